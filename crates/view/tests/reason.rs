//! Why a line is so: from what was measured, or else from the rule; and who and where it was.
use kernel::{Event, Note, Point, RuleId, Term, Token, What, event::Audience, note::Datum};
use view::{
    Panel, View,
    lexicon::{Lexicon, RuleWords},
    story::Names,
    telling::{JournalLine, Phrases, tell},
};

const SMELL: RuleId = RuleId::in_ledger("toy.zombie.smell");
const MOVE: RuleId = RuleId::in_ledger("toy.zombie.move");
const FEAR: RuleId = RuleId::in_ledger("toy.fear.test");

const RUTH: Token = Token(0);
const ONE: Token = Token(7);
const TWO: Token = Token(8);
const THREE: Token = Token(9);

static RULES: Lexicon = Lexicon {
    any: &[],
    rules: &[
        RuleWords { because: &["{who} is afraid of {whom}.", "Fear is two dice."], ..RuleWords::of(FEAR) },
        RuleWords { because: &["The dead walk."], ..RuleWords::of(MOVE) },
    ],
};

/// A book in which zombies smell from so far off.
const BOOK: Phrases = Phrases {
    rules: &RULES,
    figure: |it| (it != RUTH).then(|| format!("zombie {}", it.0)),
    many: |it| (it != RUTH).then_some("zombies"),
    because: |event, names| match &event.what {
        What::Noted { token: Some(who), note } => match note.with.as_slice() {
            [Datum::Figure(whom), Datum::Number(mm)] => {
                Some(format!("{} smelled {} from {mm}.", names.name(*who), names.name(*whom)))
            }
            _ => None,
        },
        _ => None,
    },
    ..Phrases::NONE
};

fn told(events: &[(RuleId, What)]) -> Vec<JournalLine> {
    in_words(events, &BOOK)
}

fn in_words(events: &[(RuleId, What)], book: &Phrases) -> Vec<JournalLine> {
    let panel = |id: Token, name: &str| Panel { title: name.to_owned(), about: Some(id), ..Panel::default() };
    let panels =
        vec![panel(RUTH, "Ruth"), panel(ONE, "zombie 7"), panel(TWO, "zombie 8"), panel(THREE, "zombie 9")];
    let names = Names::of(&View { panels, ..View::default() });
    let event =
        |(rule, what): &(RuleId, What)| Event { rule: *rule, audience: Audience::All, what: what.clone() };
    tell(&events.iter().map(event).collect::<Vec<_>>(), &names, book)
}

fn smells(who: Token, whom: Token, mm: i32) -> (RuleId, What) {
    let note = Note::new(Term::new("smells")).and(whom).and(mm);
    (SMELL, What::Noted { token: Some(who), note })
}

fn moves(who: Token, to: (i32, i32)) -> (RuleId, What) {
    (MOVE, What::Moved { token: who, from: Point::new(0, 0), to: Point::new(to.0, to.1) })
}

#[test]
fn a_line_says_why_from_what_was_measured_and_names_who_and_where() {
    let lines = told(&[smells(ONE, RUTH, 38), moves(ONE, (30, 40))]);
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    assert_eq!(line.why.as_deref(), Some("zombie 7 smelled Ruth from 38."));
    assert_eq!(line.figures, [ONE, RUTH]);
    assert_eq!(line.points, [Point::new(0, 0), Point::new(30, 40)]);
}

#[test]
fn where_nothing_was_measured_the_rule_says_why_with_the_names_that_it_has() {
    let rolled = What::Rolled {
        sides: 6,
        faces: [3, 6].into_iter().collect(),
        by: Some(RUTH),
        at: Some(ONE),
        needs: None,
    };
    let lines = told(&[(FEAR, rolled)]);
    assert_eq!(lines[0].why.as_deref(), Some("Ruth is afraid of zombie 7."));
    let lines = told(&[moves(ONE, (5, 0))]);
    assert_eq!(lines[0].why.as_deref(), Some("The dead walk."));
}

#[test]
fn what_is_measured_for_the_next_line_is_no_reason_of_the_one_before() {
    let book =
        Phrases { event: |event, _| matches!(event.what, What::Noted { .. }).then(|| "".into()), ..BOOK };
    let rose = (FEAR, What::Rose { token: RUTH });
    let lines = in_words(&[rose, smells(ONE, RUTH, 38), moves(ONE, (9, 0))], &book);
    let whys: Vec<&str> = lines.iter().filter_map(|it| it.why.as_deref()).collect();
    assert_eq!(whys, ["Fear is two dice.", "zombie 7 smelled Ruth from 38."]);
}

#[test]
fn a_crowd_has_a_few_of_its_reasons_and_two_who_move_have_each_their_own() {
    let crowd = [moves(ONE, (9, 0)), moves(TWO, (9, 9)), moves(RUTH, (1, 9)), moves(THREE, (0, 9))];
    let lines = told(&crowd);
    let dead = lines.iter().find(|it| it.text == "3 zombies move").unwrap();
    assert_eq!(dead.figures, [ONE, TWO, THREE]);
    let ruth = lines.iter().find(|it| it.text.starts_with("Ruth")).unwrap();
    assert_eq!(ruth.figures, [RUTH]);
    assert_eq!((ruth.own, dead.own), (1, 3));
    let lines = told(&[moves(ONE, (9, 0)), moves(TWO, (9, 9))]);
    assert_eq!(lines.iter().map(|it| it.figures.clone()).collect::<Vec<_>>(), [vec![ONE], vec![TWO]]);
}
