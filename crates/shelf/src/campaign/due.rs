//! The game that a campaign waits for: found in the library, sat down to, and handed in when it is over.
use std::hash::Hasher;

use kernel::{GameEnd, question::Shape};
use serde_json::{Map, Value, json};
use store::Library;

use crate::{
    DueGameEnd, Game, GameFault, PlayableScenario, Players, Reply, ReplyRefusal, Rulebook, library::campaigns,
};

/// A game that is to be played.
#[derive(Debug)]
pub struct Due {
    /// Which game of the campaign it is, from 1.
    pub number: u32,
    pub title: String,
    /// The scenario's text.
    pub text: String,
    pub scenario: Box<dyn PlayableScenario>,
    /// What the campaign calls the game among its games.
    pub name: String,
}

/// How far a game that is due has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitting {
    /// Nobody has sat down to it.
    Unbegun,
    Playing {
        game: String,
    },
    Over {
        game: String,
    },
}

/// The game that a campaign waits for; nothing if it waits for something else.
pub fn due(campaign: &dyn Game) -> Option<Result<Due, String>> {
    let question = campaign.question()?;
    let Shape::Game { number, title, scenario } = &question.shape else { return None };
    let book = crate::book(campaign.book())?;
    let read = (book.read)(scenario, &[]).map_err(|it| format!("{title}: {it}"));
    Some(read.map(|prepared| Due {
        number: *number,
        title: title.clone(),
        text: scenario.clone(),
        scenario: prepared,
        name: name(*number, scenario),
    }))
}

/// One name for a game and its scenario: another scenario under the same number, after something was taken back, is another game.
pub(crate) fn name(number: u32, scenario: &str) -> String {
    let mut digest = Fnv(0xcbf2_9ce4_8422_2325);
    digest.write(scenario.as_bytes());
    format!("{number}-{:016x}", digest.finish())
}

/// FNV-1a, which is the same in every version of every program.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

impl Due {
    /// How far it has come in the library.
    pub fn sitting(&self, library: &Library, campaign: &str) -> Result<Sitting, GameFault> {
        let row = library.campaign(campaign)?;
        let Some(game) = row.as_ref().and_then(|it| it.game(&self.name)) else { return Ok(Sitting::Unbegun) };
        let listed = library.game(game)?;
        let over = listed.is_some_and(|it| it.over);
        let game = game.to_owned();
        Ok(if over { Sitting::Over { game } } else { Sitting::Playing { game } })
    }

    /// A name for it in the library: the campaign's with its number, or with the next that nothing has yet.
    pub fn free_id(&self, library: &Library, campaign: &str) -> Result<String, GameFault> {
        for number in self.number.. {
            let id = format!("{campaign}-{number}");
            if !library.is_taken(&id)? {
                return Ok(id);
            }
        }
        Err(GameFault::Other("this campaign has too many games".to_owned()))
    }
}

/// What the game says of itself: which game of which campaign it is.
pub fn about_game(campaign: &str, due: &Due) -> Map<String, Value> {
    let mut about = Map::new();
    about.insert("name".to_owned(), json!(format!("{campaign}: {}", due.title)));
    about.insert("scenario".to_owned(), json!(due.title));
    about.insert("campaign".to_owned(), json!(campaign));
    about.insert("number".to_owned(), json!(due.number));
    about.insert("seats".to_owned(), json!(due.scenario.seats()));
    about
}

/// Hands in the game that a campaign waits for: it is taken from the library, and has to be over. It is on disk when this returns.
pub fn hand_in(library: &Library, id: &str, campaign: &mut dyn Game) -> Result<(), ReplyRefusal> {
    let (number, ended) = ended(library, id, campaign)?;
    let seat = campaign.question().map_or(kernel::Seat(0), |it| it.seat);
    campaign.take(number, seat, Reply::Played(ended))
}

/// How the game ended that a campaign waits for, and the number of the question that waits for it.
pub fn ended(library: &Library, id: &str, campaign: &dyn Game) -> Result<(u64, DueGameEnd), ReplyRefusal> {
    let due = due(campaign).ok_or(ReplyRefusal::NoGameDue)?.map_err(GameFault::Other)?;
    let game = match due.sitting(library, id)? {
        Sitting::Over { game } => game,
        Sitting::Unbegun => return Err(ReplyRefusal::GameNotBegun { title: due.title }),
        Sitting::Playing { .. } => return Err(ReplyRefusal::GameNotOver { title: due.title }),
    };
    let book: &Rulebook = crate::book(campaign.book()).ok_or(ReplyRefusal::NothingAsked)?;
    let opened = (book.open)(library.row(&game).into(), Players::people())?.game;
    if !opened.is_over() {
        return Err(ReplyRefusal::GameNotOver { title: due.title });
    }
    let outcome =
        (campaigns(book.id)?.outcome)(&opened.position()?, &opened.journal()).map_err(GameFault::Other)?;
    // By its name in the campaign: its id is another one in every library that the campaign comes to.
    Ok((campaign.number(), DueGameEnd(GameEnd::Over { game: due.name, outcome })))
}
