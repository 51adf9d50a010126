//! Popping the weasel on the board (p. 50): a zombie that shows its back, or one that lies there.
use ffo::{
    battle::{
        Battle, PersonId,
        person::{Arm, ArmKind, Main, Reloads},
    },
    rule,
    table::weapon::{Gun, MeleeWeapon},
};
use kernel::Proof;

use crate::board::{
    Board,
    acting::{acts, offers, refused},
    board, gun,
};

const SHOT: &str = "Pop the weasel on zombie 1 with the pistol";
const BLOW: &str = "Pop the weasel on zombie 1 by a blow";

/// Ann with a pistol, and a zombie that looks this way an inch north of her.
fn behind(facing: i16) -> Board {
    let ann = board().armed("Ann", 600, 600, Gun::Pistol).who(|it| it.zed_proof = true);
    ann.zombie(600, 575).with(|it| it.arrange().zombies[0].facing = facing)
}

fn pops(battle: &Battle) -> bool {
    offers(battle, 0).iter().any(|it| it == BLOW)
}

#[test]
fn a_zombie_is_popped_from_behind_or_where_it_lies() {
    let _proof = Proof::of(rule!("ffo.zombie.pop-the-weasel")).facts([1, 9]);
    let _ruling = Proof::of(rule!("ffo.ruling.weasel"));
    assert!(pops(&behind(0).done()) && pops(&behind(89).done()));
    assert!(!pops(&behind(90).done()) && !pops(&behind(180).done()), "she is before it");
    let prone = behind(180).with(|it| it.arrange().zombies[0].prone = true).done();
    assert!(pops(&prone));
    let away = behind(0).with(|it| it.arrange().zombies[0].at.y = 572).done();
    assert!(!pops(&away), "out of contact");
    // One walks up to its back, and not to its front.
    let walks = |facing: i16| {
        let mut battle = behind(facing).with(|it| it.arrange().people[0].at.y = 700).done();
        acts(&mut battle, 0, &[], &["Walk", "600,600"]);
        pops(&battle)
    };
    assert!(walks(0));
    assert!(std::panic::catch_unwind(move || walks(180)).is_err());
}

#[test]
fn by_a_gun_it_is_dead_and_the_dice_are_noise_and_ammo() {
    let _proof = Proof::of(rule!("ffo.zombie.pop-the-weasel")).facts([2, 3, 6, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.weasel"));
    let mut battle = behind(0).zombie(300, 300).done();
    // A die of noise, and one for the ammo.
    acts(&mut battle, 0, &[1, 6], &[SHOT]);
    assert!(battle.zombies[0].out && battle.people[0].deeds.zombies == 1);
    let turn = &battle.people[0].turn;
    assert_eq!((turn.main, turn.fired, turn.active), (Some(Main::Fire), true, true));
    assert_eq!(battle.noises[0].shots, 1);
    // It was the active fire, and the move goes on.
    assert_eq!(refused(&battle, 0, "Walk"), None);
    acts(&mut battle, 0, &[], &["Walk", "600,500"]);
    // No second attempt, even by a blow, and none by a gun that has been fired.
    let second = behind(0).with(|it| it.turn_mut(PersonId(0)).popped = true).done();
    assert_eq!(refused(&second, 0, BLOW), Some(rule!("ffo.zombie.pop-the-weasel")));
    let fired = behind(0).with(|it| it.turn_mut(PersonId(0)).fired_in_sight = true).done();
    assert_eq!(refused(&fired, 0, SHOT), Some(rule!("ffo.action.active-fire")));
    assert!(pops(&fired));
}

#[test]
fn a_shotgun_takes_three_dice_and_two_ones_empty_it() {
    let _proof = Proof::of(rule!("ffo.zombie.pop-the-weasel")).facts([3, 4]);
    let _shotgun = Proof::of(rule!("ffo.ruling.shotgun"));
    let mut battle = behind(0)
        .with(|it| {
            let ann = &mut it.arrange().people[0];
            ann.arms = [gun(Gun::Shotgun)].into_iter().collect();
        })
        .done();
    let shot = "Pop the weasel on zombie 1 with the shotgun";
    acts(&mut battle, 0, &[/* noise */ 1, 1, 1, /* ammo */ 1, 1, 6], &[shot]);
    assert!(!battle.people[0].arms[0].loaded && battle.zombies[0].out);
}

#[test]
fn a_blow_is_a_round_in_which_it_does_not_fight_back() {
    let _proof = Proof::of(rule!("ffo.zombie.pop-the-weasel")).facts([5, 6, 8]);
    let _ruling = Proof::of(rule!("ffo.ruling.weasel"));
    let knife = Arm { what: ArmKind::Melee(MeleeWeapon::OneHand), loaded: true, reloads: Reloads::Usual };
    let here = || {
        let armed = |it: &mut Battle| {
            let ann = &mut it.arrange().people[0];
            ann.arms = [knife].into_iter().collect();
        };
        behind(0).with(armed)
    };
    // Five dice, and a success more because it is a zombie: Impact 1 without any of her own.
    let mut battle = here().done();
    acts(&mut battle, 0, &[6, 6, 6, 6, 6, /* damage */ 2], &[BLOW]);
    assert!(battle.zombies[0].prone && !battle.zombies[0].out, "merely knocked down");
    assert_eq!((battle.people[0].turn.active, battle.people[0].turn.main), (true, None));
    let mut battle = here().done();
    acts(&mut battle, 0, &[1, 6, 6, 6, 6, /* damage */ 2], &[BLOW]);
    assert!(battle.zombies[0].out && battle.people[0].deeds.zombies == 1);
    // Two dice more against one that lies there.
    let mut battle = here().with(|it| it.arrange().zombies[0].prone = true).done();
    acts(&mut battle, 0, &[6, 6, 6, 6, 6, 6, 6, /* damage */ 1], &[BLOW]);
    assert!(battle.zombies[0].out);
}
