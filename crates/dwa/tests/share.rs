//! A team shared between players.
use dwa::setup::{
    scenario::Scenario,
    scenarios,
    share::{people, share},
};

#[test]
fn every_scenario_can_be_shared_between_as_many_as_it_has_people() {
    for (id, text) in scenarios() {
        let most = u8::try_from(people(&Scenario::read(text).unwrap())).unwrap();
        for players in 1..=most {
            let battle = Scenario::read(&share(text, players).unwrap()).unwrap().battle();
            for seat in 0..players {
                assert!(battle.humans.iter().any(|it| it.seat.0 == seat), "{id}: {seat} of {players}");
            }
        }
        assert!(share(text, 0).is_err() && share(text, most + 1).is_err(), "{id}");
    }
}

#[test]
fn a_file_that_seats_as_many_players_already_keeps_who_stands_together() {
    let text = scenarios().iter().find(|it| it.0 == "church").unwrap().1;
    let seats = |players: u8| {
        let battle = Scenario::read(&share(text, players).unwrap()).unwrap().battle();
        battle.humans.iter().map(|it| (it.name.clone(), it.seat.0)).collect::<Vec<_>>()
    };
    let two = [("Officer Pruitt", 0), ("Mags", 0), ("Sister Agnes", 1), ("Tobias", 1)];
    assert_eq!(seats(2), two.map(|it| (it.0.to_owned(), it.1)));
    assert_eq!(seats(4).iter().map(|it| it.1).collect::<Vec<_>>(), [0, 1, 2, 3]);
}
