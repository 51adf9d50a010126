//! What an event says of the one it is about, where its plain words would not do.
use kernel::{Event, RuleId, Token, What};

use view::words::does;

use crate::battle::FigureId;

/// The rest of the sentence that begins with his name.
pub fn event(event: &Event) -> Option<String> {
    match &event.what {
        What::Marked { mark, on, .. } => marked(mark, *on),
        What::Fell { .. } => Some("goes down".to_owned()),
        What::Removed { token } => Some(removed(event.rule, *token).to_owned()),
        What::Counted { token: Some(_), what, n } => counted(what, *n),
        What::Drew { what } => Some(format!("a card is drawn: {what}")),
        What::Placed { .. }
        | What::Rolled { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Rose { .. }
        | What::Counted { .. }
        | What::TookBack { .. } => None,
        What::Asked { about, chose, .. } => asked(event.rule, about.is_some(), chose),
        // The choice has said so already.
        What::Noted { token: Some(_), text } if text.starts_with("gives away ") => Some(String::new()),
        What::Noted { token: Some(_), text } => text.strip_prefix("finds: ").map(|it| format!("finds {it}")),
        What::Noted { token: None, .. } => None,
    }
}

/// What somebody chose, as what he does.
fn asked(rule: RuleId, about_one: bool, chose: &str) -> Option<String> {
    if rule == rule!("atzr.turn.group-order") && !about_one {
        return chose.strip_prefix("Activate ").map(acts);
    }
    if rule == rule!("atzr.leader.activation") && !about_one {
        return Some(String::new());
    }
    let aims = [rule!("atzr.ranged.allocation"), rule!("atzr.charge.target-fire-limit")];
    if about_one && aims.contains(&rule) {
        return Some(String::new());
    }
    if !about_one || !DEEDS.contains(&rule) {
        return None;
    }
    if chose.ends_with(" is done") || chose.ends_with(" stays where he is") {
        return Some(String::new());
    }
    if rule == rule!("atzr.ruling.entering-group") {
        return Some(format!("takes {chose} along"));
    }
    // In the words of what then happens, so that it is told once.
    if chose == "Pop up" {
        return Some("comes up from cover".to_owned());
    }
    let verb = chose.chars().next().is_some_and(|it| it.is_alphabetic());
    verb.then(|| does(chose).replace(", stow the", " and stows the"))
}

/// Those whose turn it is, by name.
fn acts(names: &str) -> String {
    match names.rsplit_once(", ") {
        Some((first, last)) => format!("{first} and {last} act"),
        None => format!("{names} acts"),
    }
}

/// Questions whose answers begin with what somebody does.
static DEEDS: &[RuleId] = &[
    rule!("atzr.action.list"),
    rule!("atzr.insight.actions"),
    rule!("atzr.zombie.start-move-on"),
    rule!("atzr.star-power.use"),
    rule!("atzr.ruling.entering-group"),
];

fn marked(mark: &str, on: bool) -> Option<String> {
    let words = match (mark, on) {
        ("ducked back", true) => "ducks back",
        ("ducked back", false) => "comes up from cover",
        ("out of ammo", true) => "is out of ammo",
        ("out of ammo", false) => "reloads",
        ("dead", true) => "is dead",
        ("out of the fight", true) => "is Out of the Fight",
        ("joined", true) => "joins the group",
        ("captive", true) => "is captured",
        ("captive", false) => "is guarded no longer",
        ("frenzied", true) => "is frenzied",
        ("frenzied", false) => "calms down",
        (_, true) => return Some(format!("is {mark}")),
        (_, false) => return Some(format!("is no longer {mark}")),
    };
    Some(words.to_owned())
}

fn counted(what: &str, n: i32) -> Option<String> {
    match what {
        "movement points" => Some(String::new()),
        "doses of the Cure" => Some(format!("finds {n} doses of the Cure")),
        "Rep" => Some(format!("counts as Rep {n} now")),
        _ => None,
    }
}

fn removed(rule: RuleId, token: Token) -> &'static str {
    let known = REMOVED.iter().find(|it| it.0 == rule).map(|it| it.1);
    known.unwrap_or(match FigureId::from_token(token) {
        FigureId::Zombie(_) => "is put down",
        FigureId::Marker(_) => "is turned over",
        FigureId::Person(_) => "is out of it, and off the map",
    })
}

static REMOVED: &[(RuleId, &str)] = &[
    (rule!("atzr.chillin.inside"), "goes home"),
    (rule!("atzr.ruling.leave-map"), "leaves the map"),
    (rule!("atzr.mercy.surrender"), "is led away"),
    (rule!("atzr.react.runaway"), "runs off the map"),
    (rule!("atzr.ranged.capture"), "is let go"),
    (rule!("atzr.infection.turn"), "turns into one of the dead"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zombie_is_put_down_and_a_person_leaves_the_map() {
        let zombie = FigureId::Zombie(crate::battle::ZombieId(3)).token();
        assert_eq!(removed(rule!("atzr.zombie.easy-to-kill"), zombie), "is put down");
        let person = FigureId::Person(crate::battle::PersonId(0)).token();
        assert_eq!(removed(rule!("atzr.ruling.leave-map"), person), "leaves the map");
    }
}
