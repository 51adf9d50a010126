//! Opening and closing doors, hatches and windows (9.1).
use ground::open::{OpeningId, Segment};
use kernel::{Dice, Menu, OptionView, Play, Point, RuleId, question::Anchor};

use super::{ActAction, Action};
use crate::{
    battle::{Battle, FigureId, ap, board::OpeningKind, change},
    journal::Incident,
    table::ap::Action as Priced,
};

/// Offers the doors he touches.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    if !battle.humans[usize::from(human)].is_on_table() {
        return;
    }
    let ground = &battle.scene.ground;
    for id in (0..ground.table().openings.len() as u32).map(OpeningId) {
        if !touched(battle, human, id) {
            continue;
        }
        let state = battle.openings.get(id.0 as usize).copied().unwrap_or_default();
        let kind = battle.scene.openings.get(id.0 as usize).copied().unwrap_or(OpeningKind::Gap);
        if state.broken || !opens_by_hand(kind) {
            continue;
        }
        let unaffordable = ap::unaffordable(battle, human, Priced::OpenDoor);
        if state.open {
            if !is_blocked(battle, id) {
                menu.offer_unless(unaffordable, Action::Act(ActAction::Close(id)));
            }
            continue;
        }
        menu.offer_unless(locked(kind).or(unaffordable), Action::Act(ActAction::Open(id)));
    }
}

/// Opens or closes it for 2 AP.
pub fn turn(battle: &mut Battle, play: &mut Play<'_>, human: u16, id: OpeningId, open: bool) {
    ap::pay(battle, play, human, Priced::OpenDoor);
    if !open {
        play.cite(rule!("dwa.ruling.doors"));
    }
    set_opening(battle, play, rule!("dwa.act.open-door"), id, open, human);
}

/// Opens or shuts what hands open.
fn set_opening(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    id: OpeningId,
    open: bool,
    human: u16,
) {
    let at = id.0 as usize;
    let kind = battle.scene.openings.get(at).copied().unwrap_or(OpeningKind::Gap);
    if !opens_by_hand(kind) {
        return;
    }
    change::open_or_shut(battle, at, open);
    let name = if play.is_read() { battle.scene.ground.opening(id).name.clone() } else { String::new() };
    let what = name.into();
    let told = if open { Incident::Opens { what } } else { Incident::Closes { what } };
    play.note(rule, FigureId::Human(human).token(), told);
}

/// Whether hands open and shut such an opening.
const fn opens_by_hand(kind: OpeningKind) -> bool {
    match kind {
        OpeningKind::Door | OpeningKind::LockedDoor | OpeningKind::Hatch | OpeningKind::Window => true,
        OpeningKind::BoardedWindow | OpeningKind::Barricade | OpeningKind::Gap => false,
    }
}

fn locked(kind: OpeningKind) -> Option<RuleId> {
    (kind == OpeningKind::LockedDoor).then_some(rule!("dwa.ruling.doors"))
}

fn touched(battle: &Battle, human: u16, id: OpeningId) -> bool {
    let ground = &battle.scene.ground;
    let who = FigureId::Human(human);
    ground.piece(ground.opening(id).wall).stands_on == battle.level(who)
        && ground.gap_to_opening(id, battle.base(who)) <= 1
}

/// Whether somebody stands or lies in the doorway.
fn is_blocked(battle: &Battle, id: OpeningId) -> bool {
    let opening = battle.scene.ground.opening(id);
    let line = Segment::new(opening.from, opening.to);
    let level = battle.scene.ground.piece(opening.wall).stands_on;
    battle.figures().any(|it| {
        let base = battle.base(it);
        battle.level(it) == level && line.nearer_than_half(base.at, base.diameter)
    })
}

pub fn offered(battle: &Battle, human: u16, id: OpeningId, verb: &str) -> OptionView {
    let opening = battle.scene.ground.opening(id);
    let middle = Point::new(opening.from.x.midpoint(opening.to.x), opening.from.y.midpoint(opening.to.y));
    OptionView::new(format!("{verb} the {}", opening.name))
        .at(Anchor::Place(middle))
        .cost(i32::from(ap::price(battle, human, Priced::OpenDoor)))
}
