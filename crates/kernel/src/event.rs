//! What the table is told: a dozen physical things, each with the rule that made it happen.
use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use crate::{
    dice::Faces,
    note::{Note, Term},
    place::Point,
    question::{Seat, Viewer},
    rule::RuleId,
    sum::Modifier,
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

/// How somebody comes to be off the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    /// Out of action for good.
    #[default]
    Out,
    /// Left alive.
    Left,
    /// Nobody's loss and nobody's deed: it wandered off, or was never there.
    Strayed,
}

impl Gone {
    fn is_out(&self) -> bool {
        *self == Gone::Out
    }
}

/// What the total of some dice, with all that is added, has to be for one outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Need {
    /// What it is then.
    pub what: Term,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<i32>,
    /// Whoever rolls hopes for anything else.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dreaded: bool,
    /// Each die is held against it, and not their sum.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub each: bool,
}

impl Need {
    pub fn at_least(n: i32, what: impl Into<Term>) -> Need {
        Need { what: what.into(), least: Some(n), most: None, dreaded: false, each: false }
    }

    pub fn at_most(n: i32, what: impl Into<Term>) -> Need {
        Need { what: what.into(), least: None, most: Some(n), dreaded: false, each: false }
    }

    pub fn between(least: i32, most: i32, what: impl Into<Term>) -> Need {
        Need { what: what.into(), least: Some(least), most: Some(most), dreaded: false, each: false }
    }

    /// The same for each die by itself.
    pub fn each(self) -> Need {
        Need { each: true, ..self }
    }

    /// The same for something that whoever rolls does not want.
    pub fn dreaded(self) -> Need {
        Need { dreaded: true, ..self }
    }

    pub fn is_met(&self, total: i32) -> bool {
        self.least.is_none_or(|it| it <= total) && self.most.is_none_or(|it| total <= it)
    }
}

/// What somebody chose, for code to look at.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// The words alone say so.
    #[default]
    Unsaid,
    Yes,
    No,
    Number(i32),
    Place(Point),
    /// An option that the book has a name for.
    Deed(Note),
}

impl Pick {
    pub(crate) fn is_unsaid(&self) -> bool {
        *self == Pick::Unsaid
    }
}

/// What happened. The rule beside it carries the meaning, so a new book adds no variant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    Rolled {
        sides: u16,
        #[schemars(with = "Vec<u16>")]
        faces: Faces,
        /// Who rolled, or was tested.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Token>,
        /// Whom it was aimed at.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Token>,
        /// From which face to which each die counts, where the rule says so before it is rolled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        needs: Option<(u16, u16)>,
    },
    /// What the total of the dice that come next has to be: told before they are rolled.
    Needed {
        needs: Vec<Need>,
    },
    Added {
        parts: Vec<Modifier>,
    },
    Moved {
        token: Token,
        from: Point,
        to: Point,
    },
    Fell {
        token: Token,
        /// Who brought it about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Token>,
    },
    Rose {
        token: Token,
    },
    Placed {
        token: Token,
        at: Point,
        /// Who this was before: somebody who rises.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<Token>,
        /// Who called it: whose noise, or whose moan.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        called_by: Option<Token>,
    },
    Removed {
        token: Token,
        #[serde(default, skip_serializing_if = "Gone::is_out")]
        gone: Gone,
        /// Who brought it about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Token>,
    },
    Marked {
        token: Token,
        mark: Term,
        on: bool,
    },
    Counted {
        token: Option<Token>,
        what: Term,
        n: i32,
    },
    #[serde(rename = "draw")]
    Drew {
        card: Note,
    },
    Asked {
        seat: Seat,
        about: Option<Token>,
        chose: Text,
        #[serde(default, skip_serializing_if = "Pick::is_unsaid")]
        pick: Pick,
    },
    /// Something the book has a name for.
    #[serde(rename = "note")]
    Noted {
        token: Option<Token>,
        note: Note,
    },
    /// A rule was applied, and nothing more is to be said.
    Cited,
    /// Words of an older program, as its games have them, of cards that were drawn too. No rule tells this.
    #[serde(rename = "noted", alias = "drew")]
    Worded {
        token: Option<Token>,
        #[serde(alias = "what")]
        text: Text,
    },
    /// Somebody took decisions back; the first of them is named. No rule tells this: it is put into the journal beside them.
    TookBack {
        seat: Seat,
        about: Option<Token>,
        decisions: usize,
        chose: Text,
        #[serde(default, skip_serializing_if = "Pick::is_unsaid")]
        pick: Pick,
        /// Who had to allow it, and did.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        allowed: Vec<Seat>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_of_older_games_still_read() {
        let read = |json: &str| serde_json::from_str::<What>(json).unwrap();
        let words = |token, text: &'static str| What::Worded { token, text: text.into() };
        assert_eq!(read(r#"{"noted":{"token":3,"text":"attacks"}}"#), words(Some(Token(3)), "attacks"));
        assert_eq!(read(r#"{"noted":{"token":null,"text":""}}"#), words(None, ""));
        assert_eq!(read(r#"{"drew":{"what":"nobody (card 7)"}}"#), words(None, "nobody (card 7)"));
        let mark = Term::new("out-of-ammo");
        let marked = What::Marked { token: Token(1), mark, on: true };
        assert_eq!(read(r#"{"marked":{"token":1,"mark":"out of ammo","on":true}}"#), marked);
        let turn = What::Counted { token: None, what: Term::TURN, n: 2 };
        assert_eq!(read(r#"{"counted":{"token":null,"what":"turn","n":2}}"#), turn);
        let gone = What::Removed { token: Token(1), gone: Gone::Out, by: None };
        assert_eq!(read(r#"{"removed":{"token":1}}"#), gone);
        let rolled =
            What::Rolled { sides: 6, faces: Faces::from_slice(&[4]), by: None, at: None, needs: None };
        assert_eq!(read(r#"{"rolled":{"sides":6,"faces":[4]}}"#), rolled);
    }

    #[test]
    fn what_happened_survives_its_json() {
        let note = Note::new(Term::new("finds")).and(3);
        let all = [
            What::Noted { token: Some(Token(2)), note: note.clone() },
            What::Drew { card: note.clone() },
            What::Cited,
            What::Asked { seat: Seat(0), about: None, chose: "3".into(), pick: Pick::Number(3) },
            What::Asked { seat: Seat(0), about: None, chose: "fire".into(), pick: Pick::Deed(note) },
            What::Removed { token: Token(2), gone: Gone::Left, by: Some(Token(4)) },
            What::Needed { needs: vec![Need::at_least(5, Term::new("eliminated"))] },
            What::Rolled {
                sides: 6,
                faces: Faces::from_slice(&[4]),
                by: Some(Token(1)),
                at: Some(Token(2)),
                needs: Some((5, 6)),
            },
        ];
        for what in all {
            let json = serde_json::to_string(&what).unwrap();
            assert_eq!(serde_json::from_str::<What>(&json).unwrap(), what, "{json}");
        }
    }
}
