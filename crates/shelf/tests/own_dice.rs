//! Games whose dice people roll: while the next die is waited for, everything told before stands, once and in order.
use kernel::{Event, Seat, Term, Viewer, What, dice::TypedDice};
use shelf::{Game, PlayableScenario, Players, Reply, Rulebook, Source, TableState};
use view::story::{self, Names};

/// So many answers and throws of each scenario are played.
const FAR: usize = 250;

/// The same where a view is drawn after each.
const SOON: usize = 120;

/// Answers as it stands, or rolls; false once there is nothing to do.
fn goes_on(game: &mut dyn Game, seed: u64) -> bool {
    match game.advance().unwrap() {
        TableState::Asking(question) => game.answer(question.seat, question.default.clone()).unwrap(),
        TableState::NeedsDice(_) => {
            game.take(game.number(), kernel::Seat(0), shelf::Reply::Roll { seed }).unwrap()
        }
        TableState::Over => return false,
        other => panic!("{other:?}"),
    }
    true
}

/// Where a journal departs from the one before it.
fn departs(before: &[Event], now: &[Event]) -> Option<usize> {
    (0..before.len()).find(|&at| now.get(at) != Some(&before[at]))
}

fn holds(name: &str, scenario: &dyn PlayableScenario) {
    let mut game = scenario.start(Players::people(), Source::Typed(TypedDice::new([])));
    let mut before: Vec<Event> = Vec::new();
    let mut waited = 0;
    for n in 0..FAR {
        let needs_dice = matches!(game.advance().unwrap(), TableState::NeedsDice(_));
        let now = game.journal();
        let at = departs(&before, &now);
        assert_eq!(
            at,
            None,
            "{name}, input {n} (dice: {needs_dice}): {:?} is told otherwise",
            before[at.unwrap()]
        );
        waited += usize::from(needs_dice);
        before = now;
        if !goes_on(&mut *game, 7 + n as u64) {
            break;
        }
    }
    assert!(0 < waited, "{name} never waits for dice");
}

#[test]
fn what_was_told_stays_as_it_was_while_dice_are_waited_for() {
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            holds(id, &*(book.read)(text, &[]).unwrap());
        }
    }
}

/// Of how many who were placed the view knows the names.
fn names_placed(told: &[Event], names: &Names) -> usize {
    let placed = told.iter().filter(|it| matches!(it.what, What::Placed { .. })).filter_map(story::token);
    placed.filter(|it| names.known(*it).is_some()).count()
}

/// Everybody who has come while dice are awaited has a name, which the next view has too; how many came so.
fn names_all_who_come(book: &Rulebook, name: &str, scenario: &dyn PlayableScenario) -> usize {
    let mut game = scenario.start(Players::people(), Source::Typed(TypedDice::new([])));
    let (reader, mut came) = (Viewer::Seat(Seat(0)), 0);
    for n in 0..SOON {
        let waits = matches!(game.advance().unwrap(), TableState::NeedsDice(_));
        let mut names = Names::of(&game.view(reader));
        let journal = game.journal();
        came += usize::from(waits) * names_placed(&journal[game.settled().min(journal.len())..], &names);
        names.recall(&journal, book.phrases.figure);
        let heard = journal.iter().filter(|it| it.audience.includes(reader));
        for event in heard.filter(|it| matches!(it.what, What::Placed { .. })) {
            let token = story::token(event).unwrap();
            assert!(names.known(token).is_some(), "{name}, input {n}: {event:?}");
        }
        if !goes_on(&mut *game, 7 + n as u64) {
            break;
        }
    }
    came
}

#[test]
fn who_comes_while_dice_are_awaited_is_called_by_name() {
    let mut came = 0;
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            came += names_all_who_come(book, id, &*(book.read)(text, &[]).unwrap());
        }
    }
    assert!(5 < came, "{came}");
}

/// Which throws of a game the program made, by its journal.
fn lent(game: &dyn Game) -> Vec<bool> {
    let (mut all, mut next) = (Vec::new(), false);
    for event in game.journal() {
        match event.what {
            What::Noted { note, .. } if note.kind == Term::BY_PROGRAM => next = true,
            What::Rolled { .. } => all.push(std::mem::take(&mut next)),
            _ => (),
        }
    }
    all
}

#[test]
fn the_journal_says_which_dice_the_program_rolled_for_people() {
    let book = books::book("dwa").unwrap();
    let (_, text) = (book.scenarios)()[0];
    let mut game =
        (book.read)(text, &[]).unwrap().start(Players::people(), Source::Typed(TypedDice::new([])));
    let mut rolled = Vec::new();
    while rolled.len() < 12 {
        let missing = match game.advance().unwrap() {
            TableState::NeedsDice(missing) => missing,
            TableState::Asking(question) => {
                game.answer(question.seat, question.default.clone()).unwrap();
                continue;
            }
            other => panic!("{other:?}"),
        };
        let by_program = rolled.len() % 3 == 1;
        let reply = match by_program {
            true => Reply::Roll { seed: 5 },
            false => Reply::Dice(missing.rolled(7)),
        };
        game.take(game.number(), Seat(0), reply).unwrap();
        rolled.push(by_program);
    }
    game.advance().unwrap();
    assert_eq!(lent(&*game)[..rolled.len()], rolled);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    game.copy_to(&path).unwrap();
    let mut again = (book.open)(path.as_path().into(), Players::people()).unwrap().game;
    again.advance().unwrap();
    assert_eq!(lent(&*again)[..rolled.len()], rolled, "after a restart too");
}

/// Each turn begins with the dice for the dead that come on: the board beside that question shows the new turn already.
#[test]
fn the_board_is_not_behind_while_dice_are_waited_for() {
    let book = books::book("dwa").unwrap();
    let (_, text) = (book.scenarios)()[0];
    let mut game =
        (book.read)(text, &[]).unwrap().start(Players::people(), Source::Typed(TypedDice::new([])));
    let (mut turn, mut asked) = (0, true);
    for n in 0..FAR {
        match game.advance().unwrap() {
            TableState::NeedsDice(missing) if asked && missing.why.to_string() == "dwa.zombie.enter-b" => {
                (turn, asked) = (turn + 1, false);
                let shown = game.view(Seat(0).into()).clock[0].value.clone();
                assert!(shown.starts_with(&format!("{turn} of ")), "turn {turn} begins, {shown:?} is shown");
            }
            TableState::Asking(_) => asked = true,
            _ => (),
        }
        if !goes_on(&mut *game, 7 + n as u64) {
            break;
        }
    }
    assert!(2 < turn, "{turn}");
}

/// Whoever was placed and has not gone stands where the journal has them, in every scenario of every book, whatever die is awaited.
#[test]
fn whoever_the_journal_has_placed_is_on_the_board_while_dice_are_awaited() {
    let (mut placed, mut counted) = (0, 0);
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            let scenario = (book.read)(text, &[]).unwrap();
            let mut game = scenario.start(Players::people(), Source::Typed(TypedDice::new([])));
            for n in 0..SOON {
                let waits = matches!(game.advance().unwrap(), TableState::NeedsDice(_));
                let from = game.settled();
                let view = game.view(Viewer::Seat(Seat(0)));
                let under_way = game.journal_from(from);
                let heard = under_way.iter().filter(|it| waits && it.audience.includes(Seat(0)));
                let mut last: Vec<(kernel::Token, kernel::Point)> = Vec::new();
                for event in heard {
                    match event.what {
                        What::Placed { token, at, .. } | What::Moved { token, to: at, .. } => {
                            last.retain(|it| it.0 != token);
                            last.push((token, at));
                        }
                        What::Removed { token, .. } => last.retain(|it| it.0 != token),
                        What::Counted { token: None, what: Term::TURN, n: turn } => {
                            let clock = &view.clock[0].value;
                            assert!(clock.starts_with(&turn.to_string()), "{id}: turn {turn}, {clock:?}");
                            counted += 1;
                        }
                        _ => (),
                    }
                }
                for (token, at) in last {
                    let seen = view.tokens.iter().find(|it| it.id == token);
                    let seen =
                        seen.unwrap_or_else(|| panic!("{id}, input {n}: {token:?} is not on the board"));
                    assert_eq!(seen.at, at, "{id}, input {n}: {}", seen.name);
                    placed += 1;
                }
                if !goes_on(&mut *game, 7 + n as u64) {
                    break;
                }
            }
        }
    }
    assert!(20 < placed && 3 < counted, "{placed} placed, {counted} turns");
}

/// What everybody at a table sees and reads of a game.
fn shown(game: &dyn Game) -> String {
    let viewers = (0..2).map(|it| Viewer::from(Seat(it))).chain([Viewer::Watcher]);
    let views: Vec<_> = viewers.map(|it| game.view(it)).collect();
    format!("{views:?} {:?}", game.journal())
}

/// A second program, or the same one after a restart, shows what the first one shows.
fn reopens(book: &Rulebook, id: &str, scenario: &dyn PlayableScenario) {
    let folder = tempfile::tempdir().unwrap();
    let mut game = scenario.start(Players::people(), Source::Typed(TypedDice::new([])));
    for n in 0..FAR / 4 {
        let state = game.advance().unwrap();
        let path = folder.path().join(n.to_string());
        game.copy_to(&path).unwrap();
        let mut again = (book.open)(path.as_path().into(), Players::people()).unwrap().game;
        assert_eq!(format!("{:?}", again.advance().unwrap()), format!("{state:?}"), "{id}, input {n}");
        assert!(
            shown(&*again) == shown(&*game),
            "{id}, input {n}: {state:?} is shown otherwise after a restart"
        );
        if !goes_on(&mut *game, 7 + n as u64) {
            break;
        }
    }
}

#[test]
fn a_game_that_waits_for_dice_shows_the_same_after_a_restart() {
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            reopens(book, id, &*(book.read)(text, &[]).unwrap());
        }
    }
}
