//! The telling while dice are waited for: what they may still change is not told yet.
use kernel::{Event, Faces, What, dice::Missing};

use super::{JournalLine, Phrases, tell};
use crate::story::Names;

/// Tells what happened up to dice that people have still to roll. A sum is told with its dice, and dice are told with those that
/// go with them, so that such lines wait: they are told with what comes next.
pub fn tell_before_dice(
    events: &[Event],
    missing: &Missing,
    names: &Names,
    phrases: &Phrases,
) -> Vec<JournalLine> {
    let mut events = events.to_vec();
    events.push(stand_in(&events, missing));
    let mut told = tell(&events, names, phrases);
    // The last line is that of the missing dice, or one that goes on with what they decide.
    told.pop();
    told
}

/// Dice in place of the missing ones. Whether they go with dice before them shows only when they lie on the table; until then
/// they do wherever they can.
fn stand_in(events: &[Event], missing: &Missing) -> Event {
    let like = events.iter().rev().find(|it| matches!(it.what, What::Rolled { .. }));
    let same = like.filter(|it| match it.what {
        What::Rolled { sides, .. } => it.rule == missing.why && sides == missing.sides,
        _ => false,
    });
    if let Some(same) = same {
        return same.clone();
    }
    let faces = Faces::from_slice(&vec![1; usize::from(missing.n)]);
    let what = What::Rolled { sides: missing.sides, faces, by: missing.throw.who, at: None, needs: None };
    Event { rule: missing.why, what, audience: kernel::Audience::All }
}
