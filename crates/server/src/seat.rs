//! Who may sit where: chairs with unguessable keys, kept with the game.
use std::{collections::BTreeSet, fmt::Write};

use kernel::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::{Players, Rulebook};

use crate::wrong::Wrong;

/// What opens a chair: 128 bits from the machine's own source of chance, as 32 letters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct Key(#[schemars(regex(pattern = "^[0-9a-f]{32}$"))] String);

impl Key {
    pub fn fresh() -> Result<Key, Wrong> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)
            .map_err(|_| Wrong::trouble("This machine has no source of random numbers for links."))?;
        let mut letters = String::with_capacity(32);
        for byte in bytes {
            let _ = write!(letters, "{byte:02x}");
        }
        Ok(Key(letters))
    }

    /// A key as it stands in a link.
    pub fn read(text: &str) -> Option<Key> {
        let plain = |it: u8| it.is_ascii_digit() || (b'a'..=b'f').contains(&it);
        (text.len() == 32 && text.bytes().all(plain)).then(|| Key(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whoever looks at a table: a player, or somebody who only watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Sits(Seat),
    Watches,
}

impl Who {
    /// Whose view and journal are shown.
    pub fn eyes(self) -> Viewer {
        match self {
            Who::Sits(seat) => Viewer::Seat(seat),
            Who::Watches => Viewer::Watcher,
        }
    }
}

/// One chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    pub seat: Seat,
    /// Whom it plays.
    pub plays: String,
    pub key: Key,
    /// The bot that sits there, if no person does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether it is for a friend, who comes in by its link.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub friend: bool,
}

/// All chairs of a game, and the link for those who watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats {
    pub chairs: Vec<Chair>,
    pub watch: Key,
    /// Where the bots' whims come from.
    pub whims: u64,
}

impl Seats {
    /// A chair for each of `plays`; a name in `bots` seats a bot there.
    pub fn new(plays: Vec<String>, bots: &[Option<String>], whims: u64) -> Result<Seats, Wrong> {
        let mut chairs = Vec::new();
        for (at, plays) in plays.into_iter().enumerate() {
            let seat = u8::try_from(at).map_err(|_| Wrong::malformed("That is too many seats."))?;
            let bot = bots.get(at).cloned().flatten();
            chairs.push(Chair { seat: Seat(seat), plays, key: Key::fresh()?, bot, friend: false });
        }
        Ok(Seats { chairs, watch: Key::fresh()?, whims })
    }

    /// Keeps these chairs for friends; those of bots stay theirs. Where nobody said which, every chair after the first person's is
    /// somebody else's: who hands out keys must not find that one person could undo another's dice.
    pub fn with_friends(mut self, friends: Option<&BTreeSet<u8>>) -> Seats {
        let first = self.chairs.iter().find(|it| it.bot.is_none()).map(|it| it.seat);
        for chair in &mut self.chairs {
            let friend = friends.map_or(Some(chair.seat) != first, |it| it.contains(&chair.seat.0));
            chair.friend = chair.bot.is_none() && friend;
        }
        self
    }

    /// The bots in their chairs.
    pub fn players(&self, book: &Rulebook) -> Result<Players, Wrong> {
        let mut players = Players::people();
        for chair in &self.chairs {
            let Some(name) = &chair.bot else { continue };
            let bot = book.bots.iter().find(|it| it.name == name);
            let bot = bot.ok_or_else(|| Wrong::malformed(format!("There is no bot `{name}`.")))?;
            players.0.push((chair.seat, (bot.make)(self.whims ^ u64::from(chair.seat.0))));
        }
        Ok(players)
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        self.chairs.iter().any(|it| it.seat == seat && it.bot.is_none())
    }

    /// Whether one person decides for both: all chairs but those of bots and friends are of whoever set the table.
    pub fn is_same_person(&self, one: Seat, other: Seat) -> bool {
        let own = |seat: Seat| self.chairs.iter().any(|it| it.seat == seat && it.bot.is_none() && !it.friend);
        one == other || (own(one) && own(other))
    }

    /// All chairs of the person in this one.
    pub fn same_person(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.chairs.iter().map(|it| it.seat).filter(move |&it| self.is_same_person(seat, it))
    }

    /// All chairs of whoever looks.
    pub fn of(&self, who: Who) -> Vec<Seat> {
        match who {
            Who::Sits(seat) => self.same_person(seat).collect(),
            Who::Watches => Vec::new(),
        }
    }

    /// Whether more than one person plays.
    pub fn is_shared(&self) -> bool {
        let mut people = self.chairs.iter().filter(|it| it.bot.is_none());
        people.next().is_some_and(|first| people.any(|it| !self.is_same_person(first.seat, it.seat)))
    }

    /// Every key and what it opens; a bot's chair can only be watched.
    pub fn keys(&self) -> impl Iterator<Item = (Key, Who)> {
        let people = self.chairs.iter().filter(|it| it.bot.is_none());
        people.map(|it| (it.key.clone(), Who::Sits(it.seat))).chain([(self.watch.clone(), Who::Watches)])
    }

    /// The chair of whoever set the table: the first that is neither a bot's nor a friend's.
    fn mine(&self) -> Option<&Chair> {
        self.chairs.iter().find(|it| it.bot.is_none() && !it.friend)
    }

    /// The link for whoever set the table.
    pub fn first(&self) -> &Key {
        self.mine().map_or(&self.watch, |it| &it.key)
    }

    /// What whoever set the table may see.
    pub fn own(&self) -> Who {
        self.mine().map_or(Who::Watches, |it| Who::Sits(it.seat))
    }

    /// Whether anybody but bots plays.
    pub fn has_people(&self) -> bool {
        self.chairs.iter().any(|it| it.bot.is_none())
    }

    pub fn has_friends(&self) -> bool {
        self.chairs.iter().any(|it| it.friend)
    }

    /// The chairs as they are kept.
    pub fn text(&self) -> Result<String, Wrong> {
        serde_json::to_string(self).map_err(|_| Wrong::trouble("The players could not be saved."))
    }

    pub fn read(text: &str) -> Option<Seats> {
        serde_json::from_str(text).ok()
    }
}
