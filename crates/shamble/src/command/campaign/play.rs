//! `shamble campaign play`: a game of the campaign, from the muster of the team to the settlement.
//!
//! The campaign says that a game is under way before there is one, and that it is settled in the same write
//! that no longer says so: whenever the program stops, the same command goes on, and nothing counts twice.
use clap::Args;
use kernel::dice::{Seeded, Typed};
use serde_json::json;
use shelf::{Game, Look, Players, Prepared, Source, UnderWay};

use super::{Kept, tell};
use crate::{
    command::play::players,
    failure::Failure,
    find,
    folder::Data,
    play::{json as lines, terminal},
    say, seed,
};

#[derive(Debug, Args)]
pub struct Play {
    /// The campaign
    campaign: String,
    /// A scenario (see `shamble scenarios`) or a scenario file; leave it out to continue the game in progress or play the one
    /// that is due
    scenario: Option<String>,
    /// Speaks JSON, one object per line each way, for another program
    #[arg(long)]
    json: bool,
    /// Roll your own dice: the game says which, and you type what you rolled
    #[arg(long, conflicts_with = "seed")]
    my_dice: bool,
    /// Rolls from this seed instead of at random
    #[arg(long)]
    seed: Option<u64>,
    /// Sets a parameter of the scenario: zombies=20
    #[arg(long, value_name = "NAME=NUMBER", requires = "scenario")]
    set: Vec<String>,
    /// Seats a bot: steady (in every chair) or 1=steady (in chair 1)
    #[arg(long, value_name = "[CHAIR=]BOT")]
    bot: Vec<String>,
    #[command(flatten)]
    data: Data,
}

impl Play {
    pub fn run(self) -> Result<(), Failure> {
        let kept = Kept::open(&self.campaign, &self.data)?;
        let look = kept.look()?;
        let (name, mut game) = match (&look.under_way, &self.scenario) {
            (Some(under_way), None) => self.go_on(&kept, &look, under_way)?,
            (None, Some(_)) if look.course.is_some() => {
                return Err(
                    kept.wrong("this campaign says itself what is played: name no scenario".to_owned())
                );
            }
            (None, None) if look.course.is_some() => self.begin_due(&kept, &look)?,
            (None, Some(scenario)) => self.begin(&kept, &look, scenario)?,
            (Some(under_way), Some(_)) => {
                let title = under_way.scenario.title();
                return Err(kept.wrong(format!(
                    "{title} is being played: name no scenario to go on with it, or `shamble campaign abandon` it"
                )));
            }
            (None, None) => return Err(kept.wrong("no game is under way: name a scenario".to_owned())),
        };
        match self.json {
            true => lines::play(&mut *game, false)?,
            false => terminal::play(&mut *game, false)?,
        }
        if game.is_over() {
            return self.settle(&name, &*game);
        }
        if !self.json {
            say::line(format!("`shamble campaign play {}` goes on with this game.", self.campaign));
        }
        Ok(())
    }

    /// Puts the team into a scenario; the campaign knows of the game before there is one.
    fn begin(&self, kept: &Kept, look: &Look, scenario: &str) -> Result<(String, Box<dyn Game>), Failure> {
        let (book, text) = find::text(scenario)?;
        if let Some(book) = book.filter(|it| it.id != kept.book.id) {
            return Err(kept.wrong(format!("{scenario} is a scenario of {}", book.title)));
        }
        let set = find::settings(&self.set)?;
        let set: Vec<(&str, u16)> = set.iter().map(|it| (it.0.as_str(), it.1)).collect();
        let name = free_name(kept, look)?;
        let begun = (kept.campaigns.begin)(&kept.row.text, &text, &set, &name);
        let begun = begun.map_err(|it| kept.wrong(format!("{scenario}: {it}")))?;
        // A wrong chair or bot is refused before anything is written.
        self.players(kept, &*begun.scenario)?;
        kept.change(&begun.text)?;
        let game = self.sit_down(kept, look, &*begun.scenario, &name)?;
        Ok((name, game))
    }

    /// Begins the game that the campaign has come to.
    fn begin_due(&self, kept: &Kept, look: &Look) -> Result<(String, Box<dyn Game>), Failure> {
        let Some(due) = look.course.as_ref().and_then(|it| it.due.as_ref()) else {
            let id = &self.campaign;
            return Err(kept.wrong(format!("no game is due: see `shamble campaign show {id}`")));
        };
        let name = free_name(kept, look)?;
        let begun = (kept.campaigns.begin)(&kept.row.text, &due.text, &[], &name);
        let begun = begun.map_err(|it| kept.wrong(it))?;
        self.players(kept, &*begun.scenario)?;
        kept.change(&begun.text)?;
        let game = self.sit_down(kept, look, &*begun.scenario, &name)?;
        Ok((name, game))
    }

    fn go_on(
        &self,
        kept: &Kept,
        look: &Look,
        under_way: &UnderWay,
    ) -> Result<(String, Box<dyn Game>), Failure> {
        let name = under_way.game.clone();
        let Some(id) = kept.row.game(&name) else {
            eprintln!("shamble: {name} is not there; the game begins anew");
            let game = self.sit_down(kept, look, &*under_way.scenario, &name)?;
            return Ok((name, game));
        };
        let wrong = |it: &dyn std::fmt::Display| Failure::usage(format!("{id}: {it}"));
        let players = self.players(kept, &*under_way.scenario)?;
        let opened = (kept.book.open)(kept.library.row(id).into(), players);
        let opened = opened.map_err(|it| wrong(&it))?;
        opened.remarks.iter().for_each(|it| eprintln!("shamble: {it}"));
        Ok((name, opened.game))
    }

    fn players(&self, kept: &Kept, scenario: &dyn Prepared) -> Result<Players, Failure> {
        players(kept.book, &self.bot, self.seed, &scenario.seats())
    }

    fn sit_down(
        &self,
        kept: &Kept,
        look: &Look,
        scenario: &dyn Prepared,
        name: &str,
    ) -> Result<Box<dyn Game>, Failure> {
        let source = match self.my_dice {
            true => Source::Typed(Typed::new([])),
            false => Source::Seeded(Seeded::new(self.seed.unwrap_or_else(seed::fresh))),
        };
        let mut game = scenario.start(self.players(kept, scenario)?, source);
        // A game that was given up has its name still; a text that was taken over has names of files.
        let id = if store::is_plain(name) { name.to_owned() } else { free_name(kept, look)? };
        let place = kept.library.row(&id).in_campaign(&kept.row.id, name);
        let mut about = look.about_game(scenario);
        // Whoever sits at this terminal plays every chair.
        about.insert("friends".to_owned(), json!([]));
        game.keep_in(place.into(), about).map_err(Failure::trouble)?;
        if !self.json {
            say::line(format!("This game is kept in the library as {id}"));
        }
        Ok(game)
    }

    /// Writes what the game has brought, once: a campaign that somebody else has settled has no such game under way.
    fn settle(&self, name: &str, game: &dyn Game) -> Result<(), Failure> {
        let kept = Kept::open(&self.campaign, &self.data)?;
        let position = game.position().map_err(Failure::trouble)?;
        let settled =
            (kept.campaigns.settle)(&kept.row.text, name, &position).map_err(|it| kept.wrong(it))?;
        kept.change(&settled.text)?;
        let mut told = settled.told;
        let look = (kept.campaigns.look)(&settled.text).map_err(|it| kept.wrong(it))?;
        let rolls = look.course.as_ref().is_some_and(|it| it.rolls);
        if rolls && !self.my_dice {
            let seed = shelf::Rolled::Seed(self.seed.unwrap_or_else(seed::fresh));
            let done = kept.campaigns.carry_out(&settled.text, &shelf::Order::Roll, &seed);
            let (rolled, _) = done.map_err(|it| kept.wrong(it))?;
            Kept::open(&self.campaign, &self.data)?.change(&rolled.text)?;
            told.extend(rolled.told);
        }
        if self.json {
            say::json(&json!({ "type": "settled", "game": name, "changes": told }));
            return Ok(());
        }
        say::line("\nWhat it has brought:");
        tell(&told);
        if rolls && self.my_dice {
            say::line(format!(
                "`shamble campaign roll {} --dice …` rolls what it leaves behind.",
                self.campaign
            ));
        }
        Ok(())
    }
}

/// A name for the next game: the campaign's with a number that nothing has yet.
fn free_name(kept: &Kept, look: &Look) -> Result<String, Failure> {
    look.free_name(&kept.row.id, |it| kept.library.is_taken(it)).map_err(Failure::trouble)
}
