//! Movement (p. 15): walking, Fast Move, prone and up again, Duck Back and Runaway.
mod away;
mod fast;
mod go;
mod hide;
mod out;
mod posture;
pub mod trigger;
mod walk;
mod way;

use ground::open::Path;
use kernel::{Menu, OptionView, Pause, Play, Point, RuleId, question::Then, rule::hit};

use self::go::Stops;
pub(crate) use self::way::{Afoot, is_taken, runs_into};
pub use self::way::{contact, into_contact, route, spot_before};
use super::{
    Battle, FigureId, PersonId,
    act::{self, Action},
    leave,
    looking::Looking,
    melee,
    person::Extra,
    scene::RegionKind,
    sight::region,
};
use crate::{
    journal::Choosing,
    table::{
        action::{Deed, Gait},
        r#move::{Mover, Pace},
        weapon::INCH_MM,
    },
};

/// What somebody can do with their move.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveAction {
    Walk,
    Fast,
    Turn,
    DropProne,
    StandUp,
    Crawl,
    /// By these stairs or this ladder, by its place on the table.
    Climb(u16),
    Leave,
}

/// What a way is gone for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Active,
    /// A Star's choice in an In Sight.
    InSight,
    /// The two inches of those who come into sight.
    TwoInches,
    Reaction,
    /// From where a charge is tested into contact.
    Contact,
    /// Away from those who charge.
    Evasion,
    /// Into or out of a vehicle.
    Vehicle,
}

/// How a way came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Went {
    Arrived,
    /// Something took their mind off it: a melee, a Duck Back, the end of their activation.
    Stopped,
    Down,
}

/// How far somebody goes in an activation without a Fast Move.
pub fn normal_mm(battle: &Battle, who: PersonId) -> i32 {
    let (pace, scenario_mm) = (Pace::of(&battle.person(who).attributes), scenario_mm(battle, who));
    Mover { pace, scenario_mm, ..Mover::default() }.moves_mm(&mut Looking)
}

/// What ground makes of a normal move.
fn scenario_mm(battle: &Battle, who: PersonId) -> Option<i32> {
    let steep = region::is_in(battle, RegionKind::SteepMountain, battle.person(who).at);
    steep.then(|| {
        hit(rule!("ffo.terrain.mountain"));
        2 * INCH_MM
    })
}

/// What is left of it in this activation, with what a Fast Move has added.
pub fn left_mm(battle: &Battle, who: PersonId) -> i32 {
    let turn = &battle.person(who).turn;
    (normal_mm(battle, who) + turn.granted_mm - turn.spent_mm).max(0)
}

/// Goes a way up to the first thing that interrupts it, has that resolved, and goes on.
pub fn go(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    path: &Path,
    purpose: Purpose,
) -> Result<Went, Pause> {
    go::go(battle, play, who, path, purpose, Stops::OnlyIfHindered)
}

/// Puts a zombie there at once.
pub fn dash(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, to: Point) {
    super::change::enter(battle, play, rule, who, to);
}

/// One Fast Move Test for those of a group who try.
pub fn fast(battle: &mut Battle, play: &mut Play<'_>, group: &[PersonId]) -> Result<(), Pause> {
    fast::fast(battle, play, group);
    Ok(())
}

/// Behind the nearest cover from these, or prone in place.
pub fn duck_back(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    from: &[FigureId],
) -> Result<(), Pause> {
    hide::duck_back(battle, play, who, from)
}

/// Asks whether somebody who may try a Fast Move does so, and has it rolled for.
pub fn choose_gait(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    who: PersonId,
) -> Result<(), Pause> {
    away::choose_gait(battle, play, rule, who)
}

/// Away from those who charge, in no activation.
pub fn evade(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    from: &[FigureId],
) -> Result<(), Pause> {
    away::evade(battle, play, who, from)
}

/// The quickest way out of a building, as far as what is left of their move goes.
pub fn get_out(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, building: u16) -> Result<(), Pause> {
    out::get_out(battle, play, who, building)
}

/// Off the table at once.
pub fn run_away(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId) {
    hide::run_away(battle, play, rule, who);
}

/// Why somebody cannot try a Fast Move now, if they cannot; each tries once.
fn may_try_fast(battle: &Battle, who: PersonId) -> Option<RuleId> {
    let person = battle.person(who);
    let tried = person.turn.fast.then_some(rule!("ffo.move.fast-roll"));
    tried.or_else(|| act::forbids_fast(person))
}

/// Why somebody cannot move now, if they cannot.
fn cannot_walk(battle: &Battle, who: PersonId) -> Option<RuleId> {
    let person = battle.person(who);
    if !act::activation(person, None).may(Deed::Move, &mut Looking) {
        return Some(rule!("ffo.action.choice"));
    }
    let rule = if person.prone { rule!("ffo.move.crawl") } else { rule!("ffo.move.normal") };
    if walk::reach_mm(battle, who) == 0 {
        return Some(rule);
    }
    (!walk::has_room(battle, who)).then_some(rule!("ffo.ruling.passing-figures"))
}

/// What of it somebody may do now, and what not and why.
pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.seated.is_some() {
        return;
    }
    if !battle.foes(who.into()).is_empty() {
        if person.prone && person.won_round && melee::must_fight(battle, who) {
            menu.offer_unless(posture::cannot_rise(battle, who), Action::Move(MoveAction::StandUp));
        }
        return;
    }
    menu.offer(Action::Move(MoveAction::Turn));
    let walks = cannot_walk(battle, who);
    let spent = walks.filter(|it| *it == rule!("ffo.action.choice"));
    if person.prone {
        let rises = spent.or_else(|| posture::cannot_rise(battle, who));
        menu.offer_unless(rises, Action::Move(MoveAction::StandUp));
        menu.offer_unless(walks, Action::Move(MoveAction::Crawl));
    } else {
        menu.offer_unless(walks, Action::Move(MoveAction::Walk));
        let drops = act::forbids_extra(person, Extra::DropProne, Gait::NormalMove);
        menu.offer_unless(drops, Action::Move(MoveAction::DropProne));
    }
    if !person.turn.fast {
        menu.offer_unless(may_try_fast(battle, who), Action::Move(MoveAction::Fast));
    }
    for (at, climb) in battle.scene.ground.table().climbs.iter().enumerate() {
        if !person.prone && posture::other_end(battle, who, climb).is_some() {
            let climbs = spent.or_else(|| posture::cannot_climb(battle, who));
            menu.offer_unless(climbs, Action::Move(MoveAction::Climb(at as u16)));
        }
    }
    if leave::may_leave(battle, who) {
        menu.offer_unless(spent, Action::Move(MoveAction::Leave));
    }
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &MoveAction,
) -> Result<(), Pause> {
    match *action {
        MoveAction::Walk | MoveAction::Crawl => walk::walk(battle, play, who),
        MoveAction::Fast => fast::with_others(battle, play, who),
        MoveAction::Turn => posture::turn(battle, play, who),
        MoveAction::StandUp => posture::stand_up(battle, play, who),
        MoveAction::Climb(which) => posture::climb(battle, play, who, which),
        MoveAction::Leave => leave::leave(battle, play, who),
        MoveAction::DropProne => {
            posture::drop_prone(battle, play, who);
            Ok(())
        }
    }
}

impl MoveAction {
    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        let view = OptionView::new(match self {
            MoveAction::Walk => "Walk".to_owned(),
            MoveAction::Fast => "Move fast".to_owned(),
            MoveAction::Turn => "Turn around".to_owned(),
            MoveAction::DropProne => "Drop prone".to_owned(),
            MoveAction::StandUp => "Stand up".to_owned(),
            MoveAction::Crawl => "Crawl".to_owned(),
            MoveAction::Climb(it) => format!("Take the {}", climb(battle, *it)),
            MoveAction::Leave => "Leave the table".to_owned(),
        });
        match self {
            MoveAction::Walk | MoveAction::Crawl | MoveAction::Turn => view.then(Then::Place),
            MoveAction::Fast
            | MoveAction::DropProne
            | MoveAction::StandUp
            | MoveAction::Climb(_)
            | MoveAction::Leave => view,
        }
    }

    pub fn deed(&self, battle: &Battle, _: PersonId) -> Choosing {
        match self {
            MoveAction::Walk => Choosing::Walks,
            MoveAction::Fast => Choosing::MovesFast,
            MoveAction::Turn => Choosing::TurnsAround,
            MoveAction::DropProne => Choosing::DropsProne,
            MoveAction::StandUp => Choosing::StandsUp,
            MoveAction::Crawl => Choosing::Crawls,
            MoveAction::Climb(it) => Choosing::ChangesFloor { by: climb(battle, *it).to_owned().into() },
            MoveAction::Leave => Choosing::LeavesTheTable,
        }
    }
}

fn climb(battle: &Battle, which: u16) -> &str {
    battle.scene.ground.table().climbs.get(usize::from(which)).map_or("", |it| &it.name)
}
