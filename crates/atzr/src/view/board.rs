//! The printed map as it stands now, with its key.
use std::collections::BTreeMap;

use ground::{
    hex::{Hex, centre},
    open::Shape,
};
use view::{
    Allegiance, Condition, DamageMark, Ground, Outline, Terrain as Thing,
    hex::{Cell, Entrance, HexHouse, Hexes, Key, KeyRow, Light, MapSheet, Sign, Trace, TraceKind},
};

use super::{looks, words};
use crate::{
    battle::{
        Battle, encounter,
        place::{BuildingHex, Searched},
    },
    printed::{DayPart, LootRow, Terrain},
    setup::{layout::Building, map::GRID},
};

pub(super) fn ground(battle: &Battle) -> Ground {
    let board = &battle.scene.board;
    let size = board.grid().size_mm();
    let traces = traces(battle);
    let cell = |hex: Hex| {
        let traces = traces.get(&hex).cloned().unwrap_or_default();
        let (kind, growth) = (looks::cell(board.terrain(hex)), board.growth(hex).map(looks::growth));
        Cell { name: hex, at: centre(hex), kind, growth, traces }
    };
    Ground::Hex(Box::new(Hexes {
        width: size.x,
        height: size.y,
        cells: board.grid().hexes().map(cell).collect(),
        houses: board.buildings().iter().map(|it| house(battle, it)).collect(),
        scenery: scenery(battle),
        entrances: entrances(battle),
        sheets: sheets(battle),
        light: light(battle.scene.day),
        key: key(battle),
    }))
}

const fn light(day: DayPart) -> Light {
    match day {
        DayPart::Morning | DayPart::Daytime => Light::Day,
        DayPart::Evening => Light::Evening,
        DayPart::Night => Light::Night,
    }
}

/// What lies in a hex besides counters of people and zombies.
fn traces(battle: &Battle) -> BTreeMap<Hex, Vec<Trace>> {
    let mut traces: BTreeMap<Hex, Vec<Trace>> = BTreeMap::new();
    let mut add = |hex: Hex, kind: TraceKind, word: String| {
        let (here, one) = (traces.entry(hex).or_default(), Trace { kind, word });
        if !here.contains(&one) {
            here.push(one);
        }
    };
    for it in &battle.noises {
        add(it.at, TraceKind::Noise, "noise".to_owned());
    }
    for it in battle.feasts.iter().filter(|it| !it.over) {
        add(
            it.at,
            TraceKind::Feast,
            match it.turns_left {
                1 => "a feast, 1 more turn".to_owned(),
                n => format!("a feast, {n} more turns"),
            },
        );
    }
    for it in &battle.lying {
        add(it.at, TraceKind::Item, format!("{} lies here", it.item.thing.name()));
    }
    for &it in &battle.tanks {
        add(it, TraceKind::GasTank, "a Gas Tank".to_owned());
    }
    traces
}

fn house(battle: &Battle, building: &Building) -> HexHouse {
    let board = &battle.scene.board;
    let been = |hex: &Hex| board.entrance(*hex).is_some_and(|at| battle.places[at].card.is_some());
    HexHouse {
        name: building.name.clone(),
        note: note(battle, building).to_owned(),
        roof: looks::roof(building.roof),
        hexes: building.hexes.clone(),
        seen: building.hexes.iter().any(been),
    }
}

/// What a building is to the players.
fn note(battle: &Battle, building: &Building) -> &'static str {
    if battle.progress.homes.contains(&building.id) {
        return "home";
    }
    if encounter::target(battle) == Some(building.id) { "meet here" } else { "" }
}

fn scenery(battle: &Battle) -> Vec<Thing> {
    let mut all: Vec<_> = battle.scene.board.scenery().iter().collect();
    all.sort_by_key(|it| it.kind.layer());
    let thing = |it: &crate::setup::map::Scenery| Thing {
        name: it.name.clone(),
        kind: looks::scenery(it.kind, &it.name),
        outline: outline(&it.shape),
        marks: Vec::new(),
    };
    all.into_iter().map(thing).collect()
}

fn outline(shape: &Shape) -> Outline {
    match shape {
        Shape::Polygon(polygon) => Outline::Area(polygon.clone()),
        Shape::Wall { line, thickness } => Outline::Line { points: line.clone(), thickness: *thickness },
        Shape::Circle(circle) => Outline::Circle { at: circle.at, diameter: circle.diameter },
    }
}

fn entrances(battle: &Battle) -> Vec<Entrance> {
    let board = &battle.scene.board;
    let numbers = &battle.scene.printed.cards.entry;
    let entrance = |(it, place): (&crate::setup::layout::Entrance, &BuildingHex)| Entrance {
        hex: it.hex,
        colour: looks::colour(it.row),
        number: numbers.of(it.row),
        marks: state(place),
    };
    board.entrances().iter().zip(&battle.places).map(entrance).collect()
}

fn state(place: &BuildingHex) -> Vec<DamageMark> {
    let searched = match place.search {
        Searched::NotYet => None,
        Searched::Done => Some(DamageMark::new(Condition::Searched, "searched")),
        Searched::Never => Some(DamageMark::new(Condition::NothingToSearch, "nothing to search")),
    };
    let mut marks = view::marks(&[
        (place.open, Condition::Open, "open"),
        (place.barricaded, Condition::Barricaded, "barricaded"),
    ]);
    marks.extend(searched);
    marks.extend(view::marks(&[(place.held_by.is_some(), Condition::Held, "strangers hold it")]));
    marks
}

fn sheets(battle: &Battle) -> Vec<MapSheet> {
    let layout = battle.scene.board.layout();
    let across = usize::from(layout.across).max(1);
    let sheet = |(at, (map, laid)): (usize, (&std::sync::Arc<crate::setup::map::Map>, _))| {
        let laid: &crate::setup::layout::PlacedMap = laid;
        let turned = if laid.turned { ", turned round" } else { "" };
        MapSheet {
            name: map.name.clone(),
            note: format!("{}{turned}", words(&map.area)),
            from: Hex::new(GRID.columns * (at % across) as i8, GRID.rows * (at / across) as i8),
            columns: GRID.columns as u8,
            rows: GRID.rows as u8,
        }
    };
    battle.scene.board.maps().iter().zip(&layout.maps).enumerate().map(sheet).collect()
}

/// What the signs of the map mean, with the numbers of the box that is played with.
fn key(battle: &Battle) -> Vec<Key> {
    vec![entrance_key(battle), movement_key(battle), sides_key(), counter_key(), light_key(battle)]
}

fn part(title: &str, rows: Vec<KeyRow>) -> Key {
    Key { title: title.to_owned(), rows }
}

fn text(text: impl Into<String>) -> KeyRow {
    KeyRow { sign: None, text: text.into() }
}

fn signed(sign: Sign, text: impl Into<String>) -> KeyRow {
    KeyRow { sign: Some(sign), text: text.into() }
}

fn entrance_key(battle: &Battle) -> Key {
    let numbers = &battle.scene.printed.cards.entry;
    let row = |row: LootRow| {
        let (number, colour) = (numbers.of(row)?, looks::colour(row)?);
        Some(signed(Sign::Entrance { colour, number }, format!("open on 1\u{2013}{number}")))
    };
    let mut rows: Vec<KeyRow> =
        [LootRow::Green, LootRow::Yellow, LootRow::Red].into_iter().filter_map(row).collect();
    rows.push(text("No triangle: a one-hex house, open all round"));
    part("Entrances", rows)
}

fn movement_key(battle: &Battle) -> Key {
    let costs = &battle.scene.printed.tables.movement.human;
    let rows = Terrain::ALL.map(|terrain| {
        let seen = match terrain {
            Terrain::Clear => "seen across",
            Terrain::Rough | Terrain::Building => "blocks sight",
        };
        let said = format!("{}: {}, {seen}", words(&terrain), costs.of(terrain));
        signed(Sign::Hex { kind: looks::cell(terrain) }, said)
    });
    part("Movement Points", rows.into())
}

fn sides_key() -> Key {
    part("Sides", vec![signed(Sign::Sides, ""), text("The dead come from the side that is drawn for them.")])
}

fn counter_key() -> Key {
    let counter =
        |side: Allegiance, number: &str, star: bool| Sign::Counter { side, number: number.to_owned(), star };
    let rows = vec![
        signed(counter(Allegiance::Players, "5", true), "yours, with Rep; the Star leads"),
        signed(counter(Allegiance::Strangers, "3", false), "strangers, striped edge"),
        signed(counter(Allegiance::Dead, "2", false), "the dead, torn edge, by their numbers"),
    ];
    part("Counters", rows)
}

fn light_key(battle: &Battle) -> Key {
    let day = words(&battle.scene.day);
    let mut letters = day.chars();
    let day: String = letters.next().map(|it| it.to_ascii_uppercase()).into_iter().chain(letters).collect();
    let seen = match (battle.vision, battle.scene.day) {
        (Some(hexes), _) => format!("You can see {hexes} hexes."),
        (None, DayPart::Morning | DayPart::Daytime) => "You see until something blocks the view.".to_owned(),
        // What the moon does is rolled for when it begins.
        (None, DayPart::Evening) => "You can see 6 hexes.".to_owned(),
        (None, DayPart::Night) => "You can see 3 hexes, 6 under a full moon.".to_owned(),
    };
    part("", vec![text(format!("{day}.")), text(seen)])
}
