//! Where damage leaves a human (p. 22 and 27), with Hard as Nails (p. 8).
use ffo::{
    rule,
    table::{
        class::Class,
        damage::Blow,
        melee::MeleeBlow,
        star::Fate::Suffers,
        status::{
            Author, Harm, Harmed, Hit,
            Status::{CarryOn, ObviouslyDead, OutOfTheFight, Stunned},
        },
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn nails() -> Harmed {
    Harmed { hit: Hit::ObviouslyDead, hard_as_nails: true, ..Harmed::default() }
}

fn suffer(harmed: Harmed, faces: &[u16]) -> Harm {
    harmed.suffer(&mut scripted(faces))
}

#[test]
fn hard_as_nails_makes_the_first_death_a_knock_down() {
    let _proof = Proof::of(rule!("ffo.attribute.hard-as-nails")).facts([1, 2]);
    let harm = suffer(nails(), &[4, 5]);
    assert_eq!((harm.fate, harm.nails_used), (Suffers(OutOfTheFight), true));
    assert_eq!(suffer(nails(), &[4, 4]).fate, Suffers(Stunned));
    assert_eq!(suffer(Harmed { protected: true, ..nails() }, &[4, 4]).fate, Suffers(CarryOn));
    let used = suffer(Harmed { hard_as_nails: false, ..nails() }, &[]);
    assert_eq!((used.fate, used.nails_used), (Suffers(ObviouslyDead), false));
}

#[test]
fn hard_as_nails_is_for_what_humans_do() {
    let _proof = Proof::of(rule!("ffo.attribute.hard-as-nails")).facts([3]);
    for by in [Author::Zombie, Author::Nobody] {
        let harm = suffer(Harmed { by, ..nails() }, &[]);
        assert_eq!((harm.fate, harm.nails_used), (Suffers(ObviouslyDead), false));
    }
}

#[test]
fn a_death_of_the_knock_down_test_is_rolled_again_once() {
    let _proof = Proof::of(rule!("ffo.attribute.hard-as-nails")).facts([4, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.hard-as-nails-order"));
    let knocked_down = Harmed { hit: Hit::KnockedDown, ..nails() };
    let again = suffer(knocked_down, &[5, 5, /* again */ 4, 5]);
    assert_eq!((again.fate, again.nails_used), (Suffers(OutOfTheFight), true));
    let dead = suffer(knocked_down, &[5, 5, 5, 5]);
    assert_eq!((dead.fate, dead.nails_used), (Suffers(ObviouslyDead), true));
    let kept = suffer(knocked_down, &[4, 5]);
    assert_eq!((kept.fate, kept.nails_used), (Suffers(OutOfTheFight), false));
    // Star Power is for the last result.
    let star = Harmed { star: true, star_power: 1, ..knocked_down };
    assert_eq!(suffer(star, &[5, 5, 5, 5, /* Star Power */ 1]).fate, Suffers(OutOfTheFight));
}

#[test]
fn what_fire_and_melee_do_is_told_apart_and_kept() {
    let _proof = Proof::of(rule!("ffo.react.knock-down-when"));
    let knocked_down = Harmed { hit: Hit::of_melee(MeleeBlow::KnockedDown), ..Harmed::default() };
    assert_eq!(suffer(knocked_down, &[4, 4]).fate, Suffers(Stunned));
    assert_eq!([Blow::Unaffected, Blow::OutOfTheFight].map(Hit::of_fire), [None, Some(Hit::OutOfTheFight)]);
    assert_eq!(Hit::of_melee(MeleeBlow::KnockedCold), Hit::OutOfTheFight);
    for status in [Stunned, OutOfTheFight, ObviouslyDead] {
        assert_eq!(status.damage().map(Into::into), Some(status));
    }
    assert_eq!(CarryOn.damage(), None);
}

#[test]
fn odds_of_a_knock_down() {
    let odds = odds(|dice| Harmed { class: Class::Ganger, ..Harmed::default() }.suffer(dice).fate);
    let ninths = [Stunned, OutOfTheFight, ObviouslyDead].map(|it| odds[&Suffers(it)].clone());
    assert_eq!(ninths, [Ratio::new(4, 9), Ratio::new(4, 9), Ratio::new(1, 9)]);
}

#[test]
fn only_a_star_declares_anything() {
    assert!(Harmed { declares: true, ..Harmed::default() }.check().is_err());
}
