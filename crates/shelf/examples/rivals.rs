//! Plays the same games of some scenarios with each of two bots and counts how often the goal is reached, game by game:
//! `cargo run --release -p shelf --example rivals -- street,mill-road 200 steady thinker`.
use shelf::{Bot, PlayableScenario, Rulebook};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word =
        |at: usize, default: &'static str| words.get(at).cloned().unwrap_or_else(|| default.to_owned());
    let games: u64 = word(1, "20").parse().unwrap_or(20);
    for wanted in word(0, "street").split(',') {
        for book in books::stock() {
            let bots = [word(2, "steady"), word(3, "thinker")];
            if let Some((scenario, bots)) = found(book, wanted, &bots) {
                rivals(&*scenario, wanted, bots, games);
            }
        }
    }
}

/// The scenario and the bots, if the book has them.
fn found(
    book: &'static Rulebook,
    wanted: &str,
    names: &[String; 2],
) -> Option<(Box<dyn PlayableScenario>, [&'static Bot; 2])> {
    let (_, text) = (book.scenarios)().iter().find(|it| it.0.ends_with(wanted))?;
    let bot = |name: &String| book.bots.iter().find(|it| it.name == name);
    Some(((book.read)(text, &[]).ok()?, [bot(&names[0])?, bot(&names[1])?]))
}

/// How often each of them has reached the goal so far, and with how many survivors.
fn rivals(scenario: &dyn PlayableScenario, name: &str, bots: [&Bot; 2], games: u64) {
    let mut tally = [(0_u32, 0_u32); 2];
    for game in 1..=games {
        for (bot, tally) in bots.iter().zip(&mut tally) {
            if let Ok(row) = scenario.simulate(game, bot) {
                *tally = (tally.0 + u32::from(row.reached), tally.1 + u32::from(row.survivors));
            }
        }
        let told = bots.iter().zip(tally).map(|(bot, (reached, alive))| {
            let mean = f64::from(alive) / game as f64;
            format!("{} reached {reached}, survivors {mean:.2}", bot.name)
        });
        println!("{name}, {game} games: {}", told.collect::<Vec<_>>().join("; "));
    }
}
