//! One place that turns a hit into a fall, a wound or an elimination.
use kernel::{Dice, Play, Roll, RuleId};

use super::single::is_in_play;
use crate::{
    battle::{
        Battle, FigureId,
        change::{self, By, Cause},
        flame,
    },
    journal::Incident,
    table::{
        flame::HitBy,
        shoot::{Harm, Hit, HumanHit, HumanTarget},
    },
};

/// What hit somebody: by which rule, whose deed it is, and what kind of thing it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    pub rule: RuleId,
    pub by: By,
    pub hit_by: HitBy,
}

/// A Fall or an Elim on whoever it is.
pub fn strike_down(battle: &mut Battle, play: &mut Play<'_>, who: FigureId, hit: Hit, blow: Blow) {
    // A tank may have blown up meanwhile, and whoever it took is hit by nothing more.
    if !is_in_play(battle, who) {
        return;
    }
    match (who, hit) {
        (_, Hit::Miss) => {
            play.note(blow.rule, who.token(), Incident::Missed { by: blow.by.token() });
        }
        (FigureId::Zombie(_), Hit::Fall) => {
            if battle.is_fallen(who) {
                play.cite(rule!("dwa.ruling.fall-on-fallen"));
            }
            change::fall(battle, play, rule!("dwa.zombie.fall"), who, blow.by);
        }
        (FigureId::Zombie(_), Hit::Elim) => change::eliminate(battle, play, blow.rule, who, blow.by),
        (FigureId::Human(human), Hit::Fall) => harm(battle, play, human, HumanHit::Fall, blow),
        (FigureId::Human(human), Hit::Elim) => harm(battle, play, human, HumanHit::Elim, blow),
    }
}

/// What a hit does to a human, and to the tank on his back.
pub fn harm(battle: &mut Battle, play: &mut Play<'_>, human: u16, hit: HumanHit, blow: Blow) {
    let figure = &battle.humans[usize::from(human)];
    if !figure.is_alive() {
        return;
    }
    let wears_tank = flame::wears_tank(figure);
    let who = FigureId::Human(human);
    if hit == HumanHit::Fall && !battle.is_standing(who) {
        play.cite(rule!("dwa.ruling.fall-on-fallen"));
    }
    let Harm { wounds, falls, eliminated } = HumanTarget { hit }.harm(play);
    change::wound(battle, play, blow.rule, human, wounds, Cause::Other, blow.by);
    if falls {
        change::fall(battle, play, blow.rule, who, blow.by);
    }
    if eliminated {
        change::eliminate(battle, play, blow.rule, who, blow.by);
    }
    if wears_tank {
        flame::check_tank(battle, play, human, blow);
    }
}

/// A miss into close combat: one of the friends there takes a plain hit.
pub(crate) fn hit_friend(battle: &mut Battle, play: &mut Play<'_>, firer: u16, friends: &[u16], blow: Blow) {
    if friends.is_empty() {
        return;
    }
    let these = || battle.called(friends.iter().map(|&it| FigureId::Human(it)));
    let mut dice = play.by(FigureId::Human(firer).token()).faces(these);
    let at = dice.one_of(rule!("dwa.shoot.into-close-combat-miss"), friends.len());
    harm(battle, play, friends[at], HumanHit::Plain, blow);
}
