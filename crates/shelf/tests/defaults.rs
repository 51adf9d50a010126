//! Whoever takes what each question proposes plays a game to its end.
use kernel::{Answer, Answers, LiveQuestion};
use shelf::Bot;

struct Defaults;

impl Answers for Defaults {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        Some(asked.default())
    }
}

const DEFAULTS: Bot = Bot { name: "defaults", about: "takes what is proposed", make: |_| Box::new(Defaults) };

/// No game asks for more decisions than this before it is over.
const MOST: u32 = 300;

#[test]
fn every_shipped_scenario_ends_by_its_defaults() {
    let mut long = Vec::new();
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            let scenario = (book.read)(text, &[]).unwrap();
            for seed in 1..=5 {
                let row = match scenario.play_out(seed, &[&DEFAULTS]) {
                    Ok(row) => row,
                    Err(words) => {
                        long.push(format!("{id}: {words}"));
                        continue;
                    }
                };
                println!(
                    "{id} seed {seed}: {} decisions, {} turns, {}",
                    row.decisions, row.turns, row.outcome
                );
                if MOST < row.decisions {
                    long.push(format!("{id}, seed {seed}: {}", row.decisions));
                }
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}
