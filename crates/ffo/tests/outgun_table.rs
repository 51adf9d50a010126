//! Outgunned Rankings (p. 24).
use ffo::{
    rule,
    table::{
        class::Class,
        dice::Passed,
        outgun::{Guns, Outgunned},
        react::{
            Reaction::{self, CarryOn, ChargeIntoMelee, DuckBack, Runaway},
            ReactionTest,
        },
        weapon::Ratings,
    },
};
use kernel::{Given, Proof, scripted};

const BAP: Ratings = Ratings::Two([1, 2]);
const ASSAULT_RIFLE: Ratings = Ratings::Two([1, 3]);
const SMG: Ratings = Ratings::One(3);
const SAW: Ratings = Ratings::Two([3, 4]);

fn by(fired: &[Guns], own: Option<Guns>) -> bool {
    Outgunned { fired: fired.to_vec(), own, ..Outgunned::default() }.resolve(&mut scripted(&[]))
}

fn one(fired: Ratings, own: Ratings) -> bool {
    by(&[Guns::of(fired)], Some(Guns::of(own)))
}

fn under_fire(test: ReactionTest, faces: &[u16]) -> Reaction {
    test.resolve(&mut scripted(faces))
}

#[test]
fn the_highest_rating_of_a_weapon_ranks_it() {
    let _proof = Proof::of(rule!("ffo.outgun.ranking")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.or-of-weapon"));
    assert_eq!(Guns::of(ASSAULT_RIFLE).ranking(&mut scripted(&[])), 3);
    assert!(one(ASSAULT_RIFLE, BAP) && one(SAW, SMG));
    assert!(!one(ASSAULT_RIFLE, SMG) && !one(BAP, SMG));
}

#[test]
fn of_several_shooters_the_greatest_weapon_counts() {
    let _proof = Proof::of(rule!("ffo.outgun.ranking")).facts([5]);
    let all = [Guns::of(BAP), Guns::of(SAW), Guns::of(BAP)];
    assert!(by(&all, Some(Guns::of(SMG))));
    assert!(!by(&all[..1], Some(Guns::of(BAP))));
}

#[test]
fn the_outgunned_do_no_better_than_duck_back_and_worse_if_they_fail() {
    let _proof = Proof::of(rule!("ffo.outgun.ranking")).facts([3, 4]);
    let ganger = ReactionTest { class: Class::Ganger, outgunned: true, ..ReactionTest::default() };
    assert_eq!(under_fire(ganger, &[1, 1]), DuckBack);
    assert_eq!(under_fire(ganger, &[6, 6]), Runaway);
}

#[test]
fn two_weapons_rank_one_higher_than_the_better_of_them() {
    let _proof = Proof::of(rule!("ffo.outgun.two-weapons")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.or-two-weapons"));
    let ranking = |one, other| Guns::both(one, other).ranking(&mut scripted(&[]));
    assert_eq!([ranking(BAP, BAP), ranking(BAP, SMG), ranking(SMG, BAP)], [3, 4, 4]);
    let (pair, smg, bap) = (Guns::both(BAP, BAP), Guns::of(SMG), Guns::of(BAP));
    assert!(by(&[pair], Some(bap)));
    assert!(by(&[smg], Some(pair)), "a single weapon of the same ranking outguns a pair");
    assert!(!by(&[pair], Some(smg)), "a pair of the same ranking does not outgun a single weapon");
    assert!(!by(&[pair], Some(pair)));
    assert!(!by(&[bap], Some(pair)));
}

#[test]
fn stars_chargers_and_those_who_retrieve_wounded_are_never_outgunned() {
    let _proof = Proof::of(rule!("ffo.outgun.never")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.never-outgunned"));
    let is = |it: Outgunned| it.resolve(&mut scripted(&[]));
    let outgunned = Outgunned::default();
    assert!(is(outgunned.clone()));
    assert!(!is(Outgunned { star: true, ..outgunned.clone() }));
    assert!(!is(Outgunned { charging: true, own: None, ..outgunned.clone() }));
    assert!(!is(Outgunned { retrieving_wounded: true, ..outgunned }));
}

#[test]
fn whoever_has_no_gun_is_outranked_by_every_gun() {
    let _proof = Proof::of(rule!("ffo.ruling.cannot-shoot-back"));
    assert!(by(&[Guns::of(Ratings::One(1))], None));
}

#[test]
fn whoever_cannot_shoot_back_charges_or_ducks_back() {
    let _proof = Proof::of(rule!("ffo.outgun.cannot-shoot-back")).facts([1, 2, 3, 4]);
    // An empty assault rifle against a bolt action rifle.
    let empty = ReactionTest { able_to_fire: false, ..ReactionTest::default() };
    let close = ReactionTest { enemy_in_reach: true, ..empty };
    assert!(!one(Ratings::One(1), ASSAULT_RIFLE));
    assert_eq!(under_fire(empty, &[1, 1]), DuckBack);
    assert_eq!(under_fire(close, &[1, 1]), ChargeIntoMelee);
    assert_eq!(under_fire(ReactionTest { outgunned: true, ..close }, &[1, 1]), DuckBack);
    assert_eq!(under_fire(ReactionTest { retrieving_wounded: true, ..close }, &[1, 1]), CarryOn);
}

#[test]
fn a_star_with_an_empty_gun_may_charge_whatever_fires() {
    let _proof = Proof::of(rule!("ffo.outgun.cannot-shoot-back")).facts([5]);
    let star = Outgunned {
        fired: vec![Guns::of(SAW)],
        own: Some(Guns::of(BAP)),
        star: true,
        ..Outgunned::default()
    };
    let outgunned = star.resolve(&mut scripted(&[]));
    let test = ReactionTest {
        outgunned,
        able_to_fire: false,
        enemy_in_reach: true,
        free_will: Some(Passed::Two),
        ..ReactionTest::default()
    };
    assert_eq!(under_fire(test, &[]), ChargeIntoMelee);
    assert_eq!(under_fire(ReactionTest { enemy_in_reach: false, ..test }, &[]), DuckBack);
}

#[test]
fn what_the_book_does_not_know_is_refused() {
    let none = Outgunned { fired: Vec::new(), ..Outgunned::default() };
    let zero = Outgunned { own: Some(Guns { rating: 0, second: None }), ..Outgunned::default() };
    assert!(none.check().is_err() && zero.check().is_err() && Outgunned::default().check().is_ok());
}
