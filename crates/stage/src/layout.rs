//! The table in the making.
use std::collections::BTreeMap;

use ground::open::{Climb, Ground, Opening, Piece, PieceId, Polygon, Room, Segment, Shape, Table};
use kernel::{Point, written::Fault};

use crate::{
    building::{Building, RoomFile},
    climb::ClimbFile,
    hull::{Hull, Parked},
    ruler::Ruler,
    terrain::{PieceKind, TerrainFile, WallOpening},
};

/// Sides shorter than this leave no room for anybody.
pub(crate) const SMALLEST_MM: i32 = 100;

/// More than anybody has on a table; each takes time to lay out.
const MOST_THINGS: usize = 2_000;

/// The table in the making, the book's own of each thing on it, and where in the file it comes from.
#[derive(Clone, Debug)]
pub struct TableLayout<P, O, R> {
    ruler: Ruler,
    pub table: Table,
    /// As many as the table has pieces, openings and rooms.
    pub pieces: Vec<P>,
    pub openings: Vec<O>,
    pub rooms: Vec<(BuildingId, R)>,
    paths: BTreeMap<String, String>,
}

/// The place of a building in its file; those without rooms of their own count, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BuildingId(pub u16);

/// Whether a file has no more things than can be laid out.
pub fn few_enough(things: usize) -> Result<(), Fault> {
    if MOST_THINGS < things {
        return Err(Fault::new("/terrain", "too much of it", format!("at most {MOST_THINGS} pieces")));
    }
    Ok(())
}

impl<P: PieceKind, O: WallOpening, R: RoomFile> TableLayout<P, O, R> {
    /// An empty table with these sides.
    pub fn new(ruler: Ruler, [width, height]: [i32; 2]) -> Result<Self, Fault> {
        let (width, height) = (ruler.length("/size/0", width)?, ruler.length("/size/1", height)?);
        for (i, side) in [width, height].into_iter().enumerate() {
            if side < SMALLEST_MM {
                let expected = format!("a table of {} or more", ruler.length.write(SMALLEST_MM));
                return Err(Fault::new(format!("/size/{i}"), ruler.length.write(side), expected));
            }
        }
        Ok(TableLayout {
            ruler,
            table: Table { width, height, ..Table::default() },
            pieces: Vec::new(),
            openings: Vec::new(),
            rooms: Vec::new(),
            paths: BTreeMap::new(),
        })
    }

    /// A table with all that a file has on it, in its order: terrain, buildings, ways between levels; `scenery` is how much more of it
    /// is only looked at.
    pub fn of<'a>(
        ruler: Ruler,
        size: [i32; 2],
        scenery: usize,
        terrain: &[TerrainFile<P, O>],
        buildings: impl ExactSizeIterator<Item = Building<'a, O, R>>,
        climbs: &[ClimbFile],
    ) -> Result<Self, Fault>
    where
        O: 'a,
        R: 'a,
    {
        let mut layout = TableLayout::new(ruler, size)?;
        few_enough(terrain.len() + buildings.len() + scenery)?;
        for (i, it) in terrain.iter().enumerate() {
            layout.add_terrain(&format!("/terrain/{i}"), it)?;
        }
        for (i, it) in buildings.enumerate() {
            layout.add_building(&format!("/buildings/{i}"), &it)?;
        }
        for (i, it) in climbs.iter().enumerate() {
            layout.add_climb(&format!("/climbs/{i}"), it)?;
        }
        Ok(layout)
    }

    /// The ground; what the geometry finds wrong is told at the thing it is wrong with.
    pub fn ground(&self) -> Result<Ground, Fault> {
        Ground::new(self.table.clone()).map_err(|faults| match faults.first() {
            Some(fault) => {
                let path = self.paths.get(&fault.what).cloned().unwrap_or_default();
                Fault::new(path, format!("`{}`: {}", fault.what, fault.wrong), "a table that can be built")
            }
            None => Fault::new("", "a table that cannot be built", "another one"),
        })
    }

    /// The piece of this name on whose top one can stand; nothing where there is no name.
    pub fn level(&self, path: &str, name: Option<&String>) -> Result<Option<PieceId>, Fault> {
        let Some(name) = name else { return Ok(None) };
        let at = self.table.pieces.iter().position(|it| it.name == *name && it.roof_mm.is_some());
        match at {
            Some(at) => Ok(Some(PieceId(at as u32))),
            None => Err(Fault::new(path, format!("`{name}`"), "the name of an earlier piece with a roof")),
        }
    }

    pub fn add_terrain(&mut self, path: &str, file: &TerrainFile<P, O>) -> Result<PieceId, Fault> {
        let shape = file.outline().shape(self.ruler, path)?;
        let stands_on = self.level(&format!("{path}/on"), file.on.as_ref())?;
        let top = Top { roof: file.roof, stands_on };
        let wall = self.add_piece(path, file.name.as_deref(), file.kind, shape, top);
        for (i, opening) in file.openings.iter().enumerate() {
            self.add_opening(&format!("{path}/openings/{i}"), &[wall], opening)?;
        }
        Ok(wall)
    }

    fn add_piece(&mut self, path: &str, name: Option<&str>, kind: P, shape: Shape, top: Top) -> PieceId {
        let id = self.table.pieces.len();
        let name = name.map_or_else(|| format!("{} {}", kind.word(), id + 1), str::to_owned);
        let is = kind.properties();
        self.paths.insert(name.clone(), path.to_owned());
        self.table.pieces.push(Piece {
            name,
            shape,
            height_mm: is.height_mm,
            blocks_sight: is.blocks_sight,
            blocks_move: is.blocks_move,
            solid: is.solid,
            crossing: is.crossing,
            roof_mm: top.roof.then_some(is.height_mm),
            stands_on: top.stands_on,
        });
        self.pieces.push(kind);
        PieceId(id as u32)
    }

    fn add_opening(&mut self, path: &str, walls: &[PieceId], file: &O) -> Result<(), Fault> {
        let [near, far] = file.stretch();
        let from = self.ruler.point(&format!("{path}/from"), near)?;
        let to = self.ruler.point(&format!("{path}/to"), far)?;
        let Some(&wall) = walls.iter().find(|&&it| self.holds(it, from, to)) else {
            let found = format!("an opening from {near:?} to {far:?} that is in no wall");
            return Err(Fault::new(path, found, "both ends in one straight stretch of a wall"));
        };
        let id = self.table.openings.len();
        let name = file.name().map_or_else(|| format!("{} {}", file.word(), id + 1), str::to_owned);
        self.paths.insert(name.clone(), path.to_owned());
        self.table.openings.push(Opening { name, wall, from, to, passage: file.passage() });
        self.openings.push(file.clone());
        Ok(())
    }

    fn holds(&self, wall: PieceId, from: Point, to: Point) -> bool {
        let Shape::Wall { line, .. } = &self.table.pieces[wall.0 as usize].shape else { return false };
        line.windows(2).any(|pair| {
            let stretch = Segment::new(pair[0], pair[1]);
            stretch.contains(from) && stretch.contains(to)
        })
    }

    pub fn add_building(&mut self, path: &str, file: &Building<'_, O, R>) -> Result<(), Fault> {
        let ruler = self.ruler;
        let thickness = ruler.length(&format!("{path}/thickness"), file.thickness)?;
        let [x, y, width, height] = ruler.rectangle(&format!("{path}/box"), file.rectangle)?;
        let mut line = Polygon::rectangle(x, y, width, height).corners;
        line.push(line[0]);
        let outer = Shape::Wall { line, thickness };
        let mut walls = vec![self.add_piece(path, Some(file.name), P::BUILDING, outer, Top::NONE)];
        for (i, line) in file.inner_walls.iter().enumerate() {
            let path = format!("{path}/inner_walls/{i}");
            let shape = Shape::Wall { line: ruler.points(&path, line)?, thickness };
            let name = format!("{} inner wall {}", file.name, i + 1);
            walls.push(self.add_piece(&path, Some(&name), P::WALL, shape, Top::NONE));
        }
        for (i, opening) in file.openings.iter().enumerate() {
            self.add_opening(&format!("{path}/openings/{i}"), &walls, opening)?;
        }
        self.add_rooms(path, file)
    }

    fn add_rooms(&mut self, path: &str, file: &Building<'_, O, R>) -> Result<(), Fault> {
        let building = BuildingId(self.rooms.last().map_or(0, |it| it.0.0 + 1));
        if file.rooms.is_empty() {
            return self.add_room(path, building, &R::whole(file.name, file.rectangle));
        }
        let mut rooms = file.rooms.iter().enumerate();
        rooms.try_for_each(|(i, room)| self.add_room(&format!("{path}/rooms/{i}"), building, room))
    }

    fn add_room(&mut self, path: &str, building: BuildingId, room: &R) -> Result<(), Fault> {
        let name = room.name();
        if self.table.rooms.iter().any(|it| it.name == name) {
            let found = format!("a second room `{name}`");
            return Err(Fault::new(format!("{path}/name"), found, "a name of its own for each room"));
        }
        let [x, y, width, height] = self.ruler.rectangle(&format!("{path}/box"), room.rectangle())?;
        let area = Polygon::rectangle(x, y, width, height);
        self.paths.entry(name.to_owned()).or_insert_with(|| path.to_owned());
        self.table.rooms.push(Room { name: name.to_owned(), area, confined: true });
        self.rooms.push((building, room.clone()));
        Ok(())
    }

    pub fn add_climb(&mut self, path: &str, file: &ClimbFile) -> Result<(), Fault> {
        let climb = Climb {
            name: file.name.clone(),
            kind: file.kind.into(),
            foot: self.ruler.point(&format!("{path}/foot"), file.foot)?,
            foot_on: self.level(&format!("{path}/foot_on"), file.foot_on.as_ref())?,
            head: self.ruler.point(&format!("{path}/head"), file.head)?,
            head_on: self.level(&format!("{path}/head_on"), file.head_on.as_ref())?,
        };
        self.paths.insert(file.name.clone(), path.to_owned());
        self.table.climbs.push(climb);
        Ok(())
    }

    /// A vehicle where a file puts it: free of everything that is in the way and of the `others`.
    pub fn park<'a>(
        &self,
        path: &str,
        name: &str,
        hull: Hull,
        (at, facing): ([i32; 2], i16),
        others: impl IntoIterator<Item = (&'a str, Polygon)>,
    ) -> Result<Parked, Fault> {
        let at = self.ruler.point(&format!("{path}/at"), at)?;
        let facing = i32::from(self.ruler.degrees(&format!("{path}/facing"), facing)?);
        let parked = Parked { hull, at, facing };
        self.parks(path, name, &parked.outline(), others)?;
        Ok(parked)
    }

    /// Whether a vehicle can stand here: wholly on the table, clear of everything that is in the way and of the `others`.
    pub fn parks<'a>(
        &self,
        path: &str,
        name: &str,
        outline: &Polygon,
        others: impl IntoIterator<Item = (&'a str, Polygon)>,
    ) -> Result<(), Fault> {
        let path = format!("{path}/at");
        if outline.corners.iter().any(|&it| !self.table.contains(it)) {
            return Err(Fault::new(path, "a vehicle partly off the table", "it wholly on it"));
        }
        let in_way = self.table.pieces.iter().filter(|it| it.blocks_move && it.stands_on.is_none());
        let hit = in_way.filter(|it| meets(outline, &it.shape)).map(|it| it.name.as_str());
        let others = others.into_iter().filter(|it| meets(outline, &Shape::Polygon(it.1.clone())));
        match hit.chain(others.map(|it| it.0)).next() {
            Some(other) => Err(Fault::new(path, format!("`{name}` on `{other}`"), "a place that is free")),
            None => Ok(()),
        }
    }
}

/// What can stand on a piece, and what it stands on.
#[derive(Clone, Copy)]
struct Top {
    roof: bool,
    stands_on: Option<PieceId>,
}

impl Top {
    const NONE: Top = Top { roof: false, stands_on: None };
}

/// Whether an outline and a shape touch anywhere.
pub fn meets(outline: &Polygon, shape: &Shape) -> bool {
    match shape {
        Shape::Polygon(other) => {
            other.edges().any(|it| outline.meets(it)) || outline.edges().any(|it| other.meets(it))
        }
        Shape::Wall { line, .. } => line.windows(2).any(|it| outline.meets(Segment::new(it[0], it[1]))),
        Shape::Circle(circle) => outline.touches_circle(*circle),
    }
}
