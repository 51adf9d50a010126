//! A game that is played through the API, by what stands if nobody cares.
use std::{net::SocketAddr, time::Instant};

use serde_json::{Value, json};

use crate::client::Client;

#[derive(Debug)]
pub struct Table {
    client: Client,
    path: String,
    next: Next,
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
        let (path, next) = (format!("/api/seats/{key}"), Next::of(asked));
        Table { client, path, next }
    }

    /// Answers; nothing if the game is over.
    pub async fn answer(&mut self) -> Option<Trip> {
        let Next::Answer(body) = &self.next else { return None };
        let start = Instant::now();
        let reply = self.client.post(&format!("{}/answer", self.path), body).await;
        let trip = Trip { sent: body.len(), came: reply.len(), took: start.elapsed().as_secs_f64() * 1e6 };
        // What the client makes of it is its own affair.
        self.next = Next::of(std::str::from_utf8(reply).expect("text"));
        Some(trip)
    }

    /// Takes a game that is over back to its first decision; the dice fall anew.
    pub async fn again(&mut self) {
        let Next::Over(number) = &self.next else { return };
        let body = json!({ "number": number, "to": 0 }).to_string();
        let reply = self.client.post(&format!("{}/undo", self.path), &body).await;
        self.next = Next::of(std::str::from_utf8(reply).expect("text"));
    }
}

/// What a client does next.
#[derive(Debug)]
enum Next {
    /// Sends this.
    Answer(String),
    /// Begins again; the table is known by this number.
    Over(String),
}

impl Next {
    /// Read without parsing all of it, so that the client costs little: what stands if nobody cares, and the number.
    fn of(told: &str) -> Next {
        let number =
            told.rsplit_once("\"number\":\"").and_then(|it| it.1.split_once('"')).expect("a number").0;
        if !told.starts_with("{\"state\":\"asked\"") {
            return Next::Over(number.to_owned());
        }
        let default = told.rsplit_once("\"default\":").and_then(|it| it.1.split_once("},\"number\""));
        let default = default.expect("a default").0;
        Next::Answer(format!("{{\"number\":\"{number}\",\"answer\":{default}}}"))
    }
}
