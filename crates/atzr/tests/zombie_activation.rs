//! Which zombies activate, and what they are after first (13.1, 13.4, 13.5).

use crate::board::{at, board, p};
use crate::dice_by_rule::cast;
use crate::steps::roll;
use crate::turn_in_words;
use crate::zombie_phases::{off, one, z, zombie_at, zombies_act, zombies_act_and_answer};
use atzr::{
    battle::{Battle, place::Noise, shoot, zombie},
    printed::{Class, CounterThing, DayPart},
    rule,
};
use kernel::Proof;

/// Ray on the long street, with a zombie that sees him and one behind it that does not.
fn one_behind_the_other() -> Battle {
    board().grunt("Ray", 5, "0906").zombie("0912").zombie("0914").done()
}

#[test]
fn a_zombie_that_sees_a_human_activates_on_a_four_and_every_other_on_a_three() {
    let _proof = Proof::of(rule!("atzr.zombie.frenzy")).facts([1]);
    let _proof = Proof::of(rule!("atzr.zombie.activation")).facts([1]);
    let _proof = Proof::of(rule!("atzr.zombie.rep"));
    let moved = |die: u8, faces: &[u16]| {
        let mut battle = one_behind_the_other();
        zombies_act(&mut battle, die, faces);
        [0, 1].map(|it| zombie_at(&battle, it))
    };
    assert_eq!(moved(5, &[]), ["0912", "0914"]);
    assert_eq!(moved(4, &[]), ["0909", "0914"]);
    // The one behind rolls for a way to drift, and goes up the street.
    assert_eq!(moved(3, &[1]), ["0909", "0911"]);
}

#[test]
fn frenzy_ends_when_nobody_is_in_sight() {
    let _proof = Proof::of(rule!("atzr.zombie.frenzy")).facts([2, 4]);
    let mut battle = one_behind_the_other();
    zombies_act(&mut battle, 6, &[]);
    assert_eq!([0, 1].map(|it| battle.zombie(z(it)).frenzied), [true, false]);
    battle.set_up().person(p(0)).ducked = true;
    battle.recount();
    zombies_act(&mut battle, 6, &[]);
    assert!(!battle.zombie(z(0)).frenzied);
}

#[test]
fn a_frenzied_zombie_fights_with_a_rep_of_three() {
    let _proof = Proof::of(rule!("atzr.zombie.rep")).facts([2]);
    let mut battle = board().grunt("Ray", 3, "0906").zombie("0907").done();
    // Four dice against three.
    zombies_act(&mut battle, 4, &[6, 6, 1, 1, 1, 1, 4, 4, 4]);
    assert!(battle.zombie(z(0)).frenzied && battle.zombie(z(0)).out);
}

#[test]
fn a_zombie_does_not_move_in_the_turn_it_was_placed_in() {
    let _proof = Proof::of(rule!("atzr.zombie.place-inactive")).facts([1]);
    let _proof = Proof::of(rule!("atzr.ruling.zombie-new-turn"));
    let mut battle = one_behind_the_other();
    battle.set_up().zombie(z(0)).placed = 1;
    zombies_act(&mut battle, 4, &[]);
    assert_eq!(zombie_at(&battle, 0), "0912");
    battle.turn = 2;
    zombies_act(&mut battle, 4, &[]);
    assert_eq!(zombie_at(&battle, 0), "0909");
}

#[test]
fn all_have_moved_before_anybody_is_attacked_and_gunfire_moves_nobody_else() {
    let _proof = Proof::of(rule!("atzr.zombie.activation")).facts([3]);
    let battle = board().star("Ray", 5, "0912").holds(&[CounterThing::Pistol]);
    let mut battle = battle.zombie("0914").zombie("0906").done();
    // His test, his shot, a six for noise, the counter that comes, the damage: the other zombie has moved already.
    zombies_act_and_answer(&mut battle, 3, &[1, 1, 6, 6, 1, 3], one(0));
    assert!(battle.zombie(z(0)).out);
    assert_eq!(zombie_at(&battle, 1), "0909");
    assert_eq!(zombie_at(&battle, 2), "0906", "it came when that hex was free again, and stays in it");
}

#[test]
fn zombies_in_sight_are_no_in_sight_and_take_no_tests() {
    let _proof = Proof::of(rule!("atzr.zombie.no-insight")).facts([1]);
    let _proof = Proof::of(rule!("atzr.zombie.no-reactions")).facts([1]);
    let mut battle = board().star("Ray", 5, "0906").holds(&[CounterThing::Pistol]).zombie("0912").done();
    zombies_act(&mut battle, 4, &[]);
    assert_eq!(zombie_at(&battle, 0), "0909");
    // A shot that misses: the die, and the die for noise; the zombie rolls nothing.
    let firing = {
        let guns = shoot::best(&battle, p(0), |_| true).unwrap();
        let whom = atzr::battle::FigureId::Zombie(z(0));
        shoot::all_at(&battle, p(0), guns, whom, shoot::Manner::Active)
    };
    roll(&[1, 1], |play| shoot::firefight(&mut battle, play, vec![firing]).unwrap());
    assert_eq!(zombie_at(&battle, 0), "0909");
}

#[test]
fn within_three_hexes_it_charges_and_farther_off_it_comes_nearer() {
    let _proof = Proof::of(rule!("atzr.zombie.action-charge")).facts([1]);
    let _proof = Proof::of_all(&[
        rule!("atzr.zombie.action-seen"),
        rule!("atzr.zombie.no-weapons"),
        rule!("atzr.ruling.zombie-charge-reach"),
    ]);
    let mut near = board().grunt("Ray", 5, "0912").zombie("0915").done();
    zombies_act(&mut near, 4, &[6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 4]);
    assert_eq!(zombie_at(&near, 0), "0912", "it fell where he stands");
    let mut far = board().grunt("Ray", 5, "0912").zombie("0916").done();
    zombies_act(&mut far, 4, &[]);
    assert_eq!(zombie_at(&far, 0), "0913");
}

#[test]
fn rough_ground_keeps_it_from_charging_what_is_near() {
    let _proof = Proof::of(rule!("atzr.zombie.action-charge")).facts([2]);
    let _proof = Proof::of(rule!("atzr.zombie.action-seen")).facts([2]);
    let _proof = Proof::of(rule!("atzr.ruling.zombie-charge-reach"));
    // 0205 is rough: from beside it three points are just enough, from two hexes away they are not.
    let mut beside = board().grunt("Ray", 5, "0205").zombie("0305").done();
    zombies_act(&mut beside, 4, &[6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 4]);
    assert!(beside.zombie(z(0)).out);
    let mut two_away = board().grunt("Ray", 5, "0205").zombie("0207").done();
    zombies_act(&mut two_away, 4, &[]);
    assert_eq!(zombie_at(&two_away, 0), "0206");
}

#[test]
fn it_goes_for_the_nearest_and_of_equals_by_lot() {
    let _proof = Proof::of(rule!("atzr.zombie.frenzy")).facts([5]);
    let _proof = Proof::of(rule!("atzr.ruling.zombie-target-choice"));
    let mut nearest = board().grunt("Ray", 5, "0906").enemies(Class::Ganger).enemy("Bank", 3, "0917");
    nearest = nearest.zombie("0912");
    let mut battle = nearest.done();
    zombies_act(&mut battle, 4, &[]);
    assert_eq!(zombie_at(&battle, 0), "0915", "anybody's people will do");
    let mut equal = board().grunt("Ray", 5, "0906").grunt("Lil", 3, "0918").zombie("0912").done();
    zombies_act(&mut equal, 4, &[2]);
    assert_eq!(zombie_at(&equal, 0), "0915");
}

#[test]
fn a_zombie_goes_where_it_last_saw_somebody_until_it_gets_there() {
    let _proof = Proof::of(rule!("atzr.zombie.action-last-seen"));
    let mut battle = board().grunt("Ray", 5, "0906").zombie("0916").done();
    zombies_act(&mut battle, 4, &[]);
    assert_eq!(zombie_at(&battle, 0), "0913");
    // He steps aside before its eyes, and then is gone.
    roll(&[], |play| {
        atzr::battle::change::enter(&mut battle, play, rule!("atzr.move.points"), p(0), at("0905"));
    });
    assert_eq!(battle.zombie(z(0)).last_seen, Some(at("0905")));
    battle.set_up().person(p(0)).ducked = true;
    battle.recount();
    for (turn, to) in [(2, "0910"), (3, "0907")] {
        battle.turn = turn;
        zombies_act(&mut battle, 3, &[]);
        assert_eq!(zombie_at(&battle, 0), to);
    }
    battle.set_up().people.clear();
    battle.turn = 4;
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0905");
    assert_eq!(battle.zombie(z(0)).last_seen, None);
}

#[test]
fn who_was_not_in_sight_when_it_was_active_is_not_followed() {
    let _proof = Proof::of(rule!("atzr.zombie.action-drift"));
    let mut battle = board().grunt("Ray", 5, "0906").zombie("0916").done();
    roll(&[], |play| {
        atzr::battle::change::enter(&mut battle, play, rule!("atzr.move.points"), p(0), at("0905"));
    });
    battle.set_up().person(p(0)).ducked = true;
    battle.recount();
    zombies_act(&mut battle, 3, &[4]);
    assert_eq!(zombie_at(&battle, 0), "0919");
}

fn noise(battle: &mut Battle, hex: &str, turn: u16, dice: u16) {
    battle.noises.push(Noise { at: at(hex), turn, dice });
}

#[test]
fn zombies_go_where_the_most_dice_were_rolled_within_twelve_hexes() {
    let _proof = Proof::of(rule!("atzr.zombie.action-noise")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.zombie-noise-target"));
    let heard = |all: &[(&str, u16, u16)], faces: &[u16]| {
        let mut battle = board().zombie("0912").done();
        all.iter().for_each(|it| noise(&mut battle, it.0, it.1, it.2));
        zombies_act(&mut battle, 3, faces);
        zombie_at(&battle, 0)
    };
    assert_eq!(heard(&[("0924", 1, 1)], &[]), "0915");
    assert_eq!(heard(&[("0906", 1, 2), ("0918", 1, 3)], &[]), "0915");
    // Dice of this turn and the last in one hex are added.
    assert_eq!(heard(&[("0906", 0, 2), ("0906", 1, 2), ("0918", 1, 3)], &[]), "0909");
    // Equally loud: the nearer, and of equals by lot.
    assert_eq!(heard(&[("0906", 1, 2), ("0917", 1, 2)], &[]), "0915");
    assert_eq!(heard(&[("0906", 1, 2), ("0918", 1, 2)], &[1]), "0909");
    let mut far = board().zombie("0911").done();
    noise(&mut far, "0924", 1, 5);
    zombies_act(&mut far, 3, &[1]);
    assert_eq!(zombie_at(&far, 0), "0908", "thirteen hexes are too far");
}

#[test]
fn noise_fades_after_the_next_turn_and_has_been_seen_to_once_it_is_reached() {
    let _proof = Proof::of(rule!("atzr.zombie.action-noise")).facts([1]);
    let _proof = Proof::of(rule!("atzr.ruling.zombie-noise-target"));
    let mut battle = board().zombie("0912").done();
    noise(&mut battle, "0910", 1, 2);
    let end = |battle: &mut Battle| {
        roll(&[], |play| zombie::end_turn(battle, play).unwrap());
        battle.turn += 1;
    };
    end(&mut battle);
    assert_eq!(battle.noises.len(), 1);
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0910");
    // It has been there: it goes on the way it came, though the noise is still heard by others.
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0907");
    end(&mut battle);
    assert!(battle.noises.is_empty());
    noise(&mut battle, "0910", 3, 1);
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0910", "new noise from the same place is news");
}

#[test]
fn a_zombie_with_nothing_to_go_for_keeps_its_direction_and_turns_at_a_dead_end() {
    let _proof = Proof::of(rule!("atzr.zombie.action-drift")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.zombie.action-dead-end")).facts([1, 2]);
    let _proof = Proof::of_all(&[rule!("atzr.ruling.zombie-drift-turn"), rule!("atzr.zombie.move-full")]);
    let mut battle = board().zombie("0905").done();
    // It rolls once for its direction, and keeps it.
    zombies_act(&mut battle, 3, &[1]);
    assert_eq!(zombie_at(&battle, 0), "0902");
    // One hex to the edge. A 3 turns it left until it finds a way; a 4 turns it right, where a house makes it turn once more.
    let left = off("0901", 5, 2);
    let right = off(&off("0901", 3, 1), 4, 1);
    battle.turn = 2;
    for (faces, to) in [(&[3][..], left), (&[4, 4], right)] {
        let mut turned = battle.clone();
        zombies_act(&mut turned, 3, faces);
        assert_eq!(zombie_at(&turned, 0), to);
    }
}

#[test]
fn a_zombie_that_comes_right_up_to_somebody_behind_cover_ends_his_duck_back() {
    let _proof = Proof::of(rule!("atzr.ruling.duck-back-visibility"));
    let hides = |zombie: &str| {
        let mut battle = board().grunt("Ray", 5, "0905").last(|it| it.ducked = true).zombie(zombie).done();
        battle.set_up().zombies[0].last_seen = Some(at("0905"));
        battle
    };
    let mut comes = hides("0908");
    zombies_act(&mut comes, 3, &[]);
    assert_eq!(zombie_at(&comes, 0), "0906");
    assert!(!comes.person(p(0)).ducked);
    // One that gets no nearer than two hexes, and one that only stands there, do not find him.
    let mut far = hides("0910");
    zombies_act(&mut far, 3, &[]);
    assert!(zombie_at(&far, 0) == "0907" && far.person(p(0)).ducked);
    let mut stands = hides("0906");
    zombies_act(&mut stands, 6, &[]);
    assert!(stands.person(p(0)).ducked);
}

/// Ray in a house of one hex, a zombie before it that did not see him go in, and Lil in the street.
fn before_the_house(lil: &str) -> Battle {
    board().grunt("Ray", 5, "0302").grunt("Lil", 3, lil).zombie("0303").done()
}

#[test]
fn it_charges_the_nearest_whom_it_can_charge_whoever_is_nearer_behind_walls() {
    let _proof = Proof::of(rule!("atzr.zombie.action-charge")).facts([3]);
    let _proof =
        Proof::of_all(&[rule!("atzr.ruling.zombie-target-choice"), rule!("atzr.ruling.zombie-charge-reach")]);
    for hex in ["0304", "0305", "0306"] {
        let mut battle = before_the_house(hex);
        assert!(battle.zombie_sees(z(0), p(0)) && battle.zombie_sees(z(0), p(1)), "{hex}");
        // Her test, and a melee that she wins.
        zombies_act(&mut battle, 4, &[6, 6, 1, 1, 1, 1, 4, 4, 4]);
        assert!(battle.zombie(z(0)).out && zombie_at(&battle, 0) == hex);
    }
    // Four hexes are too far to charge: it goes for the nearest in sight, who is behind the wall.
    let mut far = before_the_house("0307");
    zombies_act(&mut far, 4, &[]);
    assert_eq!(zombie_at(&far, 0), "0303");
    // The door that it saw him take is no wall: then the nearest is his again.
    let mut follows = before_the_house("0305");
    follows.set_up().zombie(z(0)).follows = Some(at("0302"));
    zombies_act(&mut follows, 4, &[6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 4]);
    assert_eq!(zombie_at(&follows, 0), "0302");
}

#[test]
fn of_two_whom_it_can_charge_it_takes_the_nearer() {
    let _proof = Proof::of(rule!("atzr.ruling.zombie-target-choice"));
    let inside = board().grunt("Ray", 5, "0302").grunt("Lil", 3, "0306").grunt("Jo", 3, "0305");
    let mut battle = inside.zombie("0303").done();
    zombies_act(&mut battle, 4, &[6, 6, 1, 1, 1, 1, 4, 4, 4]);
    assert_eq!(zombie_at(&battle, 0), "0305");
}

#[test]
fn those_for_whom_others_leave_no_room_charge_the_next_whom_they_can() {
    let _proof = Proof::of(rule!("atzr.ruling.zombie-target-choice"));
    let mut crowded = board().grunt("Ray", 5, "0912").grunt("Lil", 3, "0917");
    // Four come up to the only free hex beside Ray, and one who wanted to has no room left there.
    let beside = off("0913", 3, 1);
    for hex in [&beside[..], &beside, &beside, &beside, "0914"] {
        crowded = crowded.zombie(hex);
    }
    let full = crowded.0.scene.board.grid().neighbours(at("0912")).filter(|it| *it != at("0913"));
    for hex in full.collect::<Vec<_>>() {
        for _ in 0..4 {
            crowded = crowded.zombie(&hex.to_string());
            crowded.0.set_up().zombies.last_mut().unwrap().placed = 1;
        }
    }
    let mut battle = crowded.done();
    (battle.zombie_die, battle.turn) = (Some(3), 1);
    cast(&[], &[], |play| zombie::activate(&mut battle, play).unwrap());
    assert_eq!([0, 1].map(|it| battle.person(p(it)).deeds.in_melee), [true, true]);
    assert_eq!(zombie_at(&battle, 4), "0917");
}

#[test]
fn in_the_dark_nobody_far_off_makes_them_frenzied_but_noise_is_heard_as_ever() {
    let _proof = Proof::of(rule!("atzr.zombie.frenzy")).facts([6]);
    let _proof = Proof::of(rule!("atzr.zombie.action-noise")).facts([5]);
    let frenzied = |from: &str| {
        let mut battle = board().day(DayPart::Night).grunt("Ray", 5, "0906").zombie(from).done();
        zombies_act(&mut battle, 5, &[]);
        battle.zombie(z(0)).frenzied
    };
    assert_eq!([frenzied("0909"), frenzied("0910")], [true, false]);
    let mut hears = board().day(DayPart::Night).zombie("0912").done();
    noise(&mut hears, "0924", 1, 1);
    zombies_act(&mut hears, 3, &[]);
    assert_eq!(zombie_at(&hears, 0), "0915");
}

#[test]
fn whom_it_sees_comes_before_what_it_hears_and_the_nearest_before_the_weakest() {
    let _proof = Proof::of(rule!("atzr.zombie.action-seen")).facts([1]);
    let _proof = Proof::of(rule!("atzr.zombie.frenzy")).facts([3]);
    let mut battle = board().grunt("Ray", 5, "0906").grunt("Lil", 1, "0919").zombie("0912").done();
    noise(&mut battle, "0914", 1, 5);
    zombies_act(&mut battle, 4, &[]);
    assert_eq!(zombie_at(&battle, 0), "0909");
}

#[test]
fn it_goes_where_it_saw_him_last_and_not_where_he_has_gone() {
    let _proof = Proof::of(rule!("atzr.zombie.action-last-seen")).facts([1]);
    let mut battle = board().grunt("Ray", 5, "0906").zombie("0916").done();
    zombies_act(&mut battle, 4, &[]);
    battle.set_up().person(p(0)).at = at("1612");
    battle.recount();
    assert!(!battle.zombie_sees(z(0), p(0)));
    battle.turn = 2;
    zombies_act(&mut battle, 3, &[]);
    assert_eq!(zombie_at(&battle, 0), "0910");
}

#[test]
fn a_crossbow_draws_nobody_and_a_pistol_and_a_door_that_held_do() {
    let _proof = Proof::of(rule!("atzr.zombie.action-noise")).facts([4]);
    let after = |thing: CounterThing, faces: &[u16], drifts: &[u16]| {
        let mut battle = board().star("Ray", 5, "0912").holds(&[thing]).zombie("0917").done();
        let guns = shoot::best(&battle, p(0), |_| true).unwrap();
        let whom = atzr::battle::FigureId::Zombie(z(0));
        let firing = shoot::all_at(&battle, p(0), guns, whom, shoot::Manner::Active);
        roll(faces, |play| shoot::firefight(&mut battle, play, vec![firing]).unwrap());
        battle.set_up().person(p(0)).ducked = true;
        battle.recount();
        zombies_act(&mut battle, 3, drifts);
        zombie_at(&battle, 0)
    };
    assert_eq!(after(CounterThing::Pistol, &[1, 1], &[]), "0914");
    assert_eq!(after(CounterThing::Crossbow, &[1], &[4]), "0920");
    let mut door = board().star("Ray", 5, "0505").zombie("0912").done();
    turn_in_words::activate(&mut door, p(0));
    // A 6 does not open it, and a 1 brings nobody new.
    turn_in_words::play_on(&mut door, &[6, 1], &["Go to 0504"]);
    door.set_up().person(p(0)).ducked = true;
    door.recount();
    let before = at("0912").distance(at("0505"));
    zombies_act(&mut door, 3, &[]);
    assert_eq!(at(&zombie_at(&door, 0)).distance(at("0505")), before - 3);
}
