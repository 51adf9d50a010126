//! From an Encounter that is over back to the campaign (18.3, 26): who comes home, how, and with what.
use kernel::{Dice, scripted};

use super::{
    Campaign,
    ended::Ended,
    group::{Group, Member, MemberId},
    outcome::{EndState, Fared, Gains, PlayedOutcome},
    saga::{Doing, Plot, Saga, Settling},
};
use crate::{
    battle::{self, Battle, Counter, Person, PersonId, encounter::WayHome, item},
    printed::{CounterThing, NamedId, Printed},
    table::{after::Deeds, infection::Bites, npc},
};

/// Brings everybody home from an Encounter: those who joined come into the campaign, and the dice of what it leaves behind are
/// still to roll. Nothing happens if it is not over or none was due.
pub fn come_home(saga: &mut Saga, members: &[MemberId], battle: &Battle) -> Option<Vec<MemberId>> {
    bring_home(saga, members, &Ended::of(battle, &[])?)
}

/// The same by what the campaign has to know of the Encounter.
pub fn bring_home(saga: &mut Saga, members: &[MemberId], battle: &Ended) -> Option<Vec<MemberId>> {
    let result = &battle.result;
    let (due, plot) = saga.due()?;
    let encounter = due.encounter;
    let robbers = match (result.next, plot) {
        (Some(WayHome::Robbery { suspicious }), Plot::Plain {}) => Some(suspicious),
        (Some(WayHome::Robbery { .. } | WayHome::Clear) | None, _) => None,
    };
    let on_the_way = matches!(plot, Plot::WayHome { .. });
    let everybody = (0..).map(PersonId).zip(&battle.people);
    let gains = saga.campaign.groups.iter().map(|it| gains(it, battle, members)).collect();
    let mut fared: Vec<Fared> = Vec::new();
    let mut joined = Vec::new();
    for (who, person) in everybody {
        let member = match members.get(usize::from(who.0)) {
            Some(id) => *id,
            None => match take_in(&mut saga.campaign, person, &saga.printed) {
                Some(id) => id,
                None => continue,
            },
        };
        if members.len() <= usize::from(who.0) {
            joined.push(member);
        }
        if let Some(before) = saga.campaign.member(member) {
            fared.push(how(battle, who, person, before));
        }
    }
    let outcome = PlayedOutcome { encounter, fared, gains };
    saga.doing = Doing::Settling(Settling { outcome, on_the_way, robbers });
    Some(joined)
}

/// Doses of the Cure that somebody of the group still has.
fn gains(group: &Group, battle: &Ended, members: &[MemberId]) -> Gains {
    if !members.iter().any(|it| group.has(*it)) {
        return Gains::default();
    }
    let of_group = battle.people.iter().filter(|it| it.seat == Some(group.seat) && !it.deeds.leaves_after);
    let alive = of_group.filter(|it| !matches!(state(it.state), EndState::Dead | EndState::Turned));
    let doses = alive.map(|it| it.doses).fold(0_u8, u8::saturating_add);
    Gains { joined: Vec::new(), doses: Some(doses) }
}

/// An NPC who joined and is alive comes into the group of the player whom he follows; Tonya goes her own way again.
fn take_in(campaign: &mut Campaign, person: &Person, printed: &Printed) -> Option<MemberId> {
    let seat = person.seat?;
    let Counter::Named(who) = person.counter else { return None };
    let mut dice = scripted(&[]);
    if person.deeds.leaves_after {
        dice.cite(rule!("atzr.tonya.joins-survivors"));
        return None;
    }
    if matches!(state(person.state), EndState::Dead | EndState::Turned) {
        return None;
    }
    let at = campaign.groups.iter().position(|it| it.seat == seat)?;
    let (who, class, rep) = (npc::Who::Named(NamedId(who)), person.class, person.rep);
    let as_met = npc::Person { who, class, rep, weapon: None, item: None };
    campaign.admit(at, &as_met, printed, &mut dice);
    let member = campaign.groups[at].members.last_mut()?;
    member.carries = things(person);
    Some(member.id)
}

fn how(battle: &Ended, who: PersonId, person: &Person, before: &Member) -> Fared {
    let deeds = &person.deeds;
    let each = battle.result.each.iter().find(|it| it.0 == who);
    let not_found = battle.hostage == Some(who) && !battle.found;
    let holds = battle.people.iter().any(|it| it.functions() && it.side == person.side);
    let on_the_map = state(person.state);
    // Whoever was brought off the map lying down has not recovered by that, and was not left behind (12.1).
    let brought_off = on_the_map == EndState::Functioning && deeds.left_down;
    Fared {
        member: before.id,
        state: if brought_off { EndState::OutOfTheFight } else { on_the_map },
        left_behind: on_the_map == EndState::OutOfTheFight && !holds,
        non_lethal: deeds.spared,
        medikit_last: deeds.last_medikit.is_some(),
        deeds: Deeds {
            ran_away: deeds.ran_away,
            shot_at: deeds.shot_at,
            in_melee: deeds.in_melee,
            out_of_the_fight: deeds.out_of_the_fight,
            used_star_power: deeds.used_star_power,
            success: each.is_some_and(|it| it.1) && !not_found,
        },
        bites: Bites {
            out_of_the_fight: deeds.downed_by_zombies,
            first_round_not_won: deeds.bitten,
            feasted: deeds.eaten,
            immune: person.immune,
        },
        rep_lost: person.less.infection.saturating_sub(before.rep_lost),
        cured: person.immune && !before.immune,
        carries: things(person),
        by: battle.killers.get(usize::from(who.0)).cloned().flatten(),
    }
}

/// What has become of somebody, as the campaign counts it.
pub(super) const fn state(state: battle::State) -> EndState {
    match state {
        battle::State::Waiting | battle::State::Functioning | battle::State::Left | battle::State::LetGo => {
            EndState::Functioning
        }
        battle::State::OutOfTheFight | battle::State::Captive { .. } => EndState::OutOfTheFight,
        battle::State::ObviouslyDead { .. } | battle::State::TakenOff => EndState::Dead,
        battle::State::RanAway => EndState::RanAway,
        battle::State::Turned { .. } => EndState::Turned,
    }
}

/// Everything somebody has, a Scope on a weapon for itself.
fn things(person: &Person) -> Vec<CounterThing> {
    let mut all = Vec::new();
    for (_, it) in item::slots(person) {
        all.push(it.thing);
        all.extend(it.scope.then_some(CounterThing::Scope));
    }
    all
}
