//! Buildings (p. 34 to 36).
use ffo::{
    rule,
    table::{
        action::{Activation, Deed, Main},
        building::{
            Barricaded, Besieged, Building,
            CrashedThrough::{self, Cannot, Through},
            Dismantled, Door, DoorIs, Frame,
            Passing::{Barred, CostsMm},
            Structure, Window, WindowCrash, WindowIs, Work,
        },
        cover::{Place, Position},
        react::KnockDownTest,
        status::Status,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn nothing<G: Given>(given: &G) -> G::Result {
    assert!(given.check().is_ok());
    given.resolve(&mut scripted(&[]))
}

#[test]
fn a_building_withstands_by_what_it_is_made_of() {
    let _proof = Proof::of(rule!("ffo.building.dv")).facts([1]);
    let dv = |structure| nothing(&Building { structure });
    assert_eq!([Structure::Temporary, Structure::LightDuty, Structure::HeavyDuty].map(dv), [0, 1, 2]);
}

#[test]
fn a_door_is_closed_unless_noted_and_costs_two_inches_to_open() {
    let _proof = Proof::of(rule!("ffo.building.doors")).facts([1, 2, 3]);
    assert_eq!(nothing(&Door { is: DoorIs::Open, raised: 0 }), CostsMm(0));
    assert_eq!(nothing(&Door { is: DoorIs::Closed, raised: 0 }), CostsMm(50));
    let noted: Door = serde_json::from_str("{}").unwrap();
    assert_eq!(nothing(&noted), CostsMm(50));
}

#[test]
fn a_locked_door_is_a_barricade() {
    let _proof = Proof::of(rule!("ffo.building.doors")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.doors-locked"));
    let locked = |raised| nothing(&Door { is: DoorIs::Locked, raised });
    assert_eq!([0, 1, 2].map(locked), [Barred(1), Barred(2), Barred(3)]);
    assert_eq!(nothing(&Door { is: DoorIs::Closed, raised: 1 }), Barred(2));
    assert_eq!(Door::default().is, DoorIs::Closed);
    assert!(Door { is: DoorIs::Open, raised: 1 }.check().is_err());
}

#[test]
fn a_window_costs_two_four_or_six_inches() {
    let _proof = Proof::of(rule!("ffo.building.windows")).facts([1, 2, 3, 4]);
    let is = |is| nothing(&Window { is, raised: 0 });
    assert_eq!([WindowIs::Open, WindowIs::Closed, WindowIs::Broken].map(is), [50, 100, 150].map(CostsMm));
    let noted: Window = serde_json::from_str("{}").unwrap();
    assert_eq!(nothing(&noted), CostsMm(100));
}

#[test]
fn a_barricaded_window_lets_nobody_through() {
    let _ruling = Proof::of(rule!("ffo.ruling.windows"));
    let barricaded = |raised| nothing(&Window { is: WindowIs::Broken, raised });
    assert_eq!([1, 2].map(barricaded), [Barred(1), Barred(2)]);
}

fn crash(window: Window, who: KnockDownTest, faces: &[u16]) -> CrashedThrough {
    let crash = WindowCrash { window, who, upper_floor: false };
    assert!(crash.check().is_ok());
    crash.resolve(&mut scripted(faces))
}

const fn ends(status: Status) -> CrashedThrough {
    Through { status, needs_challenge: false }
}

#[test]
fn whoever_crashes_through_a_window_rolls_a_die_and_fears_the_one() {
    let _proof = Proof::of(rule!("ffo.building.crash-window")).facts([1, 2, 3]);
    let closed = |faces: &[u16]| crash(Window::default(), KnockDownTest::default(), faces);
    for face in 2..=6 {
        assert_eq!(closed(&[face]), ends(Status::CarryOn), "{face}");
    }
    // Three dice against Rep 4, of which the best two count.
    assert_eq!(closed(&[1, 6, 4, 4]), ends(Status::Stunned));
    assert_eq!(closed(&[1, 4, 4, 4]), ends(Status::Stunned));
    assert_eq!(closed(&[1, 6, 6, 4]), ends(Status::OutOfTheFight));
    assert_eq!(closed(&[1, 5, 5, 5]), ends(Status::ObviouslyDead));
    let odds = odds(|dice| WindowCrash::default().resolve(dice));
    assert_eq!(odds[&ends(Status::ObviouslyDead)], Ratio::new(1, 6 * 27));
}

#[test]
fn protection_helps_against_glass() {
    let _ruling = Proof::of(rule!("ffo.ruling.windows"));
    let protected = KnockDownTest { protected: true, ..KnockDownTest::default() };
    assert_eq!(crash(Window::default(), protected, &[1, 4, 4, 6]), ends(Status::CarryOn));
}

#[test]
fn a_drop_takes_a_challenge_besides() {
    let _proof = Proof::of(rule!("ffo.building.crash-window")).facts([4]);
    let from_above = WindowCrash { upper_floor: true, ..WindowCrash::default() };
    let unharmed = Through { status: Status::CarryOn, needs_challenge: true };
    assert_eq!(from_above.resolve(&mut scripted(&[2])), unharmed);
}

#[test]
fn closed_and_broken_windows_are_crashed_through_and_barricaded_ones_are_not() {
    let _proof = Proof::of(rule!("ffo.building.crash-window")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.windows"));
    let who = KnockDownTest::default();
    for is in [WindowIs::Closed, WindowIs::Broken] {
        assert_eq!(crash(Window { is, raised: 0 }, who, &[3]), ends(Status::CarryOn));
        assert_eq!(crash(Window { is, raised: 1 }, who, &[]), Cannot);
    }
    let open = Window { is: WindowIs::Open, raised: 0 };
    assert!(WindowCrash { window: open, ..WindowCrash::default() }.check().is_err());
}

fn worked(frame: Frame, dv: u8, workers: u8) -> Barricaded {
    Barricaded { frame, dv, workers, ..Barricaded::default() }
}

#[test]
fn windows_reach_two_and_doors_three() {
    let _proof = Proof::of(rule!("ffo.building.barricade-dv")).facts([1, 2]);
    let window = |dv| nothing(&worked(Frame::Window, dv, 1));
    assert_eq!([0, 1, 2].map(window), [1, 2, 2]);
    let door = |dv| nothing(&worked(Frame::Door, dv, 1));
    assert_eq!([1, 2, 3].map(door), [2, 3, 3]);
    assert!(worked(Frame::Window, 3, 1).check().is_err());
    assert_eq!([Frame::Window, Frame::Door].map(|it| it.dv(0)), [0, 1]);
}

#[test]
fn whoever_barricades_raises_it_by_one_and_does_nothing_else() {
    let _proof = Proof::of(rule!("ffo.building.barricade-build")).facts([1]);
    assert_eq!(nothing(&worked(Frame::Door, 1, 1)), 2);
    let barricades = Activation { main: Main::WholeActivation, ..Activation::default() };
    assert_eq!(nothing(&barricades).to_vec(), []);
    assert!(nothing(&Activation::default()).contains(&Deed::WholeActivation));
}

#[test]
fn two_at_most_work_on_one_opening() {
    let _proof = Proof::of(rule!("ffo.building.barricade-build")).facts([2]);
    assert_eq!(nothing(&worked(Frame::Door, 1, 2)), 3);
    assert_eq!(nothing(&worked(Frame::Window, 1, 2)), 2);
    assert!(worked(Frame::Door, 1, 3).check().is_err());
}

#[test]
fn from_inside_it_comes_down_as_it_was_built() {
    let _proof = Proof::of(rule!("ffo.building.barricade-remove-inside")).facts([1]);
    let down = |dv, workers| Barricaded { work: Work::TakeDown, ..worked(Frame::Door, dv, workers) };
    assert_eq!([nothing(&down(3, 1)), nothing(&down(3, 2)), nothing(&down(1, 2))], [2, 1, 0]);
    assert!(down(3, 3).check().is_err());
}

#[test]
fn what_has_been_destroyed_from_outside_stays_open() {
    let _proof = Proof::of(rule!("ffo.building.barricade-breach")).facts([2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.barricade-rebuild"));
    let breached = Barricaded { dismantled: Dismantled::FromOutside, ..worked(Frame::Door, 0, 2) };
    assert_eq!(nothing(&breached), 0);
    assert_eq!(nothing(&worked(Frame::Door, 0, 2)), 2);
    // Worn down from outside to 1 and no further.
    assert_eq!(nothing(&worked(Frame::Window, 1, 1)), 2);
    assert!(Barricaded { dv: 1, ..breached }.check().is_err());
}

fn attack(attackers: u8, with_tools: u8, face: u16) -> u8 {
    let besieged = Besieged { dv: 2, attackers, with_tools };
    assert!(besieged.check().is_ok());
    besieged.resolve(&mut scripted(&[face]))
}

#[test]
fn from_outside_one_die_no_higher_than_their_number_takes_a_point() {
    let _proof = Proof::of(rule!("ffo.building.barricade-destroy")).facts([1, 2]);
    assert_eq!([attack(1, 0, 1), attack(1, 0, 2)], [1, 2]);
    assert_eq!([attack(3, 0, 1), attack(3, 0, 3), attack(3, 0, 4)], [1, 1, 2]);
    assert!(Besieged { attackers: 4, ..Besieged::default() }.check().is_err());
}

#[test]
fn a_tool_makes_two_of_one() {
    let _proof = Proof::of(rule!("ffo.building.barricade-destroy")).facts([3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.barricade-count"));
    assert_eq!([attack(1, 1, 2), attack(1, 1, 3)], [1, 2]);
    assert_eq!([attack(3, 1, 4), attack(3, 1, 5)], [1, 2]);
    assert_eq!(attack(3, 3, 6), 1);
    assert!(Besieged { attackers: 1, with_tools: 2, dv: 1 }.check().is_err());
}

#[test]
fn inside_the_still_have_cover_and_concealment_and_movers_concealment() {
    let _proof = Proof::of(rule!("ffo.building.cover")).facts([1, 2]);
    let inside = |has_moved| {
        let position = Position { place: Place::InBuilding, has_moved, ..Position::default() };
        let protection = position.protection(&mut scripted(&[]));
        (protection.cover, protection.concealment)
    };
    assert_eq!([inside(false), inside(true)], [(true, true), (false, true)]);
}
