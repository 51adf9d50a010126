//! Which books have campaigns, and those that come with the program.
use kernel::written::short_name;

use super::Campaigns;
use crate::{Rulebook, book, books};

/// A campaign that comes with the program: somebody ready to go, and the first games planned.
#[derive(Clone, Copy, Debug)]
pub struct Ready {
    pub id: &'static str,
    /// What it is called and what it is about.
    pub told: fn() -> (String, String),
    /// The text of such a campaign of this name.
    pub new: fn(&str) -> Result<String, String>,
}

/// How a book keeps its campaigns: the book that is named, or the first that has any.
pub fn campaigns(id: Option<&str>) -> Result<(&'static Rulebook, Campaigns), String> {
    let having = |it: &'static Rulebook| it.campaigns.map(|campaigns| (it, campaigns));
    let Some(id) = id else {
        return books().iter().find_map(having).ok_or_else(|| "no book has campaigns".to_owned());
    };
    let found = book(id).ok_or_else(|| format!("there is no book {}", short_name(id)))?;
    having(found).ok_or_else(|| format!("{id} has no campaigns"))
}

/// Every campaign that comes with the program, with its book.
pub fn ready() -> impl Iterator<Item = (&'static Rulebook, Ready)> {
    let of = |book: &'static Rulebook| {
        let all = book.campaigns.map_or(&[][..], |it| it.ready);
        all.iter().map(move |it| (book, *it))
    };
    books().iter().flat_map(of)
}
