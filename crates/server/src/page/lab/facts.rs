//! What it takes to have the same games again, here and on the command line.
use lab::origin::quoted;
use maud::{Markup, html};
use shelf::{
    Bot, PlayableScenario, Rulebook,
    switch::{Switch, SwitchKind},
};

use super::LabPage;
use crate::{even::FIRST_SEED, order::Order};

/// What is not as the scenario has it, in words.
pub fn told(book: &Rulebook, laid: &dyn PlayableScenario, order: &Order, bot: &Bot) -> String {
    let mut all = set(laid, order);
    all.extend(switched(book, order));
    if book.bots.first().is_none_or(|it| it.name != bot.name) {
        all.push(format!("by the {} bot", bot.name));
    }
    if let Some(seed) = order.seed.filter(|it| *it != FIRST_SEED) {
        all.push(format!("from seed {seed}"));
    }
    if all.is_empty() { "scenario default".to_owned() } else { all.join(" · ") }
}

/// Numbers and choices that are set: a choice is told by its words.
fn set(laid: &dyn PlayableScenario, order: &Order) -> Vec<String> {
    let choices = laid.choices();
    let one = |(name, value): (&String, &crate::order::Set)| {
        let value = value.to_string();
        let choice = choices.iter().find(|it| it.name == *name);
        let words = choice.and_then(|it| Some(it.named().into_iter().find(|it| it.0 == value)?.1.to_owned()));
        words.unwrap_or_else(|| format!("{name} {value}"))
    };
    order.set.iter().map(one).collect()
}

/// Optional rules that are switched.
fn switched(book: &Rulebook, order: &Order) -> Vec<String> {
    let one = |(id, value): (&String, &String)| match book.switches.iter().find(|it| it.id == id) {
        Some(switch) => format!("{}: {}", switch.name, value_in_words(switch, value)),
        None => format!("{id}: {value}"),
    };
    order.switches.iter().map(one).collect()
}

fn value_in_words<'a>(switch: &Switch, value: &'a str) -> &'a str {
    match switch.kind {
        SwitchKind::OnOff => value,
        SwitchKind::OneOf(values) => values.iter().find(|it| it.0 == value).map_or(value, |it| it.1),
        SwitchKind::AtMost { .. } if value == "none" => "no limit",
        SwitchKind::AtMost { .. } => value,
    }
}

/// Beside every result: its games, seeds, version, settings and switches, and the line that repeats it.
pub fn facts(it: &LabPage<'_>) -> Markup {
    let (setting, order) = (&it.wanted.setting, &it.wanted.order);
    let last = setting.first.wrapping_add(u64::from(it.tally.games).saturating_sub(1));
    let or_own = |all: Vec<String>, own: &str| if all.is_empty() { own.to_owned() } else { all.join(", ") };
    html! {
        dl .facts {
            div { dt { "Games" } dd { (it.tally.games) " by the bot " (setting.bot.name) } }
            div { dt { "Seeds" } dd { (setting.first) " to " (last) } }
            div { dt { "Version" } dd { (env!("CARGO_PKG_VERSION")) } }
            div { dt { "Set" } dd { (or_own(set(&*setting.laid, order), "scenario default")) } }
            div { dt { "Switches" } dd { (or_own(switched(it.wanted.book, order), "scenario defaults")) } }
            div { dt { "Again" } dd { code { (command(it)) } } }
        }
        p { a .lnk href={ "/lab/data.csv?" (setting.named.query) } download { "Download the games (CSV)" } }
    }
}

/// The same games on the command line.
fn command(it: &LabPage<'_>) -> String {
    let order = &it.wanted.order;
    let mut words = format!("shamble sim {}", quoted(&order.scenario));
    for (name, value) in &order.set {
        words.push_str(&format!(" --set {}", quoted(&format!("{name}={value}"))));
    }
    for (id, value) in &order.switches {
        words.push_str(&format!(" --switch {}", quoted(&format!("{id}={value}"))));
    }
    let setting = &it.wanted.setting;
    format!("{words} --bot {} --games {} --seed {}", setting.bot.name, it.tally.games, setting.first)
}

/// The fields that make a setting, as an address has them.
pub fn query(book: &Rulebook, order: &Order, bot: &Bot) -> String {
    let mut fields = form_urlencoded::Serializer::new(String::new());
    fields.append_pair("what", &format!("{}/{}", book.id, order.scenario));
    for (name, value) in &order.set {
        fields.append_pair(&format!("set.{name}"), &value.to_string());
    }
    for (id, value) in &order.switches {
        fields.append_pair(&format!("rule.{id}"), value);
    }
    fields.append_pair("bot", bot.name);
    fields.append_pair("seed", &order.seed.unwrap_or(FIRST_SEED).to_string());
    fields.finish()
}
