//! What every book must satisfy, on random play of the shipped scenarios with each optional rule on and off.
use dwa::{
    battle::{Battle, Dwa},
    rules::Rules,
    setup::{self, scenario::Scenario},
};
use kernel::Conformance;

/// A shipped scenario in a position that the seed varies: every switch is on for some seeds and off for others.
fn position(seed: u64) -> Battle {
    let all = setup::scenarios();
    let text = all[seed as usize % all.len()].1;
    let mut battle = Scenario::read(text).unwrap().battle();
    let on = |bit: u32| seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (40 + bit) & 1 == 1;
    battle.rules = Rules {
        jams: on(0),
        zombification: on(1),
        armed_zombies: on(2),
        team_zombified: on(3),
        fancy_moves: on(4),
        moan: on(5),
        lurch: on(6),
        archetypes: on(7),
        restrictions: on(8),
        search: on(9),
        items: on(10),
        vehicles: on(11),
        skills: on(12),
        weapon_skills: on(13),
        quirks: on(14),
        trauma: on(15),
        ..battle.rules
    };
    battle
}

#[test]
fn the_book_conforms() {
    Conformance::<Dwa>::of(&position).games(10).most_steps(5_000).check();
}
