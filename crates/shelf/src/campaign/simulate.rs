//! A campaign as something that can be played out many times: what stands if nobody cares between the games, and a bot in every
//! chair of each game.
use std::fmt;

use kernel::{Answer, Answers, Flow, LiveQuestion, OwnTables, Play, dice::SeededDice, question::AskedFor};
use view::account::Account;

use super::{CampaignBook, Desk};
use crate::{Bot, Choice, Game, GameRow, Losses, Parameter, PlayableScenario, Players, Source, game::Table};

/// Games of a campaign that is played out, if nobody says how many.
pub const USUAL_GAMES: u16 = 5;

/// More games than this are not played of one campaign.
pub const MOST_GAMES: u16 = 1_000;

/// Far more than any campaign takes for a game.
const MOST_STEPS_A_GAME: u32 = 10_000;

/// A campaign for so many games.
pub(super) struct Season<C: CampaignBook> {
    pub position: C::Battle,
    pub desk: Desk,
    pub games: u16,
}

impl<C: CampaignBook> fmt::Debug for Season<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Season")
            .field("name", &self.desk.name)
            .field("games", &self.games)
            .finish_non_exhaustive()
    }
}

/// Who answers for a campaign that is played out.
struct Manager {
    player: Box<dyn Answers + Send>,
    seeds: SeededDice,
    decisions: u32,
    games: u16,
}

impl Answers for Manager {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.decisions += 1;
        match asked.shape {
            AskedFor::Game(game) => {
                self.games += 1;
                let seed = self.seeds.bits() >> 11;
                Some(game.played(seed, &mut *self.player).into())
            }
            _ => Some(asked.default()),
        }
    }
}

/// The dice of the games must not be those between them.
const OTHER_DICE: u64 = 0x5ea5_0000_0000_0000;

impl<C: CampaignBook> PlayableScenario for Season<C> {
    fn title(&self) -> &str {
        &self.desk.name
    }

    fn about(&self) -> &str {
        ""
    }

    fn teaches(&self) -> &str {
        ""
    }

    fn minutes(&self) -> Option<u16> {
        None
    }

    fn parameters(&self) -> Vec<Parameter> {
        let (name, about) = ("games".to_owned(), "How many games are played.".to_owned());
        vec![Parameter { name, about, value: self.games, least: 1, most: MOST_GAMES }]
    }

    fn switched(&self) -> Vec<(&'static str, String)> {
        C::switched(&self.position)
    }

    fn people(&self) -> usize {
        1
    }

    fn seats(&self) -> Vec<String> {
        vec!["everybody".to_owned()]
    }

    fn teams(&self) -> Vec<Vec<u8>> {
        vec![vec![0]]
    }

    fn choices(&self) -> Vec<Choice> {
        Vec::new()
    }

    fn play_out(&self, seed: u64, bots: &[&Bot]) -> Result<GameRow, String> {
        let bot = bots.first().ok_or("a campaign wants a bot for its games")?;
        let (mut position, mut dice) = (self.position.clone(), SeededDice::new(seed));
        let seeds = SeededDice::new(seed ^ OTHER_DICE);
        let mut manager = Manager { player: (bot.make)(!seed), seeds, decisions: 0, games: 0 };
        for _ in 0..u32::from(self.games).saturating_mul(MOST_STEPS_A_GAME) {
            let flow = C::step(&mut position, &mut Play::bulk(&mut dice, &mut manager));
            let flow = flow.map_err(|pause| format!("campaign {seed} stopped: {pause:?}"))?;
            if flow == Flow::Ends || self.games <= manager.games {
                return Ok(row::<C>(&position, seed, manager.decisions));
            }
        }
        Err(format!("campaign {seed} did not come to its {} games", self.games))
    }

    /// The games between are played unread: no account has a say.
    fn counted_by(&self, _: &Account, seed: u64, bots: &[&Bot]) -> Result<GameRow, String> {
        self.play_out(seed, bots)
    }

    fn own_tables(&self) -> Option<&OwnTables> {
        C::own_tables(&self.position)
    }

    fn start(&self, players: Players, source: Source) -> Box<dyn Game> {
        Box::new(Table::<C>::new(self.position.clone(), players, source, |_| None).with_desk(C::desk))
    }
}

/// A campaign as a row: its turns are what the book counts it by (games, months), its end how many games were won.
fn row<C: CampaignBook>(position: &C::Battle, seed: u64, decisions: u32) -> GameRow {
    let Desk { people, games, .. } = C::desk(position);
    let small = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
    let survivors = people.iter().filter(|it| it.lives).count();
    let lost = people.len() - survivors;
    let won = games.iter().filter(|it| it.won).count();
    GameRow {
        seed,
        reached: survivors != 0,
        winners: (survivors != 0).then_some(0).into_iter().collect(),
        outcome: format!("{won} of {} games won", games.len()).into(),
        turns: u16::try_from((C::SEARCH.turn)(position)).unwrap_or(u16::MAX),
        started: small(people.len()),
        survivors: small(survivors),
        lost: Losses { players: lost as u32, ..Losses::default() },
        kills: 0,
        turned: 0,
        shots: 0,
        first_blood: None,
        deaths: Vec::new(),
        luck: 0.0,
        dice: 0,
        decisions,
    }
}
