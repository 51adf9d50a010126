//! The campaign as everybody sees it: one sheet a character, and how far it is.
use view::{AbsentFigure, Ground, NamedValue, Panel, Role, View};

use super::{
    CampaignFile,
    roster::{Arm, Character, Fate},
};
use crate::{
    table::{ammo::Unit, weapons::Category},
    view::{UNITS, words},
};

/// What somebody sees, which is what everybody sees.
pub fn view(campaign: &CampaignFile) -> View {
    let alive = campaign.team.iter().filter(|it| it.fate == Fate::Alive).count();
    let clock = vec![
        line("games played", campaign.played.len().to_string()),
        line("alive", format!("{alive} of {}", campaign.team.len())),
    ];
    let sheet = |it: &Character| Panel {
        title: it.name.clone(),
        about: campaign.token(&it.name),
        awaited: it.fate == Fate::Alive,
        pronoun: Some(it.sex.pronoun()),
        trade: Some(words(&it.archetype)),
        lines: sheet(campaign, it),
        ..Panel::default()
    };
    let gone = campaign.roll.iter().zip(0..).map(|(name, id)| AbsentFigure {
        id: kernel::Token(id),
        name: name.clone(),
        pronoun: None,
    });
    View {
        title: campaign.name.clone(),
        units: UNITS,
        clock,
        ground: Ground::None,
        panels: campaign.team.iter().map(sheet).collect(),
        absent: gone.collect(),
        ..View::default()
    }
}

/// A character sheet, line by line.
pub(crate) fn sheet(campaign: &CampaignFile, it: &Character) -> Vec<NamedValue> {
    let subtype = it.subtype.as_ref().map_or(String::new(), |it| format!(" ({it})"));
    let skills = it.free_skills.iter().chain(&it.skills).map(|it| it.name().to_owned());
    let open = it.open_skills(&campaign.rules).map(|it| it.name().to_owned());
    let is = format!("{}{subtype}, {}, {}", words(&it.archetype), words(&it.sex), words(&it.fate));
    let is = NamedValue { role: Some(Role::State), ..line("is", is) };
    let lines = [
        ("level", format!("{} with {} XP", it.level, it.xp)),
        ("Moral Value", format!("{} of {}", it.moral_value, it.full_moral_value())),
        ("skills", list(skills)),
        ("may learn", list(open)),
        ("quirks", list(it.quirks.iter().map(term))),
        ("psychoses", list(it.psychoses.iter().map(term))),
        ("trauma points", if it.trauma == 0 { String::new() } else { it.trauma.to_string() }),
        ("weapons", list(it.weapons.iter().map(arm))),
        ("ammunition", list(it.ammunition.iter().map(|it| spare(it.category, it.pieces)))),
        ("items", list(it.items.iter().map(words))),
    ];
    let shown = lines.into_iter().filter(|it| !it.1.is_empty());
    std::iter::once(is).chain(shown.map(|(name, value)| line(name, value))).collect()
}

/// The book's terms are capital.
fn term(it: &impl std::fmt::Debug) -> String {
    view::story::capital(&words(it))
}

fn line(name: &str, value: String) -> NamedValue {
    NamedValue { name: name.to_owned(), value, ..NamedValue::default() }
}

fn arm(it: &Arm) -> String {
    let name = it.weapon.profile().name;
    match (it.loaded, it.weapon.unit(), it.weapon.profile().mag) {
        (None, ..) => name.to_owned(),
        (Some(loaded), Unit::Clip | Unit::Single, Some(full)) => format!("{name} ({loaded} of {full})"),
        (Some(loaded), ..) => format!("{name} ({loaded})"),
    }
}

/// So much spare ammunition, in the pieces that a hand holds.
fn spare(category: Category, n: u16) -> String {
    format!("{n} {}{}", pieces(category), if n == 1 { "" } else { "s" })
}

/// What one piece of spare ammunition is called.
pub(crate) const fn pieces(category: Category) -> &'static str {
    match category {
        Category::Bullets => "clip",
        Category::Shells => "shell",
        Category::Belt => "belt",
        Category::Arrows => "arrow",
        Category::Grenades => "grenade",
        Category::HandThrown => "throw",
        Category::Fuel => "tank",
        Category::Melee => "piece",
    }
}

fn list(these: impl Iterator<Item = String>) -> String {
    these.collect::<Vec<_>>().join(", ")
}
