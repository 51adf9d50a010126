//! What a human may fire at now, and how it is shown.
use kernel::{
    Menu, Odds, OptionView, Ratio, RuleId,
    question::{Anchor, Chance},
};

use super::{
    Announced, Pot, ShootAction, measure,
    usable::{held, offer as add, out_of_reach, shots, unusable},
    variants,
};
use crate::{
    battle::{
        Battle, FigureId,
        act::Action,
        ap, auto, grenade, jam,
        mg::{self, CircleFire},
        outlook,
        psychosis::deed,
        shotgun::{self, Pointed},
        skill,
    },
    journal::Ending,
    phrases,
    table::{
        ap::Action as Priced,
        shoot::{Hit, Posture},
        skill::Skill,
        weapons::{Fire, Weapon},
    },
};

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let figure = &battle.humans[usize::from(human)];
    for &place in &figure.in_hand {
        offer_finish(battle, human, place, menu);
        if !battle.in_close_combat(human) {
            offer_weapon(battle, human, place, menu);
        }
    }
    if figure.in_hand.len() == 2 && !battle.in_close_combat(human) {
        offer_both(battle, human, menu);
    }
    jam::offer(battle, human, menu);
}

fn offer_weapon(battle: &Battle, human: u16, place: u8, menu: &mut Menu<Action>) {
    let weapon = held(battle, human, place).weapon;
    let unaffordable = |action| ap::unaffordable(battle, human, action);
    let forbidden = unusable(battle, human, place).or_else(|| unaffordable(Priced::Fire(weapon)));
    match weapon.profile().fire {
        Fire::Single => {
            offer_targets(battle, human, place, forbidden, menu, |target| ShootAction::Fire {
                place,
                target,
            });
        }
        Fire::Automatic => {
            let action = |target| ShootAction::FireAutomatic { place, target };
            offer_targets(battle, human, place, forbidden, menu, action);
            offer_killer(battle, human, place, menu);
        }
        Fire::Shotgun(_) => offer_shotgun(battle, human, place, menu),
        Fire::MachineGun => offer_machine_gun(battle, human, place, forbidden, menu),
        Fire::Throw(_) => {
            let price = grenade::price(battle, human, weapon);
            let forbidden = unusable(battle, human, place).or_else(|| {
                let prime = rule!("dwa.ruling.prime");
                ap::unpayable(battle, human, price)
                    .map(|it| if weapon == Weapon::Molotov { it } else { prime })
            });
            add(menu, forbidden, ShootAction::Throw { place });
        }
        Fire::Launch => add(menu, forbidden, ShootAction::Launch { place }),
        Fire::Flame => add(menu, forbidden, ShootAction::Flame { place }),
        Fire::None => (),
    }
}

/// Each zombie as a target; a weapon that cannot be fired is refused once.
fn offer_targets(
    battle: &Battle,
    human: u16,
    place: u8,
    forbidden: Option<RuleId>,
    menu: &mut Menu<Action>,
    action: impl Fn(FigureId) -> ShootAction,
) {
    let weapon = held(battle, human, place).weapon;
    let firer = FigureId::Human(human);
    for (zombie, figure) in battle.zombies() {
        let target = FigureId::Zombie(zombie);
        if figure.fallen && battle.in_contact(firer, target) {
            continue;
        }
        if let Some(by) = forbidden {
            add(menu, Some(by), action(target));
            return;
        }
        add(menu, out_of_reach(battle, human, weapon, target), action(target));
    }
}

/// Fallen zombies in contact: in close combat only a weapon with a CQM score serves.
fn offer_finish(battle: &Battle, human: u16, place: u8, menu: &mut Menu<Action>) {
    let weapon = held(battle, human, place).weapon;
    if !weapon.finishes_fallen() {
        return;
    }
    let firer = FigureId::Human(human);
    for (zombie, figure) in battle.zombies() {
        let target = FigureId::Zombie(zombie);
        if !figure.fallen || !battle.in_contact(firer, target) {
            continue;
        }
        let no_cqm = (battle.in_close_combat(human) && weapon.profile().cqm.is_none())
            .then_some(rule!("dwa.ruling.fallen-contact"));
        let forbidden = no_cqm
            .or_else(|| unusable(battle, human, place))
            .or_else(|| ap::unaffordable(battle, human, Priced::Fire(weapon)))
            .or_else(|| out_of_reach(battle, human, weapon, target));
        add(menu, forbidden, ShootAction::Finish { place, target });
    }
}

fn offer_shotgun(battle: &Battle, human: u16, place: u8, menu: &mut Menu<Action>) {
    let held = held(battle, human, place);
    let forbidden = unusable(battle, human, place).or_else(|| shotgun::unpayable(battle, human, held.weapon));
    let barrels = held.weapon.profile().rof.min(held.loaded.max(1));
    for shells in 1..=barrels {
        add(menu, forbidden, ShootAction::FireShotgun { place, shells });
    }
}

fn offer_machine_gun(
    battle: &Battle,
    human: u16,
    place: u8,
    forbidden: Option<RuleId>,
    menu: &mut Menu<Action>,
) {
    let figure = &battle.humans[usize::from(human)];
    let too_many = (mg::MOST_BURSTS <= figure.turn.mg_bursts).then_some(rule!("dwa.ruling.brace"));
    add(menu, forbidden.or(too_many), ShootAction::FireMachineGun { place });
    let unaffordable = ap::unaffordable(battle, human, Priced::BraceMachineGun);
    if figure.braced.is_none() {
        add(menu, unaffordable, ShootAction::Brace { place });
    }
}

/// Killer wants a full magazine and 4 AP.
fn offer_killer(battle: &Battle, human: u16, place: u8, menu: &mut Menu<Action>) {
    if !skill::may_use(battle, human, Skill::Killer) {
        return;
    }
    let held = held(battle, human, place);
    let not_full = (Some(held.loaded) != held.weapon.profile().mag).then_some(rule!("dwa.skill.killer"));
    let forbidden = unusable(battle, human, place)
        .or(not_full)
        .or_else(|| ap::unaffordable(battle, human, Priced::Fire(Weapon::MachineGun)));
    add(menu, forbidden, ShootAction::FireLikeMachineGun { place });
}

/// Ambidextrous: both are handguns, loaded, and work.
fn offer_both(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let hands = &battle.humans[usize::from(human)].in_hand;
    let is_handgun = |place: u8| Skill::Handguns.weapons().contains(&held(battle, human, place).weapon);
    let works = |place: u8| is_handgun(place) && unusable(battle, human, place).is_none();
    if !skill::may_use(battle, human, Skill::Ambidextrous) || !hands.iter().all(|&it| works(it)) {
        return;
    }
    let weapon = held(battle, human, hands[0]).weapon;
    let unaffordable = ap::unaffordable(battle, human, Priced::Fire(weapon));
    for (zombie, _) in battle.zombies() {
        let target = FigureId::Zombie(zombie);
        let forbidden = unaffordable.or_else(|| out_of_reach(battle, human, weapon, target));
        add(menu, forbidden, ShootAction::FireBoth { target });
    }
}

/// How it is shown to whoever chooses. Where a die comes first that may turn it elsewhere, nothing of it is chosen at once.
pub fn offered(battle: &Battle, human: u16, action: &ShootAction) -> OptionView {
    let offered = with_odds(battle, human, action);
    if deed::may_divert(battle, human) { offered.variants(Vec::new()) } else { offered }
}

fn with_odds(battle: &Battle, human: u16, action: &ShootAction) -> OptionView {
    let offered = described(battle, human, action);
    let at_first = |odds| at_first(battle, human, offered.clone(), odds);
    match *action {
        ShootAction::Fire { place, target } => offered
            .note(plainly(battle, human, place, "shot"))
            .variants(variants::of_shots(battle, human, place))
            .odds(shot_odds(battle, human, place, target, Pot::Own)),
        ShootAction::FireBoth { target } => {
            let chances = outlook::tolls(&outlook::both_hands(battle, human, target));
            offered.odds(outlook::minded(battle, human, None, Pot::Own, chances))
        }
        ShootAction::FireAutomatic { place, target } => offered
            .note(plainly(battle, human, place, "burst"))
            .variants(variants::of_bursts(battle, human, place, target))
            .odds(burst_odds(battle, human, place, target, Pot::Own)),
        ShootAction::FireShotgun { place, shells } => {
            at_first(shotgun::first_chances(battle, Pointed { human, place, shells }))
                .variants(shotgun::variants(battle, Pointed { human, place, shells }))
        }
        ShootAction::FireMachineGun { place } | ShootAction::FireLikeMachineGun { place } => {
            at_first(mg::first_chances(battle, CircleFire::plain(battle, human, place)))
        }
        ShootAction::Flame { place } => {
            at_first(shotgun::first_chances(battle, Pointed { human, place, shells: 1 }))
        }
        ShootAction::Brace { .. }
        | ShootAction::Throw { .. }
        | ShootAction::Launch { .. }
        | ShootAction::Finish { .. }
        | ShootAction::ClearJam { .. } => offered,
    }
}

/// What it is, where, and what it costs.
pub(crate) fn described(battle: &Battle, human: u16, action: &ShootAction) -> OptionView {
    let weapon = |place: u8| held(battle, human, place).weapon;
    let called = |place: u8| weapon(place).profile().name;
    let cost = |action| i32::from(ap::price(battle, human, action));
    let trigger = |place: u8| cost(Priced::Fire(weapon(place)));
    match *action {
        ShootAction::Fire { place, target } | ShootAction::FireAutomatic { place, target } => {
            let verb = if weapon(place).is_thrown() { "throw" } else { "fire" };
            aimed_at(battle, target, &format!("{verb} the {} at", called(place))).cost(trigger(place))
        }
        ShootAction::FireBoth { target } => {
            aimed_at(battle, target, "fire both handguns at").cost(cost(Priced::Fire(Weapon::Pistol)))
        }
        ShootAction::FireShotgun { place, shells } => {
            let both = if shells == 2 { ", both barrels" } else { "" };
            OptionView::new(format!("fire the {}{both}", called(place))).cost(trigger(place))
        }
        ShootAction::FireMachineGun { place } => OptionView::new("fire the machine gun").cost(trigger(place)),
        ShootAction::FireLikeMachineGun { place } => {
            OptionView::new(format!("empty the {} into a circle", called(place)))
                .cost(cost(Priced::Fire(Weapon::MachineGun)))
        }
        ShootAction::Brace { .. } => {
            OptionView::new("brace the machine gun").cost(cost(Priced::BraceMachineGun))
        }
        ShootAction::Throw { place } => {
            let price = i32::from(grenade::price(battle, human, weapon(place)));
            OptionView::new(format!("throw a {}", called(place))).cost(price)
        }
        ShootAction::Launch { place } => OptionView::new("fire the grenade launcher").cost(trigger(place)),
        ShootAction::Flame { place } => OptionView::new("fire the flamethrower").cost(trigger(place)),
        ShootAction::Finish { place, target } => {
            aimed_at(battle, target, &format!("finish with the {}:", called(place))).cost(trigger(place))
        }
        ShootAction::ClearJam { place } => {
            OptionView::new(format!("clear the {}", called(place))).cost(cost(Priced::ClearJam))
        }
    }
}

fn aimed_at(battle: &Battle, target: FigureId, words: &str) -> OptionView {
    let option =
        OptionView::new(format!("{words} {}", name(battle, target))).at(Anchor::Token(target.token()));
    if battle.is_fallen(target) { option.note("fallen") } else { option }
}

/// What a figure is called in options.
pub(crate) fn name(battle: &Battle, who: FigureId) -> String {
    match who {
        FigureId::Human(it) => battle.humans[usize::from(it)].name.clone(),
        FigureId::Zombie(it) => format!("zombie {}", it + 1),
    }
}

/// The plain attack at somebody, with what his mind may make of it.
fn shot_odds(battle: &Battle, human: u16, place: u8, target: FigureId, pot: Pot) -> Vec<Chance> {
    if measure(battle, human, place, target).target.posture == Posture::FallenInContact {
        return Vec::new();
    }
    let chances = outlook::tolls(&outlook::shots(battle, human, place, target, Announced::PLAIN));
    outlook::minded(battle, human, Some((place, target)), pot, chances)
}

/// What becomes of the declared target.
fn burst_odds(battle: &Battle, human: u16, place: u8, target: FigureId, pot: Pot) -> Vec<Chance> {
    let targets = auto::targets(battle, human, place, target);
    let chances = outlook::tolls(&outlook::bursts(battle, human, place, &targets, Announced::PLAIN));
    outlook::minded(battle, human, Some((place, target)), pot, chances)
}

/// Which of several ways of making an attack the odds are told for; nothing where there is one.
fn plainly(battle: &Battle, human: u16, place: u8, one: &str) -> String {
    let held = held(battle, human, place);
    let trigger = Priced::Fire(held.weapon);
    let again = match held.weapon.is_automatic() {
        true => Priced::SustainedBurst,
        false => trigger,
    };
    let left = Pot::Own.price(battle, human, trigger);
    let repeats = 1 < shots(held) && 0 < Pot::Own.times(battle, human, again, left);
    let aims = 0 < Pot::Own.times(battle, human, Priced::Aim, left);
    if repeats || aims { Announced::PLAIN.words(one) } else { String::new() }
}

/// A template where it is proposed first.
fn at_first(battle: &Battle, human: u16, offered: OptionView, odds: Vec<Chance>) -> OptionView {
    if odds.is_empty() {
        return offered.note("catches nobody from here");
    }
    let odds = outlook::minded(battle, human, None, Pot::Own, odds);
    offered.note("odds at the first place proposed").odds(odds)
}

/// What may become of a target, the best first.
pub(crate) fn chances(odds: &Odds<Hit>) -> Vec<Chance> {
    endings(odds, |it| (*it).into())
}

/// A distribution by its ends, the highest outcome first.
pub(crate) fn endings<T: Ord>(odds: &Odds<T>, ending: impl Fn(&T) -> Ending) -> Vec<Chance> {
    odds.outcomes.iter().rev().map(|(it, p)| chance(ending(it), p.clone())).collect()
}

/// One end of odds that names nobody.
fn chance(ending: Ending, p: Ratio) -> Chance {
    let what = phrases::ending(&ending, &|_| String::new());
    Chance::new(ending, what, p)
}

/// How likely something is to come about or not.
pub(crate) fn either(odds: &Odds<bool>, yes: Ending, no: Ending) -> Vec<Chance> {
    endings(odds, |it| if *it { yes.clone() } else { no.clone() })
}

/// What becomes of a figure fired at from cover with the weapon in this place, where that is told by one target.
pub(crate) fn odds_at(battle: &Battle, human: u16, place: u8, target: FigureId) -> Vec<Chance> {
    match held(battle, human, place).weapon.profile().fire {
        Fire::Single => shot_odds(battle, human, place, target, Pot::Cover),
        Fire::Automatic => burst_odds(battle, human, place, target, Pot::Cover),
        Fire::Shotgun(_) | Fire::MachineGun | Fire::Throw(_) | Fire::Launch | Fire::Flame | Fire::None => {
            Vec::new()
        }
    }
}
