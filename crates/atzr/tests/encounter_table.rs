//! The Encounters (18 to 25): what is rolled before and in them.
use atzr::{
    printed::{
        Area, Class, CounterThing, LootRow, PeopleTables, Printed,
        people::{Ambush, Involuntary},
    },
    rule,
    table::{
        availability::Availability,
        bushwhack::Bushwhackers,
        chillin::WayHome,
        cure::CureFind,
        defend::{self, Raiders},
        encounter::InvoluntaryRoll,
        raid::{Objective, RaidFind},
        robbery::{Robbers, Strangers},
    },
};
use kernel::{Proof, Ratio, odds, scripted};

fn tables() -> &'static PeopleTables {
    &Printed::book().people
}

#[test]
fn involuntary_encounters_are_rolled_by_area() {
    let _proof = Proof::of(rule!("atzr.encounter.involuntary")).facts([1, 2, 3, 4]);
    let _table_involuntary_encounter = Proof::of(rule!("atzr.ruling.table-involuntary-encounter"));
    use Involuntary::{Bushwhack, Defend, None, Robbery};
    let of =
        |area| [1, 2, 3, 4, 5, 6].map(|it| InvoluntaryRoll { area }.roll(tables(), &mut scripted(&[it])));
    assert_eq!(of(Area::Urban), [None, None, Bushwhack, Robbery, Robbery, Defend]);
    assert_eq!(of(Area::Suburbs), [None, Bushwhack, Bushwhack, Robbery, Defend, Defend]);
    assert_eq!(of(Area::Rural), [None, Bushwhack, Robbery, Defend, Defend, Defend]);
}

#[test]
fn a_member_whose_die_passes_is_available() {
    let _proof = Proof::of(rule!("atzr.availability.roll")).facts([1]);
    assert!(Availability { rep: 4 }.roll(&mut scripted(&[4])));
    assert!(!Availability { rep: 4 }.roll(&mut scripted(&[5])));
    assert_eq!(odds(|dice| Availability { rep: 3 }.roll(dice))[&true], Ratio::new(1, 2));
}

#[test]
fn the_professor_finds_the_cure_with_a_seven_in_a_red_hex_with_a_medikit() {
    let _proof = Proof::of(rule!("atzr.cure.find")).facts([1, 2, 4]);
    let _doses = Proof::of(rule!("atzr.cure.doses")).facts([1]);
    let _cure_professor = Proof::of(rule!("atzr.ruling.cure-professor"));
    let find = CureFind::default();
    assert_eq!(find.roll(&mut scripted(&[3, 4, 5])), Some(5));
    assert_eq!(find.roll(&mut scripted(&[3, 3])), None);
    assert_eq!(find.roll(&mut scripted(&[4, 4])), None);
    assert_eq!(CureFind { row: LootRow::Yellow, ..find.clone() }.roll(&mut scripted(&[])), None);
    assert_eq!(CureFind { found: CounterThing::Ammo, ..find.clone() }.roll(&mut scripted(&[])), None);
    assert_eq!(CureFind { professor: false, ..find.clone() }.roll(&mut scripted(&[])), None);
    let odds = odds(|dice| find.roll(dice));
    assert_eq!(odds[&None], Ratio::new(5, 6));
    assert_eq!(odds[&Some(6)], Ratio::new(1, 36));
}

#[test]
fn an_objective_is_likelier_in_each_further_building() {
    let _proof = Proof::of(rule!("atzr.raid.find")).facts([1, 2, 3, 7]);
    let _raid_buildings = Proof::of(rule!("atzr.ruling.raid-buildings"));
    let find = |entered, last, die| RaidFind { entered, last }.roll(&mut scripted(&[die]));
    assert_eq!(find(1, false, 1), Objective::Here);
    assert_eq!(find(1, false, 2), Objective::NotHere);
    assert_eq!(find(3, false, 3), Objective::Here);
    assert_eq!(find(3, false, 4), Objective::NotHere);
    assert_eq!(find(6, false, 6), Objective::Here);
    assert_eq!(find(2, true, 5), Objective::Here);
    assert_eq!(find(2, true, 6), Objective::Nowhere);
    assert_eq!(find(7, true, 6), Objective::Nowhere);
}

#[test]
fn raiders_are_one_two_or_three_more_than_the_defenders() {
    let _proof = Proof::of(rule!("atzr.defend.raiders")).facts([1]);
    let _defend_end = Proof::of(rule!("atzr.ruling.defend-end"));
    let raiders = [1, 3, 4, 5, 6].map(|it| Raiders { group: 3 }.number(&mut scripted(&[it])));
    assert_eq!(raiders, [4, 4, 5, 5, 6]);
    assert_eq!(defend::class(Class::Militia, &mut scripted(&[1])), Class::Ganger);
    assert_eq!(defend::class(Class::Militia, &mut scripted(&[2])), Class::Survivor);
    assert_eq!(defend::class(Class::Ganger, &mut scripted(&[1])), Class::Militia);
    assert_eq!(defend::class(Class::Survivor, &mut scripted(&[2])), Class::Militia);
}

#[test]
fn each_class_has_its_home_in_an_area_of_its_own() {
    let _proof = Proof::of(rule!("atzr.defend.setup")).facts([2]);
    let homes = Class::ALL.map(|it| defend::area(it, &mut scripted(&[])));
    assert_eq!(homes, [Area::Urban, Area::Suburbs, Area::Rural]);
}

#[test]
fn robbers_are_one_more_as_many_or_one_fewer_and_of_another_class() {
    let _proof = Proof::of(rule!("atzr.robbery.robbers")).facts([1, 2, 3]);
    let _robbery_details = Proof::of(rule!("atzr.ruling.robbery-details"));
    let robbers = |group, dice: &[u16]| Robbers { group, class: Class::Survivor }.roll(&mut scripted(dice));
    assert_eq!(robbers(3, &[2, 1]), Strangers { number: 4, class: Class::Ganger });
    assert_eq!(robbers(3, &[3, 2]), Strangers { number: 3, class: Class::Militia });
    assert_eq!(robbers(3, &[4, 1]).number, 3);
    assert_eq!(robbers(3, &[5, 1]).number, 2);
    assert_eq!(robbers(1, &[6, 1]).number, 1, "there is always one");
    let odds = odds(|dice| Robbers { group: 3, class: Class::Survivor }.roll(dice));
    assert_eq!(odds[&Strangers { number: 4, class: Class::Ganger }], Ratio::new(1, 6));
}

#[test]
fn bushwhackers_are_counted_like_robbers_and_can_be_of_any_class() {
    let _proof = Proof::of(rule!("atzr.bushwhack.setup")).facts([4, 9]);
    let _bushwhack_details = Proof::of(rule!("atzr.ruling.bushwhack-details"));
    let rolled = |dice: &[u16]| Bushwhackers { group: 2 }.roll(&mut scripted(dice));
    assert_eq!(rolled(&[1, 3]), Strangers { number: 3, class: Class::Survivor });
    assert_eq!(rolled(&[4, 2]), Strangers { number: 2, class: Class::Militia });
    assert_eq!(rolled(&[6, 1]), Strangers { number: 1, class: Class::Ganger });
    let numbers =
        |group| [1, 2, 3, 4, 5, 6].map(|it| Bushwhackers { group }.roll(&mut scripted(&[it, 1])).number);
    assert_eq!(numbers(3), [4, 4, 3, 3, 2, 2]);
    assert_eq!(numbers(1), [2, 2, 1, 1, 1, 1], "there is always one");
}

#[test]
fn the_way_home_from_chillin_is_safer_in_company() {
    let _proof = Proof::of(rule!("atzr.chillin.robbery")).facts([2, 3, 4]);
    let _table_robbery = Proof::of(rule!("atzr.ruling.table-robbery"));
    let rep = |characters, somebody_out| WayHome { rep: 5, characters, somebody_out }.rep(tables()).total();
    assert_eq!([rep(1, false), rep(2, false), rep(3, false), rep(4, true), rep(1, true)], [4, 5, 6, 5, 3]);
    let home = WayHome { rep: 4, characters: 2, somebody_out: false };
    let roll = |dice: &[u16]| home.roll(tables(), &mut scripted(dice));
    assert_eq!(roll(&[4, 4]), Ambush::GetsAway);
    assert_eq!(roll(&[4, 5]), Ambush::RobbedSuspicious);
    assert_eq!(roll(&[6, 5]), Ambush::Robbed);
    assert_eq!(odds(|dice| home.roll(tables(), dice))[&Ambush::GetsAway], Ratio::new(4, 9));
}
