//! Buildings: where they stand, how many floors they have, what they are made of, doors, windows, rooms and stairs.
use stage::{ClimbFile, climb::Steps};

use super::{Draft, GAP, Patch, even, streets::FROM_STREET};
use crate::{
    battle::scene::OpeningType,
    setup::terrain::{BuildingFile, OpeningFile, RoomFile},
    table::{
        area::Area,
        terrain::{LaidOut, Section},
    },
};

/// Sides of a building.
const SMALLEST: i32 = 36;
const LARGEST: i32 = 110;

/// How long a door or a window is, and from the beginning of one to that of the next.
const OPENING: i32 = 14;
const STRETCH: i32 = 20;

/// One this wide has two rooms.
const TWO_ROOMS: i32 = 70;

/// Cities have no limit of their own; so many are enough.
const MOST_FLOORS: u8 = 4;

impl Draft {
    /// A building in each section that is to have one. Those beside the middle come first: a side street may have to lead to them.
    pub(super) fn build(&mut self, laid_out: &LaidOut) {
        let mut sections = laid_out.building_sections.clone();
        let stream = &mut self.stream;
        sections.sort_by_key(|it| (it.column(stream) == 1, *it));
        for section in sections {
            let Some(plot) = self.plot(section) else { continue };
            self.taken.push(plot);
            let name = format!("{} {}", self.word(), self.file.buildings.len() + 1);
            let house = self.house(name, plot);
            self.stairs(&house);
            self.file.buildings.push(house);
        }
    }

    const fn word(&self) -> &'static str {
        match self.file.area {
            Area::Urban => "block",
            Area::Suburban => "house",
            Area::Rural => "farm",
        }
    }

    /// Where the building of a section stands.
    fn plot(&mut self, section: Section) -> Option<Patch> {
        let within = self.section(section).grown(-2);
        let found = self.beside_street(within);
        if found.is_some() || self.streets.is_empty() {
            return found;
        }
        self.lay_side_street(within);
        self.beside_street(within)
    }

    /// As large a place as a few tries find, then any that is there.
    fn beside_street(&mut self, within: Patch) -> Option<Patch> {
        let suits = |it: &Draft, plot: Patch| it.can_be_built_on(plot);
        for most in (SMALLEST..=LARGEST).rev().step_by(4) {
            let spread = (most - SMALLEST).min(20) + 1;
            let sides =
                [within.width(), within.height()].map(|room| (most - self.below(spread)).min(room) / 2 * 2);
            let found = self.somewhere(within, sides, &suits);
            if found.is_some() {
                return found;
            }
        }
        let [left, top] = [within.left, within.top].map(even);
        let lefts = (left..=within.right - SMALLEST).step_by(2);
        let places = lefts.flat_map(|x| (top..=within.bottom - SMALLEST).step_by(2).map(move |y| [x, y]));
        let mut plots = places.map(|[x, y]| Patch::new([x, y, SMALLEST, SMALLEST]));
        plots.find(|&it| self.can_be_built_on(it))
    }

    fn can_be_built_on(&self, plot: Patch) -> bool {
        let street = |it: &Patch| plot.is_within(*it, FROM_STREET);
        let near = self.streets.is_empty() || self.streets.iter().any(street);
        near && self.is_off_streets(plot.grown(2)) && self.is_clear(plot)
    }

    fn house(&mut self, name: String, plot: Patch) -> BuildingFile {
        let most = self.file.area.most_storeys(&mut self.stream).unwrap_or(MOST_FLOORS);
        let floors = 1 + self.below(most.into()) as u8;
        let middle = (TWO_ROOMS <= plot.width()).then(|| even(plot.middle()[0]));
        let mut openings = self.openings(plot, floors, middle);
        let gap = middle.map(|it| {
            opening(OpeningType::Gap, 0, [it, even(plot.middle()[1]) - 8], [it, even(plot.middle()[1]) + 8])
        });
        openings.extend(gap);
        BuildingFile {
            rectangle: plot.rectangle(),
            thickness: 2,
            dv: self.dv(),
            floors,
            inner_walls: middle.map(|it| vec![[it, plot.top], [it, plot.bottom]]).into_iter().collect(),
            openings,
            rooms: rooms(&name, plot, middle),
            name,
            entered: false,
            alarm: 0,
        }
    }

    /// Brick in the city; sheds and mobile homes farther out.
    fn dv(&mut self) -> u8 {
        match (self.file.area, self.below(4)) {
            (Area::Urban, _) | (Area::Suburban, 1..) => 2,
            (Area::Suburban, _) | (Area::Rural, 0 | 1) => 1,
            (Area::Rural, _) => 2,
        }
    }

    /// Along each wall in turn for each floor; the first on the ground is the door.
    fn openings(&mut self, plot: Patch, floors: u8, middle: Option<i32>) -> Vec<OpeningFile> {
        let front = self.front(plot);
        let mut openings = Vec::new();
        for wall in (0..4).map(|it| (front + it) % 4) {
            for (i, stretch) in stretches(plot, wall, middle).into_iter().enumerate() {
                let floor = (i % usize::from(floors)) as u8;
                let is_door = openings.is_empty();
                if !is_door && self.below(3) == 0 {
                    continue;
                }
                let kind = match is_door {
                    true => OpeningType::Door,
                    false if floor == 0 && wall == front && self.file.area == Area::Urban => {
                        OpeningType::ShopWindow
                    }
                    false => OpeningType::Window,
                };
                openings.push(opening(kind, floor, stretch[0], stretch[1]));
            }
        }
        openings
    }

    /// The wall that looks at a street: 0 is the north one, then clockwise.
    fn front(&mut self, plot: Patch) -> usize {
        let reach = FROM_STREET + GAP;
        let Patch { left, top, right, bottom } = plot;
        let before = [
            Patch { top: top - reach, bottom: top, ..plot },
            Patch { left: right, right: right + reach, ..plot },
            Patch { top: bottom, bottom: bottom + reach, ..plot },
            Patch { left: left - reach, right: left, ..plot },
        ];
        let looks = |it: &Patch| self.streets.iter().any(|street| street.meets(*it));
        match before.iter().position(looks) {
            Some(wall) => wall,
            None => self.below(4) as usize,
        }
    }

    /// From each floor to the next, in a corner.
    fn stairs(&mut self, house: &BuildingFile) {
        let [x, y, ..] = house.rectangle;
        let on = |floor: u8| (floor != 0).then(|| format!("{}, floor {}", house.name, floor + 1));
        for floor in 1..house.floors {
            let at = [x + 12, y + 12];
            self.file.climbs.push(ClimbFile {
                name: format!("{}, stairs {floor}", house.name),
                kind: Steps::Stairs,
                foot: at,
                foot_on: on(floor - 1),
                head: at,
                head_on: on(floor),
            });
        }
    }
}

const fn opening(kind: OpeningType, floor: u8, from: [i32; 2], to: [i32; 2]) -> OpeningFile {
    OpeningFile { kind, name: None, from, to, floor, open: false, broken: false, locked: false, dv: None }
}

/// Where openings fit into a wall, not where the inner wall ends.
fn stretches(plot: Patch, wall: usize, middle: Option<i32>) -> Vec<[[i32; 2]; 2]> {
    let is_level = wall.is_multiple_of(2);
    let (from, to) = if is_level { (plot.left, plot.right) } else { (plot.top, plot.bottom) };
    let begins = (from + 8..=to - 8 - OPENING).step_by(STRETCH as usize);
    let clear = |it: &i32| !(is_level && middle.is_some_and(|at| *it - 6 < at && at < it + OPENING + 6));
    let at = |it: i32| match wall {
        0 => [it, plot.top],
        1 => [plot.right, it],
        2 => [it, plot.bottom],
        _ => [plot.left, it],
    };
    begins.filter(clear).map(|it| [at(it), at(it + OPENING)]).collect()
}

/// Two where there is an inner wall.
fn rooms(name: &str, plot: Patch, middle: Option<i32>) -> Vec<RoomFile> {
    let Some(middle) = middle else { return Vec::new() };
    let room =
        |side: &str, it: Patch| RoomFile { name: format!("{name}, {side} room"), rectangle: it.rectangle() };
    vec![room("west", Patch { right: middle, ..plot }), room("east", Patch { left: middle, ..plot })]
}
