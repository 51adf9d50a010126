//! Everything at once: every Encounter kind with every Class, every Attribute and every thing of the box in somebody's hands, and
//! every optional rule in use, made from the types, so that what is added to one of them is in play too.
use std::sync::Arc;

use crate::board;
use atzr::{
    battle::{Battle, Encounter, Phase, State, encounter::Purpose},
    printed::{Attribute, Class, CounterThing, DayPart, Printed},
    rules::Rules,
    setup::layout::MapLayout,
};

/// All of something, from the first on.
fn all<T: Copy>(first: T, after: fn(T) -> Option<T>) -> Vec<T> {
    std::iter::successors(Some(first), |&it| after(it)).collect()
}

fn after_attribute(it: Attribute) -> Option<Attribute> {
    use Attribute::*;
    Some(match it {
        Initiative => TwoGuns,
        TwoGuns => Negotiator,
        Negotiator => MedicalKnowledge,
        MedicalKnowledge => Brawler,
        Brawler => Fast,
        Fast => HardAsNails,
        HardAsNails => BornLeader,
        BornLeader => Agile,
        Agile => SharpEyes,
        SharpEyes => Stealthy,
        Stealthy => Scrounger,
        Scrounger => Rage,
        Rage => Runt,
        Runt => Slow,
        Slow => Poser,
        Poser => return None,
    })
}

fn after_purpose(it: Purpose) -> Option<Purpose> {
    Some(match it {
        Purpose::Items => Purpose::Person,
        Purpose::Person => Purpose::Hostage,
        Purpose::Hostage => Purpose::Thing(CounterThing::Rpg),
        Purpose::Thing(_) => return None,
    })
}

fn after_encounter(it: Encounter) -> Option<Encounter> {
    Some(match it {
        Encounter::Search {} => Encounter::Raid { class: Class::Ganger, purpose: Purpose::Items },
        Encounter::Raid { class, purpose } => match after_purpose(purpose) {
            Some(purpose) => Encounter::Raid { class, purpose },
            None => Encounter::TakeBack {},
        },
        Encounter::TakeBack {} => Encounter::Chillin {},
        Encounter::Chillin {} => Encounter::Defend {},
        Encounter::Defend {} => Encounter::Robbery { after_chillin: false, suspicious: false },
        Encounter::Robbery { after_chillin, suspicious } => match (after_chillin, suspicious) {
            (false, _) => Encounter::Robbery { after_chillin: true, suspicious: false },
            (true, false) => Encounter::Robbery { after_chillin: true, suspicious: true },
            (true, true) => Encounter::Bushwhack {},
        },
        Encounter::Bushwhack {} => return None,
    })
}

/// The maps an Encounter is played on.
fn layout(of: Encounter) -> MapLayout {
    match of {
        Encounter::TakeBack {} => MapLayout::single("maple-heights"),
        Encounter::Chillin {} | Encounter::Robbery { after_chillin: true, .. } => {
            MapLayout::single("market-square")
        }
        Encounter::Raid { .. } | Encounter::Robbery { after_chillin: false, .. } => {
            MapLayout::side_by_side("market-square", "harbour-street")
        }
        Encounter::Search {} | Encounter::Bushwhack {} => {
            MapLayout::side_by_side("maple-heights", "route-nine")
        }
        Encounter::Defend {} => MapLayout::side_by_side("hollis-farm", "lake-minnow"),
    }
}

const NAMES: [&str; 4] = ["Ray", "Ines", "Dot", "Coop"];

/// A Star and three Grunts with all Attributes and all things dealt out to them, about to begin.
fn start(of: Encounter, class: Class, day: DayPart, printed: &Arc<Printed>) -> Battle {
    let mut crowd = board::printed(layout(of), of, printed).day(day);
    crowd.0.rules = Rules { star_rep_five: true, substitute_attributes: true };
    crowd.0.side_mut(atzr::battle::SideId(0)).class = class;
    let (attributes, things) = (all(Attribute::Initiative, after_attribute), CounterThing::ALL);
    for (n, name) in NAMES.into_iter().enumerate() {
        crowd = if n == 0 { crowd.star(name, 5, "0101") } else { crowd.grunt(name, 5 - n as u8, "0101") };
        crowd = crowd.last(|it| {
            it.state = State::Waiting;
            it.attributes = attributes.iter().copied().skip(n).step_by(NAMES.len()).collect();
            let mut own = things.iter().copied().skip(n).step_by(NAMES.len());
            it.hands.extend(own.next().map(Into::into));
            it.gear.extend(own.map(Into::into));
            (it.infected, it.immune, it.knows_the_cure) = (n == 1, n == 2, n == 3);
            (it.wears_vest, it.doses) = (n == 0, u8::from(n == 2));
        });
    }
    let mut battle = crowd.done();
    (battle.turn, battle.phase, battle.vision) = (0, Phase::Begin, None);
    battle
}

/// Every Encounter kind with every Class, by all Day Parts in turn, and what it is called.
pub fn games() -> Vec<(String, Battle)> {
    games_with(Printed::book())
}

/// The same with the cards, counters and tables of another box.
pub fn games_with(printed: &Arc<Printed>) -> Vec<(String, Battle)> {
    let kinds = all(Encounter::Search {}, after_encounter).into_iter().enumerate();
    let each = |(n, of): (usize, Encounter)| {
        Class::ALL.into_iter().enumerate().map(move |(m, class)| {
            let day = DayPart::ALL[(n + m) % DayPart::ALL.len()];
            (format!("{of:?}, {class:?}, {day:?}"), start(of, class, day, printed))
        })
    };
    kinds.flat_map(each).collect()
}
