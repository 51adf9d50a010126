//! Lengths and places of a file in millimetres.
use kernel::{Point, written::Fault};
use view::Length;

/// No table is larger than 6 m, and nothing lies farther away.
pub const LARGEST_MM: i32 = 6000;

/// Turns the lengths of a file, in tenths of its unit, into millimetres and holds them to what a table can be.
#[derive(Clone, Copy, Debug)]
pub struct Ruler {
    pub length: Length,
}

impl Ruler {
    fn mm(self, path: &str, tenths: i32) -> Result<i32, Fault> {
        let mm = (i64::from(tenths) * i64::from(self.length.one())).div_euclid(10);
        let far = i64::from(LARGEST_MM);
        if !(-far..=far).contains(&mm) {
            let most = self.length.write(LARGEST_MM);
            return Err(Fault::new(path, format!("{tenths}"), format!("a length of at most {most}")));
        }
        Ok(mm as i32)
    }

    /// A length as a file has it: the nearest tenth of its unit.
    pub fn tenths(self, mm: i32) -> i32 {
        let (twenty, one) = (20 * i64::from(mm), i64::from(self.length.one()));
        (twenty + one).div_euclid(2 * one) as i32
    }

    /// A place as a file has it.
    pub fn place(self, at: [i32; 2]) -> [i32; 2] {
        at.map(|it| self.tenths(it))
    }

    /// A box as a file has it: its sides lie where those of the other lie.
    pub fn sides(self, [x, y, width, height]: [i32; 4]) -> [i32; 4] {
        let [left, top, right, bottom] = [x, y, x + width, y + height].map(|it| self.tenths(it));
        [left, top, right - left, bottom - top]
    }

    /// A length that is at least a millimetre.
    pub fn length(self, path: &str, tenths: i32) -> Result<i32, Fault> {
        let mm = self.mm(path, tenths)?;
        if mm < 1 {
            return Err(Fault::new(path, format!("{tenths}"), "a length above 0"));
        }
        Ok(mm)
    }

    pub fn point(self, path: &str, [x, y]: [i32; 2]) -> Result<Point, Fault> {
        Ok(Point::new(self.mm(&format!("{path}/0"), x)?, self.mm(&format!("{path}/1"), y)?))
    }

    pub fn points(self, path: &str, these: &[[i32; 2]]) -> Result<Vec<Point>, Fault> {
        let each = these.iter().enumerate();
        each.map(|(i, it)| self.point(&format!("{path}/{i}"), *it)).collect()
    }

    /// The left upper corner, then width and height.
    pub fn rectangle(self, path: &str, [x, y, width, height]: [i32; 4]) -> Result<[i32; 4], Fault> {
        let (x, y) = (self.mm(&format!("{path}/0"), x)?, self.mm(&format!("{path}/1"), y)?);
        let width = self.length(&format!("{path}/2"), width)?;
        Ok([x, y, width, self.length(&format!("{path}/3"), height)?])
    }

    pub fn degrees(self, path: &str, degrees: i16) -> Result<i16, Fault> {
        if !(0..=359).contains(&degrees) {
            return Err(Fault::new(path, format!("{degrees}"), "0 to 359 degrees, clockwise from north"));
        }
        Ok(degrees)
    }
}
