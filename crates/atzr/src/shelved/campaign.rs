//! The campaigns of All Things Zombie as the shelf shows them.
use crate::{
    battle::{Atzr, Battle},
    campaign::{
        Ended,
        file::{self, CampaignFile, check_name},
        opening::{CampaignStart, OPENINGS},
        saga::{Saga, Season},
        view::{gone, view},
    },
    rules::switch,
};
use kernel::{
    Defaults, Event,
    search::{Effort, Search, Worth},
    written::short_name,
};
use serde_json::{Value, json};
use shelf::{Campaigns, CharacterSheet, Desk, LookAhead, Ready};
use view::account::Account;

pub(super) const CAMPAIGNS: Campaigns = Campaigns::of::<Season>(READY);

const READY: &[Ready] = &[Ready {
    id: OPENINGS[0].0,
    told: || opening(0).map(|it| (it.title, it.about)).unwrap_or_default(),
    new: |name| opened(0, name),
}];

fn opening(at: usize) -> Result<CampaignStart, String> {
    CampaignStart::read(OPENINGS[at].1).map_err(|it| it.to_string())
}

fn opened(at: usize, name: &str) -> Result<String, String> {
    named(name)?;
    Ok(opening(at)?.begin(name)?.text())
}

fn named(name: &str) -> Result<(), String> {
    check_name(name).map_err(|it| format!("found {}, expected {it}", short_name(name)))
}

impl LookAhead for Season {
    const ACCOUNT: Account = super::SHELVED.account;
    const ADVISES: bool = false;
    const SEARCH: Search<Season> = Search {
        player: |_| Box::new(Defaults),
        turn: |saga| {
            let month = saga.campaign.month;
            (u32::from(month.year) - 1) * 12 + u32::from(month.month)
        },
        worth: |saga, _| Worth::new(if saga.campaign.is_over() { 0 } else { 1_000 }, 0),
        effort: Effort { playouts: 8, least: 8, turns: 1, options: 4 },
    };
}

impl shelf::CampaignBook for Season {
    type Game = Atzr;
    /// The most players of a campaign.
    const CHAIRS: u8 = 8;

    fn blank(name: &str) -> Result<String, String> {
        named(name)?;
        Ok(CampaignFile::new(name).text())
    }

    fn read(text: &str) -> Result<Saga, String> {
        let file = CampaignFile::read(text).map_err(|it| it.to_string())?;
        file.position()
    }

    fn schema() -> String {
        file::schema()
    }

    fn switched(saga: &Saga) -> Vec<(&'static str, String)> {
        switch::values(&saga.campaign.rules)
    }

    fn outcome(end: &Battle, journal: &[Event]) -> Result<Value, String> {
        let ended = Ended::of(end, journal).ok_or_else(|| "the Encounter is not over yet".to_owned())?;
        Ok(json!(ended))
    }

    fn desk(saga: &Saga) -> Desk {
        let view = view(saga);
        let living = view.panels.into_iter().map(|it| CharacterSheet::of(it.title, true, it.lines));
        let lost = saga.campaign.groups.iter().flat_map(|it| &it.gone);
        let lost = lost.map(|it| CharacterSheet::of(it.name.clone(), false, gone(it)));
        let played = |it: &file::PlayedEncounter| shelf::PlayedGame {
            game: it.game.clone(),
            title: it.title.clone(),
            outcome: format!("{} in turn {}", if it.success { "success" } else { "failure" }, it.turn),
            won: it.success,
        };
        let now = match saga.campaign.groups.is_empty() {
            true => "before the first month".to_owned(),
            false => saga.campaign.month.words(),
        };
        let name = saga.name.clone();
        Desk {
            name,
            people: living.chain(lost).collect(),
            games: saga.played.iter().map(played).collect(),
            now,
        }
    }
}
