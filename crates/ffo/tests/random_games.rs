//! Whole games in which everything that may be answered is answered by chance: each comes to its end, or goes on as long as it is
//! watched.
use ffo::{
    battle::{Battle, turn},
    setup::{Scenario, write},
    table::weapon::Gun,
};
use kernel::{Answer, Answers, Flow, LiveQuestion, Play, Whim, dice::SeededDice};

use crate::{
    board::{Board, board, house},
    setup_scenario::town,
};

/// So many decisions of a game are watched, and so many turns it lasts.
const DECISIONS: usize = 400;
const TURNS: u16 = 12;

/// Each position that so many steps are between is written down and read again.
const WRITTEN: usize = 5;

/// More steps than so many decisions and turns take.
const STEPS: usize = 4_000;

struct Counted(Whim, usize);

impl Answers for Counted {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.1 += 1;
        self.0.answer(asked)
    }
}

/// Two bands who shoot at each other, with nothing between them.
fn shoot_out() -> Board {
    let band = board().armed("Ann", 560, 900, Gun::Pistol).armed("Bob", 620, 900, Gun::Shotgun);
    let gang = band.enemy("Eve", 560, 420).enemy("Fay", 640, 420);
    gang.who(|it| it.facing = 180).zombie(200, 200).zombie(1000, 700)
}

/// A band that has to hold a house against the dead, and one who is inside it already.
fn siege() -> Board {
    let band =
        house().armed("Ann", 600, 540, Gun::AssaultRifle).person("Bob", 640, 560).enemy("Eve", 550, 400);
    let dead = band.zombie(560, 640).zombie(600, 660).zombie(640, 680);
    dead.zombie(300, 400).zombie(320, 420).zombie(900, 400).zombie(600, 200)
}

/// Two bands who come to blows with each other and the dead.
fn hand_to_hand() -> Board {
    let band = board().person("Ann", 600, 600).who(|it| it.star = true).person("Bob", 650, 600);
    let more = band.who(|it| it.zed_proof = true).enemy("Eve", 600, 480).enemy("Fay", 650, 480);
    more.zombie(600, 680).zombie(560, 700).zombie(700, 700).zombie(700, 480).zombie(400, 500)
}

/// A position is the same once it has been written down as a scenario and read from it.
fn reads_back(battle: &Battle) {
    let text = serde_json::to_string(&write::file(battle)).unwrap();
    let read = Scenario::read(&text).unwrap_or_else(|it| panic!("{it}"));
    assert!(read.battle() == *battle, "{:?} of turn {}", battle.phase, battle.turn);
}

/// Plays it by chance.
fn play(mut battle: Battle, seed: u64) {
    let (mut dice, mut whim) = (SeededDice::new(seed), Counted(Whim::new(seed), 0));
    let mut steps = 0;
    for _ in 0..STEPS {
        let mut play = Play::new(Vec::new(), &mut dice, &mut whim);
        let flow = turn::step(&mut battle, &mut play).expect("whatever may be answered is taken");
        steps += 1;
        if steps % WRITTEN == 0 {
            reads_back(&battle);
        }
        if flow == Flow::Ends || DECISIONS <= whim.1 {
            return;
        }
    }
    panic!("game {seed} goes on without end: turn {}, {:?}", battle.turn, battle.phase);
}

fn last_turn(board: Board) -> Battle {
    board.scene(|it| it.last_turn = Some(TURNS)).done()
}

#[test]
fn games_on_every_board_come_to_their_end() {
    for seed in 0..10 {
        for board in [shoot_out(), siege(), hand_to_hand()] {
            play(last_turn(board), seed);
        }
    }
}

#[test]
fn games_in_a_town_come_to_their_end() {
    for seed in 0..10 {
        play(Scenario::read(&town().to_string()).unwrap().battle(), seed);
    }
}
