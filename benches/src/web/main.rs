//! What the table in the browser costs, against a bare axum echo of the same size in the same run:
//! `cargo build --profile dist -p shamble && cargo run --profile dist -p benches --bin web`, with `first`, `disk`, `memory` or `long` only that; with `soak 60`
//! games for an hour, and what the program's memory comes to.
mod client;
mod echo;
mod long;
mod program;
mod soak;
mod table;

use std::{
    future::Future,
    io::Write,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use client::Client;
use echo::Echo;
use program::Program;
use table::Table;

/// How often everything is measured; the median is printed, with the least and the most.
const ROUNDS: usize = 5;
/// How long each side is asked in a round.
const LONG: Duration = Duration::from_millis(1500);
const TABLES: usize = 64;

fn main() {
    if std::env::args().nth(1).as_deref() == Some("echo") {
        echo::serve();
        return;
    }
    if std::env::args().nth(1).as_deref() == Some("soak") {
        soak::soak(std::env::args().nth(2).and_then(|it| it.parse().ok()).unwrap_or(60));
        return;
    }
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("load before: {}", load.trim());
    let bytes = std::fs::metadata(program::path()).map_or(0, |it| it.len());
    println!("the program: {:.1} MB", bytes as f64 / 1e6);
    if is_wanted("first") {
        first_page();
    }
    if is_wanted("disk") {
        let disk = program::beside("bench-games");
        syncing(&disk);
        decisions("games on disk", &disk);
    }
    if is_wanted("memory") && Path::new("/dev/shm").is_dir() {
        decisions("games in memory, where syncing costs nothing", &PathBuf::from("/dev/shm/shamble-bench"));
    }
    if is_wanted("long") {
        long::answers();
    }
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("load after: {}", load.trim());
}

fn is_wanted(what: &str) -> bool {
    std::env::args().nth(1).is_none_or(|it| it == what)
}

/// The median, the least and the most.
fn middle(all: &mut [f64]) -> [f64; 3] {
    all.sort_by(f64::total_cmp);
    match all.len() {
        0 => [f64::NAN; 3],
        n => [all[n / 2], all[0], all[n - 1]],
    }
}

/// From the start of the process to the first page, whole.
fn first_page() {
    let folder = program::beside("bench-first");
    let mut times = Vec::new();
    for _ in 0..11 {
        let start = Instant::now();
        let program = Program::start(&folder);
        let page = client::get(program.at, "/");
        assert!(page.starts_with("HTTP/1.1 200"), "{page:.100}");
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    let [median, least, most] = middle(&mut times);
    println!("first page after the start of the process: {median:.0} ms ({least:.0} to {most:.0})");
}

/// What it costs this disk to keep a few bytes for good.
fn syncing(folder: &Path) {
    std::fs::create_dir_all(folder).expect("a folder");
    let path = folder.join("sync");
    let mut file = std::fs::File::create(&path).expect("a file");
    let mut times = Vec::new();
    for _ in 0..200 {
        let start = Instant::now();
        file.write_all(&[b'x'; 100]).expect("room on the disk");
        file.sync_data().expect("a disk that keeps");
        times.push(start.elapsed().as_secs_f64() * 1e6);
    }
    let [median, least, most] = middle(&mut times);
    println!("100 bytes and a sync on this disk: p50 {median:.0} us ({least:.0} to {most:.0})");
    let _ = std::fs::remove_file(path);
}

/// One decision through the server and many tables at once, each round with the echo beside it.
fn decisions(what: &str, folder: &Path) {
    let program = Program::start(folder);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let (sent, came) = runtime.block_on(sizes(&program));
    println!("\n{what}: a decision is {sent} bytes out and {came} back");
    let kept = folder.with_extension("echo");
    let echoes = [Echo::start(came), Echo::that_keeps(came, &kept)];
    for tables in [1, TABLES] {
        let mut rounds = [Vec::new(), Vec::new(), Vec::new()];
        for round in 0..ROUNDS {
            for (echo, all) in echoes.iter().zip(&mut rounds) {
                all.push(runtime.block_on(echoed(echo, sent, tables)));
            }
            rounds[2].push(runtime.block_on(played(&program, tables, round)));
        }
        let whats = ["a bare echo", "an echo that keeps what it is sent", "decisions"];
        let mut told = whats.iter().zip(&mut rounds).map(|(what, rounds)| tell(what, tables, rounds));
        let [bare, keeps, ours] = std::array::from_fn(|_| told.next().unwrap_or_default());
        for (what, them) in [("a bare echo", bare), ("one that keeps", keeps)] {
            println!("  against {what}: p50 {:.2}, round trips {:.3}", ours.0 / them.0, ours.1 / them.1);
        }
    }
    let _ = std::fs::remove_file(kept);
}

/// Prints the median of the rounds: p50 in microseconds, and round trips a second.
fn tell(what: &str, tables: usize, rounds: &mut [Vec<f64>]) -> (f64, f64) {
    let mut p50: Vec<f64> = rounds.iter_mut().map(|it| middle(it)[0]).collect();
    let mut each: Vec<f64> = rounds.iter().map(|it| it.len() as f64 / LONG.as_secs_f64()).collect();
    let [p50, least, most] = middle(&mut p50);
    let [trips, fewest, best] = middle(&mut each);
    println!(
        "  {tables} at once, {what}: p50 {p50:.0} us ({least:.0} to {most:.0}), {trips:.0} round trips/s ({fewest:.0} to {best:.0})"
    );
    (p50, trips)
}

/// How many bytes a decision is each way, as the median of some.
async fn sizes(program: &Program) -> (usize, usize) {
    let mut table = Table::set(program.at, 7).await;
    let (mut out, mut back) = (Vec::new(), Vec::new());
    while out.len() < 100 {
        match table.answer().await {
            Some(trip) => {
                out.push(trip.sent as f64);
                back.push(trip.came as f64);
            }
            None => table.again().await,
        }
    }
    (middle(&mut out)[0] as usize, middle(&mut back)[0] as usize)
}

/// Microseconds of every round trip to the echo.
async fn echoed(echo: &Echo, size: usize, clients: usize) -> Vec<f64> {
    let (body, at) = ("x".repeat(size), echo.at);
    let ask = move |body: String| async move {
        let mut client = Client::connect(at).await;
        let (end, mut all) = (Instant::now() + LONG, Vec::new());
        while Instant::now() < end {
            let start = Instant::now();
            client.post("/echo", &body).await;
            all.push(start.elapsed().as_secs_f64() * 1e6);
        }
        all
    };
    together((0..clients).map(|_| ask(body.clone()))).await
}

/// Microseconds of every decision at so many tables.
async fn played(program: &Program, tables: usize, round: usize) -> Vec<f64> {
    let at = program.at;
    let mut set = Vec::new();
    for table in 0..tables {
        set.push(Table::set(at, (round * TABLES + table) as u64).await);
    }
    let play = move |mut table: Table| async move {
        let (end, mut all) = (Instant::now() + LONG, Vec::new());
        while Instant::now() < end {
            match table.answer().await {
                Some(trip) => all.push(trip.took),
                // From the start again, which is not counted.
                None => table.again().await,
            }
        }
        all
    };
    together(set.into_iter().map(play)).await
}

/// All at once, on this one thread.
async fn together<F: Future<Output = Vec<f64>> + Send + 'static>(all: impl Iterator<Item = F>) -> Vec<f64> {
    let tasks: Vec<_> = all.map(tokio::spawn).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.expect("no client fails"));
    }
    times
}
