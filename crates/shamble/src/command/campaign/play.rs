//! `shamble campaign play`: what the campaign asks is answered, and its games are played, one table after the other.
//!
//! Every answer is on disk before the next is asked, and a game that is over is handed in once: whenever the program stops, the same
//! command goes on, and nothing counts twice.
use clap::Args;
use kernel::dice::{SeededDice, TypedDice};
use serde_json::json;
use shelf::{Due, Game, PlayableScenario, Players, Sitting, Source, about_game, due, hand_in};

use super::OpenCampaign;
use crate::{
    command::play::players,
    failure::Failure,
    folder::Data,
    play::{Left, json as lines, terminal},
    say, seed,
};

#[derive(Debug, Args)]
pub struct Play {
    /// The campaign
    campaign: String,
    /// Speaks JSON, one object per line each way, for another program
    #[arg(long)]
    json: bool,
    /// Roll your own dice in its games: the game says which, and you type what you rolled
    #[arg(long, conflicts_with = "seed")]
    my_dice: bool,
    /// Its games roll from this seed instead of at random
    #[arg(long)]
    seed: Option<u64>,
    /// Seats a bot in its games: steady (in every seat) or 1=steady (in seat 1)
    #[arg(long, value_name = "[SEAT=]BOT")]
    bot: Vec<String>,
    #[command(flatten)]
    data: Data,
}

impl Play {
    pub fn run(self) -> Result<(), Failure> {
        let mut kept = OpenCampaign::open(&self.campaign, &self.data)?;
        // A wrong bot is refused before anything is asked.
        players(kept.book, &self.bot, self.seed, &[])?;
        // What happens in the campaign is told once, however many games are played in between.
        let mut teller = lines::Teller::new(&*kept.game);
        loop {
            let goes_on = match self.at_table(&mut *kept.game, &mut teller)? {
                Left::ForGame => self.game(&mut kept)?,
                Left::Over => return Ok(()),
                Left::Quit => false,
            };
            if !goes_on {
                self.leave();
                return Ok(());
            }
        }
    }

    fn leave(&self) {
        if !self.json {
            say::line(format!("`shamble campaign play {}` continues this campaign.", self.campaign));
        }
    }

    fn at_table(&self, game: &mut dyn Game, teller: &mut lines::Teller) -> Result<Left, Failure> {
        match self.json {
            true => lines::play_on(game, teller, false),
            false => terminal::play(game, false),
        }
    }

    /// Plays the game that is due; whether the campaign goes on after it.
    fn game(&self, kept: &mut OpenCampaign) -> Result<bool, Failure> {
        let Some(due) = due(&*kept.game) else { return Ok(true) };
        let due = due.map_err(|it| kept.wrong(it))?;
        let mut game = match due.sitting(&kept.library, &kept.id).map_err(Failure::trouble)? {
            Sitting::Unbegun => self.sit_down(kept, &due)?,
            Sitting::Playing { game } | Sitting::Over { game } => {
                let players = self.players(kept, &*due.scenario)?;
                let opened = kept.book.take_up(kept.library.row(&game).into(), players);
                let opened = opened.map_err(|it| Failure::usage(format!("{game}: {it}")))?;
                opened.remarks.iter().for_each(|it| say::trouble(it));
                opened.game
            }
        };
        let mut teller = lines::Teller::new(&*game);
        let left = self.at_table(&mut *game, &mut teller)?;
        if left != Left::Over {
            return Ok(false);
        }
        drop(game);
        hand_in(&kept.library, &kept.id, &mut *kept.game).map_err(|it| kept.wrong(it))?;
        Ok(true)
    }

    fn players(&self, kept: &OpenCampaign, scenario: &dyn PlayableScenario) -> Result<Players, Failure> {
        players(kept.book, &self.bot, self.seed, &scenario.seats())
    }

    fn sit_down(&self, kept: &OpenCampaign, due: &Due) -> Result<Box<dyn Game>, Failure> {
        let source = match self.my_dice {
            true => Source::Typed(TypedDice::new([])),
            false => Source::Seeded(SeededDice::new(self.seed.unwrap_or_else(seed::fresh))),
        };
        let mut game = due.scenario.start(self.players(kept, &*due.scenario)?, source);
        let id = due.free_id(&kept.library, &kept.id).map_err(Failure::trouble)?;
        let place = kept.library.row(&id).in_campaign(&kept.id, &due.name);
        let name = kept.game.desk().map(|it| it.name).unwrap_or_default();
        let mut about = about_game(&name, due);
        // Whoever sits at this terminal plays every chair.
        about.insert("friends".to_owned(), json!([]));
        game.keep_in(place.into(), about).map_err(Failure::trouble)?;
        if !self.json {
            say::line(format!("This game is saved in the library as {id}"));
        }
        Ok(game)
    }
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
        let mut kept = OpenCampaign::open(&self.campaign, &self.data)?;
        kept.game.undo(None).map_err(|it| kept.wrong(it))?;
        kept.game.advance().map_err(Failure::trouble)?;
        say::line(format!("The last answer has been undone; `shamble campaign play {}` continues.", kept.id));
        Ok(())
    }
}
