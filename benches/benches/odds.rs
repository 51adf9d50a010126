//! Exact odds: the ten queries of the kernel, and procedures of the book.
use benches::{procedures, queries};

fn main() {
    divan::main();
}

#[divan::bench(args = queries::ALL.map(|it| it.0))]
fn query(name: &str) {
    if let Some((_, ask)) = queries::ALL.iter().find(|it| it.0 == name) {
        divan::black_box(ask());
    }
}

#[divan::bench(args = procedures::all().iter().map(|it| it.0).collect::<Vec<_>>())]
fn procedure(bencher: divan::Bencher<'_, '_>, name: &str) {
    let all = procedures::all();
    let given = all.into_iter().find(|it| it.0 == name).map(|it| it.1).unwrap_or_default();
    bencher.bench_local(|| procedures::odds(name, &given));
}
