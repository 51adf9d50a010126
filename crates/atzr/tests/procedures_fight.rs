//! The procedures of fighting by name: each applies every rule it lists.
use atzr::table::procedures::PROCEDURES;
use kernel::Proof;
use serde_json::{Value, json};

/// Works the odds of each context out, which goes through every branch the dice can take.
#[track_caller]
fn applies_all_its_rules(name: &str, contexts: &[Value]) {
    let procedure = PROCEDURES.iter().find(|it| it.name == name).expect("a procedure of that name");
    let _proof = Proof::of_all(procedure.rules);
    for given in contexts {
        let odds = procedure.odds(given).expect("a context it takes");
        assert!(!odds.outcomes.is_empty());
    }
}

#[test]
fn dice_stars_and_leaders() {
    applies_all_its_rules("atzr.dice.pass", &[json!({})]);
    applies_all_its_rules("atzr.dice.success", &[json!({})]);
    applies_all_its_rules("atzr.dice.read", &[json!({})]);
    applies_all_its_rules("atzr.star-power.dice", &[json!({})]);
    let harms = json!(["obviously-dead", "out-of-the-fight"]);
    applies_all_its_rules("atzr.star-power", &[json!({ "dice": 2, "harms": harms })]);
    let agile = json!({ "difficulty": "easy", "agile": true, "rep": 4 });
    applies_all_its_rules("atzr.challenge", &[json!({ "rep": 3, "difficulty": "difficult" }), agile]);
    applies_all_its_rules("atzr.leader.die", &[json!({})]);
}

#[test]
fn movement_and_buildings() {
    applies_all_its_rules(
        "atzr.move.fast",
        &[json!({ "fast": true, "carrying": true }), json!({ "rep": 3, "load": 4 })],
    );
    applies_all_its_rules(
        "atzr.move.cost",
        &[
            json!({ "load": 9, "picks_up": true }),
            json!({ "terrain": "rough" }),
            json!({ "terrain": "building" }),
            json!({ "zombie": true }),
        ],
    );
    let by_night = json!({ "triangle": "red", "day_part": "night" });
    applies_all_its_rules("atzr.building.entry", &[by_night, json!({ "triangle": "dash" })]);
}

#[test]
fn sight_and_reactions() {
    let alert = json!({ "alert": true, "suspicious": true, "sharp_eyes": true, "enemies_concealed": true });
    let mover = json!({ "side": 1, "active": true });
    applies_all_its_rules(
        "atzr.insight",
        &[
            json!({ "groups": [alert, mover, mover] }),
            json!({ "groups": [{ "rep": 0 }, { "side": 1, "rep": 0 }] }),
        ],
    );
    applies_all_its_rules(
        "atzr.reaction",
        &[
            json!({ "class": "ganger", "man_down": true, "in_cover": true, "leader_rep": 5, "outgunned": true }),
            json!({ "class": "militia", "retrieving_wounded": true, "poser": true }),
            json!({ "class": "survivor", "free_will": "one" }),
        ],
    );
    applies_all_its_rules(
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
    applies_all_its_rules(
        "atzr.weapon",
        &[
            json!({ "weapon": "shotgun" }),
            json!({ "weapon": "assault-rifle", "scope": true }),
            json!({ "weapon": "crossbow" }),
        ],
    );
    applies_all_its_rules(
        "atzr.weapon.explosive",
        &[json!({ "with": "grenade" }), json!({ "with": "gas-tank" })],
    );
    applies_all_its_rules(
        "atzr.outgunned",
        &[json!({ "fired_with": "pistol" }), json!({ "star": true }), json!({ "own": null })],
    );
    applies_all_its_rules("atzr.ammo", &[json!({})]);
    applies_all_its_rules(
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
    applies_all_its_rules("atzr.damage", &[json!({ "hits": 2, "hard_as_nails": true, "star_power": 2 })]);
}

#[test]
fn volleys_and_explosions() {
    let zombie = json!({ "target": { "zombie": true, "in_cover": true }, "dice": 1 });
    let star = json!({ "target": { "star_power": 2, "in_cover": true }, "dice": 2 });
    let carrier = json!({ "target": { "carries_rep": 3 }, "dice": 3, "order": 1 });
    applies_all_its_rules(
        "atzr.ranged.volley",
        &[
            json!({ "firing": { "weapon": "shotgun" }, "shooter": { "rep": 3 }, "aims": [star, zombie] }),
            json!({ "firing": { "weapon": "smg" }, "aims": [zombie, star], "charged": true }),
            json!({ "firing": { "weapon": "smg" }, "aims": [carrier] }),
        ],
    );
    let targets = json!([{ "zombie": true }, { "rep": 4 }]);
    applies_all_its_rules(
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
    applies_all_its_rules(
        "atzr.charge",
        &[
            json!({ "chargers": [zombie, zombie] }),
            json!({ "target": zombie }),
            json!({ "chargers": [{ "rage": true }] }),
        ],
    );
    let star = json!({ "rep": 2, "star_power": 2, "weapon": "frying-pan", "vest": true });
    applies_all_its_rules(
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
    applies_all_its_rules("atzr.zombie.noise", &[json!({ "day_part": "night" })]);
    applies_all_its_rules("atzr.zombie.damage", &[json!({}), json!({ "shooter_charged": true })]);
    applies_all_its_rules("atzr.surprise", &[json!({ "zombies": 3, "reps": [4, 5] })]);
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
        procedure.check(&given).expect_err("a context it refuses")
    };
    assert!(wrong("atzr.melee", json!({ "foe": { "zombies": 0 } })).contains("foe.zombies: takes 1 to 12"));
    assert!(wrong("atzr.melee", json!({ "foe": { "rabbits": 2 } })).contains("takes a fighter"));
    assert!(wrong("atzr.weapon", json!({ "weapon": "vest" })).contains("takes one that shoots"));
    assert!(wrong("atzr.ranged", json!({ "order": 0 })).contains("order: takes 1 to 6"));
}
