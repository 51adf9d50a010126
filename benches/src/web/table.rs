//! A game that is played through the API, by what stands if nobody cares.
use std::{net::SocketAddr, time::Instant};

use serde_json::{Value, json};

use crate::client::Client;

#[derive(Debug)]
pub struct Table {
    client: Client,
    path: String,
    /// The next answer, if there is a question.
    next: Option<String>,
}

/// One decision: the bytes each way, and the microseconds between.
#[derive(Debug)]
pub struct Trip {
    pub sent: usize,
    pub came: usize,
    pub took: f64,
}

impl Table {
    pub async fn set(at: SocketAddr, seed: u64) -> Table {
        let mut client = Client::connect(at).await;
        let order = json!({ "scenario": "street", "seed": seed }).to_string();
        let set: Value = serde_json::from_slice(client.post("/api/games", &order).await).expect("JSON");
        let key = set["chairs"]["seats"][0]["key"].as_str().expect("a key").to_owned();
        let asked = crate::client::get(at, &format!("/api/seats/{key}/question"));
        let asked = asked.split_once("\r\n\r\n").map_or("", |it| it.1);
        Table { client, path: format!("/api/seats/{key}/answer"), next: answer(asked.as_bytes()) }
    }

    /// Answers; nothing if the game is over.
    pub async fn answer(&mut self) -> Option<Trip> {
        let body = self.next.take()?;
        let start = Instant::now();
        let reply = self.client.post(&self.path, &body).await;
        let trip = Trip { sent: body.len(), came: reply.len(), took: start.elapsed().as_secs_f64() * 1e6 };
        // What the client makes of it is its own affair.
        self.next = answer(reply);
        Some(trip)
    }
}

/// The answer to a question as the server tells it.
fn answer(told: &[u8]) -> Option<String> {
    let asked: Value = serde_json::from_slice(told).expect("JSON");
    let number = &asked["number"];
    (asked["state"] == "asked")
        .then(|| json!({ "number": number, "answer": asked["question"]["default"] }).to_string())
}
