//! Lying down, standing up, turning, leaving, and the skills of movement.
use kernel::{Dice, Field, Menu, Pause, Play, Point, RuleId, ask};

use super::MoveAction;
use crate::{
    battle::{Battle, FigureId, act::Action, ap, change, figure::BASE_MM, skill, whereabouts::direction},
    table::{ap::Action as Priced, r#move::STEP_MM, skill::Skill},
};

/// AP of plain moves after which Quick adds 5 cm (16.5.2).
const QUICK_AP: u8 = 4;

pub fn lie_down(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    ap::pay(battle, play, human, Priced::LieDown);
    change::lie_down(battle, play, rule!("dwa.move.lie-down"), human);
}

pub fn stand_up(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    ap::pay(battle, play, human, Priced::StandUp);
    change::rise(battle, play, rule!("dwa.move.stand-up"), FigureId::Human(human));
}

/// Turning is free at any time.
pub fn turn(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let who = FigureId::Human(human);
    let asking = ask(rule!("dwa.move.turning-free"), battle.humans[usize::from(human)].seat);
    let to = play.point(battle, asking.about(who.token()), &Round(battle.at(who)))?;
    change::turn_to(battle, who, to);
    play.cite(rule!("dwa.ruling.facing"));
    Ok(())
}

/// Every place but the one he stands on.
struct Round(Point);

impl Field for Round {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        if point == self.0 { Err(rule!("dwa.move.turning-free")) } else { Ok(()) }
    }

    fn reason(&self, _: Point, _: RuleId) -> Option<String> {
        Some("That is no direction: point somewhere else.".to_owned())
    }

    fn propose(&self) -> Vec<Point> {
        (0..8).map(|it| ground::open::measure::polar(self.0, 45 * it, STEP_MM)).collect()
    }

    fn label(&self, point: Point) -> String {
        direction(self.0, point).to_owned()
    }
}

/// Whether his base touches the edge of the table.
pub fn at_edge(battle: &Battle, human: u16) -> bool {
    let (table, at) = (battle.scene.ground.table(), battle.at(FigureId::Human(human)));
    let to_side = at.x.min(table.width - at.x).min(at.y).min(table.height - at.y);
    2 * to_side <= BASE_MM + 2
}

pub fn leave(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    if battle.humans[usize::from(human)].turn.paid_mm <= 0 {
        ap::pay(battle, play, human, Priced::Move);
    }
    change::leave(battle, play, rule!("dwa.setup.victory-conditions"), human);
}

/// Fancy move and Agile for the rest of the turn; Quick once four AP have gone into plain moves.
pub fn offer_skills(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let quick = QUICK_AP <= battle.humans[usize::from(human)].turn.ap_on_plain_moves;
    for (skill, now) in [(Skill::FancyMove, true), (Skill::Agile, true), (Skill::Quick, quick)] {
        if now && skill::may_use(battle, human, skill) {
            menu.offer(Action::Move(MoveAction::Use(skill)));
        }
    }
}

pub fn use_skill(battle: &mut Battle, play: &mut Play<'_>, human: u16, skill: Skill) {
    skill::use_skill(battle, play, human, skill);
    play.cite(skill.rule());
    play.cite(rule!("dwa.ruling.ap-skills"));
    if skill == Skill::Quick {
        battle.turn_of(human).paid_mm += STEP_MM as i16;
    }
}
