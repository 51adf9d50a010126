//! The OpenAPI document against the server that serves it: every call, what it takes, gives and refuses.
use std::{cell::RefCell, collections::BTreeSet, path::Path};

use axum::{
    Router,
    body::Body,
    http::{Method, StatusCode},
};
use serde_json::{Value, json};

use crate::{
    sample,
    start::{leads_to, submit},
    support::{Reply, get, home, request, send},
};

/// A server, its document, and which calls were seen to go well and to be refused.
struct Api {
    router: Router,
    document: Value,
    went_well: RefCell<BTreeSet<(String, &'static str)>>,
    refused: RefCell<BTreeSet<(String, &'static str)>>,
}

impl Api {
    async fn new(games: &Path) -> Api {
        let router = home(games);
        let document = get(&router, "/api/openapi.json").await.json();
        Api { router, document, went_well: RefCell::default(), refused: RefCell::default() }
    }

    /// Asserts that `value` is what a schema of the document says.
    fn fits(&self, schema: &Value, value: &Value, what: &str) {
        let errors = self.misfits(schema, value);
        assert!(errors.is_empty(), "{what}: {errors:#?}\n{value:#}");
    }

    fn misfits(&self, schema: &Value, value: &Value) -> Vec<String> {
        let whole = json!({ "allOf": [schema], "components": self.document["components"] });
        let validator = jsonschema::draft202012::new(&whole).unwrap();
        validator.iter_errors(value).map(|it| format!("{} at {}", it, it.instance_path())).collect()
    }

    /// Calls and holds the answer against the document; `names` fill the path in order.
    async fn call(&self, method: &Method, path: &str, names: &[&str], body: Option<String>) -> Reply {
        let verb = if method == Method::GET { "get" } else { "post" };
        let operation = &self.document["paths"][path][verb];
        assert!(operation.is_object(), "{verb} {path} is not in the document");
        let mut real = path.to_owned();
        for name in names {
            let (from, to) = (real.find('{').unwrap(), real.find('}').unwrap());
            real.replace_range(from..=to, name);
        }
        let reply =
            send(&self.router, request(method.clone(), &real, body.map_or(Body::empty(), Body::from))).await;
        let told = &operation["responses"][reply.status.as_str()];
        assert!(
            told.is_object(),
            "{verb} {path} answers {}, which the document does not have: {}",
            reply.status,
            reply.text
        );
        let kind = reply.headers["content-type"].to_str().unwrap();
        let content = &told["content"][kind];
        assert!(content.is_object(), "{verb} {path} gives {kind}");
        if kind == "application/json" {
            self.fits(&content["schema"], &reply.json(), &format!("{verb} {path} {}", reply.status));
        }
        let seen = if reply.status == StatusCode::OK { &self.went_well } else { &self.refused };
        seen.borrow_mut().insert((path.to_owned(), verb));
        reply
    }

    async fn get(&self, path: &str, names: &[&str]) -> Reply {
        self.call(&Method::GET, path, names, None).await
    }

    /// Posts a body that the document must allow.
    async fn post(&self, path: &str, names: &[&str], body: &Value) -> Reply {
        let takes =
            &self.document["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"];
        self.fits(takes, body, path);
        self.call(&Method::POST, path, names, Some(body.to_string())).await
    }

    async fn set(&self, order: &Value) -> (String, String) {
        let set = self.post("/api/games", &[], order).await;
        assert_eq!(set.status, StatusCode::OK, "{}", set.text);
        let chairs = &set.json()["chairs"];
        (chairs["seats"][0]["key"].as_str().unwrap().to_owned(), chairs["watch"].as_str().unwrap().to_owned())
    }

    /// Plays a game to its end by defaults and ones, holding every answer and view against the document.
    async fn play(&self, key: &str, most: usize) -> Value {
        let mut asked = self.get("/api/seats/{key}/question", &[key]).await.json();
        let mut rolled = 0;
        for _ in 0..most {
            let number = &asked["number"];
            let reply = match asked["state"].as_str().unwrap() {
                "asked" => {
                    let answer = json!({ "number": number, "answer": asked["question"]["default"] });
                    let shown = self.post("/api/seats/{key}/preview", &[key], &answer).await;
                    assert_eq!(shown.status, StatusCode::OK, "{}", shown.text);
                    self.post("/api/seats/{key}/answer", &[key], &answer).await
                }
                "dice" => {
                    let n = asked["missing"]["n"].as_u64().unwrap() as usize;
                    let dice = json!({ "number": number, "dice": vec![1; n] });
                    rolled += 1;
                    match rolled % 2 == 0 {
                        true => self.post("/api/seats/{key}/dice", &[key], &dice).await,
                        false => {
                            self.post("/api/seats/{key}/roll", &[key], &json!({ "number": number })).await
                        }
                    }
                }
                _ => break,
            };
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
            asked = reply.json();
        }
        asked
    }
}

/// Every call goes well at least once, and is refused where it can be, as the document says.
#[tokio::test]
async fn every_call_does_what_the_document_says() {
    let folder = tempfile::tempdir().unwrap();
    let api = Api::new(folder.path()).await;
    for path in ["/api/scenarios", "/api/tables", "/api/openapi.json"] {
        assert_eq!(api.get(path, &[]).await.status, StatusCode::OK);
    }
    whole_games(&api).await;
    procedures(&api).await;
    rules(&api).await;
    campaigns(&api).await;
    let all = all(&api.document);
    assert_eq!(*api.went_well.borrow(), all, "calls that never went well are missing on the left");
    for (path, verb) in &all {
        if *verb == "post" || path.contains('{') {
            assert!(api.refused.borrow().contains(&(path.clone(), *verb)), "{verb} {path} was never refused");
        }
    }
}

/// A campaign is begun on a page, and played by calls alone from then on: its questions, the game that is due, and the next question.
async fn campaigns(api: &Api) {
    let (_, ready) = shelf::ready().find(|it| it.0.id == "atzr").unwrap();
    let here = leads_to(&submit(&api.router, "/campaigns", &[("ready", ready.id)]).await);
    let id = here.rsplit('/').next().unwrap();
    let all = api.get("/api/campaigns", &[]).await.json();
    let key = all["campaigns"][0]["chairs"]["seats"][0]["key"].as_str().unwrap().to_owned();
    let (begin, hand_in) = ("/api/campaigns/{id}/begin", "/api/campaigns/{id}/hand-in");
    let bots = json!({ "bots": ["steady"], "seed": 5 });
    assert_eq!(api.post(begin, &[id], &bots).await.status, StatusCode::CONFLICT, "none is due yet");
    let mut asked = api.get("/api/seats/{key}/question", &[&key]).await.json();
    while asked["question"]["shape"].get("game").is_none() {
        let answer = json!({ "number": asked["number"], "answer": asked["question"]["default"] });
        asked = api.post("/api/seats/{key}/answer", &[&key], &answer).await.json();
    }
    assert_eq!(asked["question"].get("default"), None, "it is not thrown away by answering with what stands");
    let early = api.post(hand_in, &[id], &json!({})).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "{}", early.text);
    let begun = api.post(begin, &[id], &bots).await;
    assert_eq!(begun.status, StatusCode::OK, "{}", begun.text);
    assert_eq!(begun.json()["chairs"]["seats"][0]["bot"], "steady");
    assert_eq!(api.post(begin, &[id], &bots).await.status, StatusCode::CONFLICT, "it is begun");
    let next = api.post(hand_in, &[id], &json!({})).await;
    assert_eq!(next.status, StatusCode::OK, "{}", next.text);
    assert_ne!(next.json()["number"], asked["number"]);
    let again = api.post(hand_in, &[id], &json!({})).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "once");
    assert!(again.text.contains("No game is due in this campaign"), "{}", again.text);
    let undo = json!({ "number": next.json()["number"] });
    let due = api.post("/api/seats/{key}/undo", &[&key], &undo).await.json();
    let abandoned = json!({ "number": due["number"], "answer": { "game": "abandoned" } });
    let reply = api.post("/api/seats/{key}/answer", &[&key], &abandoned).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    assert_eq!(api.get("/api/campaigns/{id}/export", &[id]).await.status, StatusCode::OK);
    for call in [begin, hand_in] {
        assert_eq!(api.post(call, &["nothing"], &json!({})).await.status, StatusCode::NOT_FOUND, "{call}");
    }
}

async fn whole_games(api: &Api) {
    let (key, watch) = api.set(&json!({ "scenario": "street", "seed": 7 })).await;
    advice(api, &key).await;
    assert_eq!(api.play(&key, 5000).await["state"], "over");
    for key in [&key, &watch] {
        for path in ["view", "question", "journal", "board.svg", "replay", "report"] {
            let path = format!("/api/seats/{{key}}/{path}");
            assert_eq!(api.get(&path, &[key]).await.status, StatusCode::OK);
            assert_eq!(api.get(&path, &["nobody"]).await.status, StatusCode::NOT_FOUND);
        }
    }
    let (own, watch) = api.set(&json!({ "scenario": "farmhouse", "own_dice": true })).await;
    let asked = api.play(&own, 40).await;
    api.get("/api/seats/{key}/view", &[&own]).await;
    let seen = api.get("/api/seats/{key}/question", &[&watch]).await.json();
    assert!(["waiting", "dice"].contains(&seen["state"].as_str().unwrap()), "{seen}");
    let undo = json!({ "number": asked["number"] });
    assert_eq!(api.post("/api/seats/{key}/undo", &[&own], &undo).await.status, StatusCode::OK);
    for (call, field) in [
        ("answer", json!({ "one": 0 })),
        ("dice", json!([1])),
        ("roll", Value::Null),
        ("undo", Value::Null),
        ("preview", Value::Null),
    ] {
        refused(api, &own, call, &field).await;
    }
    consent(api).await;
    handed_on(api, &key, &own).await;
    api.get("/api/games", &[]).await;
    api.get("/api/campaigns", &[]).await;
    let missing = api.post("/api/games", &[], &json!({ "scenario": "nowhere" })).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
}

/// Advice is asked for and stopped; a question that is not open cannot be thought about.
async fn advice(api: &Api, key: &str) {
    let asked = api.get("/api/seats/{key}/question", &[key]).await.json();
    for it in [json!({ "number": asked["number"] }), json!({ "number": asked["number"], "stop": true })] {
        assert_eq!(api.post("/api/seats/{key}/advice", &[key], &it).await.status, StatusCode::OK);
    }
    let stale = api.post("/api/seats/{key}/advice", &[key], &json!({ "number": "0-0" })).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let answer = asked["question"]["default"].clone();
    for (number, status) in [(asked["number"].clone(), StatusCode::OK), (json!("0-0"), StatusCode::CONFLICT)]
    {
        let it = json!({ "number": number, "answer": answer });
        assert_eq!(api.post("/api/seats/{key}/foresee", &[key], &it).await.status, status);
    }
}

/// Somebody wants to take back what dice have come of, and the other allows it.
async fn consent(api: &Api) {
    let order = json!({ "scenario": "church", "players": 2, "friends": [1], "seed": 7 });
    let chairs = api.post("/api/games", &[], &order).await.json()["chairs"].clone();
    let keys = [0, 1].map(|at| chairs["seats"][at]["key"].as_str().unwrap().to_owned());
    for _ in 0..200 {
        let first = api.get("/api/seats/{key}/question", &[&keys[0]]).await.json();
        let by = usize::from(first["state"] != "asked");
        let asked = api.get("/api/seats/{key}/question", &[&keys[by]]).await.json();
        let answer = json!({ "number": asked["number"], "answer": asked["question"]["default"] });
        let next = api.post("/api/seats/{key}/answer", &[&keys[by]], &answer).await.json();
        let undo = json!({ "number": next["number"] });
        let wish = api.post("/api/seats/{key}/undo", &[&keys[by]], &undo).await.json();
        let number = &wish["take_back"]["number"];
        if number.is_string() {
            let allow = json!({ "number": number, "allow": true });
            let refused = api.post("/api/seats/{key}/consent", &[&keys[by]], &allow).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN);
            let allowed = api.post("/api/seats/{key}/consent", &[&keys[1 - by]], &allow).await;
            assert_eq!(allowed.status, StatusCode::OK, "{}", allowed.text);
            return;
        }
        let again = api.get("/api/seats/{key}/question", &[&keys[by]]).await.json();
        let answer = json!({ "number": again["number"], "answer": again["question"]["default"] });
        api.post("/api/seats/{key}/answer", &[&keys[by]], &answer).await;
    }
    panic!("nobody rolls dice");
}

/// A game goes out as a file and comes in again.
async fn handed_on(api: &Api, over: &str, under_way: &str) {
    let games = api.get("/api/games", &[]).await.json();
    let id = games["games"][0]["id"].as_str().unwrap().to_owned();
    let file = api.get("/api/games/{id}/export", &[&id]).await;
    assert_eq!(file.status, StatusCode::OK);
    assert_eq!(api.get("/api/games/{id}/export", &["nothing"]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(api.get("/api/campaigns/{id}/export", &["nothing"]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(api.get("/api/seats/{key}/export", &[over]).await.status, StatusCode::OK);
    assert_eq!(api.get("/api/seats/{key}/export", &[under_way]).await.status, StatusCode::FORBIDDEN);
    let taken = api.call(&Method::POST, "/api/import", &[], Some(file.text)).await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    assert!(taken.json()["game"].is_string());
    let nonsense = api.call(&Method::POST, "/api/import", &[], Some("nonsense".to_owned())).await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
    api.get("/api/library", &[]).await;
}

/// An old number, no number, too much, and a key that opens nothing.
async fn refused(api: &Api, key: &str, call: &str, field: &Value) {
    let path = format!("/api/seats/{{key}}/{call}");
    let mut body = json!({ "number": "0-0" });
    if !field.is_null() {
        body[call] = field.clone();
    }
    assert_eq!(api.post(&path, &[key], &body).await.status, StatusCode::CONFLICT);
    assert_eq!(api.post(&path, &["nobody"], &body).await.status, StatusCode::NOT_FOUND);
    let nonsense = api.call(&Method::POST, &path, &[key], Some("{".to_owned())).await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    let large = api.call(&Method::POST, &path, &[key], Some("x".repeat(100_000))).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
}

async fn procedures(api: &Api) {
    let tables = api.get("/api/tables", &[]).await.json();
    let mut went_well = 0;
    for it in tables["procedures"].as_array().unwrap() {
        let name = it["name"].as_str().unwrap();
        let case = json!({ "given": sample::sample(&it["schema"], &it["schema"]) });
        for path in ["/api/odds/{procedure}", "/api/resolve/{procedure}"] {
            let reply = api.post(path, &[name], &case).await;
            went_well += usize::from(reply.status == StatusCode::OK);
            if reply.status == StatusCode::OK && path.contains("odds") {
                assert!(reply.json()["unexplored"].is_string());
            }
        }
    }
    assert!(20 < went_well, "{went_well}");
    for path in ["/api/odds/{procedure}", "/api/resolve/{procedure}"] {
        assert_eq!(api.post(path, &["nothing"], &json!({})).await.status, StatusCode::NOT_FOUND);
    }
}

/// One of each kind of entry, by what `/api/tables` cites.
async fn rules(api: &Api) {
    let tables = api.get("/api/tables", &[]).await.json();
    let all = tables["procedures"].as_array().unwrap().iter().flat_map(|it| it["rules"].as_array().unwrap());
    for rule in all {
        assert_eq!(api.get("/api/why/{rule}", &[rule.as_str().unwrap()]).await.status, StatusCode::OK);
    }
    assert_eq!(api.get("/api/why/{rule}", &["no.such.rule"]).await.status, StatusCode::NOT_FOUND);
}

fn all(document: &Value) -> BTreeSet<(String, &'static str)> {
    let mut all = BTreeSet::new();
    for (path, verbs) in document["paths"].as_object().unwrap() {
        for (verb, _) in verbs.as_object().unwrap() {
            all.insert((path.clone(), if verb == "get" { "get" } else { "post" }));
        }
    }
    all
}

#[tokio::test]
async fn the_document_is_sound() {
    let folder = tempfile::tempdir().unwrap();
    let api = Api::new(folder.path()).await;
    let document = &api.document;
    assert_eq!(document["openapi"], "3.1.0");
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for name in ["View", "Question", "Event", "Answer", "Piece", "Order", "Wrong"] {
        assert!(schemas[name]["properties"].is_object() || schemas[name]["oneOf"].is_array(), "{name}");
    }
    for (name, schema) in schemas {
        assert!(jsonschema::draft202012::meta::is_valid(schema), "{name}");
    }
    let mut ids = BTreeSet::new();
    for (path, verb) in all(document) {
        let operation = &document["paths"][&path][verb];
        assert!(
            ids.insert(operation["operationId"].as_str().unwrap().to_owned()),
            "{path}: an id is there twice"
        );
        assert!(operation["summary"].as_str().is_some_and(|it| !it.is_empty()));
        let body = &operation["requestBody"]["content"]["application/json"];
        if body["example"].is_object() {
            api.fits(&body["schema"], &body["example"], &path);
        }
    }
}

#[tokio::test]
async fn the_schemas_are_not_so_wide_that_anything_fits() {
    let folder = tempfile::tempdir().unwrap();
    let api = Api::new(folder.path()).await;
    let (key, _) = api.set(&json!({ "scenario": "street", "seed": 7 })).await;
    let view = api.get("/api/seats/{key}/view", &[&key]).await.json();
    let schema = json!({ "$ref": "#/components/schemas/View" });
    for (way, wrong) in [
        ("/title", json!(3)),
        ("/tokens/0/at/x", json!("far")),
        ("/tokens/0/id", json!(-1)),
        ("/ground/kind", json!("moon")),
        ("/ground/terrain/0/outline", json!({ "blob": 1 })),
        ("/clock", Value::Null),
    ] {
        let mut spoilt = view.clone();
        *spoilt.pointer_mut(way).unwrap_or_else(|| panic!("{way} is not in a view")) = wrong;
        assert!(!api.misfits(&schema, &spoilt).is_empty(), "{way} may be anything");
    }
    let takes = json!({ "$ref": "#/components/schemas/AnswerCall" });
    assert!(!api.misfits(&takes, &json!({ "number": "1", "answer": { "two": 2 } })).is_empty());
    assert!(!api.misfits(&takes, &json!({ "number": "1", "answer": { "one": 1 }, "seat": 2 })).is_empty());
}

/// Routes of the API stand in the list of calls, not beside it.
#[test]
fn no_route_of_the_api_is_left_out_of_the_document() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut looked_at = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text: String = std::fs::read_to_string(&path).unwrap().split_whitespace().collect();
            assert!(
                !text.contains(".route(\"/api/"),
                "{} has a route of the API beside the list of calls",
                path.display()
            );
            looked_at += 1;
        }
    }
    assert!(10 < looked_at);
}

#[tokio::test]
async fn the_page_for_people_lists_every_call() {
    let folder = tempfile::tempdir().unwrap();
    let api = Api::new(folder.path()).await;
    let page = get(&api.router, "/api").await.text;
    for (path, verb) in all(&api.document) {
        let id = api.document["paths"][&path][verb]["operationId"].as_str().unwrap();
        assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
    }
    assert!(page.contains("href=\"/api/openapi.json\""));
}
