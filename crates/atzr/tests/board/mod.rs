//! Boards for tests: two printed maps, one figure a line.

use std::sync::Arc;

use atzr::{
    battle::{
        Battle, EncounterScene, Person, PersonId, Phase, Role, Side, SideId, Stance, State,
        encounter::Encounter, item::Item,
    },
    printed::{Area, Class, CounterThing, DayPart, Printed},
    rules::Rules,
    setup::layout::{Board as Ground, MapLayout},
};
use ground::hex::Hex;
use kernel::{Seat, rule::set_up};

/// A battle in the making.
pub struct Board(pub Battle);

/// The suburbs by day, in turn 1, with one side of Survivors that a player leads; nobody is on the map.
pub fn board() -> Board {
    on(MapLayout::side_by_side("maple-heights", "route-nine"))
}

pub fn on(layout: MapLayout) -> Board {
    encounter(layout, Encounter::Search {})
}

pub fn encounter(layout: MapLayout, encounter: Encounter) -> Board {
    printed(layout, encounter, Printed::book())
}

/// With the cards, counters and tables of another box.
pub fn printed(layout: MapLayout, encounter: Encounter, printed: &Arc<Printed>) -> Board {
    set_up(|| Board(empty(layout, encounter, printed.clone())))
}

fn empty(layout: MapLayout, encounter: Encounter, printed: Arc<Printed>) -> Battle {
    let board = Ground::new(layout).unwrap();
    let scene = EncounterScene {
        title: "a test".to_owned(),
        area: board.area(),
        board,
        day: DayPart::Daytime,
        random_day: false,
        encounter,
        printed,
        doubles: SideId(0),
    };
    let players = Side::new("the players", Class::Survivor, Role::Players, &[Seat(0)]);
    let mut battle = Battle::new(scene, Rules::default(), vec![players], Vec::new());
    (battle.turn, battle.phase) = (1, Phase::Dice);
    battle
}

/// The hex with this name.
pub fn at(name: &str) -> Hex {
    name.parse().unwrap()
}

/// The n-th person.
pub fn p(n: u16) -> PersonId {
    PersonId(n)
}

impl Board {
    pub fn area(self, area: Area) -> Self {
        self.scene(|it| it.area = area)
    }

    pub fn day(mut self, day: DayPart) -> Self {
        self.0.vision = match day {
            DayPart::Morning | DayPart::Daytime => None,
            DayPart::Evening => Some(6),
            DayPart::Night => Some(3),
        };
        self.scene(|it| it.day = day)
    }

    pub fn scene(mut self, change: impl FnOnce(&mut EncounterScene)) -> Self {
        let mut scene = (*self.0.scene).clone();
        set_up(|| change(&mut scene));
        self.0.scene = Arc::new(scene);
        self
    }

    /// A Grunt of the players.
    pub fn grunt(self, name: &str, rep: u8, hex: &str) -> Self {
        self.person(SideId(0), name, rep, hex)
    }

    /// A Star of the players.
    pub fn star(self, name: &str, rep: u8, hex: &str) -> Self {
        self.person(SideId(0), name, rep, hex).last(|it| {
            it.star = true;
            it.star_power = it.rep;
        })
    }

    /// A side that the mechanics run, hostile to all before it.
    pub fn enemies(mut self, class: Class) -> Self {
        let side = SideId(self.0.sides.len() as u8);
        self.0.sides.push(Side::new("enemies", class, Role::Strangers, &[]));
        set_up(|| {
            for other in 0..side.0 {
                self.0.set_stance(SideId(other), side, Stance::Hostile);
            }
        });
        self
    }

    /// One of the last side that was added.
    pub fn enemy(self, name: &str, rep: u8, hex: &str) -> Self {
        let side = SideId(self.0.sides.len() as u8 - 1);
        self.person(side, name, rep, hex)
    }

    pub fn person(mut self, side: SideId, name: &str, rep: u8, hex: &str) -> Self {
        let of = self.0.side(side);
        let seat = of.seats.first().copied();
        let mut person = set_up(|| Person::new(name, side, seat, of.class, rep));
        person.at = at(hex);
        person.state = State::Functioning;
        set_up(|| self.0.set_up().people.push(person));
        self.0.side_mut(side).strength += 1;
        self
    }

    /// Changes the person who was added last.
    pub fn last(mut self, change: impl FnOnce(&mut Person)) -> Self {
        set_up(|| change(self.0.set_up().people.last_mut().unwrap()));
        self
    }

    /// Puts things into the hands of whoever was added last.
    pub fn holds(self, things: &[CounterThing]) -> Self {
        self.last(|it| it.hands.extend(things.iter().map(|&thing| Item::from(thing))))
    }

    pub fn zombie(mut self, hex: &str) -> Self {
        set_up(|| self.0.set_up().zombies.push(atzr::battle::Zombie::new(at(hex), 1, 0)));
        self
    }

    /// All sides have met, and leave each other alone.
    pub fn at_peace(mut self) -> Self {
        set_up(|| {
            for one in 0..self.0.sides.len() as u8 {
                for other in 0..one {
                    self.0.set_stance(SideId(other), SideId(one), Stance::Neutral);
                }
            }
        });
        self
    }

    pub fn done(mut self) -> Battle {
        set_up(|| self.0.recount());
        self.0
    }
}
