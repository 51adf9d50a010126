//! The turn (5.0): activation dice, one phase for each side from the highest die to the lowest, doubles.
use kernel::{Choice, Dice, Flow, Offered, Pause, Play, Roll, RuleId, What, ask};
use serde::{Deserialize, Serialize};

use super::{
    Battle, act, card, encounter,
    group::{self, Purpose},
    insight, npcmove,
    person::PersonId,
    place::Group,
    recovery,
    side::SideId,
    zombie,
};

/// Where in the turn the next step begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn: what the Encounter sets up.
    Begin,
    /// The activation dice.
    Dice,
    /// Doubles: nobody activates, an Event Card is drawn.
    Doubles,
    /// Whoever is next by the dice.
    Next,
    /// Players: which group activates next.
    Groups {
        side: SideId,
    },
    /// A group of players acts, one thing at a time.
    Active {
        side: SideId,
        leader: PersonId,
        acting: Option<PersonId>,
    },
    /// Strangers, one group at a time.
    Strangers {
        side: SideId,
    },
    /// The markers of a Defend Encounter.
    Markers,
    Zombies,
    End,
    Over,
}

/// Who has a die of his own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    Side(SideId),
    Markers,
    Zombies,
}

/// Plays the next step of the turn.
pub fn step(battle: &mut Battle, play: &mut Play<'_>) -> Result<Flow, Pause> {
    battle.phase = match battle.phase {
        Phase::Begin => {
            // An Encounter may begin in the middle of an activation.
            battle.phase = Phase::Dice;
            encounter::begin(battle, play)?;
            battle.phase
        }
        Phase::Dice => roll(battle, play),
        Phase::Doubles => {
            card::doubles(battle, play)?;
            Phase::End
        }
        Phase::Next => next(battle, play)?,
        Phase::Groups { side } => choose(battle, play, side)?,
        Phase::Active { side, leader, acting: None } => match act::choose(battle, play, leader)? {
            Some(who) => Phase::Active { side, leader, acting: Some(who) },
            None => Phase::Groups { side },
        },
        Phase::Active { side, leader, acting: Some(who) } => {
            let acting = act::act(battle, play, leader, who)?;
            Phase::Active { side, leader, acting }
        }
        Phase::Strangers { side } => match npcmove::act(battle, play, side)? {
            npcmove::Goes::On => Phase::Strangers { side },
            npcmove::Goes::Done => Phase::Next,
        },
        Phase::Markers => {
            encounter::move_markers(battle, play)?;
            Phase::Next
        }
        Phase::Zombies => {
            zombie::activate(battle, play)?;
            Phase::Next
        }
        Phase::End => end(battle, play)?,
        Phase::Over => return Ok(Flow::Ends),
    };
    if battle.result.is_none() {
        encounter::check(battle, play)?;
    }
    if battle.result.is_some() {
        battle.phase = Phase::Over;
    }
    Ok(Flow::Goes)
}

/// Every side rolls its die; doubles with the zombies, or the order of the sides.
fn roll(battle: &mut Battle, play: &mut Play<'_>) -> Phase {
    begin_turn(battle, play);
    let rolled = dice(battle, play);
    let doubles = battle.scene.doubles;
    if rolled.iter().any(|it| it.0 == Mover::Side(doubles) && Some(it.1) == battle.zombie_die) {
        play.cite(rule!("atzr.ruling.doubles-nobody"));
        play.tell(rule!("atzr.turn.doubles"), What::Noted { token: None, text: "nobody acts".into() });
        return Phase::Doubles;
    }
    battle.order = order(play, rolled);
    Phase::Next
}

fn begin_turn(battle: &mut Battle, play: &mut Play<'_>) {
    battle.turn += 1;
    let n = i32::from(battle.turn);
    play.tell(rule!("atzr.turn.two-phases"), What::Counted { token: None, what: "turn".into(), n });
    for person in &mut battle.people {
        person.turn = Default::default();
    }
}

/// One die for each human side that has anybody on the map, one for markers, one for the zombies.
fn dice(battle: &mut Battle, play: &mut Play<'_>) -> Vec<(Mover, u8)> {
    let why = rule!("atzr.turn.activation-roll");
    let mut rolled = Vec::new();
    for at in 0..battle.sides.len() {
        let side = SideId(at as u8);
        let there = battle.functioning().any(|it| it.1.side == side);
        battle.sides[at].die = there.then(|| play.d6(side_rule(battle, side)) as u8);
        rolled.extend(battle.sides[at].die.map(|die| (Mover::Side(side), die)));
    }
    if battle.markers.iter().any(|it| !it.revealed) {
        let die = play.d6(rule!("atzr.defend.marker-move")) as u8;
        battle.marker_die = Some(die);
        rolled.push((Mover::Markers, die));
    }
    let zombies = play.d6(why) as u8;
    battle.zombie_die = Some(zombies);
    rolled.push((Mover::Zombies, zombies));
    rolled
}

fn side_rule(battle: &Battle, side: SideId) -> RuleId {
    if !battle.sides[usize::from(side.0)].is_players() {
        return rule!("atzr.npcmove.die");
    }
    match battle.sides.len() {
        1 => rule!("atzr.turn.activation-roll"),
        _ => rule!("atzr.turn.multi-human-dice"),
    }
}

/// From the highest die to the lowest; humans come before zombies, and humans with equal dice roll off.
fn order(play: &mut Play<'_>, mut rolled: Vec<(Mover, u8)>) -> Vec<Mover> {
    play.cite(rule!("atzr.turn.order"));
    rolled.sort_by_key(|it| (std::cmp::Reverse(it.1), it.0 == Mover::Zombies));
    let mut order = Vec::with_capacity(rolled.len());
    for tied in rolled.chunk_by(|one, other| one.1 == other.1) {
        let (humans, zombies): (Vec<Mover>, Vec<Mover>) =
            tied.iter().map(|it| it.0).partition(|it| *it != Mover::Zombies);
        if 1 < tied.len() {
            play.cite(rule!("atzr.turn.multi-human-tie"));
        }
        order.extend(roll_off(play, humans));
        order.extend(zombies);
    }
    order
}

/// The higher die goes first; those who are equal again roll again.
fn roll_off(play: &mut Play<'_>, tied: Vec<Mover>) -> Vec<Mover> {
    if tied.len() < 2 {
        return tied;
    }
    let mut rolled: Vec<(Mover, i32)> =
        tied.into_iter().map(|it| (it, play.d6(rule!("atzr.turn.multi-human-tie")))).collect();
    rolled.sort_by_key(|it| std::cmp::Reverse(it.1));
    let groups: Vec<Vec<Mover>> = rolled
        .chunk_by(|one, other| one.1 == other.1)
        .map(|equal| equal.iter().map(|it| it.0).collect())
        .collect();
    groups.into_iter().flat_map(|equal| roll_off(play, equal)).collect()
}

/// Begins the phase of the side that is next.
fn next(battle: &mut Battle, play: &mut Play<'_>) -> Result<Phase, Pause> {
    if battle.order.is_empty() {
        return Ok(Phase::End);
    }
    let mover = battle.order.remove(0);
    insight::forget(battle);
    Ok(match mover {
        Mover::Side(side) => {
            begin_phase(battle, play, side)?;
            match battle.sides[usize::from(side.0)].is_players() {
                true => Phase::Groups { side },
                false => Phase::Strangers { side },
            }
        }
        Mover::Markers => Phase::Markers,
        Mover::Zombies => Phase::Zombies,
    })
}

/// Fixes the groups of a side for this activation, and gives Movement Points to those who can act (5.0).
fn begin_phase(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<(), Pause> {
    group::name_leaders(battle, play, side)?;
    let groups = group::groups(battle, side, Purpose::Activation);
    let Some(die) = battle.sides[usize::from(side.0)].die else { return Ok(()) };
    play.cite(rule!("atzr.turn.group-order"));
    for it in &groups {
        for &who in &it.members {
            let (rep, rule) = group::activation_rep(battle, it, who);
            play.cite(rule);
            let able = die <= rep && !std::mem::take(&mut battle.person_mut(who).deeds.forfeits);
            let person = battle.person_mut(who);
            person.turn.done = !able;
            person.turn.points = person.movement;
        }
    }
    battle.groups = groups.into_vec();
    Ok(())
}

/// Activating a group, or leaving it where it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Turns {
    Activate(Group),
    Leave(Group),
}

impl Choice for Turns {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> Offered {
        let (verb, group) = match self {
            Turns::Activate(it) => ("Activate", it),
            Turns::Leave(it) => ("Leave inactive:", it),
        };
        let names: Vec<&str> = group.members.iter().map(|&it| battle.person(it).name.as_str()).collect();
        let at = kernel::question::Anchor::Token(group.leader.token());
        Offered::new(format!("{verb} {}", names.join(", "))).at(at)
    }
}

/// Which group acts next: the highest Leader's, of equals the one the player wants; he may leave it inactive.
fn choose(battle: &mut Battle, play: &mut Play<'_>, side: SideId) -> Result<Phase, Pause> {
    let ready = |it: &&Group| it.members.iter().any(|&who| can_act(battle, who));
    let mut waiting: Vec<Group> = battle.groups.iter().filter(ready).cloned().collect();
    let Some(highest) = waiting.iter().map(|it| battle.person(it.leader).rep()).max() else {
        return Ok(Phase::Next);
    };
    waiting.retain(|it| battle.person(it.leader).rep() == highest);
    let seat = battle.seat_for(waiting[0].leader);
    let activate = waiting.iter().cloned().map(Turns::Activate);
    let options: Vec<Turns> = activate.chain(waiting.iter().cloned().map(Turns::Leave)).collect();
    match play.pick(&*battle, ask(rule!("atzr.turn.group-order"), seat), &options)? {
        Turns::Activate(group) => Ok(Phase::Active { side, leader: group.leader, acting: None }),
        Turns::Leave(group) => {
            for who in group.members {
                battle.person_mut(who).turn.done = true;
            }
            Ok(Phase::Groups { side })
        }
    }
}

pub fn can_act(battle: &Battle, who: PersonId) -> bool {
    battle.person(who).functions() && !battle.person(who).turn.done
}

/// All reactions are done: what counts turns counts this one (5.0).
fn end(battle: &mut Battle, play: &mut Play<'_>) -> Result<Phase, Pause> {
    play.cite(rule!("atzr.turn.end"));
    battle.order.clear();
    battle.groups.clear();
    recovery::end_turn(battle, play);
    zombie::end_turn(battle, play)?;
    encounter::end_turn(battle, play)?;
    Ok(Phase::Dice)
}
