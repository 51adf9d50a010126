//! The campaigns of Dead Walk Again as the shelf shows them.
use crate::{
    battle::{Battle, Dwa},
    campaign::{
        CampaignFile, GameOutcome, Series,
        file::{self, SettledGame, check_name},
        roster::{Character, Fate},
        sheet,
    },
    rules::switch,
    setup::scenario::Scenario,
};
use kernel::{
    Defaults, Event,
    search::{Effort, Search, Worth},
    written::Written,
};
use serde_json::{Value, json};
use shelf::{Campaigns, CharacterSheet, Desk, LookAhead, Ready};
use view::account::Account;

pub(super) const CAMPAIGNS: Campaigns = Campaigns::of::<Series>(&[Ready {
    id: "the-long-way-home",
    told: || {
        (
            "The long way home".to_owned(),
            "Four people who met on the road, and every scenario there is between them and home. What they learn \
             and what it costs them stays with them."
                .to_owned(),
        )
    },
    new: long_way_home,
}]);

/// Four people with something to fight with.
fn long_way_home(name: &str) -> Result<String, String> {
    let mut campaign = CampaignFile::new(name);
    check_name("", name).map_err(|it| format!("found {}, expected {}", it.found, it.expected))?;
    for member in TEAM {
        let new = file::read_new(member).map_err(|it| it.to_string())?;
        campaign.add(&new, &mut kernel::scripted(&[])).map_err(|it| it.to_string())?;
    }
    Ok(campaign.text())
}

/// Nothing is rolled for them: they have no quirks.
const TEAM: [&str; 4] = [
    r#"{"name":"Ruth","archetype":"civilian","sex":"female","quirks":0,"skill":"cool","weapons":[{"weapon":"pistol","loaded":12}],"ammunition":[{"category":"bullets","pieces":2}]}"#,
    r#"{"name":"Dawson","archetype":"military","sex":"male","quirks":0,"skill":"lucky","weapons":[{"weapon":"assault-rifle","loaded":6}],"ammunition":[{"category":"bullets","pieces":2}]}"#,
    r#"{"name":"Ortega","archetype":"law-enforcement","sex":"female","quirks":0,"skill":"nerves-of-steel","weapons":[{"weapon":"pump-shotgun","loaded":6}],"ammunition":[{"category":"shells","pieces":8}]}"#,
    r#"{"name":"Moses","archetype":"civilian","sex":"male","quirks":0,"skill":"fancy-move","weapons":[{"weapon":"rifle","loaded":5},{"weapon":"baseball-bat"}],"ammunition":[{"category":"bullets","pieces":2}]}"#,
];

impl LookAhead for Series {
    const ACCOUNT: Account = super::SHELVED.account;
    const ADVISES: bool = false;
    const SEARCH: Search<Series> = Search {
        player: |_| Box::new(Defaults),
        turn: |campaign| campaign.begun,
        worth: |campaign, _| {
            let alive = campaign.team.iter().filter(|it| it.fate == Fate::Alive).count();
            Worth::new(1_000 * alive as u32 / campaign.team.len().max(1) as u32, 0)
        },
        effort: Effort { playouts: 8, least: 8, turns: 1, options: 4 },
    };
}

impl shelf::CampaignBook for Series {
    type Game = Dwa;
    const CHAIRS: u8 = 1;

    fn blank(name: &str) -> Result<String, String> {
        check_name("", name).map_err(|it| format!("found {}, expected {}", it.found, it.expected))?;
        Ok(CampaignFile::new(name).text())
    }

    fn read(text: &str) -> Result<CampaignFile, String> {
        let campaign = CampaignFile::read(text).map_err(|it| it.to_string())?;
        if let Some(it) = &campaign.under_way {
            Scenario::read(&it.scenario.text()).map_err(|it| format!("the scenario under way: {it}"))?;
        }
        Ok(campaign)
    }

    fn schema() -> String {
        file::schema()
    }

    fn switched(campaign: &CampaignFile) -> Vec<(&'static str, String)> {
        switch::values(&campaign.rules)
    }

    fn outcome(end: &Battle, journal: &[Event]) -> Result<Value, String> {
        let outcome = GameOutcome::told(end, journal).ok_or_else(|| "the game is not over yet".to_owned())?;
        Ok(json!(outcome))
    }

    fn desk(campaign: &CampaignFile) -> Desk {
        let mut people: Vec<CharacterSheet> = campaign.team.iter().map(|it| person(campaign, it)).collect();
        people.sort_by_key(|it| !it.lives);
        let games = campaign.played.iter().map(played).collect();
        let now = match (&campaign.under_way, campaign.ended) {
            (_, true) => format!("ended after game {}", campaign.begun),
            (Some(_), false) => format!("game {}", campaign.begun),
            (None, false) => format!("before game {}", campaign.begun + 1),
        };
        Desk { name: campaign.name.clone(), people, games, now }
    }
}

fn person(campaign: &CampaignFile, it: &Character) -> CharacterSheet {
    CharacterSheet::of(it.name.clone(), it.fate == Fate::Alive, sheet(campaign, it))
}

fn played(it: &SettledGame) -> shelf::PlayedGame {
    shelf::PlayedGame {
        game: it.game.clone(),
        title: it.scenario.clone(),
        outcome: format!("{} in turn {}", it.outcome.words(), it.turn),
        won: it.reached,
    }
}
