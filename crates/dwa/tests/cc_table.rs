//! Close combat (12).
use dwa::{
    rule,
    table::{
        cc::{Blow, Break, Broke, Cqm, Mishap, Strike, StrikeAt, StrikeSkill},
        handling::{Distraction, Handling},
        shoot::{Hit, Lookup},
        weapons::{Melee, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

use Hit::{Elim, Fall, Miss};

fn strike(with: Melee, at: StrikeAt) -> Strike {
    Strike { with, at, distraction: Distraction::default(), skill: None }
}

fn skilled(with: Melee, at: StrikeAt, skill: StrikeSkill) -> Strike {
    Strike { skill: Some(skill), ..strike(with, at) }
}

/// What each face comes to, before a mishap.
fn faces(strike: Strike) -> [Hit; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| strike.hit(face))
}

#[test]
fn blunt_and_sharp_things() {
    let _weapon_classes = Proof::of(rule!("dwa.cc.weapon-classes")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.ruling.improvised"));
    use Weapon::*;
    let class = |weapon| Lookup { weapon }.resolve(&mut scripted(&[])).melee;
    let blunt = [BaseballBat, HockeyStick, GolfClub, Crowbar, Hammer, Rifle];
    assert!(blunt.into_iter().all(|it| class(it) == Melee::Bludgeoning));
    let sharp = [Sword, KitchenKnife, Machete, SamuraiBlade, OneHandedAxe, TwoHandedAxe, Scythe];
    assert!(sharp.into_iter().all(|it| class(it) == Melee::Edged));
    assert_eq!(class(Chainsaw), Melee::Chainsaw);
    assert_eq!(
        [Pistol, Bow, ThrowingKnife].map(class),
        [Melee::Bludgeoning, Melee::Bludgeoning, Melee::Edged]
    );
}

#[test]
fn a_blunt_weapon_only_knocks_down() {
    let _proof = Proof::of(rule!("dwa.cc.bludgeon")).facts([1, 2]);
    let bat = strike(Melee::Bludgeoning, StrikeAt::Front);
    assert_eq!(faces(bat), [Miss, Miss, Miss, Miss, Fall, Fall]);
    assert_eq!(bat.roll(&mut scripted(&[6])), Blow { hit: Fall, again: false, mishap: None });
}

#[test]
fn an_edged_weapon_kills_on_a_six() {
    let _proof = Proof::of(rule!("dwa.cc.edged")).facts([1]);
    let axe = strike(Melee::Edged, StrikeAt::Front);
    assert_eq!(faces(axe), [Miss, Miss, Miss, Fall, Fall, Elim]);
    assert_eq!(odds(|dice| axe.roll(dice).hit)[&Fall], Ratio::new(1, 3));
}

#[test]
fn who_lies_on_the_ground_is_killed_unless_the_die_shows_one() {
    let _strike_fallen = Proof::of(rule!("dwa.cc.strike-fallen")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.strike-dice"));
    for with in [Melee::Bludgeoning, Melee::Edged] {
        let strike = strike(with, StrikeAt::Fallen);
        assert_eq!(faces(strike), [Miss, Elim, Elim, Elim, Elim, Elim]);
        assert_eq!(strike.roll(&mut scripted(&[2])).hit, Elim);
        let distraction = Distraction { psychos: 3, sexy: 0 };
        assert_eq!(
            Strike { distraction, ..strike }.roll(&mut scripted(&[2])).hit,
            Elim,
            "the natural die counts"
        );
    }
    assert_eq!(faces(strike(Melee::Chainsaw, StrikeAt::Fallen))[..3], [Miss, Miss, Elim]);
}

#[test]
fn a_chainsaw_kills_on_three() {
    let _chainsaw = Proof::of(rule!("dwa.cc.chainsaw")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.chainsaw"));
    assert_eq!(strike(Melee::Chainsaw, StrikeAt::Fallen).roll(&mut scripted(&[3])).hit, Elim);
    for at in [StrikeAt::Front, StrikeAt::Fallen] {
        assert_eq!(faces(strike(Melee::Chainsaw, at)), [Miss, Miss, Elim, Elim, Elim, Elim]);
    }
    let saw = strike(Melee::Chainsaw, StrikeAt::Front);
    assert_eq!(saw.roll(&mut scripted(&[2])), Blow { hit: Miss, again: false, mishap: None });
}

#[test]
fn a_natural_six_of_the_chainsaw_strikes_on() {
    let _chainsaw_six = Proof::of(rule!("dwa.cc.chainsaw-six")).facts([4]);
    let _back_attack = Proof::of(rule!("dwa.cc.back-attack")).facts([7]);
    let saw = strike(Melee::Chainsaw, StrikeAt::Back);
    assert!(saw.roll(&mut scripted(&[6])).again);
    assert!(!saw.roll(&mut scripted(&[5])).again, "5 and 1 for the back are no natural 6");
    assert!(!strike(Melee::Edged, StrikeAt::Front).roll(&mut scripted(&[6])).again);
}

#[test]
fn a_natural_one_of_the_chainsaw_turns_on_its_user() {
    let _chainsaw_mishap = Proof::of(rule!("dwa.cc.chainsaw-mishap")).facts([1, 2, 3]);
    let _back_attack = Proof::of(rule!("dwa.cc.back-attack")).facts([7]);
    let _proof = Proof::of(rule!("dwa.ruling.strike-dice"));
    let saw = strike(Melee::Chainsaw, StrikeAt::Back);
    let mishap = |face| saw.roll(&mut scripted(&[1, face])).mishap;
    use Mishap::{OutOfGas, Stalls, WoundsUser};
    let expected = [WoundsUser, Stalls, Stalls, Stalls, OutOfGas, OutOfGas].map(Some);
    assert_eq!([1, 2, 3, 4, 5, 6].map(mishap), expected);
    let stalls = odds(|dice| saw.roll(dice).mishap);
    assert_eq!(stalls[&Some(Stalls)], Ratio::new(1, 12));
}

#[test]
fn a_strike_at_the_back_is_one_better() {
    let _back_attack = Proof::of(rule!("dwa.cc.back-attack")).facts([1]);
    let _chainsaw = Proof::of(rule!("dwa.cc.chainsaw")).facts([3]);
    let _proof = Proof::of(rule!("dwa.ruling.back-attack-zombies"));
    assert_eq!(strike(Melee::Bludgeoning, StrikeAt::Back).roll(&mut scripted(&[4])).hit, Fall);
    assert_eq!(faces(strike(Melee::Bludgeoning, StrikeAt::Back)), [Miss, Miss, Miss, Fall, Fall, Fall]);
    assert_eq!(faces(strike(Melee::Edged, StrikeAt::Back)), [Miss, Miss, Fall, Fall, Elim, Elim]);
    assert_eq!(faces(strike(Melee::Chainsaw, StrikeAt::Back)), [Miss, Elim, Elim, Elim, Elim, Elim]);
    assert_eq!(strike(Melee::Chainsaw, StrikeAt::Back).roll(&mut scripted(&[2])).hit, Elim);
}

#[test]
fn bare_hands_need_martial_arts() {
    let _proof = Proof::of_all(&[
        rule!("dwa.skill.martial-arts"),
        rule!("dwa.ruling.skill-martial-arts"),
        rule!("dwa.cc.no-bare-hands"),
    ]);
    let fists = |at| skilled(Melee::BareHands, at, StrikeSkill::MartialArts);
    assert_eq!(faces(fists(StrikeAt::Front)), [Miss, Miss, Miss, Miss, Miss, Fall]);
    assert_eq!(faces(fists(StrikeAt::Back)), [Miss, Miss, Miss, Miss, Fall, Fall]);
    assert_eq!(faces(fists(StrikeAt::Fallen)), [Miss, Miss, Miss, Miss, Miss, Elim]);
    assert_eq!(fists(StrikeAt::Front).roll(&mut scripted(&[6])).hit, Fall);
    let unskilled = strike(Melee::BareHands, StrikeAt::Front);
    assert!(unskilled.check().unwrap_err().to_string().starts_with("with:"));
    assert_eq!(faces(unskilled), [Miss; 6]);
}

#[test]
fn the_hit_of_a_strong_man_kills() {
    let _proof = Proof::of(rule!("dwa.skill.strong"));
    let bat = skilled(Melee::Bludgeoning, StrikeAt::Front, StrikeSkill::Strong);
    assert_eq!(faces(bat), [Miss, Miss, Miss, Miss, Elim, Elim]);
    assert_eq!(bat.roll(&mut scripted(&[5])).hit, Elim);
}

#[test]
fn a_chainsaw_maniac_kills_on_two_and_runs_dry_on_one() {
    let _proof = Proof::of(rule!("dwa.skill.chainsaw-maniac"));
    let maniac = skilled(Melee::Chainsaw, StrikeAt::Front, StrikeSkill::ChainsawManiac);
    assert_eq!(faces(maniac), [Miss, Elim, Elim, Elim, Elim, Elim]);
    let dry = maniac.roll(&mut scripted(&[1]));
    assert_eq!(dry, Blow { hit: Miss, again: false, mishap: Some(Mishap::OutOfGas) });
    let behind = skilled(Melee::Chainsaw, StrikeAt::Back, StrikeSkill::ChainsawManiac);
    assert_eq!(behind.roll(&mut scripted(&[1])).hit, Miss, "a natural 1 fails, whatever is added");
    let axe = skilled(Melee::Edged, StrikeAt::Front, StrikeSkill::ChainsawManiac);
    assert!(axe.check().unwrap_err().to_string().starts_with("with:"));
}

#[test]
fn an_aggressive_man_rolls_a_failed_strike_again_and_the_second_die_counts() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.aggressive"), rule!("dwa.ruling.reroll-skills")]);
    let axe = skilled(Melee::Edged, StrikeAt::Front, StrikeSkill::Aggressive);
    assert_eq!(axe.roll(&mut scripted(&[3, 6])).hit, Elim);
    assert_eq!(axe.roll(&mut scripted(&[3, 1])).hit, Miss);
    assert_eq!(axe.roll(&mut scripted(&[4])).hit, Fall, "what has not failed is not rolled again");
    assert_eq!(odds(|dice| axe.roll(dice).hit)[&Miss], Ratio::new(1, 4));
    let saw = skilled(Melee::Chainsaw, StrikeAt::Front, StrikeSkill::Aggressive);
    assert_eq!(saw.roll(&mut scripted(&[1, 4])).mishap, None, "the 1 is rolled again before its mishap");
}

fn cqm(weapon: Weapon, enemies: u8) -> Cqm {
    Cqm { weapon, enemies, shells: 1, handling: Handling::default(), aggressive: false }
}

/// The lowest face that eliminates.
fn needs(weapon: Weapon, dice: usize) -> Option<u16> {
    (1..=6).find(|&face| cqm(weapon, 1).fire(&mut scripted(&vec![face; dice])).hits[0] == Elim)
}

#[test]
fn fire_in_close_combat_needs_the_cqm_score_and_eliminates() {
    let _proof = Proof::of(rule!("dwa.cc.fire-cqm")).facts([1, 2]);
    use Weapon::*;
    let single = [Pistol, SilencedPistol, Revolver, PumpShotgun, DoubleBarrelShotgun, SawnOffShotgun];
    assert_eq!(single.map(|it| needs(it, 1)), [3, 3, 3, 5, 5, 4].map(Some));
    assert_eq!([Rifle, Carbine, SniperRifle].map(|it| needs(it, 1)), [Some(6); 3]);
    assert_eq!([AssaultRifle, SubMachineGun].map(|it| needs(it, 5)), [Some(6), Some(4)]);
    assert_eq!(odds(|dice| cqm(SubMachineGun, 1).fire(dice).hits[0])[&Miss], Ratio::new(1, 32));
    for (weapon, kills) in
        [(Pistol, Ratio::new(2, 3)), (Rifle, Ratio::new(1, 6)), (PumpShotgun, Ratio::new(1, 3))]
    {
        let fired = odds(|dice| cqm(weapon, 1).fire(dice).hits[0]);
        assert_eq!((fired.of(&Elim), fired.of(&Fall)), (kills, Ratio::zero()), "{weapon:?}");
    }
    for weapon in [MachineGun, GrenadeLauncher, Bow, Crossbow, ThrowingKnife, Flamethrower, Hammer] {
        assert!(cqm(weapon, 1).check().unwrap_err().to_string().starts_with("weapon:"));
    }
}

#[test]
fn automatic_hits_in_close_combat_fall_at_random_and_shells_on_one_enemy() {
    let _proof = Proof::of_all(&[rule!("dwa.auto.random-hits"), rule!("dwa.ruling.cqm-dice")]);
    let smg = cqm(Weapon::SubMachineGun, 3);
    let fired = smg.fire(&mut scripted(&[1, 2, 3, 4, 6, /* on */ 3, 3]));
    assert_eq!((&fired.hits[..], fired.ones), (&[Miss, Miss, Elim][..], 1));
    let both = Cqm { shells: 2, ..cqm(Weapon::SawnOffShotgun, 1) };
    assert_eq!(both.fire(&mut scripted(&[3, 4])).hits[..], [Elim]);
    assert!(cqm(Weapon::Pistol, 2).check().unwrap_err().to_string().starts_with("enemies:"));
    assert!(cqm(Weapon::SubMachineGun, 6).check().unwrap_err().to_string().starts_with("enemies:"));
    assert!(
        Cqm { shells: 2, ..cqm(Weapon::PumpShotgun, 1) }
            .check()
            .unwrap_err()
            .to_string()
            .starts_with("shells:")
    );
}

#[test]
fn moving_counts_in_close_combat_fire_and_point_blank_does_not() {
    let _fire_cqm = Proof::of(rule!("dwa.cc.fire-cqm")).facts([4, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.cqm-modifiers"));
    assert!(cqm(Weapon::Pistol, 1).modifiers().is_empty());
    let handling = Handling { moved: true, ..Handling::default() };
    let moved = Cqm { handling, ..cqm(Weapon::Pistol, 1) };
    assert_eq!([3, 4].map(|face| moved.fire(&mut scripted(&[face])).hits[0]), [Miss, Elim]);
}

#[test]
fn an_aggressive_man_fires_one_failed_die_again() {
    let _proof = Proof::of(rule!("dwa.skill.aggressive"));
    let pistol = Cqm { aggressive: true, ..cqm(Weapon::Pistol, 1) };
    let fired = pistol.fire(&mut scripted(&[1, 3]));
    assert_eq!((fired.hits[0], fired.ones), (Elim, 0), "the second die counts, for the jam too");
    assert_eq!(odds(|dice| pistol.fire(dice).hits[0])[&Elim], Ratio::new(8, 9));
    let smg = Cqm { aggressive: true, ..cqm(Weapon::SubMachineGun, 1) };
    assert_eq!(smg.fire(&mut scripted(&[2, 2, 2, 2, 2, 1])).ones, 1, "one die, not all five");
}

#[test]
fn breaking_off_needs_more_than_there_are_opponents() {
    let _break = Proof::of(rule!("dwa.cc.break")).facts([2, 7]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.break"), rule!("dwa.ruling.fallen-opponents")]);
    let away = |opponents, face| {
        let attempt = Break { opponents, distraction: Distraction::default() };
        attempt.roll(&mut scripted(&[face])) == Broke::Away
    };
    assert_eq!(
        [away(1, 1), away(1, 2), away(3, 3), away(3, 4), away(5, 6)],
        [false, true, false, true, true]
    );
    assert!(!away(6, 6), "six hold anybody");
}

#[test]
fn a_distracted_man_breaks_off_worse() {
    let _proof = Proof::of(rule!("dwa.quirk.sexy"));
    let attempt = Break { opponents: 2, distraction: Distraction { psychos: 0, sexy: 1 } };
    assert_eq!(odds(|dice| attempt.roll(dice))[&Broke::Away], Ratio::new(1, 2));
    assert!(!attempt.is_hopeless() && Break { opponents: 5, ..attempt }.is_hopeless());
    assert!(Break { opponents: 0, ..attempt }.check().unwrap_err().to_string().starts_with("opponents:"));
    assert!(Break { opponents: 7, ..attempt }.check().unwrap_err().to_string().starts_with("opponents:"));
}
