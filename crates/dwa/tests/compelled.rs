//! Whoever acts because a quirk or a psychosis makes them is told to: the cause first, then the deed.
use crate::{
    board::{
        Board,
        acting::{acts, says},
        board, board_on, human,
    },
    telling::told,
};
use dwa::rule;
use dwa::{
    battle::{
        Battle, FigureId,
        figure::{CarriedWeapon, Human, HumanTurn, Malfunction},
        mg, psychosis, quirk,
    },
    table::{char::Archetype, psychosis::Psychosis, quirk::Quirk, weapons::Weapon},
};
use ground::open::{Piece, Polygon, Shape, Table};
use kernel::{
    Answer, Answers, Event, LiveQuestion, Play, Point, RuleId, question::AskedFor, rule::Proof, scripted,
};

fn ann(weapon: Weapon) -> Human {
    let mut ann = human("Ann", 600, 600);
    ann.weapons.push(CarriedWeapon {
        weapon,
        loaded: 6,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    });
    ann.in_hand.push(0);
    ann
}

fn mad(weapon: Weapon, psychosis: Psychosis) -> Board {
    board()
        .add(Human { psychoses: [psychosis].into_iter().collect(), ..ann(weapon) })
        .rules(|it| it.trauma = true)
}

fn odd(weapon: Weapon, quirk: Quirk) -> Board {
    board().add(Human { quirks: [quirk].into_iter().collect(), ..ann(weapon) }).rules(|it| it.quirks = true)
}

/// What the beginning of Ann's activation tells, without its dice.
fn begins(mut battle: Battle, dice: &[u16]) -> Vec<String> {
    let (mut dice, mut said) = (scripted(dice), says(&[]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    psychosis::compel(&mut battle, &mut play, 0).unwrap();
    quirk::begin(&mut battle, &mut play, 0).unwrap();
    let events = play.journal().to_vec();
    lines(&battle, &events)
}

fn lines(battle: &Battle, events: &[Event]) -> Vec<String> {
    told(battle, events).into_iter().map(|it| it.text).collect()
}

#[test]
fn the_mind_that_makes_somebody_act_is_told_before_the_deed() {
    let cop = |x: i32| Human { archetype: Archetype::LawEnforcement, ..human("Bob", x, 600) };
    let criminal = odd(Weapon::Pistol, Quirk::Criminal).add(cop(700)).rules(|it| it.archetypes = true);
    let cases = [
        (begins(criminal.done(), &[3]), "Ann is Criminal and turns on Bob"),
        (
            begins(odd(Weapon::Pistol, Quirk::Macho).zombie(775, 600).done(), &[1]),
            "Ann is Macho and has to fire at zombie 1",
        ),
        (
            begins(odd(Weapon::Machete, Quirk::Stupid).zombie(700, 600).done(), &[1]),
            "Ann is Stupid and goes for zombie 1",
        ),
        (
            begins(mad(Weapon::Pistol, Psychosis::Paranoid).add(cop(700)).done(), &[3]),
            "Ann is Paranoid and turns on Bob",
        ),
        (
            begins(mad(Weapon::Machete, Psychosis::Hallucinate).add(cop(690)).done(), &[1]),
            "Ann hallucinates and turns on Bob",
        ),
        (
            begins(mad(Weapon::Machete, Psychosis::Charge).zombie(725, 600).done(), &[]),
            "Ann has to charge at zombie 1",
        ),
    ];
    for (lines, first) in cases {
        assert!(lines[0].starts_with(first), "{first}: {lines:?}");
        assert!(first.len() < lines[0].len() || 1 < lines.len(), "and then the deed: {lines:?}");
    }
}

#[test]
fn the_scared_run_to_a_friend_and_are_told_to() {
    let board = mad(Weapon::Pistol, Psychosis::Scared).human("Bob", 900, 600).zombie(500, 600);
    let mut battle = board.done();
    let (mut dice, mut said) = (scripted(&[]), says(&[]));
    psychosis::minds(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut said)).unwrap();
    assert_eq!(begins(battle.clone(), &[]), ["Ann is Scared and has to run to Bob and moves 20 cm"]);
    battle.arrange().humans.truncate(1);
    assert_eq!(begins(battle, &[]), ["Ann is Scared and has nobody to run to"]);
}

#[test]
fn the_berserk_are_told_whom_they_fire_at_instead() {
    let mut battle = mad(Weapon::Pistol, Psychosis::Berserk).human("Bob", 700, 600).zombie(600, 775).done();
    battle.arrange().humans[0].turn = HumanTurn { ap: 1, ..HumanTurn::default() };
    let events = acts(&mut battle, 0, &[2, 1], &["fire the pistol at zombie 1"]);
    let lines = lines(&battle, &events);
    let berserk = lines.iter().position(|it| it.ends_with("goes Berserk and fires at Bob, the nearest"));
    let fires = lines.iter().position(|it| it.contains("fires the pistol at Bob"));
    assert!(berserk.is_some() && berserk < fires, "{lines:?}");
}

#[test]
fn the_paranoid_and_the_criminal_are_not_told_to_fire_what_cannot_be_fired_in_contact() {
    let _proof = Proof::of(rule!("dwa.psychosis.paranoid"));
    let bob = |x: i32| Human { archetype: Archetype::LawEnforcement, ..human("Bob", x, 600) };
    let criminal =
        |x| odd(Weapon::GrenadeLauncher, Quirk::Criminal).add(bob(x)).rules(|it| it.archetypes = true).done();
    let paranoid = |weapon, x| mad(weapon, Psychosis::Paranoid).add(bob(x)).done();
    assert_eq!(begins(paranoid(Weapon::GrenadeLauncher, 625), &[]), [""; 0], "Bob touches Ann");
    assert_eq!(begins(paranoid(Weapon::MachineGun, 625), &[]), [""; 0]);
    assert_eq!(begins(criminal(625), &[]), [""; 0]);
    let pistol = begins(paranoid(Weapon::Pistol, 625), &[3]);
    assert!(pistol[0].starts_with("Ann is Paranoid and turns on Bob"), "{pistol:?}");
}

#[test]
fn a_shot_that_goes_elsewhere_or_is_not_made_is_not_told_as_made() {
    let board = mad(Weapon::Pistol, Psychosis::Berserk).human("Bob", 700, 600).zombie(600, 775);
    let mut battle = board.rules(|it| it.quirks = true).done();
    battle.arrange().humans[0].turn = HumanTurn { ap: 1, ..HumanTurn::default() };
    let (mut straight, mut moved) = (battle.clone(), battle.clone());
    let fire = "fire the pistol at zombie 1";
    let events = acts(&mut battle, 0, &[2, 1], &[fire]);
    let diverted = lines(&battle, &events);
    assert!(!diverted.iter().any(|it| it.contains("fires the pistol at zombie 1")), "{diverted:?}");
    assert_eq!(diverted[0], "Ann is about to attack zombie 1 with the pistol");
    let events = acts(&mut straight, 0, &[3, 1], &[fire]);
    let made = lines(&straight, &events);
    assert!(made.iter().any(|it| it.starts_with("Ann fires the pistol at zombie 1")), "{made:?}");
    moved.arrange().humans[0].psychoses.clear();
    moved.arrange().humans[0].quirks = [Quirk::Relative].into_iter().collect();
    let events = acts(&mut moved, 0, &[1], &[fire]);
    let kin = lines(&moved, &events);
    assert!(!kin.iter().any(|it| it.contains("fires")), "{kin:?}");
}

#[test]
fn rage_is_told_when_it_empties_the_gun() {
    let _proof = Proof::of(rule!("dwa.psychosis.rage"));
    let mut battle = mad(Weapon::Pistol, Psychosis::Rage).zombie(775, 600).done();
    let mut told = acts(&mut battle, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    told.extend(acts(&mut battle, 0, &[], &["done"]));
    assert_eq!(battle.humans[0].weapons[0].loaded, 0);
    let lines = lines(&battle, &told);
    assert!(lines.iter().any(|it| it == "Ann empties the pistol in Rage"), "{lines:?}");
}

/// Looks at the question for the middle of a circle and lets it stand.
struct Circles {
    proposed: Vec<Point>,
    asked: Vec<(i32, i32)>,
    refused: Vec<Option<RuleId>>,
}

impl Answers for Circles {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let AskedFor::Point(field) = asked.shape else { return None };
        self.proposed = field.propose();
        let at = |&(x, y): &(i32, i32)| field.check(Point::new(x, y)).err();
        self.refused = self.asked.iter().map(at).collect();
        None
    }
}

/// Where the circle may be laid that Ann's mind makes her lay: what is proposed, and what refuses these places.
fn circles(mut battle: Battle, places: &[(i32, i32)]) -> (Vec<Point>, Vec<Option<RuleId>>) {
    let mut dice = scripted(&[]);
    let mut looks = Circles { proposed: Vec::new(), asked: places.to_vec(), refused: Vec::new() };
    let mut play = Play::new(Vec::new(), &mut dice, &mut looks);
    let compelled = psychosis::compel(&mut battle, &mut play, 0);
    let odd = compelled.and_then(|()| quirk::begin(&mut battle, &mut play, 0));
    assert!(odd.is_err(), "a place is asked for");
    (looks.proposed, looks.refused)
}

#[test]
fn a_circle_that_a_mind_makes_somebody_lay_is_laid_on_whom_it_is_for() {
    let _proof = Proof::of(rule!("dwa.ruling.compulsions"));
    let cop = |x: i32| Human { archetype: Archetype::LawEnforcement, ..human("Bob", x, 600) };
    let (bob, first) = (FigureId::Human(1), FigureId::Zombie(0));
    // Bob stands 9 cm to the east of Ann, a zombie 20 cm to the west and one 30 cm to the north.
    let full = HumanTurn { ap: 4, ..HumanTurn::default() };
    let among = |board: Board| {
        let board = board.add(cop(690)).zombie(400, 600).zombie(600, 300);
        board.rules(|it| it.archetypes = true).with(|it| it.arrange().humans[0].turn = full.clone()).done()
    };
    let gun = Weapon::MachineGun;
    let paranoid = among(mad(gun, Psychosis::Paranoid));
    let criminal = among(odd(gun, Quirk::Criminal));
    let macho = among(odd(gun, Quirk::Macho));
    for (battle, target, on, off) in [
        (paranoid, bob, (725, 600), (400, 560)),
        (criminal, bob, (725, 600), (400, 560)),
        (macho, first, (365, 600), (600, 265)),
    ] {
        let (proposed, refused) = circles(battle.clone(), &[on, off, (900, 900)]);
        assert!(!proposed.is_empty());
        assert!(proposed.iter().all(|&it| mg::in_circle(&battle, 0, it).contains(&target)), "{proposed:?}");
        let bound = Some(rule!("dwa.ruling.compulsions"));
        assert_eq!(refused, [None, bound, bound]);
    }
}

#[test]
fn who_cannot_lay_a_circle_on_whom_a_mind_picks_fires_at_nobody() {
    let _proof = Proof::of(rule!("dwa.ruling.compulsions"));
    // Bob is seen over sandbags, behind which no circle hits him.
    let bob = Human { archetype: Archetype::LawEnforcement, ..human("Bob", 690, 600) };
    let sandbags = || Piece {
        name: "sandbags".to_owned(),
        shape: Shape::Polygon(Polygon::rectangle(660, 400, 10, 400)),
        height_mm: 15,
        blocks_sight: false,
        blocks_move: false,
        solid: true,
        crossing: Some(1),
        roof_mm: None,
        stands_on: None,
    };
    let at = |pieces: Vec<Piece>| {
        let table = Table { width: 1200, height: 1200, pieces, ..Table::default() };
        let full = HumanTurn { ap: 4, ..HumanTurn::default() };
        let ann = Human {
            psychoses: [Psychosis::Paranoid].into_iter().collect(),
            turn: full,
            ..ann(Weapon::MachineGun)
        };
        board_on(table).add(ann).add(bob.clone()).zombie(400, 600).rules(|it| it.trauma = true).done()
    };
    assert_eq!(begins(at(vec![sandbags()]), &[]), [""; 0]);
    assert!(!circles(at(vec![]), &[]).0.is_empty());
}
