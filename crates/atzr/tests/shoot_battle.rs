//! Fire on the map: exchanges, two weapons, who may be a target (10.1 to 10.8).
use crate::acting_in_words;
use crate::acting_in_words::{activate, does, menu, offers, play, refused, throws};
use crate::board::{board, p};
use crate::dice_by_rule::cast;
use std::collections::BTreeSet;

use atzr::{
    battle::{
        Battle, FigureId, PersonId, SideId, Stance, State, ZombieId,
        reaction::Missed,
        shoot::{self, Exchange, Fired, Firing, Guns, Manner, Shot},
    },
    journal::Happened,
    printed::{Attribute, Class, CounterThing, DayPart},
    rule,
    table::{
        cover::Hiding,
        ranged::{Explosion, Shooter, Target, TargetFate, fate},
        weapon::Explosive,
    },
};
use kernel::{Nobody, Play, Proof, What, question::Shape, scripted};

const ONE: Guns = Guns::One { hand: 0, dice: None };

fn at_person(battle: &Battle, who: u16, whom: u16, manner: Manner) -> Firing {
    shoot::all_at(battle, p(who), ONE, FigureId::Person(p(whom)), manner)
}

fn fight(battle: &mut Battle, fires: Vec<Firing>, faces: &[u16], answers: &[&str]) -> Vec<kernel::Event> {
    let (done, told) = play(faces, answers, |play| shoot::firefight(battle, play, fires));
    done.unwrap();
    told
}

/// Ray, a Star, with these in hand; zombies in these hexes.
fn against(things: &[CounterThing], zombies: &[&str]) -> Battle {
    let mut board = board().star("Ray", 5, "0803").holds(things);
    for hex in zombies {
        board = board.zombie(hex);
    }
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

/// The options of the question that comes after these answers, and whether they are open.
fn options(battle: &Battle, answers: &[&str]) -> Vec<kernel::OptionView> {
    let mut battle = battle.clone();
    let mut left = answers.to_vec();
    let mut said = |asked: &kernel::LiveQuestion<'_>| {
        if left.is_empty() {
            return None;
        }
        let word = left.remove(0);
        let kernel::question::AskedFor::One(of) = asked.shape else { panic!("{asked:?}") };
        let at = (0..of.open()).find(|&it| of.describe(it).label == word);
        Some(kernel::Answer::One(at.unwrap_or_else(|| panic!("no `{word}` in {asked:?}"))))
    };
    let mut dice = scripted(&[]);
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    let pause = atzr::battle::act::act(&mut battle, &mut play, p(0), p(0)).unwrap_err();
    match &pause.question().unwrap().shape {
        Shape::One { options } => options.clone(),
        other => panic!("{other:?}"),
    }
}

fn labels(of: &[kernel::OptionView]) -> Vec<&str> {
    of.iter().filter(|it| it.refused.is_none()).map(|it| it.label.as_str()).collect()
}

#[test]
fn dice_are_put_on_targets_in_the_same_or_adjacent_hexes_before_they_are_rolled() {
    let _proof = Proof::of(rule!("atzr.ranged.targets")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ranged.allocation")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.targets-adjacency"));
    let battle = against(&[CounterThing::AssaultRifle], &["0806", "0906", "1003"]);
    let first = options(&battle, &["Fire the Assault Rifle"]);
    let mut all: Vec<String> = (1..=2)
        .flat_map(|it| ["all 3 dice", "2 dice", "1 die"].map(|dice| format!("Fire at zombie {it}, {dice}")))
        .collect();
    all.push("Fire at zombie 3, all 3 dice".to_owned());
    assert_eq!(labels(&first), all);
    // The third of the dead stands with nobody: it takes every die, and so does whoever else stands alone.
    let alone = against(&[CounterThing::AssaultRifle], &["0806", "1003"]);
    let all = ["Fire at zombie 1, all 3 dice", "Fire at zombie 2, all 3 dice"];
    assert_eq!(labels(&options(&alone, &["Fire the Assault Rifle"])), all);
    // After the first, only those within a hex of it.
    let mut battle = against(&[CounterThing::AssaultRifle], &["0806", "0806", "0906", "1003"]);
    let next = options(&battle, &["Fire the Assault Rifle", "Fire at zombie 1, 1 die"]);
    let want = ["zombie 2, 2 dice", "zombie 2, 1 die", "zombie 3, 2 dice", "zombie 3, 1 die"];
    assert_eq!(labels(&next), want.map(|it| format!("Fire at {it}")));
    let refused = |name: &str| next.iter().find(|it| it.label.starts_with(name)).unwrap().refused;
    assert_eq!(refused("Fire at zombie 4"), Some(rule!("atzr.ranged.targets")));
    assert_eq!(refused("Fire at zombie 1"), Some(rule!("atzr.ranged.allocation")));
    // A Pistol has one die, and fires at one of them.
    let mut pistol = against(&[CounterThing::Pistol], &["0806", "0806"]);
    let told = does(&mut pistol, p(0), &[6, 3, 5], &["Fire the Pistol", "Fire at zombie 2"]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [1]);
    assert_eq!([0, 1].map(|it| pistol.zombie(ZombieId(it)).out), [false, true]);
    // All three: the highest die is the first target's; a 9 hits the second and an 8 misses the third.
    let faces = [4, 6, 3, 3, 3, 3, 5, 5];
    does(
        &mut battle,
        p(0),
        &faces,
        &["Fire the Assault Rifle", "Fire at zombie 2, 1 die", "Fire at zombie 1, 1 die"],
    );
    assert_eq!([0, 1, 2].map(|it| battle.zombie(ZombieId(it)).out), [true, true, false]);
}

#[test]
fn the_first_of_two_weapons_leaves_the_other_a_target() {
    let _proof = Proof::of(rule!("atzr.ranged.allocation"));
    // The SMG reaches both of the dead, the Pistol only the first: with both at once there is one choice.
    let mut battle = against(&[CounterThing::Smg, CounterThing::Pistol], &["0805", "1603"]);
    let told = does(&mut battle, p(0), &[1, 2, 3, 1, 3, 3, 3, 3], &["Fire the SMG and Pistol"]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [3, 1]);
    // Beside a third it may choose, and who is out of the Pistol's reach is shown with the reason.
    let battle = against(&[CounterThing::Smg, CounterThing::Pistol], &["0805", "1603", "0805"]);
    let all = options(&battle, &["Fire the SMG and Pistol"]);
    let of = |name: &str| -> Vec<_> {
        all.iter().filter(|it| it.label.starts_with(name)).map(|it| it.refused).collect()
    };
    assert_eq!(of("Fire at zombie 1"), [None; 3]);
    assert_eq!(of("Fire at zombie 2"), [Some(rule!("atzr.ruling.table-weapon-counters"))]);
}

#[test]
fn who_cannot_be_seen_is_shown_with_the_reason() {
    let mut battle = against(&[CounterThing::HuntingRifle], &["0805", "0905", "0807"]);
    battle.set_up().people[0].star = true;
    let options = options(&battle, &["Fire the Hunting Rifle"]);
    let hidden = options.iter().find(|it| it.label.starts_with("Fire at zombie 3")).unwrap();
    assert_eq!(hidden.refused, Some(rule!("atzr.los.characters")));
}

#[test]
fn the_odds_on_a_target_count_the_dice_as_they_are_sorted() {
    let battle = against(&[CounterThing::AssaultRifle], &["0806", "0806"]);
    let options = options(&battle, &["Fire the Assault Rifle"]);
    let one = options.iter().find(|it| it.label == "Fire at zombie 1, 1 die").unwrap();
    let missed = one.odds.iter().find(|it| it.what == "missed").unwrap();
    // The highest of three dice is put on the first target: it misses if all show 1 or 2.
    assert_eq!(missed.p.to_string(), "1/27");
}

#[test]
fn the_odds_on_a_star_count_star_power_and_toughness() {
    let of_tonya = |star_power: u8, hard_as_nails: bool| {
        let board = board().star("Ray", 5, "0803").holds(&[CounterThing::Pistol]).enemies(Class::Survivor);
        let tonya = board.enemy("Tonya", 5, "0806").last(|it| (it.star, it.star_power) = (true, star_power));
        let tonya = tonya.last(|it| it.attributes.extend(hard_as_nails.then_some(Attribute::HardAsNails)));
        let mut battle = tonya.enemy("Beck", 4, "0806").done();
        activate(&mut battle, p(0));
        let targets = options(&battle, &["Fire the Pistol"]);
        let fire = targets.into_iter().find(|it| it.label.contains("Tonya")).unwrap();
        fire.odds.iter().map(|it| (it.what.clone(), it.p.to_string())).collect::<Vec<_>>()
    };
    let want = |star_power: u16, hard_as_nails: bool| {
        let target = Target { rep: 5, star_power, hard_as_nails, ..Target::default() };
        let tables = &atzr::printed::Printed::book().tables;
        let all = kernel::odds(|dice| match 3 <= kernel::Dice::die(dice, rule!("atzr.ranged.to-hit"), 6) {
            true => fate(1, &target, (5, false), tables, dice),
            false => TargetFate::Missed,
        });
        all.outcomes.iter().map(|it| it.1.to_string()).collect::<BTreeSet<_>>()
    };
    for (star_power, nails) in [(0, false), (1, false), (3, false), (0, true)] {
        let told = of_tonya(star_power, nails);
        let chances = told.iter().map(|it| it.1.clone()).collect::<BTreeSet<_>>();
        assert_eq!(chances, want(star_power.into(), nails), "{star_power}, {nails}: {told:?}");
    }
    assert_ne!(of_tonya(0, false), of_tonya(1, false));
    assert_ne!(of_tonya(0, false), of_tonya(0, true));
}

#[test]
fn a_blast_is_offered_with_what_it_does_to_each_in_the_hex() {
    let _proof = Proof::of(rule!("atzr.weapon.explosive-dice"));
    let chances = |battle: &Battle, label: &str| {
        let hexes = options(battle, &["Use the RPG"]);
        let labels: Vec<String> = hexes.iter().map(|it| it.label.clone()).collect();
        let one = hexes.into_iter().find(|it| it.label == label).unwrap_or_else(|| panic!("{labels:?}"));
        one.odds.iter().map(|it| it.p.to_string()).collect::<BTreeSet<_>>()
    };
    let want = |target: Target| {
        let shooter = Shooter { rep: 5, ..Shooter::default() };
        let blast = Explosion { with: Explosive::Rpg, shooter, charged: false, targets: vec![target] };
        let tables = &atzr::printed::Printed::book().tables;
        let all = kernel::odds(|dice| blast.resolve(tables, dice)[0].target);
        all.outcomes.iter().map(|it| it.1.to_string()).collect::<BTreeSet<_>>()
    };
    let zombie = against(&[CounterThing::Rpg], &["0807"]);
    assert_eq!(chances(&zombie, "At 0807: zombie 1"), want(Target::zombie()));
    let board = board().star("Ray", 5, "0803").holds(&[CounterThing::Rpg]);
    let mut human = board.enemies(Class::Ganger).enemy("Bank", 3, "0807").done();
    activate(&mut human, p(0));
    assert_eq!(chances(&human, "At 0807: Bank"), want(Target { rep: 3, ..Target::default() }));
}

#[test]
fn two_weapons_at_once_are_rushed_unless_somebody_knows_how() {
    let _proof = Proof::of(rule!("atzr.ranged.two-weapons"));
    let both = ["Fire the Pistol and Pistol"];
    let dead = |attribute: Option<Attribute>, faces: &[u16]| {
        let mut battle = against(&[CounterThing::Pistol, CounterThing::Pistol], &["0806"]);
        battle.set_up().people[0].attributes.extend(attribute);
        let told = does(&mut battle, p(0), faces, &both);
        // Each weapon is rolled for itself.
        assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [1, 1]);
        battle.zombie(ZombieId(0)).out
    };
    // 5 + 4 = 9 misses in a hurry, 10 hits.
    assert!(!dead(None, &[4, 3, 3, 3]));
    assert!(dead(None, &[4, 5, 3, 3, 5]));
    // Tonya's two guns: an 8 hits.
    assert!(dead(Some(Attribute::TwoGuns), &[2, 3, 3, 3, 5]));
    // One alone is not rushed.
    let mut battle = against(&[CounterThing::Pistol, CounterThing::Pistol], &["0806"]);
    does(&mut battle, p(0), &[3, 3, 5], &["Fire the Pistol"]);
    assert!(battle.zombie(ZombieId(0)).out);
}

#[test]
fn the_targets_of_two_weapons_are_counted_in_one_order() {
    let _proof = Proof::of(rule!("atzr.ruling.two-weapons-dice"));
    let mut battle = against(&[CounterThing::Pistol, CounterThing::Pistol], &["0806", "0806"]);
    battle.set_up().people[0].attributes.push(Attribute::TwoGuns);
    let answers = ["Fire the Pistol and Pistol", "Fire at zombie 1", "Fire at zombie 2"];
    // 5 + 3 = 8 hits the first target and misses the second.
    does(&mut battle, p(0), &[3, 3, 3, 3, 5], &answers);
    assert!(battle.zombie(ZombieId(0)).out && !battle.zombie(ZombieId(1)).out);
    // Each runs dry by itself: a one each is no pair of ones.
    let mut battle = against(&[CounterThing::Pistol, CounterThing::Pistol], &["0806"]);
    does(&mut battle, p(0), &[1, 1, 3, 3], &answers[..1]);
    assert!(battle.person(p(0)).hands.iter().all(|it| !it.empty));
}

#[test]
fn the_odds_of_two_weapons_on_one_target_are_those_of_both() {
    let battle = against(&[CounterThing::Pistol, CounterThing::Pistol], &["0806", "0806"]);
    let options = options(&battle, &["Fire the Pistol and Pistol", "Fire at zombie 1"]);
    let again = options.iter().find(|it| it.label == "Fire at zombie 1").unwrap();
    let odds: Vec<(&str, String)> =
        again.odds.iter().map(|it| (it.what.as_str(), it.p.to_string())).collect();
    // Each hits with a 5 or 6, and a hit kills with 5 or less.
    let want = [("dead", "155/324"), ("no effect", "25/324"), ("missed", "4/9")];
    assert_eq!(odds, want.map(|it| (it.0, it.1.to_owned())));
}

#[test]
fn two_who_fire_at_each_other_in_one_step_both_fire() {
    let _proof = Proof::of(rule!("atzr.insight.after")).facts([2]);
    let _proof = Proof::of(rule!("atzr.ruling.simultaneous-fire"));
    let mut battle = board()
        .grunt("Ray", 4, "0803")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 4, "0806")
        .holds(&[CounterThing::Pistol])
        .enemy("Sid", 4, "0807")
        .done();
    let fires = vec![at_person(&battle, 0, 1, Manner::InSight), at_person(&battle, 1, 0, Manner::InSight)];
    // Both hit, then the noise of both, then both damages: Out of the Fight. Sid, who saw it, runs.
    fight(&mut battle, fires, &[6, 6, 3, 3, 5, 5, 6, 6], &[]);
    assert_eq!([0, 1].map(|it| battle.person(p(it)).state), [State::OutOfTheFight; 2]);
    assert_eq!(battle.person(p(2)).state, State::RanAway);
}

#[test]
fn fire_goes_back_and_forth_until_one_cannot_return_it() {
    let _proof = Proof::of(rule!("atzr.ranged.exchange")).facts([1, 3]);
    let mut battle = board()
        .grunt("Beck", 4, "0806")
        .last(|it| it.class = Class::Militia)
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Militia)
        .enemy("Marc", 4, "0809")
        .holds(&[CounterThing::Pistol])
        .done();
    let fires = vec![at_person(&battle, 0, 1, Manner::Active)];
    let faces = [
        1, 3, 1, 1, // Beck misses, Marc passes two: he fires, ...
        1, 3, 1, 1, // ... misses, and Beck fires again, ...
        1, 3, 1, 1, // ... and Marc,
        6, 3, 6, // who hits now: dead.
    ];
    let told = fight(&mut battle, fires, &faces, &[]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")).len(), 4);
    assert!(matches!(battle.person(p(0)).state, State::ObviouslyDead { .. }));
}

#[test]
fn an_empty_weapon_does_not_answer() {
    let _proof = Proof::of(rule!("atzr.ammo.out")).facts([3]);
    let _proof = Proof::of(rule!("atzr.ranged.exchange"));
    let mut battle = board()
        .grunt("Ray", 5, "0806")
        .holds(&[CounterThing::HuntingRifle])
        .enemies(Class::Militia)
        .enemy("Marc", 4, "0809")
        .holds(&[CounterThing::HuntingRifle])
        .done();
    let fires = vec![at_person(&battle, 0, 1, Manner::Active)];
    // Two ones: Out of Ammo. Marc answers and misses, and Ray, who cannot shoot back, ducks though he passes two.
    for place in battle.set_up().places {
        place.card = Some(0);
    }
    fight(&mut battle, fires, &[1, 1, 3, 3, 1, 1, 1, 2, 3, 3, 1, 1], &[]);
    assert!(battle.person(p(0)).hands[0].empty && battle.person(p(0)).ducked);
    activate(&mut battle, p(0));
    battle.set_up().people[0].ducked = false;
    battle.recount();
    assert_eq!(refused(&battle, p(0), "Fire the Hunting Rifle"), Some(rule!("atzr.ammo.out")));
}

#[test]
fn reloading_takes_the_next_activation_and_an_ammo_counter_nothing() {
    let _proof = Proof::of(rule!("atzr.ammo.counter")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ammo.reload-active"));
    let mut battle = against(&[CounterThing::HuntingRifle], &["0806"]);
    battle.set_up().people[0].hands[0].empty = true;
    let reload = menu(&battle, p(0)).0.into_iter().find(|it| it.starts_with("Reload")).unwrap();
    does(&mut battle, p(0), &[], &[&reload]);
    assert!(!battle.person(p(0)).hands[0].empty);
    assert_eq!(refused(&battle, p(0), "Fire the Hunting Rifle"), Some(rule!("atzr.action.reload")));
    // A Star is asked when it happens, and a Grunt always loads; out of the gear as well.
    let empty = |star: bool, answers: &[&str]| {
        let mut battle = against(&[CounterThing::HuntingRifle], &["0806"]);
        battle.set_up().people[0].star = star;
        battle.set_up().people[0].gear.push(CounterThing::Ammo.into());
        does(&mut battle, p(0), &[1, 1, 3, 3], &[&["Fire the Hunting Rifle"], answers].concat());
        (battle.person(p(0)).hands[0].empty, battle.person(p(0)).gear.len())
    };
    assert_eq!(empty(false, &[]), (false, 0));
    assert_eq!((empty(true, &["yes"]), empty(true, &["no"])), ((false, 0), (true, 1)));
}

#[test]
fn a_hit_that_ducks_somebody_back_is_obeyed_at_once_and_no_test_is_taken_for_it() {
    let _proof = Proof::of(rule!("atzr.reaction.received-fire")).facts([3, 4]);
    let mut battle = board()
        .grunt("Ray", 4, "0806")
        .holds(&[CounterThing::HuntingRifle])
        .enemies(Class::Ganger)
        .enemy("Bank", 4, "0809")
        .holds(&[CounterThing::HuntingRifle])
        .done();
    let fires = vec![at_person(&battle, 0, 1, Manner::Active)];
    let before = battle.clone();
    // One die hits and one misses: only the hit matters, and 3 is lower than his Rep.
    let told = fight(&mut battle, fires, &[6, 1, 3, 3, 3], &[]);
    assert!(battle.person(p(1)).ducked);
    assert!(throws(&told, rule!("atzr.reaction.procedure")).is_empty());
    // Where both dice miss he tests.
    let mut missed = before;
    let fires = vec![at_person(&missed, 0, 1, Manner::Active)];
    let told = fight(&mut missed, fires, &[2, 1, 3, 3, 6, 6], &[]);
    assert_eq!(throws(&told, rule!("atzr.reaction.procedure")), [2]);
}

#[test]
fn every_damage_die_is_that_of_who_scored_the_hit_and_the_worst_brings_him_down() {
    let _proof = Proof::of(rule!("atzr.damage.roll")).facts([1]);
    let battle = || {
        let two = board().grunt("Ray", 4, "0805").holds(&[CounterThing::Pistol]).grunt("Ines", 4, "0905");
        two.holds(&[CounterThing::Pistol]).enemies(Class::Ganger).enemy("Bank", 4, "0809").done()
    };
    let fires = |battle: &Battle| [0, 1].map(|it| at_person(battle, it, 2, Manner::Active)).to_vec();
    // Both hit; Ray's damage die is Obviously Dead, that of Ines a Duck Back.
    let mut shot = battle();
    let both = fires(&shot);
    let told = fight(&mut shot, both, &[6, 6, 3, 3, 6, 1], &[]);
    let by = |it: &kernel::Event| match it.what {
        What::Rolled { by, at, .. } if it.rule == rule!("atzr.damage.roll") => Some((by, at)),
        _ => None,
    };
    let bank = Some(p(2).token());
    let dice: Vec<_> = told.iter().filter_map(by).collect();
    assert_eq!(dice, [(Some(p(0).token()), bank), (Some(p(1).token()), bank)]);
    assert_eq!([0, 1].map(|it| shot.person(p(it)).deeds.humans), [1, 0]);
    // Whoever misses beside a hit is told to have missed, and nobody tests for it.
    let mut shot = battle();
    let both = fires(&shot);
    let told = fight(&mut shot, both, &[6, 1, 3, 3, 6], &[]);
    let missed = acting_in_words::notes(&told).into_iter().filter(|it| matches!(it, Happened::Misses { .. }));
    assert_eq!(missed.count(), 1);
    assert!(throws(&told, rule!("atzr.reaction.procedure")).is_empty());
}

#[test]
fn whoever_is_to_duck_from_a_hit_tests_first_for_the_friend_who_fell_beside_him() {
    let _proof = Proof::of(rule!("atzr.ruling.simultaneous-fire"));
    let mut battle = board()
        .grunt("Ray", 4, "0805")
        .holds(&[CounterThing::Pistol])
        .grunt("Ines", 4, "0905")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 4, "0809")
        .enemy("Sid", 4, "0909")
        .done();
    let fires = vec![at_person(&battle, 0, 2, Manner::Active), at_person(&battle, 1, 3, Manner::Active)];
    // Bank falls and Sid is hit. He tests where he stands, without a die for the wood that he would duck into, and runs.
    let mut run = battle.clone();
    let told = fight(&mut run, fires.clone(), &[6, 6, 3, 3, 5, 1, 6, 6], &[]);
    assert_eq!(throws(&told, rule!("atzr.reaction.procedure")), [2]);
    assert_eq!(run.person(p(3)).state, State::RanAway);
    // However well he bears that, the hit makes him duck.
    fight(&mut battle, fires, &[6, 6, 3, 3, 5, 1, 1, 1], &[]);
    assert!(battle.person(p(3)).ducked && battle.person(p(3)).at != crate::board::at("0909"));
}

#[test]
fn a_leader_who_is_to_duck_from_a_hit_leads_the_tests_of_that_fire() {
    let _proof = Proof::of(rule!("atzr.ruling.simultaneous-fire"));
    let mut battle = board()
        .grunt("Ray", 4, "0805")
        .holds(&[CounterThing::Pistol])
        .grunt("Ines", 4, "0905")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 5, "0809")
        .enemy("Sid", 3, "0909")
        .done();
    let fires = vec![at_person(&battle, 0, 2, Manner::Active), at_person(&battle, 1, 3, Manner::Active)];
    // Bank, the Leader, is hit and has to duck; Sid was missed, and has the Leader Die.
    let told = fight(&mut battle, fires, &[6, 1, 3, 3, 1, 1, 6, 6], &[]);
    assert_eq!(throws(&told, rule!("atzr.leader.die")), [1]);
    assert!(battle.person(p(2)).ducked);
}

/// Ray and Ines with pistols, Bank who is an enemy, and Beck who is not; Ray is active.
fn at_peace_with_beck() -> Battle {
    let mut battle = board()
        .star("Ray", 5, "0805")
        .holds(&[CounterThing::Pistol])
        .grunt("Ines", 4, "0905")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0808")
        .enemies(Class::Survivor)
        .enemy("Beck", 3, "1005")
        .done();
    battle.set_stance(SideId(0), SideId(2), Stance::Neutral);
    activate(&mut battle, p(0));
    battle
}

#[test]
fn nobody_fires_at_those_who_are_no_enemies_before_a_star_has_walked_the_walk() {
    let _proof = Proof::of_all(&[rule!("atzr.walk.who"), rule!("atzr.walk.insight")]);
    let mut battle = at_peace_with_beck();
    // Beck is in reach as Bank is: she is shown, and why not.
    let beside = battle.person(p(2)).at;
    battle.set_up().zombies.push(atzr::battle::Zombie::new(beside, 1, 0));
    battle.recount();
    let put = options(&battle, &["Fire the Pistol"]);
    assert_eq!(labels(&put), ["Fire at Bank", "Fire at zombie 1"]);
    let beck = put.iter().find(|it| it.label == "Fire at Beck").unwrap();
    assert_eq!(beck.refused, Some(rule!("atzr.walk.who")));
    battle.set_up().people[2].state = State::TakenOff;
    battle.set_up().zombies[0].out = true;
    battle.recount();
    for who in [p(0), p(1)] {
        assert_eq!(refused(&battle, who, "Fire the Pistol"), Some(rule!("atzr.walk.who")));
    }
    // The fight begins with an In Sight Test in which both sides count as Active, Ray alone against Beck.
    let fight = "Start a fight with enemies";
    assert!(offers(&battle, p(0), fight) && !offers(&battle, p(1), fight));
    battle.set_up().people[1].state = State::Left;
    battle.recount();
    let told = does(&mut battle, p(0), &[1, 4, 4, 4, 4, 4], &[fight, "Do nothing"]);
    assert_eq!(throws(&told, rule!("atzr.insight.leader-rolls")), [4, 2]);
    assert!(battle.hostile(SideId(0), SideId(2)));
    assert!(offers(&battle, p(0), "Fire the Pistol"));
}

#[test]
fn fire_that_a_test_calls_for_goes_at_enemies_alone() {
    let _proof = Proof::of(rule!("atzr.ranged.target-choice"));
    let mut battle = at_peace_with_beck();
    // There is one, so that nobody is asked.
    let by = std::iter::once(p(2)).collect();
    let missed = Missed { who: p(0), by, fired: Fired { weapon: CounterThing::Pistol, with: None } };
    let (firing, _) = play(&[], &[], |play| shoot::back(&mut battle, play, p(0), &missed, Manner::Reaction));
    let Shot::Guns { targets, .. } = firing.unwrap().unwrap().shot else { panic!() };
    assert_eq!(targets[0].whom, FigureId::Person(p(2)));
}

#[test]
fn a_star_that_fires_back_may_spread_its_dice() {
    let mut battle = board()
        .star("Nick", 5, "0805")
        .holds(&[CounterThing::Smg])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0808")
        .enemy("Sid", 3, "0908")
        .done();
    let by = std::iter::once(p(1)).collect();
    let missed = Missed { who: p(0), by, fired: Fired { weapon: CounterThing::Pistol, with: None } };
    let answers = ["Fire at Sid, 2 dice"];
    let (firing, _) =
        play(&[], &answers, |play| shoot::back(&mut battle, play, p(0), &missed, Manner::RushShot));
    let Shot::Guns { targets, .. } = firing.unwrap().unwrap().shot else { panic!() };
    let named: Vec<(FigureId, u16)> = targets.iter().map(|it| (it.whom, it.dice[0])).collect();
    assert_eq!(named, [(FigureId::Person(p(2)), 2), (FigureId::Person(p(1)), 1)]);
}

#[test]
fn one_active_fire_is_all_there_is() {
    let _proof = Proof::of(rule!("atzr.ruling.active-fire-once"));
    let mut battle = against(&[CounterThing::Pistol], &["0806"]);
    does(&mut battle, p(0), &[1, 3], &["Fire the Pistol"]);
    assert_eq!(refused(&battle, p(0), "Fire the Pistol"), Some(rule!("atzr.ruling.active-fire-once")));
}

#[test]
fn in_the_dark_who_is_outside_is_missed_on_8_and_who_is_inside_is_not() {
    let _proof = Proof::of(rule!("atzr.ruling.outside-at-night"));
    let hit = |day: DayPart, hex: &str| {
        let mut battle =
            board().day(day).star("Ray", 5, "0703").holds(&[CounterThing::Crossbow]).zombie(hex).done();
        activate(&mut battle, p(0));
        let mut dice = scripted(&[3, 6]);
        let mut nobody = Nobody;
        let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
        let firing = shoot::all_at(&battle, p(0), ONE, FigureId::Zombie(ZombieId(0)), Manner::Active);
        shoot::firefight(&mut battle, &mut play, vec![firing]).unwrap();
        let damaged = throws(play.journal(), rule!("atzr.zombie.easy-to-kill")).len();
        drop(play);
        if damaged == 0 {
            kernel::Dice::die(&mut dice, rule!("atzr.damage.roll"), 6);
        }
        damaged != 0
    };
    assert_eq!((hit(DayPart::Daytime, "0704"), hit(DayPart::Evening, "0704")), (true, false));
    assert_eq!((hit(DayPart::Evening, "0705"), hit(DayPart::Night, "0704")), (true, false));
}

#[test]
fn a_grunt_is_not_asked_whom_he_shoots_back_at() {
    let mut battle = board()
        .grunt("Ray", 4, "0805")
        .holds(&[CounterThing::Smg])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0808")
        .enemy("Sid", 3, "0908")
        .done();
    let by: Vec<PersonId> = vec![p(1), p(2)];
    let fired = Fired { weapon: CounterThing::Pistol, with: None };
    let missed = Missed { who: p(0), by: by.into_iter().collect(), fired };
    // Both are equally near: a die decides.
    let (next, _) =
        play(&[1, 1, 2], &[], |play| atzr::battle::reaction::react(&mut battle, play, vec![missed].into()));
    let Exchange { fires, .. } = next.unwrap();
    assert_eq!(fires.len(), 1);
    assert!(!offers(&battle, p(0), "Fire at Sid"));
}

#[test]
fn the_table_is_told_who_fires_what_at_whom_before_any_die() {
    let mut battle = against(&[CounterThing::Pistol], &["0806"]);
    let told = does(&mut battle, p(0), &[1, 3], &["Fire the Pistol"]);
    let (at, range) = (vec![ZombieId(0).token()], 3);
    let fires = Happened::Fires { with: vec!["Pistol".into()], at, range };
    let said = told.iter().position(|it| acting_in_words::notes(std::slice::from_ref(it)).contains(&fires));
    let rolled = told.iter().position(|it| matches!(it.what, kernel::What::Rolled { .. }));
    assert!(said.is_some() && said < rolled);
}

#[test]
fn a_target_two_hexes_from_the_first_is_too_far_off() {
    let _proof = Proof::of(rule!("atzr.ranged.targets")).facts([2]);
    let one = against(&[CounterThing::AssaultRifle], &["0806"]);
    let (ray, first) = (one.person(p(0)).at, one.zombie(ZombieId(0)).at);
    let seen = |it: &ground::hex::Hex| 1 < it.distance(ray) && one.line(ray, *it);
    let hex = one.scene.board.grid().ring(first, 2).find(seen).unwrap().to_string();
    let battle = against(&[CounterThing::AssaultRifle], &["0806", "0806", "0806", &hex]);
    assert!((0..4).all(|it| battle.zombie_sees(ZombieId(it), p(0))), "both are in sight");
    let next = options(&battle, &["Fire the Assault Rifle", "Fire at zombie 1, 1 die"]);
    let open = labels(&next);
    assert!(!open.is_empty() && open.iter().all(|it| !it.contains("zombie 4")), "{open:?}");
}

#[test]
fn in_his_own_activation_a_grunt_fires_at_whom_he_likes() {
    let _proof = Proof::of(rule!("atzr.ranged.target-choice")).facts([1]);
    let mut battle = against(&[CounterThing::HuntingRifle], &["0804", "1003"]);
    battle.set_up().people[0].star = false;
    let both = ["Fire at zombie 1, all 2 dice", "Fire at zombie 2, all 2 dice"];
    assert_eq!(labels(&options(&battle, &["Fire the Hunting Rifle"])), both);
    does(&mut battle, p(0), &[6, 1, 3, 3, 5], &["Fire the Hunting Rifle", both[1]]);
    assert_eq!([0, 1].map(|it| battle.zombie(ZombieId(it)).out), [false, true]);
}

#[test]
fn who_moves_through_a_house_is_concealed_and_no_harder_to_hit() {
    let _proof = Proof::of(rule!("atzr.cover.meaning")).facts([1]);
    let _proof = Proof::of(rule!("atzr.cover.building-moving")).facts([1, 2]);
    let shot = |moving: bool, faces: &[u16]| {
        let ray = board().grunt("Ray", 5, "0709").holds(&[CounterThing::Pistol]).enemies(Class::Ganger);
        let mut battle = ray.enemy("Bank", 3, "0705").last(|it| it.turn.moving = moving).done();
        let fires = vec![at_person(&battle, 0, 1, Manner::Active)];
        fight(&mut battle, fires, faces, &[]);
        battle.person(p(1)).state
    };
    // 5 + 3 = 8: a hit and a damage of 5; behind the walls a miss, and three dice to react with.
    assert_eq!(shot(true, &[3, 3, 5]), State::OutOfTheFight);
    assert_eq!(shot(false, &[3, 3, 6, 6, 6]), State::RanAway);
}

#[test]
fn who_has_begun_to_move_is_on_the_move_until_his_activation_is_over() {
    let _proof = Proof::of(rule!("atzr.cover.building-moving")).facts([3]);
    let mut battle = board().star("Ray", 5, "0504").last(|it| it.movement = 4).done();
    battle.set_up().places.iter_mut().for_each(|it| (it.open, it.card) = (true, Some(0)));
    crate::turn_in_words::activate(&mut battle, p(0));
    assert_eq!(shoot::hiding(&battle, p(0)), Hiding::CoverAndConcealment);
    crate::turn_in_words::play_on(&mut battle, &[], &["Go to 0404"]);
    assert_eq!(shoot::hiding(&battle, p(0)), Hiding::Concealment);
    crate::turn_in_words::play_on(&mut battle, &[], &["Ray is done"]);
    assert_eq!(shoot::hiding(&battle, p(0)), Hiding::CoverAndConcealment);
}

#[test]
fn of_several_weapons_that_missed_the_highest_ranking_outguns() {
    let _proof = Proof::of(rule!("atzr.outgunned.rule"));
    let ducks = |first: CounterThing, second: CounterThing| {
        let mut battle = board()
            .grunt("Ray", 5, "0606")
            .holds(&[first])
            .grunt("Ines", 5, "0605")
            .holds(&[second])
            .enemies(Class::Ganger)
            .enemy("Bank", 3, "0602")
            .holds(&[CounterThing::HuntingRifle])
            .done();
        let fires = [0, 1].map(|it| at_person(&battle, it, 2, Manner::Active)).to_vec();
        let pistols = (first, second) == (CounterThing::Pistol, CounterThing::Pistol);
        let misses: &[u16] = if pistols { &[1, 1] } else { &[1, 1, 1, 1] };
        let dice = [(rule!("atzr.ranged.to-hit"), misses), (rule!("atzr.reaction.procedure"), &[1, 1])];
        let (done, _) = cast(&dice, &[], |play| shoot::firefight(&mut battle, play, fires));
        done.unwrap();
        battle.person(p(2)).ducked
    };
    // His Hunting Rifle stands up to Pistols, and not to an SMG, whoever fires it.
    assert!(ducks(CounterThing::Pistol, CounterThing::Smg));
    assert!(ducks(CounterThing::Smg, CounterThing::Pistol));
    assert!(!ducks(CounterThing::Pistol, CounterThing::Pistol));
}

#[test]
fn hard_as_nails_saves_from_the_first_death_of_an_encounter_and_from_no_other() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let shot = |is_hard: bool, was_saved: bool| {
        let board = board().grunt("Ray", 4, "0803").holds(&[CounterThing::Pistol]).enemies(Class::Ganger);
        let board = board.enemy("Bank", 4, "0806");
        let mut battle =
            board.last(|it| it.attributes.extend(is_hard.then_some(Attribute::HardAsNails))).done();
        battle.set_up().person(p(1)).deeds.hard_as_nails = was_saved;
        let fires = vec![at_person(&battle, 0, 1, Manner::Active)];
        let dice: [(_, &[u16]); 2] = [(rule!("atzr.ranged.to-hit"), &[6]), (rule!("atzr.damage.roll"), &[6])];
        cast(&dice, &[], |play| shoot::firefight(&mut battle, play, fires)).0.unwrap();
        battle.person(p(1)).state
    };
    assert_eq!(shot(true, false), State::OutOfTheFight);
    assert!(matches!(shot(true, true), State::ObviouslyDead { .. }));
    assert!(matches!(shot(false, false), State::ObviouslyDead { .. }));
}
