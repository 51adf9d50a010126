//! Which book a scenario file is of.
use shelf::book_of;

fn said(text: &str) -> String {
    books::stock();
    book_of(text).unwrap_err().to_string()
}

#[test]
fn every_scenario_is_known_by_what_it_says_with_and_without_its_schema() {
    for shelved in books::stock() {
        for (id, text) in (shelved.scenarios)() {
            assert_eq!(book_of(text).unwrap().id, shelved.id, "{id}");
            let bare = text.replacen("\"$schema\"", "\"about_the_schema\"", 1);
            assert_eq!(book_of(&bare).unwrap().id, shelved.id, "{id}");
        }
    }
}

#[test]
fn the_field_book_counts_for_more_than_all_others() {
    let text = r#"{"book": "atzr", "$schema": "dwa.schema.json", "humans": [], "size": [1, 2]}"#;
    assert_eq!(book_of(text).unwrap().id, "atzr");
    assert_eq!(
        said("{\n  \"book\": \"chess\"\n}"),
        "line 2, column 11: /book: found \"chess\", expected \"book\": \"dwa\" or \"book\": \"atzr\""
    );
    assert!(said(r#"{"book": 7}"#).contains("/book: found 7, expected"));
}

#[test]
fn who_says_nothing_of_any_book_is_asked_for_it() {
    let expected = "found no `book`, expected \"book\": \"dwa\" or \"book\": \"atzr\"";
    for text in ["{}", r#"{"title": "Somewhere"}"#, r#"{"title": "", "$schema": "chess.schema.json"}"#] {
        assert_eq!(said(text), format!("line 1, column 1: {expected}"), "{text}");
    }
    assert!(said("[]").contains("found no object"));
    assert!(said("").contains("found the end of the text"));
}

#[test]
fn a_mistake_is_answered_by_the_book_of_the_file_alone() {
    for shelved in books::stock() {
        for (id, text) in (shelved.scenarios)() {
            let spoilt = text.replacen("\"title\"", "\"titel\"", 1);
            assert_eq!(book_of(&spoilt).unwrap().id, shelved.id, "{id}");
            let error = (shelved.read)(&spoilt, &[]).unwrap_err();
            for other in books::stock().iter().filter(|it| it.id != shelved.id) {
                let own = (shelved.scenario_fields)();
                let foreign = (other.scenario_fields)().iter().filter(|it| !own.contains(it));
                for field in foreign {
                    assert!(!error.contains(&format!("`{field}`")), "{id}: {error}");
                }
            }
        }
    }
}

#[test]
fn a_file_of_one_book_read_as_another_says_so() {
    for shelved in books::stock() {
        let (_, text) = (shelved.scenarios)()[0];
        let named = text.replacen('{', "{\"book\": \"chess\",", 1);
        let error = (shelved.read)(&named, &[]).unwrap_err();
        assert!(error.contains(&format!("/book: found `chess`, expected `{}`", shelved.id)), "{error}");
    }
}
