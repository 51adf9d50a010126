//! What an event says of the one it is about, or by itself.
use kernel::{Event, Gone, Pick, RuleId, Term, Token, What};

use view::story::{Names, capital};

use super::{
    campaign, card,
    deed::{self, listed},
    note,
};
use crate::{
    battle::FigureId,
    journal::{Chronicle, Count, Deed, Happened, Mark},
    words::WORDS,
};

/// The rest of the sentence that begins with the figure's name.
pub fn event(event: &Event, names: &Names) -> Option<String> {
    match &event.what {
        // That somebody walks away says that he is up.
        What::Marked { on: false, .. } if event.rule == rule!("atzr.move.points") => Some(String::new()),
        What::Marked { mark, on, .. } => Mark::read(*mark).map(|it| marked(it, *on).to_owned()),
        What::Fell { .. } => Some("goes down".to_owned()),
        What::Removed { token, gone, .. } => Some(removed(event.rule, *token, *gone).to_owned()),
        What::Counted { token: Some(_), what, n } => Count::read(*what).map(|it| counted(it, *n)),
        What::Drew { card } => card::drawn(card).map(|it| format!("a card is drawn: {it}")),
        What::Placed { was: Some(was), .. } => Some(format!("gets up: it was {}", names.name(*was))),
        What::Asked { about, chose, pick, .. } => asked(event.rule, about.is_some(), (chose, pick), names),
        What::Noted { note, .. } => {
            let happened = Happened::read(note).map(|it| note::words(&it, names));
            happened.or_else(|| Chronicle::read(note).map(|it| campaign::chronicle(&it)))
        }
        // A campaign counts its months as an Encounter counts its turns.
        What::Counted { token: None, what: Term::TURN, n } if event.rule == rule!("atzr.campaign.time") => {
            Some(capital(&campaign::heading(*n)))
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

/// What somebody chose, as something done.
fn asked(rule: RuleId, about_one: bool, (chose, pick): (&str, &Pick), names: &Names) -> Option<String> {
    let deed = match pick {
        Pick::Deed(note) => Deed::read(note),
        Pick::Unsaid | Pick::Yes | Pick::No | Pick::Number(_) | Pick::Place(_) => None,
    };
    if !about_one && (rule == rule!("atzr.leader.activation") || campaign::asks(rule)) {
        return Some(String::new());
    }
    let aims = [rule!("atzr.ranged.allocation"), rule!("atzr.charge.target-fire-limit")];
    if about_one && aims.contains(&rule) {
        return Some(String::new());
    }
    match (rule, deed) {
        (_, Some(Deed::Activates { whom })) if !about_one => Some(acts(&whom, names)),
        (rule, None) if about_one && rule == rule!("atzr.ruling.entering-group") => {
            Some(format!("takes {chose} along"))
        }
        (rule, None) if about_one && rule == rule!("atzr.ruling.charge-together") => {
            Some(format!("is joined by {chose}"))
        }
        (rule, Some(deed)) if about_one && DEEDS.contains(&rule) => Some(deed::words(&deed, names)),
        (_, _) => None,
    }
}

/// Those whose turn it is, by name.
fn acts(whom: &[Token], names: &Names) -> String {
    let verb = if whom.len() == 1 { "acts" } else { "act" };
    format!("{} {verb}", listed(whom, names))
}

/// Questions whose answers are something done.
static DEEDS: &[RuleId] = &[
    rule!("atzr.action.list"),
    rule!("atzr.insight.actions"),
    rule!("atzr.zombie.start-move-on"),
    rule!("atzr.star-power.use"),
    rule!("atzr.talk.gifts"),
];

/// What somebody is now, or is no longer.
pub const fn marked(mark: Mark, on: bool) -> &'static str {
    match (mark, on) {
        (Mark::DuckedBack, true) => "ducks back",
        (Mark::DuckedBack, false) => "comes up from cover",
        (Mark::OutOfAmmo, true) => "is out of ammo",
        (Mark::OutOfAmmo, false) => "reloads",
        (Mark::Dead, true) => "is dead",
        (Mark::Dead, false) => "is no longer dead",
        (Mark::OutOfTheFight, true) => "is Out of the Fight",
        (Mark::OutOfTheFight, false) => "is back in the fight",
        (Mark::Joined, true) => "joins the group",
        (Mark::Joined, false) => "leaves the group",
        (Mark::Captive, true) => "is captured",
        (Mark::Captive, false) => "is guarded no longer",
        (Mark::Frenzied, true) => "is frenzied",
        (Mark::Frenzied, false) => "calms down",
        (Mark::Immune, true) => "is immune",
        (Mark::Immune, false) => "is no longer immune",
    }
}

fn counted(what: Count, n: i32) -> String {
    match (what, n) {
        (Count::MovementPoints, _) => String::new(),
        (Count::Doses, 1) => "finds 1 dose of the Cure".to_owned(),
        (Count::Doses, n) => format!("finds {n} doses of the Cure"),
        (Count::Rep, n) => format!("counts as Rep {n} now"),
    }
}

fn removed(rule: RuleId, token: Token, gone: Gone) -> &'static str {
    WORDS.removed(rule).unwrap_or(match (FigureId::from_token(token), gone) {
        (FigureId::Zombie(_), _) => "is put down",
        (FigureId::Marker(_), _) => "is turned over",
        (FigureId::Person(_), Gone::Out) => "is out of it, and off the map",
        (FigureId::Person(_), Gone::Left | Gone::Strayed) => "leaves the map",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zombie_is_put_down_and_a_person_leaves_the_map() {
        let zombie = FigureId::Zombie(crate::battle::ZombieId(3)).token();
        assert_eq!(removed(rule!("atzr.zombie.easy-to-kill"), zombie, Gone::Out), "is put down");
        let person = FigureId::Person(crate::battle::PersonId(0)).token();
        assert_eq!(removed(rule!("atzr.ruling.leave-map"), person, Gone::Left), "leaves the map");
    }
}
