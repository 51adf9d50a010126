//! What a game has brought to the campaign it belongs to.
use kernel::Viewer;
use store::Library;
use view::story::Names;

use crate::{ChangeLine, GameFault, Players, tellings};

/// What a game changed for those who go on from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignGain {
    /// The id of the campaign, and what it is called.
    pub campaign: String,
    pub name: String,
    /// Which game of the campaign it is, from 1.
    pub number: usize,
    pub told: Vec<ChangeLine>,
}

/// What a game has brought; nothing if it belongs to no campaign, was abandoned or is not handed in yet.
pub fn brought(library: &Library, game: &str) -> Result<Option<CampaignGain>, GameFault> {
    let listed = library.game(game)?;
    let Some(id) = listed.and_then(|it| it.campaign) else { return Ok(None) };
    let Some(row) = library.campaign(&id)? else { return Ok(None) };
    let Some(book) = crate::book(&row.book) else { return Ok(None) };
    let mut campaign = book.take_up(library.row(&id).into(), Players::people())?.game;
    campaign.play()?;
    let Some((name, _)) = row.games.iter().find(|it| it.1 == game) else { return Ok(None) };
    let Some(events) = campaign.told_of(name) else { return Ok(None) };
    let desk = campaign.desk().unwrap_or_default();
    let number = desk.games.iter().position(|it| it.game == *name).map_or(0, |it| it + 1);
    let names = Names::of(&campaign.view(Viewer::Watcher));
    let told = tellings(&events, &names, &book.phrases, campaign.own_tables());
    Ok(Some(CampaignGain { campaign: id, name: desk.name, number, told }))
}
