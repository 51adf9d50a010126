//! Words for the table: what each question asks, and what each modifier is called.
mod decision;
mod dice;
mod event;
mod incident;
mod lesson;
mod throw;

use kernel::{RuleId, Term, Token, sum::Part};

pub use self::{
    dice::dice,
    event::{befalls, event},
    incident::past,
    lesson::lesson,
    throw::{reads, throw},
};

use crate::{battle::FigureId, journal::Outcome};

/// What a question of this rule asks; if it is about one figure, that has been named before.
pub fn prompt(rule: RuleId, about_one: bool) -> Option<&'static str> {
    if rule == rule!("dwa.turn.human-activation") && !about_one {
        return Some("who acts next?");
    }
    PROMPTS.iter().find(|it| it.0 == rule).map(|it| it.1)
}

/// What choosing a place by this rule does, as a button says it.
pub fn place(rule: RuleId) -> Option<&'static str> {
    PLACES.iter().find(|it| it.0 == rule).map(|it| it.1)
}

/// What a modifier of this rule is called.
pub fn modifier(part: &Part) -> Option<&'static str> {
    let fits = |it: &&(RuleId, Sign, &str)| it.0 == part.rule && it.1.fits(part.value);
    MODIFIERS.iter().find(fits).map(|it| it.2)
}

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

/// A rule that helps and hinders is called by two names.
#[derive(Clone, Copy)]
enum Sign {
    Any,
    Plus,
    Minus,
}

impl Sign {
    fn fits(self, value: i32) -> bool {
        match self {
            Sign::Any => true,
            Sign::Plus => 0 < value,
            Sign::Minus => value < 0,
        }
    }
}

#[rustfmt::skip]
static PLACES: &[(RuleId, &str)] = &[
    (rule!("dwa.move.distance"), "Walk there"),
    (rule!("dwa.move.turning-free"), "Face this way"),
    (rule!("dwa.shotgun.template-targets"), "Fire this way"),
    (rule!("dwa.flame.template"), "Fire this way"),
    (rule!("dwa.mg.template"), "Fire there"),
    (rule!("dwa.mg.brace"), "Fire there"),
    (rule!("dwa.grenade.range"), "Throw it there"),
    (rule!("dwa.ruling.table-and-forces"), "Start there"),
    (rule!("dwa.ruling.vehicle-start"), "Get out there"),
    (rule!("dwa.vehicle.turn-slow"), "Drive there"),
    (rule!("dwa.vehicle.turn-fast"), "Drive there"),
    (rule!("dwa.skill.dodge"), "Dodge there"),
];

#[rustfmt::skip]
static PROMPTS: &[(RuleId, &str)] = &[
    (rule!("dwa.turn.human-activation"), "what now?"),
    (rule!("dwa.move.distance"), "where to?"),
    (rule!("dwa.move.turning-free"), "facing which way?"),
    (rule!("dwa.shoot.declare-repeat"), "how many shots?"),
    (rule!("dwa.shoot.aim"), "how often to aim first?"),
    (rule!("dwa.auto.sustained"), "how many more bursts?"),
    (rule!("dwa.shotgun.template-targets"), "which way does the cone point?"),
    (rule!("dwa.flame.template"), "which way does the flame go?"),
    (rule!("dwa.mg.template"), "where does the circle lie?"),
    (rule!("dwa.mg.brace"), "where does the circle lie for the next burst?"),
    (rule!("dwa.mg.roll"), "whom do the hits fall on?"),
    (rule!("dwa.grenade.range"), "where to throw it?"),
    (rule!("dwa.cc.attack-cost"), "whom to strike?"),
    (rule!("dwa.ruling.table-and-forces"), "where to start?"),
    (rule!("dwa.ruling.search-scope"), "take it?"),
    (rule!("dwa.ruling.skill-use"), "which skill?"),
    (rule!("dwa.ruling.skill-dodge-reflex"), "how to meet it?"),
    (rule!("dwa.ruling.vehicle-start"), "where to get out?"),
    (rule!("dwa.vehicle.speed"), "how fast, in cm a turn?"),
    (rule!("dwa.vehicle.turn-slow"), "which way, and how far?"),
    (rule!("dwa.vehicle.turn-fast"), "which way, and how far?"),
    (rule!("dwa.psychosis.choice"), "which psychosis?"),
    (rule!("dwa.skill.aggressive"), "use Aggressive and roll the failed die again?"),
    (rule!("dwa.skill.chainsaw-maniac"), "use Chainsaw maniac?"),
    (rule!("dwa.skill.combat-expert"), "use Combat expert?"),
    (rule!("dwa.skill.cover"), "fire at it as it comes?"),
    (rule!("dwa.skill.dodge"), "where to dodge?"),
    (rule!("dwa.skill.double-tap"), "use Double tap?"),
    (rule!("dwa.skill.frantic"), "use Frantic?"),
    (rule!("dwa.skill.gunner"), "use Gunner?"),
    (rule!("dwa.skill.inspire"), "inspire the other, who then rolls again?"),
    (rule!("dwa.skill.lucky"), "use Lucky on this roll?"),
    (rule!("dwa.skill.lucky-bastard"), "use Lucky bastard and have the hit rolled again?"),
    (rule!("dwa.skill.motivate"), "use Motivate for those around?"),
    (rule!("dwa.skill.nerves-of-steel"), "use Nerves of steel and pass the fear test?"),
    (rule!("dwa.skill.strong"), "use Strong?"),
    (rule!("dwa.skill.tough"), "use Tough and roll the wound test again?"),
    (rule!("dwa.skill.unload"), "use Unload and empty the shotgun?"),
];

#[rustfmt::skip]
static MODIFIERS: &[(RuleId, Sign, &str)] = &[
    (rule!("dwa.shoot.range-modifier"), Sign::Plus, "point blank"),
    (rule!("dwa.shoot.range-modifier"), Sign::Minus, "long range"),
    (rule!("dwa.shoot.cover"), Sign::Any, "cover"),
    (rule!("dwa.shoot.move-and-fire"), Sign::Any, "moved and fired"),
    (rule!("dwa.shoot.aim"), Sign::Any, "aimed"),
    (rule!("dwa.shoot.aim-automatic"), Sign::Any, "aimed, first die"),
    (rule!("dwa.shoot.fallen-near"), Sign::Any, "fallen and near"),
    (rule!("dwa.shoot.into-close-combat"), Sign::Any, "into close combat"),
    (rule!("dwa.zombie.attack-numbers"), Sign::Any, "other attackers"),
    (rule!("dwa.zombie.attack-weapon"), Sign::Any, "armed"),
    (rule!("dwa.cc.back-attack"), Sign::Any, "from behind"),
    (rule!("dwa.fear.test"), Sign::Any, "moral value"),
    (rule!("dwa.fear.modifiers"), Sign::Plus, "team near"),
    (rule!("dwa.fear.modifiers"), Sign::Minus, "zombies near and wounds"),
    (rule!("dwa.char.civilian-weapons"), Sign::Any, "civilian"),
    (rule!("dwa.char.civilian-fear"), Sign::Any, "civilian"),
    (rule!("dwa.ap.allowance"), Sign::Any, "AP for this activation"),
    (rule!("dwa.char.military"), Sign::Any, "military"),
];

static OUTCOMES: &[(&str, &str)] = &[("elim", "eliminated"), ("fall", "falls"), ("miss", "missed")];

#[cfg(test)]
mod tests {
    #[test]
    fn every_question_has_its_lesson() {
        let untaught: Vec<_> =
            super::PROMPTS.iter().map(|it| it.0).filter(|it| super::lesson(*it).is_none()).collect();
        assert!(untaught.is_empty(), "{untaught:?}");
    }
}
