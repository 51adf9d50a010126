//! Words for everything that an Encounter notes.
use kernel::{Text, Token};
use view::{clause::Clause, story::Names};

use super::deed::{listed, place, the, wears};
use crate::{
    battle::FigureId,
    journal::{Conduct, Happened},
    printed::{people::Mercy, tables::Reaction},
    table::{challenge::Challenged, talk::Talked},
};

/// What is told of somebody, after the name, or by itself. No words where a choice has said so already.
pub fn words(note: &Happened, names: &Names) -> Clause {
    let name = |token: &Token| names.name(*token).to_owned();
    match note {
        Happened::Doubles { sides, dice, markers, dead } => {
            let shown: Vec<String> = shown(sides, dice, *markers, *dead).into_iter().map(|it| it.1).collect();
            format!("{}: doubles, so nobody acts", shown.join(", ")).into()
        }
        Happened::Order { sides, dice, markers, dead, order } => {
            let shown = shown(sides, dice, *markers, *dead);
            let each: Vec<&str> = shown.iter().map(|it| it.1.as_str()).collect();
            let by_place = |at: &i32| usize::try_from(*at).ok().and_then(|at| shown.get(at));
            let order: Vec<&str> = order.iter().filter_map(by_place).map(|it| it.0.as_str()).collect();
            format!("{}: {}", each.join(", "), order_of(&order)).into()
        }
        Happened::CannotAct { whom, die, .. } => {
            format!("{} cannot act on a {die}", listed(whom, names)).into()
        }
        Happened::RollsOff { sides, dice } => {
            format!("roll-off between equals: {}: {}", each(sides, dice), rolled_off(sides, dice)).into()
        }
        Happened::Begins { sides, dice } => format!("{}: {}", each(sides, dice), begins(sides, dice)).into(),
        Happened::Margin { by } => margin(*by).into(),
        Happened::TestedAgain => "nobody is quicker, so they test again".into(),
        Happened::TimeOfDay { part } => part.words().into(),
        Happened::Against { number: 1 } => "1 enemy comes".into(),
        Happened::Against { number } => format!("{number} enemies come").into(),
        Happened::Waits { inside: true } => Clause::is("inside"),
        Happened::Waits { inside: false } => Clause::is("outside"),
        Happened::Gains { points: 0 } => "gains no Movement Points".into(),
        Happened::Gains { points: 1 } => "gains 1 Movement Point".into(),
        Happened::Gains { points } => format!("gains {points} Movement Points").into(),
        Happened::ShrugsOff { levels, lost } => shrugs_off(*levels, *lost).into(),
        Happened::Comes { encounter } => encounter.name().into(),
        Happened::ToBeat { successes: 1 } => "has 1 success to beat".into(),
        Happened::ToBeat { successes } => format!("has {successes} successes to beat").into(),
        Happened::GetsUp { weakened: false } => "gets up".into(),
        Happened::GetsUp { weakened: true } => "gets up, with 1 Rep less".into(),
        Happened::Drifts { side } => format!("drifts {}", compass(*side)).into(),
        Happened::TurnsAside { left: true } => "turns left".into(),
        Happened::TurnsAside { left: false } => "turns right".into(),
        Happened::Hits { whom, hits } => strikes(whom, hits, names).into(),
        Happened::HitsTank { hits: 0 } => "misses the Gas Tank".into(),
        Happened::HitsTank { .. } => "hits the Gas Tank".into(),
        Happened::SecondChance => "misses with a 6, which gets a second chance".into(),
        Happened::CannotMiss { whom } => format!("cannot miss {}", name(whom)).into(),
        Happened::BlastDice { each: 1 } => "has 1 Fire Die for each in the hex".into(),
        Happened::BlastDice { each } => format!("has {each} Fire Dice for each in the hex").into(),
        Happened::DeadStandStill { die } => format!("the dead do not act on a {die}").into(),
        // The way that it goes says so.
        Happened::Pursues { .. }
        | Happened::CanCharge { .. }
        | Happened::DrawnByBody { .. }
        | Happened::LastSaw { .. }
        | Happened::Hears { .. }
        | Happened::SensesNothing
        | Happened::Feeds
        | Happened::FeastOver => Clause::SILENT,
        Happened::Forfeits => "forfeits this activation".into(),
        Happened::Ends { success, side } => {
            let how = if *success { "a success" } else { "a failure" };
            let whose = side.as_ref().map_or_else(String::new, |it| format!(" for {it}"));
            format!("the Encounter is {how}{whose}").into()
        }
        Happened::Fires { with, at, range } => match at.as_slice() {
            [_] => format!("fires {} at {}, {}", the(with), listed(at, names), away(*range)).into(),
            [..] => format!("fires {} at {}", the(with), listed(at, names)).into(),
        },
        Happened::Blasts { with, hex, range, .. } => {
            format!("uses the {with} on {}, {}", place(*hex, names), away(*range)).into()
        }
        Happened::FiresAtTank { with, hex, range } => {
            format!("fires {} at the Gas Tank in {}, {}", the(with), place(*hex, names), away(*range)).into()
        }
        // The dice have said so already.
        Happened::Misses { .. } => Clause::SILENT,
        Happened::MissesTank { .. } => Clause::SILENT,
        Happened::TankExplodes { hex, .. } => {
            format!("the Gas Tank in {} explodes", place(*hex, names)).into()
        }
        Happened::Withstands { .. } => Clause::is("hit and comes on"),
        Happened::HardAsNails => Clause::is("hard as nails"),
        Happened::Attracts { zombies: 0, .. } => "attracts nobody".into(),
        Happened::Attracts { zombies: 1, .. } => "attracts 1 zombie".into(),
        Happened::Attracts { zombies, .. } => format!("attracts {zombies} zombies").into(),
        Happened::NoCounterLeft => "no zombie counter is left".into(),
        Happened::ComesIntoSight { .. } => "comes into sight".into(),
        Happened::Quicker => Clause::is("quicker"),
        Happened::Startled => "was still behind cover and cannot act yet".into(),
        Happened::Reacts { result, .. } => reacts(*result).into(),
        Happened::LeaderDie { passes: true, .. } => "passes".into(),
        Happened::LeaderDie { passes: false, .. } => "does not pass".into(),
        Happened::FiresBack { .. } => "fires back".into(),
        Happened::SnapsAShot { .. } => "takes a Rush Shot".into(),
        Happened::ChargesBack { .. } => "charges".into(),
        Happened::CarriesOn => "carries on".into(),
        Happened::Charge { by, whom } => charge(by, whom, names).into(),
        Happened::CannotFire => "cannot fire".into(),
        Happened::NobodyFires => "nobody fires at them".into(),
        Happened::MayFire { all, one } => may_fire(all, one, names).into(),
        Happened::DropsCarried { whom } => format!("drops {}", name(whom)).into(),
        // Those whom it names follow.
        Happened::Fights { with: Some(with), .. } => format!("takes the {with} to").into(),
        Happened::Fights { with: None, .. } => "fights".into(),
        Happened::Shaken => Clause::is("shaken"),
        Happened::TakesUp { whom } => format!("picks up {}", name(whom)).into(),
        Happened::PutsDown { whom } => format!("puts {} down", name(whom)).into(),
        Happened::Shoots { whom, .. } => format!("shoots {} dead", name(whom)).into(),
        Happened::Strikes { whom } => format!("tries to finish {}", name(whom)).into(),
        Happened::StrikeFails { whom } => format!("does not finish {} off", name(whom)).into(),
        Happened::StaysDown { .. } => "does not get up".into(),
        Happened::BeingEaten { turns: 1 } => Clause::is("being eaten for 1 turn"),
        Happened::BeingEaten { turns } => Clause::is(format!("being eaten for {turns} turns")),
        Happened::NothingLeft { of } => format!("nothing is left of {}", name(of)).into(),
        Happened::GetsIn { building, .. } => format!("gets into {}", inside(building)).into(),
        Happened::KeptOut { building, .. } => format!("does not get into {}", inside(building)).into(),
        Happened::Barricades { with, .. } => format!("barricades the door with {with}").into(),
        Happened::FindsNothing { .. } => "finds nothing".into(),
        Happened::Finds { thing, .. } => format!("finds {thing}").into(),
        Happened::NotTheCure => "has not found the Cure".into(),
        Happened::Takes { thing, from: Some(from) } => {
            format!("takes the {thing} from {}", name(from)).into()
        }
        Happened::Takes { thing, from: None } => format!("takes the {thing}").into(),
        Happened::Drops { thing } => format!("drops the {thing}").into(),
        Happened::Readies { thing, stows } => super::deed::readies(thing, stows.as_ref()).into(),
        Happened::Stows { thing } => format!("stows the {thing}").into(),
        Happened::PicksUp { thing } => format!("picks up the {thing}").into(),
        Happened::Gives { thing, to } => format!("gives the {thing} to {}", name(to)).into(),
        Happened::AttachesScope { to } => format!("attaches the Scope to the {to}").into(),
        Happened::PlacesTank { .. } => "places the Gas Tank".into(),
        Happened::PutsVestOn => wears().into(),
        Happened::IsAnEnemy { .. } => "turns out to be an enemy".into(),
        Happened::WillTalk { .. } => Clause::is("willing to talk"),
        Happened::StartsFight { with } => format!("starts a fight with {}", name(with)).into(),
        Happened::Talks { with, result } => talks(&name(with), *result).into(),
        Happened::FightBreaksOut { one, other } => {
            format!("a fight breaks out between {one} and {other}").into()
        }
        // The choice has said so already.
        Happened::GivesAway { .. } => Clause::SILENT,
        Happened::NothingToTrade { .. } => "has nothing to trade".into(),
        Happened::Offers { things, to } => format!("offers {} {}", name(to), the(things)).into(),
        Happened::WantsToGive { things, .. } => format!("wants to give {}", the(things)).into(),
        Happened::Trades { gives, gets, with } => {
            format!("gives {} {} for {}", name(with), the(gives), the(gets)).into()
        }
        Happened::Judged { mercy: result, .. } => mercy(*result),
        Happened::HandsEverythingOver { .. } => "hands everything over".into(),
        Happened::Conducts { how } => conduct(*how).into(),
        Happened::Hostage => Clause::is("the hostage they hold"),
        Happened::ObjectiveNeverHere { .. } => "finds out that it was never here".into(),
        Happened::ObjectiveFound { .. } => "has found what the group came for".into(),
        Happened::ObjectiveNotHere { building } => format!("does not find it in {}", inside(building)).into(),
        Happened::NobodyOutside => "finds nobody waiting outside".into(),
        Happened::WaitedForOutside => Clause::is("waited for outside"),
        Happened::SuspectsSomebodyOutside => "has a feeling that somebody is waiting outside".into(),
        Happened::Available { comes, .. } => available(*comes).into(),
        Happened::Challenge { result } => challenged(*result).into(),
        Happened::MayTryAgain => "may try once more".into(),
    }
}

/// Every die with whose it is: the name alone, and with the die.
fn shown(sides: &[Text], dice: &[i32], markers: Option<i32>, dead: i32) -> Vec<(String, String)> {
    let sides = sides.iter().map(ToString::to_string).zip(dice.iter().copied());
    let markers = markers.map(|it| ("the markers".to_owned(), it));
    let all = sides.chain(markers).chain([("the dead".to_owned(), dead)]);
    all.map(|(name, die)| (name.clone(), with_die(&name, die))).collect()
}

/// A side with its die, set apart from a number that the name ends with.
fn with_die(side: &str, die: i32) -> String {
    let verb = if side.ends_with(|it: char| it.is_ascii_digit()) { " roll" } else { "" };
    format!("{side}{verb} {die}")
}

/// Sides with their dice.
fn each(sides: &[Text], dice: &[i32]) -> String {
    let each = sides.iter().zip(dice).map(|(side, die)| with_die(side, *die));
    each.collect::<Vec<_>>().join(", ")
}

/// Who goes first, and who after them.
fn order_of(order: &[&str]) -> String {
    let Some((first, others)) = order.split_first() else { return String::new() };
    let others: String = others.iter().map(|it| format!(", then {it}")).collect();
    format!("{first} first{others}")
}

/// The sides with the highest of these dice.
fn highest<'a>(sides: &'a [Text], dice: &[i32]) -> Vec<&'a str> {
    let most = dice.iter().max();
    sides.iter().zip(dice).filter(|it| Some(it.1) == most).map(|it| it.0.as_ref()).collect()
}

/// Who of equals goes first.
fn rolled_off(sides: &[Text], dice: &[i32]) -> String {
    match highest(sides, dice).as_slice() {
        [first] => order_of(&[first]),
        [..] => "equal again, so they roll again".to_owned(),
    }
}

/// Who has the first turn of an ambush.
fn begins(sides: &[Text], dice: &[i32]) -> String {
    match highest(sides, dice).as_slice() {
        [first] => order_of(&[first]),
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
        0 => "takes the full damage".to_owned(),
        1 => "takes the damage down 1 level".to_owned(),
        n => format!("takes the damage down {n} levels"),
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
        (_, []) => format!("hits {}", super::deed::several(&hit)),
        (_, _) => format!("hits {}, misses {}", super::deed::several(&hit), listed(&missed, names)),
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
fn inside(building: &Text) -> String {
    if building.is_empty() { "the building".to_owned() } else { view::with_article(building) }
}

/// What a Reaction Test came to.
fn reacts(result: Reaction) -> String {
    let does = match result {
        Reaction::Fire => "may fire",
        Reaction::CarryOn => "carries on",
        Reaction::RushShot => "takes a Rush Shot",
        Reaction::ChargeIntoMelee => "charges",
        Reaction::DuckBack => "ducks back",
        Reaction::Runaway => "runs away",
    };
    does.to_owned()
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
        Talked::WalkTheWalk => format!("talks to {with}, and a fight breaks out"),
        Talked::Pleasantries => format!("talks to {with}, and they go their way"),
        Talked::Barter => format!("talks to {with}, and they are willing to trade"),
        Talked::BarterAndJoin => format!("talks to {with}, and they are willing to trade and to join"),
    }
}

/// What captors do.
pub fn mercy(result: Mercy) -> Clause {
    match result {
        Mercy::Kills => Clause::is("shown no mercy and killed"),
        Mercy::Robs => Clause::is("robbed of everything"),
        Mercy::LeavesOneSupplies => Clause::is("robbed of all but one Supplies counter"),
        Mercy::Disarms => Clause::is("disarmed"),
        Mercy::LetsGo => Clause::is("let go"),
    }
}

const fn conduct(how: Conduct) -> &'static str {
    match how {
        Conduct::StaysPut => "stays put",
        Conduct::MakesForTheEdge => "makes for the edge of the map",
        Conduct::GetsAway => "moves away",
        Conduct::Advances => "advances",
        Conduct::OpensFire => "opens fire",
        Conduct::Reloads => "reloads",
        Conduct::Charges => "charges",
        Conduct::CannotFireAndGetsAway => "cannot fire and moves away",
    }
}

/// Whether somebody is at hand.
pub const fn available(comes: bool) -> &'static str {
    if comes { "comes along" } else { "cannot be found this time" }
}

const fn challenged(result: Challenged) -> &'static str {
    match result {
        Challenged::Success => "succeeds",
        Challenged::Failure => "fails",
        Challenged::Withdrawn => "thinks better of it",
    }
}
