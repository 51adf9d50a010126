//! Buildings: a pad of whole hexes says what counts as building, wings with their roofs stand on it. The roof comes off once
//! somebody has been in, and while somebody can be seen in it.
use ::ground::hex::{Hex, Side, centre, outline};
use view::{
    Piece,
    hex::{HexHouse, Hexes, Roof},
};

use super::{at_fine, placed};
use crate::ink::{Jitter, PaperPoint, at, escape, length, n, path};

/// Every building; one in which somebody can be seen has no roof, whoever has been in.
pub fn draw(map: &Hexes, tokens: &[Piece], detail: bool) -> String {
    let taken = |it: &HexHouse| it.hexes.iter().any(|&hex| tokens.iter().any(|who| who.at == centre(hex)));
    map.houses.iter().map(|it| house(it, it.seen || taken(it), detail)).collect()
}

fn house(it: &HexHouse, open: bool, detail: bool) -> String {
    let rounds: Vec<Vec<PaperPoint>> =
        outline(it.hexes.iter().copied()).iter().map(|line| inset(&fine(line), 3.4)).collect();
    let pad: String = rounds.iter().map(|it| path(it, true)).collect();
    let flat = is_flat(it.roof) && 1 < it.hexes.len();
    let body = match it.hexes[..] {
        _ if open => floor(it, &rounds, detail),
        [one] => cottage(it, at_fine(centre(one))),
        _ if flat => slab(it, &rounds),
        _ => wings(it),
    };
    let state = if it.seen { ", somebody has been in" } else { "" };
    format!(
        "<g class=\"bld\"><title>{}{state}</title><path class=\"pad\" fill=\"url(#p-concrete)\" d=\"{pad}\"/>{body}</g>",
        escape(&it.label())
    )
}

fn fine(line: &[kernel::Point]) -> Vec<PaperPoint> {
    line.iter().map(|&it| at_fine(it)).collect()
}

/// A closed line pulled in; it runs clockwise.
fn inset(line: &[PaperPoint], by: f64) -> Vec<PaperPoint> {
    let count = line.len();
    let normal = |a: PaperPoint, b: PaperPoint| {
        let long = length(a, b).max(0.1);
        (-(b.1 - a.1) / long, (b.0 - a.0) / long)
    };
    (0..count)
        .map(|i| {
            let (before, here, after) = (line[(i + count - 1) % count], line[i], line[(i + 1) % count]);
            let (one, other) = (normal(before, here), normal(here, after));
            let sum = (one.0 + other.0, one.1 + other.1);
            let share = 2.0 * by / (sum.0 * sum.0 + sum.1 * sum.1).max(0.2);
            (here.0 + sum.0 * share, here.1 + sum.1 * share)
        })
        .collect()
}

const fn is_flat(roof: Roof) -> bool {
    match roof {
        Roof::Flat | Roof::Tin => true,
        Roof::Tiles | Roof::Slate | Roof::Wood => false,
    }
}

/// The pattern of a pitched roof.
const fn tiles(roof: Roof) -> &'static str {
    match roof {
        Roof::Slate | Roof::Tin => "p-roof2",
        Roof::Wood => "p-plank",
        Roof::Flat => "p-gravel",
        Roof::Tiles => "p-roof",
    }
}

fn cottage(it: &HexHouse, spot: PaperPoint) -> String {
    let turn = [0.0, -30.0, 30.0, 0.0][Jitter::of_words(&it.name).below(4) as usize];
    let (w, h) = (24.0, 20.0);
    let frame = rect((-w, -h), (w, h));
    let top = if is_flat(it.roof) {
        let within = rect((4.0 - w, 4.0 - h), (w - 4.0, h - 4.0));
        format!(
            "<path class=\"coping\" d=\"{frame}\"/><path class=\"slab\" d=\"{within}\"/><path class=\"lip\" d=\"{within}\"/>"
        )
    } else {
        "<path class=\"roofhi\" d=\"M-24,-20H24L4,0H-4Z\"/>\
              <path class=\"ridge\" d=\"M-24,-20L-4,0L-24,20M24,-20L4,0L24,20M-4,0H4\"/>"
            .to_owned()
    };
    let inner = format!(
        "<path class=\"castshadow\" transform=\"translate(5,7)\" d=\"{frame}\"/><path fill=\"url(#{})\" d=\"{frame}\"/>\
         {top}<path class=\"roofedge\" d=\"{frame}\"/><rect class=\"unit\" x=\"8\" y=\"-15\" width=\"8\" height=\"8\"/>",
        tiles(it.roof)
    );
    placed(spot, turn, &inner)
}

fn rect(low: PaperPoint, high: PaperPoint) -> String {
    format!("M{}H{}V{}H{}Z", at(low), n(high.0), n(high.1), n(low.0))
}

/// A straight wing over neighbouring hexes: from where, which way, how far, and which of its ends stand free.
struct Wing {
    from: PaperPoint,
    degrees: f64,
    ends: (f64, f64),
    free: (bool, bool),
}

const HALF: f64 = 21.0;

/// The longest straight rows of hexes first, until all have a roof.
fn rows(hexes: &[Hex]) -> Vec<Vec<Hex>> {
    let mut all: Vec<Vec<Hex>> = Vec::new();
    for &hex in hexes {
        for side in [Side::Bottom, Side::LowerRight, Side::UpperRight] {
            if hexes.contains(&hex.step(side.opposite())) {
                continue;
            }
            let row: Vec<Hex> =
                (0..99).map(|i| hex.steps(side, i)).take_while(|it| hexes.contains(it)).collect();
            all.push(row);
        }
    }
    all.sort_by_key(|it| std::cmp::Reverse(it.len()));
    let mut chosen: Vec<Vec<Hex>> = Vec::new();
    for row in all {
        let covered = |it: &Hex| chosen.iter().any(|row| row.contains(it));
        let touches = chosen.is_empty() || row.iter().any(covered);
        if touches && 1 < row.len() && !row.iter().all(covered) {
            chosen.push(row);
        }
    }
    let rest: Vec<Hex> =
        hexes.iter().copied().filter(|it| !chosen.iter().any(|row| row.contains(it))).collect();
    chosen.extend(rest.into_iter().map(|it| vec![it]));
    chosen
}

fn laid(rows: &[Vec<Hex>]) -> Vec<Wing> {
    let ends_free = |i: usize, hex: &Hex| !rows[..i].iter().any(|row| row.contains(hex));
    let wing = |(i, row): (usize, &Vec<Hex>)| {
        let (first, last) = (row.first()?, row.last()?);
        let (a, b) = (at_fine(centre(*first)), at_fine(centre(*last)));
        let free = (ends_free(i, first), ends_free(i, last));
        let out = |free: bool| if free { 24.0 } else { 0.0 };
        Some(Wing {
            from: a,
            degrees: (b.1 - a.1).atan2(b.0 - a.0).to_degrees(),
            ends: (-out(free.0), length(a, b) + out(free.1)),
            free,
        })
    };
    rows.iter().enumerate().filter_map(wing).collect()
}

fn wings(it: &HexHouse) -> String {
    let all = laid(&rows(&it.hexes));
    let frame = |it: &Wing| rect((it.ends.0, -HALF), (it.ends.1, HALF));
    let mut res = String::new();
    for it in &all {
        let shade = format!("<path class=\"castshadow\" d=\"{}\"/>", frame(it));
        res.push_str(&placed((it.from.0 + 6.0, it.from.1 + 8.0), it.degrees, &shade));
    }
    for it in &all {
        let edge = format!("<path class=\"roofout\" d=\"{}\"/>", frame(it));
        res.push_str(&placed(it.from, it.degrees, &edge));
    }
    for wing in &all {
        let d = frame(wing);
        let top = format!("<path fill=\"url(#{})\" d=\"{d}\"/>{}", tiles(it.roof), hips(wing));
        res.push_str(&placed(wing.from, wing.degrees, &top));
    }
    let last = it.hexes.last().map_or((0.0, 0.0), |&it| at_fine(centre(it)));
    res + &chimney(last)
}

fn hips(wing: &Wing) -> String {
    let ((l0, l1), (f0, f1)) = (wing.ends, wing.free);
    let r0 = if f0 { l0 + HALF } else { l0 };
    let r1 = if f1 { l1 - HALF } else { l1 };
    let hip = |l: f64, r: f64| format!("M{}L{}L{}", at((l, -HALF)), at((r, 0.0)), at((l, HALF)));
    let mut ridge = String::new();
    if f0 {
        ridge.push_str(&hip(l0, r0));
    }
    if f1 {
        ridge.push_str(&hip(l1, r1));
    }
    format!(
        "<path class=\"roofhi\" d=\"M{}H{}L{}H{}Z\"/><path class=\"ridge\" d=\"{ridge}M{}H{}\"/>",
        at((l0, -HALF)),
        n(l1),
        at((r1, 0.0)),
        n(r0),
        at((r0, 0.0)),
        n(r1)
    )
}

fn chimney((x, y): PaperPoint) -> String {
    format!(
        "<rect class=\"unit\" x=\"{}\" y=\"{}\" width=\"12\" height=\"12\"/>\
         <rect class=\"char-b\" x=\"{}\" y=\"{}\" width=\"6\" height=\"6\"/>",
        n(x + 4.0),
        n(y - 17.0),
        n(x + 7.0),
        n(y - 14.0)
    )
}

/// A large flat roof with its parapet, skylights and vents.
fn slab(it: &HexHouse, rounds: &[Vec<PaperPoint>]) -> String {
    let inner: Vec<Vec<PaperPoint>> = rounds.iter().map(|it| inset(it, 5.0)).collect();
    let lip: String = inner.iter().map(|it| path(&inset(it, 4.0), true)).collect();
    let d: String = inner.iter().map(|it| path(it, true)).collect();
    let fill = if it.roof == Roof::Tin { "p-tin" } else { "p-gravel" };
    let mut res = format!(
        "<path class=\"castshadow\" transform=\"translate(7,10)\" d=\"{d}\"/><path class=\"coping\" d=\"{d}\"/>\
         <path fill=\"url(#{fill})\" d=\"{lip}\"/><path class=\"slab\" d=\"{lip}\"/><path class=\"lip\" d=\"{lip}\"/>"
    );
    let mut chance = Jitter::of_words(&it.name);
    for &hex in &it.hexes {
        let (x, y) = at_fine(centre(hex));
        let (x, y) = (n(x + chance.between(-14.0, 2.0)), n(y + chance.between(-12.0, 2.0)));
        res.push_str(&match chance.below(4) {
            0 => format!("<rect class=\"skyl\" x=\"{x}\" y=\"{y}\" width=\"18\" height=\"10\"/>"),
            1 => format!("<rect class=\"unit\" x=\"{x}\" y=\"{y}\" width=\"12\" height=\"10\"/>"),
            2 => format!("<rect class=\"unit2\" x=\"{x}\" y=\"{y}\" width=\"9\" height=\"9\"/>"),
            _ => String::new(),
        });
    }
    res
}

/// Boards, walls and what stands in the rooms.
fn floor(it: &HexHouse, rounds: &[Vec<PaperPoint>], detail: bool) -> String {
    let d: String = rounds.iter().map(|it| path(&inset(it, 6.5), true)).collect();
    let fill = if is_flat(it.roof) { "p-tile" } else { "p-plank" };
    let mut res = format!(
        "<path class=\"castshadow\" transform=\"translate(5,7)\" d=\"{d}\"/><path class=\"hwall\" d=\"{d}\"/>\
         <path fill=\"url(#{fill})\" d=\"{d}\"/><path class=\"hwall2\" d=\"{d}\"/>"
    );
    if detail {
        res.push_str(&it.hexes.iter().map(|&hex| furniture(hex)).collect::<String>());
    }
    res
}

/// Something along a wall of the hex; the middle is for the counters.
fn furniture(hex: Hex) -> String {
    let mut chance = Jitter::of((i32::from(hex.col) * 97 + i32::from(hex.row) * 31) as u32);
    let symbols =
        [("sofa", 0.42), ("ltable", 0.5), ("shelf", 0.5), ("stove", 0.5), ("bed", 0.42), ("armchair", 0.5)];
    let (symbol, size) = symbols[chance.below(6) as usize];
    let (x, y) = at_fine(centre(hex));
    let up = if chance.below(2) == 0 { -17.0 } else { 18.0 };
    format!(
        "<use href=\"#{symbol}\" transform=\"translate({}) scale({size})\"/>",
        at((x + chance.between(-9.0, 9.0), y + up))
    )
}
