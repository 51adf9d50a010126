//! Those who are down (10.14, 12.0, 15.0.2): carrying, treating, dispatching, capturing.
use ground::hex::{Hex, Reach};
use kernel::{Dice, Menu, OptionView, Pause, Play, RuleId, question::Anchor};

use super::{
    Battle, Person, PersonId, SideId, State,
    act::{self, Action},
    building,
    change::{self, By, Down},
    r#move,
    person::Doing,
    shoot, zombie,
};
use crate::{
    journal::{Choosing, Happened, things},
    printed::{Attribute, CounterThing, counters::CounterKind, people::Recovered},
    table::{
        dice::successes,
        recovery::{From, RecoveryTest},
    },
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecoveryAction {
    PickUp {
        whom: PersonId,
    },
    PutDown,
    /// With a Medikit in hand.
    Medikit {
        whom: PersonId,
    },
    /// With Medical Knowledge.
    Doctor {
        whom: PersonId,
    },
    /// Kills an enemy who is Out of the Fight: by fire, or by melee.
    Shoot {
        whom: PersonId,
    },
    Strike {
        whom: PersonId,
    },
    Capture {
        whom: PersonId,
    },
    Release {
        whom: PersonId,
    },
}

/// What it costs to take somebody up on top of the hex (12.0).
pub fn price(battle: &Battle) -> u8 {
    battle.scene.printed.tables.movement.picking_up_a_character as u8
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    let mut offer =
        |forbidden: Option<RuleId>, action| menu.offer_unless(forbidden, Action::Recovery(action));
    if person.carries.is_some() {
        offer(None, RecoveryAction::PutDown);
    }
    let carried = |whom: PersonId| battle.people.iter().any(|it| it.carries == Some(whom));
    for (whom, it) in battle.everybody().filter(|it| it.1.at == person.at && !carried(it.0)) {
        match it.state {
            State::OutOfTheFight if person.side == it.side => {
                if person.carries.is_none() {
                    offer(cannot_carry(battle, who), RecoveryAction::PickUp { whom });
                }
                treat(battle, who, whom, &mut offer);
            }
            State::OutOfTheFight if battle.hostile(person.side, it.side) => {
                if shoot::best(battle, who, |_| true).is_some() {
                    offer(act::forbids(person, Doing::Challenge), RecoveryAction::Shoot { whom });
                }
                offer(act::forbids(person, Doing::Challenge), RecoveryAction::Strike { whom });
                let guarded =
                    captives(battle, person.side, person.at) < guards(battle, person.side, person.at);
                let alone = (!guarded).then_some(rule!("atzr.ranged.capture"));
                offer(alone, RecoveryAction::Capture { whom });
            }
            State::Captive { of } if of == person.side => {
                if person.carries.is_none() {
                    offer(cannot_carry(battle, who), RecoveryAction::PickUp { whom });
                }
                offer(None, RecoveryAction::Release { whom });
            }
            State::Waiting
            | State::Functioning
            | State::OutOfTheFight
            | State::ObviouslyDead { .. }
            | State::TakenOff
            | State::RanAway
            | State::Left
            | State::Captive { .. }
            | State::LetGo
            | State::Turned { .. } => (),
        }
    }
}

/// How many captives an armed character can guard (10.14).
const GUARDED: usize = 3;

/// How many captives of a side are in a hex.
fn captives(battle: &Battle, of: SideId, at: Hex) -> usize {
    battle.people.iter().filter(|it| it.at == at && it.state == State::Captive { of }).count()
}

/// How many captives those of a side in a hex can guard: three for everybody with a weapon in hand.
pub fn guards(battle: &Battle, side: SideId, at: Hex) -> usize {
    let armed = |it: &Person| {
        it.hands.iter().any(|item| {
            let kind = battle.scene.printed.counters.of(item.thing).kind;
            matches!(kind, CounterKind::Ranged | CounterKind::Explosive | CounterKind::Melee)
        })
    };
    GUARDED * battle.standing_at(at).filter(|it| it.1.side == side && armed(it.1)).count()
}

/// Captives whom nobody guards any more at the end of a turn are captives no longer; they still cannot do anything.
pub fn end_turn(battle: &mut Battle, play: &mut Play<'_>) {
    for who in (0..battle.people.len() as u16).map(PersonId) {
        let State::Captive { of } = battle.person(who).state else { continue };
        let hex = battle.person(who).at;
        if captives(battle, of, hex) <= guards(battle, of, hex) {
            continue;
        }
        change::free(battle, play, who);
    }
}

/// Why he cannot take anybody up: whoever has treated somebody does not move any more, and it takes Movement Points.
fn cannot_carry(battle: &Battle, who: PersonId) -> Option<RuleId> {
    let turn = &battle.person(who).turn;
    if turn.action == Some(Doing::Treat) {
        return Some(rule!("atzr.action.list"));
    }
    (turn.points < price(battle)).then_some(rule!("atzr.recovery.pick-up"))
}

/// Whether somebody who does this goes no farther in this activation.
pub fn stops(battle: &Battle, who: PersonId, action: RecoveryAction) -> bool {
    match action {
        RecoveryAction::Medikit { .. } | RecoveryAction::Doctor { .. } => true,
        RecoveryAction::PickUp { .. } => {
            let points = battle.person(who).turn.points.saturating_sub(price(battle));
            r#move::free_within(battle, who, points).is_empty()
        }
        RecoveryAction::PutDown
        | RecoveryAction::Shoot { .. }
        | RecoveryAction::Strike { .. }
        | RecoveryAction::Capture { .. }
        | RecoveryAction::Release { .. } => false,
    }
}

/// A Medikit in the hands, or Medical Knowledge once for each patient (rulings on both).
fn treat(
    battle: &Battle,
    who: PersonId,
    whom: PersonId,
    offer: &mut dyn FnMut(Option<RuleId>, RecoveryAction),
) {
    let (person, patient) = (battle.person(who), battle.person(whom));
    let busy = match person.turn.action {
        Some(Doing::Treat) => None,
        _ => act::forbids(person, Doing::Treat),
    };
    if person.hands.iter().any(|it| it.thing == CounterThing::Medikit) {
        let again = patient.deeds.last_medikit == Some(who) || person.turn.treated.contains(&whom);
        let rule = again.then_some(rule!("atzr.item.medikit-reuse"));
        offer(rule.or(busy), RecoveryAction::Medikit { whom });
    }
    if person.has(Attribute::MedicalKnowledge) {
        let again = patient.deeds.treated_by.contains(&who);
        let rule = again.then_some(rule!("atzr.ruling.table-attributes"));
        offer(rule.or(busy), RecoveryAction::Doctor { whom });
    }
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &RecoveryAction,
) -> Result<(), Pause> {
    match *action {
        RecoveryAction::PickUp { whom } => {
            let price = price(battle);
            let turn = battle.turn_mut(who);
            turn.points -= price;
            turn.moving = true;
            change::carry(battle, who, whom);
            let note = Happened::TakesUp { whom: whom.token() };
            play.note(rule!("atzr.recovery.pick-up"), who.token(), note);
        }
        RecoveryAction::PutDown => {
            if let Some(whom) = change::put_down(battle, who) {
                let note = Happened::PutsDown { whom: whom.token() };
                play.note(rule!("atzr.ruling.carrier-reactions"), who.token(), note);
            }
        }
        RecoveryAction::Medikit { whom } => {
            note_medikit(battle, who, whom);
            recover(battle, play, rule!("atzr.item.medikit-during"), who, whom);
        }
        RecoveryAction::Doctor { whom } => {
            battle.deeds_mut(whom).treated_by.push(who);
            play.cite(rule!("atzr.ruling.table-attributes"));
            recover(battle, play, rule!("atzr.react.out-of-the-fight"), who, whom);
        }
        RecoveryAction::Shoot { whom } => return execute(battle, play, who, whom),
        RecoveryAction::Strike { whom } => {
            act::spend(battle, play, who, Doing::Challenge);
            strike(battle, play, who, whom);
            return super::reaction::man_down(battle, play);
        }
        RecoveryAction::Capture { whom } => {
            let of = battle.person(who).side;
            change::capture(battle, play, whom, of);
        }
        RecoveryAction::Release { whom } => {
            change::remove(battle, play, rule!("atzr.ranged.capture"), whom, State::LetGo);
        }
    }
    Ok(())
}

/// From now on he is the one this Medikit was used on last.
fn note_medikit(battle: &mut Battle, who: PersonId, whom: PersonId) {
    for other in (0..battle.people.len() as u16).map(PersonId) {
        let deeds = battle.deeds_mut(other);
        deeds.last_medikit = deeds.last_medikit.filter(|it| *it != who);
    }
    battle.deeds_mut(whom).last_medikit = Some(who);
    battle.turn_mut(who).treated.push(whom);
}

/// The patient rolls on the After the Fight Recovery Table at once, by the rule that lets them be helped; whoever helps adds no
/// die to it.
fn recover(battle: &mut Battle, play: &mut Play<'_>, helped: RuleId, who: PersonId, whom: PersonId) {
    play.cite(helped);
    act::spend(battle, play, who, Doing::Treat);
    play.cite(rule!("atzr.ruling.medikit-details"));
    let patient = battle.person(whom);
    let test = RecoveryTest {
        rep: patient.rep().into(),
        from: From::Treated,
        medikit: false,
        medical_knowledge: false,
        non_lethal: patient.deeds.spared,
    };
    match test.roll(&battle.scene.printed.people, &mut play.by(whom.token())) {
        Recovered::Recovers => get_up(battle, play, helped, (who, whom), false),
        Recovered::RecoversWeakened => get_up(battle, play, helped, (who, whom), true),
        Recovered::StaysOut | Recovered::Dead | Recovered::DoesNotReturn => {
            let note = Happened::StaysDown { by: who.token() };
            play.note(rule!("atzr.recovery.after-encounter"), whom.token(), note);
        }
    }
    battle.turn_mut(whom).done = true;
}

/// Whoever gets up as a third does so in the nearest hex with room, and where there is none stays down (6.1, ruling on Medikits).
fn get_up(
    battle: &mut Battle,
    play: &mut Play<'_>,
    helped: RuleId,
    (by, whom): (PersonId, PersonId),
    weakened: bool,
) {
    let here = battle.person(whom).at;
    let Some(hex) = room_for(battle, whom) else {
        let note = Happened::StaysDown { by: by.token() };
        return play.note(rule!("atzr.stack.humans"), whom.token(), note);
    };
    play.note(rule!("atzr.recovery.after-encounter"), whom.token(), Happened::GetsUp { weakened });
    if weakened {
        change::weaken(battle, whom);
    }
    change::revive(battle, play, helped, whom);
    if hex != here {
        change::enter(battle, play, rule!("atzr.stack.humans"), whom, hex);
    }
}

/// The nearest hex in which somebody who lies could stand, by a way that is open.
fn room_for(battle: &Battle, who: PersonId) -> Option<Hex> {
    let (here, grid) = (battle.person(who).at, battle.scene.board.grid());
    if !r#move::is_full(battle, who, here) {
        return Some(here);
    }
    let ways = Reach::new(grid, here, u8::MAX, |from, to| {
        let barred = building::bars(battle, from, to).is_some()
            || building::stops(battle, to)
            || r#move::is_held(battle, who, to);
        (!barred).then_some(1)
    });
    let free = |hex: &Hex| *hex != here && !r#move::is_full(battle, who, *hex);
    let beside = grid.neighbours(here).filter(|&it| ways.cost(it).is_some()).find(|it| free(it));
    beside.or_else(|| ways.hexes().filter(|it| free(it)).min_by_key(|&it| ways.cost(it)))
}

/// By fire: all Fire Dice are rolled for ones and noise alone (ruling on dispatching).
fn execute(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, whom: PersonId) -> Result<(), Pause> {
    play.cite(rule!("atzr.ruling.auto-kill-details"));
    let Some(guns) = shoot::best(battle, who, |_| true) else { return Ok(()) };
    let with = things(shoot::aim::items(battle, who, guns).map(|it| it.thing));
    let note = Happened::Shoots { whom: whom.token(), with };
    play.note(rule!("atzr.ranged.auto-kill"), who.token(), note);
    let (noise, emptied) = shoot::roll_for_ones(battle, play, (who, whom), guns);
    battle.turn_mut(who).fired = true;
    battle.shots_fired = true;
    zombie::noise(battle, play, who, noise)?;
    shoot::empty(battle, play, who, &emptied)?;
    change::go_down(battle, play, rule!("atzr.ranged.auto-kill"), whom, Down::ObviouslyDead, By::Person(who));
    super::reaction::man_down(battle, play)
}

/// By melee: Rep dice, and one success kills.
pub fn strike(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, whom: PersonId) {
    play.cite(rule!("atzr.ruling.auto-kill-details"));
    let rep = battle.person(who).rep().into();
    let rule = rule!("atzr.ranged.auto-kill");
    play.note(rule, who.token(), Happened::Strikes { whom: whom.token() });
    if successes(rule, rep, &mut play.by(who.token()).at(whom.token())) == 0 {
        play.note(rule, who.token(), Happened::StrikeFails { whom: whom.token() });
    } else {
        change::go_down(battle, play, rule, whom, Down::ObviouslyDead, By::Person(who));
    }
}

impl RecoveryAction {
    pub fn offered(&self, battle: &Battle, _who: PersonId) -> OptionView {
        let name = |whom: PersonId| battle.person(whom).name.as_str();
        let at = |whom: PersonId, words: String| OptionView::new(words).at(Anchor::Token(whom.token()));
        match *self {
            RecoveryAction::PickUp { whom } => {
                at(whom, format!("Pick up {}", name(whom))).cost(price(battle).into())
            }
            RecoveryAction::PutDown => OptionView::new("Put down the person you carry"),
            RecoveryAction::Medikit { whom } => at(whom, format!("Use the Medikit on {}", name(whom))),
            RecoveryAction::Doctor { whom } => at(whom, format!("Treat {}", name(whom))),
            RecoveryAction::Shoot { whom } => at(whom, format!("Shoot {} dead", name(whom))),
            RecoveryAction::Strike { whom } => at(whom, format!("Try to finish {}", name(whom))),
            RecoveryAction::Capture { whom } => at(whom, format!("Capture {}", name(whom))),
            RecoveryAction::Release { whom } => at(whom, format!("Let {} go", name(whom))),
        }
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        match *self {
            RecoveryAction::PickUp { whom } => Choosing::Carries { whom: whom.token() },
            RecoveryAction::PutDown => {
                Choosing::PutsDown { whom: battle.person(who).carries.map(PersonId::token) }
            }
            RecoveryAction::Medikit { whom } => Choosing::UsesMedikit { on: whom.token() },
            RecoveryAction::Doctor { whom } => Choosing::Treats { whom: whom.token() },
            RecoveryAction::Shoot { whom } => Choosing::ShootsDead { whom: whom.token() },
            RecoveryAction::Strike { whom } => Choosing::StrikesDead { whom: whom.token() },
            RecoveryAction::Capture { whom } => Choosing::Captures { whom: whom.token() },
            RecoveryAction::Release { whom } => Choosing::Releases { whom: whom.token() },
        }
    }
}
