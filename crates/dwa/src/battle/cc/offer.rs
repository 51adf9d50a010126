//! What a human may do in close combat, and how it is shown.
use kernel::{Menu, OptionView, RuleId, question::Anchor};

use super::{
    CcAction,
    cqm::rolls,
    escape,
    strike::{can_use_bare_hands, measure_strike},
};
use crate::{
    battle::{
        Battle, FigureId,
        act::Action,
        ap,
        figure::{Malfunction, Posture},
        outlook,
        rolls::Rolls,
        shoot::{Pot, held, name, unusable},
        shotgun,
    },
    table::{
        ap::Action as Priced,
        weapons::{Fire, Melee, Weapon},
    },
};

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let me = FigureId::Human(human);
    let figure = &battle.humans[usize::from(human)];
    let fights = battle.in_close_combat(human);
    if !figure.is_alive() {
        return;
    }
    for (zombie, it) in battle.zombies() {
        if !battle.in_contact(me, FigureId::Zombie(zombie)) {
            continue;
        }
        offer_strikes(battle, human, zombie, menu);
        if !it.fallen {
            figure.in_hand.iter().for_each(|&place| offer_fire(battle, human, place, zombie, menu));
        }
    }
    if fights {
        menu.offer_unless(escape::forbidden(battle, human), Action::Cc(CcAction::Break));
    }
    offer_restart(battle, human, fights, menu);
}

fn offer_strikes(battle: &Battle, human: u16, zombie: u32, menu: &mut Menu<Action>) {
    let figure = &battle.humans[usize::from(human)];
    let lies = (figure.posture != Posture::Standing).then_some(rule!("dwa.ruling.prone"));
    let forbidden = lies.or_else(|| ap::unaffordable(battle, human, Priced::Strike));
    for &place in &figure.in_hand {
        let action = CcAction::Strike { place: Some(place), zombie };
        menu.offer_unless(forbidden, Action::Cc(action));
    }
    if figure.in_hand.is_empty() {
        let bare = (!can_use_bare_hands(battle, human)).then_some(rule!("dwa.cc.no-bare-hands"));
        menu.offer_unless(bare.or(forbidden), Action::Cc(CcAction::Strike { place: None, zombie }));
    }
}

fn offer_fire(battle: &Battle, human: u16, place: u8, zombie: u32, menu: &mut Menu<Action>) {
    let held = held(battle, human, place);
    if held.weapon.profile().fire == Fire::None {
        return;
    }
    let target = FigureId::Zombie(zombie);
    let fired_at = &battle.humans[usize::from(human)].turn.fired_at;
    let repeats = !held.weapon.is_shotgun() && fired_at.contains(&target);
    let forbidden = (held.weapon.profile().cqm.is_none())
        .then_some(rule!("dwa.cc.no-cqm"))
        .or_else(|| unusable(battle, human, place).map(out_of_ammo))
        .or_else(|| repeats.then_some(rule!("dwa.shoot.declare-repeat")))
        .or_else(|| shotgun::unpayable(battle, human, held.weapon));
    let barrels =
        if held.weapon.is_shotgun() { held.weapon.profile().rof.min(held.loaded.max(1)) } else { 1 };
    for shells in 1..=barrels {
        menu.offer_unless(forbidden, Action::Cc(CcAction::Fire { place, zombie, shells }));
    }
}

/// In close combat an empty magazine is a matter of its own rule.
fn out_of_ammo(by: RuleId) -> RuleId {
    if by == rule!("dwa.ammo.magazine") { rule!("dwa.cc.out-of-ammo") } else { by }
}

fn offer_restart(battle: &Battle, human: u16, fights: bool, menu: &mut Menu<Action>) {
    for &place in &battle.humans[usize::from(human)].in_hand {
        let held = held(battle, human, place);
        if held.weapon != Weapon::Chainsaw || held.trouble != Malfunction::Stalled {
            continue;
        }
        let fights = fights.then_some(rule!("dwa.ruling.chainsaw"));
        let forbidden = fights.or_else(|| ap::unaffordable(battle, human, Priced::RestartChainsaw));
        menu.offer_unless(forbidden, Action::Cc(CcAction::RestartChainsaw { place }));
    }
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &CcAction) -> OptionView {
    let called = |place: u8| held(battle, human, place).weapon.profile().name;
    let cost = |action| i32::from(ap::price(battle, human, action));
    let at = |words: &dyn Fn(&str) -> String, zombie: u32| {
        let who = FigureId::Zombie(zombie);
        OptionView::new(words(&name(battle, who))).at(Anchor::Token(who.token()))
    };
    match *action {
        CcAction::Strike { place, zombie } => {
            let strike = measure_strike(battle, human, place, zombie);
            let with = match place {
                Some(place) if strike.with != Melee::BareHands => format!("the {}", called(place)),
                Some(_) | None => "bare hands".to_owned(),
            };
            at(&|who| format!("strike {who} with {with}"), zombie)
                .cost(cost(Priced::Strike))
                .odds(Rolls::Strike(strike).chances(battle))
        }
        CcAction::Fire { place, zombie, shells } => {
            let chances = rolls(battle, human, place, zombie, shells, 1).chances(battle);
            let both = if shells == 2 { ", both barrels," } else { "" };
            at(&|who| format!("fire the {}{both} in close combat at {who}", called(place)), zombie)
                .cost(cost(Priced::Fire(held(battle, human, place).weapon)))
                .odds(outlook::minded(battle, human, None, Pot::Own, chances))
        }
        CcAction::Break => {
            let escape = escape::measure_break(battle, human);
            OptionView::new("break away from close combat")
                .cost(cost(Priced::Break))
                .odds(Rolls::Break(escape).chances(battle))
        }
        CcAction::RestartChainsaw { .. } => {
            OptionView::new("restart the chainsaw").cost(cost(Priced::RestartChainsaw))
        }
    }
}
