//! What every chair and a watcher may know, over whole games of every shipped scenario. In this book everything lies open.
use dwa::{
    battle::Dwa,
    bot::Steady,
    setup::{scenario::Scenario, scenarios},
};
use kernel::{Seat, conformance::nothing_leaks};

#[test]
fn nobody_hears_what_is_not_for_them_in_any_scenario() {
    for (at, (_, text)) in scenarios().iter().enumerate() {
        let battle = Scenario::read(text).unwrap().battle();
        let seats: Vec<Seat> = battle.humans.iter().map(|it| it.seat).collect();
        let seed = at as u64;
        let dealt = nothing_leaks::<Dwa>(battle, &seats, &mut Steady::new(seed), seed);
        assert_eq!(dealt, 0, "nothing is hidden in this book");
    }
}
