//! Actions (p. 14).
use ffo::{
    rule,
    table::action::{
        Activation,
        Deed::{
            self, ActiveFire, ChargeIntoMelee, DropProne, Move, PickUp, Reload, TryAFastMove, WholeActivation,
        },
        Extra, Gait, Main, Moved, Tested,
    },
};
use kernel::{Given, Proof, scripted};

fn may(activation: Activation) -> Vec<Deed> {
    assert!(activation.check().is_ok());
    activation.resolve(&mut scripted(&[])).to_vec()
}

fn after(main: Main) -> Activation {
    Activation { main, charge: Some(Gait::NormalMove), ..Activation::default() }
}

const EXTRAS: [Deed; 3] = [PickUp, ChargeIntoMelee, DropProne];

fn all(first: &[Deed]) -> Vec<Deed> {
    first.iter().copied().chain(EXTRAS).collect()
}

#[test]
fn somebody_active_fires_or_reloads_and_moves_with_either() {
    let _proof = Proof::of(rule!("ffo.action.choice")).facts([1]);
    let mut begins = all(&[Move, TryAFastMove, ActiveFire, Reload]);
    begins.push(WholeActivation);
    assert_eq!(may(after(Main::Nothing)), begins);
    assert_eq!(may(after(Main::ActiveFire)), all(&[Move, TryAFastMove]));
    assert_eq!(may(after(Main::Reload)), all(&[Move]));
}

#[test]
fn fire_comes_before_during_or_after_the_move() {
    let _proof = Proof::of(rule!("ffo.action.choice")).facts([2]);
    for moved in [Moved::NotAtAll, Moved::Normally, Moved::Fast] {
        assert!(may(Activation { moved, ..after(Main::Nothing) }).contains(&ActiveFire), "{moved:?}");
        assert!(may(Activation { moved, ..after(Main::ActiveFire) }).contains(&Move), "{moved:?}");
    }
}

#[test]
fn barricading_searching_and_breaking_off_take_all_of_it() {
    let _proof = Proof::of(rule!("ffo.action.choice")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.action-economy"));
    assert_eq!(may(after(Main::WholeActivation)), []);
    let begun = [
        Activation { moved: Moved::Normally, ..after(Main::Nothing) },
        Activation { extra: Some(Extra::PickUp), ..after(Main::Nothing) },
        after(Main::ActiveFire),
    ];
    assert!(begun.into_iter().all(|it| !may(it).contains(&WholeActivation)));
}

#[test]
fn one_thing_goes_beside_the_action() {
    let _proof = Proof::of(rule!("ffo.action.extra")).facts([1]);
    for extra in [Extra::PickUp, Extra::ChargeIntoMelee, Extra::DropProne] {
        let left = may(Activation { extra: Some(extra), ..after(Main::Nothing) });
        assert_eq!(left, [Move, TryAFastMove, ActiveFire, Reload], "{extra:?}");
    }
}

#[test]
fn a_charge_comes_before_or_after_moving_and_beside_fire() {
    let _proof = Proof::of(rule!("ffo.action.extra")).facts([3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.action-economy"));
    let charges = |it| may(it).contains(&ChargeIntoMelee);
    assert!(charges(after(Main::Nothing)) && charges(after(Main::ActiveFire)));
    assert!(charges(Activation { moved: Moved::Normally, ..after(Main::ActiveFire) }));
    let charged = Activation { extra: Some(Extra::ChargeIntoMelee), ..after(Main::Nothing) };
    assert!(may(charged).contains(&Move) && may(charged).contains(&ActiveFire));
    assert!(!charges(Activation { charge: None, ..after(Main::Nothing) }));
}

#[test]
fn somebody_drops_prone_at_any_point_of_the_move() {
    let _proof = Proof::of(rule!("ffo.action.extra")).facts([5]);
    for moved in [Moved::NotAtAll, Moved::Normally, Moved::Fast] {
        let mover = Activation { moved, ..after(Main::Nothing) };
        assert!(may(mover).contains(&DropProne), "{moved:?}");
        assert!(may(Activation { extra: Some(Extra::DropProne), ..mover }).contains(&Move), "{moved:?}");
    }
}

#[test]
fn active_fire_is_once_and_not_after_a_shot_in_an_in_sight() {
    let _proof = Proof::of(rule!("ffo.action.active-fire")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.active-fire-per-figure"));
    let fires = |it| may(it).contains(&ActiveFire);
    let tested = |in_sight| Activation { in_sight, ..after(Main::Nothing) };
    assert!(!fires(after(Main::ActiveFire)));
    assert_eq!(
        [Tested::NotAtAll, Tested::WithoutAShot, Tested::AndFired].map(|it| fires(tested(it))),
        [true, true, false]
    );
    // Everything else is as it was.
    assert!(may(tested(Tested::AndFired)).contains(&Reload));
}

#[test]
fn whoever_has_broken_off_moves_away_and_does_nothing_else() {
    let _proof = Proof::of(rule!("ffo.breakoff.roll")).facts([3]);
    let _alone = Proof::of(rule!("ffo.breakoff.when")).facts([3]);
    let away = after(Main::BrokenOff);
    assert_eq!(may(away).to_vec(), [Move, TryAFastMove]);
    assert_eq!(may(Activation { moved: Moved::Fast, ..away }).to_vec(), [Move]);
}

#[test]
fn return_fire_neither_is_nor_costs_active_fire() {
    let _proof = Proof::of(rule!("ffo.action.active-fire")).facts([5]);
    let returned = |main| Activation { returned_fire: true, ..after(main) };
    assert!(may(returned(Main::Nothing)).contains(&ActiveFire));
    assert!(!may(returned(Main::ActiveFire)).contains(&ActiveFire));
}

#[test]
fn reloading_is_the_action_and_leaves_a_normal_move() {
    let _proof = Proof::of(rule!("ffo.action.reload-move")).facts([1, 2, 3, 4]);
    let reloads = may(after(Main::Reload));
    assert!(reloads.contains(&Move));
    assert!([TryAFastMove, ActiveFire, Reload, WholeActivation].iter().all(|it| !reloads.contains(it)));
    let fast = Activation { moved: Moved::Fast, ..after(Main::Nothing) };
    assert!(!may(fast).contains(&Reload));
    assert!(Activation { main: Main::Reload, ..fast }.check().is_err());
}

#[test]
fn whoever_reloads_has_one_extra_and_charges_at_a_normal_move() {
    let _proof = Proof::of(rule!("ffo.action.reload-move")).facts([6, 8]);
    let _ruling = Proof::of(rule!("ffo.ruling.action-economy"));
    let extras = |it| may(it).into_iter().filter(|deed| EXTRAS.contains(deed)).collect::<Vec<_>>();
    assert_eq!(extras(after(Main::Reload)), EXTRAS);
    let fast = Activation { charge: Some(Gait::FastMove), ..after(Main::Reload) };
    assert_eq!(extras(fast), [PickUp, DropProne]);
    assert_eq!(extras(Activation { main: Main::Nothing, ..fast }), EXTRAS);
    assert_eq!(extras(Activation { extra: Some(Extra::DropProne), ..fast }), []);
}
