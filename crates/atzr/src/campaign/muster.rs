//! From the campaign to the Encounter that is due (18.3): who comes with what, and on which maps.

use kernel::scripted;

use super::{
    Campaign, Due, Mode,
    group::{Group, Member, MemberId},
    saga::{Plot, Saga},
};
use crate::{
    battle::{self, item::Item, person::Less},
    printed::{Area, CounterThing, NamedId, Printed},
    setup::{
        forces::{PersonFile, TeamFile},
        layout::MapLayout,
        position::BoxFile,
        scenario::ScenarioFile,
    },
    table::encounter::Encounter,
};

/// An Encounter with the members in it, in the order of its people.
#[derive(Clone, Debug, PartialEq)]
pub struct Mustered {
    pub file: ScenarioFile,
    pub members: Vec<MemberId>,
}

/// The Encounter that is due, if one is.
pub fn muster(saga: &Saga) -> Option<Mustered> {
    let (due, plot) = saga.due()?;
    let (campaign, printed) = (&saga.campaign, &saga.printed);
    let present = |it: &&Member| due.members.contains(&it.id) || Some(it.id) == held(plot);
    let groups: Vec<(&Group, Vec<&Member>)> =
        campaign.groups.iter().map(|it| (it, it.members.iter().filter(present).collect())).collect();
    let members: Vec<MemberId> = groups.iter().flat_map(|it| &it.1).map(|it| it.id).collect();
    let planned = campaign.planned.first().filter(|it| it.encounter == due.encounter);
    let title = planned.map_or_else(|| due.encounter.name().to_owned(), |it| it.title.clone());
    let teams = teams(campaign.mode, &groups, plot, printed);
    let file = ScenarioFile {
        about: planned.map_or_else(String::new, |it| format!("{} ", it.about)) + &about(campaign, due),
        teaches: planned.map_or_else(String::new, |it| it.teaches.clone()),
        day: Some(due.part),
        rules: campaign.rules,
        mustered: true,
        tables: Some(printed.text().to_owned()),
        in_box: in_box(campaign, &members, printed),
        ..ScenarioFile::new(title, encounter(due.encounter, plot), maps(campaign, due, plot), teams)
    };
    Some(Mustered { file, members })
}

/// What is drawn from, where it is less than all that nobody brings along: whoever stays at home is met by nobody, and what lies
/// there is in no cup.
fn in_box(campaign: &Campaign, members: &[MemberId], printed: &Printed) -> BoxFile {
    let cups = campaign.cups(printed, &mut scripted(&[]));
    let all = campaign.groups.iter().flat_map(|it| &it.members);
    let home: Vec<&Member> = all.filter(|it| !members.contains(&it.id)).collect();
    let stored = campaign.groups.iter().flat_map(|it| &it.store);
    let things = home.iter().flat_map(|it| &it.carries).chain(stored);
    let name = |it: u8| printed.characters.card(NamedId(it)).name.clone();
    BoxFile {
        things: things.map(|&it| (it, cups.left(it))).collect(),
        named: (!home.is_empty()).then(|| cups.unused().iter().map(name).collect()),
        ..BoxFile::default()
    }
}

fn held(plot: Plot) -> Option<MemberId> {
    match plot {
        Plot::Raid { hostage, .. } => hostage,
        Plot::Plain {} | Plot::WayHome { .. } => None,
    }
}

fn about(campaign: &Campaign, due: &Due) -> String {
    let about = due.encounter.about();
    let (when, month) = (due.part.words(), campaign.month.words());
    format!("{} {when}, {month}: {about}.", place(due.area))
}

/// An area as a reader reads it.
pub const fn place(area: Area) -> &'static str {
    match area {
        Area::Urban => "In the city",
        Area::Suburbs => "In the suburbs",
        Area::Rural => "In the country",
    }
}

fn encounter(encounter: Encounter, plot: Plot) -> battle::Encounter {
    match (encounter, plot) {
        (_, Plot::Raid { class, purpose, .. }) => battle::Encounter::Raid { class, purpose },
        (_, Plot::WayHome { suspicious }) => battle::Encounter::Robbery { after_chillin: true, suspicious },
        (Encounter::Search | Encounter::RaidOrRescue, Plot::Plain {}) => battle::Encounter::Search {},
        (Encounter::TakeBack, Plot::Plain {}) => battle::Encounter::TakeBack {},
        (Encounter::Chillin, Plot::Plain {}) => battle::Encounter::Chillin {},
        (Encounter::Defend, Plot::Plain {}) => battle::Encounter::Defend {},
        (Encounter::Robbery, Plot::Plain {}) => {
            battle::Encounter::Robbery { after_chillin: false, suspicious: false }
        }
        (Encounter::Bushwhack, Plot::Plain {}) => battle::Encounter::Bushwhack {},
    }
}

/// Two maps of the area, or one where the Encounter wants a single one; the other of the two lies first the next time.
fn maps(campaign: &Campaign, due: &Due, plot: Plot) -> MapLayout {
    let ids = match due.area {
        Area::Rural => ["hollis-farm", "lake-minnow"],
        Area::Suburbs => ["maple-heights", "route-nine"],
        Area::Urban => ["market-square", "harbour-street"],
    };
    // Robbers wait where the Chillin' was, which has been written down by now.
    let played = match plot {
        Plot::WayHome { .. } => campaign.chapters.len().saturating_sub(1),
        Plot::Plain {} | Plot::Raid { .. } => campaign.chapters.len(),
    };
    let first = played % 2;
    let single = matches!(plot, Plot::WayHome { .. })
        || matches!(due.encounter, Encounter::TakeBack | Encounter::Chillin);
    if single {
        return MapLayout::single(ids[first]);
    }
    MapLayout::end_to_end(ids[first], ids[1 - first])
}

/// One side for all who play together; each for himself where they play against each other.
fn teams(mode: Mode, groups: &[(&Group, Vec<&Member>)], plot: Plot, printed: &Printed) -> Vec<TeamFile> {
    let people = |group: &Group, members: &[&Member]| -> Vec<PersonFile> {
        let goes = |it: &&&Member| Some(it.id) != held(plot);
        let carrier = members.iter().filter(goes).max_by_key(|it| it.star).map(|it| it.id);
        let all = members.iter().map(|it| {
            let mut person = person(group, it, printed);
            person.hostage = held(plot) == Some(it.id);
            person.doses = if carrier == Some(it.id) { group.doses } else { 0 };
            person
        });
        all.collect()
    };
    let here = groups.iter().filter(|it| !it.1.is_empty());
    let team = |class, people| TeamFile { class, people, ..TeamFile::default() };
    match mode {
        Mode::Solo | Mode::Cooperative => {
            let class = here.clone().next().map(|it| it.0.class);
            let all: Vec<PersonFile> = here.flat_map(|it| people(it.0, &it.1)).collect();
            class
                .map(|class| TeamFile { name: "the group".to_owned(), ..team(class, all) })
                .into_iter()
                .collect()
        }
        Mode::Competitive => here.map(|it| team(it.0.class, people(it.0, &it.1))).collect(),
    }
}

fn person(group: &Group, member: &Member, printed: &Printed) -> PersonFile {
    let (hands, gear, wears_vest) = shared_out(&member.carries, printed);
    PersonFile {
        name: member.name.clone(),
        pronoun: member.pronoun,
        counter: Some(printed.characters.card(member.who).name.clone()),
        seat: group.seat.0,
        star: member.star,
        rep: Some(member.rep),
        attributes: Some(member.attributes.clone()),
        hands,
        gear,
        wears_vest,
        infected: member.infected,
        immune: member.immune,
        less: Less { hunger: member.hungry, wound: member.weakened, infection: member.rep_lost },
        class: Some(group.class),
        last_medikit: group.used_up_on(member.id),
        ..PersonFile::default()
    }
}

/// A Vest is worn, the first weapons are in the hands, all else is stowed.
fn shared_out(carries: &[CounterThing], printed: &Printed) -> (Vec<Item>, Vec<Item>, bool) {
    let (mut hands, mut gear, mut vest) = (Vec::new(), Vec::new(), false);
    let mut free = 2_u8;
    for &thing in carries {
        let counter = printed.counters.of(thing);
        let needs = counter.hands_to_use.unwrap_or(counter.hands).max(1);
        if thing == CounterThing::Vest && !vest {
            vest = true;
        } else if counter.is_weapon() && needs <= free {
            free -= needs;
            hands.push(thing.into());
        } else {
            gear.push(thing.into());
        }
    }
    (hands, gear, vest)
}
