//! The ten odds queries over the kernel's dice: `cargo run --release -p kernel --example queries` prints µs per query,
//! with `cold` the first answer alone, with `answers` the fractions.
#![allow(clippy::disallowed_types, reason = "this measures time; it is no rule")]
use std::{hint::black_box, time::Instant};

mod asked;

fn main() {
    let answers = std::env::args().any(|it| it == "answers");
    let cold = std::env::args().any(|it| it == "cold");
    for (name, ask) in asked::ALL {
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
