//! Long games in a session: what an answer, an undo and a line on disk cost.
use std::{path::Path, sync::Arc};

use dwa::battle::{Battle, Dwa};
use kernel::{Answer, Answers, LiveQuestion, Nobody, Point, Session, Status, dice::SeededDice};
use store::GameFile;

use crate::{
    shooter::Shooter,
    table::{SINGLE_GAME, add_human, add_zombies, open_table, scatter},
};

/// A game of so many figures after so many decisions.
pub fn of_figures(figures: usize, decisions: usize) -> (Session<Dwa>, SeededDice) {
    session(|_| siege(figures), decisions)
}

/// A game of so many people after so many decisions, with zombies that come one by one: it goes on for ever.
pub fn of_people(people: usize, decisions: usize) -> (Session<Dwa>, SeededDice) {
    session(|_| camp(people), decisions)
}

fn camp(people: usize) -> Battle {
    let mut battle = open_table(1200, SINGLE_GAME);
    Arc::make_mut(&mut battle.scene).last_turn = None;
    for number in 0..people as i32 {
        add_human(&mut battle, Point::new(300 + 100 * (number % 6), 300 + 100 * (number / 6)));
    }
    battle.arrange().humans.iter_mut().for_each(|it| (it.moral, it.ammo.clips) = (90, u8::MAX));
    battle
}

/// Eight parts zombies, one part humans in the middle; the zombies come ever anew, and the humans hold out long.
fn siege(figures: usize) -> Battle {
    let (zombies, humans) = (figures - figures / 9, figures / 9);
    let side = (zombies as u64 * 1200 * 1200 / 40).isqrt().max(1200) as i32;
    let mut battle = open_table(side, SINGLE_GAME);
    Arc::make_mut(&mut battle.scene).last_turn = None;
    let middle = side / 2;
    for number in 0..humans as i32 {
        add_human(&mut battle, Point::new(middle + 100 * (number % 4), middle + 100 * (number / 4)));
        // Nothing but luck or age brings these down: the game is to be long.
        if let Some(human) = battle.arrange().humans.last_mut() {
            human.moral = 90;
            human.ammo.clips = u8::MAX;
        }
    }
    let away = |at: Point| 300 < (at.x - middle).abs().max((at.y - middle).abs());
    add_zombies(&mut battle, &scatter(side, zombies, &mut SeededDice::new(9), &away));
    battle
}

/// Answers so often and then leaves the question open.
#[derive(Debug)]
struct Until {
    left: usize,
    bot: Shooter,
}

impl Answers for Until {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.left = self.left.checked_sub(1)?;
        self.bot.answer(asked)
    }
}

/// A game in progress after so many decisions; if it ends before, another begins in its place, so `start` counts up.
pub fn session(start: impl Fn(u64) -> Battle, decisions: usize) -> (Session<Dwa>, SeededDice) {
    for seed in 0..1_000 {
        let (mut session, mut dice) = (Session::<Dwa>::new(start(seed)), SeededDice::new(seed));
        let mut answers = Until { left: decisions, bot: Shooter::default() };
        if let Status::Asking { .. } = session.advance(&mut dice, &mut answers) {
            return (session, dice);
        }
    }
    panic!("no game of {decisions} decisions");
}

/// One decision as the table takes it: the answer, and everything up to the next question.
pub fn decide(session: &mut Session<Dwa>, dice: &mut SeededDice) {
    let mut answers = Until { left: 1, bot: Shooter::default() };
    let _ = session.advance(dice, &mut answers);
}

/// As [`decide`], but the step is asked first and played again with the answer, as with a person.
pub fn decide_as_people_do(session: &mut Session<Dwa>, dice: &mut SeededDice) {
    if session.question().is_none() {
        let _ = session.advance(dice, &mut Nobody);
    }
    let Some(question) = session.question() else { return };
    let (seat, answer) = (question.seat, question.default.clone());
    if session.answer(seat, answer).is_ok() {
        let _ = session.advance(dice, &mut Nobody);
    }
}

/// How much of its file a game's decisions took.
#[derive(Clone, Copy, Debug)]
pub struct Written {
    pub decisions: usize,
    /// All that was written after the start.
    pub bytes: usize,
    /// Those of it that are no keyframes.
    pub input_bytes: usize,
}

/// Plays a game to its end, every decision on disk as it is taken.
pub fn bytes_a_decision(folder: &Path, start: Battle, name: &str, seed: u64) -> Result<Written, String> {
    let path = folder.join(format!("{name} {seed}"));
    let (mut session, mut dice) = (Session::<Dwa>::new(start), SeededDice::new(seed));
    let said = |it: store::Error| it.to_string();
    let mut file = GameFile::create(&path, serde_json::Map::new(), &session).map_err(said)?;
    let read = || std::fs::read(&path).map_err(|it| it.to_string());
    let before = read()?.len();
    while !session.is_over() {
        decide(&mut session, &mut dice);
        file.append(&session, session.dice()).map_err(said)?;
    }
    let text = read()?;
    let news = &text[before..];
    // Only keyframes are long lines.
    let lines = news.split_inclusive(|it| *it == b'\n');
    let input_bytes = lines.map(<[u8]>::len).filter(|it| *it < 1_000).sum();
    Ok(Written { decisions: session.decisions(), bytes: news.len(), input_bytes })
}
