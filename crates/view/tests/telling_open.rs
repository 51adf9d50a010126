//! What is told while dice are waited for.
use kernel::{Event, Note, RuleId, Term, Throw, Token, What, dice::Missing, event::Audience, sum::Modifier};
use view::{
    story::Names,
    telling::{Phrases, tell, tell_before_dice},
};

const FIRE: RuleId = RuleId::in_ledger("toy.shoot.fire");
const MOVED: RuleId = RuleId::in_ledger("toy.shoot.move-and-fire");
const FEAR: RuleId = RuleId::in_ledger("toy.fear.test");

fn event(rule: RuleId, what: What) -> Event {
    Event { rule, audience: Audience::All, what }
}

fn rolled(rule: RuleId, face: u16) -> Event {
    event(
        rule,
        What::Rolled { sides: 6, faces: [face].into_iter().collect(), by: None, at: None, needs: None },
    )
}

fn added(rule: RuleId) -> Event {
    event(FIRE, What::Added { parts: vec![Modifier { rule, value: -1 }] })
}

fn aims() -> Event {
    event(FIRE, What::Noted { token: Some(Token(1)), note: Note::new(Term::new("aims")) })
}

fn told_before(events: &[Event], why: RuleId) -> usize {
    let missing = Missing { why, sides: 6, n: 1, impossible: None, throw: Box::<Throw>::default() };
    let told = tell_before_dice(events, &missing, &Names::default(), &Phrases::NONE);
    let all = tell(events, &Names::default(), &Phrases::NONE);
    told.iter().zip(&all).for_each(|it| assert_eq!(it.0.text, it.1.text));
    told.len()
}

#[test]
fn a_sum_waits_for_its_die_and_what_came_before_does_not() {
    assert_eq!(told_before(&[aims(), added(MOVED)], FIRE), 1);
    assert_eq!(told_before(&[added(MOVED)], FIRE), 0);
}

#[test]
fn dice_wait_for_those_that_may_go_with_them() {
    assert_eq!(told_before(&[aims(), rolled(FIRE, 3)], FIRE), 1, "they may be told together");
    assert_eq!(told_before(&[aims(), rolled(FIRE, 3)], FEAR), 2, "these are others");
}
