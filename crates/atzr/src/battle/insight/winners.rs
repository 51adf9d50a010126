//! What the winners of an In Sight Test do, all at the same time (8.4, 8.5).
use ground::hex::Hex;
use kernel::{Choice, Dice, Offered, Pause, Play, ask, question::Anchor};

use super::{
    super::{Battle, PersonId, charge, r#move, react, shoot},
    occasion::Contender,
};
use crate::battle::shoot::{Firing, Manner};

/// What one of them does.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    Fire(Firing),
    Charge(PersonId, Hex),
    DuckBack(PersonId, Hex),
    Move(PersonId, Hex),
    Nothing,
}

/// A Star's choice (ruling on Stars in an In Sight).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Fire,
    Charge(Hex),
    DuckBack,
    Move(Hex),
    Nothing,
}

/// All decide, then all act at once: fire first, with whatever it brings, then charges and moves.
pub fn act(
    battle: &mut Battle,
    play: &mut Play<'_>,
    won: &[Contender],
    startled: &[PersonId],
) -> Result<(), Pause> {
    play.cite(rule!("atzr.insight.who-acts"));
    let mut deeds = Vec::new();
    for contender in won {
        let mut leads = None;
        for &who in &contender.group.members {
            if startled.contains(&who) || nearest_enemy(battle, who).is_none() {
                continue;
            }
            let deed = decide(battle, play, who, leads)?;
            if let (true, Deed::Charge(_, hex)) = (battle.person(who).star, &deed) {
                leads = Some(*hex);
            }
            deeds.push(deed);
        }
    }
    carry_out(battle, play, deeds)
}

fn carry_out(battle: &mut Battle, play: &mut Play<'_>, deeds: Vec<Deed>) -> Result<(), Pause> {
    let (mut fires, mut charges) = (Vec::new(), Vec::new());
    let mut moves = Vec::new();
    for deed in deeds {
        match deed {
            Deed::Fire(firing) => fires.push(firing),
            Deed::Charge(who, hex) => charges.push((who, hex)),
            Deed::DuckBack(..) | Deed::Move(..) => moves.push(deed),
            Deed::Nothing => (),
        }
    }
    for deed in moves {
        match deed {
            Deed::DuckBack(who, cause) => react::duck_back(battle, play, who, cause)?,
            Deed::Move(who, to) => r#move::go(battle, play, who, to)?,
            Deed::Fire(_) | Deed::Charge(..) | Deed::Nothing => (),
        }
    }
    shoot::firefight(battle, play, fires)?;
    charges.retain(|it| battle.person(it.0).functions());
    charge::by_people(battle, play, &charges)
}

fn decide(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    leads: Option<Hex>,
) -> Result<Deed, Pause> {
    let person = battle.person(who);
    if person.star && person.seat.is_some() {
        return choose(battle, play, who);
    }
    if person.carries.is_some() {
        play.cite(rule!("atzr.ruling.insight-star-actions"));
        return Ok(Deed::Nothing);
    }
    let Some(enemy) = nearest_enemy(battle, who) else { return Ok(Deed::Nothing) };
    let cause = battle.person(enemy).at;
    if let Some(hex) = leads.filter(|&hex| charge::can_reach(battle, who, hex)) {
        play.cite(rule!("atzr.charge.simultaneous"));
        return Ok(Deed::Charge(who, hex));
    }
    play.cite(rule!("atzr.insight.actions"));
    if let Some(firing) = shoot::mechanical(battle, play, who, Manner::InSight) {
        return Ok(Deed::Fire(firing));
    }
    if charge::can_reach(battle, who, cause) {
        return Ok(Deed::Charge(who, cause));
    }
    Ok(Deed::DuckBack(who, cause))
}

/// A Star fires at whom it likes, charges, ducks, goes on or does nothing.
fn choose(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Deed, Pause> {
    play.cite(rule!("atzr.ruling.insight-star-actions"));
    let mut wishes = Vec::new();
    if shoot::can_fire(battle, who) {
        wishes.push(Wish::Fire);
    }
    wishes.extend(charge::in_reach(battle, who).into_iter().map(Wish::Charge));
    wishes.push(Wish::DuckBack);
    wishes.extend(r#move::free(battle, who).into_iter().map(Wish::Move));
    wishes.push(Wish::Nothing);
    let asking = ask(rule!("atzr.insight.actions"), battle.seat_for(who)).about(who.token());
    let cause = nearest_enemy(battle, who).map_or(battle.person(who).at, |it| battle.person(it).at);
    Ok(match play.pick(&*battle, asking, &wishes)? {
        Wish::Fire => shoot::declare(battle, play, who, Manner::InSight)?.map_or(Deed::Nothing, Deed::Fire),
        Wish::Charge(hex) => Deed::Charge(who, hex),
        Wish::DuckBack => Deed::DuckBack(who, cause),
        Wish::Move(hex) => Deed::Move(who, hex),
        Wish::Nothing => Deed::Nothing,
    })
}

/// The enemy in sight who is closest (8.5), of equals the first.
pub fn nearest_enemy(battle: &Battle, who: PersonId) -> Option<PersonId> {
    let (side, here) = (battle.person(who).side, battle.person(who).at);
    battle
        .functioning()
        .filter(|it| battle.hostile(side, it.1.side) && battle.sees(who, it.0))
        .min_by_key(|it| (it.1.at.distance(here), it.0))
        .map(|it| it.0)
}

impl Choice for Wish {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> Offered {
        let at = |hex: Hex| Anchor::Place(ground::hex::centre(hex));
        match *self {
            Wish::Fire => Offered::new("Fire"),
            Wish::Charge(hex) => Offered::new(format!("Charge into {hex}")).at(at(hex)),
            Wish::DuckBack => Offered::new("Duck back"),
            Wish::Move(hex) => Offered::new(format!("Go to {hex}")).at(at(hex)),
            Wish::Nothing => Offered::new("Do nothing"),
        }
    }
}
