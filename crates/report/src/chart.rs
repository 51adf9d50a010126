//! Small drawn charts: the chance from turn to turn, luck, faces of the dice.
use crate::{Curve, Faces, Luck};

/// A coordinate with one decimal.
fn n(it: f64) -> String {
    let text = format!("{it:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const WIDE: f64 = 430.0;

/// Where the points of a curve lie.
struct Frame {
    last: usize,
}

const HIGH: f64 = 160.0;

impl Frame {
    fn x(&self, at: usize) -> f64 {
        40.0 + at as f64 * (WIDE - 58.0) / self.last as f64
    }

    fn y(&self, share: f64) -> f64 {
        HIGH - 26.0 - share * (HIGH - 48.0)
    }
}

/// The chance to win from turn to turn with the error of each, and the turn that changed most named.
pub fn chance(curve: &Curve) -> String {
    let frame = Frame { last: curve.points.len().saturating_sub(1).max(1) };
    let (mut way, mut errors, mut dots) = (String::new(), String::new(), String::new());
    for (at, it) in curve.points.iter().enumerate() {
        let (x, y) = (n(frame.x(at)), n(frame.y(it.share)));
        way.push_str(&format!("{}{x},{y}", if at == 0 { 'M' } else { 'L' }));
        let (low, top) = ((it.share - it.error).max(0.0), (it.share + it.error).min(1.0));
        errors.push_str(&format!("M{x},{}V{}", n(frame.y(low)), n(frame.y(top))));
        dots.push_str(&format!("<circle class=\"cd\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>"));
    }
    let area = format!("{way}V{}H{}Z", n(frame.y(0.0)), n(frame.x(0)));
    format!(
        "<svg class=\"chart\" viewBox=\"0 0 {WIDE} {HIGH}\" role=\"img\" aria-label=\"{}\">{}<path class=\"ar\" d=\"{area}\"/>\
         <path class=\"er\" d=\"{errors}\"/><path class=\"li\" d=\"{way}\"/>{dots}{}</svg>",
        escape(&chance_words(curve)),
        axes(curve, &frame),
        named(curve, &frame)
    )
}

/// Lines and numbers at the sides of a curve; of many turns only some are written.
fn axes(curve: &Curve, frame: &Frame) -> String {
    let mut res = String::new();
    for share in [0.0, 0.5, 1.0] {
        let y = frame.y(share);
        res.push_str(&format!(
            "<path class=\"gr\" d=\"M40,{}H{}\"/><text class=\"ax\" x=\"34\" y=\"{}\" text-anchor=\"end\">{:.0} %</text>",
            n(y),
            WIDE - 18.0,
            n(y + 4.0),
            share * 100.0
        ));
    }
    let every = curve.points.len() / 12 + 1;
    for (at, it) in curve.points.iter().enumerate() {
        let word = match it.turn {
            Some(_) if !at.is_multiple_of(every) || (at + 1 == frame.last && 9 < frame.last) => continue,
            Some(turn) if at == 0 => format!("turn {turn}"),
            Some(turn) => turn.to_string(),
            None => "end".to_owned(),
        };
        let (x, y) = (n(frame.x(at)), HIGH - 8.0);
        res.push_str(&format!("<text class=\"ax\" x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{word}</text>"));
    }
    res
}

/// The turn that changed most, written beside its line.
fn named(curve: &Curve, frame: &Frame) -> String {
    let Some(it) = curve.decided.first() else { return String::new() };
    let Some(at) = curve.points.iter().position(|point| point.turn == Some(it.turn)) else {
        return String::new();
    };
    let (from, to) = (&curve.points[at], &curve.points[(at + 1).min(curve.points.len() - 1)]);
    let (mx, my) = ((frame.x(at) + frame.x(at + 1)) / 2.0, frame.y((from.share + to.share) / 2.0));
    let (dx, anchor) = if WIDE / 2.0 < mx { (-10.0, "end") } else { (10.0, "start") };
    let dy = if (0 < it.swing) == (anchor == "end") { -8.0 } else { 16.0 };
    format!(
        "<text class=\"an\" x=\"{}\" y=\"{}\" text-anchor=\"{anchor}\">turn {}: {}</text>",
        n(mx + dx),
        n(my + dy),
        it.turn,
        crate::words::signed(it.swing)
    )
}

/// The curve for those who do not see it.
pub fn chance_words(curve: &Curve) -> String {
    let each: Vec<String> = curve
        .points
        .iter()
        .map(|it| {
            let when = it.turn.map_or_else(|| "at the end".to_owned(), |it| format!("before turn {it}"));
            format!("{when} {:.0} of 100", it.share * 100.0)
        })
        .collect();
    format!("Games won: {}", each.join(", "))
}

/// Where nine games of ten end up, what was due, and what came.
pub fn luck(luck: &Luck) -> String {
    let most = |measure| {
        let same = luck.rows.iter().filter(|it| it.measure == measure);
        same.map(|it| it.high.max(it.came)).max().unwrap_or(1).max(1) as f64
    };
    let mut res = String::new();
    let mut who = "";
    for (at, row) in luck.rows.iter().enumerate() {
        let y = 16.0 + at as f64 * 25.0;
        // Each measure has a scale of its own, since tests are many and losses few.
        let scale = 166.0 / most(row.measure);
        let x = |value: f64| 96.0 + value * scale;
        let up = row.expected < row.came as f64;
        let shape = if up { "M0,-7L7,5H-7Z" } else { "M0,7L7,-5H-7Z" };
        if who != row.who {
            res.push_str(&format!(
                "<text class=\"nm\" x=\"0\" y=\"{}\">{}</text>",
                n(y + 4.0),
                escape(&row.who)
            ));
        }
        who = &row.who;
        res.push_str(&format!(
            "<path class=\"rg\" d=\"M{},{y}H{}\"/><path class=\"ex\" d=\"M{},{}V{}\"/>\
             <path class=\"{}\" transform=\"translate({},{y})\" d=\"{shape}\"/>\
             <text class=\"vl\" x=\"{}\" y=\"{}\" text-anchor=\"end\">{} {}, {:.1} due</text>",
            n(x(row.low as f64)),
            n(x(row.high as f64) + 0.1),
            n(x(row.expected)),
            n(y - 8.0),
            n(y + 8.0),
            if up { "up" } else { "dn" },
            n(x(row.came as f64)),
            WIDE - 2.0,
            n(y + 4.0),
            row.came,
            row.measure.words(),
            row.expected
        ));
    }
    let high = 12.0 + luck.rows.len() as f64 * 25.0;
    format!(
        "<svg class=\"chart\" viewBox=\"0 0 {WIDE} {high}\" role=\"img\" aria-label=\"{}\">{res}</svg>",
        escape(&luck_words(luck))
    )
}

pub fn luck_words(luck: &Luck) -> String {
    let each: Vec<String> = luck
        .rows
        .iter()
        .map(|it| format!("{} {} {}, {:.1} due", it.who, it.came, it.measure.words(), it.expected))
        .collect();
    format!("Luck: {}", each.join("; "))
}

/// How often each face came up, against what was due.
pub fn faces(faces: &Faces) -> String {
    let sum: u32 = faces.counts.iter().sum();
    let due = f64::from(sum) / f64::from(faces.sides.max(1));
    let most = faces.counts.iter().copied().max().unwrap_or(1).max(1);
    let (wide, scale) = (250.0, 70.0 / f64::from(most));
    let step = wide / f64::from(faces.sides.max(1));
    let mut res = String::new();
    for (at, count) in faces.counts.iter().enumerate() {
        let (x, high) = (at as f64 * step + step * 0.15, f64::from(*count) * scale);
        let middle = n(x + step * 0.35);
        res.push_str(&format!(
            "<rect class=\"fb\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\
             <text class=\"ax b\" x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{count}</text>",
            n(x),
            n(84.0 - high),
            n(step * 0.7),
            n(high),
            79,
        ));
        res.push_str(&face(x + step * 0.35, at + 1, faces.sides));
    }
    let words: Vec<String> =
        faces.counts.iter().enumerate().map(|(at, n)| format!("{} {n} times", at + 1)).collect();
    format!(
        "<svg class=\"chart\" viewBox=\"0 0 {wide} 110\" role=\"img\" aria-label=\"{sum} dice: {}; {due:.1} of each due\">{res}\
         <path class=\"ex2\" d=\"M2,{}H{}\"/></svg>",
        words.join(", "),
        n(84.0 - due * scale),
        wide - 2.0
    )
}

/// A small die; one of other than six sides shows its number.
fn face(x: f64, number: usize, sides: u16) -> String {
    const PIPS: [&[(i32, i32)]; 6] = [
        &[(0, 0)],
        &[(-1, -1), (1, 1)],
        &[(-1, -1), (0, 0), (1, 1)],
        &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    ];
    let square =
        format!("<rect class=\"pf\" x=\"{}\" y=\"90\" width=\"16\" height=\"16\" rx=\"3\"/>", n(x - 8.0));
    let Some(pips) = PIPS.get(number - 1).filter(|_| sides == 6) else {
        return format!("<text class=\"ax\" x=\"{}\" y=\"103\" text-anchor=\"middle\">{number}</text>", n(x));
    };
    let pips: String = pips
        .iter()
        .map(|(a, b)| {
            format!(
                "<circle class=\"pfp\" cx=\"{}\" cy=\"{}\" r=\"1.5\"/>",
                n(x + f64::from(*a) * 4.2),
                n(98.0 + f64::from(*b) * 4.2)
            )
        })
        .collect();
    square + &pips
}
