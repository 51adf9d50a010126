//! Figures: the base says whose, the body which way and with what, the marks how it fares.
use view::{Piece, View};

use crate::{
    Look, badge, counter,
    ink::{Jitter, PaperPoint, at, escape, length, n},
    label::{LETTER, Slot},
    weapon,
};

/// The figures' layers.
#[derive(Debug, Default)]
pub struct Figures {
    pub fallen: String,
    pub standing: String,
    /// How many lie on each other; figures that come and go leave no badge behind in a layer of its own.
    pub heaps: String,
    pub marks: String,
}

pub fn place(piece: &Piece) -> PaperPoint {
    (f64::from(piece.at.x), f64::from(piece.at.y))
}

pub fn draw(view: &View, look: &Look) -> Figures {
    let mut figures = Figures::default();
    // People are laid down last, so that no arm of the dead hides them.
    let (dead, people): (Vec<&Piece>, Vec<&Piece>) = view.tokens.iter().partition(|it| it.is_dead());
    for it in dead.into_iter().chain(people) {
        let layer = if it.lies { &mut figures.fallen } else { &mut figures.standing };
        layer.push_str(&one(it, look));
    }
    figures.marks = marks(view, look);
    figures
}

/// The bodies of those who will not get up: drawn, and no more than that. On a counter's ground they lie aside of its middle.
pub fn bodies(remains: &[Piece]) -> String {
    remains.iter().map(body).collect()
}

fn body(piece: &Piece) -> String {
    let mut chance = Jitter::of(piece.id.0 ^ 0xb0d7);
    let turn = piece.facing.map_or_else(|| chance.below(360) as i32, |it| (it - 90).rem_euclid(360));
    let aside = if piece.face.is_some() { 13.0 } else { 0.0 };
    let (x, y) = place(piece);
    let spot = (x + chance.between(-aside, aside), y + chance.between(-aside, aside));
    let pose = chance.below(2) + 1;
    let symbol = if piece.is_dead() { format!("dead-down-{pose}") } else { "body-fallen".to_owned() };
    format!(
        "<g class=\"corpse {}\" transform=\"translate({}) rotate({turn})\"><title>{}</title><use href=\"#{symbol}\"/></g>",
        class(piece, false).replacen("fig ", "", 1),
        at(spot),
        escape(&format!("the body of {}", piece.name)),
    )
}

/// What is marked on figures: where they fight, and who could be hit.
pub fn marks(view: &View, look: &Look) -> String {
    clashes(view) + &targets(view, look)
}

/// One figure about the middle of its base, without a place.
pub fn alone(piece: &Piece) -> String {
    let class = class(piece, false);
    let drawn = format!("<title>{}</title>{}", told(piece), inner(piece, false));
    if piece.face.is_none() {
        return format!("<g class=\"{class}\">{drawn}</g>");
    }
    format!("<g class=\"{class}\" transform=\"scale({:.2})\">{drawn}</g>", counter::scale(piece))
}

/// The classes that say what a piece wears.
pub fn dress(piece: &Piece) -> String {
    class(piece, false)
}

fn one(piece: &Piece, look: &Look) -> String {
    if piece.face.is_some() {
        return counter_at(piece, place(piece), &[], look);
    }
    let scale = f64::from(piece.diameter) / 25.0;
    let grown = if piece.diameter == 25 { String::new() } else { format!(" scale({scale:.2})") };
    put(piece, place(piece), &grown, &[], look)
}

/// A counter at this place, which need not be the middle of where it stands, in a stack of all these.
pub fn counter_at(piece: &Piece, spot: PaperPoint, stack: &[&Piece], look: &Look) -> String {
    put(piece, spot, &format!(" scale({:.2})", counter::scale(piece)), stack, look)
}

fn put(piece: &Piece, spot: PaperPoint, grown: &str, stack: &[&Piece], look: &Look) -> String {
    let selected = look.selected == Some(piece.id);
    // A horde is no row of stops for the keyboard, but a page can send the focus to any of it.
    let stop = if piece.is_dead() { -1 } else { 0 };
    let (label, title) = match stack {
        [] | [_] => (String::new(), told(piece)),
        // Only the topmost can be pointed at: its title names them all, and a reader who hears them hears each by itself.
        all => (format!(" aria-label=\"{}\"", told(piece)), together(all)),
    };
    let number = numbered(piece);
    format!(
        "\n<g id=\"{}f-{}\" class=\"{}\" transform=\"translate({}){grown}\" role=\"img\" tabindex=\"{stop}\"{label}>\
         <title>{title}</title>{}{number}</g>",
        look.prefix,
        piece.id.0,
        class(piece, selected),
        at(spot),
        inner(piece, selected)
    )
}

/// Which of many alike a figure is: the number that its name in lists and in the journal ends with.
fn numbered(piece: &Piece) -> String {
    match piece.number {
        Some(number) if piece.face.is_none() => {
            format!("<text class=\"fig-no\" x=\"9\" y=\"14\">{number}</text>")
        }
        Some(_) | None => String::new(),
    }
}

/// All of a stack, as far as anybody reads on.
fn together(stack: &[&Piece]) -> String {
    let mut words: Vec<String> = stack.iter().take(MOST_NAMED).map(|it| told(it)).collect();
    if let more @ 1.. = stack.len().saturating_sub(MOST_NAMED) {
        words.push(format!("and {more} more"));
    }
    words.join("; ")
}

/// More of a stack than this are counted.
const MOST_NAMED: usize = 6;

/// The name and everything a badge or a posture shows.
fn told(piece: &Piece) -> String {
    let mut words = vec![escape(&piece.name)];
    words.extend(piece.in_hand.iter().map(|it| escape(&it.word)));
    words.extend(piece.badges.iter().map(|it| escape(&it.word)));
    words.join(", ")
}

/// Classes: side, state, and the coat or rags of this number.
fn class(piece: &Piece, selected: bool) -> String {
    let mut chance = Jitter::of(piece.id.0);
    let (side, look) = if piece.is_dead() {
        ("dead", format!("r{}", chance.below(6) + 1))
    } else {
        (if piece.is_ours() { "human" } else { "stranger" }, format!("k{}", chance.below(8) + 1))
    };
    let mut res = format!("fig {side} {look}");
    for (is, word) in [(piece.lies, " down"), (badge::burns(piece), " afire"), (selected, " sel")] {
        res.push_str(if is { word } else { "" });
    }
    res
}

fn inner(piece: &Piece, selected: bool) -> String {
    if piece.face.is_some() {
        return printed(piece, selected);
    }
    let turn = piece.facing.map_or(90, |it| (it - 90).rem_euclid(360));
    let mut res = String::new();
    if selected {
        res.push_str(&format!("<use href=\"#sel\" transform=\"rotate({turn})\"/>"));
    }
    if badge::burns(piece) {
        res.push_str("<use href=\"#fire\"/>");
    }
    res.push_str(&if piece.is_dead() { dead(piece, turn) } else { person(piece, turn) });
    if badge::burns(piece) {
        res.push_str("<use href=\"#fire-top\"/>");
    }
    if !piece.is_dead() {
        res.push_str("<circle class=\"b-focus\" r=\"15.4\"/>");
    }
    res + &badge::draw(piece)
}

/// A counter, with a frame round the one who acts.
fn printed(piece: &Piece, selected: bool) -> String {
    let frame = |class: &str| {
        format!("<rect class=\"{class}\" x=\"-23\" y=\"-23\" width=\"46\" height=\"46\" rx=\"5\"/>")
    };
    let ring = if selected { frame("sel-ring") } else { String::new() };
    let focus = if piece.is_dead() { String::new() } else { frame("b-focus") };
    ring + &counter::face(piece) + &focus
}

fn person(piece: &Piece, turn: i32) -> String {
    if piece.lies {
        return format!(
            "<use href=\"#base-fallen\"/><use href=\"#body-fallen\" transform=\"rotate({turn})\"/>"
        );
    }
    let base = if piece.is_ours() { "base-human" } else { "base-other" };
    let nose = if piece.facing.is_some() && piece.is_ours() { "<use href=\"#nose\"/>" } else { "" };
    let body = weapon::body(piece.in_hand.as_ref());
    format!(
        "<use href=\"#{base}\"/><g transform=\"rotate({turn})\">{nose}<use href=\"#{body}\" transform=\"scale(.88)\"/></g>"
    )
}

fn dead(piece: &Piece, turn: i32) -> String {
    let mut chance = Jitter::of(piece.id.0 ^ 0x5eed);
    let chips = chance.below(4) + 1;
    let flip = if chance.below(2) == 0 { "" } else { " scale(1,-1)" };
    if piece.lies {
        let pose = chance.below(2) + 1;
        return format!(
            "<use href=\"#base-fallen\"/><use href=\"#dead-down-{pose}\" transform=\"rotate({turn}){flip}\"/>"
        );
    }
    let body = chance.below(5) + 1;
    let held = piece.in_hand.as_ref().map_or(String::new(), |it| {
        format!("<use href=\"#{}\" transform=\"rotate({turn}){flip}\"/>", weapon::held(it.shape))
    });
    format!(
        "<use href=\"#base-dead-{chips}\"/>\
         <use href=\"#dead-{body}\" transform=\"rotate({turn}){flip}\"/>{held}"
    )
}

/// A star on each point of contact of somebody in close combat.
fn clashes(view: &View) -> String {
    let mut res = String::new();
    for it in view.tokens.iter().filter(|it| badge::fights(it)) {
        let touches = |other: &&Piece| {
            let reach = f64::from(it.diameter + other.diameter) / 2.0 + 3.0;
            other.side != it.side && length(place(it), place(other)) <= reach
        };
        for other in view.tokens.iter().filter(touches) {
            let (a, b) = (place(it), place(other));
            let share = f64::from(it.diameter) / f64::from(it.diameter + other.diameter).max(1.0);
            let contact = (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
            let small = if it.face.is_some() { ".43" } else { ".7" };
            res.push_str(&format!(
                "<use href=\"#clash\" transform=\"translate({}) scale({small})\"/>",
                at(contact)
            ));
        }
    }
    res
}

/// A broken ring, or a broken frame round a counter.
fn aimed(piece: &Piece) -> &'static str {
    match piece.face {
        None => "<use href=\"#tgt\"/>",
        Some(_) => "<rect class=\"tgt-ring\" x=\"-23\" y=\"-23\" width=\"46\" height=\"46\" rx=\"5\"/>",
    }
}

/// Rings on those who could be hit, with their letters, and on those who are hidden.
fn targets(view: &View, look: &Look) -> String {
    let (width, height) = view.ground.size();
    let fine = f64::from(view.ground.grain()) / 100.0;
    let scale = scale(view);
    // At the edge of the table what is written comes as far inwards as it takes to be seen.
    let kept = |it: &Piece, slot: Slot| {
        let (x, y) = (f64::from(it.at.x) / fine, f64::from(it.at.y) / fine);
        let there = Slot { low: (x + slot.low.0, y + slot.low.1), ..slot };
        let there = there.within((f64::from(width) / fine, f64::from(height) / fine));
        (there.low.0 - x, there.low.1 - y)
    };
    let mut res = String::new();
    for it in &view.tokens {
        let spot = at(place(it));
        if let Some((_, letter)) = look.targets.iter().find(|target| target.0 == it.id) {
            let (x, y) = kept(it, LETTER);
            res.push_str(&format!(
                "<g class=\"flag\" transform=\"translate({spot}){scale}\">{}<rect x=\"{}\" y=\"{}\" width=\"16\" \
                 height=\"16\" rx=\"2\"/><text x=\"{}\" y=\"{}\">{}</text></g>",
                aimed(it),
                n(x),
                n(y),
                n(x + 8.0),
                n(y + 12.8),
                escape(letter)
            ));
        } else if look.hidden.contains(&it.id) {
            let (x, y) = kept(it, HIDDEN);
            res.push_str(&format!(
                "<g class=\"flag no\" transform=\"translate({spot}){scale}\"><circle class=\"tgt-ring no\" r=\"15.4\"/>\
                 <rect x=\"{}\" y=\"{}\" width=\"50\" height=\"17\" rx=\"2\"/><text x=\"{}\" y=\"{}\">hidden</text></g>",
                n(x),
                n(y),
                n(x + 25.0),
                n(y + 13.0)
            ));
        }
    }
    res
}

/// How much smaller than on an open table marks are drawn on this ground.
fn scale(view: &View) -> String {
    match view.ground.grain() {
        100 => String::new(),
        grain => format!(" scale({})", hundredths(f64::from(grain) / 100.0)),
    }
}

fn hundredths(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Where the word for those whom something hides lies about their middle.
const HIDDEN: Slot = Slot { low: (19.0, -9.0), size: (50.0, 17.0) };
