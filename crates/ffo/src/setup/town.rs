//! A table laid out by the Terrain Guidelines (p. 36) where nobody has drawn one. What the guidelines leave open is drawn from the stream of
//! the town; the same seed makes the same town. It is planned in tenths of an inch, as files have it.
mod cars;
mod houses;
mod lot;
mod nature;
mod streets;

use kernel::dice::SeededDice;
use stage::{Sections, town::below};

pub(super) use self::lot::Patch;
use super::scenario::ScenarioFile;
use crate::table::terrain::{Layout, Section};

/// What is left free round everything, so that whoever walks gets past.
const GAP: i32 = 12;

/// Where those who come stand, at the near edge.
const ENTRANCE: [i32; 2] = [60, 40];

/// A town in the making.
pub(super) struct Draft {
    stream: SeededDice,
    pub file: ScenarioFile,
    /// Streets and side streets.
    streets: Vec<Patch>,
    /// What else must be kept clear.
    taken: Vec<Patch>,
}

impl Draft {
    /// An empty table.
    pub fn new(seed: u64, file: ScenarioFile) -> Draft {
        Draft { stream: SeededDice::new(seed), file, streets: Vec::new(), taken: Vec::new() }
    }

    /// Streets first, then buildings beside them, vehicles, and what grows where there is room.
    pub fn lay_out(&mut self, intersection: bool) {
        let layout = Layout { area: self.file.area, intersection, building_sections: Vec::new() };
        let laid_out = layout.roll(&mut self.stream);
        self.lay_streets(&laid_out);
        let [x, y] = self.entrance();
        let [width, height] = ENTRANCE;
        self.taken.push(Patch::new([x - width / 2, y + 10 - height, width, height]));
        self.build(&laid_out);
        self.park(&laid_out);
        self.plant();
        self.show_streets(&laid_out);
    }

    /// Where the first of those who come stands: on the street if one leads there.
    pub fn entrance(&self) -> [i32; 2] {
        let [width, height] = self.file.size;
        let leads_there = self.streets.iter().find(|it| it.bottom == height);
        [leads_there.map_or(width / 2, |it| it.middle()[0]), height - 10]
    }

    /// A number from 0 on, below `n`.
    pub fn below(&mut self, n: i32) -> i32 {
        below(&mut self.stream, n)
    }

    fn table(&self) -> Patch {
        let [width, height] = self.file.size;
        Patch::new([0, 0, width, height])
    }

    fn section(&self, it: Section) -> Patch {
        let all = Sections::new(self.file.size, 3, 3);
        all.all().nth(usize::from(it.number()) - 1).map_or(self.table(), Patch::new)
    }

    /// Whether nothing is there or close to it.
    fn is_clear(&self, it: Patch) -> bool {
        let wide = it.grown(GAP);
        !self.taken.iter().any(|other| other.meets(wide))
    }

    fn is_off_streets(&self, it: Patch) -> bool {
        !self.streets.iter().any(|street| street.meets(it.grown(2)))
    }

    /// A place of this size within an area that suits; none if a few tries find none.
    fn somewhere(
        &mut self,
        within: Patch,
        [width, height]: [i32; 2],
        suits: &dyn Fn(&Draft, Patch) -> bool,
    ) -> Option<Patch> {
        let [left, top] = [within.left, within.top].map(even);
        let room = [within.right - left - width, within.bottom - top - height];
        if room.iter().any(|it| *it < 0) {
            return None;
        }
        (0..TRIES).find_map(|_| {
            let [x, y] = room.map(|it| 2 * self.below(it / 2 + 1));
            let it = Patch::new([left + x, top + y, width, height]);
            suits(self, it).then_some(it)
        })
    }
}

/// The next even number: two tenths of an inch are whole millimetres, so that what touches in the file touches on the table.
const fn even(tenths: i32) -> i32 {
    tenths + tenths.rem_euclid(2)
}

const TRIES: usize = 12;
