//! The table as it stood at each moment that is played: turn, people, sheets and figures never run ahead of what is told, nor behind it.
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Token, Told};
use maud::Markup;
use picture::Look;
use serde_json::{Map, Value, json};
use view::View;

use crate::{
    look::TableView,
    page::{sheet, spine, table, tray},
};

/// How the table stood before a stretch was played, and once each moment of it had been told.
#[derive(Debug, Default)]
pub struct Stood {
    before: Option<View>,
    /// Nothing where a moment tells nothing that happened, or where that cannot be played again.
    after: Vec<Option<View>>,
}

impl Stood {
    /// Looks how it stood at each of the moments in `news`, which begin with event `from` of those that were heard.
    pub fn gather(look: &TableView, from: usize, stood: &dyn Fn(Told) -> Option<View>) -> Stood {
        let places = &look.journal.places;
        let Some(first) = places.get(from).filter(|_| !look.news.is_empty()) else { return Stood::default() };
        let after = |it: &Value| {
            let last = last_event(look, it)?;
            // The last moment leaves the table as it stands.
            if last + 1 == places.len() {
                Some(look.view.clone())
            } else {
                stood(Told::SoMuch(places[last] + 1))
            }
        };
        // What was shown last was shown while somebody was asked.
        let before = if from == 0 { *first } else { places[from - 1] + 1 };
        Stood { before: stood(Told::UpTo(before)), after: look.news.iter().map(after).collect() }
    }
}

/// The last event that a moment tells of.
fn last_event(look: &TableView, it: &Value) -> Option<usize> {
    let line = |at: usize| usize::try_from(it["lines"][at].as_u64()?).ok()?.checked_sub(look.journal.before);
    let (first, end) = (line(0)?, line(1)?);
    let last = look.journal.told.get(first..end)?.last()?;
    last.events.end.checked_sub(1)
}

/// Hangs onto each moment what differs from what was shown before it: parts of the page as it begins (`parts`) and once it is
/// told (`then`), and in the same way figures and plates (`board`, `left`).
pub fn hang(look: &TableView, news: &mut [Value]) {
    let Some(mut current) = look.stood.before.as_ref() else { return };
    let mut shown = Shown::default();
    let start = BoardDrawing::of(current, &[]);
    let mut drawing = start.clone();
    let mut changed = Changed::default();
    for (at, it) in news.iter_mut().enumerate() {
        let after = look.stood.after.get(at).and_then(Option::as_ref);
        // A new turn has begun when it is said.
        if let (Some(after), true) = (after, it["kind"] == "title") {
            current = after;
        }
        it["parts"] = shown.parts(current);
        let next = BoardDrawing::of(after.unwrap_or(current), &[]);
        it["board"] = drawing.make_way(current, &going(it), &next, &mut changed);
        current = after.unwrap_or(current);
        it["then"] = shown.parts(current);
        it["left"] = drawing.turn_into(next, &mut changed);
    }
    if let Some(first) = news.first_mut() {
        // A page that was opened since is drawn as it is now: whatever changes is put back.
        first["board"] = merged(start.only(&changed), &first["board"]);
        let rolled = look.journal.rolled_before(first["lines"][0].as_u64());
        first["parts"]["tray"] = json!(tray::tray(rolled).into_string());
    }
}

/// Those who go somewhere.
fn going(it: &Value) -> Vec<Token> {
    let changes = it["changes"].as_array().into_iter().flatten();
    changes.filter(|it| it["kind"] == "goes").filter_map(|it| token(&it["id"])).collect()
}

fn token(it: &Value) -> Option<Token> {
    u32::try_from(it.as_u64()?).ok().map(Token)
}

/// The parts of the page that were shown last.
#[derive(Default)]
struct Shown(BTreeMap<&'static str, String>);

impl Shown {
    /// Those that differ.
    fn parts(&mut self, view: &View) -> Value {
        let all: [(&'static str, Markup); 3] = [
            ("spine", spine::spine(view, None)),
            ("party", sheet::party(view, None)),
            ("clock", table::clock(view)),
        ];
        let mut parts = Map::new();
        for (id, markup) in all {
            let text = markup.into_string();
            if self.0.get(id) != Some(&text) {
                parts.insert(id.to_owned(), json!(text));
                self.0.insert(id, text);
            }
        }
        Value::Object(parts)
    }
}

/// What figures make of a board: each by itself with the layer it lies in, and layers that are one thing.
#[derive(Clone, Debug, Default)]
struct BoardDrawing {
    layers: BTreeMap<&'static str, String>,
    figures: BTreeMap<String, (&'static str, String)>,
}

/// What has changed at any moment, by its id.
#[derive(Default)]
struct Changed(BTreeSet<String>);

const PLATES: &str = "plates";

impl BoardDrawing {
    fn of(view: &View, unnamed: &[Token]) -> BoardDrawing {
        let mut drawing = BoardDrawing::default();
        let look = Look { unnamed: unnamed.to_vec(), defs: false, ..Look::default() };
        for (name, drawn) in picture::figures(view, &look) {
            if !matches!(name, "standing" | "fallen") {
                drawing.layers.insert(name, drawn);
                continue;
            }
            let lines = drawn.strip_suffix("</g>").unwrap_or(&drawn).lines();
            let figure = |it: &str| it.strip_prefix("<g id=\"")?.split('"').next().map(str::to_owned);
            let figures = lines.skip(1).filter_map(|it| Some((figure(it)?, (name, it.to_owned()))));
            drawing.figures.extend(figures);
        }
        drawing
    }

    /// Those who go have no plate while they do, and roofs come off before anybody is seen on one.
    fn make_way(
        &mut self,
        view: &View,
        going: &[Token],
        next: &BoardDrawing,
        changed: &mut Changed,
    ) -> Value {
        let mut layers: BTreeMap<&'static str, String> = BTreeMap::new();
        if !going.is_empty() {
            layers.extend(BoardDrawing::of(view, going).layers.remove_entry(PLATES));
        }
        let roofed = |it: &(&&'static str, &String)| picture::ROOFED.contains(it.0);
        layers.extend(next.layers.iter().filter(roofed).map(|(name, drawn)| (*name, drawn.clone())));
        layers.retain(|name, drawn| self.layers.get(name) != Some(drawn));
        changed.0.extend(layers.keys().map(|it| (*it).to_owned()));
        self.layers.extend(layers.clone());
        told(layers.into_iter().map(|(name, drawn)| (name.to_owned(), json!(drawn))).collect(), Map::new())
    }

    /// What differs in the next drawing, which this one becomes.
    fn turn_into(&mut self, next: BoardDrawing, changed: &mut Changed) -> Value {
        let (mut layers, mut figures) = (Map::new(), Map::new());
        for (name, drawn) in &next.layers {
            if self.layers.get(name) != Some(drawn) {
                layers.insert((*name).to_owned(), json!(drawn));
            }
        }
        for (id, figure) in &next.figures {
            if self.figures.get(id) != Some(figure) {
                figures.insert(id.clone(), json!(figure));
            }
        }
        for id in self.figures.keys().filter(|it| !next.figures.contains_key(*it)) {
            figures.insert(id.clone(), Value::Null);
        }
        changed.0.extend(layers.keys().chain(figures.keys()).cloned());
        *self = next;
        told(layers, figures)
    }

    /// Of all that changes how it is drawn here.
    fn only(&self, changed: &Changed) -> Value {
        let (mut layers, mut figures) = (Map::new(), Map::new());
        for id in &changed.0 {
            if let Some(drawn) = self.layers.get(id.as_str()) {
                layers.insert(id.clone(), json!(drawn));
            } else {
                figures.insert(id.clone(), json!(self.figures.get(id)));
            }
        }
        told(layers, figures)
    }
}

fn told(layers: Map<String, Value>, figures: Map<String, Value>) -> Value {
    if layers.is_empty() && figures.is_empty() {
        return json!({});
    }
    json!({ "layers": layers, "figures": figures })
}

/// How a stretch begins, and on it what its first moment changes before anybody goes.
fn merged(mut start: Value, first: &Value) -> Value {
    for (name, drawn) in first["layers"].as_object().into_iter().flatten() {
        start["layers"][name] = drawn.clone();
    }
    start
}
