//! Archetypes and what is closed to them (16.1).
use dwa::{
    campaign::roster::{Arm, Character, NewCharacter},
    rule,
    rules::Rules,
    table::{
        char::{Archetype, Sex, Specialty},
        handling::Handling,
        psychosis::Psychosis,
        quirk::Quirk,
        skill::{Skill, SkillList},
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
    let _proof = Proof::of(rule!("dwa.char.sheet")).facts([1]);
    let it = created(&newcomer(Archetype::Civilian));
    assert_eq!((it.level, it.xp, it.trauma, it.wounds, it.moral_value), (1, 0, 0, 0, 10));
    assert!(it.skills.is_empty() && it.quirks.is_empty() && it.psychoses.is_empty());
    assert_eq!(it.skills_to_learn, 1);
    let written = serde_json::to_string(&it).unwrap();
    assert_eq!(serde_json::from_str::<Character>(&written).unwrap(), it);
    let worn = Character {
        subtype: Some("Nurse".to_owned()),
        xp: 7,
        level: 2,
        moral_value: 6,
        skills: vec![Skill::Cool],
        quirks: vec![Quirk::Thick],
        psychoses: vec![Psychosis::Rage],
        trauma: 4,
        wounds: 2,
        weapons: vec![Arm::new(Weapon::Pistol, 3)],
        ..it
    };
    let written = serde_json::to_string(&worn).unwrap();
    assert_eq!(serde_json::from_str::<Character>(&written).unwrap(), worn, "all of it is kept");
}

#[test]
fn there_are_three_archetypes_and_the_sheet_keeps_one() {
    let _proof = Proof::of(rule!("dwa.char.archetypes")).facts([1]);
    let kept = Archetype::ALL.map(|it| created(&newcomer(it)).archetype);
    assert_eq!(kept, [Archetype::Military, Archetype::LawEnforcement, Archetype::Civilian]);
    let written = Archetype::ALL.map(|it| serde_json::to_value(it).unwrap());
    assert_eq!(written, ["military", "law-enforcement", "civilian"]);
}

#[test]
fn a_subtype_of_the_list_or_an_invented_one_changes_nothing_else() {
    let _proof = Proof::of(rule!("dwa.char.subtypes")).facts([1]);
    assert_eq!(Archetype::ALL.map(|it| it.subtypes().len()), [3, 4, 4]);
    assert!(Archetype::LawEnforcement.subtypes().contains(&"DEA agent"));
    for archetype in Archetype::ALL {
        let plain = created(&newcomer(archetype));
        for &name in archetype.subtypes().iter().chain(&["Nurse"]) {
            let named = NewCharacter { subtype: Some(name.to_owned()), ..newcomer(archetype) };
            assert_eq!(created(&named), Character { subtype: Some(name.to_owned()), ..plain.clone() });
        }
    }
}

#[test]
fn civilians_are_one_worse_with_military_weapons() {
    let _proof = Proof::of(rule!("dwa.char.civilian-weapons")).facts([1, 2]);
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
    let handguns = [Pistol, SilencedPistol, Revolver];
    let long = [Rifle, Carbine, SniperRifle, PumpShotgun, DoubleBarrelShotgun, SawnOffShotgun];
    assert_eq!((handguns.map(|it| total(true, it)), long.map(|it| total(true, it))), ([0; 3], [0; 6]));
    assert_eq!([Bow, Crossbow, ThrowingKnife, Chainsaw].map(|it| total(true, it)), [0; 4]);
}

#[test]
fn soldiers_learn_neither_unload_nor_chainsaw_maniac() {
    let _proof = Proof::of(rule!("dwa.ruling.restriction-lists"));
    let _proof = Proof::of(rule!("dwa.char.restrictions-military")).facts([1, 2]);
    let rule = rule!("dwa.char.restrictions-military");
    assert_eq!(closed_to(Archetype::Military), [(Skill::Unload, rule), (Skill::ChainsawManiac, rule)]);
}

#[test]
fn law_enforcement_learns_nothing_for_military_weapons() {
    let _proof = Proof::of(rule!("dwa.ruling.restriction-lists"));
    let _proof = Proof::of(rule!("dwa.char.restrictions-law")).facts([1, 2]);
    use Skill::*;
    let list = [Automatic, MachineGun, GrenadeLauncher, Brace, Gunner, Killer];
    assert_eq!(closed_to(Archetype::LawEnforcement), list.map(|it| (it, rule!("dwa.char.restrictions-law"))));
}

#[test]
fn civilians_learn_only_what_serves_a_handgun() {
    let _proof = Proof::of(rule!("dwa.ruling.restriction-lists"));
    let _proof = Proof::of(rule!("dwa.char.restrictions-civilian")).facts([1, 2]);
    use Skill::*;
    let closed: Vec<Skill> = closed_to(Archetype::Civilian).into_iter().map(|it| it.0).collect();
    let open: Vec<Skill> =
        Skill::all().filter(|it| it.kind() != SkillList::General && !closed.contains(it)).collect();
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
    assert!(closed.iter().all(|it| it.kind() != SkillList::General));
}

#[test]
fn a_civilian_uses_the_rifle_she_starts_with_and_learns_no_other_like_it() {
    let _proof = Proof::of(rule!("dwa.char.restrictions-civilian")).facts([3]);
    let weapons = vec![Arm::new(Weapon::AssaultRifle, 6)];
    let armed = created(&NewCharacter { weapons, ..newcomer(Archetype::Civilian) });
    assert_eq!(armed.may_use(Weapon::AssaultRifle, &Rules::CAMPAIGN), Ok(()));
    let closed_by = Err(rule!("dwa.char.restrictions-civilian"));
    assert_eq!(armed.may_learn(Skill::Rifle, &Rules::CAMPAIGN), closed_by);
    let unarmed = created(&newcomer(Archetype::Civilian));
    assert_eq!(unarmed.may_learn(Skill::Automatic, &Rules::CAMPAIGN), closed_by);
}

#[test]
fn without_restrictions_everybody_learns_everything() {
    let _proof = Proof::of(rule!("dwa.char.restrictions-civilian")).facts([4]);
    assert_ne!(closed_to(Archetype::Civilian), [], "by default there are some");
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
    Skill::all().filter(|it| it.kind() != SkillList::General && closed.iter().all(|no| no.0 != *it)).collect()
}

#[test]
fn specialists_learn_only_what_is_on_their_list() {
    let _proof = Proof::of(rule!("dwa.char.restrictions-subtype")).facts([1]);
    use Skill::*;
    let made_up = NewCharacter { subtype: Some("Cook".to_owned()), ..newcomer(Archetype::Military) };
    let closed: Vec<Skill> =
        closed(&created(&made_up), &Rules::CAMPAIGN).into_iter().map(|it| it.0).collect();
    assert_eq!(closed, [Unload, ChainsawManiac], "they bind nobody who is not of them");
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

#[test]
fn weapon_skills_are_open_from_the_start_and_each_covers_its_group() {
    let _list = Proof::of(rule!("dwa.skill.weapon-list")).facts([1, 2, 3, 4, 5]);
    let _needed = Proof::of(rule!("dwa.skill.weapon-needed")).facts([3]);
    use Weapon::*;
    let groups: [(Skill, &[Weapon]); 7] = [
        (Skill::Handguns, &[Pistol, Revolver]),
        (Skill::Shotgun, &[PumpShotgun, DoubleBarrelShotgun, SawnOffShotgun]),
        (Skill::Rifle, &[Rifle, Carbine, SniperRifle]),
        (Skill::Automatic, &[AssaultRifle, SubMachineGun]),
        (Skill::MachineGun, &[MachineGun]),
        (Skill::GrenadeLauncher, &[GrenadeLauncher]),
        (Skill::Bows, &[Bow, Crossbow]),
    ];
    for (skill, weapons) in groups {
        let learns = created(&NewCharacter { skill: Some(skill), ..newcomer(Archetype::Military) });
        assert_eq!(learns.skills, [skill], "at level 1");
        for (other, theirs) in groups {
            for &weapon in theirs {
                let usable = learns.may_use(weapon, &Rules::CAMPAIGN).is_ok();
                assert_eq!(usable, skill == other, "{weapon:?} with {skill:?}");
            }
        }
        for &weapon in weapons {
            let arms = vec![Arm::new(weapon, 1)];
            let armed = created(&NewCharacter { weapons: arms, ..newcomer(Archetype::Civilian) });
            assert_eq!((&armed.free_skills[..], armed.skills_to_learn), (&[skill][..], 1), "{weapon:?}");
            assert_eq!(armed.may_use(weapon, &Rules::CAMPAIGN), Ok(()));
        }
    }
}

#[test]
fn a_new_character_has_one_skill_of_choice_whatever_she_carries() {
    let _proof = Proof::of(rule!("dwa.level.skill-gain")).facts([2]);
    let weapons = vec![Arm::new(Weapon::Pistol, 6)];
    let mut it = created(&NewCharacter { weapons, ..newcomer(Archetype::Civilian) });
    assert_eq!(it.free_skills, [Skill::Handguns]);
    assert_eq!(it.learn(Skill::Lucky, &Rules::CAMPAIGN), Ok(()));
    assert_eq!(it.learn(Skill::Cool, &Rules::CAMPAIGN), Err(rule!("dwa.level.skill-gain")));
    assert_eq!(it.skills, [Skill::Lucky]);
}
