//! Streets: through the middle column, across it at an intersection, and side streets to buildings that stand too far off.
use stage::{SceneryFile, scenery::SceneryKind};

use super::{Draft, Patch, even};
use crate::{
    battle::scene::RegionKind,
    setup::terrain::RegionFile,
    table::{
        terrain::{FROM_STREET_MM, LaidOut},
        weapon::INCH_MM,
    },
};

/// How far from a street a building stands at most.
pub(super) const FROM_STREET: i32 = tenths(FROM_STREET_MM);

/// How wide a side street is: a lane.
const LANE: i32 = 30;

/// What a section must have left beside a street, so that a building fits in.
const STRIP: i32 = 60;

/// What a small table leaves of that.
const NARROW: i32 = 44;

const fn tenths(mm: i32) -> i32 {
    10 * mm / INCH_MM
}

impl Draft {
    pub(super) fn lay_streets(&mut self, laid_out: &LaidOut) {
        let Some(street) = laid_out.street else { return };
        let wide = tenths(street.width_mm);
        let [width, height] = self.file.size;
        let left = self.begins(width, wide);
        self.streets.push(Patch::new([left, 0, wide, height]));
        if laid_out.street_sections.iter().any(|it| it.number() == 4) {
            let top = self.begins(height, wide);
            self.streets.push(Patch::new([0, top, width, wide]));
        }
    }

    /// Where a street begins that runs through the middle third of a side, so that each third has room for a building beside it.
    fn begins(&mut self, side: i32, wide: i32) -> i32 {
        let (from, to) = (side / 3, 2 * side / 3);
        let spare = to - from - wide;
        let into = if 2 * STRIP <= spare { STRIP + self.below(spare - 2 * STRIP + 1) } else { spare - STRIP };
        // Where the thirds are narrower than a street and a building, each outer one keeps as much as there is.
        let outer = NARROW.min((side - wide) / 2);
        let begins = even(from + into).clamp(outer, side - outer - wide);
        if self.below(2) == 0 { begins } else { side - wide - begins }
    }

    /// A lane from a street into a section where nothing stands in its way.
    pub(super) fn lay_side_street(&mut self, section: Patch) {
        let Some(main) = self.streets.first().copied() else { return };
        let middle = section.middle()[0];
        let (left, right) = if middle < main.left { (middle, main.left) } else { (main.right, middle) };
        if right <= left {
            return;
        }
        let room = section.height() - LANE;
        let from = self.below(room + 1);
        let lane = (0..=room).map(|it| {
            let top = even(section.top + (from + it) % (room + 1));
            Patch { left, right, top, bottom: top + LANE }
        });
        let free = |it: &Patch| {
            self.is_clear(*it) && self.is_off_streets(Patch { left: left + 2, right: right - 2, ..*it })
        };
        let found = lane.into_iter().find(free);
        self.streets.extend(found);
    }

    /// The streets as roads, with pavements where people live.
    pub(super) fn show_streets(&mut self, laid_out: &LaidOut) {
        let main = laid_out.street.map_or(0, |it| tenths(it.width_mm));
        let table = self.table();
        for street in self.streets.clone() {
            let area = Some(street.rectangle());
            let road = RegionFile { kind: RegionKind::Road, rectangle: area, area: None, crest: Vec::new() };
            self.file.regions.push(road);
            let has_pavement = self.file.area != crate::table::area::Area::Rural;
            if has_pavement && street.width().min(street.height()) == main {
                let pavement = street.grown(6).shared(table).rectangle();
                self.file.scenery.push(SceneryFile::boxed(SceneryKind::Pavement, pavement));
            }
        }
    }
}
