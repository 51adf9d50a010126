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

pub use self::{
    again::again,
    campaign::alone,
    ending::words as ending,
    event::{befalls, event},
    incident::past,
    interrupt::interrupt,
    reason::because,
};

use crate::{battle::FigureId, journal::Outcome};

/// How a result is read aloud.
pub fn outcome(word: &str) -> Option<&'static str> {
    let named = || Term::read(word).and_then(Outcome::read).map(of_dice);
    OUTCOMES.iter().find(|it| it.0 == word).map(|it| it.1).or_else(named)
}

/// What dice have come to, after a colon.
const fn of_dice(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Eliminated => "eliminated",
        Outcome::Falls => "falls",
        Outcome::Wounds => "wounded",
        Outcome::Stunned => "stunned",
        Outcome::OnFire => "on fire",
        Outcome::NotAfraid => "not afraid",
        Outcome::HoldsOut => "holds out",
        Outcome::Rises => "rises as a zombie",
        Outcome::Away => "gets away",
        Outcome::Lands => "lands",
        Outcome::OnTarget => "lands on target",
        Outcome::TwoDiceOff => "off by 2 dice of cm",
        Outcome::ThreeDiceOff => "off by 3 dice of cm",
        Outcome::ExplodesInHand => "goes off too early",
        Outcome::Dud => "a dud",
        Outcome::Jams => "jams",
        Outcome::OutOfFuel => "out of fuel",
        Outcome::TankExplodes => "the tank explodes",
        Outcome::Spreads => "catches fire",
        Outcome::PutOut => "the fire is out",
        Outcome::Healed => "one wound less",
        Outcome::TakesHold => "takes hold",
        Outcome::Lurches => "lurches",
        Outcome::ZombiesWait => "the dead wait there",
        Outcome::Starts => "starts",
        Outcome::SlidesLeft => "slides to the left",
        Outcome::SlidesRight => "slides to the right",
        Outcome::Stalls => "stalls",
        Outcome::Flung => "flung aside",
        Outcome::WoundsUser => "a wound of one's own",
        Outcome::OutOfGas => "out of gas",
        Outcome::FindsNothing => "nothing",
        Outcome::FindsSurvivor => "a survivor",
        Outcome::FindsItem => "an item",
        Outcome::FindsWeapon => "a weapon",
        Outcome::FindsMagazine => "a magazine",
    }
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

static OUTCOMES: &[(&str, &str)] = &[
    ("elim", "eliminated"),
    ("fall", "falls"),
    ("miss", "missed"),
    ("not-eliminated", "no effect"),
    ("not-falls", "no effect"),
    ("not-wounds", "no harm"),
    ("not-not-afraid", "afraid"),
    ("not-holds-out", "does not hold out"),
    ("not-rises", "lies still"),
    ("not-away", "does not get away"),
    ("not-lands", "falls"),
    ("not-jams", "no jam"),
    ("not-out-of-fuel", "still has fuel"),
    ("not-tank-explodes", "the tank holds"),
    ("not-spreads", "does not catch fire"),
    ("not-put-out", "burns on"),
    ("not-healed", "no better"),
    ("not-takes-hold", "keeps calm"),
    ("not-lurches", "does not lurch"),
    ("not-zombies-wait", "nobody is there"),
    ("not-starts", "does not start"),
    ("not-stalls", "does not stall"),
];
