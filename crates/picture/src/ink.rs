//! What every drawing is made of: numbers with one decimal, paths, escaped words, and chance that is always the same.
use kernel::Point;
use view::Outline;

/// A place on the paper.
pub type PaperPoint = (f64, f64);

/// A number with at most one decimal.
pub fn n(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
}

pub fn at(p: PaperPoint) -> String {
    format!("{},{}", n(p.0), n(p.1))
}

/// The path along these places.
pub fn path(places: &[PaperPoint], closed: bool) -> String {
    let steps: Vec<String> = places.iter().map(|&it| at(it)).collect();
    format!("M{}{}", steps.join("L"), if closed { "Z" } else { "" })
}

pub fn places(points: &[Point]) -> Vec<PaperPoint> {
    points.iter().map(|it| (f64::from(it.x), f64::from(it.y))).collect()
}

/// A word that may stand in SVG text and attributes.
pub fn escape(text: &str) -> String {
    let mut res = String::with_capacity(text.len());
    for it in text.chars() {
        match it {
            '<' => res.push_str("&lt;"),
            '>' => res.push_str("&gt;"),
            '&' => res.push_str("&amp;"),
            '"' => res.push_str("&quot;"),
            // What XML has no place for is left out.
            it if it.is_control() && it != '\n' && it != '\t' => (),
            it => res.push(it),
        }
    }
    res
}

/// "1 figure", "3 figures".
pub fn number(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}

/// Chance for looks only: the same seed always draws the same line.
#[derive(Clone, Debug)]
pub struct Jitter(u32);

impl Jitter {
    pub fn of(seed: u32) -> Self {
        let mut it = Jitter(seed.wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b);
        it.next();
        it.next();
        it
    }

    pub fn of_words(text: &str) -> Self {
        Jitter::of(text.bytes().fold(2_166_136_261, |sum, it| (sum ^ u32::from(it)).wrapping_mul(16_777_619)))
    }

    pub fn at(p: PaperPoint) -> Self {
        Jitter::of((p.0 as i32 as u32).wrapping_mul(7919) ^ (p.1 as i32 as u32).wrapping_mul(104_729))
    }

    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// A whole number below `count`.
    pub fn below(&mut self, count: u32) -> u32 {
        (self.next() >> 11) % count.max(1)
    }

    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * f64::from(self.next() >> 8) / f64::from(1 << 24)
    }
}

/// A closed line through these places without corners.
pub fn smooth(places: &[PaperPoint]) -> String {
    let count = places.len();
    let Some(&first) = places.first() else { return String::new() };
    let mut res = format!("M{}", at(first));
    for i in 0..count {
        let [a, b, c, d] = [count - 1, 0, 1, 2].map(|step| places[(i + step) % count]);
        let out = (b.0 + (c.0 - a.0) / 3.0, b.1 + (c.1 - a.1) / 3.0);
        let back = (c.0 - (d.0 - b.0) / 3.0, c.1 - (d.1 - b.1) / 3.0);
        res.push_str(&format!("C{} {} {}", at(out), at(back), at(c)));
    }
    res + "Z"
}

/// A closed line that cuts the corners at these places.
pub fn rounded(places: &[PaperPoint]) -> String {
    let Some((&first, &last)) = places.first().zip(places.last()) else { return String::new() };
    let mut res = format!("M{}", at(middle(&[last, first])));
    for (i, &p) in places.iter().enumerate() {
        let next = places[(i + 1) % places.len()];
        res.push_str(&format!("Q{} {}", at(p), at(middle(&[p, next]))));
    }
    res + "Z"
}

/// An uneven round patch.
pub fn blob(middle: PaperPoint, across: PaperPoint, count: u32, uneven: f64, chance: &mut Jitter) -> String {
    let places: Vec<PaperPoint> = (0..count)
        .map(|i| {
            let turn = std::f64::consts::TAU * f64::from(i) / f64::from(count) + chance.between(-0.15, 0.15);
            let reach = 1.0 + chance.between(-uneven, uneven);
            (middle.0 + turn.cos() * across.0 * reach, middle.1 + turn.sin() * across.1 * reach)
        })
        .collect();
    smooth(&places)
}

/// The closed line of leaves: small arcs from place to place.
pub fn leafy(places: &[PaperPoint], outward: bool) -> String {
    let Some(&first) = places.first() else { return String::new() };
    let mut res = format!("M{}", at(first));
    for (i, &p) in places.iter().enumerate() {
        let q = places[(i + 1) % places.len()];
        let bow = n(length(p, q) * 0.6);
        res.push_str(&format!("A{bow},{bow} 0 0 {} {}", u8::from(outward), at(q)));
    }
    res + "Z"
}

pub fn length(a: PaperPoint, b: PaperPoint) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

pub fn middle(places: &[PaperPoint]) -> PaperPoint {
    let count = places.len().max(1) as f64;
    let sum = places.iter().fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    (sum.0 / count, sum.1 / count)
}

/// Least and greatest corner of a set of places.
pub fn bounds(places: &[PaperPoint]) -> (PaperPoint, PaperPoint) {
    let far = f64::from(i32::MAX);
    places.iter().fold(((far, far), (-far, -far)), |(low, high), it| {
        ((low.0.min(it.0), low.1.min(it.1)), (high.0.max(it.0), high.1.max(it.1)))
    })
}

/// The corners round an outline, whatever its shape.
pub fn corners(outline: &Outline) -> Vec<PaperPoint> {
    match outline {
        Outline::Area(polygon) => places(&polygon.corners),
        Outline::Line { points, thickness } => strip(&places(points), f64::from(*thickness)),
        Outline::Circle { at, diameter } => ring(places(&[*at])[0], f64::from(*diameter) / 2.0, 16),
    }
}

/// The same area without a hem of this width; nothing if there would be little left of it.
pub fn inset(round: &[PaperPoint], by: f64) -> Option<Vec<PaperPoint>> {
    let (low, high) = bounds(round);
    if (high.0 - low.0).min(high.1 - low.1) < 3.0 * by {
        return None;
    }
    let mut round = round.to_vec();
    round.dedup_by(|a, b| length(*a, *b) < 0.1);
    if 1 < round.len() && length(round[0], round[round.len() - 1]) < 0.1 {
        round.pop();
    }
    let count = round.len();
    let twice: f64 = (0..count).map(|i| cross(round[i], round[(i + 1) % count])).sum();
    let inwards = |a: PaperPoint, b: PaperPoint| {
        let by = twice.signum() / length(a, b).max(0.1);
        (-(b.1 - a.1) * by, (b.0 - a.0) * by)
    };
    let corner = |i: usize| {
        let (before, at, after) = (round[(i + count - 1) % count], round[i], round[(i + 1) % count]);
        let (m, n) = (inwards(before, at), inwards(at, after));
        let share = by / (1.0 + m.0 * n.0 + m.1 * n.1).max(0.3);
        (at.0 + (m.0 + n.0) * share, at.1 + (m.1 + n.1) * share)
    };
    Some((0..count).map(corner).collect())
}

fn cross(a: PaperPoint, b: PaperPoint) -> f64 {
    a.0 * b.1 - a.1 * b.0
}

pub fn ring(middle: PaperPoint, radius: f64, count: u32) -> Vec<PaperPoint> {
    let turn = |i: u32| std::f64::consts::TAU * f64::from(i) / f64::from(count);
    (0..count).map(|i| (middle.0 + turn(i).cos() * radius, middle.1 + turn(i).sin() * radius)).collect()
}

/// Both sides of a line of this width.
pub fn strip(line: &[PaperPoint], width: f64) -> Vec<PaperPoint> {
    let mut sides = (Vec::new(), Vec::new());
    for (i, &p) in line.iter().enumerate() {
        let (before, after) = (line[i.saturating_sub(1)], line[(i + 1).min(line.len() - 1)]);
        let long = length(before, after).max(0.1);
        let aside = (-(after.1 - before.1) / long * width / 2.0, (after.0 - before.0) / long * width / 2.0);
        sides.0.push((p.0 + aside.0, p.1 + aside.1));
        sides.1.push((p.0 - aside.0, p.1 - aside.1));
    }
    sides.1.reverse();
    sides.0.extend(sides.1);
    sides.0
}

/// The box round an outline as a vehicle lies in it: middle, length, width, and degrees from east of its long side.
pub fn boxed(outline: &Outline) -> (PaperPoint, f64, f64, f64) {
    let round = corners(outline);
    if let [a, b, c, d] = round[..] {
        let (ab, bc) = (length(a, b), length(b, c));
        // A vehicle's outline begins with the corners of its front.
        let (from, to) =
            if ab <= bc { (middle(&[c, d]), middle(&[a, b])) } else { (middle(&[d, a]), middle(&[b, c])) };
        let degrees = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
        return (middle(&round), ab.max(bc), ab.min(bc), degrees);
    }
    let (low, high) = bounds(&round);
    let (wide, deep) = (high.0 - low.0, high.1 - low.1);
    let degrees = if wide < deep { 90.0 } else { 0.0 };
    (((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0), wide.max(deep), wide.min(deep), degrees)
}

/// A path of a class, and the same outline as its shadow below.
pub fn with_shadow(class: &str, d: &str, by: (i32, i32)) -> String {
    format!(
        "<path class=\"castshadow\" transform=\"translate({},{})\" d=\"{d}\"/><path class=\"{class}\" d=\"{d}\"/>",
        by.0, by.1
    )
}
