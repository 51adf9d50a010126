//! The book's example of crashing through a window (p. 35).
use super::example;
use ffo::{rule, table::building::WindowCrash};
use kernel::Given;

#[test]
fn crash_window() {
    let mut example = example(rule!("ffo.example.crash-window"));
    let billy = WindowCrash { upper_floor: true, ..WindowCrash::default() };
    let crashed = billy.resolve(&mut example);
    example.comes_to(crashed);
}
