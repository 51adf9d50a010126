//! What happened, in words: of somebody, the rest of a sentence that begins with a name; else a sentence of its own.
use kernel::{RuleId, Text, Token};
use view::{clause::Clause, roll, story::Names};

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

/// What the dice of a burst do, before it is known to whom.
fn scores(eliminates: u8, fells: u8, rule: RuleId) -> String {
    let then = if rule == rule!("dwa.mg.roll") { " to share out" } else { ", shared out by lot" };
    let kills = counted(eliminates.into(), "kill");
    let knockdowns = counted(fells.into(), "knockdown");
    match (eliminates, fells) {
        (0, 0) => "no hits".to_owned(),
        (0, _) => format!("{knockdowns}{then}"),
        (_, 0) => format!("{kills}{then}"),
        (_, _) => format!("{kills} and {knockdowns}{then}"),
    }
}

/// Whom hits fall on.
fn shares_out(kills: &[Token], knockdowns: &[Token], names: &Names) -> Clause {
    let (killed, felled) = (crowd(names, kills), crowd(names, knockdowns));
    match (kills.is_empty(), knockdowns.is_empty()) {
        (true, true) => Clause::SILENT,
        (false, true) => Clause::its(format!("hits kill {killed}")),
        (true, false) => Clause::its(format!("hits knock down {felled}")),
        (false, false) => Clause::its(format!("hits kill {killed} and knock down {felled}")),
    }
}

/// So many of them.
fn counted(n: u32, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// No words for what is only kept for whoever counts.
pub fn words(incident: &Incident, rule: RuleId, of_somebody: bool, names: &Names) -> Clause {
    use Incident as I;
    let name = |it: &Token| name(names, *it);
    let all = |these: &[Token]| crowd(names, these);
    match incident {
        I::Measures { inches: false } => "distances are in centimetres".into(),
        I::Measures { inches: true } => "distances are in inches of 2.5 cm".into(),
        I::Figures { n: 1 } => "1 figure".into(),
        I::Figures { n } => format!("{n} figures").into(),
        I::Goal { goal } => serde_json::from_str::<Goal>(goal).map_or(Clause::SILENT, |it| it.words().into()),
        I::NoNewActions => "only the actions on the AP list".into(),
        I::RulesRunZombies => "the rules run the zombies".into(),
        I::ZombiesAtMost { most: Some(1) } => "at most 1 zombie is on the table at a time".into(),
        I::ZombiesAtMost { most: Some(most) } => {
            format!("at most {most} zombies are on the table at a time").into()
        }
        I::ZombiesAtMost { most: None } => "any number of zombies may come into play".into(),
        I::Entry { methods } if methods.is_empty() => "no zombies other than those on the table".into(),
        I::Entry { methods } if methods.len() == 1 => {
            format!("zombies arrive by method {}", methods.concat()).into()
        }
        I::Entry { methods } => {
            let methods: Vec<String> = methods.iter().map(ToString::to_string).collect();
            format!("zombies arrive by methods {}", listed(&methods)).into()
        }
        I::Advanced { parts } if parts.is_empty() => "the basic game".into(),
        I::Advanced { parts } => format!("with {}", parts.join(", ")).into(),
        I::Optional { rules } if rules.is_empty() => "no optional rules".into(),
        I::Optional { rules } => format!("optional rules in use: {}", switches(rules)).into(),
        I::Vehicles { driven: true } => "vehicles can be driven".into(),
        I::Vehicles { driven: false } => "vehicles are scenery".into(),
        I::StartsWith { weapon, loaded, spare } => starts_with(*weapon, *loaded, *spare).into(),
        I::TeamEdge { edge } => format!("the team starts at the {edge} edge").into(),

        I::Fires { with, at, range, bursts, aim } => {
            let at = if at.is_empty() { String::new() } else { format!(" at {}", all(at)) };
            format!("{}{at}{}{}", fires(*with, *bursts), from(*range), manner(*with, *bursts, *aim)).into()
        }
        I::FiresBoth { at, range, .. } => {
            format!("fires both handguns at {}{}", name(at), from(Some(*range))).into()
        }
        I::FiresClose { with, at, bursts } => {
            let manner = manner(*with, *bursts, 0);
            format!("fires {} in close combat at {}{manner}", gun(*with, *bursts), all(at)).into()
        }
        I::Finishes { with, at } => format!("finishes {} with the {with}", name(at)).into(),
        I::Throws { with, to, range } => {
            let there = names.whereabouts(*to).map_or(String::new(), |it| format!(" {it},"));
            format!("{} at a point{there} {} away", throws(*with), cm(*range)).into()
        }
        I::Strikes { with: Some(with), at } => format!("strikes {} with the {with}", name(at)).into(),
        I::Strikes { with: None, at } => format!("strikes {} with bare hands", name(at)).into(),
        I::Attacks { at, with, times } => {
            let with = with.as_ref().map_or(String::new(), |it| format!(" with the {it}"));
            format!("attacks {}{}{with}", name(at), if *times == 2 { " twice" } else { "" }).into()
        }
        I::Rams { vehicle, at } if of_somebody => format!("drives the {vehicle} into {}", all(at)).into(),
        I::Rams { vehicle, at } => format!("the {vehicle} rolls into {}", all(at)).into(),
        I::RamsOn { vehicle, at } if of_somebody => {
            format!("drives the {vehicle} into {} as well, by the same roll", all(at)).into()
        }
        I::RamsOn { vehicle, at } => {
            format!("the {vehicle} rolls into {} as well, by the same roll", all(at)).into()
        }

        I::Missed { .. } => Clause::is("missed"),
        I::NotHurt { .. } => Clause::is("not hurt"),
        I::Wounded { wounds: 0 | 1, .. } => Clause::is("wounded"),
        I::Wounded { wounds, .. } => format!("takes {wounds} wounds").into(),
        I::WastesShot { at } => format!("wastes a shot: {} is already eliminated", name(at)).into(),
        I::WastesBurst => "wastes a burst: all its targets are already eliminated".into(),
        I::WastesCloseBurst => "wastes a burst: no enemy stands there any more".into(),
        I::NobodyInCone => "hits nobody: no one is under the cone".into(),
        I::NobodyInFlames => "hits nobody: the flames touch no one".into(),
        I::AllBurnAlready => "sets nobody alight: everyone in the flames is already burning".into(),
        I::NobodyInCircle => "hits nobody: no one is in the circle".into(),
        I::NoDieScores => "hits nobody: no die scores".into(),
        I::Jams { weapon } => Clause::its(format!("{weapon} jams")),
        I::NoJam { weapon } => Clause::its(format!("{weapon} does not jam")),
        I::ClearsJam { weapon } => format!("clears the jam in the {weapon}").into(),
        I::HasFuel => "has fuel left".into(),
        I::TankHolds => Clause::its("tank holds"),
        I::TankExplodes => Clause::its("tank explodes"),
        I::LandsThere { what } => Clause::its(format!("{what} lands on target")),
        I::Strays { what, to } => {
            let there = names.whereabouts(*to).map_or(String::new(), |it| format!(": it lands {it}"));
            Clause::its(format!("{what} goes astray{there}"))
        }
        I::StraysOff { what } => Clause::its(format!("{what} lands off the table")),
        I::Dud { what } => Clause::its(format!("{what} is a dud and does not go off")),
        I::GoesOffInHand { what } => Clause::its(format!("{what} goes off too early, in the hand")),
        I::Explosion { of, at, .. } => names.told_at(&format!("{} explodes", a(of)), *at).into(),
        I::BlastCatchesNobody => "the blast catches nobody".into(),
        I::NotAlight => "does not catch fire".into(),
        I::BurnsOn { .. } => "burns on".into(),
        I::BreaksAway { from } => format!("breaks away from {}", all(from)).into(),
        I::Held { by } => format!("does not break away from {}", all(by)).into(),

        I::Direction { degrees } => roll::compass(*degrees).into(),
        I::Shows { what } => what.to_string().into(),
        I::Pieces { n } => format!("{n} of them").into(),
        I::LosesGrip { left } => format!("slides to the {}", if *left { "left" } else { "right" }).into(),
        I::Slides { cm } => format!("slides {cm} cm").into(),
        I::MayMisfire => "risks a misfire".into(),
        I::Scores { eliminates, fells } => scores(*eliminates, *fells, rule).into(),
        I::SharesOut { kills, knockdowns } => shares_out(kills, knockdowns, names),
        I::BringsBack { alive: true } => "brings them back".into(),
        I::BringsBack { alive: false } => "cannot bring them back".into(),

        // The test that follows says what came of it.
        I::Frightened { .. } => Clause::SILENT,
        I::NotAfraid => Clause::is("not afraid"),
        I::HoldsOut => "holds out".into(),
        I::DoesNotHoldOut => "fails".into(),
        I::LiesStill => "lies still".into(),
        I::DoesNothing if rule == rule!("dwa.ruling.stun") => {
            Clause::is("stunned and does nothing this turn")
        }
        I::DoesNothing => "does nothing this turn".into(),
        I::Freezes => "freezes".into(),
        I::Compelled { at } => compelled(rule, at.as_ref().map(name)),
        I::EmptiesInRage { weapon } => format!("empties the {weapon} in Rage").into(),
        I::RecognisesRelative => "recognises a relative".into(),
        I::NoHelp { .. } => "gets no better".into(),

        I::Takes { things: what, from: None } => format!("takes {}", things(what)).into(),
        I::Takes { things: what, from: Some(from) } => {
            format!("takes {} from {}", things(what), name(from)).into()
        }
        I::Finds { things: what } => format!("finds {}", things(what)).into(),
        I::FindsNothing => "finds nothing".into(),
        I::FindsSurvivor { .. } => "finds a survivor".into(),
        I::Survivor { archetype, female, teenager, carries } => {
            let sex = if *female { "female" } else { "male" };
            Clause::is(format!("{} ({sex}) and carries {}", survivor(archetype, *teenager), things(carries)))
        }
        I::FindsAmmo { weapon, bursts: 0 } => format!("finds no ammo for the {weapon}").into(),
        I::FindsAmmo { weapon, bursts } => {
            format!("finds {} for the {weapon}", counted((*bursts).into(), unit(*weapon))).into()
        }
        I::Loaded { weapon, bursts } => {
            format!("has {} in the {weapon}", counted((*bursts).into(), unit(*weapon))).into()
        }
        I::LeavesLying { thing } => format!("leaves the {thing} lying there").into(),
        I::Drops { things: what } => format!("drops {}", things(what)).into(),
        I::TakesInHand { weapons } => format!("takes {} in hand", all_of(weapons)).into(),
        I::UsesUp { item } => format!("uses up {}", thing(item)).into(),

        I::Opens { what } => format!("opens the {what}").into(),
        I::Closes { what } => format!("closes the {what}").into(),
        I::BrokenOpen { what, by } if by.is_empty() => format!("the {what} is broken open").into(),
        I::BrokenOpen { what, by } => format!("the {what} is broken open by {}", all(by)).into(),
        I::StaysShut { what, by } if by.is_empty() => format!("the {what} holds").into(),
        I::StaysShut { what, by } => format!("the {what} holds against {}", all(by)).into(),
        I::RadioPlays { of: Some(of), at } => {
            names.told_at(&format!("{}'s radio plays", name(of)), *at).into()
        }
        I::RadioPlays { of: None, at } => names.told_at("a radio plays", *at).into(),
        I::Noise { .. } => Clause::SILENT,
        I::EngineStarts { vehicle } => format!("starts the {vehicle}").into(),
        I::EngineFails { vehicle } => format!("cannot start the {vehicle}").into(),
        // The driver's line has said so.
        I::VehicleMoves { .. } => Clause::SILENT,
        I::VehicleSlides { vehicle, left, range, .. } => {
            format!("the {vehicle} slides {} to the {}", cm(*range), if *left { "left" } else { "right" })
                .into()
        }
        I::VehicleStalls { vehicle } => format!("the {vehicle} stalls").into(),
        I::VehicleCrashes { vehicle } => format!("the {vehicle} crashes").into(),
        I::VehicleLeaves { vehicle } => format!("the {vehicle} leaves the table").into(),

        I::Arrivals { n: 0 } => "no zombies arrive".into(),
        I::Arrivals { n: 1 } => "one zombie comes".into(),
        I::Arrivals { .. } => "two zombies come".into(),
        I::ArrivalEdge { edge } => format!("the {edge} edge").into(),
        I::Lurk { n: 0, place } => format!("finds no zombies {}", view::within(place)).into(),
        I::Lurk { n: 1, place } => format!("finds a zombie {}", view::within(place)).into(),
        I::Lurk { n, place } => format!("finds {n} zombies {}", view::within(place)).into(),
        I::Smells { whom, .. } => format!("smells {}", name(whom)).into(),
        I::Sees { whom, .. } => format!("sees {}", name(whom)).into(),
        I::FollowsMoan { of: Some(of), .. } => format!("follows the moan of {}", name(of)).into(),
        I::FollowsMoan { of: None, .. } => "follows the moan".into(),
        I::FollowsSound { by: Some(by), at, .. } => {
            names.told_at(&format!("goes after the noise of {}", name(by)), *at).into()
        }
        I::FollowsSound { by: None, at, .. } => names.told_at("goes after a sound", *at).into(),
        I::Lurches { at } => format!("lurches at {}", name(at)).into(),
        I::NoLurch { at } => format!("does not lurch at {}", name(at)).into(),

        I::Ends { outcome } => outcome.words().into(),
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
        | I::LosesGrip { .. }
        | I::Slides { .. }
        | I::MayMisfire
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
        | I::RamsOn { .. }
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
        | I::Frightened { .. }
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
        | I::Loaded { .. }
        | I::SharesOut { .. }
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
fn compelled(rule: RuleId, at: Option<String>) -> Clause {
    let Some(at) = at else { return Clause::is("Scared and has nobody to run to") };
    let minds = [
        (rule!("dwa.quirk.criminal"), Clause::is(format!("Criminal and turns on {at}"))),
        (rule!("dwa.quirk.macho"), Clause::is(format!("Macho and has to fire at {at}"))),
        (rule!("dwa.quirk.stupid"), Clause::is(format!("Stupid and goes for {at}"))),
        (rule!("dwa.psychosis.charge"), Clause::does(format!("has to charge at {at}"))),
        (rule!("dwa.psychosis.paranoid"), Clause::is(format!("Paranoid and turns on {at}"))),
        (rule!("dwa.psychosis.scared"), Clause::is(format!("Scared and has to run to {at}"))),
        (rule!("dwa.psychosis.hallucinate"), Clause::does(format!("hallucinates and turns on {at}"))),
    ];
    let berserk = || format!("goes Berserk and fires at {at}, the nearest").into();
    minds.into_iter().find(|it| it.0 == rule).map_or_else(berserk, |it| it.1)
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
        return format!("{} targets", tokens.len());
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

/// A gun is fired, a knife is thrown.
pub fn fires(with: Weapon, bursts: u8) -> String {
    let verb = if with.is_thrown() { "throws" } else { "fires" };
    format!("{verb} {}", gun(with, bursts))
}

fn gun(with: Weapon, bursts: u8) -> String {
    let both = with.is_shotgun() && 1 < bursts;
    if both { format!("both barrels of the {with}") } else { format!("the {with}") }
}

fn from(range: Option<i32>) -> String {
    match range {
        None | Some(..=0) => String::new(),
        Some(mm) => format!(" from {}", cm(mm)),
    }
}

/// How many shots or bursts, and how well aimed.
fn manner(with: Weapon, bursts: u8, aim: u8) -> String {
    let one = if with.is_automatic() { "bursts" } else { "shots" };
    let bursts = match bursts {
        2.. if !with.is_shotgun() => format!(", {bursts} {one}"),
        _ => String::new(),
    };
    match aim {
        0 => bursts,
        1 => format!("{bursts}, aimed"),
        2 => format!("{bursts}, aimed twice"),
        n => format!("{bursts}, aimed {n} times"),
    }
}

/// What a weapon fires at a time: an arrow, a shell, a burst or a shot.
fn unit(weapon: Weapon) -> &'static str {
    match weapon.profile().category {
        Category::Shells => "shell",
        Category::Arrows => "arrow",
        Category::Grenades => "grenade",
        Category::Belt => "burst",
        Category::Bullets | Category::HandThrown | Category::Fuel | Category::Melee => {
            if weapon.is_automatic() { "burst" } else { "shot" }
        }
    }
}

fn throws(with: Weapon) -> String {
    match with.grenade() {
        Some(_) => format!("throws a {with}"),
        None => format!("fires the {with}"),
    }
}

/// All that the dice have given for a weapon, and how much of it is loaded.
fn stocked(loaded: u8, spare: u8, (one, several): (&str, &str), name: Weapon) -> String {
    match (loaded + spare, loaded) {
        (1, _) => format!("has 1 {one} for the {name}, and it is loaded"),
        (all, loaded) if all == loaded => format!("has {all} {several} for the {name}, all loaded"),
        (all, loaded) => format!("has {all} {several} for the {name}, {loaded} of them loaded"),
    }
}

/// Several of those that are carried in numbers.
fn several_of(weapon: Weapon) -> String {
    match weapon {
        Weapon::ThrowingKnife => "throwing knives".to_owned(),
        other => format!("{other}s"),
    }
}

/// The ammunition that somebody begins with for a weapon.
fn starts_with(weapon: Weapon, loaded: u8, spare: u8) -> String {
    let (one, several) = match weapon.profile().category {
        Category::Shells => ("shell", "shells"),
        Category::Arrows => ("arrow", "arrows"),
        Category::Belt => ("belt", "belts"),
        Category::Grenades => ("grenade", "grenades"),
        Category::Bullets | Category::HandThrown | Category::Fuel | Category::Melee => ("clip", "clips"),
    };
    match (weapon.unit(), loaded, spare) {
        (Unit::Piece, 1, _) => format!("has {}", a(weapon.name())),
        (Unit::Piece, ..) => format!("has {loaded} {}", several_of(weapon)),
        (Unit::Tank | Unit::None, ..) => format!("has the {weapon}"),
        (Unit::Clip, _, spare) => stocked(1, spare, (one, several), weapon),
        (Unit::Single, loaded, spare) => stocked(loaded, spare, (one, several), weapon),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_begins_with_is_told_as_the_dice_gave_it() {
        assert_eq!(starts_with(Weapon::Pistol, 12, 1), "has 2 clips for the pistol, 1 of them loaded");
        assert_eq!(starts_with(Weapon::Pistol, 12, 0), "has 1 clip for the pistol, and it is loaded");
        assert_eq!(
            starts_with(Weapon::PumpShotgun, 6, 6),
            "has 12 shells for the pump shotgun, 6 of them loaded"
        );
        assert_eq!(starts_with(Weapon::PumpShotgun, 6, 0), "has 6 shells for the pump shotgun, all loaded");
        assert_eq!(starts_with(Weapon::Crossbow, 1, 7), "has 8 arrows for the crossbow, 1 of them loaded");
        assert_eq!(starts_with(Weapon::ThrowingKnife, 3, 0), "has 3 throwing knives");
        assert_eq!(starts_with(Weapon::ThrowingAxe, 2, 0), "has 2 throwing axes");
    }
}
