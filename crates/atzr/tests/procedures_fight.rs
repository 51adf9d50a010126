//! The procedures of fighting by name: each lists every rule that it applies.
use atzr::table::procedures::PROCEDURES;
use kernel::rule::applied_in;
use serde_json::{Value, json};

/// Works the odds of each context out, which goes through every branch the dice can take.
#[track_caller]
fn lists_all_it_applies(name: &str, contexts: &[Value]) {
    let procedure = PROCEDURES.iter().find(|it| it.name == name).expect("a procedure of that name");
    let applied = applied_in(|| {
        for given in contexts {
            let odds = procedure.odds(given).expect("a context it takes");
            assert!(!odds.outcomes.is_empty());
        }
    });
    let unlisted: Vec<_> = applied.iter().filter(|it| !procedure.rules.contains(it)).collect();
    assert!(!applied.is_empty() && unlisted.is_empty(), "{} does not list {unlisted:?}", procedure.name);
}

#[test]
fn dice_stars_and_leaders() {
    lists_all_it_applies("atzr.dice.pass", &[json!({})]);
    lists_all_it_applies("atzr.dice.success", &[json!({})]);
    lists_all_it_applies("atzr.dice.read", &[json!({})]);
    lists_all_it_applies("atzr.star-power.dice", &[json!({})]);
    let harms = json!(["obviously-dead", "out-of-the-fight"]);
    lists_all_it_applies("atzr.star-power", &[json!({ "dice": 2, "harms": harms })]);
    let agile = json!({ "difficulty": "easy", "agile": true, "rep": 4 });
    lists_all_it_applies("atzr.challenge", &[json!({ "rep": 3, "difficulty": "difficult" }), agile]);
    lists_all_it_applies("atzr.leader.die", &[json!({})]);
}

#[test]
fn movement_and_buildings() {
    lists_all_it_applies(
        "atzr.move.fast",
        &[json!({ "fast": true, "carrying": true }), json!({ "rep": 3, "load": 4 })],
    );
    lists_all_it_applies(
        "atzr.move.cost",
        &[
            json!({ "load": 9, "picks_up": true }),
            json!({ "terrain": "rough" }),
            json!({ "terrain": "building" }),
            json!({ "zombie": true }),
        ],
    );
    let by_night = json!({ "triangle": "red", "day_part": "night" });
    lists_all_it_applies("atzr.building.entry", &[by_night, json!({ "triangle": "dash" })]);
}

#[test]
fn sight_and_reactions() {
    let alert = json!({ "alert": true, "suspicious": true, "sharp_eyes": true, "enemies_concealed": true });
    let mover = json!({ "side": 1, "active": true });
    lists_all_it_applies(
        "atzr.insight",
        &[
            json!({ "groups": [alert, mover, mover] }),
            json!({ "groups": [{ "rep": 0 }, { "side": 1, "rep": 0 }] }),
        ],
    );
    lists_all_it_applies(
        "atzr.reaction",
        &[
            json!({ "class": "ganger", "man_down": true, "in_cover": true, "leader_rep": 5, "outgunned": true }),
            json!({ "class": "militia", "retrieving_wounded": true, "poser": true }),
            json!({ "class": "survivor", "free_will": "one" }),
        ],
    );
    lists_all_it_applies(
        "atzr.cover",
        &[
            json!({ "terrain": "building", "carrying": true, "stealthy": true }),
            json!({}),
            json!({ "zombie": true }),
        ],
    );
}

#[test]
fn fire() {
    lists_all_it_applies(
        "atzr.weapon",
        &[
            json!({ "weapon": "shotgun" }),
            json!({ "weapon": "assault-rifle", "scope": true }),
            json!({ "weapon": "crossbow" }),
        ],
    );
    lists_all_it_applies(
        "atzr.weapon.explosive",
        &[json!({ "with": "grenade" }), json!({ "with": "gas-tank" })],
    );
    lists_all_it_applies(
        "atzr.outgunned",
        &[json!({ "fired_with": "pistol" }), json!({ "star": true }), json!({ "own": null })],
    );
    lists_all_it_applies("atzr.ammo", &[json!({})]);
    lists_all_it_applies(
        "atzr.ranged",
        &[
            json!({ "shooter": { "rep": 3, "rush_shot": true, "carrying": true }, "order": 3 }),
            json!({ "shooter": { "two_weapons": true }, "target": { "carries_rep": 3 } }),
            json!({ "shooter": { "two_weapons": true, "two_guns": true }, "target": { "in_cover": true } }),
            json!({ "target": { "zombie": true, "in_cover": true, "outside_in_the_dark": true } }),
            json!({ "order": 3 }),
            json!({ "target": { "carries_rep": 3 } }),
        ],
    );
    lists_all_it_applies("atzr.damage", &[json!({ "hits": 2, "hard_as_nails": true, "star_power": 2 })]);
}

#[test]
fn volleys_and_explosions() {
    let zombie = json!({ "target": { "zombie": true, "in_cover": true }, "dice": 1 });
    let star = json!({ "target": { "star_power": 2, "in_cover": true }, "dice": 2 });
    let carrier = json!({ "target": { "carries_rep": 3 }, "dice": 3, "order": 1 });
    lists_all_it_applies(
        "atzr.ranged.volley",
        &[
            json!({ "firing": { "weapon": "shotgun" }, "shooter": { "rep": 3 }, "aims": [star, zombie] }),
            json!({ "firing": { "weapon": "smg" }, "aims": [zombie, star], "charged": true }),
            json!({ "firing": { "weapon": "smg" }, "aims": [carrier] }),
        ],
    );
    let targets = json!([{ "zombie": true }, { "rep": 4 }]);
    lists_all_it_applies(
        "atzr.ranged.explosion",
        &[
            json!({ "with": "grenade", "targets": targets, "charged": true }),
            json!({ "with": "gas-tank", "targets": targets }),
        ],
    );
}

#[test]
fn charge_and_melee() {
    let zombie = json!({ "zombie": true, "rep": 3 });
    lists_all_it_applies(
        "atzr.charge",
        &[
            json!({ "chargers": [zombie, zombie] }),
            json!({ "target": zombie }),
            json!({ "chargers": [{ "rage": true }] }),
        ],
    );
    let star = json!({ "rep": 2, "star_power": 2, "weapon": "frying-pan", "vest": true });
    lists_all_it_applies(
        "atzr.melee",
        &[
            json!({ "fighter": star, "foe": { "rep": 1, "weapon": "bat-in-one-hand", "brawler": true } }),
            json!({ "fighter": star, "foe": { "zombies": 3 } }),
            json!({ "fighter": { "rep": 1, "lost_rounds": 1 }, "foe": { "rep": 1, "lost_rounds": 1 } }),
        ],
    );
}

#[test]
fn zombies() {
    lists_all_it_applies("atzr.zombie.noise", &[json!({ "day_part": "night" })]);
    lists_all_it_applies("atzr.zombie.damage", &[json!({}), json!({ "shooter_charged": true })]);
    lists_all_it_applies("atzr.surprise", &[json!({ "zombies": 3, "reps": [4, 5] })]);
}

#[test]
fn names_are_unique_and_contexts_may_be_left_out() {
    let mut names: Vec<&str> = PROCEDURES.iter().map(|it| it.name).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|it| it[0] != it[1]));
    for procedure in PROCEDURES {
        assert!(procedure.name.starts_with("atzr.") && procedure.about.ends_with('.'));
        assert!(procedure.schema().is_object());
    }
}

#[test]
fn what_cannot_be_says_why() {
    let wrong = |name: &str, given: Value| {
        let procedure = PROCEDURES.iter().find(|it| it.name == name).expect("a procedure of that name");
        procedure.check(&given).expect_err("a context it refuses").to_string()
    };
    assert!(wrong("atzr.melee", json!({ "foe": { "zombies": 0 } })).contains("foe.zombies: takes 1 to 12"));
    assert!(wrong("atzr.melee", json!({ "foe": { "rabbits": 2 } })).contains("takes a fighter"));
    assert!(wrong("atzr.weapon", json!({ "weapon": "vest" })).contains("takes one that shoots"));
    assert!(wrong("atzr.ranged", json!({ "order": 0 })).contains("order: takes 1 to 6"));
}
