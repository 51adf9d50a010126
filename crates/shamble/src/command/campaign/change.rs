//! What is done to a campaign between its games.
use clap::Args;
use kernel::Explanation;
use serde_json::json;
use shelf::{Changed, Order};

use super::{Kept, tell};
use crate::{command::resolve::given_text, failure::Failure, folder::Data, say, seed};

#[derive(Debug, Args)]
pub struct Add {
    /// The campaign
    campaign: String,
    /// The character, as JSON or @FILE: see `shamble campaign schema --character`
    #[arg(long)]
    given: String,
    #[command(flatten)]
    rolled: Rolled,
    /// Prints one JSON object: what changed
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl Add {
    pub fn run(self) -> Result<(), Failure> {
        let order = Order::Add(given_text(&self.given)?);
        carry_out(&Kept::open(&self.campaign, &self.data)?, &order, &self.rolled, self.json)
    }
}

#[derive(Debug, Args)]
pub struct Learn {
    /// The campaign
    campaign: String,
    /// Who learns
    name: String,
    /// Which skill: "Fast reload", fast-reload
    skill: String,
    /// Prints one JSON object: what changed
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl Learn {
    pub fn run(self) -> Result<(), Failure> {
        let order = Order::Learn { name: self.name, skill: self.skill };
        carry_out(&Kept::open(&self.campaign, &self.data)?, &order, &Rolled::default(), self.json)
    }
}

#[derive(Debug, Args)]
pub struct Treat {
    /// The campaign
    campaign: String,
    /// Who treats
    medic: String,
    /// Who has turned
    patient: String,
    #[command(flatten)]
    rolled: Rolled,
    /// Prints one JSON object: what changed
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl Treat {
    pub fn run(self) -> Result<(), Failure> {
        let order = Order::Treat { medic: self.medic, patient: self.patient };
        carry_out(&Kept::open(&self.campaign, &self.data)?, &order, &self.rolled, self.json)
    }
}

#[derive(Debug, Args)]
pub struct Join {
    /// The campaign
    campaign: String,
    /// The survivor, by the name used in the game
    name: String,
    /// Their name from now on
    #[arg(long = "as", value_name = "NAME")]
    rename: Option<String>,
    /// Prints one JSON object: what changed
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl Join {
    pub fn run(self) -> Result<(), Failure> {
        let order = Order::TakeIn { name: self.name, rename: self.rename };
        carry_out(&Kept::open(&self.campaign, &self.data)?, &order, &Rolled::default(), self.json)
    }
}

#[derive(Debug, Args)]
pub struct Dismiss {
    /// The campaign
    campaign: String,
    /// Who goes
    name: String,
    /// Prints one JSON object: what changed
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl Dismiss {
    pub fn run(self) -> Result<(), Failure> {
        carry_out(
            &Kept::open(&self.campaign, &self.data)?,
            &Order::Dismiss(self.name),
            &Rolled::default(),
            self.json,
        )
    }
}

#[derive(Debug, Args)]
pub struct Abandon {
    /// The campaign
    campaign: String,
    #[command(flatten)]
    data: Data,
}

impl Abandon {
    pub fn run(self) -> Result<(), Failure> {
        carry_out(&Kept::open(&self.campaign, &self.data)?, &Order::Abandon, &Rolled::default(), false)?;
        say::line("The game is given up; it stays in the library.");
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
pub fn carry_out(kept: &Kept, order: &Order, rolled: &Rolled, json: bool) -> Result<(), Failure> {
    let rolled = match &rolled.dice {
        Some(faces) => shelf::Rolled::Faces(faces.clone()),
        None => shelf::Rolled::Seed(rolled.seed.unwrap_or_else(seed::fresh)),
    };
    let done = kept.campaigns.carry_out(&kept.row.text, order, &rolled);
    let (changed, explanation) = done.map_err(|it| kept.wrong(it))?;
    kept.change(&changed.text)?;
    show(&changed, &explanation, json);
    Ok(())
}

fn show(changed: &Changed, explanation: &Explanation, json: bool) {
    if json {
        say::json(&json!({ "changes": changed.told, "dice": explanation.dice, "wants": changed.wants }));
        return;
    }
    tell(&changed.told);
    for it in &explanation.dice {
        say::line(format!("  {:>3}  on a d{:<4} {}", it.face, it.sides, it.rule));
    }
}
