//! Fire (p. 36): buildings that are set alight, and how they burn.
use ground::open::{Circle, Polygon, measure};
use kernel::{Dice, Given, Menu, OptionView, Pause, Play, Point, rule::hit};

use super::{
    Battle, FigureId, PersonId,
    act::{self, Action},
    building, change,
    harm::{self, By},
    looking::Looking,
    r#move,
    person::{BASE_MM, Main, Tool},
    scene::{BuildingState, Burning},
    sight::Stand,
};
use crate::{
    journal::{Choosing, Housework},
    table::{
        damage::Victim,
        fire::{Arson, Blaze, Burned, Extent, Extinguishing, Kindled, Spreads, With, hole_mm},
        status::Hit,
        weapon::INCH_MM,
    },
};

#[derive(Clone, Debug, PartialEq)]
pub enum FireAction {
    /// A building, by its place.
    Set(u16),
    /// With the hose that they have.
    PutOut(u16),
}

/// Whoever touches a wall is no farther from its middle line.
const TOUCH_MM: i32 = 3;

/// How much of a building's outer wall there is.
fn wall_mm(area: &Polygon) -> i32 {
    area.edges().map(|it| measure::distance(it.a, it.b)).sum()
}

/// How far along the wall, from its first corner on, the place of it lies that is nearest to a point.
fn along_mm(area: &Polygon, at: Point) -> i32 {
    let (mut gone, mut best) = (0, (i64::MAX, 0));
    for edge in area.edges() {
        let near = edge.nearest_point(at);
        best = best.min((measure::dist2(at, near), gone + measure::distance(edge.a, near)));
        gone += measure::distance(edge.a, edge.b);
    }
    best.1
}

/// How much of a building burns, and does not only smoulder.
fn burning_mm(battle: &Battle, building: u16) -> i32 {
    let burns = battle.buildings[usize::from(building)].burns.iter().filter(|it| !it.smoulders);
    let all: i32 = burns.map(|it| it.to_mm - it.from_mm).sum();
    all.min(wall_mm(&battle.scene.buildings[usize::from(building)].area))
}

fn blaze(battle: &Battle, building: u16) -> Blaze {
    let kind = &battle.scene.buildings[usize::from(building)];
    Blaze { dv: kind.dv, wall_mm: wall_mm(&kind.area), burning_mm: burning_mm(battle, building) }
}

/// Before the activation dice: what smoulders lights, what burns spreads.
pub fn morning(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    for building in 0..battle.buildings.len() as u16 {
        let state = battle.buildings[usize::from(building)].clone();
        if state.burns.is_empty() || extent(battle, building) == Extent::BurnedDown {
            continue;
        }
        let grown = grow(battle, play, building, state);
        change::set_building(battle, building, grown);
        if extent(battle, building) == Extent::BurnedDown {
            burn_down(battle, play, building)?;
        }
    }
    Ok(())
}

/// A turn later: what smouldered burns, and what burnt has spread from the first hole to one side.
fn grow(battle: &Battle, play: &mut Play<'_>, building: u16, mut state: BuildingState) -> BuildingState {
    let blaze = blaze(battle, building);
    let burns = blaze.burning_mm != 0;
    for it in state.burns.iter_mut().filter(|it| it.smoulders) {
        let name = battle.scene.buildings[usize::from(building)].name.clone();
        play.note(rule!("ffo.fire.start"), None, Housework::CatchesFire { building: name.into() });
        it.smoulders = false;
    }
    if burns {
        let more = hole_mm(blaze.dv, play);
        let spread = blaze.resolve(&mut play.thrown());
        if let Some(first) = state.burns.first_mut() {
            match spread.spreads {
                Some(Spreads::Left) => first.from_mm -= more,
                Some(Spreads::Right) => first.to_mm += more,
                None => (),
            }
        }
    }
    state
}

fn extent(battle: &Battle, building: u16) -> Extent {
    let blaze = blaze(battle, building);
    blaze.extent(blaze.burning_mm, &mut Looking)
}

/// Whoever is still in it as the last of it burns is dead.
fn burn_down(battle: &mut Battle, play: &mut Play<'_>, building: u16) -> Result<(), Pause> {
    let rule = rule!("ffo.fire.abandon");
    let kind = &battle.scene.buildings[usize::from(building)];
    let inside = battle.figures().filter(|&it| kind.area.contains(battle.at(it)));
    let by = By::Nobody(rule);
    let dies = |whom: FigureId| harm::Blow { whom, hit: Hit::ObviouslyDead, by, in_melee: false };
    let blows: Vec<harm::Blow> = inside.map(dies).collect();
    let note = Housework::BurnsDown { building: kind.name.clone().into() };
    play.note(rule, None, note);
    harm::suffer(battle, play, &blows)?;
    Ok(())
}

/// Half of it burns, so that nobody may stay in it.
pub fn must_be_abandoned(battle: &Battle, building: u16) -> bool {
    if battle.buildings[usize::from(building)].burns.is_empty() {
        return false;
    }
    hit(rule!("ffo.fire.abandon"));
    extent(battle, building) != Extent::Spreading
}

/// The building that somebody is in and may not stay in.
fn has_to_leave(battle: &Battle, who: PersonId) -> Option<u16> {
    let (building, _) = building::floor_of(battle, &battle.stand(who.into()))?;
    must_be_abandoned(battle, building).then_some(building)
}

/// Whoever is active in a building half of which burns leaves it the quickest way, as far as their move goes.
pub fn abandon(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let Some(building) = has_to_leave(battle, who) else { return Ok(()) };
    let person = battle.person(who);
    if person.seated.is_some() || person.ducked.is_some() || !battle.foes(who.into()).is_empty() {
        return Ok(());
    }
    let rule = rule!("ffo.fire.abandon");
    let name = battle.scene.buildings[usize::from(building)].name.clone();
    play.note(rule, who.token(), Housework::HasToLeave { building: name.into() });
    play.cite(rule!("ffo.ruling.fire-geometry"));
    r#move::get_out(battle, play, who, building)
}

/// The building whose burning wall somebody there touches.
pub fn flames_at(battle: &Battle, stand: &Stand) -> Option<u16> {
    let base = Circle::new(stand.at, BASE_MM);
    let touches = |it: &u16| {
        let state = &battle.buildings[usize::from(*it)];
        if stand.level.is_some() || !state.burns.iter().any(|it| !it.smoulders) {
            return false;
        }
        let area = &battle.scene.buildings[usize::from(*it)].area;
        let near = area.edges().any(|edge| edge.gap(base) <= TOUCH_MM);
        near && burns_at(state, wall_mm(area), along_mm(area, stand.at))
    };
    (0..battle.buildings.len() as u16).find(touches)
}

/// Whether the wall burns there; stretches go on round the corner.
fn burns_at(state: &BuildingState, wall_mm: i32, mm: i32) -> bool {
    let holds = |it: &Burning| {
        [mm - wall_mm, mm, mm + wall_mm].into_iter().any(|mm| it.from_mm <= mm && mm <= it.to_mm)
    };
    state.burns.iter().filter(|it| !it.smoulders).any(holds)
}

/// What the flames do to somebody who touches them.
pub fn burn(battle: &mut Battle, play: &mut Play<'_>, who: FigureId) -> Result<(), Pause> {
    let victim = if who.is_zombie() { Victim::Zombie } else { Victim::Human };
    let blow = Burned { victim }.resolve(&mut play.by(who.token()));
    let by = By::Nobody(rule!("ffo.fire.hole"));
    if let Some(hit) = Hit::of_fire(blow) {
        harm::suffer(battle, play, &[harm::Blow { whom: who, hit, by, in_melee: false }])?;
    }
    Ok(())
}

/// The buildings whose wall somebody is beside.
fn beside(battle: &Battle, who: PersonId) -> impl Iterator<Item = u16> {
    let person = battle.person(who);
    let base = Circle::new(person.at, BASE_MM);
    let near = move |it: &u16| {
        let area = &battle.scene.buildings[usize::from(*it)].area;
        person.level.is_none() && area.edges().any(|edge| 2 * edge.gap(base) <= INCH_MM)
    };
    (0..battle.buildings.len() as u16).filter(near)
}

/// The hose that somebody has.
fn hose(battle: &Battle, who: PersonId) -> With {
    let tools = &battle.person(who).tools;
    match [Tool::FireHose, Tool::ResidentialHose].map(|it| tools.contains(&it)) {
        [true, _] => With::FireHose,
        [false, true] => With::ResidentialHose,
        [false, false] => With::NoHose,
    }
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.seated.is_some() || !battle.foes(who.into()).is_empty() {
        return;
    }
    let spent = act::forbids(person, Main::StartFire);
    for it in beside(battle, who) {
        let burns = !battle.buildings[usize::from(it)].burns.is_empty();
        if burns {
            let dry = (hose(battle, who) == With::NoHose).then_some(rule!("ffo.fire.extinguish"));
            menu.offer_unless(spent.or(dry), Action::Fire(FireAction::PutOut(it)));
        } else {
            menu.offer_unless(spent, Action::Fire(FireAction::Set(it)));
        }
    }
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &FireAction,
) -> Result<(), Pause> {
    battle.turn_mut(who).main = Some(Main::StartFire);
    match *action {
        FireAction::Set(building) => set(battle, play, who, building),
        FireAction::PutOut(building) => put_out(battle, play, who, building),
    }
    Ok(())
}

fn set(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, building: u16) {
    let person = battle.person(who);
    let arson = Arson { rep: person.rep(), tool: person.tools.contains(&Tool::LitTorch) };
    let kindled = arson.resolve(&mut play.by(who.token()));
    if kindled == Kindled::NoSpark {
        return;
    }
    let kind = &battle.scene.buildings[usize::from(building)];
    let (hole, middle) = (hole_mm(kind.dv, play), along_mm(&kind.area, battle.person(who).at));
    let from_mm = middle - hole / 2;
    let smoulders = kindled == Kindled::Smoulders;
    if !smoulders {
        let note = Housework::CatchesFire { building: kind.name.clone().into() };
        play.note(rule!("ffo.fire.start"), who.token(), note);
    }
    let mut state = battle.buildings[usize::from(building)].clone();
    state.burns.push(Burning { from_mm, to_mm: from_mm + hole, smoulders });
    change::set_building(battle, building, state);
}

fn put_out(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, building: u16) {
    let mut state = battle.buildings[usize::from(building)].clone();
    if let Some(first) = state.burns.first_mut() {
        let burning_mm = first.to_mm - first.from_mm;
        let left = Extinguishing { with: hose(battle, who), burning_mm }.resolve(play);
        first.to_mm = first.from_mm + left;
    }
    state.burns.retain(|it| it.from_mm < it.to_mm);
    change::set_building(battle, building, state);
    play.cite(rule!("ffo.ruling.fire-geometry"));
}

impl FireAction {
    fn building<'a>(&self, battle: &'a Battle) -> &'a str {
        let (FireAction::Set(at) | FireAction::PutOut(at)) = self;
        battle.scene.buildings.get(usize::from(*at)).map_or("", |it| &it.name)
    }

    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        let building = self.building(battle);
        OptionView::new(match self {
            FireAction::Set(_) => format!("Set fire to the {building}"),
            FireAction::PutOut(_) => format!("Fight the fire in the {building}"),
        })
    }

    pub fn deed(&self, battle: &Battle, _: PersonId) -> Choosing {
        let building = self.building(battle).to_owned().into();
        match self {
            FireAction::Set(_) => Choosing::SetsFire { building },
            FireAction::PutOut(_) => Choosing::WorksOn { what: building },
        }
    }
}
