//! Why a line of the journal is so, and the rule behind it on a slip.
use serde_json::json;

use crate::support::{get, home, set};

/// A rule is read on a slip over the table, and the slip leads to the page.
#[tokio::test]
async fn a_rule_is_a_page_and_a_slip() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let slip = get(&router, "/why/dwa.fear.test?slip").await.text;
    let page = get(&router, "/why/dwa.fear.test").await.text;
    assert!(slip.starts_with("<article") && page.starts_with("<!DOCTYPE html>"), "{slip}");
    for both in ["Roll 2D6", "Section "] {
        assert!(slip.contains(both) && page.contains(both), "{both}: {slip}");
    }
    assert!(slip.contains("href=\"/why/dwa.fear.test\" target=\"_blank\""), "{slip}");
}

#[tokio::test]
async fn a_line_of_the_journal_says_why_and_whom_it_is_about() {
    let folder = tempfile::tempdir().unwrap();
    let router = home(folder.path());
    let (key, _) = set(&router, &json!({ "scenario": "street", "seed": 5 })).await;
    let told = get(&router, &format!("/api/seats/{key}/journal")).await.json();
    let lines = told["lines"].as_array().unwrap();
    let fear = lines.iter().find(|it| it["rule"] == "dwa.fear.test").unwrap();
    assert!(fear["why"].as_str().unwrap().contains("within 10 cm of"), "{fear}");
    assert!(2 <= fear["figures"].as_array().unwrap().len(), "{fear}");
    let page = get(&router, &format!("/seat/{key}")).await.text;
    let journal = page.split_once("id=\"journal\"").unwrap().1;
    assert!(journal.contains("data-who=") && journal.contains("class=\"because\""), "{journal}");
}
