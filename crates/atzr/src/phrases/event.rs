//! What an event says of the one it is about, where its plain words would not do.
use kernel::{Event, RuleId, Token, What};

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
        | What::Asked { .. }
        | What::Noted { .. } => None,
    }
}

fn marked(mark: &str, on: bool) -> Option<String> {
    let words = match (mark, on) {
        ("ducked back", true) => "ducks back",
        ("ducked back", false) => "comes up from cover",
        ("out of ammo", true) => "is out of ammo",
        ("out of ammo", false) => "has ammo again",
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
        "movement points" => Some(format!("has {n} Movement Points now")),
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
