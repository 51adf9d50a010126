//! What is done to a campaign between its games.
use std::path::PathBuf;

use clap::Args;
use kernel::{
    Dice, Explained, Explanation,
    dice::{Seeded, Typed},
};
use serde_json::json;
use shelf::{Changed, Order};

use super::{Kept, tell, write};
use crate::{
    command::resolve::{all_used, given_text},
    failure::Failure,
    say, seed,
};

#[derive(Debug, Args)]
pub struct Add {
    /// The campaign's file
    file: PathBuf,
    /// The character, as JSON or @FILE: see `shamble campaign schema --character`
    #[arg(long)]
    given: String,
    #[command(flatten)]
    rolled: Rolled,
    /// One JSON object: what changed
    #[arg(long)]
    json: bool,
}

impl Add {
    pub fn run(self) -> Result<(), Failure> {
        let order = Order::Add(given_text(&self.given)?);
        carry_out(&self.file, &order, &self.rolled, self.json)
    }
}

#[derive(Debug, Args)]
pub struct Learn {
    /// The campaign's file
    file: PathBuf,
    /// Who learns
    name: String,
    /// Which skill: "Fast reload", fast-reload
    skill: String,
    /// One JSON object: what changed
    #[arg(long)]
    json: bool,
}

impl Learn {
    pub fn run(self) -> Result<(), Failure> {
        let order = Order::Learn { name: self.name, skill: self.skill };
        carry_out(&self.file, &order, &Rolled::default(), self.json)
    }
}

#[derive(Debug, Args)]
pub struct Treat {
    /// The campaign's file
    file: PathBuf,
    /// Who treats
    medic: String,
    /// Who has turned
    patient: String,
    #[command(flatten)]
    rolled: Rolled,
    /// One JSON object: what changed
    #[arg(long)]
    json: bool,
}

impl Treat {
    pub fn run(self) -> Result<(), Failure> {
        let order = Order::Treat { medic: self.medic, patient: self.patient };
        carry_out(&self.file, &order, &self.rolled, self.json)
    }
}

#[derive(Debug, Args)]
pub struct Join {
    /// The campaign's file
    file: PathBuf,
    /// The survivor, as the game called him
    name: String,
    /// What he is called from now on
    #[arg(long = "as", value_name = "NAME")]
    rename: Option<String>,
    /// One JSON object: what changed
    #[arg(long)]
    json: bool,
}

impl Join {
    pub fn run(self) -> Result<(), Failure> {
        let order = Order::TakeIn { name: self.name, rename: self.rename };
        carry_out(&self.file, &order, &Rolled::default(), self.json)
    }
}

#[derive(Debug, Args)]
pub struct Dismiss {
    /// The campaign's file
    file: PathBuf,
    /// Who goes
    name: String,
    /// One JSON object: what changed
    #[arg(long)]
    json: bool,
}

impl Dismiss {
    pub fn run(self) -> Result<(), Failure> {
        carry_out(&self.file, &Order::Dismiss(self.name), &Rolled::default(), self.json)
    }
}

#[derive(Debug, Args)]
pub struct Abandon {
    /// The campaign's file
    file: PathBuf,
}

impl Abandon {
    pub fn run(self) -> Result<(), Failure> {
        carry_out(&self.file, &Order::Abandon, &Rolled::default(), false)?;
        say::line("The game is given up; its file is left where it is.");
        Ok(())
    }
}

/// Where the dice come from.
#[derive(Debug, Default, Args)]
pub struct Rolled {
    /// The dice you rolled, in order: 3,6
    #[arg(long, value_delimiter = ',')]
    dice: Option<Vec<u16>>,
    /// Rolls from this seed instead of at random
    #[arg(long, conflicts_with = "dice")]
    seed: Option<u64>,
}

/// Does it, writes the campaign, and only then says what has changed.
fn carry_out(file: &std::path::Path, order: &Order, rolled: &Rolled, json: bool) -> Result<(), Failure> {
    let kept = Kept::open(file)?;
    let change = |dice: &mut dyn Dice| {
        let mut explained = Explained::new(dice);
        let changed = (kept.campaigns.change)(&kept.text, order, &mut explained);
        (changed, explained.explanation())
    };
    let (changed, explanation) = match &rolled.dice {
        Some(faces) => {
            let mut typed = Typed::new(faces.iter().copied());
            let (changed, explanation) = change(&mut typed);
            let changed = changed.map_err(|it| kept.wrong(it))?;
            all_used(&typed, faces.len())?;
            (changed, explanation)
        }
        None => {
            let (changed, explanation) = change(&mut Seeded::new(rolled.seed.unwrap_or_else(seed::fresh)));
            (changed.map_err(|it| kept.wrong(it))?, explanation)
        }
    };
    write(&kept.path, &changed.text)?;
    show(&changed, &explanation, json);
    Ok(())
}

fn show(changed: &Changed, explanation: &Explanation, json: bool) {
    if json {
        say::json(&json!({ "changes": changed.told, "dice": explanation.dice }));
        return;
    }
    tell(&changed.told);
    for it in &explanation.dice {
        say::line(format!("  {:>3}  on a d{:<4} {}", it.face, it.sides, it.rule));
    }
}
