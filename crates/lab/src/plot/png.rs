//! The picture as PNG, twice as large, with the letters of two small typefaces (see `fonts/LICENSE`).
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};
use ttf_parser::{Face, OutlineBuilder};

use super::{
    Plot,
    draw::{Anchor, Colour, HIGH, Mark, Voice, WIDE, marks},
};

const TITLE: &[u8] = include_bytes!("../../fonts/title.ttf");
const PLAIN: &[u8] = include_bytes!("../../fonts/plain.ttf");

/// Pixels to a unit.
const ZOOM: f32 = 2.0;

pub fn png(plot: &Plot) -> Result<Vec<u8>, String> {
    let size = |it: f64| (it * f64::from(ZOOM)) as u32;
    let wrong = || "the picture cannot be drawn".to_owned();
    let mut pixels = Pixmap::new(size(WIDE), size(HIGH)).ok_or_else(wrong)?;
    for mark in marks(plot) {
        draw(&mut pixels, &mark);
    }
    pixels.encode_png().map_err(|it| it.to_string())
}

fn draw(pixels: &mut Pixmap, mark: &Mark) {
    let zoom = Transform::from_scale(ZOOM, ZOOM);
    match mark {
        Mark::Area { points, colour, solid } => {
            let Some(path) = path(points, true) else { return };
            pixels.fill_path(&path, &paint(*colour, *solid), FillRule::Winding, zoom, None);
        }
        Mark::Stroke { points, colour, width, dash } => {
            let Some(path) = path(points, false) else { return };
            let dash = dash.and_then(|it| StrokeDash::new(vec![it as f32, it as f32 * 0.6], 0.0));
            let stroke = Stroke {
                width: *width as f32,
                line_join: LineJoin::Round,
                line_cap: LineCap::Butt,
                dash,
                ..Stroke::default()
            };
            pixels.stroke_path(&path, &paint(*colour, 100), &stroke, zoom, None);
        }
        Mark::Words { at, text, size, colour, anchor, voice } => {
            let face = match voice {
                Voice::Title => TITLE,
                Voice::Plain => PLAIN,
            };
            let Ok(face) = Face::parse(face, 0) else { return };
            let Some(path) = written(&face, text, *at, *size, *anchor) else { return };
            pixels.fill_path(&path, &paint(*colour, 100), FillRule::Winding, zoom, None);
        }
    }
}

fn paint(colour: Colour, solid: u8) -> Paint<'static> {
    let [_, red, green, blue] = colour.to_be_bytes();
    let alpha = (u16::from(solid) * 255 / 100) as u8;
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba8(red, green, blue, alpha));
    paint.anti_alias = true;
    paint
}

fn path(points: &[(f64, f64)], closed: bool) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for (at, point) in points.iter().enumerate() {
        let (x, y) = (point.0 as f32, point.1 as f32);
        if at == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
    }
    if closed {
        builder.close();
    }
    builder.finish()
}

/// Letters one after the other; those that the face does not have are left out.
fn written(face: &Face<'_>, text: &str, at: (f64, f64), size: f64, anchor: Anchor) -> Option<Path> {
    let scale = size as f32 / f32::from(face.units_per_em());
    let glyphs: Vec<_> = text.chars().filter_map(|it| face.glyph_index(it)).collect();
    let step = |it| f32::from(face.glyph_hor_advance(it).unwrap_or_default()) * scale;
    let wide: f32 = glyphs.iter().map(|it| step(*it)).sum();
    let left = match anchor {
        Anchor::Start => at.0 as f32,
        Anchor::Middle => at.0 as f32 - wide / 2.0,
        Anchor::End => at.0 as f32 - wide,
    };
    let mut pen = Pen { builder: PathBuilder::new(), left, base: at.1 as f32, scale };
    for glyph in glyphs {
        face.outline_glyph(glyph, &mut pen);
        pen.left += step(glyph);
    }
    pen.builder.finish()
}

/// Draws outlines at a place; y grows downwards here and upwards in a typeface.
struct Pen {
    builder: PathBuilder,
    left: f32,
    base: f32,
    scale: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.left + x * self.scale, self.base - y * self.scale)
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.builder.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.builder.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.builder.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.builder.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.builder.close();
    }
}
