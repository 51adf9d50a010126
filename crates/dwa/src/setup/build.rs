//! A scenario file made into a position: everything it says is checked and put on the table.
mod check;
mod humans;
mod zombies;

use kernel::{Book, Point};
use stage::{Ruler, scenery};

pub use self::{
    check::{forbidden, is_free},
    humans::weapon,
};
use super::{
    scenario::{Fault, PhaseFile, PositionFile, ScenarioFile},
    terrain::{self, BuildingFile, Layout},
};
use crate::battle::{
    Battle, Dwa, Noise, Phase, Start, TableScene,
    board::{EntryMethods, Lying},
    check::check,
    victory::{Goal, TableArea},
};

/// Where those stand who have no place yet.
pub const NOWHERE: Point = Point::new(-1000, -1000);

const MOST_HUMANS: usize = 500;

/// The position that a file describes.
pub fn battle(file: &ScenarioFile) -> Result<Battle, Fault> {
    if let Some(other) = file.book.as_deref().filter(|it| *it != Dwa::ID) {
        return Err(Fault::new("/book", format!("`{other}`"), format!("`{}`", Dwa::ID)));
    }
    let ruler = Ruler { length: file.rules.units.length() };
    let layout = lay_out(file, ruler)?;
    let mut battle = empty(file, ruler, &layout)?;
    for (i, vehicle) in file.vehicles.iter().enumerate() {
        let placed = terrain::vehicle(&layout, &format!("/vehicles/{i}"), vehicle, &battle.vehicles)?;
        battle.arrange().vehicles.push(placed);
    }
    battle.refresh_ground();
    let mut builder = Builder { file, ruler, layout, battle };
    builder.humans()?;
    builder.zombies()?;
    builder.references()?;
    builder.things()?;
    builder.phase()?;
    builder.crowd()?;
    // A game of it is checked whenever it is opened again: what would fail there is not begun.
    check(&builder.battle)?;
    Ok(builder.battle)
}

fn lay_out(file: &ScenarioFile, ruler: Ruler) -> Result<Layout, Fault> {
    let buildings = file.buildings.iter().map(BuildingFile::building);
    Layout::of(ruler, file.size, file.scenery.len(), &file.terrain, buildings, &file.climbs)
}

fn empty(file: &ScenarioFile, ruler: Ruler, layout: &Layout) -> Result<Battle, Fault> {
    let humans = file.humans.len();
    if !(1..=MOST_HUMANS).contains(&humans) {
        return Err(Fault::new("/humans", format!("{humans} humans"), format!("1 to {MOST_HUMANS}")));
    }
    let by_default = EntryMethods { a: Some(3 * humans as u16), ..EntryMethods::default() };
    let scene = TableScene {
        title: file.title.clone(),
        ground: layout.ground()?,
        pieces: layout.pieces.clone(),
        openings: layout.openings.iter().map(|it| it.kind).collect(),
        rooms: layout.rooms.iter().map(|(building, it)| it.kind(building.0)).collect(),
        scenery: scenery::scenery(ruler, &file.scenery)?,
        entry: file.entry.unwrap_or(by_default),
        goal: goal("/goal", &file.goal, file, ruler, layout)?,
        last_turn: file.last_turn,
        start: Start::default(),
    };
    let mut battle = Battle::empty(scene, file.rules);
    battle.humans_at_start = humans as u16;
    let arrangement = battle.arrange();
    *arrangement.openings = layout.openings.iter().map(|it| it.state()).collect();
    *arrangement.rooms = layout.rooms.iter().map(|it| it.1.state()).collect();
    Ok(battle)
}

/// The goal with its places in millimetres; one that is only judged at the end needs an end.
fn goal(path: &str, it: &Goal, file: &ScenarioFile, ruler: Ruler, layout: &Layout) -> Result<Goal, Fault> {
    let place = |path: &str, it: &TableArea| it.laid(path, ruler, &layout.table);
    let each = |name: &str, goals: &[Goal]| -> Result<Vec<Goal>, Fault> {
        let paths = goals.iter().enumerate();
        paths.map(|(i, it)| goal(&format!("{path}/{name}/{i}"), it, file, ruler, layout)).collect()
    };
    match it {
        Goal::Survive | Goal::Hold { .. } if file.last_turn.is_none() => {
            Err(Fault::new(path, "a goal that is judged at the end", "a `last_turn`"))
        }
        Goal::Reach { humans, place: at } => {
            Ok(Goal::Reach { humans: *humans, place: place(&format!("{path}/reach/place"), at)? })
        }
        Goal::Hold { humans, place: at } => {
            Ok(Goal::Hold { humans: *humans, place: place(&format!("{path}/hold/place"), at)? })
        }
        Goal::All(goals) => Ok(Goal::All(each("all", goals)?)),
        Goal::Any(goals) => Ok(Goal::Any(each("any", goals)?)),
        Goal::Survive
        | Goal::Leave { .. }
        | Goal::Kill { .. }
        | Goal::CarryOut { .. }
        | Goal::DriveOff { .. } => Ok(it.clone()),
    }
}

struct Builder<'a> {
    file: &'a ScenarioFile,
    ruler: Ruler,
    layout: Layout,
    battle: Battle,
}

impl Builder<'_> {
    fn in_the_middle(&self) -> bool {
        self.file.begin.is_some()
    }

    fn things(&mut self) -> Result<(), Fault> {
        for (i, lying) in self.file.lying.iter().enumerate() {
            let at = self.ruler.point(&format!("/lying/{i}/at"), lying.at)?;
            self.battle.arrange().lying.push(Lying { at, what: lying.what });
        }
        for (i, noise) in self.file.noises.iter().enumerate() {
            let at = self.ruler.point(&format!("/noises/{i}/at"), noise.at)?;
            self.battle.noises.push(Noise { at, turn: noise.turn, by: None });
        }
        Ok(())
    }

    fn phase(&mut self) -> Result<(), Fault> {
        let Some(begin) = &self.file.begin else { return Ok(()) };
        let acting = self.named_human("/begin/acting", begin.acting.as_ref())?;
        self.battle.turn = begin.turn;
        self.battle.phase = phase(begin, acting)?;
        if let Some(acting) = acting
            && !self.battle.humans[usize::from(acting)].is_alive()
        {
            return Err(Fault::new("/begin/acting", "one who is dead or gone", "a living human"));
        }
        let humans = self.file.humans.len();
        let at_start = usize::from(begin.humans_at_start.unwrap_or(humans as u16));
        if at_start < humans {
            let found = format!("{at_start} humans");
            let expected = format!("{humans} or more, as there are in the file");
            return Err(Fault::new("/begin/humans_at_start", found, expected));
        }
        self.battle.humans_at_start = at_start as u16;
        Ok(())
    }
}

fn phase(begin: &PositionFile, acting: Option<u16>) -> Result<Phase, Fault> {
    if acting.is_some() && begin.phase != PhaseFile::Humans {
        return Err(Fault::new("/begin/acting", "somebody who acts", "the phase `humans`"));
    }
    Ok(match begin.phase {
        PhaseFile::Setup => Phase::Setup,
        PhaseFile::Arrivals => Phase::Arrivals,
        PhaseFile::Burning => Phase::Burning,
        PhaseFile::Minds => Phase::Minds,
        PhaseFile::Fear => Phase::Fear,
        PhaseFile::Zombification => Phase::Zombification,
        PhaseFile::Wounds => Phase::Wounds,
        PhaseFile::Humans => Phase::Humans { acting },
        PhaseFile::ZombiesStandUp => Phase::ZombiesStandUp,
        PhaseFile::ZombiesMove => Phase::ZombiesMove,
        PhaseFile::ZombiesAttack => Phase::ZombiesAttack,
        PhaseFile::Doors => Phase::Doors,
        PhaseFile::ZombiesFire => Phase::ZombiesFire,
        PhaseFile::End => Phase::End,
    })
}
