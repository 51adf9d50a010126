//! Ways of firing that are chosen together with the target: so many shots or bursts, aimed or not.
use kernel::{Answer, Variant};

use super::{
    Limits, Pot,
    single::{most_aim, most_shots},
    skills,
    usable::{held, shots},
};
use crate::{
    battle::{Battle, FigureId, auto},
    table::{ap::Action, weapons::Weapon},
};

/// More shots than these are asked for.
const MOST_OFFERED: u8 = 4;

/// A weapon as it would be fired now, and what of it would be asked.
struct Announcing<'a> {
    battle: &'a Battle,
    human: u16,
    weapon: Weapon,
    /// The question after how many: the fewest and the most.
    count: (u8, u8),
    /// What one shot or burst costs, and each one after it.
    price: (u8, u8),
    /// What one is called, and two or more.
    called: (&'static str, &'static str),
}

/// The ways of firing single shots.
pub(super) fn of_shots(battle: &Battle, human: u16, place: u8) -> Vec<Variant> {
    if skills::may_use_any(battle, human) {
        return Vec::new();
    }
    let held = held(battle, human, place);
    let trigger = Action::Fire(held.weapon);
    let price = Pot::Own.price(battle, human, trigger);
    let most = most_shots(battle, human, shots(held), trigger, Limits::OWN);
    let called = if held.weapon.is_thrown() { ("throw once", "throws") } else { ("fire 1 shot", "shots") };
    Announcing { battle, human, weapon: held.weapon, count: (1, most), price: (price, price), called }
        .variants()
}

/// The ways of firing bursts at this target; none where dice first say whom they hit.
pub(super) fn of_bursts(battle: &Battle, human: u16, place: u8, target: FigureId) -> Vec<Variant> {
    if skills::may_use_any(battle, human) || auto::is_drawn_by_lot(battle, human, place, target) {
        return Vec::new();
    }
    let weapon = held(battle, human, place).weapon;
    let price = |action| Pot::Own.price(battle, human, action);
    let price = (price(Action::Fire(weapon)), price(Action::SustainedBurst));
    let most = auto::most_extra(battle, human, place, Action::Fire(weapon), Limits::OWN);
    let called = ("fire 1 burst", "bursts");
    Announcing { battle, human, weapon, count: (0, most), price, called }.variants()
}

impl Announcing<'_> {
    /// The plain one first; none where nothing would be asked.
    fn variants(&self) -> Vec<Variant> {
        let (least, most) = self.count;
        let mut ways = vec![self.way(least, 0)];
        ways.extend((least + 1..=most.min(least.saturating_add(MOST_OFFERED - 1))).map(|it| self.way(it, 0)));
        ways.extend((1..=self.most_aim(least).min(2)).map(|it| self.way(least, it)));
        if ways[0].answers.is_empty() {
            ways.clear();
        }
        ways
    }

    fn most_aim(&self, count: u8) -> u8 {
        let more = (count - self.count.0).saturating_mul(self.price.1);
        most_aim(self.battle, self.human, self.weapon, self.price.0.saturating_add(more), Limits::OWN)
    }

    fn way(&self, count: u8, aim: u8) -> Variant {
        let (least, most) = self.count;
        let counted = (least < most).then(|| Answer::Number(i32::from(count)));
        let aimed = (0 < self.most_aim(count)).then(|| Answer::Number(i32::from(aim)));
        let n = count - least + 1;
        let fire = if n == 1 { self.called.0.to_owned() } else { format!("fire {n} {}", self.called.1) };
        let label = match aim {
            0 => fire,
            1 => format!("aim, then {fire}"),
            2 => format!("aim twice, then {fire}"),
            n => format!("aim {n} times, then {fire}"),
        };
        Variant { label, at: None, odds: Vec::new(), answers: counted.into_iter().chain(aimed).collect() }
    }
}
