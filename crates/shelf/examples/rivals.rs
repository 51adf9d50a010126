//! Plays the same games of a scenario with each of two bots and counts how often the goal is reached:
//! `cargo run --release -p shelf --example rivals -- street 200 steady thinker`.
use shelf::{BOOKS, Bot, Prepared, Row};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word =
        |at: usize, default: &'static str| words.get(at).cloned().unwrap_or_else(|| default.to_owned());
    let games: u64 = word(1, "20").parse().unwrap_or(20);
    for wanted in word(0, "street").split(',') {
        for book in BOOKS {
            let Some((_, text)) = (book.scenarios)().iter().find(|it| it.0.ends_with(wanted)) else {
                continue;
            };
            let scenario = (book.read)(text, &[]);
            for name in [word(2, "steady"), word(3, "thinker")] {
                match (&scenario, book.bots.iter().find(|it| it.name == name)) {
                    (Ok(scenario), Some(bot)) => println!("{wanted:<14} {}", line(&**scenario, bot, games)),
                    (Err(error), _) => eprintln!("{error}"),
                    (Ok(_), None) => eprintln!("there is no bot {name}"),
                }
            }
        }
    }
}

/// What the games of one bot came to.
fn line(scenario: &dyn Prepared, bot: &Bot, games: u64) -> String {
    let rows: Vec<Row> = (1..=games).filter_map(|seed| scenario.simulate(seed, bot).ok()).collect();
    let mean =
        |of: &dyn Fn(&Row) -> u32| f64::from(rows.iter().map(of).sum::<u32>()) / rows.len().max(1) as f64;
    format!(
        "{:<8} {} games: reached {:.3}, survivors {:.2}, turns {:.1}, decisions {:.0}",
        bot.name,
        rows.len(),
        mean(&|it| u32::from(it.reached)),
        mean(&|it| it.survivors.into()),
        mean(&|it| it.turns.into()),
        mean(&|it| it.decisions)
    )
}
