//! The ten odds queries over the kernel's dice: `cargo run --release -p kernel --example queries` prints µs per query,
//! with `cold` the first answer alone, with `answers` the fractions; another word picks the queries that hold it.
#![allow(clippy::disallowed_types, reason = "this measures time; it is no rule")]
use std::{hint::black_box, time::Instant};

mod asked;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let answers = words.iter().any(|it| it == "answers");
    let cold = words.iter().any(|it| it == "cold");
    let only = words.iter().find(|it| *it != "answers" && *it != "cold");
    for (name, ask) in asked::ALL.iter().filter(|it| only.is_none_or(|word| it.0.contains(word.as_str()))) {
        if answers {
            println!("kernel {name}\t{}", ask());
            continue;
        }
        let mut asked = 0u32;
        let start = Instant::now();
        loop {
            black_box(ask());
            asked += 1;
            if cold || 0.3 <= start.elapsed().as_secs_f64() {
                break;
            }
        }
        println!("kernel {name}\tus\t{:.3}", start.elapsed().as_secs_f64() * 1e6 / f64::from(asked));
    }
}
