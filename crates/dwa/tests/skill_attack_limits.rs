//! Where the skills of attacks (16.5.3) end: for which weapons they are not, and how often they serve.
use crate::board::{
    Board,
    acting::{acts, cost, offers, refused, says},
    board, human,
};
use crate::steps::{roll, roll_and_answer};
use dwa::{
    battle::{
        Battle, Phase, Zombie,
        change::{self, By, Cause},
        figure::{CarriedWeapon, Malfunction},
        turn, wound, zombie,
    },
    rule,
    table::{skill::Skill, weapons::Weapon},
};
use kernel::{Answer, Play, Point, Proof, play::Defaults, scripted};

fn held(weapon: Weapon, loaded: u8) -> CarriedWeapon {
    CarriedWeapon { weapon, loaded, pieces: loaded, trouble: Malfunction::None, grenade: None }
}

/// Ann in the middle with these weapons, the first in hand, and these skills.
fn ann(weapons: &[(Weapon, u8)], skills: &[Skill]) -> Board {
    let mut ann = human("Ann", 600, 600);
    ann.weapons.extend(weapons.iter().map(|it| held(it.0, it.1)));
    if !weapons.is_empty() {
        ann.in_hand.push(0);
    }
    ann.skills.extend_from_slice(skills);
    board().add(ann).rules(|it| it.skills = true)
}

fn next_turn(battle: &mut Battle) {
    battle.phase = Phase::End;
    let (mut dice, mut answers) = (scripted(&[]), Defaults);
    turn::step(battle, &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
}

/// The zombie phase up to the attacks, with answers in words.
fn zombies_act(battle: &mut Battle, dice: &[u16], answers: &[&str]) {
    let (mut dice, mut said) = (scripted(dice), says(answers));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    zombie::stand_up(battle, &mut play).unwrap();
    zombie::move_all(battle, &mut play).unwrap();
    zombie::attack_all(battle, &mut play).unwrap();
}

fn has(options: &[String], label: &str) -> bool {
    options.iter().any(|it| it == label)
}

#[test]
fn what_is_thrown_burns_or_strikes_needs_no_skill() {
    let _proof = Proof::of(rule!("dwa.skill.weapon-needed")).facts([2, 5]);
    let opens = |weapon, label: &str| {
        let board = ann(&[(weapon, 1)], &[]).zombie(625, 600).zombie(700, 600);
        let mut battle = board.rules(|it| it.weapon_skills = true).done();
        if weapon != Weapon::Machete {
            battle.arrange().zombies[0].at = Point::new(600, 300);
        }
        has(&offers(&battle, 0), label)
    };
    assert!(opens(Weapon::FragmentationGrenade, "throw a fragmentation grenade"));
    let molotov = format!("throw a {}", Weapon::Molotov.profile().name);
    assert!(opens(Weapon::Molotov, &molotov));
    assert!(opens(Weapon::Flamethrower, "fire the flamethrower"));
    assert!(opens(Weapon::ThrowingKnife, "throw the throwing knife at zombie 2"));
    assert!(opens(Weapon::Machete, "strike zombie 1 with the machete"));
    assert!(!opens(Weapon::Pistol, "fire the pistol at zombie 2"), "a firearm does");
    let basic = board().armed("Ann", 600, 600, Weapon::Pistol, 1).zombie(700, 600).done();
    assert!(has(&offers(&basic, 0), "fire the pistol at zombie 1"), "nobody needs any in the basic game");
}

#[test]
fn brace_is_for_machine_guns_and_two_bursts_are_the_most() {
    let _proof = Proof::of(rule!("dwa.skill.brace")).facts([3]);
    let misses = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3].repeat(2);
    let mut battle = ann(&[(Weapon::MachineGun, 20)], &[Skill::Brace]).zombie(600, 300).done();
    (battle.turn, battle.arrange().humans[0].turn.ap) = (2, 8);
    let mut braced = battle.clone();
    acts(&mut battle, 0, &misses, &["fire the machine gun", "use Brace", "900,700", "900,700"]);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (18, 4));
    assert_eq!(refused(&battle, 0, "fire the machine gun"), Some(rule!("dwa.ruling.brace")));
    // Braced since the last turn, the skill would add nothing and is not asked about.
    braced.arrange().humans[0].braced = Some(1);
    acts(&mut braced, 0, &misses, &["fire the machine gun", "900,700", "900,700"]);
    assert_eq!(braced.humans[0].weapons[0].loaded, 18);
    assert_eq!(refused(&braced, 0, "fire the machine gun"), Some(rule!("dwa.ruling.brace")));
    let mut rifle = ann(&[(Weapon::Rifle, 6)], &[Skill::Brace]).zombie(775, 600).done();
    acts(&mut rifle, 0, &[1], &["fire the rifle at zombie 1", "1", "0"]);
    assert!(rifle.humans[0].turn.used.is_empty());
}

#[test]
fn cover_is_kept_through_lying_down_and_fired_in_the_midst_of_a_move_and_then_lost() {
    let _proof = Proof::of(rule!("dwa.skill.cover")).facts([3, 5, 7]);
    let label = "cover the others while the zombies move";
    let mut battle = ann(&[(Weapon::Pistol, 6)], &[Skill::Cover]).zombie(700, 600).done();
    battle.rules.lurch = false;
    let mut moved = battle.clone();
    acts(&mut moved, 0, &[], &["walk", "600,650"]);
    assert_eq!(refused(&moved, 0, label), Some(rule!("dwa.ruling.skill-cover")));
    let mut lies = battle.clone();
    acts(&mut lies, 0, &[], &["lie down", label]);
    assert_eq!(lies.humans[0].turn.cover_ap, 2, "that is no movement");
    acts(&mut battle, 0, &[], &[label]);
    let mut waits = battle.clone();
    // After its first 5 cm it is shot down where it is, and comes no nearer.
    zombies_act(&mut battle, &[4], &["Ann fires at zombie 1", "1", "0"]);
    assert_eq!((battle.zombies[0].fallen, battle.zombies[0].at), (true, Point::new(650, 600)));
    zombies_act(&mut waits, &[1], &["hold fire", "hold fire"]);
    assert_eq!((waits.humans[0].turn.cover_ap, waits.humans[0].turn.ap), (0, 0));
    next_turn(&mut waits);
    assert_eq!((waits.humans[0].turn.cover_ap, waits.humans[0].turn.ap), (0, 4));
}

#[test]
fn nobody_reloads_or_moves_on_cover() {
    let _proof = Proof::of(rule!("dwa.skill.cover")).facts([4]);
    let label = "cover the others while the zombies move";
    let mut battle = ann(&[(Weapon::Pistol, 1)], &[Skill::Cover]).zombie(800, 600).done();
    battle.arrange().humans[0].ammo.clips = 1;
    acts(&mut battle, 0, &[], &[label]);
    assert!(battle.humans[0].turn.done);
    // With the one burst fired there is nothing more that he is asked, though 2 AP and a clip are left.
    zombies_act(&mut battle, &[1], &["Ann fires at zombie 1", "0"]);
    let ann = &battle.humans[0];
    assert_eq!((ann.weapons[0].loaded, ann.ammo.clips, ann.at), (0, 1, Point::new(600, 600)));
}

#[test]
fn an_eagle_eye_reaches_no_farther_than_the_gun() {
    let _proof = Proof::of(rule!("dwa.skill.eagle-eye")).facts([1, 2]);
    let fire = "fire the pistol at zombie 1";
    let at = |x: i32| ann(&[(Weapon::Pistol, 1)], &[Skill::EagleEye]).zombie(x, 600).done();
    let mut most = at(825);
    acts(&mut most, 0, &[4], &[fire, "use Eagle eye", "0"]);
    assert!(most.zombies[0].fallen, "no -1 at 20 cm");
    let mut plain = at(825);
    acts(&mut plain, 0, &[4], &[fire, "use no skill", "0"]);
    assert!(!plain.zombies[0].fallen);
    let mut nothing = at(825);
    acts(&mut nothing, 0, &[3], &[fire, "use Eagle eye", "0"]);
    assert!(!nothing.zombies[0].fallen, "and no +1 either");
    assert_eq!(refused(&at(826), 0, fire), Some(rule!("dwa.shoot.max-range")));
}

#[test]
fn unload_is_for_the_pump_shotgun_alone() {
    let _proof = Proof::of(rule!("dwa.skill.unload")).facts([2]);
    let fires = |weapon, label: &str, answers: &[&str]| {
        let mut battle = ann(&[(weapon, 2)], &[Skill::Unload]).zombie(600, 300).done();
        let price = cost(&battle, 0, label);
        acts(&mut battle, 0, &[], answers);
        (price, battle.humans[0].turn.ap, battle.humans[0].turn.used.len())
    };
    let pump = "fire the pump shotgun";
    assert_eq!(fires(Weapon::PumpShotgun, pump, &[pump, "yes", "900,600"]), (Some(2), 3, 1));
    let double = "fire the double barrel shotgun";
    let (price, left, used) = fires(Weapon::DoubleBarrelShotgun, double, &[double, "900,600"]);
    assert_eq!((Some(4 - i32::from(left)), used), (price, 0), "at the normal price, and nothing is asked");
}

#[test]
fn two_sub_machine_guns_are_not_fired_from_both_hands() {
    let _proof = Proof::of(rule!("dwa.skill.ambidextrous")).facts([4]);
    let with = |weapon: Weapon| {
        let board = ann(&[(weapon, 4), (weapon, 4)], &[Skill::Ambidextrous]).zombie(775, 600);
        board.with(|it| it.arrange().humans[0].turn.ap = 8).done()
    };
    let mut pistols = with(Weapon::Pistol);
    let take = "take the pistol and the pistol in hand";
    assert!(has(&offers(&pistols, 0), take), "{:?}", offers(&pistols, 0));
    acts(&mut pistols, 0, &[], &[take]);
    acts(&mut pistols, 0, &[1, 1], &["fire both handguns at zombie 1"]);
    let mut guns = with(Weapon::SubMachineGun);
    assert!(!offers(&guns, 0).iter().any(|it| it.contains(" and the ")), "{:?}", offers(&guns, 0));
    guns.arrange().humans[0].in_hand.push(1);
    assert!(!has(&offers(&guns, 0), "fire both handguns at zombie 1"));
}

#[test]
fn deep_pockets_are_searched_when_the_last_clip_is_gone_once_a_turn_and_free() {
    let _proof = Proof::of(rule!("dwa.skill.deep-pockets")).facts([3]);
    let pockets = "search pockets for pistol ammo (Deep pockets)";
    let with = |loaded, clips| {
        let board = ann(&[(Weapon::Pistol, loaded)], &[Skill::DeepPockets]);
        board.with(|it| it.arrange().humans[0].ammo.clips = clips).done()
    };
    assert!(!has(&offers(&with(1, 0), 0), pockets) && !has(&offers(&with(0, 1), 0), pockets));
    let mut out = with(0, 0);
    acts(&mut out, 0, &[5], &[pockets]);
    assert_eq!(out.humans[0].turn.ap, 4);
    assert!(!has(&offers(&out, 0), pockets), "once a turn");
}

#[test]
fn a_frantic_attack_that_gives_a_result_brings_no_third() {
    let _proof = Proof::of(rule!("dwa.skill.frantic")).facts([2]);
    let mut battle = ann(&[(Weapon::Machete, 0)], &[Skill::Frantic]).zombie(625, 600).zombie(600, 625).done();
    battle.arrange().zombies[0].facing = 270;
    battle.arrange().zombies[1].facing = 0;
    let strike = "strike zombie 1 with the machete";
    acts(&mut battle, 0, &[4, 4], &[strike, "yes", "strike zombie 2"]);
    assert!(battle.zombies.iter().all(|it| it.fallen), "both are down");
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.used.len()), (2, 1), "and that is all");
}

#[test]
fn the_third_strike_of_a_combat_expert_costs_as_much_as_anybodys() {
    let _proof = Proof::of(rule!("dwa.skill.combat-expert")).facts([1, 2]);
    let mut battle = ann(&[(Weapon::BaseballBat, 0)], &[Skill::CombatExpert]).zombie(625, 600).done();
    battle.arrange().zombies[0].facing = 270;
    let strike = "strike zombie 1 with the baseball bat";
    acts(&mut battle, 0, &[1, 1], &[strike, "yes"]);
    assert_eq!((battle.humans[0].turn.ap, cost(&battle, 0, strike)), (2, Some(2)));
    // One die: the pair is used up.
    acts(&mut battle, 0, &[1], &[strike]);
    assert_eq!(battle.humans[0].turn.ap, 0);
    assert!(refused(&battle, 0, strike).is_some(), "there is no fourth");
}

#[test]
fn somebody_tough_rolls_again_if_one_wound_of_several_came_from_a_zombie() {
    let _proof = Proof::of(rule!("dwa.skill.tough")).facts([1]);
    let hurt = |causes: &[Cause]| {
        let mut battle = ann(&[], &[Skill::Tough]).done();
        for &cause in causes {
            let why = rule!("dwa.zombie.attack-roll");
            roll(&[], |play| change::wound(&mut battle, play, why, 0, 1, cause, By::NOBODY));
        }
        battle
    };
    let mut both = hurt(&[Cause::Other, Cause::ZombieAttack]);
    roll_and_answer(&[1, 6], [Answer::YesNo(true)], |play| wound::test_all(&mut both, play).unwrap());
    assert!(both.humans[0].is_alive());
    let mut shot = hurt(&[Cause::Other, Cause::Other]);
    roll(&[1], |play| wound::test_all(&mut shot, play).unwrap());
    assert!(!shot.humans[0].is_alive(), "no zombie had a part in it");
}

#[test]
fn double_tap_is_not_for_what_has_one_shot_or_a_template_and_once_a_turn() {
    let _proof = Proof::of(rule!("dwa.skill.double-tap")).facts([3, 4, 6]);
    let unasked = |weapon, dice: &[u16], answers: &[&str]| {
        let mut battle = ann(&[(weapon, 6)], &[Skill::DoubleTap]).zombie(750, 600).done();
        // No AP are left to aim with.
        battle.arrange().humans[0].turn.ap = u8::try_from(cost(&battle, 0, answers[0]).unwrap()).unwrap();
        acts(&mut battle, 0, dice, answers);
        assert!(battle.humans[0].turn.used.is_empty(), "{weapon:?}");
    };
    unasked(Weapon::PumpShotgun, &[], &["fire the pump shotgun", "300,600"]);
    unasked(Weapon::Bow, &[1], &["fire the bow at zombie 1"]);
    unasked(Weapon::Crossbow, &[1], &["fire the crossbow at zombie 1"]);
    unasked(Weapon::Flamethrower, &[], &["fire the flamethrower", "300,600"]);
    unasked(Weapon::GrenadeLauncher, &[6], &["fire the grenade launcher", "300,600"]);
    unasked(Weapon::FragmentationGrenade, &[6], &["throw a fragmentation grenade", "500,600"]);
    let board = ann(&[(Weapon::Pistol, 12)], &[Skill::DoubleTap]).zombie(775, 600).zombie(600, 775);
    let mut battle = board.done();
    acts(&mut battle, 0, &[1, 1], &["fire the pistol at zombie 1", "use Double tap", "0"]);
    acts(&mut battle, 0, &[1], &["fire the pistol at zombie 2", "1", "0"]);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (9, 2));
}

#[test]
fn a_killer_does_not_brace() {
    let _proof = Proof::of(rule!("dwa.skill.killer")).facts([4]);
    let label = "empty the sub machine gun into a circle";
    let mut battle = ann(&[(Weapon::SubMachineGun, 4)], &[Skill::Killer, Skill::Brace]).done();
    battle.arrange().zombies.push(Zombie::new(Point::new(600, 300)));
    acts(&mut battle, 0, &[1, 1, 2, 2, 2, 2, 3, 3, 3, 3], &[label, "812,600"]);
    assert_eq!((battle.humans[0].turn.ap, &battle.humans[0].turn.used[..]), (0, &[Skill::Killer][..]));
    let mut braced = ann(&[(Weapon::SubMachineGun, 4)], &[Skill::Killer, Skill::Brace]).done();
    braced.arrange().humans[0].turn.used.push(Skill::Brace);
    assert!(!has(&offers(&braced, 0), label));
}

#[test]
fn a_sniper_knows_no_fall() {
    let _proof = Proof::of(rule!("dwa.skill.sniper")).facts([3, 4]);
    let fire = "fire the assault rifle at zombie 1";
    let board = ann(&[(Weapon::AssaultRifle, 6)], &[Skill::Sniper]).zombie(775, 600).zombie(600, 775);
    let mut battle = board.done();
    let mut plain = battle.clone();
    acts(&mut battle, 0, &[1, 1, 1, 1, 3], &[fire, "use Sniper", "0", "0"]);
    assert!(battle.zombies[0].out && !battle.zombies[0].fallen);
    acts(&mut battle, 0, &[1, 1, 1, 1, 3], &["fire the assault rifle at zombie 2"]);
    assert!(battle.zombies[1].fallen && !battle.zombies[1].out, "for one announced attack");
    acts(&mut plain, 0, &[1, 1, 1, 1, 3], &[fire, "use no skill", "0", "0"]);
    assert!(plain.zombies[0].fallen && !plain.zombies[0].out);
}

#[test]
fn strength_serves_neither_fire_in_close_combat_nor_bare_hands() {
    let _proof = Proof::of(rule!("dwa.skill.strong")).facts([2, 3]);
    let with = |weapons: &[(Weapon, u8)], skills: &[Skill]| {
        let board = ann(weapons, skills).zombie(625, 600);
        board.with(|it| it.arrange().zombies[0].facing = 270).done()
    };
    let mut strikes = with(&[(Weapon::BaseballBat, 0)], &[Skill::Strong]);
    acts(&mut strikes, 0, &[5], &["strike zombie 1 with the baseball bat", "yes"]);
    assert!(strikes.zombies[0].out);
    let mut fires = with(&[(Weapon::Pistol, 6)], &[Skill::Strong]);
    // A pistol needs a 3 in close combat; nothing is asked and a 2 stays a miss.
    acts(&mut fires, 0, &[2], &["fire the pistol in close combat at zombie 1", "1"]);
    assert!(!fires.zombies[0].out && !fires.zombies[0].fallen && fires.humans[0].turn.used.is_empty());
    let mut hands = with(&[], &[Skill::Strong, Skill::MartialArts]);
    acts(&mut hands, 0, &[6], &["strike zombie 1 with bare hands"]);
    assert!(hands.zombies[0].fallen && !hands.zombies[0].out, "a Fall, and nothing is asked");
    assert_eq!(hands.humans[0].turn.used[..], [Skill::MartialArts]);
    let mut swings = with(&[(Weapon::BaseballBat, 0)], &[Skill::Strong, Skill::MartialArts]);
    acts(&mut swings, 0, &[5], &["strike zombie 1 with the baseball bat", "yes"]);
    swings.arrange().humans[0].in_hand.clear();
    let zombie = Zombie::new(Point::new(600, 625));
    swings.arrange().zombies.push(zombie);
    let bare = "strike zombie 2 with bare hands";
    assert_eq!(refused(&swings, 0, bare), Some(rule!("dwa.cc.no-bare-hands")), "nor the other way round");
}

#[test]
fn bare_hands_need_a_six_and_are_one_better_at_the_back() {
    let _proof = Proof::of(rule!("dwa.skill.martial-arts")).facts([1, 2, 3, 4]);
    let strikes = |facing, fallen, die| {
        let mut battle = ann(&[], &[Skill::MartialArts]).zombie(625, 600).done();
        battle.arrange().zombies[0].facing = facing;
        battle.arrange().zombies[0].fallen = fallen;
        acts(&mut battle, 0, &[die], &["strike zombie 1 with bare hands"]);
        assert_eq!(battle.humans[0].turn.ap, 2);
        (battle.zombies[0].fallen, battle.zombies[0].out)
    };
    assert_eq!([strikes(270, false, 5), strikes(270, false, 6)], [(false, false), (true, false)]);
    assert_eq!([strikes(90, false, 4), strikes(90, false, 5)], [(false, false), (true, false)]);
    assert_eq!([strikes(270, true, 5).1, strikes(270, true, 6).1], [false, true]);
}

#[test]
fn a_double_tap_costs_what_one_burst_of_the_weapon_costs() {
    let _proof = Proof::of(rule!("dwa.skill.double-tap")).facts([1, 8]);
    let fires = |weapon: Weapon, afraid: bool, answers: &[&str]| {
        let mut battle = ann(&[(weapon, 5)], &[Skill::DoubleTap]).zombie(775, 600).done();
        battle.arrange().humans[0].turn.afraid = afraid;
        acts(&mut battle, 0, &[1, 1], answers);
        (battle.humans[0].turn.ap, battle.humans[0].weapons[0].loaded)
    };
    let pistol = "fire the pistol at zombie 1";
    assert_eq!(fires(Weapon::Pistol, false, &[pistol, "use Double tap", "0"]), (3, 3));
    assert_eq!(fires(Weapon::Pistol, true, &[pistol, "use Double tap"]), (2, 3));
    let rifle = "fire the sniper rifle at zombie 1";
    assert_eq!(fires(Weapon::SniperRifle, false, &[rifle, "use Double tap"]), (0, 3));
}

#[test]
fn an_aggressive_roll_is_for_one_die_in_contact_and_the_second_counts_even_if_it_is_worse() {
    let _proof = Proof::of(rule!("dwa.skill.aggressive")).facts([1, 2]);
    let mut shoots = ann(&[(Weapon::Pistol, 6)], &[Skill::Aggressive]).zombie(775, 600).done();
    acts(&mut shoots, 0, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    assert!(shoots.humans[0].turn.used.is_empty(), "nothing is asked at a distance");
    let board = ann(&[(Weapon::Pistol, 6)], &[Skill::Aggressive]).zombie(625, 600);
    let mut worse = board.rules(|it| it.jams = true).done();
    let fire = "fire the pistol in close combat at zombie 1";
    // A 2 misses; the 1 that takes its place jams the gun.
    acts(&mut worse, 0, &[2, 1, 2], &[fire, "1", "yes"]);
    assert_eq!(worse.humans[0].weapons[0].trouble, Malfunction::Jammed);
    let mut twice = ann(&[(Weapon::Pistol, 6)], &[Skill::Aggressive]).zombie(625, 600).done();
    acts(&mut twice, 0, &[2, 2, 2], &[fire, "2", "yes"]);
    assert!(!twice.zombies[0].out, "the second burst has no other die");
}
