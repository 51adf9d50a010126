//! What the sides of a scenario are after, with places in millimetres.
use super::Builder;
use crate::{
    battle::{Goal, SideId},
    setup::scenario::Fault,
};

impl Builder<'_> {
    pub(super) fn goals(&mut self) -> Result<(), Fault> {
        for (i, side) in self.file.sides.iter().enumerate() {
            let Some(goal) = &side.goal else { continue };
            let path = format!("/sides/{i}/goal");
            if goal.is_judged_at_end() && self.file.last_turn.is_none() {
                return Err(Fault::new(path, "a goal that is judged at the end", "a `last_turn`"));
            }
            let goal = self.goal(&path, goal)?;
            self.scene().goals.push((SideId(i as u8), goal));
        }
        Ok(())
    }

    fn goal(&self, path: &str, goal: &Goal) -> Result<Goal, Fault> {
        let table = &self.layout.table;
        let each = |name: &str, goals: &[Goal]| -> Result<Vec<Goal>, Fault> {
            let paths = goals.iter().enumerate();
            paths.map(|(i, it)| self.goal(&format!("{path}/{name}/{i}"), it)).collect()
        };
        Ok(match goal {
            Goal::Reach { people, place } => {
                let place = place.laid(&format!("{path}/reach/place"), self.ruler, table)?;
                Goal::Reach { people: *people, place }
            }
            Goal::Hold { people, place } => {
                let place = place.laid(&format!("{path}/hold/place"), self.ruler, table)?;
                Goal::Hold { people: *people, place }
            }
            Goal::Enter { buildings } => {
                let known = |name: &String| self.file.buildings.iter().any(|it| it.name == *name);
                if let Some(name) = buildings.iter().find(|it| !known(it)) {
                    let path = format!("{path}/enter/buildings");
                    return Err(Fault::new(path, format!("`{name}`"), "the name of a building"));
                }
                goal.clone()
            }
            Goal::All(goals) => Goal::All(each("all", goals)?),
            Goal::Any(goals) => Goal::Any(each("any", goals)?),
            Goal::Survive | Goal::Leave { .. } | Goal::KillZombies { .. } | Goal::Defeat => goal.clone(),
        })
    }
}
