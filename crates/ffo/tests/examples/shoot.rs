//! The book's examples of weapons and fire (p. 23 to 28).
use super::example;
use ffo::{
    rule,
    table::{
        ammo::Reload,
        damage::Victim,
        dice::{Passed, passes},
        shoot::{Aim, Shooter, Shot, Target, Volley},
        weapon::{Firing, Gun, Swath, Weapon, burnt},
    },
};
use kernel::{Given, scripted};

fn volley(gun: Gun, rep: i32, aims: &[(Target, u8, u8)]) -> Volley {
    let aim = |(target, shots, burnt): &(Target, u8, u8)| Aim {
        target: target.clone(),
        shots: *shots,
        burnt: *burnt,
        order: None,
    };
    Volley {
        firing: Firing::of(Weapon::Listed(gun)),
        shooter: Shooter { rep, ..Shooter::default() },
        aims: aims.iter().map(aim).collect(),
    }
}

fn covered() -> Target {
    Target { in_cover: true, ..Target::default() }
}

#[test]
fn shotgun_dice() {
    let mut example = example(rule!("ffo.example.shotgun-dice"));
    let fired = Firing::of(Weapon::Listed(Gun::Shotgun)).roll(&mut example);
    example.comes_to(fired.faces);
    example.comes_to(fired.out_of_ammo);
}

#[test]
fn swath_three() {
    let mut example = example(rule!("ffo.example.swath-three"));
    let fit = Swath { rating: 3, gaps_mm: vec![25, 25] }.resolve(&mut example);
    example.comes_to(fit.fits);
}

#[test]
fn swath_gap() {
    let mut example = example(rule!("ffo.example.swath-gap"));
    let burnt = burnt(50, &mut example);
    let volley = volley(Gun::SubmachineGun, 4, &[(Target::default(), 1, 0), (Target::default(), 1, burnt)]);
    let fired = volley.roll(&mut example);
    example.comes_to([burnt]);
    for at in 0..2 {
        let dice = volley.dice_on(at, &fired, &mut scripted(&[]));
        example.comes_to(dice);
    }
}

#[test]
fn tight_ammo() {
    let mut example = example(rule!("ffo.example.tight-ammo"));
    let three = vec![(Target::default(), 1, 0); 3];
    let fired = volley(Gun::SubmachineGun, 4, &three).roll(&mut example);
    example.comes_to(fired.faces);
    example.comes_to(fired.out_of_ammo);
}

#[test]
fn stockpile_bap() {
    let mut example = example(rule!("ffo.example.stockpile-bap"));
    let reload = Reload { stockpiled: true, ..Reload::default() };
    let reloaded = reload.resolve(&mut example);
    example.comes_to(reloaded);
}

#[test]
fn crossbow() {
    let mut example = example(rule!("ffo.example.crossbow"));
    let line = Weapon::Listed(Gun::Crossbow).line(&mut example);
    example.comes_to((line.range_in, line.ratings.highest(), line.impact));
    example.comes_to((line.single_shot, line.silent));
}

#[test]
fn assign_dice() {
    let mut example = example(rule!("ffo.example.assign-dice"));
    let volley = volley(Gun::AssaultRifle, 4, &[(Target::default(), 1, 0), (Target::default(), 2, 0)]);
    let fired = volley.roll(&mut example);
    for at in 0..2 {
        let dice = volley.dice_on(at, &fired, &mut scripted(&[]));
        example.comes_to(dice);
    }
}

#[test]
fn bap_at_cover() {
    let mut example = example(rule!("ffo.example.bap-at-cover"));
    let volley = volley(Gun::BaPistol, 5, &[(covered(), 2, 0)]);
    let fired = volley.roll(&mut example);
    let shot = Shot { shooter: volley.shooter, target: covered(), order: 1 };
    for &face in fired.faces.iter().rev() {
        let hit = shot.look_up(face.into(), &mut example);
        example.comes_to(hit);
    }
}

#[test]
fn bap_damage() {
    let mut example = example(rule!("ffo.example.bap-damage"));
    let result = volley(Gun::BaPistol, 5, &[(covered(), 2, 0)]).resolve(&mut example);
    example.comes_to(result.targets[0].target);
    let passed = passes(rule!("ffo.react.ganger.recover-knock-down"), 3, 2, &mut example);
    let row = Passed::of(passed, &mut example);
    example.comes_to(row);
}

#[test]
fn crowd() {
    let mut example = example(rule!("ffo.example.crowd"));
    let target = Target { crowd: vec![Victim::Human; 3], ..Target::default() };
    let result = volley(Gun::BoltActionRifle, 4, &[(target, 1, 0)]).resolve(&mut example);
    let struck = &result.targets[0];
    example.comes_to(struck.target);
    example.comes_to((struck.strays[0].whom, struck.strays[0].blow));
}

#[test]
fn pitiful_shot() {
    let mut example = example(rule!("ffo.example.pitiful-shot"));
    let shooter = Shooter { rep: 3, ..Shooter::default() };
    let hit = Shot { shooter, target: covered(), order: 1 }.resolve(&mut example);
    example.comes_to(hit);
}
