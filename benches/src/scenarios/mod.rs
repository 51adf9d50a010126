//! Every scenario on the shelf by what people feel: games a second, how long an answer takes with all that follows it, and, where it
//! is asked for, how long the thinker thinks, a report and evenness take.
//!
//! All times are processor time of this program, so that other work on the machine counts for little. With a fixed number of games
//! nothing but these games is played, so that counted instructions can be compared: see BENCHMARKS.md.
mod answers;
mod clock;
mod games;
mod slow;
mod thinker;

use shelf::{Bot, PlayableScenario, Rulebook};

/// What is to be measured.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Part of a scenario's name; empty for all of them.
    pub scenario: String,
    /// So many games, and nothing else.
    pub games: Option<u64>,
    pub thinker: bool,
    /// The report of a game, and how even the scenario is.
    pub slow: bool,
}

impl Selection {
    /// Reads what stands after `scenarios` on the command line; the error says what there is.
    pub fn read(mut words: impl Iterator<Item = String>) -> Result<Selection, String> {
        let mut wanted = Selection::default();
        while let Some(word) = words.next() {
            match word.as_str() {
                "thinker" => wanted.thinker = true,
                "slow" => wanted.slow = true,
                "--games" => {
                    let number = words.next().and_then(|it| it.parse().ok());
                    wanted.games = Some(number.ok_or("`--games` takes a number")?);
                }
                other if other.starts_with('-') => return Err(format!("there is no `{other}`")),
                other => other.clone_into(&mut wanted.scenario),
            }
        }
        Ok(wanted)
    }

    fn wants(&self, id: &str) -> bool {
        id.contains(&self.scenario)
    }
}

/// A scenario with the bots of its book that are measured.
#[derive(Debug)]
struct Measured {
    scenario: Box<dyn PlayableScenario>,
    steady: &'static Bot,
    thinker: Option<&'static Bot>,
    book: &'static Rulebook,
}

impl Measured {
    fn of(book: &'static Rulebook, text: &str) -> Result<Measured, String> {
        let bot = |name: &str| book.bots.iter().find(|it| it.name == name);
        let steady = bot("steady").ok_or_else(|| format!("{} has no steady bot", book.id))?;
        Ok(Measured { scenario: (book.read)(text, &[])?, steady, thinker: bot("thinker"), book })
    }
}

/// Measures and prints, a line of a table for each scenario.
pub fn run(wanted: &Selection) -> Result<(), String> {
    let titles: &[&str] = match *wanted {
        Selection { games: Some(_), .. } => &["scenario", "games", "decisions"],
        Selection { thinker: true, .. } => &["scenario", "questions", "mean", "p50", "p95", "most"],
        Selection { slow: true, .. } => &["scenario", "report", "evenness, 400 games"],
        Selection { .. } => &["scenario", "games/s", "decisions", "answer, mean", "p95", "p99", "most"],
    };
    println!("| {} |", titles.join(" | "));
    println!("|{}", "---|".repeat(titles.len()));
    for book in books::stock() {
        for (id, text) in (book.scenarios)().iter().filter(|it| wanted.wants(it.0)) {
            let measured = Measured::of(book, text).map_err(|why| format!("{id}: {why}"))?;
            let line = line(&measured, wanted).map_err(|why| format!("{id}: {why}"))?;
            println!("| {} {id} | {line} |", book.id);
        }
    }
    Ok(())
}

fn line(of: &Measured, wanted: &Selection) -> Result<String, String> {
    if let Some(number) = wanted.games {
        return games::decisions(of, number).map(|it| format!("{number} | {it}"));
    }
    if wanted.thinker {
        return thinker::thoughts(of).map(|it| format!("{} | {}", it.len(), clock::Spread::of(it).all()));
    }
    if wanted.slow {
        return slow::told(of);
    }
    let played = games::for_a_while(of)?;
    let answers = answers::times(of)?;
    Ok(format!(
        "{:.1} | {:.1} | {}",
        played.a_second(),
        played.decisions_a_game(),
        clock::Spread::of(answers).tail()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Selection, String> {
        Selection::read(words.iter().map(|&it| it.to_owned()))
    }

    #[test]
    fn words_say_what_is_measured() {
        let some = Selection { scenario: "farm".to_owned(), games: Some(20), ..Selection::default() };
        assert_eq!(read(&["farm", "--games", "20"]), Ok(some));
        assert_eq!(read(&["thinker"]), Ok(Selection { thinker: true, ..Selection::default() }));
        assert!(read(&["--games"]).is_err() && read(&["--all"]).is_err());
    }

    #[test]
    fn answers_are_timed_one_for_each_decision_of_the_same_game() {
        let book = books::stock().first().unwrap();
        let (_, text) = (book.scenarios)().first().unwrap();
        let of = Measured::of(book, text).unwrap();
        let taken = answers::taken(&of, 3);
        assert_eq!(answers::timed_answers(&of, 3, &taken).unwrap().len(), taken.len());
        assert_eq!(of.scenario.simulate(3, of.steady).unwrap().seed, 3);
    }
}
