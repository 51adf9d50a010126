//! A position written down as a scenario that is taken up in it.
use super::{
    forces::{PersonFile, SideFile},
    scenario::{LightFile, ScenarioFile},
};
use crate::battle::{Battle, Person, SideId};

/// The scenario that begins in this very position. What is not the position itself tells a reader of it what there is.
pub fn file(battle: &Battle) -> ScenarioFile {
    let (scene, table) = (&battle.scene, battle.scene.ground.table());
    let tenths = |mm: i32| mm * 2 / 5;
    let light = &battle.light;
    ScenarioFile {
        schema: None,
        book: None,
        title: scene.title.clone(),
        about: String::new(),
        teaches: String::new(),
        minutes: None,
        size: [tenths(table.width), tenths(table.height)],
        area: scene.area,
        day: scene.day,
        light: LightFile { part: light.part, full_moon: light.full_moon, bad_weather: light.bad_weather },
        rules: battle.rules,
        zombies_at_start: scene.zombies_at_start,
        last_turn: scene.last_turn,
        terrain: Vec::new(),
        buildings: Vec::new(),
        climbs: Vec::new(),
        regions: Vec::new(),
        scenery: Vec::new(),
        lights: Vec::new(),
        vehicles: Vec::new(),
        sides: battle.side_ids().map(|it| side(battle, it)).collect(),
        zombies: Vec::new(),
        begin: None,
        position: Some(Box::new(battle.clone())),
        parameters: Default::default(),
        choices: Default::default(),
    }
}

fn side(battle: &Battle, side: SideId) -> SideFile {
    let of = battle.side(side);
    let person = |it: &Person| PersonFile {
        seat: it.seat.map(|it| it.0),
        star: it.star,
        class: it.class,
        rep: it.rep,
        ..PersonFile::named(&it.name)
    };
    SideFile {
        name: of.name.clone(),
        seats: of.seats.iter().map(|it| it.0).collect(),
        goal: None,
        stances: of.stances.to_vec(),
        leader: None,
        people: battle.people.iter().filter(|it| it.side == side).map(person).collect(),
    }
}
