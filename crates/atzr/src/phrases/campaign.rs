//! Words for what a campaign tells between its Encounters: the lines of its diary.
use kernel::{Event, RuleId, Text, What};
use view::clause::Clause;

use super::note::available;
use crate::{
    campaign::Departure,
    journal::Chronicle,
    printed::{Area, DayPart},
    table::{campaign::Month, encounter::Encounter},
};

/// The questions between the Encounters.
static ASKED: &[RuleId] = &[
    rule!("atzr.star.definition"),
    rule!("atzr.class.choose-once"),
    rule!("atzr.ruling.stored-items"),
    rule!("atzr.carry.own-any-number"),
    rule!("atzr.carry.count"),
    rule!("atzr.campaign.sequence"),
    rule!("atzr.game.modes"),
    rule!("atzr.campaign.optional"),
    rule!("atzr.campaign.move-area"),
    rule!("atzr.encounter.voluntary"),
    rule!("atzr.daypart.choice"),
    rule!("atzr.item.star-start"),
    rule!("atzr.group.start-recruit"),
    rule!("atzr.encounter.format"),
];

/// Whether an event is a line of the diary.
pub fn alone(event: &Event) -> bool {
    matches!(&event.what, What::Noted { note, .. } if Chronicle::read(note).is_some())
}

/// Whether a campaign asks by this rule; what comes of the answer is told, so the answer is not.
pub fn asks(rule: RuleId) -> bool {
    ASKED.contains(&rule)
}

/// The heading of a month: the first is 1.
pub fn heading(n: i32) -> String {
    let months = u16::try_from(n.max(1) - 1).unwrap_or(u16::MAX);
    Month { month: (months % 12) as u8 + 1, year: months / 12 + 1 }.words()
}

/// What is told of a member, after the name, or by itself.
pub fn chronicle(told: &Chronicle) -> Clause {
    match told {
        Chronicle::ComesAlong { who, carries } if carries.is_empty() => {
            format!("{who} comes along, with nothing").into()
        }
        Chronicle::ComesAlong { who, carries } => {
            format!("{who} comes along, with {}", carries.join(" and ")).into()
        }
        Chronicle::BeginsWith { who, things: 1 } => format!("{who} starts with 1 item").into(),
        Chronicle::BeginsWith { who, things } => format!("{who} starts with {things} items").into(),
        Chronicle::Chooses { who, thing, nth, of } => format!("{who} takes {thing} ({nth} of {of})").into(),
        Chronicle::PlayerComes { who } => format!("{who} comes along").into(),
        Chronicle::PlayerGoes { who } => format!("{who} does not come along after all").into(),
        Chronicle::HandsOver { thing, from, to } => {
            let end = |it: &Option<Text>| it.clone().unwrap_or_else(|| "the store".into());
            format!("{thing} goes from {} to {}", end(from), end(to)).into()
        }
        Chronicle::EncounterOver { title, success, turn } => {
            format!("{title}: {} in turn {turn}", if *success { "success" } else { "failure" }).into()
        }
        Chronicle::EncounterAbandoned { title } => {
            format!("{title} is abandoned, and nothing of it counts").into()
        }
        Chronicle::TheEnd => "the campaign ends here".into(),
        Chronicle::Earlier { words } => words.as_ref().into(),
        Chronicle::Stays { area } => format!("the month is spent in {}", place(*area)).into(),
        Chronicle::Eats { eaten, left, group } => {
            let whose = group.as_ref().map_or_else(String::new, |it| format!("{it}'s group: "));
            match eaten {
                0 => format!("{whose}there is nothing to eat").into(),
                n => format!("{whose}Supplies eaten: {n}, left: {left}").into(),
            }
        }
        Chronicle::GoesHungry => "goes hungry this month".into(),
        Chronicle::GoesTo { encounter, part, there, elsewhere } => {
            format!("{} {}: {}", encounter.name(), part.words(), who_is_there(there, elsewhere)).into()
        }
        Chronicle::Befalls { encounter, part, home, there, elsewhere } => {
            let home = home.map_or_else(String::new, |it| format!(", at home in {}", place(it)));
            format!("{}{home}: {}", befalls(*encounter, *part), who_is_there(there, elsewhere)).into()
        }
        Chronicle::NobodyGoesOut => "nobody goes out this month".into(),
        Chronicle::NothingHappens => "nothing else happens".into(),
        Chronicle::Available { who, comes, .. } => format!("{who} {}", available(*comes)).into(),
        Chronicle::Hostage => Clause::is("held by them"),
        Chronicle::BringsHome { things } => format!("brings home: {}", things.join(", ")).into(),
        Chronicle::Loses { things } => format!("loses: {}", things.join(", ")).into(),
        Chronicle::Recovers => "recovers".into(),
        Chronicle::ComesBack => "comes back".into(),
        Chronicle::RecoversWeakened => "recovers, with 1 Rep less in the next Encounter".into(),
        Chronicle::IsInfected => Clause::is("infected"),
        Chronicle::IsNotInfected => "was bitten but is not infected".into(),
        Chronicle::RepStays { rep } => format!("stays at Rep {rep}").into(),
        Chronicle::RepRises { rep } => format!("rises to Rep {rep}").into(),
        Chronicle::RepFalls { rep } => format!("falls to Rep {rep}").into(),
        Chronicle::Lost { .. } => lost(told).into(),
        Chronicle::IsTheStar => Clause::is("the Star now"),
        Chronicle::StaysWithTheGroup { successes, stars, went_well, skips } => {
            let skips = if *skips { ", and skips the next test" } else { "" };
            format!("stays with the group{skips}: {}", scored(*successes, *stars, *went_well)).into()
        }
        Chronicle::StaysUntested => "stays without a test".into(),
        Chronicle::LeavesTheGroup { successes, stars, went_well, things } => {
            let with = if things.is_empty() { String::new() } else { format!(" with {}", things.join(", ")) };
            format!("{}{with}: {}", Departure::Left.words(), scored(*successes, *stars, *went_well)).into()
        }
        Chronicle::ThinksWorseOfTheStar => "thinks less of the Star now".into(),
        Chronicle::Joins => "joins the group".into(),
        Chronicle::HadTheCure => "has had a dose of the Cure".into(),
    }
}

/// How somebody was lost: in which Encounter, where, and by what.
fn lost(told: &Chronicle) -> String {
    let Chronicle::Lost { fate, month, year, encounter, area, by_zombies, by } = told else {
        return String::new();
    };
    let when = Month { month: *month, year: *year }.words();
    let how = match (fate, by, by_zombies) {
        (Departure::Died, Some(by), _) => format!("died in {when}, killed by {by}"),
        (Departure::Died, None, true) => format!("died in {when}, killed by zombies"),
        (Departure::Died, None, false) => format!("died in {when}"),
        (Departure::Turned | Departure::Fled | Departure::Left | Departure::Disappeared, _, _) => {
            fate.words().to_owned()
        }
    };
    match (fate, encounter, area) {
        (Departure::Died | Departure::Turned | Departure::Fled, Some(encounter), Some(area)) => {
            format!("{how} ({}, {})", encounter.name(), place(*area))
        }
        (
            Departure::Died | Departure::Turned | Departure::Fled | Departure::Left | Departure::Disappeared,
            _,
            _,
        ) => how,
    }
}

/// What happens to people who did not look for it.
fn befalls(encounter: Encounter, part: DayPart) -> String {
    let comes = match encounter {
        Encounter::Defend => "raiders come",
        Encounter::Robbery => "robbers come",
        Encounter::Bushwhack => "somebody lies in ambush",
        Encounter::Search | Encounter::RaidOrRescue | Encounter::TakeBack | Encounter::Chillin => {
            "they go out"
        }
    };
    format!("{comes} {} ({})", part.words(), encounter.name())
}

/// Who takes part, and who is elsewhere.
fn who_is_there(there: &[Text], elsewhere: &[Text]) -> String {
    let names = there.join(", ");
    if elsewhere.is_empty() { names } else { format!("{names}; elsewhere: {}", elsewhere.join(", ")) }
}

const fn place(area: Area) -> &'static str {
    match area {
        Area::Urban => "the city",
        Area::Suburbs => "the suburbs",
        Area::Rural => "the country",
    }
}

/// How a test went; where both have as many, what decided it.
fn scored(own: u16, stars: u16, went_well: bool) -> String {
    let successes = if own == 1 { "1 success".to_owned() } else { format!("{own} successes") };
    let decided = match (own == stars, went_well) {
        (false, _) => "",
        (true, true) => ", and the Encounter went well",
        (true, false) => ", and the Encounter did not go well",
    };
    format!("{successes} against the Star's {stars}{decided}")
}
