//! What is said of somebody, in parts. Sentences are put together from them, and none is ever taken apart again.

/// The rest of a sentence that begins with a name, or a sentence by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clause {
    verb: Verb,
    words: String,
    /// Said only where nothing else is told of whoever it is about.
    aside: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Verb {
    /// It is among the words.
    #[default]
    Own,
    Is,
    /// Of a thing of theirs.
    Its,
    /// A way of going, after which stands how far and where to.
    Goes,
}

impl Clause {
    /// Nothing is said: it is only kept count of, or what comes next tells it better.
    pub const SILENT: Clause = Clause { verb: Verb::Own, words: String::new(), aside: false };

    /// "takes 2 wounds"; by itself "the car crashes".
    pub fn does(words: impl Into<String>) -> Self {
        Clause { words: words.into(), ..Clause::SILENT }
    }

    /// "is wounded", of which a line of dice says "wounded".
    pub fn is(words: impl Into<String>) -> Self {
        Clause { verb: Verb::Is, words: words.into(), aside: false }
    }

    /// "Ben's shotgun jams"; by itself "the shotgun jams".
    pub fn its(words: impl Into<String>) -> Self {
        Clause { verb: Verb::Its, words: words.into(), aside: false }
    }

    /// "walks", to go on with "12 cm north".
    pub fn goes(words: impl Into<String>) -> Self {
        Clause { verb: Verb::Goes, words: words.into(), aside: false }
    }

    /// The same, said only where nothing else is told of them.
    pub fn aside(self) -> Self {
        Clause { aside: true, ..self }
    }

    /// Whether nothing is said where something else is.
    pub fn is_silent(&self) -> bool {
        self.aside || self.words.is_empty()
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether how far and where to may follow.
    pub fn is_way(&self) -> bool {
        self.verb == Verb::Goes
    }

    /// After a name.
    pub fn of(&self, name: &str) -> String {
        match self.verb {
            Verb::Its => format!("{name}'s {}", self.words),
            Verb::Own | Verb::Is | Verb::Goes => format!("{name} {}", self.words()),
        }
    }

    /// What follows a name, or by itself.
    pub fn words(&self) -> String {
        match self.verb {
            Verb::Is => format!("is {}", self.words),
            Verb::Its => format!("the {}", self.words),
            Verb::Own | Verb::Goes => self.words.clone(),
        }
    }

    /// As what came of something, after a colon.
    pub fn result(&self) -> String {
        match self.verb {
            Verb::Its => self.words(),
            Verb::Own | Verb::Is | Verb::Goes => self.words.clone(),
        }
    }
}

impl From<String> for Clause {
    fn from(words: String) -> Self {
        Clause::does(words)
    }
}

impl From<&str> for Clause {
    fn from(words: &str) -> Self {
        Clause::does(words)
    }
}
