//! What the table shows with a question: its options and previews with their odds.

use std::collections::VecDeque;

use dwa::battle::{Battle, Dwa};
use kernel::{
    Answer, Book, Earlier, LiveQuestion, Pause, Play, Point,
    question::{AskedFor, Chance, OptionView},
    scripted,
};

/// What the table showed with the question at which the answers ran out.
#[derive(Default)]
pub struct Shown {
    pub options: Vec<OptionView>,
    pub yes: view::Preview,
    pub no: view::Preview,
}

pub type Told = Vec<(String, String)>;

pub fn told(chances: &[Chance]) -> Told {
    chances.iter().map(|it| (it.what.clone(), it.p.to_string())).collect()
}

impl Shown {
    pub fn option(&self, label: &str) -> Told {
        let labels: Vec<&str> = self.options.iter().map(|it| it.label.as_str()).collect();
        let at = labels.iter().position(|it| *it == label);
        told(&self.options[at.unwrap_or_else(|| panic!("{label}: {labels:?}"))].odds)
    }

    fn look(asked: &LiveQuestion<'_>) -> Shown {
        let look = |yes| Dwa::preview(asked, &Earlier::default(), Some(&Answer::YesNo(yes)));
        match asked.shape {
            AskedFor::YesNo(_) => Shown { yes: look(true), no: look(false), ..Shown::default() },
            AskedFor::One(of) | AskedFor::Some { of, .. } | AskedFor::Order(of) => {
                let options = (0..of.open() + of.closed()).map(|it| of.describe(it)).collect();
                Shown { options, ..Shown::default() }
            }
            AskedFor::Number { .. } | AskedFor::Form(_) | AskedFor::Game(_) => Shown::default(),
            AskedFor::Point(field) => {
                let offered =
                    |it: &Point| OptionView::new(format!("{},{}", it.x, it.y)).odds(field.odds(*it));
                Shown { options: field.propose().iter().map(offered).collect(), ..Shown::default() }
            }
        }
    }
}

/// The lines of a preview that tell how dice may fall.
pub fn lines(preview: &view::Preview) -> Told {
    preview.lines.iter().map(|it| (it.name.clone(), it.value.clone())).collect()
}

fn said(asked: &LiveQuestion<'_>, words: &str) -> Answer {
    match asked.shape {
        AskedFor::One(of) => {
            let labels: Vec<String> = (0..of.open()).map(|it| of.describe(it).label).collect();
            let at = labels.iter().position(|it| it == words);
            Answer::One(at.unwrap_or_else(|| panic!("{words}: {labels:?}")))
        }
        AskedFor::YesNo(_) => Answer::YesNo(words == "yes"),
        AskedFor::Number { .. } => Answer::Number(words.parse().unwrap()),
        AskedFor::Point(_)
        | AskedFor::Some { .. }
        | AskedFor::Order(_)
        | AskedFor::Form(_)
        | AskedFor::Game(_) => asked.default(),
    }
}

/// Plays until the answers run out; what was shown then.
pub fn shown(
    battle: &mut Battle,
    dice: &[u16],
    answers: &[&str],
    run: impl FnOnce(&mut Battle, &mut Play<'_>) -> Result<(), Pause>,
) -> Shown {
    let mut left: VecDeque<&str> = answers.iter().copied().collect();
    let mut seen = None;
    let mut dice = scripted(dice);
    let mut answers = |asked: &LiveQuestion<'_>| match left.pop_front() {
        Some(words) => Some(said(asked, words)),
        None => {
            seen = Some(Shown::look(asked));
            None
        }
    };
    let ended = run(battle, &mut Play::new(Vec::new(), &mut dice, &mut answers));
    assert!(ended.is_err(), "nothing more was asked");
    seen.unwrap()
}
