//! Real games of every book: rows that add up, sweeps, the even number, and bots held against each other.
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use lab::{
    Range, Run, Setting,
    balance::{Balance, Verdict},
    compare::Compare,
    plot::{self, Plot},
    summary::{histogram, summary},
    sweep::Sweep,
};
use shelf::Allegiance;

/// The first scenario of a book.
fn first(book: usize) -> Setting {
    let book = &books::stock()[book];
    let (id, text) = (book.scenarios)()[0];
    Setting::written(book, id, text)
}

fn never() -> AtomicBool {
    AtomicBool::new(false)
}

#[test]
fn rows_of_every_book_add_up() {
    for book in 0..books::stock().len() {
        let setting = first(book);
        let laid = setting.lay().unwrap();
        for names in ["steady", "random"] {
            let bots = setting.bots(names).unwrap();
            let run = Run { scenario: &*laid.scenario, bots: &bots, seeds: 1..7, threads: 2 };
            let rows = run.play(&|| (), &never()).unwrap();
            assert_eq!(rows.iter().map(|it| it.seed).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
            for row in &rows {
                assert_eq!(row.reached, !row.winners.is_empty(), "{row:?}");
                assert!(row.survivors <= row.started, "{row:?}");
                assert!(u32::from(row.started - row.survivors) <= row.lost.players, "{row:?}");
                assert!(row.kills <= row.lost.dead, "{row:?}");
                assert_eq!(row.deaths.len() as u32, row.lost.players + row.lost.others, "{row:?}");
                assert!(
                    row.deaths
                        .iter()
                        .all(|it| it.cause.book() == setting.book.id && it.turn <= row.turns + 1)
                );
                let any = 0 < row.lost.players + row.lost.others + row.lost.dead;
                assert_eq!(row.first_blood.is_some(), any, "{row:?}");
                assert!(row.luck.abs() < 6.0 && (row.dice != 0 || row.luck == 0.0), "{row:?}");
            }
            let turns = histogram(&rows, |it| it.turns.into());
            assert_eq!(turns.values().sum::<usize>(), rows.len());
        }
    }
}

#[test]
fn a_summary_says_whether_its_rows_count_what_happens_in_the_games() {
    let setting = first(0);
    let played = setting.lay().unwrap().scenario.simulate(1, setting.bots("steady").unwrap()[0]).unwrap();
    assert!(summary(&[played]).counted);
    for (book, ready) in shelf::ready() {
        let text = (ready.new)("Home").unwrap();
        let season = (book.campaigns.unwrap().season)(&text, 1).unwrap();
        let told = summary(&[season.simulate(1, &book.bots[0]).unwrap()]);
        assert!(!told.counted, "{}: its games are played unread", ready.id);
    }
}

#[test]
fn the_dice_are_as_lucky_as_they_are_due() {
    let setting = first(0);
    let (laid, bots) = (setting.lay().unwrap(), setting.bots("random").unwrap());
    let run = Run { scenario: &*laid.scenario, bots: &bots, seeds: 1..301, threads: 2 };
    let rows = run.play(&|| (), &never()).unwrap();
    let (n, sum, squares) = rows
        .iter()
        .filter(|it| it.dice != 0)
        .fold((0.0, 0.0, 0.0), |it, row| (it.0 + 1.0, it.1 + row.luck, it.2 + row.luck * row.luck));
    assert!((sum / f64::sqrt(n)).abs() < 3.0, "the mean is off by {}", sum / f64::sqrt(n));
    let spread: f64 = squares / n;
    assert!((spread - 1.0).abs() < 3.0 * f64::sqrt(2.0 / n), "the spread is {spread}");
}

#[test]
fn a_run_that_is_stopped_has_the_first_games_whole() {
    let setting = first(0);
    let (laid, bots) = (setting.lay().unwrap(), setting.bots("random").unwrap());
    let run = Run { scenario: &*laid.scenario, bots: &bots, seeds: 5..1_000_000, threads: 2 };
    let (stop, played) = (never(), AtomicU64::new(0));
    let progress = || {
        if played.fetch_add(1, Ordering::Relaxed) == 9 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let rows = run.play(&progress, &stop).unwrap();
    assert!((10..=12).contains(&rows.len()), "{}", rows.len());
    assert!(rows.iter().zip(5..).all(|(row, seed)| row.seed == seed));
    let straight = Run { seeds: 5..5 + rows.len() as u64, threads: 1, ..run };
    assert_eq!(straight.play(&|| (), &never()).unwrap(), rows);
}

#[test]
fn a_sweep_plays_the_same_games_at_every_point() {
    let setting = first(0);
    let bots = setting.bots("random").unwrap();
    let ranges = ["turns=3..5:2", "switch:moan=on,off"].map(|it| Range::read(it).unwrap());
    for range in &ranges {
        range.check(&setting).unwrap();
    }
    let sweep = Sweep { setting: &setting, ranges: &ranges, bots: &bots, seeds: 1..6, threads: 2 };
    assert_eq!(sweep.games(), 20);
    let swept = sweep.play(&|| (), &never()).unwrap();
    assert!(swept.whole);
    let values = |at: usize| swept.lines[at].points.iter().map(|it| it.value.as_str()).collect::<Vec<_>>();
    assert_eq!((values(0), values(1)), (vec!["3", "5"], vec!["3", "5"]));
    assert!(swept.lines[1].points.iter().all(|it| it.from_first_line.is_some_and(|it| it.pairs == 5)));
    let drawn = Plot::from(&swept);
    assert_eq!(plot::svg(&drawn).matches("<text ").count(), 2 + 2 + 5 + 1 + 2);
    assert!(plot::png(&drawn).unwrap().len() < 200_000);
    let stopped = sweep.play(&|| (), &AtomicBool::new(true)).unwrap();
    assert!(!stopped.whole && stopped.lines.is_empty());
}

#[test]
fn the_search_says_when_no_value_does_it() {
    let setting = first(0);
    let bots = setting.bots("random").unwrap();
    let balance = Balance {
        setting: &setting,
        name: "turns",
        least: 3,
        most: 4,
        wanted: 0.9,
        bots: &bots,
        seed: 1,
        most_games: 200,
        threads: 2,
    };
    let found = balance.find(&|| (), &never()).unwrap();
    let Verdict::OutOfReach { chance, .. } = &found.verdict else { panic!("{found:?}") };
    assert!(chance.high < 0.9, "{found:?}");
    let games: u64 = found.played.iter().map(|it| it.games).sum();
    assert_eq!(found.origin.games(), games);
}

#[test]
fn a_bot_with_sense_is_rated_above_one_without() {
    let settings = [first(0)];
    let bots = ["random", "steady"].map(str::to_owned);
    let compare = Compare { settings: &settings, bots: &bots, seeds: 1..13, threads: 2 };
    assert_eq!(compare.games().unwrap(), 24);
    let it = compare.play(&|| (), &never()).unwrap();
    assert!(it.ratings[0].value < it.ratings[1].value, "{it:?}");
    let pair = &it.pairs[0];
    assert_eq!((pair.one, pair.other, pair.won.pairs), (0, 1, 12));
    assert!(0.5 < pair.won.more && 0.0 < pair.won.difference, "{pair:?}");
}

#[test]
fn bots_that_play_against_each_other_sit_on_either_side_in_turn() {
    let book = books::book("atzr").unwrap();
    let (id, text) = (book.scenarios)().iter().find(|it| it.0 == "rivals").unwrap();
    let settings = [Setting::written(book, id, text)];
    let bots = ["random", "steady"].map(str::to_owned);
    let compare = Compare { settings: &settings, bots: &bots, seeds: 1..13, threads: 2 };
    assert_eq!(compare.games().unwrap(), 24, "each seed with each bot on each side");
    let it = compare.play(&|| (), &never()).unwrap();
    assert!(it.ratings[0].value < it.ratings[1].value, "{it:?}");
    assert_eq!(it.pairs[0].won.pairs, 24);
    assert!(it.scenarios[0].rating.is_none(), "nobody plays against the dead alone");
    let [random, steady] = [0, 1].map(|bot| it.scenarios[0].won[bot].value);
    assert!(random < 0.2 && random < steady, "what one side finds is not the other's: {random} {steady}");
}

#[test]
fn a_setting_says_what_can_be_changed() {
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            let setting = Setting::written(book, id, text);
            for knob in setting.knobs().unwrap() {
                let (name, value) = match &knob {
                    lab::Knob::Number { name, value, .. } => (name, value.to_string()),
                    lab::Knob::OneOf { name, value, .. } => (name, value.clone()),
                };
                let same = setting.with(name, &value).lay().unwrap();
                assert_eq!(same.text, setting.lay().unwrap().text, "{id}: {name}");
            }
            assert!(setting.with("moons", "3").lay().unwrap_err().contains("`moons`"));
            assert!(
                setting.with("switch:moons", "on").lay().unwrap_err().contains("there is no optional rule")
            );
        }
        let made = Setting::made(book, "{}").unwrap();
        assert_ne!(made.lay().unwrap().digest, made.with("seed", "9").lay().unwrap().digest);
        assert!(made.with("moons", "3").lay().unwrap_err().contains("expected one of these"));
    }
}

#[test]
fn sides_are_read_as_they_are_written() {
    for side in [Allegiance::Players, Allegiance::Others, Allegiance::Dead] {
        assert_eq!(Allegiance::read(side.id()), Some(side));
    }
    assert_eq!(Allegiance::read("nobody"), None);
}

/// Whoever takes a made-up place as it is proposed can win it and can lose it.
#[test]
fn a_place_as_it_is_proposed_is_a_game() {
    for book in books::stock() {
        let setting = Setting::made(book, "{}").unwrap();
        let laid = setting.lay().unwrap();
        let bots = setting.bots("steady").unwrap();
        let run = Run { scenario: &*laid.scenario, bots: &bots, seeds: 1..41, threads: 2 };
        let won = run.play(&|| (), &never()).unwrap().iter().filter(|it| it.reached).count();
        assert!((8..=38).contains(&won), "{}: {won} of 40 are won", book.id);
    }
}
