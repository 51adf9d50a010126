//! Star Power on the map (3.2.1).
use crate::acting_in_words::{activate, play};
use crate::board::{at, board, p};
use atzr::{
    battle::{
        Battle, FigureId, State, charge, melee,
        shoot::{self, Guns, Manner},
    },
    printed::{Class, CounterThing},
    rule,
};
use kernel::Proof;

/// Bank fires a rifle at Ray, a Star of this Rep in the open.
fn shot_at(rep: u8, dice: &[u16], answers: &[&str]) -> Battle {
    let mut battle = board()
        .star("Ray", rep, "0809")
        .enemies(Class::Ganger)
        .enemy("Bank", 4, "0806")
        .holds(&[CounterThing::HuntingRifle])
        .done();
    let guns = Guns::One { hand: 0, dice: None };
    let firing = shoot::all_at(&battle, p(1), guns, FigureId::Person(p(0)), Manner::Active);
    play(dice, answers, |play| shoot::firefight(&mut battle, play, vec![firing])).0.unwrap();
    battle
}

#[test]
fn a_star_that_humans_harm_may_roll_all_its_dice_or_none() {
    let _proof = Proof::of(rule!("atzr.star-power.use")).facts([2, 3]);
    // One hit of two dice, the noise, and a damage of 5 on Rep 5.
    let hit = [6, 1, 3, 3, 5];
    let taken = shot_at(5, &hit, &["Take it: Out of the Fight"]);
    assert_eq!((taken.person(p(0)).state, taken.person(p(0)).star_power), (State::OutOfTheFight, 5));
    assert!(!taken.person(p(0)).deeds.used_star_power);
    let all = [&hit[..], &[3, 4, 5, 6, 6]].concat();
    let saved = shot_at(5, &all, &["Use Star Power, 5 dice"]);
    assert_eq!((saved.person(p(0)).state, saved.person(p(0)).star_power), (State::Functioning, 3));
    assert!(saved.person(p(0)).deeds.used_star_power && !saved.person(p(0)).ducked);
    // Without effect it has still been used.
    let all = [&hit[..], &[4, 4, 5, 5, 6]].concat();
    let lost = shot_at(5, &all, &["Use Star Power, 5 dice"]);
    assert_eq!((lost.person(p(0)).state, lost.person(p(0)).star_power), (State::OutOfTheFight, 4));
    assert!(lost.person(p(0)).deeds.used_star_power);
}

#[test]
fn two_hits_are_reduced_one_by_one() {
    let _proof = Proof::of(rule!("atzr.star-power.levels")).facts([3, 4]);
    // Dead and Out of the Fight: three successes for both.
    let hit = [6, 6, 3, 3, 6, 5];
    let state = |power: [u16; 5]| {
        let all = [&hit[..], &power[..]].concat();
        shot_at(5, &all, &["Use Star Power, 5 dice"]).person(p(0)).state
    };
    assert_eq!(state([1, 2, 3, 4, 5]), State::Functioning);
    assert_eq!(state([1, 2, 4, 4, 5]), State::OutOfTheFight);
    assert_eq!(state([4, 4, 4, 4, 5]), State::ObviouslyDead { turn: 1, fresh: false });
}

#[test]
fn a_duck_back_is_no_damage_and_has_to_be_obeyed() {
    let _proof = Proof::of(rule!("atzr.star-power.not-duck-back")).facts([1, 2]);
    // A damage of 4 on Rep 5: nobody is asked, and he ducks into the wood.
    let ducked = shot_at(5, &[6, 1, 3, 3, 4], &[]);
    assert_eq!((ducked.person(p(0)).at, ducked.person(p(0)).ducked), (at("0609"), true));
    // A Duck Back beside a damage that is shrugged off remains.
    let both = shot_at(5, &[6, 6, 3, 3, 4, 5, 1, 1, 1, 1, 1], &["Use Star Power, 5 dice"]);
    assert!(both.person(p(0)).ducked);
}

#[test]
fn the_choice_is_offered_with_its_odds() {
    let mut battle = board()
        .star("Ray", 1, "0809")
        .enemies(Class::Ganger)
        .enemy("Bank", 4, "0806")
        .holds(&[CounterThing::Pistol])
        .done();
    let guns = Guns::One { hand: 0, dice: None };
    let firing = shoot::all_at(&battle, p(1), guns, FigureId::Person(p(0)), Manner::Active);
    let (mut dice, mut nobody) = (kernel::scripted(&[6, 3, 3]), kernel::Nobody);
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut nobody);
    let pause = shoot::firefight(&mut battle, &mut play, vec![firing]).unwrap_err();
    let kernel::question::Shape::One { options } = pause.question().unwrap().shape.clone() else { panic!() };
    let odds: Vec<(&str, String)> =
        options[0].odds.iter().map(|it| (it.what.as_str(), it.p.to_string())).collect();
    assert_eq!(odds, [("Carry On", "1/2".to_owned()), ("Out of the Fight", "1/2".to_owned())]);
}

#[test]
fn zombies_are_not_impressed() {
    let _proof = Proof::of(rule!("atzr.star-power.not-against-zombies")).facts([1]);
    let mut battle = board().star("Ray", 3, "0809").zombie("0809").zombie("0809").zombie("0809").done();
    let undead: Vec<_> = battle.undead().map(|it| it.0).collect();
    // Ray rolls 4 dice without a success and the zombies 5 with five; a 1 is Obviously Dead, and nobody is asked.
    let faces = [6, 6, 6, 6, 1, 1, 1, 1, 1, 1];
    let (hex, shares) = (battle.person(p(0)).at, [(p(0), undead.iter().copied().collect())]);
    play(&faces, &[], |play| melee::swarms(&mut battle, play, hex, &shares)).0.unwrap();
    assert!(matches!(battle.person(p(0)).state, State::ObviouslyDead { .. }));
    assert_eq!(battle.person(p(0)).star_power, 3);
}

#[test]
fn a_melee_that_star_power_has_saved_goes_on() {
    let _proof = Proof::of(rule!("atzr.star-power.melee")).facts([1]);
    let mut battle =
        board().star("Too Tall", 5, "0808").enemies(Class::Ganger).enemy("Nick", 5, "0809").done();
    activate(&mut battle, p(0));
    let faces = [
        1, 2, 1,
        2, // The charge: both pass two, so that Nick could fire a die, and has nothing to fire.
        6, 6, 6, 6, 6, 1, 1, 6, 6, 6, // Nick wins by 2.
        2, // Out of the Fight.
        1, 2, 4, 5, 6, // Star Power: nothing is left of it.
        1, 1, 1, 6, 6, 6, 6, 6, 6, 6, // At once another round, that she wins by 3, ...
        3, // ... and Nick is Out of the Fight.
    ];
    let charge = [(p(0), at("0809"))];
    let answers = ["Use Star Power, 5 dice"];
    play(&faces, &answers, |play| charge::by_people(&mut battle, play, &charge)).0.unwrap();
    assert_eq!((battle.person(p(0)).state, battle.person(p(0)).star_power), (State::Functioning, 4));
    assert_eq!(battle.person(p(1)).state, State::OutOfTheFight);
}
