//! How the journal of an Encounter is read for an account of it.
use kernel::{Event, RuleId, Token, What};
use serde_json::Value;
use view::account::{Deed, High, Throw};

use crate::battle::{FigureId, PersonId};

/// What an event means where its rule says more than the event itself.
pub fn deed(event: &Event) -> Option<Deed> {
    let rule = event.rule;
    match &event.what {
        What::Asked { about: Some(token), .. } if ACTS.contains(&rule) => Some(Deed::Acts(*token)),
        // Who fires says so before his dice: strangers and those who fire back are asked nothing.
        What::Noted { token: Some(token), .. } if rule == FIRES => Some(Deed::Acts(*token)),
        What::Moved { token, .. } if is_zombie(*token) => Some(Deed::Acts(*token)),
        What::Counted { token: None, what, .. } if what == "turn" => Some(Deed::Rests),
        What::Marked { token, on: true, mark } if mark == "dead" || mark == "out of the fight" => {
            Some(Deed::Out(*token))
        }
        What::Marked { token, on: true, mark } if mark == "ducked back" => Some(Deed::Shaken(*token)),
        What::Marked { token, on: true, mark } if mark == "out of ammo" => Some(Deed::Spent(*token)),
        What::Removed { token } if LEAVES.contains(&rule) => Some(Deed::Left(*token)),
        What::Removed { token } if rule == rule!("atzr.defend.reveal") => Some(Deed::Strayed(*token)),
        What::Fell { .. } => Some(Deed::Nothing),
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

/// Whom a high face helps. Most dice are rolled by players and strangers alike; these are the ones rolled against zombies,
/// and those of Stars.
pub fn high(rule: RuleId) -> Option<High> {
    if rule == rule!("atzr.zombie.damage-charged") {
        return Some(High::HelpsPlayers);
    }
    let low = [rule!("atzr.zombie.easy-to-kill"), rule!("atzr.star-power.roll")];
    low.contains(&rule).then_some(High::HarmsPlayers)
}

/// Whether the players reached what the Encounter was about.
pub fn won(result: &Value) -> bool {
    result.get("success").and_then(Value::as_bool).unwrap_or_default()
}

/// Success or failure, in a word.
pub fn verdict(result: &Value) -> String {
    if won(result) { "a success" } else { "a failure" }.to_owned()
}

/// How it ended for each of the players' people.
pub fn fared(result: &Value) -> Vec<(Token, String)> {
    let each =
        result.get("each").and_then(|it| serde_json::from_value::<Vec<(PersonId, bool)>>(it.clone()).ok());
    let word = |success: bool| if success { "a success" } else { "a failure" }.to_owned();
    each.unwrap_or_default().into_iter().map(|(who, success)| (who.token(), word(success))).collect()
}

/// The side of a figure that no view has shown.
pub fn side(token: Token) -> Option<&'static str> {
    match FigureId::from_token(token) {
        FigureId::Zombie(_) => Some("zombie"),
        FigureId::Person(_) | FigureId::Marker(_) => None,
    }
}

/// What is worth a sentence though nobody was harmed: what was found, who was met, how a talk ended.
pub fn told(event: &Event) -> Option<String> {
    match &event.what {
        What::Noted { token: Some(_), text } => {
            let (now, then) = PAST.iter().find(|it| text.starts_with(it.0))?;
            Some(format!("{then}{}", &text[now.len()..]))
        }
        What::Marked { mark, on: true, .. } if mark == "joined" => Some("joined the group".to_owned()),
        What::Marked { mark, on: true, .. } if mark == "captive" => Some("was captured".to_owned()),
        What::Drew { what } if INSIDE.contains(&event.rule) => {
            let who = what.split(" (").next().unwrap_or(what);
            Some(match who {
                "nobody" => "there was nobody in the building".to_owned(),
                who => format!("in the building they met {who}"),
            })
        }
        What::Counted { token: Some(_), what, n } if what == "doses of the Cure" => {
            Some(format!("found {n} doses of the Cure"))
        }
        _ => None,
    }
}

/// Cards that say who is in a building.
static INSIDE: &[RuleId] =
    &[rule!("atzr.card.draw-on-one-hex-building"), rule!("atzr.card.draw-on-triangle")];

/// What is told as it happens, and what is told of it afterwards.
static PAST: &[(&str, &str)] = &[
    ("finds nothing", "searched and found nothing"),
    ("finds: ", "found "),
    ("finds no mercy", "found no mercy"),
    ("finds out that it was never here", "found out that it was never there"),
    ("finds nobody waiting outside", "found nobody waiting outside"),
    ("takes: ", "took "),
    ("takes the ", "took the "),
    ("takes up the fallen", "took up the fallen"),
    ("gives away ", "gave away "),
    ("gives ", "gave "),
    ("parts in peace", "parted in peace"),
    ("has nothing to trade", "had nothing to trade"),
    ("turns out to be an enemy", "turned out to be an enemy"),
    ("starts a fight", "started a fight"),
    ("hands everything over", "handed everything over"),
    ("is robbed of", "was robbed of"),
    ("is disarmed", "was disarmed"),
    ("is let go", "was let go"),
    ("barricades the door", "barricaded the door"),
    ("does not get in", "did not get in"),
    ("succeeds", "met a Challenge"),
    ("fails", "failed in a Challenge"),
];

fn is_zombie(token: Token) -> bool {
    matches!(FigureId::from_token(token), FigureId::Zombie(_))
}

/// By which somebody is told to fire.
const FIRES: RuleId = rule!("atzr.ranged.allocation");

/// Questions whose answer makes the figure act.
static ACTS: &[RuleId] = &[rule!("atzr.action.list"), rule!("atzr.insight.actions")];

/// Rules by which people leave the map alive.
static LEAVES: &[RuleId] = &[
    rule!("atzr.ruling.leave-map"),
    rule!("atzr.react.runaway"),
    rule!("atzr.chillin.inside"),
    rule!("atzr.mercy.surrender"),
    rule!("atzr.ranged.capture"),
];

static ATTACKS: &[RuleId] = &[
    rule!("atzr.ranged.to-hit"),
    rule!("atzr.item.scope-effect"),
    rule!("atzr.weapon.explosive-dice"),
    rule!("atzr.damage.roll"),
    rule!("atzr.zombie.easy-to-kill"),
    rule!("atzr.zombie.damage-charged"),
    rule!("atzr.melee.dice"),
    rule!("atzr.melee.damage"),
];

static TESTS: &[RuleId] = &[
    rule!("atzr.insight.leader-rolls"),
    rule!("atzr.reaction.procedure"),
    rule!("atzr.charge.test"),
    rule!("atzr.star-power.roll"),
    rule!("atzr.building.entry-roll"),
    rule!("atzr.talk.roll"),
];
