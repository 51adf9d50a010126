//! Take-backs in a game of any book: told in journal, replay and report, and asked for where somebody has seen too much.
use kernel::{Alone, Event, Seat, What, dice::SeededDice};
use shelf::{Game, PlayableScenario, Players, Rulebook, Source, TableState};

fn prepared(id: &str) -> (&'static Rulebook, Box<dyn PlayableScenario>) {
    let all = books::stock().iter().flat_map(|book| (book.scenarios)().iter().map(move |it| (book, it)));
    let (book, (_, text)) = all.into_iter().find(|it| it.1.0.contains(id)).unwrap();
    (book, (book.read)(text, &[]).unwrap())
}

fn by_people(id: &str, seed: u64) -> Box<dyn Game> {
    prepared(id).1.start(Players::people(), Source::Seeded(SeededDice::new(seed)))
}

/// Answers with what stands if nobody cares, so many times.
fn play(game: &mut dyn Game, answers: usize) {
    for _ in 0..answers {
        let TableState::Asking(question) = game.advance().unwrap() else { panic!("nothing is asked") };
        game.answer(question.seat, question.default.clone()).unwrap();
    }
    game.advance().unwrap();
}

fn taken_back(journal: &[Event]) -> Vec<(usize, Seat, usize)> {
    let told = |(at, it): (usize, &Event)| match it.what {
        What::TookBack { seat, decisions, .. } => Some((at, seat, decisions)),
        _ => None,
    };
    journal.iter().enumerate().filter_map(told).collect()
}

fn chosen(journal: &[Event]) -> Vec<String> {
    let words = |it: &Event| match &it.what {
        What::Asked { chose, .. } => Some(chose.to_string()),
        _ => None,
    };
    journal.iter().filter_map(words).collect()
}

#[test]
fn what_was_taken_back_is_told_once_with_its_words_and_its_number() {
    let mut game = by_people("street", 7);
    play(&mut *game, 6);
    let before = chosen(&game.journal());
    game.undo_to(3, Some(Seat(0))).unwrap();
    game.advance().unwrap();
    let journal = game.journal();
    assert_eq!(chosen(&journal), before[..3]);
    let What::TookBack { seat, decisions, ref chose, .. } = journal.last().unwrap().what else {
        panic!("it is the last thing that happened: {:?}", journal.last())
    };
    assert_eq!((seat, decisions, &**chose), (Seat(0), 3, &*before[3]));
    play(&mut *game, 2);
    game.undo(None).unwrap();
    play(&mut *game, 1);
    let journal = game.journal();
    assert_eq!(taken_back(&journal).iter().map(|it| it.2).collect::<Vec<_>>(), [3, 1]);
    let places = taken_back(&journal);
    assert_eq!(chosen(&journal[..places[0].0]).len(), 3, "it stands where the game went on");
    assert_eq!(chosen(&journal[..places[1].0]).len(), 4);
}

#[test]
fn the_replay_tells_of_it_and_its_moments_stay_in_step_with_the_journal() {
    let (book, scenario) = prepared("street");
    let mut game = scenario.start(Players::people(), Source::Seeded(SeededDice::new(7)));
    play(&mut *game, 9);
    game.undo_to(5, None).unwrap();
    play(&mut *game, 4);
    game.undo(None).unwrap();
    game.advance().unwrap();
    let past = game.past().unwrap();
    assert_eq!(past.journal(), game.journal());
    let last = past.moments() - 1;
    assert_eq!(past.told(last), game.journal().len(), "the last one belongs to the last moment");
    assert!((0..last).all(|it| past.told(it) <= past.told(it + 1)));
    // What a throw came to is found at the same events as without any take-back.
    let most = shelf::ReplayEffort { each: 1, again: 0, all: 0 };
    for thrown in past.throws(&book.account, most, &Alone, &mut |_| ()) {
        let event = &past.journal()[thrown.from];
        assert!(matches!(event.what, What::Rolled { .. }), "{event:?}");
        assert!((book.account.throw)(event.rule).is_some());
    }
}

#[test]
fn bots_decide_again_and_are_not_said_to_have_been_taken_back() {
    let (book, scenario) = prepared("church");
    let bot = (Seat(1), (book.bots[0].make)(1));
    let mut game = scenario.start(Players(vec![bot]), Source::Seeded(SeededDice::new(7)));
    let asked = |game: &dyn Game, seat: u8| {
        let by = |it: &Event| matches!(it.what, What::Asked { seat: by, .. } if by == Seat(seat));
        game.journal().iter().filter(|it| by(it)).count()
    };
    while asked(&*game, 1) < 3 || asked(&*game, 0) < 3 {
        play(&mut *game, 1);
    }
    let own = asked(&*game, 0);
    game.undo_to(0, Some(Seat(0))).unwrap();
    game.advance().unwrap();
    let told: Vec<_> = taken_back(&game.journal()).iter().map(|it| (it.1, it.2)).collect();
    assert_eq!(told, [(Seat(0), own)]);
}

#[test]
fn dice_and_bots_decisions_are_things_seen_and_a_bare_choice_is_not() {
    let mut game = by_people("street", 7);
    let (mut bare, mut rolled) = (0, 0);
    for _ in 0..40 {
        let TableState::Asking(question) = game.advance().unwrap() else { break };
        let (dice, at) = (game.dice(), game.decisions());
        game.answer(question.seat, question.default.clone()).unwrap();
        game.advance().unwrap();
        let fell = game.dice() != dice;
        *(if fell { &mut rolled } else { &mut bare }) += 1;
        assert_eq!(game.has_shown_since(at, &[Seat(0)]).unwrap(), fell, "in this book nothing is hidden");
    }
    assert!(0 < bare && 0 < rolled, "{bare} {rolled}");
    let (book, scenario) = prepared("church");
    let bot = (Seat(1), (book.bots[0].make)(1));
    let mut game = scenario.start(Players(vec![bot]), Source::Seeded(SeededDice::new(7)));
    while game.journal().iter().all(|it| !matches!(it.what, What::Asked { seat: Seat(1), .. })) {
        play(&mut *game, 1);
    }
    assert!(game.has_shown_since(0, &[Seat(0)]).unwrap());
}

#[test]
fn people_at_one_screen_read_nothing_that_is_for_nobody() {
    let (book, scenario) = prepared("tree-line");
    let mut game = scenario.start(Players::all(&book.bots[0], 3), Source::Seeded(SeededDice::new(3)));
    game.advance().unwrap();
    let hidden = |it: &Event| !it.audience.is_all();
    assert!(game.journal().iter().any(hidden), "strangers came");
    assert!(!game.people_hear().iter().any(hidden));
}

/// What a game says of parts of its journal is what reading all of it says.
fn parts_agree(game: &dyn Game, undone: bool) {
    // This one is put together in another way.
    let past = game.past().unwrap();
    let journal = past.journal();
    assert_eq!(game.journal_len(), journal.len());
    for from in 0..=journal.len() {
        assert_eq!(game.journal_from(from), journal[from..], "from {from}");
        let to = journal.len().min(from + 3);
        assert_eq!(game.journal_in(from..to), journal[from..to], "from {from} to {to}");
    }
    let asked = journal.iter().filter_map(|it| match it.what {
        What::Asked { seat, .. } => Some(seat),
        _ => None,
    });
    let told = asked.clone().count();
    let last: std::collections::BTreeMap<Seat, usize> =
        asked.enumerate().map(|(at, seat)| (seat, at)).collect();
    // Right after an undo into the middle of a step its earlier answers are not told before it is played again.
    match game.last_decisions() {
        Some(all) => assert_eq!(all, last.into_iter().collect::<Vec<_>>()),
        None => assert!(undone && told < game.decisions(), "{told} of {} are told", game.decisions()),
    }
    assert!(game.settled() <= journal.len());
}

#[test]
fn a_part_of_the_journal_is_the_same_as_in_the_whole_and_what_is_settled_stays() {
    for (id, answers) in [("street", 40), ("tree-line", 25)] {
        let mut game = by_people(id, 7);
        for round in 0..answers {
            if game.is_over() {
                break;
            }
            let settled = game.journal_in(0..game.settled());
            play(&mut *game, 1);
            assert_eq!(
                game.journal_in(0..settled.len()),
                settled,
                "only a take-back changes what is settled"
            );
            parts_agree(&*game, false);
            if round % 5 == 4 {
                game.undo_to(game.decisions().saturating_sub(round % 4), None).unwrap_or_default();
                parts_agree(&*game, true);
                game.advance().unwrap();
                parts_agree(&*game, false);
            }
        }
        assert!(!taken_back(&game.journal()).is_empty());
    }
}
