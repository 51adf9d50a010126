//! How the sides of a scenario stand to each other, and how far its Encounter has got.
use kernel::written::Fault;

use super::{Builder, names::building};
use crate::{
    battle::{Encounter, Role, SideId, Stance, encounter::BySide},
    setup::{
        forces::TeamFile,
        layout::{BoardPart, BuildingId},
        position::{PositionFile, ProgressFile},
    },
};

impl Builder<'_> {
    pub(super) fn progress(&mut self) -> Result<(), Fault> {
        self.sides()?;
        let file = self.file;
        let Some(begin) = &file.begin else { return Ok(()) };
        self.people_of(begin)?;
        let progress = &begin.progress;
        let of = |side: &Option<String>, field: &str| match side {
            Some(name) => self.names.side(&format!("/begin/progress/{field}"), name).map(Some),
            None => Ok(None),
        };
        let (found_by, raiders) = (of(&progress.found_by, "found_by")?, of(&progress.raiders, "raiders")?);
        let (entered, homes) = (self.entered(progress)?, self.homes(progress)?);
        let part = self.part(progress)?;
        let flight = homes.first().map(|&it| self.battle.scene.board.farthest_edge(it));
        let its = &mut self.battle.progress;
        (its.edge, its.part, its.entered) = (progress.edge, part, entered);
        (its.objective, its.found_by) = (progress.objective, found_by);
        (its.homes, its.flight) = (homes, progress.flight.or(flight));
        (its.raiders, its.undead_raiders) = (raiders, progress.undead_raiders);
        (its.been_inside, its.way_home) = (progress.been_inside, progress.way_home);
        self.raiders();
        Ok(())
    }

    fn people_of(&mut self, begin: &PositionFile) -> Result<(), Fault> {
        let these =
            |field: &str, names: &[String]| self.names.everyone(&format!("/begin/progress/{field}"), names);
        let progress = &begin.progress;
        let robbed = these("robbed", &progress.robbed)?;
        let met_inside = these("met_inside", &progress.met_inside)?;
        let absent = these("absent", &progress.absent)?;
        let its = &mut self.battle.progress;
        (its.robbed, its.met_inside, its.absent) = (robbed, met_inside, absent);
        Ok(())
    }

    /// How sides stand to each other, how strong they came, and what they have brought about.
    fn sides(&mut self) -> Result<(), Fault> {
        for at in 0..self.names.sides.len() {
            let (file, path) = (self.names.sides[at].file, self.names.sides[at].path.clone());
            let side = SideId(at as u8);
            for (name, &stance) in &file.stances {
                let path = format!("{path}/stances/{name}");
                let other = self.names.side(&path, name)?;
                if side == other {
                    return Err(Fault::new(path, "the side itself", "another side"));
                }
                let before = self.battle.stance(side, other);
                if before != Stance::Unmet && before != stance {
                    let expected = "what the other side says of this one";
                    return Err(Fault::new(path, "another stance", expected));
                }
                self.battle.set_stance(side, other, stance);
            }
            if let Some(strength) = file.strength {
                self.battle.sides[at].strength = strength;
            }
        }
        let count =
            |of: fn(&TeamFile) -> u16| -> BySide { self.names.sides.iter().map(|it| of(it.file)).collect() };
        let progress = &mut self.battle.progress;
        (progress.supplies, progress.recruits) = (count(|it| it.supplies), count(|it| it.recruits));
        (progress.talks_won, progress.talks_lost) = (count(|it| it.talks_won), count(|it| it.talks_lost));
        Ok(())
    }

    fn entered(&self, progress: &ProgressFile) -> Result<Vec<BuildingId>, Fault> {
        let each = progress.entered.iter().enumerate();
        each.map(|(i, hex)| building(&self.battle, &format!("/begin/progress/entered/{i}"), *hex)).collect()
    }

    fn homes(&self, progress: &ProgressFile) -> Result<Vec<BuildingId>, Fault> {
        let path = "/begin/progress/homes";
        let defends = matches!(self.file.encounter, Encounter::Defend {});
        match (defends, progress.homes.len()) {
            (true, 1..=2) | (false, 0) => (),
            (true, n) => return Err(Fault::new(path, format!("{n} homes"), "1 or 2 homes to defend")),
            (false, _) => return Err(Fault::new(path, "homes", "none, for only a Defend has them")),
        }
        let each = progress.homes.iter().enumerate();
        each.map(|(i, hex)| building(&self.battle, &format!("{path}/{i}"), *hex)).collect()
    }

    /// Where the target of a Raid is: as the file says, or opposite to the edge by which the players came.
    fn part(&self, progress: &ProgressFile) -> Result<Option<BoardPart>, Fault> {
        let (path, board) = ("/begin/progress/part", &self.battle.scene.board);
        match progress.part {
            Some(BoardPart::Map(map)) if board.maps().len() <= usize::from(map) => {
                let expected = format!("a map from 0 to {}", board.maps().len() - 1);
                return Err(Fault::new(path, format!("map {map}"), expected));
            }
            Some(part) => return Ok(Some(part)),
            None => (),
        }
        let Encounter::Raid { .. } = self.file.encounter else { return Ok(None) };
        let Some(edge) = progress.edge else {
            let expected = "`part`, or the `edge` by which the players came";
            return Err(Fault::new("/begin/progress", "no target of the Raid", expected));
        };
        let first = self.battle.functioning().next().map(|it| it.1.at).unwrap_or_default();
        Ok(Some(board.opposite(edge, first)))
    }

    /// The raiders of a Defend are known by their role.
    fn raiders(&mut self) {
        if let (Encounter::Defend {}, None) = (self.file.encounter, self.battle.progress.raiders) {
            let at = self.battle.sides.iter().position(|it| it.role == Role::Raiders);
            self.battle.progress.raiders = at.map(|it| SideId(it as u8));
        }
    }
}
