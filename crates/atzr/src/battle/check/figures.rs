//! The people and the zombies of a position.
use ground::hex::Hex;
use kernel::flaw::{self, CheckResult, count, each, number, one_of, within};

use super::{Check, MOST_COUNTED, MOST_HAD, MOST_PEOPLE, seat};
use crate::battle::{
    Counter, Person, PersonId, State, Zombie,
    person::{Deeds, Turn},
};

/// Nobody in print has more than Rep 10 or 12 Movement Points; a campaign adds to it.
const MOST_REP: u8 = 20;
const MOST_POINTS: u8 = 40;
const MOST_GEAR: usize = 200;

impl Check<'_> {
    pub(super) fn human(self, it: &Person) -> CheckResult {
        flaw::called("name", &it.name)?;
        self.counter(it)?;
        self.side("side", it.side)?;
        it.seat.map_or(Ok(()), |it| seat("seat", it))?;
        number("rep", it.rep, 0..=MOST_REP)?;
        number("less/infection", it.less.infection, 0..=MOST_HAD)?;
        number("movement", it.movement, 0..=MOST_POINTS)?;
        count("attributes", it.attributes.len(), 0..=20)?;
        self.hex("at", it.at)?;
        within("state", self.state(it.state))?;
        number("star_power", it.star_power, 0..=MOST_REP)?;
        count("hands", it.hands.len(), 0..=2)?;
        count("gear", it.gear.len(), 0..=MOST_GEAR)?;
        self.maybe_person("carries", it.carries)?;
        self.maybe_person("follows", it.follows)?;
        number("doses", it.doses, 0..=MOST_HAD)?;
        within("turn", self.human_turn(&it.turn))?;
        within("deeds", self.deeds(&it.deeds))
    }

    /// Whose counter stands for somebody is in the box.
    fn counter(self, it: &Person) -> CheckResult {
        let characters = &self.battle.scene.printed.characters;
        match it.counter {
            Counter::Own => Ok(()),
            Counter::Named(at) => one_of("counter/named", at, characters.named.len(), "characters"),
            Counter::Generic(at) => {
                one_of("counter/generic", at, characters.generic[it.class].len(), "counters of the Class")
            }
        }
    }

    fn state(self, it: State) -> CheckResult {
        match it {
            State::ObviouslyDead { turn, .. } => number("obviously-dead/turn", turn, 0..=MOST_COUNTED),
            State::Captive { of } => self.side("captive/of", of),
            State::Turned { zombie } => {
                one_of("turned/zombie", zombie.0, self.battle.zombies.len(), "zombies")
            }
            State::Waiting
            | State::Functioning
            | State::OutOfTheFight
            | State::TakenOff
            | State::RanAway
            | State::Left
            | State::LetGo => Ok(()),
        }
    }

    fn human_turn(self, it: &Turn) -> CheckResult {
        number("points", it.points, 0..=MOST_POINTS)?;
        self.maybe_hex("came_from", it.came_from)?;
        self.people("treated", &it.treated)?;
        self.hexes("tried", &it.tried)
    }

    fn deeds(self, it: &Deeds) -> CheckResult {
        number("humans", it.humans, 0..=MOST_COUNTED)?;
        number("zombies", it.zombies, 0..=MOST_COUNTED)?;
        self.maybe_person("last_medikit", it.last_medikit)?;
        self.people("treated_by", &it.treated_by)
    }

    fn people(self, name: &str, these: &[PersonId]) -> CheckResult {
        each(name, MOST_PEOPLE, these, |it| self.person("", *it))
    }

    fn hexes(self, name: &str, these: &[Hex]) -> CheckResult {
        each(name, super::MOST_THINGS, these, |it| self.hex("", *it))
    }

    pub(super) fn zombie(self, it: &Zombie) -> CheckResult {
        self.hex("at", it.at)?;
        number("number", it.number, 1..=6)?;
        number("placed", it.placed, 0..=MOST_COUNTED)?;
        self.maybe_hex("last_seen", it.last_seen)?;
        self.maybe_hex("follows", it.follows)?;
        if let Some((hex, turn)) = it.heard {
            self.hex("heard/0", hex)?;
            number("heard/1", turn, 0..=MOST_COUNTED)?;
        }
        let feasts = self.battle.feasts.len();
        it.feasts.map_or(Ok(()), |it| one_of("feasts", it, feasts, "feasts"))?;
        self.maybe_person("was", it.was)
    }
}
