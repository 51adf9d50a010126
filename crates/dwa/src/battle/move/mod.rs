//! Moving (10): walking, climbing, jumping, lying down and standing up.
mod climb;
mod jump;
mod place;
mod posture;
mod reach;
mod walk;

use ground::open::{Obstacle, PieceId};
use kernel::{Menu, OptionView, Pause, Play, question::Then};

pub use self::{
    climb::Climb,
    place::{is_room_for, is_taken, nearest_room, walker},
    posture::stand_up,
    walk::{nearest_end, route, walk_to},
};
pub(crate) use self::{
    climb::{AGILE_MM, end as climb_end, stunt_end, stunt_name},
    jump::landing,
    reach::{Reached, reached},
    walk::Fare,
};
use super::{Battle, act::Action, ap, figure::Posture, quirk, victory};
use crate::table::{ap::Action as Priced, skill::Skill};

/// What a human can do by this chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveAction {
    /// To a place that is asked for.
    Walk,
    /// To face a place that is asked for.
    Turn,
    Climb(Climb),
    /// To the top of another piece.
    Jump(PieceId),
    /// A stunt over this thing, where fancy moves are allowed.
    Stunt(Obstacle),
    LieDown,
    StandUp,
    /// Off the table, where the scenario lets him.
    Leave,
    /// Declares Fancy move, Agile or Quick for this turn.
    Use(Skill),
}

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let figure = &battle.humans[usize::from(human)];
    if !figure.is_on_table() {
        return;
    }
    menu.offer(Action::Move(MoveAction::Turn));
    posture::offer_skills(battle, human, menu);
    let unaffordable = |action| ap::unaffordable(battle, human, action);
    match figure.posture {
        Posture::Standing => (),
        Posture::Prone | Posture::Fallen => {
            menu.refuse(rule!("dwa.ruling.prone"), Action::Move(MoveAction::Walk));
            menu.offer_unless(unaffordable(Priced::StandUp), Action::Move(MoveAction::StandUp));
            return;
        }
    }
    let walks = if 0 < figure.turn.paid_mm { None } else { unaffordable(Priced::Move) };
    let walks = walks.or_else(|| walk::hemmed_in(battle, human));
    menu.offer_unless(walks, Action::Move(MoveAction::Walk));
    menu.offer_unless(unaffordable(Priced::LieDown), Action::Move(MoveAction::LieDown));
    climb::offer(battle, human, menu);
    jump::offer(battle, human, menu);
    if posture::at_edge(battle, human) && victory::may_leave(battle, human) {
        menu.offer_unless(walks, Action::Move(MoveAction::Leave));
    }
}

/// Does it.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &MoveAction,
) -> Result<(), Pause> {
    match *action {
        MoveAction::Walk => walk::walk(battle, play, human),
        MoveAction::Turn => posture::turn(battle, play, human),
        MoveAction::Climb(climb) => {
            climb::perform(battle, play, human, climb);
            Ok(())
        }
        MoveAction::Jump(to) => {
            jump::perform(battle, play, human, to);
            Ok(())
        }
        MoveAction::Stunt(over) => {
            climb::stunt(battle, play, human, over);
            Ok(())
        }
        MoveAction::LieDown => {
            posture::lie_down(battle, play, human);
            Ok(())
        }
        MoveAction::StandUp => {
            stand_up(battle, play, human);
            Ok(())
        }
        MoveAction::Leave => {
            posture::leave(battle, play, human);
            Ok(())
        }
        MoveAction::Use(skill) => {
            posture::use_skill(battle, play, human, skill);
            Ok(())
        }
    }
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &MoveAction) -> OptionView {
    let price = |action| i32::from(ap::price(battle, human, action));
    match *action {
        // Each 5 cm, of which the first may be paid for already.
        MoveAction::Walk => OptionView::new("walk").cost(walk::first_step(battle, human)).then(Then::Place),
        MoveAction::Turn => OptionView::new("turn").cost(0),
        MoveAction::Climb(it) => climb::offered(battle, human, it),
        MoveAction::Jump(to) => jump::offered(battle, human, to),
        MoveAction::Stunt(over) => climb::offered_stunt(battle, human, over),
        MoveAction::LieDown => OptionView::new("lie down").cost(price(Priced::LieDown)),
        MoveAction::StandUp => OptionView::new("stand up").cost(price(Priced::StandUp)),
        MoveAction::Leave => OptionView::new("leave the table").cost(walk::first_step(battle, human)),
        MoveAction::Use(skill) => OptionView::new(format!("use {}", skill.name())).cost(0),
    }
}

/// Whether he sets off at all: the clumsy may fall with the first AP of movement.
fn sets_off(battle: &mut Battle, play: &mut Play<'_>, human: u16, ap: u8) -> bool {
    ap == 0 || !quirk::stumbles(battle, play, human)
}

/// Whether he has declared this skill of movement this turn.
fn uses(battle: &Battle, human: u16, skill: Skill) -> bool {
    battle.humans[usize::from(human)].turn.used.contains(&skill)
}
