//! Where a thing of a scenario file is: a line, a box, an area or a round spot.
use ground::open::{Circle, Polygon, Shape};
use kernel::{Point, written::Fault};

use crate::ruler::Ruler;

/// Where a thing is, as a file says it: exactly one of the four.
#[derive(Clone, Copy, Debug)]
pub struct Outline<'a> {
    pub line: Option<&'a [[i32; 2]]>,
    pub thickness: Option<i32>,
    pub rectangle: Option<[i32; 4]>,
    pub turned: i16,
    pub area: Option<&'a [[i32; 2]]>,
    pub at: Option<[i32; 2]>,
}

impl Outline<'_> {
    pub fn shape(self, ruler: Ruler, path: &str) -> Result<Shape, Fault> {
        let thickness = self.thickness.unwrap_or(10);
        let thickness = ruler.length(&format!("{path}/thickness"), thickness)?;
        match (self.line, self.rectangle, self.area, self.at) {
            (Some(line), None, None, None) => {
                let line = ruler.points(&format!("{path}/line"), line)?;
                Ok(Shape::Wall { line, thickness })
            }
            (None, Some(rectangle), None, None) => {
                let [x, y, width, height] = ruler.rectangle(&format!("{path}/box"), rectangle)?;
                if self.turned == 0 {
                    return Ok(Shape::Polygon(Polygon::rectangle(x, y, width, height)));
                }
                let middle = Point::new(x + width / 2, y + height / 2);
                let degrees = ruler.degrees(&format!("{path}/turned"), self.turned)?;
                Ok(Shape::Polygon(Polygon::facing(middle, i32::from(degrees), height, width)))
            }
            (None, None, Some(area), None) => {
                let corners = ruler.points(&format!("{path}/area"), area)?;
                Ok(Shape::Polygon(Polygon::new(corners)))
            }
            (None, None, None, Some(at)) => {
                let at = ruler.point(&format!("{path}/at"), at)?;
                Ok(Shape::Circle(Circle::new(at, thickness)))
            }
            _ => Err(Fault::new(path, "none or several of them", "one of `line`, `box`, `area` and `at`")),
        }
    }
}
