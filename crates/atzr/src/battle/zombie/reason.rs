//! Why a stack goes where it goes, as measured: worked out only where somebody reads it.
use ground::hex::{self, Hex};
use kernel::Play;

use super::{super::Battle, Stack, aim::StackAim, senses};
use crate::journal::Happened;

/// Tells of every zombie of a stack what it is after, before it moves.
pub fn tell(battle: &Battle, play: &mut Play<'_>, stack: &Stack, aim: StackAim) {
    if !play.is_read() {
        return;
    }
    for which in &stack.zombies {
        play.note(aim.rule(), which.token(), found(battle, stack, aim));
    }
}

fn found(battle: &Battle, stack: &Stack, aim: StackAim) -> Happened {
    let away = |hex: Hex| stack.at.distance(hex);
    let place = |at: Hex| hex::centre(at);
    let humans = senses::humans(battle, stack);
    let seen = u8::try_from(humans.len()).unwrap_or(u8::MAX);
    match aim {
        StackAim::Feast => Happened::Feeds,
        StackAim::Disperse => Happened::FeastOver,
        StackAim::Charge(who) => {
            Happened::CanCharge { whom: who.token(), range: away(battle.person(who).at), seen }
        }
        StackAim::Body(hex) => Happened::DrawnByBody { at: place(hex), range: away(hex) },
        StackAim::Seen(hex) => match humans.iter().find(|it| it.1 == hex) {
            Some((whom, _)) => Happened::Pursues { whom: whom.token(), range: away(hex), seen },
            None => Happened::LastSaw { at: place(hex), range: away(hex) },
        },
        StackAim::LastSeen(hex) => Happened::LastSaw { at: place(hex), range: away(hex) },
        StackAim::Noise(hex) => Happened::Hears { at: place(hex), range: away(hex) },
        StackAim::Drift => Happened::SensesNothing,
    }
}
