//! Where figures are, and how they stand or lie.
use ground::open::{PieceId, measure};
use kernel::{Gone, Play, Point, RuleId, Token, What};

use super::By;
use crate::battle::{
    Battle, FigureId, Human, Zombie,
    figure::{Life, Posture},
    mg, zombie,
};

/// Moves a figure in a straight line to where there is room for it; it faces the way it went.
pub fn enter(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, to: Point) {
    if battle.at(who) == to {
        return;
    }
    go(battle, play, rule, who, to);
    mg::disturb(battle, who);
    if let FigureId::Human(human) = who {
        zombie::explore(battle, play, human);
    }
}

/// Moves one zombie of many that go in turn; `braced` are the humans behind braced guns as the first of them set off.
pub fn enter_of_many(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    zombie: u32,
    to: Point,
    braced: &[u16],
) {
    let who = FigureId::Zombie(zombie);
    if battle.at(who) != to {
        go(battle, play, rule, who, to);
        braced.iter().for_each(|&human| mg::disturb_by(battle, zombie, human));
    }
}

fn go(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, to: Point) {
    let from = battle.at(who);
    turn_to(battle, who, to);
    set_place(battle, who, to);
    play.tell(rule, What::Moved { token: who.token(), from, to });
}

/// Moves a figure to a place on another level: a roof, a floor, the ground.
pub fn enter_level(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    who: FigureId,
    level: Option<PieceId>,
    to: Point,
) {
    match who {
        FigureId::Human(it) => battle.humans.open()[usize::from(it)].level = level,
        FigureId::Zombie(it) => battle.zombies.open()[it as usize].level = level,
    }
    enter(battle, play, rule, who, to);
}

/// Faces a figure towards a point.
pub fn turn_to(battle: &mut Battle, who: FigureId, to: Point) {
    let Some(bearing) = measure::bearing(battle.at(who), to) else { return };
    match who {
        FigureId::Human(it) => battle.humans.open()[usize::from(it)].facing = bearing as i16,
        FigureId::Zombie(it) => battle.zombies.open()[it as usize].facing = bearing as i16,
    }
}

fn set_place(battle: &mut Battle, who: FigureId, to: Point) {
    match who {
        FigureId::Human(it) => battle.humans.open()[usize::from(it)].at = to,
        FigureId::Zombie(it) => battle.zombies.open()[it as usize].at = to,
    }
}

/// Lays a figure down.
pub fn fall(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, by: By) {
    match who {
        FigureId::Human(it) => {
            let human = &mut battle.humans.open()[usize::from(it)];
            if human.posture == Posture::Fallen {
                return;
            }
            human.posture = Posture::Fallen;
            mg::disturb(battle, who);
        }
        FigureId::Zombie(it) => {
            let zombie = &mut battle.zombies.open()[it as usize];
            if zombie.fallen {
                return;
            }
            zombie.fallen = true;
        }
    }
    play.tell(rule, What::Fell { token: who.token(), by: by.token() });
}

/// A human lies down by his own will (9.1): he is prone, not fallen.
pub fn lie_down(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16) {
    battle.humans.open()[usize::from(human)].posture = Posture::Prone;
    play.tell(rule, What::Fell { token: FigureId::Human(human).token(), by: None });
}

/// A human leaves the table alive.
pub fn leave(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16) {
    let figure = &mut battle.humans.open()[usize::from(human)];
    figure.life = Life::Left;
    figure.turn.done = true;
    play.removed(rule, FigureId::Human(human).token(), Gone::Left, None);
}

/// Puts a figure back on its feet; it faces as before.
pub fn rise(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId) {
    match who {
        FigureId::Human(it) => battle.humans.open()[usize::from(it)].posture = Posture::Standing,
        FigureId::Zombie(it) => {
            battle.zombies.open()[it as usize].fallen = false;
            mg::disturb(battle, who);
        }
    }
    play.tell(rule, What::Rose { token: who.token() });
}

/// Puts a human on a place of the table before the first turn, facing there.
pub fn settle(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16, at: Point, facing: i16) {
    let figure = &mut battle.humans.open()[usize::from(human)];
    (figure.at, figure.facing) = (at, facing);
    let token = FigureId::Human(human).token();
    play.tell(rule, What::Placed { token, at, was: None, called_by: None });
}

/// Puts a zombie on the table, whoever called it.
pub fn appear(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    figure: Zombie,
    called_by: Option<Token>,
) {
    let (id, at) = (battle.zombies.len() as u32, figure.at);
    battle.zombies.open().push(figure);
    play.tell(rule, What::Placed { token: FigureId::Zombie(id).token(), at, was: None, called_by });
}

/// Somebody new, whom the finder came upon.
pub fn join(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, figure: Human, finder: u16) {
    let (token, at) = (FigureId::Human(battle.humans.len() as u16).token(), figure.at);
    battle.humans.open().push(figure);
    let finds = crate::journal::Incident::FindsSurvivor { who: token };
    play.note(rule, FigureId::Human(finder).token(), finds);
    play.tell(rule, What::Placed { token, at, was: None, called_by: None });
}

/// A zombie wanders off the table: out, and nobody's kill.
pub fn stray(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, zombie: u32) {
    let figure = &mut battle.zombies.open()[zombie as usize];
    (figure.out, figure.left) = (true, true);
    play.removed(rule, FigureId::Zombie(zombie).token(), Gone::Strayed, None);
}

/// The machine gun in his hands is braced from now on, or no longer.
pub fn brace(battle: &mut Battle, human: u16, since: Option<u16>) {
    battle.humans.open()[usize::from(human)].braced = since;
}
