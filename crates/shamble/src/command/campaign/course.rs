//! A campaign that goes on by itself: what it asks, and what can be done beside it.
use clap::Args;
use shelf::{Entry, Look, Order};

use super::{
    Kept,
    change::{Rolled, carry_out},
};
use crate::{failure::Failure, folder::Data, play::reading, say};

/// Tells what the campaign waits for.
pub fn show(id: &str, look: &Look) {
    let Some(course) = &look.course else { return };
    diary(look);
    course.so_far.iter().for_each(|it| say::line(format!("  {it}")));
    if let Some((question, prompt)) = &course.asks {
        say::line(format!("\n{prompt}  ({})", question.why));
        let mut number = 0;
        for it in offered(question) {
            match it.refused {
                None => {
                    number += 1;
                    say::line(format!("  {number:>3}  {}", it.label));
                }
                Some(rule) => say::line(format!("    -  {} (not now: {rule})", it.label)),
            }
        }
        say::line(format!("`shamble campaign answer {id} …` answers."));
    }
    if let Some(due) = &course.due {
        say::line(format!("\n{}: {}", due.scenario.title(), due.scenario.about()));
        say::line(format!("`shamble campaign play {id}` plays it."));
    }
    if course.rolls {
        let next =
            course.wants.map_or(String::new(), |it| format!(" Next come {it}: `--dice …` takes yours."));
        say::line(format!("\n`shamble campaign roll {id}` rolls what is to be rolled.{next}"));
    }
}

/// What has happened, month by month.
fn diary(look: &Look) {
    for chapter in &look.diary {
        say::line(format!("\n{}", chapter.title));
        for entry in &chapter.entries {
            match entry {
                Entry::Told(it) => say::line(format!("  {}", format!("{} {}", it.name, it.words).trim())),
                Entry::Played(at) => {
                    let Some(it) = look.played.get(*at) else { continue };
                    say::line(format!("  Encounter {}: {}, {}", at + 1, it.title, it.outcome));
                }
            }
        }
    }
}

fn offered(question: &kernel::Question) -> &[kernel::Offered] {
    use kernel::question::Shape;
    match &question.shape {
        Shape::One { options } | Shape::Some { options, .. } | Shape::Order { options } => options,
        Shape::Point { proposed } => proposed,
        Shape::YesNo | Shape::Number { .. } => &[],
    }
}

#[derive(Debug, Args)]
pub struct Answer {
    /// The campaign
    campaign: String,
    /// The answer: a number, several of them, y or n
    answer: Vec<String>,
    #[command(flatten)]
    rolled: Rolled,
    /// Prints one JSON object: what changed
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl Answer {
    pub fn run(self) -> Result<(), Failure> {
        let kept = Kept::open(&self.campaign, &self.data)?;
        let look = kept.look()?;
        let asks = look.course.as_ref().and_then(|it| it.asks.as_ref());
        let (question, _) = asks.ok_or_else(|| kept.wrong("nothing is being asked".to_owned()))?;
        let said = self.answer.join(" ");
        let answer = reading::answer(question, &said, kept.book.units.length).map_err(|it| kept.wrong(it))?;
        carry_out(&kept, &Order::Answer(answer), &self.rolled, self.json)?;
        after(&self.campaign, &self.data, self.json)
    }
}

/// What it waits for now.
fn after(id: &str, data: &Data, json: bool) -> Result<(), Failure> {
    if !json {
        show(id, &Kept::open(id, data)?.look()?);
    }
    Ok(())
}

#[derive(Debug, Args)]
pub struct Undo {
    /// The campaign
    campaign: String,
    #[command(flatten)]
    data: Data,
}

impl Undo {
    pub fn run(self) -> Result<(), Failure> {
        carry_out(&Kept::open(&self.campaign, &self.data)?, &Order::Undo, &Rolled::default(), false)?;
        after(&self.campaign, &self.data, false)
    }
}

#[derive(Debug, Args)]
pub struct Roll {
    /// The campaign
    campaign: String,
    #[command(flatten)]
    rolled: Rolled,
    /// Prints one JSON object: what changed
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl Roll {
    pub fn run(self) -> Result<(), Failure> {
        carry_out(&Kept::open(&self.campaign, &self.data)?, &Order::Roll, &self.rolled, self.json)?;
        after(&self.campaign, &self.data, self.json)
    }
}

#[derive(Debug, Args)]
pub struct Hand {
    /// The campaign
    campaign: String,
    /// What to hand over: Pistol
    thing: String,
    /// Who has it; left out, it lies in the common store
    #[arg(long)]
    from: Option<String>,
    /// Who gets it; left out, it goes into the common store
    #[arg(long)]
    to: Option<String>,
    #[command(flatten)]
    data: Data,
}

impl Hand {
    pub fn run(self) -> Result<(), Failure> {
        let order = Order::Hand { thing: self.thing, from: self.from, to: self.to };
        carry_out(&Kept::open(&self.campaign, &self.data)?, &order, &Rolled::default(), false)
    }
}

#[derive(Debug, Args)]
pub struct Cure {
    /// The campaign
    campaign: String,
    /// Who needs it
    name: String,
    #[command(flatten)]
    data: Data,
}

impl Cure {
    pub fn run(self) -> Result<(), Failure> {
        carry_out(
            &Kept::open(&self.campaign, &self.data)?,
            &Order::Cure(self.name),
            &Rolled::default(),
            false,
        )
    }
}
