//! Prints a page with the board of a shipped scenario as it is set up, or after some decisions of bots:
//! `cargo run -p shelf --example board -- street dark 20 > page.html`.
use kernel::{Answer, Answers, LiveQuestion, Seat, dice::SeededDice};
use picture::{Look, board, style};
use shelf::{Bot, Game, PlayableScenario, Players, Source};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let wanted = words.first().map_or("street", String::as_str);
    let theme = words.get(1).map_or("light", String::as_str);
    let decisions = words.get(2).and_then(|it| it.parse().ok()).unwrap_or(0);
    for book in books::stock() {
        let Some((_, text)) = (book.scenarios)().iter().find(|it| it.0.ends_with(wanted)) else { continue };
        match (book.read)(text, &[]) {
            Ok(prepared) => println!("{}", page(&*play(&*prepared, &book.bots[0], decisions), theme)),
            Err(error) => eprintln!("{error}"),
        }
    }
}

/// A bot that leaves the table after some answers.
struct Leaves {
    bot: Box<dyn Answers + Send>,
    left: u32,
}

impl Answers for Leaves {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.left = self.left.checked_sub(1)?;
        self.bot.answer(asked)
    }
}

/// The game once a bot has answered so many questions of each seat.
fn play(prepared: &dyn PlayableScenario, bot: &Bot, decisions: u32) -> Box<dyn Game> {
    let sit = |seat: u8| -> (Seat, Box<dyn Answers + Send>) {
        (Seat(seat), Box::new(Leaves { bot: (bot.make)(3), left: decisions }))
    };
    let mut game =
        prepared.start(Players((0..=u8::MAX).map(sit).collect()), Source::Seeded(SeededDice::new(3)));
    if let Err(error) = game.advance() {
        eprintln!("{error:?}");
    }
    game
}

fn page(game: &dyn Game, theme: &str) -> String {
    let view = game.view(Seat(0).into());
    let look = Look { selected: view.tokens.first().map(|it| it.id), ..Look::default() };
    format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>{}\nbody {{ margin: 0; \
         background: var(--desk) }} .board {{ display: block; width: 100vw; height: 100vh }}</style>{}</html>",
        style(),
        board(&view, &look)
    )
}
