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
