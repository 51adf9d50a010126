//! The picture as PNG, twice as large, with the letters that all pictures have.
use picture::letters::{PLOT_TEXT, PLOT_TITLE};
use ttf_parser::{Face, OutlineBuilder};
use zeno::{Cap, Command, Fill, Join, Mask, PathBuilder, Stroke, Style, Transform};

use super::{
    Plot,
    draw::{Anchor, Colour, HIGH, PlotShape, Voice, WIDE, marks},
};

/// Pixels to a unit.
const ZOOM: f32 = 2.0;

pub fn png(plot: &Plot) -> Result<Vec<u8>, String> {
    let mut sheet = Sheet::new();
    for mark in marks(plot) {
        draw(&mut sheet, &mark);
    }
    sheet.encoded().map_err(|it| it.to_string())
}

fn draw(sheet: &mut Sheet, mark: &PlotShape) {
    match mark {
        PlotShape::Area { points, colour, solid } => {
            sheet.put(&path(points, true), Fill::NonZero, *colour, *solid);
        }
        PlotShape::Stroke { points, colour, width, dash } => {
            let dashes = dash.map(|it| [it as f32, it as f32 * 0.6]);
            let mut stroke = Stroke::new(*width as f32);
            stroke.join(Join::Round).cap(Cap::Butt);
            if let Some(dashes) = &dashes {
                stroke.dash(dashes, 0.0);
            }
            sheet.put(&path(points, false), stroke, *colour, 100);
        }
        PlotShape::Words { at, text, size, colour, anchor, voice } => {
            let face = match voice {
                Voice::Title => PLOT_TITLE,
                Voice::Plain => PLOT_TEXT,
            };
            let Ok(face) = Face::parse(face, 0) else { return };
            sheet.put(&written(&face, text, *at, *size, *anchor), Fill::NonZero, *colour, 100);
        }
    }
}

/// The pixels so far: red, green and blue of each.
struct Sheet {
    wide: usize,
    high: usize,
    pixels: Vec<u8>,
}

impl Sheet {
    fn new() -> Self {
        let size = |it: f64| (it * f64::from(ZOOM)) as usize;
        let (wide, high) = (size(WIDE), size(HIGH));
        Sheet { wide, high, pixels: vec![255; wide * high * 3] }
    }

    /// Lays a colour over what is there, so many hundredths solid.
    fn put<'a>(&mut self, path: &[Command], style: impl Into<Style<'a>>, colour: Colour, solid: u8) {
        let zoom = Transform::scale(ZOOM, ZOOM);
        let (mask, place) = Mask::new(path).style(style).transform(Some(zoom)).render();
        let rows = mask.chunks_exact(place.width.max(1) as usize);
        for (row, y) in rows.zip(i64::from(place.top)..) {
            for (&covered, x) in row.iter().zip(i64::from(place.left)..) {
                self.blend(x, y, colour, u32::from(covered) * u32::from(solid));
            }
        }
    }

    /// `share` is of 25,500: what of the pixel is covered, times how solid it is.
    fn blend(&mut self, x: i64, y: i64, colour: Colour, share: u32) {
        const WHOLE: u32 = 255 * 100;
        let within = |it: i64, size: usize| usize::try_from(it).ok().filter(|it| *it < size);
        let (Some(x), Some(y)) = (within(x, self.wide), within(y, self.high)) else { return };
        let at = (y * self.wide + x) * 3;
        let [_, over @ ..] = colour.to_be_bytes();
        for (under, over) in self.pixels[at..at + 3].iter_mut().zip(over) {
            let mixed = u32::from(*under) * (WHOLE - share) + u32::from(over) * share;
            *under = ((mixed + WHOLE / 2) / WHOLE) as u8;
        }
    }

    fn encoded(&self) -> Result<Vec<u8>, png::EncodingError> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.wide as u32, self.high as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.pixels)?;
        writer.finish()?;
        Ok(bytes)
    }
}

fn path(points: &[(f64, f64)], closed: bool) -> Vec<Command> {
    let mut path = Vec::new();
    for (at, point) in points.iter().enumerate() {
        let point = [point.0 as f32, point.1 as f32];
        if at == 0 {
            path.move_to(point)
        } else {
            path.line_to(point)
        };
    }
    if closed {
        path.close();
    }
    path
}

/// Letters one after the other; those that the face does not have are left out.
fn written(face: &Face<'_>, text: &str, at: (f64, f64), size: f64, anchor: Anchor) -> Vec<Command> {
    let scale = size as f32 / f32::from(face.units_per_em());
    let glyphs: Vec<_> = text.chars().filter_map(|it| face.glyph_index(it)).collect();
    let step = |it| f32::from(face.glyph_hor_advance(it).unwrap_or_default()) * scale;
    let wide: f32 = glyphs.iter().map(|it| step(*it)).sum();
    let left = match anchor {
        Anchor::Start => at.0 as f32,
        Anchor::Middle => at.0 as f32 - wide / 2.0,
        Anchor::End => at.0 as f32 - wide,
    };
    let mut pen = Pen { path: Vec::new(), left, base: at.1 as f32, scale };
    for glyph in glyphs {
        face.outline_glyph(glyph, &mut pen);
        pen.left += step(glyph);
    }
    pen.path
}

/// Draws outlines at a place; y grows downwards here and upwards in a typeface.
struct Pen {
    path: Vec<Command>,
    left: f32,
    base: f32,
    scale: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> [f32; 2] {
        [self.left + x * self.scale, self.base - y * self.scale]
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.at(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.at(x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.at(x1, y1), self.at(x, y));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.curve_to(self.at(x1, y1), self.at(x2, y2), self.at(x, y));
    }

    fn close(&mut self) {
        self.path.close();
    }
}
