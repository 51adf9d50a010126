//! What is printed on cards, counters and player aids about people and things, and a player's own in its place.
use atzr::{
    printed::{
        Area, Attribute, Cards, Characters, Class, CounterThing, Counters, LootRow, PeopleTables,
        TablesFault,
        cards::Column,
        counters::{CounterKind, Cup},
        people::{Involuntary, Mercy, Recovered, Scored},
    },
    rule,
};

fn section(text: &str) -> toml::Table {
    text.parse().unwrap()
}

/// Where the faults are.
fn paths<T: std::fmt::Debug>(read: Result<T, Vec<TablesFault>>) -> Vec<String> {
    read.unwrap_err().into_iter().map(|it| it.path).collect()
}

#[test]
fn the_deck_has_the_cards_that_the_ruling_counts() {
    let cards = Cards::book();
    assert_eq!(cards.deck.len(), 54);
    let zombies = |area| -> Vec<usize> {
        let of = |n| cards.deck.iter().filter(|it| it.column(area) == Some(Column::Zombies(n))).count();
        (0..=4).map(of).collect()
    };
    assert_eq!(zombies(Area::Urban), [3, 9, 11, 8, 3]);
    assert_eq!(zombies(Area::Suburbs), [8, 13, 9, 4, 0]);
    assert_eq!(zombies(Area::Rural), [13, 14, 6, 1, 0]);
    let humans = |area| {
        Class::ALL.map(|class| {
            let is = |column| matches!(column, Some(Column::Humans(it)) if it.class == class);
            cards.deck.iter().filter(|it| is(it.column(area))).count()
        })
    };
    assert_eq!(humans(Area::Urban), [13, 2, 4]);
    assert_eq!(humans(Area::Suburbs), [4, 11, 4]);
    assert_eq!(humans(Area::Rural), [1, 6, 12]);
}

#[test]
fn the_counters_are_those_of_the_rulings() {
    let counters = Counters::book();
    let shows = |thing| {
        let it = counters.of(thing);
        (it.range, it.fire_dice, it.outgunned, it.hands)
    };
    assert_eq!(shows(CounterThing::Pistol), (6, 1, 1, 1));
    assert_eq!(shows(CounterThing::Shotgun), (6, 6, 3, 2));
    assert_eq!(shows(CounterThing::Smg), (12, 3, 3, 2));
    assert_eq!(shows(CounterThing::HuntingRifle), (24, 2, 2, 2));
    assert_eq!(shows(CounterThing::AssaultRifle), (24, 3, 3, 2));
    assert_eq!(shows(CounterThing::Crossbow), (12, 1, 1, 2));
    assert_eq!(shows(CounterThing::Rpg), (4, 0, 6, 2));
    assert_eq!(shows(CounterThing::Grenade), (1, 0, 6, 1));
    assert_eq!(counters.of(CounterThing::AssaultRifle).star_fire_dice, [1, 3]);
    assert_eq!(counters.of(CounterThing::Shotgun).best_dice, Some(3));
    assert!(
        !counters.of(CounterThing::Crossbow).noise && counters.of(CounterThing::Crossbow).reload_every_shot
    );
    let weapons: Vec<CounterThing> =
        CounterThing::ALL.into_iter().filter(|it| counters.of(*it).cup == Cup::Weapon).collect();
    assert_eq!(
        weapons,
        [
            CounterThing::Pistol,
            CounterThing::Shotgun,
            CounterThing::Smg,
            CounterThing::HuntingRifle,
            CounterThing::AssaultRifle,
            CounterThing::Crossbow
        ]
    );
    assert_eq!(counters.of(CounterThing::Rpg).cup, Cup::None);
    assert_eq!(counters.of(CounterThing::Vest).kind, CounterKind::Item);
}

#[test]
fn the_people_are_those_of_the_rulings() {
    let characters = Characters::book();
    let rep = |name| characters.card(characters.find(name).unwrap()).rep;
    let pinned = ["Tonya", "Nick", "Too Tall", "Buffy", "Beck", "Jimmy", "Bank", "Sailor"];
    assert_eq!(pinned.map(rep), [5, 5, 4, 4, 4, 4, 3, 3]);
    assert_eq!(["Lil", "Marc", "Professor"].map(rep), [4, 3, 3]);
    assert_eq!(characters.named.iter().filter(|it| it.in_pile).count(), 16);
    let tonya = characters.card(characters.find("Tonya").unwrap());
    assert_eq!(tonya.attributes, [Attribute::Initiative, Attribute::TwoGuns]);
    assert!(tonya.npc_star && tonya.npc_class == Some(Class::Survivor));
    for it in &characters.named {
        let fast = it.attributes.contains(&Attribute::Fast);
        assert_eq!(it.movement, if fast { 4 } else { 3 }, "{}", it.name);
    }
    assert!(Class::ALL.iter().all(|it| characters.generic[*it].len() == 12));
    let knows: Vec<&str> =
        characters.named.iter().filter(|it| it.knows_the_cure).map(|it| it.name.as_str()).collect();
    assert_eq!(knows, ["Professor"]);
}

#[test]
fn a_players_file_replaces_what_it_names_and_nothing_else() {
    let own = section(
        "[pistol]\nkind = \"ranged\"\ncopies = 12\ncup = \"weapon\"\nhands = 1\nrange = 8\nfire-dice = 2\noutgunned = 2\n",
    );
    let counters = Counters::read(&own).unwrap();
    assert_eq!((counters.of(CounterThing::Pistol).range, counters.of(CounterThing::Pistol).copies), (8, 12));
    assert_eq!(counters.of(CounterThing::Smg), Counters::book().of(CounterThing::Smg));
    assert!(Counters::named(&own).contains(&rule!("atzr.ruling.table-weapon-counters")));
    assert!(Counters::named(&section("")).is_empty());

    let own = section(
        "[involuntary]\nurban = [\"defend\", \"defend\", \"defend\", \"defend\", \"defend\", \"defend\"]",
    );
    let people = PeopleTables::read(&own).unwrap();
    assert_eq!(people.involuntary[Area::Urban], [Involuntary::Defend; 6]);
    assert_eq!(people.involuntary[Area::Rural], PeopleTables::book().involuntary[Area::Rural]);
    assert_eq!(PeopleTables::named(&own), [rule!("atzr.ruling.table-involuntary-encounter")]);

    let own = section("[generic]\nganger = [{ rep = 2, movement = 3, weapon = \"frying-pan\" }]");
    let characters = Characters::read(&own).unwrap();
    assert_eq!(characters.generic[Class::Ganger].len(), 1);
    assert_eq!(characters.generic[Class::Militia].len(), 12);
    assert_eq!(characters.named, Characters::book().named);
    assert_eq!(Characters::named(&own), [rule!("atzr.ruling.table-generic-counters")]);

    let cards =
        Cards::read(&section("[person]\nrows = [\"red\", \"red\", \"red\", \"red\", \"red\", \"red\"]"))
            .unwrap();
    assert_eq!(cards.person.rows, [LootRow::Red; 6]);
    assert_eq!(cards.deck.len(), 54);
}

#[test]
fn a_deck_of_ones_own_needs_no_counts_but_must_match_those_it_gives() {
    let deck = "[[deck]]\nid = \"A\"\nzombies = { urban = 1, suburbs = 1, rural = 1 }\n[[deck]]\nid = \"B\"\nhumans.urban = { number = 1, class = \"ganger\" }\nhumans.suburbs = { number = 1, class = \"ganger\" }\nhumans.rural = { number = 1, class = \"ganger\" }\n";
    assert_eq!(Cards::read(&section(deck)).unwrap().deck.len(), 2);
    let counted = format!("[counts]\nzombie-cards = 2\nhuman-cards = 1\nreshuffle-cards = 0\n{deck}");
    assert_eq!(paths(Cards::read(&section(&counted))), ["/cards/counts/zombie-cards"]);
}

#[test]
fn all_faults_of_a_file_come_out_at_once() {
    let own = "[pistol]\nkind = \"ranged\"\ncopies = 12\ncup = \"weapon\"\nhands = 3\nrange = 0\nfire-dice = 2\n[blunderbuss]\nkind = \"ranged\"\n[smg]\nkind = \"loud\"\ncopies = 1\ncup = \"weapon\"\nhands = 2\n";
    let faults = paths(Counters::read(&section(own)));
    assert_eq!(faults, ["/counters/blunderbuss", "/counters/smg/kind"]);
    let own = "[pistol]\nkind = \"ranged\"\ncopies = 12\ncup = \"weapon\"\nhands = 3\nrange = 0\nfire-dice = 2\n[ammo]\nkind = \"item\"\ncopies = 1\ncup = \"weapon\"\nhands = 1\nsupplies = 2\n";
    assert_eq!(
        paths(Counters::read(&section(own))),
        ["/counters/pistol/hands", "/counters/pistol/range", "/counters/ammo/supplies", "/counters/ammo/cup"]
    );
}

#[test]
fn what_no_rule_would_read_is_refused() {
    let counter = |name: &str, kind: &str, rest: &str| {
        let text = format!("[{name}]\nkind = \"{kind}\"\ncopies = 1\ncup = \"item\"\nhands = 1\n{rest}");
        Counters::read(&section(&text)).map(|_| ()).map_or_else(|it| it[0].path.clone(), |()| String::new())
    };
    let gun = "range = 6\nfire-dice = 2\n";
    let pistol = |rest: &str| counter("pistol", "ranged", &format!("{gun}{rest}"));
    assert_eq!(pistol("star-fire-dice = [1]\nbest-dice = 1\n"), "");
    assert_eq!(pistol("max-targets = 2\noutgunned = 1\nnoise = false\nreload-every-shot = true\n"), "");
    assert_eq!(pistol("best-dice = 2\n"), "/counters/pistol/best-dice");
    assert_eq!(counter("pistol", "ranged", "range = 6\n"), "/counters/pistol/fire-dice", "it fires no die");
    assert_eq!(pistol("star-fire-dice = [2]\n"), "/counters/pistol/star-fire-dice");
    assert_eq!(pistol("best-dice = 1\nmax-targets = 1\n"), "/counters/pistol/max-targets");
    for field in ["hands-to-use", "hands-worn"] {
        assert_eq!(pistol(&format!("{field} = 1\n")), format!("/counters/pistol/{field}"));
    }
    for field in ["range = 1", "outgunned = 1", "scope = true", "noise = false", "reload-every-shot = true"] {
        let name = field.split(' ').next().unwrap();
        assert_eq!(counter("frying-pan", "melee", field), format!("/counters/frying-pan/{name}"));
    }
    for gone in ["melee-dice = 1", "non-lethal = true", "single-use = true"] {
        assert_ne!(counter("frying-pan", "melee", gone), "");
    }
    assert_eq!(counter("gas-tank", "explosive", "range = 1"), "/counters/gas-tank/range");
    assert_eq!(
        counter("grenade", "explosive", "reload-every-shot = true"),
        "/counters/grenade/reload-every-shot"
    );
}

#[test]
fn cards_that_make_no_sense_are_refused() {
    let base = "zombies = { urban = 1, suburbs = 1, rural = 1 }\n";
    let deck = |cards: &[&str]| {
        let human = "id = \"H\"\nhumans.urban = { number = 1, class = \"ganger\" }\nhumans.suburbs = { number = 1, class = \"ganger\" }\nhumans.rural = { number = 1, class = \"ganger\" }\n";
        let all: Vec<String> =
            cards.iter().copied().chain([human]).map(|it| format!("[[deck]]\n{it}")).collect();
        paths(Cards::read(&section(&all.concat())))
    };
    assert_eq!(
        deck(&[&format!("id = \"A\"\nreshuffle = true\n{base}"), &format!("id = \"B\"\n{base}")]),
        ["/cards/deck/0"]
    );
    assert_eq!(deck(&[&format!("id = \"A\"\n{base}"), &format!("id = \"A\"\n{base}")]), ["/cards/deck/1/id"]);
    assert_eq!(deck(&["id = \"A\"\nzombies = { urban = 1, rural = 1 }\n"]), ["/cards/deck/0/zombies"]);
    assert_eq!(
        deck(&[&format!("id = \"A\"\n{base}loot = {{ red = \"tank\" }}\n")]),
        ["/cards/deck/0/loot/red"]
    );
    assert_eq!(deck(&[]), ["/cards/deck"], "no card with zombies");
    assert_eq!(
        paths(Cards::read(&section("[entry]\nred = 0\nyellow = 4\ngreen = 7\n"))),
        ["/cards/entry/red", "/cards/entry/green"]
    );
    assert_eq!(paths(Cards::read(&section("[person]\nrows = [\"red\"]\n"))), ["/cards/person/rows"]);
}

#[test]
fn people_who_make_no_sense_are_refused() {
    let own = "[[named]]\nname = \"Ann\"\nrep = 4\nmovement = 3\n[[named]]\nname = \"Ann\"\nrep = 0\nmovement = 3\n[[named]]\nname = \"Bo\"\nrep = 4\nmovement = 3\nin-pile = false\ncounter-of = \"Cy\"\n";
    assert_eq!(
        paths(Characters::read(&section(own))),
        ["/characters/named/1/name", "/characters/named/1/rep", "/characters/named/2/counter-of"]
    );
    let own = "[generic]\nganger = [{ rep = 11, movement = 3, weapon = \"pistol\" }]\npirate = []\n";
    assert_eq!(
        paths(Characters::read(&section(own))),
        ["/characters/generic/pirate", "/characters/generic/ganger/0/rep"]
    );
}

#[test]
fn tables_of_people_that_make_no_sense_are_refused() {
    let own = "[mercy]\nsurrendered = 1\n[recovery]\ndice = 2\nmedikit = 1\nmedical-knowledge = 1\nnon-lethal = 1\nout-of-the-fight-after = [\"stays-out\", \"recovers\", \"recovers\"]\nout-of-the-fight-during = [\"stays-out\", \"recovers\", \"recovers\"]\nran-away = [\"does-not-return\", \"does-not-return\", \"recovers\"]\n[barter]\n";
    let faults = paths(PeopleTables::read(&section(own)));
    assert_eq!(faults, ["/people/barter", "/people/mercy/more", "/people/recovery/out-of-the-fight-after"]);
    let own = "[npc-movement]\nnot-confronted = { pass = \"fire\", fail = \"stay\" }\nconfronted = { pass = \"fire\", fail = \"get-away\" }\nadvancing = { pass = \"advance\", fail = \"stay\" }\n";
    assert_eq!(paths(PeopleTables::read(&section(own))), ["/people/npc-movement/not-confronted"]);
}

#[test]
fn the_tables_of_the_rulings_read_as_they_are_written() {
    let people = PeopleTables::book();
    assert_eq!(people.recovery.out_of_the_fight_after[0], Recovered::Dead);
    assert_eq!(people.mercy.line(Scored::Same, Class::Militia, Class::Militia), Mercy::LetsGo);
    let line = people.talk.line(Scored::Fewer, Class::Survivor, Class::Survivor);
    assert!(line.walks == 2 && line.only_if_leader_outranks);
}

#[test]
fn what_is_printed_survives_writing_and_reading() {
    let text = serde_json::to_string(&Counters::book()).unwrap();
    assert_eq!(serde_json::from_str::<Counters>(&text).unwrap(), Counters::book());
    let text = serde_json::to_string(&Characters::book()).unwrap();
    assert_eq!(serde_json::from_str::<Characters>(&text).unwrap(), Characters::book());
    let text = serde_json::to_string(&Cards::book()).unwrap();
    assert_eq!(serde_json::from_str::<Cards>(&text).unwrap(), Cards::book());
    let text = serde_json::to_string(&PeopleTables::book()).unwrap();
    assert_eq!(serde_json::from_str::<PeopleTables>(&text).unwrap(), PeopleTables::book());
}

#[test]
fn every_part_has_a_schema() {
    let things = schemars::schema_for!(Counters).to_value();
    assert!(things["properties"]["hunting-rifle"].is_object(), "{things}");
    assert!(schemars::schema_for!(Cards).to_value()["properties"]["deck"].is_object());
    assert!(schemars::schema_for!(Characters).to_value()["properties"]["generic"].is_object());
    assert!(schemars::schema_for!(PeopleTables).to_value()["properties"]["npc-movement"].is_object());
}
