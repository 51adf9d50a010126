//! Scenario files: what they say is on the table as the Encounter begins, and what they may not say is refused with its place.
use ffo::{
    battle::{
        Battle, Goal, Phase, State,
        person::{ArmKind, SeatPlace},
        sight::Stand,
        vehicle::{VehicleKind, occupants},
    },
    rule,
    setup::{Scenario, scenario::ScenarioFile, share},
    table::{
        attribute::Attribute,
        weapon::{Gun, Weapon},
    },
};
use ground::open::PieceId;
use kernel::{Book, Point, Proof, Seat};
use serde_json::{Value, json};

use crate::board::{BAND, GANG, p, v};

/// A house, a wood, a sedan with its driver, two sides and some zombies.
pub fn town() -> Value {
    json!({
        "book": "ffo",
        "title": "A house by the wood",
        "area": "rural",
        "light": { "part": "evening" },
        "terrain": [{ "kind": "fence", "line": [[300, 100], [300, 200]] }],
        "buildings": [{
            "name": "house", "box": [40, 40, 100, 80], "floors": 2, "dv": 1,
            "openings": [
                { "kind": "door", "name": "front door", "from": [80, 120], "to": [100, 120], "locked": true },
                { "kind": "window", "name": "kitchen window", "from": [40, 60], "to": [40, 70] },
                { "kind": "window", "name": "attic window", "from": [40, 90], "to": [40, 100], "floor": 1 },
            ],
        }],
        "climbs": [{ "name": "stairs", "kind": "stairs", "foot": [60, 60], "head": [60, 60], "head_on": "house, floor 2" }],
        "regions": [{ "kind": "woods", "box": [350, 350, 100, 100] }],
        "lights": [[240, 240]],
        "vehicles": [{ "name": "sedan", "kind": "sedan", "at": [240, 400], "of": "the band", "keys_of": "Ann" }],
        "sides": [
            {
                "name": "the band", "seats": [0],
                "goal": { "enter": { "buildings": ["house"] } },
                "people": [
                    { "name": "Ann", "star": true, "rep": 5, "vehicle": { "name": "sedan", "place": "wheel" },
                      "attributes": ["fast", "agile"],
                      "arms": [{ "what": { "gun": "pistol" }, "loaded": true }, { "what": { "melee": "two-hand" }, "loaded": false }] },
                    { "name": "Bob", "class": "ganger", "at": [200, 200], "facing": 90 },
                ],
            },
            { "name": "the gang", "seats": [1], "people": [{ "name": "Eve", "at": [60, 60], "on": "house, floor 2" }] },
        ],
        "zombies": [{ "at": [400, 100] }, { "count": 5, "in": [350, 200, 100, 100] }],
    })
}

fn built(file: &Value) -> Battle {
    Scenario::read(&file.to_string()).unwrap_or_else(|wrong| panic!("{wrong}")).battle()
}

/// Where a file is wrong once this has been changed in it.
fn wrong_at(change: impl FnOnce(&mut Value)) -> String {
    let mut file = town();
    change(&mut file);
    let file: ScenarioFile = serde_json::from_value(file).unwrap();
    Scenario::of(&file).map(|_| ()).unwrap_err().field
}

#[test]
fn what_a_file_says_is_on_the_table() {
    let battle = built(&town());
    assert_eq!(ffo::battle::Ffo::check(&battle), Ok(()));
    assert_eq!((battle.turn, battle.phase), (0, Phase::Begin));
    assert_eq!(battle.names([p(0), p(1), p(2)]), ["Ann", "Bob", "Eve"]);
    assert_eq!((battle.side_of(Seat(0)), battle.side_of(Seat(1))), (BAND, GANG));
    assert_eq!(battle.zombies.len(), 6);
    assert_eq!(battle.at(p(1)), Point::new(500, 500));
    assert_eq!(battle.facing(p(1)), 90);
    assert_eq!(battle.scene.regions.len(), 1);
    assert_eq!(battle.scene.lights, [Point::new(600, 600)]);
    assert_eq!(battle.scene.goals, [(BAND, Goal::Enter { buildings: vec!["house".to_owned()] })]);
}

#[test]
fn a_star_has_star_power_and_weapons_and_sits_at_the_wheel() {
    let battle = built(&town());
    let ann = &battle.people[0];
    assert_eq!((ann.rep, ann.people, ann.savvy, ann.star_power), (5, 4, 3, 5));
    assert_eq!(ann.in_hand().next().map(|it| it.1.what), Some(ArmKind::Gun(Weapon::Listed(Gun::Pistol))));
    assert_eq!(ann.seated.map(|it| it.place), Some(SeatPlace::Wheel));
    assert_eq!(battle.vehicle(v(0)).driver, battle.vehicle(v(0)).keys_of);
    assert_eq!(battle.at(p(0)), battle.vehicle(v(0)).at);
    assert_eq!(occupants(&battle, v(0)).count(), 1);
}

#[test]
fn upper_floors_are_stood_upon_and_have_windows_of_their_own() {
    let battle = built(&town());
    let house = &battle.scene.buildings[0];
    assert_eq!(house.floors.len(), 2);
    assert_eq!(battle.level(p(2)), house.floors[1]);
    let stand = battle.stand(p(2));
    assert_eq!(ffo::battle::building::floor_of(&battle, &stand), Some((0, 1)));
    assert_eq!(ffo::battle::building::floor_of(&battle, &Stand { level: None, ..stand }), Some((0, 0)));
    let floors: Vec<u8> = battle.scene.openings.iter().map(|it| it.floor).collect();
    assert_eq!(floors, [0, 0, 1]);
    let sees: Vec<bool> = battle.passages.iter().map(|it| it.sees).collect();
    assert_eq!(sees, [false, true, false], "a locked door, a window, and one that is not on the ground");
}

#[test]
fn a_grunt_may_be_given_star_power() {
    let _proof = Proof::of(rule!("ffo.star.power-pool")).facts([2]);
    let mut file = town();
    file["sides"][0]["people"][1]["star_power"] = json!(3);
    let battle = built(&file);
    let bob = &battle.people[1];
    assert_eq!((bob.star, bob.star_power, battle.people[2].star_power), (false, 3, 0));
}

#[test]
fn without_stars_everybody_is_a_grunt() {
    let _proof = Proof::of(rule!("ffo.star.optional")).facts([1]);
    let mut file = town();
    file["rules"] = json!({ "stars": false });
    let battle = built(&file);
    assert!(!battle.people.iter().any(|it| it.star) && battle.people[0].star_power == 0);
}

#[test]
fn attributes_are_those_of_whom_the_players_agreed_upon() {
    let _proof = Proof::of(rule!("ffo.attribute.use")).facts([1]);
    let with = |who: &str| {
        let mut file = town();
        file["sides"][0]["people"][1]["attributes"] = json!(["slow"]);
        file["sides"][1]["people"][0]["attributes"] = json!(["runt"]);
        file["rules"] = json!({ "attributes": who });
        built(&file).people.iter().map(|it| it.attributes.to_vec()).collect::<Vec<_>>()
    };
    let ann = vec![Attribute::Fast, Attribute::Agile];
    assert_eq!(with("none"), [vec![], vec![], vec![]]);
    assert_eq!(with("star"), [ann.clone(), vec![], vec![]]);
    assert_eq!(with("stars-group"), [ann.clone(), vec![Attribute::Slow], vec![]]);
    assert_eq!(with("all"), [ann, vec![Attribute::Slow], vec![Attribute::Runt]]);
}

#[test]
fn a_file_reads_back_from_its_text() {
    let file: ScenarioFile = serde_json::from_value(town()).unwrap();
    let again: ScenarioFile = serde_json::from_str(&serde_json::to_string(&file).unwrap()).unwrap();
    assert_eq!(again, file);
    assert!(ffo::setup::schema().contains("zombies_at_start"));
}

#[test]
fn what_cannot_be_is_refused_where_it_stands() {
    assert_eq!(wrong_at(|it| it["sides"][1]["seats"] = json!([])), "/sides/1/seats");
    assert_eq!(wrong_at(|it| it["sides"][1]["seats"] = json!([0])), "/sides/1/seats");
    assert_eq!(wrong_at(|it| it["sides"][1]["name"] = json!("the band")), "/sides/1/name");
    assert_eq!(wrong_at(|it| it["sides"][1]["people"][0]["name"] = json!("Bob")), "/sides/1/people/0/name");
    assert_eq!(
        wrong_at(|it| it["sides"][0]["people"][0]["class"] = json!("police")),
        "/sides/0/people/0/class"
    );
    assert_eq!(wrong_at(|it| it["sides"][0]["people"][1]["age"] = json!("child")), "/sides/0/people/1/age");
    assert_eq!(wrong_at(|it| it["sides"][0]["people"][1]["at"] = json!([400, 100])), "/zombies/0/at");
    assert_eq!(wrong_at(|it| it["sides"][0]["people"][1]["at"] = json!([40, 110])), "/sides/0/people/1/at");
    assert_eq!(wrong_at(|it| it["sides"][0]["people"][1]["seat"] = json!(1)), "/sides/0/people/1/seat");
    assert_eq!(wrong_at(|it| it["sides"][0]["goal"] = json!("survive")), "/sides/0/goal");
    assert_eq!(wrong_at(|it| it["buildings"][0]["dv"] = json!(3)), "/buildings/0/dv");
    assert_eq!(
        wrong_at(|it| it["buildings"][0]["openings"][2]["floor"] = json!(2)),
        "/buildings/0/openings/2/floor"
    );
    assert_eq!(
        wrong_at(|it| it["buildings"][0]["openings"][0]["dv"] = json!(4)),
        "/buildings/0/openings/0/dv"
    );
    assert_eq!(wrong_at(|it| it["vehicles"][0]["at"] = json!([90, 45])), "/vehicles/0/at");
    assert_eq!(wrong_at(|it| it["vehicles"][0]["trailer"] = json!(true)), "/vehicles/0/trailer");
    assert_eq!(wrong_at(|it| it["book"] = json!("dwa")), "/book");
}

#[test]
fn made_weapons_are_for_those_who_allow_them() {
    let arms = json!([{ "what": { "gun": "crossbow" }, "loaded": true }]);
    let crossbow = |it: &mut Value| it["sides"][0]["people"][1]["arms"] = arms.clone();
    assert_eq!(wrong_at(crossbow), "/sides/0/people/1/arms/0/what/gun");
    let mut file = town();
    file["rules"] = json!({ "custom_weapons": true });
    crossbow(&mut file);
    assert_eq!(built(&file).people[1].arms.len(), 1);
}

#[test]
fn a_side_is_shared_out_between_its_players() {
    let shared = share::share(&town().to_string(), 2).unwrap();
    let battle = Scenario::read(&shared).unwrap().battle();
    assert_eq!((battle.people[0].seat, battle.people[1].seat), (Some(Seat(0)), Some(Seat(1))));
    assert_eq!(battle.side_of(Seat(2)), GANG);
    assert!(share::share(&town().to_string(), 3).is_err());
    assert_eq!(share::people(&Scenario::read(&shared).unwrap()), 2);
}

#[test]
fn a_position_that_points_nowhere_is_refused() {
    let flaw = |change: fn(&mut Battle)| {
        let mut battle = built(&town());
        change(&mut battle);
        ffo::battle::Ffo::check(&battle).unwrap_err().to_string()
    };
    let says = |change, at: &str| {
        let flaw = flaw(change);
        assert!(flaw.contains(at), "{flaw} and not {at}");
    };
    says(|it| it.arrange().people[0].carries = Some(ffo::battle::PersonId(9)), "carries");
    says(|it| it.arrange().people[0].held.push(7), "held");
    says(|it| it.turn_mut(ffo::battle::PersonId(0)).reloads = Some(9), "reloads");
    says(|it| it.arrange().people[1].state = State::Turned { zombie: ffo::battle::ZombieId(0) }, "turned");
    says(|it| it.arrange().people[2].level = Some(PieceId(99)), "level");
    says(|it| it.arrange().zombies[0].clings = Some(v(4)), "clings");
    says(|it| it.arrange().zombies[0].at = Point::new(-1, 0), "at");
    says(|it| it.arrange().vehicles[0].at = Point::new(0, 0), "bodies");
    says(|it| it.phase = Phase::Groups { side: ffo::battle::SideId(7) }, "phase");
    says(|it| it.dead_die = Some(7), "dead_die");
    says(|it| it.in_sight = Some(Default::default()), "in_sight");
    says(|it| it.arrange().openings.clear(), "openings");
}

#[test]
fn a_position_in_a_file_is_taken_up_as_it_is_and_a_wrong_one_is_refused() {
    let mut battle = built(&town());
    battle.arrange().people[0].at = Point::new(301, 303);
    let file = ffo::setup::write::file(&battle);
    assert_eq!(file.sides.iter().map(|it| it.people.len()).sum::<usize>(), battle.people.len());
    let text = |file| serde_json::to_string(file).unwrap();
    assert!(Scenario::read(&text(&file)).unwrap().battle() == battle);
    battle.arrange().people[0].held.push(9);
    assert!(Scenario::read(&text(&ffo::setup::write::file(&battle))).is_err());
}

#[test]
fn classes_may_work_together_against_the_dead() {
    let _proof = Proof::of(rule!("ffo.class.working-together")).facts([1]);
    let mut file = town();
    file["sides"][1]["stances"] = json!(["friends"]);
    let battle = built(&file);
    assert_ne!(battle.people[0].class, battle.people[1].class, "of one side");
    assert!(!battle.hostile(BAND, GANG), "and of two");
}

#[test]
fn a_van_is_as_large_as_a_pickup() {
    assert_eq!(VehicleKind::Van.hull(), VehicleKind::Pickup.hull());
    assert_eq!(VehicleKind::ClosedVan.listed(), VehicleKind::Pickup.listed());
}
