//! Words for everything that people choose, said of whoever has chosen it.
use kernel::{Point, Text, Token};
use view::story::Names;

use crate::{
    battle::reaction_word,
    journal::{Border, Deed},
    printed::Terrain,
    table::challenge::Difficulty,
};

/// What somebody does who has chosen it. No words for those who only let others go on.
pub fn words(deed: &Deed, names: &Names) -> String {
    let name = |token: &Token| names.name(*token).to_owned();
    match deed {
        Deed::Done | Deed::Stops | Deed::Stays => String::new(),
        Deed::Activates { whom } => format!("activates {}", listed(whom, names)),
        Deed::LeavesInactive { whom } => format!("leaves {} inactive", listed(whom, names)),
        Deed::LetsPlayerGoFirst { seat } => format!("lets player {} go first", u16::from(*seat) + 1),
        Deed::Names { whom } => format!("names {}", name(whom)),
        Deed::LetsGoOn { whom } => format!("lets {} go on first", name(whom)),
        Deed::EntersBy { edge } => format!("enters from the {} edge", border(*edge)),
        Deed::BeginsAt { hex } => format!("begins at {}", place(*hex, names)),
        Deed::Goes { hex, ground, seen_by, seen_at } => {
            let into = into(*ground);
            format!("goes to {}{into}{}", place(*hex, names), sight(seen_by, *seen_at, names))
        }
        Deed::StepsTo { hex } => format!("steps to {}", place(*hex, names)),
        Deed::MovesFast => "moves fast".to_owned(),
        Deed::LeavesTheMap => "leaves the map".to_owned(),
        // In the words of what then happens, so that it is told once.
        Deed::PopsUp => "comes up from cover".to_owned(),
        Deed::DucksBack => "ducks back".to_owned(),
        Deed::DucksBackTo { hex } => format!("ducks back to {}", place(*hex, names)),
        Deed::Crosses { hex } => format!("gets across into {}", place(*hex, names)),
        Deed::Fires { with, dice } => format!("fires {}", armed(with, dice)),
        Deed::OpensFire => "fires".to_owned(),
        Deed::Uses { thing } => format!("uses the {thing}"),
        Deed::FiresAtTank { with, dice, hex } => {
            format!("fires {} at the Gas Tank in {}", armed(with, dice), place(*hex, names))
        }
        Deed::AimsAt { whom, dice: 1 } => format!("aims 1 die at {}", name(whom)),
        Deed::AimsAt { whom, dice } => format!("aims {dice} dice at {}", name(whom)),
        Deed::AimsAtHex { hex, .. } => format!("aims at {}", place(*hex, names)),
        Deed::HoldsFire => "holds fire".to_owned(),
        Deed::Charges { whom } => format!("charges {}", listed(whom, names)),
        Deed::StaysOutOfIt => "does not charge".to_owned(),
        Deed::DoesNothing => "does nothing".to_owned(),
        Deed::StrikesWith { thing } => format!("strikes with the {thing}"),
        Deed::UsesStarPower { dice: 1 } => "uses Star Power, 1 die".to_owned(),
        Deed::UsesStarPower { dice } => format!("uses Star Power, {dice} dice"),
        Deed::BearsIt => "uses no Star Power".to_owned(),
        Deed::RollsForReaction => "rolls the dice".to_owned(),
        Deed::PicksReaction { result } => format!("chooses {}", reaction_word(*result)),
        Deed::Barricades { with } => format!("barricades the door with a {with}"),
        Deed::Readies { thing, stows } => readies(thing, stows.as_ref()),
        Deed::Stows { thing } => format!("stows the {thing}"),
        Deed::PicksUp { thing } => format!("picks up the {thing}"),
        Deed::Gives { thing, to } => format!("gives the {thing} to {}", name(to)),
        Deed::Drops { thing } => format!("drops the {thing}"),
        Deed::AttachesScope { to } => format!("attaches the Scope to the {to}"),
        Deed::PlacesTank => "places the Gas Tank".to_owned(),
        Deed::PutsVestOn => wears(),
        Deed::Reloads { thing } => format!("reloads the {thing}"),
        Deed::SpendsAmmo { on } => format!("spends an Ammo counter on the {on}"),
        Deed::Searches => "searches this place".to_owned(),
        Deed::Takes { thing, from } => format!("takes the {thing} from {}", name(from)),
        Deed::GoesThroughPockets { of } => format!("goes through the pockets of {}", name(of)),
        Deed::Chooses { thing } => format!("chooses the {thing}"),
        Deed::Cures { whom } => format!("gives {} a dose of the Cure", name(whom)),
        Deed::Carries { whom } => format!("picks up {}", name(whom)),
        Deed::PutsDown { whom: Some(whom) } => format!("puts {} down", name(whom)),
        Deed::PutsDown { whom: None } => "puts nobody down".to_owned(),
        Deed::UsesMedikit { on } => format!("uses the Medikit on {}", name(on)),
        Deed::Treats { whom } => format!("treats {}", name(whom)),
        Deed::ShootsDead { whom } => format!("shoots {} dead", name(whom)),
        Deed::StrikesDead { whom } => format!("strikes at {}", name(whom)),
        Deed::Captures { whom } => format!("captures {}", name(whom)),
        Deed::Releases { whom } => format!("lets {} go", name(whom)),
        Deed::TalksTo { whom } => format!("talks to {whom}"),
        Deed::Talks => "talks".to_owned(),
        Deed::GivesAway { thing, to } => format!("gives {to} the {thing}"),
        Deed::GivesFirst { thing } => format!("gives them the {thing} first"),
        Deed::BartersWith { whom } => format!("barters with {}", name(whom)),
        Deed::StartsFight { with } => format!("starts a fight with {with}"),
        Deed::PartsInPeace => "parts in peace".to_owned(),
        Deed::SurrendersTo { whom } => format!("surrenders to {}", name(whom)),
        Deed::HandsEverythingOver => "hands everything over".to_owned(),
        Deed::Fights => "fights".to_owned(),
        Deed::Trades { gives, gets } => format!("gives {} for {}", the(gives), the(gets)),
        Deed::NoDeal => "makes no deal".to_owned(),
        Deed::Offers { thing: Some(thing) } => format!("offers the {thing}"),
        Deed::Offers { thing: None } => "offers nothing".to_owned(),
        Deed::TriesSomething => "tries something else (a Challenge)".to_owned(),
        Deed::Terms { difficulty, agile } => terms(*difficulty, *agile),
        Deed::IfItSucceeds { gets_across: true } => "tries to get across".to_owned(),
        Deed::IfItSucceeds { gets_across: false } => "tries what was agreed on".to_owned(),
        Deed::IfItFails { out_of_the_fight: true } => "risks being Out of the Fight".to_owned(),
        Deed::IfItFails { out_of_the_fight: false } => "risks the next activation".to_owned(),
        Deed::EndsIt { success: true } => "ends the Encounter here, as a success".to_owned(),
        Deed::EndsIt { success: false } => "gives up: the Encounter ends here, as a failure".to_owned(),
        Deed::Outside { for_good: true } => "goes home".to_owned(),
        Deed::Outside { for_good: false } => "goes outside for a moment".to_owned(),
        Deed::LivesIn { building } => format!("is at home in {building}"),
    }
}

/// Names one after the other.
pub fn listed(these: &[Token], names: &Names) -> String {
    let all: Vec<&str> = these.iter().map(|it| names.name(*it)).collect();
    match all.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        [] | [..] => all.concat(),
    }
}

/// Things one after the other.
pub fn the(these: &[Text]) -> String {
    match these {
        [] => "nothing".to_owned(),
        [..] => format!("the {}", these.join(" and the ")),
    }
}

/// What a hex is called.
pub fn place(hex: Point, names: &Names) -> String {
    names.place(hex).map_or_else(|| "a hex".to_owned(), str::to_owned)
}

/// Something into a hand, and something out of it.
pub fn readies(thing: &Text, stows: Option<&Text>) -> String {
    match stows {
        Some(stowed) => format!("readies the {thing} and stows the {stowed}"),
        None => format!("readies the {thing}"),
    }
}

pub fn wears() -> String {
    "puts the Vest on".to_owned()
}

const fn border(edge: Border) -> &'static str {
    match edge {
        Border::North => "top",
        Border::East => "right",
        Border::South => "bottom",
        Border::West => "left",
    }
}

const fn into(ground: Terrain) -> &'static str {
    match ground {
        Terrain::Clear => "",
        Terrain::Rough => ", into cover",
        Terrain::Building => ", into a building",
    }
}

/// Who will see somebody on a way, and where if not at its end.
fn sight(seen_by: &[Token], at: Option<Point>, names: &Names) -> String {
    let whom = match seen_by {
        [] => return String::new(),
        [one] => names.name(*one).to_owned(),
        [first, rest @ ..] => format!("{} and {} more", names.name(*first), rest.len()),
    };
    let at = at.map_or_else(String::new, |it| format!(" at {}", place(it, names)));
    format!(", into sight of {whom}{at}")
}

/// Weapons, and with how many Fire Dice where that is not all of them.
fn armed(with: &[Text], dice: &[i32]) -> String {
    let each = with.iter().zip(dice.iter().copied().chain(std::iter::repeat(0)));
    let each = each.map(|(weapon, dice)| match dice {
        0 => weapon.to_string(),
        1 => format!("{weapon}, 1 Fire Die"),
        n => format!("{weapon}, {n} Fire Dice"),
    });
    format!("the {}", each.collect::<Vec<_>>().join(" and "))
}

fn terms(difficulty: Difficulty, agile: bool) -> String {
    let hard = match difficulty {
        Difficulty::Easy => "something easy",
        Difficulty::Average => "something of average difficulty",
        Difficulty::Difficult => "something difficult",
    };
    let feet = if agile { ", for nimble feet" } else { "" };
    format!("tries {hard}{feet}")
}
