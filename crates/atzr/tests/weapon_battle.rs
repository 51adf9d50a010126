//! Weapons on the map (10.0).
use crate::acting_in_words::{activate, does, menu, offers, play, refused, throws};
use crate::board::{at, board, p};
use atzr::{
    battle::{
        Battle, PersonId, SideId, Stance, State, ZombieId, charge,
        reaction::{self, Missed},
        shoot::{self, Exchange, Fired, Shot},
        zombie::Charging,
    },
    journal::Mark,
    printed::{Class, CounterThing, DayPart, Printed, Terrain},
    rule,
};
use kernel::{Proof, What};

fn ray(things: &[CounterThing], zombies: &[&str]) -> Battle {
    let mut board = board().star("Ray", 5, "0803").holds(things);
    for hex in zombies {
        board = board.zombie(hex);
    }
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

fn out(battle: &Battle) -> Vec<bool> {
    battle.zombies.iter().map(|it| it.out).collect()
}

#[test]
fn anybody_may_fire_what_he_has() {
    let _proof = Proof::of(rule!("atzr.weapon.anyone")).facts([1]);
    let guns = [
        CounterThing::Pistol,
        CounterThing::Shotgun,
        CounterThing::Smg,
        CounterThing::HuntingRifle,
        CounterThing::AssaultRifle,
        CounterThing::Crossbow,
    ];
    for class in [Class::Ganger, Class::Militia, Class::Survivor] {
        for star in [true, false] {
            for thing in guns {
                let mut battle = ray(&[thing], &["0805"]);
                (battle.set_up().people[0].class, battle.set_up().people[0].star) = (class, star);
                assert!(offers(&battle, p(0), &format!("Fire the {}", thing.name())), "{class:?} {thing:?}");
            }
        }
    }
    let mut battle = ray(&[CounterThing::Pistol], &["0805"]);
    does(&mut battle, p(0), &[1, 3], &["Fire the Pistol"]);
}

#[test]
fn a_shotgun_rolls_six_counts_the_three_highest_and_spreads_over_three() {
    let _proof = Proof::of(rule!("atzr.weapon.shotgun")).facts([1, 4]);
    let mut battle = ray(&[CounterThing::Shotgun], &["0805", "0805", "0805", "0805"]);
    let told = does(
        &mut battle,
        p(0),
        &[1, 1, 3, 5, 5, 6, 3, 3, 3, 3, 3, 3, 5, 5, 5],
        &[
            "Fire the Shotgun",
            "Fire at zombie 1, 1 die",
            "Fire at zombie 2, 1 die",
            "Fire at zombie 3, 1 die",
        ],
    );
    // Nobody asks about a fourth target. 11, 10 and 10 hit all three targets; six dice of noise and two ones.
    assert_eq!(out(&battle), [true, true, true, false]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [6]);
    assert!(battle.person(p(0)).hands[0].empty);
}

#[test]
fn a_shotgun_has_three_targets_however_many_dice_count() {
    let _proof = Proof::of(rule!("atzr.weapon.shotgun")).facts([4]);
    let shotgun = |rest: &str| {
        let text = "[counters.shotgun]\nkind = \"ranged\"\ncopies = 6\ncup = \"weapon\"\nhands = 2\nrange = 6\nfire-dice = 6\n";
        let printed = Printed::with(&format!("{text}best-dice = 4\n{rest}")).unwrap();
        let board = board().scene(|it| it.printed = printed);
        let board = board.star("Ray", 5, "0803").holds(&[CounterThing::Shotgun]);
        let mut battle = ["0805"; 4].iter().fold(board, |board, hex| board.zombie(hex)).done();
        activate(&mut battle, p(0));
        battle
    };
    let first = ["Fire the Shotgun", "Fire at zombie 1, 1 die", "Fire at zombie 2, 1 die"];
    let dice = [2, 2, 5, 5, 6, 6, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5];
    // The third is the last, and takes both dice that are left.
    let mut battle = shotgun("max-targets = 3\n");
    does(&mut battle, p(0), &dice, &[&first[..], &["Fire at zombie 3, 2 dice"]].concat());
    assert_eq!(out(&battle), [true, true, true, false]);
    // A box whose counter says nothing of it leaves the fourth die for a fourth.
    let mut battle = shotgun("");
    does(&mut battle, p(0), &dice, &[&first[..], &["Fire at zombie 3, 1 die"]].concat());
    assert_eq!(out(&battle), [true; 4]);
}

#[test]
fn a_star_may_fire_its_assault_rifle_with_one_die_and_a_grunt_may_not() {
    let _proof = Proof::of(rule!("atzr.weapon.assault-rifle-star")).facts([1, 2, 3]);
    let mut battle = ray(&[CounterThing::AssaultRifle], &["0805"]);
    let one = "Fire the Assault Rifle, 1 Fire Die";
    let ways = |battle: &Battle| {
        let all = menu(battle, p(0)).0;
        all.into_iter().filter(|it| it.starts_with("Fire the Assault Rifle")).collect::<Vec<_>>()
    };
    assert_eq!(ways(&battle), ["Fire the Assault Rifle", one], "and never two");
    let told = does(&mut battle, p(0), &[1, 3], &[one]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [1]);
    let mut battle = ray(&[CounterThing::AssaultRifle], &["0805"]);
    let told = does(&mut battle, p(0), &[1, 2, 2, 3, 3, 3], &["Fire the Assault Rifle"]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [3]);
    let mut grunt = ray(&[CounterThing::AssaultRifle], &["0805"]);
    grunt.set_up().people[0].star = false;
    assert_eq!(ways(&grunt), ["Fire the Assault Rifle"]);
}

#[test]
fn a_star_may_fire_its_assault_rifle_with_one_die_beside_a_second_weapon() {
    let _proof = Proof::of(rule!("atzr.weapon.assault-rifle-star"));
    let both = [CounterThing::AssaultRifle, CounterThing::Pistol];
    let one = "Fire the Assault Rifle, 1 Fire Die and Pistol";
    let mut battle = ray(&both, &["0805"]);
    let told = does(&mut battle, p(0), &[1, 2, 3, 3], &[one]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [1, 1]);
    let mut battle = ray(&both, &["0805"]);
    let told = does(&mut battle, p(0), &[1, 2, 2, 2, 3, 3, 3, 3], &["Fire the Assault Rifle and Pistol"]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [3, 1]);
    let mut grunt = ray(&both, &["0805"]);
    grunt.set_up().people[0].star = false;
    assert!(!offers(&grunt, p(0), one) && offers(&grunt, p(0), "Fire the Assault Rifle and Pistol"));
}

#[test]
fn a_crossbow_is_silent_and_empty_after_every_shot() {
    let _proof = Proof::of(rule!("atzr.weapon.crossbow")).facts([1, 2, 3]);
    let mut battle = ray(&[CounterThing::Crossbow], &["0805"]);
    does(&mut battle, p(0), &[6, 5], &["Fire the Crossbow"]);
    assert_eq!(out(&battle), [true]);
    assert!(battle.person(p(0)).hands[0].empty && battle.noises.is_empty());
    activate(&mut battle, p(0));
    let reload = menu(&battle, p(0)).0.into_iter().find(|it| it.starts_with("Reload")).unwrap();
    does(&mut battle, p(0), &[], &[&reload]);
    assert!(!battle.person(p(0)).hands[0].empty);
}

#[test]
fn a_grenade_goes_into_an_adjacent_hex_out_of_free_hands_and_is_gone() {
    let _proof = Proof::of(rule!("atzr.weapon.grenade-throw")).facts([1, 2, 4, 5]);
    let mut battle = ray(&[CounterThing::Grenade], &["0804", "0804", "0805"]);
    // Two dice against each of the two: 5 + 2 misses, 5 + 3 hits; four dice of noise; each hit kills with 5 or less.
    let faces = [2, 2, 3, 3, 2, 3, 3, 3, 3, 5, 6];
    let label = "At 0804: zombie 1, zombie 2";
    let left = battle.cups.left(CounterThing::Grenade);
    does(&mut battle, p(0), &faces, &["Use the Grenade", label]);
    assert_eq!(battle.cups.left(CounterThing::Grenade), left, "it goes back after the Encounter");
    assert_eq!(out(&battle), [true, false, false]);
    assert!(battle.person(p(0)).hands.is_empty());
    // Not with something else in the other hand, and not out of the gear.
    let full = ray(&[CounterThing::Grenade, CounterThing::Pistol], &["0804"]);
    assert_eq!(refused(&full, p(0), "Use the Grenade"), Some(rule!("atzr.weapon.grenade-throw")));
    let mut stowed = ray(&[], &["0804"]);
    stowed.set_up().people[0].gear.push(CounterThing::Grenade.into());
    assert!(!menu(&stowed, p(0)).0.iter().any(|it| it.contains("Use the Grenade")));
    // Two hexes are too far.
    let far = shoot::explosive_in_hand(&ray(&[CounterThing::Grenade], &["0805"]), p(0));
    assert_eq!(far, Some(0));
    let mut battle = ray(&[CounterThing::Grenade], &["0805"]);
    let (mut dice, mut said) = (kernel::scripted(&[]), Labels(Vec::new()));
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut said);
    let _ = shoot::perform(&mut battle, &mut play, p(0), &shoot::ShootAction::Blast { hand: 0 });
    drop(play);
    assert!(!said.0.is_empty() && said.0.iter().all(|it| it.ends_with(": nobody")), "{:?}", said.0);
}

/// Keeps what was offered and answers nothing.
struct Labels(Vec<String>);

impl kernel::Answers for Labels {
    fn answer(&mut self, asked: &kernel::LiveQuestion<'_>) -> Option<kernel::Answer> {
        if let kernel::question::AskedFor::One(of) = asked.shape {
            self.0 = (0..of.open()).map(|it| of.describe(it).label).collect();
        }
        None
    }
}

#[test]
fn ones_of_a_blast_empty_nothing() {
    let _proof = Proof::of(rule!("atzr.weapon.explosive-dice")).facts([6]);
    // A Grenade with three ones, and a loaded Pistol in the gear.
    let mut battle = ray(&[CounterThing::Grenade], &["0804"]);
    battle.set_up().people[0].gear.push(CounterThing::Pistol.into());
    let told = does(&mut battle, p(0), &[3, 1, 1, 1, 3, 3, 3], &["Use the Grenade", "At 0804: zombie 1"]);
    let out_of_ammo = |told: &[kernel::Event]| {
        told.iter().any(
            |it| matches!(&it.what, What::Marked { mark, .. } if Mark::read(*mark) == Some(Mark::OutOfAmmo)),
        )
    };
    assert!(!out_of_ammo(&told) && !battle.person(p(0)).gear[0].empty);
    // The Pistol that blows up a tank shows no one itself; of the dice of the tank three do.
    let mut battle = ray(&[CounterThing::Pistol], &["0806"]);
    battle.set_up().tanks.push(at("0806"));
    let faces = [3, 3, 1, 1, 1, 3, 3, 3, 3];
    let told = does(&mut battle, p(0), &faces, &["Fire the Pistol at the Gas Tank in 0806"]);
    assert!(!out_of_ammo(&told) && !battle.person(p(0)).hands[0].empty);
}

#[test]
fn every_target_of_a_blast_is_the_first_and_has_all_its_dice() {
    let _proof = Proof::of(rule!("atzr.weapon.explosive-dice")).facts([2]);
    let mut battle = ray(&[CounterThing::Grenade], &["0804", "0804", "0804"]);
    // One die each: three times 5 + 3 = 8, which would miss a second target, and a 5 that kills.
    let faces = [1, 3, 3, 3, 3, 3, 3, 5, 5, 5];
    does(&mut battle, p(0), &faces, &["Use the Grenade", "At 0804: zombie 1, zombie 2, zombie 3"]);
    assert_eq!(out(&battle), [true; 3]);
    // Nobody there: as many dice of noise as the die showed.
    let mut battle = ray(&[CounterThing::Grenade], &[]);
    let told = does(&mut battle, p(0), &[4, 3, 3, 3, 3], &["Use the Grenade", "At 0804: nobody"]);
    assert!(throws(&told, rule!("atzr.ranged.to-hit")).is_empty());
}

/// Ray with this, and Beck and somebody who lies there, with whom he is at peace.
fn beside_strangers(things: &[CounterThing]) -> Battle {
    let mut battle = board()
        .star("Ray", 5, "0803")
        .holds(things)
        .enemies(Class::Survivor)
        .enemy("Beck", 3, "0804")
        .enemy("Lying", 3, "0804")
        .at_peace()
        .done();
    battle.set_up().people[2].state = State::OutOfTheFight;
    battle.recount();
    activate(&mut battle, p(0));
    battle
}

#[test]
fn a_blast_attacks_friends_too_and_those_who_lie_there() {
    let mut battle = beside_strangers(&[CounterThing::Grenade]);
    battle.set_stance(SideId(0), SideId(1), Stance::Hostile);
    activate(&mut battle, p(0));
    // One die each misses; Beck alone tests, is outgunned, and runs.
    let told = does(&mut battle, p(0), &[1, 1, 1, 3, 3, 6, 6], &["Use the Grenade", "At 0804: Beck, Lying"]);
    assert_eq!(throws(&told, rule!("atzr.reaction.procedure")), [2]);
    assert_eq!(battle.person(p(1)).state, State::RanAway);
}

#[test]
fn nobody_blows_up_people_who_are_no_enemies_before_a_star_has_walked_the_walk() {
    let _proof = Proof::of(rule!("atzr.walk.who"));
    // Where they stand is not among the hexes; a tank there is shown, and why not.
    let mut battle = beside_strangers(&[CounterThing::Grenade]);
    let (mut dice, mut said) = (kernel::scripted(&[]), Labels(Vec::new()));
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut said);
    let _ = shoot::perform(&mut battle, &mut play, p(0), &shoot::ShootAction::Blast { hand: 0 });
    drop(play);
    assert!(!said.0.is_empty() && !said.0.iter().any(|it| it.contains("0804")), "{:?}", said.0);
    let mut battle = beside_strangers(&[CounterThing::Pistol]);
    battle.set_up().tanks.push(at("0804"));
    let tank = "Fire the Pistol at the Gas Tank in 0804";
    assert_eq!(refused(&battle, p(0), tank), Some(rule!("atzr.walk.who")));
}

#[test]
fn bystanders_of_a_blast_that_a_test_calls_for_become_enemies() {
    let _proof = Proof::of(rule!("atzr.ruling.friend-or-foe-scope"));
    let mut battle = beside_strangers(&[CounterThing::Grenade]);
    let shot = shoot::Shot::Blast { hand: 0, hex: at("0804"), only: None };
    let firing = shoot::Firing { shooter: p(0), manner: shoot::Manner::Reaction, shot };
    let faces = [1, 1, 1, 3, 3, 6, 6];
    let (done, _) = play(&faces, &[], |play| shoot::firefight(&mut battle, play, vec![firing]));
    done.unwrap();
    assert!(battle.hostile(SideId(0), SideId(1)));
}

#[test]
fn an_rpg_reaches_four_hexes_and_is_loaded_again_like_a_crossbow() {
    let _proof = Proof::of(rule!("atzr.weapon.rpg-range")).facts([1, 2]);
    let mut battle = ray(&[CounterThing::Rpg], &["0807", "0908"]);
    let (mut dice, mut said) = (kernel::scripted(&[]), Labels(Vec::new()));
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut said);
    let _ = shoot::perform(&mut battle, &mut play, p(0), &shoot::ShootAction::Blast { hand: 0 });
    drop(play);
    assert!(said.0.iter().any(|it| it == "At 0807: zombie 1"));
    assert!(at("0803").distance(at("0908")) == 5 && !said.0.iter().any(|it| it.contains("0908")));
    let mut battle = ray(&[CounterThing::Rpg], &["0807", "0908"]);
    does(&mut battle, p(0), &[1, 1, 3], &["Use the RPG", "At 0807: zombie 1"]);
    assert!(battle.person(p(0)).hands[0].empty);
    activate(&mut battle, p(0));
    assert_eq!(refused(&battle, p(0), "Use the RPG"), Some(rule!("atzr.ammo.out")));
}

#[test]
fn a_gas_tank_blows_up_when_an_active_shot_hits_it() {
    let _proof = Proof::of(rule!("atzr.weapon.gas-tank")).facts([2]);
    let fire = |things: &[CounterThing], faces: &[u16], label: &str| {
        let mut battle = ray(things, &["0806", "0806"]);
        battle.set_up().tanks.push(at("0806"));
        does(&mut battle, p(0), faces, &[label]);
        battle
    };
    let label = "Fire the Pistol at the Gas Tank in 0806";
    // 5 + 2 misses; 5 + 3 hits it as a first target in the open. Then two dice for each of the two, and the noise of all five.
    let missed = fire(&[CounterThing::Pistol], &[2, 3], label);
    assert_eq!((missed.tanks.len(), out(&missed)), (1, vec![false, false]));
    let hit = fire(&[CounterThing::Pistol], &[3, 2, 3, 1, 1, 1, 3, 3, 3, 3, 3, 5], label);
    assert_eq!((hit.tanks.len(), out(&hit)), (0, vec![true, false]));
    // What is used up stays out of the cup until after the Encounter.
    assert_eq!(hit.cups.left(CounterThing::GasTank), missed.cups.left(CounterThing::GasTank));
    // Both guns at once: either may hit, in a hurry with a 10.
    let both = "Fire the Pistol and Pistol at the Gas Tank in 0806";
    let missed = fire(&[CounterThing::Pistol, CounterThing::Pistol], &[4, 4, 3, 3], both);
    assert_eq!(missed.tanks.len(), 1);
    let hit = fire(&[CounterThing::Pistol, CounterThing::Pistol], &[4, 5, 1, 1, 1, 3, 3, 3, 3], both);
    assert_eq!(hit.tanks.len(), 0);
    // A shot at somebody beside it that hits leaves it alone.
    let mut beside = ray(&[CounterThing::Pistol], &["0806"]);
    beside.set_up().tanks.push(at("0806"));
    does(&mut beside, p(0), &[6, 3, 3], &["Fire the Pistol"]);
    assert_eq!((beside.tanks.len(), out(&beside)), (1, vec![true]));
    // Nobody else's fire sets it off: it is no target of an In Sight or a reaction.
    let mut battle = board()
        .grunt("Ray", 4, "0803")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0806")
        .done();
    battle.set_up().tanks.push(at("0806"));
    let firing =
        play(&[], &[], |play| shoot::mechanical(&battle, play, p(0), shoot::Manner::InSight)).0.unwrap();
    assert!(matches!(firing.shot, Shot::Guns { .. }));
}

#[test]
fn a_gas_tank_in_the_wood_has_no_cover() {
    let _proof = Proof::of(rule!("atzr.weapon.gas-tank")).facts([4]);
    let tanks = |face: u16, rest: &[u16]| {
        let mut battle = board().star("Ray", 5, "0606").holds(&[CounterThing::Pistol]).done();
        assert_eq!(battle.scene.board.terrain(at("0602")), Terrain::Rough);
        battle.set_up().tanks.push(at("0602"));
        activate(&mut battle, p(0));
        let faces = [&[face][..], rest].concat();
        does(&mut battle, p(0), &faces, &["Fire the Pistol at the Gas Tank in 0602"]);
        battle.tanks.len()
    };
    // 5 + 2 = 7 misses even in the open, 5 + 3 = 8 hits there: two dice of noise for an empty hex, and that of the shot.
    assert_eq!(tanks(2, &[3]), 1);
    assert_eq!(tanks(3, &[2, 3, 3, 3]), 0);
}

#[test]
fn a_gas_tank_in_the_dark_is_as_hard_to_hit_as_anything_outside() {
    let _proof = Proof::of(rule!("atzr.weapon.gas-tank"));
    let fired = |day: DayPart, thing: CounterThing, faces: &[u16]| {
        let mut battle = board().day(day).star("Ray", 5, "0606").holds(&[thing]).done();
        battle.set_up().tanks.push(at("0604"));
        activate(&mut battle, p(0));
        let label = format!("Fire the {} at the Gas Tank in 0604", thing.name());
        does(&mut battle, p(0), faces, &[&label]);
        battle.tanks.len()
    };
    let tanks = |day: DayPart, face: u16, rest: &[u16]| {
        fired(day, CounterThing::Pistol, &[&[face][..], rest].concat())
    };
    // 5 + 3 = 8 hits it by day and misses it in the evening, when a 9 hits.
    assert_eq!(tanks(DayPart::Daytime, 3, &[2, 3, 3, 3]), 0);
    assert_eq!(tanks(DayPart::Evening, 3, &[3]), 1);
    assert_eq!(tanks(DayPart::Evening, 4, &[2, 1, 1, 1]), 0);
    // Three dice of a sub machine gun, and the noise of three.
    assert_eq!(fired(DayPart::Daytime, CounterThing::Smg, &[2, 2, 2, 3, 3, 3]), 1);
}

#[test]
fn three_zombies_that_charge_out_of_one_hex_run_into_a_grenade() {
    let _proof = Proof::of(rule!("atzr.weapon.explosive-dice")).facts([7]);
    let _details = Proof::of(rule!("atzr.ruling.explosive-details"));
    // Two passes to one allow all dice, one to one a single Fire Die: either is a Grenade.
    for test in [[1, 1], [1, 6]] {
        runs_into_a_grenade(test);
    }
}

/// Three of four zombies are blown up by whoever they charge, whose test falls like this.
fn runs_into_a_grenade(test: [u16; 2]) {
    let mut battle = ray(&[CounterThing::Grenade], &["0804", "0804", "0804", "0904"]);
    let zombies: Vec<ZombieId> = (0..4).map(ZombieId).collect();
    let charging = Charging { hex: battle.person(p(0)).at, zombies: zombies.into_iter().collect() };
    let faces = [
        1, // One die for each of the three in 0804, ...
        4, 4, 4, // ... 5 + 4 = 9 hits though they charge, ...
        3, 3, 3, // ... the noise, ...
        3, 3, 3, // ... and 3 kills who charges.
        1, 1, 1, 6, 6, 6, 6, 6, 6, // The fourth is on him: 6 dice against 3; he wins.
    ];
    let faces = [&test[..], &faces].concat();
    // Out of two hexes they come, and Ray is asked.
    let done = play(&faces, &["At 0804: zombie 1, zombie 2, zombie 3"], |play| {
        charge::by_zombies(&mut battle, play, &[charging])
    });
    done.0.unwrap();
    assert_eq!(out(&battle), [true; 4]);
    assert!(battle.person(p(0)).hands.is_empty());
}

#[test]
fn a_grunt_with_an_rpg_uses_it_in_sight_and_in_reaction() {
    let mut battle = board()
        .grunt("Ray", 4, "0803")
        .holds(&[CounterThing::Rpg])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0807")
        .holds(&[CounterThing::AssaultRifle])
        .enemy("Far", 3, "0808")
        .done();
    let firing =
        play(&[], &[], |play| shoot::mechanical(&battle, play, p(0), shoot::Manner::InSight)).0.unwrap();
    assert_eq!(firing.shot, Shot::Blast { hand: 0, hex: at("0807"), only: None });
    // Nothing outguns it but another.
    let fired = Fired { weapon: CounterThing::AssaultRifle, with: None };
    let missed =
        Missed { who: p(0), by: std::iter::once(p(1)).collect::<smallvec::SmallVec<[PersonId; 2]>>(), fired };
    let next = play(&[1, 1], &[], |play| reaction::react(&mut battle, play, vec![missed].into())).0.unwrap();
    let Exchange { fires, .. } = next;
    assert_eq!(fires[0].shot, Shot::Blast { hand: 0, hex: at("0807"), only: None });
    // Out of its range he cannot shoot back.
    battle.set_up().people[1].at = at("0809");
    battle.set_up().people[2].at = at("0810");
    battle.recount();
    assert!(!shoot::can_fire(&battle, p(0)));
}
