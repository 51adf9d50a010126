//! Skills (16.5) that change attacks, on the board.
use crate::board::{
    Board,
    acting::{acts, cost, offers, refused},
    board,
};
use dwa::{
    battle::figure::{CarriedWeapon, HumanTurn, Malfunction},
    rule,
    table::{skill::Skill, weapons::Weapon},
};
use kernel::Proof;

/// Dawson with a weapon and a skill; the zombie 15 cm east of him.
fn skilled(skill: Skill, weapon: Weapon, loaded: u8) -> Board {
    let board = board().armed("Dawson", 600, 600, weapon, loaded).zombie(775, 600);
    board.rules(|it| it.skills = true).with(|it| it.arrange().humans[0].skills.push(skill))
}

/// The same with the zombie in contact, facing him.
fn in_contact(skill: Skill, weapon: Weapon, loaded: u8) -> Board {
    skilled(skill, weapon, loaded).with(|it| {
        it.arrange().zombies[0].at.x = 625;
        it.arrange().zombies[0].facing = 270;
    })
}

const FIRE: &str = "fire the pistol at zombie 1";

#[test]
fn double_tap_fires_twice_for_the_price_of_one_and_falls_kill() {
    let _proof = Proof::of(rule!("dwa.skill.double-tap")).facts([2, 5]);
    let mut battle = skilled(Skill::DoubleTap, Weapon::Pistol, 12).done();
    // With one step of aim: 2 + 1 misses, 3 + 1 is a Fall and so an Elim.
    acts(&mut battle, 0, &[2, 3], &[FIRE, "use Double tap", "1"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (10, 1));
    let mut without = skilled(Skill::DoubleTap, Weapon::Pistol, 12).rules(|it| it.skills = false).done();
    acts(&mut without, 0, &[4], &[FIRE, "1", "0"]);
    assert!(without.zombies[0].fallen, "the rule is not in use: nothing is offered");
}

#[test]
fn double_tap_keeps_the_targets_of_an_automatic_weapon() {
    let _proof = Proof::of(rule!("dwa.skill.double-tap")).facts([7]);
    let _proof = Proof::of(rule!("dwa.ruling.skill-double-shots"));
    let mut battle = skilled(Skill::DoubleTap, Weapon::SubMachineGun, 4).done();
    // No sustained fire on top: after the skill only aim is asked about.
    let dice = [1, 1, 1, 1, 1, /* second */ 1, 1, 1, 1, 4];
    acts(&mut battle, 0, &dice, &["fire the sub machine gun at zombie 1", "use Double tap", "0"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (2, 2));
}

#[test]
fn ambidextrous_fires_both_handguns_for_one_ap_unaimed() {
    let _proof = Proof::of(rule!("dwa.skill.ambidextrous")).facts([1, 2, 3]);
    let mut battle = skilled(Skill::Ambidextrous, Weapon::Pistol, 12).done();
    let both = "fire both handguns at zombie 1";
    assert!(!offers(&battle, 0).contains(&both.to_owned()), "one handgun is not two");
    let revolver = CarriedWeapon {
        weapon: Weapon::Revolver,
        loaded: 1,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    battle.arrange().humans[0].weapons.push(revolver);
    battle.arrange().humans[0].in_hand.push(1);
    let mut empty = battle.clone();
    empty.arrange().humans[0].weapons[1].loaded = 0;
    assert!(!offers(&empty, 0).contains(&both.to_owned()), "both must be loaded");
    acts(&mut battle, 0, &[4, 5], &[both]);
    assert!(battle.zombies[0].out, "a Fall, then 5 + 1 at the fallen");
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].weapons[1].loaded), (3, 0));
    assert!(!offers(&battle, 0).contains(&both.to_owned()));
}

#[test]
fn unload_fires_the_pump_shotgun_four_times_and_not_a_fifth() {
    let _proof = Proof::of(rule!("dwa.skill.unload")).facts([1]);
    let mut battle = skilled(Skill::Unload, Weapon::PumpShotgun, 6).done();
    battle.arrange().humans[0].turn.ap = 5;
    let fire = "fire the pump shotgun";
    let shot = [fire, "900,600"];
    acts(&mut battle, 0, &[], &[fire, "yes", "600,900"]);
    assert_eq!((battle.humans[0].turn.ap, cost(&battle, 0, fire)), (4, Some(1)));
    acts(&mut battle, 0, &[], &[shot, shot, shot].concat());
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].weapons[0].loaded), (1, 2));
    assert_eq!(refused(&battle, 0, fire), Some(rule!("dwa.skill.unload")));
    let mut last = skilled(Skill::Unload, Weapon::PumpShotgun, 6).done();
    last.arrange().humans[0].turn.ap = 1;
    acts(&mut last, 0, &[], &shot);
    assert_eq!(last.humans[0].turn.ap, 0, "with 1 AP the skill is the only way");
}

#[test]
fn combat_expert_strikes_twice_for_two_ap() {
    let _proof = Proof::of(rule!("dwa.skill.combat-expert"));
    let mut battle = in_contact(Skill::CombatExpert, Weapon::BaseballBat, 0).done();
    let strike = "strike zombie 1 with the baseball bat";
    // Down with the first, dead with the second; the third strike is at normal cost.
    acts(&mut battle, 0, &[5, 2], &[strike, "yes"]);
    assert!(battle.zombies[0].out);
    assert_eq!(battle.humans[0].turn.ap, 2);
}

#[test]
fn frantic_gives_one_extra_strike_after_a_result() {
    let _proof = Proof::of(rule!("dwa.skill.frantic")).facts([1]);
    let strike = "strike zombie 1 with the machete";
    let mut battle = in_contact(Skill::Frantic, Weapon::Machete, 0).done();
    acts(&mut battle, 0, &[3], &[strike]);
    assert_eq!(battle.humans[0].turn.used.len(), 0, "a miss gives nothing");
    acts(&mut battle, 0, &[4, 2], &[strike, "yes"]);
    assert!(battle.zombies[0].out);
    assert_eq!(battle.humans[0].turn.ap, 0);
}

#[test]
fn an_aggressive_man_rolls_a_failed_strike_or_shot_again() {
    let _proof = Proof::of(rule!("dwa.ruling.reroll-skills"));
    let mut battle = in_contact(Skill::Aggressive, Weapon::Machete, 0).done();
    let strike = "strike zombie 1 with the machete";
    // The second result counts, and in the second strike nothing is asked any more.
    acts(&mut battle, 0, &[1, 3, 1], &[strike, "yes", strike]);
    assert!(!battle.zombies[0].fallen && battle.humans[0].turn.ap == 0);
    let mut battle = in_contact(Skill::Aggressive, Weapon::Pistol, 5).done();
    battle.arrange().humans[0].turn.ap = 1;
    acts(&mut battle, 0, &[2, 3], &["fire the pistol in close combat at zombie 1", "yes"]);
    assert!(battle.zombies[0].out);
}

#[test]
fn a_strong_man_turns_a_fall_into_a_kill() {
    let _proof = Proof::of(rule!("dwa.skill.strong")).facts([1]);
    let mut battle = in_contact(Skill::Strong, Weapon::BaseballBat, 0).done();
    acts(&mut battle, 0, &[5], &["strike zombie 1 with the baseball bat", "yes"]);
    assert!(battle.zombies[0].out);
}

#[test]
fn bare_hands_lay_down_on_a_six_all_turn_long() {
    let _proof = Proof::of(rule!("dwa.skill.martial-arts")).facts([2, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.skill-martial-arts"));
    let mut battle = in_contact(Skill::MartialArts, Weapon::Machete, 0).done();
    battle.arrange().humans[0].weapons.clear();
    battle.arrange().humans[0].in_hand.clear();
    let strike = "strike zombie 1 with bare hands";
    acts(&mut battle, 0, &[6, 6], &[strike, "strike zombie 1 with bare hands"]);
    assert!(battle.zombies[0].out);
    assert_eq!(battle.humans[0].turn.used.len(), 1, "it is one use");
}

#[test]
fn a_chainsaw_maniac_kills_on_a_two_and_is_never_hurt() {
    let _proof = Proof::of(rule!("dwa.skill.chainsaw-maniac")).facts([1, 2, 3]);
    let strike = "strike zombie 1 with the chainsaw";
    let mut battle = in_contact(Skill::ChainsawManiac, Weapon::Chainsaw, 0).done();
    acts(&mut battle, 0, &[2], &[strike, "yes"]);
    assert!(battle.zombies[0].out);
    let mut battle = in_contact(Skill::ChainsawManiac, Weapon::Chainsaw, 0).done();
    acts(&mut battle, 0, &[1], &[strike, "yes"]);
    assert_eq!((battle.humans[0].weapons[0].trouble, battle.humans[0].wounds), (Malfunction::OutOfGas, 0));
}

#[test]
fn a_sniper_kills_with_two_and_more() {
    let _proof = Proof::of(rule!("dwa.ruling.skill-sniper"));
    let mut battle = skilled(Skill::Sniper, Weapon::Rifle, 10).done();
    acts(&mut battle, 0, &[1, 2], &["fire the rifle at zombie 1", "use Sniper", "2", "0"]);
    assert!(battle.zombies[0].out);
    let pistol = skilled(Skill::Sniper, Weapon::Pistol, 10).with(|it| it.arrange().humans[0].turn.ap = 1);
    acts(&mut pistol.done(), 0, &[2], &[FIRE]);
}

#[test]
fn eagle_eye_and_sharpshooter_are_offered_only_where_they_help() {
    let _proof = Proof::of(rule!("dwa.skill.eagle-eye"));
    let rifle = "fire the rifle at zombie 1";
    let mut near =
        skilled(Skill::EagleEye, Weapon::Rifle, 10).with(|it| it.arrange().humans[0].turn.ap = 1).done();
    acts(&mut near, 0, &[3], &[rifle]);
    let mut far =
        skilled(Skill::EagleEye, Weapon::Rifle, 10).with(|it| it.arrange().humans[0].turn.ap = 1).done();
    far.arrange().zombies[0].at.x = 825;
    acts(&mut far, 0, &[4], &[rifle, "use Eagle eye"]);
    assert!(far.zombies[0].fallen, "no -1 at 20 cm");
    let _proof = Proof::of(rule!("dwa.skill.sharpshooter"));
    let mut behind = skilled(Skill::Sharpshooter, Weapon::Rifle, 10).zombie(700, 600).done();
    behind.arrange().humans[0].turn.ap = 1;
    acts(&mut behind, 0, &[4], &[rifle, "use Sharpshooter"]);
    assert!(behind.zombies[0].fallen, "no -1 for soft cover");
}

#[test]
fn brace_fires_the_machine_gun_twice_without_the_action() {
    let _proof = Proof::of(rule!("dwa.skill.brace")).facts([1]);
    let mut battle = skilled(Skill::Brace, Weapon::MachineGun, 20).done();
    let dice = [[1, 1, 2, 2, 2, 2, 3, 3, 3, 3], [1, 1, 2, 2, 2, 2, 3, 3, 3, 5]].concat();
    acts(&mut battle, 0, &dice, &["fire the machine gun", "use Brace", "900,700", "812,600"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (18, 0));
}

#[test]
fn a_gunner_kills_on_four() {
    let _proof = Proof::of(rule!("dwa.skill.gunner"));
    let mut battle = skilled(Skill::Gunner, Weapon::MachineGun, 20).done();
    let dice = [1, 1, 2, 2, 2, 2, 3, 3, 3, 4];
    acts(&mut battle, 0, &dice, &["fire the machine gun", "use Gunner", "812,600"]);
    assert!(battle.zombies[0].out);
}

#[test]
fn brace_and_gunner_go_together_whichever_is_chosen_first() {
    let _proof = Proof::of(rule!("dwa.skill.gunner")).facts([3]);
    let _proof = Proof::of(rule!("dwa.skill.brace")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.skill-use"));
    let dice = [[1, 1, 2, 2, 2, 2, 3, 3, 3, 3], [1, 1, 2, 2, 2, 2, 3, 3, 3, 4]].concat();
    for first in ["use Brace", "use Gunner"] {
        let mut battle = skilled(Skill::Brace, Weapon::MachineGun, 20).done();
        battle.arrange().humans[0].skills.push(Skill::Gunner);
        let answers = ["fire the machine gun", first, "yes", "900,700", "812,600"];
        acts(&mut battle, 0, &dice, &answers);
        assert!(battle.zombies[0].out, "{first}: the second burst kills on a 4");
        assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (18, 0), "{first}");
    }
}

#[test]
fn a_killer_empties_a_full_magazine_like_a_machine_gun() {
    let _proof = Proof::of(rule!("dwa.skill.killer")).facts([2]);
    let label = "empty the sub machine gun into a circle";
    let mut battle = skilled(Skill::Killer, Weapon::SubMachineGun, 4).done();
    let dice = [1, 1, 2, 2, 2, 2, 3, 3, 3, 5];
    acts(&mut battle, 0, &dice, &[label, "812,600"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (0, 0));
    let part = skilled(Skill::Killer, Weapon::SubMachineGun, 3).done();
    assert_eq!(refused(&part, 0, label), Some(rule!("dwa.skill.killer")));
    let mut next = battle.clone();
    next.arrange().humans[0].turn = HumanTurn { ap: 4, ..HumanTurn::default() };
    assert_eq!(refused(&next, 0, label), Some(rule!("dwa.ammo.magazine")));
}

#[test]
fn a_maniac_is_not_asked_about_a_two_that_kills_from_behind() {
    let _proof = Proof::of(rule!("dwa.skill.chainsaw-maniac"));
    let strike = "strike zombie 1 with the chainsaw";
    let behind = in_contact(Skill::ChainsawManiac, Weapon::Chainsaw, 0);
    let mut battle = behind.with(|it| it.arrange().zombies[0].facing = 90).done();
    let mut one = battle.clone();
    acts(&mut battle, 0, &[2], &[strike]);
    assert!(battle.zombies[0].out && battle.humans[0].turn.used.is_empty());
    acts(&mut one, 0, &[1], &[strike, "yes"]);
    assert_eq!(one.humans[0].weapons[0].trouble, Malfunction::OutOfGas, "a 1 is a mishap from anywhere");
}
