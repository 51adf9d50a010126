//! Counters on the map, and what must be seen of each at a glance.
use ground::hex::centre;
use kernel::Viewer;
use view::{Allegiance, Badge, Face, Health as Shown, Piece};

use super::{is_open, is_own, looks, player};
use crate::battle::{
    Battle, FigureId, Person, PersonId, State, Zombie, ZombieId, item::Item, place::Marker, side::Role,
};

/// How large a counter is, in millimetres.
const COUNTER_MM: i32 = 20;

pub(super) fn all(battle: &Battle, viewer: Viewer) -> Vec<Piece> {
    let there = battle.everybody().filter(|it| it.1.functions() || it.1.lies() || is_held(it.1));
    let mut all: Vec<Piece> = there.map(|(who, it)| person(battle, viewer, who, it)).collect();
    all.extend(battle.undead().map(|(which, it)| zombie(battle, which, it)));
    let markers = battle.markers.iter().enumerate().filter(|it| !it.1.revealed);
    all.extend(markers.map(|(at, it)| marker(at as u8, it)));
    all
}

/// Zombies that were put down lie where they fell; people who are down have counters of their own.
pub(super) fn remains(battle: &Battle) -> Vec<Piece> {
    let numbered = battle.zombies.iter().enumerate().map(|(at, it)| (ZombieId(at as u16), it));
    let down = |it: Piece| Piece { lies: true, badges: Vec::new(), ..it };
    numbered.filter(|it| it.1.out).map(|(which, it)| down(zombie(battle, which, it))).collect()
}

fn is_held(person: &Person) -> bool {
    matches!(person.state, State::Captive { .. })
}

fn person(battle: &Battle, viewer: Viewer, who: PersonId, person: &Person) -> Piece {
    let open = is_open(battle, viewer, who);
    let held = person.hands.first().filter(|_| open);
    Piece {
        id: who.token(),
        name: person.name.clone(),
        pronoun: person.pronoun,
        side: side(battle, viewer, person),
        word: word(battle, viewer, person).to_owned(),
        number: None,
        at: centre(person.at),
        diameter: COUNTER_MM,
        facing: None,
        lies: person.lies(),
        wounds: 0,
        in_hand: held.map(|it| looks::in_hand(it.thing)),
        badges: badges(battle, open, person),
        face: Some(Face {
            number: if open { person.rep().to_string() } else { "?".to_owned() },
            star: person.star,
        }),
    }
}

/// Whether the reader plays for somebody; those who only watch are for all players.
fn is_for(battle: &Battle, viewer: Viewer, person: &Person) -> bool {
    let played = battle.side(person.side).is_players();
    is_own(battle, viewer, person) || (player(battle, viewer).is_none() && played)
}

/// Whose counter it is, as a reader needs to know.
pub(super) fn side(battle: &Battle, viewer: Viewer, person: &Person) -> Allegiance {
    if is_for(battle, viewer, person) {
        return Allegiance::Players;
    }
    match battle.side(person.side).role {
        Role::Players => Allegiance::Rivals,
        Role::Strangers
        | Role::Raided
        | Role::Raiders
        | Role::Robbers
        | Role::Leaving
        | Role::Bushwhackers => Allegiance::Strangers,
    }
}

fn word(battle: &Battle, viewer: Viewer, person: &Person) -> &'static str {
    if is_for(battle, viewer, person) {
        return "human";
    }
    match battle.side(person.side).role {
        Role::Players => "rival",
        Role::Strangers => "stranger",
        Role::Raided | Role::Raiders => "raider",
        Role::Robbers | Role::Leaving => "robber",
        Role::Bushwhackers => "bushwhacker",
    }
}

fn badges(battle: &Battle, open: bool, person: &Person) -> Vec<Badge> {
    let empty = open && !person.hands.is_empty() && person.hands.iter().any(|it| it.empty);
    let acting = !battle.groups.is_empty() && battle.groups.iter().any(|it| is_in(battle, it, person));
    let mut badges = view::badges(&[
        (person.state == State::OutOfTheFight, Shown::OutOfAction, "Out of the Fight"),
        (matches!(person.state, State::ObviouslyDead { .. }), Shown::Dead, "obviously dead"),
        (is_held(person), Shown::Captive, "captive"),
        (person.ducked, Shown::Ducked, "ducked back"),
        (empty, Shown::OutOfAmmo, "out of ammo"),
        (person.infected, Shown::Infected, "infected"),
        (person.turn.fast, Shown::Moving, "fast move"),
        (person.turn.moving && !person.turn.fast, Shown::Moving, "moving"),
        (person.functions() && acting && person.turn.done, Shown::Acted, "has acted"),
    ]);
    if let Some(whom) = person.carries {
        badges.push(Badge::new(Shown::Carrying, format!("carries {}", battle.person(whom).name)));
    }
    badges
}

fn is_in(battle: &Battle, group: &crate::battle::place::Group, person: &Person) -> bool {
    group.members.iter().any(|&it| std::ptr::eq(battle.person(it), person))
}

fn zombie(battle: &Battle, which: ZombieId, zombie: &Zombie) -> Piece {
    let was = zombie.was.map(|it| battle.person(it).name.clone());
    let badges = view::badges(&[
        (zombie.frenzied, Shown::Frenzied, "frenzied"),
        (zombie.feasts.is_some(), Shown::Feasting, "feasting"),
    ]);
    let name = battle.name(FigureId::Zombie(which));
    Piece {
        id: which.token(),
        name: was.map_or(name, |was| format!("zombie {was}")),
        pronoun: None,
        side: Allegiance::Dead,
        word: "zombie".to_owned(),
        number: zombie.was.is_none().then_some(u32::from(which.0) + 1),
        at: centre(zombie.at),
        diameter: COUNTER_MM,
        facing: None,
        lies: false,
        wounds: 0,
        in_hand: None,
        badges,
        face: Some(Face { number: zombie.number.to_string(), star: false }),
    }
}

/// Raiders, or nobody: what it is nobody knows before it is turned over (23.0).
fn marker(at: u8, marker: &Marker) -> Piece {
    Piece {
        id: FigureId::Marker(at).token(),
        name: format!("marker {}", at + 1),
        pronoun: None,
        side: Allegiance::Strangers,
        word: "stranger".to_owned(),
        number: Some(u32::from(at) + 1),
        at: centre(marker.at),
        diameter: COUNTER_MM,
        facing: None,
        lies: false,
        wounds: 0,
        in_hand: None,
        badges: Vec::new(),
        face: Some(Face { number: "?".to_owned(), star: false }),
    }
}

/// A weapon or item as a reader reads it.
pub(super) fn item(item: &Item) -> String {
    item.words()
}
