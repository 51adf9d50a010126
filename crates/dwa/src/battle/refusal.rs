//! Why something cannot be done as things stand, in a sentence. For readers only.
use ground::open::{Circle, PieceId, measure};
use kernel::{Choice, Point, RuleId};

use super::{
    Battle, FigureId,
    act::{ActAction, Action},
    ammo::AmmoAction,
    ap,
    cc::CcAction,
    figure::BASE_MM,
    r#move::{self, MoveAction},
    shoot::{ShootAction, held},
    whereabouts::cm,
};
use crate::table::{ap::Action as Priced, skill::Skill, weapons::Weapon};

/// Why a rule forbids a human an action now; nothing where the rule's first words say it.
pub fn reason(battle: &Battle, human: u16, action: &Action, by: RuleId) -> Option<String> {
    if by == rule!("dwa.ap.complete-in-turn") || by == rule!("dwa.ruling.prime") {
        let cost = action.offered(battle).cost?;
        return Some(too_dear(battle, human, cost, is_movement(action)));
    }
    fixed(by)
        .map(str::to_owned)
        .or_else(|| of_skill(battle, human, by))
        .or_else(|| of_fight(battle, human, by))
        .or_else(|| of_weapon(battle, human, action, by))
        .or_else(|| of_target(battle, human, action, by))
        .or_else(|| of_thing(battle, human, action, by))
}

/// What it takes against what is left.
pub fn too_dear(battle: &Battle, human: u16, cost: i32, on_movement: bool) -> String {
    let left = ap::at_hand(battle, human, on_movement);
    let all = ap::at_hand(battle, human, false);
    match (left, on_movement && left < all) {
        (left, true) => format!("It takes {cost} AP, and {left} are left that go into movement."),
        (0, false) => format!("It takes {cost} AP, and none is left."),
        (left, false) => {
            format!("It takes {cost} AP, and {left} {} left.", if left == 1 { "is" } else { "are" })
        }
    }
}

fn is_movement(action: &Action) -> bool {
    matches!(action, Action::Move(_))
}

/// Where there is only one reason why a rule forbids anything.
fn fixed(by: RuleId) -> Option<&'static str> {
    FIXED.iter().find(|it| it.0 == by).map(|it| it.1)
}

#[rustfmt::skip]
static FIXED: &[(RuleId, &str)] = &[
    (rule!("dwa.ruling.prone"), "He lies on the ground and has to stand up first."),
    (rule!("dwa.ruling.passing-figures"), "He is hemmed in on all sides."),
    (rule!("dwa.vehicle.passenger-fire"), "Whoever drives does not fire."),
    (rule!("dwa.vehicle.scenario-only"), "Vehicles are switched off in this game."),
    (rule!("dwa.vehicle.speed"), "The vehicle is moving."),
    (rule!("dwa.vehicle.start"), "The engine is not running."),
    (rule!("dwa.vehicle.driver-ap"), "Driving takes the whole turn, and he has acted already."),
    (rule!("dwa.vehicle.crash"), "It is a wreck."),
    (rule!("dwa.item.gas-can"), "It is out of gas."),
    (rule!("dwa.ruling.vehicle-zombies"), "Not from inside a vehicle."),
    (rule!("dwa.ruling.search-scope"), "It has been searched already."),
    (rule!("dwa.ruling.doors"), "It is locked."),
    (rule!("dwa.cc.no-bare-hands"), "He has nothing in his hands to strike with."),
    (rule!("dwa.skill.unload"), "All shots of Unload are fired."),
    (rule!("dwa.char.advanced-optional"), "Skills are switched off in this game."),
    (rule!("dwa.psychosis.mental-block"), "Mental block: he does not move and fire in one turn."),
    (rule!("dwa.psychosis.charge"), "He has charged and does not break away."),
    (rule!("dwa.quirk.stupid"), "He is Stupid and does not break away."),
    (rule!("dwa.quirk.relative"), "He has recognised a relative and does not attack this turn."),
    (rule!("dwa.ruling.brace"), "The machine gun has fired all bursts of this turn."),
];

/// The skill of this turn, or what keeps him from any.
fn of_skill(battle: &Battle, human: u16, by: RuleId) -> Option<String> {
    if by != rule!("dwa.skill.one-per-turn") {
        return None;
    }
    let figure = &battle.humans[usize::from(human)];
    Some(match figure.turn.used.last() {
        Some(used) => format!("One skill a turn, and he has used {} already.", used.name()),
        None => "His mind is elsewhere this turn, and he uses no skill.".to_owned(),
    })
}

/// Close combat: with whom, and what is in the way of leaving it.
fn of_fight(battle: &Battle, human: u16, by: RuleId) -> Option<String> {
    let turn = &battle.humans[usize::from(human)].turn;
    if [
        rule!("dwa.cc.allowed-actions"),
        rule!("dwa.ammo.no-reload-in-close-combat"),
        rule!("dwa.ruling.chainsaw"),
    ]
    .contains(&by)
    {
        return Some(format!("Not while he is in close combat with {}.", opponents(battle, human)));
    }
    if by == rule!("dwa.cc.break") && turn.must_leave {
        return Some(format!("He has broken away and now moves off from {}.", opponents(battle, human)));
    }
    if by == rule!("dwa.cc.break") {
        return Some("Breaking away comes first in a turn, and he has acted already.".to_owned());
    }
    if by != rule!("dwa.ruling.break") {
        return None;
    }
    let needs = ap::price(battle, human, Priced::Break) + ap::price(battle, human, Priced::Move);
    if ap::at_hand(battle, human, false) < needs || turn.ap == 0 {
        let left = ap::at_hand(battle, human, false);
        return Some(format!("Breaking away and a first step take {needs} AP, and he has {left}."));
    }
    Some("No straight way out of contact is free.".to_owned())
}

/// Those who hold him, by name.
pub fn opponents(battle: &Battle, human: u16) -> String {
    let names = battle.called(battle.opponents(human).map(FigureId::Zombie));
    match names.as_slice() {
        [] => "the dead".to_owned(),
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        [only] => only.clone(),
        [..] => names.join(", "),
    }
}

/// The weapon that an action uses, by its place.
fn weapon_of(action: &Action) -> Option<u8> {
    let (Action::Shoot(
        ShootAction::Fire { place, .. }
        | ShootAction::FireAutomatic { place, .. }
        | ShootAction::FireShotgun { place, .. }
        | ShootAction::FireMachineGun { place }
        | ShootAction::FireLikeMachineGun { place }
        | ShootAction::Finish { place, .. }
        | ShootAction::Throw { place }
        | ShootAction::Launch { place }
        | ShootAction::Flame { place },
    )
    | Action::Cc(CcAction::Fire { place, .. })) = action
    else {
        return None;
    };
    Some(*place)
}

fn of_weapon(battle: &Battle, human: u16, action: &Action, by: RuleId) -> Option<String> {
    let held = held(battle, human, weapon_of(action)?);
    let (weapon, name) = (held.weapon, held.weapon.profile().name);
    if by == rule!("dwa.ammo.magazine") || by == rule!("dwa.cc.out-of-ammo") {
        return Some(format!("The {name} is empty."));
    }
    if by == rule!("dwa.jam.clear") {
        return Some(format!("The {name} is jammed and has to be cleared first."));
    }
    if by == rule!("dwa.flame.out-of-fuel") {
        return Some(format!("The {name} is out of fuel."));
    }
    if by == rule!("dwa.skill.weapon-needed") {
        let skill = Skill::needed_for(weapon).map_or("", Skill::name);
        return Some(format!("It takes the skill {skill}, which he does not have."));
    }
    if by == rule!("dwa.cc.no-cqm") || by == rule!("dwa.ruling.fallen-contact") {
        return Some(format!("The {name} cannot be fired in close combat."));
    }
    if by == rule!("dwa.skill.killer") {
        let mag = weapon.profile().mag.unwrap_or(0);
        return Some(format!("Killer takes a full magazine, and there are {} of {mag} in it.", held.loaded));
    }
    None
}

/// Whom an action is aimed at.
fn target_of(action: &Action) -> Option<FigureId> {
    if let Action::Cc(CcAction::Fire { zombie, .. }) = action {
        return Some(FigureId::Zombie(*zombie));
    }
    let Action::Shoot(
        ShootAction::Fire { target, .. }
        | ShootAction::FireBoth { target }
        | ShootAction::FireAutomatic { target, .. }
        | ShootAction::Finish { target, .. },
    ) = action
    else {
        return None;
    };
    Some(*target)
}

fn of_target(battle: &Battle, human: u16, action: &Action, by: RuleId) -> Option<String> {
    let target = target_of(action)?;
    let (me, name) = (FigureId::Human(human), battle.called([target]).concat());
    if by == rule!("dwa.shoot.max-range") {
        let reach = held(battle, human, weapon_of(action)?).weapon;
        return Some(out_of_range(&name, battle.gap(me, target), reach));
    }
    if by == rule!("dwa.ruling.line-of-sight") {
        return Some(format!("He does not see {name} from here."));
    }
    (by == rule!("dwa.shoot.declare-repeat"))
        .then(|| format!("He has fired at {name} this turn; how often is said beforehand."))
}

fn out_of_range(name: &str, mm: i32, weapon: Weapon) -> String {
    let reach = cm(weapon.range_mm());
    format!("{} is {} away, and the {} reaches {reach}.", capital(name), cm(mm), weapon.profile().name)
}

/// Magazines, what people carry, heights, and skills.
fn of_thing(battle: &Battle, human: u16, action: &Action, by: RuleId) -> Option<String> {
    let figure = &battle.humans[usize::from(human)];
    if let Action::Ammo(AmmoAction::Reload { slot, .. }) = action
        && by == rule!("dwa.ammo.reload")
    {
        let held = &figure.weapons[usize::from(*slot)];
        let mag = held.weapon.profile().mag.unwrap_or(0);
        return Some(match held.loaded < mag {
            true => format!("He has nothing left to reload the {} with.", held.weapon.profile().name),
            false => format!("The magazine is full: {} of {mag}.", held.loaded),
        });
    }
    if by == rule!("dwa.ammo.carry-limit") || by == rule!("dwa.ammo.carry-sidearm") {
        let to = if let Action::Act(ActAction::Give { to, .. }) = action { *to } else { human };
        let carrier = &battle.humans[usize::from(to)];
        let has: Vec<&str> = carrier.weapons.iter().map(|it| it.weapon.profile().name).collect();
        return Some(format!("{} carries as many weapons as he can: {}.", carrier.name, has.join(", ")));
    }
    if matches!(action, Action::Move(MoveAction::Climb(_))) && by == rule!("dwa.ruling.ap-skills") {
        return Some(format!("Agile is good for {} at the most.", cm(r#move::AGILE_MM)));
    }
    (by == rule!("dwa.ruling.skill-cover")).then(|| {
        let why = "Cover comes before any move or reload, with at least 1 AP left to fire with.";
        why.to_owned()
    })
}

/// Who is in the way of a base that would stand here; nobody where it is a thing.
pub fn in_the_way(battle: &Battle, at: Point, level: Option<PieceId>, but: u16) -> Option<String> {
    let base = Circle::new(at, BASE_MM);
    let there = battle.figures().find(|&it| {
        it != FigureId::Human(but) && battle.level(it) == level && measure::overlap(base, battle.base(it))
    });
    let name = battle.called([there?]).concat();
    Some(format!("{} is in the way: bases may touch, and nobody ends on another.", capital(&name)))
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}
