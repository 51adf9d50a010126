//! Single steps over scripted dice and answers.

use kernel::{Answer, Answers, LiveQuestion, question::AskedFor};

pub use kernel::conformance::{roll, roll_and_answer};

/// Says these labels in order and then what stands if nobody cares, and keeps what every choice of one offered.
pub struct Labels<'a> {
    said: &'a [&'a str],
    pub shown: Vec<Vec<String>>,
}

impl<'a> Labels<'a> {
    pub fn new(said: &'a [&'a str]) -> Self {
        Labels { said, shown: Vec::new() }
    }
}

impl Answers for Labels<'_> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let AskedFor::One(of) = asked.shape else { return Some(asked.default()) };
        let labels: Vec<String> = (0..of.open()).map(|it| of.describe(it).label).collect();
        let said = self.said.get(self.shown.len());
        let at = said.map(|it| labels.iter().position(|label| label == it).unwrap());
        self.shown.push(labels);
        Some(at.map_or_else(|| asked.default(), Answer::One))
    }
}
