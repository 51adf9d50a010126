//! Zombies in buildings and Zombie Surprise (p. 47).
use ffo::{
    rule,
    table::{
        area::Area,
        damage::{Blow, Hits, Victim},
        react::Zed,
        shoot::{Shooter, Shot, Target, ToHit},
        zombie::{
            Entrant, Matching,
            Meeting::{self, Chooses, Fires, FirstSight, Melee, MovesAway},
            Noise, Source, StarChoice, Surprise, as_charged, as_chargers,
        },
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn share(zombies: u8, humans: u8, faces: &[u16]) -> Vec<u8> {
    Matching { zombies, humans }.resolve(&mut scripted(faces)).unwrap().to_vec()
}

#[test]
fn whoever_enters_rolls_six_dice_and_without_zombies_takes_the_defining_moment() {
    let _proof = Proof::of(rule!("ffo.zombie.building-check")).facts([4]);
    let inside = |area| Noise::of(area, Source::EnteringBuilding).resolve(&mut scripted(&[4, 4, 5, 6, 1, 3]));
    assert_eq!([Area::Urban, Area::Suburban, Area::Rural].map(inside), [4, 2, 1]);
    assert_eq!(Matching { zombies: 0, humans: 3 }.resolve(&mut scripted(&[])), None);
}

#[test]
fn zombies_are_shared_out_evenly_and_an_odd_one_goes_for_the_lowest_die() {
    let _proof = Proof::of(rule!("ffo.zombie.building-match")).facts([1, 2]);
    assert_eq!(share(4, 2, &[]), [2, 2]);
    assert_eq!(share(5, 2, &[4, 3]), [2, 3]);
    assert_eq!(share(1, 3, &[2, 1, 6]), [0, 1, 0]);
    assert_eq!(share(3, 1, &[]), [3]);
}

#[test]
fn each_odd_zombie_is_rolled_for_among_those_who_have_none_and_equals_roll_again() {
    let _proof = Proof::of(rule!("ffo.zombie.building-match")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.ties-and-choices"));
    assert_eq!(share(5, 3, &[5, 1, 3, /* the second */ 2, 4]), [2, 2, 1]);
    assert_eq!(share(1, 3, &[2, 2, 6, /* again */ 4, 3]), [0, 1, 0]);
}

fn grunt(rep: i32) -> Entrant {
    Entrant { rep, ..Entrant::default() }
}

fn star(rep: i32) -> Entrant {
    Entrant { star: true, ..grunt(rep) }
}

fn meet(zombies: i32, entrants: &[Entrant], faces: &[u16]) -> Vec<Meeting> {
    Surprise { zombies, entrants: entrants.to_vec() }.resolve(&mut scripted(faces)).to_vec()
}

#[test]
fn everyones_die_and_rep_is_held_against_one_total_of_the_zombies() {
    let _totals = Proof::of(rule!("ffo.zombie.surprise-totals")).facts([1, 2]);
    let _wins = Proof::of(rule!("ffo.zombie.surprise-human-wins")).facts([1]);
    let _loses = Proof::of(rule!("ffo.zombie.surprise-zombies-win")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.battle-dice-order"));
    // Two zombies and a 4: a total of 6. Rep 4 rolls first.
    let met = meet(2, &[grunt(3), grunt(4)], &[4, /* Rep 4 */ 3, 4, /* Rep 3 */ 3]);
    assert_eq!(met, [Melee, Fires]);
    assert_eq!(meet(2, &[grunt(3)], &[4, 4, 3]), [Fires]);
    assert_eq!(meet(6, &[grunt(4)], &[1, 3]), [Melee]);
}

#[test]
fn a_grunt_who_is_not_surprised_fires_on_rep_or_less_and_else_moves_away() {
    let _proof = Proof::of(rule!("ffo.zombie.surprise-human-wins")).facts([2]);
    let after = |face| meet(1, &[grunt(4)], &[1, 6, face]);
    assert_eq!([after(4), after(5)], [[Fires], [MovesAway]]);
}

#[test]
fn a_star_who_is_not_surprised_chooses() {
    let _proof = Proof::of(rule!("ffo.zombie.surprise-human-wins")).facts([3]);
    let all = [StarChoice::Fire, StarChoice::MoveAway, StarChoice::Melee];
    assert_eq!(meet(1, &[star(4)], &[1, 6]), [Chooses(all.into_iter().collect())]);
    assert_eq!(meet(6, &[star(4)], &[6, 6]), [Melee]);
}

#[test]
fn without_a_loaded_gun_there_is_melee_instead_of_fire() {
    let _proof = Proof::of(rule!("ffo.zombie.surprise-human-wins")).facts([7]);
    let _ruling = Proof::of(rule!("ffo.ruling.surprise-fire"));
    let empty = |it| Entrant { loaded: false, ..it };
    let after = |face| meet(1, &[empty(grunt(4))], &[1, 6, face]);
    assert_eq!([after(4), after(5)], [[Melee], [MovesAway]]);
    let left = [StarChoice::MoveAway, StarChoice::Melee];
    assert_eq!(meet(1, &[empty(star(4))], &[1, 6]), [Chooses(left.into_iter().collect())]);
}

#[test]
fn whoever_meets_the_first_zombie_ever_has_to_know_it_before() {
    let _proof = Proof::of(rule!("ffo.zombie.surprise-totals")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.surprise-fire"));
    let green = |it| Entrant { knows_zombies: false, ..it };
    assert_eq!(meet(1, &[green(grunt(4))], &[4, 5]), [FirstSight(Zed::OneShot)]);
    assert_eq!(meet(1, &[green(star(4))], &[5, 5]), [FirstSight(Zed::TooLate)]);
    assert_eq!(meet(1, &[green(star(4))], &[3, 3]), [FirstSight(Zed::SomeoneKnown)]);
    assert_eq!(meet(1, &[green(grunt(4))], &[3, 4, /* surprise */ 1, 6, 4]), [Fires]);
    let met = meet(2, &[grunt(4), green(grunt(5))], &[5, 6, /* surprise */ 6, 6, 4]);
    assert_eq!(met, [Fires, FirstSight(Zed::OneShot)]);
}

#[test]
fn fire_in_surprise_is_that_of_somebody_charged() {
    let _proof = Proof::of(rule!("ffo.zombie.surprise-human-wins")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.surprise-fire"));
    let shooter = as_charged(Shooter { rep: 5, ..Shooter::default() }, &mut scripted(&[]));
    let target = as_chargers(Target::zombie(), &mut scripted(&[]));
    let shot = Shot { shooter, target, order: 1 };
    let total = |face| shot.resolve(&mut scripted(&[face]));
    assert_eq!([total(3), total(4)], [ToHit::Miss, ToHit::Hit]);
    let hits = Hits {
        victim: Victim::Zombie,
        impact: 2,
        hits: 1,
        shooter_rep: shooter.rep,
        shooter_charged: shooter.charged,
    };
    assert_eq!(hits.resolve(&mut scripted(&[3])), Blow::KnockedDown);
}

#[test]
fn rep_four_is_surprised_by_four_zombies_in_seven_of_twelve() {
    let surprise = Surprise { zombies: 4, entrants: vec![star(4)] };
    let odds = odds(|dice| surprise.resolve(dice)).map(|it| it[0] == Melee);
    assert_eq!(odds[&true], Ratio::new(7, 12));
}

#[test]
fn meetings_that_cannot_be_are_refused() {
    assert!(Surprise { zombies: 0, ..Surprise::default() }.check().is_err());
    assert!(Surprise { zombies: 1, entrants: Vec::new() }.check().is_err());
    assert!(Matching { zombies: 1, humans: 0 }.check().is_err());
    assert!(Matching { zombies: 13, humans: 1 }.check().is_err());
}
