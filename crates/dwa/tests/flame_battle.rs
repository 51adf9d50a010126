//! Fire (11.2.9) on the board.
use crate::board::{
    Board,
    acting::{acts, noted, offers, refused},
    board, board_on,
};
use dwa::{
    battle::{
        Battle, FigureId,
        figure::{CarriedWeapon, Malfunction},
        flame::burn,
    },
    journal::Incident,
    rule,
    table::{char::Archetype, weapons::Weapon},
};
use ground::open::{Piece, Polygon, Shape, Table};
use kernel::{Event, Play, Proof, What, play::Defaults, scripted};

const FIRE: &str = "fire the flamethrower";

fn wearer() -> Board {
    board().armed("Rourke", 600, 600, Weapon::Flamethrower, 1)
}

fn burns(battle: &mut Battle, dice: &[u16]) {
    let (mut dice, mut answers) = (scripted(dice), Defaults);
    burn(battle, &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
}

#[test]
fn whoever_the_flames_touch_catches_fire() {
    let _proof = Proof::of(rule!("dwa.flame.template")).facts([1, 3, 4, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.template-coverage"));
    let burning = |x: i32, y: i32, dice: &[u16]| {
        let mut battle = wearer().zombie(x, y).done();
        acts(&mut battle, 0, dice, &[FIRE, "900,600"]);
        battle.zombies[0].burning
    };
    // The cone ends 150 mm from 613; a base that reaches over its end by a hair is touched.
    assert_eq!(burning(775, 600, &[2]), 1);
    assert_eq!(burning(776, 600, &[]), 0);
    let mut crowd = wearer().zombie(660, 600).zombie(700, 600).human("Lawless", 740, 600).done();
    acts(&mut crowd, 0, &[2, 2, 2], &[FIRE, "900,600"]);
    assert!(crowd.zombies.iter().all(|it| it.burning == 1) && crowd.humans[1].burning == 1);
    assert_eq!(crowd.humans[0].burning, 0);
    let wall = Piece {
        name: "a wall".to_owned(),
        shape: Shape::Polygon(Polygon::rectangle(640, 400, 5, 400)),
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    let table = Table { width: 1200, height: 1200, pieces: vec![wall], ..Table::default() };
    let mut behind =
        board_on(table).armed("Rourke", 600, 600, Weapon::Flamethrower, 1).zombie(700, 600).done();
    acts(&mut behind, 0, &[], &[FIRE, "900,600"]);
    assert_eq!(behind.zombies[0].burning, 0);
}

#[test]
fn the_first_burn_roll_is_made_at_once() {
    let _proof = Proof::of(rule!("dwa.flame.first-roll-now")).facts([1]);
    let mut battle = wearer().zombie(700, 600).done();
    acts(&mut battle, 0, &[5], &[FIRE, "900,600"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].deeds.kills, battle.humans[0].turn.ap), (1, 0));
}

#[test]
fn a_one_may_empty_the_tank_and_the_rest_is_still_resolved() {
    let _proof = Proof::of(rule!("dwa.flame.out-of-fuel")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.flame-fuel"));
    let mut battle = wearer().zombie(660, 600).zombie(700, 600).done();
    acts(&mut battle, 0, &[1, 5, 2], &[FIRE, "900,600"]);
    assert!(battle.zombies[0].burning == 1 && battle.zombies[1].out);
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::OutOfFuel);
    battle.arrange().humans[0].turn.ap = 4;
    assert_eq!(refused(&battle, 0, FIRE), Some(rule!("dwa.flame.out-of-fuel")));
    let mut battle = wearer().zombie(660, 600).done();
    acts(&mut battle, 0, &[1, 6], &[FIRE, "900,600"]);
    assert_eq!((battle.zombies[0].out, battle.zombies[0].burning), (false, 1), "the 6 is no burn roll");
    battle.arrange().humans[0].turn.ap = 4;
    assert!(offers(&battle, 0).contains(&FIRE.to_owned()));
    // A 1 of a later turn, or of one that the fire has spread to, checks nothing.
    battle.arrange().zombies.push(dwa::battle::Zombie::new(kernel::Point::new(660, 625)));
    burns(&mut battle, &[1, 4, 1]);
    assert_eq!((battle.zombies[0].burning, battle.zombies[1].burning), (2, 1));
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::None);
}

#[test]
fn a_civilian_lights_people_badly() {
    let mut battle = wearer().zombie(700, 600).rules(|it| it.archetypes = true).done();
    battle.arrange().humans[0].archetype = Archetype::Civilian;
    acts(&mut battle, 0, &[5], &[FIRE, "900,600"]);
    assert_eq!((battle.zombies[0].out, battle.zombies[0].burning), (false, 1), "5 - 1");
}

#[test]
fn a_burning_human_is_wounded_every_turn_that_he_survives() {
    let _proof = Proof::of(rule!("dwa.flame.human-wound")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.flame.burn-table")).facts([1, 2, 5]);
    let mut battle = wearer().human("Lawless", 700, 600).zombie(750, 600).done();
    let told = acts(&mut battle, 0, &[4, 4], &[FIRE, "900,600"]);
    assert_eq!((battle.humans[1].wounds, battle.humans[1].burning), (1, 1));
    assert_eq!(battle.zombies[0].burning, 1);
    let wounded = |it: &&Event| it.rule == rule!("dwa.flame.human-wound");
    let of = |it: &Event| match it.what {
        What::Counted { token, .. } => token,
        _ => Some(FigureId::Human(1).token()),
    };
    let lawless = Some(FigureId::Human(1).token());
    assert!(told.iter().filter(wounded).all(|it| of(it) == lawless), "the zombie is not wounded");
    // Second turn: 3 or more kills.
    burns(&mut battle, &[2, 2]);
    assert_eq!((battle.humans[1].wounds, battle.humans[1].burning), (2, 2));
    burns(&mut battle, &[1, 1]);
    assert!(!battle.humans[1].is_alive(), "in the third turn nobody survives");
}

#[test]
fn fire_burns_on_in_phase_one_and_kills_for_who_lit_it() {
    let _proof = Proof::of(rule!("dwa.flame.burn-table")).facts([1, 4]);
    let _proof = Proof::of(rule!("dwa.flame.first-roll-now")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.fire-timing"));
    let mut battle = wearer().zombie(700, 600).done();
    acts(&mut battle, 0, &[4], &[FIRE, "900,600"]);
    burns(&mut battle, &[2]);
    assert_eq!((battle.zombies[0].out, battle.zombies[0].burning), (false, 2));
    let mut later = battle.clone();
    burns(&mut battle, &[1]);
    assert!(battle.zombies[0].out);
    assert_eq!(battle.humans[0].deeds.kills, 1);
    later.arrange().zombies[0].burning = 1;
    burns(&mut later, &[3]);
    assert!(later.zombies[0].out, "3 + 2");
}

#[test]
fn fire_spreads_to_those_in_contact_one_die_each() {
    let _proof = Proof::of(rule!("dwa.flame.spread")).facts([1, 2, 3, 4]);
    let crowd = || {
        let mut battle = board()
            .human("Lawless", 100, 100)
            .zombie(600, 600)
            .zombie(650, 600)
            .zombie(625, 600)
            .zombie(600, 627)
            .done();
        (battle.arrange().zombies[0].burning, battle.arrange().zombies[1].burning) = (1, 1);
        battle.arrange().zombies[0].lit_by = Some(0);
        battle
    };
    let mut battle = crowd();
    // Two burn rolls; the one between both rolls once, catches fire on a 4 and makes its first roll; 2 mm are no contact.
    burns(&mut battle, &[2, 2, 4, 4]);
    assert_eq!(battle.zombies.iter().map(|it| it.burning).collect::<Vec<_>>(), [2, 2, 1, 0]);
    assert_eq!(battle.zombies[2].lit_by, Some(0));
    let mut battle = crowd();
    burns(&mut battle, &[6, 6, 3]);
    assert_eq!((battle.zombies[0].out, battle.zombies[2].burning), (true, 0), "a 3 does not catch");
    let mut battle = crowd();
    burns(&mut battle, &[6, 6, 4, 5]);
    assert!(battle.zombies[2].out, "one that has just burnt up spreads too");
}

#[test]
fn a_hit_may_blow_up_the_tank_and_burn_everybody_around() {
    let _proof = Proof::of(rule!("dwa.flame.tank-explodes")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.tank-explosion"));
    let scene = || {
        let mut battle = board()
            .armed("Dawson", 600, 600, Weapon::Pistol, 12)
            .human("Rourke", 775, 625)
            .zombie(775, 600)
            .zombie(775, 660)
            .done();
        let tank = CarriedWeapon {
            weapon: Weapon::Flamethrower,
            loaded: 1,
            pieces: 0,
            trouble: Malfunction::None,
            grenade: None,
        };
        battle.arrange().humans[1].weapons.push(tank);
        battle.arrange().humans[1].in_hand.push(0);
        battle.arrange().humans[0].turn.ap = 1;
        battle
    };
    let fire = "fire the pistol at zombie 1";
    let mut battle = scene();
    // A miss into close combat; the tank goes at 2: the wearer's first burn roll, then both zombies in the blast.
    acts(&mut battle, 0, &[1, 2, 3, 5, 4], &[fire]);
    assert_eq!((battle.humans[1].wounds, battle.humans[1].burning), (2, 1));
    assert!(battle.humans[1].weapons.is_empty() && battle.humans[1].in_hand.is_empty());
    assert!(battle.zombies[0].out && battle.zombies[1].burning == 1);
    let mut battle = scene();
    acts(&mut battle, 0, &[1, 3], &[fire]);
    assert_eq!((battle.humans[1].wounds, battle.humans[1].weapons.len()), (1, 1), "it holds");
}

fn tank() -> CarriedWeapon {
    CarriedWeapon {
        weapon: Weapon::Flamethrower,
        loaded: 1,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    }
}

#[test]
fn the_burn_wound_of_each_later_turn_may_blow_up_the_tank() {
    let _proof = Proof::of(rule!("dwa.ruling.tank-explosion"));
    let _tank = Proof::of(rule!("dwa.flame.tank-explodes"));
    let burning = || {
        let mut battle = wearer().done();
        battle.arrange().humans[0].burning = 1;
        battle
    };
    let mut holds = burning();
    // In his second turn 2 + 2 does not kill him; he is wounded, and the tank holds at 3.
    burns(&mut holds, &[2, 3]);
    assert_eq!((holds.humans[0].wounds, holds.humans[0].weapons.len()), (1, 1));
    let mut goes = burning();
    // At 2 it goes; he burns already and rolls for that no more.
    burns(&mut goes, &[2, 2]);
    assert_eq!((goes.humans[0].wounds, goes.humans[0].weapons.len()), (1, 0));
}

#[test]
fn whom_an_exploding_tank_has_taken_is_hit_by_nothing_more() {
    let mut battle = board()
        .armed("Lawless", 600, 600, Weapon::SubMachineGun, 4)
        .human("Rourke", 775, 630)
        .zombie(775, 600)
        .zombie(810, 610)
        .with(|it| it.arrange().humans[0].turn.ap = 2)
        .done();
    battle.arrange().humans[1].weapons.push(tank());
    // Two Falls, on Rourke and on the second zombie; his tank goes at 1, and the blast has killed both zombies by then.
    let dice = [1, 1, 1, 5, 5, 2, 3, 1, 4, 5, 5];
    let told = acts(&mut battle, 0, &dice, &["fire the sub machine gun at zombie 1"]);
    assert!(battle.zombies.iter().all(|it| it.out && !it.fallen));
    let second = FigureId::Zombie(1).token();
    let fell = |it: &Event| matches!(it.what, What::Fell { token, .. } if token == second);
    assert!(!told.iter().any(fell), "the dead do not fall");
}

#[test]
fn whom_an_exploding_tank_has_taken_does_not_burn() {
    for first_roll in [2, 5] {
        let mut battle = wearer().human("Lawless", 740, 600).zombie(770, 600).done();
        battle.arrange().humans[1].weapons.push(tank());
        // Both are in the flames; the tank of Lawless goes at 1, and the blast kills the zombie.
        let told = acts(&mut battle, 0, &[2, first_roll, 1, 6], &[FIRE, "900,600"]);
        let zombie = FigureId::Zombie(0).token();
        assert!(battle.zombies[0].out && battle.zombies[0].burning == 0);
        assert!(!told.iter().any(|it| matches!(it.what, What::Marked { token, .. } if token == zombie)));
        assert_eq!(battle.humans[0].deeds.kills, 1, "it is killed once");
    }
}

#[test]
fn tanks_set_each_other_off_and_the_firer_stops_for_his_own() {
    let scene = || {
        let mut battle = board()
            .human("Dawson", 740, 630)
            .human("Rourke", 775, 625)
            .zombie(775, 600)
            .with(|it| it.arrange().humans[0].turn.ap = 2)
            .done();
        let pistol = CarriedWeapon {
            weapon: Weapon::Pistol,
            loaded: 12,
            pieces: 0,
            trouble: Malfunction::None,
            grenade: None,
        };
        battle.arrange().humans[0].weapons.extend([tank(), pistol]);
        battle.arrange().humans[0].in_hand.push(1);
        battle.arrange().humans[1].weapons.push(tank());
        battle
    };
    let fire = "fire the pistol at zombie 1";
    let mut battle = scene();
    // A miss hits Rourke; his tank goes, he burns on; Dawson and the zombie catch fire in the blast, and Dawson's own tank
    // goes too, with Rourke and the zombie in its blast. The second shot is fired with the pistol all the same.
    acts(&mut battle, 0, &[1, 1, 4, 4, 4, 1, 4, 4, 6], &[fire, "2"]);
    assert_eq!(battle.humans[0].weapons.len(), 1);
    assert_eq!(
        (battle.humans[0].weapons[0].weapon, battle.humans[0].weapons[0].loaded),
        (Weapon::Pistol, 10)
    );
    assert!(battle.humans[0].burning == 1 && battle.humans[1].burning == 1 && battle.zombies[0].fallen);
    let mut battle = scene();
    // If the blast kills him he fires no more.
    acts(&mut battle, 0, &[1, 1, 4, 6, 4, 3], &[fire, "2"]);
    assert!(!battle.humans[0].is_alive());
    assert_eq!(battle.humans[0].weapons[1].loaded, 11);
}

#[test]
fn flames_that_light_nobody_say_so_by_their_rule() {
    let said = |battle: &mut Battle| {
        let told = acts(battle, 0, &[], &[FIRE, "900,600"]);
        noted(&told, rule!("dwa.flame.template"))
    };
    let mut empty = wearer().zombie(600, 900).done();
    assert_eq!(said(&mut empty), [Incident::NobodyInFlames]);
    let mut alight = wearer().zombie(700, 600).done();
    alight.arrange().zombies[0].burning = 1;
    assert_eq!(said(&mut alight), [Incident::AllBurnAlready]);
    let mut lit = wearer().zombie(700, 600).done();
    let told = acts(&mut lit, 0, &[2], &[FIRE, "900,600"]);
    assert!(noted(&told, rule!("dwa.flame.template")).is_empty());
}

#[test]
fn who_burns_already_does_not_roll_again() {
    let _proof = Proof::of(rule!("dwa.flame.template")).facts([5]);
    let _proof = Proof::of(rule!("dwa.flame.spread")).facts([1]);
    let mut battle = wearer().zombie(660, 600).zombie(700, 600).human("Lawless", 740, 600).done();
    (battle.arrange().zombies[0].burning, battle.arrange().humans[1].burning) = (1, 1);
    // Two of the three in the flames burn already: one die, for the third.
    acts(&mut battle, 0, &[2], &[FIRE, "900,600"]);
    assert_eq!(battle.zombies.iter().map(|it| it.burning).collect::<Vec<_>>(), [1, 1]);
    assert_eq!((battle.humans[1].burning, battle.humans[1].wounds), (1, 0));
    // Two that burn side by side do not set each other alight: a burn roll each, and no die more.
    let mut pair =
        board().human("Lawless", 100, 100).zombie(600, 600).zombie(625, 600).zombie(650, 600).done();
    (pair.arrange().zombies[0].burning, pair.arrange().zombies[1].burning) = (1, 1);
    burns(&mut pair, &[2, 2, 3]);
    assert_eq!(pair.zombies.iter().map(|it| it.burning).collect::<Vec<_>>(), [2, 2, 0]);
}

#[test]
fn the_later_burn_rolls_come_in_phase_one_before_the_wounds_are_tested() {
    let _proof = Proof::of(rule!("dwa.flame.burn-table")).facts([3]);
    let _proof = Proof::of(rule!("dwa.flame.human-wound")).facts([4]);
    let mut battle = board().human("Lawless", 600, 600).zombie(100, 100).done();
    (battle.turn, battle.phase) = (2, dwa::battle::Phase::Arrivals);
    (battle.arrange().humans[0].burning, battle.arrange().zombies[0].burning) = (1, 1);
    battle.scene =
        std::sync::Arc::new(dwa::battle::TableScene { last_turn: Some(9), ..(*battle.scene).clone() });
    // A burn roll each, and the wound test of the burn wound; then the humans are to act.
    crate::steps::roll(&[2, 2, 6], |play| {
        while !matches!(battle.phase, dwa::battle::Phase::Humans { .. }) {
            dwa::battle::turn::step(&mut battle, play).unwrap();
        }
        let rolled = |it: &&Event| matches!(it.what, What::Rolled { .. });
        let rules: Vec<kernel::RuleId> = play.journal().iter().filter(rolled).map(|it| it.rule).collect();
        let (burn, wound) = (rule!("dwa.flame.burn-table"), rule!("dwa.wound.test"));
        assert_eq!(rules, [burn, burn, wound]);
    });
    assert_eq!((battle.humans[0].burning, battle.zombies[0].burning), (2, 2));
    assert_eq!(battle.humans[0].untested, 0);
}
