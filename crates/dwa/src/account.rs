//! How the journal of a battle is read for an account of it.
use kernel::{Event, Note, RuleId, Text, Token, What};
use serde_json::Value;
use view::{
    Allegiance,
    account::{AttackResult, AttackTold, Consequence, High, ThrowPurpose},
    story::Names,
};

use crate::{
    battle::FigureId,
    campaign::xp::ScenarioResult,
    journal::{Count, Incident, Mark},
    phrases,
    table::weapons::Weapon,
};

/// What an event means where its rule says more than the event itself.
pub fn deed(event: &Event) -> Option<Consequence> {
    let rule = event.rule;
    match &event.what {
        What::Asked { about: Some(token), .. } if ACTS.contains(&rule) => Some(Consequence::Acts(*token)),
        What::Noted { token: Some(token), note } if is_attack(note) => Some(Consequence::Acts(*token)),
        // How the dice of a throw stand before it is known what they do.
        What::Noted { note, .. } if Incident::read(note).is_some_and(|it| is_on_the_way(&it)) => {
            Some(Consequence::Nothing)
        }
        What::Cited if rule == rule!("dwa.turn.zombie-activation") => Some(Consequence::Rests),
        What::Counted { token: Some(token), .. } if rule == rule!("dwa.ammo.magazine") => {
            Some(Consequence::Spent(*token))
        }
        What::Counted { token: Some(token), what, n } => match Count::read(*what) {
            Some(Count::Wounds) => Some(Consequence::Wounds(*token, *n)),
            Some(
                Count::Ap
                | Count::ApForCover
                | Count::Bursts
                | Count::BurstsLoaded
                | Count::TraumaPoints
                | Count::MoralValue
                | Count::CmATurn,
            )
            | None => None,
        },
        What::Marked { token, mark, on: true } if Mark::read(*mark) == Some(Mark::Afraid) => {
            Some(Consequence::Shaken(*token))
        }
        What::Fell { .. } if rule == rule!("dwa.move.lie-down") => Some(Consequence::Nothing),
        // Games of older versions say by the rule alone how somebody went, and who attacks.
        What::Removed { token, .. } if rule == rule!("dwa.zombie.wander") => {
            Some(Consequence::Strayed(*token))
        }
        What::Removed { token, .. } if LEAVES.contains(&rule) => Some(Consequence::Left(*token)),
        What::Worded { token: Some(token), .. } if BITES.contains(&rule) => Some(Consequence::Acts(*token)),
        What::Worded { .. } if rule == rule!("dwa.turn.zombie-activation") => Some(Consequence::Rests),
        _ => None,
    }
}

/// How the dice of a throw or a turn stand while more of them are to come.
fn is_on_the_way(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Scores { .. }
            | Incident::Direction { .. }
            | Incident::LosesGrip { .. }
            | Incident::Slides { .. }
            | Incident::MayMisfire
    )
}

/// Whose magazine has a burst less.
pub fn shot(event: &Event) -> Option<Token> {
    match event.what {
        What::Counted { token, .. } if event.rule == rule!("dwa.ammo.magazine") => token,
        _ => None,
    }
}

/// The attack that a note tells of, before its dice.
pub fn attack(event: &Event) -> Option<AttackTold> {
    use Incident as I;
    let What::Noted { token: Some(by), note } = &event.what else { return None };
    let named = |it: Weapon| vec![Text::from(it.name())];
    let maybe = |it: Option<Weapon>| it.map_or_else(Vec::new, named);
    let (with, at, range) = match Incident::read(note)? {
        I::Fires { with, at, range, .. } => (named(with), at, range),
        I::FiresBoth { with, at, range } => (with, vec![at], Some(range)),
        I::FiresClose { with, at, .. } => (named(with), at, None),
        I::Finishes { with, at } => (named(with), vec![at], None),
        I::Throws { with, range, .. } => (named(with), Vec::new(), Some(range)),
        I::Strikes { with, at } => (maybe(with), vec![at], None),
        I::Attacks { at, with, .. } => (maybe(with), vec![at], None),
        I::Rams { vehicle, at } | I::RamsOn { vehicle, at } => (vec![vehicle], at, None),
        _ => return None,
    };
    Some(AttackTold { by: *by, with, at, range, mutual: false })
}

/// What a note says came of an attack. Of a blast that leaves somebody unhurt it is not said that it missed.
pub fn came(event: &Event) -> Vec<AttackResult> {
    use Incident as I;
    let What::Noted { token: Some(whom), note } = &event.what else { return Vec::new() };
    let (by, hit) = match Incident::read(note) {
        Some(I::Missed { by: Some(by) }) => (by, false),
        Some(I::NotHurt { by: Some(by) }) if event.rule == rule!("dwa.zombie.attack-roll") => (by, false),
        Some(I::Wounded { by: Some(by), .. }) => (by, true),
        _ => return Vec::new(),
    };
    vec![AttackResult { by, whom: *whom, hit }]
}

/// What stops play when it is told, beside wounds and deaths.
pub fn grave(event: &Event) -> bool {
    use Incident as I;
    let What::Noted { note, .. } = &event.what else { return false };
    let told = Incident::read(note);
    matches!(told, Some(I::Jams { .. } | I::GoesOffInHand { .. } | I::FindsSurvivor { .. } | I::Ends { .. }))
}

/// Whether whoever a note is about attacks from now on.
fn is_attack(note: &Note) -> bool {
    Incident::read(note).is_some_and(|it| {
        matches!(
            it,
            Incident::Fires { .. }
                | Incident::FiresBoth { .. }
                | Incident::FiresClose { .. }
                | Incident::Finishes { .. }
                | Incident::Throws { .. }
                | Incident::Strikes { .. }
                | Incident::Attacks { .. }
                | Incident::Rams { .. }
                | Incident::RamsOn { .. }
        )
    })
}

/// Whether dice of this rule attack or test.
pub fn throw(rule: RuleId) -> Option<ThrowPurpose> {
    if ATTACKS.contains(&rule) {
        return Some(ThrowPurpose::Attack);
    }
    TESTS.contains(&rule).then_some(ThrowPurpose::Test)
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
    let outcome =
        result.get("outcome").and_then(|it| serde_json::from_value::<ScenarioResult>(it.clone()).ok());
    outcome.map_or_else(|| "an end".to_owned(), |it| it.words().to_owned())
}

/// The side of a figure that no view has shown.
pub fn side(token: Token) -> Option<Allegiance> {
    match FigureId::from_token(token) {
        FigureId::Human(_) => None,
        FigureId::Zombie(_) => Some(Allegiance::Dead),
    }
}

/// What is worth a sentence though nobody was harmed.
pub fn told(event: &Event, _: &Names) -> Option<String> {
    let What::Noted { token: Some(_), note } = &event.what else { return None };
    Incident::read(note).and_then(|it| phrases::past(&it))
}

/// Rules by which zombies attack.
static BITES: &[RuleId] =
    &[rule!("dwa.zombie.stand-up-attack"), rule!("dwa.zombie.two-attacks"), rule!("dwa.zombie.free-attack")];

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
