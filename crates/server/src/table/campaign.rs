//! A table at which a campaign is played: what lies on its desk, and the game that it waits for.
use kernel::{Event, Term, Viewer, What};
use shelf::{ChangeLine, Desk, Due, Reply, Sitting};
use view::story::Names;

use super::{Table, answer::declined, unwritten};
use crate::{seat::Who, wrong::Wrong};

impl Table {
    /// What lies beside the view of a campaign; nothing at other tables.
    pub fn campaign_desk(&self) -> Option<Desk> {
        self.current().game.desk()
    }

    /// Whoever is asked, or the first chair.
    pub fn asked_chair(&self) -> Who {
        let live = self.current();
        Who::Sits(live.game.question().map_or(kernel::Seat(0), |it| it.seat))
    }

    /// The game that a campaign waits for, and how far that has come.
    pub fn due(&self) -> Result<Option<(Due, Sitting)>, Wrong> {
        let live = self.current();
        let Some(due) = shelf::due(&*live.game) else { return Ok(None) };
        let due = due.map_err(|it| Wrong::trouble(format!("This game cannot be set up: {it}.")))?;
        let sitting = due.sitting(&self.library, &self.id).map_err(unwritten)?;
        Ok(Some((due, sitting)))
    }

    /// What a game has brought to this campaign, one change a line.
    pub fn brought(&self, game: &str) -> Vec<ChangeLine> {
        let live = self.current();
        let names = Names::of(&live.game.view(Viewer::Watcher));
        let events = live.game.told_of(game).unwrap_or_default();
        shelf::tellings(&events, &names, &self.book.phrases, live.game.own_tables())
    }

    /// What has happened in this campaign, without the dice and what was taken back.
    pub fn chapters(&self) -> Vec<Chapter> {
        let live = self.current();
        let mut names = Names::of(&live.game.view(Viewer::Watcher));
        let (events, games) = live.game.course();
        names.recall(&events, self.book.phrases.figure);
        chapters(
            &events,
            &games,
            |it| shelf::tellings(it, &names, &self.book.phrases, live.game.own_tables()),
            |it| (self.book.phrases.event)(it, &names).map(|it| it.words()),
        )
    }

    /// Hands in the game that a campaign waits for, which has to be over.
    pub fn hand_in(&self) -> Result<(), Wrong> {
        let mut live = self.live();
        let (number, ended) = shelf::ended(&self.library, &self.id, &*live.game).map_err(declined)?;
        let seat = live.game.question().map_or(kernel::Seat(0), |it| it.seat);
        let played = live.game.reply(number, seat, Reply::Played(ended)).map_err(declined)?;
        self.settle(&mut live, Ok(played))
    }
}

/// A stretch of a campaign's time, and what happened in it.
#[derive(Debug)]
pub struct Chapter {
    /// Nothing for what was before the first.
    pub title: Option<String>,
    pub entries: Vec<DiaryEntry>,
}

#[derive(Debug)]
pub enum DiaryEntry {
    Said(ChangeLine),
    /// A game was played here: its id.
    Game(String),
}

/// Cuts a journal into chapters where a turn is counted, with its games where they were handed in.
fn chapters(
    events: &[Event],
    games: &[(usize, String)],
    tell: impl Fn(&[Event]) -> Vec<ChangeLine>,
    title: impl Fn(&Event) -> Option<String>,
) -> Vec<Chapter> {
    let turn = |it: &Event| match it.what {
        What::Counted { token: None, what: Term::TURN, n } => Some(n),
        _ => None,
    };
    let cuts =
        (1..events.len()).filter(|&at| turn(&events[at]).is_some() || games.iter().any(|it| it.0 == at));
    let cuts: Vec<usize> = [0].into_iter().chain(cuts).chain([events.len()]).collect();
    let mut all = vec![Chapter { title: None, entries: Vec::new() }];
    for between in cuts.windows(2) {
        let stretch = &events[between[0]..between[1]];
        if let Some((first, n)) = stretch.first().and_then(|it| Some((it, turn(it)?))) {
            let title = title(first).unwrap_or_else(|| format!("Game {n}"));
            all.push(Chapter { title: Some(title), entries: Vec::new() });
        }
        let Some(chapter) = all.last_mut() else { continue };
        let here = games.iter().filter(|it| it.0 == between[0]);
        chapter.entries.extend(here.map(|it| DiaryEntry::Game(it.1.clone())));
        chapter.entries.extend(tell(stretch).into_iter().map(DiaryEntry::Said));
    }
    all.retain(|it| !it.entries.is_empty());
    all
}
