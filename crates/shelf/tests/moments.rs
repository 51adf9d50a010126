//! Whole games of every scenario cut into moments: nothing is lost, what is grave stops play, and the recap counts right.
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Event, Gone, Token, Told, Viewer, What, dice::SeededDice};
use shelf::{Game, Players, Rulebook, Source, TableState};
use view::{
    Allegiance,
    account::Consequence,
    moment::{HarmKind, Moment, MomentKind, MomentReader, cut, recap},
    story::Names,
    telling::{self, JournalLine},
};

/// A game that bots have played, as a watcher reads it.
struct Played {
    book: &'static Rulebook,
    events: Vec<Event>,
    lines: Vec<JournalLine>,
    names: Names,
    sides: Vec<(Token, Allegiance)>,
}

impl Played {
    fn of(book: &'static Rulebook, text: &str, seed: u64) -> Played {
        let scenario = (book.read)(text, &[]).unwrap();
        let mut game =
            scenario.start(Players::all(&book.bots[0], seed), Source::Seeded(SeededDice::new(seed)));
        let mut sides: Vec<(Token, Allegiance)> = Vec::new();
        let mut names = Names::default();
        let mut see = |game: &dyn Game| {
            let view = game.view(Viewer::Watcher);
            names.learn(&view);
            sides.extend(view.tokens.iter().map(|it| (it.id, it.side)));
        };
        see(&*game);
        assert!(matches!(game.advance().unwrap(), TableState::Over));
        see(&*game);
        let events: Vec<Event> = kernel::event::heard(&game.journal(), Viewer::Watcher).cloned().collect();
        names.recall(&events, book.phrases.figure);
        let lines = telling::tell(&events, &names, &book.phrases);
        Played { book, events, lines, names, sides }
    }

    fn side(&self, token: Token) -> Option<Allegiance> {
        let seen = self.sides.iter().find(|it| it.0 == token).map(|it| it.1);
        seen.or_else(|| (self.book.account.side)(token))
    }

    fn read<T>(&self, of: impl FnOnce(&MomentReader<'_>, &[Moment]) -> T) -> T {
        let side = |it| self.side(it);
        let reader = MomentReader { events: &self.events, from: 0, account: &self.book.account, side: &side };
        let moments = cut(&reader, &self.lines, 0..self.lines.len());
        of(&reader, &moments)
    }
}

fn all(mut look: impl FnMut(&str, &Played)) {
    for book in books::stock() {
        for (id, text) in (book.scenarios)() {
            look(id, &Played::of(book, text, 3));
        }
    }
}

#[test]
fn every_line_belongs_to_exactly_one_moment() {
    all(|name, played| {
        played.read(|_, moments| {
            let mut next = 0;
            for it in moments {
                assert_eq!(it.lines.start, next, "{name}: {it:?}");
                assert!(it.lines.start < it.lines.end, "{name}: {it:?}");
                next = it.lines.end;
            }
            assert_eq!(next, played.lines.len(), "{name}");
            let titles = moments.iter().filter(|it| it.kind == MomentKind::Title).count();
            let headings = played.lines.iter().filter(|it| it.kind == telling::JournalLineKind::Heading);
            assert_eq!(titles, headings.count(), "{name}");
        });
    });
}

#[test]
fn whoever_of_the_living_is_wounded_or_killed_stops_play() {
    let mut stops = 0;
    all(|name, played| {
        played.read(|reader, moments| {
            let mut wounds = std::collections::BTreeMap::new();
            for (at, event) in played.events.iter().enumerate() {
                let whom = match played.book.account.deed_of(event) {
                    Consequence::Out(whom) => whom,
                    Consequence::Wounds(whom, n) => match wounds.insert(whom, n).unwrap_or(0) < n {
                        true => whom,
                        false => continue,
                    },
                    _ => continue,
                };
                if !reader.is_person(whom) {
                    continue;
                }
                let moment = moments.iter().find(|it| it.events.contains(&at));
                let moment = moment.unwrap_or_else(|| panic!("{name}: event {at} is in no moment"));
                assert!(moment.stops, "{name}: {} in {moment:?}", played.names.name(whom));
                assert!(moment.figures().contains(&whom), "{name}: {moment:?}");
                stops += 1;
            }
        });
    });
    assert!(10 < stops, "{stops} wounds and deaths in all games");
}

#[test]
fn the_recap_counts_who_moved_came_and_was_harmed() {
    all(|name, played| {
        played.read(|reader, moments| {
            let sum = recap(reader, moments);
            let (mut moved, mut came, mut out, mut rose) =
                (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
            for event in &played.events {
                match &event.what {
                    What::Moved { token, .. } => drop(moved.insert(*token)),
                    What::Placed { token, was: None, .. } => drop(came.insert(*token)),
                    What::Placed { was: Some(was), .. } => drop(rose.insert(*was)),
                    _ => (),
                }
                if let Consequence::Out(whom) = played.book.account.deed_of(event) {
                    out.insert(whom);
                }
            }
            assert_eq!(sum.moved.iter().copied().collect::<BTreeSet<_>>(), moved, "{name}");
            assert_eq!(sum.came.iter().copied().collect::<BTreeSet<_>>(), came, "{name}");
            let worst = |kind: HarmKind| {
                let of = sum.deeds.iter().filter(|it| it.worst == Some(kind));
                of.filter_map(|it| it.whom).collect::<BTreeSet<_>>()
            };
            assert!(out.difference(&rose).all(|it| worst(HarmKind::Out).contains(it)), "{name}: {out:?}");
            assert_eq!(worst(HarmKind::Rises), rose, "{name}");
            let left =
                played.events.iter().any(|it| matches!(it.what, What::Removed { gone: Gone::Left, .. }));
            assert_eq!(sum.left.is_empty(), !left, "{name}");
            for (words, _) in sum.sentences(reader, &played.lines, &played.names, &played.book.phrases) {
                assert!(words.ends_with('.') && !words.contains("  "), "{name}: {words}");
            }
        });
    });
}

#[test]
fn moves_in_a_row_are_one_moment() {
    all(|name, played| {
        played.read(|reader, moments| {
            for two in moments.windows(2) {
                let dead = |it: &Moment| it.figures().first().map(|it| reader.is_dead(*it));
                let both =
                    two.iter().all(|it| it.kind == MomentKind::Moves && !it.stops && it.whom.is_empty());
                assert!(!both || dead(&two[0]) != dead(&two[1]), "{name}: {two:?}");
            }
        });
    });
}

/// A stretch of a game by turns, as a slip sums it up.
fn stretches(moments: &[Moment]) -> Vec<&[Moment]> {
    let mut from = 0;
    let mut all = Vec::new();
    for (at, it) in moments.iter().enumerate() {
        if it.kind == MomentKind::Title || at % 5 == 4 {
            all.push(&moments[from..at]);
            from = at;
        }
    }
    all.push(&moments[from..]);
    all
}

/// What the events of some moments say by themselves, read without the recap.
#[derive(Default)]
struct Said {
    hits: BTreeSet<(Token, Token)>,
    misses: BTreeMap<(Token, Token), u32>,
    /// Who put whom down or out, by the event that says so.
    felled: BTreeSet<(Token, Token)>,
    moved: BTreeSet<Token>,
}

impl Said {
    fn of(played: &Played, moments: &[Moment]) -> Said {
        let mut said = Said::default();
        for event in moments.iter().flat_map(|it| &played.events[it.events.clone()]) {
            for it in (played.book.account.came)(event) {
                match it.hit {
                    true => drop(said.hits.insert((it.by, it.whom))),
                    false => *said.misses.entry((it.by, it.whom)).or_default() += 1,
                }
            }
            match &event.what {
                What::Fell { token, by: Some(by) } | What::Removed { token, by: Some(by), .. } => {
                    said.felled.insert((*by, *token));
                }
                What::Moved { token, .. } => drop(said.moved.insert(*token)),
                _ => (),
            }
        }
        said
    }
}

#[test]
fn a_recap_says_nothing_that_no_event_says() {
    let (mut hits, mut misses, mut downs) = (0, 0, 0);
    all(|name, played| {
        played.read(|reader, moments| {
            for stretch in stretches(moments) {
                let said = Said::of(played, stretch);
                let sum = recap(reader, stretch);
                assert_eq!(sum.moved.iter().copied().collect::<BTreeSet<_>>(), said.moved, "{name}");
                let told: Vec<String> = sum
                    .sentences(reader, &played.lines, &played.names, &played.book.phrases)
                    .into_iter()
                    .map(|it| it.0)
                    .collect();
                let named = |it: Token| played.names.name(it);
                let begins = |by: Token, deed: &str, whom: Token| {
                    let words = format!("{} {deed} {}", view::story::capital(named(by)), named(whom));
                    told.iter().any(|it| {
                        it.strip_prefix(&words).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
                    })
                };
                for deed in sum.deeds.iter().filter(|it| it.by.is_some()) {
                    let two @ (by, whom) = (deed.by.unwrap(), deed.whom.unwrap());
                    if begins(by, "missed", whom) {
                        assert!(said.misses.contains_key(&two), "{name}: {told:?}");
                        assert!(!said.hits.contains(&two), "{name}: a hit is told as a miss, {told:?}");
                        assert!(!said.felled.contains(&two), "{name}: {told:?}");
                        misses += 1;
                    }
                    if begins(by, "hit", whom) {
                        assert!(said.hits.contains(&two), "{name}: {told:?}");
                        hits += 1;
                    }
                    for downed in ["knocked", "took"] {
                        if begins(by, downed, whom) {
                            assert!(said.felled.contains(&two), "{name}: {told:?}");
                            downs += 1;
                        }
                    }
                }
                let hit_of = |two: &(Token, Token)| {
                    sum.deeds.iter().any(|it| (it.by, it.whom) == (Some(two.0), Some(two.1)) && it.hit)
                };
                assert!(said.hits.iter().all(hit_of), "{name}: every hit is told, {told:?}");
            }
        });
    });
    assert!(10 < hits && 10 < misses && 10 < downs, "{hits} hits, {misses} misses, {downs} down");
}

/// Whoever dies of a test dies of their own: the dice that are shown with it are theirs, and of the rule by which they go.
#[test]
fn a_loss_is_shown_with_the_test_of_whoever_is_lost() {
    let mut tested = 0;
    all(|name, played| {
        played.read(|reader, moments| {
            for harm in moments.iter().flat_map(|it| &it.harms) {
                let Some(test) = &harm.test else { continue };
                assert_eq!((harm.kind, harm.by), (HarmKind::Out, None), "{name}: {harm:?}");
                let rolled = &played.events[test.rolled];
                assert!(
                    matches!(rolled.what, What::Rolled { by: Some(by), .. } if by == harm.whom),
                    "{name}: {rolled:?}"
                );
                let line = &played.lines[test.place(&played.lines).unwrap()];
                let roll = line.roll.as_ref().unwrap_or_else(|| panic!("{name}: {line:?}"));
                assert_eq!(roll.by, Some(harm.whom), "{name}: {}", line.text);
                let all = reader.events[..test.rolled].iter().flat_map(played.book.account.came);
                let hurt: BTreeSet<Token> =
                    all.filter(|it| it.hit && it.whom == harm.whom).map(|it| it.by).collect();
                assert!(test.after.iter().all(|it| hurt.contains(it)), "{name}: {test:?}");
                assert_eq!(test.after.is_empty(), hurt.is_empty(), "{name}: {test:?}");
                let told = recap(reader, moments);
                let told = told.sentences(reader, &played.lines, &played.names, &played.book.phrases);
                let text = line.text.trim_end_matches('.');
                assert!(told.iter().any(|it| it.0.contains(text)), "{name}: {text} in {told:?}");
                tested += 1;
            }
        });
    });
    assert!(0 < tested, "nobody died of a test");
}

/// What was shown is not shown again: read on from any event, no dice and no way from before it come once more.
#[test]
fn a_stretch_that_begins_in_a_line_holds_only_what_is_new() {
    all(|name, played| {
        let side = |it| played.side(it);
        for from in (0..played.events.len()).step_by(7) {
            let reader =
                MomentReader { events: &played.events, from, account: &played.book.account, side: &side };
            let first = played.lines.iter().position(|it| from < it.events.end).unwrap_or(played.lines.len());
            for it in cut(&reader, &played.lines, first..played.lines.len().min(first + 1)) {
                assert!(from <= it.events.start, "{name}: {from} in {it:?}");
            }
        }
    });
}

#[test]
fn every_place_of_a_game_can_be_shown_and_ends_as_it_stands() {
    for book in books::stock() {
        for (id, text) in (book.scenarios)().iter().take(6) {
            let scenario = (book.read)(text, &[]).unwrap();
            let mut game = scenario.start(Players::all(&book.bots[0], 3), Source::Seeded(SeededDice::new(3)));
            assert!(matches!(game.advance().unwrap(), TableState::Over));
            let told = game.journal_len();
            // Those at the end were played last; of the others every so often one.
            for at in (0..=told).filter(|it| told < it + 300 || it % 97 == 0) {
                let stood = game.stood(Told::SoMuch(at), Viewer::Watcher);
                assert!(stood.is_some(), "{id}: after {at} of {told}");
            }
            let last = game.stood(Told::SoMuch(told), Viewer::Watcher).unwrap();
            assert_eq!(last.clock, game.view(Viewer::Watcher).clock, "{id}");
        }
    }
}

#[test]
fn nobody_stands_where_they_were_not_told_to_be() {
    for book in books::stock() {
        for (id, text) in (book.scenarios)().iter().take(6) {
            let scenario = (book.read)(text, &[]).unwrap();
            let mut game = scenario.start(Players::all(&book.bots[0], 5), Source::Seeded(SeededDice::new(5)));
            assert!(matches!(game.advance().unwrap(), TableState::Over));
            let journal = game.journal();
            let from = journal.len().saturating_sub(400);
            for (at, event) in journal.iter().enumerate().skip(from) {
                let What::Moved { token, to, .. } = event.what else { continue };
                if !event.audience.is_all() {
                    continue;
                }
                let stood = game.stood(Told::SoMuch(at + 1), Viewer::Watcher).unwrap();
                if let Some(it) = stood.tokens.iter().find(|it| it.id == token) {
                    assert_eq!(it.at, to, "{id}: event {at} of {}", journal.len());
                }
            }
        }
    }
}
