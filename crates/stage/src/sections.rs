//! A table divided into nearly equal parts.

/// So many columns and rows over a table, numbered row by row from its left upper corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sections {
    size: [i32; 2],
    columns: i32,
    rows: i32,
}

impl Sections {
    /// At least one of each.
    pub fn new(size: [i32; 2], columns: i32, rows: i32) -> Self {
        Sections { size, columns: columns.max(1), rows: rows.max(1) }
    }

    /// As many as fit if none has sides shorter than this.
    pub fn no_smaller_than(size: [i32; 2], side: i32) -> Self {
        let [columns, rows] = size.map(|it| it / side.max(1));
        Sections::new(size, columns, rows)
    }

    /// The left upper corner of each, then its width and height.
    pub fn all(self) -> impl Iterator<Item = [i32; 4]> {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| self.at(column, row)))
    }

    fn at(self, column: i32, row: i32) -> [i32; 4] {
        let [x, right] = [column, column + 1].map(|it| spread(self.size[0], it, self.columns));
        let [y, bottom] = [row, row + 1].map(|it| spread(self.size[1], it, self.rows));
        [x, y, right - x, bottom - y]
    }

    /// How far to the right one column ends and the next begins.
    pub fn across(self) -> impl Iterator<Item = i32> + Clone {
        (1..self.columns).map(move |it| spread(self.size[0], it, self.columns))
    }

    /// How far down one row ends and the next begins.
    pub fn down(self) -> impl Iterator<Item = i32> + Clone {
        (1..self.rows).map(move |it| spread(self.size[1], it, self.rows))
    }
}

fn spread(side: i32, index: i32, of: i32) -> i32 {
    (i64::from(side) * i64::from(index) / i64::from(of)) as i32
}
