//! Ranged combat (10.0): who fires what at whom, and back, until nobody can.
pub(crate) mod aim;
mod declare;
mod exchange;
mod explosive;
mod harm;
mod volley;

use ground::hex::{self, Hex};
use kernel::{Dice, Menu, OptionView, Pause, Play, RuleId, scripted};
use smallvec::SmallVec;

pub(crate) use self::declare::Put;
pub use self::{
    aim::{can_fire, can_fire_at, guns, is_loaded, is_outgunned, nearest_targets, targets},
    declare::{all_at, back, best, chances, declare, in_sight, mechanical, mechanical_at, name},
    exchange::{Exchange, exchange, firefight},
    explosive::{BlastHex as BlastAt, in_hand as explosive_in_hand},
    harm::{Taken, harm},
    volley::{counted, empty, fate, fire_dice, fire_now, roll_for_ones, with_dice},
};
use super::{Battle, FigureId, PersonId, act::Action, person::Doing, reaction::Missed};
use crate::{
    journal::{Choosing, Happened, things},
    printed::{Attribute, CounterThing},
    table::{
        cover::{Hiding, Position},
        outgunned::Guns as Ranked,
    },
};

/// Why somebody fires: it decides who may choose the target and what the shot suffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// His one active fire (6.0).
    Active,
    InSight,
    /// Fire of a Reaction Test, without or with the Rush Shot penalty (7.3.7).
    Reaction,
    RushShot,
    /// At those who charge him (11.2.1); no Reaction Tests.
    Charged,
    /// At zombies that he ran into (13.3.1).
    Surprised,
}

/// One firing as it was declared.
#[derive(Clone, Debug, PartialEq)]
pub struct Firing {
    pub shooter: PersonId,
    pub manner: Manner,
    pub shot: Shot,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Shot {
    /// One weapon, or two at once, at people and zombies.
    Guns { guns: Guns, targets: Targets },
    /// A Grenade or an RPG at all in a hex, or at those who charge out of it.
    Blast { hand: u8, hex: Hex, only: Option<SmallVec<[FigureId; 4]>> },
    /// A weapon at a Gas Tank.
    Tank { guns: Guns, hex: Hex },
}

impl Firing {
    /// What the table is told of it, before any die is rolled.
    fn note(&self, battle: &Battle) -> Happened {
        let here = battle.person(self.shooter).at;
        let names = |guns: Guns| things(aim::items(battle, self.shooter, guns).map(|it| it.thing));
        match &self.shot {
            Shot::Guns { guns, targets } => {
                let range = targets.iter().map(|it| battle.at(it.whom).distance(here)).min();
                let at = targets.iter().map(|it| it.whom.token()).collect();
                Happened::Fires { with: names(*guns), at, range: range.unwrap_or_default() }
            }
            Shot::Blast { hand, hex, only } => {
                let thing = battle.person(self.shooter).hands.get(usize::from(*hand));
                let all = || explosive::in_hex(battle, *hex).into();
                let whom: SmallVec<[FigureId; 4]> = only.clone().unwrap_or_else(all);
                let with = thing.map_or("", |it| it.thing.name()).into();
                let whom = whom.iter().map(|it| it.token()).collect();
                Happened::Blasts { with, hex: hex::centre(*hex), whom, range: here.distance(*hex) }
            }
            Shot::Tank { guns, hex } => {
                let range = here.distance(*hex);
                Happened::FiresAtTank { with: names(*guns), hex: hex::centre(*hex), range }
            }
        }
    }
}

/// The hands that fire, and with how many Fire Dice where a Star may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guns {
    One { hand: u8, dice: Option<u16> },
    Both { dice: [Option<u16>; 2] },
}

impl Guns {
    /// Both hands with all they have.
    pub const BOTH: Guns = Guns::Both { dice: [None; 2] };

    pub const fn are_two(self) -> bool {
        match self {
            Guns::One { .. } => false,
            Guns::Both { .. } => true,
        }
    }

    /// With how many Fire Dice the n-th of the weapons fires, where that is not all of them.
    pub const fn dice(self, weapon: usize) -> Option<u16> {
        match self {
            Guns::One { dice, .. } => dice,
            Guns::Both { dice } => dice[weapon],
        }
    }
}

/// In the order in which they were named, each with its Fire Dice by weapon (10.8).
pub type Targets = SmallVec<[Target; 3]>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub whom: FigureId,
    pub dice: SmallVec<[u16; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShootAction {
    Fire(Guns),
    /// A Grenade or an RPG, from this hand.
    Blast {
        hand: u8,
    },
    Tank {
        guns: Guns,
        hex: Hex,
    },
}

/// What the hex and his movement do for somebody who is fired at or looked for (10.9).
pub fn hiding(battle: &Battle, who: PersonId) -> Hiding {
    position(battle, who).hiding(&battle.scene.printed.tables.cover, &mut scripted(&[]))
}

fn position(battle: &Battle, who: PersonId) -> Position {
    let person = battle.person(who);
    Position {
        terrain: battle.scene.board.terrain(person.at),
        moving: person.turn.moving,
        zombie: false,
        carrying: person.carries.is_some(),
        stealthy: person.has(Attribute::Stealthy),
    }
}

/// What is refused is only worked out for who reads it.
pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>, shown: bool) {
    for guns in guns(battle, who) {
        let action = Action::Shoot(ShootAction::Fire(guns));
        let forbidden = forbidden(battle, who, guns);
        if aim::targets(battle, who, guns).next().is_some() {
            menu.offer_unless(forbidden, action);
        } else if let Some(why) = shown.then(|| aim::nobody(battle, who, guns)).flatten() {
            menu.refuse(forbidden.unwrap_or(why), action);
        }
        for hex in aim::tanks(battle, who, guns) {
            let action = Action::Shoot(ShootAction::Tank { guns, hex });
            let peace = explosive::holds_peaceful(battle, who, hex).then_some(rule!("atzr.walk.who"));
            menu.offer_unless(forbidden.or(peace), action);
        }
    }
    explosive::offer(battle, who, menu);
}

/// Why he may not fire these now, if he may not.
fn forbidden(battle: &Battle, who: PersonId, guns: Guns) -> Option<RuleId> {
    let empty = !aim::is_loaded(battle, who, guns);
    empty.then_some(rule!("atzr.ammo.out")).or_else(|| spent(battle, who))
}

/// One active fire each activation, and none with another action (6.0, ruling on active fire).
fn spent(battle: &Battle, who: PersonId) -> Option<RuleId> {
    let turn = &battle.person(who).turn;
    if turn.fired {
        return Some(rule!("atzr.ruling.active-fire-once"));
    }
    turn.action.map(|it| match it {
        Doing::HandleItems => rule!("atzr.action.handle-items"),
        Doing::Reload => rule!("atzr.action.reload"),
        Doing::Charge | Doing::Barricade | Doing::Treat | Doing::Challenge => rule!("atzr.action.list"),
    })
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ShootAction,
) -> Result<(), Pause> {
    let shot = match *action {
        ShootAction::Fire(guns) => {
            let targets = declare::name(battle, play, who, guns, Manner::Active)?;
            Shot::Guns { guns, targets }
        }
        ShootAction::Blast { hand } => {
            let hexes = explosive::peaceless(battle, who, hand);
            Shot::Blast {
                hand,
                hex: explosive::choose(battle, play, who, hand, &hexes, Manner::Active)?,
                only: None,
            }
        }
        ShootAction::Tank { guns, hex } => Shot::Tank { guns, hex },
    };
    play.cite(rule!("atzr.action.active-fire"));
    play.cite(rule!("atzr.weapon.anyone"));
    battle.turn_mut(who).fired = true;
    firefight(battle, play, vec![Firing { shooter: who, manner: Manner::Active, shot }])
}

impl ShootAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        let name = |guns: Guns| {
            let all = aim::items(battle, who, guns).enumerate();
            let names = all.map(|(at, it)| match guns.dice(at) {
                Some(1) => format!("{}, 1 Fire Die", it.thing.name()),
                Some(n) => format!("{}, {n} Fire Dice", it.thing.name()),
                None => it.thing.name().to_owned(),
            });
            names.collect::<Vec<String>>().join(" and ")
        };
        match *self {
            ShootAction::Fire(guns) => OptionView::new(format!("Fire the {}", name(guns)))
                .variants(declare::variants(battle, who, guns, Manner::Active)),
            ShootAction::Blast { hand } => {
                let thing = battle.person(who).hands.get(usize::from(hand)).map_or("", |it| it.thing.name());
                OptionView::new(format!("Use the {thing}"))
            }
            ShootAction::Tank { guns, hex } => {
                OptionView::new(format!("Fire the {} at the Gas Tank in {hex}", name(guns)))
                    .at(kernel::question::Anchor::Place(ground::hex::centre(hex)))
                    .odds(explosive::tank_odds(battle, who, guns, hex))
            }
        }
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        let with = |guns: Guns| things(aim::items(battle, who, guns).map(|it| it.thing));
        let dice = |guns: Guns| {
            let each = (0..aim::items(battle, who, guns).count()).map(|it| guns.dice(it));
            each.map(|it| it.unwrap_or_default().into()).collect()
        };
        match *self {
            ShootAction::Fire(guns) => Choosing::Fires { with: with(guns), dice: dice(guns) },
            ShootAction::Blast { hand } => {
                let thing = battle.person(who).hands.get(usize::from(hand)).map_or("", |it| it.thing.name());
                Choosing::Uses { thing: thing.into() }
            }
            ShootAction::Tank { guns, hex } => {
                Choosing::FiresAtTank { with: with(guns), dice: dice(guns), hex: hex::centre(hex) }
            }
        }
    }
}

/// What was fired at somebody: a weapon, and the one fired together with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fired {
    pub weapon: CounterThing,
    pub with: Option<CounterThing>,
}

/// Everybody who was shot at in a step and not hit, once each; of several weapons the highest Outgunned Ranking counts (9.2).
fn add_missed(battle: &Battle, all: &mut Vec<Missed>, who: PersonId, by: PersonId, fired: Fired) {
    let ranking = |it: Fired| {
        Ranked::of(it.weapon, it.with, &battle.scene.printed.counters, &mut scripted(&[])).ranking
    };
    match all.iter_mut().find(|it| it.who == who) {
        Some(it) => {
            it.by.push(by);
            if ranking(it.fired) < ranking(fired) {
                it.fired = fired;
            }
        }
        None => all.push(Missed { who, by: SmallVec::from_slice(&[by]), fired }),
    }
}
