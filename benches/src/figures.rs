//! The figures of BENCHMARKS.md in one go: `cargo run --profile dist -p benches [-- WORD]`, a word picks those whose name holds it. After
//! `scenarios` there may be more: see [`scenarios`].
use std::{hint::black_box, time::Instant};

use atzr::bot::Steady;
use benches::{
    encounter, horde, long, procedures, queries,
    scenarios::{self, Selection},
    shooter::Shooter,
    skirmish,
    table::{SINGLE_GAME, WHOLE_BOOK},
};
use dwa::rules::Rules;
use kernel::{Answers, Whim, dice::SeededDice};

/// How often each figure is measured; the median is printed, with the least and the most.
const ROUNDS: usize = 5;

fn main() {
    let word = std::env::args().nth(1).unwrap_or_default();
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!("load before: {}", load.trim());
    let parts: [(&str, fn()); 8] = [
        ("skirmish", skirmishes),
        ("encounter", encounters),
        ("threads", threads),
        ("horde", hordes),
        ("answer undo", sessions),
        ("bytes", bytes),
        ("odds", odds),
        ("scenarios", scenarios),
    ];
    parts.iter().filter(|it| it.0.contains(&word)).for_each(|it| it.1());
}

/// Seconds that one call takes, as the median of several rounds of about `least` seconds, and the spread. The clock is read after ever
/// more calls, so that reading it costs nothing.
fn seconds(least: f64, mut what: impl FnMut()) -> [f64; 3] {
    let mut rounds = [0.0; ROUNDS];
    for round in &mut rounds {
        let (start, mut calls, mut at_once) = (Instant::now(), 0u32, 1);
        while calls == 0 || start.elapsed().as_secs_f64() < least {
            (0..at_once).for_each(|_| what());
            calls += at_once;
            if start.elapsed().as_secs_f64() < least / 16.0 {
                at_once *= 2;
            }
        }
        *round = start.elapsed().as_secs_f64() / f64::from(calls);
    }
    rounds.sort_by(f64::total_cmp);
    [rounds[ROUNDS / 2], rounds[0], rounds[ROUNDS - 1]]
}

fn skirmishes() {
    skirmish("the whole book", WHOLE_BOOK, &|_| Box::new(Shooter::default()));
    skirmish("a single game", SINGLE_GAME, &|_| Box::new(Shooter::default()));
    skirmish("the whole book on a whim", WHOLE_BOOK, &|seed| Box::new(Whim::new(seed)));
}

fn skirmish(name: &str, rules: Rules, bot: &dyn Fn(u64) -> Box<dyn Answers>) {
    let mut seed = 0;
    let [median, least, most] = seconds(0.7, || {
        seed += 1;
        black_box(skirmish::game(rules, seed, &mut *bot(seed)));
    });
    println!("skirmish, {name}: {:.0} games/s ({:.0} to {:.0})", 1.0 / median, 1.0 / most, 1.0 / least);
    let ended: Vec<_> = (0..100).map(|seed| skirmish::game(rules, seed, &mut *bot(seed))).collect();
    let mean = |what: &dyn Fn(&skirmish::Ended) -> u64| ended.iter().map(what).sum::<u64>() as f64 / 100.0;
    println!(
        "  on average {:.1} turns, {:.1} humans and {:.1} zombies left, {:.0} dice",
        mean(&|it| u64::from(it.turn)),
        mean(&|it| it.humans as u64),
        mean(&|it| it.zombies as u64),
        mean(&|it| it.dice)
    );
}

fn encounters() {
    for id in [encounter::SEARCH, "homestead"] {
        encounter(id, "steady", &|seed| Box::new(Steady::new(seed)));
        encounter(id, "on a whim", &|seed| Box::new(Whim::new(seed)));
    }
}

fn encounter(id: &str, name: &str, bot: &dyn Fn(u64) -> Box<dyn Answers>) {
    let start = encounter::start(id);
    let mut seed = 0;
    let [median, least, most] = seconds(0.7, || {
        seed += 1;
        black_box(encounter::game(&start, seed % 500, &mut *bot(seed % 500)));
    });
    let ended: Vec<_> = (0..500).map(|seed| encounter::game(&start, seed, &mut *bot(seed))).collect();
    let mean = |what: &dyn Fn(&encounter::Ended) -> u64| ended.iter().map(what).sum::<u64>() as f64 / 500.0;
    let each = mean(&|it| it.decisions + it.dice);
    println!("encounter {id}, {name}: {:.0} games/s ({:.0} to {:.0})", 1.0 / median, 1.0 / most, 1.0 / least);
    println!(
        "  {:.0} decisions and dice/s; on average {:.1} turns, {:.1} decisions, {:.1} dice, {:.0} % reached",
        each / median,
        mean(&|it| u64::from(it.turn)),
        mean(&|it| it.decisions),
        mean(&|it| it.dice),
        100.0 * mean(&|it| u64::from(it.success))
    );
}

fn threads() {
    let n = 400;
    let time = |threads| {
        let mut games = Vec::new();
        let [median, ..] = seconds(0.0, || games = skirmish::games(WHOLE_BOOK, n, threads));
        (median, games)
    };
    let ((one, alone), (two, together)) = (time(1), time(2));
    assert_eq!(alone, together, "a game depends on the number of threads");
    println!("threads: two are {:.2} times as fast as one, {n} games alike", one / two);
}

fn hordes() {
    let mut first = None;
    for (zombies, humans) in [(100, 10), (1_000, 100), (10_000, 1_000), (100_000, 10_000), (100_000, 10)] {
        let start = horde::start(zombies, humans);
        let mut battles: Vec<_> = Vec::new();
        let mut rounds: Vec<f64> = (0..ROUNDS)
            .map(|_| {
                battles.clear();
                battles.extend((0..(20_000 / zombies).max(1)).map(|_| start.clone()));
                let clock = Instant::now();
                battles.iter_mut().for_each(|it| horde::phase(it, &mut SeededDice::new(2)));
                clock.elapsed().as_secs_f64() * 1e3 / battles.len() as f64
            })
            .collect();
        rounds.sort_by(f64::total_cmp);
        let ms = rounds[ROUNDS / 2];
        println!("horde {zombies} v {humans}: {ms:.3} ms ({:.3} to {:.3})", rounds[0], rounds[ROUNDS - 1]);
        match first {
            None => first = Some(ms),
            Some(least) if humans == 10_000 => {
                println!("horde growth exponent: {:.3}", (ms / least).log10() / 3.0);
            }
            Some(_) => (),
        }
    }
}

fn sessions() {
    for figures in [36, 200] {
        let (session, dice) = long::of_figures(figures, 60);
        let mut at = (session.clone(), dice);
        let mut decided = 0;
        let [median, least, most] = seconds(0.3, || {
            if decided % 100 == 0 {
                at = (session.clone(), dice);
            }
            decided += 1;
            long::decide_as_people_do(&mut at.0, &mut at.1);
        });
        println!(
            "answer at {figures} figures: {:.3} ms ({:.3} to {:.3})",
            median * 1e3,
            least * 1e3,
            most * 1e3
        );
    }
    let (session, _) = long::of_figures(36, 1_000);
    println!("undo in a game of {} decisions, {} steps", session.decisions(), session.steps().len());
    for to in [0, 500, 999] {
        let mut rounds: Vec<f64> = (0..ROUNDS)
            .map(|_| {
                let mut copy = session.clone();
                let clock = Instant::now();
                if let Err(error) = copy.undo_to(to) {
                    panic!("undo to {to}: {error}");
                }
                clock.elapsed().as_secs_f64() * 1e6
            })
            .collect();
        rounds.sort_by(f64::total_cmp);
        println!(
            "undo to decision {to}: {:.1} µs ({:.1} to {:.1})",
            rounds[2],
            rounds[0],
            rounds[ROUNDS - 1]
        );
    }
}

fn bytes() {
    let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("no folder: {error}"));
    for (name, rules) in [("a single game", SINGLE_GAME), ("the whole book", WHOLE_BOOK)] {
        let (mut decisions, mut all, mut inputs) = (0, 0.0, 0.0);
        for seed in 0..10 {
            let start = skirmish::start(rules, seed);
            let game = long::bytes_a_decision(folder.path(), start, name, seed)
                .unwrap_or_else(|error| panic!("game {seed}: {error}"));
            decisions += game.decisions;
            all += game.bytes as f64;
            inputs += game.input_bytes as f64;
        }
        let each = |bytes: f64| bytes / decisions as f64;
        println!(
            "bytes a decision, {name}: {:.1}, of which {:.1} are inputs ({decisions} decisions of 10 games)",
            each(all),
            each(inputs)
        );
    }
}

fn odds() {
    for (name, ask) in queries::ALL {
        let [median, least, most] = seconds(0.1, || drop(black_box(ask())));
        println!("odds {name}: {:.3} µs ({:.3} to {:.3})", median * 1e6, least * 1e6, most * 1e6);
    }
    for (name, given) in procedures::all() {
        let [median, least, most] = seconds(0.1, || drop(black_box(procedures::odds(name, &given))));
        println!("odds {name}: {:.3} µs ({:.3} to {:.3})", median * 1e6, least * 1e6, most * 1e6);
    }
}

fn scenarios() {
    let told = Selection::read(std::env::args().skip(2)).and_then(|it| scenarios::run(&it));
    if let Err(why) = told {
        eprintln!("{why}");
        std::process::exit(2);
    }
}
