//! `shamble report` as somebody at a terminal meets it.
use crate::support::{STREET, json, out, path, refused, run};

#[test]
fn a_game_that_is_over_is_told_in_three_forms() {
    let folder = tempfile::tempdir().unwrap();
    let game = path(folder.path(), "game.shamble");
    run(&["play", STREET, "--bot", "steady", "--seed", "3", "--save", &game]);
    let text = out(&["report", &game, "--games", "2"]);
    assert!(
        text.starts_with("# ") && text.contains("## Who did what") && text.contains("## What decided it")
    );
    let told = json(&["report", &game, "--games", "2", "--json"]);
    assert_eq!(told["chances"]["games"], 2);
    let page = path(folder.path(), "report.html");
    assert_eq!(out(&["report", &game, "--games", "2", "--html", "-o", &page]), "");
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>") && !page.contains("<script"));
}

#[test]
fn what_is_no_game_or_not_over_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let game = path(folder.path(), "game.shamble");
    run(&["play", STREET, "--seed", "3", "--save", &game]);
    assert!(refused(&["report", &game]).contains("the game is not over"));
    assert!(refused(&["report", STREET]).contains("street.json"));
    assert!(refused(&["report", &path(folder.path(), "nowhere.shamble")]).contains("nowhere.shamble"));
}
