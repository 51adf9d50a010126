//! What a game has brought to its campaign, one change a line.
use kernel::{Event, Origin, OwnTables, RuleId, What};
use serde::Serialize;
use serde_json::{Value, json};
use view::{story::Names, telling::Phrases};

/// One thing that changed, and the rule that changed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChangeLine {
    /// Whom it is about; empty where it is about nobody in particular.
    pub name: String,
    pub rule: RuleId,
    /// What the journal notes.
    pub what: Value,
    pub words: String,
    /// Whether the book, a ruling or a player's own table brought it about.
    pub origin: Origin,
}

/// Everything noted in a stretch of a campaign's journal that the book has words for.
pub fn tellings(
    events: &[Event],
    names: &Names,
    phrases: &Phrases,
    own: Option<&OwnTables>,
) -> Vec<ChangeLine> {
    let (mut all, mut rules) = (Vec::new(), Vec::new());
    for event in events {
        rules.push(event.rule);
        let What::Noted { token, note } = &event.what else { continue };
        let Some(words) = (phrases.event)(event, names).filter(|it| !it.is_silent()) else { continue };
        let words = words.words();
        let name = token.map_or_else(String::new, |it| names.name(it).to_owned());
        let origin = OwnTables::origin_of(own, &std::mem::take(&mut rules));
        all.push(ChangeLine { name, rule: event.rule, what: json!(note), words, origin });
    }
    all
}
