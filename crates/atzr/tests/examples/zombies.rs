//! The book's examples of charges, melee and zombies on the map.
use super::example;
use atzr::{
    battle::{
        Battle, FigureId, Phase, State, place::Noise, recovery, recovery::RecoveryAction, zombie,
        zombie::infected,
    },
    printed::{Area, Class, CounterThing},
    rule,
    table::infection::{Infection, InfectionTest},
};
use kernel::{Answer, RuleId};

use crate::{
    board::{at, board, p},
    steps::roll,
    turn_in_words::{play_on, step},
    zombie_phases::{activate, charge, is_out, off, place_of, z, zombie_at, zombies_act},
};

/// 11.2: the Leader of three Gangers has won and charges; the other two go with him, each with dice of his own.
#[test]
fn gangers_charge_after_in_sight() {
    let _example = example(rule!("atzr.example.gangers-charge-after-in-sight"));
    let gangers = board().enemies(Class::Ganger).enemy("Leader", 4, "0912");
    let gangers = gangers.enemy("Bank", 3, &off("0913", 5, 1)).enemy("Too Tall", 4, &off("0912", 2, 1));
    let mut battle = gangers.grunt("Ray", 3, "0913").grunt("Lil", 3, &off("0912", 3, 1)).done();
    let lil = place_of(&battle, 4);
    // Ray against two of them, Lil against one: two dice for each of the five, and then the melees.
    let (ray, lils) = ([6, 6, 1, 1, 1, 1], [6, 6, 1, 1]);
    let (first, second) = ([1, 1, 1, 1, 4, 4, 4, 2], [1, 1, 1, 1, 4, 4, 4, 2]);
    let charges = [(0, "0913"), (1, "0913"), (2, lil.as_str())];
    charge(&mut battle, &charges, &[&ray[..], &lils, &first, &second].concat(), []);
    assert!(is_out(&battle, 3) && is_out(&battle, 4));
}

/// 13.1.2: humans 5, zombies 4; two see Tonya, the third sees nobody.
#[test]
fn frenzy_activation() {
    let mut example = example(rule!("atzr.example.frenzy-activation"));
    let tonya = board().star("Tonya", 5, "0906");
    let mut battle = tonya.zombie("0912").zombie(&off("0906", 3, 6)).zombie("0914").done();
    step(&mut battle, example.rest(), &[]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["Tonya is done"]);
    while battle.phase != Phase::Zombies {
        step(&mut battle, &[], &[]);
    }
    step(&mut battle, &[], &[]);
    example.comes_to([0, 1, 2].map(|it| battle.zombie(z(it)).frenzied));
    assert_eq!(zombie_at(&battle, 0), "0909");
    assert_eq!(zombie_at(&battle, 1), off("0906", 3, 3));
    assert_eq!(zombie_at(&battle, 2), "0914");
}

/// The die that draws the first counter with this number that is left in the cup.
fn counter(battle: &Battle, number: u8) -> u16 {
    struct Last(u16);
    impl kernel::Dice for Last {
        fn die(&mut self, _why: RuleId, sides: u16) -> u16 {
            self.0.min(sides)
        }
    }
    (1..)
        .find(|&it| {
            battle.cups.clone().draw_zombie(rule!("atzr.zombie.place"), &mut Last(it)) == Some(number)
        })
        .unwrap()
}

/// 13.3: rural, four Fire Dice, three sixes; counters 4, 5 and 6.
#[test]
fn rural_noise_placement() {
    let _example = example(rule!("atzr.example.rural-noise-placement"));
    let mut battle = board().area(Area::Rural).star("Tonya", 5, "0912").done();
    let mut faces = vec![6, 6, 6, 1];
    let mut cup = battle.clone();
    for number in 4..=6 {
        faces.push(counter(&cup, number));
        roll(&faces[faces.len() - 1..], |play| zombie::draw(&mut cup, play));
    }
    roll(&faces, |play| zombie::noise(&mut battle, play, p(0), 4).unwrap());
    let places = [4, 5, 6].map(|it| off("0912", it, 6));
    assert_eq!([0, 1, 2].map(|it| zombie_at(&battle, it)), places);
    // Whoever sees her activates on a 4, whoever does not on a 3 only.
    battle.turn = 2;
    let sees = [0, 1, 2].map(|it| battle.zombie_sees(z(it), p(0)));
    zombies_act(&mut battle, 5, &[]);
    assert_eq!([0, 1, 2].map(|it| battle.zombie(z(it)).frenzied), sees);
    assert!(sees[0]);
}

/// 13.5: A is within three hexes, B heard shots without seeing her, C sees her from afar.
#[test]
fn zombie_actions() {
    let _example = example(rule!("atzr.example.zombie-actions"));
    let tonya = board().star("Tonya", 5, "0912");
    let mut battle = tonya.zombie("0910").zombie("0904").zombie("0920").done();
    assert!(!battle.zombie_sees(z(1), p(0)), "A stands in between");
    battle.noises.push(Noise { at: at("0912"), turn: 1, dice: 2 });
    // The test is taken when all have moved; she kills A with her bare hands.
    zombies_act(&mut battle, 3, &[6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 4]);
    assert!(battle.zombie(z(0)).out);
    assert_eq!([0, 1, 2].map(|it| zombie_at(&battle, it)), ["0912", "0907", "0917"]);
}

/// 13.5.1: three in different hexes see the same human, and end their move together.
#[test]
fn zombies_join_a_stack() {
    let _example = example(rule!("atzr.example.zombies-join-a-stack"));
    let (left, right) = (off("0917", 6, 1), off("0917", 2, 1));
    let mut battle = board().star("Tonya", 5, "0908").zombie("0917").zombie(&left).zombie(&right).done();
    zombies_act(&mut battle, 3, &[]);
    let first = zombie_at(&battle, 0);
    assert_eq!([1, 2].map(|it| zombie_at(&battle, it)), [first.clone(), first]);
    // From now on they do not part.
    battle.turn = 2;
    zombies_act(&mut battle, 3, &[]);
    let first = zombie_at(&battle, 0);
    assert_eq!([1, 2].map(|it| zombie_at(&battle, it)), [first.clone(), first]);
}

/// 11.2.1 on the map: Bank is shot down, Too Tall gets in.
#[test]
fn charge_two_on_tonya() {
    let _example = example(rule!("atzr.example.charge-two-on-tonya"));
    let tonya = board().star("Tonya", 5, "0912").holds(&[CounterThing::Pistol]).enemies(Class::Ganger);
    let mut battle = tonya.enemy("Bank", 3, "0911").enemy("Too Tall", 4, "0913").done();
    let (tests, shot) = ([1, 1, 1, 6, 1, 1], [6, 1, 3]);
    // Too Tall loses her first round with Impact 2 and a 3, and then for good.
    let (first, second) = ([1, 2, 3, 5, 1, 1, 1, 1, 1, 3], [4, 4, 4, 1, 1, 1, 1, 1, 2]);
    let faces = [&tests[..], &shot, &first, &second].concat();
    charge(&mut battle, &[(1, "0912"), (2, "0912")], &faces, [Answer::One(0)]);
    assert_eq!([1, 2].map(|it| place_of(&battle, it)), ["0911", "0912"]);
    assert!(is_out(&battle, 1) && is_out(&battle, 2));
}

/// 11.4.1 on the map: she kills one with her Pistol and two in the first round.
#[test]
fn four_zeds_charge() {
    let _example = example(rule!("atzr.example.four-zeds-charge"));
    let tonya = board().star("Tonya", 5, "0912").holds(&[CounterThing::Pistol]);
    let mut battle = tonya.zombie("0914").zombie("0914").zombie("0914").zombie("0914").done();
    let (test, shot) = ([1, 1], [6, 1, 3]);
    let (first, second) = ([1, 2, 3, 4, 4, 4, 1, 4, 4, 4, 4], [1, 1, 1, 1, 1, 1, 4, 4, 4]);
    let faces = [&test[..], &shot, &first, &second].concat();
    crate::zombie_phases::zombies_act_and_answer(&mut battle, 4, &faces, [Answer::One(0)]);
    assert_eq!((battle.undead().count(), battle.person(p(0)).deeds.zombies), (0, 4));
    assert!(battle.person(p(0)).deeds.bitten, "it took a second round");
}

/// 13.9.4 on the map: two doubles, and Buffy is a zombie from the next zombie activation.
#[test]
fn buffy_infected() {
    let mut example = example(rule!("atzr.example.buffy-infected"));
    let infection = InfectionTest { rep: 4, out_of_the_fight: false }.roll(&mut example);
    example.comes_to(infection);
    let infected = infection == Infection::Infected;
    let mut battle = board().grunt("Buffy", 4, "0912").last(|it| it.infected = infected).done();
    roll(&[], |play| infected::doubles(&mut battle, play));
    example.comes_to(battle.person(p(0)).rep());
    // The die draws her counter.
    roll(&[1], |play| infected::doubles(&mut battle, play));
    assert_eq!(battle.person(p(0)).state, State::Turned { zombie: z(0) });
    assert_eq!(battle.name(FigureId::Zombie(z(0))), "zombie 1");
}

/// 15.0.2 on the map: Tonya treats two in one activation; both have been bitten.
#[test]
fn medikit_two_patients() {
    let _example = example(rule!("atzr.example.medikit-two-patients"));
    let downed = |all: crate::board::Board| {
        all.last(|it| {
            it.state = State::OutOfTheFight;
            it.deeds.downed_by_zombies = true;
        })
    };
    let all = board().star("Tonya", 5, "0912").holds(&[CounterThing::Medikit]).grunt("Too Tall", 4, "0912");
    let mut battle = downed(downed(all).grunt("Beck", 4, "0912")).done();
    activate(&mut battle, &[0]);
    for (whom, faces) in [(1, [1, 1]), (2, [1, 6])] {
        let action = RecoveryAction::Medikit { whom: p(whom) };
        roll(&faces, |play| recovery::perform(&mut battle, play, p(0), &action).unwrap());
    }
    assert_eq!([1, 2].map(|it| battle.person(p(it)).rep()), [4, 3]);
    assert!([1, 2].iter().all(|&it| battle.person(p(it)).functions()));
    assert!([1, 2].iter().all(|&it| battle.person(p(it)).deeds.downed_by_zombies));
}
