//! Every form of every book, filled in as a browser would and read back.
use kernel::{
    dice::SeededDice,
    written::{FaultReason, ValueFault},
};
use serde_json::{Value, json};
use view::Length;

use super::{
    START, at,
    draw::{FilledForm, drawn},
    kind::{Field, FieldKind, Holds},
    read::{FieldFault, read},
};
use crate::form::FormData;

const CM: Length = Length::Centimetres;

/// The forms of all procedures, generators and new characters, by name.
fn every_form() -> Vec<(String, Value)> {
    let read = |it: String| serde_json::from_str(&it).unwrap();
    let mut all = Vec::new();
    for book in books::stock() {
        all.extend(book.procedures.iter().map(|it| (it.name.to_owned(), it.schema())));
        all.push((format!("{} generator", book.id), read((book.generator_schema)())));
        all.extend(of_campaigns(book));
    }
    all
}

/// Every form that a campaign asks for on its way to its first game.
fn of_campaigns(book: &shelf::Rulebook) -> Vec<(String, Value)> {
    let mut all = Vec::new();
    let Some(campaigns) = book.campaigns else { return all };
    let source = || shelf::Source::Seeded(kernel::dice::SeededDice::new(1));
    let mut start =
        (campaigns.start)(&(campaigns.new)("Forms").unwrap(), shelf::Players::people(), source()).unwrap();
    let Ok(shelf::TableState::Asking(first)) = start.advance() else { panic!("nothing is asked") };
    for answer in first.list() {
        start.answer(first.seat, answer).unwrap();
        if let Ok(shelf::TableState::Asking(question)) = start.advance()
            && let kernel::question::Shape::Form { schema } = &question.shape
        {
            let mut schema = schema.clone();
            let kernel::Answer::Form(proposed) = &question.default else { panic!("{question:?}") };
            schema["examples"] = Value::Array(vec![proposed.clone()]);
            all.push((format!("{} campaign {}", book.id, question.why), schema));
        }
        start.undo_to(0, None).unwrap();
        start.advance().unwrap();
    }
    assert!(!all.is_empty(), "{}", book.id);
    all
}

fn markup(asked: &Field, form: &FormData, wrong: &[FieldFault]) -> String {
    drawn(asked, START, &FilledForm { form, wrong, again: "/again" }).into_string()
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}

/// What a browser would send of a form as it is drawn, nothing having been touched.
fn posted(html: &str) -> FormData {
    let mut sent: Vec<(String, String)> = Vec::new();
    let mut select = None;
    for tag in html.split('<').skip(1).map(|it| it.split('>').next().unwrap()) {
        let has = |word: &str| tag.split(' ').any(|it| it == word);
        let value = || attribute(tag, "value").unwrap_or_default().to_owned();
        match tag.split(' ').next().unwrap() {
            "input" if attribute(tag, "type") == Some("checkbox") && !has("checked") => (),
            "input" => sent.push((attribute(tag, "name").unwrap().to_owned(), value())),
            "select" => select = Some((attribute(tag, "name").unwrap().to_owned(), None)),
            "option" => {
                let (_, now) = select.as_mut().unwrap();
                if now.is_none() || has("selected") {
                    *now = Some(value());
                }
            }
            "/select" => {
                let (name, now) = select.take().unwrap();
                sent.extend(now.map(|it| (name, it)));
            }
            _ => (),
        }
    }
    form(&sent)
}

fn form<K: AsRef<str>, V: AsRef<str>>(fields: &[(K, V)]) -> FormData {
    let fields = fields.iter().map(|it| (it.0.as_ref(), it.1.as_ref()));
    FormData::read(form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish().as_bytes())
}

/// The paths of all that a form has no control for.
fn unknown(field: &Field, path: &str, found: &mut Vec<String>) {
    let here = format!("{path}.{}", field.name);
    match &field.kind {
        FieldKind::Unknown => found.push(here),
        FieldKind::Object(fields) => fields.iter().for_each(|it| unknown(it, &here, found)),
        FieldKind::List { item, .. } => unknown(item, &here, found),
        FieldKind::Variants(all) => all.iter().for_each(|it| match &it.holds {
            Holds::Nothing => (),
            Holds::Under(inner) | Holds::Itself(inner) => unknown(inner, &here, found),
        }),
        FieldKind::Yes
        | FieldKind::Number { .. }
        | FieldKind::Text { .. }
        | FieldKind::Document
        | FieldKind::Choice(_)
        | FieldKind::Ticks(_)
        | FieldKind::Numbers { .. }
        | FieldKind::Fixed(_) => (),
    }
}

#[test]
fn no_form_wants_json() {
    for (name, schema) in every_form() {
        let mut found = Vec::new();
        unknown(&Field::of(&schema, CM), "", &mut found);
        assert!(found.is_empty(), "{name}: {found:?}");
    }
}

#[test]
fn what_a_form_sends_untouched_is_the_value_it_began_with() {
    for (name, schema) in every_form().into_iter().filter(|it| !it.0.ends_with("somebody new")) {
        let asked = Field::of(&schema, CM);
        let sent = posted(&markup(&asked, &FormData::default(), &[]));
        assert_eq!(read(&asked, &sent, START), Ok(asked.start()), "{name}");
        let again = posted(&markup(&asked, &sent, &[]));
        assert_eq!(read(&asked, &again, START), Ok(asked.start()), "{name}, drawn again as it was sent");
    }
}

#[test]
fn every_procedure_accepts_its_form_as_it_is_first_drawn() {
    let mut refused = Vec::new();
    for it in books::stock().iter().flat_map(|it| it.procedures) {
        let asked = Field::of(&it.schema(), CM);
        let sent = posted(&markup(&asked, &FormData::default(), &[]));
        let given = read(&asked, &sent, START).unwrap();
        match it.resolve(&given, &mut SeededDice::new(1)) {
            Ok(_) => (),
            Err(words) => refused.push(format!("{}: {words}", it.name)),
        }
    }
    assert!(refused.is_empty(), "{refused:#?}");
}

fn asked(procedure: &str) -> Field {
    let mut all = books::stock().iter().flat_map(|it| it.procedures);
    Field::of(&all.find(|it| it.name == procedure).unwrap().schema(), CM)
}

#[test]
fn a_choice_with_fields_of_its_own_is_written_as_the_book_takes_it() {
    let asked = asked("dwa.ap");
    let bare = form(&[("given.action", "lie-down")]);
    assert_eq!(read(&asked, &bare, START), Ok(json!({ "action": "lie-down" })));
    // The fields of what is not chosen are sent too, and mean nothing.
    let fire =
        form(&[("given.action", "fire"), ("given.action.fire", "rifle"), ("given.action.reload", "pistol")]);
    assert_eq!(read(&asked, &fire, START), Ok(json!({ "action": { "fire": "rifle" } })));
    let drawn = markup(&asked, &fire, &[]);
    assert!(
        drawn.contains("<option value=\"fire\" selected>")
            && drawn.contains("<option value=\"rifle\" selected>")
    );
}

#[test]
fn one_of_two_kinds_is_told_by_what_it_has() {
    let asked = asked("atzr.melee");
    let zombies = form(&[("given.foe", "zombies"), ("given.foe.zombies.zombies", "3")]);
    assert_eq!(read(&asked, &zombies, START), Ok(json!({ "foe": { "zombies": 3 } })));
    let drawn = markup(&asked, &FormData::default(), &[]);
    assert!(drawn.contains("<option value=\"fighter\" selected>"), "{drawn}");
}

#[test]
fn rows_are_added_and_taken_out_by_buttons_alone() {
    let asked = asked("atzr.surprise");
    let reps = |form: &FormData| read(&asked, form, START).unwrap()["reps"].clone();
    let first = posted(&markup(&asked, &FormData::default(), &[]));
    assert_eq!(reps(&first), json!([4]));
    let with = |form: &FormData, name: &str, value: &str| {
        let mut fields: Vec<(String, String)> =
            form.under("").map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
        fields.push((name.to_owned(), value.to_owned()));
        self::form(&fields).with_rows()
    };
    let two = posted(&markup(&asked, &with(&first, "add", "given.reps"), &[]));
    assert_eq!(reps(&two), json!([4, 0]));
    let one = posted(&markup(&asked, &with(&two, "remove", "given.reps.0"), &[]));
    assert_eq!(reps(&one), json!([0]), "the second has moved up");
    assert!(!markup(&asked, &two, &[]).contains("name=\"add\""), "a hex holds two");
}

#[test]
fn a_box_that_is_ticked_at_first_can_be_emptied() {
    let asked = asked("atzr.together");
    let emptied = form(&[("given.success", "false")]);
    assert_eq!(read(&asked, &emptied, START), Ok(json!({ "success": false })));
    let ticked = form(&[("given.success", "false"), ("given.success", "true")]);
    assert_eq!(read(&asked, &ticked, START), Ok(json!({ "success": true })));
}

#[test]
fn lengths_are_said_in_the_unit_of_the_book_and_taken_in_millimetres() {
    let asked = asked("dwa.move");
    let drawn = markup(&asked, &FormData::default(), &[]);
    assert!(drawn.contains("Distance (cm)") && drawn.contains("name=\"given.distance_mm.said\""), "{drawn}");
    let far = form(&[("given.distance_mm.said", "12.5")]);
    assert_eq!(read(&asked, &far, START), Ok(json!({ "distance_mm": 125 })));
    assert_eq!(
        read(&asked, &form(&[("given.distance_mm", "125")]), START),
        Ok(json!({ "distance_mm": 125 }))
    );
    for (text, mm) in
        [("7", Some(70)), ("7,5", Some(75)), ("-0.5", Some(-5)), ("7.55", None), ("", None), ("a", None)]
    {
        assert_eq!(CM.read(text), mm, "{text}");
    }
    let mut all = books::stock().iter().flat_map(|it| it.procedures);
    let schema = all.find(|it| it.name == "dwa.move").unwrap().schema();
    let in_inches = Field::of(&schema, Length::Inches);
    assert!(markup(&in_inches, &FormData::default(), &[]).contains("Distance (in)"));
    let far = form(&[("given.distance_mm.said", "4")]);
    assert_eq!(read(&in_inches, &far, START), Ok(json!({ "distance_mm": 100 })));
}

#[test]
fn what_is_wrong_stands_beside_its_field() {
    let asked = asked("dwa.auto");
    let aim = form(&[
        ("given.weapon", "assault-rifle"),
        ("given.targets.0.range_mm.said", "far"),
        ("given.aim", "99"),
    ]);
    let wrong = read(&asked, &aim, START).unwrap_err();
    let paths: Vec<&str> = wrong.iter().map(|it| it.path.as_str()).collect();
    assert_eq!(paths, ["given.targets.0.range_mm", "given.aim"]);
    assert_eq!(wrong[1].words, "A whole number, from 0 to 9.");
    let drawn = markup(&asked, &aim, &wrong);
    assert!(
        drawn.contains("aria-describedby=\"given.aim.amiss\"") && drawn.contains("id=\"given.aim.amiss\"")
    );
    assert!(drawn.contains("value=\"far\"") && drawn.contains("value=\"99\""), "what was filled in stays");
    let far = FaultReason::takes_mm(0..=305).after("with a rifle");
    let refused = at(&asked, START, &ValueFault::at("range_mm", far).within(1).within("targets"));
    assert_eq!(refused.path, "given.targets.1.range_mm");
    assert_eq!(refused.words, "Takes 0 to 30.5 with a rifle.");
    let whole = at(&asked, START, &ValueFault::whole("no such thing: 305"));
    assert_eq!((whole.path.as_str(), whole.words.as_str()), ("", "No such thing: 305."));
    let missing = at(&asked, START, &ValueFault::at("weapon", FaultReason::Missing));
    assert_eq!((missing.path.as_str(), missing.words.as_str()), ("given.weapon", "Fill this in."));
    let counted =
        at(&asked, START, &ValueFault::at("range_mm", "there are 12 of them").within(1).within("targets"));
    assert_eq!(counted.words, "There are 12 of them.", "a number that is no length stays what it is");
}

#[test]
fn what_a_rule_refuses_stands_beside_the_field_it_names_whatever_its_words() {
    let asked = asked("dwa.shoot");
    let refused = |field: &str, reason: &str| at(&asked, START, &ValueFault::at_path(field, reason));
    let one = refused("/aim", "weapon: no such aim");
    assert_eq!(one.path, "given.aim");
    assert_eq!(one.words, "Weapon: no such aim.");
    let whole = refused("", "weapon: too many of them");
    assert_eq!(whole.path, "", "words that begin like a field are no path");
    assert_eq!(refused("/nowhere", "gone").path, "");
}

#[test]
fn fields_stand_in_the_order_of_the_book() {
    let names = |field: &Field| match &field.kind {
        FieldKind::Object(fields) => fields.iter().map(|it| it.name.clone()).collect::<Vec<_>>(),
        _ => Vec::new(),
    };
    assert_eq!(names(&asked("dwa.shoot")), ["weapon", "target", "handling", "aim", "skill"]);
    for (name, schema) in every_form() {
        let (order, known) =
            (schema["x-order"].as_array().cloned().unwrap_or_default(), names(&Field::of(&schema, CM)));
        assert!(order.len() == known.len() || order.len() == known.len() + 1, "{name}: {order:?}, {known:?}");
    }
}
