//! Who the humans of an Event Card are (3.1.2, 16.1) and what they carry (15.1).
use kernel::{Dice, Given};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{Class, CounterThing, Counters, GenericId, NamedId, Printed, cards::Humans},
    table::cup::Cups,
};

/// Whose counter somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    Named(NamedId),
    Generic(GenericId),
}

/// How an NPC has the item it drew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ItemPlace {
    /// In the hand that the weapon leaves free.
    InHand,
    Stowed,
    Worn,
    /// To the weapon in its hands.
    Attached,
}

/// An NPC with what it carries; the weapon is in its hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub who: Who,
    pub class: Class,
    pub rep: u8,
    pub weapon: Option<CounterThing>,
    pub item: Option<(CounterThing, ItemPlace)>,
}

/// The humans of a card, and how many of them are zombies for want of counters.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Generated {
    pub people: Vec<Person>,
    pub zombies: u8,
}

/// The humans that a card brings to a player of a Class.
pub fn generate(
    humans: Humans,
    player: Class,
    printed: &Printed,
    cups: &mut Cups,
    dice: &mut dyn Dice,
) -> Generated {
    let mut met = Generated::default();
    for _ in 0..humans.number {
        let person = if humans.class == player {
            named(player, printed, cups, dice)
        } else {
            generic(humans.class, printed, cups, dice)
        };
        match person {
            Some(person) => met.people.push(person),
            None => met.zombies += 1,
        }
    }
    met
}

/// A named character of the player's Class, with a random weapon; she or he may be recruited.
fn named(class: Class, printed: &Printed, cups: &mut Cups, dice: &mut dyn Dice) -> Option<Person> {
    dice.cite(rule!("atzr.npc.generate-same-class"));
    let Some(id) = cups.draw_named(rule!("atzr.npc.generate-same-class"), dice) else {
        dice.cite(rule!("atzr.npc.out-of-counters"));
        return None;
    };
    dice.cite(rule!("atzr.ruling.table-characters"));
    Some(armed(id, class, printed, cups, dice))
}

/// A named character with a weapon and an item, both at random.
pub fn armed(id: NamedId, class: Class, printed: &Printed, cups: &mut Cups, dice: &mut dyn Dice) -> Person {
    let card = printed.characters.card(id);
    dice.cite(rule!("atzr.components.character-counter"));
    dice.cite(rule!("atzr.npc.starting-items"));
    let weapon = cups.draw_weapon(&printed.counters, rule!("atzr.npc.starting-items"), dice);
    let item = cups.draw_item(&printed.counters, rule!("atzr.npc.starting-items"), dice);
    Person {
        who: Who::Named(id),
        class: card.npc_class.unwrap_or(class),
        rep: card.rep,
        weapon,
        item: item.map(|it| (it, held(&printed.counters, weapon, it, dice))),
    }
}

/// A generic counter of another Class, armed as printed, who can never be recruited.
pub fn generic(class: Class, printed: &Printed, cups: &mut Cups, dice: &mut dyn Dice) -> Option<Person> {
    dice.cite(rule!("atzr.npc.generate-different-class"));
    let id = cups.draw_generic(class, rule!("atzr.npc.generate-different-class"), dice);
    let Some(id) = id else {
        dice.cite(rule!("atzr.npc.out-of-counters"));
        return None;
    };
    dice.cite(rule!("atzr.components.generic-counter"));
    dice.cite(rule!("atzr.npc.starting-items"));
    let counter = printed.characters.generic(id);
    let weapon = Some(counter.weapon);
    let item = cups.draw_item(&printed.counters, rule!("atzr.npc.starting-items"), dice);
    let item = item.map(|it| (it, held(&printed.counters, weapon, it, dice)));
    Some(Person { who: Who::Generic(id), class, rep: counter.rep, weapon, item })
}

/// Where an NPC puts the item it drew.
pub fn held(
    counters: &Counters,
    weapon: Option<CounterThing>,
    item: CounterThing,
    dice: &mut dyn Dice,
) -> ItemPlace {
    dice.cite(rule!("atzr.ruling.table-item-counters"));
    let counter = counters.of(item);
    let free_hand = weapon.is_none_or(|it| counters.of(it).hands == 1);
    if item == CounterThing::Vest {
        return ItemPlace::Worn;
    }
    if item == CounterThing::Scope && weapon.is_some_and(|it| counters.of(it).scope) {
        return ItemPlace::Attached;
    }
    if counter.is_weapon() && counter.hands == 1 && free_hand {
        return ItemPlace::InHand;
    }
    ItemPlace::Stowed
}

/// A human of a card as people know it: a named character by name, a generic counter by Class and Rep.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Met {
    pub name: Option<String>,
    pub class: Class,
    pub rep: u8,
    pub weapon: Option<CounterThing>,
    pub item: Option<(CounterThing, ItemPlace)>,
}

impl Met {
    fn of(person: &Person, printed: &Printed) -> Met {
        let Person { who, class, rep, weapon, item } = *person;
        let name = match who {
            Who::Named(id) => Some(printed.characters.card(id).name.clone()),
            Who::Generic(_) => None,
        };
        Met { name, class, rep, weapon, item }
    }
}

/// One human of a card, met by a player with a whole box; a zombie where nobody is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Stranger {
    /// The Class that the card shows.
    pub class: Class,
    #[schemars(title = "The Star's Class")]
    pub player: Class,
    /// All counters of people are in use.
    pub nobody_left: bool,
}

impl Default for Stranger {
    fn default() -> Self {
        Stranger { class: Class::Survivor, player: Class::Survivor, nobody_left: false }
    }
}

impl Given for Stranger {
    const NAME: &'static str = "atzr.npc";
    const ABOUT: &'static str =
        "Who a human of an Event Card is, and the weapon and item that human carries.";
    type Result = Option<Met>;

    fn resolve(&self, dice: &mut dyn Dice) -> Option<Met> {
        let printed = Printed::in_use();
        let mut cups = Cups::new(printed);
        if self.nobody_left {
            cups.use_up_people();
        }
        let humans = Humans { number: 1, class: self.class };
        let met = generate(humans, self.player, printed, &mut cups, dice);
        met.people.first().map(|it| Met::of(it, printed))
    }
}
