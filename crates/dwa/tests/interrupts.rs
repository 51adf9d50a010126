//! Whoever is asked in the middle of something is told of what, and by whom.
use std::collections::{BTreeMap, BTreeSet};

use dwa::{
    battle::{Battle, Dwa, Phase},
    journal::Interruption,
    phrases,
    setup::{self},
};
use kernel::{
    Answer, Book, Flow, LiveQuestion, Play, Question, RuleId, Token, dice::SeededDice, play::Answers,
};
use view::telling::{self, Phrases};

use crate::{
    everything::{self, Explorer},
    throws::position,
};

const WORDS: Phrases = Phrases { rules: &dwa::words::WORDS, interrupt: phrases::interrupt, ..Phrases::NONE };

/// Tries whatever was tried least, and keeps what interrupts and what is asked in nobody's own activation without saying why.
struct Reader {
    explorer: Explorer,
    kinds: BTreeMap<Interruption, String>,
    unsaid: BTreeSet<RuleId>,
}

impl Reader {
    fn read(&mut self, question: &Question, phase: &Phase) {
        let Some(interrupt) = question.interrupt else {
            if !matches!(phase, Phase::Humans { .. }) {
                self.unsaid.insert(question.why);
            }
            return;
        };
        assert!(interrupt.by.is_some() && question.about.is_some(), "{question:?}");
        let slip = telling::slip(question, &WORDS, &|it: Token| format!("figure {}", it.0)).unwrap();
        assert!(!slip.what.contains('{'), "{slip:?}");
        self.kinds.insert(Interruption::read(interrupt.kind).unwrap(), slip.what);
    }
}

impl Answers for Reader {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        if let Some(battle) = asked.table::<Battle>() {
            let phase = battle.phase;
            self.read(&asked.question(), &phase);
        }
        self.explorer.answer(asked)
    }
}

#[test]
fn every_question_that_interrupts_names_whose_deed_it_answers() {
    let mut reader = Reader { explorer: Explorer::new(1), kinds: BTreeMap::new(), unsaid: BTreeSet::new() };
    let shipped = setup::scenarios().iter().map(|it| position(it.1));
    for start in shipped.chain(everything::towns().into_iter().map(|it| it.1)) {
        for seed in 1..=2 {
            let mut battle = start.clone();
            let mut dice = SeededDice::new(seed);
            for _ in 0..300 {
                if Dwa::step(&mut battle, &mut Play::bulk(&mut dice, &mut reader)).unwrap() == Flow::Ends {
                    break;
                }
            }
        }
    }
    let Reader { kinds, unsaid, .. } = reader;
    // Where people start is asked before anything has happened.
    let unsaid: Vec<RuleId> =
        unsaid.into_iter().filter(|it| it.as_str() != "dwa.ruling.table-and-forces").collect();
    assert!(unsaid.is_empty(), "asked in the middle of something, without a word of it: {unsaid:?}");
    assert!(4 <= kinds.len(), "{kinds:#?}");
}
