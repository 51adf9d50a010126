//! With whom a sentence begins: somebody who has just been named is "she" or "he" where their sheet says so, else the name again.
use std::collections::BTreeSet;

use kernel::{Pronoun, Token};

use crate::{
    Game,
    reading::{Act, ReadEvent},
};

/// With whom a sentence begins.
#[derive(Clone, Debug, Default)]
pub struct Subject {
    who: Option<Token>,
    /// All whom the sentence names; nothing where words of the book's own may name anybody.
    named: Option<BTreeSet<Token>>,
    /// What stands for the name.
    pronoun: Option<&'static str>,
}

impl Subject {
    /// That of the sentence about these after this one. Of two in a row the second goes without the name, of three the third
    /// has it again.
    pub fn next(&self, game: &Game<'_>, group: &[&Act]) -> Subject {
        let who = leads(game, group);
        let same = who.filter(|_| who == self.who && self.pronoun.is_none());
        Subject { who, named: named(group), pronoun: same.and_then(|it| self.stands_for(game, it)) }
    }

    /// The pronoun by which nobody else can be meant whom this sentence names. "They" is left out: it would need other verbs.
    fn stands_for(&self, game: &Game<'_>, who: Token) -> Option<&'static str> {
        let pronoun = game.names.pronoun(who).filter(|it| *it != Pronoun::They)?;
        let another = |it: &&Token| **it != who && game.names.pronoun(**it) == Some(pronoun);
        self.named.as_ref()?.iter().find(another).is_none().then(|| pronoun.subject())
    }

    pub fn name<'a>(&self, game: &'a Game<'_>, who: Token) -> &'a str {
        self.again([who].into_iter()).unwrap_or_else(|| game.names.name(who))
    }

    /// The pronoun, where all these are the one who was just named.
    pub fn again(&self, mut all: impl Iterator<Item = Token>) -> Option<&'static str> {
        self.pronoun.filter(|_| all.all(|it| self.who == Some(it)))
    }
}

/// The one with whose name the sentence about these begins.
fn leads(game: &Game<'_>, group: &[&Act]) -> Option<Token> {
    match &group.first()?.what {
        ReadEvent::Attack(it) => it.by.filter(|by| game.has_sheet(*by)),
        ReadEvent::Told { who, .. } => *who,
        ReadEvent::Befell(first) => {
            group.iter().all(|it| it.fate().is_some_and(|it| it.whom == first.whom)).then_some(first.whom)
        }
        ReadEvent::Moved { .. } | ReadEvent::Came(_) | ReadEvent::Spent(_) => None,
    }
}

/// Everybody of whom a sentence speaks.
fn named(group: &[&Act]) -> Option<BTreeSet<Token>> {
    let mut all = BTreeSet::new();
    for act in group {
        match &act.what {
            ReadEvent::Attack(it) => {
                let told = [&it.aimed, &it.at, &it.out, &it.fell, &it.shaken];
                all.extend(told.into_iter().flatten().chain(&it.by).chain(it.wounds.iter().map(|it| &it.0)));
            }
            ReadEvent::Befell(it) => all.extend([it.whom].into_iter().chain(it.who)),
            ReadEvent::Moved { who, .. } | ReadEvent::Spent(who) => {
                all.insert(*who);
            }
            ReadEvent::Came(it) => all.extend([it.who].into_iter().chain(it.was).chain(it.called_by)),
            ReadEvent::Told { .. } => return None,
        }
    }
    Some(all)
}
