//! A game in progress: an answer, an undo, a line on disk.
use benches::long;
use divan::Bencher;
use store::{GameFile, GamePlace, Library};

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

/// A decision made durable and taken back again by turns, each a line of its own.
#[divan::bench(args = ["file", "library"])]
fn a_line_on_disk(bencher: Bencher<'_, '_>, place: &str) {
    let (before, dice) = long::of_figures(36, 60);
    let (mut after, mut rolled) = (before.clone(), dice);
    long::decide_as_people_do(&mut after, &mut rolled);
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::open(folder.path()).expect("a library");
    let path = folder.path().join("game");
    let place = if place == "file" { GamePlace::File(&path) } else { GamePlace::Row(library.row("game")) };
    let mut file = GameFile::create(place, serde_json::Map::new(), &before).expect("a game");
    let mut turn = false;
    bencher.bench_local(|| {
        turn = !turn;
        let session = if turn { &after } else { &before };
        file.append(session, session.dice()).expect("a line")
    });
}
