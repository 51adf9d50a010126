//! New characters, and what a scenario changes on a sheet (16.1, 16.4).
use dwa::{
    campaign::{
        SheetChange, What,
        roster::{Arm, Character, Fate, NewCharacter},
        settle,
        skill::{Cure, MedicTry, treat},
        xp::{Deeds, ScenarioResult},
    },
    rule,
    rules::Rules,
    table::{
        char::{Archetype, Sex},
        psychosis::Psychosis,
        quirk::Quirk,
        skill::Skill,
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, Ratio, RuleId, odds, scripted};

fn newcomer() -> NewCharacter {
    NewCharacter {
        name: "Dawson".to_owned(),
        archetype: Archetype::Civilian,
        subtype: Some("Priest".to_owned()),
        specialty: None,
        sex: Sex::Male,
        skill: Some(Skill::Cool),
        quirks: 0,
        weapons: vec![Arm::new(Weapon::Pistol, 6), Arm::new(Weapon::AssaultRifle, 6)],
        ammunition: Vec::new(),
    }
}

fn dawson() -> Character {
    newcomer().create(&Rules::CAMPAIGN, &mut scripted(&[])).expect("nothing forbids this character")
}

fn deeds(kills: u16) -> Deeds {
    Deeds {
        outcome: ScenarioResult::MajorHero,
        kills,
        close_combat_kills: 0,
        fate: Fate::Alive,
        lone_survivor: false,
    }
}

fn settled(character: &mut Character, deeds: &Deeds) -> Vec<SheetChange> {
    settle(character, deeds, &Rules::CAMPAIGN, &mut scripted(&[]))
}

fn changed(rule: RuleId, what: What) -> SheetChange {
    SheetChange { rule, what }
}

#[test]
fn a_new_character_begins_with_a_moral_value_of_ten() {
    let _proof = Proof::of(rule!("dwa.fear.base-value")).facts([1, 2, 3]);
    assert_eq!(dawson().moral_value, 10);
    assert_eq!(dawson().full_moral_value(), 10);
    assert_eq!(Character { level: 3, ..dawson() }.full_moral_value(), 12);
    let mut shaken = Character { moral_value: -3, ..dawson() };
    settled(&mut shaken, &deeds(5));
    assert_eq!(shaken.moral_value, -2, "there is no floor");
}

#[test]
fn weapon_skills_come_free_with_the_first_weapons_even_those_closed_to_him() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.weapon-list"), rule!("dwa.ruling.starting-skills")]);
    let dawson = dawson();
    assert_eq!(dawson.free_skills, [Skill::Handguns, Skill::Automatic]);
    assert_eq!(dawson.skills, [Skill::Cool]);
    assert_eq!(dawson.skills_to_learn, 0);
    assert_eq!(dawson.may_use(Weapon::SubMachineGun, &Rules::CAMPAIGN), Ok(()));
}

#[test]
fn the_first_skill_is_of_level_one_and_open_to_the_archetype() {
    let create = |skill| {
        let new = NewCharacter { skill: Some(skill), ..newcomer() };
        new.create(&Rules::CAMPAIGN, &mut scripted(&[])).map(|it| it.skills)
    };
    assert_eq!(create(Skill::Lucky), Ok(vec![Skill::Lucky]));
    assert_eq!(create(Skill::Agile), Err(rule!("dwa.skill.level-limit")));
    assert_eq!(create(Skill::Bows), Err(rule!("dwa.char.restrictions-civilian")));
}

#[test]
fn quirks_are_rolled_at_creation_and_two_are_the_most() {
    let _proof = Proof::of(rule!("dwa.quirk.creation")).facts([2, 4]);
    let create = |quirks, faces: &[u16]| {
        let new = NewCharacter { quirks, ..newcomer() };
        new.create(&Rules::CAMPAIGN, &mut scripted(faces)).map(|it| it.quirks)
    };
    assert_eq!(create(1, &[3, 4]), Ok(vec![Quirk::Psycho]));
    assert_eq!(create(2, &[3, 4, 2, 5, 6, 6]), Ok(vec![Quirk::Psycho, Quirk::Thick]));
    assert_eq!(create(3, &[]), Err(rule!("dwa.quirk.creation")));
    let none = NewCharacter { quirks: 2, ..newcomer() };
    let rules = Rules { quirks: false, ..Rules::CAMPAIGN };
    assert_eq!(none.create(&rules, &mut scripted(&[])).map(|it| it.quirks), Ok(Vec::new()));
}

#[test]
fn kills_goals_and_survival_become_experience_and_experience_a_level_with_a_skill() {
    let _proof = Proof::of(rule!("dwa.char.xp-purpose")).facts([1]);
    let _proof = Proof::of(rule!("dwa.level.skill-gain"));
    let mut dawson = dawson();
    let changes = settled(&mut dawson, &deeds(20));
    assert_eq!((dawson.xp, dawson.level, dawson.skills_to_learn), (6, 2, 1));
    let told = [
        changed(rule!("dwa.xp.kills"), What::Xp { gained: 4 }),
        changed(rule!("dwa.xp.scenario"), What::Xp { gained: 2 }),
        changed(rule!("dwa.level.table"), What::Level { from: 1, to: 2 }),
        changed(rule!("dwa.level.fear-gain"), What::FullMoralValue { from: 10, to: 11 }),
        changed(rule!("dwa.level.fear-gain"), What::MoralValue { from: 10, to: 11 }),
        changed(rule!("dwa.level.skill-gain"), What::SkillsToLearn { from: 0, to: 1 }),
    ];
    assert_eq!(changes, told);
}

#[test]
fn experience_adds_up_and_is_never_spent() {
    let _proof = Proof::of(rule!("dwa.level.table")).facts([4]);
    let _proof = Proof::of(rule!("dwa.level.skill-gain")).facts([1]);
    let _proof = Proof::of(rule!("dwa.char.xp-purpose")).facts([2, 3]);
    let _proof = Proof::of(rule!("dwa.level.between-scenarios")).facts([2]);
    let mut dawson = dawson();
    settled(&mut dawson, &deeds(15));
    assert_eq!((dawson.xp, dawson.level), (5, 1));
    settled(&mut dawson, &deeds(0));
    assert_eq!((dawson.xp, dawson.level), (7, 2));
    dawson.learn(Skill::Fearless, &Rules::CAMPAIGN).unwrap();
    assert_eq!(dawson.xp, 7);
    settled(&mut dawson, &deeds(90));
    assert_eq!((dawson.xp, dawson.level, dawson.skills_to_learn), (27, 4, 2));
}

#[test]
fn every_level_raises_the_moral_value_and_its_limit() {
    let _proof = Proof::of(rule!("dwa.level.fear-gain")).facts([1, 2]);
    let mut dawson = Character { moral_value: 3, xp: 13, level: 2, ..dawson() };
    settled(&mut dawson, &deeds(0));
    assert_eq!((dawson.level, dawson.moral_value, dawson.full_moral_value()), (3, 4, 12));
}

#[test]
fn five_kills_bring_back_a_point_of_morale_up_to_the_full_value() {
    let _proof = Proof::of(rule!("dwa.fear.regain")).facts([1, 2, 4]);
    let after = |moral_value, kills, close_combat_kills| {
        let mut dawson = Character { moral_value, ..dawson() };
        settled(&mut dawson, &Deeds { close_combat_kills, ..deeds(kills) });
        dawson.moral_value
    };
    assert_eq!(after(6, 4, 0), 6);
    assert_eq!(after(6, 10, 0), 8);
    assert_eq!(after(6, 0, 4), 6, "close combat counts double for XP only");
    assert_eq!(after(6, 0, 5), 7);
    assert_eq!(after(6, 3, 2), 7);
    assert_eq!(after(9, 15, 0), 10);
    assert_eq!(after(-2, 5, 0), -1);
}

#[test]
fn wounds_heal_between_games_and_trauma_does_not() {
    let _proof = Proof::of(rule!("dwa.ruling.between-games"));
    let psychoses = vec![Psychosis::Rage];
    let before = Character { wounds: 3, trauma: 4, moral_value: 6, psychoses, ..dawson() };
    let mut after = before.clone();
    let changes = settled(&mut after, &deeds(0));
    assert!(changes.contains(&changed(rule!("dwa.ruling.between-games"), What::WoundsHealed { wounds: 3 })));
    assert_eq!(after, Character { wounds: 0, xp: 2, ..before });
}

#[test]
fn the_fallen_gain_nothing_and_their_fate_is_written_down() {
    let _proof = Proof::of(rule!("dwa.fear.regain")).facts([5]);
    let mut dawson = Character { moral_value: 6, ..dawson() };
    let mut survivor = dawson.clone();
    settled(&mut survivor, &deeds(10));
    assert_eq!(survivor.moral_value, 8);
    let changes = settled(&mut dawson, &Deeds { fate: Fate::Turned, ..deeds(50) });
    assert_eq!(changes, [changed(rule!("dwa.ruling.victory-degrees"), What::Fate { fate: Fate::Turned })]);
    assert_eq!((dawson.xp, dawson.fate, dawson.moral_value), (0, Fate::Turned, 6));
}

#[test]
fn no_skill_comes_with_a_level_once_there_are_five() {
    let _proof = Proof::of(rule!("dwa.level.skill-gain")).facts([3]);
    let _proof = Proof::of(rule!("dwa.skill.maximum"));
    use Skill::*;
    let skills = vec![Cool, Lucky, Agile, Fearless];
    let mut dawson = Character { skills, level: 4, xp: 34, ..dawson() };
    settled(&mut dawson, &deeds(100));
    assert_eq!((dawson.xp, dawson.level, dawson.skills_to_learn), (56, 6, 1));
}

#[test]
fn without_skills_a_level_still_raises_the_moral_value() {
    let mut dawson = dawson();
    settle(&mut dawson, &deeds(20), &Rules { skills: false, ..Rules::CAMPAIGN }, &mut scripted(&[]));
    assert_eq!((dawson.level, dawson.moral_value, dawson.skills_to_learn), (2, 11, 0));
}

fn team() -> [Character; 3] {
    let medic = Character { skills: vec![Skill::Medic], moral_value: 7, ..dawson() };
    let turned = Character { fate: Fate::Turned, wounds: 2, ..dawson() };
    let dead = Character { fate: Fate::Dead, moral_value: 5, ..dawson() };
    [medic, turned, dead]
}

#[test]
fn a_medic_undoes_a_zombification_on_a_six() {
    let _proof = Proof::of(rule!("dwa.skill.medic")).facts([3, 4]);
    let mut team = team();
    assert_eq!(treat(&mut team, 0, 1, &Rules::CAMPAIGN, &mut scripted(&[5])), Ok(Vec::new()));
    assert_eq!(team[1].fate, Fate::Turned);
    let changes = treat(&mut team, 0, 1, &Rules::CAMPAIGN, &mut scripted(&[6])).unwrap();
    assert_eq!((team[1].fate, team[1].wounds), (Fate::Alive, 0));
    assert_eq!((team[0].moral_value, team[2].moral_value), (8, 5));
    assert_eq!(changes.iter().map(|it| it.0).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(odds(|dice| MedicTry {}.resolve(dice)).of(&Cure::AliveAgain), Ratio::new(1, 6));
}

#[test]
fn where_turning_costs_no_morale_the_cure_gives_none_back() {
    let mut team = team();
    let rules = Rules { team_zombified: false, ..Rules::CAMPAIGN };
    treat(&mut team, 0, 1, &rules, &mut scripted(&[6])).unwrap();
    assert_eq!(team[0].moral_value, 7);
}

#[test]
fn the_dead_stay_dead_and_only_a_living_medic_tries() {
    let mut team = team();
    let refused = Err(rule!("dwa.skill.medic"));
    assert_eq!(treat(&mut team, 0, 2, &Rules::CAMPAIGN, &mut scripted(&[])), refused);
    assert_eq!(treat(&mut team, 2, 1, &Rules::CAMPAIGN, &mut scripted(&[])), refused);
    assert_eq!(treat(&mut team, 0, 9, &Rules::CAMPAIGN, &mut scripted(&[])), refused);
}
