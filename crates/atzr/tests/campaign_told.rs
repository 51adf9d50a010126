//! Dice between the Encounters are told with their own modifiers and nobody else's.
use atzr::{campaign::saga::Season, phrases, setup::scenario::Scenario};
use kernel::{Book, Event, Seat, What, dice::SeededDice};
use view::{
    roll::DiceLine,
    story::Names,
    telling::{JournalLine, Phrases, tell},
};

use crate::course::{Course, played, player};

const WORDS: Phrases = Phrases {
    outcome: phrases::outcome,
    figure: phrases::figure,
    rules: &atzr::words::WORDS,
    event: phrases::event,
    again: phrases::again,
    alone: phrases::alone,
    ..Phrases::NONE
};

/// A campaign of one Star, alone or with a group, after so many answers nobody thought about.
fn lived(seed: u64, answers: usize) -> Course {
    let mut course = Course::new("By themselves");
    course.join(&player("Sooze", seed.is_multiple_of(2))).unwrap();
    course.say("begin the campaign");
    for n in 0..answers {
        if course.session.question().is_none() {
            break;
        }
        let seed = seed * 1000 + n as u64;
        match course.due().filter(|_| course.is_due()) {
            Some(due) => {
                let battle = Scenario::of(&due.file).unwrap().battle();
                course
                    .hand_in(&format!("game-{n}"), &played(battle, seed), &mut SeededDice::new(seed))
                    .unwrap();
            }
            None => course.by_default(seed),
        }
    }
    course
}

fn lines(course: &Course) -> Vec<JournalLine> {
    let mut names = Names::of(&Season::view(course.saga(), Seat(0).into()));
    names.recall(course.session.journal(), phrases::figure);
    tell(course.session.journal(), &names, &WORDS)
}

/// Whether what is told of a roll is one sum of the journal, and comes to as many dice as were rolled.
fn adds_up(roll: &DiceLine, events: &[Event]) -> bool {
    let parts: Vec<i32> = roll.parts.iter().map(|it| it.value).collect();
    let sums: Vec<Vec<i32>> = events
        .iter()
        .filter_map(|it| match &it.what {
            What::Added { parts } => Some(parts.iter().map(|it| it.value).collect()),
            _ => None,
        })
        .collect();
    let one_sum = parts.is_empty() || sums.contains(&parts);
    let dice = i32::try_from(roll.faces.len()).unwrap();
    one_sum && (!roll.is_pool() || parts.is_empty() || parts.iter().sum::<i32>().max(1) == dice)
}

#[test]
fn the_parts_of_every_roll_that_a_campaign_tells_add_up() {
    let mut rolls = 0;
    for seed in 1..=8 {
        let course = lived(seed, 60);
        for line in lines(&course) {
            let Some(roll) = &line.roll else { continue };
            rolls += 1;
            let events = &course.session.journal()[line.events.clone()];
            assert!(adds_up(roll, events), "seed {seed}: {} {events:#?}", line.text);
        }
    }
    assert!(40 < rolls, "only {rolls} rolls were told");
}

#[test]
fn whoever_is_asked_to_come_along_is_named() {
    let mut asked = 0;
    for seed in [1, 3, 5, 7] {
        for line in lines(&lived(seed, 60)).iter().filter(|it| it.text.contains("available")) {
            let who = line.roll.as_ref().and_then(|it| it.who.clone()).unwrap_or_default();
            assert!(who.starts_with(char::is_uppercase), "seed {seed}: {}", line.text);
            assert!(line.text.starts_with(&who), "seed {seed}: {}", line.text);
            asked += 1;
        }
    }
    assert!(0 < asked);
}
