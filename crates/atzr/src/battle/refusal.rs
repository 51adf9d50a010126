//! Why something cannot be done as things stand, in a sentence. For readers only.
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

/// Why a rule forbids somebody an action now; nothing where the rule's first words say it.
pub fn reason(battle: &Battle, who: PersonId, action: &Action, by: RuleId) -> Option<String> {
    fixed(by)
        .map(str::to_owned)
        .or_else(|| of_activation(battle, who, by))
        .or_else(|| of_end(battle, who, by))
        .or_else(|| of_way(battle, who, action, by))
        .or_else(|| of_weapon(battle, who, action, by))
        .or_else(|| of_others(battle, who, action, by))
}

/// Where there is only one reason why a rule forbids anything.
fn fixed(by: RuleId) -> Option<&'static str> {
    FIXED.iter().find(|it| it.0 == by).map(|it| it.1)
}

#[rustfmt::skip]
static FIXED: &[(RuleId, &str)] = &[
    (rule!("atzr.ruling.entry-attempts"), "He has tried this door already in this activation."),
    (rule!("atzr.building.multi-hex-access"), "A wall is in the way: one goes in and out where there is a triangle."),
    (rule!("atzr.weapon.grenade-throw"), "It takes both hands, and there is something in the other one."),
    (rule!("atzr.chillin.no-search"), "Nothing is searched in the building where people meet."),
    (rule!("atzr.ruling.search-action"), "It belongs to those who were met here, and is not searched."),
    (rule!("atzr.search.must-clear"), "Zombies, enemies or those whom the card brought are still here."),
    (rule!("atzr.ruling.table-talk-the-talk"), "You have talked to them already; another try takes a gift."),
    (rule!("atzr.ruling.active-fire-once"), "He has fired already in this activation."),
    (rule!("atzr.ruling.barricade-details"), "There is no open door here to close, or enemies are in the hex."),
    (rule!("atzr.item.medikit-reuse"), "He has used the Medikit on this one already."),
    (rule!("atzr.ruling.table-attributes"), "He has treated this one already."),
];

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
    Some(format!("He has {done} in this activation, and that leaves no room for it."))
}

/// What keeps him from ending the Encounter on the map.
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
        return Some(format!("One leaves the map where one came onto it, at {way_out}."));
    }
    if by == rule!("atzr.carry.limit") {
        let fast = r#move::fast_move(battle, who);
        let most = 2 * fast.rep;
        return Some(format!(
            "He carries {}, and with more than {most} (twice his Rep) nobody runs.",
            fast.load
        ));
    }
    let to = if let Action::Move(MoveAction::Go { to }) = action { Some(*to) } else { None };
    if by == rule!("atzr.stack.humans") {
        let there = standing(battle, who, to.unwrap_or(battle.person(who).at));
        return Some(match to {
            Some(_) => format!("{there} are there already, and two is all a hex holds."),
            None => format!("{there} are in this hex already: he has to go on."),
        });
    }
    (by == rule!("atzr.ruling.no-zone-of-control")).then_some(())?;
    Some(format!("{} hold that hex; it takes a charge.", held_by(battle, to?)))
}

/// Those who stand in a hex beside one.
fn standing(battle: &Battle, who: PersonId, hex: Hex) -> String {
    let these = battle.standing_at(hex).filter(|it| it.0 != who).map(|it| FigureId::Person(it.0));
    battle.names(these).join(" and ")
}

/// Whoever is in a hex, the dead together.
fn held_by(battle: &Battle, hex: Hex) -> String {
    let mut names = battle.names(battle.standing_at(hex).map(|it| FigureId::Person(it.0)));
    if battle.zombies_at(hex).next().is_some() {
        names.push("the dead".to_owned());
    }
    names.join(" and ")
}

/// Empty weapons, full hands, and why nobody can be fired at.
fn of_weapon(battle: &Battle, who: PersonId, action: &Action, by: RuleId) -> Option<String> {
    if by == rule!("atzr.components.hands-and-gear") {
        let held: Vec<&str> = battle.person(who).hands.iter().map(|it| it.thing.name()).collect();
        return Some(format!("His hands cannot take it beside what they hold: {}.", held.join(", ")));
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
    format!("{} is nearest, {away} hexes off, and it reaches {reach}.", capital(&battle.name(whom)))
}

/// Why somebody does not see another.
pub fn unseen(battle: &Battle, who: PersonId, whom: FigureId, by: RuleId) -> Option<String> {
    let name = capital(&battle.name(whom));
    if by == rule!("atzr.insight.not-in-sight") {
        let (away, sees) = (battle.at(whom).distance(battle.person(who).at), battle.sees_as_far_as());
        return Some(format!("{name} is {away} hexes off, and in this light one sees {sees}."));
    }
    if by == rule!("atzr.react.duck-back-hidden") {
        return Some(format!("He or {name} has ducked back behind cover."));
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
        return Some(format!("It takes {price} Movement Points, and he has {}.", person.turn.points));
    }
    (by == rule!("atzr.ranged.capture")).then(|| {
        let guards = recovery::guards(battle, person.side, person.at);
        format!("Nobody armed is free to guard one more: {guards} can be guarded here.")
    })
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}
