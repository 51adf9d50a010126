//! One object: where the games come from, then the games, one on a line.
use serde::{Deserialize, Serialize};
use shelf::GameRow;

use super::Results;
use crate::origin::Origin;

#[derive(Serialize, Deserialize)]
struct Whole<O, R> {
    origin: O,
    games: R,
}

pub fn write(results: &Results) -> Result<Vec<u8>, String> {
    let wrong = |it: serde_json::Error| it.to_string();
    let mut text =
        format!("{{\"origin\":{},\n\"games\":[\n", serde_json::to_string(&results.origin).map_err(wrong)?);
    for (at, row) in results.rows.iter().enumerate() {
        if at != 0 {
            text.push_str(",\n");
        }
        text.push_str(&serde_json::to_string(row).map_err(wrong)?);
    }
    text.push_str("\n]}\n");
    Ok(text.into_bytes())
}

pub fn read(bytes: &[u8]) -> Result<Results, String> {
    let Whole { origin, games }: Whole<Origin, Vec<GameRow>> = serde_json::from_slice(bytes)
        .map_err(|_| "it is not a file of the lab, or not all of it".to_owned())?;
    Ok(Results { origin, rows: games })
}
