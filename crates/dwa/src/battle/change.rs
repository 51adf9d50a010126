//! One door for each kind of change: what the book ties to a change stands inside, in the book's order.
use ground::open::{PieceId, measure};
use kernel::{Gone, Play, Point, RuleId, Token, What};

use super::{
    Battle, FigureId,
    board::{Lying, Thing},
    fear,
    figure::{Ammo, Life, Posture},
    mg, zombie,
};
use crate::{
    journal::{Count, Incident},
    table::search::Item,
};

/// Whose deed it is that something befalls somebody, for the journal, for kills and for their worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct By {
    pub who: Option<FigureId>,
    /// In base contact with the one eliminated (ruling on kills in close combat).
    pub close: bool,
}

impl By {
    pub const NOBODY: By = By { who: None, close: false };

    /// A human's deed, if it is anybody's.
    pub fn human(human: impl Into<Option<u16>>, close: bool) -> Self {
        By { who: human.into().map(FigureId::Human), close }
    }

    pub const fn zombie(zombie: u32) -> Self {
        By { who: Some(FigureId::Zombie(zombie)), close: false }
    }

    /// The human whose deed it is.
    pub const fn whose(self) -> Option<u16> {
        match self.who {
            Some(FigureId::Human(human)) => Some(human),
            Some(FigureId::Zombie(_)) | None => None,
        }
    }

    pub fn token(self) -> Option<Token> {
        self.who.map(FigureId::token)
    }
}

/// Where a wound comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    ZombieAttack,
    Other,
}

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
        FigureId::Human(it) => battle.humans[usize::from(it)].level = level,
        FigureId::Zombie(it) => battle.zombies[it as usize].level = level,
    }
    enter(battle, play, rule, who, to);
}

/// Faces a figure towards a point.
pub fn turn_to(battle: &mut Battle, who: FigureId, to: Point) {
    let Some(bearing) = measure::bearing(battle.at(who), to) else { return };
    match who {
        FigureId::Human(it) => battle.humans[usize::from(it)].facing = bearing as i16,
        FigureId::Zombie(it) => battle.zombies[it as usize].facing = bearing as i16,
    }
}

fn set_place(battle: &mut Battle, who: FigureId, to: Point) {
    match who {
        FigureId::Human(it) => battle.humans[usize::from(it)].at = to,
        FigureId::Zombie(it) => battle.zombies[it as usize].at = to,
    }
}

/// Lays a figure down.
pub fn fall(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, by: By) {
    match who {
        FigureId::Human(it) => {
            let human = &mut battle.humans[usize::from(it)];
            if human.posture == Posture::Fallen {
                return;
            }
            human.posture = Posture::Fallen;
            mg::disturb(battle, who);
        }
        FigureId::Zombie(it) => {
            let zombie = &mut battle.zombies[it as usize];
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
    battle.humans[usize::from(human)].posture = Posture::Prone;
    play.tell(rule, What::Fell { token: FigureId::Human(human).token(), by: None });
}

/// A human leaves the table alive.
pub fn leave(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16) {
    let figure = &mut battle.humans[usize::from(human)];
    figure.life = Life::Left;
    figure.turn.done = true;
    play.removed(rule, FigureId::Human(human).token(), Gone::Left, None);
}

/// Puts a figure back on its feet; it faces as before.
pub fn rise(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId) {
    match who {
        FigureId::Human(it) => battle.humans[usize::from(it)].posture = Posture::Standing,
        FigureId::Zombie(it) => {
            battle.zombies[it as usize].fallen = false;
            mg::disturb(battle, who);
        }
    }
    play.tell(rule, What::Rose { token: who.token() });
}

/// Gives a human wounds (12.5): they add up, and the next wound test is about them.
pub fn wound(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    human: u16,
    n: u8,
    cause: Cause,
    by: By,
) {
    let figure = &mut battle.humans[usize::from(human)];
    if n == 0 || !figure.is_alive() {
        return;
    }
    figure.wounds = figure.wounds.saturating_add(n);
    figure.untested = figure.untested.saturating_add(n);
    figure.bitten |= cause == Cause::ZombieAttack;
    let (token, wounds) = (FigureId::Human(human).token(), i32::from(figure.wounds));
    play.note(rule, token, Incident::Wounded { by: by.token(), wounds: n });
    play.counted(rule!("dwa.wound.accumulate"), token, Count::Wounds, wounds);
}

/// Takes wounds off a human; with none left there is nothing to test for (ruling on healing).
pub fn heal(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16, n: u8) {
    let figure = &mut battle.humans[usize::from(human)];
    figure.wounds = figure.wounds.saturating_sub(n);
    if figure.wounds == 0 {
        figure.untested = 0;
        figure.bitten = false;
    }
    play.counted(rule, FigureId::Human(human).token(), Count::Wounds, i32::from(figure.wounds));
}

/// Puts a figure out of action.
pub fn eliminate(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, by: By) {
    match who {
        FigureId::Zombie(zombie) => eliminate_zombie(battle, play, rule, zombie, by),
        FigureId::Human(human) => eliminate_human(battle, play, rule, human, by),
    }
}

fn eliminate_zombie(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, zombie: u32, by: By) {
    let figure = &mut battle.zombies[zombie as usize];
    if figure.out {
        return;
    }
    figure.out = true;
    play.removed(rule, FigureId::Zombie(zombie).token(), Gone::Out, by.token());
    let Some(killer) = by.whose() else { return };
    let deeds = &mut battle.humans[usize::from(killer)].deeds;
    deeds.kills += 1;
    deeds.kills_in_close_combat += u16::from(by.close);
}

fn eliminate_human(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16, by: By) {
    let turn = battle.turn;
    let figure = &mut battle.humans[usize::from(human)];
    if !figure.is_alive() {
        return;
    }
    figure.life = Life::Eliminated { turn };
    figure.posture = Posture::Fallen;
    figure.burning = 0;
    figure.turn.done = true;
    play.removed(rule, FigureId::Human(human).token(), Gone::Out, by.token());
    drop_everything(battle, human);
    fear::somebody_died(battle, play, human);
}

/// What the dead carried lies where his body is and can be picked up piece by piece; the weapon in his hand stays in
/// it, in case he turns.
fn drop_everything(battle: &mut Battle, human: u16) {
    let figure = &mut battle.humans[usize::from(human)];
    let at = figure.at;
    let mut dropped: Vec<Thing> = figure.weapons.iter().map(|it| Thing::Weapon(*it)).collect();
    let radio_on = std::mem::take(&mut figure.turn.radio_on);
    dropped.extend(figure.items.drain(..).map(|it| match it {
        Item::Radio if radio_on => Thing::RunningRadio,
        item => Thing::Item(item),
    }));
    let Ammo { clips, shells, belts, arrows } = std::mem::take(&mut figure.ammo);
    dropped.extend((0..clips).map(|_| Thing::Ammo(Ammo { clips: 1, ..Ammo::default() })));
    dropped.extend((0..belts).map(|_| Thing::Ammo(Ammo { belts: 1, ..Ammo::default() })));
    let loose = [Ammo { shells, ..Ammo::default() }, Ammo { arrows, ..Ammo::default() }];
    dropped.extend(loose.into_iter().filter(|it| *it != Ammo::default()).map(Thing::Ammo));
    battle.lying.extend(dropped.into_iter().map(|what| Lying { at, what }));
}
