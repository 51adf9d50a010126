//! Several fields at once: what is refused is refused, and what is accepted stands all that is done with it.
use std::sync::LazyLock;

use proptest::prelude::*;
use serde_json::Value;

use super::{
    change::{others, pattern, places, with},
    file::{file_of, position_after},
    play::{Depth, tried},
};

/// A position, and its places with one of each kind standing for all.
type Ground = (Value, Vec<String>);

fn grounds(id: &str) -> Vec<Ground> {
    let book = books::book(id).unwrap();
    let scenarios = (book.scenarios)().iter().take(4);
    let ground = |(_, text): &(&str, &str)| {
        let position = position_after(book, text, 40);
        let mut places = places(&position);
        places.retain(|it| !it.is_empty());
        // Hundreds of walls and zombies would leave nothing to chance but them.
        places.sort_by_key(|it| pattern(it));
        let mut seen = 0;
        places.dedup_by(|a, b| {
            seen = if pattern(a) == pattern(b) { seen + 1 } else { 0 };
            3 < seen
        });
        (position, places)
    };
    scenarios.map(ground).collect()
}

static DWA: LazyLock<Vec<Ground>> = LazyLock::new(|| grounds("dwa"));
static ATZR: LazyLock<Vec<Ground>> = LazyLock::new(|| grounds("atzr"));

/// Which position, and which places of it get which of the other values.
fn changes() -> impl Strategy<Value = (usize, Vec<(prop::sample::Index, prop::sample::Index)>)> {
    (0_usize..4, prop::collection::vec(any::<(prop::sample::Index, prop::sample::Index)>(), 2..6))
}

/// Makes the changes that are accepted one by one: what each leaves to the next is a position that opens.
fn stands(id: &str, grounds: &[Ground], at: usize, changes: &[(prop::sample::Index, prop::sample::Index)]) {
    let book = books::book(id).unwrap();
    let (position, places) = &grounds[at % grounds.len()];
    let (mut now, mut made) = (position.clone(), Vec::new());
    for (place, other) in changes {
        let place = place.get(places);
        let Some(value) = now.pointer(place) else { continue };
        let others = others(value);
        // One that was refused makes room for the next, until one is accepted or none is left.
        let first = other.index(others.len());
        for other in others.iter().cycle().skip(first).take(others.len()) {
            let changed = with(&now, place, other.clone());
            match tried(book, &file_of(book, &changed), Depth::Opened) {
                Ok(super::play::Fate::Stands) => {
                    made.push(format!(
                        "{place} = {}",
                        other.to_string().chars().take(40).collect::<String>()
                    ));
                    now = changed;
                    break;
                }
                Ok(super::play::Fate::Refused(_)) => (),
                Err(panic) => panic!("{made:?}, then {place}: {panic}"),
            }
        }
    }
    if let Err(panic) = tried(book, &file_of(book, &now), Depth::Played) {
        panic!("{made:?}: {panic}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, max_shrink_iters: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_accepted_of_dwa_can_be_played((at, changes) in changes()) {
        stands("dwa", &DWA, at, &changes);
    }

    #[test]
    fn what_is_accepted_of_atzr_can_be_played((at, changes) in changes()) {
        stands("atzr", &ATZR, at, &changes);
    }
}
