//! Books on a shelf: drawn covers, our own, chosen by a word. Printed ink is the same by day and by night, only dimmer.
use std::f64::consts::TAU;

use view::cover::{BookCover, Motif};

use crate::{
    ink::{Jitter, PaperPoint, at, blob, escape, length, n, path, ring, smooth},
    letters,
};

const WIDE: f64 = 168.0;
const HIGH: f64 = 240.0;

/// What is drawn behind the title, the ground that the title stands on, and whether its letters are light.
struct Art {
    drawn: String,
    plate: Plate,
    light: bool,
}

/// The ground of a title.
enum Plate {
    None,
    /// As wide as the title.
    Title,
    /// Across the whole cover.
    Band,
}

/// The book as it stands on a shelf: pages, cover, title, and the band round it.
pub fn cover(it: &BookCover) -> String {
    let Art { drawn, plate, light } = art(it.motif);
    let name = escape(&it.title.join(" "));
    let (wide, title) = title(it.title, light);
    let plate = match plate {
        Plate::None => String::new(),
        Plate::Title => {
            format!("<rect class=\"cv-moss\" y=\"8\" width=\"{}\" height=\"76\"/>", n(LEFT + wide + 9.0))
        }
        Plate::Band => "<rect class=\"cv-block-a\" y=\"9\" width=\"168\" height=\"55\"/>".to_owned(),
    };
    let band = it.band.map_or_else(String::new, band);
    format!(
        "<svg class=\"pic volume\" viewBox=\"-4 -2 182 254\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\">\
         <title>Cover of {name}</title>\
         <path class=\"cv-shadow\" d=\"M5,9H177V252H5Z\"/><path class=\"cv-pages\" d=\"M3,4H172V245H3Z\"/>\
         <path class=\"cv-leaves\" d=\"M169.5,6V244M171,6V244M6,242H170M6,243.5H170\"/>\
         <svg width=\"168\" height=\"240\" viewBox=\"0 0 168 240\">{drawn}{plate}{title}\
         <path class=\"cv-hinge\" d=\"M0,0H9V240H0Z\"/><path class=\"cv-crease\" d=\"M9.5,0V240\"/>{band}\
         <path class=\"cv-dim\" d=\"M0,0H168V240H0Z\"/></svg>\
         <path class=\"cv-edge\" d=\"M0,0H165a3,3 0 0 1 3,3V237a3,3 0 0 1 -3,3H0Z\"/></svg>"
    )
}

fn art(motif: Motif) -> Art {
    match motif {
        Motif::Crowd => Art { drawn: crowd(), plate: Plate::None, light: false },
        Motif::Hexes => Art { drawn: hexes(), plate: Plate::Title, light: true },
        Motif::Road => Art { drawn: road(), plate: Plate::None, light: true },
        Motif::City => Art { drawn: city(), plate: Plate::Band, light: false },
        Motif::Print => Art { drawn: print(), plate: Plate::None, light: false },
        Motif::Cloth => Art { drawn: cloth(), plate: Plate::None, light: true },
    }
}

/// Where the lines of a title begin, and how wide they may be.
const LEFT: f64 = 15.0;
const ROOM: f64 = 143.0;

/// What the style sheet puts between the letters of a title.
const SPACING: f64 = 0.5;

/// As large as the longest line allows, and how wide that line is. Each line says its length, so that letters of another
/// typeface are squeezed into it and not cut off.
fn title(lines: &[&str], light: bool) -> (f64, String) {
    let wide = |line: &str, size: f64| letters::narrow(line, size, SPACING);
    let longest = |size: f64| lines.iter().map(|it| wide(it, size)).fold(0.0, f64::max);
    let most = if lines.len() < 3 { 27.0 } else { 24.0 };
    let size = (most * ROOM / longest(most).max(1.0)).min(most);
    let ink = if light { "cv-light" } else { "cv-dark" };
    let mut res = String::new();
    for (i, line) in lines.iter().enumerate() {
        let y = 10.0 + size * (0.86 + 0.98 * i as f64);
        res.push_str(&format!(
            "<text class=\"cv-title {ink}\" x=\"{LEFT}\" y=\"{}\" font-size=\"{}\" textLength=\"{}\" \
             lengthAdjust=\"spacingAndGlyphs\">{}</text>",
            n(y),
            n(size),
            n(wide(line, size)),
            escape(line)
        ));
    }
    (longest(size), res)
}

fn band(words: &str) -> String {
    format!(
        "<path class=\"cv-band\" d=\"M0,168H168V206H0Z\"/><text class=\"cv-words\" x=\"84\" y=\"192\">{}</text>",
        escape(words)
    )
}

fn filled(class: &str) -> String {
    format!("<rect class=\"{class}\" width=\"168\" height=\"240\"/>")
}

/// A red sun, its rays, and rows of those who come.
fn crowd() -> String {
    let mut rays = String::new();
    let ray = |turn: f64| (84.0 + turn.cos() * 230.0, 118.0 + turn.sin() * 230.0);
    for i in 0..30 {
        let turn = TAU * f64::from(i) / 30.0;
        rays.push_str(&path(&[(84.0, 118.0), ray(turn), ray(turn + TAU / 90.0)], true));
    }
    let mut res = filled("cv-sand");
    res.push_str(&format!(
        "<path class=\"cv-ray\" d=\"{rays}\"/><circle class=\"cv-sun\" cx=\"84\" cy=\"126\" r=\"50\"/>"
    ));
    for (class, y, high, count, seed) in
        [("cv-far", 172.0, 44.0, 13, 2), ("cv-mid", 196.0, 62.0, 9, 7), ("cv-near", 238.0, 92.0, 6, 13)]
    {
        res.push_str(&row(class, y, high, count, &mut Jitter::of(seed)));
    }
    res
}

fn row(class: &str, y: f64, high: f64, count: u32, chance: &mut Jitter) -> String {
    let step = WIDE / f64::from(count - 1);
    let mut d = String::new();
    for i in 0..=count {
        let x = -6.0 + f64::from(i) * step + chance.between(-4.0, 4.0);
        d.push_str(&one_of_many((x, y), high, chance));
    }
    format!("<path class=\"{class}\" d=\"{d}\"/>")
}

/// Head, shoulders, and sometimes an arm that reaches out.
fn one_of_many((x, y): PaperPoint, high: f64, chance: &mut Jitter) -> String {
    let tall = high * chance.between(0.82, 1.12);
    let head = (x + chance.between(-0.16, 0.2) * tall, y - tall);
    let (r, side) = (high * 0.115, high * 0.2);
    let mut d = format!(
        "M{}a{},{} 0 1 1 {},0a{},{} 0 1 1 {},0Z",
        at((head.0 - r, head.1)),
        n(r),
        n(r * 1.15),
        n(2.0 * r),
        n(r),
        n(r * 1.15),
        n(-2.0 * r)
    );
    d.push_str(&format!(
        "M{}C{} {} {}H{}C{} {} {}Z",
        at((head.0 - side * 0.5, head.1 + r * 1.1)),
        at((head.0 - side * 1.3, head.1 + r * 1.6)),
        at((x - side * 1.25, y - high * 0.4)),
        at((x - side * 1.1, y + 6.0)),
        n(x + side * 1.1),
        at((x + side * 1.3, y - high * 0.4)),
        at((head.0 + side * 1.3, head.1 + r * 1.6)),
        at((head.0 + side * 0.5, head.1 + r * 1.1)),
    ));
    if chance.below(9) < 4 {
        let reach = high * if chance.below(2) == 0 { 0.42 } else { -0.42 };
        d.push_str(&format!(
            "M{}q{} {}l{}q{} {}Z",
            at((head.0 + side * 0.7, head.1 + r * 2.4)),
            at((reach * 0.5, -high * 0.12)),
            at((reach, -high * 0.02)),
            at((reach * 0.06, high * 0.05)),
            at((-reach * 0.5, 0.0)),
            at((-reach, high * 0.12)),
        ));
    }
    d
}

/// A field of hexes that glows round the one somebody stands on.
fn hexes() -> String {
    let side = 15.5;
    let half = side * 3.0_f64.sqrt() / 2.0;
    let mut chance = Jitter::of(5);
    let mut res = filled("cv-moss");
    for column in -1..9 {
        for line in -1..11 {
            let aside = if column % 2 == 0 { 0.0 } else { half };
            let middle = (f64::from(column) * 1.5 * side + 8.0, f64::from(line) * 2.0 * half + aside + 4.0);
            let far = (length(middle, (104.0, 150.0)) / 30.0).min(4.0) as u32;
            let class = if (column, line) == (4, 5) { "cv-hot".to_owned() } else { format!("cv-hex-{far}") };
            let worn = if chance.below(7) == 0 { chance.between(1.0, 4.0) } else { 0.0 };
            let hex = path(&ring(middle, side - 1.2 - worn, 6), true);
            res.push_str(&format!("<path class=\"{class}\" d=\"{hex}\"/>"));
        }
    }
    let man = at((4.0 * 1.5 * side + 8.0, 10.0 * half + 4.0));
    res + &format!(
        "<path class=\"cv-man\" transform=\"translate({man})\" d=\"M-2.6,-6a2.6,2.8 0 1 1 5.2,0a2.6,2.8 0 1 1 -5.2,0Z\
         M-4.5,8C-4.5,0 -3.5,-2.5 0,-2.5S4.5,0 4.5,8Z\"/>"
    )
}

/// A sun that goes down behind a road, and somebody who walks into it.
fn road() -> String {
    let mut res = filled("cv-night");
    let (mut y, mut high) = (34.0, 30.0);
    for i in 0..6 {
        res.push_str(&format!(
            "<rect class=\"cv-sky-{i}\" y=\"{}\" width=\"168\" height=\"{}\"/>",
            n(y),
            n(high)
        ));
        (y, high) = (y + high + 1.6, high * 0.86);
    }
    res + "<path class=\"cv-setting\" d=\"M34,150a50,50 0 0 1 100,0Z\"/>\
           <path class=\"cv-haze\" d=\"M28,112H140V115H28ZM28,124H140V128H28ZM28,136H140V142H28Z\"/>\
           <path class=\"cv-ground\" d=\"M0,150H168V240H0Z\"/><path class=\"cv-road\" d=\"M82,150H86L150,240H18Z\"/>\
           <path class=\"cv-dash\" d=\"M84,156v5M84,168v9M84,188v14M84,214v20\"/>\
           <path class=\"cv-walker\" d=\"M81,128a3.4,3.6 0 1 1 6.8,0a3.4,3.6 0 1 1 -6.8,0ZM78,146C78,136 80,133 84.4,133S91,136 91,146\
           L90,147L89,164H86.5L85,150H84L82.5,164H80L79,147Z\"/>\
           <path class=\"cv-cast\" d=\"M80,163L60,210L66,212L84,165L86,165L82,216L88,216L89,163Z\"/>"
}

/// Blocks of a city from above, and what has been spilt over them.
fn city() -> String {
    let mut chance = Jitter::of(11);
    let mut res = filled("cv-street");
    for column in 0..8 {
        for line in 0..11 {
            if chance.below(8) == 0 {
                continue;
            }
            let long = |chance: &mut Jitter| if chance.below(5) == 0 { 7 } else { 16 };
            let (wide, deep) = (long(&mut chance), long(&mut chance));
            let class = ["a", "a", "b", "b", "c"][chance.below(5) as usize];
            let (x, y) = (n(6.0 + 20.0 * f64::from(column)), n(8.0 + 20.6 * f64::from(line)));
            res.push_str(&format!(
                "<rect class=\"cv-block-{class}\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{deep}\"/>"
            ));
        }
    }
    res + &blot(&mut Jitter::of(3))
}

fn blot(chance: &mut Jitter) -> String {
    let mut edge: Vec<PaperPoint> = Vec::new();
    for i in 0..40_u32 {
        let spike = if i % 7 == 0 { 22.0 } else { 0.0 } + if i % 5 == 2 { 14.0 } else { 0.0 };
        let reach = 46.0 + chance.between(-12.0, 12.0) + spike;
        let turn = TAU * f64::from(i) / 40.0;
        edge.push((92.0 + turn.cos() * reach * 0.95, 140.0 + turn.sin() * reach * 1.15));
    }
    let mut res = format!("<path class=\"cv-blot\" d=\"{}\"/>", smooth(&edge));
    for _ in 0..26 {
        let (turn, reach, r) =
            (chance.between(0.0, TAU), chance.between(58.0, 100.0), chance.between(1.0, 4.4));
        let (x, y) = (n(92.0 + turn.cos() * reach), n(140.0 + turn.sin() * reach));
        res.push_str(&format!("<circle class=\"cv-blot\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>", n(r)));
    }
    res + &format!("<path class=\"cv-hot\" d=\"{}\"/>", blob((92.0, 140.0), (18.0, 22.0), 11, 0.2, chance))
}

/// A finger print with a bite out of it.
fn print() -> String {
    let mut chance = Jitter::of(4);
    let mut ridges = String::new();
    // The outermost ridge ends below the third line of a title.
    for k in 1..13_u32 {
        let k = f64::from(k);
        let place = |i: u32| {
            let turn = TAU * f64::from(i % 30) / 30.0;
            let wave = 1.0 + 0.035 * (3.0 * turn + k * 0.5).sin() + 0.03 * (7.0 * turn - k).sin();
            let sag = if 0.0 < turn.sin() { k * 0.9 } else { 0.0 };
            (
                80.0 + turn.cos() * 4.6 * k * wave + (turn * 2.0).sin() * k * 0.5,
                164.0 + turn.sin() * 6.1 * k * wave + sag,
            )
        };
        let (from, count) = (chance.below(30), 20 + chance.below(9));
        let ridge: Vec<PaperPoint> = (from..from + count).map(place).collect();
        ridges.push_str(&path(&ridge, false));
    }
    const TEETH: [PaperPoint; 8] = [
        (128.0, 84.0),
        (112.0, 96.0),
        (103.0, 114.0),
        (103.0, 134.0),
        (113.0, 152.0),
        (130.0, 164.0),
        (150.0, 169.0),
        (176.0, 168.0),
    ];
    let mut bite = String::new();
    let mut before = (146.0, 78.0);
    for tooth in TEETH {
        let bow = n(length(before, tooth) * 0.56);
        bite.push_str(&format!("A{bow},{bow} 0 0 0 {}", at(tooth)));
        before = tooth;
    }
    filled("cv-skin")
        + &format!(
            "<path class=\"cv-ridge\" d=\"{ridges}\"/><path class=\"cv-skin\" d=\"M178,74L146,78{bite}V74Z\"/>\
             <path class=\"cv-bite\" d=\"M146,78{bite}\"/>"
        )
}

/// A binding that nobody has drawn on.
fn cloth() -> String {
    let frame =
        path(&[(20.0, 96.0), (WIDE - 12.0, 96.0), (WIDE - 12.0, HIGH - 14.0), (20.0, HIGH - 14.0)], true);
    filled("cv-night") + &format!("<path class=\"cv-frame\" d=\"{frame}\"/>")
}
