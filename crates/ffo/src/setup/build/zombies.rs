//! The zombies of a scenario.
use ground::open::{Circle, PieceId, measure};
use kernel::{Point, dice::SeededDice};
use stage::town::below;

use super::Builder;
use crate::{
    battle::{Zombie, person::BASE_MM},
    setup::{forces::ZombieFile, scenario::Fault},
};

const MOST_ZOMBIES: usize = 5_000;

impl Builder<'_> {
    pub(super) fn zombies(&mut self) -> Result<(), Fault> {
        for (i, file) in self.file.zombies.iter().enumerate() {
            let path = format!("/zombies/{i}");
            let level = self.layout.level(&format!("{path}/on"), file.on.as_ref())?;
            for at in self.places(&path, i, file, level)? {
                let facing = self.facing(&path, file.facing, at)?;
                let zombie = Zombie { facing, level, prone: file.prone, ..Zombie::new(at, 0) };
                self.battle.arrange().zombies.push(zombie);
            }
        }
        Ok(())
    }

    /// Where a zombie or the zombies of a group stand.
    fn places(
        &self,
        path: &str,
        index: usize,
        file: &ZombieFile,
        level: Option<PieceId>,
    ) -> Result<Vec<Point>, Fault> {
        match (file.at, file.within, file.count) {
            (Some(at), None, None) => Ok(vec![self.ruler.point(&format!("{path}/at"), at)?]),
            (None, Some(area), Some(count)) => {
                let area = self.ruler.rectangle(&format!("{path}/in"), area)?;
                self.scattered(path, index as u64, area, usize::from(count), level)
            }
            _ => Err(Fault::new(path, "something else", "either `at`, or `in` together with `count`")),
        }
    }

    /// Places in an area, as if thrown there by hand; the same each time.
    fn scattered(
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
            let base = Circle::new(Point::new(x + right, y + down), BASE_MM);
            if !crowd.iter().any(|it| measure::overlap(*it, base)) && self.is_free(base.at, level) {
                crowd.push(base);
            }
        }
        Ok(crowd[taken..].iter().map(|it| it.at).collect())
    }
}
