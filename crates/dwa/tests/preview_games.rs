//! Previews in whole games of the shipped scenarios: nothing is changed by them, and what they tell is what happens.
use dwa::{
    battle::{Battle, Dwa, FigureId},
    bot::Steady,
    journal::Count,
    rule,
    setup::{self, scenario::Scenario},
};
use kernel::{
    Answer, Answers, Defaults, Event, LiveQuestion, Nobody, Point, Refusal, RuleId, Session, Status, What,
    Whim,
    dice::SeededDice,
    question::{Anchor, Question, Shape},
};
use view::{OverlayKind, Preview};

/// So many questions of a game are looked at.
const QUESTIONS: usize = 60;

/// Answers one question and no more.
struct Once<'a>(Option<&'a mut dyn Answers>);

impl Answers for Once<'_> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.0.take().and_then(|it| it.answer(asked))
    }
}

/// The same game at the same question, to try things out in.
fn copy(session: &Session<Dwa>) -> Session<Dwa> {
    let start = session.checkpoint().clone();
    let (mut copy, diverged) = Session::replayed(start, Vec::new(), session.tape().to_vec());
    assert_eq!(diverged, None);
    copy.advance(&mut SeededDice::new(1), &mut Nobody);
    copy
}

/// What is answered, and some places that nobody proposed.
fn answers(question: &Question, battle: &Battle, whim: &mut SeededDice) -> Vec<Answer> {
    let mut all = match &question.shape {
        Shape::One { options } => (0..options.len()).map(Answer::One).collect(),
        Shape::Some { .. }
        | Shape::YesNo
        | Shape::Number { .. }
        | Shape::Point { .. }
        | Shape::Order { .. }
        | Shape::Form { .. }
        | Shape::Game { .. } => question.list(),
    };
    all.truncate(60);
    if let Shape::Point { .. } = question.shape {
        all.truncate(12);
        let table = battle.scene.ground.table();
        let mut below = |most: i32| (whim.bits() % most as u64) as i32;
        let from = question.about.map_or(Point::default(), |it| near(battle, it));
        all.extend((0..4).map(|_| Answer::Point(Point::new(below(table.width), below(table.height)))));
        all.extend(
            (0..6).map(|_| Answer::Point(Point::new(from.x - 150 + below(300), from.y - 150 + below(300)))),
        );
    }
    all
}

fn near(battle: &Battle, token: kernel::Token) -> Point {
    match FigureId::from_token(token) {
        FigureId::Human(it) => battle.humans.get(usize::from(it)).map_or(Point::default(), |it| it.at),
        FigureId::Zombie(_) => Point::default(),
    }
}

/// The modifiers that a preview names.
fn modifiers(preview: &Preview) -> Vec<(RuleId, i32)> {
    let signed = preview.lines.iter().filter(|it| it.value.starts_with(['+', '−']));
    signed.map(|it| (it.rule.unwrap(), it.value.replace('−', "-").parse().unwrap())).collect()
}

/// What was added to the first shot of what was told, if the first die was a shot.
fn added(events: &[Event]) -> Option<Vec<(RuleId, i32)>> {
    let rolled = |it: &Event| matches!(it.what, What::Rolled { .. });
    let first =
        events.iter().position(rolled).filter(|&it| events[it].rule == rule!("dwa.shoot.rof-dice"))?;
    let counted = |it: &Event| matches!(it.what, What::Counted { .. });
    let from = events[..first].iter().rposition(counted).unwrap_or(0);
    let parts = events[from..first].iter().filter_map(|it| match &it.what {
        What::Added { parts } => Some(parts.iter().map(|it| (it.rule, it.value))),
        _ => None,
    });
    Some(parts.flatten().collect())
}

/// Looks at every answer of the open question, twice and without leaving a trace.
fn look(
    session: &Session<Dwa>,
    question: &Question,
    battle: &Battle,
    whim: &mut SeededDice,
) -> Vec<(Answer, Preview)> {
    let before = (session.checkpoint().clone(), session.tape().to_vec(), session.journal().len());
    let whole = session.preview(None).unwrap();
    assert_eq!(whole, session.preview(None).unwrap());
    belongs(question, battle, &whole);
    let all = answers(question, battle, whim);
    let seen: Vec<Preview> = all.iter().map(|it| session.preview(Some(it)).unwrap()).collect();
    if let Some((answer, preview)) = all.first().zip(seen.first()) {
        assert_eq!(*preview, session.preview(Some(answer)).unwrap(), "{answer:?}");
    }
    let after = (session.checkpoint().clone(), session.tape().to_vec(), session.journal().len());
    assert!(before == after, "a look has changed the game");
    all.into_iter().zip(seen).collect()
}

/// What belongs on the board is there.
fn belongs(question: &Question, battle: &Battle, whole: &Preview) {
    let drawn = [
        rule!("dwa.move.distance"),
        rule!("dwa.shotgun.template-targets"),
        rule!("dwa.flame.template"),
        rule!("dwa.grenade.range"),
        rule!("dwa.mg.template"),
        rule!("dwa.vehicle.turn-slow"),
        rule!("dwa.vehicle.turn-fast"),
        rule!("dwa.skill.dodge"),
        rule!("dwa.ruling.table-and-forces"),
    ];
    let point = matches!(question.shape, Shape::Point { .. });
    if point && drawn.contains(&question.why) && !is_at_his_end(question, battle) {
        assert!(!whole.overlays.is_empty(), "{}", question.why);
    }
    let of_kind =
        |kind: OverlayKind| whole.overlays.iter().filter(|it| it.kind == kind && it.label.is_some()).count();
    assert!(of_kind(OverlayKind::Reach) <= 1 && of_kind(OverlayKind::Template) <= 1);
    assert!(whole.overlays.len() < 60, "{} in turn {}", question.why, battle.turn);
}

/// Whether whoever is asked can go a few millimetres at the most.
fn is_at_his_end(question: &Question, battle: &Battle) -> bool {
    match question.about.map(FigureId::from_token) {
        Some(FigureId::Human(it)) => {
            let turn = &battle.humans[usize::from(it)].turn;
            turn.ap == 0 && turn.paid_mm < 5
        }
        Some(FigureId::Zombie(_)) | None => false,
    }
}

/// Whether a preview and the rules refuse alike.
fn refuses_alike(session: &Session<Dwa>, question: &Question, answer: &Answer, preview: &Preview) {
    let mut copy = copy(session);
    let refused = match copy.answer(question.seat, answer.clone()) {
        Ok(()) => match copy.advance(&mut SeededDice::new(7), &mut Nobody) {
            Status::Refused(it) => Some(it),
            Status::Broken(report) => panic!("{report:?}"),
            _ => None,
        },
        Err(it) => Some(it),
    };
    let by = preview.refused.map(|by| Refusal::Forbidden { by, reason: preview.reason.clone() });
    assert_eq!(refused, by, "{answer:?} to {question:?}");
}

/// Whether a walk costs what its preview says.
fn costs_as_told(session: &Session<Dwa>, question: &Question, to: Point, preview: &Preview) -> bool {
    let Some(told) = preview.lines.iter().find(|it| it.name == "costs") else { return false };
    let told: i32 = told.value.split(' ').next().unwrap().parse().unwrap();
    let token = question.about.unwrap();
    let mut copy = copy(session);
    let FigureId::Human(human) = FigureId::from_token(token) else { return false };
    let turn = &copy.checkpoint().humans[usize::from(human)].turn;
    let before = i32::from(turn.ap + turn.ap_not_for_movement);
    copy.answer(question.seat, Answer::Point(to)).unwrap();
    copy.step(&mut SeededDice::new(9), &mut Defaults);
    let arrives =
        |it: &Event| matches!(it.what, What::Moved { token: who, to: end, .. } if who == token && end == to);
    if !copy.journal().iter().any(arrives) {
        return false;
    }
    let left = copy.journal().iter().rev().find_map(|it| match &it.what {
        What::Counted { token: Some(who), what, n } if *who == token && *what == Count::Ap.term() => Some(*n),
        _ => None,
    });
    assert_eq!(before - left.unwrap_or(before), told, "to {to:?}: {preview:?}");
    true
}

/// Whether a shot gets the modifiers that its preview names.
fn modified_as_told(session: &Session<Dwa>, question: &Question, answer: &Answer, preview: &Preview) -> bool {
    let mut copy = copy(session);
    copy.answer(question.seat, answer.clone()).unwrap();
    let before = copy.journal().len();
    copy.step(&mut SeededDice::new(11), &mut Defaults);
    let Some(added) = added(&copy.journal()[before..]) else { return false };
    assert_eq!(added, modifiers(preview), "{answer:?} to {question:?}");
    true
}

#[derive(Debug, Default)]
struct Counted {
    walks: usize,
    shots: usize,
    refused: usize,
}

fn check(
    session: &Session<Dwa>,
    question: &Question,
    battle: &Battle,
    whim: &mut SeededDice,
    counted: &mut Counted,
) {
    for (answer, preview) in look(session, question, battle, whim) {
        match (&question.shape, &answer) {
            (Shape::One { options }, Answer::One(at)) => {
                let it = &options[*at];
                assert_eq!(preview.refused, it.refused);
                let aimed = matches!(it.at, Some(Anchor::Token(_))) && it.label.starts_with("fire the");
                if aimed && it.refused.is_none() && !it.label.contains("close combat") {
                    counted.shots += usize::from(modified_as_told(session, question, &answer, &preview));
                }
            }
            (Shape::Point { .. }, Answer::Point(to)) => {
                refuses_alike(session, question, &answer, &preview);
                counted.refused += usize::from(preview.refused.is_some());
                if preview.refused.is_none() && question.why == rule!("dwa.move.distance") {
                    counted.walks += usize::from(costs_as_told(session, question, *to, &preview));
                }
            }
            _ => assert_eq!(preview.refused, None),
        }
    }
}

/// Plays a game and looks at everything before it is decided.
fn play(text: &str, seed: u64, bot: &mut dyn Answers, counted: &mut Counted) {
    let mut session = Session::<Dwa>::new(Scenario::read(text).unwrap().battle());
    let (mut dice, mut whim) = (SeededDice::new(seed), SeededDice::new(seed ^ 99));
    let mut status = session.advance(&mut dice, &mut Nobody);
    for _ in 0..QUESTIONS {
        match &status {
            Status::Asking { question, scratch, .. } => {
                check(&session, question, scratch, &mut whim, counted)
            }
            Status::Over => return,
            other => panic!("{other:?}"),
        }
        status = session.advance(&mut dice, &mut Once(Some(bot)));
    }
}

#[test]
fn previews_change_nothing_and_tell_what_happens_when_chance_plays() {
    let mut counted = Counted::default();
    for (at, (_, text)) in setup::scenarios().iter().enumerate() {
        play(text, at as u64, &mut Whim::new(at as u64), &mut counted);
    }
    assert!(50 < counted.walks && 50 < counted.shots && 50 < counted.refused, "{counted:?}");
}

#[test]
fn previews_change_nothing_and_tell_what_happens_when_somebody_steady_plays() {
    let mut counted = Counted::default();
    for (at, (_, text)) in setup::scenarios().iter().enumerate() {
        play(text, 40 + at as u64, &mut Steady::new(at as u64), &mut counted);
    }
    assert!(50 < counted.walks && 50 < counted.shots && 50 < counted.refused, "{counted:?}");
}
