//! Room for labels: none over another, none over a figure or its number, all of them on the table.
use view::{Piece, View};

use crate::{Look, figure::place, ink::PaperPoint, print};

/// A label's upper left corner and its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    pub low: PaperPoint,
    pub size: PaperPoint,
}

impl Slot {
    pub fn about((x, y): PaperPoint, (wide, high): PaperPoint) -> Slot {
        Slot { low: (x - wide / 2.0, y - high / 2.0), size: (wide, high) }
    }

    pub fn middle(&self) -> PaperPoint {
        (self.low.0 + self.size.0 / 2.0, self.low.1 + self.size.1 / 2.0)
    }

    /// How far a place is from it.
    pub fn apart(&self, (x, y): PaperPoint) -> f64 {
        let near = |at: f64, low: f64, long: f64| at.clamp(low, low + long) - at;
        near(x, self.low.0, self.size.0).hypot(near(y, self.low.1, self.size.1))
    }

    /// How much of two labels lies one over the other.
    fn shared(&self, other: &Slot) -> f64 {
        let over = |a: f64, long: f64, b: f64, far: f64| ((a + long).min(b + far) - a.max(b)).max(0.0);
        over(self.low.0, self.size.0, other.low.0, other.size.0)
            * over(self.low.1, self.size.1, other.low.1, other.size.1)
    }

    /// The same label moved onto the table.
    pub fn within(mut self, (width, height): PaperPoint) -> Slot {
        self.low.0 = self.low.0.clamp(0.0, (width - self.size.0).max(0.0));
        self.low.1 = self.low.1.clamp(0.0, (height - self.size.1).max(0.0));
        self
    }
}

/// Where the number of a figure that can be chosen lies about its middle, in the size of marks.
pub const NUMBER: Slot = Slot { low: (7.0, 7.0), size: (18.0, 15.0) };

/// Where the letter of somebody who can be hit lies about its middle.
pub const LETTER: Slot = Slot { low: (-26.0, -26.0), size: (16.0, 16.0) };

/// The upper left corner of the number of a figure, about its middle and in the size of marks.
pub fn number(view: &View) -> (i32, i32) {
    let at = number_slot(view);
    (at.low.0 as i32, at.low.1 as i32)
}

fn number_slot(view: &View) -> Slot {
    print::of(view).map_or(NUMBER, |it| it.number())
}

/// More places than this are marked by small dots.
pub const MANY: usize = 12;

/// What is taken already, each with what it would cost to lie over the whole of it.
#[derive(Debug)]
pub struct LabelSpace {
    size: PaperPoint,
    taken: Vec<(Slot, f64)>,
}

const OF_LABEL: f64 = 6.0;
const OF_NUMBER: f64 = 4.0;
const OF_FIGURE: f64 = 3.0;

impl LabelSpace {
    pub fn of(view: &View, look: &Look) -> LabelSpace {
        let (width, height) = view.ground.size();
        let fine = f64::from(view.ground.grain()) / 100.0;
        let number = number_slot(view);
        let mut room = LabelSpace { size: (f64::from(width), f64::from(height)), taken: Vec::new() };
        for it in &view.tokens {
            room.taken.push((base(it), OF_FIGURE));
            room.taken.push((beside(it, number, fine), OF_NUMBER));
            if look.targets.iter().any(|target| target.0 == it.id) {
                room.taken.push((beside(it, LETTER, fine), OF_NUMBER));
            }
        }
        let spot = if look.spots.len() <= MANY { 18.0 } else { 13.0 } * fine;
        let about = |it: &kernel::Point| Slot::about((f64::from(it.x), f64::from(it.y)), (spot, spot));
        room.taken.extend(look.spots.iter().map(|it| (about(it), OF_NUMBER)));
        room
    }

    pub fn take(&mut self, slot: Slot) {
        self.taken.push((slot, OF_LABEL));
    }

    /// The first of these places where a label is in nobody's way, or the one where it is least.
    pub fn best(&self, places: &[Slot]) -> Option<Slot> {
        self.best_but(places, |_| 0.0)
    }

    /// The same where a place can have more against it than what it covers.
    pub fn best_but(&self, places: &[Slot], against: impl Fn(&Slot) -> f64) -> Option<Slot> {
        let on_table = places.iter().map(|it| it.within(self.size));
        // A place that had to be moved onto the table is none that was wanted.
        let costs = places.iter().zip(on_table).enumerate().map(|(i, (wanted, it))| {
            let off = (wanted.low.0 - it.low.0).abs() + (wanted.low.1 - it.low.1).abs();
            (self.trouble(&it) + against(&it) + off * 4.0 + i as f64 * 0.5, it)
        });
        costs.min_by(|a, b| a.0.total_cmp(&b.0)).map(|it| it.1)
    }

    /// Whether nothing is covered by it, and it lies on the table.
    pub fn is_free(&self, slot: &Slot) -> bool {
        slot.within(self.size) == *slot && self.trouble(slot) == 0.0
    }

    fn trouble(&self, slot: &Slot) -> f64 {
        self.taken.iter().map(|(it, weight)| it.shared(slot) * weight).sum()
    }
}

/// The base of a figure, a little less than the square round it.
fn base(piece: &Piece) -> Slot {
    let side = f64::from(piece.diameter) * 0.9;
    Slot::about(place(piece), (side, side))
}

fn beside(piece: &Piece, slot: Slot, fine: f64) -> Slot {
    let (x, y) = place(piece);
    Slot {
        low: (x + slot.low.0 * fine, y + slot.low.1 * fine),
        size: (slot.size.0 * fine, slot.size.1 * fine),
    }
}
