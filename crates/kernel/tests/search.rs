//! Looking ahead: the best option is found, nothing hidden is seen, and the same seed thinks the same.
use std::cell::Cell;

use kernel::{
    Answer, Answers, Book, Choice, Crew, Defaults, Dice, Flow, Ledger, LiveQuestion, OptionView, Pause, Play,
    Roll, RuleId, Seat, Session, SoFar, Status, Viewer, ask,
    dice::SeededDice,
    search::{Effort, Root, Search, Thinker, Verdicts, Worth},
};
use serde::{Deserialize, Serialize};

const fn rule(id: &'static str) -> RuleId {
    RuleId::in_ledger(id)
}

/// Three doors to a cellar. Behind one lies a dog that nobody can see; the doors themselves are good or bad.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Doors {
    /// The least face of a die with which each door opens.
    opens: Vec<u16>,
    dog: usize,
    turn: u16,
    out: Option<bool>,
}

#[derive(Clone, Copy, Debug)]
struct Cellar;

#[derive(Clone, Copy, Debug)]
struct Door(usize);

impl Choice for Door {
    type Table = Doors;

    fn offered(&self, _: &Doors) -> OptionView {
        OptionView::new(format!("door {}", self.0))
    }
}

thread_local! {
    static STEPS: Cell<u32> = const { Cell::new(0) };
}

static LEDGER: Ledger = Ledger { book: "doors", chapters: &[], rules: &[], rulings: &[], examples: &[] };

impl Book for Cellar {
    type Battle = Doors;
    type View = u16;
    type Preview = ();
    const ID: &'static str = "doors";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &LEDGER
    }

    fn step(doors: &mut Doors, play: &mut Play<'_>) -> Result<Flow, Pause> {
        STEPS.set(STEPS.get() + 1);
        if doors.turn == 0 {
            // Somewhere a clock strikes before anybody is asked: the tape is not empty.
            play.d6(rule("doors.clock"));
            let all: Vec<Door> = (0..doors.opens.len()).map(Door).collect();
            let Door(door) = play.pick(doors, ask(rule("doors.which"), Seat(0)), &all)?;
            let opens = i32::from(doors.opens[door]) <= play.d6(rule("doors.opens"));
            doors.out = Some(opens && door != doors.dog);
        }
        doors.turn += 1;
        Ok(if doors.turn == 3 { Flow::Ends } else { Flow::Goes })
    }

    fn view(doors: &Doors, _: Viewer) -> u16 {
        doors.turn
    }

    fn resample(doors: &mut Doors, _: &Doors, _: Seat, dice: &mut dyn Dice) {
        doors.dog = dice.one_of(rule("doors.dog"), doors.opens.len());
    }
}

fn search(playouts: u32) -> Search<Cellar> {
    Search {
        player: |_| Box::new(Defaults),
        turn: |doors| doors.turn.into(),
        worth: |doors, _| Worth::new(u32::from(doors.out == Some(true)) * 1_000, 500),
        effort: Effort { playouts, least: 8, turns: 10, options: 8 },
    }
}

fn doors(opens: &[u16], dog: usize) -> Doors {
    Doors { opens: opens.to_vec(), dog, turn: 0, out: None }
}

/// A session that waits with its question.
fn waiting(doors: Doors) -> Session<Cellar> {
    let mut session = Session::new(doors);
    let status = session.advance(&mut SeededDice::new(5), &mut kernel::Nobody);
    assert!(matches!(status, Status::Asking { .. }));
    session
}

fn weighed(doors: Doors, playouts: u32, seed: u64) -> Verdicts {
    let search = search(playouts);
    let root = Root::open(&waiting(doors), &search, 1).unwrap();
    search.weigh(&root, seed, &mut |_| true)
}

fn spent(it: &Verdicts) -> usize {
    it.seen.iter().map(kernel::search::Seen::playouts).sum()
}

#[test]
fn the_door_that_opens_most_often_is_chosen_and_its_chance_is_seen() {
    let it = weighed(doors(&[6, 6, 2], 0), 400, 9);
    assert_eq!(it.seen[it.pick].answer, Answer::One(2));
    let best = &it.seen[it.pick];
    // Five of six dice open it, and two times in three the dog is elsewhere.
    let truth = 5.0 / 6.0 * 2.0 / 3.0;
    assert!((best.chance() - truth).abs() <= 2.0 * best.error(), "{} ± {}", best.chance(), best.error());
    assert!(it.seen.iter().all(|it| it.playouts() <= best.playouts()), "time goes to the promising");
    assert!(48 <= spent(&it) && spent(&it) <= 400, "{}", spent(&it));
}

#[test]
fn what_is_beyond_doubt_is_not_played_on() {
    let plain = weighed(doors(&[7, 7, 1], 0), 4_000, 9);
    let close = weighed(doors(&[4, 4, 3], 0), 4_000, 9);
    assert_eq!(plain.seen[plain.pick].answer, Answer::One(2));
    assert!(spent(&plain) < spent(&close), "{} and {}", spent(&plain), spent(&close));
    assert!(spent(&close) <= 4_000);
}

#[test]
fn what_comes_to_the_same_in_every_game_is_not_played_on() {
    let it = weighed(doors(&[7, 7], 0), 4_000, 3);
    assert_eq!(it.seen[it.pick].answer, Answer::One(0));
    assert!(spent(&it) < 1_000, "{}", spent(&it));
}

#[test]
fn where_nothing_is_surely_better_it_answers_as_the_plain_bot() {
    let it = weighed(doors(&[3, 3, 3], 1), 200, 3);
    assert_eq!(it.seen[it.pick].answer, Answer::One(0));
}

#[test]
fn the_same_seed_sees_the_same_and_another_seed_something_else() {
    let start = || doors(&[4, 2, 3], 1);
    assert_eq!(weighed(start(), 60, 7), weighed(start(), 60, 7));
    assert_ne!(weighed(start(), 60, 7).seen, weighed(start(), 60, 8).seen);
}

#[test]
fn what_the_seat_cannot_know_makes_no_difference() {
    let all: Vec<Verdicts> = (0..3).map(|dog| weighed(doors(&[5, 2, 3], dog), 120, 11)).collect();
    assert!(all.iter().all(|it| *it == all[0]));
}

/// How many steps a game of the thinker takes, playouts included.
fn steps(opens: &[u16]) -> (u32, Doors) {
    let mut battle = doors(opens, 0);
    let (mut dice, mut thinker) = (SeededDice::new(1), Thinker::new(search(30), 4));
    STEPS.set(0);
    loop {
        let before = battle.clone();
        let mut play = Play::looking_ahead(&before, &mut dice, &mut thinker);
        if Cellar::step(&mut battle, &mut play).unwrap() == Flow::Ends {
            return (STEPS.get(), battle);
        }
    }
}

#[test]
fn a_question_with_one_answer_costs_nothing() {
    assert_eq!(steps(&[3]).0, 3);
    assert!(20 < steps(&[3, 4]).0);
}

#[test]
fn it_thinks_the_same_in_bulk_and_at_a_table() {
    let (_, end) = steps(&[6, 3, 1]);
    let mut session = Session::<Cellar>::new(doors(&[6, 3, 1], 0));
    let status = session.advance(&mut SeededDice::new(1), &mut Thinker::new(search(30), 4));
    assert!(matches!(status, Status::Over));
    assert_eq!(*session.checkpoint(), end);
}

#[test]
fn it_can_be_stopped_and_then_says_what_it_saw() {
    let search = search(300);
    let root = Root::open(&waiting(doors(&[2, 2, 2], 0)), &search, 1).unwrap();
    let mut left = 10;
    let it = search.weigh(&root, 1, &mut |_| {
        left -= 1;
        0 < left
    });
    assert_eq!(it.seen.iter().map(kernel::search::Seen::playouts).sum::<usize>(), 10);
}

/// Three hands that begin with the last piece.
struct Backwards;

impl Crew for Backwards {
    fn hands(&self) -> usize {
        3
    }

    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).rev().for_each(work);
    }
}

#[test]
fn it_weighs_the_same_whoever_plays_the_options_out() {
    let search = search(400);
    let root = Root::open(&waiting(doors(&[6, 3, 2], 0)), &search, 1).unwrap();
    for most in [10, 50, 1_000] {
        let until = || {
            let mut left = most;
            move |_: &[kernel::search::Seen]| {
                left -= 1;
                0 < left
            }
        };
        let alone = search.weigh(&root, 9, &mut until());
        assert_eq!(search.weigh_by(&Backwards, &root, 9, &mut until()), alone, "{most} heard");
        assert_eq!(spent(&alone).min(most), spent(&alone));
    }
}

#[test]
fn a_bot_that_does_not_look_ahead_is_asked_as_ever() {
    struct Counts(u32);
    impl Answers for Counts {
        fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
            self.0 += 1;
            Some(asked.default())
        }
    }
    let so_far = |asked: &LiveQuestion<'_>, bot: &mut Counts| {
        bot.answer_from(asked, &SoFar { checkpoint: &(), tape: &[] })
    };
    let (mut bot, mut battle) = (Counts(0), doors(&[1], 3));
    let mut through = |asked: &LiveQuestion<'_>| so_far(asked, &mut bot);
    Cellar::step(&mut battle, &mut Play::bulk(&mut SeededDice::new(2), &mut through)).unwrap();
    assert_eq!((bot.0, battle.out), (1, Some(true)));
    assert!(!Counts(0).looks_ahead());
}
