//! A side shared out between players: a matter of the table, not of the rules.
use kernel::written;
use serde_json::{Value, json};

use super::scenario::Scenario;

/// How many people there are to share out: those of the first side.
pub fn people(scenario: &Scenario) -> usize {
    scenario.file().sides.first().map_or(0, |it| it.people.len())
}

/// The text of a scenario whose first side is shared between so many players, one after the other; those of the other sides sit behind
/// them. A file that seats as many already stays as it is.
pub fn share(text: &str, players: u8) -> Result<String, String> {
    let mut whole = written::json(text, "scenario").map_err(|it| it.to_string())?;
    let Some(sides) = whole["sides"].as_array_mut() else { return Ok(text.to_owned()) };
    let Some(first) = sides.first_mut() else { return Ok(text.to_owned()) };
    let seated = first["seats"].as_array().map_or(0, Vec::len);
    if seated == usize::from(players) {
        return Ok(text.to_owned());
    }
    let people = first["people"].as_array_mut().map_or(&mut [][..], Vec::as_mut_slice);
    let most = people.len();
    if players == 0 || most < usize::from(players) {
        return Err(format!("players: found {players}, expected 1 to {most}, for there are {most} people"));
    }
    for (i, person) in people.iter_mut().enumerate() {
        person["seat"] = json!(i % usize::from(players));
    }
    first["seats"] = json!((0..players).collect::<Vec<u8>>());
    for (i, side) in sides.iter_mut().enumerate().skip(1) {
        side["seats"] = json!([usize::from(players) + i - 1]);
        let people = side["people"].as_array_mut().map_or(&mut [][..], Vec::as_mut_slice);
        for person in people {
            person.as_object_mut().and_then(|it: &mut serde_json::Map<String, Value>| it.remove("seat"));
        }
    }
    Ok(whole.to_string())
}
