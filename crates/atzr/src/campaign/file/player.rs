//! What a player comes to a campaign with (3.1.1, 3.4, 4.1).
use kernel::{
    Pronoun, Seat,
    written::{ValueFault, short_name},
};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    campaign::begin::{NewStar, Own},
    printed::{Attribute, Class, Printed, each},
};

/// A player's Star.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("x-order" = ["counter", "class", "alone", "name", "pronoun", "attribute"]))]
pub struct NewPlayer {
    /// The character of the box whose counter and card it is.
    #[schemars(schema_with = "characters")]
    #[schemars(title = "Character")]
    pub counter: String,
    pub class: Class,
    /// Without Grunts to begin with.
    #[serde(default)]
    #[schemars(title = "Alone")]
    pub alone: bool,
    /// What one of your own making is called; left out, it is that character.
    #[serde(default)]
    #[schemars(title = "Name of your own", length(max = 60))]
    pub name: Option<String>,
    /// What a report may say instead of the name; left out, it repeats the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(title = "Pronoun")]
    pub pronoun: Option<Pronoun>,
    /// The Attribute of one of your own making; left out, that of the card.
    #[serde(default)]
    #[schemars(title = "Attribute of your own")]
    pub attribute: Option<Attribute>,
}

fn characters(_: &mut SchemaGenerator) -> Schema {
    let each = Printed::in_use().characters.named.iter().map(|it| {
        let attributes: Vec<String> =
            it.attributes.iter().map(|it| each::name(it).replace('-', " ")).collect();
        json!({ "const": it.name, "title": format!("{}: {}", it.name, attributes.join(", ")) })
    });
    let all: Vec<Value> = each.collect();
    json_schema!({ "type": "string", "oneOf": all })
}

impl NewPlayer {
    /// The Star on this chair.
    pub fn star(&self, seat: Seat, printed: &Printed) -> Result<NewStar, ValueFault> {
        let characters = &printed.characters;
        let Some(counter) = characters.find(&self.counter) else {
            return Err(ValueFault::at(
                "counter",
                format!("there is no character {}", short_name(&self.counter)),
            ));
        };
        let card = characters.card(counter);
        let of_card = card.attributes.first().copied();
        let own = match (&self.name, self.attribute.or(of_card)) {
            (None, _) if self.attribute.is_none() => None,
            (name, Some(attribute)) => {
                Some(Own { name: name.clone().unwrap_or_else(|| card.name.clone()), attribute })
            }
            (_, None) => return Err(ValueFault::at("attribute", "one that the character is to have")),
        };
        Ok(NewStar { seat, counter, class: self.class, own, pronoun: self.pronoun, alone: self.alone })
    }
}
