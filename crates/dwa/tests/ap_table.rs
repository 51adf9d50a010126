//! What actions cost (9.1).
use dwa::{
    rule,
    table::{
        ap::{Action, HUMAN_AP, Price, PriceSkill},
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, scripted};

fn ap(price: Price) -> u8 {
    price.resolve(&mut scripted(&[]))
}

fn calm(action: Action) -> u8 {
    ap(Price::of(action, false))
}

#[test]
fn the_list_of_actions_as_it_is_printed() {
    let _proof = Proof::of(rule!("dwa.ap.cost-table")).facts([1, 2, 4, 5]);
    use Action::*;
    let movement = [Move, CrossObstacle, Climb, JumpShort, JumpLong, LieDown, StandUp, FancyMove];
    assert_eq!(movement.map(calm), [1, 1, 2, 3, 4, 1, 2, 1]);
    let manipulate = [OpenDoor, PickUpOrGive, SwitchWeapons, Heal, Search, Hotwire];
    assert_eq!(manipulate.map(calm), [2, 2, 2, 4, 4, 4]);
    let weapons = [Aim, Reload(Weapon::Rifle), Reload(Weapon::MachineGun), BraceMachineGun, ClearJam];
    assert_eq!(weapons.map(calm), [2, 2, 4, 4, 3]);
    let attacks = [Strike, PrimeGrenade, ThrowGrenade];
    assert_eq!(attacks.map(calm), [2, 1, 2]);
}

#[test]
fn firing_costs_what_the_weapon_costs() {
    let _proof = Proof::of(rule!("dwa.ap.cost-table")).facts([3]);
    use Weapon::*;
    let weapons = [Pistol, PumpShotgun, SawnOffShotgun, SniperRifle, MachineGun, Crossbow, Flamethrower];
    assert_eq!(weapons.map(|it| calm(Action::Fire(it))), [1, 2, 1, 4, 4, 3, 4]);
}

#[test]
fn an_attempt_to_break_costs_one() {
    let _proof = Proof::of(rule!("dwa.ap.break-cost")).facts([1]);
    assert_eq!(calm(Action::Break), 1);
}

#[test]
fn a_stalled_chainsaw_is_restarted_for_three() {
    let _proof = Proof::of(rule!("dwa.ap.restart-chainsaw-cost")).facts([1]);
    assert_eq!(calm(Action::RestartChainsaw), 3);
}

#[test]
fn fear_doubles_every_price_and_puts_some_out_of_reach() {
    let _failure = Proof::of(rule!("dwa.fear.failure")).facts([1, 6, 7]);
    let _proof = Proof::of_all(&[
        rule!("dwa.ruling.fear-doubling"),
        rule!("dwa.ruling.sustained"),
        rule!("dwa.ruling.prime"),
    ]);
    use Action::*;
    let afraid = |action| ap(Price::of(action, true));
    let cheap = [Move, CrossObstacle, Break, SustainedBurst, Cover, Aim, Strike, Fire(Weapon::Pistol)];
    assert_eq!(cheap.map(afraid), [2, 2, 2, 2, 2, 4, 4, 2]);
    let dear = [Search, Heal, Fire(Weapon::SniperRifle), Fire(Weapon::MachineGun), ClearJam];
    assert!(dear.into_iter().all(|it| HUMAN_AP < afraid(it)));
    assert!(HUMAN_AP < afraid(PrimeGrenade) + afraid(ThrowGrenade), "hand grenades are out of reach");
    assert_eq!(afraid(ThrowGrenade), HUMAN_AP, "a Molotov cocktail is not");
}

#[test]
fn a_price_is_reduced_first_and_doubled_then() {
    let _failure = Proof::of(rule!("dwa.fear.failure")).facts([4, 5]);
    let _proof = Proof::of_all(&[
        rule!("dwa.skill.fast-reload"),
        rule!("dwa.skill.mechanics"),
        rule!("dwa.skill.agile"),
        rule!("dwa.skill.fancy-move"),
        rule!("dwa.skill.unload"),
        rule!("dwa.ruling.fear-doubling"),
    ]);
    let both = |action, skill| [false, true].map(|afraid| ap(Price { action, skill: Some(skill), afraid }));
    assert_eq!(both(Action::Reload(Weapon::Pistol), PriceSkill::FastReload), [1, 2]);
    assert_eq!(both(Action::Reload(Weapon::MachineGun), PriceSkill::FastReload), [2, 4]);
    assert_eq!(both(Action::Hotwire, PriceSkill::Mechanics), [2, 4]);
    assert_eq!(both(Action::JumpLong, PriceSkill::Agile), [0, 0], "what is free stays free");
    assert_eq!(both(Action::CrossObstacle, PriceSkill::FancyMove), [0, 0]);
    assert_eq!(both(Action::Fire(Weapon::PumpShotgun), PriceSkill::Unload), [1, 2]);
}

#[test]
fn a_skill_leaves_other_prices_alone() {
    let fire =
        Price { action: Action::Fire(Weapon::SniperRifle), skill: Some(PriceSkill::Unload), afraid: false };
    assert_eq!(ap(fire), 4);
    assert_eq!(ap(Price { action: Action::Move, skill: Some(PriceSkill::Agile), afraid: false }), 1);
}

#[test]
fn lying_down_and_standing_up_are_not_movement() {
    use Action::*;
    assert!([Move, CrossObstacle, Climb, JumpShort, JumpLong, FancyMove].iter().all(|it| it.is_movement()));
    assert!(![LieDown, StandUp, OpenDoor, Break].iter().any(|it| it.is_movement()));
}

#[test]
fn what_cannot_be_fired_or_reloaded_has_no_price() {
    assert!(
        Price::of(Action::Fire(Weapon::Hammer), false)
            .check()
            .unwrap_err()
            .to_string()
            .starts_with("action.fire:")
    );
    assert!(
        Price::of(Action::Reload(Weapon::Flamethrower), false)
            .check()
            .unwrap_err()
            .to_string()
            .starts_with("action.reload:")
    );
}
