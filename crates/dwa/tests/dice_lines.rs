//! Every line about dice says whose they are and what came of them.
use std::collections::BTreeSet;

use crate::throws::position;
use dwa::{SHELVED, battle::Dwa, bot::Steady, rule, setup};
use kernel::{Answers, RuleId, Whim};
use view::conformance::{DiceLines, ToldGame};

/// Dice that nobody rolls: the box does.
const NOBODYS: &[RuleId] = &[
    rule!("dwa.zombie.enter-b"),
    // Those who attack a door are named with what became of it.
    rule!("dwa.zombie.doors-roll"),
];

/// Dice that have nothing to reach: what they show is read off.
const READ_OFF: &[RuleId] = &[
    // Rows of a table.
    rule!("dwa.psychosis.table"),
    rule!("dwa.quirk.table"),
    rule!("dwa.search.item-table"),
    rule!("dwa.search.survivor-table"),
    rule!("dwa.search.weapon-table"),
    // How many, and which way.
    rule!("dwa.ammo.starting-clips"),
    rule!("dwa.grenade.landing"),
    rule!("dwa.zombie.enter-b"),
    rule!("dwa.zombie.enter-c"),
    rule!("dwa.zombie.enter-d"),
    rule!("dwa.zombie.wander"),
];

const DICE: DiceLines = DiceLines { nobodys: NOBODYS, read_off: READ_OFF, told_after: |_, _| false };

#[test]
fn every_dice_line_of_whole_games_has_owner_sum_target_and_result() {
    let (mut wrong, mut dice) = (BTreeSet::new(), 0);
    for (id, text) in setup::scenarios() {
        for seed in 1..=6 {
            let bots: [Box<dyn Answers>; 2] = [Box::new(Steady::new(seed)), Box::new(Whim::new(seed))];
            for mut bot in bots {
                let game = ToldGame::play::<Dwa>(position(text), seed, &mut *bot, &SHELVED.phrases);
                dice += game.rolls();
                wrong.extend(DICE.faults(&game).into_iter().map(|it| format!("{id}, seed {seed}: {it}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(5000 < dice, "{dice}");
}
