//! Words for everything that an Encounter notes.
use kernel::{Text, Token};
use view::story::Names;

use super::deed::{listed, place, the, wears};
use crate::{
    battle::{FigureId, reaction_word},
    journal::{Conduct, Happened},
    printed::{people::Mercy, tables::Reaction},
    table::{challenge::Challenged, talk::Talked},
};

/// What is told of somebody, after the name, or by itself. No words where a choice has said so already.
pub fn words(note: &Happened, names: &Names) -> String {
    let name = |token: &Token| names.name(*token).to_owned();
    match note {
        Happened::Doubles { sides, dice, markers, dead } => {
            let shown: Vec<String> = shown(sides, dice, *markers, *dead).into_iter().map(|it| it.1).collect();
            format!("{}: doubles, so nobody acts", shown.join(", "))
        }
        Happened::Order { sides, dice, markers, dead, order } => {
            let shown = shown(sides, dice, *markers, *dead);
            let each: Vec<&str> = shown.iter().map(|it| it.1.as_str()).collect();
            let by_place = |at: &i32| usize::try_from(*at).ok().and_then(|at| shown.get(at));
            let order: Vec<&str> = order.iter().filter_map(by_place).map(|it| it.0.as_str()).collect();
            format!("{}: first {}", each.join(", "), order.join(", then "))
        }
        Happened::CannotAct { whom, die } => format!("{} cannot act on a {die}", listed(whom, names)),
        Happened::RollsOff { sides, dice } => {
            format!("a tie: {}: {}", each(sides, dice), rolled_off(sides, dice))
        }
        Happened::Begins { sides, dice } => format!("{}: {}", each(sides, dice), begins(sides, dice)),
        Happened::Margin { by } => margin(*by),
        Happened::TestedAgain => "nobody is quicker, so they test again".to_owned(),
        Happened::TimeOfDay { part } => format!("it happens {}", part.words()),
        Happened::Against { number: 1 } => "1 comes against them".to_owned(),
        Happened::Against { number } => format!("{number} come against them"),
        Happened::Waits { inside: true } => "is inside".to_owned(),
        Happened::Waits { inside: false } => "is outside".to_owned(),
        Happened::Gains { points: 0 } => "gains no Movement Point".to_owned(),
        Happened::Gains { points: 1 } => "gains 1 Movement Point".to_owned(),
        Happened::Gains { points } => format!("gains {points} Movement Points"),
        Happened::ShrugsOff { levels, lost } => shrugs_off(*levels, *lost),
        Happened::Comes { encounter } => encounter.name().to_owned(),
        Happened::ToBeat { successes: 1 } => "has 1 success to beat".to_owned(),
        Happened::ToBeat { successes } => format!("has {successes} successes to beat"),
        Happened::GetsUp { weakened: false } => "gets up".to_owned(),
        Happened::GetsUp { weakened: true } => "gets up, with 1 Rep less".to_owned(),
        Happened::Drifts { side } => format!("drifts {}", compass(*side)),
        Happened::TurnsAside { left: true } => "turns left".to_owned(),
        Happened::TurnsAside { left: false } => "turns right".to_owned(),
        Happened::Hits { whom, hits } => strikes(whom, hits, names),
        Happened::HitsTank { hits: 0 } => "misses the Gas Tank".to_owned(),
        Happened::HitsTank { .. } => "hits the Gas Tank".to_owned(),
        Happened::SecondChance => "misses with a 6, which gets a second chance".to_owned(),
        Happened::CannotMiss { whom } => format!("cannot miss {}", name(whom)),
        Happened::BlastDice { each: 1 } => "has 1 Fire Die for each in the hex".to_owned(),
        Happened::BlastDice { each } => format!("has {each} Fire Dice for each in the hex"),
        Happened::DeadStandStill { die } => format!("the dead do not act on a {die}"),
        Happened::Forfeits => "forfeits this activation".to_owned(),
        Happened::Ends { success, side } => {
            let how = if *success { "a success" } else { "a failure" };
            let whose = side.as_ref().map_or_else(String::new, |it| format!(" for {it}"));
            format!("the Encounter is {how}{whose}")
        }
        Happened::Fires { with, at, range } => match at.as_slice() {
            [_] => format!("fires {} at {}, {}", the(with), listed(at, names), away(*range)),
            [..] => format!("fires {} at {}", the(with), listed(at, names)),
        },
        Happened::Blasts { with, hex, range, .. } => {
            format!("uses the {with} on {}, {}", place(*hex, names), away(*range))
        }
        Happened::FiresAtTank { with, hex, range } => {
            format!("fires {} at the Gas Tank in {}, {}", the(with), place(*hex, names), away(*range))
        }
        // The dice have said so already.
        Happened::Misses { .. } => String::new(),
        Happened::MissesTank { .. } => String::new(),
        Happened::TankExplodes { hex, .. } => format!("the Gas Tank in {} explodes", place(*hex, names)),
        Happened::Withstands { .. } => "is hit and comes on".to_owned(),
        Happened::HardAsNails => "is hard as nails".to_owned(),
        Happened::Attracts { zombies: 0, .. } => "attracts nobody".to_owned(),
        Happened::Attracts { zombies: 1, .. } => "attracts 1 zombie".to_owned(),
        Happened::Attracts { zombies, .. } => format!("attracts {zombies} zombies"),
        Happened::NoCounterLeft => "no zombie counter is left".to_owned(),
        Happened::ComesIntoSight { .. } => "comes into sight".to_owned(),
        Happened::Quicker => "is quicker".to_owned(),
        Happened::Startled => "was behind cover and has no time to act".to_owned(),
        Happened::Reacts { result, .. } => reacts(*result),
        Happened::LeaderDie { passes: true, .. } => "passes".to_owned(),
        Happened::LeaderDie { passes: false, .. } => "does not pass".to_owned(),
        Happened::FiresBack { .. } => "fires back".to_owned(),
        Happened::SnapsAShot { .. } => "fires back in a hurry".to_owned(),
        Happened::ChargesBack { .. } => "charges".to_owned(),
        Happened::CarriesOn => "carries on".to_owned(),
        Happened::Charge { by, whom } => charge(by, whom, names),
        Happened::CannotFire => "cannot fire".to_owned(),
        Happened::NobodyFires => "meets no fire".to_owned(),
        Happened::MayFire { all, one } => may_fire(all, one, names),
        Happened::DropsCarried { whom } => format!("drops {}", name(whom)),
        // Those whom it names follow.
        Happened::Fights { with: Some(with), .. } => format!("takes the {with} to"),
        Happened::Fights { with: None, .. } => "fights".to_owned(),
        Happened::Shaken => "is shaken".to_owned(),
        Happened::TakesUp { whom } => format!("picks up {}", name(whom)),
        Happened::PutsDown { whom } => format!("puts {} down", name(whom)),
        Happened::Shoots { whom, .. } => format!("shoots {} dead", name(whom)),
        Happened::Strikes { whom } => format!("strikes at {}", name(whom)),
        Happened::StrikeFails { whom } => format!("does not finish {} off", name(whom)),
        Happened::StaysDown { .. } => "does not get up".to_owned(),
        Happened::BeingEaten { turns: 1 } => "is being eaten for 1 turn".to_owned(),
        Happened::BeingEaten { turns } => format!("is being eaten for {turns} turns"),
        Happened::NothingLeft { of } => format!("nothing is left of {}", name(of)),
        Happened::GetsIn { building, .. } => format!("gets into {}", inside(building)),
        Happened::KeptOut { building, .. } => format!("does not get into {}", inside(building)),
        Happened::Barricades { with, .. } => format!("barricades the door with a {with}"),
        Happened::FindsNothing { .. } => "finds nothing".to_owned(),
        Happened::Finds { thing, .. } => format!("finds {thing}"),
        Happened::NotTheCure => "has not found the Cure".to_owned(),
        Happened::Takes { thing, from: Some(from) } => format!("takes the {thing} from {}", name(from)),
        Happened::Takes { thing, from: None } => format!("takes the {thing}"),
        Happened::Drops { thing } => format!("drops the {thing}"),
        Happened::Readies { thing, stows } => super::deed::readies(thing, stows.as_ref()),
        Happened::Stows { thing } => format!("stows the {thing}"),
        Happened::PicksUp { thing } => format!("picks up the {thing}"),
        Happened::Gives { thing, to } => format!("gives the {thing} to {}", name(to)),
        Happened::AttachesScope { to } => format!("attaches the Scope to the {to}"),
        Happened::PlacesTank { .. } => "places the Gas Tank".to_owned(),
        Happened::PutsVestOn => wears(),
        Happened::IsAnEnemy { .. } => "turns out to be an enemy".to_owned(),
        Happened::WillTalk { .. } => "is willing to talk".to_owned(),
        Happened::StartsFight { with } => format!("starts a fight with {}", name(with)),
        Happened::Talks { with, result } => talks(&name(with), *result),
        Happened::FightBreaksOut { one, other } => format!("a fight breaks out between {one} and {other}"),
        // The choice has said so already.
        Happened::GivesAway { .. } => String::new(),
        Happened::NothingToTrade { .. } => "has nothing to trade".to_owned(),
        Happened::Offers { things, to } => format!("offers {} {}", name(to), the(things)),
        Happened::WantsToGive { things, .. } => format!("wants to give {}", the(things)),
        Happened::Trades { gives, gets, with } => {
            format!("gives {} {} for {}", name(with), the(gives), the(gets))
        }
        Happened::Judged { mercy: result, .. } => mercy(*result).to_owned(),
        Happened::HandsEverythingOver { .. } => "hands everything over".to_owned(),
        Happened::Conducts { how } => conduct(*how).to_owned(),
        Happened::Hostage => "is the hostage they hold".to_owned(),
        Happened::ObjectiveNeverHere { .. } => "finds out that it was never here".to_owned(),
        Happened::ObjectiveFound { .. } => "has found what the group came for".to_owned(),
        Happened::ObjectiveNotHere { building } => format!("does not find it in {}", inside(building)),
        Happened::NobodyOutside => "finds nobody waiting outside".to_owned(),
        Happened::WaitedForOutside => "is waited for outside".to_owned(),
        Happened::SuspectsSomebodyOutside => "has a feeling that somebody waits outside".to_owned(),
        Happened::Available { comes, .. } => available(*comes).to_owned(),
        Happened::Challenge { result } => challenged(*result).to_owned(),
        Happened::MayTryAgain => "may try once more".to_owned(),
    }
}

/// Every die with whose it is: the name alone, and with the die.
fn shown(sides: &[Text], dice: &[i32], markers: Option<i32>, dead: i32) -> Vec<(String, String)> {
    let sides = sides.iter().map(ToString::to_string).zip(dice.iter().copied());
    let markers = markers.map(|it| ("the markers".to_owned(), it));
    let all = sides.chain(markers).chain([("the dead".to_owned(), dead)]);
    all.map(|(name, die)| (name.clone(), format!("{name} {die}"))).collect()
}

/// Sides with their dice.
fn each(sides: &[Text], dice: &[i32]) -> String {
    let each = sides.iter().zip(dice).map(|(side, die)| format!("{side} {die}"));
    each.collect::<Vec<_>>().join(", ")
}

/// The sides with the highest of these dice.
fn highest<'a>(sides: &'a [Text], dice: &[i32]) -> Vec<&'a str> {
    let most = dice.iter().max();
    sides.iter().zip(dice).filter(|it| Some(it.1) == most).map(|it| it.0.as_ref()).collect()
}

/// Who of equals goes first.
fn rolled_off(sides: &[Text], dice: &[i32]) -> String {
    match highest(sides, dice).as_slice() {
        [first] => format!("first {first}"),
        [..] => "equal again, so they roll again".to_owned(),
    }
}

/// Who has the first turn of an ambush.
fn begins(sides: &[Text], dice: &[i32]) -> String {
    match highest(sides, dice).as_slice() {
        [first] => format!("first {first}"),
        [..] => "equal, so they roll again".to_owned(),
    }
}

/// By how much the last to roll is ahead.
fn margin(by: i32) -> String {
    match by {
        ..0 => format!("behind by {}", by.unsigned_abs()),
        0 => "even".to_owned(),
        1.. => format!("ahead by {by}"),
    }
}

/// What Star Power takes off, and what it costs.
fn shrugs_off(levels: u16, lost: u16) -> String {
    let lower = match levels {
        0 => "takes it all".to_owned(),
        1 => "takes it 1 level lower".to_owned(),
        n => format!("takes it {n} levels lower"),
    };
    match lost {
        0 => lower,
        1 => format!("{lower} and loses 1 die"),
        n => format!("{lower} and loses {n} dice"),
    }
}

/// A side of a hex by the compass: the first is at the top, the others follow clockwise.
const fn compass(side: u8) -> &'static str {
    match side {
        1 => "north",
        2 => "north-east",
        3 => "south-east",
        4 => "south",
        5 => "south-west",
        _ => "north-west",
    }
}

/// Who was hit, and who was missed.
fn strikes(whom: &[Token], hits: &[i32], names: &Names) -> String {
    let (hit, missed): (Vec<_>, Vec<_>) = whom.iter().zip(hits).partition(|it| 0 < *it.1);
    let times = |&(whom, hits): &(&Token, &i32)| match hits {
        1 => names.name(*whom).to_owned(),
        2 => format!("{} twice", names.name(*whom)),
        n => format!("{} {n} times", names.name(*whom)),
    };
    let missed: Vec<Token> = missed.iter().map(|it| *it.0).collect();
    let hit: Vec<String> = hit.iter().map(times).collect();
    match (hit.as_slice(), missed.as_slice()) {
        ([], []) => "hits nobody".to_owned(),
        ([], _) => format!("misses {}", listed(&missed, names)),
        (_, []) => format!("hits {}", hit.join(" and ")),
        (_, _) => format!("hits {}, misses {}", hit.join(" and "), listed(&missed, names)),
    }
}

/// How far off a target is.
fn away(range: u8) -> String {
    match range {
        0 => "in the same hex".to_owned(),
        1 => "1 hex away".to_owned(),
        n => format!("{n} hexes away"),
    }
}

/// A building by its name, or just as one.
fn inside(building: &Text) -> &str {
    if building.is_empty() { "the building" } else { building }
}

/// What a Reaction Test came to.
fn reacts(result: Reaction) -> String {
    match result {
        Reaction::Fire => "may fire".to_owned(),
        Reaction::CarryOn
        | Reaction::RushShot
        | Reaction::ChargeIntoMelee
        | Reaction::DuckBack
        | Reaction::Runaway => format!("gets a {}", reaction_word(result)),
    }
}

/// Zombies that charge; people have said so.
fn charge(by: &[Token], whom: &[Token], names: &Names) -> String {
    let dead = |it: &Token| matches!(FigureId::from_token(*it), FigureId::Zombie(_));
    if !by.iter().all(dead) {
        return String::new();
    }
    let verb = if by.len() == 1 { "charges" } else { "charge" };
    format!("{} {verb} {}", listed(by, names), listed(whom, names))
}

/// What a charge leaves to its target.
fn may_fire(all: &[Token], one: &[Token], names: &Names) -> String {
    let at = |dice: &str, these: &[Token]| match these {
        [] => None,
        [..] => Some(format!("{dice} at {}", listed(these, names))),
    };
    match (at("all dice", all), at("1 die", one)) {
        (None, None) => "may not fire".to_owned(),
        (Some(dice), None) | (None, Some(dice)) => format!("may fire {dice}"),
        (Some(all), Some(one)) => format!("may fire {all}, and {one}"),
    }
}

fn talks(with: &str, result: Talked) -> String {
    match result {
        Talked::WalkTheWalk => format!("talks to {with}, and it comes to a fight"),
        Talked::Pleasantries => format!("talks to {with}, and they go their way"),
        Talked::Barter => format!("talks to {with}, and they are willing to trade"),
        Talked::BarterAndJoin => format!("talks to {with}, and they are willing to trade and to join"),
    }
}

/// What captors do.
pub const fn mercy(result: Mercy) -> &'static str {
    match result {
        Mercy::Kills => "finds no mercy",
        Mercy::Robs => "is robbed of everything",
        Mercy::LeavesOneSupplies => "is robbed of all but one Supplies counter",
        Mercy::Disarms => "is disarmed",
        Mercy::LetsGo => "is let go",
    }
}

const fn conduct(how: Conduct) -> &'static str {
    match how {
        Conduct::StaysPut => "stays put",
        Conduct::MakesForTheEdge => "makes for the edge of the map",
        Conduct::GetsAway => "gets away",
        Conduct::Advances => "advances",
        Conduct::OpensFire => "opens fire",
        Conduct::Reloads => "reloads",
        Conduct::Charges => "charges",
        Conduct::CannotFireAndGetsAway => "cannot fire and gets away",
    }
}

/// Whether somebody is at hand.
pub const fn available(comes: bool) -> &'static str {
    if comes { "comes along" } else { "is not to be found this time" }
}

const fn challenged(result: Challenged) -> &'static str {
    match result {
        Challenged::Success => "succeeds",
        Challenged::Failure => "fails",
        Challenged::Withdrawn => "thinks better of it",
    }
}
