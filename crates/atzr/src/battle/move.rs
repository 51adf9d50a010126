//! Movement (7.0): from hex to hex by Movement Points, Fast Moves, popping up, over the edge.
use ground::hex::{self, Flood, Hex, HexSet, Reach};
use kernel::{
    Dice, Menu, OptionView, Pause, Play, RuleId,
    question::{Anchor, Chance},
};

use super::{
    Battle, Person, PersonId, Phase, State, act::Action, building, change, insight, item, person::Doing,
    turn::can_act,
};
use crate::{
    journal::{Choosing, Count, Ending},
    phrases,
    printed::{Attribute, Terrain},
    setup::layout::Walker,
    table::{self, building::EntryRoll},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveAction {
    Go {
        to: Hex,
    },
    /// Declares a Fast Move and rolls for it (7.2).
    Fast,
    /// Off the map from an edge hex.
    Leave,
    /// Up from behind cover, in place (7.3.3.1).
    PopUp,
}

/// How a step of a walk ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    GoesOn,
    /// Something happened that the walker has to think about.
    Interrupted,
}

/// What it costs somebody to enter a hex (7.1), every part with its rule.
pub fn cost(battle: &Battle, who: PersonId, hex: Hex) -> kernel::Sum {
    cost_of(battle, who, battle.scene.board.terrain(hex))
}

/// The same for any hex of a terrain.
fn cost_of(battle: &Battle, who: PersonId, terrain: Terrain) -> kernel::Sum {
    let person = battle.person(who);
    let (rep, load) = (person.rep().into(), item::load(battle, person));
    let step = table::r#move::Step { terrain, zombie: false, rep, load, picks_up: false };
    step.cost(&battle.scene.printed.tables.movement)
}

/// Where somebody can get with the Movement Points he has left; a place that must be opened first ends a way.
pub fn reach(battle: &Battle, who: PersonId) -> Reach {
    within(battle, who, battle.person(who).turn.points)
}

/// The same with so many points.
pub fn within(battle: &Battle, who: PersonId, points: u8) -> Reach {
    let board = &battle.scene.board;
    let price = |terrain| u8::try_from(cost_of(battle, who, terrain).total()).ok();
    let flood = Flood {
        floor: board.floor(Walker::Human),
        from: battle.person(who).at,
        points,
        prices: Terrain::ALL.map(price),
        door: None,
    };
    let held = holding(battle, who);
    let mut reach = Reach::default();
    reach.flood(
        &flood,
        |it| board.entrance_nth(it).is_some_and(|it| battle.places[it].stops()),
        |it| held.has(it),
    );
    reach
}

/// The hexes that enemies and zombies hold.
pub(super) fn holding(battle: &Battle, who: PersonId) -> HexSet {
    let side = battle.person(who).side;
    let enemies = battle.functioning().filter(|it| battle.hostile(side, it.1.side)).map(|it| it.1.at);
    HexSet::of(battle.scene.board.grid(), enemies.chain(battle.undead().map(|it| it.1.at)))
}

/// The hexes in which somebody finds no room to stop (6.1), all at once.
pub fn full(battle: &Battle, who: PersonId) -> HexSet {
    let grid = battle.scene.board.grid();
    let (mut stood, mut full) = (HexSet::new(grid), HexSet::new(grid));
    for (_, person) in battle.functioning().filter(|it| it.0 != who) {
        if !stood.insert(person.at) {
            full.insert(person.at);
        }
    }
    full
}

/// Whether an enemy or a zombie stands in a hex: it can be entered by a charge only (ruling on zones of control).
pub fn is_held(battle: &Battle, who: PersonId, hex: Hex) -> bool {
    let enemy = |it: &Person| battle.hostile(battle.person(who).side, it.side);
    battle.crowd[battle.scene.board.grid().index(hex)] != 0
        && (battle.zombies_at(hex).next().is_some() || battle.standing_at(hex).any(|it| enemy(it.1)))
        || battle.standing_at(hex).any(|it| it.1.ducked && enemy(it.1))
}

/// Whether there is no room to stop in a hex (6.1).
#[inline]
pub fn is_full(battle: &Battle, who: PersonId, hex: Hex) -> bool {
    2 <= battle.standing_at(hex).filter(|it| it.0 != who).count()
}

/// Whether the one who acts is on his way through a hex: he may be a third in it until he goes on (ruling on zones of control).
pub fn is_passed(battle: &Battle, hex: Hex) -> bool {
    let Phase::Active { acting: Some(who), .. } = battle.phase else { return false };
    let person = battle.person(who);
    person.functions() && person.at == hex && person.turn.moving
}

/// What is refused is only worked out for who reads it.
pub fn offer(battle: &Battle, who: PersonId, ways: &Reach, menu: &mut Menu<Action>, shown: bool) {
    let person = battle.person(who);
    if let Some(Doing::Barricade | Doing::Treat | Doing::Charge) = person.turn.action {
        return;
    }
    if person.ducked {
        menu.offer(Action::Move(MoveAction::PopUp));
    }
    offer_hexes(battle, who, ways, menu, shown);
    if battle.scene.board.grid().is_edge(person.at) && off_the_map(battle) <= person.turn.points {
        let forbidden = super::encounter::forbids_leaving(battle, who);
        menu.offer_unless(forbidden, Action::Move(MoveAction::Leave));
    }
    if !person.turn.fast {
        menu.offer_unless(forbids_fast(battle, who), Action::Move(MoveAction::Fast));
    }
}

/// Every hex he can get to, grey where he may not stop or has tried the door; and those beside him behind walls or held by
/// enemies.
fn offer_hexes(battle: &Battle, who: PersonId, reach: &Reach, menu: &mut Menu<Action>, shown: bool) {
    let person = battle.person(who);
    let no_room = full(battle, who);
    for to in reach.hexes().filter(|&it| it != person.at) {
        let full = no_room.contains(to).then_some(rule!("atzr.stack.humans"));
        let shut = || building::needs_roll(battle, last_before(reach, person.at, to), to).is_some();
        let tried = person.turn.tried.contains(&to) && shut();
        let tried = tried.then_some(rule!("atzr.ruling.entry-attempts"));
        menu.offer_unless(full.or(tried), Action::Move(MoveAction::Go { to }));
    }
    if !shown {
        return;
    }
    let beside = battle.scene.board.grid().neighbours(person.at).filter(|&it| reach.cost(it).is_none());
    for to in beside {
        let held = is_held(battle, who, to).then_some(rule!("atzr.ruling.no-zone-of-control"));
        if let Some(by) = building::bars(battle, person.at, to).or(held) {
            menu.refuse(by, Action::Move(MoveAction::Go { to }));
        }
    }
}

/// The hex from which a way comes into its last one.
fn last_before(reach: &Reach, start: Hex, to: Hex) -> Hex {
    reach.path(to).iter().rev().nth(1).copied().unwrap_or(start)
}

/// Why somebody cannot move fast, if he cannot.
fn forbids_fast(battle: &Battle, who: PersonId) -> Option<RuleId> {
    match battle.person(who).turn.action {
        Some(Doing::HandleItems) => return Some(rule!("atzr.action.handle-items")),
        Some(Doing::Reload) => return Some(rule!("atzr.action.reload")),
        Some(Doing::Charge | Doing::Barricade | Doing::Treat | Doing::Challenge) => {
            return Some(rule!("atzr.action.list"));
        }
        None => (),
    }
    fast_move(battle, who).refused()
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    ways: &Reach,
    action: &MoveAction,
) -> Result<(), Pause> {
    match *action {
        MoveAction::Go { to } => walk(battle, play, who, ways, to),
        MoveAction::Fast => {
            run(battle, play, who);
            Ok(())
        }
        MoveAction::Leave => {
            leave(battle, play, who);
            Ok(())
        }
        MoveAction::PopUp => pop_up(battle, play, who),
    }
}

/// Walks hex by hex until somebody or something gets in between.
fn walk(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, ways: &Reach, to: Hex) -> Result<(), Pause> {
    for hex in ways.path(to) {
        if hex == battle.person(who).at {
            continue;
        }
        if hex != to && is_full(battle, who, hex) {
            play.cite(rule!("atzr.ruling.no-zone-of-control"));
        }
        if step(battle, play, who, hex)? == Step::Interrupted {
            return Ok(());
        }
    }
    Ok(())
}

/// The hexes he can go to and stop in.
pub fn free(battle: &Battle, who: PersonId) -> Vec<Hex> {
    free_within(battle, who, battle.person(who).turn.points)
}

/// The same with so many points.
pub fn free_within(battle: &Battle, who: PersonId, points: u8) -> Vec<Hex> {
    let here = battle.person(who).at;
    let (reach, full) = (within(battle, who, points), full(battle, who));
    reach.hexes().filter(|&it| it != here && !full.contains(it)).collect()
}

/// Walks there, as far as he gets, without more being asked; who is not active stands still again after it.
pub fn go(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, to: Hex) -> Result<(), Pause> {
    let ways = reach(battle, who);
    walk(battle, play, who, &ways, to)?;
    // What stops him in a full hex does not let him stay there.
    let stays = |battle: &Battle| !battle.person(who).functions() || battle.person(who).ducked;
    if !stays(battle) && is_full(battle, who, battle.person(who).at) {
        let ways = reach(battle, who);
        walk(battle, play, who, &ways, to)?;
    }
    battle.turn_mut(who).moving &= can_act(battle, who);
    Ok(())
}

/// One hex, and what it brings: an entry roll, an Event Card, strangers, enemies who see him.
pub fn step(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, to: Hex) -> Result<Step, Pause> {
    if !building::open(battle, play, who, to)? {
        return Ok(Step::Interrupted);
    }
    insight::keep_in_mind(battle, who);
    pay(battle, play, who, to);
    change::enter(battle, play, rule!("atzr.move.points"), who, to);
    arrive(battle, play, who)
}

/// Spends the Movement Points of a hex.
pub fn pay(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, to: Hex) {
    let price = play.plus(&cost(battle, who, to));
    let turn = battle.turn_mut(who);
    turn.points = turn.points.saturating_sub(price as u8);
    turn.moving = true;
}

/// What coming into a hex sets off, in the book's order.
pub fn arrive(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Step, Pause> {
    let mut step = Step::GoesOn;
    if building::arrive(battle, play, who)? {
        step = Step::Interrupted;
    }
    if insight::come_into_sight(battle, play, who)? {
        step = Step::Interrupted;
    }
    if !battle.person(who).functions() {
        step = Step::Interrupted;
    }
    Ok(step)
}

/// Declares a Fast Move and rolls for it (7.2).
pub fn run(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    let points = fast_move(battle, who).roll(&mut play.by(who.token()));
    let turn = battle.turn_mut(who);
    turn.fast = true;
    turn.points = turn.points.saturating_add(points as u8);
    let n = i32::from(turn.points);
    play.cite(rule!("atzr.ruling.fast-move-timing"));
    play.counted(rule!("atzr.move.fast"), who.token(), Count::MovementPoints, n);
}

/// The Fast Move as he would roll it now.
pub fn fast_move(battle: &Battle, who: PersonId) -> table::r#move::FastMove {
    let person = battle.person(who);
    table::r#move::FastMove {
        rep: person.rep().into(),
        load: item::load(battle, person),
        carrying: person.carries.is_some(),
        fast: person.has(Attribute::Fast),
        slow: person.has(Attribute::Slow),
    }
}

/// What it costs to leave the map from an edge hex.
fn off_the_map(battle: &Battle) -> u8 {
    battle.scene.printed.tables.movement.leaving_the_map as u8
}

fn leave(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    play.cite(rule!("atzr.ruling.table-movement-costs"));
    let price = off_the_map(battle);
    let turn = battle.turn_mut(who);
    turn.points = turn.points.saturating_sub(price);
    change::remove(battle, play, rule!("atzr.ruling.leave-map"), who, State::Left);
}

fn pop_up(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    change::pop_up(battle, play, rule!("atzr.react.popping-up"), who);
    insight::forget_one(battle, who);
    insight::come_into_sight(battle, play, who)?;
    Ok(())
}

impl MoveAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        match *self {
            MoveAction::Go { to } => {
                let cost = reach(battle, who).cost(to).map_or(0, i32::from);
                let kind = match battle.scene.board.terrain(to) {
                    Terrain::Clear => "",
                    Terrain::Rough => ", into cover",
                    Terrain::Building => ", into a building",
                };
                let seen = insight::on_the_way(battle, who, &reach(battle, who).path(to));
                let sight = seen.as_ref().map_or_else(String::new, |it| sight_words(battle, it, to));
                let odds = seen.map_or_else(|| entry_odds(battle, who, to), |it| it.chances(battle, who));
                OptionView::new(format!("Go to {to}{kind}{sight}"))
                    .at(Anchor::Place(ground::hex::centre(to)))
                    .cost(cost)
                    .odds(odds)
            }
            MoveAction::Fast => OptionView::new("Move fast").odds(fast_odds(battle, who)),
            MoveAction::Leave => OptionView::new("Leave the map").cost(off_the_map(battle).into()),
            MoveAction::PopUp => OptionView::new("Pop up"),
        }
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        match *self {
            MoveAction::Go { to } => {
                let seen = insight::on_the_way(battle, who, &reach(battle, who).path(to));
                let watchers = seen.iter().flat_map(|it| &it.watchers);
                let elsewhere = seen.as_ref().filter(|it| it.hex != to);
                let seen_by = watchers.map(|it| it.token()).collect();
                let (hex, seen_at) = (hex::centre(to), elsewhere.map(|it| hex::centre(it.hex)));
                match entry(battle, who, to) {
                    // Whether anybody gets in is told by the roll.
                    Some(_) => Choosing::TriesDoor { hex, seen_by, seen_at },
                    None => Choosing::Goes { hex, ground: battle.scene.board.terrain(to), seen_by, seen_at },
                }
            }
            MoveAction::Fast => Choosing::MovesFast,
            MoveAction::Leave => Choosing::LeavesTheMap,
            MoveAction::PopUp => Choosing::PopsUp,
        }
    }
}

/// Who would see him on the way, and where if not at its end.
fn sight_words(battle: &Battle, seen: &insight::Foreseen, to: Hex) -> String {
    let place = if seen.hex == to { String::new() } else { format!(" at {}", seen.hex) };
    format!(", into sight of {}{place}", seen.seen_by(battle))
}

/// How a Fast Move may end, by the very roll that is made for it.
fn fast_odds(battle: &Battle, who: PersonId) -> Vec<Chance> {
    let test = fast_move(battle, who);
    let all = kernel::odds(|dice| test.roll(dice));
    let chance = |(n, p): (&u16, _)| phrases::chance(battle, Ending::MorePoints { n: *n }, p);
    all.outcomes.iter().rev().map(chance).collect()
}

/// The roll for the door at the end of a way, where nobody has opened it.
fn entry(battle: &Battle, who: PersonId, to: Hex) -> Option<EntryRoll> {
    let from = last_before(&reach(battle, who), battle.person(who).at, to);
    building::entry(battle, from, to)
}

/// Whether he gets in, where the way ends at a door that nobody has opened.
fn entry_odds(battle: &Battle, who: PersonId, to: Hex) -> Vec<Chance> {
    let Some(entry) = entry(battle, who, to) else { return Vec::new() };
    let all = kernel::odds(|dice| entry.over(&battle.scene.printed.cards.entry, dice) == 0);
    let ending = |gets_in: bool| if gets_in { Ending::GetsIn } else { Ending::StaysOutside };
    all.outcomes.iter().rev().map(|(it, p)| phrases::chance(battle, ending(*it), p)).collect()
}
