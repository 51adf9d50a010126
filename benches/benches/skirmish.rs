//! Whole games of four humans against 32 zombies.
use benches::{
    shooter::Shooter,
    skirmish,
    table::{SINGLE_GAME, WHOLE_BOOK},
};
use divan::Bencher;
use kernel::Whim;

fn main() {
    divan::main();
}

#[divan::bench]
fn the_whole_book(bencher: Bencher<'_, '_>) {
    let mut seed = 0;
    bencher.counter(divan::counter::ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        skirmish::game(WHOLE_BOOK, seed % 500, &mut Shooter::default())
    });
}

#[divan::bench]
fn a_single_game(bencher: Bencher<'_, '_>) {
    let mut seed = 0;
    bencher.counter(divan::counter::ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        skirmish::game(SINGLE_GAME, seed % 500, &mut Shooter::default())
    });
}

#[divan::bench]
fn the_whole_book_on_a_whim(bencher: Bencher<'_, '_>) {
    let mut seed = 0;
    bencher.counter(divan::counter::ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        skirmish::game(WHOLE_BOOK, seed % 500, &mut Whim::new(seed))
    });
}

#[divan::bench(args = [1, 2])]
fn two_hundred_games_on_threads(threads: u64) -> Vec<skirmish::Ended> {
    skirmish::games(WHOLE_BOOK, 200, threads)
}
