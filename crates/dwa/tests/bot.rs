//! The bot for human seats: what it does on small boards, and that it gets through whole games better than chance.
use crate::board::{Board, board, h, z};
use dwa::{
    battle::{
        Battle, Dwa, Phase, act,
        board::{LooseThing, Lying},
        figure::{Ammo, CarriedWeapon, Life, Malfunction},
        victory::{Edge, Goal, TableArea},
    },
    bot::Steady,
    setup::{self, scenario::Scenario},
    table::{search::Item, weapons::Weapon},
};
use kernel::{
    Answer, Answers, Book, Flow, LiveQuestion, Play, Point, Whim, dice::SeededDice, question::AskedFor,
};

/// A bot, and what it has said so far.
struct Watched<A> {
    bot: A,
    /// None if nobody listens.
    said: Option<Vec<String>>,
}

impl<A: Answers> Answers for Watched<A> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
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
    let mut dice = SeededDice::new(1);
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
    board.scene(|it| it.goal = Goal::Reach { humans: 1, place: TableArea::Box(area) })
}

#[test]
fn it_fires_at_the_zombie_that_would_reach_it() {
    let near_and_far =
        board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(800, 600).zombie(680, 600);
    assert_eq!(first(near_and_far), "fire the pistol at zombie 2");
}

#[test]
fn it_fires_at_the_zombie_that_will_reach_a_friend_first() {
    let far_from_him = board().armed("Dawson", 600, 600, Weapon::Rifle, 10).human("Barbara", 900, 600);
    let two = far_from_him.zombie(600, 390).zombie(900, 660);
    assert_eq!(first(two), "fire the rifle at zombie 2");
}

#[test]
fn it_steps_back_after_the_shot_out_of_reach() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(720, 600).done();
    let before = battle.gap(h(0), z(0));
    let said = acts(&mut battle);
    assert!(said[0].starts_with("fire the pistol"), "{said:?}");
    assert!(battle.zombies[0].out || before < battle.gap(h(0), z(0)), "{said:?}");
}

#[test]
fn it_reloads_before_the_weapon_is_empty_while_nobody_is_near() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::AssaultRifle, 1).zombie(1150, 1150).done();
    battle.arrange().humans[0].ammo.clips = 1;
    assert_eq!(acts(&mut battle)[0], "reload the assault rifle");
}

#[test]
fn it_reloads_an_empty_weapon_while_nobody_is_near() {
    let empty = board().armed("Dawson", 600, 600, Weapon::Pistol, 0).zombie(960, 600);
    let with_clip = empty.with(|it| it.arrange().humans[0].ammo = Ammo { clips: 1, ..Ammo::default() });
    assert_eq!(first(with_clip), "reload the pistol");
}

#[test]
fn it_does_not_reload_a_full_weapon() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(1100, 600).done();
    battle.arrange().humans[0].ammo.clips = 2;
    assert!(!acts(&mut battle).contains(&"reload the pistol".to_owned()));
}

#[test]
fn it_takes_another_weapon_when_the_first_is_empty_for_good() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::AssaultRifle, 0).zombie(960, 600).done();
    battle.arrange().humans[0].weapons.push(CarriedWeapon {
        weapon: Weapon::Pistol,
        loaded: 6,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    });
    assert_eq!(acts(&mut battle)[0], "take the pistol in hand");
}

#[test]
fn it_clears_a_jam_while_nobody_is_near() {
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Rifle, 5).zombie(1000, 600).done();
    battle.arrange().humans[0].weapons[0].trouble = Malfunction::Jammed;
    assert_eq!(acts(&mut battle)[0], "clear the rifle");
}

#[test]
fn held_by_one_it_fires() {
    let one = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(625, 600);
    assert_eq!(first(one), "fire the pistol in close combat at zombie 1");
}

#[test]
fn held_by_three_it_breaks_away_if_it_has_only_a_club() {
    let club = board().armed("Dawson", 600, 600, Weapon::BaseballBat, 0);
    let three = club.zombie(625, 600).zombie(613, 578).zombie(588, 578);
    assert_eq!(first(three), "break away from close combat");
}

#[test]
fn held_by_one_it_strikes_with_its_machete() {
    let one = board().armed("Kowalski", 600, 600, Weapon::Machete, 0).zombie(625, 600);
    assert!(first(one).starts_with("strike zombie 1"));
}

#[test]
fn it_helps_a_friend_who_is_held_by_finishing_whoever_lies_at_his_feet() {
    let held = board().armed("Dawson", 600, 600, Weapon::Machete, 0).human("Barbara", 660, 600);
    assert_eq!(first(held.fallen_zombie(625, 600)), "strike zombie 1 with the machete");
}

#[test]
fn it_treats_a_wounded_friend_while_nobody_is_near() {
    let mut battle = board().human("Doc Weller", 600, 600).human("Tess", 625, 600).zombie(1150, 1150).done();
    battle.rules.items = true;
    battle.arrange().humans[0].items.push(Item::MediumFirstAidKit);
    battle.arrange().humans[1].wounds = 2;
    acts(&mut battle);
    assert_eq!(battle.humans[1].wounds, 0);
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
    battle.arrange().humans[0].posture = dwa::battle::figure::Posture::Fallen;
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
    let lying = Lying { at: Point::new(600, 1130), what: LooseThing::Item(Item::Antiseptic) };
    let start = board().human("Tess", 600, 1110).scene(|it| it.goal = goal);
    let mut battle = start.with(|it| it.arrange().lying.push(lying)).done();
    assert_eq!(acts(&mut battle)[0], "pick up antiseptic");
}

#[test]
fn it_leaves_the_table_with_the_goods() {
    let goal = Goal::CarryOut { items: 1, of: Vec::new(), edge: Some(Edge::South) };
    let mut battle = board().human("Tess", 600, 1110).scene(|it| it.goal = goal).done();
    battle.arrange().humans[0].items.push(Item::Antiseptic);
    acts(&mut battle);
    assert_eq!(battle.humans[0].life, Life::Left);
}

#[test]
fn it_leaves_the_table_from_a_few_millimetres_off_the_edge() {
    let goal = Goal::CarryOut { items: 1, of: Vec::new(), edge: Some(Edge::South) };
    let mut battle = board().human("Ramirez", 597, 1184).scene(|it| it.goal = goal).done();
    battle.arrange().humans[0].items.push(Item::Antiseptic);
    acts(&mut battle);
    assert_eq!(battle.humans[0].life, Life::Left);
}

#[test]
fn the_team_goes_for_one_thing_together_and_not_each_for_his_own() {
    let goal = Goal::CarryOut { items: 2, of: Vec::new(), edge: Some(Edge::South) };
    let lying = |x: i32| Lying { at: Point::new(x, 600), what: LooseThing::Item(Item::Antiseptic) };
    // The second thing is nearer to Kowalski, the first to the others.
    let team = board().human("Kowalski", 640, 600).human("Tess", 500, 600).human("Doc Weller", 470, 600);
    let team = team.scene(|it| it.goal = goal);
    let mut battle = team.with(|it| it.arrange().lying.extend([lying(300), lying(900)])).done();
    acts(&mut battle);
    assert!(battle.humans[0].at.x < 640, "{:?}", battle.humans[0].at);
}

#[test]
fn who_is_to_hold_a_place_is_there_when_the_last_turn_ends() {
    let place = TableArea::Box([400, 400, 400, 400]);
    let goal = Goal::Hold { humans: 1, place: place.clone() };
    let last = board().armed("Ng", 600, 850, Weapon::Pistol, 12).scene(|it| {
        it.goal = goal;
        it.last_turn = Some(1);
    });
    let mut battle = last.zombie(600, 700).zombie(700, 700).done();
    acts(&mut battle);
    assert!(place.contains(battle.scene.ground.table(), battle.humans[0].at), "{:?}", battle.humans[0].at);
}

#[test]
fn it_goes_on_from_where_it_stands_and_never_back_and_forth() {
    let mut battle = reaching(board().human("Barbara", 900, 600), [100, 500, 100, 200]).done();
    let said = acts(&mut battle);
    let walks = said.iter().filter(|it| *it == "walk").count();
    assert!(walks == 1 && battle.humans[0].at.x < 710, "{said:?} {:?}", battle.humans[0].at);
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
    let mut dice = SeededDice::new(seed);
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
        for seed in 1..=2 {
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

/// How many of so many games of a scenario are won, and how many people of all of them live, by each of the two bots.
fn compared(id: &str, games: u64) -> [(u32, u32); 2] {
    let text = setup::scenarios().iter().find(|it| it.0 == id).unwrap().1;
    let scenario = Scenario::read(text).unwrap();
    let tally = |play: &dyn Fn(u64) -> dwa::battle::victory::Result| {
        let results = (1..=games).map(play);
        results.fold((0, 0), |sum, it| (sum.0 + u32::from(it.reached), sum.1 + u32::from(it.alive)))
    };
    [tally(&|it| game(&scenario, it, Steady::new(it))), tally(&|it| game(&scenario, it, Whim::new(it)))]
}

#[test]
fn it_does_much_better_than_chance_in_the_street() {
    let [steady, chance] = compared("street", 20);
    assert!(chance.0 + 5 <= steady.0 && 2 * chance.1 < steady.1, "{steady:?} against {chance:?}");
}

#[test]
fn it_does_much_better_than_chance_in_the_farmhouse() {
    let [steady, chance] = compared("farmhouse", 4);
    assert!(chance.0 < steady.0, "{steady:?} against {chance:?}");
}

#[test]
fn it_does_much_better_than_chance_in_the_supermarket() {
    let [steady, chance] = compared("supermarket", 4);
    assert!(chance.0 < steady.0 && 2 * chance.1 < steady.1, "{steady:?} against {chance:?}");
}

#[test]
fn it_does_much_better_than_chance_when_it_gets_away_by_car() {
    let [steady, chance] = compared("getaway", 8);
    assert!(chance.0 + 2 <= steady.0 && 2 * chance.1 < steady.1, "{steady:?} against {chance:?}");
}

#[test]
fn it_does_much_better_than_chance_in_the_firefight() {
    let [steady, chance] = compared("firefight", 3);
    assert!(chance.0 < steady.0 && 2 * chance.1 < steady.1, "{steady:?} against {chance:?}");
}
