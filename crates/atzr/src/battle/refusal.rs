//! Why something cannot be done now, where it takes more than the words of a rule. For readers only.
use ground::hex::Hex;
use kernel::RuleId;

use super::{
    Battle, FigureId, PersonId,
    act::Action,
    encounter::{self, Holdup, chillin},
    r#move::{self, MoveAction},
    person::Doing,
    recovery,
    shoot::{Guns, ShootAction, aim},
};
use crate::words::WORDS;

/// Why a rule forbids somebody an action now; nothing where the rule's first words say it.
pub fn reason(battle: &Battle, who: PersonId, action: &Action, by: RuleId) -> Option<String> {
    of_activation(battle, who, by)
        .or_else(|| of_end(battle, who, by))
        .or_else(|| of_way(battle, who, action, by))
        .or_else(|| of_weapon(battle, who, action, by))
        .or_else(|| of_others(battle, who, action, by))
        .or_else(|| WORDS.refusal(by, Some(&battle.person(who).name)))
}

/// What was done already in this activation.
fn of_activation(battle: &Battle, who: PersonId, by: RuleId) -> Option<String> {
    let turn = &battle.person(who).turn;
    if by == rule!("atzr.building.barricade") {
        return Some("It takes a whole activation at a door that is not barricaded yet.".to_owned());
    }
    let all = [rule!("atzr.action.list"), rule!("atzr.action.handle-items"), rule!("atzr.action.reload")];
    if !all.contains(&by) {
        return None;
    }
    let done = match turn.action {
        Some(Doing::Charge) => "charged",
        Some(Doing::HandleItems) => "handled items",
        Some(Doing::Reload) => "reloaded",
        Some(Doing::Barricade) => "barricaded a door",
        Some(Doing::Treat) => "treated somebody",
        Some(Doing::Challenge) => "tried a Challenge",
        None if turn.fired => "fired",
        None => "moved fast",
    };
    Some(format!("{} has already {done} in this activation.", battle.person(who).name))
}

/// What keeps somebody from ending the Encounter on the map.
fn of_end(battle: &Battle, who: PersonId, by: RuleId) -> Option<String> {
    if by != rule!("atzr.ruling.leave-map") {
        return None;
    }
    let why = match encounter::holdup(battle, battle.person(who).side)? {
        Holdup::Danger => {
            "A zombie or an enemy within 6 hexes has one of you in sight: leave by the edge of the map."
        }
        Holdup::Attackers => {
            "Those who attacked you are still about: drive them off, or leave by the edge of the map."
        }
    };
    Some(why.to_owned())
}

/// Hexes that are full or held, loads, and where one leaves the map.
fn of_way(battle: &Battle, who: PersonId, action: &Action, by: RuleId) -> Option<String> {
    if by == rule!("atzr.chillin.deployment") {
        let way_out = chillin::way_out(battle)?;
        return Some(format!("You leave the map where you entered it, at {way_out}."));
    }
    if by == rule!("atzr.carry.limit") {
        let fast = r#move::fast_move(battle, who);
        let most = 2 * fast.rep;
        let name = &battle.person(who).name;
        return Some(format!(
            "{name} carries {}: no Fast Move with more than {most} (twice Rep).",
            fast.load
        ));
    }
    let to = if let Action::Move(MoveAction::Go { to }) = action { Some(*to) } else { None };
    if by == rule!("atzr.stack.humans") {
        let there = standing(battle, who, to.unwrap_or(battle.person(who).at));
        return Some(match to {
            Some(_) => format!("{there} are already there, and a hex holds only two."),
            None => format!("{there} are in this hex already: {} has to go on.", battle.person(who).name),
        });
    }
    (by == rule!("atzr.ruling.no-zone-of-control")).then_some(())?;
    Some(format!("{} that hex; it takes a charge.", held_by(battle, to?)))
}

/// Those who stand in a hex beside one.
fn standing(battle: &Battle, who: PersonId, hex: Hex) -> String {
    let these = battle.standing_at(hex).filter(|it| it.0 != who).map(|it| FigureId::Person(it.0));
    battle.names(these).join(" and ")
}

/// Whoever is in a hex, the dead together, and that they hold it.
fn held_by(battle: &Battle, hex: Hex) -> String {
    let mut names = battle.names(battle.standing_at(hex).map(|it| FigureId::Person(it.0)));
    if battle.zombies_at(hex).next().is_some() {
        names.push("the dead".to_owned());
    }
    let alone = names.len() == 1 && battle.zombies_at(hex).next().is_none();
    format!("{} {}", names.join(" and "), if alone { "holds" } else { "hold" })
}

/// Empty weapons, full hands, and why nobody can be fired at.
fn of_weapon(battle: &Battle, who: PersonId, action: &Action, by: RuleId) -> Option<String> {
    if by == rule!("atzr.components.hands-and-gear") {
        let held: Vec<&str> = battle.person(who).hands.iter().map(|it| it.thing.name()).collect();
        return Some(format!(
            "{} has no hand free for it, with this in hand: {}.",
            battle.person(who).name,
            held.join(", ")
        ));
    }
    if by == rule!("atzr.ammo.out") {
        return Some("It is empty and has to be reloaded first.".to_owned());
    }
    let Action::Shoot(ShootAction::Fire(guns)) = action else { return None };
    let nearest = aim::nearest_enemy(battle, who)?;
    if by == rule!("atzr.ruling.table-weapon-counters") {
        return Some(too_far(battle, who, nearest, *guns));
    }
    unseen(battle, who, nearest, by)
}

fn too_far(battle: &Battle, who: PersonId, whom: FigureId, guns: Guns) -> String {
    let away = battle.at(whom).distance(battle.person(who).at);
    let reach = aim::range(battle, who, guns);
    format!("{} is nearest, {away} hexes away, and the weapon reaches {reach}.", capital(&battle.name(whom)))
}

/// Why somebody does not see another.
pub fn unseen(battle: &Battle, who: PersonId, whom: FigureId, by: RuleId) -> Option<String> {
    let name = capital(&battle.name(whom));
    if by == rule!("atzr.insight.not-in-sight") {
        let (away, sees) = (battle.at(whom).distance(battle.person(who).at), battle.sees_as_far_as());
        return Some(format!(
            "{name} is {away} hexes away, and in this light nobody sees farther than {sees}."
        ));
    }
    if by == rule!("atzr.react.duck-back-hidden") {
        return Some(format!("{} or {name} has ducked back behind cover.", battle.person(who).name));
    }
    let between = BETWEEN.iter().find(|it| it.0 == by)?.1;
    Some(format!("{name} is not in sight: {between} is in between."))
}

static BETWEEN: &[(RuleId, &str)] = &[
    (rule!("atzr.los.rough"), "rough ground"),
    (rule!("atzr.los.building"), "a building"),
    (rule!("atzr.los.characters"), "somebody"),
];

/// Bodies that are too heavy, and captives whom nobody could guard.
fn of_others(battle: &Battle, who: PersonId, action: &Action, by: RuleId) -> Option<String> {
    let Action::Recovery(_) = action else { return None };
    let person = battle.person(who);
    if by == rule!("atzr.recovery.pick-up") {
        let price = recovery::price(battle);
        return Some(format!(
            "It takes {price} Movement Points, and {} has {}.",
            person.name, person.turn.points
        ));
    }
    (by == rule!("atzr.ranged.capture")).then(|| {
        let guards = recovery::guards(battle, person.side, person.at);
        format!("Nobody armed is free to guard another: only {guards} can be guarded here.")
    })
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}
