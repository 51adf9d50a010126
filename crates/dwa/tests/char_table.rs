//! Archetypes and what is closed to them (16.1).
use dwa::{
    campaign::roster::{Arm, Character, NewCharacter},
    rule,
    rules::Rules,
    table::{
        char::{Archetype, Sex, Specialty},
        handling::Handling,
        skill::{Kind, Skill},
        weapons::Weapon,
    },
};
use kernel::{Proof, RuleId, Sum, scripted};

fn newcomer(archetype: Archetype) -> NewCharacter {
    NewCharacter {
        name: "Lawless".to_owned(),
        archetype,
        subtype: None,
        specialty: None,
        sex: Sex::Female,
        skill: None,
        quirks: 0,
        weapons: Vec::new(),
        ammunition: Vec::new(),
    }
}

fn created(new: &NewCharacter) -> Character {
    new.create(&Rules::CAMPAIGN, &mut scripted(&[])).expect("nothing forbids this character")
}

/// The weapon and combat skills closed to a character of high level, and by which rule.
fn closed(character: &Character, rules: &Rules) -> Vec<(Skill, RuleId)> {
    let character = Character { level: 9, ..character.clone() };
    Skill::all().filter_map(|it| character.may_choose(it, rules).err().map(|rule| (it, rule))).collect()
}

fn closed_to(archetype: Archetype) -> Vec<(Skill, RuleId)> {
    closed(&created(&newcomer(archetype)), &Rules::CAMPAIGN)
}

#[test]
fn a_sheet_begins_at_level_one_without_experience_trauma_or_wounds() {
    let _proof = Proof::of(rule!("dwa.char.sheet"));
    let it = created(&newcomer(Archetype::Civilian));
    assert_eq!((it.level, it.xp, it.trauma, it.wounds, it.moral_value), (1, 0, 0, 0, 10));
    assert!(it.skills.is_empty() && it.quirks.is_empty() && it.psychoses.is_empty());
    assert_eq!(it.skills_to_learn, 1);
    let written = serde_json::to_string(&it).unwrap();
    assert_eq!(serde_json::from_str::<Character>(&written).unwrap(), it);
}

#[test]
fn there_are_three_archetypes_and_the_sheet_keeps_one() {
    let _proof = Proof::of(rule!("dwa.char.archetypes"));
    let kept = Archetype::ALL.map(|it| created(&newcomer(it)).archetype);
    assert_eq!(kept, [Archetype::Military, Archetype::LawEnforcement, Archetype::Civilian]);
    let written = Archetype::ALL.map(|it| serde_json::to_value(it).unwrap());
    assert_eq!(written, ["military", "law-enforcement", "civilian"]);
}

#[test]
fn a_subtype_of_the_list_or_an_invented_one_changes_nothing_else() {
    let _proof = Proof::of(rule!("dwa.char.subtypes"));
    assert_eq!(Archetype::ALL.map(|it| it.subtypes().len()), [3, 4, 4]);
    assert!(Archetype::LawEnforcement.subtypes().contains(&"DEA agent"));
    let plain = created(&newcomer(Archetype::Civilian));
    let named = NewCharacter { subtype: Some("Nurse".to_owned()), ..newcomer(Archetype::Civilian) };
    assert_eq!(created(&named), Character { subtype: Some("Nurse".to_owned()), ..plain });
}

#[test]
fn civilians_are_one_worse_with_military_weapons() {
    let _proof = Proof::of(rule!("dwa.char.civilian-weapons"));
    let total = |civilian, weapon| {
        let mut sum = Sum::default();
        Handling { civilian, ..Handling::default() }.add_to(weapon, &mut sum);
        sum.total()
    };
    use Weapon::*;
    let military = [
        AssaultRifle,
        SubMachineGun,
        MachineGun,
        GrenadeLauncher,
        ConcussionGrenade,
        FragmentationGrenade,
        IncendiaryGrenade,
        FlashBang,
        Molotov,
        Flamethrower,
    ];
    assert_eq!(military.map(|it| total(true, it)), [-1; 10]);
    assert_eq!(military.map(|it| total(false, it)), [0; 10]);
    assert_eq!([Pistol, PumpShotgun, Rifle, SniperRifle, Bow, Chainsaw].map(|it| total(true, it)), [0; 6]);
}

#[test]
fn soldiers_learn_neither_unload_nor_chainsaw_maniac() {
    let _proof = Proof::of(rule!("dwa.ruling.restriction-lists"));
    let _proof = Proof::of(rule!("dwa.char.restrictions-military"));
    let rule = rule!("dwa.char.restrictions-military");
    assert_eq!(closed_to(Archetype::Military), [(Skill::Unload, rule), (Skill::ChainsawManiac, rule)]);
}

#[test]
fn law_enforcement_learns_nothing_for_military_weapons() {
    let _proof = Proof::of(rule!("dwa.ruling.restriction-lists"));
    let _proof = Proof::of(rule!("dwa.char.restrictions-law"));
    use Skill::*;
    let list = [Automatic, MachineGun, GrenadeLauncher, Brace, Gunner, Killer];
    assert_eq!(closed_to(Archetype::LawEnforcement), list.map(|it| (it, rule!("dwa.char.restrictions-law"))));
}

#[test]
fn civilians_learn_only_what_serves_a_handgun() {
    let _proof = Proof::of(rule!("dwa.ruling.restriction-lists"));
    let _proof = Proof::of(rule!("dwa.char.restrictions-civilian"));
    use Skill::*;
    let closed: Vec<Skill> = closed_to(Archetype::Civilian).into_iter().map(|it| it.0).collect();
    let open: Vec<Skill> =
        Skill::all().filter(|it| it.kind() != Kind::General && !closed.contains(it)).collect();
    let list = [
        Handguns,
        Aggressive,
        Cover,
        EagleEye,
        FastReload,
        Sharpshooter,
        Ambidextrous,
        DeepPockets,
        Reflex,
        DoubleTap,
    ];
    assert_eq!(open, list);
    assert!(closed.iter().all(|it| it.kind() != Kind::General));
}

#[test]
fn without_restrictions_everybody_learns_everything() {
    let rules = Rules { restrictions: false, ..Rules::CAMPAIGN };
    for archetype in Archetype::ALL {
        assert_eq!(closed(&created(&newcomer(archetype)), &rules), []);
    }
}

/// What a specialist may learn of the weapon and combat skills.
fn open_to(specialty: Specialty) -> Vec<Skill> {
    let new = NewCharacter { specialty: Some(specialty), ..newcomer(Archetype::Military) };
    let closed = closed(&created(&new), &Rules::CAMPAIGN);
    assert!(closed.iter().all(|it| it.1 == rule!("dwa.char.restrictions-subtype")));
    Skill::all().filter(|it| it.kind() != Kind::General && closed.iter().all(|no| no.0 != *it)).collect()
}

#[test]
fn specialists_learn_only_what_is_on_their_list() {
    let _proof = Proof::of(rule!("dwa.char.restrictions-subtype"));
    use Skill::*;
    assert_eq!(
        open_to(Specialty::Grunt),
        [Automatic, MachineGun, Skill::GrenadeLauncher, Brace, Gunner, Killer]
    );
    assert_eq!(open_to(Specialty::Sniper), [Handguns, Rifle, EagleEye, Sharpshooter, Skill::Sniper]);
    assert_eq!(open_to(Specialty::Officer), [Handguns, FastReload]);
    assert_eq!(open_to(Specialty::AntiTerroristUnit), [Automatic, MartialArts, CombatExpert, DoubleTap]);
}

#[test]
fn specialists_are_soldiers_and_start_with_the_firearms_of_their_list() {
    let _proof = Proof::of(rule!("dwa.char.restrictions-subtype"));
    let carrying = |specialty, weapon| {
        let weapons = vec![Arm::new(weapon, 1)];
        let new = NewCharacter { specialty: Some(specialty), weapons, ..newcomer(Archetype::Military) };
        new.create(&Rules::CAMPAIGN, &mut scripted(&[])).map(|_| ())
    };
    let refused = Err(rule!("dwa.char.restrictions-subtype"));
    assert_eq!(carrying(Specialty::Officer, Weapon::Revolver), Ok(()));
    assert_eq!(carrying(Specialty::Officer, Weapon::Machete), Ok(()));
    assert_eq!(carrying(Specialty::Officer, Weapon::AssaultRifle), refused);
    assert_eq!(carrying(Specialty::Grunt, Weapon::SubMachineGun), refused);
    assert_eq!(carrying(Specialty::AntiTerroristUnit, Weapon::SubMachineGun), Ok(()));
    let priest = NewCharacter { specialty: Some(Specialty::Grunt), ..newcomer(Archetype::Civilian) };
    assert_eq!(priest.create(&Rules::CAMPAIGN, &mut scripted(&[])).map(|_| ()), refused);
    let lenient = Rules { restrictions: false, ..Rules::CAMPAIGN };
    assert_eq!(priest.create(&lenient, &mut scripted(&[])).map(|_| ()), refused, "a grunt is a soldier");
}
