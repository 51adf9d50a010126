//! What a thing is good for, in a few words for somebody who has to choose.
use super::{CounterThing, Printed, counters::Counter, tables::MeleeTable};

impl Printed {
    /// By what its counter and the Melee Table show; how it is used where that is all there is to it.
    pub fn good_for(&self, thing: CounterThing) -> String {
        let (counter, melee) = (self.counters.of(thing), &self.tables.melee);
        match thing {
            CounterThing::Ammo => "reloads at once, and is spent".to_owned(),
            CounterThing::Medikit => "helps somebody who is down to recover; stays".to_owned(),
            CounterThing::Scope => "one Fire Die more to choose from, on a gun that takes it".to_owned(),
            CounterThing::SuppliesA | CounterThing::SuppliesB => food(counter.supplies),
            CounterThing::Vest => format!("worn: {} in melee", more_dice(melee.vest)),
            CounterThing::Pistol
            | CounterThing::Shotgun
            | CounterThing::Smg
            | CounterThing::HuntingRifle
            | CounterThing::AssaultRifle
            | CounterThing::Crossbow => gun(counter),
            CounterThing::Rpg => explosive(counter),
            CounterThing::Grenade | CounterThing::GasTank => format!("{}, used up", explosive(counter)),
            CounterThing::BaseballBat => bat(melee),
            CounterThing::FryingPan => format!("{} in melee, kills nobody", more_dice(melee.frying_pan)),
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
    words.join(", ")
}

fn bat(melee: &MeleeTable) -> String {
    format!("{} in melee, {} in both hands", more_dice(melee.bat_in_one_hand), melee.bat_in_both_hands)
}

fn more_dice(n: i32) -> String {
    if n == 1 { "1 die more".to_owned() } else { format!("{n} dice more") }
}

fn hands(counter: &Counter) -> &'static str {
    if counter.hands_to_use.unwrap_or(counter.hands) == 1 { "one hand" } else { "both hands" }
}

fn number(n: u8, one: &str, more: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {more}") }
}
