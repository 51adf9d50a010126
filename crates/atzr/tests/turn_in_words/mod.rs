//! Steps of the turn over scripted dice and answers in words, and boards with several players.

use std::collections::VecDeque;

use atzr::{
    battle::{
        Atzr, Battle, PersonId, Phase, Role, Side, SideId,
        act::{self, Action},
        group::{self, Purpose},
        item::Item,
    },
    printed::{Class, CounterThing},
};
use kernel::{
    Answer, Answers, Book, LiveQuestion, Play, RuleId, Seat,
    question::{AskedFor, Options},
    scripted,
};

use crate::board::Board;

/// Answers as people would say them: the label of an option or how it begins, `yes` or `no`, several with `+`, none as an
/// empty text; `1> Fire` must be asked of seat 1.
pub struct Said(VecDeque<String>);

impl Said {
    pub fn new(said: &[&str]) -> Said {
        Said(said.iter().map(|&it| it.to_owned()).collect())
    }
}

fn labels(of: &dyn Options) -> Vec<String> {
    (0..of.open()).map(|it| of.describe(it).label).collect()
}

fn place(of: &dyn Options, said: &str, asked: &LiveQuestion<'_>) -> usize {
    let all = labels(of);
    let whole = all.iter().position(|it| it == said);
    let found = whole.or_else(|| all.iter().position(|it| it.starts_with(said)));
    found.unwrap_or_else(|| panic!("nobody offers {said:?} by {}: {all:?}", asked.ask.why))
}

impl Answers for Said {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let said = self.0.pop_front().unwrap_or_else(|| panic!("no answer left for {asked:?}"));
        let said = match said.split_once("> ") {
            Some((seat, words)) => {
                assert_eq!(asked.ask.seat, Seat(seat.parse().unwrap()), "who is asked: {asked:?}");
                words.to_owned()
            }
            None => said,
        };
        Some(match asked.shape {
            AskedFor::One(of) => Answer::One(place(of, &said, asked)),
            AskedFor::Some { of, .. } if said.is_empty() => {
                let _ = of;
                Answer::Some(Vec::new())
            }
            AskedFor::Some { of, .. } => {
                Answer::Some(said.split('+').map(|it| place(of, it, asked)).collect())
            }
            AskedFor::YesNo(_) => Answer::YesNo(said == "yes"),
            AskedFor::Number { .. } => Answer::Number(said.parse().unwrap()),
            AskedFor::Point(_) | AskedFor::Order(_) | AskedFor::Form(_) | AskedFor::Game(_) => {
                panic!("nobody asks for that: {asked:?}")
            }
        })
    }
}

impl Drop for Said {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.0.is_empty(), "answers never asked for: {:?}", self.0);
        }
    }
}

/// Plays something over these dice and answers; all of them must be used.
pub fn say<R>(faces: &[u16], said: &[&str], go: impl FnOnce(&mut Play<'_>) -> R) -> R {
    let (mut dice, mut said) = (scripted(faces), Said::new(said));
    go(&mut Play::new(Vec::new(), &mut dice, &mut said))
}

/// One step of the turn.
pub fn step(battle: &mut Battle, faces: &[u16], said: &[&str]) {
    say(faces, said, |play| Atzr::step(battle, play)).unwrap();
}

/// As many steps as there are answers for.
pub fn play_on(battle: &mut Battle, faces: &[u16], said: &[&str]) {
    let (mut dice, mut said) = (scripted(faces), Said::new(said));
    while !said.0.is_empty() {
        Atzr::step(battle, &mut Play::new(Vec::new(), &mut dice, &mut said)).unwrap();
    }
}

/// Begins a turn in which the players come first, with this die; the zombies have a 1.
pub fn begin(battle: &mut Battle, die: u16) {
    battle.phase = Phase::Dice;
    step(battle, &[die, 1], &[]);
    step(battle, &[], &[]);
}

/// Makes a side active at once, without dice, and lets somebody act.
pub fn activate(battle: &mut Battle, who: PersonId) {
    let side = battle.person(who).side;
    battle.groups = group::groups(battle, side, Purpose::Activation).into_vec();
    let group = battle.groups.iter().find(|it| it.members.contains(&who)).unwrap();
    battle.phase = Phase::Active { side, leader: group.leader, acting: Some(who) };
    for person in battle.set_up().people.iter_mut().filter(|it| it.side == side) {
        person.turn = Default::default();
        person.turn.points = person.movement;
    }
}

fn menu(battle: &Battle) -> (kernel::Menu<Action>, PersonId) {
    let Phase::Active { leader, acting: Some(who), .. } = battle.phase else {
        panic!("nobody acts: {:?}", battle.phase)
    };
    (act::menu(battle, leader, who), who)
}

/// What whoever acts may do now, in words.
pub fn may(battle: &Battle) -> Vec<String> {
    use kernel::Choice;
    menu(battle).0.open.iter().map(|it| it.offered(battle).label).collect()
}

/// Whether he may do that now.
pub fn can(battle: &Battle, label: &str) -> bool {
    may(battle).iter().any(|it| it == label)
}

/// The rule by which he may not, if that is shown grey.
pub fn refused(battle: &Battle, label: &str) -> Option<RuleId> {
    use kernel::Choice;
    let menu = menu(battle).0;
    menu.closed.iter().find(|it| it.0.offered(battle).label == label).map(|it| it.1)
}

/// Why he may not, in words.
pub fn why_not(battle: &Battle, label: &str) -> String {
    use kernel::Choice;
    let menu = menu(battle).0;
    let found = menu.closed.iter().find(|it| it.0.offered(battle).label == label);
    found.and_then(|(it, by)| it.forbidden(battle, *by)).unwrap_or_default()
}

/// The same for something whose label only begins so.
pub fn can_begin(battle: &Battle, label: &str) -> bool {
    may(battle).iter().any(|it| it.starts_with(label))
}

impl Board {
    /// Another side of players.
    pub fn players(mut self, class: Class, seat: u8) -> Self {
        self.0.sides.push(Side::new(format!("player {}", seat + 1), class, Role::Players, &[Seat(seat)]));
        self
    }

    /// A Star of the side that was added last.
    pub fn other_star(self, name: &str, rep: u8, hex: &str) -> Self {
        let side = SideId(self.0.sides.len() as u8 - 1);
        self.person(side, name, rep, hex).last(|it| {
            it.star = true;
            it.star_power = it.rep;
        })
    }

    /// The last person is another player's of the same side.
    pub fn of_seat(mut self, seat: u8) -> Self {
        let person = self.0.set_up().people.last_mut().unwrap();
        person.seat = Some(Seat(seat));
        let side = person.side;
        let seats = &mut self.0.sides[usize::from(side.0)].seats;
        if !seats.contains(&Seat(seat)) {
            seats.push(Seat(seat));
        }
        self
    }

    /// Puts things into the gear of whoever was added last.
    pub fn stows(self, things: &[CounterThing]) -> Self {
        self.last(|it| it.gear.extend(things.iter().map(|&thing| Item::from(thing))))
    }
}
