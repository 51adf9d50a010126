//! What grows and lies about where nobody lives: woods, a hill, trees, hedges and fences.
use stage::Footprint;

use super::{Draft, GAP, Patch};
use crate::{
    battle::scene::{PieceKind, RegionKind},
    setup::terrain::{RegionFile, TerrainFile},
    table::area::Area,
};

/// Sides of a wood.
const SMALLEST_WOOD: i32 = 50;
const LARGEST_WOOD: i32 = 150;

/// On a table of a square of this side there are so many small things, half of them certain.
const SIDE: i32 = 480;
const THINGS: i32 = 12;

impl Draft {
    pub(super) fn plant(&mut self) {
        let (hills, woods) = match self.file.area {
            Area::Urban => (0, self.below(2)),
            Area::Suburban => (0, 1 + self.below(2)),
            Area::Rural => (self.below(2), 3 + self.below(3)),
        };
        for _ in 0..hills {
            self.region(RegionKind::Hill);
        }
        for _ in 0..woods {
            self.region(RegionKind::Woods);
        }
        let [width, height] = self.file.size;
        let most = (THINGS * width / SIDE * height / SIDE).max(2);
        for _ in 0..most / 2 + self.below(most / 2 + 1) {
            self.thing();
        }
    }

    /// A wood or a hill with its corners cut off.
    fn region(&mut self, kind: RegionKind) {
        let table = self.table().grown(-10);
        let most = LARGEST_WOOD.min(table.width().min(table.height()) / 3);
        let mut side = || SMALLEST_WOOD + self.below((most - SMALLEST_WOOD).max(0) + 1);
        let sides = [side(), side()];
        let suits = |it: &Draft, patch: Patch| it.is_clear(patch) && it.is_off_streets(patch);
        let Some(patch) = self.somewhere(table, sides, &suits) else { return };
        self.taken.push(patch);
        let [x, y] = patch.middle();
        let crest = [[patch.left + 12, y], [patch.right - 12, y]];
        self.file.regions.push(RegionFile {
            kind,
            rectangle: None,
            area: Some(eight_corners(patch)),
            crest: if kind == RegionKind::Hill { crest.to_vec() } else { Vec::new() },
        });
        if kind == RegionKind::Woods {
            self.add(PieceKind::Tree, "tree", Footprint::Round { at: [x, y], across: 10 });
        }
    }

    /// Something small.
    fn thing(&mut self) {
        let table = self.table().grown(-6);
        let (kind, word, sides) = match (self.below(6), self.file.area) {
            (0, Area::Urban) | (1, _) => (PieceKind::Crates, "crates", [20, 12]),
            (0, _) => (PieceKind::Rock, "rock", [16, 16]),
            (2, _) => (PieceKind::Hedge, "hedge", [50, 4]),
            (3, _) => (PieceKind::LowWall, "low wall", [4, 50]),
            (4, _) => (PieceKind::Fence, "fence", [60, 4]),
            (_, _) => (PieceKind::Tree, "tree", [14, 14]),
        };
        let suits = |it: &Draft, patch: Patch| it.is_clear(patch) && it.is_off_streets(patch.grown(GAP / 2));
        let Some(patch) = self.somewhere(table, sides, &suits) else { return };
        self.taken.push(patch);
        let [x, y] = patch.middle();
        let spot = match kind {
            PieceKind::Tree | PieceKind::Rock => Footprint::Round { at: [x, y], across: sides[0] },
            _ => Footprint::Box(patch.rectangle()),
        };
        self.add(kind, word, spot);
    }

    fn add(&mut self, kind: PieceKind, word: &str, spot: Footprint) {
        let name = format!("{word} {}", self.file.terrain.len() + 1);
        self.file.terrain.push(TerrainFile::new(name, kind, spot));
    }
}

fn eight_corners(it: Patch) -> Vec<[i32; 2]> {
    let Patch { left, top, right, bottom } = it;
    let cut = it.width().min(it.height()) / 4;
    vec![
        [left + cut, top],
        [right - cut, top],
        [right, top + cut],
        [right, bottom - cut],
        [right - cut, bottom],
        [left + cut, bottom],
        [left, bottom - cut],
        [left, top + cut],
    ]
}
