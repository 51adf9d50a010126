//! Whoever is asked in the middle of something is told of what, and by whom.
use atzr::{
    battle::{Atzr, Battle, Phase},
    journal::Interruption,
    phrases,
    setup::{self, scenario::Scenario},
};
use kernel::{Book, Flow, Play, RuleId, Whim, dice::SeededDice};
use view::{conformance::InterruptReader, telling::Phrases};

const WORDS: Phrases = Phrases {
    rules: &atzr::words::WORDS,
    outcome: phrases::outcome,
    interrupt: phrases::interrupt,
    ..Phrases::NONE
};

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

/// What is asked of people beside what interrupts them: by which weapon and in which group they fight.
const BESIDE: [&str; 3] =
    ["atzr.ruling.melee-weapons-held", "atzr.ruling.leader-ties", "atzr.ruling.group-geometry"];

#[test]
fn every_question_that_interrupts_names_whose_deed_it_answers() {
    let mut reader = InterruptReader::new(&WORDS, |it: &Battle| is_own_time(it.phase));
    for (_, text) in setup::scenarios() {
        for seed in 1..=4 {
            let mut battle = Scenario::read(text).unwrap().battle();
            let mut dice = SeededDice::new(seed);
            reader.bot = Box::new(Whim::new(seed));
            while Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut reader)).unwrap() == Flow::Goes {}
        }
    }
    let InterruptReader { kinds, unsaid, .. } = reader;
    let unsaid: Vec<RuleId> = unsaid.into_iter().filter(|it| !BESIDE.contains(&it.as_str())).collect();
    assert!(unsaid.is_empty(), "asked in the middle of something, without a word of it: {unsaid:?}");
    assert!(kinds.keys().all(|it| Interruption::read(*it).is_some()), "{kinds:#?}");
    assert!(8 <= kinds.len(), "{kinds:#?}");
}
