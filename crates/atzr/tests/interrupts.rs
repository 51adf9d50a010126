//! Whoever is asked in the middle of something is told of what, and by whom.
use std::collections::{BTreeMap, BTreeSet};

use atzr::{
    battle::{Atzr, Battle, Phase},
    journal::Interruption,
    phrases,
    setup::{self, scenario::Scenario},
};
use kernel::{
    Answer, Book, Flow, LiveQuestion, Play, Question, RuleId, Token, Whim, dice::SeededDice, play::Answers,
};
use view::telling::{self, Phrases};

const WORDS: Phrases = Phrases {
    rules: &atzr::words::WORDS,
    outcome: phrases::outcome,
    interrupt: phrases::interrupt,
    ..Phrases::NONE
};

/// Answers on a whim, and keeps what interrupts and what is asked in nobody's own activation without saying why.
struct Reader {
    whim: Whim,
    kinds: BTreeMap<Interruption, String>,
    unsaid: BTreeSet<RuleId>,
}

/// Whether somebody's own people act, or an Encounter is still being set up.
const fn is_own_time(phase: Phase) -> bool {
    match phase {
        Phase::Begin | Phase::Groups { .. } | Phase::Active { .. } | Phase::Next | Phase::Dice => true,
        Phase::Doubles
        | Phase::Strangers { .. }
        | Phase::Markers
        | Phase::Zombies
        | Phase::End
        | Phase::Over => false,
    }
}

impl Reader {
    fn read(&mut self, question: &Question, phase: Phase) {
        let Some(interrupt) = question.interrupt else {
            if !is_own_time(phase) {
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
            self.read(&asked.question(), phase);
        }
        self.whim.answer(asked)
    }
}

/// What is asked of people beside what interrupts them: by which weapon and in which group they fight.
const BESIDE: [&str; 3] =
    ["atzr.ruling.melee-weapons-held", "atzr.ruling.leader-ties", "atzr.ruling.group-geometry"];

#[test]
fn every_question_that_interrupts_names_whose_deed_it_answers() {
    let mut reader = Reader { whim: Whim::new(1), kinds: BTreeMap::new(), unsaid: BTreeSet::new() };
    for (_, text) in setup::scenarios() {
        for seed in 1..=4 {
            let mut battle = Scenario::read(text).unwrap().battle();
            let mut dice = SeededDice::new(seed);
            reader.whim = Whim::new(seed);
            while Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut reader)).unwrap() == Flow::Goes {}
        }
    }
    let Reader { kinds, unsaid, .. } = reader;
    let unsaid: Vec<RuleId> = unsaid.into_iter().filter(|it| !BESIDE.contains(&it.as_str())).collect();
    assert!(unsaid.is_empty(), "asked in the middle of something, without a word of it: {unsaid:?}");
    assert!(8 <= kinds.len(), "{kinds:#?}");
}
