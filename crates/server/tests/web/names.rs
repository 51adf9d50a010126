//! All style sheets are one: a name that two of them use for two things is drawn as both.
use std::collections::{BTreeMap, BTreeSet};

const PAGES: [(&str, &str); 8] = [
    ("page", include_str!("../../assets/page.css")),
    ("start", include_str!("../../assets/start.css")),
    ("table", include_str!("../../assets/table.css")),
    ("moments", include_str!("../../assets/moments.css")),
    ("journal", include_str!("../../assets/journal.css")),
    ("hand", include_str!("../../assets/hand.css")),
    ("report", include_str!("../../assets/report.css")),
    ("lab", include_str!("../../assets/lab.css")),
];

/// Names of the board that pages use too: for the board itself, or where what the board says of them means nothing to a page.
const SHARED: [&str; 17] = [
    "board", "chip", "defs", "dot", "fig", "flag", "hexc", "hplace", "lawn", "leaf", "left", "no", "plank",
    "small", "tick", "volume", "way",
];

/// The selectors of a style sheet, those for print left out.
fn selectors(css: &str) -> Vec<String> {
    let mut rest = css.split("/*");
    let first = rest.next().unwrap_or_default().to_owned();
    let plain = rest.fold(first, |all, it| all + it.split_once("*/").map_or("", |it| it.1));
    let plain = plain.split("@media print").next().unwrap_or_default();
    let heads = plain.split('{').map(|it| it.rsplit(['}', ';']).next().unwrap_or_default());
    heads
        .flat_map(|it| it.split(','))
        .map(|it| it.trim().to_owned())
        .filter(|it| !it.starts_with('@'))
        .collect()
}

fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// All classes that a selector speaks of.
fn classes(selector: &str) -> impl Iterator<Item = String> + '_ {
    let parts = selector.split('.').skip(1);
    let names = parts.map(|it| it.chars().take_while(|&it| is_name(it)).collect::<String>());
    names.filter(|it| it.starts_with(|it: char| it.is_ascii_alphabetic()))
}

#[test]
fn every_class_has_one_style_sheet_that_says_what_it_is() {
    let mut owners: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for (sheet, css) in PAGES {
        for selector in selectors(css) {
            let alone = selector.strip_prefix('.').filter(|it| !it.is_empty() && it.chars().all(is_name));
            if let Some(class) = alone {
                owners.entry(class.to_owned()).or_default().insert(sheet);
            }
        }
    }
    assert!(100 < owners.len(), "{owners:?}");
    // What the table lays aside while something is played is a figure of the board.
    let twice: Vec<_> = owners.iter().filter(|it| 1 < it.1.len() && it.0 != "fig").collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn the_board_and_the_pages_share_no_name_unawares() {
    let of = |css: &str| -> BTreeSet<String> {
        selectors(css).iter().flat_map(|it| classes(it).collect::<Vec<_>>()).collect()
    };
    let board = of(picture::style());
    let pages: BTreeSet<String> = PAGES.iter().flat_map(|it| of(it.1)).collect();
    let shared: Vec<&String> =
        board.intersection(&pages).filter(|it| !SHARED.contains(&it.as_str())).collect();
    assert!(shared.is_empty(), "{shared:?}");
}
