//! The bot for human seats: what it does on small boards, and that it gets through whole games better than chance.
#![allow(clippy::unwrap_used)]

mod board;

use board::{Board, board, h, z};
use dwa::{
    battle::{
        Battle, Dwa, Phase, act,
        board::{Lying, Thing},
        figure::{Ammo, Held, Trouble},
        victory::{Edge, Goal, Place},
    },
    bot::Steady,
    setup::{self, scenario::Scenario},
    table::{search::Item, weapons::Weapon},
};
use kernel::{Answer, Answers, Asked, Book, Flow, Play, Point, Whim, dice::Seeded, question::AskedFor};

/// A bot, and what it has said so far.
struct Watched<A> {
    bot: A,
    /// None if nobody listens.
    said: Option<Vec<String>>,
}

impl<A: Answers> Answers for Watched<A> {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        let answer = self.bot.answer(asked).expect("it always answers");
        assert!(asked.check(&answer).is_ok(), "{answer:?} is no answer to {asked:?}");
        if let Some(said) = &mut self.said {
            said.push(match (asked.shape, &answer) {
                (AskedFor::One(of), Answer::One(at)) => of.describe(*at).label,
                _ => format!("{answer:?}"),
            });
        }
        Some(answer)
    }
}

/// What the bot does with the first human until his activation is over.
fn acts(battle: &mut Battle) -> Vec<String> {
    battle.phase = Phase::Humans { acting: Some(0) };
    let mut dice = Seeded::new(1);
    let mut watched = Watched { bot: Steady::new(1), said: Some(Vec::new()) };
    for _ in 0..30 {
        if battle.humans[0].turn.done {
            return watched.said.unwrap();
        }
        act::act(battle, &mut Play::bulk(&mut dice, &mut watched), 0).unwrap();
    }
    panic!("it goes on for ever: {:?}", watched.said);
}

/// The first thing he does.
fn first(board: Board) -> String {
    acts(&mut board.done()).remove(0)
}

fn reaching(board: Board, area: [i32; 4]) -> Board {
    board.scene(|it| it.goal = Goal::Reach { humans: 1, place: Place::Box(area) })
}

#[test]
fn it_fires_at_the_zombie_that_would_reach_it() {
    let near_and_far =
        board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(800, 600).zombie(680, 600);
    assert_eq!(first(near_and_far), "fire the pistol at zombie 2");
}

#[test]
fn it_reloads_an_empty_weapon_while_nobody_is_near() {
    let empty = board().armed("Dawson", 600, 600, Weapon::Pistol, 0).zombie(960, 600);
    let with_clip = empty.with(|it| it.humans[0].ammo = Ammo { clips: 1, ..Ammo::default() });
    assert_eq!(first(with_clip), "reload the pistol");
}

#[test]
fn it_does_not_reload_a_full_weapon() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(1100, 600).done();
    battle.humans[0].ammo.clips = 2;
    assert!(!acts(&mut battle).contains(&"reload the pistol".to_owned()));
}

#[test]
fn it_takes_another_weapon_when_the_first_is_empty_for_good() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::AssaultRifle, 0).zombie(960, 600).done();
    battle.humans[0].weapons.push(Held {
        weapon: Weapon::Pistol,
        loaded: 6,
        pieces: 0,
        trouble: Trouble::None,
        grenade: None,
    });
    assert_eq!(acts(&mut battle)[0], "take the pistol in hand");
}

#[test]
fn it_clears_a_jam_while_nobody_is_near() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Rifle, 5).zombie(1000, 600).done();
    battle.humans[0].weapons[0].trouble = Trouble::Jammed;
    assert_eq!(acts(&mut battle)[0], "clear the rifle");
}

#[test]
fn held_by_one_it_fires() {
    let one = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(625, 600);
    assert_eq!(first(one), "fire the pistol in close combat at zombie 1");
}

#[test]
fn it_does_not_fire_into_a_fight_that_a_friend_may_be_hit_in() {
    let fight =
        board().armed("Dawson", 600, 600, Weapon::Pistol, 12).human("Lawless", 800, 600).zombie(775, 600);
    let said = acts(&mut fight.done());
    assert!(!said.iter().any(|it| it.starts_with("fire")), "{said:?}");
}

#[test]
fn who_has_nothing_to_fight_with_keeps_out_of_reach() {
    let mut battle = board().human("Barbara", 600, 600).zombie(680, 600).zombie(600, 690).done();
    acts(&mut battle);
    let reach = 150;
    assert!(reach < battle.gap(h(0), z(0)) && reach < battle.gap(h(0), z(1)), "{:?}", battle.humans[0].at);
}

#[test]
fn who_has_fallen_stands_up() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(900, 600).done();
    battle.humans[0].posture = dwa::battle::figure::Posture::Fallen;
    assert_eq!(acts(&mut battle)[0], "stand up");
}

#[test]
fn it_goes_where_the_scenario_sends_it_and_stays_there() {
    let mut battle = reaching(board().human("Barbara", 600, 600), [100, 500, 450, 200]).done();
    acts(&mut battle);
    assert!(battle.humans[0].at.x <= 550, "{:?}", battle.humans[0].at);
    let mut battle = reaching(board().human("Barbara", 500, 600), [100, 500, 450, 200]).done();
    assert_eq!(acts(&mut battle), ["done"]);
}

#[test]
fn it_picks_up_what_the_scenario_wants_carried_out() {
    let goal = Goal::CarryOut { items: 1, of: Vec::new(), edge: Some(Edge::South) };
    let lying = Lying { at: Point::new(600, 1130), what: Thing::Item(Item::Antiseptic) };
    let start = board().human("Tess", 600, 1110).scene(|it| it.goal = goal);
    let mut battle = start.with(|it| it.lying.push(lying)).done();
    assert_eq!(acts(&mut battle)[0], "pick up antiseptic");
}

#[test]
fn a_machine_gun_is_fired_at_the_crowd() {
    let gunner = board().armed("Brandt", 600, 900, Weapon::MachineGun, 20);
    let crowd = gunner.zombie(600, 600).zombie(630, 610).zombie(570, 610).zombie(600, 640).zombie(1000, 900);
    let said = acts(&mut crowd.done());
    assert_eq!(said[0], "fire the machine gun");
    assert!(said[1].contains("x: 6") || said[1].contains("x: 5"), "the circle lies on the crowd: {said:?}");
}

/// Plays a game to its end; the result.
fn game(scenario: &Scenario, seed: u64, bot: impl Answers) -> dwa::battle::victory::Result {
    let mut battle = scenario.battle();
    let mut dice = Seeded::new(seed);
    let mut watched = Watched { bot, said: None };
    for _ in 0..5_000 {
        match Dwa::step(&mut battle, &mut Play::bulk(&mut dice, &mut watched)) {
            Ok(Flow::Goes) => (),
            Ok(Flow::Ends) => return battle.result.unwrap(),
            Err(pause) => panic!("game {seed} stopped: {pause:?}"),
        }
    }
    panic!("game {seed} does not end");
}

#[test]
fn whole_games_of_every_scenario_come_to_an_end() {
    for (id, text) in setup::scenarios() {
        let scenario = Scenario::read(text).unwrap();
        for seed in 1..=3 {
            let result = game(&scenario, seed, Steady::new(!seed));
            assert!(result.alive <= result.started, "{id}");
        }
    }
}

#[test]
fn it_plays_the_same_game_again_from_the_same_seed() {
    let scenario = Scenario::read(setup::scenarios()[0].1).unwrap();
    assert_eq!(game(&scenario, 3, Steady::new(9)), game(&scenario, 3, Steady::new(9)));
}

#[test]
fn it_does_much_better_than_chance_in_the_street() {
    let scenario = Scenario::read(setup::scenarios()[0].1).unwrap();
    let score = |it: dwa::battle::victory::Result| u32::from(it.reached) * 4 + u32::from(it.alive);
    let steady: u32 = (1..=15).map(|it| score(game(&scenario, it, Steady::new(it)))).sum();
    let chance: u32 = (1..=15).map(|it| score(game(&scenario, it, Whim::new(it)))).sum();
    assert!(chance * 3 / 2 < steady, "{steady} against {chance}");
}
