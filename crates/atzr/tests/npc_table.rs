//! Who the humans of an Event Card are and what they carry (3.1.2, 15.1, 16.1).
use std::collections::BTreeSet;

use atzr::{
    printed::{Class, CounterThing, NamedId, Printed, cards::Humans},
    rule,
    table::{
        cup::Cups,
        npc::{Generated, ItemPlace, Person, Stranger, Who, generate},
    },
};
use kernel::{Given, Proof, Ratio, dice::SeededDice, odds, scripted};

fn whole_box() -> Cups {
    Cups::new(Printed::book())
}

fn met(number: u8, class: Class, player: Class, cups: &mut Cups, dice: &[u16]) -> Generated {
    generate(Humans { number, class }, player, Printed::book(), cups, &mut scripted(dice))
}

/// The face that draws a thing from its cup, counted from the first thing of the cup on.
fn face(things: &[(CounterThing, u16)], wanted: CounterThing) -> u16 {
    let before = things.iter().take_while(|it| it.0 != wanted);
    before.map(|it| it.1).sum::<u16>() + 1
}

const WEAPONS: [(CounterThing, u16); 6] = [
    (CounterThing::Pistol, 10),
    (CounterThing::Shotgun, 6),
    (CounterThing::Smg, 6),
    (CounterThing::HuntingRifle, 5),
    (CounterThing::AssaultRifle, 6),
    (CounterThing::Crossbow, 3),
];

const ITEMS: [(CounterThing, u16); 10] = [
    (CounterThing::Grenade, 5),
    (CounterThing::GasTank, 4),
    (CounterThing::BaseballBat, 5),
    (CounterThing::FryingPan, 4),
    (CounterThing::Ammo, 8),
    (CounterThing::Medikit, 5),
    (CounterThing::Scope, 3),
    (CounterThing::SuppliesA, 18),
    (CounterThing::SuppliesB, 9),
    (CounterThing::Vest, 4),
];

/// The second character is Too Tall.
fn armed_with(weapon: CounterThing, item: CounterThing) -> Person {
    let dice = [2, face(&WEAPONS, weapon), face(&ITEMS, item)];
    met(1, Class::Survivor, Class::Survivor, &mut whole_box(), &dice).people[0]
}

#[test]
fn humans_of_your_class_are_named_and_draw_a_weapon_and_an_item() {
    let _proof = Proof::of(rule!("atzr.npc.generate-same-class")).facts([1, 2]);
    let _items = Proof::of(rule!("atzr.npc.starting-items")).facts([1]);
    let _others =
        Proof::of_all(&[rule!("atzr.components.character-counter"), rule!("atzr.ruling.table-characters")]);
    let mut cups = whole_box();
    let dice = [8, 1, 24, /* one fewer of each */ 8, 1, 24];
    let met = met(2, Class::Militia, Class::Militia, &mut cups, &dice);
    let names: Vec<&str> = met
        .people
        .iter()
        .map(|it| match it.who {
            Who::Named(id) => Printed::book().characters.card(id).name.as_str(),
            Who::Generic(_) => "generic",
        })
        .collect();
    assert_eq!(names, ["Lil", "Sailor"]);
    assert!(
        met.people.iter().all(|it| it.class == Class::Militia && it.weapon == Some(CounterThing::Pistol))
    );
    assert_eq!((met.people[0].rep, met.people[1].rep), (4, 3));
    assert_eq!(met.people[0].item, Some((CounterThing::Ammo, ItemPlace::Stowed)));
    assert_eq!(cups.left(CounterThing::Pistol), 8);
    assert_eq!(cups.unused().len(), 14);
}

#[test]
fn humans_of_another_class_are_generic_and_draw_only_an_item() {
    let _proof = Proof::of(rule!("atzr.npc.generate-different-class")).facts([1, 2]);
    let _starting_items = Proof::of(rule!("atzr.npc.starting-items")).facts([3]);
    let _others = Proof::of_all(&[
        rule!("atzr.components.generic-counter"),
        rule!("atzr.ruling.table-generic-counters"),
    ]);
    let mut cups = whole_box();
    let met = met(2, Class::Ganger, Class::Survivor, &mut cups, &[12, 1, 4, 1]);
    let printed = [Some(CounterThing::Smg), Some(CounterThing::Smg)];
    assert_eq!([met.people[0].weapon, met.people[1].weapon], printed);
    assert_eq!((met.people[0].rep, met.people[1].rep), (5, 3));
    assert!(met.people.iter().all(|it| it.class == Class::Ganger && matches!(it.who, Who::Generic(_))));
    assert_eq!(cups.generic_left(Class::Ganger).len(), 10);
    assert_eq!(cups.left(CounterThing::Smg), 6, "the printed weapon is no counter of the cup");
    assert_eq!(cups.left(CounterThing::Grenade), 3);
}

#[test]
fn who_cannot_be_generated_is_a_zombie() {
    let _proof = Proof::of(rule!("atzr.npc.out-of-counters")).facts([1, 2]);
    let mut cups = whole_box();
    for id in 0..17 {
        cups.take_named(&Printed::book().characters, NamedId(id));
    }
    assert!(cups.unused().is_empty());
    let named = met(3, Class::Survivor, Class::Survivor, &mut cups, &[]);
    assert_eq!((named.people.len(), named.zombies), (0, 3));
    for _ in 0..11 {
        cups.draw_generic(Class::Ganger, rule!("atzr.npc.generate-different-class"), &mut SeededDice::new(1));
    }
    let generic = met(2, Class::Ganger, Class::Survivor, &mut cups, &[1]);
    assert_eq!((generic.people.len(), generic.zombies), (1, 1));
}

#[test]
fn an_npc_holds_what_a_hand_is_free_for_wears_a_vest_and_attaches_a_scope() {
    let _proof = Proof::of(rule!("atzr.ruling.table-item-counters"));
    let held = |weapon, item| armed_with(weapon, item).item.unwrap().1;
    assert_eq!(held(CounterThing::Pistol, CounterThing::BaseballBat), ItemPlace::InHand);
    assert_eq!(held(CounterThing::Shotgun, CounterThing::BaseballBat), ItemPlace::Stowed);
    assert_eq!(held(CounterThing::Pistol, CounterThing::GasTank), ItemPlace::Stowed);
    assert_eq!(held(CounterThing::Pistol, CounterThing::Ammo), ItemPlace::Stowed);
    assert_eq!(held(CounterThing::Shotgun, CounterThing::Vest), ItemPlace::Worn);
    assert_eq!(held(CounterThing::Shotgun, CounterThing::Scope), ItemPlace::Stowed);
    assert_eq!(held(CounterThing::Crossbow, CounterThing::Scope), ItemPlace::Attached);
}

#[test]
fn an_empty_cup_gives_nothing() {
    let _starting_items = Proof::of(rule!("atzr.npc.starting-items")).facts([5]);
    let _proof =
        Proof::of_all(&[rule!("atzr.ruling.table-item-counters"), rule!("atzr.components.weapon-counter")]);
    let mut cups = whole_box();
    for (thing, _) in WEAPONS {
        while cups.take(thing) {}
    }
    let met = met(1, Class::Survivor, Class::Survivor, &mut cups, &[2, 1]);
    assert_eq!(met.people[0].weapon, None);
    assert_eq!(met.people[0].item, Some((CounterThing::Grenade, ItemPlace::InHand)));
    assert_eq!(cups.left(CounterThing::Rpg), 2, "an RPG is in no cup");
    for (thing, _) in ITEMS {
        while cups.take(thing) {}
    }
    let met = self::met(1, Class::Survivor, Class::Survivor, &mut cups, &[2]);
    assert_eq!((met.people[0].weapon, met.people[0].item), (None, None));
    let met = self::met(1, Class::Ganger, Class::Survivor, &mut cups, &[1]);
    assert_eq!((met.people[0].weapon, met.people[0].item), (Some(CounterThing::Pistol), None));
}

#[test]
fn zombies_come_by_their_numbers_until_the_cup_is_empty_and_a_dead_one_returns() {
    let _proof = Proof::of(rule!("atzr.components.zombie-counter")).facts([3, 5]);
    let _zombie_cup = Proof::of(rule!("atzr.ruling.zombie-cup"));
    assert_eq!(Printed::book().counters.zombies.copies, [10; 6]);
    let mut cups = whole_box();
    let draw = |cups: &mut Cups, dice: &[u16]| {
        cups.draw_zombie(rule!("atzr.components.zombie-counter"), &mut scripted(dice))
    };
    assert_eq!(draw(&mut cups, &[10]), Some(1));
    assert_eq!(draw(&mut cups, &[10]), Some(2));
    for left in (2..=58).rev() {
        assert!(draw(&mut cups, &[left]).is_some());
    }
    assert_eq!(draw(&mut cups, &[]), Some(1), "the last one needs no die");
    assert_eq!(draw(&mut cups, &[]), None);
    cups.put_back_zombie(5);
    assert_eq!((cups.zombies_left(), draw(&mut cups, &[])), (1, Some(5)));
}

#[test]
fn tonya_is_a_survivor_whoever_draws_her() {
    let met = met(1, Class::Ganger, Class::Ganger, &mut whole_box(), &[1, 1, 1]);
    assert_eq!((met.people[0].class, met.people[0].rep), (Class::Survivor, 5));
}

/// Ten of 36 weapons are Pistols; 3 of 65 items are Scopes.
#[test]
fn a_strangers_gear_has_exact_odds() {
    let person = odds(|dice| Stranger::default().resolve(dice));
    let pistols = person.map(|it| it.as_ref().unwrap().weapon == Some(CounterThing::Pistol));
    assert_eq!(pistols[&true], Ratio::new(10, 36));
    let scopes = person.map(|it| it.as_ref().unwrap().item.map(|it| it.0) == Some(CounterThing::Scope));
    assert_eq!(scopes[&true], Ratio::new(3, 65));
    let reps = person.map(|it| it.as_ref().unwrap().rep);
    assert_eq!(reps[&5], Ratio::new(2, 16));
}

/// Whoever asks the table by itself has no list of characters to look a number up in.
#[test]
fn a_stranger_is_told_by_name_or_by_class_and_rep() {
    let named = Stranger::default().resolve(&mut scripted(&[2, 1, 24])).unwrap();
    assert_eq!((named.name.as_deref(), named.class), (Some("Too Tall"), Class::Survivor));
    let generic = Stranger { class: Class::Ganger, ..Stranger::default() };
    let generic = generic.resolve(&mut scripted(&[12, 1])).unwrap();
    assert_eq!((generic.name, generic.class, generic.rep), (None, Class::Ganger, 5));
}

#[test]
fn a_star_of_ones_own_takes_the_counter_it_is_made_of_out_of_the_pile() {
    let characters = &Printed::book().characters;
    let billy = characters.find("Billy Pink").unwrap();
    let jimmy = characters.find("Jimmy").unwrap();
    let mut cups = whole_box();
    assert!(cups.unused().has(jimmy.0) && !cups.unused().has(billy.0));
    assert!(cups.take_named(characters, billy));
    assert!(!cups.unused().has(jimmy.0));
    cups.put_back_named(characters, billy);
    assert!(cups.unused().has(jimmy.0) && !cups.unused().has(billy.0));
}

#[test]
fn a_named_character_brings_no_class_and_no_weapon_of_its_own() {
    let _proof = Proof::of(rule!("atzr.components.character-counter")).facts([1]);
    let _items = Proof::of(rule!("atzr.npc.starting-items")).facts([2]);
    // All in the pile but Tonya.
    for nth in 2..=16 {
        for (class, (weapon, _)) in Class::ALL.into_iter().flat_map(|class| WEAPONS.map(|it| (class, it))) {
            let dice = [nth, face(&WEAPONS, weapon), 1];
            let person = met(1, class, class, &mut whole_box(), &dice).people[0];
            let Who::Named(id) = person.who else { panic!("{person:?}") };
            let card = Printed::book().characters.card(id);
            assert_eq!((person.class, person.weapon), (class, Some(weapon)), "{}", card.name);
            assert_eq!(person.rep, card.rep);
        }
    }
}

#[test]
fn each_generic_counter_of_the_twelve_is_drawn_once() {
    let _proof = Proof::of(rule!("atzr.components.generic-counter")).facts([4]);
    for class in Class::ALL {
        let player = if class == Class::Survivor { Class::Ganger } else { Class::Survivor };
        let first = |nth| met(1, class, player, &mut whole_box(), &[nth, 1]).people[0].who;
        assert_eq!((1..=12).map(first).collect::<BTreeSet<_>>().len(), 12, "any of them may be the first");
        let (mut cups, mut dice) = (whole_box(), SeededDice::new(3));
        let all = generate(Humans { number: 14, class }, player, Printed::book(), &mut cups, &mut dice);
        let different: BTreeSet<Who> = all.people.iter().map(|it| it.who).collect();
        assert_eq!((all.people.len(), different.len(), all.zombies), (12, 12, 2));
    }
}

#[test]
fn whoever_is_in_use_is_not_drawn() {
    let _proof = Proof::of(rule!("atzr.npc.generate-same-class")).facts([4]);
    let characters = &Printed::book().characters;
    let [lil, bank] = ["Lil", "Bank"].map(|it| characters.find(it).unwrap());
    let (mut cups, mut dice) = (whole_box(), SeededDice::new(5));
    assert!(cups.take_named(characters, lil) && cups.take_named(characters, bank));
    let humans = Humans { number: 20, class: Class::Survivor };
    let all = generate(humans, Class::Survivor, Printed::book(), &mut cups, &mut dice);
    let different: BTreeSet<Who> = all.people.iter().map(|it| it.who).collect();
    assert_eq!((all.people.len(), different.len(), all.zombies), (14, 14, 6));
    assert!(!different.contains(&Who::Named(lil)) && !different.contains(&Who::Named(bank)));
}

#[test]
fn the_item_cup_holds_bats_pans_grenades_and_tanks_and_no_gun() {
    let _proof = Proof::of(rule!("atzr.npc.starting-items")).facts([4]);
    let person = odds(|dice| Stranger::default().resolve(dice));
    let item = person.map(|it| it.as_ref().unwrap().item.map(|it| it.0));
    let weapon = person.map(|it| it.as_ref().unwrap().weapon);
    for thing in CounterThing::ALL {
        let of =
            |cup: &[(CounterThing, u16)]| cup.iter().find(|it| it.0 == thing).map_or(0, |it| it.1.into());
        assert_eq!(item.of(&Some(thing)), Ratio::new(of(&ITEMS), 65), "{thing:?}");
        assert_eq!(weapon.of(&Some(thing)), Ratio::new(of(&WEAPONS), 36), "{thing:?}");
    }
}
