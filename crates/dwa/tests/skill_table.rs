//! The lists of skills (16.5) and those that are a test of their own.
use dwa::{
    rule,
    table::{
        handling::Distraction,
        skill::{self, Healing, SKILLS, Skill, SkillList},
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

use Skill::*;

#[test]
fn the_rows_stand_in_the_order_of_the_skills() {
    for (at, row) in SKILLS.iter().enumerate() {
        assert_eq!(row.skill as usize, at);
    }
}

/// The skills of a kind and level.
fn of(kind: SkillList, level: u16) -> Vec<Skill> {
    Skill::all().filter(|it| it.kind() == kind && it.level() == level).collect()
}

#[test]
fn every_general_skill_has_the_level_of_the_book() {
    assert_eq!(of(SkillList::General, 1), [Cool, FancyMove, Lucky, NervesOfSteel]);
    assert_eq!(of(SkillList::General, 2), [Agile, Fearless, Mechanics]);
    assert_eq!(of(SkillList::General, 3), [FirstAid, Medic, Motivate, LuckyBastard]);
    assert_eq!(of(SkillList::General, 4), [Inspire, Snappy, Quick]);
    assert_eq!(of(SkillList::General, 5), [Dodge, Hero]);
}

#[test]
fn every_combat_skill_has_the_level_of_the_book() {
    assert_eq!(of(SkillList::Combat, 1), []);
    assert_eq!(
        of(SkillList::Combat, 2),
        [Aggressive, Brace, Cover, EagleEye, FastReload, Sharpshooter, Unload]
    );
    assert_eq!(of(SkillList::Combat, 3), [Ambidextrous, DeepPockets, Frantic, Gunner, MartialArts]);
    assert_eq!(of(SkillList::Combat, 4), [CombatExpert, Reflex, Tough, ChainsawManiac]);
    assert_eq!(of(SkillList::Combat, 5), [DoubleTap, Killer, Sniper, Strong]);
}

#[test]
fn every_skill_cites_the_entry_of_its_own_name() {
    for row in &SKILLS {
        let name = serde_json::to_value(row.skill).unwrap();
        let id = row.rule.as_str().rsplit('.').next().unwrap();
        assert!(row.kind == SkillList::Weapon || name == id, "{name} cites {id}");
    }
}

#[test]
fn general_weapon_skills_are_level_one_and_what_is_thrown_or_strikes_needs_none() {
    use Skill as S;
    assert_eq!(of(SkillList::Weapon, 1).len(), 7);
    let needed = [
        (Weapon::Pistol, S::Handguns),
        (Weapon::SilencedPistol, S::Handguns),
        (Weapon::Revolver, S::Handguns),
        (Weapon::PumpShotgun, S::Shotgun),
        (Weapon::DoubleBarrelShotgun, S::Shotgun),
        (Weapon::SawnOffShotgun, S::Shotgun),
        (Weapon::Rifle, S::Rifle),
        (Weapon::Carbine, S::Rifle),
        (Weapon::SniperRifle, S::Rifle),
        (Weapon::AssaultRifle, S::Automatic),
        (Weapon::SubMachineGun, S::Automatic),
        (Weapon::MachineGun, S::MachineGun),
        (Weapon::GrenadeLauncher, S::GrenadeLauncher),
        (Weapon::Bow, S::Bows),
        (Weapon::Crossbow, S::Bows),
    ];
    for (weapon, skill) in needed {
        assert_eq!(S::needed_for(weapon), Some(skill));
    }
    let free =
        [Weapon::ThrowingKnife, Weapon::Molotov, Weapon::Flamethrower, Weapon::Chainsaw, Weapon::Sword];
    assert_eq!(free.map(S::needed_for), [None; 5]);
}

#[test]
fn first_aid_closes_a_wound_on_five_or_six() {
    let _proof = Proof::of(rule!("dwa.skill.first-aid")).facts([1]);
    let aid = skill::FirstAid::default();
    assert_eq!(aid.roll(&mut scripted(&[4])), Healing::Nothing);
    assert_eq!(aid.roll(&mut scripted(&[5])), Healing::OneWound);
    assert_eq!(odds(|dice| aid.resolve(dice)).of(&Healing::OneWound), Ratio::new(1, 3));
}

#[test]
fn a_distracted_healer_needs_a_six() {
    let _proof = Proof::of(rule!("dwa.quirk.sexy"));
    let aid = skill::FirstAid { distraction: Distraction { psychos: 0, sexy: 1 } };
    assert_eq!(aid.roll(&mut scripted(&[5])), Healing::Nothing);
    assert_eq!(aid.roll(&mut scripted(&[6])), Healing::OneWound);
}
