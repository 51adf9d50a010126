//! Cards, counters and characters say in every cell what the ledger says of them.
mod ledger;

use atzr::{
    printed::{
        Area, CardId, Class, CounterThing, LootRow, Printed,
        cards::Column,
        characters::{Generic, NamedCharacter},
        counters::Counter,
    },
    rule,
    table::{card, carry, outgunned, take},
};
use kernel::{Dice, Proof, RuleId, scripted};
use serde::Serialize;

/// A word as a file has it.
fn word(it: impl Serialize) -> String {
    serde_json::to_value(it).unwrap().as_str().unwrap().to_owned()
}

fn counter(thing: CounterThing, it: &Counter) -> String {
    let number = |what: &str, n: Option<u8>| n.map(|it| format!("{what} {it}"));
    let said = |n: u8| Some(n).filter(|it| *it != 0);
    let flag = |is: bool, what: &str| is.then(|| what.to_owned());
    let stars: Vec<String> = it.star_fire_dice.iter().map(u8::to_string).collect();
    let cells = [
        Some(word(thing)),
        Some(word(it.kind)),
        Some(format!("{} {}", it.copies, word(it.cup))),
        number("hands", Some(it.hands)),
        number("to use", it.hands_to_use),
        number("worn", it.hands_worn),
        number("range", said(it.range)),
        number("dice", said(it.fire_dice)),
        number("best", it.best_dice),
        number("targets", it.max_targets),
        flag(!stars.is_empty(), &format!("stars {}", stars.join(" "))),
        number("ranks", said(it.outgunned)),
        flag(it.scope, "scope"),
        flag(!it.noise, "silent"),
        flag(it.reload_every_shot, "reloaded"),
        number("feeds", said(it.supplies)),
    ];
    cells.into_iter().flatten().collect::<Vec<String>>().join(", ")
}

#[test]
fn counters_are_as_the_ledger_lists_them() {
    let _weapons = Proof::of(rule!("atzr.ruling.table-weapon-counters"));
    let _items = Proof::of(rule!("atzr.ruling.table-item-counters"));
    let _zombies = Proof::of(rule!("atzr.ruling.zombie-cup"));
    let counters = &Printed::book().counters;
    let said = CounterThing::ALL.map(|it| counter(it, counters.of(it)));
    assert_eq!(said, ledger::COUNTERS);
    // Those that rank, and those that take both hands, by the rules that ask.
    let none = &mut scripted(&[]);
    let ranks = CounterThing::ALL.map(|it| outgunned::Guns::of(it, None, counters, none).ranking);
    assert_eq!(ranks, [1, 3, 3, 2, 3, 1, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    let loads = CounterThing::ALL.map(|it| carry::count(counters, &[it], &[], none));
    assert_eq!(loads, [1, 2, 2, 2, 2, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2]);
    assert_eq!(carry::count(counters, &[], &[CounterThing::Vest, CounterThing::Scope], none), 0);
    let mut cups = atzr::table::cup::Cups::new(Printed::book());
    assert_eq!(cups.zombies(), [10; 6]);
    let drawn = cups.draw_zombie(rule!("atzr.zombie.place"), &mut scripted(&[11]));
    assert_eq!((drawn, cups.zombies()), (Some(2), [10, 9, 10, 10, 10, 10]));
}

fn column(card: CardId, area: Area, dice: &mut dyn Dice) -> String {
    match card::column(&Printed::book().cards, card, area, dice) {
        Column::Zombies(zombies) => zombies.to_string(),
        Column::Humans(humans) => format!("{} {}", humans.number, word(humans.class)),
    }
}

#[test]
fn cards_are_as_the_ledger_lists_them() {
    let _proof = Proof::of(rule!("atzr.ruling.table-event-deck"));
    let cards = &Printed::book().cards;
    let none = &mut scripted(&[]);
    let mut said = Vec::new();
    for (at, it) in cards.deck.iter().enumerate() {
        let id = CardId(at as u8);
        let columns = Area::ALL.map(|area| column(id, area, none)).join(" / ");
        let loot = |row| card::loot(cards, id, row, &mut scripted(&[])).map_or_else(|| "-".to_owned(), word);
        let loot = LootRow::ALL.map(loot).join(", ");
        let shows = if it.reshuffle { "reshuffle".to_owned() } else { format!("{columns}: {loot}") };
        said.push(format!("{}: {shows}", it.id));
    }
    assert_eq!(said, ledger::CARDS);
    let why: RuleId = rule!("atzr.take.card");
    let rows = [1, 2, 3, 4, 5, 6].map(|face| word(take::row(cards, why, &mut scripted(&[face]))));
    assert_eq!(rows, ["dash", "dash", "dash", "green", "yellow", "red"]);
    assert_eq!((cards.entry.red, cards.entry.yellow, cards.entry.green), (3, 4, 5));
    let counts = cards.counts.unwrap();
    assert_eq!((counts.zombie_cards, counts.human_cards, counts.reshuffle_cards), (34, 19, 1));
}

fn named(it: &NamedCharacter) -> String {
    let attributes: Vec<String> = it.attributes.iter().map(word).collect();
    let mut said = format!("{}: {}, {}, {}", it.name, it.rep, it.movement, attributes.join(" "));
    if let Some(class) = it.npc_class {
        said += &format!(", npc {}", word(class));
    }
    if it.npc_star {
        said += ", npc star";
    }
    if let Some(of) = &it.counter_of {
        said += &format!(", on {of}");
    }
    if !it.in_pile {
        said += ", not drawn";
    }
    said
}

#[test]
fn characters_are_as_the_ledger_lists_them() {
    let characters = &Printed::book().characters;
    let said: Vec<String> = characters.named.iter().map(named).collect();
    assert_eq!(said, ledger::CHARACTERS);
    let generic = |class: Class, it: &Generic| {
        format!("{}: {}, {}, {}", word(class), it.rep, it.movement, word(it.weapon))
    };
    let said: Vec<String> = Class::ALL
        .into_iter()
        .flat_map(|class| characters.generic[class].iter().map(move |it| generic(class, it)))
        .collect();
    assert_eq!(said, ledger::GENERICS);
    let knows: Vec<&str> =
        characters.named.iter().filter(|it| it.knows_the_cure).map(|it| it.name.as_str()).collect();
    assert_eq!(knows, ["Professor"], "only the Professor tells the Cure from a Medikit");
}
