//! What an event says of the one it is about, where its plain words would not do.
use kernel::{Event, Gone, Pick, Point, RuleId, Term, Token, What};
use view::{clause::Clause, story::Names};

use super::{campaign, decision, incident};
use crate::journal::{Chronicle, Count, Decision, Incident, Mark, Outcome};

/// The rest of the sentence that begins with his name; no words for what is only kept count of.
pub fn event(event: &Event, names: &Names) -> Option<Clause> {
    match &event.what {
        // The choice has said so.
        What::Fell { .. } if event.rule == rule!("dwa.move.lie-down") => Some(Clause::SILENT),
        What::Asked { about, chose, pick, .. } => asked(event.rule, *about, chose, pick, names),
        What::Counted { token: Some(_), what, n } => counted(*what, *n),
        What::Noted { token, note } => {
            let incident = Incident::read(note);
            let incident = incident.map(|it| incident::words(&it, event.rule, token.is_some(), names));
            incident.or_else(|| Chronicle::read(note).map(|it| campaign::words(&it)))
        }
        What::Marked { mark, on, .. } => Mark::read(*mark).map(|it| marked(it, *on)),
        What::Placed { token, at, was: Some(was), .. } => Some(rises(*token, *at, *was, names)),
        What::Placed { at, called_by: Some(by), .. } => {
            let by = incident::name(names, *by);
            Some(match names.whereabouts(*at) {
                Some(near) => format!("appears {near}, called by the noise of {by}").into(),
                None => format!("comes for the noise of {by}").into(),
            })
        }
        // A campaign counts its games as a game counts its turns.
        What::Counted { token: None, what: Term::TURN, n }
            if event.rule == rule!("dwa.level.between-scenarios") =>
        {
            Some(format!("Game {n}").into())
        }
        What::Removed { gone: Gone::Out, .. } => Some(Clause::is("eliminated")),
        What::Counted { token: None, .. }
        | What::Placed { was: None, called_by: None, .. }
        | What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Fell { .. }
        | What::Rose { .. }
        | What::Removed { .. }
        | What::Drew { .. }
        | What::Cited
        | What::Worded { .. }
        | What::TookBack { .. } => None,
    }
}

/// Whether an event tells what an attack or a test came to for somebody, who does not act by that.
pub fn befalls(event: &Event) -> bool {
    let What::Noted { note, .. } = &event.what else { return false };
    Incident::read(note).is_some_and(|it| incident::befalls(&it))
}

/// The outcome of dice that an event carries out.
pub fn reached(event: &Event) -> Option<Term> {
    let outcome = match &event.what {
        What::Removed { gone: Gone::Out, .. } => Outcome::Eliminated,
        What::Fell { .. } => Outcome::Falls,
        What::Marked { mark, on: true, .. } => match Mark::read(*mark)? {
            Mark::Stunned => Outcome::Stunned,
            Mark::OnFire => Outcome::OnFire,
            _ => return None,
        },
        _ => return None,
    };
    Some(outcome.into())
}

/// A zombie that is named after whom it was needs not be told who that is.
fn rises(zombie: Token, at: Point, was: Token, names: &Names) -> Clause {
    let (name, rises) = (incident::name(names, zombie), names.told_at("rises", at));
    match super::figure(zombie).is_some_and(|it| it == name) {
        true => format!("{rises}: it was {}", incident::name(names, was)).into(),
        false => rises.into(),
    }
}

fn asked(rule: RuleId, about: Option<Token>, chose: &str, pick: &Pick, names: &Names) -> Option<Clause> {
    if WHERE.contains(&rule) || (campaign::asks(rule) && *pick == Pick::Unsaid) {
        return Some(Clause::SILENT);
    }
    match pick {
        Pick::Deed(note) => Decision::read(note).map(|it| decision::words(&it, names)),
        // The attack that it belongs to says how many and how well aimed.
        Pick::Number(_) if HOW_MANY.contains(&rule) => Some(Clause::SILENT),
        Pick::Unsaid if HOW_MANY.contains(&rule) => chose.parse().ok().map(|it| how_many(rule, it)),
        Pick::Unsaid if rule == rule!("dwa.turn.human-activation") && about.is_none() => {
            Some(format!("{chose} acts").into())
        }
        Pick::Unsaid | Pick::Yes | Pick::No | Pick::Number(_) | Pick::Place(_) => None,
    }
}

/// A number as games of older versions have it, whose attacks are not told by themselves.
fn how_many(rule: RuleId, n: i32) -> Clause {
    let aims = rule == rule!("dwa.shoot.aim");
    let more = rule == rule!("dwa.auto.sustained");
    match (aims, more, n) {
        (true, _, 1) => "aims first".into(),
        (true, _, 2..) => format!("aims {n} times first").into(),
        (false, true, 1) => "fires 1 more burst".into(),
        (false, true, 2..) => format!("fires {n} more bursts").into(),
        (false, false, 2..) => format!("fires {n} shots").into(),
        (_, _, _) => Clause::SILENT,
    }
}

/// Questions where to or at whom, whose answers what comes next tells better.
static WHERE: &[RuleId] = &[
    rule!("dwa.move.distance"),
    rule!("dwa.move.turning-free"),
    rule!("dwa.shotgun.template-targets"),
    rule!("dwa.flame.template"),
    rule!("dwa.mg.template"),
    rule!("dwa.mg.roll"),
    rule!("dwa.ruling.mg-division"),
    rule!("dwa.grenade.range"),
];

static HOW_MANY: &[RuleId] =
    &[rule!("dwa.shoot.aim"), rule!("dwa.auto.sustained"), rule!("dwa.shoot.declare-repeat")];

fn counted(what: Term, n: i32) -> Option<Clause> {
    match (Count::read(what)?, n) {
        (Count::Wounds, 0) => Some("no longer has any wounds".into()),
        (Count::Wounds, 1) => Some("has one wound now".into()),
        (Count::Wounds, n) => Some(format!("has {n} wounds now").into()),
        (Count::Ap | Count::Bursts, _) => Some(Clause::SILENT),
        (Count::ApForCover, n) => Some(format!("has {n} AP left for Cover").into()),
        // Games of older versions do not say in which weapon.
        (Count::BurstsLoaded, 1) => Some("has 1 shot loaded".into()),
        (Count::BurstsLoaded, n) => Some(format!("has {n} shots loaded").into()),
        (Count::TraumaPoints, 1) => Some("has 1 trauma point now".into()),
        (Count::TraumaPoints, n) => Some(format!("has {n} trauma points now").into()),
        (Count::MoralValue, ..0) => {
            Some(format!("now has a Moral Value of \u{2212}{}", n.unsigned_abs()).into())
        }
        (Count::MoralValue, n) => Some(format!("now has a Moral Value of {n}").into()),
        (Count::CmATurn, 0) => Some("stands still".into()),
        (Count::CmATurn, n) => Some(format!("drives at {n} cm a turn").into()),
    }
}

fn marked(mark: Mark, on: bool) -> Clause {
    match (mark, on) {
        (Mark::Afraid, true) => Clause::is("afraid"),
        (Mark::Afraid, false) => Clause::is("no longer afraid"),
        (Mark::Stunned, true) => Clause::is("stunned"),
        (Mark::Stunned, false) => Clause::is("no longer stunned"),
        (Mark::OnFire, true) => Clause::is("on fire"),
        (Mark::OnFire, false) => Clause::is("no longer on fire"),
        (Mark::OutOfFuel, true) => Clause::is("out of fuel"),
        (Mark::OutOfFuel, false) => "has fuel again".into(),
        (Mark::OutOfGas, true) => "has a chainsaw without gas".into(),
        (Mark::OutOfGas, false) => "has gas for the chainsaw again".into(),
        (Mark::Stalled, true) => "has a stalled chainsaw".into(),
        (Mark::Stalled, false) => "restarts the chainsaw".into(),
        (Mark::Jammed, true) => "has a jammed weapon".into(),
        (Mark::Jammed, false) => "clears the jam".into(),
        (Mark::Braced, true) => "braces the machine gun".into(),
        (Mark::Braced, false) => "no longer braces the machine gun".into(),
        (Mark::InVehicle, true) => Clause::is("in a vehicle"),
        (Mark::InVehicle, false) => "gets out".into(),
        (Mark::Berserk, true) => "goes Berserk".into(),
        (Mark::Charge, true) => "has a new psychosis: Charge".into(),
        (Mark::MentalBlock, true) => "has a new psychosis: Mental block".into(),
        (Mark::Terrified, true) => Clause::is("Terrified from now on"),
        (Mark::Depressive, true) => Clause::is("Depressive from now on"),
        (Mark::Paranoid, true) => Clause::is("Paranoid from now on"),
        (Mark::Scared, true) => Clause::is("Scared from now on"),
        (Mark::Schizophrenic, true) => Clause::is("Schizophrenic from now on"),
        (Mark::Hallucinate, true) => "has a new psychosis: Hallucinate".into(),
        (Mark::Rage, true) => "has a new psychosis: Rage".into(),
        (Mark::Despaired, true) => Clause::is("Despaired from now on"),
        (
            Mark::Berserk
            | Mark::Charge
            | Mark::MentalBlock
            | Mark::Terrified
            | Mark::Depressive
            | Mark::Paranoid
            | Mark::Scared
            | Mark::Schizophrenic
            | Mark::Hallucinate
            | Mark::Rage
            | Mark::Despaired,
            false,
        ) => Clause::is("rid of a psychosis"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, event::Audience};

    use super::*;
    use crate::table::weapons::Weapon;

    #[test]
    fn a_choice_is_told_as_a_deed_and_what_is_only_counted_has_no_words() {
        let names = Names::default();
        let told = |rule: RuleId, what: What| event(&Event { rule, audience: Audience::All, what }, &names);
        let chose = |it: Decision| {
            let (chose, pick) = ("whatever".into(), Pick::Deed(it.into()));
            What::Asked { seat: Seat(0), about: Some(Token(0)), chose, pick }
        };
        let acts = rule!("dwa.turn.human-activation");
        let fires = Decision::Fires { with: Weapon::Pistol, at: Token(1 << 16) };
        assert_eq!(told(acts, chose(fires)), Some("fires the pistol at zombie 1".into()));
        assert!(told(acts, chose(Decision::Done)).is_some_and(|it| it.is_silent()));
        let count = |what: Count| What::Counted { token: Some(Token(0)), what: what.into(), n: 2 };
        assert_eq!(told(rule!("dwa.ap.cost-table"), count(Count::Ap)), Some(Clause::SILENT));
        let wounds = told(rule!("dwa.wound.accumulate"), count(Count::Wounds));
        assert_eq!(wounds, Some("has 2 wounds now".into()));
    }
}
