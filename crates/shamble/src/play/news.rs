//! What has happened since somebody was last told, for those who are told it bit by bit.
use kernel::{Event, Pick, Token, What};
use shelf::{Game, TableState};
use view::{
    story::{self, Names},
    telling::{self, JournalLine, Phrases},
};

/// Tells a journal line by line, each line once. What happens between two questions is one stretch, however many dice people roll
/// in it: of dice and what belongs to them no part is told before the others.
#[derive(Debug, Default)]
pub struct News {
    /// Where in the journal the stretch begins.
    from: usize,
    /// How long the journal was the last time.
    heard: usize,
    /// The lines of the stretch that have been told: with which event each begins, and its words.
    told: Vec<(usize, String)>,
}

impl News {
    /// Where the stretch begins of which news are told next.
    pub fn from(&self) -> usize {
        self.from
    }

    /// What has happened so far is known.
    pub fn skip(&mut self, game: &dyn Game) {
        let now = game.journal_len();
        *self = News { from: now, heard: now, told: Vec::new() };
    }

    /// The lines that have not been told yet.
    pub fn lines(&mut self, game: &dyn Game, names: &mut Names, phrases: &Phrases) -> Vec<JournalLine> {
        let now = game.journal_len();
        // Something was taken back, and whoever did it knows.
        if now < self.heard {
            self.skip(game);
            return Vec::new();
        }
        let events = game.people_hear_from(self.from);
        let waits = matches!(game.state(), TableState::NeedsDice(_));
        if !waits {
            names.recall(&events, phrases.figure);
        }
        let mut lines = told(game, &events, names, phrases);
        if waits {
            // Who comes to the table while dice are missing may be named by the next view alone.
            let all_named = |it: &&JournalLine| is_all_named(&events[it.events.clone()], names);
            lines.truncate(lines.iter().take_while(all_named).count());
        }
        lines.retain(|it| !self.told.iter().any(|known| *known == (it.events.start, it.text.clone())));
        if waits {
            self.told.extend(lines.iter().map(|it| (it.events.start, it.text.clone())));
            self.heard = now;
        } else {
            self.skip(game);
        }
        lines
    }
}

/// Whether everybody of whom the events tell has a name.
fn is_all_named(events: &[Event], names: &Names) -> bool {
    let figures = |it: &Event| -> Vec<Token> {
        let others: Vec<Token> = match &it.what {
            What::Noted { note, .. } | What::Drew { card: note } => note.figures().collect(),
            What::Rolled { by, at, .. } => by.iter().chain(at).copied().collect(),
            What::Fell { by, .. } | What::Removed { by, .. } => by.iter().copied().collect(),
            What::Asked { pick: Pick::Deed(deed), .. } => deed.figures().collect(),
            _ => Vec::new(),
        };
        story::token(it).into_iter().chain(others).collect()
    };
    events.iter().flat_map(figures).all(|it| names.known(it).is_some())
}

/// Events that reach to where the game stands, as lines.
pub fn told(game: &dyn Game, events: &[Event], names: &Names, phrases: &Phrases) -> Vec<JournalLine> {
    match game.state() {
        TableState::NeedsDice(missing) => telling::tell_before_dice(events, missing, names, phrases),
        TableState::Asking(_) | TableState::Waiting | TableState::Over | TableState::Broken(_) => {
            telling::tell(events, names, phrases)
        }
    }
}
