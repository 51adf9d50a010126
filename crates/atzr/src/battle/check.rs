//! A position that came from outside, gone through as a whole: whatever the rules index, add or draw is what they can be in. Limits
//! are far beyond any Encounter that was played; within them no sum overflows. It knows nothing of scenario files.
mod figures;
mod map;

use ground::hex::Hex;
use kernel::{
    Seat,
    flaw::{self, CheckResult, Flaw, count, each, number, one_of, perhaps, within},
};

use super::{
    Battle, Mover, PersonId, Phase, SideId,
    encounter::{EncounterResult, Progress},
    place::{Fallen, Group},
    side::Side,
};
use crate::{printed::Class, setup::layout::BoardPart, table::pile::Pile};

/// Ids of sides and markers are kept in 8 bits, those of people and zombies in 16.
const MOST_SIDES: usize = 200;
const MOST_MARKERS: usize = 200;
const MOST_PEOPLE: usize = 2_000;
/// They are never used again, so a long Encounter has had many more zombies than stand on the map.
const MOST_ZOMBIES: usize = 20_000;
/// Things that lie about, noises, tanks: whatever comes in numbers.
const MOST_THINGS: usize = 10_000;
/// Turns and whatever else is counted in 16 bits.
const MOST_COUNTED: u16 = 50_000;
/// What somebody has of anything.
const MOST_HAD: u8 = 100;

/// What is wrong with a position, if anything is.
pub fn check(battle: &Battle) -> CheckResult {
    Check { battle }.all()
}

/// The position, for checks of its parts.
#[derive(Clone, Copy)]
struct Check<'a> {
    battle: &'a Battle,
}

impl Check<'_> {
    fn all(self) -> CheckResult {
        let battle = self.battle;
        within("scene", self.scene())?;
        number("turn", battle.turn, 0..=MOST_COUNTED)?;
        perhaps("zombie_die", battle.zombie_die, 1..=6)?;
        perhaps("marker_die", battle.marker_die, 1..=6)?;
        count("sides", battle.sides.len(), 1..=MOST_SIDES)?;
        for (at, side) in battle.sides.iter().enumerate() {
            within("sides", within(&at.to_string(), self.side_of_humans(at, side)))?;
        }
        self.map()?;
        each("people", MOST_PEOPLE, &battle.people, |it| self.human(it))?;
        each("zombies", MOST_ZOMBIES, &battle.zombies, |it| self.zombie(it))?;
        self.cards_and_cups()?;
        self.turn()?;
        within("progress", self.progress(&battle.progress))?;
        within("result", battle.result.as_ref().map_or(Ok(()), |it| self.outcome(it)))
    }

    fn scene(self) -> CheckResult {
        let scene = &self.battle.scene;
        flaw::called("title", &scene.title)?;
        self.side("doubles", scene.doubles)
    }

    fn side_of_humans(self, at: usize, it: &Side) -> CheckResult {
        flaw::called("name", &it.name)?;
        each("seats", 255, &it.seats, |it| seat("", *it))?;
        perhaps("die", it.die, 1..=6)?;
        count("stances", it.stances.len(), 0..=at)?;
        number("talks/gifts", it.talks.gifts, 0..=MOST_HAD)?;
        number("strength", it.strength, 0..=MOST_COUNTED)
    }

    /// What is left in the box and the deck is in print.
    fn cards_and_cups(self) -> CheckResult {
        let Battle { deck, cups, scene, .. } = self.battle;
        let (cards, characters) = (scene.printed.cards.deck.len(), &scene.printed.characters);
        pile("deck/left", deck.left(), cards, "cards")?;
        pile("deck/discards", deck.discards(), cards, "cards")?;
        let twice = deck.left().iter().find(|&it| deck.discards().has(it));
        flaw::holds("deck", twice.is_none(), "a card is in the draw pile and among the discards")?;
        pile("cups/named", cups.unused(), characters.named.len(), "characters")?;
        Class::ALL.into_iter().try_for_each(|class| {
            pile(
                "cups/generic",
                cups.generic_left(class),
                characters.generic[class].len(),
                "counters of a Class",
            )
        })
    }

    /// Whose turn it is, and who acts in it.
    fn turn(self) -> CheckResult {
        let battle = self.battle;
        within("phase", self.phase())?;
        each("order", MOST_SIDES + 2, &battle.order, |it| match *it {
            Mover::Side(side) => self.side("side", side),
            Mover::Markers | Mover::Zombies => Ok(()),
        })?;
        each("groups", MOST_PEOPLE, &battle.groups, |it| self.group(it))?;
        each("seen", MOST_PEOPLE * MOST_PEOPLE, &battle.seen, |it| {
            self.person("0", it.0).and_then(|()| self.person("1", it.1))
        })?;
        each("fallen", MOST_PEOPLE, &battle.fallen, |it| self.fallen(it))
    }

    fn phase(self) -> CheckResult {
        match self.battle.phase {
            Phase::Groups { side } | Phase::Strangers { side } => self.side("side", side),
            Phase::Active { side, leader, acting } => {
                self.side("side", side)?;
                self.person("leader", leader)?;
                self.maybe_person("acting", acting)
            }
            Phase::Begin
            | Phase::Dice
            | Phase::Doubles
            | Phase::Next
            | Phase::Markers
            | Phase::Zombies
            | Phase::End
            | Phase::Over => Ok(()),
        }
    }

    fn group(self, it: &Group) -> CheckResult {
        self.person("leader", it.leader)?;
        each("members", MOST_PEOPLE, &it.members, |it| self.person("", *it))?;
        let leads = it.members.contains(&it.leader);
        flaw::holds("leader", leads, "a Leader is one of the group")
    }

    fn fallen(self, it: &Fallen) -> CheckResult {
        self.person("who", it.who)?;
        number("rep", it.rep, 0..=MOST_HAD)?;
        self.hex("from", it.from)?;
        each("seen_by", MOST_PEOPLE, &it.seen_by, |it| self.person("", *it))
    }

    fn progress(self, it: &Progress) -> CheckResult {
        let buildings = self.battle.scene.board.buildings().len();
        let maps = self.battle.scene.board.maps().len();
        if let Some(BoardPart::Map(map)) = it.part {
            one_of("part/map", map, maps, "maps")?;
        }
        for (name, counts) in [
            ("supplies", &it.supplies),
            ("recruits", &it.recruits),
            ("talks_won", &it.talks_won),
            ("talks_lost", &it.talks_lost),
        ] {
            each(name, MOST_SIDES, counts.counts(), |it| number("", *it, 0..=MOST_COUNTED))?;
        }
        perhaps("wanted", it.wanted, 0..=MOST_COUNTED)?;
        number("undead_raiders", it.undead_raiders, 0..=1_000)?;
        each("entered", 255, &it.entered, |it| one_of("", it.0, buildings, "buildings"))?;
        each("homes", 255, &it.homes, |it| one_of("", it.0, buildings, "buildings"))?;
        it.found_by.map_or(Ok(()), |it| self.side("found_by", it))?;
        it.raiders.map_or(Ok(()), |it| self.side("raiders", it))?;
        self.maybe_person("hostage", it.hostage)?;
        for (name, people) in [("robbed", &it.robbed), ("met_inside", &it.met_inside), ("absent", &it.absent)]
        {
            each(name, MOST_PEOPLE, people, |it| self.person("", *it))?;
        }
        Ok(())
    }

    fn outcome(self, it: &EncounterResult) -> CheckResult {
        number("turn", it.turn, 0..=MOST_COUNTED)?;
        each("each", MOST_PEOPLE, &it.each, |it| self.person("0", it.0))
    }

    fn side(self, name: &str, it: SideId) -> CheckResult {
        one_of(name, it.0, self.battle.sides.len(), "sides")
    }

    fn person(self, name: &str, it: PersonId) -> CheckResult {
        one_of(name, it.0, self.battle.people.len(), "people")
    }

    fn maybe_person(self, name: &str, it: Option<PersonId>) -> CheckResult {
        it.map_or(Ok(()), |it| self.person(name, it))
    }

    fn hex(self, name: &str, hex: Hex) -> CheckResult {
        let grid = self.battle.scene.board.grid();
        if grid.contains(hex) {
            return Ok(());
        }
        let last = Hex { col: grid.columns - 1, row: grid.rows - 1 };
        Err(Flaw::new(name, format!("hex {hex} is not on the board; the last one is {last}")))
    }

    fn maybe_hex(self, name: &str, hex: Option<Hex>) -> CheckResult {
        hex.map_or(Ok(()), |it| self.hex(name, it))
    }
}

/// The last seat of all is that of those who watch.
fn seat(name: &str, it: Seat) -> CheckResult {
    number(name, it.0, 0..=254)
}

fn pile(name: &str, pile: Pile, len: usize, things: &str) -> CheckResult {
    pile.iter().try_for_each(|it| one_of(name, it, len, things))
}
