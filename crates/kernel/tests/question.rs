//! Questions: what may be answered, and what a refusal says.

use crate::toy::{field_of, rule, start};
use kernel::{
    Answer, Choice, Dice, Menu, OptionView, Play, Point, Refusal, Seat, ask,
    conformance::{fitting, says, unfitting},
    dice::scripted,
    play::{Answers, Defaults, Nobody, Whim},
    question::{AnswerShape, LiveQuestion, Question, Shape},
};

#[derive(Clone, Debug, PartialEq)]
struct Fruit(&'static str);

impl Choice for Fruit {
    type Table = ();
    fn offered(&self, (): &()) -> OptionView {
        // A description cannot make an open option a forbidden one.
        OptionView { refused: Some(rule("toy.act.lame")), ..OptionView::new(self.0) }
    }
}

fn fruit() -> Vec<Fruit> {
    vec![Fruit("apple"), Fruit("pear"), Fruit("plum")]
}

/// The question that `asks` stops at.
fn question(asks: impl FnOnce(&mut Play<'_>)) -> Question {
    let mut found = None;
    let mut keep = |asked: &LiveQuestion<'_>| {
        found = Some(asked.question());
        None
    };
    let mut dice = scripted(&[]);
    asks(&mut Play::new(Vec::new(), &mut dice, &mut keep));
    found.unwrap()
}

fn shape(wanted: AnswerShape) -> Result<(), Refusal> {
    Err(Refusal::Shape { wanted })
}

#[test]
fn a_forbidden_option_is_shown_last_and_names_its_rule() {
    let mut menu = Menu::default();
    menu.refuse(rule("toy.act.no-card"), Fruit("plum"));
    menu.offer(Fruit("apple"));
    let asked = question(|play| drop(play.pick_from(&(), ask(rule("toy.act.deed"), Seat(0)), &menu)));
    let Shape::One { options } = &asked.shape else { panic!("{asked:?}") };
    let shown: Vec<_> = options.iter().map(|it| (it.label.as_str(), it.refused)).collect();
    assert_eq!(shown, [("apple", None), ("plum", Some(rule("toy.act.no-card")))]);
    assert_eq!(asked.check(&Answer::One(0)), Ok(()));
    assert_eq!(
        asked.check(&Answer::One(1)),
        Err(Refusal::Forbidden { by: rule("toy.act.no-card"), reason: String::new() })
    );
    assert_eq!(asked.check(&Answer::One(2)), shape(AnswerShape::One { options: 1 }));
    assert_eq!(asked.list(), [Answer::One(0)]);
}

#[test]
fn whoever_is_asked_sees_every_option_and_what_forbids_an_answer() {
    let mut menu = Menu::default();
    menu.refuse(rule("toy.act.no-card"), Fruit("plum"));
    menu.offer(Fruit("apple"));
    let mut looked = false;
    let mut look = |asked: &LiveQuestion<'_>| {
        let label = |at: usize| asked.described(at).map(|it| it.label);
        assert_eq!([0, 1, 2].map(label), [Some("apple".to_owned()), Some("plum".to_owned()), None]);
        assert_eq!((asked.item::<Fruit>(1), asked.shown(1)), (None, Some(&Fruit("plum"))));
        assert_eq!(asked.options().map(|it| (it.open(), it.closed())), Some((1, 1)));
        assert_eq!(asked.forbids(&Answer::One(1)), Some((rule("toy.act.no-card"), String::new())));
        assert_eq!((asked.forbids(&Answer::One(0)), asked.forbids(&Answer::One(2))), (None, None));
        looked = true;
        None
    };
    let mut dice = scripted(&[]);
    let mut play = Play::new(Vec::new(), &mut dice, &mut look);
    drop(play.pick_from(&(), ask(rule("toy.act.deed"), Seat(0)), &menu));
    assert!(looked);
}

#[test]
fn options_are_said_as_they_are_called_and_none_is_made_up() {
    let (mut dice, mut said) = (scripted(&[]), says(&["pear", "plum; apple"]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    let one = play.pick(&(), ask(rule("toy.act.deed"), Seat(0)), &fruit()).unwrap();
    assert_eq!(one, Fruit("pear"));
    let asking = ask(rule("toy.play.cards"), Seat(0));
    let two = play.some(&(), asking, &fruit(), 1..=2).unwrap();
    drop(play);
    assert_eq!((two, said.left().len()), (vec![Fruit("plum"), Fruit("apple")], 0));
}

#[test]
fn some_takes_no_option_twice_and_no_more_than_there_are() {
    let asked = question(|play| drop(play.some(&(), ask(rule("toy.play.cards"), Seat(0)), &fruit(), 1..=9)));
    let wanted = AnswerShape::Some { options: 3, least: 1, most: 3 };
    assert_eq!(asked.check(&Answer::Some(vec![2, 0])), Ok(()));
    for wrong in [vec![], vec![1, 1], vec![3], vec![usize::MAX], vec![0, 1, 2, 0]] {
        assert_eq!(asked.check(&Answer::Some(wrong)), shape(wanted));
    }
    assert_eq!(wanted.to_string(), "1 to 3 different options, numbered 0 to 2");
}

#[test]
fn an_order_is_of_all() {
    let asked = question(|play| drop(play.order(&(), ask(rule("toy.plan.order"), Seat(0)), &fruit())));
    assert_eq!(asked.check(&Answer::Order(vec![2, 0, 1])), Ok(()));
    for wrong in [vec![], vec![0, 1], vec![0, 1, 1], vec![0, 1, 3]] {
        assert_eq!(asked.check(&Answer::Order(wrong)), shape(AnswerShape::Order { options: 3 }));
    }
}

#[test]
fn the_widest_range_of_numbers_neither_overflows_nor_is_written_out() {
    let range = i32::MIN..=i32::MAX;
    let asked = question(|play| {
        drop(play.number(&(), ask(rule("toy.rest.hours"), Seat(0)).or(usize::MAX), range.clone()));
    });
    assert_eq!(asked.default, Answer::Number(i32::MAX.wrapping_add(i32::MIN)));
    assert_eq!(asked.list().len(), 3);
    for answer in [i32::MIN, 0, i32::MAX] {
        assert_eq!(asked.check(&Answer::Number(answer)), Ok(()));
    }
    let mut dice = scripted(&[]);
    let mut whim = Whim::new(3);
    let mut play = Play::new(Vec::new(), &mut dice, &mut whim);
    play.number(&(), ask(rule("toy.rest.hours"), Seat(0)), range).unwrap();
}

#[test]
fn a_default_past_the_last_option_is_the_first() {
    let asked = question(|play| drop(play.pick(&(), ask(rule("toy.act.deed"), Seat(0)).or(7), &fruit())));
    assert_eq!(asked.default, Answer::One(0));
    assert_eq!(asked.check(&asked.default), Ok(()));
}

#[test]
fn a_point_is_refused_by_the_rule_of_the_field() {
    let cellar = start(1);
    let field = field_of(&cellar, 0);
    let mut dice = scripted(&[]);
    let mut far = |_: &LiveQuestion<'_>| Some(Answer::Point(Point::new(7, 7)));
    let mut play = Play::new(Vec::new(), &mut dice, &mut far);
    assert!(play.point(&cellar, ask(rule("toy.move.to"), Seat(0)), &field).is_err());
    assert!(play.tape().is_empty() && play.journal().is_empty());
}

#[test]
#[should_panic(expected = "toy.act.deed asks a question that has no answer")]
fn one_of_nothing_is_a_bug_to_ask() {
    let mut dice = scripted(&[]);
    let mut nobody = Nobody;
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    let _ = play.pick::<Fruit>(&(), ask(rule("toy.act.deed"), Seat(0)), &[]);
}

#[test]
fn bots_answer_every_shape_in_ways_that_may_be_given() {
    let cellar = start(2);
    for seed in 0..200 {
        let mut whim = Whim::new(seed);
        let mut both = |asked: &LiveQuestion<'_>| {
            let told = asked.question();
            for answer in fitting(&told) {
                assert_eq!(asked.check(&answer), Ok(()), "{told:?}");
            }
            for answer in unfitting(&told) {
                assert!(
                    asked.check(&answer).is_err() && told.check(&answer).is_err(),
                    "{told:?}: {answer:?}"
                );
            }
            assert_eq!(asked.check(&Defaults.answer(asked).unwrap()), Ok(()));
            whim.answer(asked)
        };
        let mut dice = scripted(&[4]);
        let mut play = Play::new(Vec::new(), &mut dice, &mut both);
        let asks = ask(rule("toy.act.deed"), Seat(0));
        assert!(fruit().contains(&play.pick(&(), asks, &fruit()).unwrap()));
        assert!((1..=2).contains(&play.some(&(), asks, &fruit(), 1..=2).unwrap().len()));
        assert_eq!(play.order(&(), asks, &fruit()).unwrap().len(), 3);
        assert!((-2..=5).contains(&play.number(&(), asks, -2..=5).unwrap()));
        play.yes_no(&(), asks).unwrap();
        play.point(&cellar, asks, &field_of(&cellar, 0)).unwrap();
        assert_eq!(play.die(rule("toy.play.strength"), 6), 4);
        assert_eq!(play.tape().len(), 7);
    }
}

#[test]
fn of_some_of_a_list_the_first_stand_if_nobody_cares_as_many_as_was_said_and_may_be() {
    let default = |n: usize, count: std::ops::RangeInclusive<usize>| {
        let asks = ask(rule("toy.act.deed"), Seat(0)).or(n);
        let asked = question(|play| drop(play.some(&(), asks, &fruit(), count)));
        asked.check(&asked.default).unwrap();
        asked.default
    };
    let first = |n: usize| Answer::Some((0..n).collect());
    assert_eq!([default(0, 0..=3), default(2, 0..=3), default(9, 0..=2)], [first(0), first(2), first(2)]);
    assert_eq!([default(0, 1..=2), default(9, 1..=9), default(3, 2..=2)], [first(1), first(3), first(2)]);
}
