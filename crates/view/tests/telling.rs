//! The journal as lines: what belongs together stands together.
use kernel::{
    Event, Gone, Note, Pick, Point, RuleId, Term, Token, What, event::Audience, question::Seat, sum::Modifier,
};
use view::{
    Panel, View,
    clause::Clause,
    lexicon::{DiceWords, Lexicon, RuleWords, Which},
    roll::{DiceMeaning, DiceNoun, How},
    story::Names,
    telling::{JournalLine, JournalLineKind, Phrases, tell},
};

const FIRE: RuleId = RuleId::in_ledger("toy.shoot.fire");
const MOVED: RuleId = RuleId::in_ledger("toy.shoot.move-and-fire");
const FEAR: RuleId = RuleId::in_ledger("toy.fear.test");
const NEAR: RuleId = RuleId::in_ledger("toy.fear.team-near");

const DAWSON: Token = Token(0);
const ZOMBIE: Token = Token(7);

fn lines(events: &[(RuleId, What)]) -> Vec<(JournalLineKind, String)> {
    told(events).into_iter().map(|it| (it.kind, it.text)).collect()
}

fn told(events: &[(RuleId, What)]) -> Vec<JournalLine> {
    in_words(events, &PLAIN)
}

/// A book that only knows what its zombies are called.
const PLAIN: Phrases = Phrases {
    figure: |it| (DAWSON < it).then(|| format!("zombie {}", if it.0 < 1000 { it.0 - 4 } else { it.0 - 999 })),
    many: |it| (it != DAWSON).then_some("zombies"),
    ..Phrases::NONE
};

fn in_words(events: &[(RuleId, What)], phrases: &Phrases) -> Vec<JournalLine> {
    let panel = |id: Token, name: &str| Panel { title: name.to_owned(), about: Some(id), ..Panel::default() };
    let panels = vec![panel(DAWSON, "Dawson"), panel(ZOMBIE, "zombie 3"), panel(Token(8), "zombie 4")];
    let names = Names::of(&View { panels, ..View::default() });
    let events: Vec<Event> = events
        .iter()
        .map(|(rule, what)| Event { rule: *rule, audience: Audience::All, what: what.clone() })
        .collect();
    tell(&events, &names, phrases)
}

fn rolled(faces: &[u16]) -> What {
    What::Rolled { sides: 6, faces: faces.iter().copied().collect(), by: None, at: None, needs: None }
}

fn added(parts: &[(RuleId, i32)]) -> What {
    What::Added { parts: parts.iter().map(|&(rule, value)| Modifier { rule, value }).collect() }
}

fn noted(token: Option<Token>, kind: &'static str) -> What {
    match kind {
        "" => What::Cited,
        kind => What::Noted { token, note: Note::new(Term::new(kind)) },
    }
}

/// Dice that are told by this name.
const fn named(which: Which, what: &'static str, how: How) -> DiceWords {
    DiceWords {
        thrown: Some(DiceMeaning { what, noun: DiceNoun::Purpose, how, alone: false, befalls: false }),
        ..DiceWords::of(which)
    }
}

static RULES: Lexicon = Lexicon {
    any: &[named(Which::Other, "a card is drawn", How::Draw), named(Which::All, "the shot", How::Sum)],
    rules: &[
        RuleWords { dice: &[named(Which::All, "fear", How::Pool(Some(3)))], ..RuleWords::of(FEAR) },
        RuleWords { deed: Some("shot"), ..RuleWords::of(FIRE) },
        RuleWords { dice: &[named(Which::All, "", How::Quiet)], ..RuleWords::of(MOVED) },
    ],
};

/// A book in which fear is tested with so many dice, a shot is a sum, and steps need no words.
const BOOK: Phrases = Phrases {
    rules: &RULES,
    event: |event, _| match &event.what {
        What::Marked { on: true, .. } => Some("loses his nerve".into()),
        _ => None,
    },
    ..PLAIN
};

/// Dawson fights these.
fn fights(whom: &[Token]) -> What {
    What::Noted { token: Some(DAWSON), note: Note::new(Term::FIGHTS).and(whom.to_vec()) }
}

fn texts(events: &[(RuleId, What)]) -> Vec<String> {
    in_words(events, &BOOK).into_iter().map(|it| it.text).collect()
}

#[test]
fn what_is_told_before_a_pool_says_how_many_dice_there_are() {
    let events = [
        (FIRE, rolled(&[5])),
        (NEAR, added(&[(FEAR, 4), (NEAR, -1)])),
        (FEAR, rolled(&[2, 3, 6])),
        (NEAR, added(&[(FEAR, 1)])),
        (FEAR, rolled(&[6])),
        (FEAR, What::Marked { token: DAWSON, mark: Term::new("shaken"), on: true }),
    ];
    let expected = [
        "The shot: 5",
        "Fear, 3 dice (4 test, \u{2212}1 team near): 2 3 6, 2 successes",
        "Fear, 1 die (1 test): 6, no success: Dawson loses his nerve",
    ];
    assert_eq!(texts(&events), expected);
    let pool = in_words(&events, &BOOK).remove(1).roll.unwrap();
    assert!(pool.is_pool() && pool.total().is_none());
}

#[test]
fn a_draw_has_no_dice_and_a_quiet_sum_no_line() {
    let events = [
        (MOVED, added(&[(MOVED, 2)])),
        (
            FIRE,
            What::Rolled { sides: 54, faces: [17].into_iter().collect(), by: None, at: None, needs: None },
        ),
        (FIRE, What::Drew { card: Note::new(Term::new("3-zombies")) }),
    ];
    let told = in_words(&events, &BOOK);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].text, "A card is drawn: 3 zombies");
    assert!(told[0].roll.is_none() && told[0].rules.contains(&MOVED));
}

#[test]
fn a_shot_is_one_line() {
    let told = lines(&[
        (MOVED, added(&[(MOVED, -1)])),
        (FIRE, noted(None, "")),
        (FIRE, rolled(&[4])),
        (FIRE, noted(Some(ZOMBIE), "is missed")),
    ]);
    let expected = "The dice show 4 \u{2212}1 (move and fire) = 3: zombie 3 is missed";
    assert_eq!(told, [(JournalLineKind::Under, expected.to_owned())]);
}

#[test]
fn a_line_knows_its_dice_and_its_events() {
    let all = told(&[
        (MOVED, added(&[(MOVED, -1)])),
        (FIRE, rolled(&[4])),
        (FIRE, noted(Some(ZOMBIE), "is missed")),
        (FEAR, rolled(&[5, 2])),
        (FEAR, added(&[(FEAR, 10), (NEAR, 1)])),
    ]);
    let events: Vec<_> = all.iter().map(|it| it.events.clone()).collect();
    assert_eq!(events, [0..3, 3..5], "every event is told once");
    let shot = all[0].roll.as_ref().unwrap();
    assert_eq!((shot.faces.as_slice(), shot.total(), shot.wanted()), (&[4][..], Some(3), None));
    assert_eq!(shot.outcome.as_deref(), Some("zombie 3 is missed"));
    let fear = all[1].roll.as_ref().unwrap();
    assert_eq!((fear.total(), fear.wanted()), (Some(7), Some(11)));
}

#[test]
fn the_dice_of_a_burst_stand_together_and_two_bursts_apart() {
    let burst = |face: u16| [(MOVED, added(&[(MOVED, -1)])), (FIRE, rolled(&[face])), (FIRE, rolled(&[2]))];
    let mut events = burst(5).to_vec();
    events.push((FIRE, What::Fell { token: ZOMBIE, by: None }));
    events.extend(burst(6));
    events.push((FIRE, What::Removed { token: ZOMBIE, gone: Gone::Out, by: None }));
    let told: Vec<String> = lines(&events).into_iter().map(|it| it.1).collect();
    assert_eq!(
        told,
        [
            "The dice show 5 and 2, each \u{2212}1 (move and fire): zombie 3 falls",
            "The dice show 6 and 2, each \u{2212}1 (move and fire): zombie 3 is out of action",
        ]
    );
}

#[test]
fn a_value_of_the_rule_that_rolls_is_what_the_dice_are_held_against() {
    let told = lines(&[
        (FEAR, rolled(&[3, 5])),
        (FEAR, added(&[(FEAR, 6), (NEAR, 1)])),
        (FEAR, What::Marked { token: DAWSON, mark: Term::new("afraid"), on: true }),
        (FEAR, rolled(&[1, 1])),
    ]);
    let first = "Dawson rolls 3 + 5 = 8 against 7 (6 test, +1 team near) and is afraid";
    assert_eq!(told[0], (JournalLineKind::Under, first.to_owned()));
    assert_eq!(told[1], (JournalLineKind::Under, "The dice show 1 and 1".to_owned()));
}

#[test]
fn counts_of_one_figure_are_told_once_with_their_last_value() {
    let count =
        |what: &'static str, n| (FIRE, What::Counted { token: Some(DAWSON), what: Term::new(what), n });
    let told = lines(&[count("AP", 3), count("AP", 1), count("bursts", 2)]);
    assert_eq!(told, [(JournalLineKind::Line, "Dawson: AP 1, bursts 2".to_owned())]);
    let turn = (FIRE, What::Counted { token: None, what: Term::new("turn"), n: 2 });
    assert_eq!(lines(&[turn]), [(JournalLineKind::Heading, "Turn 2".to_owned())]);
}

#[test]
fn the_legs_of_a_way_are_one_way_and_a_crowd_moves_on_one_line() {
    let moved = |token, mm| (FIRE, What::Moved { token, from: Point::new(0, 0), to: Point::new(mm, 0) });
    assert_eq!(lines(&[moved(DAWSON, 50), moved(DAWSON, 30)])[0].1, "Dawson moves 8 cm");
    let crowd = [moved(DAWSON, 50), moved(ZOMBIE, 100), moved(Token(8), 75)];
    let both = told(&crowd);
    assert_eq!(both[1].behind, ["Zombie 3 moves 10 cm, zombie 4 moves 7.5 cm"]);
    let told: Vec<String> = both.into_iter().map(|it| it.text).collect();
    assert_eq!(told, ["Dawson moves 5 cm", "2 zombies move"], "one sentence a side");
}

#[test]
fn a_die_that_says_which_way_is_told_as_a_direction() {
    let die = |face: u16| {
        (
            FIRE,
            What::Rolled { sides: 360, faces: [face].into_iter().collect(), by: None, at: None, needs: None },
        )
    };
    assert_eq!(lines(&[die(90)])[0].1, "The dice show 90°");
    let stray = |at: u32, face: u16| {
        let placed = What::Placed { token: Token(at), at: Point::new(0, 0), was: None, called_by: None };
        [die(face), (FIRE, placed)]
    };
    let crowd = [stray(7, 360), stray(8, 90), stray(9, 200)].concat();
    let behind = &told(&crowd)[0].behind;
    assert_eq!(behind, &["Which way: 360° (north), 90° (east), 200° (south)"]);
}

#[test]
fn many_notes_are_an_aside_and_a_few_are_lines() {
    let note = |kind| (FIRE, noted(None, kind));
    let told = lines(&[note("a-radio-plays"), note("a-noise")]);
    assert_eq!(
        told,
        [(JournalLineKind::Line, "A radio plays".to_owned()), (JournalLineKind::Line, "A noise".to_owned())]
    );
    let told = lines(&[note("one"), note(""), note("two"), note("three")]);
    assert_eq!(told, [(JournalLineKind::Aside, "One; two; three.".to_owned())]);
}

#[test]
fn bare_answers_have_their_question_beside_them() {
    let asked = |chose: &'static str, pick: Pick| {
        (MOVED, What::Asked { seat: Seat(0), about: Some(DAWSON), chose: chose.into(), pick })
    };
    assert_eq!(lines(&[asked("2", Pick::Number(2))])[0].1, "Dawson: move and fire: 2");
    assert_eq!(lines(&[asked("yes", Pick::Yes)])[0].1, "Dawson: move and fire: yes");
    assert_eq!(lines(&[asked("fire at zombie 3", Pick::Unsaid)])[0].1, "Dawson: fire at zombie 3");
}

#[test]
fn every_rule_behind_a_line_is_kept() {
    let names = Names::default();
    let event = |rule, what| Event { rule, audience: Audience::All, what };
    let events = [
        event(MOVED, added(&[(MOVED, -1), (NEAR, 1)])),
        event(FEAR, noted(None, "")),
        event(FIRE, rolled(&[4])),
    ];
    let told = tell(&events, &names, &Phrases::NONE);
    assert_eq!(told[0].rule, FIRE);
    assert_eq!(told[0].rules, [FIRE, MOVED, NEAR, FEAR]);
}

/// A book in which a choice is a deed, and points are only kept count of.
const STORY: Phrases = Phrases {
    event: |event, _| match &event.what {
        What::Asked { chose, .. } if chose == "is done" => Some(Clause::is("done").aside()),
        What::Asked { chose, .. } if chose == "walks" => Some(Clause::goes("walks")),
        What::Asked { chose, .. } => Some(chose.as_ref().into()),
        What::Counted { token: Some(_), .. } => Some(Clause::SILENT),
        _ => None,
    },
    ..PLAIN
};

fn asked(chose: &'static str) -> (RuleId, What) {
    (FIRE, What::Asked { seat: Seat(0), about: Some(DAWSON), chose: chose.into(), pick: Pick::Unsaid })
}

fn count(what: &'static str, n: i32) -> (RuleId, What) {
    (NEAR, What::Counted { token: Some(DAWSON), what: Term::new(what), n })
}

#[test]
fn one_move_is_one_line_and_what_is_kept_count_of_stands_behind_it() {
    let moved = What::Moved { token: DAWSON, from: Point::new(100, 0), to: Point::new(51, 0) };
    let events = [asked("walks"), count("AP", 2), (MOVED, moved), asked("is done"), count("AP", 0)];
    let told = in_words(&events, &STORY);
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].text, "Dawson walks 4.9 cm west");
    assert_eq!(told[0].behind, ["Dawson: AP 2", "Dawson chooses: is done", "Dawson: AP 0"]);
    assert_eq!((told[0].events.clone(), told[0].rules.as_slice()), (0..5, &[FIRE, NEAR, MOVED][..]));
}

#[test]
fn whoever_does_nothing_is_told_to_be_done_once() {
    let acts = (FIRE, What::Asked { seat: Seat(0), about: None, chose: "begins".into(), pick: Pick::Unsaid });
    let told: Vec<String> =
        in_words(&[acts, asked("is done")], &STORY).into_iter().map(|it| it.text).collect();
    assert_eq!(told, ["Begins", "Dawson is done"]);
}

#[test]
fn a_roll_has_a_subject() {
    let fires = [
        asked("fires at zombie 3"),
        count("AP", 2),
        (MOVED, added(&[(MOVED, -1)])),
        (FIRE, rolled(&[4])),
        (FIRE, noted(Some(ZOMBIE), "is missed")),
    ];
    let told = in_words(&fires, &STORY);
    let texts: Vec<&str> = told.iter().map(|it| it.text.as_str()).collect();
    let expected =
        ["Dawson fires at zombie 3", "Dawson rolls 4 \u{2212}1 (move and fire) = 3: zombie 3 is missed"];
    assert_eq!(texts, expected);
    assert_eq!(told[1].behind, ["Dawson: AP 2"]);
    let attacks = [(FIRE, noted(Some(ZOMBIE), "attacks")), (FIRE, rolled(&[4, 4])), asked("yells")];
    assert_eq!(in_words(&attacks, &STORY)[1].text, "Zombie 3 rolls 4 and 4");
}

#[test]
fn what_is_said_of_somebody_goes_on_with_his_way() {
    let moved = What::Moved { token: ZOMBIE, from: Point::new(0, 0), to: Point::new(100, 0) };
    let told = lines(&[(FIRE, noted(Some(ZOMBIE), "smells a human")), (MOVED, moved)]);
    assert_eq!(told, [(JournalLineKind::Line, "Zombie 3 smells a human and moves 10 cm".to_owned())]);
}

#[test]
fn three_hundred_that_are_placed_are_one_line_with_all_their_dice_behind_it() {
    let mut events = Vec::new();
    for at in 0..300 {
        let dice = What::Rolled {
            sides: 1175,
            faces: [at + 1].into_iter().collect(),
            by: None,
            at: None,
            needs: None,
        };
        events.push((FEAR, dice));
        events.push((
            FEAR,
            What::Placed {
                token: Token(1000 + u32::from(at)),
                at: Point::new(10, 10),
                was: None,
                called_by: None,
            },
        ));
    }
    let names = Names::default();
    let all: Vec<Event> =
        events.into_iter().map(|(rule, what)| Event { rule, audience: Audience::All, what }).collect();
    let mut named = names;
    named.recall(&all, |it| Some(format!("zombie {}", it.0 - 999)));
    let told = tell(&all, &named, &PLAIN);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].text, "300 zombies are placed");
    assert!(told[0].behind[0].starts_with("d1175: 1, 2, 3, ") && told[0].behind[0].ends_with(", 300"));
    assert_eq!(told[0].events, 0..600);
}

#[test]
fn dice_that_come_to_something_else_are_not_those_of_a_place() {
    let placed = |at: u32| {
        (FEAR, What::Placed { token: Token(at), at: Point::new(10, 10), was: None, called_by: None })
    };
    let told = lines(&[(FIRE, rolled(&[4, 4])), placed(7), placed(8), placed(0)]);
    let texts: Vec<&str> = told.iter().map(|it| it.1.as_str()).collect();
    assert_eq!(texts, ["The dice show 4 and 4", "2 zombies and Dawson are placed"]);
}

#[test]
fn a_sum_that_no_dice_are_rolled_for_stands_behind_the_next_line() {
    let told = told(&[(NEAR, added(&[(NEAR, 4)])), (FIRE, noted(Some(DAWSON), "waits"))]);
    assert_eq!((told.len(), told[0].text.as_str()), (1, "Dawson waits"));
    assert_eq!(told[0].behind, ["Team near +4"]);
}

#[test]
fn a_long_roll_is_shortened_and_whole_behind_its_line() {
    let faces: Vec<u16> = (0..30).map(|it| it % 6 + 1).collect();
    let told = told(&[(FIRE, rolled(&faces))]);
    assert_eq!(told[0].text, "The dice show 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, …");
    assert_eq!(told[0].roll.as_ref().unwrap().faces, faces);
}

/// A book in which fights are pools of dice and the noise of a shot brings the dead.
static BRAWLING: Lexicon = Lexicon {
    any: &[named(Which::Other, "A counter is drawn", How::Draw)],
    rules: &[
        RuleWords { brings: Some("The noise brings"), ..RuleWords::of(NEAR) },
        RuleWords { dice: &[named(Which::All, "Melee", How::Pool(Some(3)))], ..RuleWords::of(FEAR) },
    ],
};

const BRAWL: Phrases = Phrases { rules: &BRAWLING, ..PLAIN };

#[test]
fn whoever_rolls_against_others_is_named_with_his_dice_and_so_are_they() {
    let other = Token(8);
    let round = [
        (FEAR, added(&[(NEAR, 2)])),
        (FEAR, rolled(&[1, 5])),
        (FEAR, added(&[(NEAR, 1), (NEAR, 1)])),
        (FEAR, rolled(&[6, 6])),
    ];
    let mut events = vec![(FEAR, fights(&[ZOMBIE, other]))];
    events.extend(round.clone());
    events.push((FEAR, What::Removed { token: ZOMBIE, gone: Gone::Out, by: None }));
    events.extend(round);
    let told: Vec<String> = in_words(&events, &BRAWL).into_iter().map(|it| it.text).collect();
    let expected = [
        "Dawson fights 2 zombies",
        "Dawson, 2 dice (2 team near): 1 5, 1 success",
        "2 zombies, 2 dice (2 team near): 6 6, no success: zombie 3 is out of action",
        "Dawson, 2 dice (2 team near): 1 5, 1 success",
        "Zombie 4, 2 dice (2 team near): 6 6, no success",
    ];
    assert_eq!(told, expected);
}

#[test]
fn somebody_who_has_no_die_left_has_had_his_turn_all_the_same() {
    let events = [
        (FEAR, fights(&[ZOMBIE])),
        (FEAR, added(&[(NEAR, 1), (MOVED, -1)])),
        (FEAR, noted(None, "")),
        (FEAR, added(&[(NEAR, 1)])),
        (FEAR, rolled(&[2])),
        (FIRE, What::Fell { token: DAWSON, by: None }),
        (MOVED, added(&[(MOVED, 2)])),
        (FIRE, noted(Some(DAWSON), "crawls-off")),
    ];
    let told = in_words(&events, &BRAWL);
    assert_eq!(told[0].text, "Dawson fights zombie 3");
    assert_eq!(told[1].text, "Dawson: no dice (team near +1, move and fire \u{2212}1)");
    assert_eq!(told[2].text, "Zombie 3, 1 die (1 team near): 2, 1 success: Dawson falls");
    assert_eq!(told[3].text, "Dawson crawls off", "what comes later is no part of it");
}

#[test]
fn the_sum_of_whoever_rolls_second_is_not_the_firsts_even_without_a_die() {
    // The first part of a sum may have the rule of the dice, as what dice are held against has.
    for first in [NEAR, FEAR] {
        let events = [
            (FEAR, fights(&[ZOMBIE])),
            (FEAR, added(&[(first, 2)])),
            (FEAR, rolled(&[1, 5])),
            (FEAR, added(&[(first, 1), (MOVED, -1)])),
            (FIRE, What::Fell { token: ZOMBIE, by: None }),
        ];
        let told: Vec<String> = in_words(&events, &BRAWL).into_iter().map(|it| it.text).collect();
        assert_eq!(told.len(), 4, "{told:#?}");
        assert!(
            told[1].starts_with("Dawson, 2 dice (2 ") && told[1].ends_with("): 1 5, 1 success"),
            "{told:#?}"
        );
        assert!(told[2].starts_with("Zombie 3: no dice ("), "{told:#?}");
        assert_eq!(told[3], "Zombie 3 falls");
    }
}

#[test]
fn those_whom_one_noise_brings_are_one_sentence_with_their_dice_behind_it() {
    let placed =
        |token: Token| (NEAR, What::Placed { token, at: Point::new(10, 10), was: None, called_by: None });
    let drawn = |face: u16| {
        (
            NEAR,
            What::Rolled { sides: 36, faces: [face].into_iter().collect(), by: None, at: None, needs: None },
        )
    };
    let told = in_words(&[drawn(4), placed(ZOMBIE), drawn(9), placed(Token(8))], &BRAWL);
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].text, "The noise brings zombie 3 and zombie 4");
    assert_eq!(told[0].behind, ["d36: 4, 9"]);
    let told = in_words(&[drawn(4), placed(ZOMBIE)], &BRAWL);
    assert_eq!(told[0].text, "The noise brings zombie 3");
}

#[test]
fn an_undo_says_who_undid_how_many_and_which() {
    let pick = |chose: &str| chose.parse().map_or(Pick::Unsaid, Pick::Number);
    let took = |decisions, about, chose: &'static str| {
        let told = lines(&[(
            MOVED,
            What::TookBack {
                seat: Seat(1),
                about,
                decisions,
                chose: chose.into(),
                pick: pick(chose),
                allowed: vec![],
            },
        )]);
        assert_eq!(told.len(), 1);
        told[0].1.clone()
    };
    assert_eq!(took(1, Some(DAWSON), "2"), "Player 2 undid “Dawson: move and fire: 2”");
    let several = "Player 2 undid 3 decisions, back to “Dawson: fire at zombie 3”";
    assert_eq!(took(3, Some(DAWSON), "fire at zombie 3"), several);
    assert_eq!(took(1, None, ""), "Player 2 undid a decision", "what not everybody may read is not told");
    assert_eq!(took(3, None, ""), "Player 2 undid 3 decisions");
    // A book in which choices are deeds keeps its words for those that stand.
    let event = (
        FIRE,
        What::TookBack {
            seat: Seat(0),
            about: Some(DAWSON),
            decisions: 1,
            chose: "fire".into(),
            pick: Pick::Unsaid,
            allowed: vec![],
        },
    );
    assert_eq!(in_words(&[event], &STORY)[0].text, "Player 1 undid “Dawson: fire”");
}

#[test]
fn an_undo_names_the_deed_and_not_the_option() {
    let undid = |rule, about| {
        let chose = "10 cm east: nobody in the cone".into();
        in_words(
            &[(
                rule,
                What::TookBack {
                    seat: Seat(0),
                    about,
                    decisions: 1,
                    chose,
                    pick: Pick::Unsaid,
                    allowed: vec![],
                },
            )],
            &BOOK,
        )[0]
        .text
        .clone()
    };
    assert_eq!(undid(FIRE, Some(DAWSON)), "Player 1 undid Dawson's shot");
    assert_eq!(undid(FEAR, Some(DAWSON)), "Player 1 undid “Dawson: 10 cm east: nobody in the cone”");
    let next = What::TookBack {
        seat: Seat(0),
        about: None,
        decisions: 1,
        chose: "Dawson".into(),
        pick: Pick::Unsaid,
        allowed: vec![],
    };
    let acts = Phrases {
        event: |it, _| match &it.what {
            What::Asked { about: None, chose, .. } => Some(format!("{chose} acts").into()),
            _ => None,
        },
        ..BOOK
    };
    assert_eq!(in_words(&[(FEAR, next)], &acts)[0].text, "Player 1 undid “Dawson acts”");
    let hidden = What::TookBack {
        seat: Seat(0),
        about: Some(DAWSON),
        decisions: 1,
        chose: "".into(),
        pick: Pick::Unsaid,
        allowed: vec![],
    };
    let told = in_words(&[(FIRE, hidden)], &BOOK);
    assert_eq!(told[0].text, "Player 1 undid a decision", "what is hidden is not named by its kind either");
}

#[test]
fn whoever_undid_reads_so_of_themselves() {
    let event = Event {
        rule: FIRE,
        audience: Audience::All,
        what: What::TookBack {
            seat: Seat(1),
            about: None,
            decisions: 2,
            chose: "".into(),
            pick: Pick::Unsaid,
            allowed: vec![],
        },
    };
    let read = |seats: &[Seat]| {
        let names = Names::default().read_by(seats.iter().copied());
        view::telling::tell(std::slice::from_ref(&event), &names, &BOOK)[0].text.clone()
    };
    assert_eq!(read(&[Seat(0), Seat(1)]), "You undid 2 decisions");
    assert_eq!(read(&[Seat(0)]), "Player 2 undid 2 decisions");
}

#[test]
fn an_undo_says_who_allowed_it() {
    let read = |allowed: &[u8], reader: u8| {
        let allowed = allowed.iter().map(|it| Seat(*it)).collect();
        let what = What::TookBack {
            seat: Seat(1),
            about: None,
            decisions: 2,
            chose: "".into(),
            pick: Pick::Unsaid,
            allowed,
        };
        let event = Event { rule: FIRE, audience: Audience::All, what };
        let names = Names::default().read_by([Seat(reader)]);
        view::telling::tell(&[event], &names, &BOOK)[0].text.clone()
    };
    assert_eq!(read(&[0], 1), "You undid 2 decisions; player 1 allowed it");
    assert_eq!(read(&[0], 0), "Player 2 undid 2 decisions; you allowed it");
    assert_eq!(read(&[0, 2], 3), "Player 2 undid 2 decisions; player 1 and player 3 allowed it");
}

/// Nothing is cut off a sentence or made small by how it begins: "dawson" is somebody else than Dawson.
#[test]
fn a_name_that_is_like_another_stays_as_it_is() {
    let panel = |id: Token, name: &str| Panel { title: name.to_owned(), about: Some(id), ..Panel::default() };
    let panels = vec![panel(DAWSON, "Dawson"), panel(ZOMBIE, "dawson")];
    let names = Names::of(&View { panels, ..View::default() });
    let shot = What::Rolled {
        sides: 6,
        faces: [5].into_iter().collect(),
        by: Some(ZOMBIE),
        at: Some(DAWSON),
        needs: None,
    };
    let events = [shot, What::Fell { token: DAWSON, by: Some(ZOMBIE) }];
    let events = events.map(|what| Event { rule: FIRE, audience: Audience::All, what });
    let told = tell(&events, &names, &Phrases::NONE);
    assert_eq!(told[0].text, "Dawson rolls 5: Dawson falls");
}
