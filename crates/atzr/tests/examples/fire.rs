//! The book's examples of sight, fire and reactions on the map.
use super::example;
use atzr::{
    battle::{
        Battle, FigureId, SideId, State, insight, r#move, react, reaction,
        shoot::{self, Exchange, Fired, Guns, Manner},
    },
    printed::{Class, CounterThing, Terrain},
    rule,
};

use crate::{
    acting_in_words::{Says, activate, came_into_sight, does, play, says, throws},
    board::{at, board, p},
};

/// Nobody finds anything in buildings that were entered before.
fn visited(mut battle: Battle) -> Battle {
    for place in battle.set_up().places {
        (place.card, place.open) = (Some(0), true);
    }
    battle
}

#[test]
fn duck_back_rough() {
    let _example = example(rule!("atzr.example.duck-back-rough"));
    let mut battle = visited(
        board().star("Too Tall", 4, "0607").enemies(Class::Survivor).enemy("Tonya", 5, "0604").done(),
    );
    assert_eq!(
        (at("0607").distance(at("0609")), battle.scene.board.terrain(at("0609"))),
        (2, Terrain::Rough)
    );
    activate(&mut battle, p(0));
    play(&[], &[], |play| react::duck_back(&mut battle, play, p(0), at("0604"))).0.unwrap();
    assert_eq!((battle.person(p(0)).at, battle.person(p(0)).ducked), (at("0609"), true));
    assert!(!battle.sees(p(0), p(1)) && !battle.sees(p(1), p(0)));
    activate(&mut battle, p(0));
    // Too Tall 4 - 1 dice, Tonya 5 - 1: Too Tall is quicker and does nothing.
    let told = does(&mut battle, p(0), &[1, 6, 6, 6, 6, 6, 6], &["Pop up", "Stay here", "Do nothing"]);
    assert!(came_into_sight(&told));
}

/// Bank and Too Tall behind the wood of 0602, Tonya with two Pistols in the house of 0705.
fn second_picture() -> Battle {
    let mut battle = visited(
        board()
            .enemies(Class::Ganger)
            .enemy("Too Tall", 4, "0601")
            .holds(&[CounterThing::Pistol])
            .enemy("Bank", 3, "0601")
            .holds(&[CounterThing::HuntingRifle])
            .person(SideId(0), "Tonya", 5, "0705")
            .holds(&[CounterThing::Pistol, CounterThing::Pistol])
            .last(|it| (it.star, it.star_power) = (true, 5))
            .done(),
    );
    activate(&mut battle, p(0));
    battle
}

#[test]
fn wood_edge_in_cover() {
    let _example = example(rule!("atzr.example.wood-edge-in-cover"));
    let mut battle = second_picture();
    assert!(!battle.sees(p(0), p(2)));
    // Tonya 5 - 1, for they are concealed, and Too Tall 4 - 1 - 1, for so is she: she wins and does nothing.
    let answers = ["Do nothing"];
    let told = play(&[1, 1, 1, 1, 6, 6], &answers, |play| r#move::go(&mut battle, play, p(0), at("0602"))).1;
    assert!(came_into_sight(&told) && battle.person(p(0)).turn.moving);
    assert!(shoot::hiding(&battle, p(0)).covers());
}

#[test]
fn in_sight_aftermath() {
    let _example = example(rule!("atzr.example.in-sight-aftermath"));
    let mut battle = second_picture();
    battle.set_up().people[1].at = at("0602");
    battle.set_up().people[0].at = at("0602");
    battle.recount();
    let firing = |battle: &mut Battle| {
        let answers = [
            "Fire",
            "Fire the Pistol and Pistol",
            "Fire at Too Tall",
            "Fire at Bank",
            "Duck Back (one passed)",
        ];
        let faces = [
            1, 1, 1, 1, 6, 6, // The In Sight: Tonya wins.
            1, 1, 3, 3, // Both miss, and the noise of it.
            6, // Too Tall leads Bank, and the die fails.
            4, 5, 6, // Too Tall passes one of three: she ducks back, ...
            3, 3, 6, // ... and Bank two: he fires ...
            1, 2, 3, 3, // ... and misses, ...
        ];
        let occasion = insight::Occasion { active: vec![SideId(1)], ..Default::default() };
        play(&faces, &answers, |play| insight::test(battle, play, &occasion)).0.unwrap();
    };
    firing(&mut battle);
    // ... and Tonya ducks back into the building. Bank may go on, and Too Tall may not.
    assert!(battle.person(p(2)).ducked && battle.person(p(2)).at == at("0705"));
    assert!(battle.person(p(0)).ducked && battle.person(p(0)).turn.done);
    assert!(!battle.person(p(1)).ducked && !battle.person(p(1)).turn.done);
}

#[test]
fn man_down_reps() {
    let _example = example(rule!("atzr.example.man-down-reps"));
    let mut battle = board()
        .grunt("Ray", 5, "0804")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Down", 3, "0808")
        .enemy("Three", 3, "0809")
        .enemy("Four", 4, "0810")
        .done();
    battle.set_up().people[3].at = at("0910");
    battle.recount();
    let guns = Guns::One { hand: 0, dice: None };
    let firing = shoot::all_at(&battle, p(0), guns, FigureId::Person(p(1)), Manner::Active);
    // A hit, noise, Out of the Fight; then the Leader Die of Four, and two dice of Three alone.
    let told = play(&[6, 3, 5, 6, 3, 3], &[], |play| shoot::firefight(&mut battle, play, vec![firing])).1;
    assert_eq!(throws(&told, rule!("atzr.reaction.procedure")), [2]);
    assert!(battle.person(p(2)).functions() && battle.person(p(3)).functions());
}

#[test]
fn buffy_out_of_ammo() {
    let mut example = example(rule!("atzr.example.buffy-out-of-ammo"));
    let mut battle = board()
        .star("Buffy", 4, "0806")
        .holds(&[CounterThing::Smg])
        .last(|it| it.gear.push(CounterThing::Ammo.into()))
        .zombie("0808")
        .zombie("0808")
        .zombie("0808")
        .done();
    battle.set_up().people[0].star = false;
    activate(&mut battle, p(0));
    let answers = ["Fire the SMG", "Fire at zombie 1, 1 die", "Fire at zombie 2, 1 die"];
    // The 6 is the first target's and kills it; then it is empty, and loaded again at once.
    does(&mut battle, p(0), &[example.rest(), &[3, 3, 3, 4]].concat(), &answers);
    let out: Vec<bool> = battle.zombies.iter().map(|it| it.out).collect();
    example.comes_to(out);
    example.comes_to((battle.person(p(0)).hands[0].empty, battle.person(p(0)).gear.len()));
}

/// Answers in words where one of a list is asked for, and the order as it stands.
struct Charges(Says);

impl kernel::Answers for Charges {
    fn answer(&mut self, asked: &kernel::LiveQuestion<'_>) -> Option<kernel::Answer> {
        match asked.shape {
            kernel::question::AskedFor::Order(_) => Some(asked.default()),
            _ => self.0.answer(asked),
        }
    }
}

#[test]
fn gangers_charge_after_in_sight() {
    let _example = example(rule!("atzr.example.gangers-charge-after-in-sight"));
    let mut battle = board()
        .star("Leader", 5, "0805")
        .last(|it| it.class = Class::Ganger)
        .grunt("Second", 4, "0805")
        .grunt("Third", 4, "0905")
        .enemies(Class::Survivor)
        .enemy("Beck", 3, "0807")
        .enemy("Marc", 3, "0908")
        .done();
    // Whoever comes second to Beck leaves her where she lies.
    let charge = ["Charge Beck", "Charge Beck", "Charge Marc", "no"];
    let (mut dice, mut said) = (kernel::dice::SeededDice::new(3), Charges(says(&charge)));
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut said);
    // The dice fall as they like until the Gangers have won: only what was rolled how often matters.
    let occasion = insight::Occasion { active: vec![SideId(1)], ..Default::default() };
    insight::test(&mut battle, &mut play, &occasion).unwrap();
    let told = play.journal().to_vec();
    let looks = throws(&told, rule!("atzr.insight.leader-rolls"));
    assert!(looks.chunks(2).all(|it| it == [5, 2]), "{looks:?}");
    // Two dice for each who charges and for each who is charged.
    let tests = throws(&told, rule!("atzr.charge.test"));
    assert_eq!(tests, [2, 2, 2, 2, 2]);
}

#[test]
fn multiple_tests_on_the_map() {
    let _example = example(rule!("atzr.example.multiple-tests"));
    let mut board = board();
    for (at, hex) in ["0804", "0904", "1003"].into_iter().enumerate() {
        board = board.grunt(&format!("Survivor {at}"), 4, hex).holds(&[CounterThing::Pistol]);
    }
    let mut battle = board
        .enemies(Class::Ganger)
        .enemy("Gang Leader", 5, "0808")
        .enemy("One", 4, "0908")
        .enemy("Two", 4, "1007")
        .done();
    let guns = Guns::One { hand: 0, dice: None };
    let fires = [(0, 3), (1, 4), (2, 5)]
        .map(|(who, whom)| shoot::all_at(&battle, p(who), guns, FigureId::Person(p(whom)), Manner::Active));
    let faces = [
        6, 1, 1, 3, 3, 3, 5, // The Leader is hit and Out of the Fight, the others are missed.
        6, // One and Two stand together: their Leader Die.
        4, 4, 6, 6, // Each rolls once for both tests.
    ];
    let told = play(&faces, &[], |play| shoot::firefight(&mut battle, play, fires.to_vec())).1;
    assert_eq!(throws(&told, rule!("atzr.reaction.procedure")), [2, 2]);
    // Nobody of them can shoot back: Duck Back is the best there is, and a Runaway stays one.
    assert!(battle.person(p(4)).turn.done && battle.person(p(4)).functions());
    assert_eq!(battle.person(p(5)).state, State::RanAway);
}

#[test]
fn beck_outgunned_on_the_map() {
    let _example = example(rule!("atzr.example.beck-outgunned"));
    let mut battle = visited(
        board()
            .grunt("Beck", 4, "0809")
            .last(|it| it.class = Class::Militia)
            .holds(&[CounterThing::Pistol])
            .enemies(Class::Ganger)
            .enemy("Ganger", 4, "0806")
            .holds(&[CounterThing::Smg])
            .done(),
    );
    let guns = Guns::One { hand: 0, dice: None };
    let firing = shoot::all_at(&battle, p(0), guns, FigureId::Person(p(1)), Manner::Active);
    let faces = [
        1, 3, 3, 5, // Beck misses, and he passes one: ...
        1, 2, 2, 3, 3, 3, // ... he takes a Rush Shot and misses;
        1, 1, // Beck passes two and is outgunned.
    ];
    play(&faces, &[], |play| shoot::firefight(&mut battle, play, vec![firing])).0.unwrap();
    assert!(battle.person(p(0)).ducked);
    let missed = reaction::Missed {
        who: p(0),
        by: std::iter::once(p(1)).collect(),
        fired: Fired { weapon: CounterThing::Pistol, with: None },
    };
    let next =
        play(&[1, 1, 1], &[], |play| reaction::react(&mut battle, play, vec![missed].into())).0.unwrap();
    assert_eq!(next, Exchange::default(), "and from behind cover nobody answers");
}
