//! The turn of four people who only advance: they are led to one place, and what is still asked of them is answered as it stands.
use kernel::{Event, Point, Seat, Term, Token, What, dice::SeededDice};
use shelf::{Game, GroupOrder, GroupPlan, PlayableScenario, Players, Reply, Source};

/// So many people are led.
const FOUR: usize = 4;

/// "Move together", and the ground twice.
const LEAD: usize = 3;

/// Before the first turn in which four can be led, no more is answered than this.
const PATIENCE: usize = 60;

/// So many places along each side of the board are tried.
const ALONG: i32 = 6;

/// Clicks from the question at which all four can be led to the next turn; nothing if the game has no such turn early on.
pub fn clicks(scenario: &dyn PlayableScenario, seed: u64) -> Option<usize> {
    let mut game = scenario.start(Players::people(), Source::Seeded(SeededDice::new(seed)));
    game.advance().ok()?;
    for _ in 0..PATIENCE {
        let seat = game.question()?.seat;
        let company = game.company(seat);
        match plan(&*game, seat, &company) {
            Some(plan) => {
                let turn = turns(&*game);
                game.take(game.number(), seat, Reply::Answers(plan.answers)).ok()?;
                return Some(LEAD + to_end_of_turn(&mut *game, seat, turn));
            }
            None => go_on(&mut *game, seat)?,
        }
    }
    None
}

/// An order on which all four go somewhere; of several places the one to which they go farthest.
fn plan(game: &dyn Game, seat: Seat, company: &[Token]) -> Option<GroupPlan> {
    if company.len() != FOUR {
        return None;
    }
    let (wide, high) = game.view(seat.into()).ground.size();
    let places = (0..ALONG * ALONG).map(|it| {
        let along = |at: i32, of: i32| of * (2 * at + 1) / (2 * ALONG);
        Point { x: along(it % ALONG, wide), y: along(it / ALONG, high) }
    });
    let orders = places.map(|to| GroupOrder { who: company.to_vec(), to: Some(to) });
    let plans = orders.filter_map(|it| game.group_plan(seat, &it).ok());
    plans.filter(|it| it.ways.len() == FOUR).max_by_key(length)
}

/// How far they go, all together.
fn length(plan: &GroupPlan) -> i64 {
    let far = |from: &Point, to: &Point| i64::from((from.x - to.x).abs() + (from.y - to.y).abs());
    plan.ways.iter().flat_map(|it| it.1.windows(2)).map(|it| far(&it[0], &it[1])).sum()
}

/// Clicks until the turn is over: those who have still to act wait together, anything else is one click. What others do to them
/// in the meantime is no part of it.
fn to_end_of_turn(game: &mut dyn Game, seat: Seat, turn: usize) -> usize {
    let mut clicks = 0;
    while turns(game) == turn {
        let Some(asked) = game.question() else { break };
        if asked.seat != seat || asked.interrupt.is_some() {
            break;
        }
        clicks += 1;
        let wait = GroupOrder { who: game.company(seat), to: None };
        let waits =
            game.group_plan(seat, &wait).ok().filter(|it| 1 < wait.who.len() && !it.answers.is_empty());
        let taken = match waits {
            Some(plan) => game.take(game.number(), seat, Reply::Answers(plan.answers)).ok(),
            None => go_on(game, seat),
        };
        if taken.is_none() {
            break;
        }
    }
    clicks
}

fn turns(game: &dyn Game) -> usize {
    let turn = |it: &Event| matches!(it.what, What::Counted { token: None, what: Term::TURN, .. });
    game.journal().iter().filter(|it| turn(it)).count()
}

/// Answers as it stands.
fn go_on(game: &mut dyn Game, seat: Seat) -> Option<()> {
    let answer = game.question()?.default.clone();
    game.answer(seat, answer).ok()
}
