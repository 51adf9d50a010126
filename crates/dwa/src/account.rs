//! How the journal of a battle is read for an account of it.
use kernel::{Event, RuleId, Token, What};
use serde_json::Value;
use view::account::{Deed, High, Throw};

use crate::{battle::FigureId, campaign::xp::Outcome};

/// What an event means where its rule says more than the event itself.
pub fn deed(event: &Event) -> Option<Deed> {
    let rule = event.rule;
    match &event.what {
        What::Asked { about: Some(token), .. } if ACTS.contains(&rule) => Some(Deed::Acts(*token)),
        What::Noted { token: Some(token), text } if text == "attacks" => Some(Deed::Acts(*token)),
        What::Noted { .. } if rule == rule!("dwa.turn.zombie-activation") => Some(Deed::Rests),
        What::Counted { token: None, what, .. } if what == "turn" => Some(Deed::Rests),
        What::Counted { token: Some(token), what, n } if what == "wounds" => Some(Deed::Wounds(*token, *n)),
        What::Counted { token: Some(token), .. } if rule == rule!("dwa.ammo.magazine") => {
            Some(Deed::Spent(*token))
        }
        What::Marked { token, on: true, .. } if rule == rule!("dwa.fear.failure") => {
            Some(Deed::Shaken(*token))
        }
        What::Fell { .. } if rule == rule!("dwa.move.lie-down") => Some(Deed::Nothing),
        What::Removed { token } if rule == rule!("dwa.zombie.wander") => Some(Deed::Strayed(*token)),
        What::Removed { token } if LEAVES.contains(&rule) => Some(Deed::Left(*token)),
        _ => None,
    }
}

/// Whether dice of this rule attack or test.
pub fn throw(rule: RuleId) -> Option<Throw> {
    if ATTACKS.contains(&rule) {
        return Some(Throw::Attack);
    }
    TESTS.contains(&rule).then_some(Throw::Test)
}

/// Whom a high face helps: humans attack high, hold out against wounds high and against fear low; burning is for either side.
pub fn high(rule: RuleId) -> Option<High> {
    if rule == rule!("dwa.zombie.attack-roll") || rule == rule!("dwa.fear.test") {
        return Some(High::HarmsPlayers);
    }
    (ATTACKS.contains(&rule) || rule == rule!("dwa.wound.test")).then_some(High::HelpsPlayers)
}

/// Whether the humans reached their goal.
pub fn won(result: &Value) -> bool {
    result.get("reached").and_then(Value::as_bool).unwrap_or_default()
}

/// The degree of the victory.
pub fn verdict(result: &Value) -> String {
    let outcome = result.get("outcome").and_then(|it| serde_json::from_value::<Outcome>(it.clone()).ok());
    outcome.map_or_else(|| "an end".to_owned(), |it| it.words().to_owned())
}

/// The side of a figure that no view has shown.
pub fn side(token: Token) -> Option<&'static str> {
    match FigureId::from_token(token) {
        FigureId::Human(_) => None,
        FigureId::Zombie(_) => Some("zombie"),
    }
}

/// What is worth a sentence though nobody was harmed.
pub fn told(event: &Event) -> Option<String> {
    let What::Noted { token: Some(_), text } = &event.what else { return None };
    let (now, then) = PAST.iter().find(|it| text.starts_with(it.0))?;
    Some(format!("{then}{}", &text[now.len()..]))
}

/// What is told as it happens, and what is told of it afterwards.
static PAST: &[(&str, &str)] = &[
    ("takes ", "took "),
    ("drops ", "dropped "),
    ("uses up ", "used up "),
    ("starts the engine", "started the engine"),
    ("freezes", "froze"),
    ("recognises ", "recognised "),
];

/// Questions whose answer makes the figure act.
static ACTS: &[RuleId] = &[rule!("dwa.turn.human-activation"), rule!("dwa.skill.cover")];

/// Rules by which humans leave the table alive.
static LEAVES: &[RuleId] = &[rule!("dwa.setup.victory-conditions"), rule!("dwa.vehicle.speed")];

#[rustfmt::skip]
static ATTACKS: &[RuleId] = &[
    rule!("dwa.shoot.rof-dice"),
    rule!("dwa.shotgun.roll"),
    rule!("dwa.mg.roll"),
    rule!("dwa.grenade.effect-table"),
    rule!("dwa.cc.fire-cqm"),
    rule!("dwa.cc.bludgeon"),
    rule!("dwa.cc.edged"),
    rule!("dwa.cc.chainsaw"),
    rule!("dwa.cc.strike-fallen"),
    rule!("dwa.skill.martial-arts"),
    rule!("dwa.vehicle.ram-slow"),
    rule!("dwa.vehicle.ram-fast"),
    rule!("dwa.zombie.attack-roll"),
];

static TESTS: &[RuleId] = &[rule!("dwa.fear.test"), rule!("dwa.wound.test"), rule!("dwa.flame.burn-table")];
