//! What a game has brought to the campaign it belongs to.
use store::Library;

use super::look;
use crate::{Campaigns, Told, Trouble};

/// What a game changed for those who go on from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The id of the campaign, and what it is called.
    pub campaign: String,
    pub name: String,
    /// Which game of the campaign it is, from 1.
    pub number: usize,
    /// Whether the campaign has taken it over; if not, this is what it will take over.
    pub settled: bool,
    pub told: Vec<Told>,
}

/// What a game that is over has brought; nothing if it belongs to no campaign or was given up. `end` is the position it
/// ended with, wanted only while nothing is settled.
pub fn brought(
    library: &Library,
    game: &str,
    end: impl FnOnce() -> Result<String, Trouble>,
) -> Result<Option<Brought>, Trouble> {
    let listed = library.game(game)?;
    let Some(id) = listed.and_then(|it| it.campaign) else { return Ok(None) };
    let Some(campaign) = library.campaign(&id)? else { return Ok(None) };
    let look = look(&campaign.book, &campaign.text)?;
    let is_it = |name: &str| campaign.game(name) == Some(game);
    let (number, settled, told) = match look.played.iter().position(|it| is_it(&it.game)) {
        Some(at) => (at + 1, true, look.played[at].told.clone()),
        None => match look.under_way.as_ref().filter(|it| is_it(&it.game)) {
            Some(it) => {
                let Campaigns { settle, .. } = super::campaigns(&campaign.book)?;
                let settled = settle(&campaign.text, &it.game, &end()?).map_err(Trouble::Other)?;
                (look.number, false, settled.told)
            }
            None => return Ok(None),
        },
    };
    Ok(Some(Brought { campaign: id, name: look.name, number, settled, told }))
}
