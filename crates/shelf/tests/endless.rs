//! A game that bots never end is given up, with words that say so.
/// One man, no zombies, a place that he cannot get to, and no last turn.
const NOWHERE: &str = r#"{
  "title": "Nowhere to go",
  "size": [300, 300],
  "entry": { "b": false },
  "goal": { "reach": { "humans": 1, "place": { "box": [200, 200, 50, 50] } } },
  "terrain": [{ "kind": "building", "name": "bank", "box": [150, 150, 150, 150] }],
  "humans": [{ "name": "Lawless", "at": [30, 30] }]
}"#;

#[test]
fn a_game_that_never_ends_says_which_it_was_and_what_helps() {
    let book = books::book("dwa").unwrap();
    let scenario = (book.read)(NOWHERE, &[]).unwrap();
    let words = scenario.simulate(9, &book.bots[0]).unwrap_err();
    assert!(words.starts_with("game 9 did not end within"), "{words}");
    assert!(words.contains("last turn"), "{words}");
}
