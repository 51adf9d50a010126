//! The table as a seat or a watcher sees it: the map, the counters, and of people what the ruling on hidden things leaves open.
mod board;
mod looks;
mod piece;
mod sheet;

use kernel::{Seat, Viewer, rule::hit};
use view::{
    AbsentFigure, Allegiance, Amount, Length, NamedValue, PhaseDie, PhaseView as Part, Role, Units, View,
};

/// A name of the rules as a reader writes it.
pub(crate) use ::view::words::spelled as words;

use crate::battle::{
    Battle, FigureId, Mover, Person, PersonId, Phase, SideId, State,
    group::{Purpose, group_of},
};

/// Distances are counted in hexes, and movement costs MP.
pub const UNITS: Units = Units { length: Length::Hexes, effort: "MP" };

/// The table as a seat or a watcher sees it.
pub fn view(battle: &Battle, viewer: impl Into<Viewer>) -> View {
    let viewer = viewer.into();
    hit(rule!("atzr.ruling.hidden-in-multiplayer"));
    View {
        title: battle.scene.title.clone(),
        units: UNITS,
        clock: clock(battle),
        phases: phases(battle, viewer),
        ground: board::ground(battle),
        tokens: piece::all(battle, viewer),
        absent: absent(battle),
        remains: piece::remains(battle),
        overlays: Vec::new(),
        panels: sheet::all(battle, viewer),
    }
}

/// Those who were on the map: what is told of them has their names.
fn absent(battle: &Battle) -> Vec<AbsentFigure> {
    let gone = |state: State| match state {
        State::TakenOff | State::RanAway | State::Left | State::LetGo | State::Turned { .. } => true,
        State::Waiting
        | State::Functioning
        | State::OutOfTheFight
        | State::ObviouslyDead { .. }
        | State::Captive { .. } => false,
    };
    let all = battle.everybody().filter(|it| gone(it.1.state));
    all.map(|(who, it)| AbsentFigure { id: who.token(), name: it.name.clone(), pronoun: it.pronoun })
        .collect()
}

fn line(name: &str, value: impl Into<String>) -> NamedValue {
    NamedValue::new(name, value)
}

fn clock(battle: &Battle) -> Vec<NamedValue> {
    let mut clock = vec![
        NamedValue::of_amount("turn", Amount::plain(battle.turn)),
        NamedValue {
            role: Some(Role::Number(Allegiance::Dead)),
            ..NamedValue::of_amount("zombies", Amount::count(battle.undead().count()))
        },
        line("place", format!("{}, {}", words(&battle.scene.area), words(&battle.scene.day))),
    ];
    if let Some(hexes) = battle.vision {
        clock.push(NamedValue::of_amount("vision", Amount::plain(hexes).unit("hexes")));
    }
    if let Some(result) = &battle.result {
        let word = if result.success { "the Encounter is a success" } else { "the Encounter is a failure" };
        clock.push(NamedValue { role: Some(Role::Result), ..line("result", word) });
    }
    clock
}

/// Whose turn it is within the turn, from the highest die to the lowest (5.0).
fn phases(battle: &Battle, viewer: Viewer) -> Vec<Part> {
    let now = match battle.phase {
        Phase::Begin | Phase::Dice | Phase::Over => return Vec::new(),
        Phase::Doubles => {
            let rolled = dice(battle).into_iter().map(|(it, die)| turn_of(battle, viewer, it, die, false));
            let waits = rolled.map(|it| Part { note: "may not act".to_owned(), ..it });
            return std::iter::once(part("Doubles", "nobody acts", true)).chain(waits).collect();
        }
        Phase::Groups { side } | Phase::Active { side, .. } | Phase::Strangers { side } => {
            Some(Mover::Side(side))
        }
        Phase::Markers => Some(Mover::Markers),
        Phase::Zombies => Some(Mover::Zombies),
        Phase::Next | Phase::End => None,
    };
    let mut movers: Vec<(Mover, u8)> = dice(battle);
    let rank = |it: Mover| match battle.order.iter().position(|&next| next == it) {
        Some(at) => 2 + at,
        None if Some(it) == now => 1,
        None => 0,
    };
    movers.sort_by_key(|&(it, die)| (rank(it), std::cmp::Reverse(die), it == Mover::Zombies));
    movers.into_iter().map(|(it, die)| turn_of(battle, viewer, it, die, Some(it) == now)).collect()
}

fn part(name: &str, note: &str, now: bool) -> Part {
    Part { name: name.to_owned(), note: note.to_owned(), now, die: None }
}

fn dice(battle: &Battle) -> Vec<(Mover, u8)> {
    let sides = battle.sides.iter().enumerate();
    let sides = sides.filter_map(|(at, it)| Some((Mover::Side(SideId(at as u8)), it.die?)));
    let markers = battle.marker_die.map(|it| (Mover::Markers, it));
    let zombies = battle.zombie_die.map(|it| (Mover::Zombies, it));
    sides.chain(markers).chain(zombies).collect()
}

fn turn_of(battle: &Battle, viewer: Viewer, mover: Mover, die: u8, now: bool) -> Part {
    let name = match mover {
        Mover::Side(side) if plays_for(battle, viewer, side) => "You",
        Mover::Side(side) => &battle.side(side).name,
        Mover::Markers => "Markers",
        Mover::Zombies => "The dead",
    };
    let note = match mover {
        Mover::Side(_) => format!("Rep {die} and up"),
        Mover::Markers | Mover::Zombies => String::new(),
    };
    let side = match mover {
        Mover::Side(side) if plays_for(battle, viewer, side) => Allegiance::Players,
        Mover::Side(side) if battle.side(side).is_players() => Allegiance::Rivals,
        Mover::Side(_) => Allegiance::Strangers,
        Mover::Markers => Allegiance::Neutral,
        Mover::Zombies => Allegiance::Dead,
    };
    let die = Some(PhaseDie { face: die.into(), sides: 6, side });
    Part { name: capital(name), note, now, die }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or(String::new(), |it| it.to_uppercase().chain(letters).collect())
}

/// The chair of somebody who plays; nothing for those who only watch.
fn player(battle: &Battle, viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => seats(battle).any(|it| it == seat).then_some(seat),
        Viewer::Watcher => None,
    }
}

/// The chairs of all players.
fn seats(battle: &Battle) -> impl Iterator<Item = Seat> {
    battle.sides.iter().flat_map(|it| it.seats.iter().copied())
}

fn plays_for(battle: &Battle, viewer: Viewer, side: SideId) -> bool {
    battle.side(side).seats.iter().any(|&it| Viewer::Seat(it) == viewer)
}

/// Whether a viewer leads somebody, or plays beside those who do.
pub(crate) fn is_own(battle: &Battle, viewer: Viewer, person: &Person) -> bool {
    person.seat.map(Viewer::Seat) == Some(viewer) || plays_for(battle, viewer, person.side)
}

/// Whether Rep, Class and hands of somebody are open to a viewer: a player's own people's are, and those of whoever they see.
/// Whoever only watches knows what every player knows: one of them may be watching too.
pub(crate) fn is_open(battle: &Battle, viewer: Viewer, who: PersonId) -> bool {
    match player(battle, viewer) {
        Some(seat) => is_open_to(battle, seat, who),
        None => seats(battle).next().is_some() && seats(battle).all(|it| is_open_to(battle, it, who)),
    }
}

/// Whether Rep, Class and hands of somebody are open to whoever decides for `who`: odds that depend on them may be told.
pub(crate) fn is_known(battle: &Battle, who: PersonId, whom: FigureId) -> bool {
    match whom {
        FigureId::Person(it) => is_open(battle, battle.seat_for(who).into(), it),
        FigureId::Zombie(_) | FigureId::Marker(_) => true,
    }
}

/// Whether all of somebody's group are open to whoever decides for `who`: the best of them leads it, and leaders talk and judge.
pub(crate) fn is_known_group(battle: &Battle, who: PersonId, of: PersonId) -> bool {
    let group = group_of(battle, of, Purpose::Activation);
    let mut all = group.members.iter().copied().chain([group.leader]);
    all.all(|it| is_known(battle, who, FigureId::Person(it)))
}

fn is_open_to(battle: &Battle, seat: Seat, who: PersonId) -> bool {
    let (person, viewer) = (battle.person(who), Viewer::Seat(seat));
    let near = person.lies() || person.functions();
    let seen = |(one, it): (PersonId, &Person)| is_own(battle, viewer, it) && sees(battle, one, who);
    is_own(battle, viewer, person) || (near && battle.functioning().any(seen))
}

fn sees(battle: &Battle, one: PersonId, other: PersonId) -> bool {
    let (from, to) = (battle.person(one).at, battle.person(other).at);
    if battle.person(other).lies() { from == to || battle.line(from, to) } else { battle.sees(one, other) }
}
