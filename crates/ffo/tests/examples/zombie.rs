//! The book's examples of zombies (p. 45 to 50).
use super::example;
use ffo::{
    battle::{
        Battle, PersonId,
        zombie::{activate, hear, watch},
    },
    rule,
    table::{
        area::Area,
        damage::{Hits, Victim},
        status::Status,
        weapon::{Firing, Gun, Weapon},
        zombie::{
            Activation, AtStart, Came, Entrant, InfectionTest, Matching, Noise, Placement, Source,
            StartZombies, Surprise, Turning,
        },
    },
};
use ground::open::{Piece, Shape, Table, measure::distance};
use kernel::{Point, rule::set_up, scripted};

use crate::board::{acting::within, board, board_on};

#[test]
fn frenzy_activation() {
    let mut example = example(rule!("ffo.example.frenzy-activation"));
    let [human_die, zombie_die] = *example.rest() else { panic!("a die for each side") };
    let activates = |sees_human| {
        let (human_die, zombie_die) = (human_die.into(), zombie_die.into());
        Activation { human_die, zombie_die, sees_human, came: Came::AtStart }.activates(&mut scripted(&[]))
    };
    // A, B and C.
    example.comes_to([true, true, false].map(activates));
}

#[test]
fn start_zombies() {
    let mut example = example(rule!("ffo.example.start-zombies"));
    let start = StartZombies { area: Area::Suburban, humans: vec![AtStart::default(); 3] };
    let zombies: i32 = start.generate(&mut example).iter().sum();
    example.comes_to(zombies);
}

#[test]
fn noise_suburban() {
    let mut example = example(rule!("ffo.example.noise-suburban"));
    let fires = Firing::of(Weapon::Listed(Gun::MachinePistol));
    let zombies = Noise::of_firing(Area::Suburban, &fires, &mut example).generate(&mut example);
    example.comes_to(zombies);
    let places = Placement { zombies }.roll(&mut example);
    let hours: Vec<i32> = places.iter().map(|it| it.oclock()).collect();
    example.comes_to(hours);
}

#[test]
fn building_surprise() {
    let mut example = example(rule!("ffo.example.building-surprise"));
    let zombies = Noise::of(Area::Urban, Source::EnteringBuilding).generate(&mut example);
    example.comes_to(zombies);
    let shares = Matching { zombies: zombies as u8, humans: 2 }.share(&mut example);
    example.comes_to(shares);
    let billy = Entrant { rep: 5, star: true, ..Entrant::default() };
    let sooze = Entrant { rep: 4, ..Entrant::default() };
    let surprise = Surprise { zombies: zombies.into(), entrants: vec![billy, sooze] };
    let met = surprise.resolve_all(&mut example);
    example.comes_to(met);
}

#[test]
fn no_knock_down() {
    let mut example = example(rule!("ffo.example.no-knock-down"));
    let hits = Hits { victim: Victim::Zombie, impact: 1, hits: 3, shooter_charged: true, ..Hits::default() };
    let blow = hits.roll(&mut example);
    example.comes_to(blow);
}

#[test]
fn easy_to_kill() {
    let mut example = example(rule!("ffo.example.easy-to-kill"));
    let hit = Hits { victim: Victim::Zombie, impact: 2, shooter_rep: 5, ..Hits::default() };
    for shooter_charged in [false, true] {
        let blow = Hits { shooter_charged, ..hit }.roll(&mut example);
        example.comes_to(blow);
    }
}

#[test]
fn infection() {
    let mut example = example(rule!("ffo.example.infection"));
    let test = InfectionTest { rep: 4, status: Status::Stunned, encounter_over: false };
    let infection = test.take(&mut example);
    example.comes_to(infection);
    for rolls_before in 0..3 {
        let turns = Turning { rolls_before }.turns(&mut example);
        example.comes_to(turns);
    }
}

#[test]
fn place_off_table() {
    let mut example = example(rule!("ffo.example.place-off-table"));
    let mut battle = board().done();
    let places = Placement { zombies: 1 }.roll(&mut example);
    example.comes_to(places[0].oclock());
    let shot = Point::new(100, 600);
    within(&mut battle, &[6, places[0].oclock() as u16 / 2], &[], |battle, play| {
        Ok(hear(battle, play, shot, 1, None))
    });
    let at = battle.zombies[0].at;
    let table = battle.scene.ground.table();
    example.comes_to((table.contains(at), distance(shot, at) / 25));
}

#[test]
fn last_seen() {
    let mut example = example(rule!("ffo.example.last-seen"));
    let wall = Piece {
        name: "corner".to_owned(),
        shape: Shape::Wall { line: vec![Point::new(650, 700), Point::new(1200, 700)], thickness: 5 },
        height_mm: 50,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 1200, height: 1200, pieces: vec![wall], ..Table::default() };
    let billy = board_on(table).person("Billy", 600, 500).who(|it| it.zed_proof = true);
    let mut battle = billy.zombie(580, 900).zombie(620, 900).done();
    let acts = |battle: &mut Battle| {
        battle.dead_die = Some(1);
        within(battle, &[], &[], activate);
    };
    acts(&mut battle);
    for x in [620, 1000] {
        let from = battle.person(PersonId(0)).at;
        set_up(|| battle.arrange().people[0].at.x = x);
        watch(&mut battle, PersonId(0), from);
    }
    let seen = Point::new(620, 500);
    let away = |battle: &Battle| battle.zombies.iter().map(|it| distance(it.at, seen)).collect::<Vec<_>>();
    let before = away(&battle);
    acts(&mut battle);
    let nearer: Vec<bool> = before.iter().zip(away(&battle)).map(|(was, is)| is < *was).collect();
    example.comes_to(nearer);
}
