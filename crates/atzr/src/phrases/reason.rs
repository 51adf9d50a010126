//! Why something was so, from what was measured: whole sentences, in the past tense. Where nothing was, the rule has its own words.
use kernel::{Event, Token, What};
use view::story::{Names, capital};

use super::deed::{listed, place, the};
use crate::journal::Happened;

/// Why what an event tells was so; nothing if it has no facts of its own.
pub fn because(event: &Event, names: &Names) -> Option<String> {
    let What::Noted { token, note } = &event.what else { return None };
    let happened = Happened::read(note)?;
    match token {
        Some(who) => reason(*who, &happened, names),
        None => by_itself(&happened),
    }
}

fn reason(who: Token, happened: &Happened, names: &Names) -> Option<String> {
    let own = capital(names.name(who));
    let name = |it: &Token| names.name(*it);
    Some(match happened {
        Happened::Pursues { whom, range, seen } => {
            format!("{own} went after {}: {}.", name(whom), sighted(*range, *seen))
        }
        Happened::CanCharge { whom, range, seen } => {
            format!("{own} could reach {} in one move: {}.", name(whom), sighted(*range, *seen))
        }
        Happened::DrawnByBody { range, .. } => {
            format!("{own} could charge nobody, and a body lay in its sight, {}.", away(*range))
        }
        Happened::LastSaw { at, range } => {
            format!(
                "{own} had nobody in sight, and last saw somebody in {}, {}.",
                place(*at, names),
                away(*range)
            )
        }
        Happened::Hears { at, range } => {
            format!(
                "{own} had nobody in sight, and the loudest noise within 12 hexes came from {}, {}.",
                place(*at, names),
                away(*range)
            )
        }
        Happened::SensesNothing => {
            format!("{own} saw nobody, remembered nobody and heard nothing, so it drifted.")
        }
        Happened::Feeds => format!("{own} was feeding and went on until the feast was over."),
        Happened::FeastOver => format!("{own} had finished its feast."),
        Happened::Fires { with, at, range } => match at.as_slice() {
            [one] => {
                format!("{own} had {} in sight, {}, within reach of {}.", name(one), away(*range), the(with))
            }
            [..] => format!("{own} had {} in sight, within reach of {}.", listed(at, names), the(with)),
        },
        Happened::ComesIntoSight { of } => {
            format!(
                "{own} moved into the sight of {}, and both sides test who is quicker.",
                listed(of, names)
            )
        }
        _ => return None,
    })
}

fn by_itself(happened: &Happened) -> Option<String> {
    Some(match happened {
        Happened::CannotAct { whom, die, rep: Some(rep) } => {
            let best = if whom.len() == 1 { "their Rep is" } else { "the best Rep among them is" };
            format!("Anyone acts only on a die of their Rep or less: the die was {die}, and {best} {rep}.")
        }
        Happened::DeadStandStill { die } => {
            format!("A zombie acts on a die of 3 or less, a frenzied one on 4 or less: the die was {die}.")
        }
        Happened::Doubles { .. } => "Two dice showed the same number, so nobody acts this turn.".to_owned(),
        _ => return None,
    })
}

/// How far somebody is off, and who else there was to go for.
fn sighted(range: u8, seen: u8) -> String {
    match seen {
        0 | 1 => format!("the only one in its sight, {}", away(range)),
        _ => format!("the nearest of those in its sight, {}", away(range)),
    }
}

fn away(range: u8) -> String {
    match range {
        0 => "in the same hex".to_owned(),
        1 => "1 hex away".to_owned(),
        n => format!("{n} hexes away"),
    }
}
