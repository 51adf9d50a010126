//! Ammunition (11.1) on the board: magazines are emptied by firing and filled by reloading.
use kernel::{Menu, OptionView, Pause, Play, RuleId, odds};
use smallvec::SmallVec;

use super::{Battle, FigureId, Human, act::Action, ap, change, psychosis, shoot::endings, skill};
use crate::{
    journal::{Ending, Incident},
    table::{
        ammo::{DeepPockets, Loadout, Reload, Stock, Unit},
        ap::{Action as Priced, PriceSkill},
        skill::Skill,
        weapons::{Category, Grenade, Weapon},
    },
};

/// What a human can do by this chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum AmmoAction {
    /// A weapon in hand, by its place among his weapons; `fast` uses Fast reload.
    Reload { slot: u8, fast: bool },
    /// Looks for a magazine for an empty weapon in hand with Deep pockets.
    Pockets { slot: u8 },
}

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let figure = &battle.humans[usize::from(human)];
    let fighting = battle.in_close_combat(human).then_some(rule!("dwa.ammo.no-reload-in-close-combat"));
    for &slot in &figure.in_hand {
        let weapon = figure.weapons[usize::from(slot)].weapon;
        let Some(reload) = reload_of(figure, slot) else { continue };
        let none_left = (!reload.is_possible()).then_some(rule!("dwa.ammo.reload"));
        let forbidden = fighting.or(none_left);
        let unaffordable = ap::unaffordable(battle, human, Priced::Reload(weapon));
        menu.offer_unless(forbidden.or(unaffordable), Action::Ammo(AmmoAction::Reload { slot, fast: false }));
        if skill::may_use(battle, human, Skill::FastReload) {
            let ap = ap::price_with(battle, human, Priced::Reload(weapon), PriceSkill::FastReload);
            let forbidden = forbidden.or(ap::unpayable(battle, human, ap));
            menu.offer_unless(forbidden, Action::Ammo(AmmoAction::Reload { slot, fast: true }));
        }
    }
    offer_pockets(battle, human, fighting, menu);
}

/// Every kind of weapon in hand that he has run out of ammunition for.
fn offer_pockets(battle: &Battle, human: u16, fighting: Option<RuleId>, menu: &mut Menu<Action>) {
    if !skill::may_use(battle, human, Skill::DeepPockets) {
        return;
    }
    let figure = &battle.humans[usize::from(human)];
    let mut kinds: SmallVec<[Weapon; 2]> = SmallVec::new();
    for &slot in &figure.in_hand {
        let weapon = figure.weapons[usize::from(slot)].weapon;
        let ran_out = reload_of(figure, slot).is_some_and(|it| it.stock == Stock::default());
        if ran_out && !kinds.contains(&weapon) {
            kinds.push(weapon);
            menu.offer_unless(fighting, Action::Ammo(AmmoAction::Pockets { slot }));
        }
    }
}

/// Does it.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &AmmoAction,
) -> Result<(), Pause> {
    let (slot, fast) = match *action {
        AmmoAction::Reload { slot, fast } => (slot, fast),
        AmmoAction::Pockets { slot } => {
            search_pockets(battle, play, human, slot);
            return Ok(());
        }
    };
    let priced = Priced::Reload(battle.humans[usize::from(human)].weapons[usize::from(slot)].weapon);
    if fast {
        skill::use_skill(battle, play, human, Skill::FastReload);
        ap::pay_with(battle, play, human, priced, PriceSkill::FastReload);
    } else {
        ap::pay(battle, play, human, priced);
    }
    reload(battle, play, human, slot);
    Ok(())
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &AmmoAction) -> OptionView {
    let (AmmoAction::Reload { slot, .. } | AmmoAction::Pockets { slot }) = *action;
    let weapon = battle.humans[usize::from(human)].weapons[usize::from(slot)].weapon;
    let name = weapon.profile().name;
    let fast = match *action {
        AmmoAction::Reload { fast, .. } => fast,
        AmmoAction::Pockets { .. } => {
            let found = odds(|dice| DeepPockets { weapon }.search(dice));
            return OptionView::new(format!("search pockets for {name} ammo (Deep pockets)"))
                .cost(0)
                .odds(endings(&found, |&n| Ending::FindsBursts { n }));
        }
    };
    if fast {
        let ap = ap::price_with(battle, human, Priced::Reload(weapon), PriceSkill::FastReload);
        return OptionView::new(format!("reload the {name} (Fast reload)")).cost(i32::from(ap));
    }
    let ap = ap::price(battle, human, Priced::Reload(weapon));
    OptionView::new(format!("reload the {name}")).cost(i32::from(ap))
}

/// Fills the magazine from what he carries, free of AP.
pub fn reload(battle: &mut Battle, play: &mut Play<'_>, human: u16, slot: u8) {
    psychosis::reloads(battle, play, human, slot);
    let Some(reload) = reload_of(&battle.humans[usize::from(human)], slot) else { return };
    let Stock { loaded, spare } = reload.reload(play).stock;
    battle.turn_of(human).reloaded = true;
    change::load(battle, human, slot, loaded);
    change::keep_spare(battle, human, slot, spare);
    let weapon = battle.humans[usize::from(human)].weapons[usize::from(slot)].weapon;
    let holds = Incident::Loaded { weapon, bursts: loaded };
    play.note(rule!("dwa.ammo.reload"), FigureId::Human(human).token(), holds);
}

/// Deep pockets: what is found is loaded at once, free of AP.
fn search_pockets(battle: &mut Battle, play: &mut Play<'_>, human: u16, slot: u8) {
    skill::use_skill(battle, play, human, Skill::DeepPockets);
    psychosis::reloads(battle, play, human, slot);
    let token = FigureId::Human(human).token();
    battle.turn_of(human).reloaded = true;
    let weapon = battle.humans[usize::from(human)].weapons[usize::from(slot)].weapon;
    let named = || weapon.profile().name.to_owned();
    let bursts = DeepPockets { weapon }.search(&mut play.by(token).with(named));
    change::load(battle, human, slot, bursts);
    let found = Incident::FindsAmmo { weapon, bursts };
    play.note(rule!("dwa.skill.deep-pockets"), token, found);
}

fn reload_of(figure: &Human, slot: u8) -> Option<Reload> {
    let held = figure.weapons[usize::from(slot)];
    held.weapon.profile().mag?;
    let spare = match held.weapon.profile().category {
        Category::Bullets => figure.ammo.clips,
        Category::Shells => figure.ammo.shells,
        Category::Belt => figure.ammo.belts,
        Category::Arrows => figure.ammo.arrows,
        Category::Grenades => held.pieces,
        Category::HandThrown | Category::Fuel | Category::Melee => 0,
    };
    Some(Reload { weapon: held.weapon, stock: Stock { loaded: held.loaded, spare } })
}

/// The place of the launcher that a hand grenade serves as ammunition (ruling on exchanging it): an empty one, or one with
/// grenades of its row of the effect table.
pub fn launcher_for(figure: &Human, grenade: Weapon) -> Option<u8> {
    let at = figure.weapons.iter().position(|it| it.weapon == Weapon::GrenadeLauncher)?;
    let launcher = &figure.weapons[at];
    let empty = launcher.loaded == 0 && launcher.pieces == 0;
    let fits = launched(grenade).is_some_and(|it| empty || it == launcher.grenade);
    fits.then_some(at as u8)
}

/// What a launcher has in it that is loaded with a hand grenade; none is its own kind. Bottles cannot be launched.
pub fn launched(grenade: Weapon) -> Option<Option<Grenade>> {
    match grenade.grenade()? {
        Grenade::Fragmentation | Grenade::Concussion => Some(None),
        it @ (Grenade::Incendiary | Grenade::FlashBang) => Some(Some(it)),
        Grenade::Molotov => None,
    }
}

/// The rule that forbids a human to carry one weapon more, however he spreads what he has over the places (11.1.1).
pub fn carry(figure: &Human, more: Weapon) -> Option<RuleId> {
    let owns_stock = more.unit() == Unit::Piece && figure.weapons.iter().any(|it| it.weapon == more);
    if owns_stock || launcher_for(figure, more).is_some() {
        return None;
    }
    let all: Vec<Weapon> = figure.weapons.iter().map(|it| it.weapon).chain([more]).collect();
    let plain = Loadout { weapons: all.iter().copied().collect(), extra: None };
    let with_extra = (0..all.len()).map(|extra| Loadout {
        weapons: all.iter().enumerate().filter(|it| it.0 != extra).map(|it| *it.1).collect(),
        extra: Some(all[extra]),
    });
    let forbidden = plain.forbidden()?;
    if with_extra.into_iter().any(|it| it.forbidden().is_none()) {
        return None;
    }
    Some(forbidden)
}
