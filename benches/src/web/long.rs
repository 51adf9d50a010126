//! What an answer costs late in a long game: the page's, with all its parts in the reply, and a program's.
use std::time::Instant;

use benches::long;
use serde_json::{Map, Value, json};
use store::GameFile;

use crate::{client::Client, middle, program, program::Program};

/// After so many decisions it is measured.
const DECISIONS: [usize; 4] = [50, 500, 2_500, 5_000];
const PEOPLE: usize = 12;
/// How many answers are measured each time.
const ANSWERS: usize = 150;

pub fn answers() {
    let program = Program::start(&program::beside("bench-long"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    for decisions in DECISIONS {
        let seat = runtime.block_on(imported(&program, decisions));
        let begun = Instant::now();
        let story = crate::client::get(program.at, &format!("{seat}/story"));
        let whole = begun.elapsed().as_secs_f64() * 1e3;
        let lines = story.matches("<li ").count();
        for (what, page) in [("the page", true), ("a program", false)] {
            let (mut took, mut came) = runtime.block_on(answered(&program, &seat, page));
            let ([p50, least, most], [bytes, ..]) = (middle(&mut took), middle(&mut came));
            println!(
                "{PEOPLE} people after {decisions} decisions, an answer of {what}: p50 {p50:.0} us ({least:.0} to {most:.0}), {bytes:.0} bytes"
            );
        }
        let parts = crate::client::get(program.at, &format!("{seat}/parts"));
        let parts: Value =
            serde_json::from_str(parts.split_once("\r\n\r\n").map_or("", |it| it.1)).expect("JSON");
        let part = |id: &str| parts["parts"][id].as_str().map_or(0, str::len);
        println!(
            "  of the page: board {} bytes, journal {}, people {}",
            part("stage"),
            part("journal"),
            part("party")
        );
        println!("  the whole story of {lines} lines, which no answer waits for: {whole:.1} ms");
    }
}

/// A game of so many decisions, taken in as a file that somebody has handed on; the address of its first chair.
async fn imported(program: &Program, decisions: usize) -> String {
    let (session, dice) = long::of_people(PEOPLE, decisions);
    let path = program::beside("bench-long.shamble");
    let _ = std::fs::remove_file(&path);
    let mut about = Map::new();
    about.insert("name".to_owned(), json!("A long watch"));
    about.insert("seed".to_owned(), json!(dice.seed()));
    drop(GameFile::create(&*path, about, &session).expect("a game"));
    let text = std::fs::read_to_string(&path).expect("a file");
    let _ = std::fs::remove_file(&path);
    let mut client = Client::connect(program.at).await;
    let taken: Value = serde_json::from_slice(client.post("/api/import", &text).await).expect("JSON");
    taken["at"].as_str().expect("an address").to_owned()
}

/// Microseconds and bytes of every answer, each what stands if nobody cares.
async fn answered(program: &Program, seat: &str, page: bool) -> (Vec<f64>, Vec<f64>) {
    let mut client = Client::connect(program.at).await;
    let api = seat.replace("/seat/", "/api/seats/");
    let (mut took, mut came, mut heard, mut first) = (Vec::new(), Vec::new(), u64::MAX, None);
    while took.len() < ANSWERS {
        let asked = crate::client::get(program.at, &format!("{api}/question"));
        let asked: Value =
            serde_json::from_str(asked.split_once("\r\n\r\n").map_or("", |it| it.1)).expect("JSON");
        let (number, default) = (&asked["number"], &asked["question"]["default"]);
        let first = first.get_or_insert_with(|| asked["decisions"].clone());
        if asked["state"] != "asked" {
            // Nobody defends himself: it is taken back to where it was taken up, which is not counted.
            let body = json!({ "number": number, "to": first }).to_string();
            client.post(&format!("{api}/undo"), &body).await;
            continue;
        }
        let form = default["one"].as_u64().filter(|_| page);
        let begun = Instant::now();
        let reply = match form {
            Some(one) => {
                let number = number.as_str().unwrap_or_default();
                let body = format!("question={number}&one={one}&since={heard}");
                client.post_form(&format!("{seat}/answer"), &body).await
            }
            None => {
                let body = json!({ "number": number, "answer": default }).to_string();
                client.post(&format!("{api}/answer"), &body).await
            }
        };
        let took_us = begun.elapsed().as_secs_f64() * 1e6;
        if page && form.is_none() {
            continue;
        }
        took.push(took_us);
        came.push(reply.len() as f64);
        if page {
            let parts: Value = serde_json::from_slice(reply).expect("JSON");
            heard = parts["heard"].as_u64().expect("a number");
        }
    }
    (took, came)
}
