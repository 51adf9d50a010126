//! What a file that was accepted must stand: to be looked at, drawn, previewed and played on.
use std::{
    cell::Cell,
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    rc::Rc,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use kernel::{Answer, Answers, LiveQuestion, Question, Seat, SoFar, Token, Viewer, question::Shape};
use shelf::{Game, Players, Reply, Rulebook, TableState};
use store::GamePlace;
use view::View;

/// A bot that leaves the table after so many answers.
struct Stopping {
    bot: Box<dyn Answers + Send>,
    left: Arc<AtomicUsize>,
}

impl Stopping {
    fn may(&self) -> bool {
        let order = Ordering::Relaxed;
        self.left.fetch_update(order, order, |it| it.checked_sub(1)).is_ok()
    }
}

impl Answers for Stopping {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.may().then(|| self.bot.answer(asked))?
    }

    fn answer_from(&mut self, asked: &LiveQuestion<'_>, so_far: &SoFar<'_>) -> Option<Answer> {
        self.may().then(|| self.bot.answer_from(asked, so_far))?
    }
}

/// The book's first bot in every chair, for so many answers of all of them together.
pub fn stopping(book: &Rulebook, seed: u64, answers: usize) -> Players {
    let left = Arc::new(AtomicUsize::new(answers));
    let seat = |it: u8| {
        let bot = (book.bots[0].make)(seed ^ u64::from(it));
        let bot: Box<dyn Answers + Send> = Box::new(Stopping { bot, left: left.clone() });
        (Seat(it), bot)
    };
    Players((0..=u8::MAX).map(seat).collect())
}

/// What became of a file.
#[derive(Debug, PartialEq, Eq)]
pub enum Fate {
    Refused(String),
    Stands,
}

/// How much is done with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    Opened,
    Played,
}

/// Opens a file as an import does and tries what is done with a game; the error is the panic.
pub fn tried(book: &Rulebook, file: &[u8], depth: Depth) -> Result<Fate, String> {
    let done = Rc::new(Cell::new("opened"));
    let doing = done.clone();
    let fate = catch_unwind(AssertUnwindSafe(|| {
        let mut game = match (book.open)(GamePlace::Text(file), stopping(book, 3, 25)) {
            Ok(opened) => opened.game,
            Err(trouble) => return Fate::Refused(trouble.to_string()),
        };
        if depth == Depth::Played {
            shown(game.as_ref(), &[Seat(0).into(), Seat(1).into(), Viewer::Watcher], &doing);
            play(game.as_mut(), &doing);
            shown(game.as_ref(), &[Seat(0).into()], &doing);
        }
        Fate::Stands
    }));
    fate.map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|it| (*it).to_owned()));
        format!("while it was {}: {}", done.get(), text.unwrap_or_default())
    })
}

/// The views drawn last. Most of what is changed in a position does not show, and drawing takes longest.
static DRAWN: Mutex<VecDeque<View>> = Mutex::new(VecDeque::new());

fn drawn(view: &View) {
    let mut before = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if before.contains(view) {
        return;
    }
    assert!(picture::board(view, &picture::Look::default()).contains("</svg>"));
    assert!(picture::map(view).contains("</svg>"));
    before.push_front(view.clone());
    before.truncate(64);
}

/// What seats see, the watcher's too, each drawn.
fn shown(game: &dyn Game, viewers: &[Viewer], doing: &Cell<&'static str>) {
    for &viewer in viewers {
        doing.set("viewed");
        let view = game.view(viewer);
        doing.set("drawn");
        drawn(&view);
        doing.set("asked what a figure sees");
        for token in view.tokens.iter().map(|it| it.id).take(3).chain([Token(u32::MAX)]) {
            game.sees(viewer, token);
            game.called(viewer, token);
        }
    }
}

/// Twenty-five answers of the bot, then as many of somebody who takes one option after the other.
fn play(game: &mut dyn Game, doing: &Cell<&'static str>) {
    for n in 0..25 {
        doing.set("played");

        let writing = game.play().unwrap();
        unwritten(game, writing.is_some());
        let question = match game.state().clone() {
            TableState::Asking(question) => question,
            TableState::Over => return,
            other => panic!("{other:?}"),
        };
        doing.set("previewed");
        game.preview(question.seat, None).unwrap();
        let answer = taken(&question, n);
        game.preview(question.seat, Some(&answer)).unwrap();
        doing.set("answered");
        let writing = game.reply(game.number(), question.seat, Reply::Answer(answer)).unwrap();
        unwritten(game, writing.is_some());
    }
}

/// It is only looked at: nothing is written, and the game need not know.
fn unwritten(game: &mut dyn Game, mut more: bool) {
    while more {
        more = game.written(Ok(())).unwrap().is_some();
    }
}

/// An answer that the question allows: now the usual one, now another.
fn taken(question: &Question, n: usize) -> Answer {
    let other = match &question.shape {
        Shape::One { options } if n % 2 == 1 => {
            let open = options.iter().enumerate().filter(|it| it.1.refused.is_none());
            let open: Vec<usize> = open.map(|it| it.0).collect();
            Answer::One(open[(7 * n) % open.len()])
        }
        _ => question.default.clone(),
    };
    if question.check(&other).is_ok() { other } else { question.default.clone() }
}
