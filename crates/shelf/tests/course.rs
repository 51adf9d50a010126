//! Campaigns of every book as programs above the shelf keep them: in the library, with their games beside them.
use std::path::Path;

use kernel::{
    Answer, GameEnd, Refusal, Seat, Viewer,
    dice::SeededDice,
    question::{AnswerShape, Shape},
};
use serde_json::json;
use shelf::{
    Campaigns, Game, Players, Reply, ReplyRefusal, Rulebook, Sitting, Source, TableState, about_game, due,
    hand_in, library,
};
use store::Library;

/// Every campaign that comes with the program.
pub fn ready() -> Vec<(&'static Rulebook, Campaigns, &'static str, String)> {
    books::stock();
    let all = shelf::ready()
        .map(|(book, it)| (book, book.campaigns.unwrap(), it.id, (it.new)("Somewhere").unwrap()));
    all.collect()
}

/// A campaign in the library of this folder.
pub fn kept(folder: &Path, book: &Rulebook, text: &str) -> Library {
    let library = Library::open(folder).unwrap();
    let campaigns = book.campaigns.unwrap();
    let source = Source::Seeded(SeededDice::new(5));
    let mut game = (campaigns.start)(text, Players::people(), source).unwrap();
    let about = library::about("Somewhere", campaigns.chairs);
    game.keep_in(library.row("home").as_campaign().into(), about).unwrap();
    library
}

pub fn open(library: &Library, book: &Rulebook) -> Box<dyn Game> {
    let mut game = book.take_up(library.row("home").into(), Players::people()).unwrap().game;
    game.advance().unwrap();
    game
}

/// Answers whatever is asked by default until a game is due.
pub fn until_due(campaign: &mut dyn Game) {
    for _ in 0..60 {
        match campaign.advance().unwrap() {
            TableState::Asking(question) if matches!(question.shape, Shape::Game { .. }) => return,
            TableState::Asking(question) => campaign.answer(question.seat, question.default.clone()).unwrap(),
            other => panic!("{other:?}"),
        }
    }
    panic!("sixty answers, and nothing is due");
}

/// Has a bot play the game that is due; its id.
pub fn play(library: &Library, book: &Rulebook, campaign: &dyn Game, seed: u64) -> String {
    let due = due(campaign).unwrap().unwrap();
    let id = due.free_id(library, "home").unwrap();
    let players = Players::all(&book.bots[0], seed);
    let mut game = due.scenario.start(players, Source::Seeded(SeededDice::new(seed)));
    let place = library.row(&id).in_campaign("home", &due.name);
    game.keep_in(place.into(), about_game("Somewhere", &due)).unwrap();
    assert!(matches!(game.advance().unwrap(), TableState::Over), "a bot sits in every chair");
    id
}

#[test]
fn a_campaign_goes_from_its_first_game_to_the_next_and_survives_being_closed() {
    for (book, _, id, text) in ready() {
        let folder = tempfile::tempdir().unwrap();
        let library = kept(folder.path(), book, &text);
        until_due(&mut *open(&library, book));
        let campaign = open(&library, book);
        assert!(due(&*campaign).is_some(), "{id}: every answer was on disk");
        let first = due(&*campaign).unwrap().unwrap();
        assert_eq!((first.number, first.sitting(&library, "home").unwrap()), (1, Sitting::Unbegun), "{id}");
        let game = play(&library, book, &*campaign, 3);
        let mut campaign = open(&library, book);
        hand_in(&library, "home", &mut *campaign).unwrap();
        let desk = open(&library, book).desk().unwrap();
        assert_eq!((desk.games.len(), &desk.games[0].game), (1, &first.name), "{id}");
        assert_eq!(library.campaign("home").unwrap().unwrap().game(&first.name), Some(game.as_str()), "{id}");
        assert!(campaign.told_of(&first.name).is_some_and(|it| !it.is_empty()), "{id}");
        let brought = library::brought(&library, &game).unwrap().unwrap();
        assert_eq!((brought.number, brought.campaign.as_str()), (1, "home"), "{id}");
        assert!(brought.told.iter().any(|it| !it.name.is_empty()), "{id}: {brought:?}");
        let listed = library.campaign("home").unwrap().unwrap();
        assert_eq!(listed.games.len(), 1, "{id}");
    }
}

#[test]
fn a_game_is_handed_in_only_when_it_is_over_and_only_by_the_library() {
    for (book, _, id, text) in ready() {
        let folder = tempfile::tempdir().unwrap();
        let library = kept(folder.path(), book, &text);
        let mut campaign = open(&library, book);
        until_due(&mut *campaign);
        let said = hand_in(&library, "home", &mut *campaign).unwrap_err().to_string();
        assert!(said.contains("has not begun yet"), "{id}: {said}");
        for outcome in [json!({}), json!(null), json!({ "result": {}, "team": [], "found": [] })] {
            let forged = GameEnd::Over { game: "home-1".to_owned(), outcome };
            let refused = campaign.answer(Seat(0), forged.into()).unwrap_err();
            let wanted = ReplyRefusal::Unfit(Refusal::Shape { wanted: AnswerShape::Game });
            assert_eq!(refused, wanted, "{id}: nobody says from outside how a game ended");
        }
        let due = due(&*campaign).unwrap().unwrap();
        let mut game = due.scenario.start(Players::people(), Source::Seeded(SeededDice::new(1)));
        let place = library.row("home-1").in_campaign("home", &due.name);
        game.keep_in(place.into(), about_game("Somewhere", &due)).unwrap();
        game.advance().unwrap();
        let said = hand_in(&library, "home", &mut *campaign).unwrap_err().to_string();
        assert!(said.contains("is not over yet"), "{id}: {said}");
        assert_eq!(due.sitting(&library, "home").unwrap(), Sitting::Playing { game: "home-1".to_owned() });
    }
}

#[test]
fn taking_back_the_end_of_a_game_makes_that_very_game_due_again() {
    for (book, _, id, text) in ready() {
        let folder = tempfile::tempdir().unwrap();
        let library = kept(folder.path(), book, &text);
        let mut campaign = open(&library, book);
        until_due(&mut *campaign);
        let (number, decisions) = (campaign.number(), campaign.decisions());
        let game = play(&library, book, &*campaign, 3);
        hand_in(&library, "home", &mut *campaign).unwrap();
        let again = hand_in(&library, "home", &mut *campaign);
        assert!(again.is_err(), "{id}: no game is handed in twice");
        campaign.undo_to(decisions, None).unwrap();
        campaign.advance().unwrap();
        assert_ne!(campaign.number(), number, "{id}: an answer from before is none");
        let due = due(&*campaign).unwrap().unwrap();
        assert_eq!(due.sitting(&library, "home").unwrap(), Sitting::Over { game }, "{id}");
        campaign.answer(campaign.question().unwrap().seat, GameEnd::Abandoned.into()).unwrap();
        until_due(&mut *campaign);
        let next = shelf::due(&*campaign).unwrap().unwrap();
        assert_eq!((next.number, next.sitting(&library, "home").unwrap()), (2, Sitting::Unbegun), "{id}");
    }
}

#[test]
fn a_stale_answer_changes_nothing_and_another_seat_is_refused() {
    for (book, _, id, text) in ready() {
        let folder = tempfile::tempdir().unwrap();
        let library = kept(folder.path(), book, &text);
        let mut campaign = open(&library, book);
        let question = campaign.question().unwrap().clone();
        let reply = || Reply::Answer(question.default.clone());
        let other = Seat(question.seat.0 + 1);
        assert_eq!(campaign.take(1, question.seat, reply()), Err(ReplyRefusal::Stale), "{id}");
        let number = campaign.number();
        let refused = campaign.take(number, other, reply());
        assert_eq!(refused, Err(ReplyRefusal::OthersTurn { asked: question.seat }), "{id}");
        assert_eq!(campaign.decisions(), 0, "{id}");
        campaign.take(number, question.seat, reply()).unwrap();
    }
}

#[test]
fn a_campaign_is_handed_on_with_its_games_and_goes_on_elsewhere() {
    for (book, _, id, text) in ready() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let library = kept(here.path(), book, &text);
        let mut campaign = open(&library, book);
        until_due(&mut *campaign);
        play(&library, book, &*campaign, 3);
        let (name, bytes) = library::export(&library, "home").unwrap();
        assert_eq!(name, "home.campaign.shamble");
        let other = Library::open(there.path()).unwrap();
        let library::ImportedItem::Campaign(new) = library::import(&other, &bytes).unwrap() else {
            panic!("{id}")
        };
        let mut copy = book.take_up(other.row(&new).into(), Players::people()).unwrap().game;
        copy.advance().unwrap();
        hand_in(&other, &new, &mut *copy).unwrap();
        assert_eq!(copy.desk().unwrap().games.len(), 1, "{id}");
    }
}

#[test]
fn the_same_seed_is_the_same_campaign_and_its_row_counts_games_and_losses() {
    for (book, campaigns, id, text) in ready() {
        let season = (campaigns.season)(&text, 2).unwrap();
        let bot = &book.bots[0];
        let rows: Vec<_> = (1..4).map(|seed| season.simulate(seed, bot).unwrap()).collect();
        let again: Vec<_> = (1..4).map(|seed| season.simulate(seed, bot).unwrap()).collect();
        assert_eq!(rows, again, "{id}");
        for row in &rows {
            assert!(row.outcome.ends_with("games won"), "{id}: {row:?}");
            assert_eq!(u32::from(row.started - row.survivors), row.lost.players, "{id}");
        }
    }
}

/// Campaigns and libraries that the version before has made.
mod old {
    use super::*;

    fn imported(file: &str) -> (tempfile::TempDir, Library, Box<dyn Game>) {
        books::stock();
        let folder = tempfile::tempdir().unwrap();
        let library = Library::open(folder.path()).unwrap();
        let bytes = std::fs::read(Path::new("tests/old").join(file)).unwrap();
        let library::ImportedItem::Campaign(id) = library::import(&library, &bytes).unwrap() else {
            panic!("{file}")
        };
        let row = library.campaign(&id).unwrap().unwrap();
        let book = shelf::book(&row.book).unwrap();
        let mut game = book.take_up(library.row(&id).into(), Players::people()).unwrap().game;
        game.advance().unwrap();
        (folder, library, game)
    }

    fn told(game: &dyn Game) -> Vec<String> {
        let phrases = shelf::book(game.book()).unwrap().phrases;
        let names = view::story::Names::of(&game.view(Viewer::Watcher));
        view::telling::tell(&game.journal(), &names, &phrases).into_iter().map(|it| it.text).collect()
    }

    #[test]
    fn a_team_with_a_game_under_way_goes_on_with_that_game() {
        let (_folder, library, game) = imported("home.campaign.shamble");
        let desk = game.desk().unwrap();
        assert_eq!((desk.name.as_str(), desk.people.len(), desk.games.len()), ("Home", 2, 1));
        let due = due(&*game).unwrap().unwrap();
        assert_eq!((due.number, due.title.as_str()), (2, "Down the street"));
        let sitting = due.sitting(&library, "home").unwrap();
        assert!(matches!(sitting, Sitting::Playing { .. }), "the game is found again: {sitting:?}");
        let told = told(&*game);
        assert!(told.iter().any(|it| it.starts_with("Lil died in game 1")), "{told:?}");
    }

    #[test]
    fn a_diary_is_told_again_month_by_month() {
        let (_folder, library, game) = imported("alone.campaign.shamble");
        let desk = game.desk().unwrap();
        assert_eq!((desk.name.as_str(), desk.games.len()), ("All by yourself", 2));
        let row = library.campaign("all-by-yourself").unwrap().unwrap();
        assert_eq!(row.games.len(), 2, "its games have come along");
        let told = told(&*game);
        let at = |words: &str| {
            told.iter().position(|it| it == words).unwrap_or_else(|| panic!("{words}: {told:?}"))
        };
        let search = at("Nothing left to eat: success in turn 24");
        assert!(at("Month 1 of year 1") < search && search < at("Bushwhack: failure in turn 1"));
        assert!(at("Bushwhack: failure in turn 1") < at("Month 2 of year 1"));
        assert!(at("Month 2 of year 1") < at("Nick goes hungry this month"));
    }

    #[test]
    fn a_group_that_was_still_gathering_is_asked_on() {
        let (_folder, _library, mut game) = imported("gather.campaign.shamble");
        assert_eq!(game.desk().unwrap().name, "Gather");
        until_due(&mut *game);
    }

    #[test]
    fn a_library_of_the_version_before_is_brought_up_to_date() {
        books::stock();
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy("tests/old/shamble.db", folder.path().join("shamble.db")).unwrap();
        let (library, remarks) = library::open(folder.path()).unwrap();
        assert_eq!(remarks, Vec::<String>::new());
        let all = library.campaigns().unwrap();
        let names: Vec<&str> = all.iter().map(|it| it.name.as_str()).collect();
        assert!(names.contains(&"Home") && names.contains(&"Dice"), "{names:?}");
        let book = shelf::book("atzr").unwrap();
        let mut dice = book.take_up(library.row("roll").into(), Players::people()).unwrap().game;
        dice.advance().unwrap();
        let due = due(&*dice).unwrap().unwrap();
        assert_eq!(due.sitting(&library, "roll").unwrap(), Sitting::Playing { game: "roll-1".to_owned() });
        assert_eq!(library.games().unwrap().len(), 1);
        let (_, again) = library::open(folder.path()).unwrap();
        assert_eq!(again, Vec::<String>::new());
    }

    #[test]
    fn a_campaign_that_cannot_be_taken_over_stays_and_says_why() {
        books::stock();
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy("tests/old/shamble.db", folder.path().join("shamble.db")).unwrap();
        let bytes = std::fs::read(folder.path().join("shamble.db")).unwrap();
        // The class of the Star is one that no book has.
        let class = b"\"class\": \"survivor\"";
        let place = bytes.windows(class.len()).position(|it| it == class).unwrap();
        let mut changed = bytes.clone();
        changed[place + 10..place + 18].copy_from_slice(b"nobodies");
        std::fs::write(folder.path().join("shamble.db"), &changed).unwrap();
        let (library, remarks) = library::open(folder.path()).unwrap();
        assert!(remarks.len() == 1 && remarks[0].contains("was left as it is"), "{remarks:?}");
        assert_eq!(library.campaigns().unwrap().len() + library.old_campaigns().unwrap().len(), 2);
    }
}

#[test]
fn a_form_that_does_not_fit_leaves_its_question_open() {
    books::stock();
    let folder = tempfile::tempdir().unwrap();
    let book = shelf::book("dwa").unwrap();
    let text = (book.campaigns.unwrap().new)("Somewhere").unwrap();
    let library = kept(folder.path(), book, &text);
    let mut campaign = open(&library, book);
    let Shape::One { options } = &campaign.question().unwrap().shape else { panic!() };
    let at = options.iter().position(|it| it.label == "add a new character").unwrap();
    campaign.answer(Seat(0), Answer::One(at)).unwrap();
    let refused = campaign.answer(Seat(0), Answer::Form(json!({ "name": "" }))).unwrap_err();
    assert!(matches!(refused, ReplyRefusal::Refused(Refusal::Field(_))), "{refused:?}");
    assert!(matches!(campaign.question().unwrap().shape, Shape::Form { .. }));
    let long = Answer::Form(json!({ "name": "x".repeat(100_000) }));
    let refused = campaign.answer(Seat(0), long).unwrap_err();
    assert_eq!(refused, ReplyRefusal::Unfit(Refusal::Shape { wanted: AnswerShape::Form }));
}
