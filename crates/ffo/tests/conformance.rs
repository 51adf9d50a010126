//! What every book must satisfy, on random play with each optional rule on and off.
use ffo::{
    battle::{Battle, Ffo},
    rules::{AttributesFor, Rules},
    setup::Scenario,
};
use kernel::Conformance;
use serde_json::json;

use crate::setup_scenario::town;

/// A town for three turns, with switches that the seed varies.
fn position(seed: u64) -> Battle {
    let mut file = town();
    file["last_turn"] = json!(3);
    file["sides"][1]["stances"] = json!([if seed.is_multiple_of(2) { "hostile" } else { "friends" }]);
    let mut battle = Scenario::read(&file.to_string()).unwrap().battle();
    let on = |bit: u32| seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (40 + bit) & 1 == 1;
    battle.rules = Rules {
        stars: on(0),
        attributes: if on(1) { AttributesFor::All } else { AttributesFor::None },
        custom_weapons: on(2),
        really_tight_ammo: on(3),
    };
    battle
}

#[test]
fn the_book_conforms() {
    Conformance::<Ffo>::of(&position).games(10).most_steps(5_000).check();
}
