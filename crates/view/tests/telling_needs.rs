//! Dice lines have an owner, a sum, what they need and a result.
use kernel::{Audience, Event, Gone, Need, RuleId, Term, Token, What, sum::Modifier};
use view::{
    Panel, View,
    clause::Clause,
    lexicon::{DiceWords, Lexicon, RuleWords, Which},
    roll::{DiceEnd, DiceMeaning, DiceNoun, How},
    story::Names,
    telling::{JournalLine, Phrases, tell},
};

const FEAR: RuleId = RuleId::in_ledger("toy.fear.test");
const FIRE: RuleId = RuleId::in_ledger("toy.shoot.fire");
const NEAR: RuleId = RuleId::in_ledger("toy.fear.team-near");
const MELEE: RuleId = RuleId::in_ledger("toy.melee.dice");
const DAMAGE: RuleId = RuleId::in_ledger("toy.shoot.damage");
const LOT: RuleId = RuleId::in_ledger("toy.shoot.lot");

const LAWLESS: Token = Token(0);
const ZOMBIE: Token = Token(7);

/// A book with a fear test, a shot and a melee.
static RULES: Lexicon = Lexicon {
    any: &[],
    rules: &[
        RuleWords { dice: &[named("shot with a Scope", How::Sum)], ..RuleWords::of(NEAR) },
        RuleWords { dice: &[called("fear test", DiceNoun::Test, How::Sum)], ..RuleWords::of(FEAR) },
        RuleWords { dice: &[named("melee", How::Pool(None))], ..RuleWords::of(MELEE) },
        RuleWords { dice: &[DAMAGE_ROLL], ..RuleWords::of(DAMAGE) },
        RuleWords { dice: &[named("who is hit", How::Lot)], ..RuleWords::of(LOT) },
    ],
};

/// What it comes to befalls whoever it is rolled against.
const DAMAGE_ROLL: DiceWords = DiceWords {
    thrown: Some(DiceMeaning {
        what: "damage roll",
        noun: DiceNoun::Roll,
        how: How::Sum,
        alone: false,
        befalls: true,
    }),
    ..DiceWords::of(Which::All)
};

const fn named(what: &'static str, how: How) -> DiceWords {
    called(what, DiceNoun::Purpose, how)
}

const fn called(what: &'static str, noun: DiceNoun, how: How) -> DiceWords {
    DiceWords {
        thrown: Some(DiceMeaning { what, noun, how, alone: false, befalls: false }),
        ..DiceWords::of(Which::All)
    }
}

const BOOK: Phrases = Phrases {
    rules: &RULES,
    reached: |event| matches!(event.what, What::Removed { .. }).then_some(Term::new("out")),
    befalls: |event| matches!(event.what, What::Noted { .. }),
    outcome: |word| (word == "out").then(|| Clause::is("out of action")),
    ..Phrases::NONE
};

fn told(events: Vec<(RuleId, What)>) -> Vec<JournalLine> {
    told_by(&BOOK, events)
}

fn told_by(book: &Phrases, events: Vec<(RuleId, What)>) -> Vec<JournalLine> {
    let panel = |id: Token, name: &str| Panel { title: name.to_owned(), about: Some(id), ..Panel::default() };
    let panels = vec![panel(LAWLESS, "Lawless"), panel(ZOMBIE, "zombie 3")];
    let names = Names::of(&View { panels, ..View::default() });
    let events: Vec<Event> =
        events.into_iter().map(|(rule, what)| Event { rule, audience: Audience::All, what }).collect();
    tell(&events, &names, book)
}

fn texts(events: Vec<(RuleId, What)>) -> Vec<String> {
    told(events).into_iter().map(|it| it.text).collect()
}

fn rolled(by: Option<Token>, faces: &[u16]) -> What {
    What::Rolled { sides: 6, faces: faces.iter().copied().collect(), by, at: None, needs: None }
}

fn counted(by: Token, faces: &[u16], needs: (u16, u16)) -> What {
    let faces = faces.iter().copied().collect();
    What::Rolled { sides: 6, faces, by: Some(by), at: None, needs: Some(needs) }
}

fn needs(these: &[Need]) -> What {
    What::Needed { needs: these.to_vec() }
}

fn afraid() -> (RuleId, What) {
    (FEAR, What::Marked { token: LAWLESS, mark: Term::new("afraid"), on: true })
}

#[test]
fn a_test_has_its_owner_its_sum_its_target_and_its_result() {
    let calm = Need::at_most(6, Term::new("calm"));
    let events = vec![(FEAR, needs(&[calm])), (FEAR, rolled(Some(LAWLESS), &[6, 6])), afraid()];
    assert_eq!(texts(events), ["Lawless: fear test 6 + 6 = 12, needs 6 or less: afraid"]);
}

#[test]
fn what_a_target_is_made_of_stands_behind_it() {
    let parts = [(FEAR, 6), (NEAR, 1)].map(|(rule, value)| Modifier { rule, value });
    let events = vec![
        (FEAR, needs(&[Need::at_most(7, Term::new("calm"))])),
        (FEAR, rolled(Some(LAWLESS), &[3, 5])),
        (FEAR, What::Added { parts: parts.to_vec() }),
        afraid(),
    ];
    let line = "Lawless: fear test 3 + 5 = 8, needs 7 or less (6 test, +1 team near): afraid";
    assert_eq!(texts(events), [line]);
}

#[test]
fn several_outcomes_are_named_with_what_they_need() {
    let both = [Need::at_least(4, Term::new("falls")), Need::at_least(5, Term::new("out"))];
    let events = vec![
        (FIRE, needs(&both)),
        (FIRE, rolled(Some(LAWLESS), &[5])),
        (FIRE, What::Removed { token: ZOMBIE, gone: Gone::Out, by: Some(LAWLESS) }),
    ];
    let line = "Lawless rolls 5, falls on 4 or more, out of action on 5 or more: zombie 3 is out of action";
    let lines = told(events);
    assert_eq!(lines[0].text, line);
    let roll = lines[0].roll.as_ref().unwrap();
    assert_eq!(
        (roll.by, roll.needs.as_str()),
        (Some(LAWLESS), "falls on 4 or more, out of action on 5 or more")
    );
}

#[test]
fn dice_that_count_one_by_one_say_which_faces_do() {
    let events = vec![(MELEE, counted(LAWLESS, &[1, 4, 5], (1, 4))), (MELEE, counted(ZOMBIE, &[6], (1, 3)))];
    let lines = [
        "Lawless: melee, 3 dice: 1 4 5, needs 4 or less, 2 successes",
        "Zombie 3: melee, 1 die: 6, needs 3 or less, no success",
    ];
    assert_eq!(texts(events), lines, "dice of two are two lines");
}

#[test]
fn what_one_throw_needed_is_not_said_of_the_next() {
    let events = vec![
        (FEAR, needs(&[Need::at_most(6, Term::new("calm"))])),
        (FEAR, rolled(Some(LAWLESS), &[1, 2])),
        (FIRE, What::Fell { token: ZOMBIE, by: None }),
        (FEAR, rolled(None, &[4, 4])),
        (FEAR, needs(&[Need::at_most(9, Term::new("calm"))])),
        (FEAR, What::Rose { token: ZOMBIE }),
        (FEAR, rolled(None, &[2, 2])),
    ];
    let lines = texts(events);
    assert!(lines[0].contains("needs 6 or less"), "{lines:?}");
    assert!(lines[1..].iter().all(|it| !it.contains("needs")), "{lines:?}");
}

#[test]
fn what_nobody_hopes_for_is_named_and_not_needed() {
    let explodes = Need::at_most(1, Term::new("out")).dreaded();
    let events = vec![(FIRE, needs(&[explodes])), (FIRE, rolled(Some(LAWLESS), &[3]))];
    assert_eq!(texts(events), ["Lawless rolls 3, out of action on 1: not out of action"]);
    let six = Need::at_least(6, Term::new("out"));
    let events = vec![(FIRE, needs(&[six])), (FIRE, rolled(Some(LAWLESS), &[3]))];
    assert_eq!(
        texts(events),
        ["Lawless rolls 3, needs 6: not out of action"],
        "a die has no more than its sides"
    );
}

#[test]
fn dice_that_are_held_one_by_one_are_not_added_up() {
    let both = [Need::at_least(4, Term::new("falls")).each(), Need::at_least(5, Term::new("out")).each()];
    let events = vec![(FIRE, needs(&both)), (FIRE, rolled(Some(LAWLESS), &[1, 4, 5]))];
    let needs = "falls on 4 or more, out of action on 5 or more";
    let each = "1 × out of action, 1 × falls";
    assert_eq!(texts(events), [format!("Lawless rolls 1, 4 and 5, {needs}: {each}")]);
}

/// A shot with these dice at somebody, who falls on 4 and is out on 5.
fn shot(at: Token, faces: &[u16]) -> Vec<(RuleId, What)> {
    let both = [Need::at_least(4, Term::new("falls")).each(), Need::at_least(5, Term::new("out")).each()];
    let faces = faces.iter().copied().collect();
    let dice = What::Rolled { sides: 6, faces, by: Some(LAWLESS), at: Some(at), needs: None };
    vec![(FIRE, needs(&both)), (FIRE, dice)]
}

fn falls(token: Token) -> (RuleId, What) {
    (FIRE, What::Fell { token, by: Some(LAWLESS) })
}

fn out(token: Token) -> (RuleId, What) {
    (FIRE, What::Removed { token, gone: Gone::Out, by: Some(LAWLESS) })
}

fn missed(token: Token) -> (RuleId, What) {
    (FIRE, What::Noted { token: Some(token), note: kernel::Note::new(Term::MISSED) })
}

#[test]
fn of_several_dice_at_one_target_the_line_says_what_holds_in_the_end() {
    let both = [shot(ZOMBIE, &[4, 5]), vec![falls(ZOMBIE), out(ZOMBIE)]].concat();
    let lines = texts(both);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].ends_with(": zombie 3 is out of action"), "{lines:?}");
    let hit_and_miss = [shot(ZOMBIE, &[2, 6]), vec![missed(ZOMBIE), out(ZOMBIE)]].concat();
    let lines = texts(hit_and_miss);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].ends_with(": zombie 3 is out of action"), "{lines:?}");
}

#[test]
fn a_lot_names_everybody_it_has_hit_and_nobody_it_has_not() {
    let other = Token(9);
    let lot =
        What::Rolled { sides: 2, faces: [1].into_iter().collect(), by: Some(LAWLESS), at: None, needs: None };
    let lines = texts(vec![(LOT, lot.clone()), missed(other), out(ZOMBIE)]);
    assert_eq!(lines, ["Who is hit: zombie 3 is out of action"]);
    let both = texts(vec![(LOT, lot), falls(other), out(ZOMBIE)]);
    assert_eq!(both, ["Who is hit: somebody falls, zombie 3 is out of action"]);
}

/// Dice that failed were rolled again before the first ones took effect.
#[test]
fn a_death_does_not_stand_behind_a_die_that_failed() {
    let asked = What::Asked {
        seat: kernel::Seat(0),
        about: Some(LAWLESS),
        chose: "yes".into(),
        pick: kernel::Pick::Yes,
    };
    let events = [shot(ZOMBIE, &[2, 6, 6]), vec![(NEAR, asked)], shot(ZOMBIE, &[3]), vec![out(ZOMBIE)]];
    let lines = texts(events.concat());
    assert!(lines[0].ends_with(": 2 × out of action"), "{lines:?}");
    let last = &lines[lines.len() - 2..];
    assert!(last[0].starts_with("Lawless rolls 3") && last[0].ends_with(": not out of action"), "{lines:?}");
    assert_eq!(last[1], "Zombie 3 is out of action");
}

#[test]
fn each_damage_die_says_what_it_means_and_for_whom() {
    let harm = [Need::at_most(3, Term::new("ducks")), Need::at_least(4, Term::new("out"))];
    let die = |face| {
        let faces = [face].into_iter().collect();
        let dice = What::Rolled { sides: 6, faces, by: Some(LAWLESS), at: Some(ZOMBIE), needs: None };
        vec![(DAMAGE, needs(&harm)), (DAMAGE, dice)]
    };
    let lines = texts([die(5), die(3), vec![out(ZOMBIE)]].concat());
    let each = [
        "Lawless: damage roll 5, ducks on 3 or less, out of action on 4 or more: zombie 3 is out of action",
        "Lawless: damage roll 3, ducks on 3 or less, out of action on 4 or more: zombie 3 ducks",
        "Zombie 3 is out of action",
    ];
    assert_eq!(lines, each);
    assert_eq!(texts([die(5), vec![out(ZOMBIE)]].concat()), [each[0]], "what the die said is not said again");
    let other_words = Phrases { event: |_, _| Some("bows out".into()), ..BOOK };
    let lines = told_by(&other_words, [die(5), vec![out(ZOMBIE)]].concat());
    assert_eq!(lines.len(), 1, "nor in other words: {lines:?}");
    let end = DiceEnd { whom: ZOMBIE, what: Term::new("out") };
    assert_eq!(lines[0].roll.as_ref().unwrap().end, Some(end));
}

#[test]
fn two_faces_side_by_side_are_both_named_and_a_label_is_parted_from_its_dice() {
    let drops = [Need::between(3, 4, Term::new("drops"))];
    let events = vec![(NEAR, needs(&drops)), (NEAR, rolled(Some(LAWLESS), &[3]))];
    assert_eq!(texts(events), ["Lawless: shot with a Scope: 3, needs 3 or 4: drops"]);
}

/// Dice for several come first and what they came to after them: the first result is not that of the last die.
#[test]
fn a_result_does_not_stand_behind_the_die_of_another() {
    let other = Token(9);
    let aimed = |at, face| What::Rolled {
        sides: 6,
        faces: [face].into_iter().collect(),
        by: Some(LAWLESS),
        at: Some(at),
        needs: None,
    };
    let out = (FIRE, What::Removed { token: ZOMBIE, gone: Gone::Out, by: Some(LAWLESS) });
    let shots = vec![(FIRE, aimed(ZOMBIE, 4)), (FIRE, aimed(other, 3)), out.clone()];
    assert_eq!(texts(shots), ["Lawless rolls 4", "Lawless rolls 3", "Zombie 3 is out of action"]);
    let tested = vec![(FIRE, rolled(Some(ZOMBIE), &[6])), (FIRE, rolled(Some(other), &[1])), out.clone()];
    assert_eq!(texts(tested)[2], "Zombie 3 is out of action", "what somebody else brought about");
    let alone = vec![(FIRE, aimed(ZOMBIE, 4)), out];
    assert_eq!(texts(alone), ["Lawless rolls 4: zombie 3 is out of action"], "their own die has it");
}

#[test]
fn a_count_that_changes_twice_is_told_as_it_is_in_the_end() {
    const MORAL: Phrases = Phrases {
        event: |event, _| match &event.what {
            What::Counted { n, .. } => Some(format!("has a moral value of {n} now").into()),
            _ => None,
        },
        ..Phrases::NONE
    };
    let count = |n| {
        let what = What::Counted { token: Some(LAWLESS), what: Term::new("moral-value"), n };
        Event { rule: FEAR, audience: Audience::All, what }
    };
    let lines = tell(&[count(6), count(10)], &Names::default(), &MORAL);
    assert_eq!(lines.len(), 1);
    assert!(lines[0].text.ends_with("has a moral value of 10 now"), "{lines:?}");
}

#[test]
fn dice_that_the_program_rolls_for_people_say_so() {
    let lent = What::Noted { token: None, note: kernel::Note::new(Term::BY_PROGRAM) };
    let rolls = || (FIRE, rolled(Some(LAWLESS), &[3]));
    let events = vec![(FIRE, lent), rolls(), (FIRE, What::Rose { token: LAWLESS }), rolls()];
    let lines = texts(events);
    assert_eq!(lines[0], "Lawless rolls 3 (rolled for you)");
    assert!(lines[1..].iter().all(|it| !it.contains("rolled for you")), "{lines:?}");
}
