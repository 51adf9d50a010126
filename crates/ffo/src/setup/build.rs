//! A scenario file made into a position: everything it says is checked and put on the table.
mod check;
mod goals;
mod people;
mod zombies;

use std::sync::Arc;

use ground::open::{PieceId, Polygon};
use kernel::Book;
use stage::{Ruler, layout, scenery};
use view::Length;

use super::{
    scenario::{Fault, ScenarioFile},
    terrain::{self, BuildingFile, Layout},
};
use crate::battle::{
    Battle, Ffo, Light, Phase, Scene, SideId,
    check::check,
    scene::{BuildingKind, BuildingState, RoomKind},
};

const MOST_SIDES: usize = 6;
const MOST_FLOORS: u8 = 8;

/// The position that a file describes.
pub fn battle(file: &ScenarioFile) -> Result<Battle, Fault> {
    if let Some(other) = file.book.as_deref().filter(|it| *it != Ffo::ID) {
        return Err(Fault::new("/book", format!("`{other}`"), format!("`{}`", Ffo::ID)));
    }
    if let Some(position) = &file.position {
        check(position)?;
        return Ok((**position).clone());
    }
    if !(1..=MOST_SIDES).contains(&file.sides.len()) {
        let found = format!("{} sides", file.sides.len());
        return Err(Fault::new("/sides", found, format!("1 to {MOST_SIDES}")));
    }
    let ruler = Ruler { length: Length::Inches };
    let (layout, buildings) = lay_out(file, ruler)?;
    let mut builder = Builder { file, ruler, battle: empty(file, ruler, &layout, buildings)?, layout };
    builder.vehicles()?;
    builder.sides()?;
    builder.keys()?;
    builder.zombies()?;
    builder.goals()?;
    builder.crowd()?;
    if let Some(begin) = &file.begin {
        builder.battle.turn = begin.turn;
        builder.battle.phase = Phase::Morning;
    }
    // A game of it is checked whenever it is opened again: what would fail there is not begun.
    check(&builder.battle)?;
    Ok(builder.battle)
}

/// The table with its buildings, each upper floor a piece of its own.
fn lay_out(file: &ScenarioFile, ruler: Ruler) -> Result<(Layout, Vec<BuildingKind>), Fault> {
    let mut layout = Layout::new(ruler, file.size)?;
    layout::few_enough(file.terrain.len() + file.buildings.len() + file.scenery.len())?;
    for (i, it) in file.terrain.iter().enumerate() {
        layout.add_terrain(&format!("/terrain/{i}"), it)?;
    }
    let mut buildings = Vec::with_capacity(file.buildings.len());
    for (i, it) in file.buildings.iter().enumerate() {
        buildings.push(building(&mut layout, ruler, &format!("/buildings/{i}"), it)?);
    }
    for (i, it) in file.climbs.iter().enumerate() {
        layout.add_climb(&format!("/climbs/{i}"), it)?;
    }
    Ok((layout, buildings))
}

fn building(
    layout: &mut Layout,
    ruler: Ruler,
    path: &str,
    file: &BuildingFile,
) -> Result<BuildingKind, Fault> {
    if 2 < file.dv {
        return Err(Fault::new(format!("{path}/dv"), format!("{}", file.dv), "0 to 2"));
    }
    if !(1..=MOST_FLOORS).contains(&file.floors) {
        let found = format!("{} floors", file.floors);
        return Err(Fault::new(format!("{path}/floors"), found, format!("1 to {MOST_FLOORS}")));
    }
    for (i, opening) in file.openings.iter().enumerate() {
        let path = format!("{path}/openings/{i}");
        if file.floors <= opening.floor {
            let expected = format!("a floor below {}", file.floors);
            return Err(Fault::new(format!("{path}/floor"), format!("{}", opening.floor), expected));
        }
        if opening.dv.is_some_and(|it| opening.kind.dv() + 2 < it) {
            let expected = format!("0 to {}", opening.kind.dv() + 2);
            return Err(Fault::new(format!("{path}/dv"), format!("{:?}", opening.dv.unwrap_or(0)), expected));
        }
    }
    let walls = PieceId(layout.pieces.len() as u32);
    layout.add_building(path, &file.building())?;
    let mut floors = smallvec::smallvec![None];
    for floor in 1..file.floors {
        floors.push(Some(layout.add_terrain(path, &file.floor(floor))?));
    }
    let [x, y, width, height] = ruler.rectangle(&format!("{path}/box"), file.rectangle)?;
    let area = Polygon::rectangle(x, y, width, height);
    Ok(BuildingKind { name: file.name.clone(), dv: file.dv, area, floors, walls })
}

fn empty(
    file: &ScenarioFile,
    ruler: Ruler,
    layout: &Layout,
    buildings: Vec<BuildingKind>,
) -> Result<Battle, Fault> {
    let regions = file.regions.iter().enumerate();
    let scene = Scene {
        title: file.title.clone(),
        area: file.area,
        ground: layout.ground()?,
        pieces: layout.pieces.clone(),
        openings: layout.openings.iter().map(|it| it.made().0).collect(),
        rooms: layout.rooms.iter().map(|it| RoomKind { building: it.0.0 }).collect(),
        buildings,
        regions: regions
            .map(|(i, it)| terrain::region(ruler, &format!("/regions/{i}"), it))
            .collect::<Result<_, _>>()?,
        scenery: scenery::scenery(ruler, &file.scenery)?,
        lights: ruler.points("/lights", &file.lights)?,
        day: file.day,
        nominated: SideId(0),
        goals: Vec::new(),
        last_turn: file.last_turn,
        zombies_at_start: file.zombies_at_start && file.begin.is_none(),
    };
    let mut battle = Battle::empty(scene, file.rules);
    let arrangement = battle.arrange();
    *arrangement.openings = layout.openings.iter().map(|it| it.made().1).collect();
    *arrangement.buildings = file.buildings.iter().map(state).collect();
    let light = file.light;
    battle.light = Light {
        part: light.part,
        full_moon: light.full_moon,
        bad_weather: light.bad_weather,
        ..Light::default()
    };
    battle.refresh_ground();
    Ok(battle)
}

fn state(file: &BuildingFile) -> BuildingState {
    BuildingState { entered: u8::from(file.entered), alarm: file.alarm, ..BuildingState::default() }
}

struct Builder<'a> {
    file: &'a ScenarioFile,
    ruler: Ruler,
    layout: Layout,
    battle: Battle,
}

impl Builder<'_> {
    fn vehicles(&mut self) -> Result<(), Fault> {
        for (i, file) in self.file.vehicles.iter().enumerate() {
            let path = format!("/vehicles/{i}");
            if self.battle.vehicles.iter().any(|it| it.name == file.name) {
                let found = format!("a second `{}`", file.name);
                return Err(Fault::new(format!("{path}/name"), found, "a different name for each vehicle"));
            }
            let mut made = terrain::vehicle(&self.layout, self.ruler, &path, file, &self.battle.vehicles)?;
            if let Some(name) = &file.of {
                let side = self.file.sides.iter().position(|it| it.name == *name);
                let unknown = || Fault::new(format!("{path}/of"), format!("`{name}`"), "the name of a side");
                made.of = Some(SideId(side.ok_or_else(unknown)? as u8));
            }
            self.battle.arrange().vehicles.push(made);
        }
        self.battle.refresh_ground();
        Ok(())
    }

    /// Who carries the keys of a vehicle: they have to be there first.
    fn keys(&mut self) -> Result<(), Fault> {
        for (i, file) in self.file.vehicles.iter().enumerate() {
            let Some(name) = &file.keys_of else { continue };
            let path = format!("/vehicles/{i}/keys_of");
            let who = self.battle.person_ids().find(|&it| self.battle.person(it).name == *name);
            let who = who.ok_or_else(|| Fault::new(path, format!("`{name}`"), "the name of somebody"))?;
            self.battle.arrange().vehicles[i].keys_of = Some(who);
        }
        Ok(())
    }

    fn scene(&mut self) -> &mut Scene {
        Arc::make_mut(&mut self.battle.scene)
    }
}
