//! Barricades: built and taken down from inside, destroyed from outside.
use ground::open::OpeningId;
use kernel::{Given, Menu, Pause, Play, RuleId, ask};

use super::{BuildingAction, act::At};
use crate::{
    battle::{
        Battle, PersonId,
        act::{self, Action},
        change,
        group::NamedPerson,
        person::{Main, Tool},
        scene::OpeningType,
    },
    journal::Housework,
    table::building::{Barricaded, Besieged, Dismantled, Frame, Work},
};

/// How many work on one opening from inside, and how many from outside.
const MOST_INSIDE: usize = 2;
const MOST_OUTSIDE: usize = 3;

const fn frame(what: OpeningType) -> Frame {
    match what {
        OpeningType::Door | OpeningType::Gap => Frame::Door,
        OpeningType::Window | OpeningType::ShopWindow => Frame::Window,
    }
}

pub(super) fn offer(at: At<'_>, menu: &mut Menu<Action>) {
    let (state, opening) = (at.state(), at.opening);
    let spent = act::forbids(at.person(), Main::Barricade);
    if !at.is_inside() {
        if state.is_barred(at.what()) && 0 < state.dv {
            let crowded = (MOST_OUTSIDE <= workers(at)).then_some(rule!("ffo.building.barricade-destroy"));
            menu.offer_unless(spent.or(crowded), Action::Building(BuildingAction::Destroy(opening)));
        }
        return;
    }
    let crowded = (MOST_INSIDE <= workers(at)).then_some(rule!("ffo.building.barricade-build"));
    let most = (frame(at.what()).dv(2) <= state.dv).then_some(rule!("ffo.building.barricade-dv"));
    let beaten = state.beaten.then_some(rule!("ffo.building.barricade-breach"));
    let builds = spent.or(beaten).or(most).or(crowded);
    menu.offer_unless(builds, Action::Building(BuildingAction::Barricade(opening)));
    if at.what().dv() < state.dv {
        menu.offer_unless(spent.or(crowded), Action::Building(BuildingAction::TakeDown(opening)));
    }
}

/// How many have worked on it in this turn.
fn workers(at: At<'_>) -> usize {
    let works = |who: PersonId| {
        let near = At { who, ..at };
        at.battle.person(who).turn.main == Some(Main::Barricade) && near.is_near()
    };
    at.battle.functioning().filter(|it| works(it.0)).count()
}

pub(super) fn build(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, opening: OpeningId) {
    change::open_or_shut(battle, opening, false);
    let dv = inside(battle, play, who, opening, Work::Barricade);
    let what = name(battle, opening);
    let note = Housework::Barricades { what: what.into(), dv };
    play.note(rule!("ffo.building.barricade-build"), who.token(), note);
}

pub(super) fn take_down(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, opening: OpeningId) {
    let dv = inside(battle, play, who, opening, Work::TakeDown);
    tell_down(battle, play, (who, opening), dv, rule!("ffo.building.barricade-remove-inside"));
}

/// One more of those inside has worked on it; its Defensive Value then.
fn inside(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, opening: OpeningId, work: Work) -> u8 {
    let at = At { battle, who, opening };
    let (state, what) = (*at.state(), at.what());
    let dismantled = if state.beaten { Dismantled::FromOutside } else { Dismantled::NotFromOutside };
    let given = Barricaded { frame: frame(what), dv: state.dv, dismantled, work, workers: 1 };
    let dv = given.resolve(play).max(what.dv());
    let since = if work == Work::TakeDown && dv == what.dv() { battle.turn + 1 } else { state.since };
    battle.turn_mut(who).main = Some(Main::Barricade);
    change::set_dv(battle, opening, dv, false, since);
    dv
}

/// Those outside break in together.
pub(super) fn destroy(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    opening: OpeningId,
) -> Result<(), Pause> {
    let all = attackers(battle, play, who, opening)?;
    let has_tool = |it: &&PersonId| {
        let tools = &battle.person(**it).tools;
        tools.iter().any(|it| matches!(it, Tool::Hammer | Tool::Crowbar))
    };
    let with_tools = all.iter().filter(has_tool).count() as u8;
    let dv = battle.openings[opening.0 as usize].dv;
    let besieged = Besieged { dv, attackers: all.len() as u8, with_tools };
    let left = besieged.resolve(&mut play.by(who.token()));
    for &it in &all {
        battle.turn_mut(it).main = Some(Main::Barricade);
    }
    if left < dv {
        let gone = left == 0;
        let since = if gone { battle.turn + 1 } else { battle.openings[opening.0 as usize].since };
        change::set_dv(battle, opening, left, gone, since);
        tell_down(battle, play, (who, opening), left, rule!("ffo.building.barricade-destroy"));
    }
    Ok(())
}

/// They, and those beside it of their group who help.
fn attackers(
    battle: &Battle,
    play: &mut Play<'_>,
    who: PersonId,
    opening: OpeningId,
) -> Result<Vec<PersonId>, Pause> {
    let at = At { battle, who, opening };
    let free = |it: PersonId| act::forbids(battle.person(it), Main::Barricade).is_none();
    let may = |&it: &PersonId| it != who && free(it) && At { who: it, ..at }.is_near();
    let others: Vec<NamedPerson> = act::members(battle).filter(may).map(NamedPerson).collect();
    let most = (MOST_OUTSIDE - 1).saturating_sub(workers(at)).min(others.len());
    let mut all = vec![who];
    if most != 0 {
        let asking = ask(rule!("ffo.building.barricade-destroy"), battle.seat_for(who)).about(who.token());
        let with = play.some(battle, asking.or(most), &others, 0..=most)?;
        all.extend(with.into_iter().map(|it| it.0));
    }
    Ok(all)
}

fn name(battle: &Battle, opening: OpeningId) -> String {
    battle.scene.ground.opening(opening).name.clone()
}

fn tell_down(
    battle: &Battle,
    play: &mut Play<'_>,
    (who, opening): (PersonId, OpeningId),
    dv: u8,
    rule: RuleId,
) {
    let what = name(battle, opening);
    play.note(rule, who.token(), Housework::TakesDown { what: what.into(), dv });
}
