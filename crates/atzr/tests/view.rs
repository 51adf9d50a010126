//! What a seat sees, and what it may not.

use crate::board::{Board, at, board, encounter, p};
use atzr::{
    battle::{Battle, Encounter, PersonId, SideId, State, item::Item, place::Marker, place::Searched},
    printed::{Class, CounterThing, DayPart},
    rule,
    setup::{layout::MapLayout, scenario::Scenario, write},
    view::view,
};
use ground::hex::centre;
use kernel::{Pronoun, Proof, Seat, Viewer, written::Written};
use view::{
    Allegiance, Badge, Condition, DamageMark, Ground, Health as Shown, Panel, Piece, View,
    hex::{Colour, Hexes, Light},
};

fn map(view: &View) -> &Hexes {
    match &view.ground {
        Ground::Hex(map) => map,
        Ground::Open(_) | Ground::None => panic!("a map of hexes"),
    }
}

fn piece(view: &View, who: PersonId) -> &Piece {
    view.tokens.iter().find(|it| it.id == who.token()).unwrap()
}

fn sheet(view: &View, who: PersonId) -> &Panel {
    view.panels.iter().find(|it| it.about == Some(who.token())).unwrap()
}

fn value<'a>(panel: &'a Panel, name: &str) -> Option<&'a str> {
    panel.lines.iter().find(|it| it.name == name).map(|it| it.value.as_str())
}

/// Two in the street and a ganger who has something in his pockets, in the open before them.
fn street() -> Board {
    let stowed = |it: &mut atzr::battle::Person| it.gear.push(Item::from(CounterThing::Medikit));
    board()
        .star("Ray", 5, "0803")
        .holds(&[CounterThing::HuntingRifle])
        .last(stowed)
        .grunt("Ines", 4, "0803")
        .enemies(Class::Ganger)
        .enemy("Spike", 3, "0806")
        .holds(&[CounterThing::Pistol])
        .last(|it| it.gear.push(Item::from(CounterThing::Ammo)))
}

#[test]
fn counters_lie_in_their_hexes_with_rep_star_and_side() {
    let battle = street().zombie("0101").zombie("0101").done();
    let view = view(&battle, Seat(0));
    let ray = piece(&view, p(0));
    assert_eq!((ray.at, ray.side, ray.word.as_str()), (centre(at("0803")), Allegiance::Players, "human"));
    let face = ray.face.as_ref().unwrap();
    assert_eq!((face.number.as_str(), face.star), ("5", true));
    assert_eq!(piece(&view, p(2)).side, Allegiance::Strangers);
    assert_eq!(view.tokens.iter().filter(|it| it.side == Allegiance::Dead).count(), 2);
    assert_eq!(map(&view).cells.len(), 2 * 16 * 12);
    assert_eq!(map(&view).sheets.len(), 2);
    assert_eq!(map(&view).houses.iter().find(|it| it.name == "Maple School").unwrap().hexes.len(), 4);
}

#[test]
fn what_others_have_stowed_is_hidden_and_what_they_hold_in_sight_is_open() {
    let proof = Proof::of(rule!("atzr.ruling.hidden-in-multiplayer"));
    let battle = street().done();
    let view = view(&battle, Seat(0));
    assert!(battle.sees(p(0), p(2)), "the street is open");
    assert_eq!(value(sheet(&view, p(0)), "gear"), Some("Medikit"));
    assert_eq!(value(sheet(&view, p(2)), "in hand"), Some("Pistol, 1 die, range 6"));
    assert_eq!(value(sheet(&view, p(2)), "gear"), None);
    assert!(!serde_json::to_string(&view).unwrap().contains("Ammo\""));
    drop(proof);
}

#[test]
fn somebody_out_of_sight_shows_his_counter_and_nothing_else() {
    let battle =
        street().enemies(Class::Militia).enemy("Stone", 5, "0124").holds(&[CounterThing::Rpg]).done();
    let view = view(&battle, Seat(0));
    assert!(!battle.sees(p(0), p(3)) && !battle.sees(p(1), p(3)));
    let stone = piece(&view, p(3));
    assert_eq!((stone.face.as_ref().unwrap().number.as_str(), &stone.in_hand), ("?", &None));
    assert!(!view.panels.iter().any(|it| it.about == Some(p(3).token())));
    assert!(!serde_json::to_string(&view).unwrap().contains("RPG"));
}

#[test]
fn a_watcher_sees_of_rivals_only_what_both_of_them_see() {
    let proof = Proof::of(rule!("atzr.ruling.hidden-in-multiplayer"));
    let mut battle =
        street().enemies(Class::Militia).enemy("Stone", 5, "0124").holds(&[CounterThing::Rpg]).done();
    let number = |battle: &Battle, viewer: Viewer| {
        [p(0), p(3)].map(|who| piece(&view(battle, viewer), who).face.clone().unwrap().number)
    };
    assert_eq!(
        number(&battle, Viewer::Watcher),
        number(&battle, Seat(0).into()),
        "with one player, what he sees"
    );
    // Stone's side is played too, and neither has the other in sight.
    let stones = battle.person(p(3)).side;
    battle.side_mut(stones).seats.push(Seat(1));
    battle.set_up().person(p(3)).seat = Some(Seat(1));
    assert_eq!(number(&battle, Seat(0).into())[1], "?");
    assert_eq!(number(&battle, Seat(1).into())[1], "5");
    assert_eq!(number(&battle, Viewer::Watcher), ["?", "?"]);
    let seen = serde_json::to_string(&view(&battle, Viewer::Watcher)).unwrap();
    assert!(!seen.contains("RPG") && !seen.contains("\"gear\""));
    drop(proof);
}

/// The same battle with another secret looks the same.
fn looks_the_same(change: impl FnOnce(&mut Battle), battle: &Battle) {
    let mut other = battle.clone();
    change(&mut other);
    assert_ne!(&other, battle, "something is different");
    assert_eq!(view(&other, Seat(0)), view(battle, Seat(0)));
}

#[test]
fn no_secret_changes_what_a_seat_sees() {
    let proof = Proof::of(rule!("atzr.ruling.hidden-in-multiplayer"));
    let battle = street().done();
    looks_the_same(|it| it.set_up().people[2].gear.clear(), &battle);
    looks_the_same(|it| it.set_up().people[2].star_power = 5, &battle);
    looks_the_same(|it| assert!(it.cups.take(CounterThing::Rpg)), &battle);
    drop(proof);
}

#[test]
fn a_marker_of_a_defend_encounter_is_a_counter_of_which_nobody_knows_more() {
    let layout = MapLayout::side_by_side("maple-heights", "route-nine");
    let mut battle = encounter(layout, Encounter::Defend {}).grunt("Ray", 5, "0803").done();
    *battle.set_up().markers =
        vec![Marker { at: at("0101"), revealed: false }, Marker { at: at("0201"), revealed: true }];
    let view = view(&battle, Seat(0));
    let markers: Vec<&Piece> = view.tokens.iter().filter(|it| it.name.starts_with("marker")).collect();
    assert_eq!(markers.len(), 1);
    assert_eq!(markers[0].face.as_ref().unwrap().number, "?");
}

#[test]
fn states_are_badges() {
    let battle = street()
        .last(|it| it.state = State::OutOfTheFight)
        .grunt("Dot", 4, "0804")
        .holds(&[CounterThing::Shotgun])
        .last(|it| {
            (it.ducked, it.infected) = (true, true);
            it.hands[0].empty = true;
        })
        .done();
    let view = view(&battle, Seat(0));
    assert!(piece(&view, p(2)).lies);
    assert_eq!(piece(&view, p(2)).badges, [Badge::new(Shown::OutOfAction, "Out of the Fight")]);
    let states: Vec<Shown> = piece(&view, p(3)).badges.iter().map(|it| it.state).collect();
    assert_eq!(states, [Shown::Ducked, Shown::OutOfAmmo, Shown::Infected]);
}

#[test]
fn doors_are_open_barricaded_or_searched_and_a_house_once_entered_is_open_to_the_eye() {
    let mut battle = street().done();
    let door = battle.scene.board.entrance(at("1108")).unwrap();
    battle.set_up().places[door].open = true;
    battle.set_up().places[door].card = Some(3);
    battle.set_up().places[door].search = Searched::Done;
    let view = view(&battle, Seat(0));
    let shown = map(&view).entrances.iter().find(|it| it.hex == at("1108")).unwrap();
    assert_eq!((shown.colour, shown.number), (Some(Colour::Green), Some(5)));
    let marks = [DamageMark::new(Condition::Open, "open"), DamageMark::new(Condition::Searched, "searched")];
    assert_eq!(shown.marks, marks);
    let seen: Vec<&str> = map(&view).houses.iter().filter(|it| it.seen).map(|it| it.name.as_str()).collect();
    assert_eq!(seen, ["Maple School"]);
}

#[test]
fn the_evening_darkens_the_map_and_says_how_far_one_sees() {
    let battle = street().day(DayPart::Evening).done();
    let view = view(&battle, Seat(0));
    assert_eq!(map(&view).light, Light::Evening);
    assert!(map(&view).key.iter().flat_map(|it| &it.rows).any(|it| it.text == "You can see 6 hexes."));
    assert!(view.clock.iter().any(|it| it.name == "vision" && it.value == "6 hexes"));
}

#[test]
fn those_who_acted_come_before_those_who_will_by_the_dice() {
    let mut battle = street().done();
    battle.sides[0].die = Some(4);
    battle.sides[1].die = Some(6);
    battle.zombie_die = Some(2);
    battle.phase = atzr::battle::Phase::Groups { side: SideId(0) };
    battle.order = vec![atzr::battle::Mover::Zombies];
    let parts = view(&battle, Seat(0)).phases;
    let told: Vec<(&str, bool)> = parts.iter().map(|it| (it.name.as_str(), it.now)).collect();
    assert_eq!(told, [("Enemies", false), ("You", true), ("The dead", false)]);
    assert_eq!(parts[1].note, "Rep 4 and up");
    assert_eq!(parts[1].die.map(|it| it.face), Some(4));
}

#[test]
fn a_pronoun_is_on_the_sheet_and_on_the_counter_if_the_file_has_it() {
    let battle = street().last(|it| it.pronoun = Some(Pronoun::He)).done();
    let file = write::file(&battle).unwrap();
    let text = file.text().replace("\"name\": \"Ines\"", "\"name\": \"Ines\", \"pronoun\": \"she\"");
    let battle = Scenario::read(&text).unwrap().battle();
    let shown = view(&battle, Seat(0));
    let names = view::story::Names::of(&shown);
    assert_eq!(
        (sheet(&shown, p(1)).pronoun, piece(&shown, p(1)).pronoun),
        (Some(Pronoun::She), Some(Pronoun::She))
    );
    assert_eq!(sheet(&shown, p(1)).trade.as_deref(), Some("survivor"));
    let pronouns: Vec<_> = (0..3).map(|it| names.pronoun(p(it).token())).collect();
    assert_eq!(pronouns, [None, Some(Pronoun::She), Some(Pronoun::He)]);
}

#[test]
fn an_enemy_who_ducks_back_keeps_a_sheet_without_what_is_hidden() {
    let battle = street().last(|it| it.ducked = true).done();
    let view = view(&battle, Seat(0));
    let spike = sheet(&view, p(2));
    assert_eq!(spike.side, Some(Allegiance::Strangers));
    assert_eq!((value(spike, "Rep"), value(spike, "in hand")), (None, None), "nobody sees them");
}
