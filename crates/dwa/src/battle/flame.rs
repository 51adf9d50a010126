//! Fire (11.2.9) on the board.
use ground::open::Cone;
use kernel::{Dice, Pause, Play, Point, odds, question::Chance};
use smallvec::SmallVec;
use stage::Tabletop;

use super::{
    Battle, FigureId, Human,
    board::LooseThing,
    change::{self, By},
    figure::Malfunction,
    grenade, outlook,
    shoot::{Blow, Pot, either, handling, harm, held, tell_attack},
    shotgun,
    zombie::{self, LoudKind},
};
use crate::{
    journal::{Ending, Incident, Mark},
    table::{
        ap::Action,
        flame::{Burn, Burned, Cause, Fuel, FuelCheck, HitBy, Spread, Tank, TankHit},
        shoot::{Hit, HumanHit},
        weapons::{Grenade, Weapon},
    },
};

/// Everybody whom the flames touch: figures do not shield each other, walls do.
pub fn touched(battle: &Battle, human: u16, cone: Cone) -> SmallVec<[FigureId; 8]> {
    let wearer = FigureId::Human(human);
    let is_hit = |it: &FigureId| {
        *it != wearer && cone.touches_circle(battle.base(*it)) && battle.sees_from(cone.tip, wearer, *it)
    };
    battle.figures().filter(is_hit).collect()
}

/// Those of them who do not burn yet: each rolls at once.
pub(crate) fn unlit(battle: &Battle, human: u16, cone: Cone) -> SmallVec<[FigureId; 8]> {
    touched(battle, human, cone).into_iter().filter(|&it| burning(battle, it) == 0).collect()
}

/// What his flames count as for the first burn roll.
pub(crate) fn cause(battle: &Battle, human: u16) -> Cause {
    match handling(battle, human).civilian {
        true => Cause::CiviliansFlamethrower,
        false => Cause::Flamethrower,
    }
}

/// What the flames in this direction may come to. A friend in them is hurt for certain.
pub(crate) fn chances_at(battle: &Battle, human: u16, place: u8, to: Point) -> Vec<Chance> {
    let weapon = held(battle, human, place).weapon;
    let unlit = unlit(battle, human, shotgun::cone(battle, human, weapon, to));
    let burn = Burn { cause: cause(battle, human), turn: 1 };
    let hit = |at: usize, dice: &mut dyn Dice| {
        let hit = if burn.roll(dice).eliminated { Hit::Elim } else { Hit::Fall };
        let blown = outlook::has_tank(battle, unlit[at]) && outlook::blows_up(HitBy::Fire, dice);
        (!blown).then_some(hit)
    };
    match unlit[..] {
        [] => Vec::new(),
        [FigureId::Zombie(_)] => {
            either(&odds(|dice| burn.roll(dice).eliminated), Ending::ELIMINATED, Ending::OnFire)
        }
        _ => outlook::counted(&odds(outlook::each_under(&unlit, &hit))),
    }
}

/// Asks where to and lets the flames out.
pub(crate) fn perform(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) -> Result<(), Pause> {
    let pointed = shotgun::Pointed { human, place, shells: 1 };
    let through = shotgun::aim(battle, play, pointed, rule!("dwa.flame.template"))?;
    fire(battle, play, human, place, through, Pot::Own);
    Ok(())
}

/// One burst of a flamethrower.
pub fn fire(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8, through: Point, pot: Pot) {
    let weapon = held(battle, human, place).weapon;
    pot.pay(battle, play, human, Action::Fire(weapon), 1);
    change::turn_to(battle, FigureId::Human(human), through);
    battle.turn_of(human).fired = true;
    play.cite(rule!("dwa.flame.template"));
    play.cite(rule!("dwa.ruling.flamethrower-profile"));
    play.cite(rule!("dwa.ruling.template-coverage"));
    let cone = shotgun::cone(battle, human, weapon, through);
    let unlit = unlit(battle, human, cone);
    tell_attack(battle, play, human, weapon, &unlit, (1, 0));
    if unlit.is_empty() {
        let nobody = match touched(battle, human, cone).is_empty() {
            true => Incident::NobodyInFlames,
            false => Incident::AllBurnAlready,
        };
        play.note(rule!("dwa.flame.template"), FigureId::Human(human).token(), nobody);
    }
    let cause = cause(battle, human);
    let rolls: SmallVec<[Burned; 8]> = unlit.iter().map(|&it| first_roll(play, it, cause)).collect();
    let ones = rolls.iter().filter(|it| it.checks_fuel).count() as u8;
    for (&who, burned) in unlit.iter().zip(rolls) {
        // A tank in the flames may have gone off and taken him already.
        if is_there(battle, who) {
            catch(battle, play, who, burned, Some(human));
        }
    }
    let who = FigureId::Human(human).token();
    match (FuelCheck { ones }).roll(&mut play.by(who)) {
        Fuel::Out => run_dry(battle, play, human, place),
        Fuel::Left if ones == 0 => (),
        Fuel::Left => play.note(rule!("dwa.flame.out-of-fuel"), who, Incident::HasFuel),
    }
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, Weapon::Flamethrower, LoudKind::Shot);
}

fn run_dry(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) {
    // His own tank may have blown up meanwhile.
    let weapons = &battle.humans[usize::from(human)].weapons;
    if weapons.get(usize::from(place)).is_some_and(|it| it.weapon == Weapon::Flamethrower) {
        change::set_trouble(battle, human, place, Malfunction::OutOfFuel);
    }
    play.mark(rule!("dwa.flame.out-of-fuel"), FigureId::Human(human).token(), Mark::OutOfFuel, true);
}

fn first_roll(play: &mut Play<'_>, who: FigureId, cause: Cause) -> Burned {
    play.cite(rule!("dwa.flame.first-roll-now"));
    Burn { cause, turn: 1 }.roll(&mut play.by(who.token()))
}

fn burning(battle: &Battle, who: FigureId) -> u8 {
    match who {
        FigureId::Human(it) => battle.humans[usize::from(it)].burning,
        FigureId::Zombie(it) => battle.zombies[it as usize].burning,
    }
}

fn lit_by(battle: &Battle, who: FigureId) -> Option<u16> {
    match who {
        FigureId::Human(it) => battle.humans[usize::from(it)].lit_by,
        FigureId::Zombie(it) => battle.zombies[it as usize].lit_by,
    }
}

/// Puts a fire out; only an extinguisher does.
pub fn extinguish(battle: &mut Battle, play: &mut Play<'_>, who: FigureId) {
    change::burn(battle, who, 0, None);
    play.mark(rule!("dwa.ruling.fire-timing"), who.token(), Mark::OnFire, false);
}

/// What a burn roll does to whom it was made for.
fn catch(battle: &mut Battle, play: &mut Play<'_>, who: FigureId, burned: Burned, human: Option<u16>) {
    if burned.eliminated {
        let blow = Blow { rule: rule!("dwa.flame.burn-table"), ..by_fire(human) };
        match who {
            FigureId::Zombie(_) => change::eliminate(battle, play, blow.rule, who, blow.by),
            FigureId::Human(it) => harm(battle, play, it, HumanHit::Elim, blow),
        }
        return;
    }
    burn_on(battle, play, who, human);
}

/// Somebody who survived a burn roll, or the blast of a Molotov cocktail, is on fire; a human is wounded by it.
pub(crate) fn burn_on(battle: &mut Battle, play: &mut Play<'_>, who: FigureId, human: Option<u16>) {
    let turns = burning(battle, who);
    if turns == 0 {
        change::burn(battle, who, 1, human);
        play.mark(rule!("dwa.ruling.fire-timing"), who.token(), Mark::OnFire, true);
    }
    if let FigureId::Human(it) = who {
        harm(battle, play, it, HumanHit::Plain, by_fire(human));
    }
}

fn by_fire(human: Option<u16>) -> Blow {
    let by = By::human(human, false);
    Blow { rule: rule!("dwa.flame.human-wound"), by, hit_by: HitBy::Fire }
}

/// The burning step of phase 1: burn rolls and wounds, then the fire spreads.
pub fn burn(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let alight: Vec<FigureId> = battle.figures().filter(|&it| burning(battle, it) != 0).collect();
    for &who in &alight {
        // A tank may have blown up beside him meanwhile.
        if !is_there(battle, who) {
            continue;
        }
        let (turn, human) = (burning(battle, who).saturating_add(1), lit_by(battle, who));
        change::burn(battle, who, turn, human);
        play.cite(rule!("dwa.ruling.fire-timing"));
        let burned = Burn { cause: Cause::Spread, turn }.roll(&mut play.by(who.token()));
        catch(battle, play, who, burned, human);
    }
    spread(battle, play, &alight);
    Ok(())
}

fn is_there(battle: &Battle, who: FigureId) -> bool {
    match who {
        FigureId::Human(it) => battle.humans[usize::from(it)].is_on_table(),
        FigureId::Zombie(it) => !battle.zombies[it as usize].out,
    }
}

/// Everybody in contact with one who burnt as the turn began rolls once.
fn spread(battle: &mut Battle, play: &mut Play<'_>, alight: &[FigureId]) {
    let beside = |it: FigureId| {
        let neighbour = alight.iter().find(|&&other| battle.in_contact(it, other))?;
        Some((it, lit_by(battle, *neighbour)))
    };
    let unlit = battle.figures().filter(|&it| burning(battle, it) == 0);
    let near: Vec<(FigureId, Option<u16>)> = unlit.filter_map(beside).collect();
    let caught: Vec<bool> = near.iter().map(|it| Spread {}.roll(&mut play.by(it.0.token()))).collect();
    for ((who, human), caught) in near.into_iter().zip(caught) {
        if !caught {
            play.note(rule!("dwa.flame.spread"), who.token(), Incident::NotAlight);
        } else if is_there(battle, who) {
            let burned = first_roll(play, who, Cause::Spread);
            catch(battle, play, who, burned, human);
        }
    }
}

/// Whether there is a tank on his back.
pub(crate) fn wears_tank(figure: &Human) -> bool {
    figure.weapons.iter().any(|it| it.weapon == Weapon::Flamethrower)
}

/// Whether a hit blows up the tank of the man it hit: he burns, and so does everybody around him.
pub(crate) fn check_tank(battle: &mut Battle, play: &mut Play<'_>, human: u16, blow: Blow) {
    let token = FigureId::Human(human).token();
    let hit = TankHit { by: blow.hit_by };
    if hit.roll(&mut play.by(token)) == Tank::Holds {
        if hit.is_rolled() {
            play.note(rule!("dwa.flame.tank-explodes"), token, Incident::TankHolds);
        }
        return;
    }
    play.note(rule!("dwa.flame.tank-explodes"), token, Incident::TankExplodes);
    let (who, at) = (FigureId::Human(human), battle.at(FigureId::Human(human)));
    lose_tank(battle, human);
    let lit = blow.by.whose();
    if battle.humans[usize::from(human)].is_alive() && burning(battle, who) == 0 {
        let burned = first_roll(play, who, Cause::Spread);
        catch(battle, play, who, burned, lit);
    }
    grenade::explode(battle, play, Grenade::Incendiary, at, lit, Some(who));
}

/// The flamethrower is destroyed, on his back or beside his body.
fn lose_tank(battle: &mut Battle, human: u16) {
    let figure = &battle.humans[usize::from(human)];
    let at = figure.at;
    if let Some(place) = figure.weapons.iter().position(|it| it.weapon == Weapon::Flamethrower) {
        change::take_weapon(battle, human, place as u8);
    }
    let is_it = |it: &super::Lying| {
        it.at == at && matches!(it.what, LooseThing::Weapon(held) if held.weapon == Weapon::Flamethrower)
    };
    if let Some(place) = battle.lying.iter().position(is_it) {
        change::take_up(battle, place);
    }
}
