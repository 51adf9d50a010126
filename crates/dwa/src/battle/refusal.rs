//! Why something cannot be done now, where it takes more than the words of a rule. For readers only.
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
    psychosis, quirk,
    shoot::{ShootAction, held},
    whereabouts::cm,
};
use crate::{
    table::{ap::Action as Priced, skill::Skill, weapons::Weapon},
    words::WORDS,
};

/// Why a rule forbids a human an action now; nothing where the rule's first words say it.
pub fn reason(battle: &Battle, human: u16, action: &Action, by: RuleId) -> Option<String> {
    if by == rule!("dwa.ap.complete-in-turn") || by == rule!("dwa.ruling.prime") {
        let cost = action.offered(battle).cost?;
        return Some(too_dear(battle, human, cost, is_movement(action)));
    }
    WORDS
        .refusal(by, Some(&battle.humans[usize::from(human)].name))
        .or_else(|| of_skill(battle, human, by))
        .or_else(|| moves(action).then(|| of_dread(battle, human, by))?)
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
        (left, true) => format!("It takes {cost} AP, and only {left} can go into movement."),
        (0, false) => format!("It takes {cost} AP, and none is left."),
        (left, false) => {
            format!("It takes {cost} AP, and {left} {} left.", if left == 1 { "is" } else { "are" })
        }
    }
}

fn is_movement(action: &Action) -> bool {
    matches!(action, Action::Move(_))
}

/// Whether an action takes somebody to another place.
fn moves(action: &Action) -> bool {
    matches!(action, Action::Move(_) | Action::Vehicle(_))
}

/// The skill of this turn, or what rules out any.
fn of_skill(battle: &Battle, human: u16, by: RuleId) -> Option<String> {
    if by != rule!("dwa.skill.one-per-turn") {
        return None;
    }
    let figure = &battle.humans[usize::from(human)];
    let name = &figure.name;
    Some(match figure.turn.used.last() {
        Some(used) => format!("One skill a turn, and {name} has used {} already.", used.name()),
        None => format!("{name} is not in their right mind this turn and uses no skill."),
    })
}

/// The zombies that somebody keeps away from.
pub fn of_dread(battle: &Battle, human: u16, by: RuleId) -> Option<String> {
    let name = &battle.humans[usize::from(human)].name;
    if by == rule!("dwa.psychosis.terrified") {
        let near = cm(psychosis::TERROR_MM);
        return Some(format!("{name} is Terrified and goes no nearer to a zombie in sight within {near}."));
    }
    if by == rule!("dwa.quirk.scary-pants") {
        let near = cm(quirk::NEAR_MM);
        return Some(format!(
            "{name} is a Scary-pants and stays more than {near} away from every zombie in sight."
        ));
    }
    None
}

/// Close combat: with whom, and what is in the way of leaving it.
fn of_fight(battle: &Battle, human: u16, by: RuleId) -> Option<String> {
    let figure = &battle.humans[usize::from(human)];
    let (name, turn) = (&figure.name, &figure.turn);
    if [
        rule!("dwa.cc.allowed-actions"),
        rule!("dwa.ammo.no-reload-in-close-combat"),
        rule!("dwa.ruling.chainsaw"),
    ]
    .contains(&by)
    {
        return Some(format!("Not while {name} is in close combat with {}.", opponents(battle, human)));
    }
    if by == rule!("dwa.psychosis.terrified") {
        return Some(format!("{name} is Terrified and does not fight {}.", opponents(battle, human)));
    }
    if by == rule!("dwa.cc.break") && turn.must_leave {
        return Some(format!(
            "{name} has broken away and must now move off from {}.",
            opponents(battle, human)
        ));
    }
    if by == rule!("dwa.cc.break") {
        return Some(format!("Breaking away has to be the first action, and {name} has already acted."));
    }
    if by != rule!("dwa.ruling.break") {
        return None;
    }
    let needs = ap::price(battle, human, Priced::Break) + ap::price(battle, human, Priced::Move);
    if ap::at_hand(battle, human, false) < needs || turn.ap == 0 {
        let left = ap::at_hand(battle, human, false);
        return Some(format!("Breaking away and a first step take {needs} AP, and {name} has {left}."));
    }
    Some("There is no free straight path out of contact.".to_owned())
}

/// Those who hold somebody, by name.
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
        let user = &battle.humans[usize::from(human)].name;
        return Some(format!("It takes the skill {skill}, which {user} does not have."));
    }
    if by == rule!("dwa.cc.no-cqm") || by == rule!("dwa.ruling.fallen-contact") {
        return Some(format!("The {name} cannot be fired in close combat."));
    }
    if by == rule!("dwa.skill.killer") {
        let mag = weapon.profile().mag.unwrap_or(0);
        return Some(format!("Killer needs a full magazine, and only {} of {mag} are in it.", held.loaded));
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
    let shooter = &battle.humans[usize::from(human)].name;
    if by == rule!("dwa.shoot.max-range") {
        let reach = held(battle, human, weapon_of(action)?).weapon;
        return Some(out_of_range(&name, battle.gap(me, target), reach));
    }
    if by == rule!("dwa.ruling.line-of-sight") {
        return Some(format!("{shooter} does not see {name} from here."));
    }
    (by == rule!("dwa.shoot.declare-repeat"))
        .then(|| format!("{shooter} has fired at {name} this turn. To shoot a target more than once, say so before you roll."))
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
            true => {
                format!("{} has nothing left to reload the {} with.", figure.name, held.weapon.profile().name)
            }
            false => format!("The magazine is full: {} of {mag}.", held.loaded),
        });
    }
    if by == rule!("dwa.ammo.carry-limit") || by == rule!("dwa.ammo.carry-sidearm") {
        let to = if let Action::Act(ActAction::Give { to, .. }) = action { *to } else { human };
        let carrier = &battle.humans[usize::from(to)];
        let has: Vec<&str> = carrier.weapons.iter().map(|it| it.weapon.profile().name).collect();
        return Some(format!("{} cannot carry any more weapons: {}.", carrier.name, has.join(", ")));
    }
    if matches!(action, Action::Move(MoveAction::Climb(_))) && by == rule!("dwa.ruling.ap-skills") {
        return Some(format!("Agile covers at most {}.", cm(r#move::AGILE_MM)));
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
    Some(format!("{} is in the way: bases may touch but not overlap.", capital(&name)))
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}
