//! Which events tell again what somebody has just chosen to do.
use kernel::{Event, Pick, What};
use view::telling::Fuller;

use crate::journal::{Decision, Incident, Mark};

/// Whether an event tells of the same deed as the choice, and which of them says more.
pub fn again(pick: &Pick, event: &Event) -> Option<Fuller> {
    let Pick::Deed(note) = pick else { return None };
    let decision = Decision::read(note)?;
    match &event.what {
        What::Noted { note, .. } => {
            let fuller = match decision {
                Decision::PicksUp { .. } => Fuller::Choice,
                _ => Fuller::Event,
            };
            Incident::read(note).is_some_and(|it| is_same(&decision, &it)).then_some(fuller)
        }
        What::Marked { mark, on, .. } => matches!(
            (decision, Mark::read(*mark)?, on),
            (Decision::Braces, Mark::Braced, true) | (Decision::RestartsChainsaw, Mark::Stalled, false)
        )
        .then_some(Fuller::Event),
        What::Rose { .. } => (decision == Decision::StandsUp).then_some(Fuller::Event),
        What::Removed { .. } => (decision == Decision::Leaves).then_some(Fuller::Choice),
        What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Fell { .. }
        | What::Placed { .. }
        | What::Counted { .. }
        | What::Drew { .. }
        | What::Asked { .. }
        | What::Cited
        | What::Worded { .. }
        | What::TookBack { .. } => None,
    }
}

/// Whether what happened is what was chosen.
fn is_same(decision: &Decision, incident: &Incident) -> bool {
    use Decision as D;
    use Incident as I;
    match (decision, incident) {
        (D::Fires { with, at }, I::Fires { with: fired, at: whom, .. }) => with == fired && whom.contains(at),
        (D::FiresBoth { at }, I::FiresBoth { at: whom, .. }) => at == whom,
        (D::FiresAtPlace { with, .. }, I::Fires { with: fired, .. } | I::Throws { with: fired, .. })
        | (D::Throws { with }, I::Throws { with: fired, .. }) => with == fired,
        (D::FiresClose { with, .. }, I::FiresClose { with: fired, .. }) => with == fired,
        (D::Finishes { at, .. }, I::Finishes { at: whom, .. })
        | (D::Strikes { at, .. }, I::Strikes { at: whom, .. }) => at == whom,
        (D::ClearsJam { weapon }, I::ClearsJam { weapon: cleared }) => weapon == cleared,
        (D::Opens { what }, I::Opens { what: done }) | (D::Closes { what }, I::Closes { what: done }) => {
            what == done
        }
        (D::Drops { things }, I::Drops { things: dropped }) => things == dropped,
        (D::PicksUp { things }, I::Takes { things: taken, from: None }) => things == taken,
        (D::TakesInHand { weapons }, I::TakesInHand { weapons: taken }) => weapons == taken,
        (_, _) => false,
    }
}
