//! A campaign that came from outside, gone through as a whole: whatever its rules look up, add or count.
use kernel::{
    Seat,
    flaw::{self, CheckResult, count, each, number, one_of, within},
};

use super::{
    begin::NewStar,
    file::DiaryEntry,
    group::{Gone, Group, Member},
    muster::muster,
    saga::{Doing, Saga, Settling},
};
use crate::{setup::forces, table::campaign::Month};

/// More players than any campaign has, and more people than any group.
const MOST_PLAYERS: usize = 8;
const MOST_MEMBERS: usize = 200;
/// Things that somebody or a group owns.
const MOST_THINGS: usize = 1_000;
/// Things that somebody can set out with.
const MOST_CARRIED: usize = 200;
/// Everybody who ever was in a group, every Encounter that was played or is planned.
const MOST_TOLD: usize = 60_000;
const MOST_REP: u8 = 20;
const MOST_HAD: u8 = 100;

/// What is wrong with a campaign, if anything is.
pub fn check(saga: &Saga) -> CheckResult {
    let known = saga.printed.characters.named.len();
    let campaign = &saga.campaign;
    within("doing", doing(&saga.doing, known))?;
    if !saga.name.is_empty() {
        flaw::called("name", &saga.name)?;
    }
    number("begun", saga.begun, 0..=MOST_TOLD as u32)?;
    each("played", MOST_TOLD, &saga.played, |it| flaw::called("title", &it.title))?;
    each("earlier", MOST_TOLD, &saga.earlier, |it| match it {
        DiaryEntry::Played(at) => {
            one_of("played", *at as u64, saga.played.len(), "Encounters that were played")
        }
        DiaryEntry::Month(_) | DiaryEntry::Told(_) => Ok(()),
    })?;
    within("campaign", within("month", month(campaign.month)))?;
    within("campaign", each("groups", MOST_PLAYERS, &campaign.groups, |it| group(it, known)))?;
    within(
        "campaign",
        each("chapters", MOST_TOLD, &campaign.chapters, |it| within("month", month(it.month))),
    )?;
    within("campaign", each("planned", MOST_TOLD, &campaign.planned, |it| flaw::called("title", &it.title)))?;
    // Ids are never used again, and the number is that of the last.
    let members = campaign.groups.iter().flat_map(|it| &it.members).map(|it| it.id.0);
    let gone = campaign.groups.iter().flat_map(|it| &it.gone).map(|it| it.id.0);
    let least = members.chain(gone).max().unwrap_or(0);
    number("campaign/next_member", campaign.next_member, least..=MOST_TOLD as u16)?;
    due(saga)
}

/// Somebody is there for an Encounter that is due.
fn due(saga: &Saga) -> CheckResult {
    match saga.doing {
        Doing::Packing(_) | Doing::Ready(_) => {
            let there = muster(saga).is_some_and(|it| !it.members.is_empty());
            flaw::holds("doing", there, "an Encounter is to be played, and nobody is there for it")
        }
        Doing::Gathering { .. } | Doing::Agreeing { .. } | Doing::Beginning { .. } => Ok(()),
        Doing::Months {} | Doing::Settling(_) => Ok(()),
    }
}

fn doing(it: &Doing, known: usize) -> CheckResult {
    match it {
        Doing::Gathering { stars } => within("gathering", self::stars(stars, known)),
        Doing::Agreeing { stars } => within("agreeing", somebody(stars, known)),
        Doing::Beginning { stars } => within("beginning", somebody(stars, known)),
        Doing::Settling(it) => within("settling", settling(it)),
        Doing::Months {} | Doing::Packing(_) | Doing::Ready(_) => Ok(()),
    }
}

/// Nobody sets out without a Star.
fn somebody(these: &[NewStar], known: usize) -> CheckResult {
    count("stars", these.len(), 1..=MOST_PLAYERS)?;
    stars(these, known)
}

/// Each player has one Star.
fn stars(these: &[NewStar], known: usize) -> CheckResult {
    each("stars", MOST_PLAYERS, these, |it| star(it, known))?;
    let twice = |(at, it): (usize, &NewStar)| these[..at].iter().any(|other| other.seat == it.seat);
    flaw::holds("stars", !these.iter().enumerate().any(twice), "a player has two Stars; each has one")
}

fn star(it: &NewStar, known: usize) -> CheckResult {
    seat(it.seat)?;
    one_of("counter", it.counter.0, known, "characters")?;
    it.own.as_ref().map_or(Ok(()), |it| flaw::called("own/name", &it.name))
}

fn settling(it: &Settling) -> CheckResult {
    within(
        "outcome",
        each("fared", MOST_PLAYERS * MOST_MEMBERS, &it.outcome.fared, |it| {
            number("rep_lost", it.rep_lost, 0..=MOST_REP)?;
            count("carries", it.carries.len(), 0..=MOST_THINGS)
        }),
    )
}

fn group(it: &Group, known: usize) -> CheckResult {
    seat(it.seat)?;
    each("members", MOST_MEMBERS, &it.members, |it| member(it, known))?;
    count("store", it.store.len(), 0..=MOST_THINGS)?;
    number("doses", it.doses, 0..=MOST_HAD)?;
    each("gone", MOST_TOLD, &it.gone, gone)?;
    count("treated_last", it.treated_last.len(), 0..=MOST_MEMBERS)
}

fn member(it: &Member, known: usize) -> CheckResult {
    flaw::called("name", &it.name)?;
    flaw::holds("name", !it.name.trim().is_empty(), "everybody has a name")?;
    one_of("who", it.who.0, known, "characters")?;
    number("rep", it.rep, 1..=forces::MOST_REP)?;
    number("movement", it.movement, 0..=2 * MOST_REP)?;
    count("attributes", it.attributes.len(), 0..=usize::from(MOST_REP))?;
    number("rep_lost", it.rep_lost, 0..=MOST_REP)?;
    number("months", it.months, 0..=MOST_TOLD as u16)?;
    count("carries", it.carries.len(), 0..=MOST_CARRIED)
}

fn gone(it: &Gone) -> CheckResult {
    flaw::called("name", &it.name)?;
    number("rep", it.rep, 0..=MOST_REP)?;
    within("month", month(it.month))
}

fn month(it: Month) -> CheckResult {
    number("year", it.year, 1..=MOST_TOLD as u16)?;
    number("month", it.month, 1..=12)
}

/// A chair that somebody can sit down to.
fn seat(it: Seat) -> CheckResult {
    number("seat", it.0, 0..=MOST_PLAYERS as u8 - 1)
}
