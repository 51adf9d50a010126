//! How big a group may be, and the Grunts it begins with (4.0, 4.1).
use kernel::{
    Dice, Given, Sum,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{Area, Class, Printed},
    table::{card, card::Deck, cup::Cups, npc, npc::Person},
};

/// The most characters of a group, Star included.
pub fn size_limit(star_rep: u8, dice: &mut dyn Dice) -> u8 {
    let mut sum = Sum::default();
    sum.add(rule!("atzr.group.size-limit"), i32::from(star_rep) - 1);
    // Whatever the Rep, the Star is there.
    dice.plus(&sum).max(1) as u8
}

/// How many more may join a group of `members`, Star included.
pub fn room(star_rep: u8, members: u8, dice: &mut dyn Dice) -> u8 {
    size_limit(star_rep, dice).saturating_sub(members)
}

/// Grunts before the first Encounter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct StartingGrunts {
    #[schemars(range(min = 1, max = 10))]
    pub star_rep: u8,
    /// In the urban column of the first card that has any.
    #[schemars(range(min = 0, max = 20))]
    pub humans: u8,
    /// Named characters whom nobody plays, the NPC Star not counted.
    #[schemars(range(min = 0, max = 64))]
    pub unused: u8,
}

impl Default for StartingGrunts {
    fn default() -> Self {
        StartingGrunts { star_rep: 5, humans: 2, unused: 15 }
    }
}

impl StartingGrunts {
    /// The most of them; one may take fewer.
    pub fn most(&self, dice: &mut dyn Dice) -> u8 {
        dice.cite(rule!("atzr.group.start-recruit"));
        dice.cite(rule!("atzr.ruling.start-group-card"));
        self.humans.min(room(self.star_rep, 1, dice)).min(self.unused)
    }
}

impl Given for StartingGrunts {
    const NAME: &'static str = "atzr.group";
    const ABOUT: &'static str = "How many Grunts a Star may recruit before the first Encounter.";
    type Result = u8;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("Grunt", "Grunts"));

    fn check(&self) -> Result<(), ValueFault> {
        if !(1..=10).contains(&self.star_rep) {
            return Err(ValueFault::at("star_rep", FaultReason::takes(1..=10)));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u8 {
        self.most(dice)
    }
}

/// Cards are drawn until one has humans: how many there are in its urban column.
pub fn starting_card(printed: &Printed, deck: &mut Deck, dice: &mut dyn Dice) -> u8 {
    while let Some(card) = deck.reveal(&printed.cards, rule!("atzr.group.start-recruit"), dice) {
        if let Some(humans) = card::humans(&printed.cards, card, Area::Urban, dice) {
            return humans.number;
        }
    }
    0
}

/// A Grunt of the starting group, of the player's Class whatever the card shows.
pub fn starting_grunt(
    class: Class,
    printed: &Printed,
    cups: &mut Cups,
    dice: &mut dyn Dice,
) -> Option<Person> {
    let mut drawn = cups.draw_named(rule!("atzr.group.start-class"), dice)?;
    if printed.characters.card(drawn).npc_star {
        dice.cite(rule!("atzr.ruling.start-group-card"));
        let another = cups.draw_named(rule!("atzr.group.start-class"), dice);
        cups.put_back_named(&printed.characters, drawn);
        drawn = another?;
    }
    dice.cite(rule!("atzr.group.start-class"));
    dice.cite(rule!("atzr.group.start-gear"));
    let person = npc::armed(drawn, class, printed, cups, dice);
    Some(Person { class, ..person })
}
