//! The bot for human seats: what it does on small boards, and that it gets through whole games better than chance.
use crate::board::{Board, at, board, encounter, p};
use crate::turn_in_words;
use atzr::{
    battle::{Atzr, Battle, Encounter, Phase, Role, SideId, Stance, State, act, place::Searched},
    bot::Steady,
    printed::{Class, CounterThing},
    setup::{layout::MapLayout, scenario::Scenario, scenarios},
};
use kernel::{Answer, Answers, Book, Flow, LiveQuestion, Play, Whim, dice::SeededDice, question::AskedFor};

/// A bot, and what it has said so far.
struct Watched {
    bot: Steady,
    said: Vec<String>,
}

impl Answers for Watched {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let answer = self.bot.answer(asked).expect("it always answers");
        assert!(asked.check(&answer).is_ok(), "{answer:?} is no answer to {asked:?}");
        if let (AskedFor::One(of), Answer::One(at)) = (asked.shape, &answer) {
            self.said.push(of.describe(*at).label);
        }
        Some(answer)
    }
}

/// The first thing that the first of them does.
fn first(board: Board) -> String {
    let mut battle = board.done();
    turn_in_words::activate(&mut battle, p(0));
    let mut watched = Watched { bot: Steady::new(1), said: Vec::new() };
    let mut dice = SeededDice::new(1);
    let Phase::Active { leader, .. } = battle.phase else { panic!("{:?}", battle.phase) };
    act::act(&mut battle, &mut Play::bulk(&mut dice, &mut watched), leader, p(0)).unwrap();
    watched.said.remove(0)
}

#[test]
fn with_a_bat_it_charges_a_zombie_that_stands_alone_and_makes_no_noise() {
    let layout = MapLayout::side_by_side("maple-heights", "route-nine");
    let mut searched = encounter(layout, Encounter::TakeBack {});
    searched.0.set_up().places.iter_mut().for_each(|it| it.search = Searched::Done);
    let one = searched.star("Ray", 5, "0803").holds(&[CounterThing::BaseballBat]).zombie("0805");
    assert_eq!(first(one), "Charge zombie 1");
}

#[test]
fn it_does_not_charge_four_zombies_with_bare_hands() {
    let four = board().grunt("Ray", 3, "0803").zombie("0805").zombie("0805").zombie("0805").zombie("0805");
    assert!(!first(four).starts_with("Charge"));
}

#[test]
fn it_shoots_at_an_enemy_before_anything_else() {
    let enemy = board().star("Ray", 5, "0803").holds(&[CounterThing::HuntingRifle]).enemies(Class::Ganger);
    let enemy = enemy.enemy("Spike", 3, "0808").holds(&[CounterThing::Pistol]).zombie("1603");
    assert_eq!(first(enemy), "Fire the Hunting Rifle");
}

#[test]
fn it_searches_where_it_stands_as_soon_as_it_may() {
    let mut inside = board().star("Ray", 5, "1108").holds(&[CounterThing::Pistol]);
    let door = inside.0.scene.board.entrance(at("1108")).unwrap();
    (inside.0.set_up().places[door].open, inside.0.set_up().places[door].card) = (true, Some(0));
    assert_eq!(first(inside), "Search this place");
}

#[test]
fn it_talks_to_strangers_who_are_no_better_than_its_leader() {
    let meets = |rep: u8| {
        let mut two = board().star("Ray", 5, "0803").enemies(Class::Survivor).enemy("Lil", rep, "0804");
        two.0.set_stance(SideId(0), SideId(1), Stance::ToTalk);
        first(two)
    };
    assert!(meets(3).starts_with("Talk to"));
    assert!(!meets(7).starts_with("Talk to"));
}

fn won(start: &Battle, seed: u64, bot: &mut dyn Answers) -> bool {
    let (mut battle, mut dice) = (start.clone(), SeededDice::new(seed));
    for _ in 0..50_000 {
        if Atzr::step(&mut battle, &mut Play::bulk(&mut dice, bot)).unwrap() == Flow::Ends {
            return battle.result.unwrap().success;
        }
    }
    panic!("{} with seed {seed} does not end", start.scene.title);
}

#[test]
fn it_reaches_its_goal_far_more_often_than_chance() {
    let (mut steady, mut random) = (0, 0);
    for (id, text) in scenarios() {
        let start = Scenario::read(text).unwrap().battle();
        // Clearing a whole map takes too long for many of them.
        let games = if *id == "market" { 2 } else { 8 };
        for seed in 0..games {
            steady += u32::from(won(&start, seed, &mut Steady::new(seed)));
            random += u32::from(won(&start, seed, &mut Whim::new(seed)));
        }
    }
    assert!(3 * random < 2 * steady && 15 < steady, "{steady} against {random}");
}

/// Ray after a Robbery, with a robber down a hex away; the rifle is worth a step, and then it is over.
#[test]
fn it_loots_whom_it_has_beaten_and_then_ends_it() {
    let robbery = Encounter::Robbery { after_chillin: false, suspicious: false };
    let beaten = |state: State, hex: &str| {
        let board = encounter(MapLayout::side_by_side("maple-heights", "route-nine"), robbery);
        let board = board.star("Ray", 5, "0803").enemies(Class::Ganger).enemy("Bank", 3, hex);
        let mut board = board.holds(&[CounterThing::HuntingRifle]).last(|it| it.state = state);
        board.0.side_mut(SideId(1)).role = Role::Robbers;
        board
    };
    let ends = "End the Encounter: success";
    assert_eq!(first(beaten(State::OutOfTheFight, "0804")), "Go to 0804");
    assert!(first(beaten(State::OutOfTheFight, "0803")).starts_with("Take the Hunting Rifle"));
    assert_eq!(first(beaten(State::OutOfTheFight, "0820")), ends, "not worth the way");
    assert_eq!(first(beaten(State::RanAway, "0804")), ends);
    let laden = beaten(State::OutOfTheFight, "0803");
    let mut laden = Board(laden.0);
    laden.0.set_up().people[0].gear.extend([CounterThing::Ammo; 5].map(atzr::battle::item::Item::from));
    assert_eq!(first(laden), ends, "whoever carries enough goes home");
    assert_ne!(first(beaten(State::OutOfTheFight, "0804").zombie("0807")), ends, "not among the dead");
}
