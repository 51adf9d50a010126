//! What an event says of the one it is about, where its plain words would not do.
use kernel::{Event, Pick, RuleId, Term, Token, What};
use view::{story::Names, words::does};

use super::{campaign, decision, incident};
use crate::journal::{Chronicle, Count, Decision, Incident, Mark};

/// The rest of the sentence that begins with his name; no words for what is only kept count of.
pub fn event(event: &Event, names: &Names) -> Option<String> {
    match &event.what {
        // The choice has said so.
        What::Fell { .. } if event.rule == rule!("dwa.move.lie-down") => Some(String::new()),
        What::Asked { about, chose, pick, .. } => asked(event.rule, *about, chose, pick, names),
        What::Counted { token: Some(_), what, n } => counted(*what, *n),
        What::Noted { token, note } => {
            let incident = Incident::read(note);
            let incident = incident.map(|it| incident::words(&it, event.rule, token.is_some(), names));
            incident.or_else(|| Chronicle::read(note).map(|it| campaign::words(&it)))
        }
        What::Marked { mark, on, .. } => Mark::read(*mark).map(|it| marked(it, *on).to_owned()),
        What::Placed { token, was: Some(was), .. } => Some(rises(*token, *was, names)),
        What::Placed { called_by: Some(by), .. } => {
            Some(format!("comes for the noise of {}", incident::name(names, *by)))
        }
        // A campaign counts its games as a game counts its turns.
        What::Counted { token: None, what: Term::TURN, n }
            if event.rule == rule!("dwa.level.between-scenarios") =>
        {
            Some(format!("Game {n}"))
        }
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

/// A zombie that is named after whom it was needs not be told who that is.
fn rises(zombie: Token, was: Token, names: &Names) -> String {
    let human = incident::name(names, was);
    match incident::name(names, zombie).starts_with(&human) {
        true => "rises".to_owned(),
        false => format!("rises: it was {human}"),
    }
}

fn asked(rule: RuleId, about: Option<Token>, chose: &str, pick: &Pick, names: &Names) -> Option<String> {
    if WHERE.contains(&rule) || (campaign::asks(rule) && *pick == Pick::Unsaid && about.is_none()) {
        return Some(String::new());
    }
    match pick {
        Pick::Deed(note) => Decision::read(note).map(|it| decision::words(&it, names)),
        // The attack that it belongs to says how many and how well aimed.
        Pick::Number(_) if HOW_MANY.contains(&rule) => Some(String::new()),
        Pick::Unsaid if HOW_MANY.contains(&rule) => chose.parse().ok().map(|it| how_many(rule, it)),
        Pick::Unsaid if rule == rule!("dwa.turn.human-activation") => Some(match about {
            Some(_) => does(chose),
            None => format!("{chose} acts"),
        }),
        Pick::Unsaid | Pick::Yes | Pick::No | Pick::Number(_) | Pick::Place(_) => None,
    }
}

/// A number as games of older versions have it, whose attacks are not told by themselves.
fn how_many(rule: RuleId, n: i32) -> String {
    let aims = rule == rule!("dwa.shoot.aim");
    let more = rule == rule!("dwa.auto.sustained");
    match (aims, more, n) {
        (true, _, 1) => "aims first".to_owned(),
        (true, _, 2..) => format!("aims {n} times first"),
        (false, true, 1) => "fires 1 more burst".to_owned(),
        (false, true, 2..) => format!("fires {n} more bursts"),
        (false, false, 2..) => format!("fires {n} shots"),
        (_, _, _) => String::new(),
    }
}

/// Questions where to, whose answers what comes next tells better.
static WHERE: &[RuleId] = &[
    rule!("dwa.move.distance"),
    rule!("dwa.move.turning-free"),
    rule!("dwa.shotgun.template-targets"),
    rule!("dwa.flame.template"),
    rule!("dwa.mg.template"),
    rule!("dwa.grenade.range"),
];

static HOW_MANY: &[RuleId] =
    &[rule!("dwa.shoot.aim"), rule!("dwa.auto.sustained"), rule!("dwa.shoot.declare-repeat")];

fn counted(what: Term, n: i32) -> Option<String> {
    match (Count::read(what)?, n) {
        (Count::Wounds, 0) => Some("has no wounds any more".to_owned()),
        (Count::Wounds, 1) => Some("has one wound now".to_owned()),
        (Count::Wounds, n) => Some(format!("has {n} wounds now")),
        (Count::Ap | Count::Bursts, _) => Some(String::new()),
        (Count::ApForCover, n) => Some(format!("has {n} AP left for Cover")),
        (Count::BurstsLoaded, 1) => Some("has 1 burst loaded".to_owned()),
        (Count::BurstsLoaded, n) => Some(format!("has {n} bursts loaded")),
        (Count::TraumaPoints, 1) => Some("has 1 trauma point now".to_owned()),
        (Count::TraumaPoints, n) => Some(format!("has {n} trauma points now")),
        (Count::MoralValue, n) => Some(format!("has a moral value of {n} now")),
        (Count::CmATurn, 0) => Some("stands still".to_owned()),
        (Count::CmATurn, n) => Some(format!("drives at {n} cm a turn")),
    }
}

const fn marked(mark: Mark, on: bool) -> &'static str {
    match (mark, on) {
        (Mark::Afraid, true) => "is afraid",
        (Mark::Afraid, false) => "is no longer afraid",
        (Mark::Stunned, true) => "is stunned",
        (Mark::Stunned, false) => "is no longer stunned",
        (Mark::OnFire, true) => "is on fire",
        (Mark::OnFire, false) => "is no longer on fire",
        (Mark::OutOfFuel, true) => "is out of fuel",
        (Mark::OutOfFuel, false) => "has fuel again",
        (Mark::OutOfGas, true) => "has a chainsaw without gas",
        (Mark::OutOfGas, false) => "has gas for the chainsaw again",
        (Mark::Stalled, true) => "has a stalled chainsaw",
        (Mark::Stalled, false) => "restarts the chainsaw",
        (Mark::Jammed, true) => "has a jammed weapon",
        (Mark::Jammed, false) => "clears the jam",
        (Mark::Braced, true) => "braces the machine gun",
        (Mark::Braced, false) => "no longer braces the machine gun",
        (Mark::InVehicle, true) => "is in a vehicle",
        (Mark::InVehicle, false) => "gets out",
        (Mark::Berserk, true) => "goes Berserk",
        (Mark::Charge, true) => "has a new psychosis: Charge",
        (Mark::MentalBlock, true) => "has a new psychosis: Mental block",
        (Mark::Terrified, true) => "is Terrified from now on",
        (Mark::Depressive, true) => "is Depressive from now on",
        (Mark::Paranoid, true) => "is Paranoid from now on",
        (Mark::Scared, true) => "is Scared from now on",
        (Mark::Schizophrenic, true) => "is Schizophrenic from now on",
        (Mark::Hallucinate, true) => "has a new psychosis: Hallucinate",
        (Mark::Rage, true) => "has a new psychosis: Rage",
        (Mark::Despaired, true) => "is Despaired from now on",
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
        ) => "is rid of a psychosis",
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, event::Audience};

    use super::*;

    #[test]
    fn a_choice_is_told_as_a_deed_and_what_is_only_counted_has_no_words() {
        let names = Names::default();
        let told = |rule: RuleId, what: What| event(&Event { rule, audience: Audience::All, what }, &names);
        let chose = |it: Decision| {
            let (chose, pick) = ("whatever".into(), Pick::Deed(it.into()));
            What::Asked { seat: Seat(0), about: Some(Token(0)), chose, pick }
        };
        let acts = rule!("dwa.turn.human-activation");
        let fires = Decision::Fires { with: "pistol".into(), at: Token(1 << 16) };
        assert_eq!(told(acts, chose(fires)).as_deref(), Some("fires the pistol at zombie 1"));
        assert_eq!(told(acts, chose(Decision::Done)).as_deref(), Some(""));
        let count = |what: Count| What::Counted { token: Some(Token(0)), what: what.into(), n: 2 };
        assert_eq!(told(rule!("dwa.ap.cost-table"), count(Count::Ap)).as_deref(), Some(""));
        let wounds = told(rule!("dwa.wound.accumulate"), count(Count::Wounds));
        assert_eq!(wounds.as_deref(), Some("has 2 wounds now"));
    }
}
