//! What a form said, as an answer to the open question.
use kernel::{
    Answer, GameEnd, Point, Question, Token,
    question::{Anchor, OptionView, Shape},
};
use shelf::GroupOrder;
use view::Length;

use crate::{
    page::{
        field::{self, Field},
        question::how_many,
    },
    wrong::Wrong,
};

/// No more people than these are led at once.
pub const MOST_LED: usize = 250;

/// The fields of a form, in order; a name may come more than once.
#[derive(Clone, Debug, Default)]
pub struct FormData(Vec<(String, String)>);

impl FormData {
    pub fn read(bytes: &[u8]) -> FormData {
        FormData(form_urlencoded::parse(bytes).into_owned().collect())
    }

    /// The same form with a row more or less in one of its lists, if that is what a button asked for.
    pub fn with_rows(mut self) -> FormData {
        if let Some(list) = self.filled("add").map(str::to_owned) {
            let start = format!("{list}.");
            let place = |(rest, _): (&str, &str)| rest.split('.').next()?.parse::<usize>().ok();
            let next = self.under(&start).filter_map(place).max().map_or(0, |it| it.saturating_add(1));
            self.0.push((format!("{start}{next}."), "row".to_owned()));
        }
        if let Some(row) = self.filled("remove").map(str::to_owned) {
            self.remove_row(&row);
        }
        self.0.retain(|it| !matches!(it.0.as_str(), "add" | "remove"));
        self
    }

    /// Takes a row out of its list; those behind it move up.
    fn remove_row(&mut self, row: &str) {
        let Some((list, at)) = row.rsplit_once('.').and_then(|it| Some((it.0, it.1.parse::<usize>().ok()?)))
        else {
            return;
        };
        let start = format!("{list}.");
        self.0 = std::mem::take(&mut self.0)
            .into_iter()
            .filter_map(|(name, value)| {
                let Some(rest) = name.strip_prefix(&start) else { return Some((name, value)) };
                let (place, within) = rest.split_once('.').map_or((rest, None), |it| (it.0, Some(it.1)));
                match place.parse::<usize>() {
                    Ok(place) if place == at => None,
                    Ok(place) if at < place => {
                        let within = within.map_or(String::new(), |it| format!(".{it}"));
                        Some((format!("{start}{}{within}", place - 1), value))
                    }
                    Ok(_) | Err(_) => Some((name, value)),
                }
            })
            .collect();
    }

    pub fn field(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|it| it.0 == name).map(|it| it.1.trim())
    }

    /// A field that is there and not empty.
    pub fn filled(&self, name: &str) -> Option<&str> {
        self.field(name).filter(|it| !it.is_empty())
    }

    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |it| it.0 == name).map(|it| it.1.trim())
    }

    /// The fields whose names begin so, without that beginning.
    pub fn under<'a>(&'a self, start: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0.iter().filter_map(move |it| Some((it.0.strip_prefix(start)?, it.1.trim())))
    }

    /// An order to several people, if the form gives one; tokens that nobody has are nobody's.
    pub fn group_order(&self) -> Result<Option<GroupOrder>, Wrong> {
        if self.filled("group").is_none() {
            return Ok(None);
        }
        let who = self.group();
        if self.filled("wait").is_some() {
            return Ok(Some(GroupOrder { who, to: None }));
        }
        let at = |name| self.filled(name)?.parse::<i32>().ok();
        let to = at("x").zip(at("y")).map(|it| Point::new(it.0, it.1)).filter(|it| it.is_on_earth());
        match to {
            Some(to) => Ok(Some(GroupOrder { who, to: Some(to) })),
            None => Err(Wrong::malformed(
                "An order to a group needs a place on the board, as x and y, or wait=1.",
            )),
        }
    }

    /// Those who are led together; one too many says that there are too many.
    pub fn group(&self) -> Vec<Token> {
        let group = self.filled("group").unwrap_or_default();
        group.split(',').filter_map(|it| it.parse().ok()).map(Token).take(MOST_LED + 1).collect()
    }

    /// The way of doing an option that was chosen together with it, by its place among them.
    pub fn variant(&self) -> Option<usize> {
        self.field("one")?.split_once('.')?.1.parse().ok()
    }

    /// Whether a click on the ground is among what it says.
    pub fn is_place(&self) -> bool {
        self.filled("x").is_some()
    }

    /// Whether any field of an answer is there.
    pub fn has_answer(&self) -> bool {
        const FIELDS: [&str; 8] = ["one", "some", "yes", "number", "place", "x", "west", "abandon"];
        let starts = |it: &str| ["order.", "given."].iter().any(|start| it.starts_with(start));
        self.0.iter().any(|it| FIELDS.contains(&it.0.as_str()) || starts(&it.0))
    }

    /// Reads an answer; the error says what would be one.
    pub fn answer(&self, question: &Question, length: Length) -> Result<Answer, String> {
        match &question.shape {
            Shape::One { .. } => {
                let at = self.field("one").and_then(|it| it.split('.').next()?.parse().ok());
                at.map(Answer::One).ok_or_else(|| "Choose one of the options.".to_owned())
            }
            Shape::Some { options, least, most } => {
                let these: Result<Vec<usize>, _> = self.all("some").map(str::parse).collect();
                let these = these.map_err(|_| "Choose from the options.".to_owned())?;
                if !(*least..=*most).contains(&these.len()) {
                    return Err(how_many(options.len(), *least, *most));
                }
                Ok(Answer::Some(these))
            }
            Shape::YesNo => match self.field("yes") {
                Some("true") => Ok(Answer::YesNo(true)),
                Some("false") => Ok(Answer::YesNo(false)),
                _ => Err("Answer yes or no.".to_owned()),
            },
            Shape::Number { least, most } => {
                let wanted = format!("Enter a number from {least} to {most}.");
                Ok(Answer::Number(self.number("number", &wanted)?))
            }
            Shape::Point { proposed } => self.point(proposed, length),
            Shape::Order { options } => self.order(options.len()),
            Shape::Form { schema } => {
                let given = field::read(&Field::of(schema, length), self, field::START);
                Ok(Answer::Form(given.map_err(|it| field::together(&it))?))
            }
            Shape::Game { title, .. } => match self.field("abandon") {
                Some("yes") => Ok(GameEnd::Abandoned.into()),
                _ => Err(format!("Play {title} first.")),
            },
        }
    }

    fn number<T: std::str::FromStr>(&self, name: &str, wanted: &str) -> Result<T, String> {
        self.field(name).and_then(|it| it.parse().ok()).ok_or_else(|| wanted.to_owned())
    }

    /// A proposed place, a click in millimetres, or two lengths.
    fn point(&self, proposed: &[OptionView], length: Length) -> Result<Answer, String> {
        let wanted = &format!("Choose a place, or enter two distances in {}.", length.name());
        if let Some(place) = self.filled("place") {
            let at = place.parse::<usize>().ok().and_then(|it| proposed.get(it)).and_then(|it| it.at);
            return match at {
                Some(Anchor::Place(point)) => Ok(Answer::Point(point)),
                Some(Anchor::Token(_)) | None => Err(wanted.to_owned()),
            };
        }
        if self.filled("x").is_some() {
            return Ok(Answer::Point(Point::new(self.number("x", wanted)?, self.number("y", wanted)?)));
        }
        let mm = |it| i32::try_from(length.read(it)?).ok();
        let said = |name| self.filled(name).and_then(mm).ok_or_else(|| wanted.to_owned());
        Ok(Answer::Point(Point::new(said("west")?, said("north")?)))
    }

    /// The options by the places that were given to them.
    fn order(&self, options: usize) -> Result<Answer, String> {
        let wanted = || format!("Give each of the {options} a place, from 1 to {options}.");
        let mut places: Vec<(usize, usize)> = Vec::new();
        for (option, place) in self.under("order.") {
            let read = |it: &str| it.parse::<usize>().map_err(|_| wanted());
            places.push((read(place)?, read(option)?));
        }
        places.sort_unstable();
        let clash = places.windows(2).any(|it| it[0].0 == it[1].0);
        if clash || places.len() != options {
            return Err(wanted());
        }
        Ok(Answer::Order(places.into_iter().map(|it| it.1).collect()))
    }
}
