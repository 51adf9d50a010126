//! What the table is told: a dozen physical things, each with the rule that made it happen.
use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use crate::{
    dice::Faces,
    place::Point,
    question::{Seat, Viewer},
    rule::RuleId,
    sum::Part,
};

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    #[default]
    All,
    Only(Seat),
    /// It happened, and neither a player nor a watcher ever reads it: what strangers carry in their pockets.
    Nobody,
}

/// Before there was an audience of nobody, journals addressed such events to a chair in which nobody sat.
const EMPTY_CHAIR: Seat = Seat(u8::MAX);

impl<'de> Deserialize<'de> for Audience {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Written {
            All,
            Only(Seat),
            Nobody,
        }
        Ok(match Written::deserialize(from)? {
            Written::All => Audience::All,
            Written::Only(EMPTY_CHAIR) | Written::Nobody => Audience::Nobody,
            Written::Only(seat) => Audience::Only(seat),
        })
    }
}

impl Audience {
    pub fn is_all(&self) -> bool {
        *self == Audience::All
    }

    pub fn includes(self, viewer: impl Into<Viewer>) -> bool {
        match (self, viewer.into()) {
            (Audience::All, _) => true,
            (Audience::Only(only), Viewer::Seat(seat)) => only == seat,
            (Audience::Only(_), Viewer::Watcher) | (Audience::Nobody, _) => false,
        }
    }
}

/// What of `events` this seat or a watcher may read.
pub fn heard(events: &[Event], viewer: impl Into<Viewer>) -> impl Iterator<Item = &Event> {
    let viewer = viewer.into();
    events.iter().filter(move |it| it.audience.includes(viewer))
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
    /// Somebody took decisions back; the first of them is named. No rule tells this: it is put into the journal beside them.
    TookBack {
        seat: Seat,
        about: Option<Token>,
        decisions: usize,
        chose: Text,
    },
}
