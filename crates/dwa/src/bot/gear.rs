//! Weapons, ammunition and things: what is worth the AP.
use super::fire;
use crate::{
    battle::{
        Battle, FigureId, Human,
        act::Means,
        ammo::AmmoAction,
        ap,
        board::LooseThing,
        figure::{Ammo, CarriedWeapon, Malfunction},
        item::ItemAction,
        shoot,
    },
    table::{
        ammo::Unit,
        ap::Action as Priced,
        search::Item,
        weapons::{Category, Fire, Melee, Weapon},
    },
};

/// What one step of a better weapon is worth.
const BETTER: i32 = 700;

/// How good a weapon is in somebody's hands, as it is.
fn rank(battle: &Battle, human: u16, held: &CarriedWeapon) -> i32 {
    let figure = &battle.humans[usize::from(human)];
    let spare = spares(figure, held) != 0;
    let ready = shoot::shots(held) != 0;
    let skilled = crate::table::skill::Skill::needed_for(held.weapon);
    let unskilled = battle.rules.weapon_skills && skilled.is_some_and(|it| !figure.has(it));
    if unskilled || held.trouble == Malfunction::OutOfFuel || !ready && !spare {
        return as_club(held);
    }
    let full = full_rank(held.weapon);
    match held.trouble {
        Malfunction::Jammed => (full - 3).max(1),
        Malfunction::None | Malfunction::Stalled | Malfunction::OutOfGas | Malfunction::OutOfFuel
            if ready =>
        {
            full
        }
        Malfunction::None | Malfunction::Stalled | Malfunction::OutOfGas | Malfunction::OutOfFuel => {
            (full - 2).max(1)
        }
    }
}

fn as_club(held: &CarriedWeapon) -> i32 {
    match held.weapon.profile().melee {
        Melee::Chainsaw if held.trouble == Malfunction::None => 5,
        Melee::Edged if held.weapon.profile().fire == Fire::None => 3,
        Melee::Edged | Melee::Bludgeoning | Melee::Chainsaw => 2,
        Melee::BareHands => 0,
    }
}

fn full_rank(weapon: Weapon) -> i32 {
    match weapon.profile().fire {
        Fire::Automatic => 10,
        Fire::MachineGun => 9,
        Fire::Shotgun(_) => 8,
        Fire::Flame => 5,
        Fire::Launch | Fire::Throw(_) => 4,
        Fire::Single => match weapon.profile().cost {
            ..=1 => 7,
            2 => 4,
            _ => 5,
        },
        Fire::None => match weapon.profile().melee {
            Melee::Chainsaw => 5,
            Melee::Edged => 3,
            Melee::Bludgeoning | Melee::BareHands => 2,
        },
    }
}

fn spares(figure: &Human, held: &CarriedWeapon) -> u8 {
    match held.weapon.profile().category {
        Category::Bullets => figure.ammo.clips,
        Category::Shells => figure.ammo.shells,
        Category::Belt => figure.ammo.belts,
        Category::Arrows => figure.ammo.arrows,
        Category::Grenades if held.weapon.unit() != Unit::Piece => held.pieces,
        Category::Grenades | Category::HandThrown | Category::Fuel | Category::Melee => 0,
    }
}

/// What is in his hands now.
fn in_hand(battle: &Battle, human: u16) -> i32 {
    let figure = &battle.humans[usize::from(human)];
    let held = figure.in_hand.iter().map(|&it| rank(battle, human, &figure.weapons[usize::from(it)]));
    held.max().unwrap_or(0)
}

pub fn switch(battle: &Battle, human: u16, first: u8, second: Option<u8>) -> Option<(i32, u8)> {
    let figure = &battle.humans[usize::from(human)];
    let better = rank(battle, human, &figure.weapons[usize::from(first)]) + i32::from(second.is_some());
    let gain = better - in_hand(battle, human);
    (2 <= gain).then(|| (gain * BETTER, ap::price(battle, human, Priced::SwitchWeapons)))
}

/// One magazine in six tries.
const POCKETS: i32 = 700;

/// An empty magazine soon, a half empty one when there is time.
pub fn reload(battle: &Battle, human: u16, action: &AmmoAction, safe: bool) -> Option<(i32, u8)> {
    let (slot, fast) = match *action {
        AmmoAction::Reload { slot, fast } => (slot, fast),
        // It costs nothing and may help.
        AmmoAction::Pockets { .. } => return Some((POCKETS, 0)),
    };
    let figure = &battle.humans[usize::from(human)];
    let held = &figure.weapons[usize::from(slot)];
    let mag = i32::from(held.weapon.profile().mag.unwrap_or(1));
    let loaded = i32::from(held.loaded);
    let price = ap::price(battle, human, Priced::Reload(held.weapon));
    let price = if fast { price.div_ceil(2) } else { price };
    let single = held.weapon.unit() == Unit::Single;
    let worth = if loaded == 0 {
        4_500
    } else if safe && single && 2 * loaded <= mag || safe && 4 * loaded <= mag {
        900
    } else {
        return None;
    };
    Some((worth, price))
}

/// A machine gun is braced before they come, not after.
pub fn brace(battle: &Battle, human: u16, safe: bool) -> Option<(i32, u8)> {
    let comes = !fire::nearest(battle, human, 700, 1).is_empty();
    let near = !fire::nearest(battle, human, 250, 1).is_empty();
    (safe && comes && !near).then_some((1_500, 4))
}

pub fn pick_up(battle: &Battle, human: u16, at: usize, wanted: bool) -> Option<(i32, u8)> {
    let price = ap::price(battle, human, Priced::PickUpOrGive);
    if wanted {
        return Some((9_000, price));
    }
    let figure = &battle.humans[usize::from(human)];
    let worth = match battle.lying[at].what {
        LooseThing::Item(item) => item_worth(item),
        LooseThing::Ammo(ammo) => ammo_worth(figure, ammo),
        LooseThing::Weapon(held) => {
            let gain = rank(battle, human, &held) - in_hand(battle, human);
            if 2 <= gain { gain * BETTER } else { return None }
        }
        LooseThing::RunningRadio => return None,
    };
    Some((worth, price))
}

fn item_worth(item: Item) -> i32 {
    match item {
        Item::SmallFirstAidKit | Item::MediumFirstAidKit | Item::LargeFirstAidKit => 2_500,
        Item::CarKeys | Item::GasCan | Item::CarBattery => 2_000,
        Item::Antiseptic | Item::FireExtinguisher | Item::Radio => 1_500,
    }
}

fn ammo_worth(figure: &Human, ammo: Ammo) -> i32 {
    let fits = figure.weapons.iter().any(|it| match it.weapon.profile().category {
        Category::Bullets => 0 < ammo.clips,
        Category::Shells => 0 < ammo.shells,
        Category::Belt => 0 < ammo.belts,
        Category::Arrows => 0 < ammo.arrows,
        Category::Grenades | Category::HandThrown | Category::Fuel | Category::Melee => false,
    });
    if fits { 2_500 } else { 0 }
}

/// Nobody is treated for less than what helps him, nor with more than he needs.
pub fn heal(battle: &Battle, whom: u16, with: Means) -> Option<i32> {
    let wounds = i32::from(battle.humans[usize::from(whom)].wounds);
    let heals = match with {
        Means::Kit(Item::LargeFirstAidKit) => 3,
        Means::Kit(Item::MediumFirstAidKit) => 2,
        Means::Kit(_) | Means::Skill => 1,
    };
    let free = i32::from(with == Means::Skill);
    if wounds == 0 || wounds < heals {
        return None;
    }
    Some(1_800 * wounds + 1_000 * heals.min(wounds) + 500 * free)
}

/// Things in use: what saves somebody, or a vehicle that is wanted.
pub fn item(battle: &Battle, human: u16, action: &ItemAction) -> Option<(i32, u8)> {
    match *action {
        ItemAction::Antiseptic(_) => Some((2_000, 4)),
        ItemAction::Extinguish(FigureId::Human(it)) => Some((if it == human { 20_000 } else { 12_000 }, 2)),
        ItemAction::Extinguish(FigureId::Zombie(_)) => None,
        ItemAction::Radio { on } => (!on).then_some((500, 2)),
        ItemAction::RadioThere { on, .. } => (!on).then_some((200, 2)),
        ItemAction::RefuelChainsaw(_) => Some((1_500, 2)),
        ItemAction::RefuelVehicle(_) => Some((9_000, 4)),
        ItemAction::ReplaceBattery(vehicle) => {
            (super::mission::getaway(battle) == Some(vehicle)).then_some((3_000, 4))
        }
    }
}
