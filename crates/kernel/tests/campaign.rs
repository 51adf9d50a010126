//! The two questions that only a campaign asks: a form to fill in, and a game to be played first.

use crate::toy::{LEDGER, rule};
use kernel::{
    Answer, Answers, Book, Conformance, Dice, Fixture, Flow, Form, FormFault, GameEnd, Ledger, Pause, Play,
    Refusal, Seat, Session, Status, Viewer, ask,
    dice::{SeededDice, TypedDice},
    play::{Defaults, Nobody, Whim},
    question::{AnswerShape, MOST_OF_A_FORM, Shape},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// A band that takes in one more before each of its games.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Band {
    members: Vec<Member>,
    due: bool,
    played: Vec<(String, u16)>,
    abandoned: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Member {
    name: String,
    #[serde(default)]
    age: u8,
}

struct NewMember<'a>(&'a Band);

impl Form for NewMember<'_> {
    type Value = Member;

    fn propose(&self) -> Member {
        Member { name: format!("Alex {}", self.0.members.len()), age: 30 }
    }

    fn check(&self, new: &Member) -> Result<(), FormFault> {
        if self.0.members.iter().any(|it| it.name == new.name) {
            return Err(FormFault::at_path(
                rule("toy.act.lame"),
                "/name",
                format!("there is a {}", new.name),
            ));
        }
        Ok(())
    }

    fn label(&self, new: &Member) -> String {
        new.name.clone()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Score {
    turns: u16,
}

struct Match(u32);

impl Fixture for Match {
    type Outcome = Score;

    fn number(&self) -> u32 {
        self.0
    }

    fn title(&self) -> String {
        "The mill".to_owned()
    }

    fn scenario(&self) -> String {
        r#"{"title":"The mill"}"#.to_owned()
    }

    fn check(&self, score: &Score) -> Result<(), FormFault> {
        match score.turns {
            0 => {
                Err(FormFault::at_path(rule("toy.act.no-target"), "/turns", "no game ends before it begins"))
            }
            _ => Ok(()),
        }
    }

    fn play_out(&self, seed: u64, _: &mut dyn Answers) -> Result<Score, String> {
        Ok(Score { turns: SeededDice::new(seed).die(rule("toy.night.noise"), 6) })
    }
}

#[derive(Debug)]
struct Tour;

impl Book for Tour {
    type Battle = Band;
    type View = usize;
    type Preview = ();
    const ID: &'static str = "tour";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &LEDGER
    }

    fn step(band: &mut Band, play: &mut Play<'_>) -> Result<Flow, Pause> {
        if !band.due {
            let new = play.fill_in(band, ask(rule("toy.act.deed"), Seat(0)), &NewMember(band))?;
            band.members.push(new);
            band.due = true;
            return Ok(Flow::Goes);
        }
        let number = band.played.len() as u32 + band.abandoned + 1;
        match play.game(band, ask(rule("toy.plan.order"), Seat(0)), &Match(number))? {
            GameEnd::Over { game, outcome } => {
                let healed = play.die(rule("toy.rest.heal"), 6);
                band.played.push((game, outcome.turns + healed));
                band.due = false;
            }
            GameEnd::Abandoned => band.abandoned += 1,
        }
        Ok(if 3 <= number { Flow::Ends } else { Flow::Goes })
    }

    fn view(band: &Band, _: Viewer) -> usize {
        band.members.len()
    }
}

fn begun() -> Session<Tour> {
    let mut session = Session::new(Band::default());
    let status = session.advance(&mut TypedDice::new([]), &mut Nobody);
    assert!(matches!(status, Status::Asking { .. }), "{status:?}");
    session
}

fn fill_in(session: &mut Session<Tour>, value: serde_json::Value) -> Status<Tour> {
    session.answer(Seat(0), Answer::Form(value)).expect("a form is taken as far as its kind goes");
    session.advance(&mut TypedDice::new([]), &mut Nobody)
}

fn over(turns: u16) -> Answer {
    GameEnd::Over { game: "mill-1".to_owned(), outcome: json!({ "turns": turns }) }.into()
}

#[test]
fn a_form_says_what_it_wants_and_what_would_do() {
    let session = begun();
    let question = session.question().expect("it is asked");
    let Shape::Form { schema } = &question.shape else { panic!("{question:?}") };
    assert_eq!(schema["properties"]["name"]["type"], "string");
    assert_eq!(question.default, Answer::Form(json!({ "name": "Alex 0", "age": 30 })));
}

#[test]
fn a_form_that_does_not_fit_says_where_and_is_asked_again() {
    let mut session = begun();
    for (value, field) in [
        (json!({ "age": 3 }), "/name"),
        (json!({ "name": "Ruth", "age": 300 }), "/age"),
        (json!({ "name": "Ruth", "shoes": 1 }), "/shoes"),
        (json!(7), ""),
    ] {
        let status = fill_in(&mut session, value);
        let Status::Refused(Refusal::Field(unfit)) = &status else { panic!("{status:?}") };
        assert_eq!((unfit.by, unfit.fault.path().as_str()), (rule("toy.act.deed"), field), "{}", unfit.fault);
        assert!(session.question().is_some(), "it is open again");
    }
    assert!(session.tape().is_empty());
    assert!(matches!(fill_in(&mut session, json!({ "name": "Ruth" })), Status::Asking { .. }));
}

#[test]
fn the_rule_itself_refuses_by_its_own_rule() {
    let mut session = begun();
    fill_in(&mut session, json!({ "name": "Ruth" }));
    session.answer(Seat(0), over(2)).expect("the game is over");
    assert!(matches!(session.advance(&mut TypedDice::new([4]), &mut Nobody), Status::Asking { .. }));
    let status = fill_in(&mut session, json!({ "name": "Ruth" }));
    let Status::Refused(refusal) = &status else { panic!("{status:?}") };
    assert_eq!(refusal.to_string(), "/name: there is a Ruth (toy.act.lame)");
}

#[test]
fn a_form_has_a_size() {
    let mut session = begun();
    let long = json!({ "name": "x".repeat(MOST_OF_A_FORM) });
    let refused = session.answer(Seat(0), Answer::Form(long));
    assert_eq!(refused, Err(Refusal::Shape { wanted: AnswerShape::Form }));
    assert_eq!(AnswerShape::Form.to_string(), "a filled-in form of at most 64 KB");
}

#[test]
fn a_game_that_is_due_says_which_it_is_and_its_end_is_checked() {
    let mut session = begun();
    fill_in(&mut session, json!({ "name": "Ruth" }));
    let question = session.question().expect("it is asked").clone();
    let Shape::Game { number, title, scenario } = &question.shape else { panic!("{question:?}") };
    assert_eq!((*number, title.as_str(), scenario.as_str()), (1, "The mill", r#"{"title":"The mill"}"#));
    assert_eq!(question.default, GameEnd::Abandoned.into());
    session.answer(Seat(0), over(0)).expect("only the rule can tell");
    let status = session.advance(&mut TypedDice::new([]), &mut Nobody);
    let Status::Refused(Refusal::Field(unfit)) = &status else { panic!("{status:?}") };
    assert_eq!(unfit.fault.path(), "/turns");
    session.answer(Seat(0), over(5)).expect("the game is over");
    assert!(matches!(session.advance(&mut TypedDice::new([4]), &mut Nobody), Status::Asking { .. }));
    assert_eq!(session.checkpoint().played, [("mill-1".to_owned(), 9)]);
}

#[test]
fn taking_the_end_of_a_game_back_makes_it_due_again() {
    let mut session = begun();
    fill_in(&mut session, json!({ "name": "Ruth" }));
    let due = session.question().cloned();
    session.answer(Seat(0), over(5)).expect("the game is over");
    session.advance(&mut TypedDice::new([4]), &mut Nobody);
    session.undo().expect("it can be taken back");
    session.advance(&mut TypedDice::new([]), &mut Nobody);
    assert_eq!(session.question().cloned(), due);
    session.answer(Seat(0), GameEnd::Abandoned.into()).expect("it can be given up");
    session.advance(&mut TypedDice::new([]), &mut Nobody);
    let question = session.question().expect("it is due again");
    assert!(matches!(question.shape, Shape::Game { number: 2, .. }), "{question:?}");
}

#[test]
fn bots_fill_in_what_is_proposed_and_play_the_game_out() {
    for answers in [&mut Defaults as &mut dyn Answers, &mut Whim::new(3)] {
        let mut session = Session::<Tour>::new(Band::default());
        assert!(matches!(session.advance(&mut SeededDice::new(1), answers), Status::Over));
        let band = session.checkpoint();
        assert_eq!((band.members.len(), band.played.len(), band.abandoned), (3, 3, 0));
    }
}

#[test]
fn a_campaign_conforms() {
    Conformance::<Tour>::of(&|_| Band::default()).games(10).check();
}
