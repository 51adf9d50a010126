//! The server killed at any moment: what was acknowledged is there, what was not is there whole or not at all, and the
//! game comes to the same end as one that nobody disturbed.

use std::{
    io::Read,
    path::Path,
    time::{Duration, Instant},
};

use crate::support::server::{Server, whole};
use serde_json::{Value, json};
use tempfile::TempDir;

const KILLS: u32 = 200;

/// Numbers that are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    /// How long after a request the server is killed: mostly while it is at work, sometimes long after.
    fn delay(&mut self) -> Duration {
        match self.below(4) {
            0 => Duration::from_micros(self.below(500)),
            1 | 2 => Duration::from_micros(self.below(6_000)),
            _ => Duration::from_micros(self.below(50_000)),
        }
    }
}

/// Asks, and kills the server this long after; the answer, if all of it came.
fn ask_and_kill(
    server: &mut Server,
    method: &str,
    path: &str,
    body: &Value,
    delay: Duration,
) -> Option<(u16, Value)> {
    let began = Instant::now();
    let mut stream = server.send(method, path, &body.to_string()).unwrap();
    std::thread::sleep(delay.saturating_sub(began.elapsed()));
    server.kill();
    let mut said = Vec::new();
    // The connection may be cut anywhere; what came is what counts.
    let _ = stream.read_to_end(&mut said);
    whole(&said)
}

/// What the player does: anything that is open, by the seed and how far the game is.
fn answer(asked: &Value, seed: u64) -> Value {
    let question = &asked["question"];
    let Some(options) = question["shape"]["one"]["options"].as_array() else {
        return question["default"].clone();
    };
    let open: Vec<usize> = (0..options.len()).filter(|it| options[*it]["refused"].is_null()).collect();
    let mut chance = Chance(seed ^ (asked["decisions"].as_u64().unwrap() << 20));
    chance.below(2);
    // Now and then what stands if nobody cares, so that the game comes to an end.
    if chance.below(3) == 0 {
        return question["default"].clone();
    }
    json!({ "one": open[chance.below(open.len() as u64) as usize] })
}

/// What is posted to answer; a rule that refuses the choice gets the default.
fn body(asked: &Value, answer: &Value) -> Value {
    json!({ "number": asked["number"], "answer": answer })
}

/// A game by this seed, set up but for its answers.
fn order(seed: u64) -> Value {
    json!({ "scenario": "street", "seed": seed, "set": { "turns": 5 } })
}

fn first_key(games: &Value) -> Option<String> {
    Some(games["chairs"]["seats"][0]["key"].as_str()?.to_owned())
}

/// All that the chair knows when the game is over, but for the number that is this table's own.
fn end(server: &Server, key: &str) -> [Value; 3] {
    let mut all = ["view", "journal", "question"].map(|it| server.get(&format!("/api/seats/{key}/{it}")));
    assert!(all[2].as_object_mut().unwrap().remove("number").is_some());
    all
}

fn question(server: &Server, key: &str) -> Value {
    server.get(&format!("/api/seats/{key}/question"))
}

fn undisturbed(seed: u64) -> [Value; 3] {
    let data = TempDir::new().unwrap();
    let server = Server::start(data.path());
    let (_, set) = server.ask("POST", "/api/games", &order(seed));
    let key = first_key(&set).unwrap();
    let path = format!("/api/seats/{key}/answer");
    let mut asked = question(&server, &key);
    while asked["state"] == "asked" {
        let (mut status, mut said) = server.ask("POST", &path, &body(&asked, &answer(&asked, seed)));
        if status == 422 {
            (status, said) = server.ask("POST", &path, &body(&asked, &asked["question"]["default"]));
        }
        assert_eq!(status, 200, "{said}");
        asked = said;
    }
    assert_eq!(asked["state"], "over", "{asked}");
    end(&server, &key)
}

/// How the kills fell.
#[derive(Debug, Default)]
struct Tally {
    kills: u32,
    acknowledged: u32,
    kept_unsaid: u32,
    never_was: u32,
}

/// Sets a table on a server that is killed meanwhile, until one stands.
fn set(data: &Path, seed: u64, chance: &mut Chance, tally: &mut Tally) -> String {
    loop {
        let mut server = Server::start(data);
        let said = ask_and_kill(&mut server, "POST", "/api/games", &order(seed), chance.delay());
        tally.kills += 1;
        let server = Server::start(data);
        let games = server.get("/api/games");
        let games = games["games"].as_array().unwrap();
        assert!(games.len() <= 1, "one table was asked for");
        let key = games.first().map(|it| first_key(it).unwrap());
        match (said, key) {
            (Some((200, set)), key) => {
                tally.acknowledged += 1;
                assert_eq!(key, first_key(&set));
                return key.unwrap();
            }
            (Some(other), _) => panic!("{other:?}"),
            (None, Some(key)) => {
                tally.kept_unsaid += 1;
                return key;
            }
            (None, None) => tally.never_was += 1,
        }
    }
}

/// A game on a server that is killed again and again.
struct Disturbed<'a> {
    data: &'a Path,
    server: Server,
    key: String,
    tally: &'a mut Tally,
}

impl Disturbed<'_> {
    fn question(&self) -> Value {
        question(&self.server, &self.key)
    }

    /// Answers in peace: the status, and what is asked then.
    fn decide(&self, asked: &Value, given: &Value) -> (Option<u16>, Value) {
        let path = format!("/api/seats/{}/answer", self.key);
        let (status, _) = self.server.ask("POST", &path, &body(asked, given));
        (Some(status), self.question())
    }

    /// Answers and kills the server meanwhile: the status if it came, and what is asked then.
    fn decide_and_kill(&mut self, asked: &Value, given: &Value, delay: Duration) -> (Option<u16>, Value) {
        let path = format!("/api/seats/{}/answer", self.key);
        let said = ask_and_kill(&mut self.server, "POST", &path, &body(asked, given), delay);
        self.server = Server::start(self.data);
        self.tally.kills += 1;
        let now = self.question();
        let decisions = |it: &Value| it["decisions"].as_u64().unwrap();
        match &said {
            Some((200, said)) => assert_eq!(&now, said, "what was acknowledged is there"),
            Some((422, _)) => assert_eq!(&now, asked, "a refused answer changes nothing"),
            Some(other) => panic!("{other:?}"),
            None if now == *asked => self.tally.never_was += 1,
            None => {
                assert_eq!(decisions(&now), decisions(asked) + 1, "nothing is there twice");
                self.tally.kept_unsaid += 1;
            }
        }
        self.tally.acknowledged += u32::from(said.is_some());
        (said.map(|it| it.0), now)
    }
}

fn disturbed(seed: u64, chance: &mut Chance, tally: &mut Tally) -> [Value; 3] {
    let data = TempDir::new().unwrap();
    let key = set(data.path(), seed, chance, tally);
    let mut game = Disturbed { data: data.path(), server: Server::start(data.path()), key, tally };
    let mut asked = game.question();
    while asked["state"] == "asked" {
        let mut given = answer(&asked, seed);
        // A kill may fall before the server has said that it refuses this.
        loop {
            let (status, now) = match chance.below(3) {
                0 => game.decide(&asked, &given),
                _ => game.decide_and_kill(&asked, &given, chance.delay()),
            };
            if now != asked {
                asked = now;
                break;
            }
            if status == Some(422) {
                given = asked["question"]["default"].clone();
            }
        }
    }
    end(&game.server, &game.key)
}

#[test]
fn two_hundred_kills_change_nothing_about_any_game() {
    let (mut chance, mut tally) = (Chance(2_026), Tally::default());
    let mut games = 0;
    for seed in 1.. {
        if KILLS <= tally.kills {
            break;
        }
        assert_eq!(disturbed(seed, &mut chance, &mut tally), undisturbed(seed), "seed {seed}");
        games += 1;
    }
    println!("{games} games, {tally:?}");
    assert!(0 < tally.acknowledged && 0 < tally.never_was, "the kills fall at all moments: {tally:?}");
}

const KILLS_OF_A_CAMPAIGN: u32 = 30;

/// A campaign that comes with the program, begun on its page; the key to its chair.
fn campaign(server: &Server) -> String {
    let mut list = String::new();
    server.send("GET", "/campaigns", "").unwrap().read_to_string(&mut list).unwrap();
    let (_, ready) = list.split_once("name=\"ready\" value=\"").expect("one comes with the program");
    let ready = ready.split_once('"').unwrap().0;
    let mut stream = server.send("POST", "/campaigns", &format!("ready={ready}")).unwrap();
    stream.read_to_end(&mut Vec::new()).unwrap();
    first_key(&server.get("/api/campaigns")["campaigns"][0]).unwrap()
}

/// What the player does between the games: anything but ending the campaign.
fn answer_in_campaign(asked: &Value, chance: &mut Chance) -> Value {
    let question = &asked["question"];
    if question["shape"]["game"].is_object() {
        return json!({ "game": "abandoned" });
    }
    let Some(options) = question["shape"]["one"]["options"].as_array() else {
        return question["default"].clone();
    };
    let is_open = |it: &usize| {
        options[*it]["refused"].is_null() && !options[*it]["label"].as_str().unwrap().starts_with("end")
    };
    let open: Vec<usize> = (0..options.len()).filter(is_open).collect();
    json!({ "one": open[chance.below(open.len() as u64) as usize] })
}

#[test]
fn a_campaign_that_is_killed_again_and_again_has_every_answer_that_was_acknowledged() {
    let (mut chance, mut tally) = (Chance(16), Tally::default());
    let data = TempDir::new().unwrap();
    let server = Server::start(data.path());
    let key = campaign(&server);
    let mut game = Disturbed { data: data.path(), server, key, tally: &mut tally };
    let mut asked = game.question();
    let (mut told, mut decided) = (Vec::new(), 0);
    while game.tally.kills < KILLS_OF_A_CAMPAIGN {
        assert_eq!(asked["state"], "asked", "{asked}");
        let given = answer_in_campaign(&asked, &mut chance);
        let (_, now) = match chance.below(4) {
            0 => game.decide(&asked, &given),
            _ => game.decide_and_kill(&asked, &given, chance.delay()),
        };
        if now != asked {
            decided += 1;
            let journal = game.server.get(&format!("/api/seats/{}/journal", game.key));
            let events = journal["events"].as_array().unwrap().clone();
            assert!(events.starts_with(&told), "what was told stays told");
            told = events;
        }
        asked = now;
    }
    assert_eq!(asked["decisions"], decided, "every answer is there once");
    println!("{decided} answers, {tally:?}");
    assert!(0 < tally.acknowledged && 0 < tally.never_was, "the kills fall at all moments: {tally:?}");
}
