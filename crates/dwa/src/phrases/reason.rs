//! Why something was so, from what was measured: whole sentences, in the past tense. Where nothing was, the rule has its own words.
use kernel::{Event, Token, What};
use view::story::{Names, capital};

use super::incident::name;
use crate::{battle::whereabouts::cm, journal::Incident, table::weapons::Weapon};

/// Why what an event tells was so; nothing if it has no facts of its own.
pub fn because(event: &Event, names: &Names) -> Option<String> {
    let What::Noted { token: Some(token), note } = &event.what else { return None };
    reason(*token, &Incident::read(note)?, names)
}

fn reason(who: Token, incident: &Incident, names: &Names) -> Option<String> {
    use Incident as I;
    let own = capital(&name(names, who));
    let called = |it: &Token| name(names, *it);
    Some(match incident {
        I::Smells { whom, range: Some(range) } => {
            format!("{own} smelled {}, {}, the nearest human within 20 cm.", called(whom), away(*range))
        }
        I::Sees { whom, range: Some(range) } => format!(
            "{own} smelled nobody within 20 cm, and saw {}, {}, the nearest in its sight.",
            called(whom),
            away(*range)
        ),
        I::FollowsMoan { of: Some(of), range: Some(range) } => format!(
            "{own} noticed nobody; {}, {}, was after somebody and called the others.",
            called(of),
            away(*range)
        ),
        I::FollowsSound { by, range: Some(range), .. } => {
            let whose =
                by.as_ref().map_or_else(|| "a sound".to_owned(), |it| format!("the noise of {}", called(it)));
            format!("{own} smelled and saw nobody, and heard {whose}, {}.", away(*range))
        }
        I::Frightened { by, range: ..=0, zombies: 1 } => {
            format!(
                "{} and {own} stood base to base, and anyone within 10 cm of the dead tests for fear.",
                capital(&called(by))
            )
        }
        I::Frightened { by, range, zombies: 1 } => {
            format!(
                "{} stood {} from {own}, and anyone within 10 cm of the dead tests for fear.",
                capital(&called(by)),
                cm(*range)
            )
        }
        I::Frightened { by, range, zombies } => format!(
            "{zombies} zombies stood within 10 cm of {own}, the nearest of them {}, {}.",
            called(by),
            away(*range)
        ),
        I::Fires { with, at, range: Some(range), .. } => shot(&own, *with, at, *range, names)?,
        I::FiresBoth { at, range, .. } => {
            format!("{own} had a gun in each hand, and {} stood {}.", called(at), away(*range))
        }
        I::Throws { with, range, .. } => format!("{own} aimed the {with} at a place {}.", away(*range)),
        I::Attacks { at, .. } => {
            format!("{own} touched {}, and a zombie attacks whoever it touches.", called(at))
        }
        _ => return None,
    })
}

/// How far a shot went, and how far the weapon carries.
fn shot(own: &str, with: Weapon, at: &[Token], range: i32, names: &Names) -> Option<String> {
    let whom = capital(&name(names, *at.first()?));
    let stood = match range {
        ..=0 => format!("{whom} and {own} stood base to base"),
        mm => format!("{whom} stood {} from {own}", cm(mm)),
    };
    Some(match with.range_mm() {
        ..=0 => format!("{stood}."),
        reach => format!("{stood}; the {with} carries {}.", cm(reach)),
    })
}

/// How far somebody is off.
fn away(range: i32) -> String {
    if range <= 0 { "base to base".to_owned() } else { format!("{} away", cm(range)) }
}
