//! Single steps over scripted dice and answers.

use kernel::{Answer, Answers, LiveQuestion, Play, play::script, question::AskedFor, scripted};

/// Plays something over these dice; all of them must be rolled, and nobody may be asked.
pub fn roll<R>(faces: &[u16], go: impl FnOnce(&mut Play<'_>) -> R) -> R {
    roll_and_answer(faces, [], go)
}

/// Plays something over these dice and answers; all of them must be used.
pub fn roll_and_answer<R>(
    faces: &[u16],
    answers: impl IntoIterator<Item = Answer>,
    go: impl FnOnce(&mut Play<'_>) -> R,
) -> R {
    let (mut dice, mut answers) = (scripted(faces), script(answers));
    go(&mut Play::new(Vec::new(), &mut dice, &mut answers))
}

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
