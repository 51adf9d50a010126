//! A town in which everything of the book is in play: each optional rule, weapon, skill, quirk, psychosis, item, vehicle,
//! opening and kind of terrain. It is made of the lists that the program has, so that whatever is added is in it.
use std::collections::{BTreeMap, BTreeSet};

use dwa::{
    battle::{Battle, Phase},
    setup::{self, scenario::Scenario},
    table::skill::{Skill, SkillList},
};
use kernel::{
    Answer, Answers, LiveQuestion, Play, Whim, dice::SeededDice, play::Defaults, question::AskedFor,
};
use serde_json::{Value, json};

/// Each team has so many people.
const TEAM: usize = 6;

/// What sets one town apart from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// Everybody has every skill.
    Skills,
    /// Everybody has two quirks and two psychoses, and some of the skills.
    Minds,
    /// Everybody has what skill there is with weapons, and none besides.
    Arms,
}

impl Trait {
    const ALL: [Trait; 3] = [Trait::Skills, Trait::Minds, Trait::Arms];
}

/// Every town there is: one for each team and what its people are like.
pub fn towns() -> Vec<(String, Battle)> {
    let teams = names("Weapon").len().div_ceil(TEAM);
    let all = (0..teams).flat_map(|it| Trait::ALL.map(|of| (it, of)));
    all.map(|(team, of)| (format!("team {} ({of:?})", team + 1), town(team, of))).collect()
}

/// Everybody of every town at the beginning of their activation.
pub fn people_who_act() -> Vec<(String, Battle)> {
    let mut all = Vec::new();
    for (name, mut battle) in towns() {
        let (mut dice, mut answers) = (SeededDice::new(1), Defaults);
        setup::begin(&mut battle, &mut Play::bulk(&mut dice, &mut answers)).unwrap();
        battle.turn = 1;
        for human in 0..TEAM as u16 {
            let mut acts = battle.clone();
            acts.turn_of(human).ap = 4;
            acts.phase = Phase::Humans { acting: Some(human) };
            let weapon = acts.humans[usize::from(human)].weapons[0].weapon.profile().name;
            all.push((format!("{name}, {weapon}"), acts));
        }
    }
    all
}

pub fn town(team: usize, of: Trait) -> Battle {
    let file = file(team, of);
    let read = Scenario::read(&file.to_string()).unwrap_or_else(|error| panic!("{error}"));
    read.battle()
}

fn schema() -> Value {
    serde_json::from_str(&setup::schema()).unwrap()
}

/// The names of a list, as scenario files spell them.
pub fn names(of: &str) -> Vec<String> {
    let schema = schema();
    let found = &schema["$defs"][of];
    let parts = found["oneOf"].as_array().cloned().unwrap_or_else(|| vec![found.clone()]);
    let names = parts.iter().flat_map(|it| match it["enum"].as_array() {
        Some(these) => these.clone(),
        None => vec![it["const"].clone()],
    });
    let names: Vec<String> = names.map(|it| it.as_str().expect("a name").to_owned()).collect();
    assert!(!names.is_empty(), "{of}");
    names
}

/// Every switch is on, and the settings are not those that a game has if nothing is said.
fn rules() -> Value {
    let schema = schema();
    let all = schema["$defs"]["Rules"]["properties"].as_object().expect("rules");
    let switches =
        all.iter().filter(|it| it.1["type"] == "boolean").map(|it| (it.0.clone(), Value::Bool(true)));
    let mut rules = Value::Object(switches.collect());
    rules["passenger_fire"] = json!("-1");
    rules["blast_diameter_cm"] = json!("8");
    rules["psychosis_choice"] = json!("choose");
    rules["zombies_per_human"] = Value::Null;
    rules
}

fn file(team: usize, of: Trait) -> Value {
    json!({
        "title": "everything", "size": [1500, 1200], "last_turn": 20, "goal": "survive",
        "rules": rules(),
        "entry": { "a": 3, "b": true, "c": true, "d": true, "e": true },
        "terrain": terrain(), "buildings": [building()], "vehicles": vehicles(team, of), "climbs": climbs(),
        "humans": humans(team, of), "zombies": zombies(), "lying": lying(),
        "noises": [{ "at": [700, 1100], "turn": 0 }],
    })
}

/// One of each kind along the northern edge, and two flat roofs with a gap between them to jump over.
fn terrain() -> Value {
    let kinds = names("PieceKind");
    let row = kinds.iter().zip(0..).map(
        |(kind, i)| json!({ "kind": kind, "name": format!("the {kind}"), "box": [60 + 105 * i, 60, 60, 20] }),
    );
    let roof = |name: &str, x: i32| json!({ "kind": "building", "name": name, "box": [x, 900, 120, 120], "roof": true });
    row.chain([roof("west roof", 1000), roof("east roof", 1200)]).collect()
}

fn climbs() -> Value {
    let kinds = names("Steps");
    let all = kinds.iter().zip(0..).map(|(kind, i)| {
        let x = 1030 + 40 * i;
        json!({ "kind": kind, "name": format!("{kind} {i}"), "foot": [x, 880], "head": [x, 920], "head_on": "west roof" })
    });
    all.collect()
}

/// A house with an opening of each kind in its southern wall, and a room of each stock.
fn building() -> Value {
    let (openings, stocks) = (names("OpeningKind"), names("Stock"));
    let width = 100 * openings.len() as i32;
    let south = openings.iter().zip(0..).map(|(kind, i)| {
        json!({ "kind": kind, "name": format!("the {kind}"), "from": [120 + 100 * i, 460], "to": [170 + 100 * i, 460] })
    });
    let share = width / stocks.len() as i32;
    let rooms = stocks.iter().zip(0..).map(|(stock, i)| {
        json!({ "name": format!("{stock} room"), "box": [100 + share * i, 300, share, 160], "stock": stock })
    });
    let walls = (1..stocks.len() as i32).map(|i| json!([[100 + share * i, 300], [100 + share * i, 460]]));
    let doorways = (1..stocks.len() as i32).map(|i| {
        let x = 100 + share * i;
        json!({ "kind": "gap", "name": format!("doorway {i}"), "from": [x, 350], "to": [x, 390] })
    });
    json!({
        "name": "house", "box": [100, 300, width, 160],
        "inner_walls": walls.collect::<Vec<_>>(),
        "openings": south.chain(doorways).collect::<Vec<_>>(),
        "rooms": rooms.collect::<Vec<_>>(),
    })
}

/// One of each kind, running, stalled or dry.
fn vehicles(team: usize, of: Trait) -> Value {
    let at_the_wheel = |it: &usize| spot(*it, team, of) == 0;
    let driver = format!("P{}", 1 + (0..TEAM).find(at_the_wheel).expect("somebody drives"));
    let kinds = names("VehicleKind");
    let all = kinds.iter().zip(0..).map(|(kind, i)| {
        json!({
            "name": format!("the {kind}"), "kind": kind, "at": [620 + 110 * i, 760], "facing": 0,
            "has_keys": i == 0, "running": i == 0, "out_of_gas": i == 2,
            "driver": if i == 0 { json!(driver) } else { Value::Null },
        })
    });
    all.collect()
}

/// The skills of all lists but the general one.
fn arms() -> Vec<String> {
    let skills = Skill::all().filter(|it| it.kind() != SkillList::General);
    skills.map(|it| serde_json::to_value(it).unwrap().as_str().expect("a name").to_owned()).collect()
}

fn humans(team: usize, of: Trait) -> Value {
    let (weapons, items) = (names("Weapon"), names("Item"));
    let (archetypes, sexes) = (names("Archetype"), names("Sex"));
    let of_list = |list: &[String], from: usize, n: usize| -> Vec<String> {
        (0..n).map(|it| list[(from + it) % list.len()].clone()).collect()
    };
    let people = (0..TEAM).map(|i| {
        let k = team * TEAM + i;
        let weapon = &weapons[k % weapons.len()];
        // A handgun goes with another for both hands; whoever has something else has something to strike with too.
        let second = if i % 2 == 0 { "pistol" } else { "kitchen-knife" };
        let (skills, minds) = match of {
            Trait::Skills => (names("Skill"), 0),
            Trait::Minds => (of_list(&names("Skill"), 7 * k, 12), 2),
            Trait::Arms => (arms(), 0),
        };
        let mut person = json!({
            "name": format!("P{}", i + 1), "seat": 0,
            "archetype": archetypes[k % archetypes.len()], "sex": sexes[k % sexes.len()],
            "weapons": [{ "weapon": weapon }, { "weapon": second }], "ammo": { "clips": 2, "shells": 4, "arrows": 3, "belts": 1 },
            "items": of_list(&items, 2 * k, 2), "skills": skills,
            "quirks": of_list(&names("Quirk"), 2 * k, minds), "psychoses": of_list(&names("Psychosis"), 3 * k, minds),
            "wounds": i % 3, "burning": i32::from(i == 4), "trauma": i,
        });
        let place = place(spot(i, team, of));
        person.as_object_mut().expect("a person").extend(place.as_object().expect("a place").clone());
        person
    });
    let body = json!({ "name": "Body", "at": [420, 640], "life": { "eliminated": { "turn": 0 } }, "wounds": 5,
        "weapons": [{ "weapon": "revolver", "loaded": 3 }] });
    people.chain([body]).collect()
}

/// Which of the places somebody begins at: with each trait another, so that every weapon is somewhere where it is of use.
fn spot(i: usize, team: usize, of: Trait) -> usize {
    (i + team + 2 * of as usize) % TEAM
}

/// Where people begin: at the wheel and beside it, in the house, at the brink of a roof, in the street and in contact.
fn place(spot: usize) -> Value {
    match spot {
        0 => json!({ "vehicle": "the car" }),
        1 => json!({ "at": [180, 400] }),
        2 => json!({ "at": [1105, 960], "on": "west roof" }),
        3 => json!({ "at": [692, 700] }),
        4 => json!({ "at": [560, 600] }),
        _ => json!({ "at": [590, 605] }),
    }
}

fn zombies() -> Value {
    let at = |x: i32, y: i32| json!({ "at": [x, y] });
    let armed = json!({ "at": [900, 500], "weapon": "pistol" });
    let fallen = json!({ "at": [590, 630], "fallen": true });
    Value::Array(vec![at(560, 700), at(655, 680), armed, fallen, at(480, 560), at(930, 640)])
}

/// One of each item, what fires and what is fired, and a radio that plays.
fn lying() -> Value {
    let items = names("Item");
    let row =
        items.iter().zip(0..).map(|(item, i)| json!({ "at": [560 + 30 * i, 570], "what": { "item": item } }));
    let others = [
        json!({ "at": [600, 575], "what": "running-radio" }),
        json!({ "at": [650, 575], "what": { "ammo": { "clips": 1 } } }),
        json!({ "at": [700, 575], "what": { "weapon": { "weapon": "fragmentation-grenade", "pieces": 2 } } }),
    ];
    row.chain(others).collect()
}

/// Whatever the towns are to have and do not.
pub fn missing() -> BTreeSet<String> {
    let all: String = (0..names("Weapon").len().div_ceil(TEAM))
        .flat_map(|team| Trait::ALL.map(|of| file(team, of).to_string()))
        .collect();
    let lists = [
        "Weapon",
        "Skill",
        "Quirk",
        "Psychosis",
        "Item",
        "VehicleKind",
        "OpeningKind",
        "PieceKind",
        "Stock",
        "Steps",
    ];
    let wanted = lists.iter().flat_map(|it| names(it));
    wanted.filter(|it| !all.contains(&format!("\"{it}\""))).collect()
}

/// Answers with what it has done least often so far, so that everything that is offered is done sooner or later.
pub struct Explorer {
    done: BTreeMap<String, u32>,
    whim: Whim,
}

impl Explorer {
    pub fn new(seed: u64) -> Self {
        Explorer { done: BTreeMap::new(), whim: Whim::new(seed) }
    }

    /// The place of what was done least often, the first of them if there are several.
    fn least(&mut self, of: Vec<String>) -> usize {
        let times = |it: &String| self.done.get(it).copied().unwrap_or(0);
        let at = (0..of.len()).min_by_key(|&it| times(&of[it])).expect("something is open");
        *self.done.entry(of[at].clone()).or_insert(0) += 1;
        at
    }
}

impl Answers for Explorer {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let why = asked.ask.why;
        match asked.shape {
            AskedFor::One(of) => {
                let labels =
                    (0..of.open()).map(|it| of.label(it).replace(|it: char| it.is_ascii_digit(), ""));
                Some(Answer::One(self.least(labels.collect())))
            }
            AskedFor::YesNo(_) => {
                Some(Answer::YesNo(self.least(vec![format!("yes to {why}"), format!("no to {why}")]) == 0))
            }
            _ => self.whim.answer(asked),
        }
    }
}
