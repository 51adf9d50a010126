//! Whoever rolls real dice is told the same as whoever lets the program roll.
use serde_json::{Value, json};

use crate::support::{Player, STREET};

/// As long a game as the test has time for.
const MOST: usize = 400;

/// A game whose dice were typed: what was told, and what it takes to play it again.
#[derive(Default)]
struct Typed {
    told: Vec<String>,
    faces: Vec<String>,
    answers: Vec<Value>,
}

fn told(line: &Value) -> impl Iterator<Item = String> {
    line["told"].as_array().unwrap().iter().map(|it| it["text"].as_str().unwrap().to_owned())
}

/// Which of so many, by a rule that never changes.
fn drawn(state: &mut u64, of: u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) % of
}

/// Mostly something that may be done, else what the game proposes: so they fight, and the game goes on.
fn answer(line: &Value, state: &mut u64) -> Value {
    let question = &line["question"];
    let options = question["shape"]["one"]["options"].as_array();
    let may = |(at, it): (usize, &Value)| it.get("refused").is_none_or(Value::is_null).then_some(at);
    let open: Vec<usize> = options.into_iter().flatten().enumerate().filter_map(may).collect();
    match (drawn(state, 3), open.len()) {
        (0, _) | (_, 0) => question["default"].clone(),
        (_, n) => json!({ "one": open[usize::try_from(drawn(state, n as u64)).unwrap()] }),
    }
}

/// Plays with typed dice to the end, or as far as there is time for.
fn typed(scenario: &str, mut state: u64) -> Typed {
    let mut player = Player::new(&[scenario, "--no-save", "--my-dice"]);
    let mut typed = Typed::default();
    while let Some((line, _)) = player.hear() {
        typed.told.extend(told(&line));
        match line["type"].as_str().unwrap() {
            "needs-dice" => {
                let (n, sides) = (&line["missing"]["n"], line["missing"]["sides"].as_u64().unwrap());
                let faces: Vec<u64> =
                    (0..n.as_u64().unwrap()).map(|_| drawn(&mut state, sides) + 1).collect();
                typed.faces.extend(faces.iter().map(u64::to_string));
                player.say(&json!({ "dice": faces }));
            }
            "question" if typed.answers.len() < MOST => {
                let answer = json!({ "seat": line["question"]["seat"], "answer": answer(&line, &mut state) });
                player.say(&answer);
                typed.answers.push(answer);
            }
            // A rule may still forbid what was open to choice.
            "refused" => {
                let answer = json!({ "answer": line["question"]["default"] });
                player.say(&answer);
                typed.answers.push(answer);
            }
            _ => break,
        }
    }
    player.kill();
    typed
}

/// The same game, with all of its dice on the table from the beginning.
fn laid_out(scenario: &str, typed: &Typed) -> Vec<String> {
    let mut player = Player::new(&[scenario, "--no-save", "--dice", &typed.faces.join(",")]);
    let mut all = Vec::new();
    let mut answers = typed.answers.iter();
    while let Some((line, _)) = player.hear() {
        all.extend(told(&line));
        match answers.next() {
            Some(answer) => player.say(answer),
            None => break,
        }
    }
    player.kill();
    all
}

/// How many of the lines that a game tells have a sum; they are the same whoever rolls.
fn sums_told_alike(scenario: &str, state: u64) -> usize {
    let typed = typed(scenario, state);
    // What may still be prevented while a die is awaited is told again once it stands.
    let settled = |mut lines: Vec<String>| {
        lines.retain(|it| !it.contains("if it stands"));
        lines
    };
    let (all, told) = (settled(laid_out(scenario, &typed)), settled(typed.told));
    let differs = all.iter().zip(&told).find(|it| it.0 != it.1);
    assert_eq!((differs, all.len()), (None, told.len()), "{scenario}, {state}");
    all.iter().filter(|it| it.contains(" = ") || it.contains(" dice (")).count()
}

#[test]
fn who_types_the_dice_is_told_what_who_lets_them_be_rolled_is_told() {
    for book in [[STREET, "firefight", "getaway"], ["tree-line", "alley", "hospital"]] {
        let games = book.iter().flat_map(|&it| [(it, 7), (it, 8)]);
        let sums: usize = games.map(|(scenario, state)| sums_told_alike(scenario, state)).sum();
        assert!(20 < sums, "{book:?}: hardly a sum");
    }
}
