//! Words for everything that people choose, said of whoever has chosen it.
use kernel::{Point, Text, Token};
use view::{clause::Clause, story::Names};

use crate::{
    battle::reaction_word,
    journal::{Border, Choosing},
    printed::Terrain,
    table::challenge::Difficulty,
};

/// What somebody does who has chosen it. No words for those who only let others go on.
pub fn words(deed: &Choosing, names: &Names) -> Clause {
    let name = |token: &Token| names.name(*token).to_owned();
    match deed {
        Choosing::Done => Clause::is("done").aside(),
        Choosing::Stops | Choosing::Stays => Clause::does("stays put").aside(),
        Choosing::Activates { whom } => format!("activates {}", listed(whom, names)).into(),
        Choosing::LeavesInactive { whom } => format!("leaves {} inactive", listed(whom, names)).into(),
        Choosing::LetsPlayerGoFirst { seat } => {
            format!("lets player {} go first", u16::from(*seat) + 1).into()
        }
        Choosing::Names { whom } => format!("names {}", name(whom)).into(),
        Choosing::LetsGoOn { whom } => format!("lets {} go on first", name(whom)).into(),
        Choosing::EntersBy { edge } => format!("enters from the {} edge", border(*edge)).into(),
        Choosing::BeginsAt { hex } => format!("begins at {}", place(*hex, names)).into(),
        Choosing::Goes { hex, ground, seen_by, seen_at } => {
            let into = into(*ground);
            format!("goes to {}{into}{}", place(*hex, names), sight(seen_by, *seen_at, names)).into()
        }
        Choosing::TriesDoor { hex, seen_by, seen_at } => {
            format!("tries the door to {}{}", place(*hex, names), sight(seen_by, *seen_at, names)).into()
        }
        Choosing::StepsTo { hex } => format!("steps to {}", place(*hex, names)).into(),
        Choosing::MovesFast => "moves fast".into(),
        Choosing::LeavesTheMap => "leaves the map".into(),
        // In the words of what then happens, so that it is told once.
        Choosing::PopsUp => "pops up".into(),
        Choosing::DucksBack => "ducks back".into(),
        Choosing::DucksBackTo { hex } => format!("ducks back to {}", place(*hex, names)).into(),
        Choosing::Crosses { hex } => format!("gets across into {}", place(*hex, names)).into(),
        Choosing::Fires { with, dice } => format!("fires {}", armed(with, dice)).into(),
        Choosing::OpensFire => "fires".into(),
        Choosing::Uses { thing } => format!("uses the {thing}").into(),
        Choosing::FiresAtTank { with, dice, hex } => {
            format!("fires {} at the Gas Tank in {}", armed(with, dice), place(*hex, names)).into()
        }
        Choosing::AimsAt { whom, dice: 1 } => format!("aims 1 die at {}", name(whom)).into(),
        Choosing::AimsAt { whom, dice } => format!("aims {dice} dice at {}", name(whom)).into(),
        Choosing::AimsAtHex { hex, .. } => format!("aims at {}", place(*hex, names)).into(),
        Choosing::HoldsFire => "holds fire".into(),
        Choosing::Charges { whom } => format!("charges {}", listed(whom, names)).into(),
        Choosing::StaysOutOfIt => "does not charge".into(),
        Choosing::DoesNothing => "does nothing".into(),
        Choosing::StrikesWith { thing } => format!("strikes with the {thing}").into(),
        Choosing::UsesStarPower { dice: 1 } => "uses Star Power, 1 die".into(),
        Choosing::UsesStarPower { dice } => format!("uses Star Power, {dice} dice").into(),
        Choosing::BearsIt => "uses no Star Power".into(),
        Choosing::RollsForReaction => "rolls the dice".into(),
        Choosing::PicksReaction { result } => format!("chooses {}", reaction_word(*result)).into(),
        Choosing::Barricades { with } => format!("barricades the door with {with}").into(),
        Choosing::Readies { thing, stows } => readies(thing, stows.as_ref()).into(),
        Choosing::Stows { thing } => format!("stows the {thing}").into(),
        Choosing::PicksUp { thing } => format!("picks up the {thing}").into(),
        Choosing::Gives { thing, to } => format!("gives the {thing} to {}", name(to)).into(),
        Choosing::Drops { thing } => format!("drops the {thing}").into(),
        Choosing::AttachesScope { to } => format!("attaches the Scope to the {to}").into(),
        Choosing::PlacesTank => "places the Gas Tank".into(),
        Choosing::PutsVestOn => wears().into(),
        Choosing::Reloads { thing } => format!("reloads the {thing}").into(),
        Choosing::SpendsAmmo { on } => format!("spends an Ammo counter on the {on}").into(),
        Choosing::Searches => "searches the building".into(),
        Choosing::Takes { thing, from } => format!("takes the {thing} from {}", name(from)).into(),
        Choosing::GoesThroughPockets { of } => format!("goes through the pockets of {}", name(of)).into(),
        Choosing::Chooses { thing } => format!("chooses the {thing}").into(),
        Choosing::Cures { whom } => format!("gives {} a dose of the Cure", name(whom)).into(),
        Choosing::Carries { whom } => format!("picks up {}", name(whom)).into(),
        Choosing::PutsDown { whom: Some(whom) } => format!("puts {} down", name(whom)).into(),
        Choosing::PutsDown { whom: None } => "puts nobody down".into(),
        Choosing::UsesMedikit { on } => format!("uses the Medikit on {}", name(on)).into(),
        Choosing::Treats { whom } => format!("treats {}", name(whom)).into(),
        Choosing::ShootsDead { whom } => format!("shoots {} dead", name(whom)).into(),
        Choosing::StrikesDead { whom } => format!("tries to finish {}", name(whom)).into(),
        Choosing::Captures { whom } => format!("captures {}", name(whom)).into(),
        Choosing::Releases { whom } => format!("lets {} go", name(whom)).into(),
        Choosing::TalksTo { whom } => format!("talks to {whom}").into(),
        Choosing::Talks => "talks".into(),
        Choosing::GivesAway { thing, to } => format!("gives {to} the {thing}").into(),
        Choosing::GivesFirst { thing } => format!("gives them the {thing} first").into(),
        Choosing::BartersWith { whom } => format!("barters with {}", name(whom)).into(),
        Choosing::StartsFight { with } => format!("starts a fight with {with}").into(),
        Choosing::PartsInPeace => "goes on in peace".into(),
        Choosing::SurrendersTo { whom } => format!("surrenders to {}", name(whom)).into(),
        Choosing::HandsEverythingOver => "hands everything over".into(),
        Choosing::Fights => "fights".into(),
        Choosing::Trades { gives, gets } => format!("gives {} for {}", the(gives), the(gets)).into(),
        Choosing::NoDeal => "makes no deal".into(),
        Choosing::Offers { thing: Some(thing) } => format!("offers the {thing}").into(),
        Choosing::Offers { thing: None } => "offers nothing".into(),
        Choosing::TriesSomething => "tries something else (a Challenge)".into(),
        Choosing::Terms { difficulty, agile } => terms(*difficulty, *agile).into(),
        Choosing::IfItSucceeds { gets_across: true } => "tries to get across".into(),
        Choosing::IfItSucceeds { gets_across: false } => "tries what was agreed on".into(),
        Choosing::IfItFails { out_of_the_fight: true } => "risks being Out of the Fight".into(),
        Choosing::IfItFails { out_of_the_fight: false } => "risks the next activation".into(),
        Choosing::EndsIt { success: true } => "ends the Encounter: success".into(),
        Choosing::EndsIt { success: false } => "gives up the Encounter".into(),
        Choosing::Outside { for_good: true } => "goes home".into(),
        Choosing::Outside { for_good: false } => "goes outside for a moment".into(),
        Choosing::LivesIn { building } => Clause::is(format!("at home in {building}")),
    }
}

/// Names one after the other.
pub fn listed(these: &[Token], names: &Names) -> String {
    let all: Vec<String> = these.iter().map(|it| names.name(*it).to_owned()).collect();
    several(&all)
}

/// One, two and three.
pub fn several(all: &[String]) -> String {
    match all {
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
    let feet = if agile { ", a test of agility" } else { "" };
    format!("tries {hard}{feet}")
}
