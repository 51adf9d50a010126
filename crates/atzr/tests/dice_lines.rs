//! Every line about dice says whose they are and what came of them.
use std::collections::BTreeSet;

use crate::course::{Course, played, player};
use atzr::{
    SHELVED,
    battle::Atzr,
    bot::Steady,
    rule,
    setup::{self, scenario::Scenario},
};
use kernel::{Answers, RuleId, Whim, dice::SeededDice};
use view::{
    conformance::{DiceLines, ToldGame},
    telling::JournalLine,
};

/// Dice that nobody rolls: the box does.
const NOBODYS: &[RuleId] = &[
    rule!("atzr.daypart.choice"),
    rule!("atzr.daypart.night"),
    rule!("atzr.defend.raiders"),
    rule!("atzr.encounter.involuntary"),
    // The name of the dice says that they are those of the dead.
    rule!("atzr.surprise.zombie-total"),
];

/// Dice that have nothing to reach: what they show is read off.
const READ_OFF: &[RuleId] = &[
    // Rows of a table: each die by itself, with Rep.
    rule!("atzr.item.scope-effect"),
    rule!("atzr.ranged.to-hit"),
    rule!("atzr.star-power.roll"),
    // One side against the other.
    rule!("atzr.meet.friend-or-foe"),
    rule!("atzr.surprise.zombie-total"),
    // How many, which way, and when.
    rule!("atzr.bushwhack.setup"),
    rule!("atzr.cure.doses"),
    rule!("atzr.daypart.choice"),
    rule!("atzr.encounter.involuntary"),
    rule!("atzr.defend.place-defenders"),
    rule!("atzr.defend.raiders"),
    rule!("atzr.feast.duration"),
    rule!("atzr.robbery.robbers"),
    rule!("atzr.zombie.action-dead-end"),
    rule!("atzr.zombie.action-drift"),
];

const DICE: DiceLines = DiceLines { nobodys: NOBODYS, read_off: READ_OFF, told_after };

/// Of several who roll against each other the last says what came of it.
fn told_after(line: &JournalLine, next: &JournalLine) -> bool {
    let who = |it: &JournalLine| it.roll.as_ref().map(|it| it.who.clone());
    let surprise = line.rule == rule!("atzr.surprise.zombie-total");
    let rolls = if surprise { rule!("atzr.surprise.human-total") } else { line.rule };
    let other = next.kind == line.kind && who(next) != who(line);
    other && (next.rule == rolls || next.roll.is_none() && next.rules.contains(&rolls))
}

/// Some months of a campaign, its Encounters played by a bot.
fn months(seed: u64) -> ToldGame {
    let mut course = Course::new("Home");
    course.join(&player("Nick", false)).unwrap();
    for step in 0..60 {
        if course.session.is_over() {
            break;
        }
        match course.due() {
            Some(due) if course.is_due() => {
                let battle = Scenario::of(&due.file).unwrap().battle();
                let game = format!("game-{step}");
                course
                    .hand_in(&game, &played(battle, seed + step), &mut SeededDice::new(seed + step))
                    .unwrap();
            }
            _ => course.by_default(seed + step),
        }
    }
    ToldGame::of(&course.session, &SHELVED.phrases)
}

#[test]
fn every_dice_line_of_whole_games_has_owner_sum_target_and_result() {
    let (mut wrong, mut dice) = (BTreeSet::new(), 0);
    for (id, text) in setup::scenarios() {
        let start = Scenario::read(text).unwrap().battle();
        for seed in 1..=6 {
            let bots: [Box<dyn Answers>; 2] = [Box::new(Steady::new(seed)), Box::new(Whim::new(seed))];
            for mut bot in bots {
                let game = ToldGame::play::<Atzr>(start.clone(), seed, &mut *bot, &SHELVED.phrases);
                dice += game.rolls();
                wrong.extend(DICE.faults(&game).into_iter().map(|it| format!("{id}, seed {seed}: {it}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(5000 < dice, "{dice}");
}

#[test]
fn every_dice_line_of_a_campaign_has_an_owner_and_a_result() {
    let (mut wrong, mut dice) = (BTreeSet::new(), 0);
    for seed in 1..=6 {
        let game = months(100 * seed);
        dice += game.rolls();
        wrong.extend(DICE.faults(&game));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(50 < dice, "{dice}");
}
