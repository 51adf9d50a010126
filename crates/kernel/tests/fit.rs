//! Values as JSON read as what they should be, and what is said of those that are something else.
#![allow(clippy::unwrap_used)]
use std::collections::BTreeMap;

use kernel::written::fit;
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
    ("null", "invalid type: null, expected struct Party"),
    ("[]", "invalid type: sequence, expected struct Party"),
    ("{}", "missing field `who`"),
    (r#"{"who": 3}"#, "who: invalid type: integer `3`, expected a sequence"),
    (r#"{"who": [], "luck": 1}"#, "luck: unknown field `luck`, expected one of `who`, `rounds`, `cash`"),
    (r#"{"who": [{"name": "Ann"}]}"#, "who[0]: missing field `weapon`"),
    (r#"{"who": [], "cash": 2.5}"#, "cash: invalid type: floating point `2.5`, expected i32"),
    (r#"{"who": [], "cash": 3000000000}"#, "cash: invalid value: integer `3000000000`, expected i32"),
    (r#"{"who": [], "rounds": {"x": "fists"}}"#, "rounds.x: invalid type: string \"x\", expected u8"),
    (r#"{"who": [], "rounds": {"300": "fists"}}"#, "rounds.300: invalid value: integer `300`, expected u8"),
    (
        r#"{"who": [], "rounds": {"1": "sword"}}"#,
        "rounds.1: unknown variant `sword`, expected one of `fists`, `pistol`, `rifle`",
    ),
    (r#"{"who": [], "rounds": {"1": 4}}"#, "rounds.1: invalid type: integer `4`, expected string or map"),
    (
        r#"{"who": [], "rounds": {"1": {"fists": null, "pistol": 1}}}"#,
        "rounds.1: invalid value: map, expected map with a single key",
    ),
    (
        r#"{"who": [], "rounds": {"1": {"fists": 2}}}"#,
        "rounds.1.fists: invalid type: integer `2`, expected unit",
    ),
    (
        r#"{"who": [], "rounds": {"1": "pistol"}}"#,
        "rounds.1.pistol: invalid type: unit variant, expected newtype variant",
    ),
    (
        r#"{"who": [], "rounds": {"1": {"rifle": {"rounds": -1}}}}"#,
        "rounds.1.rifle.rounds: invalid value: integer `-1`, expected u8",
    ),
    (
        r#"{"who": [{"name": "Ann", "weapon": "fists", "at": [1]}]}"#,
        "who[0].at: invalid length 1, expected a tuple of size 2",
    ),
    (
        r#"{"who": [{"name": "Ann", "weapon": "fists", "at": [1, 2, 3]}]}"#,
        "who[0].at: invalid length 3, expected fewer elements in array",
    ),
];

#[test]
fn what_does_not_fit_is_said_with_its_place() {
    for (text, said) in MISFITS {
        assert_eq!(party(text).unwrap_err(), *said, "{text}");
    }
}
