//! A patch of the table, in tenths of an inch.

/// A box with its sides along those of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::setup) struct Patch {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Patch {
    /// The left upper corner, then width and height.
    pub const fn new([x, y, width, height]: [i32; 4]) -> Patch {
        Patch { left: x, top: y, right: x + width, bottom: y + height }
    }

    /// As files have it.
    pub const fn rectangle(self) -> [i32; 4] {
        [self.left, self.top, self.width(), self.height()]
    }

    pub const fn width(self) -> i32 {
        self.right - self.left
    }

    pub const fn height(self) -> i32 {
        self.bottom - self.top
    }

    pub const fn middle(self) -> [i32; 2] {
        [(self.left + self.right) / 2, (self.top + self.bottom) / 2]
    }

    /// Larger by so much all round, or smaller.
    pub const fn grown(self, by: i32) -> Patch {
        Patch { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    /// Whether both share a place that is not on the edge.
    pub const fn meets(self, other: Patch) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// What both share.
    pub fn shared(self, other: Patch) -> Patch {
        Patch {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// Whether they are at most so far apart.
    pub fn is_within(self, other: Patch, most: i32) -> bool {
        let across = (other.left - self.right).max(self.left - other.right).max(0);
        let down = (other.top - self.bottom).max(self.top - other.bottom).max(0);
        across * across + down * down <= most * most
    }
}
