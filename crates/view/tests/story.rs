//! Events as sentences.
use ground::open::Polygon;
use kernel::{
    Event, Gone, Note, Pick, Point, Pronoun, RuleId, Term, Token, What, event::Audience, question::Seat,
    sum::Modifier,
};
use view::{
    AbsentFigure, Floor, Ground, OpenTable, Outline, Panel, Terrain, TerrainKind, View,
    story::{Names, line, sentence},
};

const RULE: RuleId = RuleId::in_ledger("toy.shoot.move-and-fire");

fn names() -> Names {
    let panel =
        |id: u32, name: &str| Panel { title: name.to_owned(), about: Some(Token(id)), ..Panel::default() };
    let panels = vec![panel(0, "Dawson"), panel(7, "zombie 3")];
    Names::of(&View { panels, ..View::default() })
}

fn told(what: What) -> Option<String> {
    sentence(&Event { rule: RULE, audience: Audience::All, what }, &names())
}

#[test]
fn a_pronoun_is_that_of_the_sheet_and_stays_known_when_somebody_is_gone() {
    let sheet = |id: u32, pronoun| Panel { about: Some(Token(id)), pronoun, ..Panel::default() };
    let panels = vec![sheet(0, Some(Pronoun::She)), sheet(1, None)];
    let mut names = Names::of(&View { panels, ..View::default() });
    let gone = AbsentFigure { id: Token(2), name: "Beck".to_owned(), pronoun: Some(Pronoun::They) };
    names.learn(&View { absent: vec![gone], ..View::default() });
    assert_eq!(names.pronoun(Token(0)), Some(Pronoun::She));
    assert_eq!((names.pronoun(Token(1)), names.pronoun(Token(9))), (None, None), "nobody is he for that");
    assert_eq!(names.pronoun(Token(2)).map(Pronoun::subject), Some("they"));
}

#[test]
fn dice_and_modifiers_are_read_aloud() {
    let rolled = |sides: u16, faces: &[u16]| What::Rolled {
        sides,
        faces: faces.iter().copied().collect(),
        by: None,
        at: None,
        needs: None,
    };
    assert_eq!(told(rolled(6, &[4])).as_deref(), Some("rolls 4 (d6)"));
    assert_eq!(told(rolled(6, &[1, 3, 3])).as_deref(), Some("rolls 1, 3, 3 (3d6)"));
    let part = |value: i32| Modifier { rule: RULE, value };
    assert_eq!(told(What::Added { parts: vec![part(-1)] }).as_deref(), Some("−1 move and fire"));
    let both = told(What::Added { parts: vec![part(-1), part(2)] });
    assert_eq!(both.as_deref(), Some("−1 move and fire, +2 move and fire: +1 in all"));
}

#[test]
fn figures_are_called_by_their_names() {
    let token = Token(0);
    let (from, to) = (Point::new(0, 0), Point::new(30, 40));
    assert_eq!(told(What::Moved { token, from, to }).as_deref(), Some("Dawson moves 5 cm"));
    assert_eq!(told(What::Fell { token: Token(7), by: None }).as_deref(), Some("Zombie 3 falls"));
    assert_eq!(told(What::Rose { token }).as_deref(), Some("Dawson stands up"));
    assert_eq!(
        told(What::Removed { token: Token(99), gone: Gone::Out, by: None }).as_deref(),
        Some("Somebody is out of action")
    );
    let placed = What::Placed { token, at: Point::new(125, 40), was: None, called_by: None };
    assert_eq!(
        told(placed).as_deref(),
        Some("Dawson is placed 12.5 cm from the west and 4 cm from the north")
    );
}

#[test]
fn states_counts_and_choices_are_told() {
    let token = Token(0);
    let marked = |on| told(What::Marked { token, mark: Term::new("on-fire"), on });
    assert_eq!(marked(true).as_deref(), Some("Dawson: on fire"));
    assert_eq!(marked(false).as_deref(), Some("Dawson: no longer on fire"));
    let counted = What::Counted { token: Some(token), what: Term::new("wounds"), n: 2 };
    assert_eq!(told(counted).as_deref(), Some("Dawson: wounds 2"));
    let asked = |about| told(What::Asked { seat: Seat(1), about, chose: "fire".into(), pick: Pick::Unsaid });
    assert_eq!(asked(Some(token)).as_deref(), Some("Dawson chooses: fire"));
    assert_eq!(asked(None).as_deref(), Some("Player 2 chooses: fire"));
    let noted = |token, kind| told(What::Noted { token, note: Note::new(Term::new(kind)) });
    assert_eq!(noted(Some(token), "is-wounded").as_deref(), Some("Dawson is wounded"));
    assert_eq!(noted(None, "a-major-victory").as_deref(), Some("A major victory"));
    let words = |token, text: &'static str| told(What::Worded { token, text: text.into() });
    assert_eq!(words(Some(token), "is wounded").as_deref(), Some("Dawson is wounded"));
    assert_eq!(words(None, ""), None, "a bare citation of an older game has no words");
    assert_eq!(told(What::Cited), None);
}

#[test]
fn the_rule_stands_beside_the_sentence() {
    let event = Event { rule: RULE, audience: Audience::All, what: What::Fell { token: Token(0), by: None } };
    let line = line(&event, &names()).unwrap_or_default();
    assert!(line.starts_with("Dawson falls  ") && line.ends_with(" toy.shoot.move-and-fire"), "{line}");
}

#[test]
fn names_of_those_who_are_gone_are_kept() {
    let mut names = names();
    names.learn(&View::default());
    assert_eq!(names.name(Token(0)), "Dawson");
}

#[test]
fn where_somebody_is_set_down_is_told_by_what_is_there() {
    let area = Outline::Area(Polygon::rectangle(0, 0, 300, 300));
    let kind = TerrainKind::Room { floor: Floor::Boards };
    let room = Terrain { name: "kitchen".to_owned(), kind, outline: area, marks: Vec::new() };
    let ground =
        Ground::Open(OpenTable { width: 900, height: 900, terrain: vec![room], scenery: Vec::new() });
    let mut names = names();
    names.learn(&View { ground, ..View::default() });
    let placed = |x| What::Placed { token: Token(7), at: Point::new(x, 40), was: None, called_by: None };
    let told = |what| sentence(&Event { rule: RULE, audience: Audience::All, what }, &names);
    assert_eq!(told(placed(100)).as_deref(), Some("Zombie 3 is placed in the kitchen"));
    assert_eq!(
        told(placed(800)).as_deref(),
        Some("Zombie 3 is placed 80 cm from the west and 4 cm from the north"),
        "nothing there has a name"
    );
}
