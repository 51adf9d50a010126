//! Zombies: placed, moved, killed, risen from people, at their feasts, and what they remember.
use ground::hex::{self, Hex, Side};
use kernel::{Dice, Gone, Play, RuleId, Token, What};

use super::{
    super::{
        Battle, PersonId, State, ZombieId,
        place::{Feast, Marker},
        zombie::Zombie,
    },
    crowd,
    gear::drop_everything,
    health::leave_backs,
    remove, report_names,
};
use crate::{
    battle::FigureId,
    journal::{Happened, Mark},
};

/// Where a zombie comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZombieOrigin {
    /// A card, or what waits in a building.
    Card,
    /// Somebody made noise.
    Noise(PersonId),
    /// Somebody has become one.
    Was(PersonId),
}

/// Moves a zombie.
pub fn shamble(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, which: ZombieId, to: Hex) {
    let from = battle.zombie(which).at;
    if from == to {
        return;
    }
    crowd(battle, from, -1);
    crowd(battle, to, 1);
    battle.zombie_mut(which).at = to;
    let (from, to) = (hex::centre(from), hex::centre(to));
    play.tell(rule, What::Moved { token: which.token(), from, to });
}

/// Puts a new zombie on the map; it does not move in this turn (13.3).
pub fn place_zombie(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    at: Hex,
    number: u8,
    origin: ZombieOrigin,
) -> ZombieId {
    let (was, called_by) = match origin {
        ZombieOrigin::Card => (None, None),
        ZombieOrigin::Noise(who) => (None, Some(who.token())),
        ZombieOrigin::Was(who) => (Some(who), None),
    };
    let which = add(battle, Zombie { was, ..Zombie::new(at, number, battle.turn) });
    crowd(battle, at, 1);
    play.cite(rule!("atzr.zombie.place-inactive"));
    let was = was.map(PersonId::token);
    play.tell(rule, What::Placed { token: which.token(), at: hex::centre(at), was, called_by });
    which
}

fn add(battle: &mut Battle, zombie: Zombie) -> ZombieId {
    battle.zombies.open().push(zombie);
    ZombieId(battle.zombies.len() as u16 - 1)
}

/// Kills a zombie; its counter goes back into the cup at once (ruling on the zombie cup).
pub fn kill_zombie(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    which: ZombieId,
    by: Option<PersonId>,
) {
    report_names(rule);
    if battle.zombie(which).out {
        return;
    }
    let at = battle.zombie(which).at;
    battle.zombie_mut(which).out = true;
    crowd(battle, at, -1);
    let number = battle.zombie(which).number;
    battle.cups.put_back_zombie(number);
    kernel::rule::hit(rule!("atzr.components.zombie-counter"));
    play.cite(rule!("atzr.ruling.zombie-cup"));
    play.removed(rule, which.token(), Gone::Out, by.map(PersonId::token));
    if let Some(killer) = by {
        battle.deeds_mut(killer).zombies += 1;
    }
}

/// Somebody becomes a zombie where he is (13.9.4), with a counter of this number; what he had lies there. An empty cup has none
/// for him: then he is just gone (ruling on the zombie cup).
pub fn rise(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, number: Option<u8>) {
    let at = battle.person(who).at;
    let zombie = ZombieId(battle.zombies.len() as u16);
    drop_everything(battle, who);
    leave_backs(battle, who);
    let rule = rule!("atzr.infection.turn");
    remove(battle, play, rule, who, State::Turned { zombie });
    play.cite(rule!("atzr.ruling.infection-encounter"));
    match number {
        Some(number) => {
            place_zombie(battle, play, rule, at, number, ZombieOrigin::Was(who));
        }
        None => {
            let gone = Zombie { was: Some(who), out: true, ..Zombie::new(at, 1, battle.turn) };
            add(battle, gone);
        }
    }
}

/// Turns a counter to the side it shows (13.1).
pub fn frenzy(battle: &mut Battle, play: &mut Play<'_>, which: ZombieId, frenzied: bool) {
    if battle.zombie(which).frenzied != frenzied {
        battle.zombie_mut(which).frenzied = frenzied;
        play.mark(rule!("atzr.zombie.frenzy"), which.token(), Mark::Frenzied, frenzied);
    }
}

/// What a zombie remembers.
#[derive(Debug)]
pub struct Memory<'a> {
    pub last_seen: &'a mut Option<Hex>,
    pub follows: &'a mut Option<Hex>,
    pub heading: &'a mut Option<Side>,
    pub heard: &'a mut Option<(Hex, u16)>,
}

impl Battle {
    pub fn memory_mut(&mut self, which: ZombieId) -> Memory<'_> {
        let Zombie { last_seen, follows, heading, heard, .. } = self.zombie_mut(which);
        Memory { last_seen, follows, heading, heard }
    }
}

/// The first zombie is at a body (13.5.2): the victim is dead for good, and others smell it as long as the feast lasts.
pub fn begin_feast(battle: &mut Battle, play: &mut Play<'_>, body: PersonId) {
    let turn = battle.turn;
    battle.deeds_mut(body).eaten = true;
    if !matches!(battle.person(body).state, State::ObviouslyDead { .. }) {
        let rule = rule!("atzr.ruling.feast-victim");
        report_names(rule);
        play.mark(rule, body.token(), Mark::Dead, true);
    }
    battle.person_mut(body).state = State::ObviouslyDead { turn, fresh: true };
}

/// So many turns will they feed on him; the number of the feast.
pub fn feed(battle: &mut Battle, play: &mut Play<'_>, body: PersonId, turns_left: u8) -> usize {
    let (at, began) = (battle.person(body).at, battle.turn);
    battle.feasts.open().push(Feast { at, body, began, turns_left, over: false });
    play.note(rule!("atzr.feast.duration"), body.token(), Happened::BeingEaten { turns: turns_left });
    battle.feasts.len() - 1
}

/// A zombie sits down to a feast, or has had enough of it.
pub fn dine(battle: &mut Battle, which: ZombieId, feast: Option<usize>) {
    battle.zombie_mut(which).feasts = feast.map(|it| it as u8);
}

/// Another turn of a feast; when nobody feeds any more or the die has run out it is over, and nobody smells it.
pub fn count_down(battle: &mut Battle, play: &mut Play<'_>, feast: usize, feeding: bool) {
    let turn = battle.turn;
    let feast = &mut battle.feasts.open()[feast];
    feast.turns_left = feast.turns_left.saturating_sub((feast.began < turn).into());
    feast.over = feast.turns_left == 0 || !feeding;
    let (over, body) = (feast.over, feast.body);
    if !over {
        return;
    }
    if let State::ObviouslyDead { fresh, .. } = &mut battle.person_mut(body).state {
        *fresh = false;
    }
    play.note(rule!("atzr.ruling.feast-victim"), None, Happened::NothingLeft { of: body.token() });
}

/// An NPC marker of a Defend Encounter (23.0).
pub fn place_marker(battle: &mut Battle, play: &mut Play<'_>, at: Hex) {
    let token = marker(battle.markers.len());
    battle.markers.open().push(Marker { at, revealed: false });
    let at = hex::centre(at);
    play.tell(rule!("atzr.defend.markers"), What::Placed { token, at, was: None, called_by: None });
}

pub fn move_marker(battle: &mut Battle, play: &mut Play<'_>, at: usize, to: Hex) {
    let from = std::mem::replace(&mut battle.markers.open()[at].at, to);
    if from != to {
        let (from, to) = (hex::centre(from), hex::centre(to));
        play.tell(rule!("atzr.defend.marker-move"), What::Moved { token: marker(at), from, to });
    }
}

/// It is known what it was, and off the map.
pub fn reveal_marker(battle: &mut Battle, at: usize) {
    battle.markers.open()[at].revealed = true;
}

/// ... and the table is told.
pub fn take_off_marker(play: &mut Play<'_>, at: usize) {
    play.removed(rule!("atzr.defend.reveal"), marker(at), Gone::Strayed, None);
}

fn marker(at: usize) -> Token {
    FigureId::Marker(at as u8).token()
}
