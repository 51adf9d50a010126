//! Fire goes back and forth (10.6): step after step, each of them at the same time for everybody in it.
use ground::hex::Hex;
use kernel::{Dice, Pause, Play};

use super::{
    super::{Battle, PersonId, charge, r#move, react, reaction},
    Firing, volley,
};
use crate::battle::reaction::Aftermath;

/// What people do in one step (ruling on simultaneous fire).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Exchange {
    pub fires: Vec<Firing>,
    /// Who ducks back, and from what.
    pub ducks: Vec<(PersonId, Hex)>,
    pub charges: Vec<(PersonId, Hex)>,
    /// Stars who would rather be elsewhere.
    pub moves: Vec<(PersonId, Hex)>,
}

impl Exchange {
    fn is_empty(&self) -> bool {
        self.fires.is_empty() && self.ducks.is_empty() && self.charges.is_empty() && self.moves.is_empty()
    }
}

/// Nothing but fire to begin with.
pub fn firefight(battle: &mut Battle, play: &mut Play<'_>, fires: Vec<Firing>) -> Result<(), Pause> {
    exchange(battle, play, Exchange { fires, ..Exchange::default() })
}

/// All of a step, then the tests it calls for, then what they call for, until a step has nothing in it.
pub fn exchange(battle: &mut Battle, play: &mut Play<'_>, mut now: Exchange) -> Result<(), Pause> {
    while !now.is_empty() {
        let fire = if now.fires.is_empty() {
            Aftermath::default()
        } else {
            volley::volley(battle, play, &now.fires)?
        };
        for &(who, cause) in &now.ducks {
            react::duck_back(battle, play, who, cause)?;
        }
        // Whom a hit has put down or drives into cover neither comes nor goes.
        let able = |who: PersonId| {
            let (person, ducks) = (battle.person(who), fire.ducks.iter().any(|it| it.0 == who));
            person.functions() && !person.ducked && !ducks
        };
        now.charges.retain(|it| able(it.0));
        now.moves.retain(|it| able(it.0));
        if 1 < now.charges.len() {
            play.cite(rule!("atzr.charge.simultaneous"));
        }
        charge::together(battle, play, &now.charges)?;
        for &(who, to) in &now.moves {
            if battle.person(who).functions() {
                r#move::go(battle, play, who, to)?;
            }
        }
        now = reaction::react(battle, play, fire)?;
        if !now.fires.is_empty() {
            play.cite(rule!("atzr.ranged.exchange"));
        }
    }
    Ok(())
}
