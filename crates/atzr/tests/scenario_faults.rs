//! Wrong scenario files are refused with line, column, field and what would be right.
use atzr::setup::{map, scenario::Scenario, scenarios};
use kernel::written::{Written, Wrong};
use serde_json::{Value, json};

/// An Encounter under way: Ray and Ines of one side, Bank of another, a zombie.
fn fair() -> Value {
    json!({
        "book": "atzr", "title": "a test", "encounter": {"search": {}}, "day": "daytime",
        "maps": {"across": 1, "maps": [{"map": "maple-heights"}, {"map": "route-nine"}]},
        "teams": [{"name": "us", "class": "survivor", "die": 3, "people": [
            {"name": "Ray", "star": true, "rep": 5, "at": "0806", "hands": [{"thing": "pistol"}]},
            {"name": "Ines", "rep": 4, "at": "0806"}]}],
        "strangers": [{"name": "them", "class": "ganger", "stances": {"us": "hostile"}, "die": 2, "people": [
            {"name": "Bank", "rep": 3, "at": "0803"}]}],
        "zombies": [{"at": "0912"}],
        "begin": {"turn": 2, "phase": "active", "leader": "Ray", "zombie_die": 1}
    })
}

fn refused(file: &Value) -> Wrong {
    Scenario::read(&serde_json::to_string_pretty(file).unwrap()).unwrap_err()
}

/// The file with something else at a path, whose last step may be new.
fn with(path: &str, value: Value) -> Value {
    let mut file = fair();
    let (within, last) = path.rsplit_once('/').unwrap();
    match file.pointer_mut(within).unwrap() {
        Value::Object(it) => {
            it.insert(last.to_owned(), value);
        }
        Value::Array(it) => it.push(value),
        other => panic!("{other}"),
    }
    file
}

#[test]
fn the_file_that_is_spoilt_below_is_fair() {
    Scenario::read(&fair().to_string()).unwrap();
}

#[test]
fn what_no_position_can_have_is_refused_at_its_field() {
    let ray = |field: &str| format!("/teams/0/people/0/{field}");
    let person = |name: &str, at: &str| json!({"name": name, "at": at});
    let cases: Vec<(String, Value, &str, &str, &str)> = vec![
        ("/book".into(), json!("dwa"), "/book", "`dwa`", "`atzr`"),
        (ray("at"), json!("1706"), "/teams/0/people/0/at", "1706, which is off the map", "0101 to 1624"),
        (ray("at"), json!("8"), "/teams/0/people/0/at", "names no hex", ""),
        (
            "/zombies/0".into(),
            json!({"at": "0125"}),
            "/zombies/1/at",
            "0125, which is off the map",
            "0101 to 1624",
        ),
        (
            "/teams/0/people/2".into(),
            person("Dot", "0806"),
            "/teams/0/people/0/at",
            "two stand already",
            "at most two",
        ),
        (
            "/teams/0/people/2".into(),
            person("Ines", "0101"),
            "/teams/0/people/2/name",
            "a second `Ines`",
            "an `id`",
        ),
        (
            "/strangers/1".into(),
            json!({"name": "us", "class": "ganger", "people": []}),
            "/strangers/1",
            "another `us`",
            "`id`",
        ),
        (
            "/strangers/1".into(),
            json!({"name": "zombies", "class": "ganger", "people": []}),
            "/strangers/1",
            "another `zombies`",
            "`id`",
        ),
        (
            ray("carries"),
            json!("Ines"),
            "/teams/0/people/0/carries",
            "`Ines`",
            "somebody down in the same hex, 0806",
        ),
        (ray("carries"), json!("Bob"), "/teams/0/people/0/carries", "`Bob`", "somebody in this file"),
        (ray("ducked"), json!(true), "/teams/0/people/0/ducked", "behind no cover", "rough or building"),
        (
            ray("state"),
            json!({"captive": {"of": "nobody"}}),
            "/teams/0/people/0/state/captive/of",
            "`nobody`",
            "`us`, `them`",
        ),
        (ray("generic"), json!(99), "/teams/0/people/0/generic", "99", "1 to "),
        (ray("rep"), json!(21), "/teams/0/people/0/rep", "21", "from 1 to 20"),
        (ray("seat"), json!(255), "/teams/0/people/0/seat", "255", "0 to 15"),
        (ray("name"), json!("x".repeat(201)), "/teams/0/people/0/name", "201 letters", "200 letters"),
        ("/strangers/0/people/0/seat".into(), json!(1), "/strangers/0/people/0/seat", "player 1", "nobody"),
        ("/teams/0/role".into(), json!("raiders"), "/teams/0/role", "another role", "`strangers`"),
        ("/strangers/0/role".into(), json!("players"), "/strangers/0/role", "another role", "`teams`"),
        (
            "/teams/0/stances".into(),
            json!({"them": "friends"}),
            "/strangers/0/stances/us",
            "another stance",
            "other side",
        ),
        ("/teams/0/die".into(), json!(7), "/teams/0/die", "7", "1 to 6"),
        ("/zombies/0".into(), json!({"at": "0101", "number": 7}), "/zombies/1/number", "7", "1 to 6"),
        (
            "/zombies/0".into(),
            json!({"at": "0101", "feasts": "Ines"}),
            "/zombies/1/feasts",
            "`Ines`",
            "a body of `feasts`",
        ),
        (
            "/zombies/0".into(),
            json!({"at": "0101", "was": "Bob"}),
            "/zombies/1/was",
            "`Bob`",
            "somebody in this file",
        ),
        (
            "/feasts".into(),
            json!([{"body": "Ines", "turns_left": 2}]),
            "/feasts/0/body",
            "`Ines`",
            "`obviously-dead` at 0806",
        ),
        ("/places".into(), json!([{"at": "0806"}]), "/places/0/at", "0806", "a triangle hex"),
        ("/places".into(), json!([{"at": "1108", "card": "X1"}]), "/places/0/card", "`X1`", "E01"),
        (
            "/places".into(),
            json!([{"at": "1108", "open": true, "barricaded": true}]),
            "/places/0",
            "open and barricaded",
            "one of the two",
        ),
        ("/discards".into(), json!(["E01", "E01"]), "/discards/1", "`E01` again", "once"),
        ("/markers".into(), json!([{"at": "0101"}]), "/markers", "markers", "in a Defend"),
        ("/begin/leader".into(), json!("Ines"), "/begin/leader", "`Ines`", "the Leader of a group: `Ray`"),
        ("/begin/acting".into(), json!("Bank"), "/begin/acting", "`Bank`", "the group of `Ray`"),
        ("/begin/phase".into(), json!("doubles"), "/begin/phase", "doubles without doubles", "zombie_die"),
        ("/begin/phase".into(), json!("dice"), "/begin/leader", "somebody who acts", "`active`"),
        ("/begin/phase".into(), json!("strangers"), "/begin/side", "`us`", "a side of strangers"),
        ("/begin/zombie_die".into(), json!(3), "/begin/phase", "a phase after doubles", "`doubles`"),
        ("/begin/zombie_die".into(), json!(0), "/begin/zombie_die", "0", "1 to 6"),
        ("/begin/order".into(), json!(["zombies", "zombies"]), "/begin/order/1", "`zombies` again", "once"),
        ("/begin/order".into(), json!(["ghosts"]), "/begin/order/0", "`ghosts`", "`us`, `them`"),
        ("/begin/order".into(), json!(["markers"]), "/begin", "no `marker_die`", "the die"),
        ("/begin/people".into(), json!(["Ray", "Ines"]), "/begin/people", "no `Bank`", "everybody"),
        ("/begin/seen".into(), json!([["Ray", "Bob"]]), "/begin/seen/0/1", "`Bob`", "somebody in this file"),
        ("/begin/groups".into(), json!([[]]), "/begin/groups/0", "nobody", "its Leader first"),
        (ray("deeds"), json!({"zombies": 65535}), "/teams/0/people/0/deeds/zombies", "65535", "0 to 1000"),
        (ray("less"), json!({"infection": 255}), "/teams/0/people/0/less/infection", "255", "at most 20"),
        ("/teams/0/supplies".into(), json!(65535), "/teams/0/supplies", "65535", "0 to 100"),
        ("/begin/vision".into(), json!(9), "/begin/vision", "9 hexes", "3 or 6 at Night"),
        (
            "/begin/progress".into(),
            json!({"homes": ["0806"]}),
            "/begin/progress/homes",
            "homes",
            "only a Defend",
        ),
        (
            "/begin/progress".into(),
            json!({"entered": ["0806"]}),
            "/begin/progress/entered/0",
            "0806, which is outside",
            "a building",
        ),
        ("/begin/progress".into(), json!({"part": {"map": 2}}), "/begin/progress/part", "map 2", "0 to 1"),
        ("/box".into(), json!({"zombies": [99, 0, 0, 0, 0, 0]}), "/box/zombies/0", "99 left", "at most"),
        ("/box".into(), json!({"named": ["Nobody"]}), "/box/named/0", "`Nobody`", "a named character"),
    ];
    for (path, value, field, found, expected) in cases {
        let error = refused(&with(&path, value.clone()));
        assert_eq!(error.field, field, "{path} {value}: {error}");
        assert!(error.found.contains(found) && error.expected.contains(expected), "{path} {value}: {error}");
        assert!(1 < error.line && 1 < error.column, "{path} {value}: {error}");
    }
}

#[test]
fn four_zombies_stand_in_a_hex_and_no_fifth_and_no_more_than_the_box_has() {
    let mut file = fair();
    file["zombies"] = json!(vec![json!({"at": "0912"}); 4]);
    Scenario::read(&file.to_string()).unwrap();
    file["zombies"] = json!(vec![json!({"at": "0912"}); 5]);
    let error = refused(&file);
    assert_eq!((error.field.as_str(), error.found.as_str()), ("/zombies/0/at", "5 zombies at 0912"));
    let hexes = (1..=16).flat_map(|col| (1..=24).map(move |row| json!({"at": format!("{col:02}{row:02}")})));
    file["zombies"] = hexes.collect();
    let error = refused(&file);
    assert!(error.field == "/zombies" && error.expected.contains("as the box has"), "{error}");
    let same: Vec<Value> = (1..=24).map(|row| json!({"at": format!("01{row:02}"), "number": 1})).collect();
    file["zombies"] = json!(same);
    assert!(refused(&file).expected.contains("a counter left"));
}

#[test]
fn a_position_needs_to_say_where_in_the_encounter_it_is() {
    let without = |fields: &[&str]| {
        let mut file = fair();
        fields.iter().for_each(|it| drop(file.as_object_mut().unwrap().remove(*it)));
        refused(&file)
    };
    let expected = "`begin`, for the Encounter has not begun without it";
    let error = without(&["begin"]);
    assert_eq!((error.field.as_str(), error.expected.as_str()), ("/strangers", expected));
    assert_eq!(without(&["begin", "strangers"]).field, "/teams/0/die");
    let mut file = fair();
    for field in ["begin", "strangers"] {
        file.as_object_mut().unwrap().remove(field);
    }
    file["teams"][0].as_object_mut().unwrap().remove("die");
    assert_eq!(refused(&file).field, "/teams/0/people/0/at");
    assert_eq!(without(&["day"]).field, "/day");
    let mut nowhere = fair();
    nowhere["teams"][0]["people"][1].as_object_mut().unwrap().remove("at");
    let error = refused(&nowhere);
    assert_eq!((error.field.as_str(), error.found.as_str()), ("/teams/0/people/1", "no place of `Ines`"));
    let mut lies = nowhere.clone();
    lies["teams"][0]["people"][1]["state"] = json!("out-of-the-fight");
    assert_eq!(refused(&lies).field, "/teams/0/people/1/at");
    let mut dieless = fair();
    dieless["teams"][0].as_object_mut().unwrap().remove("die");
    assert_eq!(refused(&dieless).found, "no `die` of `us`");
}

#[test]
fn misspelt_and_mistyped_fields_are_named_with_their_place() {
    let cases = [
        ("/zombi", json!([]), "/zombi", "zombi"),
        ("/teams/0/people/0/weapon", json!("pistol"), "/teams/0/people/0/weapon", "weapon"),
        ("/teams/0/people/0/rep", json!("five"), "/teams/0/people/0/rep", "five"),
        ("/teams/0/people/0/rep", json!(-1), "/teams/0/people/0/rep", "-1"),
        ("/teams/0/people/0/rep", json!(300), "/teams/0/people/0/rep", "300"),
        (
            "/teams/0/people/0/hands",
            json!([{"thing": "blunderbuss"}]),
            "/teams/0/people/0/hands/0/thing",
            "blunderbuss",
        ),
        (
            "/teams/0/people/0/deeds",
            json!({"humans": 1, "medals": 2}),
            "/teams/0/people/0/deeds/medals",
            "medals",
        ),
        ("/begin/phase", json!("teatime"), "/begin/phase", "teatime"),
        ("/begin/turn", json!(70000), "/begin/turn", "70000"),
        ("/zombies", json!({}), "/zombies", "an object"),
        ("/day", json!("noon"), "/day", "noon"),
    ];
    for (path, value, field, found) in cases {
        let error = refused(&with(path, value));
        assert_eq!(error.field, field, "{error}");
        assert!(error.found.contains(found) && !error.expected.is_empty(), "{error}");
    }
    for text in ["", " ", "{", "[]", "null", "{}", "{\"title\": \"x\"}"] {
        let error = Scenario::read(text).unwrap_err();
        assert!(error.line == 1 && 1 <= error.column && !error.expected.is_empty(), "{text}: {error}");
    }
}

#[test]
fn a_map_of_ones_own_is_refused_where_it_is_wrong() {
    let own = serde_json::to_value(map::printed("maple-heights").unwrap().file()).unwrap();
    let laid = |own: &Value| {
        let mut file = fair();
        file["maps"]["maps"][1]["map"] = own.clone();
        file
    };
    Scenario::read(&laid(&own).to_string()).unwrap();
    let spoilt = |path: &str, value: Value| {
        let mut own = own.clone();
        let (within, last) = path.rsplit_once('/').unwrap();
        let there = own.pointer_mut(within).unwrap();
        match last.parse::<usize>() {
            Ok(at) if there.is_array() => there[at] = value,
            _ => there[last] = value,
        }
        refused(&laid(&own))
    };
    let map = "/maps/maps/1/map";
    let short = spoilt("/rows/2", json!(". . ."));
    assert_eq!(
        (short.field.as_str(), short.found.as_str(), short.expected.as_str()),
        (&*format!("{map}/rows/2"), "3 hexes", "16 hexes")
    );
    assert!(
        spoilt("/rows/0", json!(". . . . . . . . . . . . . . . ?"))
            .field
            .starts_with(&format!("{map}/rows/0"))
    );
    assert_eq!(spoilt("/rows", json!([])).field, format!("{map}/rows"));
    let door = spoilt("/building/0/triangles", json!({}));
    assert!(
        door.field == format!("{map}/building/0/triangles") && door.expected == "2 for 4 hexes",
        "{door}"
    );
    assert_eq!(spoilt("/area", json!("moon")).field, format!("{map}/area"));
    assert_eq!(spoilt("/hexes", json!(3)).field, format!("{map}/hexes"));
    let mut nameless = own.clone();
    nameless.as_object_mut().unwrap().remove("name");
    assert!(refused(&laid(&nameless)).found.contains("name"));
    assert!(refused(&laid(&json!(7))).expected.contains("a map of your own"));
    let unknown = refused(&laid(&json!("maple-hights")));
    assert!(unknown.field == map && unknown.expected.contains("maple-heights"), "{unknown}");
    let mut rows = fair();
    rows["maps"]["across"] = json!(0);
    assert_eq!(refused(&rows).field, "/maps/across");
}

#[test]
fn old_files_read_as_before_and_say_nothing_new() {
    for (id, text) in scenarios() {
        let scenario = Scenario::read(text).unwrap();
        let written = scenario.file().text();
        for field in ["begin", "strangers", "zombies", "places", "box", "\"id\"", "deeds", "state"] {
            assert!(!written.contains(&format!("\"{}\"", field.trim_matches('"'))), "{id} says {field}");
        }
    }
}

#[test]
fn the_schema_says_what_a_position_and_a_map_must_have() {
    let schema: Value = serde_json::from_str(&atzr::setup::scenario::schema()).unwrap();
    let part = |name: &str| &schema["$defs"][name];
    assert_eq!(part("MapFile")["required"], json!(["name", "area", "rows"]));
    let rows = &part("MapFile")["properties"]["rows"];
    assert_eq!((rows["minItems"].as_u64(), rows["maxItems"].as_u64()), (Some(12), Some(12)));
    assert!(rows["items"]["pattern"].as_str().unwrap().contains("{16}"));
    assert_eq!(part("MapLayout")["properties"]["maps"]["maxItems"], 12);
    assert_eq!(part("PositionFile")["required"], json!(["turn", "phase"]));
    for field in ["strangers", "zombies", "feasts", "places", "lying", "markers", "discards", "box", "begin"]
    {
        assert!(schema["properties"][field].is_object(), "{field}");
        assert!(!schema["required"].as_array().unwrap().contains(&json!(field)), "{field}");
    }
}
