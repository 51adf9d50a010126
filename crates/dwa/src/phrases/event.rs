//! What an event says of the one it is about, where its plain words would not do.
use kernel::{Event, RuleId, What};
use view::words::does;

/// The rest of the sentence that begins with his name; no words for what is only kept count of.
pub fn event(event: &Event) -> Option<String> {
    match &event.what {
        What::Asked { about, chose, .. } => asked(event.rule, about.is_some(), chose),
        What::Counted { token: Some(_), what, n } => counted(what, *n),
        What::Noted { token: None, .. } if event.rule == rule!("dwa.zombie.hearing") => Some(String::new()),
        What::Marked { mark, on, .. } if mark == "jammed" => {
            Some(if *on { "has a jammed weapon" } else { "clears the jam" }.to_owned())
        }
        What::Marked { mark, on, .. } => {
            Some(if *on { format!("is {mark}") } else { format!("is no longer {mark}") })
        }
        What::Noted { .. }
        | What::Counted { .. }
        | What::Rolled { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Fell { .. }
        | What::Rose { .. }
        | What::Placed { .. }
        | What::Removed { .. }
        | What::Drew { .. }
        | What::TookBack { .. } => None,
    }
}

/// Whether an event tells what an attack or a test came to for somebody, who does not act by that.
pub fn befalls(event: &Event) -> bool {
    let What::Noted { text, .. } = &event.what else { return false };
    ["is missed", "is not hurt", "is wounded", "holds out", "does not hold out"].contains(&&**text)
}

fn asked(rule: RuleId, about_one: bool, chose: &str) -> Option<String> {
    if WHERE.contains(&rule) {
        return Some(String::new());
    }
    if rule == rule!("dwa.shoot.aim") {
        return Some(match chose {
            "0" => String::new(),
            "1" => "aims first".to_owned(),
            n => format!("aims {n} times first"),
        });
    }
    if rule == rule!("dwa.auto.sustained") {
        return Some(match chose {
            "0" => String::new(),
            "1" => "fires 1 more burst".to_owned(),
            n => format!("fires {n} more bursts"),
        });
    }
    if rule == rule!("dwa.shoot.declare-repeat") {
        return Some(if chose == "1" { String::new() } else { format!("fires {chose} shots") });
    }
    if rule != rule!("dwa.turn.human-activation") {
        return None;
    }
    match (about_one, chose) {
        (false, name) => Some(format!("{name} acts")),
        (true, "done") => Some(String::new()),
        (true, chose) => Some(does(chose)),
    }
}

/// Questions where to, whose answers what comes next tells better.
static WHERE: &[RuleId] = &[
    rule!("dwa.move.distance"),
    rule!("dwa.move.turning-free"),
    rule!("dwa.shotgun.template-targets"),
    rule!("dwa.flame.template"),
    rule!("dwa.mg.template"),
];

fn counted(what: &str, n: i32) -> Option<String> {
    match (what, n) {
        ("wounds", 0) => Some("has no wounds any more".to_owned()),
        ("wounds", 1) => Some("has one wound now".to_owned()),
        ("wounds", n) => Some(format!("has {n} wounds now")),
        ("AP" | "bursts", _) => Some(String::new()),
        (_, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, Token, event::Audience};

    use super::*;

    #[test]
    fn a_choice_is_told_as_a_deed_and_what_is_only_counted_has_no_words() {
        let told = |rule: RuleId, what: What| event(&Event { rule, audience: Audience::All, what });
        let chose = |it: &'static str| What::Asked { seat: Seat(0), about: Some(Token(0)), chose: it.into() };
        let acts = rule!("dwa.turn.human-activation");
        assert_eq!(
            told(acts, chose("fire the pistol at zombie 1")).as_deref(),
            Some("fires the pistol at zombie 1")
        );
        assert_eq!(told(acts, chose("done")).as_deref(), Some(""));
        let count = |what: &'static str| What::Counted { token: Some(Token(0)), what: what.into(), n: 2 };
        assert_eq!(told(rule!("dwa.ap.cost-table"), count("AP")).as_deref(), Some(""));
        assert_eq!(told(rule!("dwa.wound.accumulate"), count("wounds")).as_deref(), Some("has 2 wounds now"));
    }
}
