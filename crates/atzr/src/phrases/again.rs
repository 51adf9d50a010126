//! Which events tell again what somebody has just chosen to do.
use kernel::{Event, Pick, What};
use view::telling::Fuller;

use crate::journal::{Choosing, Happened, Mark};

/// Whether an event tells of the same deed as the choice, and which of them says more.
pub fn again(pick: &Pick, event: &Event) -> Option<Fuller> {
    let Pick::Deed(note) = pick else { return None };
    let deed = Choosing::read(note)?;
    match &event.what {
        What::Noted { note, .. } => {
            Happened::read(note).is_some_and(|it| is_same(&deed, &it)).then_some(Fuller::Event)
        }
        What::Marked { mark, on, .. } => match (deed, Mark::read(*mark)?, on) {
            (Choosing::PopsUp, Mark::DuckedBack, false) | (Choosing::DucksBack, Mark::DuckedBack, true) => {
                Some(Fuller::Event)
            }
            (Choosing::DucksBackTo { .. }, Mark::DuckedBack, true)
            | (Choosing::Reloads { .. } | Choosing::SpendsAmmo { .. }, Mark::OutOfAmmo, false) => {
                Some(Fuller::Choice)
            }
            (_, _, _) => None,
        },
        What::Removed { .. } => (deed == Choosing::LeavesTheMap).then_some(Fuller::Event),
        What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Moved { .. }
        | What::Fell { .. }
        | What::Rose { .. }
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
fn is_same(deed: &Choosing, happened: &Happened) -> bool {
    use Choosing as D;
    use Happened as H;
    match (deed, happened) {
        (D::Fires { with, .. }, H::Fires { with: fired, .. }) => with == fired,
        (D::OpensFire, H::Fires { .. }) | (D::PutsVestOn, H::PutsVestOn) => true,
        (D::Uses { thing }, H::Blasts { with, .. }) => thing == with,
        (D::FiresAtTank { with, hex, .. }, H::FiresAtTank { with: fired, hex: at, .. }) => {
            (with, hex) == (fired, at)
        }
        (D::PlacesTank, H::PlacesTank { .. })
        | (D::HandsEverythingOver, H::HandsEverythingOver { .. })
        | (D::Barricades { .. }, H::Barricades { .. }) => true,
        (D::Readies { thing, .. }, H::Readies { thing: done, .. })
        | (D::Stows { thing }, H::Stows { thing: done })
        | (D::PicksUp { thing }, H::PicksUp { thing: done })
        | (D::Drops { thing }, H::Drops { thing: done })
        | (D::Takes { thing, .. }, H::Takes { thing: done, .. })
        | (D::Gives { thing, .. }, H::Gives { thing: done, .. })
        | (D::AttachesScope { to: thing }, H::AttachesScope { to: done }) => thing == done,
        (D::Carries { whom }, H::TakesUp { whom: done })
        | (D::PutsDown { whom: Some(whom) }, H::PutsDown { whom: done })
        | (D::ShootsDead { whom }, H::Shoots { whom: done, .. })
        | (D::StrikesDead { whom }, H::Strikes { whom: done }) => whom == done,
        (_, _) => false,
    }
}
