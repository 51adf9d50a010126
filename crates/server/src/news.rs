//! What happened since somebody last looked, for the table to play: dice, moves, falls, in their order.
use kernel::{Event, Point, Token, What};
use serde_json::{Value, json};

use crate::{chronicle::Telling, page::tray};

/// Nobody watches more than this; of a long absence only the end is played.
const MOST: usize = 400;

/// The happenings from event `from` on; nothing if the table has been set back since.
pub fn since(journal: &Telling, from: usize) -> Vec<Value> {
    let mut all: Vec<Value> = Vec::new();
    let from = from.saturating_sub(journal.heard_before);
    for (at, line) in journal.lines().filter(|it| from < it.1.events.end) {
        if let Some(roll) = &line.roll {
            let html = tray::felt(line).into_string();
            all.push(json!({ "kind": "roll", "line": at, "dice": roll.faces.len(), "html": html }));
        }
        let events = line.events.start.max(from)..line.events.end;
        for event in journal.heard.get(events).unwrap_or_default() {
            take(&mut all, event);
        }
    }
    all.drain(..all.len().saturating_sub(MOST));
    all
}

fn take(all: &mut Vec<Value>, event: &Event) {
    match &event.what {
        What::Moved { token, from, to } => moved(all, *token, *from, *to),
        What::Placed { token, at, .. } => {
            all.push(json!({ "kind": "placed", "id": token.0, "way": [[at.x, at.y]] }))
        }
        What::Fell { token, .. } => all.push(json!({ "kind": "fell", "id": token.0 })),
        What::Rose { token } => all.push(json!({ "kind": "rose", "id": token.0 })),
        What::Removed { token, .. } => all.push(json!({ "kind": "removed", "id": token.0 })),
        What::Marked { token, .. } => all.push(json!({ "kind": "marked", "id": token.0 })),
        What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Counted { .. }
        | What::Drew { .. }
        | What::Asked { .. }
        | What::TookBack { .. }
        | What::Noted { .. }
        | What::Cited
        | What::Worded { .. } => (),
    }
}

/// The legs of one way are one move.
fn moved(all: &mut Vec<Value>, token: Token, from: Point, to: Point) {
    let leg = json!([to.x, to.y]);
    let same = |it: &&mut Value| it["kind"] == "moved" && it["id"] == token.0;
    if let Some(way) = all.last_mut().filter(|it| same(it)).and_then(|it| it["way"].as_array_mut()) {
        way.push(leg);
        return;
    }
    all.push(json!({ "kind": "moved", "id": token.0, "way": [[from.x, from.y], leg] }));
}
