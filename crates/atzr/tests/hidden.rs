//! What a seat cannot know is dealt anew for whoever looks ahead, and makes no difference to it.

use crate::board::{board, p};
use atzr::{
    battle::{Atzr, Battle, Counter, PersonId, Phase, item::Item},
    bot::Steady,
    hidden::resample,
    printed::{Class, CounterThing, DayPart, GenericId},
    rule, value,
    view::view,
};
use kernel::{
    Nobody, Proof, Seat, Session, Status,
    dice::SeededDice,
    search::{Effort, Root, Search},
};

const NEAR: u16 = 1;
const FAR: u16 = 2;

/// Ray at night with one ganger before him, and another far off in the dark, both with something in their pockets.
fn night(far: u8, pockets: [CounterThing; 2]) -> Battle {
    let mut battle = board()
        .day(DayPart::Night)
        .star("Ray", 5, "0803")
        .holds(&[CounterThing::HuntingRifle])
        .enemies(Class::Ganger)
        .enemy("Ganger 2", 3, "0804")
        .enemy("Ganger 3", 3, "0211")
        .done();
    be(&mut battle, p(NEAR), 0);
    be(&mut battle, p(FAR), far);
    for (who, thing) in [p(NEAR), p(FAR)].into_iter().zip(pockets) {
        battle.set_up().people[usize::from(who.0)].gear.push(Item::from(thing));
        assert!(battle.cups.take(thing));
    }
    battle
}

/// Somebody is this counter of the gangers.
fn be(battle: &mut Battle, who: PersonId, at: u8) {
    let generic = GenericId { class: Class::Ganger, at };
    assert!(battle.cups.take_generic(generic));
    let printed = battle.scene.printed.clone();
    let counter = printed.characters.generic(generic);
    let person = &mut battle.set_up().people[usize::from(who.0)];
    person.counter = Counter::Generic(at);
    (person.rep, person.movement) = (counter.rep, counter.movement);
    person.hands.push(Item::from(counter.weapon));
}

/// Nights that differ only in what Ray's player cannot see.
fn nights() -> [Battle; 3] {
    [
        night(1, [CounterThing::Medikit, CounterThing::Scope]),
        night(4, [CounterThing::SuppliesA, CounterThing::Medikit]),
        night(7, [CounterThing::SuppliesB, CounterThing::SuppliesA]),
    ]
}

fn dealt(battle: &Battle, seed: u64) -> Battle {
    let mut copy = battle.clone();
    resample(&mut copy, battle, Seat(0), &mut SeededDice::new(seed));
    copy
}

#[test]
fn what_looks_the_same_is_dealt_the_same() {
    let _proof = Proof::of(rule!("atzr.ruling.hidden-in-multiplayer"));
    let [first, second, third] = nights();
    assert_ne!(first, second);
    assert_eq!(view(&first, Seat(0)), view(&second, Seat(0)));
    for seed in 0..20 {
        assert_eq!(dealt(&first, seed), dealt(&second, seed));
        assert_eq!(dealt(&first, seed), dealt(&third, seed));
    }
}

#[test]
fn what_lies_open_stays_and_what_does_not_varies() {
    let [battle, ..] = nights();
    let all: Vec<Battle> = (0..40).map(|it| dealt(&battle, it)).collect();
    for it in &all {
        assert_eq!(it.person(p(0)), battle.person(p(0)));
        assert_eq!(it.person(p(NEAR)).hands, battle.person(p(NEAR)).hands);
        assert_eq!(it.person(p(NEAR)).rep, battle.person(p(NEAR)).rep);
        assert_eq!(view(it, Seat(0)), view(&battle, Seat(0)));
    }
    let differs = |of: &dyn Fn(&Battle) -> String| all.iter().any(|it| of(it) != of(&all[0]));
    assert!(differs(&|it| format!("{:?}", it.person(p(NEAR)).gear)), "pockets");
    assert!(differs(&|it| format!("{:?}", it.person(p(FAR)).counter)), "who stands in the dark");
}

#[test]
fn the_thinker_weighs_its_options_alike_whatever_lies_hidden() {
    let search: Search<Atzr> = Search {
        player: |seed| Box::new(Steady::new(seed)),
        turn: |battle| battle.turn.into(),
        worth: value::worth,
        effort: Effort { playouts: 16, least: 8, turns: 2, options: 4 },
    };
    let weighed = nights().map(|mut battle| {
        battle.phase = Phase::Groups { side: atzr::battle::SideId(0) };
        battle.sides[0].die = Some(1);
        let mut session = Session::<Atzr>::new(battle);
        let status = session.advance(&mut SeededDice::new(3), &mut Nobody);
        assert!(matches!(status, Status::Asking { .. }), "{status:?}");
        let root = Root::open(&session, &search, 1).unwrap();
        assert!(1 < root.options.len());
        search.weigh(&root, 5, &mut |_| true)
    });
    assert_eq!(weighed[0], weighed[1]);
    assert_eq!(weighed[0], weighed[2]);
    assert!(weighed[0].seen.iter().all(|it| 0 < it.playouts()));
}
