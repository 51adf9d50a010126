//! What the table in the browser costs, against a bare axum echo of the same size in the same run:
//! `cargo build --release && cargo run --release -p benches --bin web`.
mod client;
mod echo;
mod program;

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use client::Client;
use program::Program;
use serde_json::{Value, json};

/// How often everything is measured; the median is printed, with the least and the most.
const ROUNDS: usize = 5;
/// How long each side is asked in a round.
const LONG: Duration = Duration::from_millis(1500);
const TABLES: usize = 64;

fn main() {
    let mut words = std::env::args().skip(1);
    if words.next().as_deref() == Some("echo") {
        echo::serve();
        return;
    }
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("load before: {}", load.trim());
    size();
    first_page();
    let disk = beside_the_program("bench-games");
    decisions("games on disk", &disk);
    let memory = PathBuf::from("/dev/shm/shamble-bench-games");
    if Path::new("/dev/shm").is_dir() {
        decisions("games in memory, where syncing costs nothing", &memory);
    }
    syncing(&disk);
}

fn beside_the_program(name: &str) -> PathBuf {
    program::path().with_file_name(name)
}

fn size() {
    let bytes = std::fs::metadata(program::path()).map_or(0, |it| it.len());
    println!("the program: {:.1} MB", bytes as f64 / 1e6);
}

/// From the start of the process to the first page, whole.
fn first_page() {
    let mut times: Vec<f64> = (0..11)
        .map(|_| {
            let folder = beside_the_program("bench-first");
            let start = Instant::now();
            let program = Program::start(&folder);
            let page = client::get(program.at, "/");
            assert!(page.starts_with("HTTP/1.1 200"), "{page:.100}");
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    let [median, least, most] = middle(&mut times);
    println!("first page after the start of the process: {median:.0} ms ({least:.0} to {most:.0})");
}

fn middle(all: &mut [f64]) -> [f64; 3] {
    all.sort_by(f64::total_cmp);
    [all[all.len() / 2], all[0], all[all.len() - 1]]
}

/// One decision through the server and many tables at once, each round with the echo beside it.
fn decisions(what: &str, folder: &Path) {
    let program = Program::start(folder);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let sizes = runtime.block_on(sizes(&program));
    println!("\n{what}: a decision is {} bytes out and {} back", sizes.0, sizes.1);
    let echo = echo::Echo::start(sizes.1);
    for tables in [1, TABLES] {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for round in 0..ROUNDS {
            theirs.push(runtime.block_on(echoed(&echo, sizes.0, tables)));
            ours.push(runtime.block_on(played(&program, tables, round)));
        }
        tell("a bare echo", tables, &mut theirs);
        tell("decisions", tables, &mut ours);
    }
}

fn tell(what: &str, tables: usize, rounds: &mut [Vec<f64>]) {
    let mut p50: Vec<f64> = rounds.iter_mut().map(|it| middle(it)[0]).collect();
    let mut each: Vec<f64> = rounds.iter().map(|it| it.len() as f64 / LONG.as_secs_f64()).collect();
    let [p50, least, most] = middle(&mut p50);
    let [trips, fewest, best] = middle(&mut each);
    println!(
        "  {tables} at once, {what}: p50 {p50:.0} us ({least:.0} to {most:.0}), {trips:.0} round trips/s ({fewest:.0} to {best:.0})"
    );
}

/// How many bytes a decision is each way, as the median of one game.
async fn sizes(program: &Program) -> (usize, usize) {
    let mut table = Table::set(program, 7).await;
    let (mut out, mut back) = (Vec::new(), Vec::new());
    for _ in 0..60 {
        let (sent, came) = table.decide(program).await;
        out.push(sent as f64);
        back.push(came as f64);
    }
    (middle(&mut out)[0] as usize, middle(&mut back)[0] as usize)
}

/// Microseconds of every round trip to the echo.
async fn echoed(echo: &echo::Echo, size: usize, clients: usize) -> Vec<f64> {
    let body = "x".repeat(size);
    let tasks = (0..clients).map(|_| {
        let (body, at) = (body.clone(), echo.at);
        async move {
            let mut client = Client::connect(at).await;
            let (end, mut all) = (Instant::now() + LONG, Vec::new());
            while Instant::now() < end {
                let start = Instant::now();
                client.post("/echo", &body).await;
                all.push(start.elapsed().as_secs_f64() * 1e6);
            }
            all
        }
    });
    together(tasks).await
}

/// Microseconds of every decision at these many tables.
async fn played(program: &Program, tables: usize, round: usize) -> Vec<f64> {
    let mut set = Vec::new();
    for table in 0..tables {
        set.push(Table::set(program, (round * TABLES + table) as u64).await);
    }
    let at = program.at;
    let tasks = set.into_iter().map(|mut table| async move {
        let (end, mut all) = (Instant::now() + LONG, Vec::new());
        while Instant::now() < end {
            let start = Instant::now();
            if !table.answer().await {
                // A new game in the place of one that is over; that is not counted.
                table = Table::set_at(at, all.len() as u64).await;
                continue;
            }
            all.push(start.elapsed().as_secs_f64() * 1e6);
        }
        all
    });
    together(tasks).await
}

async fn together(tasks: impl Iterator<Item = impl Future<Output = Vec<f64>>>) -> Vec<f64> {
    let mut all = tokio::task::JoinSet::new();
    let local = tokio::task::LocalSet::new();
    let mut handles = Vec::new();
    let _ = &mut all;
    local
        .run_until(async {
            let mut times: Vec<f64> = Vec::new();
            for task in tasks {
                handles.push(task);
            }
            let done = futures(handles).await;
            for it in done {
                times.extend(it);
            }
            times
        })
        .await
}
