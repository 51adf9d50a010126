//! Close combat (12) on the board.
use crate::board::{
    Board,
    acting::{acts, can_walk, chooses, cost, offers, refused},
    board, board_on, human,
};
use crate::steps::{fence, house, table, zombies_act};
use dwa::{
    battle::{
        Battle, FigureId, Zombie,
        cc::{free_path, measure_strike},
        figure::{CarriedWeapon, Malfunction, Posture},
    },
    rule,
    table::{
        cc::StrikeAt,
        quirk::Quirk,
        search::Item,
        skill::Skill,
        weapons::{Fire, Weapon},
    },
};
use ground::open::{Piece, PieceId};
use kernel::{Point, Proof};

/// Dawson with a zombie in contact to the east, which faces west.
fn fight(weapon: Weapon, loaded: u8) -> Board {
    let board = board().armed("Dawson", 600, 600, weapon, loaded).zombie(625, 600);
    board.with(|it| it.arrange().zombies[0].facing = 270)
}

fn strike(weapon: &str) -> String {
    let the = if weapon == "bare hands" { "" } else { "the " };
    format!("strike zombie 1 with {the}{weapon}")
}

#[test]
fn bases_a_millimetre_apart_are_in_close_combat() {
    let _proof = Proof::of(rule!("dwa.cc.contact")).facts([2]);
    let at = |x: i32| board().armed("Dawson", 600, 600, Weapon::Machete, 0).zombie(x, 600).done();
    assert!(offers(&at(626), 0).contains(&strike("machete")));
    assert!(!offers(&at(627), 0).iter().any(|it| it.starts_with("strike")));
    let mut battle = at(626);
    battle.arrange().zombies[0].facing = 270;
    acts(&mut battle, 0, &[6], &[&strike("machete")]);
    assert!(battle.zombies[0].out);
    assert_eq!(battle.humans[0].deeds.kills_in_close_combat, 1);
}

#[test]
fn who_stands_on_a_roof_or_lies_there_or_is_a_friend_holds_nobody() {
    let _proof = Proof::of(rule!("dwa.cc.contact")).facts([1, 2, 3]);
    let shed = Piece { roof_mm: Some(60), ..house("shed", 600, 500, 300, 200) };
    let at_the_shed = |level| {
        let board = board_on(table(vec![shed.clone()])).armed("Dawson", 587, 600, Weapon::Machete, 0);
        board.zombie(612, 600).with(|it| it.arrange().zombies[0].level = level).done()
    };
    assert!(at_the_shed(None).in_close_combat(0));
    let above = at_the_shed(Some(PieceId(0)));
    assert!(!above.in_close_combat(0) && can_walk(&above, 0, 540, 600));
    let mut lies = fight(Weapon::Machete, 0).with(|it| it.arrange().zombies[0].fallen = true).done();
    assert!(!lies.in_close_combat(0) && can_walk(&lies, 0, 540, 600));
    let friends = board().human("Dawson", 600, 600).human("Lawless", 625, 600).done();
    assert!(!friends.in_close_combat(0));
    acts(&mut lies, 0, &[2], &["strike zombie 1 with the machete"]);
    assert!(lies.zombies[0].out, "who lies there may be struck all the same");
}

#[test]
fn in_close_combat_one_may_only_attack_or_break() {
    let _proof = Proof::of(rule!("dwa.cc.allowed-actions")).facts([2]);
    let mut battle = fight(Weapon::Pistol, 5).zombie(600, 750).done();
    battle.arrange().humans[0].ammo.clips = 1;
    let offered = offers(&battle, 0);
    assert!(offered.contains(&"break away from close combat".to_owned()));
    assert!(offered.contains(&strike("pistol")));
    assert!(!offered.iter().any(|it| it == "walk" || it.contains("reload") || it.contains("zombie 2")));
    assert_eq!(refused(&battle, 0, "walk"), Some(rule!("dwa.cc.allowed-actions")));
    battle.arrange().zombies[0].fallen = true;
    assert!(offers(&battle, 0).contains(&"walk".to_owned()), "a fallen zombie holds nobody");
}

#[test]
fn a_weapon_without_a_cqm_score_is_not_fired_in_close_combat() {
    let _no_cqm = Proof::of(rule!("dwa.cc.no-cqm")).facts([1, 2]);
    let _fire_cqm = Proof::of(rule!("dwa.cc.fire-cqm")).facts([3]);
    // All that is fired or thrown: guns and bows without a score, grenades, a flamethrower.
    let without = Weapon::all().filter(|it| it.profile().fire != Fire::None && it.profile().cqm.is_none());
    let without: Vec<Weapon> = without.collect();
    assert_eq!(without.len(), 12);
    for weapon in without {
        let (battle, name) = (fight(weapon, 1).done(), weapon.profile().name);
        let label = format!("fire the {name} in close combat at zombie 1");
        assert_eq!(refused(&battle, 0, &label), Some(rule!("dwa.cc.no-cqm")));
        assert!(offers(&battle, 0).contains(&strike(name)), "{name}");
        assert!(
            !offers(&battle, 0).iter().any(|it| it.starts_with("fire") || it.starts_with("throw")),
            "{name}"
        );
    }
    let mut battle = fight(Weapon::Pistol, 5).done();
    acts(&mut battle, 0, &[2, 3], &["fire the pistol in close combat at zombie 1", "2"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (3, 2));
}

#[test]
fn without_ammunition_he_can_only_strike_or_break() {
    let _proof = Proof::of(rule!("dwa.cc.out-of-ammo")).facts([1, 2, 3]);
    let mut battle = fight(Weapon::Pistol, 0).with(|it| it.arrange().humans[0].ammo.clips = 2).done();
    let label = "fire the pistol in close combat at zombie 1";
    assert_eq!(refused(&battle, 0, label), Some(rule!("dwa.cc.out-of-ammo")));
    assert_eq!(
        offers(&battle, 0).iter().filter(|it| it.as_str() != "done" && it.as_str() != "turn").count(),
        2
    );
    acts(&mut battle, 0, &[5], &[&strike("pistol")]);
    assert_eq!((battle.zombies[0].fallen, battle.humans[0].turn.ap), (true, 2), "the butt needs no switch");
    let loaded = offers(&fight(Weapon::Pistol, 5).done(), 0);
    assert!(
        loaded.contains(&strike("pistol")) && loaded.contains(&label.to_owned()),
        "who can fire may do both"
    );
}

#[test]
fn neither_back_nor_cover_nor_a_short_way_nor_the_fight_itself_counts_for_fire_in_contact() {
    let _back_attack = Proof::of(rule!("dwa.cc.back-attack")).facts([1, 3, 4, 5]);
    let _fire_cqm = Proof::of(rule!("dwa.cc.fire-cqm")).facts([1, 2, 5]);
    let _attack_roll = Proof::of(rule!("dwa.zombie.attack-roll")).facts([3]);
    let fires = |facing: i16, die: u16| {
        let board = board_on(table(vec![fence("fence", &[(612, 500), (612, 700)])]));
        let board = board.armed("Dawson", 600, 600, Weapon::Pistol, 5).zombie(625, 600);
        let mut battle = board.with(|it| it.arrange().zombies[0].facing = facing).done();
        acts(&mut battle, 0, &[die], &["fire the pistol in close combat at zombie 1", "1"]);
        (battle.zombies[0].out, battle.zombies[0].fallen)
    };
    for facing in [90, 270] {
        assert_eq!([fires(facing, 2), fires(facing, 3)], [(false, false), (true, false)], "{facing}");
    }
    // A strike has the +1, and a zombie at somebody's back has none.
    let mut battle = fight(Weapon::BaseballBat, 0).with(|it| it.arrange().zombies[0].facing = 90).done();
    battle.arrange().humans[0].facing = 270;
    zombies_act(&mut battle, &[5, 5]);
    assert_eq!(battle.humans[0].wounds, 0);
    assert_eq!(measure_strike(&battle, 0, Some(0), 0).at, StrikeAt::Front, "it faces whom it has attacked");
    battle.arrange().zombies[0].facing = 90;
    acts(&mut battle, 0, &[4], &[&strike("baseball bat")]);
    assert!(battle.zombies[0].fallen);
}

#[test]
fn a_shell_in_contact_goes_at_the_one_enemy_and_the_next_need_not_be_announced() {
    let _proof = Proof::of(rule!("dwa.cc.fire-cqm")).facts([8, 9]);
    let label = "fire the pump shotgun in close combat at zombie 1";
    let mut battle = fight(Weapon::PumpShotgun, 6).zombie(650, 600).done();
    acts(&mut battle, 0, &[4, 5], &[label, label]);
    assert_eq!([battle.zombies[0].out, battle.zombies[1].out], [true, false], "one die, and nobody behind");
    assert_eq!((battle.humans[0].turn.ap, battle.zombies[1].fallen), (0, false));
    let label = "fire the pistol in close combat at zombie 1";
    let mut battle = fight(Weapon::Pistol, 6).done();
    acts(&mut battle, 0, &[2], &[label, "1"]);
    assert_eq!(refused(&battle, 0, label), Some(rule!("dwa.shoot.declare-repeat")));
}

#[test]
fn a_strong_man_strikes_harder_and_shoots_like_anybody() {
    let _proof = Proof::of(rule!("dwa.skill.strong")).facts([2]);
    let strong = || {
        let board = fight(Weapon::Rifle, 5).rules(|it| it.skills = true);
        board.with(|it| it.arrange().humans[0].skills.push(Skill::Strong)).done()
    };
    let mut fires = strong();
    acts(&mut fires, 0, &[5], &["fire the rifle in close combat at zombie 1", "1"]);
    assert!(!fires.zombies[0].out && !fires.zombies[0].fallen && fires.humans[0].turn.used.is_empty());
    let mut strikes = strong();
    acts(&mut strikes, 0, &[5], &[&strike("rifle"), "yes"]);
    assert!(strikes.zombies[0].out);
}

#[test]
fn a_crowbar_knocks_down_and_an_axe_kills() {
    let _bludgeon = Proof::of(rule!("dwa.cc.bludgeon")).facts([1, 2]);
    let _edged = Proof::of(rule!("dwa.cc.edged")).facts([1]);
    let outcome = |weapon: Weapon, die: u16| {
        let mut battle = fight(weapon, 0).done();
        acts(&mut battle, 0, &[die], &[&strike(weapon.profile().name)]);
        (battle.zombies[0].fallen, battle.zombies[0].out)
    };
    let (stands, falls, out) = ((false, false), (true, false), (false, true));
    assert_eq!([4, 5, 6].map(|die| outcome(Weapon::Crowbar, die)), [stands, falls, falls]);
    let axe = [3, 4, 5, 6].map(|die| outcome(Weapon::OneHandedAxe, die));
    assert_eq!(axe, [stands, falls, falls, out]);
}

#[test]
fn automatic_fire_in_close_combat_falls_on_all_in_contact_and_only_on_them() {
    let _fire_cqm = Proof::of(rule!("dwa.cc.fire-cqm")).facts([6, 7, 10]);
    let _proof = Proof::of(rule!("dwa.ruling.cqm-dice"));
    let mut battle = fight(Weapon::SubMachineGun, 4).zombie(575, 600).zombie(650, 600).done();
    battle.arrange().humans[0].turn.ap = 2;
    // Two dice score 4+: one is drawn for each of the two in contact.
    acts(&mut battle, 0, &[1, 2, 3, 4, 4, 1, 2], &["fire the sub machine gun in close combat at zombie 1"]);
    assert_eq!(battle.zombies.iter().map(|it| it.out).collect::<Vec<_>>(), [true, true, false]);
    // Whom he has fired at already this turn is left out, so nothing is drawn.
    let mut battle = fight(Weapon::SubMachineGun, 4).zombie(575, 600).done();
    battle.arrange().humans[0].turn.ap = 2;
    battle.arrange().humans[0].turn.fired_at.push(FigureId::Zombie(1));
    acts(&mut battle, 0, &[1, 2, 3, 4, 4], &["fire the sub machine gun in close combat at zombie 1"]);
    assert!(battle.zombies[0].out && !battle.zombies[1].out);
    let mut battle = fight(Weapon::DoubleBarrelShotgun, 2).done();
    let both = "fire the double barrel shotgun, both barrels, in close combat at zombie 1";
    acts(&mut battle, 0, &[4, 5], &[both]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (0, 3));
}

#[test]
fn fire_in_close_combat_is_sustained_or_unloaded_as_any_other() {
    let _proof = Proof::of(rule!("dwa.cc.fire-cqm")).facts([9]);
    let mut battle = fight(Weapon::SubMachineGun, 4).done();
    // Three bursts announced for 2 + 1 + 1 AP; nothing is aimed. The last two dice of the first reach CQM 4.
    let label = "fire the sub machine gun in close combat at zombie 1";
    acts(&mut battle, 0, &[1, 2, 3, 3, 4], &[label, "2"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (1, 0));
    let mut battle = fight(Weapon::PumpShotgun, 6).rules(|it| it.skills = true).done();
    battle.arrange().humans[0].skills.push(Skill::Unload);
    battle.arrange().humans[0].turn.ap = 1;
    // With 1 AP he can only fire by the skill.
    acts(&mut battle, 0, &[4], &["fire the pump shotgun in close combat at zombie 1"]);
    assert!(!battle.zombies[0].out);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.used.len()), (0, 1));
}

#[test]
fn who_walks_into_contact_fires_with_minus_one_and_breaks_no_more() {
    let mut battle = board().armed("Dawson", 560, 600, Weapon::Pistol, 5).zombie(625, 600).done();
    battle.arrange().humans[0].turn.ap = 2;
    acts(&mut battle, 0, &[], &["walk", "600,600"]);
    assert_eq!(refused(&battle, 0, "break away from close combat"), Some(rule!("dwa.cc.break")));
    let fires = |die: u16| {
        let mut battle = battle.clone();
        acts(&mut battle, 0, &[die], &["fire the pistol in close combat at zombie 1"]);
        battle.zombies[0].out
    };
    assert_eq!([fires(3), fires(4)], [false, true], "3 and no point blank");
}

#[test]
fn a_strike_costs_two_ap_and_one_die() {
    let _proof = Proof::of(rule!("dwa.cc.attack-cost")).facts([1, 2]);
    let mut battle = fight(Weapon::BaseballBat, 0).done();
    acts(&mut battle, 0, &[4, 5], &[&strike("baseball bat"), &strike("baseball bat")]);
    assert!(battle.zombies[0].fallen);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].facing), (0, 90));
    assert!(!offers(&battle, 0).iter().any(|it| it.starts_with("strike")), "there is no third");
    assert_eq!(battle.noises.len(), 0);
}

#[test]
fn a_firearm_in_hand_is_a_club_and_a_throwing_knife_a_blade() {
    let _proof = Proof::of(rule!("dwa.ruling.improvised"));
    let mut battle = fight(Weapon::Rifle, 0).done();
    acts(&mut battle, 0, &[5], &[&strike("rifle")]);
    assert!(battle.zombies[0].fallen && !battle.zombies[0].out);
    let mut battle = fight(Weapon::ThrowingKnife, 2).done();
    acts(&mut battle, 0, &[6], &[&strike("throwing knife")]);
    assert!(battle.zombies[0].out);
    let mut battle = fight(Weapon::Chainsaw, 0).done();
    battle.arrange().humans[0].weapons[0].trouble = Malfunction::Stalled;
    acts(&mut battle, 0, &[4], &[&strike("chainsaw")]);
    assert!(!battle.zombies[0].fallen, "a stalled chainsaw is a club");
    assert_eq!(battle.noises.len(), 0, "and as silent as one");
}

#[test]
fn who_has_ammunition_may_strike_with_the_butt_but_not_with_what_he_has_not_in_hand() {
    let _attack_cost = Proof::of(rule!("dwa.cc.attack-cost")).facts([3]);
    let _proof = Proof::of(rule!("dwa.ruling.strikes-always"));
    let bat = CarriedWeapon {
        weapon: Weapon::BaseballBat,
        loaded: 0,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    let mut battle = fight(Weapon::Pistol, 6).with(|it| it.arrange().humans[0].weapons.push(bat)).done();
    let strikes: Vec<String> = offers(&battle, 0).into_iter().filter(|it| it.starts_with("strike")).collect();
    assert_eq!(strikes, [strike("pistol")]);
    acts(&mut battle, 0, &[5], &[&strike("pistol")]);
    assert!(battle.zombies[0].fallen);
    assert_eq!(
        (battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap),
        (6, 2),
        "no switch and no shot"
    );
}

#[test]
fn whom_he_kills_in_contact_is_killed_in_close_combat_and_nobody_else_is() {
    let _proof = Proof::of(rule!("dwa.ruling.kills-in-close-combat"));
    let counted = |mut battle: Battle, dice: &[u16], deeds: &[&str]| {
        acts(&mut battle, 0, dice, deeds);
        assert!(battle.zombies[0].out);
        (battle.humans[0].deeds.kills, battle.humans[0].deeds.kills_in_close_combat)
    };
    assert_eq!(counted(fight(Weapon::Sword, 0).done(), &[6], &[&strike("sword")]), (1, 1));
    let fires = "fire the pistol in close combat at zombie 1";
    assert_eq!(
        counted(fight(Weapon::Pistol, 6).done(), &[3], &[fires, "1"]),
        (1, 1),
        "fire in contact counts too"
    );
    let apart = board().armed("Dawson", 600, 600, Weapon::Pistol, 6).zombie(700, 600).done();
    assert_eq!(counted(apart, &[6], &["fire the pistol at zombie 1", "1", "0"]), (1, 0));
}

#[test]
fn whatever_else_is_in_hand_is_a_club_as_long_as_it_is_not_thrown_or_fired() {
    let _proof = Proof::of(rule!("dwa.ruling.improvised"));
    for weapon in [Weapon::Flamethrower, Weapon::FragmentationGrenade, Weapon::Molotov] {
        let name = weapon.profile().name;
        for (die, falls) in [(4, false), (5, true), (6, true)] {
            let mut battle = fight(weapon, 1).done();
            acts(&mut battle, 0, &[die], &[&strike(name)]);
            assert_eq!((battle.zombies[0].fallen, battle.zombies[0].out), (falls, false), "{name}: {die}");
            assert_eq!(battle.humans[0].weapons[0].pieces, 1, "and it is still there");
        }
    }
}

#[test]
fn nobody_strikes_with_bare_hands() {
    let _proof = Proof::of(rule!("dwa.cc.no-bare-hands")).facts([1, 2, 3]);
    let mut battle = board().human("Dawson", 600, 600).zombie(625, 600).done();
    assert_eq!(refused(&battle, 0, &strike("bare hands")), Some(rule!("dwa.cc.no-bare-hands")));
    assert_eq!(offers(&battle, 0), ["turn", "break away from close combat", "done"]);
    let strong = |it: &mut Battle| it.arrange().humans[0].skills.push(Skill::Strong);
    let strong = board().human("Dawson", 600, 600).zombie(625, 600).rules(|it| it.skills = true).with(strong);
    assert_eq!(refused(&strong.done(), 0, &strike("bare hands")), Some(rule!("dwa.cc.no-bare-hands")));
    battle.arrange().humans[0].skills.push(Skill::MartialArts);
    battle.rules.skills = true;
    assert_eq!(refused(&battle, 0, &strike("bare hands")), None);
}

#[test]
fn more_than_ninety_degrees_off_its_facing_is_its_back() {
    let _back_attack = Proof::of(rule!("dwa.cc.back-attack")).facts([2, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.facing"));
    let facing = |degrees: i16| {
        let mut battle = fight(Weapon::BaseballBat, 0).done();
        battle.arrange().zombies[0].facing = degrees;
        measure_strike(&battle, 0, Some(0), 0).at
    };
    assert_eq!([facing(270), facing(0), facing(180)], [StrikeAt::Front; 3]);
    assert_eq!([facing(1), facing(179), facing(90)], [StrikeAt::Back; 3]);
    let mut battle = fight(Weapon::BaseballBat, 0).done();
    battle.arrange().zombies[0].facing = 90;
    acts(&mut battle, 0, &[4], &[&strike("baseball bat")]);
    assert!(battle.zombies[0].fallen, "4 + 1");
    assert_eq!(measure_strike(&battle, 0, Some(0), 0).at, StrikeAt::Fallen);
}

#[test]
fn a_chainsaw_six_goes_on_to_another_enemy() {
    let _chainsaw_six = Proof::of(rule!("dwa.cc.chainsaw-six")).facts([1, 3]);
    let _restart_chainsaw_cost = Proof::of(rule!("dwa.ap.restart-chainsaw-cost")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.chainsaw"));
    let mut battle = fight(Weapon::Chainsaw, 0).zombie(575, 600).zombie(600, 625).done();
    // Six kills; of the two others he takes the third, six again; then the last with a 1, and it stalls.
    acts(&mut battle, 0, &[6, 6, 1, 3], &[&strike("chainsaw"), "strike zombie 3", "strike zombie 2"]);
    assert_eq!(battle.zombies.iter().map(|it| it.out).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::Stalled);
    assert_eq!(battle.noises.len(), 1);
    let label = "restart the chainsaw";
    battle.arrange().humans[0].turn.ap = 4;
    assert_eq!(refused(&battle, 0, label), Some(rule!("dwa.ruling.chainsaw")));
    battle.arrange().zombies[1].out = true;
    acts(&mut battle, 0, &[], &[label]);
    assert_eq!((battle.humans[0].weapons[0].trouble, battle.humans[0].turn.ap), (Malfunction::None, 1));
    let mut battle = fight(Weapon::Chainsaw, 0).done();
    acts(&mut battle, 0, &[1, 1], &[&strike("chainsaw")]);
    assert_eq!(battle.humans[0].wounds, 1);
    let mut battle = fight(Weapon::Chainsaw, 0).fallen_zombie(575, 600).done();
    acts(&mut battle, 0, &[6], &[&strike("chainsaw"), "strike nobody else"]);
    assert!(battle.zombies[0].out && !battle.zombies[1].out, "he may, but need not");
    let mut battle = fight(Weapon::Chainsaw, 0).done();
    acts(&mut battle, 0, &[6], &[&strike("chainsaw")]);
    assert_eq!(battle.humans[0].turn.ap, 2, "with nobody else there is nothing to ask");
}

#[test]
fn a_chainsaw_runs_as_soon_as_it_is_in_hand() {
    let _proof = Proof::of(rule!("dwa.cc.chainsaw")).facts([4]);
    let saw = CarriedWeapon {
        weapon: Weapon::Chainsaw,
        loaded: 0,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    let mut battle = fight(Weapon::Pistol, 6).done();
    battle.arrange().humans[0].weapons.push(saw);
    battle.arrange().zombies[0].fallen = true;
    acts(&mut battle, 0, &[], &["take the chainsaw in hand"]);
    battle.arrange().zombies[0].fallen = false;
    acts(&mut battle, 0, &[3], &[&strike("chainsaw")]);
    assert!(battle.zombies[0].out);
}

#[test]
fn a_six_that_misses_goes_on_to_others_and_never_to_the_same_one() {
    let _proof = Proof::of(rule!("dwa.cc.chainsaw-six")).facts([2, 5]);
    // Four Psychos take 4 off the die: a natural 6 is a miss, and a six still.
    let distracted = || {
        let psycho = |i: i32| {
            let quirks = std::iter::once(Quirk::Psycho).collect();
            dwa::battle::Human { quirks, ..human("Norman", 530 + 30 * i, 660) }
        };
        let board = (0..4).fold(fight(Weapon::Chainsaw, 0), |board, i| board.add(psycho(i)));
        board.rules(|it| it.quirks = true)
    };
    let mut alone = distracted().done();
    acts(&mut alone, 0, &[6], &[&strike("chainsaw")]);
    assert_eq!((alone.zombies[0].out, alone.humans[0].turn.ap), (false, 2), "it is lost");
    let mut two = distracted().zombie(575, 600).done();
    acts(&mut two, 0, &[6, 6, 2], &[&strike("chainsaw"), "strike zombie 2", "strike zombie 1"]);
    assert!(!two.zombies[0].out && !two.zombies[1].out);
}

#[test]
fn an_empty_chainsaw_needs_gas_and_nobody_sees_to_one_in_close_combat() {
    let _proof = Proof::of(rule!("dwa.cc.chainsaw-mishap")).facts([4, 5, 6]);
    let board = fight(Weapon::Chainsaw, 0).rules(|it| it.items = true);
    let mut battle = board.with(|it| it.arrange().humans[0].items.push(Item::GasCan)).done();
    acts(&mut battle, 0, &[1, 5], &[&strike("chainsaw")]);
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::OutOfGas);
    battle.arrange().humans[0].turn.ap = 4;
    assert!(refused(&battle, 0, "refuel the chainsaw").is_some());
    let mut stalled = battle.clone();
    stalled.arrange().humans[0].weapons[0].trouble = Malfunction::Stalled;
    assert!(refused(&stalled, 0, "restart the chainsaw").is_some());
    (battle.arrange().zombies[0].out, stalled.arrange().zombies[0].out) = (true, true);
    assert_eq!(cost(&stalled, 0, "restart the chainsaw"), Some(3));
    assert_eq!(cost(&battle, 0, "restart the chainsaw"), None, "without gas it cannot be started");
    acts(&mut battle, 0, &[], &["refuel the chainsaw"]);
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::None);
    let mut hurt = fight(Weapon::Chainsaw, 0).done();
    acts(&mut hurt, 0, &[1, 1], &[&strike("chainsaw")]);
    assert_eq!((hurt.humans[0].wounds, hurt.humans[0].posture), (1, Posture::Standing));
}

#[test]
fn a_break_needs_more_than_the_number_of_opponents() {
    let _break = Proof::of(rule!("dwa.cc.break")).facts([1, 2, 3]);
    let _stand_up = Proof::of(rule!("dwa.move.stand-up")).facts([3]);
    let held = || fight(Weapon::Pistol, 5).zombie(575, 600).fallen_zombie(600, 625).done();
    let away = "break away from close combat";
    let mut battle = held();
    acts(&mut battle, 0, &[3], &[away]);
    assert!(battle.humans[0].turn.must_leave && !battle.humans[0].turn.done);
    assert_eq!(battle.humans[0].turn.ap, 3);
    let mut battle = held();
    acts(&mut battle, 0, &[2], &[away]);
    assert!(battle.humans[0].turn.done, "2 is not more than 2");
    let mut late = held();
    acts(&mut late, 0, &[1], &["strike zombie 1 with the pistol"]);
    assert_eq!(refused(&late, 0, away), Some(rule!("dwa.cc.break")), "it must be his first action");
    let mut risen = held();
    risen.arrange().humans[0].posture = Posture::Fallen;
    acts(&mut risen, 0, &[3], &["stand up", away]);
    assert!(risen.humans[0].turn.must_leave, "only standing up may come before");
    assert_eq!(risen.humans[0].turn.ap, 1);
    let mut lying = held();
    lying.arrange().humans[0].posture = Posture::Fallen;
    assert_eq!(refused(&lying, 0, away), Some(rule!("dwa.ruling.prone")));
}

#[test]
fn a_break_needs_a_free_way_and_the_ap_for_it() {
    let _break = Proof::of(rule!("dwa.cc.break")).facts([4, 5, 8]);
    let _proof = Proof::of(rule!("dwa.ruling.break"));
    let away = "break away from close combat";
    let mut poor = fight(Weapon::Pistol, 5).done();
    poor.arrange().humans[0].turn.ap = 1;
    assert_eq!(refused(&poor, 0, away), Some(rule!("dwa.ruling.break")));
    let ring = |n: usize| {
        let around = [(625, 600), (613, 622), (588, 622), (575, 600), (588, 578), (613, 578)];
        let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 5).done();
        battle.arrange().zombies.extend(around[..n].iter().map(|&(x, y)| Zombie::new(Point::new(x, y))));
        battle
    };
    assert!(free_path(&ring(1), 0).is_some());
    assert!(free_path(&ring(3), 0).is_some());
    assert!(free_path(&ring(6), 0).is_none());
    assert_eq!(refused(&ring(6), 0, away), Some(rule!("dwa.ruling.break")));
    // A blind alley: walls north, south and west, the zombie in the east. 5 cm back, his base ends at 537.5.
    let alley = |end: i32| {
        let walls = [(400, 560, 300, 20), (400, 620, 300, 20), (400, 560, end - 400, 80)];
        let walls =
            walls.map(|(x, y, width, height)| house(&format!("{x} {y} {width}"), x, y, width, height));
        let board = board_on(table(walls.to_vec())).armed("Dawson", 600, 600, Weapon::Pistol, 5);
        board.zombie(625, 600).done()
    };
    assert!(free_path(&alley(536), 0).is_some());
    assert!(free_path(&alley(541), 0).is_none());
    assert_eq!(refused(&alley(541), 0, away), Some(rule!("dwa.ruling.break")));
    let mut just = alley(536);
    just.arrange().humans[0].turn.ap = 2;
    acts(&mut just, 0, &[2], &[away]);
    assert_eq!((just.humans[0].turn.must_leave, just.humans[0].turn.ap), (true, 1));
    let mut afraid = fight(Weapon::Pistol, 5).done();
    afraid.arrange().humans[0].turn.afraid = true;
    assert_eq!(cost(&afraid, 0, away), Some(2));
    afraid.arrange().humans[0].turn.ap = 3;
    assert_eq!(refused(&afraid, 0, away), Some(rule!("dwa.ruling.break")), "2 AP and 2 for the way");
}

#[test]
fn who_fails_to_break_does_nothing_more() {
    let _break_failed = Proof::of(rule!("dwa.cc.break-failed")).facts([1, 2]);
    let _break_cost = Proof::of(rule!("dwa.ap.break-cost")).facts([2]);
    let mut battle = fight(Weapon::Pistol, 5).done();
    acts(&mut battle, 0, &[1], &["break away from close combat"]);
    assert!(battle.humans[0].turn.done && battle.humans[0].turn.ap == 0);
    assert_eq!(chooses(&mut battle, &[], &[]), None, "his activation is over");
}

#[test]
fn fallen_and_prone_men_do_not_strike_but_fire() {
    let mut battle: Battle = fight(Weapon::Pistol, 5).done();
    battle.arrange().humans[0].posture = Posture::Fallen;
    assert_eq!(refused(&battle, 0, &strike("pistol")), Some(rule!("dwa.ruling.prone")));
    assert!(offers(&battle, 0).contains(&"fire the pistol in close combat at zombie 1".to_owned()));
    let revolver = CarriedWeapon {
        weapon: Weapon::Revolver,
        loaded: 6,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    battle.arrange().humans[0].weapons.push(revolver);
    assert!(!offers(&battle, 0).iter().any(|it| it.contains("revolver")), "it is not in his hand");
    assert!(battle.in_contact(FigureId::Human(0), FigureId::Zombie(0)));
}
