//! What somebody does at a door or window that they touch.
use ground::open::{Circle, OpeningId, measure};
use kernel::{Dice, Given, Menu, Pause, Play, Point, RuleId, rule::hit};
use smallvec::SmallVec;
use stage::landmark;

use super::{BuildingAction, barricade, floor_of, is_shut};
use crate::{
    battle::{
        Battle, OpeningState, Person, PersonId, State,
        act::{self, Action},
        challenge::{self, Attempt},
        change,
        person::{BASE_MM, Extra, Main},
        scene::OpeningType,
        sight::Stand,
    },
    journal::Housework,
    table::{
        action::Gait,
        building::{CrashedThrough, Window, WindowCrash, WindowIs},
        challenge::{Difficulty, Kind},
        react::KnockDownTest,
        weapon::INCH_MM,
    },
};

/// Somebody and an opening beside them.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    pub battle: &'a Battle,
    pub who: PersonId,
    pub opening: OpeningId,
}

impl<'a> At<'a> {
    pub fn what(self) -> OpeningType {
        self.battle.scene.openings[self.opening.0 as usize].what
    }

    pub fn state(self) -> &'a OpeningState {
        &self.battle.openings[self.opening.0 as usize]
    }

    pub fn person(self) -> &'a Person {
        self.battle.person(self.who)
    }

    /// Whether they are within an inch of it, on its floor.
    pub fn is_near(self) -> bool {
        let person = self.person();
        let gap = self.battle.scene.ground.gap_to_opening(self.opening, Circle::new(person.at, BASE_MM));
        2 * gap <= INCH_MM && self.floor() == self.battle.scene.openings[self.opening.0 as usize].floor
    }

    fn stand(self) -> Stand {
        self.battle.stand(self.who.into())
    }

    fn floor(self) -> u8 {
        floor_of(self.battle, &self.stand()).map_or(0, |it| it.1)
    }

    /// Whether they are in the building that it belongs to.
    pub fn is_inside(self) -> bool {
        let wall = self.battle.scene.ground.opening(self.opening).wall;
        let own = floor_of(self.battle, &self.stand());
        own.is_some_and(|it| self.battle.scene.buildings[usize::from(it.0)].walls == wall)
    }

    fn is_window(self) -> bool {
        matches!(self.what(), OpeningType::Window | OpeningType::ShopWindow)
    }
}

/// What they may do there, and what not and why.
pub(super) fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.seated.is_some() || person.prone || !battle.foes(who.into()).is_empty() {
        return;
    }
    for opening in (0..battle.openings.len() as u32).map(OpeningId) {
        let at = At { battle, who, opening };
        if at.is_near() && at.what() != OpeningType::Gap {
            offer_pass(at, menu);
            barricade::offer(at, menu);
        }
    }
}

fn offer_pass(at: At<'_>, menu: &mut Menu<Action>) {
    let (state, opening) = (at.state(), at.opening);
    let barred = state.is_barred(at.what());
    if state.open && !state.broken {
        menu.offer(Action::Building(BuildingAction::Shut(opening)));
    }
    if at.is_window() && !state.open {
        let barricaded = barred.then_some(rule!("ffo.building.windows"));
        menu.offer_unless(barricaded, Action::Building(BuildingAction::Crash(opening)));
    }
    if at.is_window() && is_shut(at.battle, opening) && !barred {
        let spent = act::forbids_extra(at.person(), Extra::BreakWindow, Gait::NormalMove);
        menu.offer_unless(spent, Action::Building(BuildingAction::BreakWindow(opening)));
    }
    if state.locked && barred {
        hit(rule!("ffo.building.doors"));
        hit(rule!("ffo.ruling.doors-locked"));
        let spent = act::forbids(at.person(), Main::Challenge);
        menu.offer_unless(spent, Action::Building(BuildingAction::PickLock(opening)));
        menu.offer_unless(spent, Action::Building(BuildingAction::BreakDown(opening)));
    }
}

pub(super) fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &BuildingAction,
) -> Result<(), Pause> {
    match *action {
        BuildingAction::Shut(it) => {
            play.cite(rule!("ffo.building.doors"));
            change::open_or_shut(battle, it, false);
            Ok(())
        }
        BuildingAction::BreakWindow(it) => {
            play.cite(rule!("ffo.ruling.windows"));
            battle.turn_mut(who).extra = Some(Extra::BreakWindow);
            change::break_open(battle, it);
            Ok(())
        }
        BuildingAction::Crash(it) => crash(battle, play, who, it),
        BuildingAction::PickLock(it) => force(battle, play, who, it, Kind::Savvy),
        BuildingAction::BreakDown(it) => force(battle, play, who, it, Kind::Physical),
        BuildingAction::Barricade(it) => {
            barricade::build(battle, play, who, it);
            Ok(())
        }
        BuildingAction::TakeDown(it) => {
            barricade::take_down(battle, play, who, it);
            Ok(())
        }
        BuildingAction::Destroy(it) => barricade::destroy(battle, play, who, it),
    }
}

/// Through the glass, and down if it is upstairs.
fn crash(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, opening: OpeningId) -> Result<(), Pause> {
    let rule = rule!("ffo.building.crash-window");
    let (person, at) = (battle.person(who), At { battle, who, opening });
    let is = if at.state().broken { WindowIs::Broken } else { WindowIs::Closed };
    let upper_floor = at.floor() != 0;
    let test = KnockDownTest {
        class: person.class,
        rep: person.rep(),
        protected: person.body_armor != 0 || person.swat,
        star: person.star,
    };
    let window = WindowCrash { window: Window { is, raised: 0 }, who: test, upper_floor };
    let what = battle.scene.ground.opening(opening).name.clone();
    play.note(rule, who.token(), Housework::CrashesThrough { what: what.into() });
    let CrashedThrough::Through { status, needs_challenge } = window.resolve(&mut play.by(who.token()))
    else {
        return Ok(());
    };
    change::break_open(battle, opening);
    change::go_down(battle, play, rule, who, status, None);
    let lands = !needs_challenge || drop_down(battle, play, who)?;
    let through = lands.then(|| other_side(battle, who, opening)).flatten();
    if let Some((level, to)) =
        through.map(|to| (if needs_challenge { None } else { battle.person(who).level }, to))
    {
        change::enter_level(battle, play, rule, who.into(), (level, to));
        battle.turn_mut(who).moved = true;
        if let Some((building, floor)) = floor_of(battle, &battle.stand(who.into())) {
            return super::enter(battle, play, who, building, floor);
        }
    }
    Ok(())
}

/// Whether they dare the drop.
fn drop_down(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    if battle.person(who).state != State::Functioning {
        return Ok(false);
    }
    let attempt = Attempt {
        who,
        kind: Kind::Physical,
        difficulty: Difficulty::Average,
        tools: SmallVec::new(),
        opponents: SmallVec::new(),
        forced: false,
        about: rule!("ffo.building.crash-window"),
    };
    challenge::attempt(battle, play, &attempt)
}

/// The place on the other side of an opening, if there is room for them.
fn other_side(battle: &Battle, who: PersonId, opening: OpeningId) -> Option<Point> {
    let (at, own) = (battle.person(who).at, Circle::new(battle.person(who).at, BASE_MM));
    let stretch = battle.scene.ground.opening(opening);
    let middle = Point::new(stretch.from.x.midpoint(stretch.to.x), stretch.from.y.midpoint(stretch.to.y));
    let aside = measure::bearing(stretch.from, stretch.to)? + 90;
    let far = |it: i32| measure::polar(middle, it, own.diameter / 2 + 2);
    let beyond = [far(aside), far(aside + 180)].into_iter().max_by_key(|&it| measure::dist2(at, it))?;
    let free = |it: Point| !crate::battle::r#move::is_taken(battle, who.into(), it);
    let near = landmark::openings(&battle.scene.ground, Circle::new(at, 0));
    std::iter::once(beyond)
        .chain(near.filter(|it| measure::at_most(*it, beyond, INCH_MM)))
        .find(|&it| free(it))
}

/// A lock is picked, or the door broken.
fn force(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    opening: OpeningId,
    kind: Kind,
) -> Result<(), Pause> {
    let about: RuleId = rule!("ffo.ruling.doors-locked");
    battle.turn_mut(who).main = Some(Main::Challenge);
    let attempt = Attempt {
        who,
        kind,
        difficulty: Difficulty::Average,
        tools: SmallVec::new(),
        opponents: SmallVec::new(),
        forced: false,
        about,
    };
    if !challenge::attempt(battle, play, &attempt)? {
        battle.turn_mut(who).tried.push(opening);
        return Ok(());
    }
    play.cite(about);
    change::unlock(battle, opening);
    if kind == Kind::Physical {
        change::break_open(battle, opening);
    }
    Ok(())
}
