//! Whole Encounters of the second book.
use atzr::bot::Steady;
use benches::encounter::{SEARCH, game, start};
use divan::Bencher;
use kernel::Whim;

fn main() {
    divan::main();
}

#[divan::bench]
fn a_search_by_a_steady_player(bencher: Bencher<'_, '_>) {
    let (start, mut seed) = (start(SEARCH), 0);
    bencher.counter(divan::counter::ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        game(&start, seed % 500, &mut Steady::new(seed))
    });
}

#[divan::bench]
fn a_search_on_a_whim(bencher: Bencher<'_, '_>) {
    let (start, mut seed) = (start(SEARCH), 0);
    bencher.counter(divan::counter::ItemsCount::new(1u32)).bench_local(|| {
        seed += 1;
        game(&start, seed % 500, &mut Whim::new(seed))
    });
}
