//! Values as JSON read as what they should be, and what is said of those that are something else.
use std::collections::BTreeMap;

use kernel::written::{fit, read};
use serde::Deserialize;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Party {
    who: Vec<Person>,
    #[serde(default)]
    rounds: BTreeMap<u8, Weapon>,
    cash: Option<i32>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Person {
    name: String,
    weapon: Weapon,
    at: (i32, f64),
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Weapon {
    Fists,
    Pistol(u8),
    Rifle { rounds: u8 },
}

fn party(text: &str) -> Result<Party, String> {
    fit(&serde_json::from_str(text).unwrap()).map_err(|it| it.to_string())
}

#[test]
fn what_fits_is_read_as_it_stands() {
    let text = r#"{"who": [{"name": "Ann", "weapon": {"rifle": {"rounds": 3}}, "at": [-1, 0.5]}, {"name": "Bo", "weapon": "fists", "at": [2, 3]}],
        "rounds": {"7": {"pistol": 6}}, "cash": null}"#;
    let by_serde: Party = serde_json::from_str(text).unwrap();
    assert_eq!(party(text).unwrap(), by_serde);
    assert_eq!(by_serde.rounds[&7], Weapon::Pistol(6));
}

/// Each with where it is, as in the error, and what is said there.
const MISFITS: &[(&str, &str)] = &[
    ("null", "takes an object, not null"),
    ("[]", "takes an object, not a list"),
    ("{}", "who is missing"),
    (r#"{"who": 3}"#, "who: takes a list, not 3"),
    (r#"{"who": [], "luck": 1}"#, "luck: there is no such field; there are who, rounds and cash"),
    (r#"{"who": [{"name": "Ann"}]}"#, "who[0].weapon is missing"),
    (r#"{"who": [], "cash": 2.5}"#, "cash: takes a whole number, not 2.5"),
    (r#"{"who": [], "cash": 3000000000}"#, "cash: takes a number closer to 0, not 3000000000"),
    (r#"{"who": [], "rounds": {"x": "fists"}}"#, "rounds.x: takes a whole number from 0 to 255, not \"x\""),
    (r#"{"who": [], "rounds": {"300": "fists"}}"#, "rounds.300: takes a whole number from 0 to 255, not 300"),
    (r#"{"who": [], "rounds": {"1": "sword"}}"#, "rounds.1: takes fists, pistol or rifle, not `sword`"),
    (r#"{"who": [], "rounds": {"1": 4}}"#, "rounds.1: takes one of fists, pistol or rifle, not 4"),
    (
        r#"{"who": [], "rounds": {"1": {"fists": null, "pistol": 1}}}"#,
        "rounds.1: takes one of fists, pistol or rifle, not several of them",
    ),
    (r#"{"who": [], "rounds": {"1": {"fists": 2}}}"#, "rounds.1.fists: takes nothing beside its name, not 2"),
    (
        r#"{"who": [], "rounds": {"1": "pistol"}}"#,
        "rounds.1.pistol: takes {\"pistol\": …}, not the bare name",
    ),
    (
        r#"{"who": [], "rounds": {"1": {"rifle": {"rounds": -1}}}}"#,
        "rounds.1.rifle.rounds: takes a whole number from 0 to 255, not -1",
    ),
    (
        r#"{"who": [{"name": "Ann", "weapon": "fists", "at": [1]}]}"#,
        "who[0].at: takes a list of 2, not a list of 1",
    ),
    (
        r#"{"who": [{"name": "Ann", "weapon": "fists", "at": [1, 2, 3]}]}"#,
        "who[0].at: takes fewer of them, not a list of 3",
    ),
];

#[test]
fn what_does_not_fit_is_said_with_its_place() {
    for (text, said) in MISFITS {
        assert_eq!(party(text).unwrap_err(), *said, "{text}");
    }
}

/// The text of a file, with where it is wrong, what stands there and what should.
const FAULTY: &[(&str, &str)] = &[
    ("{\"who\": [\n  7]}", "line 2, column 3: /who/0: found 7, expected an object"),
    (
        "{\"who\": [],\n \"luck\": 1}",
        "line 2, column 10: /luck: found `luck`, expected one of these: who, rounds, cash",
    ),
    ("{\"cash\": 1}", "line 1, column 1: /who: found no `who`, expected a value for `who`"),
    ("{\"who\": [], \"who\": []}", "line 1, column 17: found a second `who`, expected each name once"),
    ("{\"who\": [", "line 1, column 9: found the end of the text, expected the rest of the party"),
    ("{\"who\": [1,]}", "line 1, column 12: found a comma at the end, expected another value, or no comma"),
    ("{who: []}", "line 1, column 2: found `w`, expected a name in quotes"),
    ("{\"who\": []} 3", "line 1, column 13: found `3`, expected nothing after the end of the party"),
];

#[test]
fn a_faulty_text_is_refused_with_line_and_column() {
    for (text, said) in FAULTY {
        assert_eq!(read::<Party>(text, "party").unwrap_err().to_string(), *said, "{text}");
    }
}
