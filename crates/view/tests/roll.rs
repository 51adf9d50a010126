//! Dice that people are asked for: what for, for whom, and how the numbers are read.
use kernel::{RuleId, Throw, Token, dice::Missing};
use view::{
    lexicon::{Asks, DiceWords, Lexicon, RuleWords, Which},
    roll::{DiceMeaning, DiceNoun, How, is_at_hand, reads, stands_in, wanted},
    telling::Phrases,
};

const BITE: RuleId = RuleId::in_ledger("test.zombie.bite");
const EDGE: RuleId = RuleId::in_ledger("test.zombie.edge");
const CARD: RuleId = RuleId::in_ledger("test.card.draw");

const fn named(what: &'static str, how: How) -> DiceWords {
    DiceWords {
        thrown: Some(DiceMeaning { what, noun: DiceNoun::Purpose, how, alone: false, befalls: false }),
        ..DiceWords::of(Which::All)
    }
}

static RULES: Lexicon = Lexicon {
    any: &[],
    rules: &[
        RuleWords { dice: &[named("A card", How::Draw)], ..RuleWords::of(CARD) },
        RuleWords {
            dice: &[DiceWords {
                throw: &[Asks::For("{who} bites {whom}"), Asks::For("{who} bites"), Asks::For("a bite")],
                reads: Some("6 bites"),
                ..DiceWords::of(Which::All)
            }],
            ..RuleWords::of(BITE)
        },
        RuleWords { dice: &[named("Which edge", How::Sum)], ..RuleWords::of(EDGE) },
    ],
};

const WORDS: Phrases = Phrases { rules: &RULES, ..Phrases::NONE };

fn missing(why: RuleId, n: u16, sides: u16, throw: Throw) -> Missing {
    Missing { why, sides, n, impossible: None, throw: Box::new(throw) }
}

fn said(missing: &Missing) -> String {
    wanted(missing, &WORDS, &|it: Token| format!("zombie {}", it.0))
}

#[test]
fn the_first_sentence_that_can_be_filled_is_said() {
    let throw = Throw::by(Token(4)).at(Token(7));
    assert_eq!(said(&missing(BITE, 1, 6, throw)), "Zombie 4 bites zombie 7: roll a d6");
    assert_eq!(said(&missing(BITE, 2, 6, Throw::by(Token(4)))), "Zombie 4 bites: roll 2d6");
    assert_eq!(said(&missing(BITE, 1, 6, Throw::default())), "A bite: roll a d6");
}

#[test]
fn without_sentences_the_name_of_the_dice_has_to_do_and_what_is_drawn_says_so() {
    assert_eq!(said(&missing(EDGE, 1, 4, Throw::by(Token(1)))), "Which edge: roll a d4");
    assert_eq!(said(&missing(CARD, 1, 54, Throw::default())), "A card: draw, and say which of 1 to 54");
}

#[test]
fn faces_are_named_one_by_one_where_all_of_them_have_names() {
    let named =
        |faces: &[&str]| Throw { faces: faces.iter().map(|&it| it.to_owned()).collect(), ..Throw::default() };
    let two = missing(EDGE, 1, 2, named(&["north", "south"]));
    assert_eq!(reads(&two, &WORDS).as_deref(), Some("1 north, 2 south"));
    let other = missing(EDGE, 1, 6, named(&["north", "south"]));
    assert_eq!(reads(&other, &WORDS), None, "these are names of another die");
    let mut read = missing(BITE, 1, 6, Throw::default());
    assert_eq!(reads(&read, &WORDS).as_deref(), Some("6 bites"));
    read.throw.reads = "1 is the west end".to_owned();
    assert_eq!(reads(&read, &WORDS).as_deref(), Some("1 is the west end"), "what the step says comes first");
}

#[test]
fn dice_that_nobody_has_are_told_from_those_that_are_read_off_others() {
    assert!([2, 3, 4, 6, 8, 10, 12, 20, 100].into_iter().all(is_at_hand));
    assert!(![7, 54, 360, 875].into_iter().any(is_at_hand));
    assert!(stands_in(3).is_some() && stands_in(6).is_none());
}
