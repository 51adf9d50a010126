//! Tapes: what fits is played again, what does not is a value, and no tape makes the kernel panic.

use crate::toy::{Plain, Toy, rule, start, variant};
use kernel::{
    Answer, Audience, Book, Dice, Divergence, Input, Play, Point, Seat, Session, Status, Tape, Viewer, What,
    conformance::play_whole,
    dice::{Faces, SeededDice, scripted},
    event::heard,
    log::Expectation,
    play::{Nobody, Whim},
    rule::RuleId,
};
use proptest::prelude::*;

/// The tapes of a game, and which of them is the first night.
fn nights() -> (Vec<Tape>, usize) {
    for seed in 0.. {
        let game = play_whole::<Plain>(start(0), seed, 1_000);
        let steps: Vec<Tape> = game.session.steps().map(<[_]>::to_vec).collect();
        let night =
            steps.iter().position(|it| it.iter().any(|it| it.why() == rule("toy.night.watch"))).unwrap();
        // The variants differ where the second to last figure watches.
        if steps[night][0] == (Input::Answered { why: rule("toy.night.watch"), answer: Answer::One(2) }) {
            return (steps, night);
        }
    }
    unreachable!()
}

/// What happens to a game of the plain toy under other rules: it stands at the night, with what fits of it.
fn under<const V: u8>() -> Divergence {
    let (steps, night) = nights();
    let recorded = steps[night].clone();
    let (mut session, diverged) = Session::<Toy<V>>::replayed(start(0), steps, Vec::new());
    let diverged = diverged.unwrap();
    assert_eq!(session.steps().len(), night);
    assert_eq!(session.tape(), &recorded[..diverged.at]);
    let status = session.advance(&mut SeededDice::new(7), &mut Whim::new(7));
    assert!(matches!(status, Status::Over), "it goes on from there: {status:?}");
    diverged
}

fn noise(n: u16, sides: u16) -> Expectation {
    Expectation::Roll { why: rule("toy.night.noise"), n, sides }
}

#[test]
fn other_rules_diverge_where_they_differ() {
    let it = under::<{ variant::OTHER_QUESTION }>();
    assert_eq!((it.at, it.wanted), (0, Expectation::Answer { why: rule("toy.night.sleep"), refusal: None }));
    let it = under::<{ variant::OTHER_SIDES }>();
    assert_eq!((it.at, it.wanted), (1, noise(3, 8)));
    assert!(matches!(it.found, Some(Input::Rolled { sides: 6, .. })));
    let it = under::<{ variant::OTHER_COUNT }>();
    assert_eq!((it.at, it.wanted), (1, noise(2, 6)));
    let it = under::<{ variant::SHORTER_STEP }>();
    assert_eq!((it.at, it.wanted), (1, Expectation::End));
    let it = under::<{ variant::LONGER_STEP }>();
    assert_eq!(it.wanted, Expectation::Roll { why: rule("toy.night.dream"), n: 1, sides: 6 });
    assert_eq!(it.found, None);
    let it = under::<{ variant::ANSWER_FOR_ROLL }>();
    assert_eq!((it.at, it.wanted), (0, Expectation::Answer { why: rule("toy.night.noise"), refusal: None }));
    let it = under::<{ variant::FEWER_OPTIONS }>();
    assert_eq!(it.at, 0);
    assert!(matches!(it.wanted, Expectation::Answer { refusal: Some(_), .. }), "{it:?}");
    assert_eq!(
        it.to_string(),
        "the record has an answer to toy.night.watch, the rules ask by toy.night.watch, where it is refused: \
         the question wants one option, numbered 0 to 0"
    );
}

#[test]
fn rules_that_now_panic_diverge_too() {
    let (steps, night) = nights();
    let (session, diverged) =
        Session::<Toy<{ variant::ASKS_NOTHING }>>::replayed(start(0), steps, Vec::new());
    assert!(matches!(diverged.unwrap().wanted, Expectation::Bug { .. }));
    assert_eq!(session.steps().len(), night);
}

#[test]
fn a_damaged_tape_diverges_at_the_damage() {
    let (steps, night) = nights();
    let damaged = |damage: &dyn Fn(&mut Tape)| {
        let mut steps = steps.clone();
        damage(&mut steps[night]);
        Session::<Plain>::replayed(start(0), steps, Vec::new()).1.unwrap()
    };
    let extra = Input::Rolled {
        why: rule("toy.night.dream"),
        sides: 6,
        faces: Faces::from_slice(&[1]),
        by_program: false,
    };
    let it = damaged(&|tape| tape.push(extra.clone()));
    assert_eq!((it.wanted, it.found), (Expectation::End, Some(extra.clone())));
    assert_eq!(damaged(&|tape| tape.insert(1, extra.clone())).wanted, noise(3, 6));
    assert_eq!(damaged(&|tape| drop(tape.remove(0))).at, 0);
    assert_eq!(damaged(&|tape| tape.clear()).found, None);
    for faces in [[1, 2, 7].as_slice(), &[0, 1, 2], &[3, 2, 1], &[1, 2], &[]] {
        let it = damaged(&|tape| {
            tape[1] = Input::Rolled {
                why: rule("toy.night.noise"),
                sides: 6,
                faces: faces.into(),
                by_program: false,
            };
        });
        assert_eq!((it.at, it.wanted), (1, noise(3, 6)));
    }
    let more = [steps.clone(), steps.clone()].concat();
    let (session, diverged) = Session::<Plain>::replayed(start(0), more, Vec::new());
    assert_eq!(diverged.unwrap().wanted, Expectation::End, "steps past the end of the game");
    assert!(session.is_over());
}

#[test]
fn what_is_private_reaches_its_seat_alone() {
    let mut dice = scripted(&[3, 4]);
    let mut nobody = Nobody;
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    play.privately(Audience::Only(Seat(1)), |play| play.die(rule("toy.draw.card"), 6));
    play.die(rule("toy.play.strength"), 6);
    let rolled =
        |seat| heard(play.journal(), seat).filter(|it| matches!(it.what, What::Rolled { .. })).count();
    assert_eq!((rolled(Seat(0)), rolled(Seat(1))), (1, 2));
    assert_eq!(play.journal()[0].audience, Audience::Only(Seat(1)));
    assert_eq!(play.journal()[1].audience, Audience::All);
}

#[test]
fn what_is_for_nobody_reaches_neither_a_seat_nor_a_watcher() {
    let mut dice = scripted(&[3]);
    let mut nobody = Nobody;
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    play.privately(Audience::Nobody, |play| play.die(rule("toy.draw.card"), 6));
    assert_eq!(play.journal()[0].audience, Audience::Nobody);
    for viewer in (0..=u8::MAX).map(|it| Viewer::Seat(Seat(it))).chain([Viewer::Watcher]) {
        assert_eq!(heard(play.journal(), viewer).count(), 0, "{viewer:?}");
    }
    for seat in (0..=u8::MAX).map(Seat) {
        assert!(!Audience::Only(seat).includes(Viewer::Watcher), "a watcher sits in no chair");
    }
}

#[test]
fn journals_from_before_there_was_nobody_are_read_so() {
    let event = |audience: &str| {
        let text = format!(
            r#"{{"rule":"toy.draw.card","audience":{audience},"what":{{"rolled":{{"sides":6,"faces":[3]}}}}}}"#
        );
        serde_json::from_str::<kernel::Event>(&text).unwrap()
    };
    assert_eq!(event(r#"{"only":255}"#).audience, Audience::Nobody);
    assert_eq!(event(r#"{"only":254}"#).audience, Audience::Only(Seat(254)));
    assert_eq!(event(r#""all""#).audience, Audience::All);
    let written = serde_json::to_value(event(r#"{"only":255}"#)).unwrap();
    assert_eq!(written["audience"], "nobody");
    assert_eq!(event(&written["audience"].to_string()).audience, Audience::Nobody);
}

#[test]
fn cards_drawn_and_chosen_are_not_overheard() {
    let game = play_whole::<Plain>(start(0), 0, 1_000);
    let secret = ["toy.draw.card", "toy.play.cards"].map(RuleId::in_ledger);
    for seat in [Seat(0), Seat(1)] {
        for event in heard(game.session.journal(), seat).filter(|it| secret.contains(&it.rule)) {
            let open = matches!(event.what, What::Counted { .. });
            assert!(open || event.audience == Audience::Only(seat), "{event:?}");
        }
    }
}

#[test]
fn in_bulk_nothing_is_kept() {
    let (mut dice, mut whim) = (SeededDice::new(1), Whim::new(1));
    let mut cellar = start(1);
    for _ in 0..10 {
        let mut play = Play::bulk(&mut dice, &mut whim);
        let _ = Plain::step(&mut cellar, &mut play).unwrap();
        assert!(play.tape().is_empty() && play.journal().is_empty());
    }
}

/// Keeps the journal that bulk play does not; what was chosen is in no words.
#[derive(Default)]
struct Scribe(Vec<kernel::Event>);

impl kernel::Witness for Scribe {
    fn told(&mut self, event: &kernel::Event) {
        self.0.push(event.clone());
    }

    fn rolled(&mut self, why: RuleId, sides: u16, faces: &[u16]) {
        // No dice at all are no throw.
        if faces.is_empty() {
            return;
        }
        self.0.push(kernel::Event {
            rule: why,
            audience: Audience::All,
            what: What::Rolled { sides, faces: faces.into(), by: None, at: None, needs: None },
        });
    }
}

#[test]
fn a_witness_hears_what_a_journal_keeps_and_changes_nothing() {
    let [mut dice, mut again] = [SeededDice::new(1); 2];
    let [mut whim, mut same] = [Whim::new(1); 2];
    let [mut watched, mut kept] = [start(1), start(1)];
    let mut scribe = Scribe::default();
    let mut journal = Vec::new();
    for _ in 0..10 {
        let mut play = Play::watched(&mut dice, &mut whim, &mut scribe);
        let _ = Plain::step(&mut watched, &mut play).unwrap();
        assert!(play.tape().is_empty() && play.journal().is_empty());
        let mut play = Play::new(Vec::new(), &mut again, &mut same);
        let _ = Plain::step(&mut kept, &mut play).unwrap();
        journal.extend_from_slice(play.journal());
    }
    assert_eq!(watched, kept);
    let told = |all: &[kernel::Event]| {
        let kind = |it: &kernel::Event| match &it.what {
            What::Rolled { sides, faces, .. } => Some((it.rule, *sides, faces.to_vec())),
            What::Added { .. } => None,
            _ => Some((it.rule, 0, Vec::new())),
        };
        all.iter().filter_map(kind).collect::<Vec<_>>()
    };
    assert_eq!(told(&scribe.0), told(&journal));
    assert!(10 < journal.len());
}

fn rules() -> impl Strategy<Value = RuleId> {
    let ids = [
        "toy.draw.card",
        "toy.plan.order",
        "toy.act.deed",
        "toy.move.to",
        "toy.react.fire",
        "toy.shoot.duel",
        "toy.rest.hours",
        "toy.rest.heal",
        "toy.play.cards",
        "toy.night.watch",
        "toy.night.noise",
        "toy.night.bite",
    ];
    prop::sample::select(ids.map(rule).to_vec())
}

fn answers() -> impl Strategy<Value = Answer> {
    let small = || prop_oneof![4 => 0..5_usize, 1 => Just(usize::MAX)];
    prop_oneof![
        small().prop_map(Answer::One),
        prop::collection::vec(small(), 0..4).prop_map(Answer::Some),
        any::<bool>().prop_map(Answer::YesNo),
        prop_oneof![-1..6, any::<i32>()].prop_map(Answer::Number),
        (any::<i32>(), any::<i32>()).prop_map(|(x, y)| Answer::Point(Point::new(x, y))),
        (0..8, 0..8).prop_map(|(x, y)| Answer::Point(Point::new(x, y))),
        prop::collection::vec(small(), 0..4).prop_map(Answer::Order),
    ]
}

fn inputs() -> impl Strategy<Value = Input> {
    let sides = prop_oneof![4 => Just(6), 1 => Just(15), 1 => any::<u16>()];
    let faces = prop::collection::vec(prop_oneof![9 => 1..7_u16, 1 => any::<u16>()], 0..4);
    prop_oneof![
        (rules(), sides, faces).prop_map(|(why, sides, faces)| Input::Rolled {
            why,
            sides,
            faces: Faces::from_vec(faces),
            by_program: false
        }),
        (rules(), answers()).prop_map(|(why, answer)| Input::Answered { why, answer }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Garbage, or a real game with garbage in it, is played as far as it fits; then the game goes on.
    #[test]
    fn no_tape_panics(
        seed in 0..8_u64,
        kept in 0..40_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), inputs()), 0..6),
        open in prop::collection::vec(inputs(), 0..6),
    ) {
        let game = play_whole::<Plain>(start(seed), seed, 1_000);
        let mut steps: Vec<Tape> = game.session.steps().take(kept).map(<[_]>::to_vec).collect();
        for (step, at, input) in changes.into_iter().filter(|_| 0 < kept) {
            let tape = step.get_mut(&mut steps);
            if tape.is_empty() {
                tape.push(input);
            } else {
                *at.get_mut(tape) = input;
            }
        }
        let (mut session, _) = Session::<Plain>::replayed(start(seed), steps, open);
        // The open tape may be refused or diverge once; what is left of it fits.
        for _ in 0..3 {
            match session.advance(&mut SeededDice::new(seed), &mut Whim::new(seed)) {
                Status::Over => return Ok(()),
                Status::Refused(_) | Status::Diverged(_) => (),
                other => prop_assert!(false, "{other:?}"),
            }
        }
        prop_assert!(false, "it does not go on");
    }
}
