//! The machine gun (11.2.7.2) on the board.
use crate::board::{
    Board,
    acting::{acts, noted, place_refused, proposed, refused},
    board, board_on,
};
use crate::shown::shown;
use dwa::{
    battle::{
        Battle, FigureId, Phase, act,
        figure::{CarriedWeapon, HumanTurn, Malfunction, Posture},
        mg::{in_circle, is_braced},
    },
    journal::Incident,
    rule,
    table::weapons::Weapon,
    words::WORDS,
};
use ground::open::{Piece, Polygon, Shape, Table};
use kernel::{Point, Proof, RuleId, What};

const FIRE: &str = "fire the machine gun";
const TEN_MISSES: [u16; 10] = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3];

fn gunner() -> Board {
    board().armed("Rourke", 200, 600, Weapon::MachineGun, 20)
}

fn new_turn(battle: &mut Battle) {
    battle.turn += 1;
    battle.arrange().humans[0].turn = HumanTurn { ap: 4, ..HumanTurn::default() };
}

/// The rule that forbids to put the middle of the circle there.
fn forbidden(battle: &Battle, x: i32) -> Option<RuleId> {
    place_refused(battle, 0, &[], &[FIRE], (x, 600))
}

#[test]
fn the_near_edge_of_the_circle_must_be_in_sight_and_in_range() {
    let _proof = Proof::of(rule!("dwa.mg.template")).facts([2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.mg-placement"));
    let open = gunner().done();
    // 90 cm from the edge of the base at 212.5: the middle at 1162, the near edge at 1112.
    assert_eq!(forbidden(&open, 1162), None);
    assert_eq!(forbidden(&open, 1164), Some(rule!("dwa.ruling.mg-placement")));
    let hidden = gunner().zombie(400, 600).done();
    assert_eq!(forbidden(&hidden, 600), Some(rule!("dwa.mg.template")), "a standing figure hides the edge");
    assert_eq!(forbidden(&hidden, 437), None, "but not one that stands behind it");
    assert_eq!(forbidden(&gunner().fallen_zombie(400, 600).done(), 600), None);
    let own = Some(rule!("dwa.ruling.mg-placement"));
    assert_eq!(forbidden(&open, 240), own, "he does not put it on himself");
}

#[test]
fn those_half_covered_and_not_behind_solid_cover_can_be_hit() {
    let _proof = Proof::of(rule!("dwa.mg.targets")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.shoot.range-template-exempt")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.template-coverage"));
    let caught = |board: Board| in_circle(&board.done(), 0, Point::new(600, 600)).len();
    assert_eq!(caught(gunner().zombie(650, 600)), 1);
    assert_eq!(caught(gunner().zombie(651, 600)), 0);
    assert_eq!(caught(gunner().zombie(580, 600).zombie(610, 600)), 2, "figures do not shield each other");
    let behind = |solid: bool| {
        let sandbags = Piece {
            name: "sandbags".to_owned(),
            shape: Shape::Polygon(Polygon::rectangle(560, 500, 10, 200)),
            height_mm: 15,
            blocks_sight: false,
            blocks_move: false,
            solid,
            crossing: Some(1),
            roof_mm: None,
            stands_on: None,
        };
        let table = Table { width: 1200, height: 1200, pieces: vec![sandbags], ..Table::default() };
        caught(board_on(table).armed("Rourke", 200, 600, Weapon::MachineGun, 20).zombie(590, 600))
    };
    assert_eq!([behind(true), behind(false)], [0, 1]);
    // As high as a figure, far before it: half of its width hidden is not enough, a millimetre more is.
    let aside = |height: i32, solid: bool| {
        let trunk = Piece {
            name: "a trunk".to_owned(),
            shape: Shape::Polygon(Polygon::rectangle(400, 500, 10, height)),
            height_mm: 30,
            blocks_sight: false,
            blocks_move: true,
            solid,
            crossing: None,
            roof_mm: None,
            stands_on: None,
        };
        let table = Table { width: 1200, height: 1200, pieces: vec![trunk], ..Table::default() };
        caught(board_on(table).armed("Rourke", 200, 600, Weapon::MachineGun, 20).zombie(600, 600))
    };
    assert_eq!([aside(100, true), aside(101, true), aside(101, false)], [1, 0, 1]);
    let mut battle = gunner().zombie(600, 600).done();
    let dice = [1, 1, 2, 2, 2, 2, 3, 3, 3, 5];
    acts(&mut battle, 0, &dice, &[FIRE, "600,600"]);
    assert!(battle.zombies[0].out);
}

#[test]
fn a_burst_costs_four_ap_and_one_of_twenty() {
    let _proof = Proof::of(rule!("dwa.mg.fire-cost")).facts([1]);
    let mut battle = gunner().done();
    acts(&mut battle, 0, &TEN_MISSES, &[FIRE, "600,600"]);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (19, 0));
    let mut battle = gunner().done();
    battle.arrange().humans[0].turn.ap = 3;
    assert_eq!(refused(&battle, 0, FIRE), Some(rule!("dwa.ap.complete-in-turn")));
}

#[test]
fn the_player_divides_the_hits_and_nobody_gets_two_before_all_have_one() {
    let _proof = Proof::of(rule!("dwa.mg.roll")).facts([2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.mg-division"));
    let three =
        || gunner().zombie(600, 570).zombie(600, 600).zombie(600, 630).human("Lawless", 630, 600).done();
    let mut battle = three();
    // Two Falls and one Elim: he says who dies, the others fall; the friend is spared.
    acts(&mut battle, 0, &[1, 1, 2, 2, 2, 3, 3, 4, 4, 6], &[FIRE, "600,600", "zombie 2"]);
    let state: Vec<(bool, bool)> = battle.zombies.iter().map(|it| (it.out, it.fallen)).collect();
    assert_eq!(state, [(false, true), (true, false), (false, true)]);
    assert_eq!(battle.humans[1].wounds, 0);
    let mut battle = three();
    // One Elim and one Fall for three: he chooses both.
    let dice = [1, 1, 2, 2, 2, 3, 3, 3, 4, 5];
    acts(&mut battle, 0, &dice, &[FIRE, "600,600", "zombie 3", "zombie 1"]);
    let state: Vec<(bool, bool)> = battle.zombies.iter().map(|it| (it.out, it.fallen)).collect();
    assert_eq!(state, [(false, true), (false, false), (true, false)]);
}

#[test]
fn a_circle_is_proposed_beside_a_friend_who_stands_in_the_way() {
    let board = board().armed("Ann", 300, 800, Weapon::MachineGun, 20).human("Bob", 300, 520);
    let mut battle = board.zombie(300, 480).done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let asked = shown(&mut battle, &[], &[FIRE], |battle, play| act::act(battle, play, 0).map(|_| ()));
    let caught = |label: &str| {
        let (x, y) = label.split_once(',').unwrap();
        in_circle(&battle, 0, Point::new(x.parse().unwrap(), y.parse().unwrap())).to_vec()
    };
    let sets: Vec<Vec<FigureId>> = asked.options.iter().map(|it| caught(&it.label)).collect();
    assert!(sets.contains(&vec![FigureId::Zombie(0)]), "{sets:?}");
    assert!(sets.iter().all(|it| !it.contains(&FigureId::Human(1))), "{sets:?}");
}

#[test]
fn who_dies_and_who_falls_are_two_different_questions() {
    let mut battle = gunner().zombie(600, 570).zombie(600, 600).zombie(600, 630).done();
    let dice = [1, 1, 2, 2, 2, 3, 3, 3, 4, 5];
    let told = acts(&mut battle, 0, &dice, &[FIRE, "600,600", "zombie 3", "zombie 1"]);
    let asked = told.iter().filter(|it| matches!(it.what, What::Asked { .. }));
    let prompts: Vec<String> = asked.filter_map(|it| WORDS.prompt(it.rule, Some("Ann"))).collect();
    assert_eq!(prompts[prompts.len() - 2..], ["Who do Ann's hits kill?", "Who do Ann's hits knock down?"]);
}

#[test]
fn a_gun_braced_in_an_earlier_turn_fires_twice() {
    let _proof = Proof::of(rule!("dwa.mg.brace")).facts([1, 2, 3, 4]);
    let mut battle = gunner().zombie(600, 640).done();
    acts(&mut battle, 0, &[], &["brace the machine gun"]);
    assert_eq!(battle.humans[0].turn.ap, 0);
    assert!(!is_braced(&battle, 0), "not in the same turn");
    new_turn(&mut battle);
    assert!(is_braced(&battle, 0));
    // The first burst is resolved; then the circle moves by 20 cm at most.
    let dice: Vec<u16> = [&TEN_MISSES[..], &[1, 1, 2, 2, 2, 2, 3, 3, 3, 5]].concat();
    let told = acts(&mut battle, 0, &dice, &[FIRE, "800,600", "600,600"]);
    assert!(battle.zombies[0].out);
    let steps = told.iter().filter_map(|it| match &it.what {
        What::Rolled { .. } if it.rule == rule!("dwa.mg.roll") => Some("dice"),
        What::Asked { pick: kernel::event::Pick::Place(_), .. } => Some("circle"),
        _ => None,
    });
    assert_eq!(steps.collect::<Vec<_>>(), ["circle", "dice", "circle", "dice"]);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (18, 0));
    new_turn(&mut battle);
    let moved = |from: &str| place_refused(&battle, 0, &TEN_MISSES, &[FIRE, from], (600, 600));
    assert_eq!([moved("800,600"), moved("801,600")], [None, Some(rule!("dwa.mg.brace"))]);
    // Where it was it may stay, and that is what is proposed where nobody can be caught.
    battle.arrange().zombies[0].out = true;
    assert_eq!(proposed(&battle, 0, &TEN_MISSES, &[FIRE, "800,600"]), [Point::new(800, 600)]);
}

#[test]
fn moving_falling_or_an_enemy_in_contact_undoes_the_brace() {
    let _proof = Proof::of(rule!("dwa.mg.brace")).facts([5, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.brace"));
    let braced = || {
        let mut battle = gunner().zombie(400, 600).done();
        acts(&mut battle, 0, &[], &["brace the machine gun"]);
        new_turn(&mut battle);
        battle
    };
    let after = |change: &dyn Fn(&mut Battle, &mut kernel::Play<'_>)| {
        let mut battle = braced();
        let (mut dice, mut answers) = (kernel::scripted(&[]), kernel::play::Defaults);
        change(&mut battle, &mut kernel::Play::new(Vec::new(), &mut dice, &mut answers));
        battle.arrange().humans[0].posture = Posture::Standing;
        is_braced(&battle, 0)
    };
    use dwa::battle::change::{By, enter, fall, rise};
    let (gunner, zombie) = (FigureId::Human(0), FigureId::Zombie(0));
    let why = rule!("dwa.mg.brace");
    assert!(after(&|_, _| ()));
    assert!(!after(&|battle, play| enter(battle, play, why, gunner, Point::new(210, 600))));
    assert!(!after(&|battle, play| fall(battle, play, why, gunner, By::NOBODY)));
    assert!(after(&|battle, play| enter(battle, play, why, zombie, Point::new(227, 600))));
    assert!(!after(&|battle, play| {
        enter(battle, play, why, zombie, Point::new(226, 600));
        enter(battle, play, why, zombie, Point::new(400, 600));
    }));
    assert!(!after(&|battle, play| {
        (battle.arrange().zombies[0].at, battle.arrange().zombies[0].fallen) = (Point::new(226, 600), true);
        rise(battle, play, why, zombie);
        battle.arrange().zombies[0].out = true;
    }));
    let mut battle = braced();
    let pistol = CarriedWeapon {
        weapon: Weapon::Pistol,
        loaded: 12,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    battle.arrange().humans[0].weapons.push(pistol);
    acts(&mut battle, 0, &[], &["take the pistol in hand", "take the machine gun in hand"]);
    assert!(!is_braced(&battle, 0), "he changed weapons");
    let mut battle = braced();
    battle.arrange().humans[0].turn.ap = 9;
    acts(&mut battle, 0, &[TEN_MISSES, TEN_MISSES].concat(), &[FIRE, "200,800", "200,800"]);
    assert_eq!(battle.humans[0].turn.ap, 5);
    assert_eq!(refused(&battle, 0, FIRE), Some(rule!("dwa.ruling.brace")), "never more than two a turn");
    // Nor with the skill on top of it, which is not even asked about.
    let mut skilled = braced();
    skilled.rules.skills = true;
    skilled.arrange().humans[0].skills.push(dwa::table::skill::Skill::Brace);
    skilled.arrange().humans[0].turn.ap = 9;
    acts(&mut skilled, 0, &[TEN_MISSES, TEN_MISSES].concat(), &[FIRE, "200,800", "200,800"]);
    assert_eq!(skilled.humans[0].weapons[0].loaded, 18);
    assert_eq!(refused(&skilled, 0, FIRE), Some(rule!("dwa.ruling.brace")));
    let mut battle = braced();
    acts(&mut battle, 0, &[], &["drop the machine gun", "pick up the machine gun"]);
    assert!(!is_braced(&battle, 0), "it has been out of his hands");
}

#[test]
fn who_has_moved_fires_the_machine_gun_worse() {
    let _proof = Proof::of(rule!("dwa.mg.roll")).facts([5]);
    let _proof = Proof::of(rule!("dwa.shoot.aim-template")).facts([1]);
    let mut battle = gunner().zombie(600, 600).done();
    battle.arrange().humans[0].turn.ap = 5;
    // 4 - 1 is nothing, 5 - 1 a Fall.
    acts(&mut battle, 0, &[1, 1, 2, 2, 2, 3, 3, 4, 4, 5], &["walk", "200,650", FIRE, "600,600"]);
    assert!(battle.zombies[0].fallen && !battle.zombies[0].out);
    // With AP to spare nobody asks him for aim, and a 4 at 37 cm is a Fall of the fallen: no more, no less.
    let mut still = gunner().fallen_zombie(600, 600).done();
    still.arrange().humans[0].turn.ap = 8;
    acts(&mut still, 0, &[1, 1, 2, 2, 2, 3, 3, 4, 4, 4], &[FIRE, "600,600"]);
    assert!(!still.zombies[0].out && still.humans[0].turn.ap == 4);
}

#[test]
fn a_burst_that_hits_nobody_says_so_by_its_rule() {
    let said = |battle: &mut Battle, rule| noted(&acts(battle, 0, &TEN_MISSES, &[FIRE, "600,600"]), rule);
    let mut empty = gunner().zombie(900, 900).done();
    assert_eq!(said(&mut empty, rule!("dwa.mg.targets")), [Incident::NobodyInCircle]);
    let mut missed = gunner().zombie(600, 600).done();
    assert_eq!(said(&mut missed, rule!("dwa.mg.roll")), [Incident::NoDieScores]);
}

#[test]
fn a_circle_is_proposed_once_for_each_set_of_figures_and_never_for_nobody() {
    let mut battle = gunner().zombie(500, 600).zombie(520, 640).zombie(530, 560).zombie(700, 900).done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let before = battle.clone();
    let asked = shown(&mut battle, &[], &[FIRE], |battle, play| act::act(battle, play, 0).map(|_| ()));
    let caught = |label: &str| {
        let (x, y) = label.split_once(',').unwrap();
        let mut all = in_circle(&before, 0, Point::new(x.parse().unwrap(), y.parse().unwrap())).to_vec();
        all.sort();
        all
    };
    let mut sets: Vec<Vec<FigureId>> = asked.options.iter().map(|it| caught(&it.label)).collect();
    let n = sets.len();
    assert!(1 < n && sets.iter().all(|it| !it.is_empty()), "{sets:?}");
    sets.sort();
    sets.dedup();
    assert_eq!(sets.len(), n, "{sets:?}");
}
