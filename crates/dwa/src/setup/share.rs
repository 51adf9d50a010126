//! A team shared out between players: a matter of the table, not of the rules.
use std::collections::BTreeSet;

use kernel::written;
use serde_json::{Value, json};

use super::scenario::Scenario;

/// How many team members there are to share out.
pub fn people(scenario: &Scenario) -> usize {
    scenario.file().humans.iter().filter(|it| it.member).count()
}

/// The text of a scenario whose team is shared between so many players, one after the other. A file that seats as many
/// already stays as it is: who stands together may be why it was written.
pub fn share(text: &str, players: u8) -> Result<String, String> {
    let mut whole = written::json(text, "scenario").map_err(|it| it.to_string())?;
    let declared = whole["seats"].as_u64();
    let Some(humans) = whole["humans"].as_array_mut() else { return Ok(text.to_owned()) };
    if declared == Some(players.into()) && seated(humans) == usize::from(players) {
        return Ok(text.to_owned());
    }
    let mut team: Vec<&mut Value> = humans.iter_mut().filter(|it| it["member"] != false).collect();
    let most = team.len();
    if players == 0 || most < usize::from(players) {
        return Err(format!("players: found {players}, expected 1 to {most}, for there are {most} people"));
    }
    for (i, human) in team.iter_mut().enumerate() {
        human["seat"] = json!(i % usize::from(players));
    }
    for human in humans.iter_mut().filter(|it| it["member"] == false) {
        human["seat"] = json!(0);
    }
    whole["seats"] = json!(players);
    Ok(whole.to_string())
}

/// How many seats the team has people in.
fn seated(humans: &[Value]) -> usize {
    let seats = humans.iter().filter(|it| it["member"] != false).map(|it| it["seat"].as_u64().unwrap_or(0));
    seats.collect::<BTreeSet<u64>>().len()
}
