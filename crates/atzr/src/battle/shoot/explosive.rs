//! Grenades, RPGs and Gas Tanks (10.0.1, 10.0.2): everybody in a hex, each as the first target.
use ground::hex::{self, Hex};
use kernel::{
    Choice, Dice, Menu, Note, OptionView, Pause, Play, RuleId, ask, fold, odds,
    question::{Anchor, Chance},
};
use smallvec::SmallVec;

use super::{
    super::{Battle, FigureId, PersonId, change, meet},
    Fired, Firing, Guns, Manner, ShootAction, Shot, aim,
    declare::because,
    spent,
    volley::{FiringHits, fired, firings, hands, is_charged, is_dark, shooter, target},
};
use crate::{
    battle::act::Action,
    journal::{Choosing, Ending, Happened},
    phrases,
    printed::{CounterThing, counters::CounterKind},
    table::{
        ranged::{Explosion, FireAim, Target, Volley},
        weapon::{Blast, Explosive},
    },
    view::is_known,
};

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    for (hand, item) in battle.person(who).hands.iter().enumerate() {
        let hand = hand as u8;
        if is_explosive(battle, item.thing) && !peaceless(battle, who, hand).is_empty() {
            menu.offer_unless(forbidden(battle, who, hand), Action::Shoot(ShootAction::Blast { hand }));
        }
    }
}

/// Thrown or fired at a hex; a Gas Tank is put down and shot at instead.
fn is_explosive(battle: &Battle, thing: CounterThing) -> bool {
    aim::counter_of(battle, thing).kind == CounterKind::Explosive && thing != CounterThing::GasTank
}

/// Why it may not be used now: empty, the other hand is not free, or he has fired.
fn forbidden(battle: &Battle, who: PersonId, hand: u8) -> Option<RuleId> {
    unready(battle, who, hand).or_else(|| spent(battle, who))
}

fn unready(battle: &Battle, who: PersonId, hand: u8) -> Option<RuleId> {
    let person = battle.person(who);
    let item = person.hands[usize::from(hand)];
    let counter = aim::counter(battle, item);
    if item.empty {
        return Some(rule!("atzr.ammo.out"));
    }
    let both = 2 <= counter.hands_to_use.unwrap_or(counter.hands);
    (both && 1 < person.hands.len()).then_some(rule!("atzr.weapon.grenade-throw"))
}

/// The Grenade or RPG that somebody could use now; while he holds it he can fire nothing else.
pub fn in_hand(battle: &Battle, who: PersonId) -> Option<u8> {
    let hands = battle.person(who).hands.iter().enumerate();
    let explosive = hands.filter(|it| is_explosive(battle, it.1.thing)).map(|it| it.0 as u8);
    explosive.into_iter().find(|&hand| unready(battle, who, hand).is_none())
}

/// Whether he could use it on somebody's hex.
pub fn reaches(battle: &Battle, who: PersonId, whom: PersonId) -> bool {
    let Some(hand) = in_hand(battle, who) else { return false };
    battle.sees(who, whom) && hexes(battle, who, hand).contains(&battle.person(whom).at)
}

/// The hexes it can be aimed at: in sight and in range, and not his own.
pub fn hexes(battle: &Battle, who: PersonId, hand: u8) -> Vec<Hex> {
    let person = battle.person(who);
    let Some(item) = person.hands.get(usize::from(hand)) else { return Vec::new() };
    let range = aim::counter(battle, *item).range;
    let grid = battle.scene.board.grid();
    grid.within(person.at, range).filter(|it| *it != person.at && battle.sees_hex(who, *it)).collect()
}

/// Those where nobody is hurt with whom he is at peace: a fight is started before it is fought (16.4).
pub fn peaceless(battle: &Battle, who: PersonId, hand: u8) -> Vec<Hex> {
    let mut hexes = hexes(battle, who, hand);
    hexes.retain(|&hex| !holds_peaceful(battle, who, hex));
    hexes
}

/// Whether a blast in a hex would hurt somebody with whom he is at peace.
pub fn holds_peaceful(battle: &Battle, who: PersonId, hex: Hex) -> bool {
    let side = battle.person(who).side;
    in_hex(battle, hex).into_iter().any(|it| match it {
        FigureId::Person(it) => battle.at_peace(side, battle.person(it).side),
        FigureId::Zombie(_) | FigureId::Marker(_) => false,
    })
}

/// Those with somebody in them who will do.
pub fn hexes_with(battle: &Battle, who: PersonId, hand: u8, does: impl Fn(FigureId) -> bool) -> Vec<Hex> {
    let mut hexes = hexes(battle, who, hand);
    hexes.retain(|&hex| in_hex(battle, hex).into_iter().any(&does));
    hexes
}

/// Everybody whom a blast attacks: those who stand, zombies, and those who are Out of the Fight.
pub fn in_hex(battle: &Battle, hex: Hex) -> Vec<FigureId> {
    let hurt = |it: &super::super::Person| it.functions() || it.state == super::super::State::OutOfTheFight;
    let people = battle.everybody().filter(|it| it.1.at == hex && hurt(it.1));
    let zombies = battle.zombies_at(hex).map(|it| FigureId::Zombie(it.0));
    people.map(|it| FigureId::Person(it.0)).chain(zombies).collect()
}

/// Asks where it goes.
pub fn choose(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    hand: u8,
    hexes: &[Hex],
    manner: Manner,
) -> Result<Hex, Pause> {
    let options: Vec<BlastHex> = hexes.iter().map(|&hex| BlastHex { who, hand, hex }).collect();
    let rule = match explosive(battle, who, hand) {
        Some(Explosive::Rpg) => rule!("atzr.weapon.rpg-range"),
        Some(Explosive::Grenade | Explosive::GasTank) | None => rule!("atzr.weapon.grenade-throw"),
    };
    let asking = ask(rule, battle.seat_for(who)).about(who.token());
    Ok(play.pick(&*battle, asking.because(because(battle, who, manner)), &options)?.hex)
}

/// What is in a hand, as the table knows it.
fn explosive(battle: &Battle, who: PersonId, hand: u8) -> Option<Explosive> {
    let item = battle.person(who).hands.get(usize::from(hand))?;
    Some(if item.thing == CounterThing::Rpg { Explosive::Rpg } else { Explosive::Grenade })
}

/// Whoever stands in a hex that is blown up takes it for an attack, even by mistake (16.2).
pub fn attack(battle: &mut Battle, play: &mut Play<'_>, firing: &Firing) {
    let Shot::Blast { hex, .. } = firing.shot else { return };
    for whom in in_hex(battle, hex) {
        if let FigureId::Person(it) = whom {
            meet::turn_on(battle, play, firing.shooter, it);
        }
    }
}

/// A Grenade or an RPG goes off.
pub fn blast(
    battle: &mut Battle,
    play: &mut Play<'_>,
    firing: &Firing,
    hand: u8,
    hex: Hex,
    only: Option<&[FigureId]>,
) -> Option<FiringHits> {
    let with = explosive(battle, firing.shooter, hand)?;
    let weapon = battle.person(firing.shooter).hands.get(usize::from(hand))?.thing;
    let mut emptied = SmallVec::new();
    match with {
        Explosive::Rpg => {
            play.cite(rule!("atzr.weapon.rpg-range"));
            let empties = aim::counter_of(battle, weapon).reload_every_shot;
            emptied.extend(empties.then_some(hand));
        }
        Explosive::Grenade | Explosive::GasTank => {
            play.cite(rule!("atzr.weapon.grenade-throw"));
            // The counter goes back into its cup after the Encounter, as all that is used up.
            change::take(battle, firing.shooter, change::Slot::Hand(hand));
        }
    }
    let whom = only.map_or_else(|| in_hex(battle, hex), <[FigureId]>::to_vec);
    Some(explode(battle, play, firing, with, Fired { weapon, with: None }, &whom, emptied))
}

/// All Fire Dice against each of them.
fn explode(
    battle: &Battle,
    play: &mut Play<'_>,
    firing: &Firing,
    with: Explosive,
    fired: Fired,
    whom: &[FigureId],
    emptied: SmallVec<[u8; 2]>,
) -> FiringHits {
    let dice = Blast { with, targets: whom.len() as u16 }.roll(&mut play.by(firing.shooter.token()));
    let explosion = measure(battle, firing.shooter, with, firing.manner, &[]);
    let table = &battle.scene.printed.tables.ranged;
    let hits = whom.iter().map(|&it| {
        let target = target(battle, it, firing.manner);
        let mut thrown = play.by(firing.shooter.token()).at(it.token());
        let hits = explosion.hits(&target, dice.each, table, &mut thrown);
        let struck = i32::from(hits.hits + hits.on_carried);
        let note = || Happened::Hits { whom: vec![it.token()], hits: vec![struck] }.into();
        thrown.came(rule!("atzr.weapon.explosive-dice"), &note);
        (it, hits)
    });
    let hits = hits.collect();
    FiringHits { shooter: firing.shooter, manner: firing.manner, fired, hits, noise: dice.noise, emptied }
}

/// A blast as it would be now.
fn measure(battle: &Battle, who: PersonId, with: Explosive, manner: Manner, whom: &[FigureId]) -> Explosion {
    Explosion {
        with,
        shooter: shooter(battle, who, Guns::One { hand: 0, dice: None }, manner),
        charged: is_charged(manner),
        targets: whom.iter().map(|&it| target(battle, it, manner)).collect(),
    }
}

/// A shot at a Gas Tank: it is a first target without cover, and a hit blows it up.
pub fn tank(
    battle: &mut Battle,
    play: &mut Play<'_>,
    firing: &Firing,
    guns: Guns,
    hex: Hex,
) -> Vec<FiringHits> {
    let who = firing.shooter;
    let Some(fired) = fired(battle, who, guns) else { return Vec::new() };
    let (manner, hits) = (firing.manner, Vec::new());
    let mut shot = FiringHits { shooter: who, manner, fired, hits, noise: 0, emptied: SmallVec::new() };
    let mut struck = false;
    for ((volley, weapon), hand) in at_tank(battle, who, guns, hex).zip(hands(guns)) {
        let counter = aim::counter_of(battle, weapon);
        let dice = volley.fire(
            &battle.scene.printed.tables.ranged,
            counter,
            &mut play.by(who.token()).with(|| "weapon at the Gas Tank".to_owned()),
        );
        let hits = dice.targets.iter().map(|it| it.hits).sum();
        play.note(volley.firing.rolls(), who.token(), Happened::HitsTank { hits });
        struck |= 0 < hits;
        shot.noise += dice.noise;
        shot.emptied.extend(dice.out_of_ammo.then_some(hand));
    }
    play.cite(rule!("atzr.weapon.gas-tank"));
    if !struck {
        let note = Happened::MissesTank { hex: hex::centre(hex) };
        play.note(rule!("atzr.weapon.gas-tank"), who.token(), note);
        return vec![shot];
    }
    change::blow_up_tank(battle, hex);
    let whom = in_hex(battle, hex);
    let struck = whom.iter().map(|it| it.token()).collect();
    let note = Happened::TankExplodes { hex: hex::centre(hex), whom: struck };
    play.note(rule!("atzr.weapon.gas-tank"), None, note);
    let fired = Fired { weapon: CounterThing::GasTank, with: None };
    vec![shot, explode(battle, play, firing, Explosive::GasTank, fired, &whom, SmallVec::new())]
}

/// Every weapon that fires at a tank, with all its dice on it.
fn at_tank(
    battle: &Battle,
    who: PersonId,
    guns: Guns,
    hex: Hex,
) -> impl Iterator<Item = (Volley, CounterThing)> {
    let target = Target { outside_in_the_dark: is_dark(battle, hex), ..Target::default() };
    let shooter = shooter(battle, who, guns, Manner::Active);
    firings(battle, who, guns).map(move |firing| {
        let dice = firing.counted(aim::counter_of(battle, firing.weapon));
        let aims = vec![FireAim { target, dice, order: Some(1) }];
        (Volley { firing, shooter, charged: false, aims }, firing.weapon)
    })
}

/// How likely the shot sets it off.
pub fn tank_odds(battle: &Battle, who: PersonId, guns: Guns, hex: Hex) -> Vec<Chance> {
    let tables = &battle.scene.printed.tables;
    let all = odds(|dice| {
        fold(dice, 1, false, |_, dice| {
            at_tank(battle, who, guns, hex).fold(false, |struck, (volley, weapon)| {
                let hits = volley.fire(&tables.ranged, aim::counter_of(battle, weapon), dice);
                struck | hits.targets.iter().any(|it| 0 < it.hits)
            })
        })
    });
    let ending = |struck: bool| if struck { Ending::TankExplodes } else { Ending::TankMissed };
    all.outcomes.iter().map(|(it, p)| phrases::chance(battle, ending(*it), p)).collect()
}

/// A hex to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlastHex {
    pub who: PersonId,
    pub hand: u8,
    pub hex: Hex,
}

impl Choice for BlastHex {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        self.offered_at(battle, &in_hex(battle, self.hex), Manner::Active)
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        Some(self.deed_at(&in_hex(battle, self.hex)).into())
    }
}

impl BlastHex {
    /// The hex with those whom it would strike there, and how.
    pub fn offered_at(&self, battle: &Battle, whom: &[FigureId], manner: Manner) -> OptionView {
        let names: Vec<String> = whom.iter().map(|&it| battle.name(it)).collect();
        let label = match names.as_slice() {
            [] => format!("At {}: nobody", self.hex),
            [..] => format!("At {}: {}", self.hex, names.join(", ")),
        };
        let at = Anchor::Place(ground::hex::centre(self.hex));
        OptionView::new(label).at(at).odds(self.chances(battle, whom, manner))
    }

    pub fn deed_at(&self, whom: &[FigureId]) -> Choosing {
        Choosing::AimsAtHex { hex: hex::centre(self.hex), whom: whom.iter().map(|it| it.token()).collect() }
    }

    /// What becomes of each in the hex; the odds of several are told by their names.
    fn chances(&self, battle: &Battle, whom: &[FigureId], manner: Manner) -> Vec<Chance> {
        let Some(with) = explosive(battle, self.who, self.hand) else { return Vec::new() };
        let mut all = Vec::new();
        for &it in whom.iter().filter(|it| is_known(battle, self.who, **it)) {
            let blast = measure(battle, self.who, with, manner, &[it]);
            let fates = odds(|dice| {
                blast.resolve(&battle.scene.printed.tables, dice).first().map(|struck| struck.target)
            });
            all.extend(fates.outcomes.iter().rev().filter_map(|(fate, p)| {
                let named = (whom.len() != 1).then(|| it.token());
                Some(phrases::chance(battle, Ending::Fares { fate: (*fate)?, whom: named }, p))
            }));
        }
        all
    }
}
