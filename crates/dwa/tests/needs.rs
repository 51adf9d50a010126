//! What a die is said to need is what it comes to, on every face of it.
use crate::steps::roll;
use dwa::{
    journal::Outcome,
    table::{
        ammo::DeepPockets,
        cc::{Break, Broke, Mishap, Strike, StrikeAt, StrikeSkill},
        flame::{Burn, Cause, Fuel, FuelCheck, HitBy, Spread, Tank, TankHit},
        grenade::{Blast, Effect, GrenadeThrow, Landing},
        handling::{Distraction, Handling},
        jam::{GrenadeJam, Jam, JamCheck, Misfire},
        r#move::{Jump, Jumped},
        psychosis::PSYCHOSES,
        quirk::QUIRKS,
        search::{Find, SearchFind},
        shoot::Hit,
        skill::{FirstAid, Healing},
        vehicle::{Engine, Ram, RamZombies, Speed, StartVehicle, TurnVehicle, VehicleTurn},
        weapons::{Grenade, Melee, Weapon},
        wound::{WoundResult, WoundTest},
        zombie::{Bite, ZombieAttack},
        zombification::{ArmedZombie, ArmedZombieShot},
    },
};
use kernel::{Dice, Need, What};

/// The outcome that the last needs told of promise for a total; where a need has both ends, no other is met with it.
fn promised(needs: &[Need], total: i32) -> Option<&str> {
    let met: Vec<&Need> = needs.iter().filter(|it| it.is_met(total)).collect();
    let apart = needs.iter().any(|it| it.most.is_some());
    assert!(!apart || met.len() <= 1, "{total} is two things at once: {met:?}");
    met.last().map(|it| it.what.as_str())
}

/// Rolls every face after the dice of `before`, with those of `after` where more are called for.
fn holds<R>(
    before: &[u16],
    after: impl Fn(u16) -> Vec<u16>,
    rolled: impl Fn(&mut dyn Dice) -> R,
    outcome: impl Fn(&R) -> Option<Outcome>,
) {
    for face in 1..=6 {
        let faces: Vec<u16> = before.iter().copied().chain([face]).chain(after(face)).collect();
        let (result, told) = roll(&faces, |play| (rolled(play), play.journal().to_vec()));
        let mut needs = told.iter().filter_map(|it| match &it.what {
            What::Needed { needs } => Some(needs),
            _ => None,
        });
        let plus: i32 = told
            .iter()
            .map(|it| match &it.what {
                What::Added { parts } => parts.iter().map(|it| it.value).sum(),
                _ => 0,
            })
            .sum();
        let needs = needs.next_back().unwrap_or_else(|| panic!("nothing is said to be needed: {told:?}"));
        let name = outcome(&result).map(Outcome::term);
        assert_eq!(
            promised(needs, i32::from(face) + plus),
            name.as_ref().map(|it| it.as_str()),
            "{face} of {needs:?}"
        );
    }
}

fn none(_: u16) -> Vec<u16> {
    Vec::new()
}

fn when(is: bool, outcome: Outcome) -> Option<Outcome> {
    is.then_some(outcome)
}

#[test]
fn grenades_land_burst_and_fail_as_their_dice_are_said_to() {
    let throw = |weapon, moved| GrenadeThrow {
        weapon,
        range_mm: 100,
        handling: Handling { moved, ..Handling::default() },
        jams: false,
    };
    for (weapon, moved) in [(Weapon::Molotov, false), (Weapon::GrenadeLauncher, true)] {
        holds(
            &[],
            none,
            |dice| throw(weapon, moved).land(dice),
            |it| match it {
                Landing::Off { d6: 3 } => Some(Outcome::ThreeDiceOff),
                Landing::Off { .. } => Some(Outcome::TwoDiceOff),
                Landing::OnTarget => Some(Outcome::OnTarget),
                Landing::Dud | Landing::Explodes => None,
            },
        );
    }
    use Grenade::*;
    for grenade in [Concussion, Fragmentation, Incendiary, Molotov, FlashBang] {
        for confined in [false, true] {
            holds(
                &[],
                none,
                |dice| Blast { grenade, confined }.roll(dice),
                |it| match it {
                    Effect::Nothing => None,
                    Effect::Burns => Some(Outcome::OnFire),
                    Effect::Stun => Some(Outcome::Stunned),
                    Effect::Fall => Some(Outcome::Falls),
                    Effect::Elim => Some(Outcome::Eliminated),
                },
            );
        }
    }
    for launched in [false, true] {
        holds(
            &[],
            none,
            |dice| GrenadeJam { launched }.roll(dice),
            |it| match it {
                Misfire::Lands => None,
                Misfire::Dud => Some(Outcome::Dud),
                Misfire::Explodes => Some(Outcome::ExplodesInHand),
            },
        );
    }
}

#[test]
fn blows_do_what_their_dice_are_said_to() {
    let hit = |it: &Hit| match it {
        Hit::Miss => None,
        Hit::Fall => Some(Outcome::Falls),
        Hit::Elim => Some(Outcome::Eliminated),
    };
    for at in [StrikeAt::Front, StrikeAt::Back, StrikeAt::Fallen] {
        for (with, skill) in [
            (Melee::Bludgeoning, None),
            (Melee::Edged, None),
            (Melee::BareHands, Some(StrikeSkill::MartialArts)),
        ] {
            let strike = Strike { with, at, distraction: Distraction::default(), skill };
            holds(&[], none, |dice| strike.roll(dice).hit, hit);
        }
    }
    let chainsaw = |skill| Strike {
        with: Melee::Chainsaw,
        at: StrikeAt::Front,
        distraction: Distraction::default(),
        skill,
    };
    let maniac = chainsaw(Some(StrikeSkill::ChainsawManiac));
    holds(&[], none, |dice| maniac.roll(dice).hit, hit);
    holds(
        &[1],
        none,
        |dice| chainsaw(None).roll(dice).mishap,
        |it| match it {
            Some(Mishap::WoundsUser) => Some(Outcome::WoundsUser),
            Some(Mishap::Stalls) => Some(Outcome::Stalls),
            Some(Mishap::OutOfGas) => Some(Outcome::OutOfGas),
            None => None,
        },
    );
    for opponents in 1..=6 {
        let away = Break { opponents, distraction: Distraction { psychos: 1, sexy: 0 } };
        holds(&[], none, |dice| away.roll(dice), |it| when(*it == Broke::Away, Outcome::Away));
    }
    let bite = ZombieAttack { weapon: false, others: 2, lucky_bastard: false };
    holds(&[], none, |dice| bite.roll(dice), |it| when(*it == Bite::Wound, Outcome::Wounds));
    let shoots = |it: &ArmedZombieShot| when(*it != ArmedZombieShot::Miss, Outcome::Falls);
    holds(&[], none, |dice| ArmedZombie {}.fire(dice), shoots);
}

#[test]
fn searches_vehicles_and_jumps_end_as_their_dice_are_said_to() {
    holds(
        &[],
        none,
        |dice| {
            let it = SearchFind::default();
            let die = it.die(dice);
            it.find(die, dice)
        },
        |it| {
            Some(match it {
                Find::Nothing => Outcome::FindsNothing,
                Find::Survivor => Outcome::FindsSurvivor,
                Find::Item => Outcome::FindsItem,
                Find::Weapon => Outcome::FindsWeapon,
            })
        },
    );
    let slide = |face| if face <= 2 { vec![3, 4] } else { Vec::new() };
    holds(
        &[],
        slide,
        |dice| TurnVehicle { speed: Speed::Fast }.roll(dice),
        |it| match it {
            VehicleTurn::Safe => None,
            VehicleTurn::SlidesLeft { .. } => Some(Outcome::SlidesLeft),
            VehicleTurn::SlidesRight { .. } => Some(Outcome::SlidesRight),
        },
    );
    for speed in [Speed::Slow, Speed::Fast] {
        holds(
            &[],
            none,
            |dice| RamZombies { speed }.roll(dice),
            |it| {
                Some(match it {
                    Ram::Stalls => Outcome::Stalls,
                    Ram::Flung => Outcome::Flung,
                    Ram::Killed => Outcome::Eliminated,
                })
            },
        );
    }
    let starts = |it: &Engine| when(*it == Engine::Starts, Outcome::Starts);
    holds(&[], none, |dice| StartVehicle::default().roll(dice), starts);
    let jump = Jump { distance_mm: 100, height_mm: 100, distraction: Distraction::default() };
    holds(&[], none, |dice| jump.leap(dice), |it| when(*it == Jumped::Lands, Outcome::Lands));
}

#[test]
fn fire_jams_wounds_and_minds_take_hold_as_their_dice_are_said_to() {
    let burn = Burn { cause: Cause::Spread, turn: 2 };
    holds(&[], none, |dice| burn.roll(dice).eliminated, |it| when(*it, Outcome::Eliminated));
    let fuel = |it: &Fuel| when(*it == Fuel::Out, Outcome::OutOfFuel);
    holds(&[], none, |dice| FuelCheck { ones: 1 }.roll(dice), fuel);
    let tank = |it: &Tank| when(*it == Tank::Explodes, Outcome::TankExplodes);
    holds(&[], none, |dice| TankHit { by: HitBy::Grenade }.roll(dice), tank);
    holds(&[], none, |dice| Spread {}.roll(dice), |it| when(*it, Outcome::Spreads));
    let jam = JamCheck { weapon: Weapon::Pistol, ones: 1 };
    holds(&[], none, |dice| jam.roll(dice), |it| when(*it == Jam::Jammed, Outcome::Jams));
    let healed = |it: &Healing| when(*it == Healing::OneWound, Outcome::Healed);
    holds(&[], none, |dice| FirstAid::default().roll(dice), healed);
    let wounded = WoundTest { wounds: 4, distraction: Distraction::default(), tough: false };
    let out = |it: &WoundResult| when(*it == WoundResult::NothingHappens, Outcome::HoldsOut);
    holds(&[], none, |dice| wounded.roll(dice), out);
    let rounds = |face| if face == 6 { vec![2] } else { Vec::new() };
    let pockets = DeepPockets { weapon: Weapon::Pistol };
    holds(&[], rounds, |dice| pockets.search(dice), |it| when(0 < *it, Outcome::FindsMagazine));
    for quirk in QUIRKS.into_iter().filter(|it| it.holds_up_to().is_some()) {
        holds(&[], none, |dice| quirk.takes_hold(dice), |it| when(*it, Outcome::TakesHold));
    }
    for psychosis in PSYCHOSES.into_iter().filter(|it| it.holds_up_to().is_some()) {
        holds(&[], none, |dice| psychosis.takes_hold(dice), |it| when(*it, Outcome::TakesHold));
    }
}
