//! Every line of the journal says why: once, in words, and of nobody else.
use std::collections::BTreeSet;

use atzr::{
    SHELVED,
    battle::Atzr,
    bot::Steady,
    setup::{self, scenario::Scenario},
};
use kernel::{Answers, Whim};
use view::conformance::ToldGame;

#[test]
fn every_line_of_whole_games_says_why() {
    let (mut wrong, mut lines) = (BTreeSet::new(), 0);
    for (id, text) in setup::scenarios() {
        let start = Scenario::read(text).unwrap().battle();
        for seed in 1..=3 {
            let bots: [Box<dyn Answers>; 2] = [Box::new(Steady::new(seed)), Box::new(Whim::new(seed))];
            for mut bot in bots {
                let game = ToldGame::play::<Atzr>(start.clone(), seed, &mut *bot, &SHELVED.phrases);
                lines += game.lines.len();
                wrong.extend(game.unreasoned().into_iter().map(|it| format!("{id}: {it}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(5000 < lines, "{lines}");
}
