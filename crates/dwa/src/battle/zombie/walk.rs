//! The zombies move (15.1.3), one after the other, the one nearest to its goal first.
use std::{
    cell::{Cell, RefCell},
    sync::Arc,
};

use ground::open::{
    PieceId, Roads, Walk,
    lattice::Rows,
    measure::{distance, towards},
    path::Pace,
};
use kernel::{Dice, Pause, Play, Point, RuleId};
use smallvec::SmallVec;

use super::{
    entry, lurch,
    place::{Bases, over_ground},
    senses::{Aim, Calls, Senses},
    stairs,
};
use crate::battle::{
    Battle, FigureId, change,
    figure::{Forced, Goal},
    skill,
};

/// 2 AP of 5 cm; crossing an obstacle costs one of them.
pub(super) const PACE: Pace = Pace { mm_per_point: 50, points_per_crossing: 1 };
pub(crate) const MOVE_MM: i32 = 100;

/// Of so many zombies it is looked at once who is near them.
const AT_ONCE: usize = 16;

/// Cover fire may interrupt after each 5 cm.
const INTERRUPT_MM: i32 = 50;

/// The places a move goes through, where it starts included.
pub(super) type Way = SmallVec<[Point; 4]>;

/// A level and a place on it.
pub(super) type Middle = (Option<PieceId>, Point);

/// Everybody on the move: what is known while the zombies go one after the other.
#[derive(Debug)]
pub(super) struct Movement {
    pub senses: Senses,
    pub bases: Bases,
    /// Without pieces and vehicles nothing but figures can be in the way.
    pub bare: bool,
    /// Somebody has kept AP for firing.
    pub covered: bool,
    pub touched: Vec<u16>,
    /// The humans behind braced guns; nobody braces one in this phase.
    pub braced: Vec<u16>,
    /// The roads of each level as it was asked for.
    roads: RefCell<Vec<(Option<PieceId>, Arc<Roads>)>>,
    /// Where the ground bears a base round the places that were asked for.
    pub rounds: RefCell<Vec<(Middle, Rows)>>,
    /// The same for somewhat smaller bases.
    pub nooks: RefCell<Vec<(Middle, Rows)>>,
    /// The others leave the zombie on the move no way to its human.
    pub queues: bool,
    /// What the zombie on the move has found out, so that its lurch need not look again.
    pub shut: Option<Shut>,
    /// What its last look for a straight way into contact has shown.
    pub straight: Cell<Option<Straight>>,
}

/// The nearest place in contact with a human that a zombie gets to straight from where it is, if one is near enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Straight {
    pub zombie: u32,
    pub human: u16,
    pub from: Point,
    pub most_mm: i32,
    pub place: Option<Point>,
}

impl Straight {
    /// Whether it answers this too: what is the nearest of more places is the nearest of fewer, or none of them is.
    pub fn is_for(&self, zombie: u32, human: u16, from: Point, most_mm: i32) -> bool {
        (self.zombie, self.human, self.from) == (zombie, human, from) && most_mm <= self.most_mm
    }
}

/// There is no straight way into contact with a human.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shut {
    pub zombie: u32,
    pub human: u16,
    /// From there; if nowhere, there is no room beside him at all.
    pub from: Option<Point>,
}

/// What a zombie does with its AP.
#[derive(Debug)]
pub(super) enum Plan {
    /// Goes there; the rule says why this way.
    Go(RuleId, Way),
    /// Goes there and then up or down stairs, if enough of its move is left.
    Stairs(Way, Option<PieceId>, Point),
    /// Leaves the table.
    Leave,
    Force(Forced),
    Stay,
}

/// A zombie that is to move, and what it is after as the step begins.
#[derive(Clone, Copy)]
struct Mover {
    zombie: u32,
    aim: Aim,
    called: Option<Aim>,
}

/// Who moves, in the order in which they do.
#[derive(Default)]
struct Order {
    movers: Vec<Mover>,
    /// Those without a goal come last.
    aimless: Vec<u32>,
}

/// All zombies that are on their feet and not in close combat, the one nearest to its goal first.
pub(super) fn all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let mut movement = Movement::new(battle);
    let Order { movers, aimless } = movement.order(battle, play);
    if movers.is_empty() && aimless.is_empty() {
        return Ok(());
    }
    play.cite(rule!("dwa.zombie.ap"));
    play.cite(rule!("dwa.ruling.zombie-order"));
    for next in movers.chunks(AT_ONCE) {
        movement.bases.expect(battle, next.iter().map(|it| it.zombie));
        for &mover in next {
            movement.begin(battle, play, mover)?;
        }
    }
    for next in aimless.chunks(AT_ONCE) {
        movement.bases.expect(battle, next.iter().copied());
        for &zombie in next {
            let aim = Aim::at_nothing(battle, zombie);
            movement.begin(battle, play, Mover { zombie, aim, called: None })?;
        }
    }
    Ok(())
}

impl Movement {
    pub fn new(battle: &Battle) -> Self {
        let covers = |it: &crate::battle::Human| it.is_alive() && 0 < it.turn.cover_ap;
        Movement {
            senses: Senses::new(battle),
            bases: Bases::new(battle),
            bare: battle.scene.ground.table().pieces.is_empty() && battle.bodies.is_empty(),
            covered: battle.rules.skills && battle.humans.iter().any(covers),
            touched: Vec::new(),
            braced: (0..battle.humans.len() as u16)
                .filter(|&it| battle.humans[usize::from(it)].braced.is_some())
                .collect(),
            roads: RefCell::default(),
            rounds: RefCell::default(),
            nooks: RefCell::default(),
            queues: false,
            shut: None,
            straight: Cell::new(None),
        }
    }

    /// Lets `look` at the bare ground of a level and at its roads: figures do not count.
    pub fn over_ground<R>(
        &self,
        battle: &Battle,
        level: Option<PieceId>,
        look: impl FnOnce(&Walk<'_>, &Roads) -> R,
    ) -> R {
        over_ground(battle, level, |walk| {
            let known = self.roads.borrow().iter().find(|it| it.0 == level).map(|it| Arc::clone(&it.1));
            let roads = known.unwrap_or_else(|| {
                let roads = walk.roads(PACE);
                self.roads.borrow_mut().push((level, Arc::clone(&roads)));
                roads
            });
            look(walk, &roads)
        })
    }

    fn order(&mut self, battle: &Battle, play: &mut Play<'_>) -> Order {
        let calls = Calls::new(battle, &mut self.senses, play);
        let mut order = Order::default();
        for (zombie, figure) in battle.zombies() {
            let acts = figure.stands() && !figure.stunned && !figure.waits && !figure.was_fallen;
            if !acts || figure.was_in_contact {
                continue;
            }
            let called = calls.heard_by(battle, zombie);
            let aim = self.senses.aim(battle, zombie, called);
            if aim.is_at_nothing() {
                order.aimless.push(zombie);
            } else {
                order.movers.push(Mover { zombie, aim, called });
            }
        }
        order.movers.sort_by_key(|it| (it.aim.gap, it.zombie));
        order
    }

    fn begin(&mut self, battle: &mut Battle, play: &mut Play<'_>, mover: Mover) -> Result<(), Pause> {
        let Mover { zombie, mut aim, called } = mover;
        let figure = &battle.zombies[zombie as usize];
        if !figure.stands() || figure.stunned {
            return Ok(());
        }
        change::set_off(battle, zombie);
        // Humans only move in this phase by their skills.
        if battle.rules.skills {
            if !self.senses.is_current(battle) {
                self.senses = Senses::new(battle);
            }
            aim = self.senses.aim(battle, zombie, called);
        }
        self.queues = false;
        self.shut = None;
        self.straight.set(None);
        let plan = self.plan(battle, play, zombie, aim);
        if let Plan::Force(forced) = plan {
            change::force(battle, zombie, forced);
            return Ok(());
        }
        if !self.carry_out(battle, play, zombie, plan)? {
            return Ok(());
        }
        if self.comes_into_contact(battle, play, zombie, None)? {
            return Ok(());
        }
        lurch::after_move(battle, play, self, zombie)
    }

    fn plan(&mut self, battle: &mut Battle, play: &mut Play<'_>, zombie: u32, aim: Aim) -> Plan {
        match self.senses.settle(battle, play, zombie, aim, &[]) {
            Goal::Human(human) => self.approach(battle, play, zombie, human),
            Goal::Noise { at, .. } => {
                play.cite(rule!("dwa.ruling.noise"));
                self.towards(battle, play, zombie, Point::new(at.0, at.1))
            }
            Goal::Wander(degrees) => self.wander(battle, play, zombie, i32::from(degrees)),
            Goal::None => {
                let degrees = entry::direction(
                    &mut play.by(FigureId::Zombie(zombie).token()),
                    rule!("dwa.zombie.wander"),
                );
                change::pursue(battle, zombie, Goal::Wander(degrees as i16));
                self.wander(battle, play, zombie, degrees)
            }
        }
    }

    /// Moves it; whether it is still on the move afterwards.
    fn carry_out(
        &mut self,
        battle: &mut Battle,
        play: &mut Play<'_>,
        zombie: u32,
        plan: Plan,
    ) -> Result<bool, Pause> {
        match plan {
            Plan::Force(_) => Ok(false),
            Plan::Stay => Ok(true),
            Plan::Leave => {
                play.cite(rule!("dwa.ruling.wander"));
                change::stray(battle, play, rule!("dwa.zombie.wander"), zombie);
                Ok(false)
            }
            Plan::Go(rule, way) => self.advance(battle, play, rule, zombie, &way),
            Plan::Stairs(way, level, head) => {
                if !self.advance(battle, play, rule!("dwa.zombie.move"), zombie, &way)? {
                    return Ok(false);
                }
                stairs::climb(battle, play, self, zombie, &way, level, head);
                Ok(true)
            }
        }
    }

    fn advance(
        &mut self,
        battle: &mut Battle,
        play: &mut Play<'_>,
        rule: RuleId,
        zombie: u32,
        way: &[Point],
    ) -> Result<bool, Pause> {
        let who = FigureId::Zombie(zombie);
        let mut until_interrupt = INTERRUPT_MM;
        for &corner in way.iter().skip(1) {
            while self.covered && until_interrupt <= distance(battle.at(who), corner) {
                let stop = towards(battle.at(who), corner, until_interrupt);
                change::enter_of_many(battle, play, rule, zombie, stop, &self.braced);
                self.bases.moved_zombie(battle, zombie);
                until_interrupt = INTERRUPT_MM;
                if !self.interrupted(battle, play, zombie)? {
                    return Ok(false);
                }
            }
            until_interrupt -= distance(battle.at(who), corner);
            change::enter_of_many(battle, play, rule, zombie, corner, &self.braced);
        }
        self.bases.moved_zombie(battle, zombie);
        Ok(true)
    }

    /// Cover fire; whether the zombie goes on.
    pub fn interrupted(
        &mut self,
        battle: &mut Battle,
        play: &mut Play<'_>,
        zombie: u32,
    ) -> Result<bool, Pause> {
        if self.covered {
            skill::cover_fire(battle, play, zombie)?;
            self.bases.refresh(battle);
            self.shut = None;
            self.straight.set(None);
        }
        let figure = &battle.zombies[zombie as usize];
        Ok(figure.stands() && !figure.stunned)
    }

    /// The end of a move or lurch in contact with somebody: its prey, unless he gets out of it. Everybody it touches may
    /// do something about that. Whether there was a contact.
    pub fn comes_into_contact(
        &mut self,
        battle: &mut Battle,
        play: &mut Play<'_>,
        zombie: u32,
        lurched_at: Option<u16>,
    ) -> Result<bool, Pause> {
        self.senses.touching(battle, zombie, &mut self.touched);
        let Some(&first) = self.touched.first() else { return Ok(false) };
        let wanted = lurched_at.or(match battle.zombies[zombie as usize].goal {
            Goal::Human(human) => Some(human),
            Goal::Noise { .. } | Goal::Wander(_) | Goal::None => None,
        });
        let prey = wanted.filter(|it| self.touched.contains(it));
        change::set_prey(battle, zombie, prey);
        let faced = battle.humans[usize::from(prey.unwrap_or(first))].at;
        change::turn_to(battle, FigureId::Zombie(zombie), faced);
        if battle.rules.skills {
            for human in self.touched.clone() {
                if battle.zombies[zombie as usize].stands() {
                    skill::entered_contact(battle, play, zombie, human)?;
                }
            }
            self.bases.refresh(battle);
        }
        Ok(true)
    }
}
