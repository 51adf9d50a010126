//! Vehicles in melee and under fire (p. 43, 44, 50 and 51).
use ffo::{
    rule,
    table::{
        charge::{Allowed, Contender},
        class::Class,
        damage::{Blow, Hits},
        melee::{Fighter, MeleeBlow},
        vehicle::{
            Bash, Bashed, Boarding, ChargeVehicle, Disable, Disabled, Hand, Hold, JumpedOn,
            Met::{Breached, Destroyed, Wrecked},
            Obstacle, ROLL_OVER_IMPACT, Ram, Rammed, RunDown, RunOver, RunOverEnd,
            Vehicle::{self, Atv, Bus, Motorcycle, Sedan, SportsCar, Suv},
            Zombies,
        },
        weapon::{Firing, Gun, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn bash(vehicle: Vehicle, obstacle: Obstacle) -> Bash {
    Bash { vehicle, obstacle, ..Bash::default() }
}

fn at_vehicle(vehicle: Vehicle, other: Vehicle) -> Bash {
    Bash { other, ..bash(vehicle, Obstacle::Vehicle) }
}

/// So many successes of so many dice.
fn dice(n: usize, successes: usize) -> Vec<u16> {
    (0..n).map(|at| if at < successes { 3 } else { 4 }).collect()
}

/// The vehicle's dice and those of what it meets, with so many successes each.
fn roll(bash: Bash, mine: (usize, usize), theirs: (usize, usize)) -> Bashed {
    let faces = [dice(mine.0, mine.1), dice(theirs.0, theirs.1)].concat();
    bash.resolve(&mut scripted(&faces))
}

#[test]
fn each_side_of_a_bash_rolls_a_die_for_each_point_of_its_value() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-roll")).facts([1, 2, 3, 4, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.bash-building"));
    assert_eq!(roll(at_vehicle(Sedan, Suv), (5, 2), (6, 2)), Bashed::NearMiss);
    assert_eq!(roll(bash(Sedan, Obstacle::Person), (5, 1), (1, 1)), Bashed::NearMiss);
    let house = |defensive_value| Bash { defensive_value, ..bash(Bus, Obstacle::Building) };
    assert_eq!(roll(house(2), (9, 4), (6, 4)), Bashed::StopsShort);
    assert_eq!(roll(house(0), (9, 1), (0, 0)), Bashed::Other(Breached));
    assert_eq!(roll(at_vehicle(Motorcycle, Atv), (0, 0), (1, 0)), Bashed::NearMiss);
    let fixed = |obstacle, n| roll(bash(SportsCar, obstacle), (3, 1), (n, 0));
    assert_eq!(fixed(Obstacle::LightFence, 1), Bashed::Other(Breached));
    assert_eq!(
        [Obstacle::LightWall, Obstacle::SmallTree].map(|it| fixed(it, 3)),
        [Bashed::Other(Breached); 2]
    );
    assert_eq!(
        [Obstacle::HeavyWall, Obstacle::LargeTree].map(|it| fixed(it, 6)),
        [Bashed::Other(Breached); 2]
    );
    let wreck = Bash { other: Bus, ..bash(SportsCar, Obstacle::Wreck) };
    assert_eq!(roll(wreck, (3, 1), (9, 0)), Bashed::Other(Breached));
}

#[test]
fn a_building_that_loses_has_a_hole_and_one_that_wins_breaks_the_vehicle() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-roll")).facts([5, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.bash-building"));
    let house = Bash { defensive_value: 2, ..bash(Sedan, Obstacle::Building) };
    assert_eq!(roll(house, (5, 2), (6, 1)), Bashed::Other(Breached));
    assert_eq!(roll(house, (5, 2), (6, 2)), Bashed::StopsShort);
    assert_eq!(roll(house, (5, 2), (6, 3)), Bashed::Vehicle(Destroyed));
    let hut = Bash { defensive_value: 1, ..house };
    assert_eq!(roll(hut, (5, 0), (3, 1)), Bashed::Vehicle(Wrecked));
}

#[test]
fn a_winner_with_the_higher_value_destroys_the_loser() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-win-higher")).facts([1, 2, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.bash-person"));
    assert_eq!(roll(at_vehicle(Suv, Sedan), (6, 2), (5, 1)), Bashed::Other(Destroyed));
    assert_eq!(roll(at_vehicle(Sedan, Suv), (5, 1), (6, 2)), Bashed::Vehicle(Destroyed));
    assert_eq!(roll(bash(SportsCar, Obstacle::Person), (3, 1), (1, 0)), Bashed::Other(Destroyed));
    assert_eq!(roll(bash(Motorcycle, Obstacle::Person), (0, 0), (1, 1)), Bashed::Vehicle(Destroyed));
}

#[test]
fn a_winner_with_no_higher_value_makes_the_loser_roll_over() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-win-lower")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.bash-person"));
    assert_eq!(roll(at_vehicle(Sedan, Suv), (5, 2), (6, 1)), Bashed::Other(Wrecked));
    assert_eq!(roll(at_vehicle(Sedan, Sedan), (5, 2), (5, 1)), Bashed::Other(Wrecked));
    assert_eq!(roll(at_vehicle(Sedan, Sedan), (5, 1), (5, 2)), Bashed::Vehicle(Wrecked));
    assert_eq!(roll(bash(Sedan, Obstacle::Person), (5, 0), (1, 1)), Bashed::Vehicle(Wrecked));
    assert_eq!(roll(bash(Atv, Obstacle::Person), (1, 1), (1, 0)), Bashed::Other(Wrecked));
    let inside = |face| Hits { impact: ROLL_OVER_IMPACT, ..Hits::default() }.roll(&mut scripted(&[face]));
    assert_eq!([1, 3, 4].map(inside), [Blow::ObviouslyDead, Blow::OutOfTheFight, Blow::KnockedDown]);
}

#[test]
fn equal_successes_are_a_near_miss_that_hurts_nobody() {
    let _proof = Proof::of(rule!("ffo.vehicle.bash-tie")).facts([1, 2]);
    assert_eq!(roll(at_vehicle(Bus, Atv), (9, 0), (1, 0)), Bashed::NearMiss);
    assert_eq!(roll(bash(Bus, Obstacle::Person), (9, 1), (1, 1)), Bashed::NearMiss);
    let zombies = Bash { zombies: 3, ..bash(Sedan, Obstacle::Zombies) };
    assert_eq!(roll(zombies, (5, 2), (3, 2)), Bashed::NearMiss);
}

#[test]
fn zombies_roll_together_and_are_read_one_by_one() {
    let _proof = Proof::of(rule!("ffo.zombie.vehicle-bash")).facts([1, 2]);
    let twelve = Bash { zombies: 12, ..bash(Sedan, Obstacle::Zombies) };
    assert_eq!(roll(twelve, (5, 3), (12, 4)), Bashed::Vehicle(Wrecked));
    assert_eq!(roll(twelve, (5, 5), (12, 4)), Bashed::Other(Destroyed));
    let cycle = Bash { zombies: 2, ..bash(Motorcycle, Obstacle::Zombies) };
    assert_eq!(roll(cycle, (0, 0), (2, 1)), Bashed::Vehicle(Destroyed));
}

fn ganger(rep: i32) -> Contender {
    Contender { rep, class: Class::Ganger, ..Contender::default() }
}

fn citizen(rep: i32) -> Contender {
    Contender { class: Class::Citizen, ..ganger(rep) }
}

fn run_over(target: Contender, target_can_fire: bool, faces: &[u16]) -> RunOverEnd {
    RunOver { driver: ganger(4), target, target_can_fire }.resolve(&mut scripted(faces))
}

#[test]
fn whoever_is_run_over_is_hit_unless_they_pass_more_than_the_driver() {
    let _proof = Proof::of(rule!("ffo.vehicle.charge-person")).facts([1, 2, 4]);
    let target = ganger(4);
    assert_eq!(run_over(target, true, &[4, 4, 4, 5]), RunOverEnd::Hit(Allowed::Nothing));
    assert_eq!(run_over(target, true, &[4, 5, 4, 5]), RunOverEnd::Hit(Allowed::OneShot));
    let dodges = |to| RunOverEnd::Dodges { fires: Allowed::Full, to };
    assert_eq!(run_over(target, true, &[4, 5, 4, 4, 3]), dodges(Hand::Left));
    assert_eq!(run_over(target, true, &[4, 5, 4, 4, 4]), dodges(Hand::Right));
    let unarmed = RunOverEnd::Dodges { fires: Allowed::ToDraw, to: Hand::Left };
    assert_eq!(run_over(target, false, &[4, 5, 4, 4, 1]), unarmed);
}

#[test]
fn a_citizen_may_lose_their_nerve_at_the_wheel_and_in_front_of_it() {
    let _proof = Proof::of(rule!("ffo.vehicle.charge-person")).facts([1]);
    let timid = RunOver { driver: citizen(4), target: ganger(4), target_can_fire: true };
    assert_eq!(timid.resolve(&mut scripted(&[5])), RunOverEnd::Nothing);
    assert_eq!(run_over(citizen(4), true, &[5, 1, 6]), RunOverEnd::Hit(Allowed::Nothing));
    assert_eq!(run_over(citizen(4), true, &[5, 6, 1]), RunOverEnd::Nothing);
}

#[test]
fn zombies_are_run_down_in_one_bash_unless_the_driver_passes_nothing() {
    let _person = Proof::of(rule!("ffo.vehicle.charge-person")).facts([5]);
    let _run_down = Proof::of(rule!("ffo.zombie.vehicle-run-down")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-zombie-charge"));
    let run_down = |faces: &[u16]| RunDown { driver: ganger(4), zombies: 3 }.resolve(&mut scripted(faces));
    assert_eq!([run_down(&[4, 5]), run_down(&[4, 4])], [Zombies::OneBash, Zombies::OneBash]);
    let sides = [Hand::Left, Hand::Right, Hand::Left];
    assert_eq!(run_down(&[5, 5, 3, 4, 1]), Zombies::Dodge(sides.into_iter().collect()));
    let timid = RunDown { driver: citizen(4), zombies: 1 };
    assert_eq!(timid.resolve(&mut scripted(&[5])), Zombies::NoCharge);
}

fn charged(chargers: &[Contender], moved_mm: i32, faces: &[u16]) -> Vec<Boarding> {
    let charge = ChargeVehicle { driver: ganger(4), chargers: chargers.to_vec(), moved_mm };
    charge.resolve(&mut scripted(faces)).to_vec()
}

#[test]
fn whoever_passes_more_than_the_driver_jumps_on_and_the_others_are_hit() {
    let _proof = Proof::of(rule!("ffo.vehicle.charged")).facts([2, 4]);
    assert_eq!(charged(&[ganger(4)], 300, &[4, 4, 4, 5]), [Boarding::JumpsOn]);
    assert_eq!(charged(&[ganger(4)], 300, &[4, 5, 4, 5]), [Boarding::Bash]);
    assert_eq!(charged(&[ganger(4)], 300, &[4, 5, 4, 4]), [Boarding::Bash]);
    let two = [citizen(4), ganger(3)];
    assert_eq!(charged(&two, 300, &[5, 3, 4, 5, 5]), [Boarding::StaysBack, Boarding::JumpsOn]);
    let timid = ChargeVehicle { driver: citizen(4), chargers: vec![ganger(4)], moved_mm: 300 };
    assert_eq!(timid.resolve(&mut scripted(&[5, 6, 1])).to_vec(), [Boarding::Evaded]);
    assert_eq!(timid.resolve(&mut scripted(&[5, 1, 6])).to_vec(), [Boarding::JumpsOn]);
}

#[test]
fn the_driver_rolls_once_against_all_zombies_and_with_a_die_passed_hits_them_together() {
    let _proof = Proof::of(rule!("ffo.zombie.vehicle-charge")).facts([3]);
    let _slow = Proof::of(rule!("ffo.zombie.vehicle-slow")).facts([1, 2]);
    let _rulings =
        Proof::of_all(&[rule!("ffo.ruling.vehicle-zombie-charge"), rule!("ffo.ruling.vehicle-slow")]);
    let five = [Contender::zombie(); 5];
    assert_eq!(charged(&five, 151, &[4, 5]), [Boarding::Bash; 5]);
    assert_eq!(charged(&five, 151, &[5, 5]), [Boarding::JumpsOn; 5]);
    assert_eq!(charged(&five, 150, &[]), [Boarding::StopsShort; 5]);
    assert_eq!(charged(&[ganger(4)], 150, &[4, 5, 4, 5]), [Boarding::Bash]);
}

fn on_board(boarder: Fighter, faces: &[u16]) -> Hold {
    JumpedOn { boarder, occupant: Fighter::default() }.resolve(&mut scripted(faces))
}

#[test]
fn whoever_has_jumped_on_falls_off_in_defeat_and_hangs_on_when_evenly_matched() {
    let _proof = Proof::of(rule!("ffo.vehicle.charged")).facts([3, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-jump-on"));
    let human = Fighter::default();
    let even = [1, 2, 4, 4, /* occupant */ 1, 2, 4, 4];
    assert_eq!(on_board(human, &even), Hold::HangsOn);
    let lost = [1, 4, 4, 4, /* occupant */ 1, 2, 4, 4, /* damage */ 6];
    assert_eq!(on_board(human, &lost), Hold::FallsOff(Some(MeleeBlow::KnockedDown)));
    let won = [1, 2, 4, 4, /* occupant */ 1, 4, 4, 4, /* damage */ 1];
    assert_eq!(on_board(human, &won), Hold::Wins(Some(MeleeBlow::ObviouslyDead)));
}

fn ram(head_to_side: bool, target_star: bool, faces: &[u16]) -> Rammed {
    Ram { charger: ganger(4), target: ganger(4), target_star, head_to_side }.resolve(&mut scripted(faces))
}

#[test]
fn a_ram_strikes_with_more_dice_passed_or_with_as_many_from_head_to_side() {
    let _proof = Proof::of(rule!("ffo.vehicle.ram")).facts([1, 2, 3, 4]);
    assert_eq!(ram(false, false, &[4, 4, 4, 5]), Rammed::Strikes);
    assert_eq!(ram(true, false, &[4, 5, 4, 4]), Rammed::Misses);
    assert_eq!(
        [ram(true, false, &[4, 5, 4, 5]), ram(false, false, &[4, 5, 4, 5])],
        [Rammed::Strikes, Rammed::Misses]
    );
    assert_eq!(ram(false, true, &[4, 4, 4, 5]), Rammed::StrikesOrIsStruck);
    assert_eq!(ram(false, true, &[4, 5, 4, 4]), Rammed::Misses);
    let timid = Ram { charger: citizen(4), ..Ram::default() };
    assert_eq!(timid.resolve(&mut scripted(&[5])), Rammed::StaysBack);
}

fn fire(gun: Gun, vehicle: Vehicle, faces: &[u16]) -> Disabled {
    Disable { vehicle, firing: Firing::of(Weapon::Listed(gun)) }.resolve(&mut scripted(faces))
}

#[test]
fn a_die_and_the_target_rating_of_eight_or_more_hits_a_vehicle() {
    let _proof = Proof::of(rule!("ffo.vehicle.shoot-at-vehicle")).facts([1, 2, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.shoot-vehicle"));
    let rifle = |face| fire(Gun::AssaultRifle, Sedan, &[&[face][..], &dice(6, 0), &dice(5, 0)].concat());
    assert_eq!([rifle(5), rifle(6)], [Disabled::Unharmed; 2]);
    assert_eq!(fire(Gun::AssaultRifle, Sedan, &[4]), Disabled::Missed);
    assert_eq!(fire(Gun::BoltActionRifle, Sedan, &[6]), Disabled::Missed);
    // Fired with its lower rating it hits less.
    let single = Firing { rating: Some(1), ..Firing::of(Weapon::Listed(Gun::AssaultRifle)) };
    let disable = Disable { vehicle: Sedan, firing: single };
    assert_eq!(disable.resolve(&mut scripted(&[6])), Disabled::Missed);
    assert_eq!([disable.firing.noise(&mut scripted(&[])), single.rating().into()], [1, 1]);
}

#[test]
fn a_weapon_bashes_a_vehicle_with_twice_its_impact() {
    let _proof = Proof::of(rule!("ffo.vehicle.shoot-at-vehicle")).facts([3, 4, 6]);
    let hit = |vehicle, weapon: (usize, usize), mine: (usize, usize)| {
        let faces = [vec![6], dice(weapon.0, weapon.1), dice(mine.0, mine.1)].concat();
        fire(Gun::AssaultRifle, vehicle, &faces)
    };
    assert_eq!(hit(Sedan, (6, 2), (5, 1)), Disabled::Hit(Destroyed));
    assert_eq!(hit(Suv, (6, 2), (6, 1)), Disabled::Hit(Wrecked));
    assert_eq!(hit(Sedan, (6, 2), (5, 2)), Disabled::Unharmed);
    assert_eq!(hit(Sedan, (6, 2), (5, 3)), Disabled::Unharmed);
}

#[test]
fn a_person_wrecks_a_sedan_once_in_sixty_four_bashes() {
    let odds = odds(|dice| bash(Sedan, Obstacle::Person).resolve(dice));
    assert_eq!(odds[&Bashed::Vehicle(Wrecked)], Ratio::new(1, 64));
    assert_eq!(odds[&Bashed::NearMiss], Ratio::new(6, 64));
}

#[test]
fn clashes_that_cannot_be_are_refused() {
    assert!(Bash { zombies: 0, ..Bash::default() }.check().is_err());
    assert!(Bash { defensive_value: 7, ..Bash::default() }.check().is_err());
    assert!(RunOver { target: Contender::zombie(), ..RunOver::default() }.check().is_err());
    assert!(RunDown { driver: Contender::zombie(), zombies: 1 }.check().is_err());
    assert!(RunDown { zombies: 13, ..RunDown::default() }.check().is_err());
    let both = vec![Contender::zombie(), Contender::default()];
    assert!(ChargeVehicle { chargers: both, ..ChargeVehicle::default() }.check().is_err());
    assert!(ChargeVehicle { chargers: Vec::new(), ..ChargeVehicle::default() }.check().is_err());
    assert!(JumpedOn { occupant: Fighter::zombie(), ..JumpedOn::default() }.check().is_err());
    let behind = Contender { from_rear: true, ..Contender::default() };
    assert!(RunOver { target: behind, ..RunOver::default() }.check().is_err());
    assert!(RunOver { driver: behind, ..RunOver::default() }.check().is_ok());
    assert!(ChargeVehicle { driver: behind, ..ChargeVehicle::default() }.check().is_err());
    assert!(Ram { target: behind, ..Ram::default() }.check().is_err());
    assert!(Ram { charger: behind, ..Ram::default() }.check().is_ok());
    let one_shot = Firing { one_shot_each: Some(1), ..Firing::default() };
    assert!(Disable { vehicle: Sedan, firing: one_shot }.check().is_err());
}
