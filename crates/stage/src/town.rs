//! Towns that nobody drew: streets between lots, houses, what stands on a lot without one. A tool, not a rule; what a door
//! holds and a house hides is for the book to add. The same seed makes the same town. It is planned in millimetres, because a
//! figure is as large in every book, and told in the unit of the files.
use kernel::dice::SeededDice;

use crate::{
    ruler::Ruler,
    scenery::{SceneryFile, SceneryKind},
    sections::Sections,
    terrain::Footprint,
};

/// How long a door or window is, for bases of 25 mm.
const OPENING: i32 = 36;

/// How a town is divided, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TownPlan {
    /// A lot with half a street round it.
    pub lot: i32,
    pub half_street: i32,
}

impl TownPlan {
    /// What a house has for itself.
    const fn plot(self) -> i32 {
        self.lot - 2 * self.half_street
    }
}

/// A town in the making.
#[derive(Debug)]
pub struct Town {
    stream: SeededDice,
    plan: TownPlan,
    ruler: Ruler,
    sections: Sections,
    size: [i32; 2],
}

/// A house in its lot, in the unit of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TownHouse {
    /// The left upper corner, then width and height: the middle of the walls.
    pub rectangle: [i32; 4],
    /// A wall from the upper side to the lower one, with a gap in it: how far to the right it stands.
    pub inner_wall: Option<i32>,
    /// The gap in the inner wall comes last.
    pub openings: Vec<(view::Opening, [[i32; 2]; 2])>,
}

impl TownHouse {
    /// What it is divided into, west to east: names, and where each lies.
    pub fn rooms(&self, name: &str) -> Vec<(String, [i32; 4])> {
        let [x, y, width, height] = self.rectangle;
        let Some(middle) = self.inner_wall else { return vec![(name.to_owned(), self.rectangle)] };
        let west = (format!("{name}, west room"), [x, y, middle - x, height]);
        vec![west, (format!("{name}, east room"), [middle, y, x + width - middle, height])]
    }

    /// The inner wall as files have it, if there is one.
    pub fn inner_walls(&self) -> Vec<Vec<[i32; 2]>> {
        let [_, y, _, height] = self.rectangle;
        self.inner_wall.map(|it| vec![[it, y], [it, y + height]]).into_iter().collect()
    }
}

/// What a book makes of what stands on the lots of a town.
pub trait TownBuilder {
    /// A house; what it draws comes from the stream of the town.
    fn house(&mut self, town: &mut Town, name: String, house: &TownHouse);

    fn feature(&mut self, name: String, feature: Feature);
}

/// Something on a lot without a house, in the unit of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    Terrain(FeatureKind, Footprint),
    /// Its middle, and degrees clockwise from north.
    Car {
        at: [i32; 2],
        facing: i16,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeatureKind {
    Tree,
    Rock,
    Hedge,
    LowWall,
    Fence,
    Crates,
}

/// A number from 0 on, below `n`.
pub fn below(stream: &mut SeededDice, n: i32) -> i32 {
    ((u128::from(stream.bits()) * n.max(1) as u128) >> 64) as i32
}

impl Town {
    /// A town on a table with these sides, in millimetres, for files with this ruler.
    pub fn new(seed: u64, plan: TownPlan, size: [i32; 2], ruler: Ruler) -> Self {
        let sections = Sections::no_smaller_than(size, plan.lot);
        Town { stream: SeededDice::new(seed), plan, ruler, sections, size }
    }

    pub fn below(&mut self, n: i32) -> i32 {
        below(&mut self.stream, n)
    }

    /// The left upper corners of all lots in millimetres, in any order.
    pub fn lots(&mut self) -> Vec<[i32; 2]> {
        let mut lots: Vec<[i32; 2]> = self.sections.all().map(|[x, y, ..]| [x, y]).collect();
        for i in 0..lots.len() {
            let other = i + self.below((lots.len() - i) as i32) as usize;
            lots.swap(i, other);
        }
        lots
    }

    /// Houses on so many of the lots, in any order, and features on the others.
    pub fn build(&mut self, houses: usize, builder: &mut impl TownBuilder) {
        for (i, lot) in self.lots().into_iter().enumerate() {
            if i < houses {
                let house = self.house(lot);
                builder.house(self, format!("house {}", i + 1), &house);
                continue;
            }
            for (part, feature) in self.features(lot).into_iter().enumerate() {
                builder.feature(format!("lot {} {}", i + 1, part + 1), feature);
            }
        }
    }

    /// Streets between the lots, pavements beside them, a lamp at each crossing.
    pub fn streets(&self) -> Vec<SceneryFile> {
        let ([width, height], half) = (self.size, self.plan.half_street);
        let (across, down) = (self.sections.across(), self.sections.down());
        let mut scenery = Vec::new();
        for (kind, half) in [(SceneryKind::Pavement, half - 6), (SceneryKind::Road, half - 22)] {
            let streets = across.clone().map(|x| [x - half, 0, 2 * half, height]);
            let streets = streets.chain(down.clone().map(|y| [0, y - half, width, 2 * half]));
            scenery.extend(streets.map(|it| SceneryFile::boxed(kind, self.ruler.sides(it))));
        }
        let beside = half - 14;
        for (x, y) in across.flat_map(|x| down.clone().map(move |y| (x, y))) {
            let at = self.ruler.place([x - beside, y - beside]);
            scenery.push(SceneryFile::spot(SceneryKind::Lamp, at));
        }
        scenery
    }

    /// A house with a door, windows and perhaps an inner wall.
    pub fn house(&mut self, lot: [i32; 2]) -> TownHouse {
        let (plot, street) = (self.plan.plot(), self.plan.half_street);
        let (width, height) = (plot - 10 * self.below(6), plot - 10 * self.below(6));
        let x = lot[0] + street + self.below(plot - width + 1);
        let y = lot[1] + street + self.below(plot - height + 1);
        let inner_wall = (self.below(3) == 0).then_some(x + width / 2);
        let rectangle = [x, y, width, height];
        let mut openings = self.openings(rectangle);
        openings.extend(inner_wall.map(|it| (view::Opening::Gap, [[it, y + 60], [it, y + 100]])));
        let ruler = self.ruler;
        TownHouse {
            rectangle: ruler.sides(rectangle),
            inner_wall: inner_wall.map(|it| ruler.tenths(it)),
            openings: openings.into_iter().map(|it| (it.0, it.1.map(|it| ruler.place(it)))).collect(),
        }
    }

    /// A door in one of the sides and perhaps a window in each of the others; none where an inner wall ends.
    fn openings(&mut self, [x, y, width, height]: [i32; 4]) -> Vec<(view::Opening, [[i32; 2]; 2])> {
        let door = self.below(4);
        let walls = [
            [[x + 30, y], [x + 30 + OPENING, y]],
            [[x + width, y + 40], [x + width, y + 40 + OPENING]],
            [[x + width - 30 - OPENING, y + height], [x + width - 30, y + height]],
            [[x, y + height - 40 - OPENING], [x, y + height - 40]],
        ];
        let mut openings = Vec::new();
        for (i, stretch) in walls.into_iter().enumerate() {
            let kind = match (i as i32 == door, self.below(6)) {
                (true, 0) => view::Opening::LockedDoor,
                (true, _) => view::Opening::Door,
                (false, 0 | 1) => continue,
                (false, 2) => view::Opening::BoardedWindow,
                (false, _) => view::Opening::Window,
            };
            openings.push((kind, stretch));
        }
        openings
    }

    /// What stands on a lot without a house: two or three things.
    pub fn features(&mut self, lot: [i32; 2]) -> Vec<Feature> {
        let parts = 2 + self.below(2);
        (0..parts).map(|part| self.feature(lot, part)).collect()
    }

    fn feature(&mut self, [x, y]: [i32; 2], part: i32) -> Feature {
        let street = self.plan.half_street;
        // Each thing has a third of the lot to itself, so that none stands on another.
        let (left, top) = (x + street + self.below(60), y + street + part * self.plan.lot / 4);
        let ruler = self.ruler;
        let round = |at: [i32; 2], across: i32| Footprint::Round {
            at: ruler.place(at),
            across: ruler.tenths(across),
        };
        let line = |from: [i32; 2], to: [i32; 2]| Footprint::Line {
            from: ruler.place(from),
            to: ruler.place(to),
            thickness: ruler.tenths(10),
        };
        match self.below(7) {
            0 => Feature::Terrain(FeatureKind::Tree, round([left + 30, top + 30], 30)),
            1 => Feature::Terrain(FeatureKind::Rock, round([left + 40, top + 30], 40)),
            2 => Feature::Terrain(FeatureKind::Hedge, line([left, top + 20], [left + 140, top + 20])),
            3 => Feature::Terrain(FeatureKind::LowWall, line([left, top + 30], [left + 120, top + 30])),
            4 => Feature::Terrain(FeatureKind::Fence, line([left + 10, top + 10], [left + 130, top + 10])),
            5 => Feature::Terrain(
                FeatureKind::Crates,
                Footprint::Box(ruler.sides([left + 20, top + 10, 50, 30])),
            ),
            _ => {
                let facing = if self.below(2) == 0 { 90 } else { 270 };
                Feature::Car { at: ruler.place([left + 60, top + 30]), facing }
            }
        }
    }
}
