//! What the table is told: a dozen physical things, each with the rule that made it happen.
use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{dice::Faces, place::Point, question::Seat, rule::RuleId, sum::Part};

/// A figure, marker or card on the table, as its book numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Token(pub u32);

/// Words for readers; those of the rules themselves are never allocated.
pub type Text = Cow<'static, str>;

/// One line of the journal. There is no event without a rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Event {
    pub rule: RuleId,
    #[serde(default, skip_serializing_if = "Audience::is_all")]
    pub audience: Audience,
    pub what: What,
}

/// Who may read an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    #[default]
    All,
    Only(Seat),
}

impl Audience {
    pub fn is_all(&self) -> bool {
        *self == Audience::All
    }

    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(only) => only == seat,
        }
    }
}

/// What of `events` this seat may read.
pub fn heard(events: &[Event], seat: Seat) -> impl Iterator<Item = &Event> {
    events.iter().filter(move |it| it.audience.includes(seat))
}

/// What happened. The rule beside it carries the meaning, so a new book adds no variant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    Rolled {
        sides: u16,
        #[schemars(with = "Vec<u16>")]
        faces: Faces,
    },
    Added {
        parts: Vec<Part>,
    },
    Moved {
        token: Token,
        from: Point,
        to: Point,
    },
    Fell {
        token: Token,
    },
    Rose {
        token: Token,
    },
    Placed {
        token: Token,
        at: Point,
    },
    Removed {
        token: Token,
    },
    Marked {
        token: Token,
        mark: Text,
        on: bool,
    },
    Counted {
        token: Option<Token>,
        what: Text,
        n: i32,
    },
    Drew {
        what: Text,
    },
    Asked {
        seat: Seat,
        about: Option<Token>,
        chose: Text,
    },
    Noted {
        token: Option<Token>,
        text: Text,
    },
}
