//! What a step would set off (8.2, 8.3), against what it does.
use crate::acting_in_words::{activate, throws};
use crate::board::{at, board, p};
use atzr::{
    battle::{Battle, insight, r#move},
    printed::{Attribute, Class, CounterThing},
    rule,
};
use ground::hex::Hex;
use kernel::{Proof, odds};

/// Everybody stays where he is: the test that is then taken.
fn really(battle: &mut Battle, to: Hex) -> Vec<usize> {
    let (mut dice, mut said) = (kernel::dice::SeededDice::new(7), Stays);
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut said);
    let _ = r#move::step(battle, &mut play, p(0), to);
    let told = play.journal().to_vec();
    throws(&told, rule!("atzr.insight.leader-rolls"))
}

struct Stays;

impl kernel::Answers for Stays {
    fn answer(&mut self, asked: &kernel::LiveQuestion<'_>) -> Option<kernel::Answer> {
        let kernel::question::AskedFor::One(of) = asked.shape else { return Some(asked.default()) };
        let stay = (0..of.open()).find(|&it| of.describe(it).label == "Stay here");
        stay.map(kernel::Answer::One)
    }
}

#[test]
fn what_is_foreseen_is_what_happens() {
    let _proof = Proof::of(rule!("atzr.insight.concealed-modifier"));
    let mut tried = 0;
    for (from, sharp) in [("0601", false), ("0601", true), ("0604", false), ("0703", false), ("0803", true)] {
        let mut battle = board()
            .star("Ray", 5, from)
            .last(|it| it.movement = 6)
            .grunt("Ines", 3, from)
            .enemies(Class::Ganger)
            .enemy("Bank", 3, "0608")
            .enemy("Too Tall", 4, "0707")
            .enemies(Class::Militia)
            .enemy("Beck", 4, "1003")
            .done();
        if sharp {
            battle.set_up().people[2].attributes.push(Attribute::SharpEyes);
        }
        for place in battle.set_up().places {
            (place.card, place.open) = (Some(0), true);
        }
        activate(&mut battle, p(0));
        for to in at(from).neighbours() {
            if !battle.scene.board.grid().contains(to) || r#move::reach(&battle, p(0)).cost(to).is_none() {
                continue;
            }
            let before = battle.clone();
            let foreseen = insight::foreseen(&battle, p(0), to);
            assert_eq!(battle, before);
            let dice = foreseen.as_ref().map(|(_, test)| {
                let table = &battle.scene.printed.tables.in_sight;
                test.groups.iter().map(|it| it.dice(table).total() as usize).collect::<Vec<_>>()
            });
            let threw = really(&mut before.clone(), to);
            // A test that was taken again has thrown the same dice again.
            let want = dice.unwrap_or_default();
            assert_eq!(threw.is_empty(), want.is_empty(), "{from} to {to}");
            assert!(
                threw.chunks(want.len().max(1)).all(|it| it == want),
                "{from} to {to}: {threw:?} {want:?}"
            );
            tried += usize::from(!want.is_empty());
        }
    }
    assert!(3 <= tried, "{tried}");
}

#[test]
fn the_odds_of_a_foreseen_test_are_those_of_the_test() {
    // Behind the wood in 0602; Bank is on the other side of it.
    let mut battle = board()
        .star("Ray", 5, "0601")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0605")
        .done();
    activate(&mut battle, p(0));
    let (seen, test) = insight::foreseen(&battle, p(0), at("0602")).unwrap();
    assert_eq!(seen, [p(1)]);
    let table = battle.scene.printed.tables.in_sight.clone();
    // 4 dice against 2: of 64 throws 42 are Ray's and 7 Bank's, and the others are thrown again.
    let all = odds(|dice| test.take(&table, dice).to_vec());
    let ray = all.outcomes.iter().find(|it| *it.0 == [0]).unwrap().1;
    assert_eq!(ray.to_string(), "6/7");
}
