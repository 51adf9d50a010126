//! What can be read beside the map: the Encounter, a sheet for each character, cards that lie open.
use kernel::{RuleId, Viewer, scripted};
use view::{Aim, Amount, GoalProgress, NamedValue, Panel, Role, Standing};

use super::{UNITS, is_open, is_own, line, piece, player, words};
use crate::{
    battle::{
        Battle, Encounter, Person, PersonId, SideId, State, card,
        encounter::{self, Objective, Progress, Purpose, is_reached},
        item::{self, Item},
        place::Searched,
    },
    phrases::shows,
    printed::{CardId, counters::CounterKind},
    table::carry::Burden,
};

/// The Encounter with its cards, then those whom the reader leads, then the others.
pub(super) fn all(battle: &Battle, viewer: Viewer) -> Vec<Panel> {
    let mut people: Vec<(bool, Panel)> = battle
        .everybody()
        .filter(|(who, it)| {
            is_own(battle, viewer, it) || it.seat.is_some() || is_met(battle, viewer, *who, it)
        })
        .map(|(who, it)| (!is_own(battle, viewer, it), sheet(battle, viewer, who, it)))
        .collect();
    people.sort_by_key(|it| it.0);
    let side = player(battle, viewer).map_or(SideId(0), |it| battle.side_of(it));
    let mut panels = vec![encounter(battle, side)];
    panels.extend(people.into_iter().map(|it| it.1));
    panels
}

/// Strangers have a sheet as long as somebody sees them; those who duck back keep it, with what the map shows of them alone.
fn is_met(battle: &Battle, viewer: Viewer, who: PersonId, person: &Person) -> bool {
    is_open(battle, viewer, who) || (person.ducked && person.functions())
}

fn ruled(name: &str, value: impl Into<String>, rule: RuleId) -> NamedValue {
    NamedValue { rule: Some(rule), ..line(name, value) }
}

fn sheet(battle: &Battle, viewer: Viewer, who: PersonId, person: &Person) -> Panel {
    let own = is_own(battle, viewer, person);
    let open = is_open(battle, viewer, who);
    let mut lines = Vec::new();
    if open {
        lines.push(NamedValue::of_amount("Rep", Amount::plain(person.rep())));
        let star = if person.star { "Star" } else { "Grunt" };
        lines.push(line("", format!("{star}, {}", words(&person.class))));
    }
    lines.extend(state(battle, who, person).map(|it| NamedValue { role: Some(Role::State), ..line("", it) }));
    if own {
        lines.extend(own_values(battle, person));
    }
    if open {
        lines.extend(less(person).map(|it| line("Rep lost", it)));
        let hands: Vec<String> = person.hands.iter().map(|it| held(battle, it)).collect();
        let hands = if hands.is_empty() { "nothing".to_owned() } else { hands.join("; ") };
        lines.push(NamedValue { role: Some(Role::Weapon), ..line("in hand", hands) });
        lines.extend(attributes(person).map(|it| line("Attributes", it)));
    }
    if own {
        lines.extend(own_lines(battle, person));
    }
    let awaited = person.state == State::Waiting || is_held(battle, who, person);
    Panel {
        title: person.name.clone(),
        about: Some(who.token()),
        side: Some(piece::side(battle, viewer, person)),
        awaited,
        pronoun: person.pronoun,
        trade: open.then(|| words(&person.class)),
        aims: Vec::new(),
        lines,
    }
}

/// A weapon in hand with what is printed on its counter.
fn held(battle: &Battle, item: &Item) -> String {
    let counter = battle.scene.printed.counters.of(item.thing);
    let name = piece::item(item);
    match counter.kind {
        CounterKind::Ranged => {
            let dice = if counter.fire_dice == 1 {
                "1 die".to_owned()
            } else {
                format!("{} dice", counter.fire_dice)
            };
            format!("{name}, {dice}, range {}", counter.range)
        }
        CounterKind::Explosive | CounterKind::Melee | CounterKind::Item => name,
    }
}

/// What changes from turn to turn.
fn own_values(battle: &Battle, person: &Person) -> Vec<NamedValue> {
    let mut lines = Vec::new();
    if person.functions() && 0 < person.turn.points && !person.turn.done {
        let points = person.turn.points;
        let left = Amount::plain(points).of(Some(person.movement.max(points).into()));
        let (rule, role) = (Some(rule!("atzr.move.points")), Some(Role::Effort));
        lines.push(NamedValue { rule, role, ..NamedValue::of_count(UNITS.effort, left) });
    }
    if person.star {
        lines.push(ruled("Star Power", person.star_power.to_string(), rule!("atzr.star-power.dice")));
    }
    let load = item::load(battle, person);
    let load = Amount::plain(u32::try_from(load).unwrap_or_default()).of(Some(person.rep().into()));
    let rule = Some(rule!("atzr.carry.limit"));
    lines.push(NamedValue { rule, ..NamedValue::of_amount("load", load) });
    lines
}

/// What only those who lead somebody may know of him, or need to.
fn own_lines(battle: &Battle, person: &Person) -> Vec<NamedValue> {
    let hidden = rule!("atzr.ruling.hidden-in-multiplayer");
    let mut lines = Vec::new();
    let gear: Vec<String> = person.gear.iter().map(piece::item).collect();
    if !gear.is_empty() {
        lines.push(ruled("gear", gear.join(", "), hidden));
    }
    if person.wears_vest {
        lines.push(line("wears", "Vest"));
    }
    let load = item::load(battle, person);
    let burden = match Burden::of(person.rep().into(), load, &mut scripted(&[])) {
        Burden::None => None,
        Burden::OverRep => Some("overloaded: only 1 die for a Fast Move"),
        Burden::OverTwiceRep => Some("badly overloaded: no Fast Move, 1 Movement Point more a hex"),
    };
    lines.extend(burden.map(|it| ruled("carries", it, rule!("atzr.carry.limit"))));
    if 0 < person.doses {
        let doses = if person.doses == 1 { "1 dose".to_owned() } else { format!("{} doses", person.doses) };
        lines.push(line("the Cure", doses));
    }
    lines
}

fn less(person: &Person) -> Option<String> {
    let reasons = [
        (u8::from(person.less.hunger), "hunger"),
        (u8::from(person.less.wound), "a wound"),
        (person.less.infection, "infection"),
    ];
    let said: Vec<String> =
        reasons.iter().filter(|it| 0 < it.0).map(|it| format!("{} for {}", it.0, it.1)).collect();
    (!said.is_empty()).then(|| said.join(", "))
}

fn attributes(person: &Person) -> Option<String> {
    let all: Vec<String> = person.attributes.iter().map(words).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// How somebody fares who does not simply stand there.
fn state(battle: &Battle, who: PersonId, person: &Person) -> Option<String> {
    Some(match person.state {
        State::Functioning => return None,
        State::Waiting => "not on the map yet".to_owned(),
        State::OutOfTheFight => "Out of the Fight".to_owned(),
        State::ObviouslyDead { turn, .. } => format!("dead since turn {turn}"),
        State::TakenOff => "down, taken off the map".to_owned(),
        State::RanAway => "ran away".to_owned(),
        State::Left if is_held(battle, who, person) => "held hostage".to_owned(),
        State::Left if battle.progress.absent.contains(&who) => "stayed away".to_owned(),
        State::Left => "left the map".to_owned(),
        State::Captive { of } => format!("captive of {}", battle.side(of).name),
        State::LetGo => "let go".to_owned(),
        State::Turned { .. } => "a zombie now".to_owned(),
    })
}

/// Whether somebody is the hostage whom nobody has reached yet.
fn is_held(battle: &Battle, who: PersonId, person: &Person) -> bool {
    let sought = battle.progress.hostage == Some(who) && battle.progress.objective != Objective::Found;
    sought && person.state == State::Left
}

/// What the Encounter is about, and how far it is.
fn encounter(battle: &Battle, side: SideId) -> Panel {
    let (title, mut objective, rule) = aim(battle.scene.encounter);
    if let Some(wanted) = battle.progress.wanted {
        objective.push_str(&format!(", {wanted} in all"));
    }
    let reached = is_reached(battle, side);
    let aim = Aim {
        name: "objective".to_owned(),
        what: objective,
        rule: Some(rule),
        counts: progress(battle, side, &battle.progress),
        standing: if reached { Standing::Met } else { Standing::Open },
        so_far: if reached { "reached" } else { "not yet" }.to_owned(),
    };
    Panel { title: title.to_owned(), aims: vec![aim], lines: cards(battle), ..Panel::default() }
}

fn aim(encounter: Encounter) -> (&'static str, String, RuleId) {
    match encounter {
        Encounter::Search {} => (
            "Search",
            "find supplies or win somebody over".to_owned(),
            rule!("atzr.search-encounter.objective"),
        ),
        Encounter::Raid { class, purpose } => {
            let what = match purpose {
                Purpose::Items => "things",
                Purpose::Person => "somebody",
                Purpose::Hostage => "the hostage",
                Purpose::Thing(thing) => thing.name(),
            };
            let from = words(&class);
            ("Raid", format!("find {what} of the {from}s"), rule!("atzr.raid.find"))
        }
        Encounter::TakeBack {} => {
            ("Take Back", "clear and search the whole map".to_owned(), rule!("atzr.takeback.objective"))
        }
        Encounter::Chillin {} => {
            ("Chillin'", "talk to people, without a fight".to_owned(), rule!("atzr.chillin.objective"))
        }
        Encounter::Defend {} => {
            ("Defend", "keep the raiders out of the homes".to_owned(), rule!("atzr.defend.setup"))
        }
        Encounter::Robbery { .. } => {
            ("Robbery", "keep what you have and stay on your feet".to_owned(), rule!("atzr.robbery.setup"))
        }
        Encounter::Bushwhack {} => {
            ("Bushwhack", "come out of it unharmed".to_owned(), rule!("atzr.bushwhack.setup"))
        }
    }
}

fn progress(battle: &Battle, side: SideId, it: &Progress) -> Vec<GoalProgress> {
    match battle.scene.encounter {
        Encounter::Search {} => {
            vec![
                GoalProgress::number("supplies", it.supplies.of(side).into()),
                GoalProgress::number("won over", it.recruits.of(side).into()),
            ]
        }
        Encounter::Raid { .. } => {
            let found = match it.objective {
                Objective::Sought => "sought",
                Objective::Found if it.found_by.is_some_and(|it| it != side) => "found by others",
                Objective::Found => "found",
                Objective::NeverThere => "was never here",
            };
            vec![
                GoalProgress::told("target", found),
                GoalProgress::number("buildings entered", it.entered.len() as u32),
            ]
        }
        Encounter::TakeBack {} => {
            let done = battle.places.iter().filter(|it| it.search != Searched::NotYet).count();
            vec![GoalProgress::of("searched", done as u32, battle.places.len() as u32)]
        }
        Encounter::Chillin {} => {
            let building = encounter::target(battle).map(|it| battle.scene.board.building(it).name.clone());
            let place = building.map(|it| GoalProgress::told("meet in", it));
            let way_out =
                encounter::way_out(battle).map(|it| GoalProgress::told("way in and out", it.to_string()));
            let talks = format!("{} won, {} lost", it.talks_won.of(side), it.talks_lost.of(side));
            place.into_iter().chain(way_out).chain([GoalProgress::told("talks", talks)]).collect()
        }
        Encounter::Defend {} => {
            let homes: Vec<String> =
                it.homes.iter().map(|&it| battle.scene.board.building(it).name.clone()).collect();
            let homes = if homes.is_empty() { "not chosen yet".to_owned() } else { homes.join(", ") };
            vec![GoalProgress::told("homes", homes)]
        }
        Encounter::Robbery { .. } | Encounter::Bushwhack {} => {
            let down = battle.everybody().filter(|it| it.1.seat.is_some() && it.1.is_down()).count();
            vec![GoalProgress::number("down", down as u32)]
        }
    }
}

/// The cards that lie open: everybody may look through them, the others lie face down (2.3.2).
fn cards(battle: &Battle) -> Vec<NamedValue> {
    let rule = rule!("atzr.card.deck");
    let open: Vec<String> =
        battle.deck.discards().iter().map(|it| shows(&card::shown(battle, CardId(it)))).collect();
    let mut lines = vec![ruled("cards face down", battle.deck.left().len().to_string(), rule)];
    if !open.is_empty() {
        lines.push(ruled("cards drawn", open.join("; "), rule));
    }
    lines
}
