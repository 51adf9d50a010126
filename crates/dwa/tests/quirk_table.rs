//! Quirks (16.6).
use dwa::{
    rule,
    table::{
        handling::{Distraction, Handling},
        quirk::{Allowance, Ap, ExtraAp, NewQuirk, Quirk, QuirkRoll},
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, Ratio, Sum, odds, scripted};

/// Every sum of two dice from 2 to 12, as two faces.
const SUMS: [[u16; 2]; 11] =
    [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6], [6, 6]];

#[test]
fn two_dice_find_each_quirk_of_the_table() {
    let _proof = Proof::of(rule!("dwa.quirk.table")).facts([1]);
    use Quirk::*;
    let found = SUMS.map(|faces| NewQuirk::default().roll(&mut scripted(&faces)));
    let printed =
        [Clumsy, Criminal, Flinch, Indecisive, Macho, Psycho, Relative, ScaryPants, Sexy, Stupid, Thick];
    assert_eq!(found, printed);
    assert_eq!(odds(|dice| NewQuirk::default().roll(dice)).of(&Psycho), Ratio::new(1, 6));
}

#[test]
fn a_quirk_he_has_is_rolled_again() {
    let _proof = Proof::of(rule!("dwa.ruling.quirk-number"));
    let second = NewQuirk { has: vec![Quirk::Psycho] };
    assert_eq!(second.roll(&mut scripted(&[3, 4, 1, 6, 1, 1])), Quirk::Clumsy);
    let odds = odds(|dice| second.roll(dice));
    assert_eq!(odds.of(&Quirk::Psycho), Ratio::zero());
    assert_eq!(odds.of(&Quirk::Clumsy), Ratio::new(1, 30));
    assert_eq!(odds.of(&Quirk::Macho), Ratio::new(5, 30));
    assert_eq!(odds.of(&Quirk::Thick), Ratio::new(1, 30));
}

#[test]
fn nobody_gets_a_third_quirk() {
    let third = NewQuirk { has: vec![Quirk::Psycho, Quirk::Sexy] };
    assert!(third.check().is_err_and(|it| it.path() == "/has"));
}

/// The faces of its die on which a quirk takes hold.
fn holds_on(quirk: Quirk) -> Vec<u16> {
    (1..=6).filter(|&face| QuirkRoll { quirk }.resolve(&mut scripted(&[face]))).collect()
}

#[test]
fn the_clumsy_fall_on_one_or_two() {
    let _proof = Proof::of(rule!("dwa.quirk.clumsy"));
    assert_eq!(holds_on(Quirk::Clumsy), [1, 2]);
}

#[test]
fn a_relative_is_seen_on_one_or_two() {
    let _proof = Proof::of(rule!("dwa.quirk.relative"));
    assert_eq!(holds_on(Quirk::Relative), [1, 2]);
}

#[test]
fn scary_pants_freeze_on_one_to_three() {
    let _proof = Proof::of(rule!("dwa.quirk.scary-pants"));
    assert_eq!(holds_on(Quirk::ScaryPants), [1, 2, 3]);
}

#[test]
fn quirks_without_a_die_always_hold_and_have_no_roll() {
    let _proof = Proof::of(rule!("dwa.quirk.always-on"));
    use Quirk::{Criminal, Flinch, Macho, Psycho, Sexy, Stupid};
    for quirk in [Criminal, Flinch, Macho, Psycho, Sexy, Stupid] {
        assert!(quirk.takes_hold(&mut scripted(&[])));
        assert!(QuirkRoll { quirk }.check().is_err_and(|it| it.path() == "/quirk"));
    }
}

fn ap(allowance: &Allowance, faces: &[u16]) -> Ap {
    allowance.roll(&mut scripted(faces))
}

const fn plain(ap: u8) -> Ap {
    Ap { ap, not_for_movement: 0, doubled: false }
}

#[test]
fn the_indecisive_have_two_ap_on_a_one() {
    let _proof = Proof::of(rule!("dwa.quirk.indecisive")).facts([1]);
    let indecisive = Allowance { indecisive: true, ..Allowance::default() };
    assert_eq!(ap(&indecisive, &[1]), plain(2));
    assert_eq!(ap(&indecisive, &[2]), plain(4));
}

#[test]
fn fear_leaves_the_indecisive_one_ap_at_the_plain_price() {
    let _proof = Proof::of(rule!("dwa.quirk.indecisive")).facts([2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.indecisive-fear"));
    let afraid = Allowance { indecisive: true, fear_failed: true, ..Allowance::default() };
    assert_eq!(ap(&afraid, &[1]), plain(1));
    assert_eq!(ap(&afraid, &[2]), Ap { doubled: true, ..plain(4) });
}

#[test]
fn the_thick_have_three_ap_on_one_or_two() {
    let _proof = Proof::of(rule!("dwa.quirk.thick")).facts([1]);
    let thick = Allowance { thick: true, ..Allowance::default() };
    assert_eq!(ap(&thick, &[2]), plain(3));
    assert_eq!(ap(&thick, &[3]), plain(4));
}

#[test]
fn of_two_quirks_the_lower_number_counts() {
    let _proof = Proof::of(rule!("dwa.quirk.thick")).facts([3]);
    let both = Allowance { indecisive: true, thick: true, ..Allowance::default() };
    assert_eq!(ap(&both, &[1, 1]), plain(2));
    assert_eq!(ap(&both, &[2, 1]), plain(3));
    let odds = odds(|dice| both.roll(dice).ap);
    assert_eq!([2, 3, 4].map(|it| odds.of(&it)), [(1, 6), (5, 18), (5, 9)].map(|(n, d)| Ratio::new(n, d)));
}

#[test]
fn a_hero_adds_an_ap_for_anything_to_what_his_quirks_left() {
    let _proof = Proof::of(rule!("dwa.skill.hero")).facts([2]);
    let hero = Allowance { thick: true, extra: Some(ExtraAp::Hero), ..Allowance::default() };
    assert_eq!(ap(&hero, &[1]), plain(4));
    assert_eq!(ap(&hero, &[6]), plain(5));
}

#[test]
fn the_snappy_point_is_kept_apart_for_it_moves_nobody() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.snappy"), rule!("dwa.ap.allowance")]);
    let snappy = Allowance { extra: Some(ExtraAp::Snappy), ..Allowance::default() };
    assert_eq!(ap(&snappy, &[]), Ap { not_for_movement: 1, ..plain(4) });
}

fn handled(handling: Handling, weapon: Weapon) -> i32 {
    let mut sum = Sum::default();
    handling.add_to(weapon, &mut sum);
    sum.total()
}

#[test]
fn those_who_flinch_shoot_guns_worse_and_bows_as_well_as_ever() {
    let _proof = Proof::of(rule!("dwa.quirk.flinch")).facts([1, 2]);
    let flinch = Handling { flinch: true, ..Handling::default() };
    use Weapon::*;
    let totals = [Pistol, GrenadeLauncher, Bow, Crossbow, ThrowingKnife].map(|it| handled(flinch, it));
    assert_eq!(totals, [-1, -1, 0, 0, 0]);
}

#[test]
fn each_psycho_nearby_takes_one_off_a_die() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho")).facts([6]);
    assert_eq!(Distraction { psychos: 2, sexy: 0 }.sum().total(), -2);
    assert!(Distraction::default().sum().is_empty());
}

#[test]
fn each_sexy_character_nearby_takes_one_off_a_die() {
    let _proof = Proof::of(rule!("dwa.quirk.sexy"));
    assert_eq!(Distraction { psychos: 1, sexy: 1 }.sum().total(), -2);
}
