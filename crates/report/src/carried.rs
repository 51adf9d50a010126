//! What a game of a campaign changed for each who was in it: as data, as a part of a page and as Markdown.
use std::fmt::Write;

use maud::{Markup, html};
use schemars::JsonSchema;
use serde::Serialize;
use shelf::{ChangeLine, library::CampaignGain};

use crate::markdown::escaped;

/// What goes on after the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CampaignAftermath {
    /// What the campaign is called.
    pub campaign: String,
    /// Which game of the campaign it was, from 1.
    pub number: usize,
    pub people: Vec<Person>,
}

/// Everything that changed for one character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Person {
    pub name: String,
    pub changes: Vec<AftermathLine>,
}

/// One change and the rule that made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AftermathLine {
    pub words: String,
    pub rule: String,
}

impl CampaignAftermath {
    pub fn of(it: &CampaignGain) -> CampaignAftermath {
        let CampaignGain { name, number, told, .. } = it;
        CampaignAftermath { campaign: name.clone(), number: *number, people: people(told) }
    }

    /// Which game it was.
    pub fn words(&self) -> String {
        let CampaignAftermath { campaign, number, .. } = self;
        format!("Game {number} of {campaign}.")
    }
}

/// What changed, each character with all that is his, in the order they come in.
pub fn people(told: &[ChangeLine]) -> Vec<Person> {
    let mut all: Vec<Person> = Vec::new();
    for it in told {
        let change = AftermathLine { words: it.words.clone(), rule: it.rule.to_string() };
        match all.iter_mut().find(|person| person.name == it.name) {
            Some(person) => person.changes.push(change),
            None => all.push(Person { name: it.name.clone(), changes: vec![change] }),
        }
    }
    all
}

/// The changes as a list; `rules` is where the text of a rule is found, if anywhere.
pub fn changes(people: &[Person], rules: Option<&str>) -> Markup {
    html! {
        @if people.is_empty() { p { "Nothing has changed for anybody." } }
        @for person in people {
            @if !person.name.is_empty() { h3 { (person.name) } }
            ul .changes { @for it in &person.changes {
                li { (if person.name.is_empty() { crate::words::capital(&it.words) } else { it.words.clone() }) " " @match rules {
                    Some(rules) => a .rule href={ (rules) (it.rule) } { (it.rule) },
                    None => span .rule { (it.rule) },
                } }
            } }
        }
    }
}

pub fn markdown(out: &mut String, it: &CampaignAftermath) {
    let _ = writeln!(out, "## After the game\n\n{}\n", escaped(&it.words()));
    for person in &it.people {
        let changes: Vec<String> =
            person.changes.iter().map(|it| format!("{} (`{}`)", escaped(&it.words), it.rule)).collect();
        let whose =
            if person.name.is_empty() { String::new() } else { format!("**{}**: ", escaped(&person.name)) };
        let _ = writeln!(out, "- {whose}{}", changes.join("; "));
    }
    if it.people.is_empty() {
        out.push_str("Nothing has changed for anybody.\n");
    }
    out.push('\n');
}
