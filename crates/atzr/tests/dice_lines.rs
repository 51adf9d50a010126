//! Every line about dice says whose they are and what came of them.
use std::collections::BTreeSet;

use crate::course::{Course, played, player};
use atzr::{
    SHELVED,
    battle::Atzr,
    bot::Steady,
    campaign::saga::Season,
    rule,
    setup::{self, scenario::Scenario},
};
use kernel::{Answers, Book, Event, RuleId, Seat, Session, Whim, dice::SeededDice, event::heard};
use view::{
    story::Names,
    telling::{JournalLine, tell},
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

/// What a player reads of a journal.
fn lines(journal: &[Event], mut names: Names) -> Vec<JournalLine> {
    let journal: Vec<Event> = heard(journal, Seat(0)).cloned().collect();
    names.recall(&journal, SHELVED.phrases.figure);
    tell(&journal, &names, &SHELVED.phrases)
}

/// A whole game.
fn game(text: &str, seed: u64, bot: &mut dyn Answers) -> Vec<JournalLine> {
    let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
    session.advance(&mut SeededDice::new(seed), bot);
    assert!(session.is_over());
    lines(session.journal(), Names::of(&Atzr::view(session.checkpoint(), Seat(0).into())))
}

/// Some months of a campaign, its Encounters played by a bot.
fn months(seed: u64) -> Vec<JournalLine> {
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
    lines(course.session.journal(), Names::of(&Season::view(course.saga(), Seat(0).into())))
}

/// What is wrong with a line, seen with the one after it.
fn fault(line: &JournalLine, next: Option<&JournalLine>) -> Option<String> {
    let roll = line.roll.as_ref()?;
    if roll.who.is_none() && !NOBODYS.contains(&line.rule) {
        return Some(format!("nobody's: {}", line.text));
    }
    if roll.needs.is_empty() && roll.against.is_empty() && !READ_OFF.contains(&line.rule) {
        return Some(format!("no target: {} [{}]", line.text, line.rule));
    }
    if !roll.needs.is_empty() && !line.text.contains(&roll.needs) {
        return Some(format!("hides what it needs, {}: {}", roll.needs, line.text));
    }
    let is_sum = !roll.parts.is_empty() && roll.faces.len() == 1 && !roll.is_pool();
    if is_sum && !line.text.contains(" = ") {
        return Some(format!("no sum: {} [{}]", line.text, line.rule));
    }
    let bare = ["not takes", "not gets", "not rises", "not falls", "not jams", "not starts"];
    if let Some(words) = bare.iter().find(|it| line.text.contains(*it)) {
        return Some(format!("{words}: {}", line.text));
    }
    // Of several who roll against each other the last says what came of it.
    let others = next.filter(|it| it.roll.as_ref().is_none_or(|it| it.who != roll.who));
    let against = others.filter(|it| it.kind == line.kind).is_some_and(|it| {
        let surprise = line.rule == rule!("atzr.surprise.zombie-total");
        let rolls = if surprise { rule!("atzr.surprise.human-total") } else { line.rule };
        it.rule == rolls || it.roll.is_none() && it.rules.contains(&rolls)
    });
    (roll.outcome.is_none() && !against).then(|| format!("no result: {} [{}]", line.text, line.rule))
}

fn faults(lines: &[JournalLine]) -> impl Iterator<Item = String> {
    (0..lines.len()).filter_map(|at| fault(&lines[at], lines.get(at + 1)))
}

#[test]
fn every_dice_line_of_whole_games_has_owner_sum_target_and_result() {
    let (mut wrong, mut dice) = (BTreeSet::new(), 0);
    for (id, text) in setup::scenarios() {
        for seed in 1..=6 {
            for told in [game(text, seed, &mut Steady::new(seed)), game(text, seed, &mut Whim::new(seed))] {
                dice += told.iter().filter(|it| it.roll.is_some()).count();
                wrong.extend(faults(&told).map(|it| format!("{id}, seed {seed}: {it}")));
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
        let told = months(100 * seed);
        dice += told.iter().filter(|it| it.roll.is_some()).count();
        wrong.extend(faults(&told));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(50 < dice, "{dice}");
}
