//! Whole games one after the other through one server, and what its memory comes to. Bounded in games and in time; loopback only.
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{
    client::{self, Client},
    program::{self, Program},
};

/// Scenarios of both books, long ones among them.
const SCENARIOS: [&str; 6] = ["street", "market", "farmhouse", "alley", "supermarket", "maple-heights"];

const MOST_GAMES: u64 = 100_000;
/// Nobody defends himself for longer than this.
const MOST_ANSWERS: usize = 60;
/// Every so many games somebody reads the whole report too, which plays many games to see what decided it.
const REPORTED: u64 = 25;
const TOLD: Duration = Duration::from_secs(60);
/// How long nobody comes at the end, so that everything idle is put away.
const REST: Duration = Duration::from_secs(150);

/// Plays for so many minutes and prints the program's memory every minute, and once more when everybody has gone.
pub fn soak(minutes: u64) {
    let program = Program::start(&program::beside("bench-soak"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    println!("minutes   games   memory");
    let (begun, mut told, mut games) = (Instant::now(), Instant::now(), 0);
    tell(&program, begun, games);
    while begun.elapsed() < Duration::from_secs(60 * minutes) && games < MOST_GAMES {
        runtime.block_on(whole_game(&program, games));
        games += 1;
        if TOLD <= told.elapsed() {
            tell(&program, begun, games);
            told = Instant::now();
        }
    }
    tell(&program, begun, games);
    std::thread::sleep(REST);
    tell(&program, begun, games);
    println!("(the last {} s nobody came)", REST.as_secs());
}

fn tell(program: &Program, begun: Instant, games: u64) {
    println!(
        "{:7.1} {games:7} {:5.0} MB",
        begun.elapsed().as_secs_f64() / 60.0,
        program.memory() as f64 / 1024.0
    );
}

/// A game to its end, in turn by bots and by a client who takes what stands if nobody cares; then it is looked back at.
async fn whole_game(program: &Program, n: u64) {
    let at = program.at;
    let mut client = Client::connect(at).await;
    let scenario = SCENARIOS[n as usize % SCENARIOS.len()];
    let bots = if (n / SCENARIOS.len() as u64).is_multiple_of(2) { json!(["steady"]) } else { json!([]) };
    let order = json!({ "scenario": scenario, "seed": n, "bots": bots }).to_string();
    let set: Value = serde_json::from_slice(client.post("/api/games", &order).await).expect("JSON");
    let chairs = &set["chairs"];
    let key = chairs["seats"][0]["key"].as_str().or(chairs["watch"].as_str()).expect("a key").to_owned();
    let mut now = read(&client::get(at, &format!("/api/seats/{key}/question")));
    for _ in 0..MOST_ANSWERS {
        if now["state"] != "asked" {
            break;
        }
        let body = json!({ "number": now["number"], "answer": now["question"]["default"] }).to_string();
        let next = client.post(&format!("/api/seats/{key}/answer"), &body).await;
        now = serde_json::from_slice(next).expect("JSON");
    }
    client::get(at, &format!("/seat/{key}"));
    client::get(at, &format!("/api/seats/{key}/replay"));
    if n.is_multiple_of(REPORTED) {
        client::get(at, &format!("/api/seats/{key}/report"));
    }
}

fn read(told: &str) -> Value {
    told.split_once("\r\n\r\n").and_then(|it| serde_json::from_str(it.1).ok()).unwrap_or_default()
}
