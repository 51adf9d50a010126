//! What a book says of a rule: the first sentence that can be filled, and the most particular words for dice.
use kernel::{RuleId, sum::Modifier};
use view::{
    lexicon::{Asks, DiceWords, Lexicon, ModifierName, RuleWords, Which},
    roll::{DiceMeaning, DiceNoun, How},
};

const AIM: RuleId = RuleId::in_ledger("toy.shoot.aim");
const ENTER: RuleId = RuleId::in_ledger("toy.zombie.enter");
const GONE: RuleId = RuleId::in_ledger("toy.zombie.gone");

const fn named(which: Which, what: &'static str) -> DiceWords {
    DiceWords {
        thrown: Some(DiceMeaning {
            what,
            noun: DiceNoun::Purpose,
            how: How::Sum,
            alone: false,
            befalls: false,
        }),
        ..DiceWords::of(which)
    }
}

static WORDS: Lexicon = Lexicon {
    any: &[named(Which::Sides(360), "Which way"), named(Which::Other, "By lot")],
    rules: &[
        RuleWords {
            prompt: &["What does {who} do?", "Who acts next?"],
            refusal: Some("{who} has aimed already."),
            modifiers: &[
                ModifierName { least: 2, most: 2, name: "aimed twice" },
                ModifierName { least: 1, most: i32::MAX, name: "aimed" },
            ],
            ..RuleWords::of(AIM)
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("How far?")],
                    ..DiceWords::of(Which::Exactly { n: 2, sides: 6 })
                },
                DiceWords { throw: &[Asks::Whether("Which edge?")], ..DiceWords::of(Which::Sides(4)) },
                DiceWords {
                    throw: &[Asks::Whether("How many?")],
                    reads: Some("each 6 counts"),
                    ..named(Which::All, "Arrivals")
                },
            ],
            ..RuleWords::of(ENTER)
        },
    ],
};

#[test]
fn the_first_sentence_that_can_be_filled_is_said() {
    assert_eq!(WORDS.prompt(AIM, Some("zombie 3")).as_deref(), Some("What does zombie 3 do?"));
    assert_eq!(WORDS.prompt(AIM, None).as_deref(), Some("Who acts next?"));
    assert_eq!(WORDS.refusal(AIM, Some("zombie 3")).as_deref(), Some("Zombie 3 has aimed already."));
    assert_eq!(WORDS.refusal(AIM, None), None, "nobody is named who could have");
    assert_eq!(WORDS.prompt(GONE, None), None);
}

#[test]
fn a_modifier_is_called_by_its_value() {
    let called = |value| WORDS.modifier(&Modifier { rule: AIM, value });
    assert_eq!([1, 2, 3, 0, -1].map(called), [Some("aimed"), Some("aimed twice"), Some("aimed"), None, None]);
}

#[test]
fn dice_are_told_by_their_number_then_their_sides_then_the_rule() {
    let throw = |n, sides| WORDS.throw(ENTER, n, sides).first().map(|it| it.words());
    assert_eq!([throw(2, 6), throw(3, 6)], [Some("How far?"), Some("How many?")]);
    assert_eq!([throw(1, 4), throw(1, 5)], [Some("Which edge?"), Some("How many?")]);
    let dice = |rule, sides| WORDS.dice(rule, sides).map(|it| it.what);
    assert_eq!([dice(ENTER, 6), dice(ENTER, 4)], [Some("Arrivals"); 2]);
    assert_eq!([dice(ENTER, 360), dice(GONE, 360)], [Some("Which way"); 2], "whichever rule rolls them");
    assert_eq!([dice(GONE, 7), dice(GONE, 6), dice(GONE, 0)], [Some("By lot"), None, None]);
    assert_eq!(WORDS.reads(ENTER, 1, 4), Some("each 6 counts"));
}
