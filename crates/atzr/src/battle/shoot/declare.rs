//! Naming the targets before any die is rolled (10.7, 10.8).
use kernel::{
    Answer, Choice, Dice, Interrupt, Menu, Note, OptionView, Pause, Play, Roll, RuleId, Variant, ask, odds,
    question::{Anchor, Chance},
};
use smallvec::{SmallVec, smallvec};

use super::{
    super::{Battle, FigureId, PersonId, insight, sight},
    Firing, Guns, Manner, ShootAction, Shot, Target, Targets, aim, explosive, volley,
};
use crate::{
    battle::{reaction::Missed, refusal},
    journal::{Choosing, Ending, Interruption},
    phrases,
    view::is_known,
};

/// A Star's player chooses weapon and targets.
pub fn declare(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    manner: Manner,
) -> Result<Option<Firing>, Pause> {
    let ways = ways(battle, who);
    let both = ways.iter().any(|it| matches!(it.action, ShootAction::Fire(Guns::Both { .. })));
    let way = match ways.as_slice() {
        [] => return Ok(None),
        [only] => *only,
        [..] => {
            let two = rule!("atzr.ranged.two-weapons");
            let rule = if both { two } else { rule!("atzr.weapon.assault-rifle-star") };
            let asking = ask(rule, battle.seat_for(who)).about(who.token());
            play.pick(&*battle, asking.because(because(battle, who, manner)), &ways)?
        }
    };
    let shot = match way.action {
        ShootAction::Fire(guns) => Shot::Guns { guns, targets: name(battle, play, who, guns, manner)? },
        ShootAction::Blast { hand } => {
            let hexes = explosive::hexes_with(battle, who, hand, |it| aim::is_enemy(battle, who, it));
            Shot::Blast { hand, hex: explosive::choose(battle, play, who, hand, &hexes, manner)?, only: None }
        }
        ShootAction::Tank { .. } => return Ok(None),
    };
    Ok(Some(Firing { shooter: who, manner, shot }))
}

/// What the fire comes in the middle of, unless it is his own.
pub(super) fn because(battle: &Battle, who: PersonId, manner: Manner) -> Option<Interrupt> {
    match manner {
        Manner::Active | Manner::Charged | Manner::Surprised => None,
        Manner::InSight => Some(insight::quicker(battle, who)),
        Manner::Reaction | Manner::RushShot => Some(Interrupt::new(Interruption::FiresBack).by(who.token())),
    }
}

/// The weapons with which somebody could fire at an enemy now.
fn ways(battle: &Battle, who: PersonId) -> Vec<Way> {
    let guns = aim::guns(battle, who)
        .into_iter()
        .filter(|&it| aim::is_loaded(battle, who, it) && aim::targets(battle, who, it).next().is_some())
        .map(ShootAction::Fire);
    let enemy = |it: FigureId| aim::is_enemy(battle, who, it);
    let thrown = explosive::in_hand(battle, who)
        .filter(|&hand| !explosive::hexes_with(battle, who, hand, enemy).is_empty())
        .map(|hand| ShootAction::Blast { hand });
    guns.chain(thrown).map(|action| Way { shooter: who, action }).collect()
}

/// Fire in an In Sight: every weapon at everybody it can be fired at, weapon and target in one.
pub fn in_sight(battle: &Battle, who: PersonId) -> Vec<Variant> {
    let ways = ways(battle, who);
    let is_asked = 1 < ways.len();
    let mut all = Vec::new();
    for (at, way) in ways.iter().enumerate() {
        let ShootAction::Fire(guns) = way.action else { continue };
        let first = is_asked.then_some(Answer::One(at));
        all.extend(
            variants(battle, who, guns, Manner::InSight)
                .into_iter()
                .map(|it| Variant { answers: first.iter().cloned().chain(it.answers).collect(), ..it }),
        );
    }
    all
}

/// Everything one weapon has at each of those it can be fired at, so that weapon and target are chosen at once. Two weapons are
/// aimed one after the other.
pub(super) fn variants(battle: &Battle, who: PersonId, guns: Guns, manner: Manner) -> Vec<Variant> {
    let weapons: SmallVec<[u16; 2]> = volley::counted(battle, who, guns).collect();
    let (&[all], so_far) = (weapons.as_slice(), Targets::new()) else { return Vec::new() };
    let naming = Naming { shooter: who, guns, manner, weapon: 0, of: all, left: all, so_far: &so_far };
    let puts = naming.menu(battle, false).open;
    let is_asked = 1 < puts.len();
    let gun = aim::items(battle, who, guns).next().map_or("", |it| it.thing.name());
    let whole = puts.iter().enumerate().filter(|it| it.1.dice == all);
    whole
        .map(|(at, put)| Variant {
            label: label(gun, &battle.name(put.whom), all),
            at: Some(Anchor::Token(put.whom.token())),
            odds: put.chances(battle),
            answers: if is_asked { vec![Answer::One(at)] } else { Vec::new() },
        })
        .collect()
}

fn label(gun: &str, whom: &str, dice: u16) -> String {
    let dice = if dice == 1 { "1 die".to_owned() } else { format!("all {dice} dice") };
    format!("Fire the {gun} at {whom}, {dice}")
}

/// Asks for the targets of all weapons that fire, each with its Fire Dice.
pub fn name(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    guns: Guns,
    manner: Manner,
) -> Result<Targets, Pause> {
    sight::cite(battle, play, battle.person(who).at);
    play.cite(rule!("atzr.ranged.target-choice"));
    let weapons: SmallVec<[u16; 2]> = volley::counted(battle, who, guns).collect();
    let mut targets = Targets::new();
    for (weapon, &all) in weapons.iter().enumerate() {
        let mut left = all;
        while 0 < left {
            let naming = Naming { shooter: who, guns, manner, weapon, of: all, left, so_far: &targets };
            let menu = naming.menu(battle, play.is_read());
            let asking = ask(rule!("atzr.ranged.allocation"), battle.seat_for(who)).about(who.token());
            let asking = asking.because(because(battle, who, manner));
            let put = match menu.open.as_slice() {
                [] => break,
                [only] => only.clone(),
                [..] => play.pick_from(&*battle, asking, &menu)?,
            };
            left -= put.dice;
            targets = put.targets;
        }
    }
    if 1 < targets.len() {
        play.cite(rule!("atzr.ruling.targets-adjacency"));
    }
    Ok(targets)
}

/// A weapon whose dice are being put on targets.
struct Naming<'a> {
    shooter: PersonId,
    guns: Guns,
    manner: Manner,
    weapon: usize,
    of: u16,
    left: u16,
    so_far: &'a Targets,
}

impl Naming<'_> {
    /// All or some of the dice on anybody who stands with the first target (10.1); others are shown, and why not they.
    fn menu(&self, battle: &Battle, shown: bool) -> Menu<Put> {
        let mut menu = Menu::default();
        let range = self.range(battle, self.weapon).unwrap_or(0);
        let able: Vec<FigureId> = aim::within(battle, self.shooter, range).collect();
        let free: Vec<FigureId> =
            able.iter().copied().filter(|&it| self.refuses(battle, it).is_none()).collect();
        for &whom in &free {
            let least = if self.leaves_others(battle, whom, &free) { 1 } else { self.left };
            menu.open.extend((least..=self.left).rev().map(|dice| self.put(whom, dice)));
        }
        if shown {
            self.show_others(battle, range, &able, &mut menu);
        }
        menu
    }

    /// How far one of the weapons reaches, if there are so many.
    fn range(&self, battle: &Battle, weapon: usize) -> Option<u8> {
        aim::items(battle, self.shooter, self.guns).nth(weapon).map(|it| aim::counter(battle, it).range)
    }

    /// Whether dice that are not put on this one can go on others: no Fire Die is lost (10.10).
    fn leaves_others(&self, battle: &Battle, whom: FigureId, free: &[FigureId]) -> bool {
        if self.most_targets(battle) <= self.named() + 1 {
            return false;
        }
        let first = self.so_far.first().map_or(whom, |it| it.whom);
        free.iter().any(|&it| it != whom && aim::together(battle, first, it))
    }

    /// Whether the weapon that is named next would reach nobody who stands with him.
    fn disarms_next(&self, battle: &Battle, whom: FigureId) -> bool {
        let Some(range) = self.range(battle, self.weapon + 1) else { return false };
        !aim::within(battle, self.shooter, range).any(|it| aim::together(battle, whom, it))
    }

    /// Why no dice of this weapon can be put on him, or none any more.
    fn refuses(&self, battle: &Battle, whom: FigureId) -> Option<RuleId> {
        let Some(first) = self.so_far.first() else {
            return self.disarms_next(battle, whom).then_some(rule!("atzr.ruling.table-weapon-counters"));
        };
        if !aim::together(battle, first.whom, whom) {
            return Some(rule!("atzr.ranged.targets"));
        }
        if self.so_far.iter().any(|it| it.whom == whom && 0 < it.dice[self.weapon]) {
            return Some(rule!("atzr.ranged.allocation"));
        }
        (self.most_targets(battle) <= self.named()).then_some(rule!("atzr.weapon.shotgun"))
    }

    /// How many targets have dice of this weapon.
    fn named(&self) -> usize {
        self.so_far.iter().filter(|it| 0 < it.dice[self.weapon]).count()
    }

    /// Over how many targets this weapon can be spread.
    fn most_targets(&self, battle: &Battle) -> usize {
        let counter = aim::items(battle, self.shooter, self.guns).nth(self.weapon);
        let most = counter.and_then(|it| aim::counter(battle, it).max_targets);
        most.map_or(usize::MAX, usize::from)
    }

    fn show_others(&self, battle: &Battle, range: u8, able: &[FigureId], menu: &mut Menu<Put>) {
        for &whom in able {
            if let Some(rule) = self.refuses(battle, whom) {
                menu.refuse(rule, self.put(whom, self.left));
            }
        }
        for whom in aim::peaceful_within(battle, self.shooter, range) {
            menu.refuse(rule!("atzr.walk.who"), self.put(whom, self.left));
        }
        let person = battle.person(self.shooter);
        let people = battle.functioning().filter(|it| battle.hostile(person.side, it.1.side));
        let people = people.map(|it| FigureId::Person(it.0));
        for whom in people.chain(battle.undead().map(|it| FigureId::Zombie(it.0))) {
            let near = battle.at(whom).distance(person.at) <= range;
            if let (true, Some(rule)) = (near, battle.unseen(self.shooter, whom)) {
                menu.refuse(rule, self.put(whom, self.left));
            }
        }
    }

    /// The targets with so many dice more on one of them.
    fn put(&self, whom: FigureId, dice: u16) -> Put {
        let mut targets = self.so_far.clone();
        let at = targets.iter().position(|it| it.whom == whom).unwrap_or_else(|| {
            let weapons = volley::hands(self.guns).len();
            targets.push(Target { whom, dice: smallvec![0; weapons] });
            targets.len() - 1
        });
        targets[at].dice[self.weapon] += dice;
        let (shooter, guns, manner) = (self.shooter, self.guns, self.manner);
        Put { shooter, guns, manner, whom, dice, of: self.of, targets }
    }
}

/// How the mechanics fire for a Grunt: the most Fire Dice that reach, all at the nearest enemy (8.5).
pub fn mechanical(battle: &Battle, play: &mut Play<'_>, who: PersonId, manner: Manner) -> Option<Firing> {
    let enemies: Vec<PersonId> = battle
        .functioning()
        .filter(|it| battle.hostile(battle.person(who).side, it.1.side))
        .map(|it| it.0)
        .filter(|&it| aim::can_fire_at(battle, who, it))
        .collect();
    at_nearest(battle, play, rule!("atzr.insight.targeting"), who, &enemies, manner)
}

/// Everything that somebody has at the nearest of these whom he can fire at.
fn at_nearest(
    battle: &Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    who: PersonId,
    of: &[PersonId],
    manner: Manner,
) -> Option<Firing> {
    let there = of.iter().filter(|&&it| aim::can_fire_at(battle, who, it)).map(|&it| FigureId::Person(it));
    let near = aim::nearest_targets(battle, who, there);
    play.cite(rule);
    let names = || battle.names(near.iter().copied());
    let whom = *near.get(play.by(who.token()).faces(names).one_of(rule, near.len()))?;
    mechanical_at(battle, who, whom, manner)
}

/// How the mechanics fire at somebody: a Grenade or an RPG at his hex, else every die of the best weapon that reaches him.
pub fn mechanical_at(battle: &Battle, who: PersonId, whom: FigureId, manner: Manner) -> Option<Firing> {
    if let Some(hand) = explosive::in_hand(battle, who) {
        let hex = battle.at(whom);
        let shot = Shot::Blast { hand, hex, only: None };
        let reaches = explosive::hexes(battle, who, hand).contains(&hex);
        return reaches.then_some(Firing { shooter: who, manner, shot });
    }
    let guns = best(battle, who, |guns| aim::targets(battle, who, guns).any(|it| it == whom))?;
    Some(all_at(battle, who, guns, whom, manner))
}

/// The loaded weapon with the most Fire Dice of those that will do.
pub fn best(battle: &Battle, who: PersonId, does: impl Fn(Guns) -> bool) -> Option<Guns> {
    aim::guns(battle, who)
        .into_iter()
        .filter(|it| matches!(it, Guns::One { dice: None, .. }))
        .filter(|&it| aim::is_loaded(battle, who, it) && does(it))
        .max_by_key(|&it| volley::fire_dice(battle, who, it))
}

/// Every die at one target.
pub fn all_at(battle: &Battle, who: PersonId, guns: Guns, whom: FigureId, manner: Manner) -> Firing {
    let targets = smallvec![Target { whom, dice: volley::counted(battle, who, guns).collect() }];
    Firing { shooter: who, manner, shot: Shot::Guns { guns, targets } }
}

/// Fire that a Reaction Test calls for: a Star's as it likes, anyone else's at the nearest who fired at him.
pub fn back(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    missed: &Missed,
    manner: Manner,
) -> Result<Option<Firing>, Pause> {
    if !battle.person(who).functions() {
        return Ok(None);
    }
    play.cite(rule!("atzr.ruling.received-fire-target"));
    if battle.person(who).is_players_star() {
        return declare(battle, play, who, manner);
    }
    Ok(at_nearest(battle, play, rule!("atzr.ruling.received-fire-target"), who, &missed.by, manner))
}

/// A weapon, or both, to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way {
    shooter: PersonId,
    action: ShootAction,
}

impl Choice for Way {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        self.action.offered(battle, self.shooter)
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        Some(self.action.deed(battle, self.shooter).into())
    }
}

/// Some Fire Dice on one target, and all targets as they are with it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Put {
    shooter: PersonId,
    guns: Guns,
    manner: Manner,
    pub(crate) whom: FigureId,
    pub(crate) dice: u16,
    of: u16,
    targets: Targets,
}

impl Choice for Put {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let name = battle.name(self.whom);
        let dice = match (self.dice, self.of) {
            (_, 1) => String::new(),
            (dice, of) if dice == of => format!(", all {of} dice"),
            (1, _) => ", 1 die".to_owned(),
            (dice, _) => format!(", {dice} dice"),
        };
        let anchor = Anchor::Token(self.whom.token());
        OptionView::new(format!("Fire at {name}{dice}")).at(anchor).odds(self.chances(battle))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::AimsAt { whom: self.whom.token(), dice: self.dice }.into())
    }

    fn forbidden(&self, battle: &Battle, by: RuleId) -> Option<String> {
        let first = self.targets.first().map_or_else(String::new, |it| battle.name(it.whom));
        if by == rule!("atzr.ranged.targets") {
            return Some(format!("It is neither in the hex of {first} nor beside it."));
        }
        if by == rule!("atzr.ranged.allocation") {
            return Some("This weapon already has dice on this target.".to_owned());
        }
        if by == rule!("atzr.weapon.shotgun") {
            return Some("This weapon cannot have any more targets.".to_owned());
        }
        if by == rule!("atzr.ruling.table-weapon-counters") {
            return Some("The other weapon reaches nobody there, and both fire together.".to_owned());
        }
        if by == rule!("atzr.walk.who") {
            return Some(format!(
                "{} is no enemy: a Star has to start a fight first.",
                battle.name(self.whom)
            ));
        }
        refusal::unseen(battle, self.shooter, self.whom, by)
    }
}

impl Put {
    /// What becomes of the target by all dice that are on it so far, worked out by the code that will fire.
    fn chances(&self, battle: &Battle) -> Vec<Chance> {
        let shot = Shot::Guns { guns: self.guns, targets: self.targets.clone() };
        let firing = Firing { shooter: self.shooter, manner: self.manner, shot };
        chances(battle, &firing, self.whom)
    }
}

/// What becomes of one target of a firing, worked out by the code that will fire; nothing of somebody whose Rep is not open.
pub fn chances(battle: &Battle, firing: &Firing, whom: FigureId) -> Vec<Chance> {
    if !is_known(battle, firing.shooter, whom) {
        return Vec::new();
    }
    let all = odds(|dice| volley::fate(battle, firing, whom, dice));
    let ending = |fate: &Option<_>| Some(Ending::Fares { fate: (*fate)?, whom: None });
    let chance = |(fate, p)| Some(phrases::chance(battle, ending(fate)?, p));
    all.outcomes.iter().rev().filter_map(chance).collect()
}
