//! Scenario files: what they can say, and how wrong ones are refused.
use dwa::{
    battle::{
        FigureId, Phase,
        board::{EntryMethods, LooseThing},
        figure::{Goal as ZombieGoal, Human, Life, Malfunction, Posture},
    },
    rule,
    rules::Rules,
    setup::{Scenario, ScenarioError, scenarios, schema},
    table::{char::Sex, search::Item, skill::Skill, weapons::Weapon},
};
use ground::open::{Passage, Walks};
use kernel::{Dice, Play, Point, Pronoun, Proof, Seat, dice::SeededDice, play::Defaults};
use view::{Prop, Surface, TerrainKind, story::Names};

/// A file with one human, and this between its braces.
fn with(rest: &str) -> String {
    format!(
        "{{\n \"title\": \"a test\",\n \"last_turn\": 3,\n \"humans\": [{{\"name\": \"Ann\", \"at\": [300, 300]}}],\n {rest}\n}}"
    )
}

fn refused(text: &str) -> ScenarioError {
    Scenario::read(text).unwrap_err()
}

#[test]
fn every_shipped_scenario_can_be_played_to_the_first_turn() {
    for (id, text) in scenarios() {
        let scenario = Scenario::read(text).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert!(!scenario.file().about.is_empty(), "{id} says what it teaches");
        let mut battle = scenario.battle();
        let (mut dice, mut answers) = (SeededDice::new(7), Defaults);
        let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
        dwa::setup::begin(&mut battle, &mut play).unwrap();
        let armed = battle.humans.iter().all(|it| it.held().is_some_and(|it| 0 < it.loaded + it.pieces));
        assert!(armed, "{id}: everybody has something to fire");
        for (parameter, set) in scenario.parameters().iter().flat_map(|it| [(it, it.least), (it, it.most)]) {
            Scenario::read_with(text, &[(&parameter.name, set)]).unwrap_or_else(|error| {
                panic!("{id} with {}={set}: {error}", parameter.name);
            });
        }
    }
}

#[test]
fn a_pronoun_is_told_by_who_says_so_and_by_a_sex_that_is_given() {
    let people = r#"{ "title": "a test", "last_turn": 3, "humans": [
        { "name": "Ann", "at": [100, 100], "sex": "female" },
        { "name": "Bob", "at": [200, 100], "sex": "male" },
        { "name": "Cy", "at": [300, 100], "sex": "male", "pronoun": "they" },
        { "name": "Dee", "at": [400, 100] }
    ] }"#;
    let battle = Scenario::read(people).unwrap().battle();
    let expected = [Some(Pronoun::She), Some(Pronoun::He), Some(Pronoun::They), None];
    let view = dwa::view::view(&battle, Seat(0));
    let names = Names::of(&view);
    for (human, pronoun) in expected.iter().enumerate() {
        let token = FigureId::Human(human as u16).token();
        let sheet = view.panels.iter().find(|it| it.about == Some(token)).unwrap();
        assert_eq!((names.pronoun(token), sheet.pronoun), (*pronoun, *pronoun), "{}", sheet.title);
    }
    assert_eq!(battle.humans[3].sex, Sex::Male, "the rules take Dee for a man, and no sentence does");
}

/// Positions were kept before there were pronouns.
#[test]
fn a_position_without_pronouns_is_one_of_people_of_whom_none_is_known() {
    let text = with("\"size\": [900, 600]");
    let kept = serde_json::to_string(&Scenario::read(&text).unwrap().battle().humans[0]).unwrap();
    assert!(!kept.contains("pronoun"), "{kept}");
    let read: Human = serde_json::from_str(&kept).unwrap();
    assert_eq!((read.sex, read.pronoun()), (Sex::Male, None));
}

#[test]
fn the_schema_on_disk_is_the_one_the_program_reads_by() {
    let on_disk = include_str!("../../../scenarios/dwa.schema.json");
    assert!(on_disk == schema(), "run: cargo run -p dwa --example schema > scenarios/dwa.schema.json");
}

#[test]
fn a_position_in_the_middle_of_a_turn_is_put_on_the_table_as_it_stands() {
    let text = r#"{
        "title": "Dawson's last stand",
        "size": [900, 600],
        "entry": { "a": 4, "b": false, "c": true },
        "goal": "survive",
        "last_turn": 9,
        "begin": { "turn": 3, "phase": "humans", "acting": "Dawson", "humans_at_start": 4 },
        "rules": { "jams": true, "zombies_per_human": null },
        "buildings": [{
            "name": "shop", "box": [600, 100, 200, 200],
            "openings": [
                { "kind": "door", "name": "door", "from": [600, 150], "to": [600, 190], "attacked_turns": 2 },
                { "kind": "window", "name": "window", "from": [650, 300], "to": [700, 300], "broken": true }
            ],
            "rooms": [{ "name": "shop", "box": [600, 100, 200, 200], "explored": true, "searched": true }]
        }],
        "vehicles": [{ "name": "car", "kind": "car", "at": [200, 500], "facing": 90, "speed_cm": 15,
                       "running": true, "driver": "Moss" }],
        "humans": [
            { "name": "Dawson", "at": [300, 300], "facing": 180, "posture": "prone", "wounds": 2, "untested": 1,
              "bitten": true, "moral": 6, "stunned": true, "burning": 2,
              "weapons": [{ "weapon": "pistol", "loaded": 5, "trouble": "jammed" }, { "weapon": "molotov", "pieces": 2 }],
              "in_hand": [1], "ammo": { "clips": 1 }, "items": ["radio"], "skills": ["cool"],
              "turn": { "ap": 2, "afraid": true, "fired_at": ["biter", "Lawless"], "used": ["cool"], "fired": true },
              "kills": 3 },
            { "name": "Lawless", "at": [330, 340], "turn": { "ap": 0, "done": true, "activated": true } },
            { "name": "Moss", "vehicle": "car" },
            { "name": "Reed", "at": [400, 400], "life": { "eliminated": { "turn": 1 } } }
        ],
        "zombies": [
            { "name": "biter", "at": [270, 280], "fallen": true, "weapon": "kitchen-knife", "goal": { "human": "Dawson" },
              "prey": "Dawson", "was_fallen": true },
            { "at": [500, 500], "was": "Reed", "goal": { "wander": 45 } },
            { "at": [450, 100], "goal": { "noise": { "at": [10, 20], "heard": 3 } } }
        ],
        "lying": [{ "at": [100, 100], "what": { "item": "car-keys" } }],
        "noises": [{ "at": [10, 20], "turn": 2 }]
    }"#;
    let battle = Scenario::read(text).unwrap().battle();
    assert_eq!((battle.turn, battle.phase), (3, Phase::Humans { acting: Some(0) }));
    assert_eq!((battle.humans_at_start, battle.scene.last_turn), (4, Some(9)));
    assert_eq!(battle.scene.entry, EntryMethods { a: Some(4), b: false, c: true, d: false, e: false });
    assert!(battle.rules.jams && battle.rules.zombies_per_human.is_none());
    assert!(battle.scene.start.clips.is_empty(), "nothing is rolled once the game has begun");
    let dawson = &battle.humans[0];
    assert_eq!((dawson.at, dawson.facing, dawson.posture), (Point::new(300, 300), 180, Posture::Prone));
    assert_eq!((dawson.wounds, dawson.untested, dawson.bitten), (2, 1, true));
    assert_eq!((dawson.moral, dawson.full_moral, dawson.burning, dawson.stunned), (6, 10, 2, true));
    assert_eq!((dawson.weapons[0].loaded, dawson.weapons[0].trouble), (5, Malfunction::Jammed));
    assert_eq!((dawson.held().unwrap().weapon, dawson.held().unwrap().pieces), (Weapon::Molotov, 2));
    assert_eq!((dawson.ammo.clips, dawson.items[0], dawson.deeds.kills), (1, Item::Radio, 3));
    assert_eq!((dawson.turn.ap, dawson.turn.afraid, dawson.turn.fired), (2, true, true));
    assert_eq!(dawson.turn.fired_at.as_slice(), [FigureId::Zombie(0), FigureId::Human(1)]);
    assert_eq!(dawson.turn.used.as_slice(), [Skill::Cool]);
    assert!(battle.humans[1].turn.done && battle.humans[1].turn.ap == 0);
    assert_eq!((battle.humans[2].vehicle, battle.vehicles[0].driver), (Some(0), Some(2)));
    assert!(battle.vehicles[0].running && battle.vehicles[0].speed_cm == 15);
    assert_eq!(battle.humans[3].life, Life::Turned { zombie: 1 });
    let biter = battle.zombies[0];
    assert!(biter.fallen && biter.was_fallen && biter.prey == Some(0));
    assert_eq!((biter.goal, biter.weapon), (ZombieGoal::Human(0), Some(Weapon::KitchenKnife)));
    assert_eq!(battle.zombies[1].goal, ZombieGoal::Wander(45));
    assert_eq!(battle.zombies[2].goal, ZombieGoal::Noise { at: (10, 20), heard: 3 });
    assert_eq!(battle.openings[0].attacked_turns, 2);
    assert_eq!(*battle.passages, [Passage::CLOSED, Passage::SILL]);
    assert!(battle.rooms[0].explored && battle.rooms[0].searched && !battle.rooms[0].rolled);
    assert_eq!(battle.lying[0].what, LooseThing::Item(Item::CarKeys));
    assert_eq!((battle.noises[0].at, battle.noises[0].turn), (Point::new(10, 20), 2));
}

#[test]
fn the_campaign_switches_stand_under_those_that_the_file_names() {
    let battle = Scenario::read(&with(r#""play": "campaign", "rules": {"quirks": false}"#)).unwrap().battle();
    assert_eq!(battle.rules, Rules { quirks: false, ..Rules::CAMPAIGN });
    assert_eq!(Scenario::read(&with(r#""play": "campaign""#)).unwrap().battle().rules, Rules::CAMPAIGN);
    assert_eq!(Scenario::read(&with(r#""rules": {}"#)).unwrap().battle().rules, Rules::SINGLE_GAME);
}

#[test]
fn without_a_word_on_entry_methods_a_and_b_are_in_use_with_three_zombies_for_each_human() {
    let battle = Scenario::read(&with(r#""seats": 1"#)).unwrap().battle();
    assert_eq!(battle.scene.entry, EntryMethods { a: Some(3), b: true, c: false, d: false, e: false });
}

#[test]
fn a_file_in_inches_is_laid_out_at_two_and_a_half_centimetres_to_the_inch() {
    let text = with(r#""rules": {"units": "inches"}, "size": [240, 240], "zombies": [{"at": [100, 101]}]"#)
        .replace("[300, 300]", "[120, 120]");
    let battle = Scenario::read(&text).unwrap().battle();
    assert_eq!(battle.scene.ground.table().width, 600);
    assert_eq!(battle.humans[0].at, Point::new(300, 300));
    assert_eq!(battle.zombies[0].at, Point::new(250, 252));
}

/// What is wrong, where it is, and words of what was found and expected.
#[test]
fn wrong_files_are_refused_with_line_and_column() {
    let cases: [(&str, usize, usize, &str, &str); 25] = [
        (r#""colour": 1"#, 5, 12, "`colour`", "title"),
        (r#""zombies": [{"at": [1, "x"]}]"#, 5, 25, "\"x\"", "a whole number"),
        (r#""zombies": [{"at": [1]}]"#, 5, 21, "a list of 1", "a list of 2"),
        (r#""zombies": 3"#, 5, 13, "3", "a list"),
        (r#""rules": {"jam": true}"#, 5, 19, "`jam`", "jams"),
        (r#""begin": {"turn": 1}"#, 5, 11, "no `phase`", "a value for `phase`"),
        (r#""zombies": [{"at": [310, 310]}]"#, 5, 21, "zombie 1 on the base of `Ann`", "do not overlap"),
        (r#""zombies": [{"at": [1195, 600]}]"#, 5, 21, "zombie 1 off the table", "a free place"),
        (r#""zombies": [{}]"#, 5, 14, "something else", "either `at`, or `in` together with `count`"),
        (r#""zombies": [{"in": [0, 0, 60, 60], "count": 9}]"#, 5, 46, "room for about", "room for 9"),
        (
            r#""terrain": [{"kind": "wall"}]"#,
            5,
            14,
            "none or several",
            "one of `line`, `box`, `area` and `at`",
        ),
        (
            r#""terrain": [{"kind": "tree", "at": [305, 305]}]"#,
            4,
            35,
            "`Ann` off the table, in a wall",
            "free",
        ),
        (
            r#""terrain": [{"kind": "wall", "line": [[5, 5]]}]"#,
            5,
            14,
            "a wall needs two places",
            "can be built",
        ),
        (
            r#""buildings": [{"name": "hut", "box": [500, 500, 200, 200],
   "openings": [{"kind": "door", "from": [510, 510], "to": [540, 510]}]}]"#,
            6,
            17,
            "that is in no wall",
            "one straight stretch of a wall",
        ),
        (r#""goal": {"reach": {"humans": 1, "place": {"room": "attic"}}}"#, 5, 52, "`attic`", "a room"),
        (r#""size": [900000, 600]"#, 5, 11, "900000", "at most 600 cm"),
        (r#""size": [0, 600]"#, 5, 11, "0", "above 0"),
        (
            r#""begin": {"turn": 1, "phase": "humans", "acting": "Bob"}"#,
            5,
            52,
            "`Bob`",
            "the name of a human",
        ),
        (r#""begin": {"turn": 1, "phase": "fear", "acting": "Ann"}"#, 5, 50, "somebody who acts", "`humans`"),
        (r#""zombies": [{"at": [500, 500], "was": "Bob"}]"#, 5, 40, "`Bob`", "the name of a human"),
        (
            r#""vehicles": [{"name": "car", "kind": "car", "at": [300, 300], "speed_cm": 7}]"#,
            5,
            76,
            "7 cm a turn",
            "steps of 5",
        ),
        (
            r#""size": [900, 600], "parameters": {"n": {"sets": ["/size/0", "/size/1"], "most": 5}}"#,
            5,
            63,
            "600 at `/size/1`",
            "the number of the other places",
        ),
        (
            r#""parameters": {"n": {"sets": ["/zombies/0/count"], "most": 5}}"#,
            5,
            32,
            "`/zombies/0/count`",
            "the path of a number",
        ),
        (r#""last_turn": 4"#, 5, 12, "a second `last_turn`", "each name once"),
        (r#""seats": 1,"#, 6, 1, "a comma at the end", "no comma"),
    ];
    for (rest, line, column, found, expected) in cases {
        let error = refused(&with(rest));
        assert!(error.found.contains(found), "{rest}: {error}");
        assert!(error.expected.contains(expected), "{rest}: {error}");
        assert_eq!((error.line, error.column), (line, column), "{rest}: {error}");
    }
}

#[test]
fn a_goal_that_is_judged_at_the_end_needs_an_end() {
    let error = refused("{\"title\": \"\", \"goal\": \"survive\",\n\"humans\": [{\"name\": \"Ann\"}]}");
    assert_eq!((error.line, error.column, error.expected.as_str()), (1, 23, "a `last_turn`"));
}

fn carrying(weapons: &[&str]) -> Result<Scenario, ScenarioError> {
    let list: Vec<String> = weapons.iter().map(|it| format!("{{\"weapon\": \"{it}\"}}")).collect();
    let humans = format!("\"humans\": [{{\"name\": \"Ann\", \"weapons\": [{}]}}]", list.join(", "));
    Scenario::read(&format!("{{\"title\": \"\", \"last_turn\": 1, {humans}}}"))
}

#[test]
fn two_weapons_may_be_carried_if_they_differ_in_ammunition() {
    let _proof = Proof::of(rule!("dwa.ammo.carry-limit")).facts([1, 2, 3]);
    assert!(carrying(&["rifle", "pump-shotgun"]).is_ok());
    assert!(carrying(&["flamethrower", "chainsaw"]).is_ok());
    let error = carrying(&["rifle", "carbine"]).unwrap_err();
    assert!(error.found.contains("rifle, carbine"), "{error}");
    assert_eq!((error.line, error.column), (1, 91));
    assert!(carrying(&["rifle", "pump-shotgun", "bow"]).is_err(), "a bow is no sidearm");
    assert!(carrying(&["rifle", "pump-shotgun", "pistol", "hammer"]).is_err(), "one extra, not two");
    assert!(carrying(&["sawn-off-shotgun", "pump-shotgun"]).is_err(), "both take shells");
    let laden = r#"{"name": "Ann", "weapons": [{"weapon": "rifle"}, {"weapon": "pump-shotgun"}, {"weapon": "pistol"}],
        "items": ["small-first-aid-kit", "radio"], "ammo": {"clips": 5, "shells": 20}}"#;
    let laden = Scenario::read(&format!("{{\"title\": \"\", \"last_turn\": 1, \"humans\": [{laden}]}}"));
    assert!(laden.is_ok(), "items and ammunition do not count: {laden:?}");
}

#[test]
fn one_more_handgun_or_one_handed_melee_weapon_may_be_carried_whatever_its_ammunition() {
    let _proof = Proof::of(rule!("dwa.ammo.carry-sidearm")).facts([1, 2, 3, 4]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.carry")]);
    for extra in ["pistol", "revolver", "hammer", "one-handed-axe", "kitchen-knife"] {
        assert!(carrying(&["rifle", "pump-shotgun", extra]).is_ok(), "{extra}");
    }
    assert!(carrying(&["pistol", "pistol"]).is_ok(), "one as a weapon, one in the extra place");
    assert!(carrying(&["pistol", "revolver", "bow"]).is_ok(), "the order does not matter");
    assert!(carrying(&["baseball-bat", "scythe"]).is_err(), "melee weapons are one category");
    assert!(carrying(&["rifle", "pump-shotgun", "pistol", "hammer"]).is_err(), "one extra, not two");
    for extra in ["two-handed-axe", "scythe", "chainsaw", "molotov", "rifle"] {
        assert!(carrying(&["rifle", "pump-shotgun", extra]).is_err(), "{extra}");
    }
}

#[test]
fn parameters_change_the_numbers_they_name_and_nothing_else() {
    let farmhouse = scenarios()[1].1;
    let plain = Scenario::read(farmhouse).unwrap();
    let names: Vec<(&str, u16)> = plain.parameters().iter().map(|it| (it.name.as_str(), it.value)).collect();
    let [("turns", _), ("zombies", zombies)] = names[..] else { panic!("{names:?}") };
    let set = Scenario::read_with(farmhouse, &[("zombies", 40), ("turns", 7)]).unwrap();
    assert_eq!(set.battle().zombies.len() + usize::from(zombies), plain.battle().zombies.len() + 40);
    assert_eq!(set.battle().scene.last_turn, Some(7));
    assert!(set.battle().scene.goal.words().contains("destroy 40 zombies"), "as many as there are");
    assert_eq!(set.battle().humans, plain.battle().humans);
    let error = Scenario::read_with(farmhouse, &[("zombies", 61)]).unwrap_err();
    assert_eq!((error.found.as_str(), error.expected.as_str()), ("zombies=61", "1 to 60"));
    let error = Scenario::read_with(farmhouse, &[("ghosts", 1)]).unwrap_err();
    assert_eq!(error.expected, "one of these: turns, zombies, weapons");
}

#[test]
fn a_file_written_by_the_program_reads_as_the_same_scenario() {
    for (id, text) in scenarios() {
        let scenario = Scenario::read(text).unwrap();
        let again = Scenario::of(scenario.file()).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(again.battle(), scenario.battle(), "{id}");
        assert_eq!(again.parameters(), scenario.parameters(), "{id}");
    }
}

#[test]
fn a_battle_survives_being_saved() {
    for (id, text) in scenarios() {
        let battle = Scenario::read(text).unwrap().battle();
        let saved = serde_json::to_string(&battle).unwrap();
        assert_eq!(serde_json::from_str::<dwa::battle::Battle>(&saved).unwrap(), battle, "{id}");
    }
}

#[test]
fn a_shut_door_and_a_pane_stop_what_they_should() {
    let battle = Scenario::read(scenarios()[0].1).unwrap().battle();
    let named = |name: &str| {
        let id = battle.scene.ground.opening_named(name).unwrap();
        battle.passages[id.0 as usize]
    };
    assert_eq!(named("hatch to the kitchen"), Passage::OPEN);
    assert_eq!(battle.passages[0], Passage::CLOSED);
    assert!(battle.passages[1].sees && battle.passages[1].walks == Walks::Closed);
}

/// A wrong number, name, sign or bracket anywhere in a file must be refused or harmless, never fatal.
#[test]
fn whatever_is_done_to_a_file_the_reader_does_not_fall_over() {
    const BITS: [&str; 14] = [
        "-1",
        "0",
        "99999999999",
        "-2147483648",
        "2147483647",
        "65535",
        "null",
        "[]",
        "{}",
        "\"\"",
        "true",
        ",",
        "}",
        "é",
    ];
    let why = rule!("dwa.setup.dice");
    for (index, (_, text)) in scenarios().iter().enumerate() {
        let mut dice = SeededDice::new(index as u64);
        let words: Vec<(usize, &str)> =
            text.match_indices(|it: char| it.is_ascii_digit() || "\"[{,".contains(it)).collect();
        let (mut read, mut wrong) = (0, 0);
        for _ in 0..400 {
            let mut changed = (*text).to_owned();
            for _ in 0..dice.die(why, 2) {
                let (at, _) = words[usize::from(dice.die(why, words.len() as u16)) - 1];
                let end = changed.len().min(at + usize::from(dice.die(why, 4)));
                if changed.is_char_boundary(at.min(changed.len()))
                    && changed.is_char_boundary(end)
                    && at <= end
                {
                    changed.replace_range(at..end, BITS[usize::from(dice.die(why, BITS.len() as u16)) - 1]);
                }
            }
            match Scenario::read(&changed) {
                Ok(_) => read += 1,
                Err(error) => {
                    let lines = changed.lines().count() + 1;
                    assert!((1..=lines).contains(&error.line) && 1 <= error.column, "{error}");
                    wrong += 1;
                }
            }
        }
        assert!(0 < read && 0 < wrong, "{read} read, {wrong} refused");
    }
}

#[test]
fn scenery_is_looked_at_and_changes_no_rule() {
    let (_, street) = scenarios()[0];
    let mut bare: serde_json::Value = serde_json::from_str(street).unwrap();
    assert!(bare.as_object_mut().unwrap().remove("scenery").is_some());
    let with = Scenario::read(street).unwrap().battle();
    let without = Scenario::read(&bare.to_string()).unwrap().battle();
    assert_eq!(with.scene.ground.table(), without.scene.ground.table());
    const ROAD: TerrainKind = TerrainKind::Surface { surface: Surface::Road };
    const LAMP: TerrainKind = TerrainKind::Prop { prop: Prop::Lamp };
    let view::Ground::Open(view::OpenTable { scenery, .. }) = dwa::view::view(&with, kernel::Seat(0)).ground
    else {
        panic!("an open table")
    };
    assert!(scenery.iter().any(|it| it.kind == ROAD && it.name == "Main Street"));
    assert!(scenery.iter().any(|it| it.kind == LAMP));
}

#[test]
fn scenery_in_two_places_at_once_is_refused() {
    let (_, street) = scenarios()[0];
    let mut wrong: serde_json::Value = serde_json::from_str(street).unwrap();
    wrong["scenery"][0]["at"] = serde_json::json!([10, 10]);
    let error = Scenario::read(&wrong.to_string()).unwrap_err();
    assert!(error.to_string().contains("one of `line`, `box`, `area` and `at`"), "{error}");
}

#[test]
fn the_scenario_for_two_seats_two() {
    let (_, text) = scenarios().iter().find(|it| it.0 == "church").unwrap();
    let battle = Scenario::read(text).unwrap().battle();
    let seats: Vec<u8> = battle.humans.iter().map(|it| it.seat.0).collect();
    assert_eq!(seats, [0, 0, 1, 1]);
}

/// The goal of a scenario in words, with a barn on the table and the place given as a box or with its name.
fn goal_with(place: &str) -> String {
    let text = format!(
        r#"{{ "title": "Goals", "size": [600, 600],
            "goal": {{ "reach": {{ "humans": 1, "place": {place} }} }},
            "terrain": [{{ "kind": "building", "name": "barn", "box": [200, 200, 100, 100] }}],
            "humans": [{{ "name": "Lawless", "at": [30, 30] }}] }}"#
    );
    Scenario::read(&text).unwrap_or_else(|it| panic!("{it}")).battle().scene.goal.words()
}

#[test]
fn goals_are_told_in_words_of_the_place() {
    let told = [
        (r#"{ "named": { "name": "the old well", "box": [10, 10, 50, 50] } }"#, "the old well"),
        (r#"{ "box": [190, 190, 120, 120] }"#, "the barn"),
        (r#"{ "box": [0, 400, 90, 100] }"#, "the west edge"),
        (r#"{ "box": [500, 500, 100, 100] }"#, "the south-east corner"),
        (
            r#"{ "box": [400, 400, 50, 50] }"#,
            "the place 40 to 45 cm from the west edge and 40 to 45 cm from the north edge",
        ),
    ];
    for (place, words) in told {
        assert_eq!(goal_with(place), format!("get one of them to {words}"));
    }
}

#[test]
fn no_shipped_goal_is_told_by_coordinates() {
    let all = dwa::setup::scenarios().iter().map(|it| (it.0, Scenario::read(it.1).unwrap().battle()));
    let words: Vec<(&str, String)> = all.map(|it| (it.0, it.1.scene.goal.words())).collect();
    assert!(words.iter().all(|it| !it.1.contains(" cm")), "{words:#?}");
    assert_eq!(words[0], ("street", "get one of them to the sandbags".to_owned()));
}

#[test]
fn nobody_has_more_in_hand_than_two_hands_hold_or_what_is_not_carried() {
    let hands = |in_hand: &str| {
        let weapons = r#"[{"weapon": "pistol"}, {"weapon": "pump-shotgun"}, {"weapon": "revolver"}]"#;
        let ann = format!(r#"{{"name": "Ann", "weapons": {weapons}, "in_hand": {in_hand}}}"#);
        Scenario::read(&format!(r#"{{"title": "", "last_turn": 1, "humans": [{ann}]}}"#))
    };
    for (in_hand, held) in [("[0, 2]", vec![0, 2]), ("[1]", vec![1]), ("[]", vec![])] {
        assert_eq!(hands(in_hand).unwrap().battle().humans[0].in_hand.as_slice(), held, "{in_hand}");
    }
    for (in_hand, wrong) in [("[0, 2, 1]", "1"), ("[3]", "3"), ("[0, 0]", "0")] {
        let error = hands(in_hand).unwrap_err();
        assert_eq!((error.found.as_str(), error.expected.as_str()), (wrong, "the place of a weapon carried"));
    }
}
