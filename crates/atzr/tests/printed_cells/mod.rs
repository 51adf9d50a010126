//! Cards, counters and characters say in every cell what the ledger says of them.
mod ledger;

use atzr::{
    printed::{
        Area, CardId, Class, CounterThing, LootRow, Printed, Terrain,
        cards::Column,
        characters::{Generic, NamedCharacter},
        counters::Counter,
        people::{Scored, TalkLine},
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

/// What NPCs of a Class do with a Star of a Class: up to which face they Walk the Walk, and what else.
fn talked(line: TalkLine) -> String {
    let more = [(line.only_if_leader_outranks, "!"), (line.barters, "b"), (line.joins, "j")];
    let more: String = more.iter().filter(|it| it.0).map(|it| it.1).collect();
    format!("{}{more}", line.walks)
}

#[test]
fn talk_mercy_and_what_comes_unasked_are_as_the_rulings_say() {
    let people = &Printed::book().people;
    // Gangers, Militia and Survivors, each with a Ganger, somebody of the Militia and a Survivor.
    let all = |of: &dyn Fn(Class, Class) -> String| {
        Class::ALL.map(|it| Class::ALL.map(|other| of(it, other)).join(" "))
    };
    let talk = |scored| all(&|npcs, star| talked(people.talk.line(scored, npcs, star)));
    assert_eq!(talk(Scored::More), ["0bj 0b 0b", "0b 0bj 0b", "0b 0b 0bj"]);
    assert_eq!(talk(Scored::Same), ["0b 0 6", "6 0b 0", "0 0 0b"]);
    assert_eq!(talk(Scored::Fewer), ["6 3 6", "6 0 3", "6 2 2!"]);
    let mercy = |scored| all(&|captors, captive| word(people.mercy.line(scored, captors, captive)));
    assert_eq!(mercy(Scored::More), ["robs robs robs"; 3]);
    let same = ["robs kills kills", "kills lets-go disarms", "robs robs leaves-one-supplies"];
    assert_eq!(mercy(Scored::Same), same);
    assert_eq!(mercy(Scored::Fewer), ["kills kills kills", "kills robs robs", "kills robs robs"]);
    let comes = Area::ALL.map(|area| people.involuntary[area].map(word).join(" "));
    let urban = "none none bushwhack robbery robbery defend";
    let suburbs = "none bushwhack bushwhack robbery defend defend";
    assert_eq!(comes, [urban, suburbs, "none bushwhack robbery defend defend defend"]);
    assert_eq!(people.robbery.results.map(word), ["robbed", "robbed-suspicious", "gets-away"]);
    let robbery = &people.robbery;
    assert_eq!((robbery.alone, robbery.three_or_more, robbery.somebody_out), (-1, 1, -1));
    assert_eq!((people.talk.negotiator, people.talk.gift, people.talk.outnumbered), (1, 1, -1));
    assert_eq!(people.mercy.surrendered, 1);
}

#[test]
fn recovery_and_keeping_together_are_as_the_rulings_say() {
    let people = &Printed::book().people;
    let it = &people.recovery;
    assert_eq!((it.dice, it.medikit, it.medical_knowledge, it.non_lethal), (2, 1, 1, 1));
    assert_eq!(it.out_of_the_fight_after.map(word), ["dead", "recovers-weakened", "recovers"]);
    assert_eq!(it.out_of_the_fight_during.map(word), ["stays-out", "recovers-weakened", "recovers"]);
    assert_eq!(it.ran_away.map(word), ["does-not-return", "does-not-return", "recovers"]);
    let it = &people.together;
    assert_eq!((it.star_out_of_the_fight, it.each_member_lost, it.star_born_leader), (-1, -1, 1));
    let grunt = (it.months, it.each_months, it.hungry, it.poisoned, it.grunt_born_leader);
    assert_eq!(grunt, (3, -1, 1, 1, -1));
    let star = [it.star_twice, it.star_more, it.same_after_success].map(word);
    assert_eq!(star, ["stays-and-skips", "stays", "stays"]);
    let grunt = [it.same_after_failure, it.grunt_more, it.grunt_twice].map(word);
    assert_eq!(grunt, ["leaves", "leaves", "leaves-and-poisons"]);
}

#[test]
fn ground_is_as_the_rulings_say() {
    let tables = &Printed::book().tables;
    let it = &tables.movement;
    let costs = [&it.human, &it.zombie].map(|it| Terrain::ALL.map(|terrain| it.of(terrain)));
    assert_eq!(costs, [[1, 2, 2], [1, 3, 3]]);
    let more = (it.picking_up_a_character, it.each_hex_over_twice_rep, it.leaving_the_map);
    assert_eq!(more, (1, 1, 1));
    let cover = Terrain::ALL.map(|it| tables.cover.row(it)).map(|it| [it.moving, it.stationary].map(word));
    let both = "cover-and-concealment";
    assert_eq!(cover, [["nothing"; 2], [both; 2], ["concealment", both]]);
}
