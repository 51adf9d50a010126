//! Decisions a game and clicks a turn: `cargo run --release -p benches --bin clicks [-- SCENARIO]`, as the table of BENCHMARKS.md. The
//! bot `steady` plays every scenario; each of its answers is counted as a person gives it on the page, and as it was given before
//! the board could be played on: one by one, in the list.
mod four;

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use kernel::{
    Answer, Answers, LiveQuestion, RuleId, Seat, SoFar, Term, Token, What,
    dice::SeededDice,
    question::{Anchor, AskedFor, OptionView, Shape, Then},
};
use shelf::{PlayableScenario, Players, Rulebook, Source};

/// So many games of each scenario.
const GAMES: u64 = 20;

fn main() {
    let word = std::env::args().nth(1).unwrap_or_default();
    println!(
        "| scenario | decisions a game | gestures | turns | clicks a game, in the list | now | clicks a turn, in the list | now | a turn of four who advance |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for book in books::stock() {
        for (id, text) in (book.scenarios)().iter().filter(|it| it.0.contains(&word)) {
            counted(book, id, text, !word.is_empty());
        }
    }
}

/// A decision as it was taken.
#[derive(Clone, Debug)]
struct Decision {
    why: RuleId,
    seat: Seat,
    about: Option<Token>,
    kind: &'static str,
    /// What was chosen, where it was one of a list.
    chosen: Option<OptionView>,
    open: usize,
    /// Whether it says that somebody is done.
    is_done: bool,
}

impl Decision {
    fn of(asked: &LiveQuestion<'_>, answer: &Answer) -> Decision {
        let question = asked.question();
        let (kind, options): (_, &[OptionView]) = match &question.shape {
            Shape::One { options } => ("one", options),
            Shape::Some { options, .. } => ("some", options),
            Shape::Order { options } => ("order", options),
            Shape::YesNo => ("yes-no", &[]),
            Shape::Number { .. } => ("number", &[]),
            Shape::Point { .. } => ("place", &[]),
            Shape::Form { .. } => ("form", &[]),
            Shape::Game { .. } => ("game", &[]),
        };
        let chosen = match answer {
            Answer::One(at) => options.get(*at).cloned(),
            _ => None,
        };
        let open = match asked.shape {
            AskedFor::One(of) => of.open(),
            _ => options.len(),
        };
        // Both books offer it last.
        let is_done = kind == "one" && question.about.is_some() && *answer == Answer::One(open - 1);
        Decision {
            why: question.why,
            seat: question.seat,
            about: question.about,
            kind,
            chosen,
            open,
            is_done,
        }
    }

    fn then(&self) -> Option<Then> {
        self.chosen.as_ref()?.then
    }

    fn anchor(&self) -> Option<Anchor> {
        self.chosen.as_ref()?.at
    }

    /// How often somebody clicks to take it in the list.
    fn by_list(&self) -> usize {
        match self.kind {
            "place" | "some" => 2,
            _ => 1,
        }
    }
}

/// Clicks and gestures of decisions in a row, given on the board where that takes fewer clicks.
fn gestures(all: &[Decision]) -> (usize, usize) {
    let (mut at, mut clicks, mut gestures) = (0, 0, 0);
    while let Some(it) = all.get(at) {
        let next = all.get(at + 1);
        // Whoever has still to act waits: one button for all of them, from whichever question it is.
        let waits = waiting(&all[at..]);
        let (taken, clicked) = match (it.then(), next) {
            _ if 1 < waits => (waits, 1),
            // The ground twice.
            (Some(Then::Place), Some(place)) if place.kind == "place" => (2, 2),
            // A place of the list is clicked twice; what is done to somebody is a click on them and one in the fan, unless it
            // is clicked in the list.
            (None, _) if matches!(it.anchor(), Some(Anchor::Place(_))) => (1, 2),
            _ => (1, it.by_list()),
        };
        (at, clicks, gestures) = (at + taken, clicks + clicked, gestures + 1);
    }
    (clicks, gestures)
}

/// How many decisions in a row say no more than that people of one player are done.
fn waiting(all: &[Decision]) -> usize {
    let seat = all.first().map(|it| it.seat);
    let passes = |it: &Decision| Some(it.seat) == seat && (it.is_done || it.then() == Some(Then::Person));
    let run = all.iter().take_while(|it| passes(it)).count();
    // The last of them has to be done with, and there must be two.
    let last = all[..run].iter().rposition(|it| it.is_done).map_or(0, |it| it + 1);
    let done = all[..last].iter().filter(|it| it.is_done).count();
    if 1 < done || all.first().is_some_and(|it| it.about.is_none()) { last } else { 0 }
}

type Heard = Arc<Mutex<Vec<Decision>>>;

/// A bot whose answers are written down.
struct Watched {
    bot: Box<dyn Answers + Send>,
    heard: Heard,
}

impl Watched {
    fn note(&self, asked: &LiveQuestion<'_>, answer: Option<&Answer>) {
        if let Some(answer) = answer {
            self.heard.lock().unwrap_or_else(PoisonError::into_inner).push(Decision::of(asked, answer));
        }
    }
}

impl Answers for Watched {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let answer = self.bot.answer(asked);
        self.note(asked, answer.as_ref());
        answer
    }

    fn answer_from(&mut self, asked: &LiveQuestion<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        let answer = self.bot.answer_from(asked, so_far);
        self.note(asked, answer.as_ref());
        answer
    }
}

fn counted(book: &Rulebook, id: &str, text: &str, in_full: bool) {
    let Ok(scenario) = (book.read)(text, &[]) else { return println!("{id} cannot be read") };
    let Some(steady) = book.bots.iter().find(|it| it.name == "steady") else { return };
    let (mut decisions, mut listed, mut turns, mut alone) = (0, 0, 0, 0);
    let (mut clicks, mut given) = (0, 0);
    let mut rules: BTreeMap<(&str, &str, String), usize> = BTreeMap::new();
    for seed in 1..=GAMES {
        let heard = Heard::default();
        let seat = |it| -> (Seat, Box<dyn Answers + Send>) {
            (Seat(it), Box::new(Watched { bot: (steady.make)(seed), heard: heard.clone() }))
        };
        let players = Players((0..8).map(seat).collect());
        let mut game = scenario.start(players, Source::Seeded(SeededDice::new(seed)));
        if let Err(why) = game.advance() {
            println!("{id}: {why}");
        }
        let turn = |it: &kernel::Event| matches!(it.what, What::Counted { what, .. } if what == Term::TURN);
        turns += game.journal().iter().filter(|it| turn(it)).count();
        let heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
        decisions += heard.len();
        listed += heard.iter().map(Decision::by_list).sum::<usize>();
        let (clicked, gestures) = gestures(&heard);
        (clicks, given) = (clicks + clicked, given + gestures);
        alone += heard.iter().filter(|it| it.kind == "one" && it.open == 1).count();
        for it in heard.iter() {
            let label = it.chosen.as_ref().map_or(String::new(), |it| it.label.chars().take(24).collect());
            *rules.entry((it.why.as_str(), it.kind, label)).or_default() += 1;
        }
    }
    let mean = |n: usize| n as f64 / GAMES as f64;
    let a_turn = |n: usize| n as f64 / turns.max(1) as f64;
    println!(
        "| `{id}` | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {} |",
        mean(decisions),
        mean(given),
        mean(turns),
        mean(listed),
        mean(clicks),
        a_turn(listed),
        a_turn(clicks),
        advancing(&*scenario)
    );
    if in_full {
        println!("  {:6.1} decisions with one option", mean(alone));
        let mut rules: Vec<_> = rules.into_iter().collect();
        rules.sort_by_key(|it| std::cmp::Reverse(it.1));
        rules
            .iter()
            .take(60)
            .for_each(|((rule, kind, label), n)| println!("  {:6.1} {rule} {kind} {label}", mean(*n)));
    }
}

/// The clicks of a turn in which four people only advance, from the fewest to the most, and in how many games there was one.
fn advancing(scenario: &dyn PlayableScenario) -> String {
    let mut all: Vec<usize> = (1..=GAMES).filter_map(|seed| four::clicks(scenario, seed)).collect();
    all.sort_unstable();
    match (all.first(), all.last()) {
        (Some(least), Some(most)) if least == most => format!("{most} ({} games)", all.len()),
        (Some(least), Some(most)) => format!("{least} to {most} ({} games)", all.len()),
        _ => "no four".to_owned(),
    }
}
