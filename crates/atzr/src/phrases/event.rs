//! What an event says of the one it is about, or by itself.
use kernel::{Event, Gone, Pick, RuleId, Term, Token, What};

use view::{
    clause::Clause,
    story::{Names, capital},
};

use super::{
    campaign, card,
    deed::{self, listed},
    note,
};
use crate::{
    battle::FigureId,
    journal::{Choosing, Chronicle, Count, Happened, Mark, Outcome},
    printed::tables::Reaction,
    words::WORDS,
};

/// The rest of the sentence that begins with the figure's name.
pub fn event(event: &Event, names: &Names) -> Option<Clause> {
    match &event.what {
        // That somebody walks away says that he is up.
        What::Marked { on: false, .. } if event.rule == rule!("atzr.move.points") => Some(Clause::SILENT),
        What::Marked { mark, on, .. } => Mark::read(*mark).map(|it| marked(it, *on)),
        // What they are then says so.
        What::Fell { .. } => Some(Clause::does("goes down").aside()),
        What::Removed { token, gone, .. } => Some(removed(event.rule, *token, *gone)),
        What::Counted { token: Some(_), what, n } => Count::read(*what).map(|it| counted(it, *n)),
        What::Drew { card } => card::drawn(card).map(|it| format!("a card is drawn: {it}").into()),
        What::Placed { at, was: Some(was), .. } => {
            Some(format!("{}: it was {}", names.told_at("gets up", *at), names.name(*was)).into())
        }
        What::Placed { at, .. } if event.rule == rule!("atzr.zombie.start-move-on") => {
            names.spot(*at).map(|it| format!("comes onto the map {it}").into())
        }
        What::Asked { about, chose, pick, .. } => asked(event.rule, about.is_some(), (chose, pick), names),
        What::Noted { note, .. } => {
            let happened = Happened::read(note).map(|it| note::words(&it, names));
            happened.or_else(|| Chronicle::read(note).map(|it| campaign::chronicle(&it)))
        }
        // A campaign counts its months as an Encounter counts its turns.
        What::Counted { token: None, what: Term::TURN, n } if event.rule == rule!("atzr.campaign.time") => {
            Some(capital(&campaign::heading(*n)).into())
        }
        What::Placed { .. }
        | What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Rose { .. }
        | What::Counted { .. }
        | What::Cited
        | What::Worded { .. }
        | What::TookBack { .. } => None,
    }
}

/// Whether an event tells what befalls somebody who does nothing: the dice after it are another's.
pub fn befalls(event: &Event) -> bool {
    let What::Noted { note, .. } = &event.what else { return false };
    matches!(
        Happened::read(note),
        Some(
            Happened::Withstands { .. }
                | Happened::StaysDown { .. }
                | Happened::BeingEaten { .. }
                | Happened::Judged { .. }
                | Happened::IsAnEnemy { .. }
                | Happened::WillTalk { .. }
        )
    )
}

/// The outcome of dice that an event carries out, or says that they have come to.
pub fn reached(event: &Event) -> Option<Term> {
    let outcome = match &event.what {
        What::Marked { mark, on: true, .. } => match Mark::read(*mark)? {
            Mark::DuckedBack => Outcome::DuckBack,
            Mark::OutOfTheFight => Outcome::OutOfTheFight,
            Mark::Dead => Outcome::ObviouslyDead,
            Mark::OutOfAmmo | Mark::Joined | Mark::Captive | Mark::Frenzied | Mark::Immune => return None,
        },
        What::Noted { note, .. } => match Happened::read(note)? {
            Happened::Reacts { result: Reaction::DuckBack, .. } => Outcome::DuckBack,
            _ => return None,
        },
        // Whoever is a counter and nobody in particular leaves the map with that.
        What::Removed { .. } if event.rule == rule!("atzr.components.generic-counter") => {
            Outcome::OutOfTheFight
        }
        _ => return None,
    };
    Some(outcome.into())
}

/// What somebody chose, as something done.
fn asked(rule: RuleId, about_one: bool, (chose, pick): (&str, &Pick), names: &Names) -> Option<Clause> {
    let deed = match pick {
        Pick::Deed(note) => Choosing::read(note),
        Pick::Unsaid | Pick::Yes | Pick::No | Pick::Number(_) | Pick::Place(_) => None,
    };
    if !about_one && (rule == rule!("atzr.leader.activation") || campaign::asks(rule)) {
        return Some(Clause::SILENT);
    }
    let aims = [rule!("atzr.ranged.allocation"), rule!("atzr.charge.target-fire-limit")];
    if about_one && aims.contains(&rule) {
        return Some(Clause::SILENT);
    }
    match (rule, deed) {
        (_, Some(Choosing::Activates { whom })) if !about_one => Some(acts(&whom, names)),
        (rule, None) if about_one && rule == rule!("atzr.ruling.entering-group") => {
            Some(format!("takes {chose} along").into())
        }
        (rule, None) if about_one && rule == rule!("atzr.ruling.charge-together") => {
            Some(Clause::is(format!("joined by {chose}")))
        }
        (_, Some(deed)) if about_one => Some(deed::words(&deed, names)),
        (_, _) => None,
    }
}

/// Those whose turn it is, by name.
fn acts(whom: &[Token], names: &Names) -> Clause {
    let verb = if whom.len() == 1 { "acts" } else { "act" };
    format!("{} {verb}", listed(whom, names)).into()
}

/// What somebody is now, or is no longer.
pub fn marked(mark: Mark, on: bool) -> Clause {
    match (mark, on) {
        (Mark::DuckedBack, true) => "ducks back".into(),
        (Mark::DuckedBack, false) => "pops up".into(),
        (Mark::OutOfAmmo, true) => Clause::is("out of ammo"),
        (Mark::OutOfAmmo, false) => "reloads".into(),
        (Mark::Dead, true) => Clause::is("dead"),
        (Mark::Dead, false) => Clause::is("no longer dead"),
        (Mark::OutOfTheFight, true) => Clause::is("Out of the Fight"),
        (Mark::OutOfTheFight, false) => Clause::is("back in the fight"),
        (Mark::Joined, true) => "joins the group".into(),
        (Mark::Joined, false) => "leaves the group".into(),
        (Mark::Captive, true) => Clause::is("captured"),
        (Mark::Captive, false) => Clause::is("no longer a captive"),
        (Mark::Frenzied, true) => Clause::is("frenzied"),
        (Mark::Frenzied, false) => "calms down".into(),
        (Mark::Immune, true) => Clause::is("immune"),
        (Mark::Immune, false) => Clause::is("no longer immune"),
    }
}

fn counted(what: Count, n: i32) -> Clause {
    match (what, n) {
        (Count::MovementPoints, _) => Clause::SILENT,
        (Count::Doses, 1) => "finds 1 dose of the Cure".into(),
        (Count::Doses, n) => format!("finds {n} doses of the Cure").into(),
        (Count::Rep, n) => format!("now counts as Rep {n}").into(),
    }
}

fn removed(rule: RuleId, token: Token, gone: Gone) -> Clause {
    WORDS.removed(rule).map(Clause::does).unwrap_or_else(|| match (FigureId::from_token(token), gone) {
        (FigureId::Zombie(_), _) => Clause::is("put down"),
        (FigureId::Marker(_), _) => Clause::is("turned over"),
        (FigureId::Person(_), Gone::Out) => Clause::is("Out of the Fight and off the map"),
        (FigureId::Person(_), Gone::Left | Gone::Strayed) => "leaves the map".into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zombie_is_put_down_and_a_person_leaves_the_map() {
        let zombie = FigureId::Zombie(crate::battle::ZombieId(3)).token();
        assert_eq!(removed(rule!("atzr.zombie.easy-to-kill"), zombie, Gone::Out), Clause::is("put down"));
        let person = FigureId::Person(crate::battle::PersonId(0)).token();
        assert_eq!(removed(rule!("atzr.ruling.leave-map"), person, Gone::Left), "leaves the map".into());
    }
}
