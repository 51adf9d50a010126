//! Words for the table: what happened, and what came of it. What belongs to a rule stands in `words.toml`.
mod again;
mod campaign;
mod card;
mod deed;
mod ending;
mod event;
mod interrupt;
mod note;
mod reason;
mod notice;

use kernel::Token;
use view::clause::Clause;

pub use self::{
    again::again,
    campaign::{alone, chronicle, heading},
    card::{drawn, shows},
    deed::{listed, the},
    ending::chance,
    event::{befalls, event, reached},
    interrupt::interrupt,
    notice::notice,
    reason::because,
};

use crate::battle::FigureId;

/// What the fields of results are called where their names would not tell.
#[rustfmt::skip]
pub static LABELS: &[(&str, &str)] = &[
    ("number", "how many"),
    ("class", "Class"),
    ("rep", "Rep"),
    ("faces", "Fire Dice that count"),
    ("noise", "Fire Dice heard"),
    ("each", "Fire Dice for each target"),
    ("left", "Star Power dice left"),
    ("hungry", "hungry"),
    ("supplies_a", "Supplies A left"),
    ("supplies_b", "Supplies B left"),
    ("count", "things counted"),
];

/// How a result is read aloud.
pub fn outcome(word: &str) -> Option<Clause> {
    let being = || BEING.iter().find(|it| it.0 == word).map(|it| Clause::is(it.1));
    let doing = || OUTCOMES.iter().find(|it| it.0 == word).map(|it| Clause::does(it.1));
    being().or_else(doing)
}

/// What a figure is called that has left the map.
pub fn figure(token: Token) -> Option<String> {
    match FigureId::from_token(token) {
        FigureId::Person(_) => None,
        FigureId::Zombie(id) => Some(format!("zombie {}", id.0 + 1)),
        FigureId::Marker(id) => Some(format!("marker {}", id + 1)),
    }
}

/// What several without a name of their own are called.
pub fn many(token: Token) -> Option<&'static str> {
    match FigureId::from_token(token) {
        FigureId::Person(_) => None,
        FigureId::Zombie(_) => Some("zombies"),
        FigureId::Marker(_) => Some("markers"),
    }
}

/// What somebody is by a result.
static BEING: &[(&str, &str)] = &[
    ("out-of-the-fight", "Out of the Fight"),
    ("obviously-dead", "dead"),
    ("not-obviously-dead", "unharmed"),
    ("not-out-of-the-fight", "unharmed"),
    ("missed", "missed"),
];

static OUTCOMES: &[(&str, &str)] = &[
    ("duck-back", "ducks back"),
    ("carry-on", "carries on"),
    ("rush-shot", "takes a Rush Shot"),
    ("charge-into-melee", "charges"),
    ("runaway", "runs away"),
    ("the-cure", "the Cure"),
    ("fights", "a fight breaks out"),
    ("not-fights", "no fight"),
    ("not-gets-in", "stays out"),
    ("not-hit", "misses again"),
    ("hit", "hits after all"),
    ("rep-rises", "Rep rises"),
    ("rep-falls", "Rep falls"),
    ("not-rep-rises", "Rep stays"),
    ("not-rep-falls", "Rep stays"),
    ("not-full-moon", "no full moon"),
    ("not-fires-first", "too slow to fire"),
    ("fires-first", "fires first"),
    ("one-hit", "hit"),
    ("several-hit", "hits"),
];
