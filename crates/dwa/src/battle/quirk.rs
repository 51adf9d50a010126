//! Quirks (16.6) on the board.
use kernel::{Pause, Play, Point, RuleId};

use super::{Battle, FigureId, ap, change};
use crate::table::{ap::Action, char::Sex, handling::Distraction, quirk::Quirk};

/// How far a distracting character is felt (16.6.1).
const DISTRACTION_MM: i32 = 100;

/// What a quirk makes somebody do first in his activation, after his psychoses.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let _ = (battle, play, human);
    Ok(())
}

/// The quirk that keeps somebody from moving to a place.
pub fn forbids_move(battle: &Battle, human: u16, to: Point) -> Option<RuleId> {
    let _ = (battle, human, to);
    None
}

/// Clumsy: whether his first AP of movement in the turn is spent on a fall.
pub fn stumbles(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> bool {
    let figure = &mut battle.humans[usize::from(human)];
    if !battle.rules.quirks || !figure.quirks.contains(&Quirk::Clumsy) || figure.turn.clumsy_rolled {
        return false;
    }
    figure.turn.clumsy_rolled = true;
    if !Quirk::Clumsy.takes_hold(play) {
        return false;
    }
    ap::pay(battle, play, human, Action::Move);
    change::fall(battle, play, rule!("dwa.quirk.clumsy"), FigureId::Human(human));
    true
}

/// The others within 10 cm who distract somebody.
pub fn distraction(battle: &Battle, human: u16) -> Distraction {
    let mut found = Distraction::default();
    if !battle.rules.quirks {
        return found;
    }
    let male = battle.humans[usize::from(human)].sex == Sex::Male;
    for (other, figure) in battle.humans().filter(|it| it.0 != human && it.1.is_on_table()) {
        if DISTRACTION_MM < battle.gap(FigureId::Human(human), FigureId::Human(other)) {
            continue;
        }
        found.psychos += u8::from(figure.quirks.contains(&Quirk::Psycho));
        found.sexy += u8::from(male && figure.quirks.contains(&Quirk::Sexy));
    }
    found
}
