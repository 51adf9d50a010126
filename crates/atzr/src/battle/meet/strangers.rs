//! Strangers come onto the map (16.0, 16.1): who they are, and where they stand.
use ground::hex::{Hex, Side as HexSide};
use kernel::{Audience, Dice, Pause, Play, Roll, RuleId, Thrower};
use smallvec::SmallVec;

use super::at_first_sight;
use crate::{
    battle::{
        Battle, Counter, Person, PersonId, SideId, State, change, encounter,
        item::Item,
        r#move,
        place::Searched,
        side::{Role, Side},
        surprise, zombie,
    },
    printed::{Class, CounterThing, cards::Humans},
    table::npc::{self, ItemPlace, Who},
};

/// How far off the humans of a doubles card appear.
const AWAY: u8 = 6;

/// Dice of what strangers have stowed, which nobody reads: it stays hidden until it is used. People who roll their own are told so.
fn hidden<'p, 'a>(play: &'p mut Play<'a>) -> Thrower<'p, 'a> {
    play.thrown().reads(|| "what the numbers mean stays hidden; roll anyway".to_owned())
}

/// Makes a new side of the humans of a card; those for whom no counter is left are zombies.
pub fn appear(battle: &mut Battle, play: &mut Play<'_>, humans: Humans, role: Role) -> (SideId, u8) {
    let printed = battle.scene.printed.clone();
    let (class, cups) = (players_class(battle), &mut battle.cups);
    play.cite(rule!("atzr.ruling.hidden-in-multiplayer"));
    let met = play
        .privately(Audience::Nobody, |play| npc::generate(humans, class, &printed, cups, &mut hidden(play)));
    let side = new_side(battle, humans.class, role);
    for person in &met.people {
        add(battle, play, person, side);
    }
    battle.side_mut(side).strength = met.people.len() as u16;
    (side, met.zombies)
}

/// Generic counters alone: raiders, robbers, bushwhackers; those for whom no counter is left are zombies.
pub fn crowd_in(
    battle: &mut Battle,
    play: &mut Play<'_>,
    number: i32,
    class: Class,
    role: Role,
) -> (SideId, u16) {
    let printed = battle.scene.printed.clone();
    let side = new_side(battle, class, role);
    play.cite(rule!("atzr.ruling.hidden-in-multiplayer"));
    let mut zombies = 0;
    for _ in 0..number {
        let cups = &mut battle.cups;
        let drawn =
            play.privately(Audience::Nobody, |play| npc::generic(class, &printed, cups, &mut hidden(play)));
        let Some(person) = drawn else {
            play.cite(rule!("atzr.ruling.table-generic-counters"));
            zombies += 1;
            continue;
        };
        add(battle, play, &person, side);
        battle.side_mut(side).strength += 1;
    }
    (side, zombies)
}

/// The Class of the players: whoever is of it may be recruited.
fn players_class(battle: &Battle) -> Class {
    battle.sides.iter().find(|it| it.is_players()).map_or(Class::Survivor, |it| it.class)
}

fn new_side(battle: &mut Battle, class: Class, role: Role) -> SideId {
    let side = SideId(battle.sides.len() as u8);
    battle.sides.push(Side::new(side_name(class, role), class, role, &[]));
    side
}

/// What a side that the mechanics run is called.
pub fn side_name(class: Class, role: Role) -> String {
    let name = match role {
        Role::Players => "the players",
        Role::Strangers | Role::Raided => "strangers",
        Role::Raiders => "the raiders",
        Role::Robbers | Role::Leaving => "the robbers",
        Role::Bushwhackers => "the bushwhackers",
    };
    let word = match class {
        Class::Ganger => "Gangers",
        Class::Militia => "Militia",
        Class::Survivor => "Survivors",
    };
    format!("{name} ({word})")
}

/// One stranger, not on the map yet.
fn add(battle: &mut Battle, play: &mut Play<'_>, who: &npc::Person, side: SideId) -> PersonId {
    let characters = &battle.scene.printed.characters;
    let id = PersonId(battle.people.len() as u16);
    let (name, pronoun, counter, movement, attributes, star, knows_the_cure) = match who.who {
        Who::Named(named) => {
            let card = characters.card(named);
            let attributes = card.attributes.iter().copied().collect();
            (
                card.name.clone(),
                card.pronoun,
                Counter::Named(named.0),
                card.movement,
                attributes,
                card.npc_star,
                card.knows_the_cure,
            )
        }
        Who::Generic(generic) => {
            let word = match who.class {
                Class::Ganger => "Ganger",
                Class::Militia => "Militia",
                Class::Survivor => "Survivor",
            };
            let movement = characters.generic(generic).movement;
            (
                format!("{word} {}", id.0 + 1),
                None,
                Counter::Generic(generic.at),
                movement,
                SmallVec::new(),
                false,
                false,
            )
        }
    };
    if star {
        play.cite(rule!("atzr.tonya.npc-star"));
    }
    let (hands, gear, wears_vest) = outfit(who);
    change::add(
        battle,
        Person {
            pronoun,
            counter,
            star,
            movement,
            attributes,
            star_power: if star { who.rep } else { 0 },
            hands,
            gear,
            wears_vest,
            knows_the_cure,
            ..Person::new(name, side, None, who.class, who.rep)
        },
    )
}

/// What is in the hands, what is stowed, and whether a Vest is worn.
pub fn outfit(who: &npc::Person) -> (SmallVec<[Item; 2]>, SmallVec<[Item; 4]>, bool) {
    let mut hands: SmallVec<[Item; 2]> = who.weapon.map(Item::from).into_iter().collect();
    let mut gear = SmallVec::new();
    let mut wears_vest = false;
    match who.item {
        Some((CounterThing::Vest, ItemPlace::Worn)) => wears_vest = true,
        Some((_, ItemPlace::Attached)) => hands.iter_mut().for_each(|it| it.scope = true),
        Some((thing, ItemPlace::InHand)) => hands.push(thing.into()),
        Some((thing, ItemPlace::Stowed | ItemPlace::Worn)) => gear.push(thing.into()),
        None => (),
    }
    (hands, gear, wears_vest)
}

/// Those of a side who are not on the map yet.
fn waiting(battle: &Battle, side: SideId) -> Vec<PersonId> {
    let waits = |it: &(PersonId, &Person)| it.1.side == side && it.1.state == State::Waiting;
    battle.everybody().filter(waits).map(|it| it.0).collect()
}

/// Puts a side into these hexes, two in each, and past them as near as there is room; never to people of another side, whom
/// only a charge brings into contact (ruling on entering groups).
pub fn put(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, side: SideId, hexes: &[Hex]) {
    put_where(battle, play, rule, side, hexes, |_, _| true);
}

/// The same, only into hexes that will do when they are taken.
pub fn put_where(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    side: SideId,
    hexes: &[Hex],
    will_do: impl Fn(&Battle, Hex) -> bool,
) {
    let Some(&first) = hexes.first() else { return };
    for who in waiting(battle, side) {
        let free = |hex: Hex| {
            battle.scene.board.grid().contains(hex)
                && will_do(battle, hex)
                && !r#move::is_full(battle, who, hex)
                && battle.zombies_at(hex).next().is_none()
                && battle.standing_at(hex).all(|it| it.1.side == side)
        };
        let board = &battle.scene.board;
        let here = board.building_at(first);
        // Nobody is put through the wall of another house.
        let spare = || {
            let near = board.grid().within(first, AWAY).filter(|&it| free(it));
            let out = near.filter(|&it| board.building_at(it).is_none_or(|it| Some(it) == here));
            out.min_by_key(|&it| (it.distance(first), board.building_at(it) != here))
        };
        let Some(hex) = hexes.iter().copied().find(|&it| free(it)).or_else(spare) else { return };
        change::place(battle, play, rule, who, hex);
    }
}

/// The humans of a building's card: in an adjacent hex of the building, or in the hex itself, and then the entrants are put
/// back outside (16.0, ruling on entering groups).
pub fn in_building(
    battle: &mut Battle,
    play: &mut Play<'_>,
    entrance: usize,
    entrants: &[PersonId],
    humans: Humans,
) -> Result<(), Pause> {
    play.cite(rule!("atzr.zombie.in-building"));
    let role = encounter::role_of(battle, humans.class);
    let (side, zombies) = encounter::outside(battle, play, |battle, play| appear(battle, play, humans, role));
    change::door::hold(battle, entrance, Some(side));
    let hex = battle.scene.board.entrances()[entrance].hex;
    let rooms = rooms(battle, play, hex);
    if !rooms.is_empty() {
        put(battle, play, rule!("atzr.meet.in-building"), side, &rooms);
    }
    // They are in the hex that was entered, and spring before anybody is put out of it.
    if 0 < zombies {
        surprise::surprise(battle, play, entrants, zombies.into())?;
    }
    if rooms.is_empty() && !waiting(battle, side).is_empty() {
        back_out(battle, play, entrants, hex);
        put(battle, play, rule!("atzr.meet.in-building"), side, &[hex]);
    }
    for &who in entrants {
        if battle.person(who).functions() && at_first_sight(battle, play, who)? {
            break;
        }
    }
    Ok(())
}

/// Other hexes of the building beside the one that was entered, one drawn at random first.
fn rooms(battle: &Battle, play: &mut Play<'_>, hex: Hex) -> Vec<Hex> {
    let board = &battle.scene.board;
    let inside = |it: &Hex| board.building_at(*it) == board.building_at(hex);
    let empty =
        |it: &Hex| battle.standing_at(*it).next().is_none() && battle.zombies_at(*it).next().is_none();
    let mut rooms: Vec<Hex> = board.grid().neighbours(hex).filter(|it| inside(it) && empty(it)).collect();
    if 1 < rooms.len() {
        let hexes = || rooms.iter().map(|&it| it.to_string()).collect();
        let first = play.thrown().faces(hexes).one_of(rule!("atzr.ruling.entering-group"), rooms.len());
        rooms.swap(0, first);
    }
    rooms
}

/// The strangers hold the hex: whoever came in is outside again, where he came from or as near to it as there is room. Who was
/// taken along goes first: he stood there, and the other may only have come through.
fn back_out(battle: &mut Battle, play: &mut Play<'_>, entrants: &[PersonId], hex: Hex) {
    play.cite(rule!("atzr.ruling.entering-group"));
    for &who in entrants.iter().rev() {
        if !battle.person(who).functions() {
            continue;
        }
        let board = &battle.scene.board;
        let outside = |it: &Hex| board.building_at(*it).is_none();
        let free = |it: &Hex| !r#move::is_full(battle, who, *it) && !r#move::is_held(battle, who, *it);
        let came = battle.person(who).turn.came_from.filter(outside).unwrap_or(hex);
        let beside = std::iter::once(came).chain(board.grid().neighbours(hex));
        let to = beside.filter(|it| outside(it) && free(it)).min_by_key(|it| it.distance(came));
        if let Some(to) = to {
            change::enter(battle, play, rule!("atzr.meet.in-building"), who, to);
        }
    }
}

/// The humans of a doubles card: six hexes from the Star through the side that the dice showed (16.0).
pub fn on_doubles(
    battle: &mut Battle,
    play: &mut Play<'_>,
    from: PersonId,
    humans: Humans,
) -> Result<(), Pause> {
    let role = encounter::role_of(battle, humans.class);
    let (side, zombies) = encounter::outside(battle, play, |battle, play| appear(battle, play, humans, role));
    let here = battle.person(from).at;
    let hex = hex_for(battle, here);
    let around: Vec<Hex> = std::iter::once(hex).chain(battle.scene.board.grid().neighbours(hex)).collect();
    put(battle, play, rule!("atzr.meet.doubles"), side, &around);
    if 0 < zombies {
        zombie::place_card(battle, play, here, zombies.into());
    }
    let arrived: Vec<PersonId> = battle.functioning().filter(|it| it.1.side == side).map(|it| it.0).collect();
    for who in arrived {
        if battle.person(who).functions() && at_first_sight(battle, play, who)? {
            break;
        }
    }
    Ok(())
}

/// Through the side of the doubled number or the next one clockwise that can be used; else as near to six hexes off as can be.
fn hex_for(battle: &Battle, here: Hex) -> Hex {
    let free = |it: &Hex| {
        battle.scene.board.grid().contains(*it)
            && battle.zombies_at(*it).next().is_none()
            && battle.standing_at(*it).next().is_none()
    };
    let first = HexSide::numbered(battle.zombie_die.unwrap_or(1));
    let ring = std::iter::successors(first, |it| Some(it.clockwise())).take(6).map(|it| here.steps(it, AWAY));
    let all = || battle.scene.board.grid().hexes().filter(free);
    let near = || all().min_by_key(|it| it.distance(here).abs_diff(AWAY));
    ring.into_iter().find(free).or_else(near).unwrap_or(here)
}

/// Where strangers of a card were: as soon as one of them goes in peace nobody ever searches there, whatever becomes of the
/// others; when none is left the place is free (ruling on searching).
pub fn settle_places(battle: &mut Battle, play: &mut Play<'_>) {
    for at in 0..battle.places.len() {
        let Some(side) = battle.places[at].held_by else { continue };
        let enemies =
            (0..side.0).map(SideId).any(|it| battle.side(it).is_players() && battle.hostile(it, side));
        let left = battle.people.iter().any(|it| it.side == side && it.state == State::Left);
        if left && !enemies {
            close_places(battle, play, side);
        }
        if !battle.functioning().any(|it| it.1.side == side) {
            change::door::hold(battle, at, None);
        }
    }
}

/// One of these strangers was not eliminated and never will be: where they were met is not searched any more.
pub fn close_places(battle: &mut Battle, play: &mut Play<'_>, side: SideId) {
    for at in 0..battle.places.len() {
        let place = &battle.places[at];
        if place.held_by == Some(side) && place.search == Searched::NotYet {
            play.cite(rule!("atzr.ruling.search-action"));
            change::door::search(battle, at, Searched::Never);
        }
    }
}
