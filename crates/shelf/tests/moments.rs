//! Whole games of every scenario cut into moments: nothing is lost, what is grave stops play, and the recap counts right.
use std::collections::BTreeSet;

use kernel::{Event, Gone, Token, Viewer, What, dice::SeededDice};
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
        let reader = MomentReader { events: &self.events, account: &self.book.account, side: &side };
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
            for (words, _) in sum.sentences(reader, &played.names, &played.book.phrases) {
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
