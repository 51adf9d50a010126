//! The book's example of melee with a vehicle (p. 51).
use super::example;
use ffo::{
    rule,
    table::vehicle::{Bash, Obstacle, ROLL_OVER_IMPACT, Vehicle},
};
use kernel::scripted;

#[test]
fn sedan_zombies() {
    let mut example = example(rule!("ffo.example.sedan-zombies"));
    let bash = Bash { vehicle: Vehicle::Sedan, obstacle: Obstacle::Zombies, zombies: 4, ..Bash::default() };
    // The zombies score 2 successes more.
    let bashed = bash.roll(&mut scripted(&[1, 4, 4, 4, 4, /* zombies */ 1, 2, 3, 4]));
    example.comes_to(bashed);
    example.comes_to(ROLL_OVER_IMPACT);
}
