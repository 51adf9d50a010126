//! Campaign files, and the team on its way to a scenario (16).

use crate::home::{ana, campaign, over, plain_yard, settled, started, yard};
use dwa::{
    battle::figure::{Ammo, CarriedWeapon, Malfunction},
    campaign::{
        CampaignFile, file, muster, muster_these,
        roster::{Arm, Character, Fate},
    },
    rule,
    rules::Rules,
    setup::Scenario,
    table::{
        char::{Archetype, Specialty},
        psychosis::Psychosis,
        quirk::Quirk,
        search::{Item, Stock},
        skill::Skill,
        weapons::{Category, Weapon},
    },
};
use kernel::{Point, Proof};
use serde_json::{Value, json};

#[test]
fn a_campaign_survives_being_written_and_read() {
    let mut campaign = campaign(&["Ana", "Bo"]);
    let battle = started(&mut campaign);
    assert_eq!(CampaignFile::read(&campaign.text()).unwrap(), campaign);
    settled(&mut campaign, &over(battle, true));
    assert_eq!(CampaignFile::read(&campaign.text()).unwrap(), campaign);
}

#[test]
fn a_wrong_file_is_refused_with_line_and_column_and_what_was_expected() {
    let said = |text: &str| CampaignFile::read(text).unwrap_err().to_string();
    assert_eq!(said("{\n  \"book\": \"dwa\",,"), "line 2, column 17: found `,`, expected a name in quotes");
    let text = campaign(&["Ana"]).text();
    assert!(said(&text[..text.len() / 2]).contains("the rest of the campaign"));
    assert!(said(&text.replace("\"xp\"", "\"px\"")).contains("found `px`"));
    let wrong = said(&text.replace("\"level\": 1", "\"level\": 0"));
    assert!(wrong.starts_with("line ") && wrong.ends_with("found 0, expected 1 to 90"), "{wrong}");
    assert!(said(&text.replace("\"Ana\"", "\" Ana\"")).contains("without spaces around it"));
    assert!(said("{\"book\": \"chess\", \"schema\": 1}").contains("found `chess`, expected dwa"));
}

#[test]
fn other_schema_numbers_are_refused_in_plain_words() {
    let said = |schema: &str| {
        let text =
            campaign(&[]).text().replace("\"schema\": 1", &format!("\"schema\": {schema}, \"old\": 1"));
        CampaignFile::read(&text).unwrap_err().to_string()
    };
    let expected = "expected schema 1, the one that this program reads";
    let older =
        format!("line 3, column 13: /schema: found schema 0, an older form of campaign file, {expected}");
    assert_eq!(said("0"), older);
    assert!(said("2").contains("found schema 2, a newer form of campaign file"));
}

#[test]
fn sheets_that_the_rules_forbid_and_paths_that_lead_away_are_refused() {
    let mut two = campaign(&["Ana", "Bo"]);
    two.team[1].name = "ANA".to_owned();
    assert_eq!(two.check().unwrap_err().path, "/team/1/name");
    let wrong = |spoil: &dyn Fn(&mut Character)| {
        let mut campaign = campaign(&["Ana"]);
        spoil(&mut campaign.team[0]);
        campaign.check().unwrap_err().path
    };
    assert_eq!(wrong(&|it| it.weapons[0].loaded = Some(13)), "/team/0/weapons/0/loaded");
    assert_eq!(wrong(&|it| it.weapons[0].trouble = Malfunction::Jammed), "/team/0/weapons/0/trouble");
    assert_eq!(wrong(&|it| it.weapons.extend([Arm::new(Weapon::Rifle, 0); 2])), "/team/0/weapons");
    assert_eq!(wrong(&|it| it.skills = vec![Skill::Cool; 6]), "/team/0/skills");
    assert_eq!(wrong(&|it| it.trauma = 6), "/team/0/trauma");
    let known = |it: &mut Character| {
        it.free_skills = vec![Skill::Rifle];
        it.skills = vec![Skill::Cool, Skill::Rifle];
    };
    assert_eq!(wrong(&known), "/team/0/skills/1", "nobody has a skill twice");
    assert_eq!(wrong(&|it| it.skills = vec![Skill::Cool; 2]), "/team/0/skills/1");
    assert_eq!(wrong(&|it| it.free_skills = vec![Skill::Rifle; 2]), "/team/0/free_skills/1");
    assert_eq!(wrong(&|it| it.quirks = vec![Quirk::Macho; 2]), "/team/0/quirks/1");
    assert_eq!(wrong(&|it| it.psychoses = vec![Psychosis::Rage; 2]), "/team/0/psychoses/1");
    assert_eq!(wrong(&|it| it.ammunition[0].pieces = 256), "/team/0/ammunition/0/pieces");
    for game in ["../home.shamble", "a/b", "", ".home"] {
        let mut campaign = campaign(&["Ana"]);
        started(&mut campaign);
        campaign.under_way.as_mut().unwrap().game = game.to_owned();
        assert_eq!(campaign.check().unwrap_err().path, "/under_way/game");
    }
}

#[test]
fn the_schema_names_every_part_of_the_file() {
    let schema: Value = serde_json::from_str(&file::schema()).unwrap();
    let campaign = serde_json::to_value(campaign(&["Ana"])).unwrap();
    for name in campaign.as_object().unwrap().keys() {
        assert!(schema["properties"].get(name).is_some(), "{name}");
    }
    assert!(file::schema_of_new().contains("\"archetype\""));
}

#[test]
fn the_team_stands_where_the_scenarios_own_would() {
    let mut campaign = campaign(&["Ana", "Bo"]);
    let scenario = muster(&campaign, &plain_yard()).unwrap();
    let battle = scenario.battle();
    let names: Vec<&str> = battle.humans.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Ana", "Bo", "Guide"]);
    assert_eq!((battle.humans[0].at, battle.humans[0].facing), (Point::new(300, 300), 90));
    assert_eq!((battle.humans[1].at, battle.humans[1].seat.0), (Point::new(400, 300), 1));
    assert!(battle.humans[1].member && !battle.humans[2].member);
    assert_eq!(battle.zombies[0].goal, dwa::battle::figure::Goal::Human(0));
    assert!(scenario.parameters().is_empty());
    campaign.team[0].fate = Fate::Dead;
    let alone = muster(&campaign, &plain_yard()).unwrap().battle();
    assert_eq!((alone.humans[0].name.as_str(), alone.humans.len()), ("Bo", 2));
}

#[test]
fn no_more_go_than_the_scenario_has_places_for() {
    let _proof = Proof::of(rule!("dwa.ruling.who-goes"));
    let campaign = campaign(&["Ana", "Bo", "Cy", "Di"]);
    let battle = muster(&campaign, &plain_yard()).unwrap().battle();
    assert!(battle.scene.start.unplaced.is_empty());
    assert_eq!(battle.humans_at_start, 3, "two of the team, and the guide");
    let three = ["Ana", "Cy", "Di"].map(str::to_owned);
    let refused = muster_these(&campaign, &plain_yard(), &three).unwrap_err();
    assert_eq!(refused.why, "The yard takes 2, and 3 are going");
}

#[test]
fn a_scenario_without_a_team_of_its_own_takes_all_and_their_players_place_them() {
    let nobody =
        yard(json!({"humans": [{"name": "Guide", "member": false, "at": [700, 700]}], "zombies": []}));
    let battle = muster(&campaign(&["Ana", "Bo", "Cy"]), &nobody).unwrap().battle();
    assert_eq!(battle.scene.start.unplaced, [0, 1, 2]);
    assert_eq!((battle.humans[1].seat.0, battle.humans[2].seat.0), (1, 0));
}

#[test]
fn the_whole_book_holds_but_the_scenario_says_whether_vehicles_drive() {
    let _proof = Proof::of_all(&[rule!("dwa.char.advanced-optional"), rule!("dwa.vehicle.scenario-only")]);
    let campaign = campaign(&["Ana"]);
    let rules = muster(&campaign, &plain_yard()).unwrap().battle().rules;
    assert_eq!(rules, Rules { vehicles: true, zombies_per_human: Some(7), ..Rules::CAMPAIGN });
    let without = yard(json!({"rules": {"vehicles": false, "zombies_per_human": null}}));
    let rules = muster(&campaign, &without).unwrap().battle().rules;
    assert_eq!(rules, Rules { zombies_per_human: None, ..Rules::CAMPAIGN });
}

#[test]
fn a_team_without_the_living_and_a_scenario_in_the_middle_are_refused() {
    let said = |campaign: &CampaignFile, scenario: &Scenario| muster(campaign, scenario).unwrap_err().why;
    let mut campaign = campaign(&["Guide"]);
    assert_eq!(said(&campaign, &plain_yard()), "The yard has a Guide of its own beside the team");
    let middle = yard(json!({"begin": {"turn": 1, "phase": "humans"}}));
    assert_eq!(said(&campaign, &middle), "The yard begins in the middle of a game");
    campaign.team[0].fate = Fate::Turned;
    assert_eq!(said(&campaign, &plain_yard()), "the team is lost: nobody is alive");
}

#[test]
fn a_character_takes_all_of_her_sheet_to_the_game_but_no_wounds() {
    let _proof = Proof::of(rule!("dwa.ruling.between-games"));
    let mut campaign = campaign(&["Ana"]);
    campaign.team[0] = Character {
        level: 3,
        moral_value: 4,
        skills: vec![Skill::Cool, Skill::Fearless],
        quirks: vec![Quirk::Psycho],
        psychoses: vec![Psychosis::Charge],
        trauma: 5,
        wounds: 2,
        weapons: vec![
            Arm::new(Weapon::GrenadeLauncher, 1),
            Arm { trouble: Malfunction::OutOfGas, loaded: None, ..Arm::new(Weapon::Chainsaw, 0) },
            Arm::new(Weapon::Pistol, 7),
        ],
        ammunition: vec![
            Stock { category: Category::Bullets, pieces: 1 },
            Stock { category: Category::Grenades, pieces: 4 },
        ],
        items: vec![Item::Radio],
        ..ana(&campaign).clone()
    };
    let human = muster(&campaign, &plain_yard()).unwrap().battle().humans[0].clone();
    assert_eq!((human.moral, human.full_moral), (4, 12));
    assert_eq!(human.skills.as_slice(), [Skill::Handguns, Skill::Cool, Skill::Fearless]);
    assert_eq!(
        (human.quirks.as_slice(), human.psychoses.as_slice()),
        (&[Quirk::Psycho][..], &[Psychosis::Charge][..])
    );
    assert_eq!((human.trauma, human.wounds, human.untested), (5, 0, 0));
    let held =
        |weapon, loaded, pieces, trouble| CarriedWeapon { weapon, loaded, pieces, trouble, grenade: None };
    let expected = [
        held(Weapon::GrenadeLauncher, 1, 4, Malfunction::None),
        held(Weapon::Chainsaw, 0, 0, Malfunction::OutOfGas),
        held(Weapon::Pistol, 7, 0, Malfunction::None),
    ];
    assert_eq!(human.weapons.as_slice(), expected);
    assert_eq!(human.ammo, Ammo { clips: 1, ..Ammo::default() });
    assert_eq!(human.items.as_slice(), [Item::Radio]);
}

#[test]
fn ammunition_that_was_never_given_is_rolled_before_the_first_game() {
    let mut campaign = campaign(&["Ana"]);
    campaign.team[0].weapons[0].loaded = None;
    let battle = muster(&campaign, &plain_yard()).unwrap().battle();
    assert_eq!(battle.scene.start.clips, [(0, 0)]);
}

#[test]
fn only_soldiers_have_a_specialty() {
    let mut campaign = campaign(&["Ana"]);
    campaign.team[0].archetype = Archetype::Military;
    campaign.team[0].specialty = Some(Specialty::Officer);
    assert!(campaign.check().is_ok());
    campaign.team[0].archetype = Archetype::Civilian;
    assert_eq!(campaign.check().unwrap_err().path, "/team/0/archetype");
}

#[test]
fn a_campaign_has_no_more_zombies_for_each_human_than_a_table_holds() {
    let mut campaign = campaign(&["Ana"]);
    for (n, fits) in
        [(Some(0), true), (Some(500), true), (None, true), (Some(501), false), (Some(u16::MAX), false)]
    {
        campaign.rules.zombies_per_human = n;
        let fault = CampaignFile::read(&campaign.text()).err().map(|it| it.to_string());
        assert_eq!(fault.is_none(), fits, "{n:?}: {fault:?}");
        if let Some(fault) = fault {
            assert!(fault.contains("/rules/zombies_per_human") && fault.contains("0 to 500"), "{fault}");
        }
    }
}
