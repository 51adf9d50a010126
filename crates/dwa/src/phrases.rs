//! Words for the table: what happened, and what came of it. What belongs to a rule stands in `words.toml`.
mod again;
mod campaign;
mod decision;
mod ending;
mod event;
mod incident;
mod reason;
mod interrupt;

use kernel::{Term, Token};
use view::clause::Clause;

pub use self::{
    again::again,
    campaign::alone,
    ending::words as ending,
    event::{befalls, event, reached},
    incident::past,
    interrupt::interrupt,
    reason::because,
};

use crate::{battle::FigureId, journal::Outcome};

/// How a result is read aloud.
pub fn outcome(word: &str) -> Option<Clause> {
    let named = || Term::read(word).and_then(Outcome::read).map(of_dice);
    let being = || BEING.iter().find(|it| it.0 == word).map(|it| Clause::is(it.1));
    let doing = || OUTCOMES.iter().find(|it| it.0 == word).map(|it| Clause::does(it.1));
    being().or_else(doing).or_else(named)
}

/// What dice have come to, after a colon.
fn of_dice(outcome: Outcome) -> Clause {
    let doing = match outcome {
        Outcome::Eliminated => return Clause::is("eliminated"),
        Outcome::Wounds => return Clause::is("wounded"),
        Outcome::Stunned => return Clause::is("stunned"),
        Outcome::OnFire => return Clause::is("on fire"),
        Outcome::NotAfraid => return Clause::is("not afraid"),
        Outcome::OutOfFuel => return Clause::is("out of fuel"),
        Outcome::Flung => return Clause::is("flung aside"),
        Outcome::OutOfGas => return Clause::is("out of gas"),
        Outcome::Falls => "falls",
        Outcome::HoldsOut => "holds out",
        Outcome::Rises => "rises as a zombie",
        Outcome::Away => "breaks away",
        Outcome::Lands => "lands",
        Outcome::OnTarget => "lands on target",
        Outcome::TwoDiceOff => "off by 2d6 cm",
        Outcome::ThreeDiceOff => "off by 3d6 cm",
        Outcome::ExplodesInHand => "goes off too early",
        Outcome::Dud => "a dud",
        Outcome::Jams => "jams",
        Outcome::TankExplodes => "the tank explodes",
        Outcome::Spreads => "catches fire",
        Outcome::PutOut => "the fire is out",
        Outcome::Healed => "one wound fewer",
        Outcome::TakesHold => "takes hold",
        Outcome::Lurches => "lurches",
        Outcome::ZombiesWait => "zombies wait there",
        Outcome::Starts => "starts",
        Outcome::SlidesLeft => "slides to the left",
        Outcome::SlidesRight => "slides to the right",
        Outcome::Stalls => "stalls",
        Outcome::WoundsUser => "wounds its user",
        Outcome::FindsNothing => "nothing",
        Outcome::FindsSurvivor => "a survivor",
        Outcome::FindsItem => "an item",
        Outcome::FindsWeapon => "a weapon",
        Outcome::FindsMagazine => "a magazine",
    };
    doing.into()
}

/// The columns of the weapon table as it heads them, and whatever else a result says shortly.
#[rustfmt::skip]
pub static LABELS: &[(&str, &str)] = &[
    ("weapon", "weapon"),
    ("mag", "Mag (bursts in a clip)"),
    ("rof", "RoF (dice a burst)"),
    ("cost", "Cost (AP)"),
    ("range_cm", "range"),
    ("cqm", "CQM (score in close combat)"),
    ("fall", "Fall (score)"),
    ("elim", "Elim (score)"),
    ("fire", "how it fires"),
    ("melee", "strikes as"),
    ("category", "ammunition"),
    ("one_handed", "takes one hand"),
    ("elims", "eliminated"),
    ("falls", "fallen"),
    ("level", "level"),
    ("full_moral_value", "full Moral Value"),
    ("next_at_xp", "next level at XP"),
    ("ap", "AP"),
    ("loaded", "in the weapon"),
    ("spare", "spare clips or pieces"),
    ("lost", "bursts lost"),
];

/// What a figure is called that has left the table.
pub fn figure(token: Token) -> Option<String> {
    match FigureId::from_token(token) {
        FigureId::Human(_) => None,
        FigureId::Zombie(id) => Some(format!("zombie {}", id + 1)),
    }
}

/// What several without a name of their own are called.
pub fn many(token: Token) -> Option<&'static str> {
    match FigureId::from_token(token) {
        FigureId::Human(_) => None,
        FigureId::Zombie(_) => Some("zombies"),
    }
}

/// What somebody is by a result.
static BEING: &[(&str, &str)] = &[("elim", "eliminated"), ("miss", "missed"), ("not-not-afraid", "afraid")];

static OUTCOMES: &[(&str, &str)] = &[
    ("fall", "falls"),
    ("one-hit", "hit"),
    ("several-hit", "hits"),
    ("one-eliminated", "kill"),
    ("several-eliminated", "kills"),
    ("one-falls", "knockdown"),
    ("several-falls", "knockdowns"),
    ("not-eliminated", "no effect"),
    ("not-falls", "no effect"),
    ("not-wounds", "no harm"),
    ("not-holds-out", "fails"),
    ("not-rises", "lies still"),
    ("not-away", "does not break away"),
    ("not-lands", "falls"),
    ("not-jams", "no jam"),
    ("not-out-of-fuel", "still has fuel"),
    ("not-tank-explodes", "the tank holds"),
    ("not-spreads", "does not catch fire"),
    ("not-put-out", "burns on"),
    ("not-healed", "gets no better"),
    ("not-takes-hold", "keeps calm"),
    ("not-lurches", "does not lurch"),
    ("not-zombies-wait", "nobody is there"),
    ("not-starts", "does not start"),
    ("not-stalls", "does not stall"),
];
