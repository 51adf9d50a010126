//! A game told after it is over: story, deeds, losses, luck, what decided it. Plain data first, then as a page and as
//! Markdown. No book is named here and no rule is worked out.
mod words;
mod goal;
mod reading;
mod story;
mod tally;
mod luck;
mod chances;
mod carried;
mod scene;
mod chart;
mod html;
mod markdown;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Crew, Event, Token, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{Past, Playouts, ReplayEffort, Rulebook};
use view::{
    Allegiance, Piece, View,
    story::{self as told, Names},
};

pub use carried::{AftermathLine, CampaignAftermath, Person, changes, people};
pub use chances::{ChancePoint, Curve, Swing};
pub use goal::{GoalLine, goal};
pub use html::{PageParts, article, page, style};
pub use luck::{Luck, LuckRow, Measure};
pub use markdown::{escaped, markdown};
pub use reading::turn;
pub use scene::Scene;
pub use story::{Sentence, Turn};
pub use tally::{Faces, Figure, Kill, Loss};

/// Everything there is to tell of a game that is over.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Report {
    pub book: &'static str,
    pub title: String,
    /// How the result is called.
    pub verdict: String,
    pub won: bool,
    /// What those who played were after.
    pub goal: Option<String>,
    /// The same, each with how far they got.
    pub goals: Vec<GoalLine>,
    /// The whole game in a sentence or two.
    pub lead: String,
    pub decisions: usize,
    pub moments: usize,
    pub result: Option<Value>,
    pub turns: Vec<Turn>,
    pub figures: Vec<Figure>,
    pub losses: Vec<Loss>,
    /// Who put whom out of action, with what and from how far.
    pub kills: Vec<Kill>,
    pub faces: Faces,
    /// Dice against their odds, once they are worked out.
    pub luck: Option<Luck>,
    /// The chance to win, turn by turn, once it is worked out.
    pub chances: Option<Curve>,
    pub scenes: Vec<Scene>,
    /// What it changed for those who go on, in a campaign.
    pub carried: Option<CampaignAftermath>,
    #[serde(skip)]
    pub(crate) tokens: BTreeMap<Token, Piece>,
}

/// What takes its time to work out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SlowParts {
    pub luck: Luck,
    pub chances: Curve,
}

/// How much is played again to say what luck there was and what decided the game.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games from the start of each turn.
    pub games: u32,
    pub seed: u64,
    pub most: ReplayEffort,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { games: 64, seed: 1, most: ReplayEffort { each: 1_000, again: 120, all: 30_000 } }
    }
}

impl Effort {
    fn games(self) -> Playouts {
        Playouts { number: self.games, seed: self.seed }
    }
}

/// A game and how its journal is read.
pub(crate) struct Game<'a> {
    pub book: &'static Rulebook,
    pub past: &'a dyn Past,
    pub viewer: Viewer,
    pub names: Names,
    /// The table as it was left.
    pub last: View,
    /// Everybody who was ever seen, as first seen.
    pub tokens: BTreeMap<Token, Piece>,
    /// Which side everybody was on when last seen; those who were put out unseen as the book knows them.
    sides: BTreeMap<Token, Allegiance>,
    /// What those of a side are called, in the order in which they were seen.
    called: BTreeMap<Allegiance, Vec<String>>,
}

impl Game<'_> {
    /// What is told without working anything out; nothing while the game goes on.
    fn of<'a>(book: &'static Rulebook, past: &'a dyn Past, viewer: Viewer) -> Game<'a> {
        let last = past.view(usize::MAX, viewer);
        let mut names = Names::default();
        let mut tokens: BTreeMap<Token, Piece> = BTreeMap::new();
        let mut sides: BTreeMap<Token, Allegiance> = BTreeMap::new();
        let mut words: BTreeMap<Token, String> = BTreeMap::new();
        for moment in 0..past.moments() {
            let view = past.view(moment, viewer);
            names.learn(&view);
            for piece in view.tokens {
                sides.insert(piece.id, piece.side);
                words.insert(piece.id, piece.word.clone());
                tokens.entry(piece.id).or_insert(piece);
            }
        }
        names.recall(past.journal(), book.phrases.figure);
        // Whoever came and went between two moments is seen in none of them.
        for token in past.journal().iter().filter_map(told::token) {
            if let Some(side) = (book.account.side)(token) {
                sides.entry(token).or_insert(side);
            }
        }
        let mut game = Game { book, past, viewer, names, last, tokens, sides, called: BTreeMap::new() };
        for (token, word) in words {
            let Some(side) = game.side(token) else { continue };
            let called = game.called.entry(side).or_default();
            if !called.contains(&word) {
                called.push(word);
            }
        }
        game
    }

    pub fn journal(&self) -> &[Event] {
        self.past.journal()
    }

    /// Whether a figure is one of those who are led by players: it has a sheet, and so a line of its own.
    pub fn has_sheet(&self, token: Token) -> bool {
        let ours = self.sides.get(&token).is_none_or(|it| (self.book.account.ours)(*it));
        ours && self.last.panels.iter().any(|it| it.about == Some(token))
    }

    /// Which side a figure is on; none for those with sheets, who stand together.
    pub fn side(&self, token: Token) -> Option<Allegiance> {
        self.sides.get(&token).copied().filter(|_| !self.has_sheet(token))
    }

    /// Whether two belong to different sides.
    pub fn are_apart(&self, one: Token, other: Token) -> bool {
        let party = |it: Token| (self.has_sheet(it), self.side(it));
        party(one) != party(other)
    }

    /// Every side but that of those with sheets.
    pub fn other_sides(&self) -> BTreeSet<Allegiance> {
        self.sides.keys().filter_map(|it| self.side(*it)).collect()
    }

    /// A side in words: the zombies, the raiders and strangers.
    pub fn called(&self, side: Allegiance) -> String {
        let each: Vec<String> =
            self.called.get(&side).into_iter().flatten().map(|it| format!("{it}s")).collect();
        match (each.is_empty(), side) {
            (false, _) => format!("The {}", words::list(&each)),
            (true, Allegiance::Dead) => format!("The {}", self.book.account.dead),
            (
                true,
                Allegiance::Players | Allegiance::Rivals | Allegiance::Strangers | Allegiance::Neutral,
            ) => "The others".to_owned(),
        }
    }
}

impl Report {
    /// The report as far as it can be told at once; nothing while the game goes on.
    pub fn of(book: &'static Rulebook, past: &dyn Past, viewer: Viewer) -> Option<Report> {
        if !past.is_over() {
            return None;
        }
        let game = Game::of(book, past, viewer);
        let read = reading::read(&game);
        let result = past.result();
        let turns = story::turns(&game, &read);
        let figures = tally::figures(&game, &read);
        let losses = tally::losses(&game, &read);
        let won = result.as_ref().is_some_and(book.account.won);
        let goals = goal::aims(&game.last, won);
        let verdict = result.as_ref().map_or_else(|| "an end".to_owned(), book.account.verdict);
        Some(Report {
            book: book.title,
            title: game.last.title.clone(),
            goal: goal(&game.last),
            lead: story::lead(won, turns.len(), &figures, &losses, &goals),
            goals,
            verdict: words::capital(&verdict),
            won,
            decisions: past.decisions(usize::MAX),
            moments: past.moments(),
            result,
            faces: tally::faces(past.journal()),
            luck: None,
            chances: None,
            scenes: scene::scenes(&game, &read, &turns, None),
            carried: None,
            turns,
            figures,
            losses,
            kills: tally::kills(&game),
            tokens: game.tokens,
        })
    }

    /// Works out luck and chances with as many hands as the crew has, which makes no difference to what comes of it; `told` hears how
    /// much is done, in parts of 100.
    pub fn reckon(
        &mut self,
        book: &'static Rulebook,
        past: &dyn Past,
        viewer: Viewer,
        effort: Effort,
        crew: &dyn Crew,
        told: &mut dyn FnMut(u32),
    ) -> Result<(), shelf::GameFault> {
        let game = Game::of(book, past, viewer);
        let read = reading::read(&game);
        let throws = luck::throws(&game, &read, (effort.most, crew), &mut |share| told(share * 3 / 10));
        let games = (effort, crew);
        let mut curve = chances::curve(&game, &self.turns, games, &mut |share| told(30 + share * 7 / 10))?;
        chances::decide(&game, &read, &throws, &mut curve);
        self.fill(
            &game,
            &read,
            SlowParts { luck: luck::luck(&game, &throws, effort.most.again), chances: curve },
        );
        Ok(())
    }

    /// What `reckon` has worked out, to be kept.
    pub fn reckoned(&self) -> Option<SlowParts> {
        Some(SlowParts { luck: self.luck.clone()?, chances: self.chances.clone()? })
    }

    /// Takes what was worked out of the same game before.
    pub fn recall(&mut self, book: &'static Rulebook, past: &dyn Past, viewer: Viewer, known: SlowParts) {
        let game = Game::of(book, past, viewer);
        self.fill(&game, &reading::read(&game), known);
    }

    fn fill(&mut self, game: &Game<'_>, read: &reading::Reading, known: SlowParts) {
        self.luck = Some(known.luck);
        self.scenes = scene::scenes(game, read, &self.turns, Some(&known.chances));
        self.chances = Some(known.chances);
    }
}
