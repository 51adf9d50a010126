//! Words for what a campaign asks and tells.
use kernel::{Event, RuleId, What};
use view::{clause::Clause, story::capital};

use crate::journal::Chronicle;

/// The questions between the games.
static ASKED: &[RuleId] = &[
    rule!("dwa.level.between-scenarios"),
    rule!("dwa.ruling.next-scenario"),
    rule!("dwa.ruling.who-goes"),
    rule!("dwa.char.sheet"),
    rule!("dwa.level.skill-gain"),
    rule!("dwa.ruling.survivors"),
    rule!("dwa.ruling.between-games"),
    rule!("dwa.setup.figures"),
    rule!("dwa.setup.victory-conditions"),
];

/// Whether an event is a line of the diary.
pub fn alone(event: &Event) -> bool {
    matches!(&event.what, What::Noted { note, .. } if Chronicle::read(note).is_some())
}

/// Whether a campaign asks by this rule; what comes of the answer is told, so the answer is not.
pub fn asks(rule: RuleId) -> bool {
    ASKED.contains(&rule)
}

/// What happened; the sentence begins with the name where it is about somebody.
pub fn words(it: &Chronicle) -> Clause {
    match it {
        Chronicle::Joins => "joins the team".into(),
        Chronicle::StaysAtHome => "stays at home".into(),
        Chronicle::Dismissed => "leaves the team".into(),
        Chronicle::GainsXp { xp } => format!("gains {xp} XP").into(),
        Chronicle::ReachesLevel { level } => format!("reaches level {level}").into(),
        Chronicle::MoralValue { from, to } => format!("Moral Value goes from {from} to {to}").into(),
        Chronicle::FullMoralValue { to } => format!("has a full Moral Value of {to}").into(),
        Chronicle::MayLearn { skills } => format!("may learn {}", counted(*skills, "skill")).into(),
        Chronicle::WoundsHeal { wounds } => {
            format!("recovers from {}", counted((*wounds).into(), "wound")).into()
        }
        Chronicle::Learns { skill } => format!("learns {skill}").into(),
        // It falls only where a psychosis has taken six points, which is no recovery.
        Chronicle::Trauma { to, .. } => format!("now has {}", counted((*to).into(), "trauma point")).into(),
        Chronicle::Psychosis { psychosis } => format!("gets a psychosis: {}", capital(psychosis)).into(),
        Chronicle::Quirk { quirk } => format!("has a quirk: {}", capital(quirk)).into(),
        Chronicle::WeaponGained { weapon } => format!("has a new weapon: {weapon}").into(),
        Chronicle::WeaponLost { weapon } => format!("loses: {weapon}").into(),
        Chronicle::Loaded { weapon, to } => format!("has {to} left in the {weapon}").into(),
        Chronicle::Ammunition { category, from, to } => ammunition(category, *from, *to).into(),
        Chronicle::ItemGained { item } => format!("finds: {item}").into(),
        Chronicle::ItemLost { item } => format!("loses: {item}").into(),
        Chronicle::Lost { turned, game, scenario, turn, by } => {
            lost(*turned, (*game, scenario, *turn), by.as_deref()).into()
        }
        Chronicle::AliveAgain => Clause::is("alive again"),
        Chronicle::NotCured => Clause::is("still a zombie"),
        Chronicle::GameOver { scenario, outcome, turn } => {
            format!("{scenario}: {} in turn {turn}", outcome.words()).into()
        }
        Chronicle::Abandoned { scenario } => {
            format!("{scenario} is abandoned, and nothing of it counts").into()
        }
        Chronicle::CannotGo { scenario, why } => format!("the team cannot go to {scenario}: {why}").into(),
        Chronicle::TheEnd => "the campaign ends here".into(),
    }
}

/// What is left of spare ammunition, or what has come to it; `category` is the word for several.
fn ammunition(category: &str, from: u16, to: u16) -> String {
    let several = |n: u16| match n {
        1 => format!("1 spare {}", category.strip_suffix('s').unwrap_or(category)),
        n => format!("{n} spare {category}"),
    };
    match (from, to) {
        (_, 0) => format!("has no spare {category} left"),
        _ if to < from => format!("has {} left", several(to)),
        _ => format!("now has {}", several(to)),
    }
}

/// When, where and by whom somebody was lost.
fn lost(turned: bool, (game, scenario, turn): (i32, &str, u16), by: Option<&str>) -> String {
    let what = if turned { "became a zombie" } else { "died" };
    let by = by.map_or(String::new(), |it| format!(", killed by {it}"));
    match game {
        0 => format!("{what}{by}"),
        _ if turn == 0 => format!("{what} in game {game}, {scenario}{by}"),
        _ => format!("{what} in game {game}, {scenario}, turn {turn}{by}"),
    }
}

fn counted(n: u16, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_on_a_sheet_is_told_in_plain_words() {
        let clips = |from, to| words(&Chronicle::Ammunition { category: "clips".into(), from, to }).words();
        assert_eq!(clips(3, 2), "has 2 spare clips left");
        assert_eq!(clips(2, 1), "has 1 spare clip left");
        assert_eq!(clips(1, 0), "has no spare clips left");
        assert_eq!(clips(1, 3), "now has 3 spare clips");
        let trauma = |from, to| words(&Chronicle::Trauma { from, to }).words();
        assert_eq!(trauma(5, 2), "now has 2 trauma points");
        assert_eq!(trauma(0, 1), "now has 1 trauma point");
    }
}
