//! Shotguns (11.2.7.1) on the board.
use crate::board::{
    Board,
    acting::{acts, noted, offers, refused, variants},
    board, board_on, h, z,
};
use crate::shown::shown;
use dwa::{
    battle::{
        FigureId, Phase, act,
        figure::Posture,
        flame::touched,
        shotgun::{cone, covered},
    },
    journal::Incident,
    rule,
    table::{skill::Skill, weapons::Weapon},
};
use ground::open::{Piece, Polygon, Shape, Table};
use kernel::{Point, Proof};

/// The edge of the firer's base, where the cone begins, is at 612 or 613.
fn with(weapon: Weapon, loaded: u8) -> Board {
    board().armed("Dawson", 600, 600, weapon, loaded)
}

/// Who is under a cone that points east.
fn under(board: Board, weapon: Weapon) -> Vec<FigureId> {
    let battle = board.done();
    covered(&battle, 0, cone(&battle, 0, weapon, Point::new(900, 600))).to_vec()
}

fn catches(weapon: Weapon, x: i32, y: i32) -> bool {
    !under(with(weapon, 2).zombie(x, y), weapon).is_empty()
}

#[test]
fn the_long_cone_is_fifteen_by_five() {
    let _proof = Proof::of(rule!("dwa.shotgun.long-cone")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.shotgun.template-targets")).facts([1]);
    let _proof = Proof::of(rule!("dwa.shoot.range-template-exempt")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.template-coverage"));
    let pump = Weapon::PumpShotgun;
    // From the tip at 613: 150 along is the end; aside a sixth of the way.
    assert_eq!([catches(pump, 763, 600), catches(pump, 764, 600)], [true, false]);
    assert_eq!([catches(pump, 733, 620), catches(pump, 733, 621)], [true, false]);
    let mut battle = with(pump, 6).zombie(660, 600).done();
    acts(&mut battle, 0, &[4], &["fire the pump shotgun", "900,600"]);
    assert!(battle.zombies[0].out, "up to 5 cm a 4 kills");
    let mut battle = with(pump, 6).zombie(700, 600).done();
    acts(&mut battle, 0, &[4], &["fire the pump shotgun", "900,600"]);
    assert!(battle.zombies[0].fallen && !battle.zombies[0].out, "up to 10 cm a 4 is a Fall");
}

#[test]
fn a_half_millimetre_of_the_base_belongs_to_the_base_where_a_cone_begins() {
    let _proof = Proof::of(rule!("dwa.shotgun.long-cone")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.cone-geometry"));
    // Its edge is at 612.5, the tip at 613: 5 cm along the cone end at 663.
    for (x, dies) in [(663, true), (664, false)] {
        let mut battle = with(Weapon::PumpShotgun, 6).zombie(x, 600).done();
        acts(&mut battle, 0, &[4], &["fire the pump shotgun", "900,600"]);
        assert_eq!(battle.zombies[0].out, dies, "{x}");
    }
}

#[test]
fn the_short_cone_is_ten_by_ten() {
    let _proof = Proof::of(rule!("dwa.shotgun.short-cone")).facts([1, 2, 3]);
    let sawn = Weapon::SawnOffShotgun;
    assert_eq!([catches(sawn, 713, 600), catches(sawn, 714, 600)], [true, false]);
    assert_eq!([catches(sawn, 693, 640), catches(sawn, 693, 641)], [true, false]);
    let mut battle = with(sawn, 2).zombie(700, 600).done();
    acts(&mut battle, 0, &[5], &["fire the sawn off shotgun", "900,600"]);
    assert!(battle.zombies[0].fallen && !battle.zombies[0].out);
    for (x, dies) in [(663, true), (664, false)] {
        let mut battle = with(sawn, 2).zombie(x, 600).done();
        acts(&mut battle, 0, &[4], &["fire the sawn off shotgun", "900,600"]);
        assert_eq!((battle.zombies[0].out, battle.zombies[0].fallen), (dies, !dies), "{x}");
    }
}

#[test]
fn everybody_under_the_cone_is_a_target_unless_shielded() {
    let _proof = Proof::of(rule!("dwa.shotgun.template-targets")).facts([2, 3, 4, 6]);
    let _proof = Proof::of(rule!("dwa.shotgun.roll")).facts([1]);
    let sawn = Weapon::SawnOffShotgun;
    let beside = || with(sawn, 2).zombie(680, 620).human("Lawless", 680, 580);
    assert_eq!(under(beside(), sawn), [h(1), z(0)], "friends too");
    assert_eq!(under(with(sawn, 2).zombie(660, 600).zombie(700, 600), sawn), [z(0)], "one shields the other");
    let over_fallen = with(sawn, 2).fallen_zombie(660, 600).zombie(700, 600);
    assert_eq!(under(over_fallen, sawn), [z(0), z(1)], "the fallen shield nobody");
    let mut battle = beside().done();
    acts(&mut battle, 0, &[4, 6], &["fire the sawn off shotgun", "900,600"]);
    assert_eq!((battle.humans[1].wounds, battle.zombies[0].out), (1, true));
    // The one in front dies; the one behind it is still not diced for.
    let mut row = with(sawn, 2).zombie(660, 600).zombie(700, 600).done();
    acts(&mut row, 0, &[6], &["fire the sawn off shotgun", "900,600"]);
    assert_eq!((row.zombies[0].out, row.zombies[1].out, row.zombies[1].fallen), (true, false, false));
}

#[test]
fn a_wall_shields_from_shot_as_seen_from_the_tip() {
    let _proof = Proof::of(rule!("dwa.shotgun.template-targets")).facts([2, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.shotgun-shielding"));
    let wall = |to: i32| Piece {
        name: "a wall".to_owned(),
        shape: Shape::Polygon(Polygon::rectangle(640, 500, 5, to - 500)),
        height_mm: 50,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let fires = |to: i32, dice: &[u16]| {
        let table = Table { width: 1200, height: 1200, pieces: vec![wall(to)], ..Table::default() };
        let mut battle =
            board_on(table).armed("Dawson", 600, 600, Weapon::PumpShotgun, 6).zombie(700, 600).done();
        acts(&mut battle, 0, dice, &["fire the pump shotgun", "900,600"]);
        battle.zombies[0].out
    };
    assert!(!fires(601, &[]), "more than half of it is hidden: no die");
    assert!(fires(600, &[5]), "half is not enough, and no cover either");
}

#[test]
fn the_result_of_a_shot_is_seen_before_the_next() {
    let _proof = Proof::of(rule!("dwa.shotgun.see-then-fire")).facts([1, 2]);
    let mut battle = with(Weapon::PumpShotgun, 6).zombie(700, 600).done();
    let fire = "fire the pump shotgun";
    acts(&mut battle, 0, &[3], &[fire, "900,600"]);
    assert!(battle.zombies[0].fallen, "he sees it fall before he says what he does next");
    acts(&mut battle, 0, &[5], &[fire, "900,600"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (4, 0));
}

#[test]
fn nobody_aims_a_shotgun() {
    let _proof = Proof::of(rule!("dwa.shotgun.no-aim")).facts([1]);
    let _proof = Proof::of(rule!("dwa.shoot.aim-template")).facts([2]);
    let mut battle = with(Weapon::DoubleBarrelShotgun, 2).zombie(700, 600).done();
    // With 3 AP to spare nothing is asked but the direction.
    acts(&mut battle, 0, &[1], &["fire the double barrel shotgun", "900,600"]);
    assert_eq!(battle.humans[0].turn.ap, 3);
}

#[test]
fn both_barrels_at_once_cost_one_ap_and_dice_twice() {
    let _proof = Proof::of(rule!("dwa.shotgun.two-barrels")).facts([1, 2, 3, 4, 5, 6]);
    let double = || with(Weapon::DoubleBarrelShotgun, 2).zombie(660, 600).done();
    let both = "fire the double barrel shotgun, both barrels";
    let mut battle = double();
    acts(&mut battle, 0, &[1, 4], &[both, "900,600"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (0, 3));
    let one = "fire the double barrel shotgun";
    assert_eq!(refused(&battle, 0, one), Some(rule!("dwa.ammo.magazine")));
    let mut battle = double();
    acts(&mut battle, 0, &[1, 4], &[one, "900,600", one, "900,600"]);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (0, 2));
    let mut battle = with(Weapon::DoubleBarrelShotgun, 2).zombie(660, 600).zombie(600, 540).done();
    acts(&mut battle, 0, &[1, 4], &[one, "900,600", one, "600,300"]);
    assert_eq!((battle.zombies[1].out, battle.humans[0].turn.ap), (true, 2), "1 AP for each of two targets");
    let mut battle = double();
    battle.arrange().humans[0].weapons[0].loaded = 1;
    assert!(!offers(&battle, 0).contains(&both.to_owned()), "one shell is no two");
}

#[test]
fn each_shell_that_lays_a_man_down_wounds_him() {
    let _proof = Proof::of(rule!("dwa.ruling.two-barrels"));
    let both = "fire the double barrel shotgun, both barrels";
    let fires = |dice: &[u16]| {
        let mut battle = with(Weapon::DoubleBarrelShotgun, 2).human("Lawless", 660, 600).done();
        acts(&mut battle, 0, dice, &[both, "900,600"]);
        battle.arrange().humans.swap_remove(1)
    };
    let twice = fires(&[2, 3]);
    assert_eq!((twice.wounds, twice.posture), (2, Posture::Fallen), "two bursts, two Falls");
    assert_eq!(fires(&[1, 3]).wounds, 1);
    let dead = fires(&[3, 4]);
    assert_eq!((dead.wounds, dead.is_alive()), (1, false));
}

#[test]
fn who_has_moved_fires_a_shotgun_worse_and_nothing_else_changes_its_dice() {
    let _proof = Proof::of(rule!("dwa.shotgun.roll")).facts([4]);
    let _proof = Proof::of(rule!("dwa.shoot.fallen-near")).facts([2]);
    let _proof = Proof::of(rule!("dwa.shoot.move-and-fire")).facts([7]);
    let fires = |moves: bool, die: u16| {
        // A fallen zombie in close combat with a friend, at point blank: none of it counts.
        let mut battle =
            with(Weapon::PumpShotgun, 6).fallen_zombie(660, 600).human("Lawless", 660, 630).done();
        if moves {
            acts(&mut battle, 0, &[], &["walk", "600,601"]);
        }
        acts(&mut battle, 0, &[die], &["fire the pump shotgun", "900,601"]);
        battle.zombies[0].out
    };
    assert_eq!([fires(false, 4), fires(false, 3)], [true, false]);
    assert_eq!([fires(true, 5), fires(true, 4)], [true, false]);
    // A pistol has the +1 for the fallen: 4 + 1 at 11 cm falls short, 5 + 1 does not.
    let mut pistol = with(Weapon::Pistol, 6).fallen_zombie(740, 600).done();
    pistol.arrange().humans[0].turn.ap = 1;
    acts(&mut pistol, 0, &[5], &["fire the pistol at zombie 1"]);
    assert!(pistol.zombies[0].out);
}

/// The places proposed for a cone, and whom each catches.
fn proposals(board: Board, weapon: Weapon) -> Vec<(String, Vec<FigureId>)> {
    let mut battle = board.done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let before = battle.clone();
    let fire = format!("fire the {}", weapon.profile().name);
    let asked = shown(&mut battle, &[], &[&fire], |battle, play| act::act(battle, play, 0).map(|_| ()));
    let caught = |label: &str| {
        let (x, y) = label.split_once(',').unwrap();
        let cone = cone(&before, 0, weapon, Point::new(x.parse().unwrap(), y.parse().unwrap()));
        match weapon.is_shotgun() {
            true => covered(&before, 0, cone).to_vec(),
            false => touched(&before, 0, cone).to_vec(),
        }
    };
    asked.options.iter().map(|it| (it.label.clone(), caught(&it.label))).collect()
}

#[test]
fn a_cone_is_proposed_once_for_each_set_of_figures_and_never_for_nobody() {
    for weapon in [Weapon::PumpShotgun, Weapon::SawnOffShotgun, Weapon::Flamethrower] {
        let crowd = with(weapon, 1).zombie(690, 590).zombie(690, 612).zombie(600, 690).zombie(520, 560);
        // Far aside, and behind the others: between them and the near ones there is nobody.
        let crowd = crowd.zombie(600, 480).zombie(710, 520).human("Lawless", 640, 690);
        let all = proposals(crowd, weapon);
        let mut sets: Vec<Vec<FigureId>> = all.iter().map(|it| it.1.clone()).collect();
        sets.iter_mut().for_each(|it| it.sort());
        assert!(sets.iter().all(|it| it.iter().any(|who| who.is_zombie())), "{weapon:?}: {all:?}");
        let n = sets.len();
        sets.sort();
        sets.dedup();
        assert_eq!(sets.len(), n, "{weapon:?}: {all:?}");
        assert!(2 < n, "{weapon:?}: {all:?}");
    }
}

#[test]
fn of_cones_that_catch_the_same_the_one_nearest_their_middle_is_proposed() {
    let sawn = Weapon::SawnOffShotgun;
    let all = proposals(with(sawn, 1).zombie(690, 585).zombie(690, 615), sawn);
    assert_eq!(all, [("690,600".to_owned(), vec![z(0), z(1)])]);
}

#[test]
fn a_burst_at_nobody_says_so_by_its_rule() {
    let mut battle = with(Weapon::PumpShotgun, 6).zombie(600, 900).done();
    let told = acts(&mut battle, 0, &[], &["fire the pump shotgun", "900,600"]);
    let said = noted(&told, rule!("dwa.shotgun.template-targets"));
    assert_eq!(said, [Incident::NobodyInCone]);
    let mut hit = with(Weapon::PumpShotgun, 6).zombie(660, 600).done();
    let told = acts(&mut hit, 0, &[4], &["fire the pump shotgun", "900,600"]);
    assert!(noted(&told, rule!("dwa.shotgun.template-targets")).is_empty());
}

#[test]
fn a_cone_that_catches_nobody_says_so() {
    let label = |x: i32| {
        let mut battle = board().armed("Dawson", 600, 600, Weapon::PumpShotgun, 4).zombie(x, 600).done();
        battle.phase = dwa::battle::Phase::Humans { acting: Some(0) };
        let mut label = String::new();
        let mut dice = kernel::scripted(&[]);
        let mut aims = |asked: &kernel::LiveQuestion<'_>| match asked.shape {
            kernel::question::AskedFor::One(options) => {
                let is_fire = |it: &usize| options.describe(*it).label.starts_with("fire the pump shotgun");
                (0..options.open()).find(is_fire).map(kernel::Answer::One)
            }
            kernel::question::AskedFor::Point(field) => {
                label = field.label(field.propose()[0]);
                None
            }
            _ => None,
        };
        let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut aims);
        let _ = dwa::battle::act::act(&mut battle, &mut play, 0);
        label
    };
    assert_eq!(label(700), "8.8 cm east: 1 in the cone", "from the edge of the base");
    assert!(label(900).ends_with(": nobody in the cone"), "{}", label(900));
}

#[test]
fn a_cone_is_pointed_at_each_of_the_dead_at_once_unless_a_skill_is_asked_about_before() {
    let ways = |skill: Skill| {
        let field = with(Weapon::PumpShotgun, 6).zombie(700, 600).zombie(600, 700).zombie(900, 600);
        let field = field.rules(|it| it.skills = true);
        let field = field.with(|it| it.arrange().humans[0].skills.push(skill));
        variants(&field.done(), 0, "fire the pump shotgun")
    };
    assert_eq!((ways(Skill::Cool), ways(Skill::Unload)), (2, 0));
}
