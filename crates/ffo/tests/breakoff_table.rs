//! Breaking off a melee (p. 33).
use ffo::{
    rule,
    table::breakoff::{
        BreakOff, BrokenOff,
        BrokenOff::{Away, Stays},
        Opponent,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

const ZOMBIE: Opponent = Opponent { zombie: true, rep: 4 };

fn human(rep: i32) -> Opponent {
    Opponent { rep, ..Opponent::default() }
}

fn star(rep: i32, opponents: &[Opponent]) -> BreakOff {
    BreakOff { rep, star: true, opponents: opponents.to_vec() }
}

fn held(by: &[usize]) -> BrokenOff {
    BrokenOff::Held(by.iter().copied().collect())
}

fn breaks_off(breaking: &BreakOff, faces: &[u16]) -> BrokenOff {
    breaking.resolve(&mut scripted(faces))
}

#[test]
fn whoever_breaks_off_has_to_score_higher() {
    let _proof = Proof::of(rule!("ffo.breakoff.roll")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.battle-dice-order"));
    let duel = star(4, &[human(5)]);
    assert_eq!(breaks_off(&duel, &[4, 3]), held(&[0]));
    assert_eq!(breaks_off(&duel, &[5, 3]), Away);
    assert_eq!(breaks_off(&duel, &[3, 4]), held(&[0]));
}

#[test]
fn all_of_several_have_to_be_beaten_and_the_best_of_them_fights() {
    let _proof = Proof::of(rule!("ffo.breakoff.roll")).facts([5, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.break-off-many"));
    // The dice of the others from the highest Rep to the lowest: the human's before the zombies'.
    let three = star(4, &[ZOMBIE, human(5), ZOMBIE]);
    assert_eq!(breaks_off(&three, &[6, 4, 6, 6]), Away);
    assert_eq!(breaks_off(&three, &[5, 1, 6, 5]), held(&[0]));
    assert_eq!(breaks_off(&three, &[3, 3, 5, 1]), held(&[0, 1]));
}

#[test]
fn a_star_chooses_and_a_grunt_tests_whether_to_stay() {
    let _proof = Proof::of(rule!("ffo.breakoff.grunt")).facts([1, 2]);
    let grunt = BreakOff { star: false, ..star(4, &[human(4)]) };
    assert_eq!(breaks_off(&grunt, &[4]), Stays);
    assert_eq!(breaks_off(&grunt, &[5, 6, 1]), Away);
    assert_eq!(breaks_off(&star(4, &[human(4)]), &[6, 1]), Away);
}

#[test]
fn equals_get_away_in_five_of_twelve_tries() {
    let odds = odds(|dice| star(4, &[human(4)]).resolve(dice));
    assert_eq!(odds[&Away], Ratio::new(5, 12));
    assert!(star(4, &[]).check().is_err() && star(4, &[ZOMBIE; 5]).check().is_err());
}
