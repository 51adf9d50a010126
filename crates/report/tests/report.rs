//! The report of a whole game: held still as text, and its numbers counted again from the journal.
use std::path::PathBuf;

use kernel::{Alone, Crew, Event, Token, Viewer, What, dice::SeededDice};
use report::{Effort, Report};
use shelf::{Past, Players, ReplayEffort, Rulebook, Source, TableState};
use view::{Allegiance, account::Consequence};

const STREET: &str = include_str!("../../shamble/tests/street.json");
const EFFORT: Effort = Effort { games: 4, seed: 1, most: ReplayEffort { each: 400, again: 40, all: 20_000 } };
const WATCHER: Viewer = Viewer::Watcher;

/// Two hands that begin with the last piece.
struct Backwards;

impl Crew for Backwards {
    fn hands(&self) -> usize {
        2
    }

    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).rev().for_each(work);
    }
}

fn played(seed: u64) -> (&'static Rulebook, Box<dyn Past>) {
    let book = books::stock().iter().find(|it| (it.read)(STREET, &[]).is_ok()).unwrap();
    let scenario = (book.read)(STREET, &[]).unwrap();
    let players = Players::all(&book.bots[0], seed);
    let mut game = scenario.start(players, Source::Seeded(SeededDice::new(seed)));
    assert!(matches!(game.advance().unwrap(), TableState::Over));
    (book, game.past().unwrap())
}

fn reckoned(seed: u64) -> (Report, Box<dyn Past>) {
    let (book, past) = played(seed);
    let mut report = Report::of(book, &*past, WATCHER).unwrap();
    let mut parts = Vec::new();
    report.reckon(book, &*past, WATCHER, EFFORT, &Alone, &mut |part| parts.push(part)).unwrap();
    assert!(parts.is_sorted() && parts.last() == Some(&100), "{parts:?}");
    (report, past)
}

#[test]
fn a_report_is_the_same_however_many_hands_work_it_out() {
    let (alone, past) = reckoned(3);
    let (book, _) = played(3);
    let mut report = Report::of(book, &*past, WATCHER).unwrap();
    report.reckon(book, &*past, WATCHER, EFFORT, &Backwards, &mut |_| ()).unwrap();
    assert_eq!(report.reckoned(), alone.reckoned());
    // Runs that last for a part of the throws only are spent on the same ones.
    for all in [0, 150, 700, 2_500] {
        let most = ReplayEffort { each: 60, again: 20, all };
        let thrown = |crew: &dyn Crew| past.throws(&book.account, most, crew, &mut |_| ());
        assert_eq!(thrown(&Backwards), thrown(&Alone), "{all} runs");
    }
}

/// Compares with what is written down, or writes it down.
fn compare(file: &str, now: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    #[allow(clippy::disallowed_methods, reason = "the developer's own wish, no rule")]
    if std::env::var("SHAMBLE_WRITE_PLAYTHROUGHS").is_ok() {
        std::fs::write(&path, now).unwrap();
        return;
    }
    let then = std::fs::read_to_string(&path).unwrap();
    for (at, (then, now)) in then.lines().zip(now.lines()).enumerate() {
        let wish = "if that was meant, run with SHAMBLE_WRITE_PLAYTHROUGHS=1";
        assert_eq!(then, now, "{file}, line {}; {wish}", at + 1);
    }
    assert_eq!(then.lines().count(), now.lines().count(), "{file} has another length");
}

#[test]
fn the_report_of_a_street_game_is_held_still() {
    compare("street.md", &report::markdown(&reckoned(3).0));
}

fn count(journal: &[Event], is: impl Fn(&Event) -> bool) -> usize {
    journal.iter().filter(|it| is(it)).count()
}

fn of_rule(event: &Event, rule: &str) -> bool {
    event.rule.as_str() == rule
}

#[test]
fn its_numbers_are_those_of_the_journal() {
    for seed in 1..=6 {
        let (report, past) = reckoned(seed);
        let journal = past.journal();
        let people: Vec<_> = report.figures.iter().filter(|it| it.token.is_some()).collect();
        let others: Vec<_> = report.figures.iter().filter(|it| it.token.is_none()).collect();
        let is_person = |token: &Token| people.iter().any(|it| it.token == Some(*token));
        let out = |people: bool| {
            count(
                journal,
                |it| matches!(&it.what, What::Removed { token, .. } if is_person(token) == people && !of_rule(it, "dwa.zombie.wander")),
            )
        };
        assert_eq!(
            people.iter().map(|it| it.out).sum::<usize>(),
            out(false),
            "seed {seed}: put out of action"
        );
        let left = count(journal, |it| {
            matches!(it.what, What::Removed { .. }) && of_rule(it, "dwa.setup.victory-conditions")
        });
        assert_eq!(report.losses.len() + left, out(true), "seed {seed}: lost");
        let bites = count(journal, |it| {
            matches!(it.what, What::Rolled { .. }) && of_rule(it, "dwa.zombie.attack-roll")
        });
        assert_eq!(
            others.iter().map(|it| it.attacks).sum::<usize>(),
            bites,
            "seed {seed}: attacks of the dead"
        );
        for figure in &people {
            let own = |it: &Event, name: &str| matches!(&it.what, What::Counted { token, what, .. } if *token == figure.token && what.as_str() == name);
            assert_eq!(figure.shots, count(journal, |it| own(it, "bursts")), "seed {seed}: shots");
            let wounds = count(journal, |it| own(it, "wounds") && of_rule(it, "dwa.wound.accumulate"));
            assert_eq!(figure.wounds as usize, wounds, "seed {seed}: wounds, one at a time here");
            let afraid = |it: &Event| {
                matches!(&it.what, What::Marked { token, on: true, .. } if Some(*token) == figure.token)
                    && of_rule(it, "dwa.fear.failure")
            };
            assert_eq!(figure.afraid, count(journal, afraid), "seed {seed}: afraid");
        }
        let dice: usize = journal
            .iter()
            .map(|it| match &it.what {
                What::Rolled { sides: 6, faces, .. } => faces.len(),
                _ => 0,
            })
            .sum();
        assert_eq!(report.faces.counts.iter().sum::<u32>() as usize, dice, "seed {seed}: dice");
        assert_eq!(report.turns.len(), count(journal, |it| report::turn(it).is_some()));
        let kills = past.result().unwrap()["zombies_destroyed"].as_u64().unwrap() as usize;
        assert_eq!(out(false), kills, "seed {seed}: the book counts the same");
        let told = |it: &&report::Kill| {
            it.attack.as_ref().is_some_and(|attack| attack.by == it.by && attack.told < it.at)
        };
        assert_eq!(
            report.kills.iter().filter(told).count(),
            report.kills.len(),
            "seed {seed}: {:?}",
            report.kills
        );
        assert!(kills <= report.kills.len(), "seed {seed}: {kills} of {:?}", report.kills);
    }
}

#[test]
fn whoever_is_afraid_again_is_told_again() {
    for seed in 1..=6 {
        let (book, past) = played(seed);
        let report = Report::of(book, &*past, WATCHER).unwrap();
        let told: Vec<usize> =
            report.turns.iter().flat_map(|it| &it.sentences).flat_map(|it| it.events.clone()).collect();
        for (at, event) in past.journal().iter().enumerate() {
            let afraid =
                matches!(event.what, What::Marked { on: true, .. }) && of_rule(event, "dwa.fear.failure");
            assert!(!afraid || told.contains(&at), "seed {seed}: event {at} is told by no sentence");
        }
    }
}

/// What a figure's own sheet counts, as far as it does.
fn on_sheet(past: &dyn Past, token: Option<Token>, name: &str) -> usize {
    let view = past.view(usize::MAX, WATCHER);
    let sheet = view.panels.into_iter().find(|it| it.about == token).unwrap();
    let line = sheet.lines.into_iter().find(|it| it.name == name);
    line.map_or(0, |it| it.value.parse().unwrap())
}

#[test]
fn the_sheets_of_the_figures_count_the_same_in_every_scenario() {
    let book = &books::stock()[0];
    for (id, text) in (book.scenarios)() {
        let scenario = (book.read)(text, &[]).unwrap();
        let mut game = scenario.start(Players::all(&book.bots[0], 3), Source::Seeded(SeededDice::new(3)));
        assert!(matches!(game.advance().unwrap(), TableState::Over), "{id}");
        let past = game.past().unwrap();
        let report = Report::of(book, &*past, WATCHER).unwrap();
        for figure in report.figures.iter().filter(|it| it.token.is_some()) {
            assert_eq!(figure.out, on_sheet(&*past, figure.token, "kills"), "{id}: {}", figure.name);
        }
        let words: Vec<&str> =
            report.turns.iter().flat_map(|it| &it.sentences).map(|it| it.text.as_str()).collect();
        assert!(
            words.iter().all(|it| it.ends_with('.') && !it.contains("  ") && !it.contains("somebody")),
            "{id}: {words:?}"
        );
        for figure in report.figures.iter().filter(|it| it.token.is_some()) {
            let itself = format!("{0} attacked {0}", figure.name);
            assert!(!words.iter().any(|it| it.contains(&itself)), "{id}: {itself}");
        }
    }
}

#[test]
fn the_curve_ends_where_the_game_did_and_its_swings_add_up() {
    for seed in [1, 3] {
        let (report, _) = reckoned(seed);
        let curve = report.chances.unwrap();
        let (first, last) = (curve.points.first().unwrap(), curve.points.last().unwrap());
        assert_eq!((last.share, last.error), (f64::from(u8::from(report.won)), 0.0));
        assert_eq!((last.turn, curve.points.len()), (None, report.turns.len() + 1));
        let swings: i32 = report.turns.iter().map(|it| curve.swing(it.number).unwrap()).sum();
        assert!((f64::from(swings) - (last.share - first.share) * 100.0).abs() <= report.turns.len() as f64);
        assert!(curve.points.iter().all(|it| (0.0..=1.0).contains(&it.share)));
        assert!(curve.decided.windows(2).all(|it| it[1].swing.abs() <= it[0].swing.abs()));
    }
}

#[test]
fn luck_is_told_of_throws_whose_odds_are_known() {
    let luck = reckoned(3).0.luck.unwrap();
    assert!(luck.counted <= luck.throws && 10 < luck.counted);
    for row in &luck.rows {
        assert!(
            row.low <= row.high && 0.0 <= row.expected && row.expected <= 3.0 * row.throws as f64,
            "{row:?}"
        );
        assert!(
            (0.0..=1.0 + 1e-9).contains(&row.as_many) && 1.0 - 1e-9 <= row.as_many + row.as_few,
            "{row:?}"
        );
    }
}

#[test]
fn the_page_to_keep_has_everything_inside_and_nothing_that_runs() {
    let page = report::page(&reckoned(3).0);
    for wanted in ["<style>", "<svg", "Who did what", "Luck", "What decided it"] {
        assert!(page.contains(wanted), "{wanted}");
    }
    for unwanted in
        ["<script", "<link", "src=\"", "http://www.w3.org/1999", " onclick", "style=\"", "url(http"]
    {
        assert!(!page.contains(unwanted), "{unwanted}");
    }
    let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|it| it.split('"').next()).collect();
    let mut once = ids.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), ids.len(), "an id is there twice");
}

#[test]
fn a_game_that_goes_on_has_no_report() {
    let book = &books::stock()[0];
    let scenario = (book.read)(STREET, &[]).unwrap();
    let mut game = scenario.start(Players::people(), Source::Seeded(SeededDice::new(1)));
    game.advance().unwrap();
    assert!(Report::of(book, &*game.past().unwrap(), WATCHER).is_none());
}

#[test]
fn the_story_says_what_was_taken_back() {
    let book = books::stock().iter().find(|it| (it.read)(STREET, &[]).is_ok()).unwrap();
    let mut game =
        (book.read)(STREET, &[]).unwrap().start(Players::people(), Source::Seeded(SeededDice::new(3)));
    let mut taken_back = false;
    while let TableState::Asking(question) = game.advance().unwrap() {
        if game.decisions() == 6 && !std::mem::replace(&mut taken_back, true) {
            game.undo_to(3, None).unwrap();
            continue;
        }
        game.answer(question.seat, question.default.clone()).unwrap();
    }
    let report = Report::of(book, &*game.past().unwrap(), WATCHER).unwrap();
    let told: Vec<&str> =
        report.turns.iter().flat_map(|it| &it.sentences).map(|it| it.text.as_str()).collect();
    let found = told.iter().filter(|it| it.starts_with("The player undid 3 decisions, back to ")).count();
    assert_eq!(found, 1, "{told:?}");
    assert!(report::markdown(&report).contains("The player undid 3 decisions, back to "));
}

/// A pronoun stands for the one with whom the sentence before began, and only where the sheet has it.
#[test]
fn who_has_just_been_named_is_she_if_the_sheet_says_so_and_nobody_is_he_unasked() {
    let book = &books::stock()[0];
    let text = (book.scenarios)().iter().find(|it| it.0 == "farmhouse").unwrap().1;
    let (mut she, mut he) = (0, 0);
    for (seed, men) in (1..=6).flat_map(|seed| [(seed, false), (seed, true)]) {
        let said = |name: &str| format!("\"sex\": \"male\", \"name\": \"{name}\"");
        let text = match men {
            true => {
                text.replace("\"name\": \"Ben\"", &said("Ben")).replace("\"name\": \"Harry\"", &said("Harry"))
            }
            false => text.to_owned(),
        };
        let mut game = (book.read)(&text, &[])
            .unwrap()
            .start(Players::all(&book.bots[0], seed), Source::Seeded(SeededDice::new(seed)));
        assert!(matches!(game.advance().unwrap(), TableState::Over));
        let report = Report::of(book, &*game.past().unwrap(), WATCHER).unwrap();
        for turn in &report.turns {
            for pair in turn.sentences.windows(2) {
                let [before, after] = pair else { continue };
                let told = format!("seed {seed}, turn {}: {} {}", turn.number, before.text, after.text);
                let begins = |names: &[&str]| names.iter().any(|it| before.text.starts_with(it));
                if after.text.starts_with("She ") {
                    she += 1;
                    assert!(begins(&["Barbara ", "Judy "]), "{told}");
                    assert!(!(before.text.contains("Barbara") && before.text.contains("Judy")), "{told}");
                }
                if after.text.starts_with("He ") {
                    he += 1;
                    assert!(men && begins(&["Ben ", "Harry "]), "{told}");
                }
            }
            let first = turn.sentences.first().map_or("", |it| it.text.as_str());
            assert!(!first.starts_with("She ") && !first.starts_with("He "), "{first}");
        }
    }
    assert!(0 < she && 0 < he, "{she} and {he} of them");
}

/// Whoever does not pass Group Availability has a sheet and never comes onto the map.
#[test]
fn who_stayed_away_was_not_there_to_the_end() {
    let book = books::book("atzr").unwrap();
    let text = (book.scenarios)().iter().find(|it| it.0 == "homestead").unwrap().1;
    let mut stayed = 0;
    for seed in 1..=6 {
        let scenario = (book.read)(text, &[]).unwrap();
        let mut game =
            scenario.start(Players::all(&book.bots[0], seed), Source::Seeded(SeededDice::new(seed)));
        assert!(matches!(game.advance().unwrap(), TableState::Over));
        let past = game.past().unwrap();
        let report = Report::of(book, &*past, WATCHER).unwrap();
        for panel in &game.view(WATCHER).panels {
            let away = panel.lines.iter().any(|it| it.value == "stayed away");
            let Some(figure) = report.figures.iter().find(|it| it.token.is_some() && it.token == panel.about)
            else {
                continue;
            };
            assert_eq!(figure.fate == "stayed away", away, "seed {seed}: {figure:?}");
            stayed += usize::from(away);
        }
    }
    assert_ne!(stayed, 0, "in six games somebody is busy elsewhere");
}

/// In a firefight strangers fire and fire back without being asked: what they do is not told of whoever was asked last.
#[test]
fn whoever_says_that_he_fires_is_the_one_who_did_it() {
    let book = books::book("atzr").unwrap();
    let text = (book.scenarios)().iter().find(|it| it.0 == "tree-line").unwrap().1;
    let mut by_strangers = 0;
    for seed in 1..=4 {
        let scenario = (book.read)(text, &[]).unwrap();
        let mut game =
            scenario.start(Players::all(&book.bots[0], seed), Source::Seeded(SeededDice::new(seed)));
        assert!(matches!(game.advance().unwrap(), TableState::Over));
        let past = game.past().unwrap();
        let report = Report::of(book, &*past, WATCHER).unwrap();
        let fired = |it: &&Event| of_rule(it, "atzr.ranged.allocation");
        let journal = past.journal();
        for event in journal.iter().filter(fired) {
            let What::Noted { token: Some(token), .. } = event.what else { continue };
            let of = report.figures.iter().find(|it| it.token == Some(token));
            by_strangers += usize::from(of.is_none());
            assert!(of.is_none_or(|it| it.attacks != 0), "seed {seed}: {of:?} fired");
        }
    }
    assert_ne!(by_strangers, 0, "strangers fire in an ambush");
}

/// A whole game of the book of hexes.
fn searched(seed: u64) -> (&'static Rulebook, Box<dyn Past>) {
    let book = books::book("atzr").unwrap();
    let text = (book.scenarios)().iter().find(|it| it.0 == "maple-heights").unwrap().1;
    let scenario = (book.read)(text, &[]).unwrap();
    let mut game = scenario.start(Players::all(&book.bots[0], seed), Source::Seeded(SeededDice::new(seed)));
    assert!(matches!(game.advance().unwrap(), TableState::Over));
    (book, game.past().unwrap())
}

/// Dice that are rolled again while they are equal have ways without end; what is played of them has one.
#[test]
fn luck_of_hexes_is_told_with_no_more_runs_than_are_allowed() {
    let (book, past) = searched(7);
    let mut parts = Vec::new();
    for all in [0, 100, 3_000] {
        let most = ReplayEffort { each: 200, again: 20, all };
        let found = past.throws(&book.account, most, &Alone, &mut |part| parts.push(part));
        assert_eq!(past.throws(&book.account, most, &Backwards, &mut |_| ()), found, "by several hands");
        let known = found.iter().filter_map(|it| it.odds.as_ref());
        let ways: usize = known.clone().map(|it| it.chances.len()).sum();
        assert!(!found.is_empty() && ways <= all, "{ways} outcomes of {all} runs");
        assert_eq!(all == 0, known.count() == 0, "{all} runs");
    }
    assert_eq!(parts.last(), Some(&100), "it is told how far it is");
    let mut report = Report::of(book, &*past, WATCHER).unwrap();
    let effort = Effort { games: 2, seed: 1, most: ReplayEffort { each: 200, again: 20, all: 3_000 } };
    report.reckon(book, &*past, WATCHER, effort, &Alone, &mut |_| ()).unwrap();
    let luck = report.luck.unwrap();
    assert!(!luck.rows.is_empty() && luck.exact <= luck.counted && luck.counted <= luck.throws, "{luck:?}");
}

/// What the summary, the story and the table say is one and the same.
#[test]
fn a_report_of_hexes_does_not_contradict_itself() {
    for seed in [3, 7, 11] {
        let (book, past) = searched(seed);
        let report = Report::of(book, &*past, WATCHER).unwrap();
        let out = |it: &&Event| matches!(book.account.deed_of(it), Consequence::Out(_));
        let out = past.journal().iter().filter(out).count();
        let by_people: usize = report.figures.iter().filter(|it| it.token.is_some()).map(|it| it.out).sum();
        assert!(by_people <= out, "seed {seed}: {by_people} of {out}");
        let none = report.lead.contains("none of the others");
        assert_eq!(none, by_people == 0, "seed {seed}: {}", report.lead);
        let row = report.figures.iter().find(|it| it.name == "The zombies");
        assert_eq!(
            row.is_some(),
            past.journal().iter().any(|it| {
                view::story::token(it).is_some_and(|it| (book.account.side)(it) == Some(Allegiance::Dead))
            }),
            "seed {seed}: the dead have a row of their own"
        );
        let words: Vec<&str> =
            report.turns.iter().flat_map(|it| &it.sentences).map(|it| it.text.as_str()).collect();
        assert!(
            words.iter().all(|it| it.ends_with('.') && !it.contains("  ") && !it.contains(" cm")),
            "{words:?}"
        );
        assert!(words.iter().all(|it| !it.contains("attacked ,") && !it.contains("somebody")), "{words:?}");
        let found = past.journal().iter().filter(
            |it| matches!(&it.what, What::Noted { note, .. } if note.kind.as_str().starts_with("finds")),
        );
        let told = words.iter().filter(|it| it.contains(" found ")).count();
        assert_eq!(found.count() == 0, told == 0, "seed {seed}: what was found is told");
        let dice = report.turns.iter().flat_map(|it| &it.sentences).map(|it| it.dice.chars().count()).max();
        assert!(dice.unwrap_or(0) <= 90, "seed {seed}: {dice:?} letters of dice behind one sentence");
    }
}

#[test]
fn the_report_of_a_game_on_hexes_is_held_still() {
    let (book, past) = searched(7);
    let mut report = Report::of(book, &*past, WATCHER).unwrap();
    let effort = Effort { games: 2, seed: 1, most: ReplayEffort { each: 200, again: 20, all: 3_000 } };
    report.reckon(book, &*past, WATCHER, effort, &Alone, &mut |_| ()).unwrap();
    // How a bot would play on from each turn changes with every rule; the street's report holds how that is told.
    report.chances = None;
    compare("maple-heights.md", &report::markdown(&report));
}

/// Of two goals the one that was missed is named, with its count.
#[test]
fn a_loss_is_explained_by_the_goal_that_fell_short() {
    let book = &books::stock()[0];
    let text = (book.scenarios)().iter().find(|it| it.0 == "farmhouse").unwrap().1;
    let mut lost = 0;
    for seed in 1..=6 {
        let scenario = (book.read)(text, &[]).unwrap();
        let mut game =
            scenario.start(Players::all(&book.bots[0], seed), Source::Seeded(SeededDice::new(seed)));
        assert!(matches!(game.advance().unwrap(), TableState::Over));
        let report = Report::of(book, &*game.past().unwrap(), WATCHER).unwrap();
        assert_eq!(report.goals.len(), 2, "{:?}", report.goals);
        assert_eq!(report.won, report.goals.iter().all(|it| !it.short), "seed {seed}: {:?}", report.goals);
        let (page, text) = (report::page(&report), report::markdown(&report));
        for aim in &report.goals {
            assert!(page.contains(&aim.words()) && text.to_lowercase().contains(&aim.words()), "{aim:?}");
            assert_eq!(report.lead.contains(&aim.missed()), aim.short, "{}", report.lead);
        }
        lost += usize::from(!report.won);
    }
    assert_ne!(lost, 0, "one of six games is lost");
}

/// Every scenario of every book, played by its first bot.
fn every_game(seed: u64) -> impl Iterator<Item = (&'static Rulebook, &'static str, Box<dyn Past>)> {
    books::stock().iter().flat_map(move |book| {
        (book.scenarios)().iter().map(move |(id, text)| {
            let scenario = (book.read)(text, &[]).unwrap();
            let mut game =
                scenario.start(Players::all(&book.bots[0], seed), Source::Seeded(SeededDice::new(seed)));
            assert!(matches!(game.advance().unwrap(), TableState::Over), "{id}");
            (book, *id, game.past().unwrap())
        })
    })
}

/// How many but those with sheets somebody put out, by what the journal says of each.
fn put_out(book: &Rulebook, journal: &[Event], by: Token, people: &[Token]) -> usize {
    let mut fell: Option<(Token, Option<Token>)> = None;
    let (mut out, mut down) = (0, Vec::new());
    for event in journal {
        if let What::Rose { token } = event.what {
            down.retain(|it| *it != token);
        }
        if let What::Fell { token, by } = event.what {
            fell = Some((token, by));
        }
        let Consequence::Out(token) = book.account.deed_of(event) else { continue };
        if down.contains(&token) {
            continue;
        }
        down.push(token);
        let who = match event.what {
            What::Removed { by, .. } => by,
            _ => fell.filter(|it| it.0 == token).and_then(|it| it.1),
        };
        out += usize::from(who == Some(by) && !people.contains(&token));
    }
    out
}

/// A mark only says how somebody is who fell: the rule of the fall says by what.
#[test]
fn whatever_puts_somebody_out_has_a_name_of_its_own() {
    let mut met = std::collections::BTreeSet::new();
    for (book, id, past) in every_game(3) {
        let mut fell: Option<(Token, kernel::RuleId)> = None;
        for event in past.journal() {
            if let What::Fell { token, .. } = event.what {
                fell = Some((token, event.rule));
            }
            let Consequence::Out(token) = book.account.deed_of(event) else { continue };
            let rule = match event.what {
                What::Marked { .. } => fell.filter(|it| it.0 == token).map_or(event.rule, |it| it.1),
                _ => event.rule,
            };
            assert!(book.phrases.rules.cause(rule).is_some(), "{id}: {rule} has no `cause` in words.toml");
            met.insert(rule.as_str());
        }
        let report = Report::of(book, &*past, WATCHER).unwrap();
        let named_by_rule = |it: &str| ["Out of the fight", "Obviously dead"].contains(&it);
        assert!(!report.losses.iter().any(|it| named_by_rule(&it.how)), "{id}: {:?}", report.losses);
    }
    assert!(met.contains("atzr.damage.types") && met.contains("atzr.melee.damage"), "{met:?}");
}

#[test]
fn a_kill_is_credited_to_the_one_who_made_it_and_a_shot_to_the_one_who_fired() {
    let (mut kills, mut shots) = (0, 0);
    for (book, id, past) in every_game(7) {
        let report = Report::of(book, &*past, WATCHER).unwrap();
        let people: Vec<Token> = report.figures.iter().filter_map(|it| it.token).collect();
        for figure in report.figures.iter().filter(|it| it.token.is_some()) {
            let token = figure.token.unwrap();
            assert_eq!(figure.out, put_out(book, past.journal(), token, &people), "{id}: {}", figure.name);
            let fired = count(past.journal(), |it| (book.account.shot)(it) == Some(token));
            assert_eq!(figure.shots, fired, "{id}: {}", figure.name);
            kills += figure.out;
            shots += usize::from(book.id == "atzr") * fired;
        }
    }
    assert!(50 < kills && 10 < shots, "{kills} kills, {shots} shots");
}

#[test]
fn a_caption_tells_what_happens_in_its_picture() {
    let mut captions = 0;
    for (book, id, past) in [3, 7].into_iter().flat_map(every_game) {
        let report = Report::of(book, &*past, WATCHER).unwrap();
        let (_, scenes) = report.scenes.split_last().unwrap();
        for scene in scenes {
            let turn = report.turns.iter().find(|it| it.number == scene.turn).unwrap();
            let told = turn.sentences.iter().find(|it| it.text == scene.caption);
            let told = told.unwrap_or_else(|| panic!("{id}, turn {}: {}", scene.turn, scene.caption));
            let shown = past.told(scene.moment - 1)..past.told(scene.moment);
            assert!(
                told.events.iter().any(|it| shown.contains(it)),
                "{id}, turn {}: {}",
                scene.turn,
                scene.caption
            );
            captions += 1;
        }
    }
    assert!(20 < captions, "{captions}");
}

#[test]
fn whoever_comes_has_a_name_and_no_turn_says_that_nobody_acted() {
    let (mut named, mut stuck) = (0, 0);
    for (book, id, past) in [3, 7].into_iter().flat_map(every_game) {
        let report = Report::of(book, &*past, WATCHER).unwrap();
        for turn in &report.turns {
            assert!(!turn.quiet().contains("acted"), "{id}, turn {}", turn.number);
            for it in &turn.sentences {
                assert!(!it.text.contains(" more came "), "{id}: {}", it.text);
                named += usize::from(it.text.contains(" came onto the "));
                stuck += usize::from(it.text.contains(" could not act on a "));
            }
        }
    }
    assert!(20 < named && 5 < stuck, "{named} named, {stuck} stuck");
}

/// What of a text to keep is no board.
fn without_boards(text: &str) -> String {
    let mut boards: Option<&str> = None;
    let mut kept = String::new();
    for line in text.lines() {
        match boards {
            Some(fence) if line == fence => boards = None,
            Some(_) => (),
            None if line.starts_with("```") => boards = line.strip_suffix("text"),
            None => kept = kept + line + "\n",
        }
    }
    kept
}

#[test]
fn names_are_no_markup_in_a_report_to_keep() {
    const NAME: &str = "1. *Law* [less](http://x) <b> | ```` # $x$ ~~";
    let book = books::stock().iter().find(|it| (it.read)(STREET, &[]).is_ok()).unwrap();
    let text = STREET.replace("Lawless", NAME);
    let mut game = (book.read)(&text, &[])
        .unwrap()
        .start(Players::all(&book.bots[0], 3), Source::Seeded(SeededDice::new(3)));
    assert!(matches!(game.advance().unwrap(), TableState::Over));
    let report = Report::of(book, &*game.past().unwrap(), WATCHER).unwrap();
    let text = report::markdown(&report);
    let kept = without_boards(&text);
    assert!(kept.contains("The table at the end") && kept.contains("Written by Shamble"), "{text}");
    let escaped = r"\*Law\* \[less\](http://x) \<b\> \| \`\`\`\` \# \$x\$ \~\~";
    assert_eq!(kept.matches("Law").count(), kept.matches(escaped).count(), "{kept}");
    assert!(3 < kept.matches(escaped).count() && kept.contains("| 1\\. "), "{kept}");
}
