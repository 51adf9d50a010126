//! What happened, in words: of somebody, the rest of a sentence that begins with a name; else a sentence of its own.
use kernel::{RuleId, Text, Token};
use view::story::Names;

use crate::{
    battle::{
        item::{self, RUNNING_RADIO},
        victory::Goal,
        whereabouts::cm,
    },
    journal::Incident,
    rules::switch::SWITCHES,
    table::{
        ammo::Unit,
        char::Archetype,
        search::{ITEMS, Item},
        weapons::{Category, Weapon},
    },
};

/// Where a direction leads.
const fn compass(degrees: u16) -> &'static str {
    const POINTS: [&str; 8] =
        ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
    POINTS[(degrees as usize * 2 + 45) / 90 % 8]
}

/// What the dice of a burst do, before it is known to whom.
fn scores(eliminates: u8, fells: u8) -> String {
    let dice = |n: u8, one: &str, many: &str| match n {
        1 => format!("1 die {one}"),
        n => format!("{n} dice {many}"),
    };
    match (eliminates, fells) {
        (0, 0) => "no die scores".to_owned(),
        (0, n) => dice(n, "fells", "fell"),
        (n, 0) => dice(n, "eliminates", "eliminate"),
        (n, fells) => format!("{}, {}", dice(n, "eliminates", "eliminate"), dice(fells, "fells", "fell")),
    }
}

/// No words for what is only kept for whoever counts.
pub fn words(incident: &Incident, rule: RuleId, of_somebody: bool, names: &Names) -> String {
    use Incident as I;
    let name = |it: &Token| name(names, *it);
    let all = |these: &[Token]| crowd(names, these);
    match incident {
        I::Measures { inches: false } => "distances are in centimetres".to_owned(),
        I::Measures { inches: true } => "distances are in inches of 2.5 cm".to_owned(),
        I::Figures { n: 1 } => "1 figure".to_owned(),
        I::Figures { n } => format!("{n} figures"),
        I::Goal { goal } => serde_json::from_str::<Goal>(goal).map_or(String::new(), |it| it.words()),
        I::NoNewActions => "no actions but those of the AP list".to_owned(),
        I::RulesRunZombies => "the rules run the zombies".to_owned(),
        I::ZombiesAtMost { most: Some(most) } => format!("at most {most} zombies are on the table at a time"),
        I::ZombiesAtMost { most: None } => "any number of zombies comes into play".to_owned(),
        I::Entry { methods } if methods.is_empty() => "no zombies but those on the table".to_owned(),
        I::Entry { methods } => format!("zombies come by method {}", methods.join(", ")),
        I::Advanced { parts } if parts.is_empty() => "the basic game".to_owned(),
        I::Advanced { parts } => format!("with {}", parts.join(", ")),
        I::Optional { rules } if rules.is_empty() => "no optional rules".to_owned(),
        I::Optional { rules } => format!("optional rules in use: {}", switches(rules)),
        I::Vehicles { driven: true } => "vehicles can be driven".to_owned(),
        I::Vehicles { driven: false } => "vehicles are scenery".to_owned(),
        I::StartsWith { weapon, loaded, spare } => starts_with(weapon, *loaded, *spare),
        I::TeamEdge { edge } => format!("the team starts at the {edge} edge"),

        I::Fires { with, at, range, bursts, aim } => {
            let at = if at.is_empty() { String::new() } else { format!(" at {}", all(at)) };
            format!("{}{at}{}{}", fires(with, *bursts), from(*range), manner(with, *bursts, *aim))
        }
        I::FiresBoth { at, range, .. } => {
            format!("fires both handguns at {}{}", name(at), from(Some(*range)))
        }
        I::FiresClose { with, at, bursts } => {
            let manner = manner(with, *bursts, 0);
            format!("fires {} in close combat at {}{manner}", gun(with, *bursts), all(at))
        }
        I::Finishes { with, at } => format!("finishes {} with the {with}", name(at)),
        I::Throws { with, range, .. } => format!("{} at a point {} away", throws(with), cm(*range)),
        I::Strikes { with: Some(with), at } => format!("strikes {} with the {with}", name(at)),
        I::Strikes { with: None, at } => format!("strikes {} with bare hands", name(at)),
        I::Attacks { at, with, times } => {
            let with = with.as_ref().map_or(String::new(), |it| format!(" with the {it}"));
            format!("attacks {}{with}{}", name(at), if *times == 2 { " twice" } else { "" })
        }
        I::Rams { vehicle, at } if of_somebody => format!("drives the {vehicle} into {}", all(at)),
        I::Rams { vehicle, at } => format!("the {vehicle} rolls into {}", all(at)),

        I::Missed { .. } => "is missed".to_owned(),
        I::NotHurt { .. } => "is not hurt".to_owned(),
        I::Wounded { wounds: 0 | 1, .. } => "is wounded".to_owned(),
        I::Wounded { wounds, .. } => format!("takes {wounds} wounds"),
        I::WastesShot { at } => format!("wastes a shot: {} is out already", name(at)),
        I::WastesBurst => "wastes a burst: all its targets are out already".to_owned(),
        I::WastesCloseBurst => "wastes a burst: no enemy stands there any more".to_owned(),
        I::NobodyInCone => "hits nobody: no one is under the cone".to_owned(),
        I::NobodyInFlames => "hits nobody: the flames touch no one".to_owned(),
        I::AllBurnAlready => "sets nobody alight: everyone in the flames burns already".to_owned(),
        I::NobodyInCircle => "hits nobody: no one is in the circle".to_owned(),
        I::NoDieScores => "hits nobody: no die scores".to_owned(),
        I::Jams { weapon } => format!("jams the {weapon}"),
        I::NoJam { .. } => "has no jam".to_owned(),
        I::ClearsJam { weapon } => format!("clears the {weapon}"),
        I::HasFuel => "has fuel left".to_owned(),
        I::TankHolds => "is lucky: the tank holds".to_owned(),
        I::TankExplodes => "is hit in the tank, which explodes".to_owned(),
        I::LandsThere { what } => format!("lands the {what} on target"),
        I::Strays { what, .. } => format!("sends the {what} astray"),
        I::StraysOff { what } => format!("sends the {what} off the table"),
        I::Dud { what } => format!("has a dud: the {what} does not go off"),
        I::GoesOffInHand { what } => format!("lets the {what} go off too early"),
        I::Explosion { of, .. } => format!("{} explodes", a(of)),
        I::BlastCatchesNobody => "the blast catches nobody".to_owned(),
        I::NotAlight => "does not catch fire".to_owned(),
        I::BurnsOn { .. } => "burns on".to_owned(),
        I::BreaksAway { from } => format!("breaks away from {}", all(from)),
        I::Held { by } => format!("does not get away from {}", all(by)),

        I::Direction { degrees } => compass(*degrees).to_owned(),
        I::Shows { what } => what.to_string(),
        I::Pieces { n } => format!("{n} of them"),
        I::Scores { eliminates, fells } => scores(*eliminates, *fells),
        I::BringsBack { alive: true } => "brings them back".to_owned(),
        I::BringsBack { alive: false } => "cannot bring them back".to_owned(),

        I::NotAfraid => "is not afraid".to_owned(),
        I::HoldsOut => "holds out".to_owned(),
        I::DoesNotHoldOut => "does not hold out".to_owned(),
        I::LiesStill => "lies still".to_owned(),
        I::DoesNothing if rule == rule!("dwa.ruling.stun") => {
            "is stunned and does nothing this turn".to_owned()
        }
        I::DoesNothing => "does nothing this turn".to_owned(),
        I::Freezes => "freezes".to_owned(),
        I::Compelled { at } => compelled(rule, at.as_ref().map(name)),
        I::EmptiesInRage { weapon } => format!("empties the {weapon} in Rage"),
        I::RecognisesRelative => "recognises a relative".to_owned(),
        I::NoHelp { .. } => "is not helped by it".to_owned(),

        I::Takes { things: what, from: None } => format!("takes {}", things(what)),
        I::Takes { things: what, from: Some(from) } => format!("takes {} from {}", things(what), name(from)),
        I::Finds { things: what } => format!("finds {}", things(what)),
        I::FindsNothing => "finds nothing".to_owned(),
        I::FindsSurvivor { .. } => "finds a survivor".to_owned(),
        I::Survivor { archetype, female, teenager, carries } => {
            let sex = if *female { "female" } else { "male" };
            format!("is {} ({sex}) and carries {}", survivor(archetype, *teenager), things(carries))
        }
        I::FindsAmmo { weapon, bursts: 0 } => format!("finds no ammo for the {weapon}"),
        I::FindsAmmo { weapon, bursts: 1 } => format!("finds 1 burst for the {weapon}"),
        I::FindsAmmo { weapon, bursts } => format!("finds {bursts} bursts for the {weapon}"),
        I::LeavesLying { thing } => format!("leaves the {thing} lying there"),
        I::Drops { things: what } => format!("drops {}", things(what)),
        I::TakesInHand { weapons } => format!("takes {} in hand", all_of(weapons)),
        I::UsesUp { item } => format!("uses up {}", thing(item)),

        I::Opens { what } => format!("opens the {what}"),
        I::Closes { what } => format!("closes the {what}"),
        I::BrokenOpen { what, by } if by.is_empty() => format!("the {what} is broken open"),
        I::BrokenOpen { what, by } => format!("the {what} is broken open by {}", all(by)),
        I::StaysShut { what, by } if by.is_empty() => format!("the {what} holds"),
        I::StaysShut { what, by } => format!("the {what} holds against {}", all(by)),
        I::RadioPlays { of: Some(of), .. } => format!("{}'s radio plays", name(of)),
        I::RadioPlays { of: None, .. } => "a radio plays".to_owned(),
        I::Noise { .. } => String::new(),
        I::EngineStarts { vehicle } => format!("starts the {vehicle}"),
        I::EngineFails { vehicle } => format!("does not get the {vehicle} started"),
        I::VehicleMoves { vehicle, .. } => format!("the {vehicle} moves"),
        I::VehicleSlides { vehicle, left, range, .. } => {
            format!("the {vehicle} slides {} to the {}", cm(*range), if *left { "left" } else { "right" })
        }
        I::VehicleStalls { vehicle } => format!("the {vehicle} stalls"),
        I::VehicleCrashes { vehicle } => format!("the {vehicle} crashes"),
        I::VehicleLeaves { vehicle } => format!("the {vehicle} leaves the table"),

        I::Arrivals { n: 0 } => "no zombie comes".to_owned(),
        I::Arrivals { n: 1 } => "one zombie comes".to_owned(),
        I::Arrivals { .. } => "two zombies come".to_owned(),
        I::ArrivalEdge { edge } => format!("they come over the {edge} edge"),
        I::Lurk { n: 0, place } => format!("finds none of the dead in the {place}"),
        I::Lurk { n: 1, place } => format!("finds one of the dead in the {place}"),
        I::Lurk { n, place } => format!("finds {n} of the dead in the {place}"),
        I::Smells { whom } => format!("smells {}", name(whom)),
        I::Sees { whom } => format!("sees {}", name(whom)),
        I::FollowsMoan { of: Some(of) } => format!("follows the moan of {}", name(of)),
        I::FollowsMoan { of: None } => "follows the moan".to_owned(),
        I::FollowsSound { by: Some(by), .. } => format!("goes after the noise of {}", name(by)),
        I::FollowsSound { by: None, .. } => "goes after a sound".to_owned(),
        I::Lurches { at } => format!("lurches at {}", name(at)),
        I::NoLurch { at } => format!("does not lurch at {}", name(at)),

        I::Ends { outcome } => outcome.words().to_owned(),
    }
}

/// What is worth a sentence afterwards though nobody was harmed, in the past tense.
pub fn past(incident: &Incident) -> Option<String> {
    use Incident as I;
    match incident {
        I::Takes { things: what, .. } => Some(format!("took {}", things(what))),
        I::Finds { things: what } => Some(format!("found {}", things(what))),
        I::FindsSurvivor { .. } => Some("found a survivor".to_owned()),
        I::Drops { things: what } => Some(format!("dropped {}", things(what))),
        I::TakesInHand { weapons } => Some(format!("took {} in hand", all_of(weapons))),
        I::UsesUp { item } => Some(format!("used up {}", thing(item))),
        I::EngineStarts { vehicle } => Some(format!("started the {vehicle}")),
        I::Freezes => Some("froze".to_owned()),
        I::RecognisesRelative => Some("recognised a relative".to_owned()),
        I::Measures { .. }
        | I::Figures { .. }
        | I::Goal { .. }
        | I::NoNewActions
        | I::RulesRunZombies
        | I::ZombiesAtMost { .. }
        | I::Entry { .. }
        | I::Advanced { .. }
        | I::Optional { .. }
        | I::Vehicles { .. }
        | I::StartsWith { .. }
        | I::Direction { .. }
        | I::Shows { .. }
        | I::Pieces { .. }
        | I::Scores { .. }
        | I::BringsBack { .. }
        | I::TeamEdge { .. }
        | I::Fires { .. }
        | I::FiresBoth { .. }
        | I::FiresClose { .. }
        | I::Finishes { .. }
        | I::Throws { .. }
        | I::Strikes { .. }
        | I::Attacks { .. }
        | I::Rams { .. }
        | I::Missed { .. }
        | I::NotHurt { .. }
        | I::Wounded { .. }
        | I::WastesShot { .. }
        | I::WastesBurst
        | I::WastesCloseBurst
        | I::NobodyInCone
        | I::NobodyInFlames
        | I::AllBurnAlready
        | I::NobodyInCircle
        | I::NoDieScores
        | I::Jams { .. }
        | I::NoJam { .. }
        | I::ClearsJam { .. }
        | I::HasFuel
        | I::TankHolds
        | I::TankExplodes
        | I::LandsThere { .. }
        | I::Strays { .. }
        | I::StraysOff { .. }
        | I::Dud { .. }
        | I::GoesOffInHand { .. }
        | I::Explosion { .. }
        | I::BlastCatchesNobody
        | I::NotAlight
        | I::BurnsOn { .. }
        | I::BreaksAway { .. }
        | I::Held { .. }
        | I::NotAfraid
        | I::HoldsOut
        | I::DoesNotHoldOut
        | I::LiesStill
        | I::DoesNothing
        | I::Compelled { .. }
        | I::EmptiesInRage { .. }
        | I::NoHelp { .. }
        | I::FindsNothing
        | I::Survivor { .. }
        | I::FindsAmmo { .. }
        | I::LeavesLying { .. }
        | I::Opens { .. }
        | I::Closes { .. }
        | I::BrokenOpen { .. }
        | I::StaysShut { .. }
        | I::RadioPlays { .. }
        | I::Noise { .. }
        | I::EngineFails { .. }
        | I::VehicleMoves { .. }
        | I::VehicleSlides { .. }
        | I::VehicleStalls { .. }
        | I::VehicleCrashes { .. }
        | I::VehicleLeaves { .. }
        | I::Arrivals { .. }
        | I::ArrivalEdge { .. }
        | I::Lurk { .. }
        | I::Smells { .. }
        | I::Sees { .. }
        | I::FollowsMoan { .. }
        | I::FollowsSound { .. }
        | I::Lurches { .. }
        | I::NoLurch { .. }
        | I::Ends { .. } => None,
    }
}

/// A quirk or psychosis by its name, and whom it is against.
fn compelled(rule: RuleId, at: Option<String>) -> String {
    let Some(at) = at else { return "is Scared and has nobody to run to".to_owned() };
    let minds = [
        (rule!("dwa.quirk.criminal"), "is Criminal and turns on "),
        (rule!("dwa.quirk.macho"), "is Macho and has to fire at "),
        (rule!("dwa.quirk.stupid"), "is Stupid and goes for "),
        (rule!("dwa.psychosis.charge"), "has to charge at "),
        (rule!("dwa.psychosis.paranoid"), "is Paranoid and turns on "),
        (rule!("dwa.psychosis.scared"), "is Scared and has to run to "),
        (rule!("dwa.psychosis.hallucinate"), "hallucinates and turns on "),
    ];
    match minds.into_iter().find(|it| it.0 == rule) {
        Some((_, turns_on)) => format!("{turns_on}{at}"),
        None => format!("goes Berserk and fires at {at}, the nearest"),
    }
}

fn survivor(archetype: &str, teenager: bool) -> &'static str {
    match Archetype::ALL.into_iter().find(|it| it.id() == archetype) {
        Some(Archetype::Military) => "a soldier",
        Some(Archetype::LawEnforcement) => "a police officer",
        Some(Archetype::Civilian) | None if teenager => "a teenager",
        Some(Archetype::Civilian) | None => "a civilian",
    }
}

/// Switches by the names that people know them by.
fn switches(ids: &[Text]) -> String {
    let named = SWITCHES.iter().filter(|it| ids.iter().any(|id| **id == *it.id));
    named.map(|it| it.name).collect::<Vec<_>>().join(", ")
}

/// Whether it tells what an attack or a test came to for somebody, who does not act by that.
pub fn befalls(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Missed { .. }
            | Incident::NotHurt { .. }
            | Incident::Wounded { .. }
            | Incident::HoldsOut
            | Incident::DoesNotHoldOut
            | Incident::LiesStill
            | Incident::NotAlight
            | Incident::BurnsOn { .. }
            | Incident::NoHelp { .. }
            | Incident::TankHolds
            | Incident::TankExplodes
    )
}

/// What somebody is called, on the table or off it.
pub fn name(names: &Names, token: Token) -> String {
    let known = names.known(token).map(str::to_owned);
    known.or_else(|| super::figure(token)).unwrap_or_else(|| "somebody".to_owned())
}

/// More than these are counted.
const NAMED: usize = 3;

/// A few by name, many by number.
fn crowd(names: &Names, tokens: &[Token]) -> String {
    if NAMED < tokens.len() {
        return format!("{} of them", tokens.len());
    }
    listed(&tokens.iter().map(|it| name(names, *it)).collect::<Vec<_>>())
}

/// One, two and three.
fn listed(all: &[String]) -> String {
    match all {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        [] | [_] | [_, ..] => all.concat(),
    }
}

/// Weapons by their names.
pub fn all_of(weapons: &[Text]) -> String {
    weapons.iter().map(|it| format!("the {it}")).collect::<Vec<_>>().join(" and ")
}

/// Things as people speak of them: the pistol, a radio, 2 clips.
pub fn things(things: &[Text]) -> String {
    things.iter().map(|it| thing(it)).collect::<Vec<_>>().join(", ")
}

fn thing(name: &str) -> String {
    if let Some(item) = item(name) {
        return item::name(item).to_owned();
    }
    match weapon(name) {
        Some(_) => format!("the {name}"),
        None if name == RUNNING_RADIO => a(name),
        None => name.to_owned(),
    }
}

/// The item of this name.
pub fn item(name: &str) -> Option<Item> {
    ITEMS.into_iter().find(|it| item::printed(*it) == name)
}

/// The weapon of this name.
fn weapon(name: &str) -> Option<Weapon> {
    Weapon::all().find(|it| it.profile().name == name)
}

fn a(name: &str) -> String {
    let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}

fn is_shotgun(name: &str) -> bool {
    weapon(name).is_some_and(Weapon::is_shotgun)
}

/// A gun is fired, a knife is thrown.
pub fn fires(with: &str, bursts: u8) -> String {
    let verb = if weapon(with).is_some_and(Weapon::is_thrown) { "throws" } else { "fires" };
    format!("{verb} {}", gun(with, bursts))
}

fn gun(with: &str, bursts: u8) -> String {
    let both = is_shotgun(with) && 1 < bursts;
    if both { format!("both barrels of the {with}") } else { format!("the {with}") }
}

fn from(range: Option<i32>) -> String {
    match range {
        None | Some(..=0) => String::new(),
        Some(mm) => format!(" from {}", cm(mm)),
    }
}

/// How many shots or bursts, and how well aimed.
fn manner(with: &str, bursts: u8, aim: u8) -> String {
    let one = if weapon(with).is_some_and(Weapon::is_automatic) { "bursts" } else { "shots" };
    let bursts = match bursts {
        2.. if !is_shotgun(with) => format!(", {bursts} {one}"),
        _ => String::new(),
    };
    match aim {
        0 => bursts,
        1 => format!("{bursts}, aimed"),
        2 => format!("{bursts}, aimed twice"),
        n => format!("{bursts}, aimed {n} times"),
    }
}

fn throws(with: &str) -> String {
    match weapon(with).and_then(Weapon::grenade) {
        Some(_) => format!("throws a {with}"),
        None => format!("fires the {with}"),
    }
}

/// The ammunition that somebody begins with for a weapon.
fn starts_with(name: &str, loaded: u8, spare: u8) -> String {
    let Some(weapon) = weapon(name) else { return String::new() };
    let (one, several) = match weapon.profile().category {
        Category::Shells => ("shell", "shells"),
        Category::Arrows => ("arrow", "arrows"),
        Category::Belt => ("belt", "belts"),
        Category::Grenades => ("grenade", "grenades"),
        Category::Bullets | Category::HandThrown | Category::Fuel | Category::Melee => ("clip", "clips"),
    };
    match (weapon.unit(), spare) {
        (Unit::Piece, _) if loaded == 1 => format!("has {}", a(name)),
        (Unit::Piece, _) => format!("has {loaded} of the {name}"),
        (Unit::Tank | Unit::None, _) => format!("has the {name}"),
        (Unit::Clip | Unit::Single, 0) => format!("has no spare {several} for the {name}"),
        (Unit::Clip | Unit::Single, 1) => format!("has 1 spare {one} for the {name}"),
        (Unit::Clip | Unit::Single, n) => format!("has {n} spare {several} for the {name}"),
    }
}
