//! Ways: how far somebody gets, along which way, what it costs, and who sees him on it.
use ground::hex::Hex;
use kernel::{Ratio, odds};
use view::OverlayKind;

use super::sketch::Sketch;
use crate::{
    battle::{
        FigureId, PersonId, building,
        charge::path as charge_path,
        insight::{Foreseen, acts_first, on_the_way},
        r#move::{self, MoveAction},
    },
    table::{building::EntryRoll, insight::InSightTest},
};

/// How far he can go, point by point.
pub(super) fn reach(sketch: &mut Sketch<'_>, who: PersonId) {
    let person = sketch.battle.person(who);
    if !person.functions() {
        return;
    }
    let reach = r#move::reach(sketch.battle, who);
    let last = reach.hexes().filter_map(|it| reach.cost(it)).max().unwrap_or(0);
    let within = |points: u8| -> Vec<Hex> {
        reach.hexes().filter(|&it| reach.cost(it).is_some_and(|cost| cost <= points)).collect()
    };
    for points in 1..last {
        sketch.hexes(OverlayKind::Step, within(points), None);
    }
    if 0 < last {
        sketch.hexes(OverlayKind::Reach, within(last), Some(format!("{last} MP")));
    }
}

pub(super) fn moves(sketch: &mut Sketch<'_>, who: PersonId, action: MoveAction) {
    match action {
        MoveAction::Go { to } => walk(sketch, who, to),
        MoveAction::Fast => fast(sketch, who),
        MoveAction::Leave => sketch.hex(sketch.battle.person(who).at, Some("leaves here".to_owned())),
        MoveAction::PopUp => {
            if let Some(it) = on_the_way(sketch.battle, who, &[sketch.battle.person(who).at]) {
                in_sight(sketch, who, &it);
            }
        }
    }
}

/// The way to a hex, what it costs, whether a door must be opened, and the first place on it where somebody sees him.
fn walk(sketch: &mut Sketch<'_>, who: PersonId, to: Hex) {
    reach(sketch, who);
    let battle = sketch.battle;
    let reach = r#move::reach(battle, who);
    let from = battle.person(who).at;
    let path = reach.path(to);
    if let Some(cost) = reach.cost(to) {
        let points = battle.person(who).turn.points;
        sketch.line("costs", format!("{cost} of {points} MP"), Some(rule!("atzr.move.points")));
    }
    sketch.route(std::iter::once(from).chain(path.iter().copied()));
    sketch.hex(to, None);
    let before = std::iter::once(from).chain(path.iter().copied());
    if let Some((_, door)) =
        before.zip(path.iter()).find(|(a, b)| building::needs_roll(battle, *a, **b).is_some())
    {
        entry(sketch, *door);
    }
    match on_the_way(battle, who, &path) {
        Some(it) => in_sight(sketch, who, &it),
        None => sketch.line("on the way", "no enemy comes into sight", Some(rule!("atzr.insight.trigger"))),
    }
}

/// The die that a door takes.
fn entry(sketch: &mut Sketch<'_>, hex: Hex) {
    let scene = &sketch.battle.scene;
    let Some(triangle) = scene.board.triangle(hex) else { return };
    let roll = EntryRoll { triangle, area: scene.area, day_part: scene.day };
    let opens = odds(|dice| roll.over(&scene.printed.cards.entry, dice) == 0).of(&true);
    sketch.line("gets in", percent(&opens), Some(rule!("atzr.building.entry-roll")));
}

/// Who would see him for the first time, and who would act first.
fn in_sight(sketch: &mut Sketch<'_>, who: PersonId, seen: &Foreseen) {
    let battle = sketch.battle;
    let hex = seen.hex;
    let (ours, unknown) = (seen.own(battle, who), seen.unknown(battle, who));
    let first = |test: &InSightTest| odds(|dice| acts_first(battle, who, test, dice)).of(&true);
    let known = unknown.is_empty().then(|| first(&seen.test));
    let chance = known.as_ref().map_or_else(String::new, |it| format!(": you first {}", hundredths(it)));
    let mut label = Some(format!("In Sight at {hex}{chance}"));
    for &it in &seen.watchers {
        sketch.sight(battle.person(it).at, hex, label.take());
        sketch.aims_at(FigureId::Person(it), Vec::new());
    }
    let names: Vec<String> = seen.watchers.iter().map(|&it| battle.person(it).name.clone()).collect();
    sketch.line(format!("seen at {hex} by"), names.join(", "), Some(rule!("atzr.insight.trigger")));
    dice(sketch, seen, ours, &unknown);
    let winner = rule!("atzr.insight.winner");
    match known {
        Some(first) => sketch.line("you act first", percent(&first), Some(winner)),
        None => REPS.into_iter().for_each(|rep| {
            let first = first(&seen.against(&unknown, rep));
            sketch.line(format!("you act first against Rep {rep}"), percent(&first), Some(winner));
        }),
    }
}

/// What a Leader may have whose Rep nobody has seen yet.
const REPS: [i32; 3] = [3, 4, 5];

/// The dice of each side; of those whom nobody has in sight yet they are not known.
fn dice(sketch: &mut Sketch<'_>, seen: &Foreseen, ours: Option<usize>, unknown: &[usize]) {
    let rolls = Some(rule!("atzr.insight.leader-rolls"));
    for (at, group) in seen.test.groups.iter().enumerate() {
        let dice = group.dice(&sketch.battle.scene.printed.tables.in_sight);
        let friends = ours.is_some_and(|own| seen.test.groups[own].side == group.side);
        let name = match (Some(at) == ours, friends) {
            (true, _) => "your dice",
            (false, true) => "your friends' dice",
            (false, false) => "their dice",
        };
        if unknown.contains(&at) {
            sketch.line(name, "their Rep, once you see them", rolls);
            continue;
        }
        sketch.line(name, dice.total().max(0).to_string(), rolls);
        if Some(at) == ours {
            sketch.parts(&dice);
        }
    }
}

/// How many points a Fast Move may give.
fn fast(sketch: &mut Sketch<'_>, who: PersonId) {
    let roll = r#move::fast_move(sketch.battle, who);
    let all = odds(|dice| roll.roll(dice));
    for (points, p) in &all.outcomes {
        sketch.line(format!("{points} more MP"), percent(p), Some(rule!("atzr.move.fast")));
    }
    let now = sketch.battle.person(who).turn.points;
    let most = all.outcomes.keys().max().map_or(0, |it| *it as u8);
    let reach = r#move::within(sketch.battle, who, now.saturating_add(most));
    sketch.hexes(OverlayKind::Reach, reach.hexes(), Some(format!("up to {} MP", now.saturating_add(most))));
}

/// The way of a charge.
pub(super) fn charge(sketch: &mut Sketch<'_>, who: PersonId, hex: Hex) {
    let from = sketch.battle.person(who).at;
    let passed = charge_path(sketch.battle, who, hex).unwrap_or_default();
    sketch.route(std::iter::once(from).chain(passed.into_iter().filter(|&it| it != from)).chain([hex]));
    sketch.hex(hex, None);
}

/// A chance in hundredths with one decimal.
fn hundredths(p: &Ratio) -> String {
    let tenths = (p.value() * 1000.0).round() as i64;
    format!("{}.{} %", tenths / 10, tenths % 10)
}

/// The same with its fraction.
pub(super) fn percent(p: &Ratio) -> String {
    format!("{} ({p})", hundredths(p))
}
