//! Whether maps are a set that an evening can be played with.
use kernel::rule::hit;

use super::Map;
use crate::printed::{Area, LootRow, TablesFault};

/// How many hundredths of all triangles of a set are of each colour, and how far off they may be.
const SHARES: [(LootRow, usize); 3] = [(LootRow::Green, 40), (LootRow::Yellow, 35), (LootRow::Red, 25)];
const OFF: usize = 5;

/// What is wrong with maps that are to be used together: the colours of their triangles, names that come twice.
pub fn check_set<'a>(maps: impl IntoIterator<Item = &'a Map>) -> Vec<TablesFault> {
    hit(rule!("atzr.ruling.table-maps"));
    let maps: Vec<&Map> = maps.into_iter().collect();
    let mut faults = Vec::new();
    let buildings = maps.iter().flat_map(|it| &it.buildings);
    let colours: Vec<LootRow> = buildings.flat_map(|it| &it.triangles).map(|it| it.1).collect();
    let all = colours.len();
    for (colour, share) in SHARES {
        let found = colours.iter().filter(|&&it| it == colour).count();
        if (100 * found).abs_diff(share * all) > OFF * all {
            let found = format!("{found} {colour:?} triangles of {all}");
            faults.push(TablesFault::new("/building", found, format!("about {share} hundredths of all")));
        }
    }
    let without_red = |it: &&&Map| {
        it.area == Area::Rural
            && !it.buildings.iter().flat_map(|it| &it.triangles).any(|it| it.1 == LootRow::Red)
    };
    let pale: Vec<&str> = maps.iter().filter(without_red).map(|it| it.name.as_str()).collect();
    if 2 <= pale.len() {
        let expected = "at least one red triangle on any two rural maps";
        faults.push(TablesFault::new("/building", format!("no red one on {}", pale.join(" and ")), expected));
    }
    for (i, map) in maps.iter().enumerate() {
        if maps[..i].iter().any(|it| it.name == map.name) {
            faults.push(TablesFault::new(
                "/name",
                format!("{} twice", map.name),
                "a name of its own for each map",
            ));
        }
    }
    faults
}
