//! The zombies of a scenario, and whatever refers to a figure by its name.
use ground::open::{Circle, PieceId, measure};
use kernel::{Point, dice::SeededDice};
use stage::town::below;

use super::Builder;
use crate::{
    battle::{
        FigureId,
        figure::{BASE_MM, Goal as ZombieGoal, Life, Zombie},
    },
    setup::{
        forces::{ZombieFile, ZombieGoalFile},
        scenario::Fault,
    },
};

const MOST_ZOMBIES: usize = 20_000;

impl Builder<'_> {
    pub(super) fn zombies(&mut self) -> Result<(), Fault> {
        for (i, zombie) in self.file.zombies.iter().enumerate() {
            let path = format!("/zombies/{i}");
            let places = self.places(&path, i, zombie)?;
            if MOST_ZOMBIES < self.battle.zombies.len() + places.len() {
                return Err(Fault::new(path, "too many zombies", format!("at most {MOST_ZOMBIES}")));
            }
            for at in places {
                let zombie = self.zombie(&path, zombie, at)?;
                self.battle.arrange().zombies.push(zombie);
            }
        }
        Ok(())
    }

    /// Where a zombie or the zombies of a group stand.
    pub(super) fn places(&self, path: &str, index: usize, file: &ZombieFile) -> Result<Vec<Point>, Fault> {
        match (file.at, file.within, file.count) {
            (Some(at), None, None) => Ok(vec![self.ruler.point(&format!("{path}/at"), at)?]),
            (None, Some(area), Some(count)) => {
                if file.name.is_some() || file.was.is_some() {
                    return Err(Fault::new(path, "a group with a name", "a name for a single zombie only"));
                }
                let area = self.ruler.rectangle(&format!("{path}/in"), area)?;
                let level = self.layout.level(&format!("{path}/on"), file.on.as_ref())?;
                self.scattered(path, index as u64, area, usize::from(count), level)
            }
            _ => Err(Fault::new(path, "something else", "either `at`, or `in` together with `count`")),
        }
    }

    /// Places in an area, as if thrown there by hand; the same each time.
    pub(super) fn scattered(
        &self,
        path: &str,
        seed: u64,
        [x, y, width, height]: [i32; 4],
        count: usize,
        level: Option<PieceId>,
    ) -> Result<Vec<Point>, Fault> {
        let mut stream = SeededDice::new(seed);
        let mut crowd: Vec<Circle> = self.bases().map(|it| it.1).collect();
        let (taken, mut tries) = (crowd.len(), 0);
        while crowd.len() < taken + count {
            tries += 1;
            if 200 + 60 * count < tries || MOST_ZOMBIES < count {
                let found = format!("room for about {} zombies only", crowd.len() - taken);
                return Err(Fault::new(format!("{path}/count"), found, format!("room for {count}")));
            }
            let (right, down) = (below(&mut stream, width + 1), below(&mut stream, height + 1));
            let at = Point::new(x + right, y + down);
            let base = Circle::new(at, BASE_MM);
            let taken = crowd.iter().any(|it| measure::overlap(*it, base));
            if !taken && self.is_free(at, level) {
                crowd.push(base);
            }
        }
        Ok(crowd[taken..].iter().map(|it| it.at).collect())
    }

    pub(super) fn zombie(&self, path: &str, file: &ZombieFile, at: Point) -> Result<Zombie, Fault> {
        Ok(Zombie {
            at,
            level: self.layout.level(&format!("{path}/on"), file.on.as_ref())?,
            facing: self.facing(path, file.facing, at)?,
            fallen: file.fallen,
            stunned: file.stunned,
            burning: file.burning,
            out: file.out,
            weapon: file.weapon,
            waits: file.waits,
            was_fallen: file.was_fallen,
            was_in_contact: file.was_in_contact,
            ..Zombie::new(at)
        })
    }

    /// What refers to a figure by its name.
    pub(super) fn references(&mut self) -> Result<(), Fault> {
        let mut id = 0;
        for (i, zombie) in self.file.zombies.iter().enumerate() {
            let path = format!("/zombies/{i}");
            let was = self.named_human(&format!("{path}/was"), zombie.was.as_ref())?;
            let prey = self.named_human(&format!("{path}/prey"), zombie.prey.as_ref())?;
            let goal = self.zombie_goal(&format!("{path}/goal"), &zombie.goal)?;
            for _ in 0..zombie.count.unwrap_or(1) {
                let arrangement = self.battle.arrange();
                let figure = &mut arrangement.zombies[id as usize];
                (figure.was, figure.prey, figure.goal) = (was, prey, goal);
                if let Some(human) = was {
                    arrangement.humans[usize::from(human)].life = Life::Turned { zombie: id };
                }
                id += 1;
            }
        }
        for (i, human) in self.file.humans.iter().enumerate() {
            for (j, name) in human.turn.fired_at.iter().enumerate() {
                let figure = self.named_figure(&format!("/humans/{i}/turn/fired_at/{j}"), name)?;
                self.battle.arrange().humans[i].turn.fired_at.push(figure);
            }
        }
        for (i, vehicle) in self.file.vehicles.iter().enumerate() {
            let path = format!("/vehicles/{i}");
            let keys = self.named_human(&format!("{path}/keys_of"), vehicle.keys_of.as_ref())?;
            let driver = self.named_human(&format!("{path}/driver"), vehicle.driver.as_ref())?;
            if driver.is_some_and(|it| self.battle.humans[usize::from(it)].vehicle != Some(i as u8)) {
                return Err(Fault::new(format!("{path}/driver"), "one outside", "one who is in the vehicle"));
            }
            let figure = &mut self.battle.arrange().vehicles[i];
            (figure.keys_of, figure.driver) = (keys.map(|it| it as u8), driver);
        }
        Ok(())
    }

    pub(super) fn named_human(&self, path: &str, name: Option<&String>) -> Result<Option<u16>, Fault> {
        let Some(name) = name else { return Ok(None) };
        match self.file.humans.iter().position(|it| it.name == *name) {
            Some(at) => Ok(Some(at as u16)),
            None => Err(Fault::new(path, format!("`{name}`"), "the name of a human of this file")),
        }
    }

    pub(super) fn named_figure(&self, path: &str, name: &String) -> Result<FigureId, Fault> {
        let mut id = 0;
        for zombie in &self.file.zombies {
            if zombie.name.as_ref() == Some(name) {
                return Ok(FigureId::Zombie(id));
            }
            id += u32::from(zombie.count.unwrap_or(1));
        }
        match self.named_human(path, Some(name)) {
            Ok(Some(human)) => Ok(FigureId::Human(human)),
            Ok(None) | Err(_) => Err(Fault::new(path, format!("`{name}`"), "the name of a human or zombie")),
        }
    }

    pub(super) fn zombie_goal(&self, path: &str, goal: &ZombieGoalFile) -> Result<ZombieGoal, Fault> {
        Ok(match goal {
            ZombieGoalFile::None => ZombieGoal::None,
            ZombieGoalFile::Human(name) => {
                let human = self.named_human(&format!("{path}/human"), Some(name))?;
                human.map_or(ZombieGoal::None, ZombieGoal::Human)
            }
            ZombieGoalFile::Noise { at, heard } => {
                let at = self.ruler.point(&format!("{path}/noise/at"), *at)?;
                ZombieGoal::Noise { at: (at.x, at.y), heard: *heard }
            }
            ZombieGoalFile::Wander(degrees) => {
                ZombieGoal::Wander(self.ruler.degrees(&format!("{path}/wander"), *degrees)?)
            }
        })
    }
}
