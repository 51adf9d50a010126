//! Ranged combat (10.8 to 10.13).
use atzr::{
    printed::{
        CounterThing,
        CounterThing::{AssaultRifle, Pistol, Shotgun},
        Counters, FightTables, Printed,
    },
    rule,
    table::{
        ranged::{
            Explosion, FireAim, Hits, Shooter, Shot, Struck, Target, TargetFate, ToHit,
            ToHit::{Hit, HitsCarried, Miss},
            Volley, VolleyHits,
        },
        weapon::{Explosive, Firing},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn book() -> &'static Counters {
    &Printed::book().counters
}

fn rep(rep: i32) -> Shooter {
    Shooter { rep, ..Shooter::default() }
}

fn at(target: Target) -> Shot {
    Shot { shooter: rep(5), target, order: 1 }
}

/// Of a Rep 5 shooter the totals 7 to 10; of others as many more or fewer.
fn faces(shot: Shot) -> [ToHit; 4] {
    [2, 3, 4, 5].map(|face| look_up(shot, face, &[]))
}

fn look_up(shot: Shot, face: i32, more: &[u16]) -> ToHit {
    shot.look_up(&FightTables::book().ranged, (rule!("atzr.ranged.to-hit"), face), &mut scripted(more))
}

const OPEN: fn() -> Target = Target::default;

#[test]
fn die_and_rep_hit_an_open_target_from_eight() {
    let _proof = Proof::of(rule!("atzr.ranged.to-hit")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.table-ranged-combat"));
    assert_eq!(faces(at(OPEN())), [Miss, Hit, Hit, Hit]);
    let shot = Shot { shooter: rep(4), ..Shot::default() };
    assert_eq!([3, 4].map(|face| look_up(shot, face, &[])), [Miss, Hit]);
    assert_eq!(odds(|dice| shot.resolve(dice))[&Hit], Ratio::new(1, 2));
}

#[test]
fn haste_and_chargers_spoil_an_eight() {
    let _proof = Proof::of(rule!("atzr.ruling.table-ranged-combat"));
    let ran = Shooter { fast_moved: true, ..rep(5) };
    assert_eq!(faces(Shot { shooter: ran, ..at(OPEN()) }), [Miss, Miss, Hit, Hit]);
    assert_eq!(faces(at(Target { charging: true, ..OPEN() })), [Miss, Miss, Hit, Hit]);
    assert_eq!(faces(at(Target { fast_moved: true, ..OPEN() })), [Miss, Miss, Hit, Hit]);
}

#[test]
fn outside_in_the_dark_an_eight_misses_zombies_too() {
    let _proof = Proof::of(rule!("atzr.ruling.outside-at-night"));
    for target in [OPEN(), Target::zombie()] {
        assert_eq!(faces(at(Target { outside_in_the_dark: true, ..target })), [Miss, Miss, Hit, Hit]);
    }
}

#[test]
fn cover_and_a_rush_shot_spoil_a_nine() {
    let _proof = Proof::of_all(&[rule!("atzr.cover.meaning"), rule!("atzr.react.rush-shot")]);
    assert_eq!(faces(at(Target { in_cover: true, ..OPEN() })), [Miss, Miss, Miss, Hit]);
    let rushed = Shooter { rush_shot: true, ..rep(5) };
    assert_eq!(faces(Shot { shooter: rushed, ..at(OPEN()) }), [Miss, Miss, Miss, Hit]);
}

#[test]
fn two_weapons_at_once_are_rushed_unless_one_has_the_knack() {
    let _proof = Proof::of_all(&[rule!("atzr.ranged.two-weapons"), rule!("atzr.ruling.table-attributes")]);
    let both = Shooter { two_weapons: true, ..rep(5) };
    assert_eq!(faces(Shot { shooter: both, ..at(OPEN()) }), [Miss, Miss, Miss, Hit]);
    let tonya = Shooter { two_guns: true, ..both };
    assert_eq!(faces(Shot { shooter: tonya, ..at(OPEN()) }), [Miss, Hit, Hit, Hit]);
    let hurried = Shooter { rush_shot: true, ..tonya };
    assert_eq!(faces(Shot { shooter: hurried, ..at(OPEN()) }), [Miss, Miss, Miss, Hit]);
}

#[test]
fn who_carries_somebody_fires_in_a_hurry() {
    let _proof = Proof::of(rule!("atzr.recovery.carrier-fire")).facts([1]);
    let carrier = Shooter { carrying: true, ..rep(5) };
    assert_eq!(faces(Shot { shooter: carrier, ..at(OPEN()) }), [Miss, Miss, Miss, Hit]);
}

#[test]
fn later_targets_are_harder() {
    let _proof = Proof::of(rule!("atzr.ranged.order-of-target")).facts([1, 2, 3]);
    let nth = |order| faces(Shot { order, ..at(OPEN()) });
    assert_eq!(nth(1), [Miss, Hit, Hit, Hit]);
    assert_eq!(nth(2), [Miss, Miss, Hit, Hit]);
    assert_eq!(nth(3), [Miss, Miss, Miss, Hit]);
    assert_eq!(nth(4), [Miss, Miss, Miss, Hit]);
}

#[test]
fn zombies_have_no_cover() {
    let _proof = Proof::of(rule!("atzr.zombie.no-cover")).facts([1]);
    assert_eq!(faces(at(Target { in_cover: true, ..Target::zombie() })), [Miss, Hit, Hit, Hit]);
}

#[test]
fn a_die_that_only_cover_spoils_hits_whom_the_target_carries() {
    let _proof = Proof::of(rule!("atzr.ranged.carrier")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.carrier-cover"));
    let carrier = Target { carries_rep: Some(3), ..OPEN() };
    assert_eq!(faces(at(carrier)), [Miss, HitsCarried, HitsCarried, Hit]);
    assert_eq!(faces(at(Target { in_cover: true, ..carrier })), [Miss, HitsCarried, HitsCarried, Hit]);
    // A die that would have missed anyway misses both.
    let rushed = Shooter { rush_shot: true, ..rep(5) };
    assert_eq!(faces(Shot { shooter: rushed, ..at(carrier) }), [Miss, Miss, Miss, Hit]);
    assert_eq!(faces(Shot { order: 2, ..at(carrier) }), [Miss, Miss, HitsCarried, Hit]);
}

#[test]
fn a_six_of_a_rep_3_that_misses_gets_a_second_die() {
    let _proof = Proof::of(rule!("atzr.ranged.pitiful-shot")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.pitiful-shot"));
    let covered = Target { in_cover: true, ..OPEN() };
    let shot = |rep_is| Shot { shooter: rep(rep_is), ..at(covered) };
    assert_eq!([3, 4].map(|it| look_up(shot(3), 6, &[it])), [Hit, Miss]);
    assert_eq!(look_up(shot(3), 5, &[]), Miss);
    assert_eq!(look_up(shot(2), 6, &[]), Miss);
    assert_eq!(look_up(Shot { shooter: rep(3), ..at(OPEN()) }, 6, &[]), Hit);
    assert_eq!(odds(|dice| shot(3).resolve(dice))[&Hit], Ratio::new(1, 12));
    // What is still a miss because of cover hits whom the target carries.
    let carrier = Shot { shooter: rep(3), ..at(Target { carries_rep: Some(3), ..OPEN() }) };
    assert_eq!(look_up(carrier, 6, &[4]), HitsCarried);
}

fn volley(weapon: CounterThing, shooter: Shooter, aims: &[(Target, u16)]) -> Volley {
    let aims = aims.iter().map(|&(target, dice)| FireAim { target, dice, order: None }).collect();
    Volley { firing: Firing::of(weapon), shooter, charged: false, aims }
}

fn hits(volley: &Volley, faces: &[u16]) -> VolleyHits {
    let counter = book().of(volley.firing.weapon);
    volley.fire(&FightTables::book().ranged, counter, &mut scripted(faces))
}

fn plain(hits: &VolleyHits) -> Vec<u16> {
    hits.targets.iter().map(|it| it.hits).collect()
}

#[test]
fn the_highest_dice_go_on_the_first_target() {
    let _proof = Proof::of(rule!("atzr.ranged.sorting")).facts([1]);
    let two = volley(AssaultRifle, rep(4), &[(OPEN(), 1), (OPEN(), 2)]);
    assert_eq!(plain(&hits(&two, &[2, 5, 4])), [1, 0]);
    assert_eq!(plain(&hits(&two, &[2, 3, 4])), [1, 0]);
    let shared = volley(AssaultRifle, rep(4), &[(OPEN(), 2), (OPEN(), 1)]);
    assert_eq!(plain(&hits(&shared, &[5, 5, 4])), [2, 0]);
    assert_eq!(plain(&hits(&shared, &[5, 5, 5])), [2, 1]);
}

#[test]
fn a_shotgun_sorts_its_best_three_and_keeps_its_noise() {
    let _proof = Proof::of(rule!("atzr.weapon.shotgun"));
    let three = volley(Shotgun, rep(4), &[(OPEN(), 1), (OPEN(), 1), (OPEN(), 1)]);
    let fired = hits(&three, &[1, 6, 5, 1, 4, 2]);
    assert_eq!(plain(&fired), [1, 1, 0]);
    assert_eq!((fired.out_of_ammo, fired.noise), (true, 6));
}

#[test]
fn targets_of_a_second_weapon_go_on_from_the_first() {
    let _proof =
        Proof::of_all(&[rule!("atzr.ranged.order-of-target"), rule!("atzr.ruling.two-weapons-dice")]);
    let mut second = volley(Pistol, rep(4), &[(OPEN(), 1)]);
    second.aims[0].order = Some(2);
    assert_eq!([4, 5].map(|face| plain(&hits(&second, &[face]))[0]), [0, 1]);
}

#[test]
fn what_hits_the_carried_is_counted_apart() {
    let carrier = Target { carries_rep: Some(3), ..OPEN() };
    let both = volley(CounterThing::HuntingRifle, rep(4), &[(carrier, 2)]);
    assert_eq!(hits(&both, &[6, 4]).targets.as_slice(), [Hits { hits: 1, on_carried: 1 }]);
    let result = |faces: &[u16]| Given::resolve(&both, &mut scripted(faces)).targets[0];
    // Fire dice, the target's damage, the damage of the carried.
    assert_eq!(result(&[6, 4, 4, 6]), Struck { target: TargetFate::OutOfTheFight, carried_dies: true });
    assert_eq!(result(&[6, 4, 1, 5]), Struck { target: TargetFate::DuckBack, carried_dies: false });
}

#[test]
fn a_pistol_and_its_damage_in_fractions() {
    let odds = odds(|dice| Given::resolve(&Volley::default(), dice)).map(|it| it.targets[0].target);
    let all =
        [TargetFate::Missed, TargetFate::DuckBack, TargetFate::OutOfTheFight, TargetFate::ObviouslyDead];
    let shares = [(1, 2), (1, 4), (1, 6), (1, 12)].map(|(n, d)| Ratio::new(n, d));
    assert_eq!(all.map(|it| odds.of(&it)), shares);
}

#[test]
fn zombies_are_easier_to_kill_unless_they_charge_the_shooter() {
    let _proof = Proof::of_all(&[rule!("atzr.zombie.easy-to-kill"), rule!("atzr.zombie.damage-charged")]);
    let calm = volley(Pistol, rep(4), &[(Target::zombie(), 1)]);
    let charged = Volley { charged: true, ..calm.clone() };
    let dies = |volley: &Volley, damage: u16| {
        Given::resolve(volley, &mut scripted(&[6, damage])).targets[0].target == TargetFate::ObviouslyDead
    };
    assert_eq!([2, 4, 5].map(|it| dies(&calm, it)), [true, true, false]);
    assert_eq!([2, 3, 5].map(|it| dies(&charged, it)), [false, true, true]);
}

#[test]
fn a_shotgun_at_three_men_has_exact_odds() {
    let three = volley(Shotgun, rep(3), &[(OPEN(), 1), (Target { star_power: 5, ..OPEN() }, 1), (OPEN(), 1)]);
    let odds = odds(|dice| Given::resolve(&three, dice));
    assert_eq!(odds.unexplored, Ratio::zero());
    let out = odds.map(|it| it.out_of_ammo);
    assert_eq!(out[&true], Ratio::new(12281, 46656));
    // The first target is hit where the best of six dice is a 5 or a 6.
    let first = odds.map(|it| it.targets[0].target == TargetFate::Missed);
    assert_eq!(first[&true], Ratio::new(64, 729));
}

#[test]
fn an_explosion_rolls_for_each_target_as_the_first() {
    let _proof =
        Proof::of_all(&[rule!("atzr.weapon.explosive-dice"), rule!("atzr.ruling.explosive-details")]);
    let targets = vec![Target::zombie(), OPEN()];
    let grenade = Explosion { with: Explosive::Grenade, shooter: rep(4), charged: false, targets };
    // Two dice each: the zombie is hit by the 4 and dies of it, the man is missed by both.
    let blown = Given::resolve(&grenade, &mut scripted(&[2, 4, 3, 4, 3, 3]));
    let fates: Vec<TargetFate> = blown.iter().map(|it| it.target).collect();
    assert_eq!(fates, [TargetFate::ObviouslyDead, TargetFate::Missed]);
    assert_eq!(odds(|dice| Given::resolve(&grenade, dice)).unexplored, Ratio::zero());
}

#[test]
fn dice_that_are_not_fired_cannot_be_put_on_targets() {
    let wrong = volley(Pistol, rep(4), &[(OPEN(), 2)]);
    assert!(Given::check(&wrong).unwrap_err().to_string().starts_with("aims: 2 dice"));
}
