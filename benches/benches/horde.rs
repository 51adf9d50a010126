//! The whole zombie phase at one density.
use benches::horde;
use divan::Bencher;
use kernel::dice::SeededDice;

fn main() {
    divan::main();
}

#[divan::bench(args = [(100, 10), (1_000, 100), (10_000, 1_000), (100_000, 10_000), (100_000, 10)], max_time = 5)]
fn phase(bencher: Bencher<'_, '_>, (zombies, humans): (usize, usize)) {
    let start = horde::start(zombies, humans);
    bencher.with_inputs(|| start.clone()).bench_local_values(|mut battle| {
        horde::phase(&mut battle, &mut SeededDice::new(2));
        battle
    });
}
