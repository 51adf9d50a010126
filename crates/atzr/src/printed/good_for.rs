//! What a thing is good for, in a few words for somebody who has to choose.
use super::{Counters, Thing, counters::Counter};

impl Counters {
    /// By what its counter shows; how it is used where that is all there is to it.
    pub fn good_for(&self, thing: Thing) -> String {
        let counter = self.of(thing);
        match thing {
            Thing::Ammo => "reloads at once, and is spent".to_owned(),
            Thing::Medikit => "helps somebody who is down to recover; stays".to_owned(),
            Thing::Scope => "one Fire Die more to choose from, on a gun that takes it".to_owned(),
            Thing::SuppliesA | Thing::SuppliesB => food(counter.supplies),
            Thing::Vest => "worn: one die more in melee".to_owned(),
            Thing::Pistol
            | Thing::Shotgun
            | Thing::Smg
            | Thing::HuntingRifle
            | Thing::AssaultRifle
            | Thing::Crossbow => gun(counter),
            Thing::Rpg | Thing::Grenade | Thing::GasTank => explosive(counter),
            Thing::BaseballBat | Thing::FryingPan => club(counter),
        }
    }
}

fn food(supplies: u8) -> String {
    if supplies == 1 {
        "food for one, for a month".to_owned()
    } else {
        format!("food for {supplies}, for a month")
    }
}

fn gun(counter: &Counter) -> String {
    let mut words =
        vec![format!("{}, range {}", number(counter.fire_dice, "Fire Die", "Fire Dice"), counter.range)];
    words.push(hands(counter).to_owned());
    if counter.reload_every_shot {
        words.push("reloaded after every shot".to_owned());
    }
    if !counter.noise {
        words.push("makes no noise".to_owned());
    }
    words.join(", ")
}

fn explosive(counter: &Counter) -> String {
    let mut words = vec!["a blast for everybody in the hex".to_owned()];
    if counter.range != 0 {
        words.push(format!("range {}", counter.range));
    }
    words.push(hands(counter).to_owned());
    if counter.single_use {
        words.push("used up".to_owned());
    }
    words.join(", ")
}

fn club(counter: &Counter) -> String {
    let mut words = vec![format!("{} in melee", number(counter.melee_dice, "die more", "dice more"))];
    if let Some(more) = counter.melee_dice_two_hands {
        words.push(format!("{more} in both hands"));
    }
    if counter.non_lethal {
        words.push("kills nobody".to_owned());
    }
    words.join(", ")
}

fn hands(counter: &Counter) -> &'static str {
    if counter.hands_to_use.unwrap_or(counter.hands) == 1 { "one hand" } else { "both hands" }
}

fn number(n: u8, one: &str, more: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {more}") }
}
