//! Positions: what is said of them holds of every one of them.
use ffo::{
    battle::{
        Battle, Ffo, FigureId, Phase, State, Vehicle, Who,
        person::SeatPlace,
        sight::Stand,
        vehicle::{VehicleKind, occupants},
    },
    table::weapon::Gun,
};
use ground::open::measure;
use kernel::{Book, Point, Seat, Viewer};

use crate::board::{
    BAND, GANG,
    acting::{acts, offers, plays_until, refused, tells, within},
    board, p, v, z,
};

/// Two of the band beside a sedan, one of the gang far off, and a zombie.
fn street() -> Battle {
    board()
        .armed("Ann", 300, 300, Gun::BaPistol)
        .person("Bob", 325, 300)
        .who(|it| it.facing = 90)
        .enemy("Cat", 900, 900)
        .zombie(600, 100)
        .vehicle(Vehicle::new("sedan", VehicleKind::Sedan, Point::new(300, 600), 0))
        .scene(|it| it.title = "a street".to_owned())
        .rules(|it| it.really_tight_ammo = true)
        .with(|it| it.turn = 2)
        .done()
}

#[test]
fn a_position_reads_back_from_its_json() {
    let battle = street();
    let json = serde_json::to_string(&battle).unwrap();
    assert_eq!(serde_json::from_str::<Battle>(&json).unwrap(), battle);
    assert_eq!(Ffo::check(&battle), Ok(()));
}

#[test]
fn a_token_means_one_thing() {
    for figure in [p(0), p(7), z(0), z(900)] {
        assert_eq!(Who::from_token(figure.token()), Who::Figure(figure));
    }
    assert_eq!(Who::from_token(v(3).token()), Who::Vehicle(v(3)));
    assert_eq!(Who::Vehicle(v(3)).token(), v(3).token());
}

#[test]
fn everybody_has_a_name_and_people_a_chair() {
    let battle = street();
    let called = |it: FigureId| Ffo::called(&battle, Viewer::Watcher, it.token()).unwrap();
    assert_eq!([called(p(0)), called(z(0))], ["Ann", "zombie 1"]);
    assert_eq!(Ffo::called(&battle, Viewer::Watcher, v(0).token()).unwrap(), "sedan");
    assert_eq!(Ffo::chairs(&battle), 2);
    assert_eq!(Ffo::led_by(&battle, p(2).token()), Some(Seat(1)));
    assert_eq!(Ffo::led_by(&battle, z(0).token()), None);
    assert_eq!(Ffo::view(&battle, Viewer::Watcher).title, "a street");
}

#[test]
fn bases_an_inch_apart_touch() {
    let battle = street();
    assert!(battle.in_contact(p(0), p(1)));
    let apart = board().person("Ann", 300, 300).person("Bob", 327, 300).done();
    assert!(!apart.in_contact(p(0), p(1)));
}

#[test]
fn the_band_and_the_gang_are_enemies() {
    let battle = street();
    assert!(battle.hostile(BAND, GANG) && !battle.hostile(BAND, BAND));
    assert!(battle.functioning().all(|it| it.1.state == State::Functioning));
}

#[test]
fn whoever_takes_the_wheel_is_where_the_vehicle_is() {
    let mut battle = street();
    within(&mut battle, &[], &[], |battle, _| {
        ffo::battle::change::board(battle, ffo::battle::PersonId(0), v(0), SeatPlace::Wheel);
        Ok(())
    });
    assert_eq!(battle.at(p(0)), Point::new(300, 600));
    assert_eq!(occupants(&battle, v(0)).count(), 1);
    assert_eq!(battle.stand(p(0)), Stand { facing: None, vehicle: Some(v(0)), ..battle.stand(p(0)) });
}

#[test]
fn a_sedan_is_two_and_a_half_by_six_inches() {
    let hull = VehicleKind::Sedan.hull();
    assert_eq!((hull.width, hull.length), (62, 150));
    assert_eq!(measure::distance(Point::new(0, 0), Point::new(0, hull.length)), 150);
}

#[test]
fn whoever_has_nothing_to_do_is_done() {
    let mut battle = street();
    assert_eq!(refused(&battle, 0, "Fire"), Some(ffo::rule!("ffo.weapon.characteristics")));
    assert!(offers(&battle, 0).contains(&"Ann is done".to_owned()));
    let told = acts(&mut battle, 0, &[], &[]);
    assert!(!tells(&told, ffo::rule!("ffo.turn.dice")));
    battle.phase = Phase::End;
    plays_until(&mut battle, &[], &[], |it| it == Phase::Morning);
}
