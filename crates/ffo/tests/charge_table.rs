//! The Charge into Melee Test (p. 30 to 32).
use ffo::{
    rule,
    table::{
        charge::{
            Allowed,
            Allowed::{Full, Nothing, OneShot, ToDraw},
            Charge, ChargeFire, Contender, FireAt, MayFire, Met,
            Met::{ChargerMore, Evaded, Frozen, Same, StaysBack, TargetMore},
        },
        class::Class,
        melee::{Fighter, Grip, Guard},
        weapon::{Gun, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn ganger(rep: i32) -> Contender {
    Contender { rep, ..Contender::default() }
}

fn of(class: Class) -> Contender {
    Contender { class, ..ganger(4) }
}

fn charge(chargers: &[Contender], target: Contender) -> Charge {
    Charge { target, chargers: chargers.to_vec(), ..Charge::default() }
}

fn test(charge: &Charge, faces: &[u16]) -> Vec<Met> {
    charge.test(&mut scripted(faces)).to_vec()
}

#[test]
fn both_roll_two_dice_against_their_own_reps_the_charger_first() {
    let _proof = Proof::of(rule!("ffo.charge.roll")).facts([1, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.battle-dice-order"));
    let duel = charge(&[ganger(5)], ganger(3));
    assert_eq!(test(&duel, &[5, 6, 4, 5]), [ChargerMore]);
    assert_eq!(test(&duel, &[5, 6, 4, 3]), [Same(OneShot)]);
    assert_eq!(test(&duel, &[5, 6, 3, 3]), [TargetMore(Full)]);
    // Of several the highest Rep rolls first.
    let two = charge(&[ganger(3), ganger(5)], ganger(4));
    assert_eq!(test(&two, &[5, 5, /* Rep 3 */ 5, 5, /* target */ 4, 6]), [TargetMore(Full), ChargerMore]);
}

#[test]
fn passed_dice_are_compared_without_a_maximum() {
    let _proof = Proof::of(rule!("ffo.charge.roll")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.pass-cap"));
    let three = charge(&[of(Class::Survivor)], ganger(4));
    assert_eq!(test(&three, &[1, 2, 3, /* target */ 1, 2]), [ChargerMore]);
}

#[test]
fn survivors_have_a_die_more_and_citizens_one_less_on_either_side() {
    let _proof = Proof::of(rule!("ffo.charge.mod-class")).facts([1, 2, 3]);
    let all = Class::ALL.map(|class| (class, of(class).dice().total()));
    let two = [Class::Ganger, Class::Police, Class::NationalGuard, Class::Army].map(|class| (class, 2));
    assert_eq!(all[2], (Class::Survivor, 3));
    assert_eq!(all[0], (Class::Citizen, 1));
    assert_eq!([all[1], all[3], all[4], all[5]], two);
    assert_eq!(test(&charge(&[ganger(4)], of(Class::Survivor)), &[5, 5, 4, 4, 4]), [TargetMore(Full)]);
    // A Citizen's nerve first, on either side.
    assert_eq!(test(&charge(&[of(Class::Citizen)], ganger(4)), &[4, 4, 5, 5]), [ChargerMore]);
    assert_eq!(test(&charge(&[ganger(4)], of(Class::Citizen)), &[4, 5, 5, 4]), [TargetMore(Full)]);
}

#[test]
fn rage_gives_a_die_and_a_runt_has_one_less_on_either_side() {
    let _proof = Proof::of(rule!("ffo.charge.mod-attribute")).facts([1]);
    let (raging, runt) = (Contender { rage: true, ..ganger(4) }, Contender { runt: true, ..ganger(4) });
    assert_eq!(test(&charge(&[raging], runt), &[4, 4, 4, /* the runt */ 4]), [ChargerMore]);
    assert_eq!(test(&charge(&[runt], raging), &[4, /* the target */ 4, 4, 4]), [TargetMore(Full)]);
    let both = Contender { runt: true, class: Class::Survivor, ..raging };
    assert_eq!(both.dice().total(), 3);
}

#[test]
fn a_target_charged_to_the_rear_has_two_dice_less_and_no_fire() {
    let _proof = Proof::of(rule!("ffo.charge.mod-rear")).facts([1, 2]);
    let _proof = Proof::of(rule!("ffo.charge.rear-no-fire")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.pass-cap"));
    let behind = Contender { from_rear: true, ..ganger(4) };
    // No dice are left, and none pass.
    assert_eq!(test(&charge(&[behind], ganger(4)), &[4, 5]), [ChargerMore]);
    assert_eq!(test(&charge(&[behind], ganger(4)), &[5, 5]), [Same(Nothing)]);
    let runt = Contender { runt: true, ..ganger(4) };
    assert_eq!(test(&charge(&[behind], runt), &[5, 5]), [Same(Nothing)]);
    let survivor = charge(&[behind], of(Class::Survivor));
    assert_eq!(test(&survivor, &[5, 5, /* one die of three */ 4]), [TargetMore(Nothing)]);
}

#[test]
fn a_charger_who_passes_more_is_upon_an_unarmed_target_that_may_not_fire() {
    let _proof = Proof::of(rule!("ffo.charge.charger-more")).facts([1, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.first-round-unarmed"));
    let [met] = test(&charge(&[ganger(4)], ganger(4)), &[4, 5, 5, 5])[..] else { panic!("one charger") };
    assert_eq!((met, met.allowed(), met.moves_in()), (ChargerMore, Nothing, true));
    let guard = met.guard(&mut scripted(&[]));
    let knife = Fighter { grip: Grip::OneHand, brawler: true, ..Fighter::default() };
    let dice = |guard, grip| Fighter { guard, grip, ..knife }.dice(&Fighter::default()).total();
    assert_eq!([Guard::Ready, guard].map(|it| dice(it, Grip::OneHand)), [6, 4]);
    // Nobody is Unarmed twice, and in the next round the knife is back.
    assert_eq!([Guard::Ready, guard].map(|it| dice(it, Grip::Nothing)), [4, 4]);
    assert_eq!(dice(guard.next_round(&mut scripted(&[])), Grip::OneHand), 6);
}

#[test]
fn a_target_made_unarmed_does_not_saw() {
    let _proof = Proof::of(rule!("ffo.charge.charger-more")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.chainsaw"));
    let saw = Fighter { grip: Grip::RunningChainsaw, guard: Guard::CaughtOut, ..Fighter::default() };
    assert_eq!(saw.roll(&Fighter::default(), &mut scripted(&[1, 1, 1])), (3, None));
}

#[test]
fn whoever_passes_more_as_target_fires_in_full_and_the_charger_comes_on() {
    let _proof = Proof::of(rule!("ffo.charge.target-more")).facts([1, 2]);
    let [met] = test(&charge(&[ganger(4)], ganger(4)), &[5, 5, 5, 4])[..] else { panic!("one charger") };
    assert_eq!((met, met.allowed(), met.moves_in()), (TargetMore(Full), Full, true));
    assert_eq!(met.guard(&mut scripted(&[])), Guard::Ready);
}

#[test]
fn equal_dice_are_one_shot_even_at_none() {
    let _proof = Proof::of(rule!("ffo.charge.same")).facts([1, 2]);
    for faces in [[5, 5, 5, 5], [4, 5, 5, 4], [4, 4, 4, 4]] {
        let [met] = test(&charge(&[ganger(4)], ganger(4)), &faces)[..] else { panic!("one charger") };
        assert_eq!((met, met.allowed(), met.moves_in()), (Same(OneShot), OneShot, true));
    }
}

#[test]
fn one_roll_of_the_target_is_held_against_each_charger() {
    let _proof = Proof::of(rule!("ffo.charge.multiple-chargers")).facts([1]);
    let two = charge(&[ganger(4), ganger(4), ganger(4)], ganger(4));
    let faces = [4, 4, 4, 5, 5, 5, /* target */ 4, 5];
    assert_eq!(test(&two, &faces), [ChargerMore, Same(OneShot), TargetMore(Full)]);
}

fn may(gun: Gun, allowed: &[Allowed], shots: &[u8]) -> MayFire {
    let each = allowed.iter().zip(shots);
    let chargers = each.map(|(&allowed, &shots)| FireAt { allowed, shots, second_shots: 0 }).collect();
    ChargeFire { weapon: Weapon::Listed(gun), second: None, chargers }.resolve(&mut scripted(&[]))
}

#[test]
fn one_shot_goes_at_each_of_several_and_never_more_than_the_rating() {
    let _proof = Proof::of(rule!("ffo.charge.multiple-chargers")).facts([2, 3]);
    let no = MayFire::No(rule!("ffo.charge.multiple-chargers"));
    assert_eq!(may(Gun::SubmachineGun, &[OneShot; 3], &[1, 1, 1]), MayFire::Yes);
    assert_eq!(may(Gun::SubmachineGun, &[OneShot; 3], &[1, 1, 0]), MayFire::Yes);
    assert_eq!(may(Gun::SubmachineGun, &[OneShot; 4], &[1, 1, 1, 1]), no);
    assert_eq!(may(Gun::SubmachineGun, &[Full; 2], &[2, 2]), no);
}

#[test]
fn fire_goes_at_chargers_that_are_beaten_and_may_be_spread_over_them() {
    let _proof = Proof::of(rule!("ffo.charge.multiple-chargers")).facts([4, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.one-shot"));
    let no = MayFire::No(rule!("ffo.charge.multiple-chargers"));
    assert_eq!(may(Gun::AssaultRifle, &[Full, Nothing], &[3, 0]), MayFire::Yes);
    assert_eq!(may(Gun::AssaultRifle, &[Full, Nothing], &[2, 1]), no);
    assert_eq!(may(Gun::AssaultRifle, &[Full, Full], &[2, 1]), MayFire::Yes);
    assert_eq!(may(Gun::AssaultRifle, &[Full, OneShot], &[2, 1]), MayFire::Yes);
    assert_eq!(may(Gun::AssaultRifle, &[Full, OneShot], &[1, 2]), MayFire::No(rule!("ffo.charge.same")));
    // Full fire is a printed rating, 1 or 3.
    assert_eq!(may(Gun::AssaultRifle, &[Full], &[2]), MayFire::No(rule!("ffo.ruling.one-shot")));
}

#[test]
fn one_shot_is_one_in_all_with_two_weapons() {
    let _proof = Proof::of(rule!("ffo.charge.same")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.one-shot"));
    let both = |[shots, second_shots]: [u8; 2]| {
        let chargers = vec![FireAt { allowed: OneShot, shots, second_shots }];
        let second = Some(Weapon::Listed(Gun::BaPistol));
        ChargeFire { second, chargers, ..ChargeFire::default() }.resolve(&mut scripted(&[]))
    };
    assert_eq!([both([1, 0]), both([0, 1])], [MayFire::Yes; 2]);
    assert_eq!(both([1, 1]), MayFire::No(rule!("ffo.charge.same")));
    let full = |[shots, second_shots]: [u8; 2]| {
        let chargers = vec![FireAt { allowed: Full, shots, second_shots }];
        let second = Some(Weapon::Listed(Gun::Shotgun));
        ChargeFire { second, chargers, ..ChargeFire::default() }.resolve(&mut scripted(&[]))
    };
    assert_eq!(full([1, 3]), MayFire::Yes);
    assert_eq!(full([1, 2]), MayFire::No(rule!("ffo.ruling.one-shot")));
}

#[test]
fn citizens_test_their_nerve_before_a_charge_and_others_do_not() {
    let _proof = Proof::of(rule!("ffo.charge.brown-pants")).facts([1, 2, 3]);
    let citizen = of(Class::Citizen);
    let attacks = charge(&[citizen], ganger(4));
    assert_eq!(test(&attacks, &[5]), [StaysBack]);
    assert_eq!(test(&attacks, &[4, /* one die */ 5, /* target */ 5, 5]), [Same(OneShot)]);
    let two = charge(&[citizen, ganger(4)], ganger(4));
    assert_eq!(test(&two, &[6, /* the ganger */ 4, 4, /* target */ 5, 5]), [StaysBack, ChargerMore]);
    let proven = Contender { nerve_proven: true, ..citizen };
    assert_eq!(test(&charge(&[proven], ganger(4)), &[4, 5, 5]), [ChargerMore]);
}

#[test]
fn a_citizen_whose_nerve_fails_has_to_beat_every_charger_or_freezes() {
    let _proof = Proof::of(rule!("ffo.charge.brown-pants")).facts([4, 5, 6, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.brown-pants-scope"));
    let citizen = of(Class::Citizen);
    let (zombie, two) = (Contender::zombie(), charge(&[Contender::zombie(), ganger(4)], citizen));
    assert_eq!(test(&charge(&[zombie], citizen), &[5, /* 4 + 3 against 3 + 3 */ 3, 3]), [Evaded]);
    assert_eq!(test(&charge(&[zombie], citizen), &[5, /* equal */ 2, 3]), [Frozen]);
    // The nerve, then 4 + 4 against the ganger's 4 + 3 and the zombie's 3 + 5.
    assert_eq!(test(&two, &[6, 4, 3, 5]), [Frozen; 2]);
    assert_eq!(test(&two, &[6, 4, 3, 4]), [Evaded; 2]);
    assert_eq!((Frozen.allowed(), Frozen.moves_in(), Evaded.moves_in()), (Nothing, true, false));
    let frozen = Frozen.guard(&mut scripted(&[]));
    let later = frozen.next_round(&mut scripted(&[]));
    let knife = Fighter { grip: Grip::OneHand, ..Fighter::default() };
    let dice = |guard| Fighter { guard, ..knife }.dice(&Fighter::default()).total();
    assert_eq!([Guard::Ready, frozen, later].map(dice), [5, 3, 3]);
}

#[test]
fn zombies_roll_no_dice_and_never_fire() {
    let _proof = Proof::of(rule!("ffo.zombie.charge-pass-one")).facts([1, 2, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombie-many-chargers"));
    let two = charge(&[Contender::zombie(); 2], ganger(4));
    assert_eq!(test(&two, &[4, 4]), [TargetMore(Full); 2]);
    assert_eq!(test(&two, &[4, 5]), [Same(OneShot); 2]);
    assert_eq!(test(&two, &[5, 5]), [ChargerMore; 2]);
    let at_zombie = Charge { target_can_fire: false, ..charge(&[ganger(4)], Contender::zombie()) };
    assert!(at_zombie.check().is_ok());
    assert_eq!(test(&at_zombie, &[5, 5]), [TargetMore(Nothing)]);
    assert_eq!(test(&at_zombie, &[4, 4]), [ChargerMore]);
}

#[test]
fn whoever_might_fire_may_draw_a_melee_weapon_instead() {
    let _proof = Proof::of(rule!("ffo.charge.draw-melee-weapon")).facts([1, 2]);
    let may_draw = |allowed: Allowed| allowed.may_draw(&mut scripted(&[]));
    assert_eq!([Nothing, ToDraw, OneShot, Full].map(may_draw), [false, true, true, true]);
    let empty = Charge { target_can_fire: false, ..charge(&[ganger(4)], ganger(4)) };
    assert_eq!(test(&empty, &[5, 5, 4, 4]), [TargetMore(ToDraw)]);
    assert_eq!(test(&empty, &[4, 4, 5, 5]), [ChargerMore]);
}

#[test]
fn a_target_in_melee_already_does_not_fire_at_whoever_joins() {
    let _proof = Proof::of(rule!("ffo.melee.join")).facts([1, 3]);
    let joined = Charge { target_in_melee: true, ..charge(&[ganger(4)], ganger(4)) };
    assert_eq!(test(&joined, &[5, 5, 4, 4]), [TargetMore(Nothing)]);
    assert_eq!(test(&joined, &[5, 5, 5, 5]), [Same(Nothing)]);
    assert_eq!(test(&joined, &[4, 5, 5, 5]), [ChargerMore]);
}

#[test]
fn equals_of_rep_four_come_out_even_in_eleven_of_twenty_seven_charges() {
    let odds = odds(|dice| charge(&[ganger(4)], ganger(4)).resolve(dice)).map(|it| it[0]);
    assert_eq!(odds[&Same(OneShot)], Ratio::new(11, 27));
    assert_eq!(odds[&TargetMore(Full)], Ratio::new(8, 27));
    assert_eq!(odds[&ChargerMore], Ratio::new(8, 27));
}

#[test]
fn charges_that_cannot_be_are_refused() {
    let refused = |charge: Charge| charge.check().is_err();
    assert!(refused(charge(&[], ganger(4))) && refused(charge(&[ganger(4); 5], ganger(4))));
    assert!(refused(charge(&[Contender::zombie()], Contender::zombie())));
    assert!(refused(charge(&[ganger(4)], Contender { from_rear: true, ..ganger(4) })));
    assert!(refused(charge(&[Contender { nerve_proven: true, ..ganger(4) }], ganger(4))));
    assert!(refused(charge(&[Contender { rage: true, ..Contender::zombie() }], ganger(4))));
    let no_weapon = vec![FireAt { second_shots: 1, ..FireAt::default() }];
    let shots = ChargeFire { chargers: no_weapon, ..ChargeFire::default() };
    assert!(shots.check().is_err() && ChargeFire::default().check().is_ok());
}
