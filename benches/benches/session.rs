//! A game in progress: an answer, an undo.
use benches::long;
use divan::Bencher;

fn main() {
    divan::main();
}

#[divan::bench(args = [36, 200])]
fn an_answer(bencher: Bencher<'_, '_>, figures: usize) {
    let (session, dice) = long::of_figures(figures, 60);
    bencher
        .with_inputs(|| (session.clone(), dice))
        .bench_local_values(|(mut session, mut dice)| long::decide_as_people_do(&mut session, &mut dice));
}

#[divan::bench(args = [0, 500, 999])]
fn an_undo_in_a_game_of_1000_decisions(bencher: Bencher<'_, '_>, to: usize) {
    let (session, _) = long::of_figures(36, 1_000);
    bencher.with_inputs(|| session.clone()).bench_local_values(|mut session| {
        let undone = session.undo_to(to);
        (session, undone)
    });
}
