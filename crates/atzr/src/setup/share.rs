//! A side shared out between players: a matter of the table, not of the rules.
use std::collections::BTreeSet;

use kernel::written;
use serde_json::json;

use super::scenario::Scenario;

/// How many people there are to share out.
pub fn people(scenario: &Scenario) -> usize {
    scenario.file().teams.iter().map(|it| it.people.len()).sum()
}

/// The text of a scenario whose people are shared between so many players, one after the other. A file that seats as many
/// already stays as it is.
pub fn share(text: &str, players: u8) -> Result<String, String> {
    let mut whole = written::json(text, "scenario").map_err(|it| it.to_string())?;
    let Some(teams) = whole["teams"].as_array_mut() else { return Ok(text.to_owned()) };
    // Sides that play against each other are not shared: everybody has his own already.
    let [team] = teams.as_mut_slice() else { return Ok(text.to_owned()) };
    let Some(people) = team["people"].as_array_mut() else { return Ok(text.to_owned()) };
    let most = people.len();
    if players == 0 || most < usize::from(players) {
        return Err(format!("players: found {players}, expected 1 to {most}, for there are {most} people"));
    }
    let seats = people.iter().map(|it| it["seat"].as_u64().unwrap_or(0));
    if seats.collect::<BTreeSet<u64>>().len() == usize::from(players) {
        return Ok(text.to_owned());
    }
    for (i, person) in people.iter_mut().enumerate() {
        person["seat"] = json!(i % usize::from(players));
    }
    Ok(whole.to_string())
}
