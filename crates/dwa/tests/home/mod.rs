//! A campaign of a few and a yard to play in, for tests.

use dwa::{
    battle::{Battle, victory},
    campaign::{CampaignFile, SheetChange, What, file::read_new, roster::Character, settle_all},
    setup::Scenario,
};
use kernel::scripted;
use serde_json::{Value, json};

/// Two places for the team, a non-player character, a zombie after the first of the team.
pub fn yard(more: Value) -> Scenario {
    let mut file = json!({
        "title": "The yard", "last_turn": 3, "entry": {"b": false}, "seats": 2,
        "rules": {"vehicles": true, "zombies_per_human": 7},
        "humans": [
            {"name": "First", "at": [300, 300], "facing": 90},
            {"name": "Guide", "member": false, "at": [700, 700]},
            {"name": "Second", "at": [400, 300], "seat": 1},
        ],
        "zombies": [{"at": [900, 900], "goal": {"human": "First"}}],
        "parameters": {"turns": {"sets": ["/last_turn"], "most": 9}},
    });
    file.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    Scenario::read(&file.to_string()).unwrap()
}

pub fn plain_yard() -> Scenario {
    yard(json!({}))
}

/// A campaign with these in its team, who have a pistol each.
pub fn campaign(names: &[&str]) -> CampaignFile {
    let mut campaign = CampaignFile::new("The long way home");
    for name in names {
        let given = json!({
            "name": name, "archetype": "civilian", "sex": "female", "skill": "cool", "quirks": 0,
            "weapons": [{"weapon": "pistol", "loaded": 12}],
            "ammunition": [{"category": "bullets", "pieces": 2}],
        });
        campaign.add(&read_new(&given.to_string()).unwrap(), &mut scripted(&[])).unwrap();
    }
    campaign
}

pub fn started(campaign: &mut CampaignFile) -> Battle {
    campaign.begin(&plain_yard(), "home-1.shamble").unwrap().battle()
}

/// The end of the game, as the figures now are.
pub fn over(mut battle: Battle, reached: bool) -> Battle {
    battle.turn = 3;
    battle.result = Some(victory::Result { reached, ..victory::judge(&battle) });
    battle
}

pub fn settled(campaign: &mut CampaignFile, battle: &Battle) -> Vec<(String, SheetChange)> {
    settle_all(campaign, battle, &mut scripted(&[])).unwrap()
}

pub fn changed(told: &[(String, SheetChange)], who: &str) -> Vec<What> {
    told.iter().filter(|it| it.0 == who).map(|it| it.1.what).collect()
}

pub fn ana(campaign: &CampaignFile) -> &Character {
    &campaign.team[0]
}
