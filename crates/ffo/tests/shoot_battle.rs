//! Fire on the board (p. 23 to 28): who can be fired at, how the shots are shared out, and what firing costs.
use ffo::{
    battle::{
        Battle, FigureId, Person, PersonId, State,
        person::{Arm, ArmKind, Reloads, Stun},
        shoot::{self, AimAt, Firing, Manner, Target},
    },
    journal::Fire,
    rule,
    table::{
        outgun::Guns,
        weapon::{Gun, GunLine, MeleeWeapon, Weapon},
    },
};
use kernel::{Event, Proof, What};

use crate::board::{
    Board,
    acting::{activate, acts, offers, refused, within},
    board, gun, p, survivor, z,
};

/// The same gun without the noise that draws zombies.
fn quiet(gun: Gun) -> Arm {
    let line = GunLine { silent: true, ..gun.line() };
    Arm { what: ArmKind::Gun(Weapon::Own(line)), loaded: true, reloads: Reloads::Usual }
}

fn knife() -> Arm {
    Arm { what: ArmKind::Melee(MeleeWeapon::OneHand), loaded: true, reloads: Reloads::Usual }
}

/// Ann in the middle with these in hand, who looks north.
fn ann(arms: &[Arm]) -> Board {
    let mut person = survivor("Ann", 600, 600);
    person.held = (0..arms.len() as u8).collect();
    person.arms = arms.iter().copied().collect();
    board().rules(|it| it.custom_weapons = true).add(person)
}

fn firing(manner: Manner, aims: &[(FigureId, u8, u8)]) -> Firing {
    let arms = (0..=aims.iter().map(|it| it.1).max().unwrap()).collect();
    let aims = aims.iter().map(|&(whom, of, shots)| AimAt { at: Target::Figure(whom), of, shots });
    Firing { who: PersonId(0), arms, manner, aims: aims.collect() }
}

/// Who is to test for this fire, and what was told of it.
fn fires(battle: &mut Battle, dice: &[u16], firing: Firing) -> (Vec<u16>, Vec<Event>) {
    let (after, told) = within(battle, dice, &[], |battle, play| shoot::volley(battle, play, &[firing]));
    (after.shot_at.iter().map(|it| it.who.0).collect(), told)
}

/// Those whom the shots missed.
fn missed(told: &[Event]) -> Vec<FigureId> {
    let all = [p(1), p(2), p(3), z(0)];
    let is_missed = |whom: &FigureId| {
        let note = kernel::Note::from(Fire::Misses { whom: whom.token() });
        told.iter().any(|it| matches!(&it.what, What::Noted { note: it, .. } if *it == note))
    };
    all.into_iter().filter(is_missed).collect()
}

/// What Ann declares with these answers: for each target its shots.
fn declares(battle: &mut Battle, manner: Manner, answers: &[&str]) -> Vec<(FigureId, u8, u8)> {
    let declare =
        |battle: &mut Battle, play: &mut kernel::Play<'_>| shoot::declare(battle, play, PersonId(0), manner);
    let firing = within(battle, &[], answers, declare).0.expect("there is somebody to fire at");
    let each = firing.aims.iter().map(|it| match it.at {
        Target::Figure(whom) => (whom, it.of, it.shots),
        Target::Vehicle(_) => panic!("nobody aims at a vehicle"),
    });
    each.collect()
}

/// Ann's activation is over.
fn ends(battle: &mut Battle) {
    within(battle, &[], &[], |battle, play| {
        shoot::finish_reloading(battle, play, PersonId(0));
        Ok(())
    });
}

fn can_fire(battle: &Battle) -> bool {
    offers(battle, 0).iter().any(|it| it == "Fire")
}

#[test]
fn a_target_must_be_in_sight_and_whoever_is_behind_the_shoulders_is_not() {
    let _proof = Proof::of(rule!("ffo.shoot.los")).facts([1, 2]);
    assert!(can_fire(&ann(&[gun(Gun::Pistol)]).enemy("Eve", 600, 400).done()));
    let between = ann(&[gun(Gun::Pistol)]).enemy("Eve", 600, 400).person("Bob", 600, 500).done();
    assert_eq!(refused(&between, 0, "Fire"), Some(rule!("ffo.shoot.los")));
    let mut behind = ann(&[gun(Gun::Pistol)]).enemy("Eve", 600, 800).done();
    assert_eq!(refused(&behind, 0, "Fire"), Some(rule!("ffo.shoot.los")));
    behind.arrange().people[0].facing = 180;
    assert!(can_fire(&behind));
}

#[test]
fn a_target_may_be_as_far_as_the_range_and_no_farther() {
    let _proof = Proof::of(rule!("ffo.weapon.characteristics")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.range-limit"));
    let at = |mm: i32| ann(&[gun(Gun::Shotgun)]).enemy("Eve", 600, 600 - mm).done();
    assert_eq!(declares(&mut at(300), Manner::Active, &[]), [(p(1), 0, 3)]);
    assert_eq!(refused(&at(301), 0, "Fire"), Some(rule!("ffo.weapon.characteristics")));
}

#[test]
fn somebody_missed_is_to_test_once_for_all_who_fired() {
    let _proof = Proof::of(rule!("ffo.shoot.miss-reacts"));
    let mut battle = ann(&[quiet(Gun::Pistol)])
        .enemy("Eve", 600, 400)
        .add(Person { arms: [quiet(Gun::Shotgun)].into_iter().collect(), ..survivor("Bob", 650, 600) })
        .done();
    let both = [
        firing(Manner::Active, &[(p(1), 0, 2)]),
        Firing { who: PersonId(2), ..firing(Manner::Active, &[(p(1), 0, 3)]) },
    ];
    let dice = [3, 2, /* the shotgun */ 1, 2, 3, 3, 2, 3];
    let after = within(&mut battle, &dice, &[], |battle, play| shoot::volley(battle, play, &both)).0;
    let [test] = after.shot_at.as_slice() else { panic!("{after:?}") };
    assert_eq!((test.who, test.by.as_slice()), (PersonId(1), [PersonId(0), PersonId(2)].as_slice()));
    assert_eq!(test.guns, [Guns { rating: 2, second: None }, Guns { rating: 3, second: None }]);
    assert_eq!((test.hit, test.in_sight), (None, false));
}

#[test]
fn the_highest_die_falls_on_the_first_target_that_was_declared() {
    let _proof = Proof::of(rule!("ffo.shoot.declare")).facts([1]);
    let _dice = Proof::of(rule!("ffo.shoot.assign-dice")).facts([2]);
    let mut battle = ann(&[quiet(Gun::Pistol)]).enemy("Eve", 600, 400).enemy("Fay", 625, 400).done();
    let at = |first: u16, second: u16| firing(Manner::Active, &[(p(first), 0, 1), (p(second), 0, 1)]);
    let told = fires(&mut battle.clone(), &[2, 6, /* what it does */ 1], at(1, 2)).1;
    assert_eq!(missed(&told), [p(2)]);
    let told = fires(&mut battle, &[2, 6, 1], at(2, 1)).1;
    assert_eq!(missed(&told), [p(1)]);
}

#[test]
fn shots_may_go_at_several_or_all_at_one() {
    let _proof = Proof::of(rule!("ffo.shoot.declare")).facts([2, 3]);
    let _swath = Proof::of(rule!("ffo.weapon.swath")).facts([1, 3]);
    let mut battle = ann(&[gun(Gun::SubmachineGun)])
        .enemy("Eve", 560, 400)
        .enemy("Fay", 585, 400)
        .enemy("Gus", 610, 400)
        .enemy("Hal", 635, 400)
        .done();
    let each = declares(&mut battle, Manner::Active, &["Fire at Eve, 1 shot", "Fire at Fay, 1 shot"]);
    assert_eq!(each, [(p(1), 0, 1), (p(2), 0, 1), (p(3), 0, 1)], "there is no shot left for Hal");
    let one = declares(&mut battle, Manner::Active, &["Fire at Hal, all 3 shots"]);
    assert_eq!(one, [(p(4), 0, 3)]);
    let two = declares(&mut battle, Manner::Active, &["Fire at Gus, 2 shots", "Fire at Hal"]);
    assert_eq!(two, [(p(3), 0, 2), (p(4), 0, 1)]);
}

#[test]
fn a_gap_wider_than_an_inch_burns_shots() {
    let _proof = Proof::of(rule!("ffo.weapon.swath-gap")).facts([1, 2]);
    let at =
        |mm: i32| ann(&[gun(Gun::SubmachineGun)]).enemy("Eve", 560, 400).enemy("Fay", 560 + mm, 400).done();
    let close = declares(&mut at(25), Manner::Active, &["Fire at Eve, 2 shots"]);
    assert_eq!(close, [(p(1), 0, 2), (p(2), 0, 1)]);
    let wide = declares(&mut at(26), Manner::Active, &["Fire at Eve, 1 shot"]);
    assert_eq!(wide, [(p(1), 0, 1), (p(2), 0, 1)], "one shot of the three is burnt");
    let wide = declares(&mut at(50), Manner::Active, &["Fire at Eve, 1 shot"]);
    assert_eq!(wide, [(p(1), 0, 1), (p(2), 0, 1)]);
    let too_wide = declares(&mut at(51), Manner::Active, &["Fire at Fay, all 3 shots"]);
    assert_eq!(too_wide, [(p(2), 0, 3)]);
}

#[test]
fn the_sweep_goes_to_one_side_only() {
    let _proof = Proof::of(rule!("ffo.weapon.swath")).facts([2, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.swath-geometry"));
    let mut battle = ann(&[gun(Gun::SubmachineGun)])
        .enemy("Eve", 575, 400)
        .enemy("Fay", 600, 400)
        .enemy("Gus", 625, 400)
        .done();
    let left = ["Fire at Fay, 1 shot", "Fire at Eve, all 2 shots"];
    assert_eq!(declares(&mut battle, Manner::Active, &left), [(p(2), 0, 1), (p(1), 0, 2)]);
    let right = ["Fire at Fay, 1 shot", "Fire at Gus, all 2 shots"];
    assert_eq!(declares(&mut battle, Manner::Active, &right), [(p(2), 0, 1), (p(3), 0, 2)]);
}

#[test]
fn each_target_of_a_sweep_must_be_seen_and_in_range() {
    let _proof = Proof::of(rule!("ffo.weapon.swath")).facts([5]);
    let beside =
        |x: i32, y: i32| ann(&[gun(Gun::MachinePistol)]).enemy("Eve", 600, 300).enemy("Fay", x, y).done();
    let near = declares(&mut beside(620, 301), Manner::Active, &["Fire at Eve, 1 shot"]);
    assert_eq!(near, [(p(1), 0, 1), (p(2), 0, 2)]);
    let too_far = declares(&mut beside(620, 299), Manner::Active, &[]);
    assert_eq!(too_far, [(p(1), 0, 3)], "Fay is 302 mm away");
    let hidden = declares(&mut beside(600, 320), Manner::Active, &[]);
    assert_eq!(hidden, [(p(2), 0, 3)], "Eve stands behind Fay");
}

#[test]
fn a_weapon_with_two_ratings_fires_either_of_them_in_active_fire() {
    let _proof = Proof::of(rule!("ffo.weapon.two-ratings")).facts([1, 2, 3]);
    let with = |weapon: Gun| ann(&[gun(weapon)]).enemy("Eve", 600, 400).done();
    let fires = |weapon: Gun, way: &str| declares(&mut with(weapon), Manner::Active, &[way]);
    let whom = |shots: u8| vec![(p(1), 0, shots)];
    assert_eq!(fires(Gun::SquadAutomaticWeapon, "Fire the squad automatic weapon, 4 shots"), whom(4));
    assert_eq!(fires(Gun::SquadAutomaticWeapon, "Fire the squad automatic weapon, 3 shots"), whom(3));
    assert_eq!(fires(Gun::AssaultRifle, "Fire the assault rifle, 1 shot"), whom(1));
    assert_eq!(fires(Gun::AssaultRifle, "Fire the assault rifle, 3 shots"), whom(3));
}

#[test]
fn where_one_shot_is_allowed_any_weapon_fires_one() {
    let _proof = Proof::of(rule!("ffo.weapon.two-ratings")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.one-shot"));
    for weapon in [Gun::Shotgun, Gun::SquadAutomaticWeapon] {
        let mut battle = ann(&[gun(weapon)]).enemy("Eve", 600, 400).done();
        assert_eq!(declares(&mut battle, Manner::OneShot, &[]), [(p(1), 0, 1)]);
    }
    let mut battle = ann(&[gun(Gun::Pistol), gun(Gun::Shotgun)]).enemy("Eve", 600, 400).done();
    let answers = ["Fire the shotgun, 1 shot"];
    assert_eq!(declares(&mut battle, Manner::OneShot, &answers).len(), 1, "one shot in all");
    let mut battle = ann(&[quiet(Gun::Shotgun)]).enemy("Eve", 600, 400).done();
    let (tests, _) = fires(&mut battle, &[3], firing(Manner::OneShot, &[(p(1), 0, 1)]));
    assert!(tests.is_empty(), "nobody tests for fire at a charger");
}

#[test]
fn any_two_weapons_may_be_fired_at_once_each_in_a_hurry() {
    let _proof = Proof::of(rule!("ffo.shoot.two-weapons")).facts([1, 2, 3]);
    let _ammo = Proof::of(rule!("ffo.ammo.tight")).facts([1, 3]);
    let two = ann(&[gun(Gun::Shotgun), gun(Gun::BoltActionRifle)]);
    let mut battle = two.enemy("Eve", 600, 400).enemy("Fay", 625, 400).done();
    let way = "Fire the shotgun, 3 shots and the bolt action rifle, 1 shot";
    let each = declares(&mut battle, Manner::Active, &[way, "Fire at Eve, all 3 shots", "Fire at Fay"]);
    assert_eq!(each, [(p(1), 0, 3), (p(2), 1, 1)]);
    let mut battle = ann(&[quiet(Gun::Pistol), quiet(Gun::SemiAutomaticRifle)])
        .enemy("Eve", 600, 400)
        .enemy("Fay", 625, 400)
        .done();
    let fire = || firing(Manner::Active, &[(p(1), 0, 2), (p(2), 1, 2)]);
    let (tests, told) = fires(&mut battle.clone(), &[5, 5, 5, 5], fire());
    assert_eq!((tests, missed(&told)), (vec![1, 2], vec![p(1), p(2)]), "a 9 misses in a hurry");
    fires(&mut battle, &[1, 1, /* the rifle */ 1, 2], fire());
    let loaded: Vec<bool> = battle.people[0].arms.iter().map(|it| it.loaded).collect();
    assert_eq!(loaded, [false, true]);
}

#[test]
fn the_weapon_in_the_other_hand_shoots_worse() {
    let _proof = Proof::of(rule!("ffo.charge.off-hand")).facts([1, 3]);
    let hands = |ambidextrous: bool, arms: &[Arm]| {
        ann(arms).who(|it| it.ambidextrous = ambidextrous).enemy("Eve", 600, 400).done()
    };
    let gun_at =
        |of: u8| Firing { arms: [of].into_iter().collect(), ..firing(Manner::Active, &[(p(1), 0, 1)]) };
    let rifle = quiet(Gun::BoltActionRifle);
    let (_, told) = fires(&mut hands(false, &[knife(), rifle]), &[4], gun_at(1));
    assert_eq!(missed(&told), [p(1)], "4 and Rep 4 less 1");
    let (_, told) = fires(&mut hands(false, &[rifle, knife()]), &[4, 1], gun_at(0));
    assert!(missed(&told).is_empty());
    let (_, told) = fires(&mut hands(true, &[knife(), rifle]), &[4, 1], gun_at(1));
    assert!(missed(&told).is_empty());
}

#[test]
fn whoever_carries_the_wounded_fires_in_a_hurry() {
    let _proof = Proof::of(rule!("ffo.retrieve.fire")).facts([1]);
    let carries = |carries: Option<PersonId>| {
        let board = ann(&[quiet(Gun::BoltActionRifle)]).enemy("Eve", 600, 400).person("Bob", 600, 600);
        board.who(|it| it.state = State::OutOfTheFight).with(|it| it.arrange().people[0].carries = carries)
    };
    let shot = || firing(Manner::Active, &[(p(1), 0, 1)]);
    let (_, told) = fires(&mut carries(Some(PersonId(2))).done(), &[5], shot());
    assert_eq!(missed(&told), [p(1)]);
    let (_, told) = fires(&mut carries(None).done(), &[5, 1], shot());
    assert!(missed(&told).is_empty());
}

#[test]
fn those_who_are_down_are_fired_at_by_the_active_alone_and_do_not_test() {
    let _proof = Proof::of(rule!("ffo.damage.ranged")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.fire-at-downed"));
    let stun = State::Stunned(Stun { left: 1, counts: false, feast: false });
    for state in [stun, State::OutOfTheFight] {
        let mut battle = ann(&[quiet(Gun::BoltActionRifle)])
            .enemy("Eve", 600, 400)
            .who(|it| (it.state, it.prone) = (state, true))
            .done();
        assert!(can_fire(&battle));
        let in_sight = |battle: &mut Battle, play: &mut kernel::Play<'_>| {
            shoot::declare(battle, play, PersonId(0), Manner::InSight)
        };
        assert_eq!(within(&mut battle, &[], &[], in_sight).0, None);
        let shot = || firing(Manner::Active, &[(p(1), 0, 1)]);
        let (tests, told) = fires(&mut battle, &[4], shot());
        assert_eq!((tests, missed(&told)), (vec![], vec![p(1)]), "an 8 misses whoever lies");
        let (_, told) = fires(&mut battle, &[5, /* what it does */ 1], shot());
        assert!(missed(&told).is_empty());
    }
}

#[test]
fn a_grunt_in_an_in_sight_fires_at_the_closest_human_first_and_with_all_shots() {
    let _proof = Proof::of(rule!("ffo.insight.targeting")).facts([1, 4, 5, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.insight-grunt-shots"));
    let here = || {
        ann(&[gun(Gun::SemiAutomaticRifle)]).enemy("Eve", 600, 400).enemy("Fay", 624, 395).zombie(640, 500)
    };
    let spread = declares(&mut here().done(), Manner::InSight, &["Fire at Eve, 1 shot"]);
    assert_eq!(spread, [(p(1), 0, 1), (p(2), 0, 1)]);
    let all = declares(&mut here().done(), Manner::InSight, &["Fire at Eve, all 2 shots"]);
    assert_eq!(all, [(p(1), 0, 2)]);
    let npc = shoot::mechanical(&here().done(), PersonId(0), &[p(2), p(1)], Manner::InSight).unwrap();
    let closest = AimAt { at: Target::Figure(p(1)), of: 0, shots: 2 };
    assert_eq!(npc.aims.as_slice(), [closest]);
}

#[test]
fn a_star_in_an_in_sight_and_anyone_in_active_fire_choose_their_target() {
    let _proof = Proof::of(rule!("ffo.insight.targeting")).facts([2, 3, 6]);
    let here = |star: bool| {
        let board = ann(&[gun(Gun::BoltActionRifle)]).who(|it| it.star = star).enemy("Eve", 600, 400);
        board.enemy("Fay", 624, 395).zombie(640, 500).done()
    };
    assert_eq!(declares(&mut here(true), Manner::InSight, &["Fire at Fay"]), [(p(2), 0, 1)]);
    assert_eq!(declares(&mut here(true), Manner::InSight, &["Fire at zombie 1"]), [(z(0), 0, 1)]);
    assert_eq!(declares(&mut here(false), Manner::Active, &["Fire at Fay"]), [(p(2), 0, 1)]);
    assert_eq!(declares(&mut here(false), Manner::Active, &["Fire at zombie 1"]), [(z(0), 0, 1)]);
}

#[test]
fn fire_in_answer_goes_at_one_of_those_who_fired_first() {
    let _proof = Proof::of(rule!("ffo.ruling.return-fire-target"));
    let mut battle = ann(&[gun(Gun::MachinePistol)])
        .who(|it| it.star = true)
        .enemy("Eve", 600, 400)
        .enemy("Fay", 624, 401)
        .enemy("Gus", 648, 402)
        .done();
    let mut answer = |answers: &[&str]| {
        let declare = |battle: &mut Battle, play: &mut kernel::Play<'_>| {
            shoot::declare_at(battle, play, PersonId(0), Manner::Answer, &[p(2)])
        };
        within(&mut battle, &[], answers, declare).0.unwrap().aims
    };
    let at = |whom: u16, shots: u8| AimAt { at: Target::Figure(p(whom)), of: 0, shots };
    assert_eq!(answer(&["Fire at Fay, all 3 shots"]).as_slice(), [at(2, 3)]);
    assert_eq!(answer(&["Fire at Fay, 2 shots", "Fire at Eve"]).as_slice(), [at(2, 2), at(1, 1)]);
    let grunt = shoot::mechanical(&battle, PersonId(0), &[p(3), p(2)], Manner::Answer).unwrap();
    assert_eq!(grunt.aims.as_slice(), [at(2, 3)], "the closer of the two who fired");
}

#[test]
fn there_is_one_active_fire_and_none_after_fire_in_an_in_sight() {
    let _proof = Proof::of(rule!("ffo.action.active-fire")).facts([1, 3, 4, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.active-fire-per-figure"));
    let board = || {
        let bob = Person { arms: [quiet(Gun::Pistol)].into_iter().collect(), ..survivor("Bob", 650, 600) };
        ann(&[quiet(Gun::Pistol)])
            .enemy("Eve", 600, 400)
            .add(Person { held: [0].into_iter().collect(), ..bob })
    };
    let after = |manner: Manner| {
        let mut battle = board().done();
        fires(&mut battle, &[3, 3], firing(manner, &[(p(1), 0, 2)]));
        battle
    };
    for manner in [Manner::Active, Manner::InSight] {
        let battle = after(manner);
        assert_eq!(refused(&battle, 0, "Fire"), Some(rule!("ffo.action.active-fire")), "{manner:?}");
        assert!(offers(&battle, 2).iter().any(|it| it == "Fire"), "Bob has not fired");
    }
    assert!(can_fire(&after(Manner::Answer)));
}

#[test]
fn an_empty_weapon_is_ready_again_when_the_activation_ends() {
    let _proof = Proof::of(rule!("ffo.ammo.reload")).facts([1, 2, 4]);
    let _move = Proof::of(rule!("ffo.action.reload-move")).facts([1, 4, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.reload-timing"));
    let empty = Arm { loaded: false, ..gun(Gun::Pistol) };
    let board = ann(&[empty, gun(Gun::MachinePistol)]).who(|it| it.star = true).enemy("Eve", 600, 400);
    let mut battle = board.done();
    for _ in 0..3 {
        assert!(can_fire(&battle), "with the other weapon");
        acts(&mut battle, 0, &[], &["Reload the pistol"]);
        assert!(!battle.people[0].arms[0].loaded);
        assert_eq!(refused(&battle, 0, "Fire"), Some(rule!("ffo.action.reload-move")));
        ends(&mut battle);
        assert!(battle.people[0].arms[0].loaded);
        battle.arrange().people[0].arms[0].loaded = false;
        battle.arrange().people[0].turn = Default::default();
    }
}

#[test]
fn a_grunt_with_nothing_but_an_empty_weapon_reloads_in_any_case() {
    let _proof = Proof::of(rule!("ffo.ammo.reload")).facts([3]);
    let empty = Arm { loaded: false, ..gun(Gun::Pistol) };
    let after = |star: bool, arms: &[Arm]| {
        let mut battle = ann(arms).who(|it| it.star = star).enemy("Eve", 600, 400).done();
        activate(&mut battle, 0);
        ends(&mut battle);
        battle.people[0].arms[0].loaded
    };
    assert!(after(false, &[empty]));
    assert!(!after(true, &[empty]), "a Star does as they like");
    assert!(!after(false, &[empty, gun(Gun::Pistol)]), "there is another to fire");
}

#[test]
fn really_tight_ammo_may_leave_a_weapon_empty() {
    let _proof = Proof::of(rule!("ffo.ammo.really-tight")).facts([1, 2, 3, 4, 5, 6, 7]);
    let empty = Arm { loaded: false, ..gun(Gun::Pistol) };
    let reloads = |dice: &[u16], reloads: Reloads, tight: bool| {
        let arm = Arm { reloads, ..empty };
        let board = ann(&[arm]).rules(|it| it.really_tight_ammo = tight).enemy("Eve", 600, 400);
        let mut battle = board.done();
        acts(&mut battle, 0, dice, &["Reload the pistol"]);
        let rest = battle.people[0].arms[0].reloads;
        assert_eq!(refused(&battle, 0, "Fire"), Some(rule!("ffo.action.reload-move")), "it is spent");
        ends(&mut battle);
        (battle.people[0].arms[0].loaded, rest)
    };
    assert_eq!(reloads(&[2, 1], Reloads::Usual, true), (false, Reloads::None));
    assert_eq!(reloads(&[2, 3], Reloads::Usual, true), (true, Reloads::Last));
    assert_eq!(reloads(&[3, 4], Reloads::Usual, true), (true, Reloads::Usual));
    assert_eq!(reloads(&[2, 2], Reloads::Stockpiled, true), (true, Reloads::Stockpiled));
    assert_eq!(reloads(&[], Reloads::Usual, false), (true, Reloads::Usual));
}

#[test]
fn a_weapon_that_was_loaded_for_the_last_time_stays_empty() {
    let _proof = Proof::of(rule!("ffo.ammo.really-tight")).facts([3]);
    let arm = Arm { reloads: Reloads::Last, ..quiet(Gun::Pistol) };
    let board = ann(&[arm]).rules(|it| it.really_tight_ammo = true).enemy("Eve", 600, 400);
    let mut battle = board.done();
    fires(&mut battle, &[1, 1], firing(Manner::Answer, &[(p(1), 0, 2)]));
    assert_eq!((battle.people[0].arms[0].loaded, battle.people[0].arms[0].reloads), (false, Reloads::None));
    let refused = refused(&battle, 0, "Reload the weapon of their own");
    assert_eq!(refused, Some(rule!("ffo.ammo.really-tight")));
}

#[test]
fn a_crossbow_is_reloaded_after_every_shot() {
    let _proof = Proof::of(rule!("ffo.weapon.custom")).facts([3]);
    let mut battle = ann(&[gun(Gun::Crossbow)]).enemy("Eve", 600, 400).done();
    fires(&mut battle, &[3], firing(Manner::Answer, &[(p(1), 0, 1)]));
    assert!(!battle.people[0].arms[0].loaded);
    assert!(offers(&battle, 0).iter().any(|it| it == "Reload the crossbow"));
}

#[test]
fn a_thrown_knife_leaves_the_hand_and_is_thrown_only_where_made_weapons_are_allowed() {
    let _proof = Proof::of(rule!("ffo.weapon.custom")).facts([5, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.thrown-weapons"));
    let mut battle = ann(&[knife()]).enemy("Eve", 600, 450).done();
    assert!(can_fire(&battle));
    battle.rules.custom_weapons = false;
    assert!(!can_fire(&battle));
    battle.rules.custom_weapons = true;
    let (_, told) = fires(&mut battle, &[3], firing(Manner::Active, &[(p(1), 0, 1)]));
    assert_eq!(missed(&told), [p(1)]);
    assert!(battle.people[0].arms.is_empty() && battle.people[0].held.is_empty());
    let lies: Vec<_> = battle.lying.iter().map(|it| (it.at, it.what)).collect();
    assert_eq!(lies, [(battle.at(p(1)), knife())]);
}

#[test]
fn nobody_who_is_locked_in_melee_or_was_made_to_drop_fires() {
    let _proof = Proof::of(rule!("ffo.move.prone-fire")).facts([1, 2]);
    let here = || ann(&[gun(Gun::Pistol)]).enemy("Eve", 600, 400).enemy("Fay", 600, 575);
    let mut prone = here().done();
    prone.arrange().people[0].prone = true;
    prone.arrange().people[2].at = kernel::Point::new(900, 900);
    assert!(can_fire(&prone), "who lay down by choice");
    let duck = ffo::battle::person::Duck { from: Default::default(), in_place: true };
    prone.arrange().people[0].ducked = Some(duck);
    assert_eq!(refused(&prone, 0, "Fire"), Some(rule!("ffo.move.prone-fire")));
    let bout = ffo::battle::Bout { one: p(2), other: p(0), even: 1, fought: true, guard: Default::default() };
    let mut locked = here().done();
    locked.arrange().bouts.push(bout);
    assert_eq!(refused(&locked, 0, "Fire"), Some(rule!("ffo.melee.result-even")));
}

#[test]
fn fire_at_a_zombie_is_answered_by_nothing_and_a_knock_down_by_no_test() {
    let _reactions = Proof::of(rule!("ffo.zombie.no-reactions")).facts([1]);
    let _sight = Proof::of(rule!("ffo.zombie.no-insight")).facts([2]);
    let _damage = Proof::of(rule!("ffo.zombie.damage")).facts([2]);
    let mut battle =
        ann(&[quiet(Gun::BoltActionRifle)]).who(|it| it.zed_proof = true).zombie(600, 300).done();
    acts(&mut battle, 0, &[6, /* damage */ 6], &["Fire"]);
    assert!(battle.zombies[0].prone && !battle.zombies[0].out);
    // In the same activation it goes on, by a walk into its sight.
    acts(&mut battle, 0, &[], &["Walk", "600,500"]);
}

#[test]
fn the_dead_come_before_anybody_is_hit() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-before-hits")).facts([1, 3]);
    let _order = Proof::of(rule!("ffo.ruling.battle-dice-order"));
    let mut battle =
        ann(&[gun(Gun::BoltActionRifle)]).who(|it| it.zed_proof = true).enemy("Eve", 600, 400).done();
    // The noise, the place of the zombie that comes, the shot, the damage.
    let (_, told) = fires(&mut battle, &[6, 3, 6, 1], firing(Manner::Active, &[(p(1), 0, 1)]));
    let at = |is: &dyn Fn(&Event) -> bool| told.iter().position(is);
    let comes = at(&|it| matches!(it.what, What::Placed { .. }));
    let falls = at(&|it| matches!(it.what, What::Fell { .. }));
    assert!(comes.is_some() && comes < falls);
}

#[test]
fn whoever_has_ducked_back_fires_at_nobody() {
    let _proof = Proof::of(rule!("ffo.move.duck-back")).facts([3]);
    let mut battle = ann(&[gun(Gun::Pistol)]).enemy("Eve", 600, 400).done();
    assert!(can_fire(&battle));
    within(&mut battle, &[], &[], |battle, play| {
        ffo::battle::r#move::duck_back(battle, play, PersonId(0), &[p(1)])
    });
    assert_eq!(refused(&battle, 0, "Fire"), Some(rule!("ffo.move.prone-fire")));
}
