//! A position that came from outside, gone through as a whole: whatever the rules index, add or measure is what they can be in. The
//! limits are far beyond any Encounter that was played; within them no sum overflows.
mod figures;
mod scene;
mod turn;

use kernel::flaw::{self, CheckResult, each, number, one_of, perhaps, within};
use stage::check::somewhere;

use super::{
    Battle, Bout, EncounterResult, Feast, FigureId, Lying, Noise, OpeningState, PersonId, Side, SideId,
    Vehicle, VehicleId, ZombieId, scene::BuildingState,
};

/// Ids of people and zombies are kept in 16 bits, and never used again.
const MOST_PEOPLE: usize = 2_000;
const MOST_ZOMBIES: usize = 60_000;
const MOST_SIDES: usize = 20;
const MOST_VEHICLES: usize = 100;
const MOST_LYING: usize = 10_000;
const MOST_NOISES: usize = 100_000;
/// Turns, kills and whatever else an Encounter counts in 16 bits.
const MOST_COUNTED: u16 = 50_000;
/// What somebody has of anything: dice, levels, activations.
const MOST_HAD: u8 = 200;
/// No way is longer.
const MOST_MM: i32 = 20_000;

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
        flaw::count("light/had", battle.light.had.len(), 0..=8)?;
        flaw::count("sides", battle.sides.len(), 1..=MOST_SIDES)?;
        for (at, side) in battle.sides.iter().enumerate() {
            within("sides", within(&at.to_string(), self.side_of_humans(at, side)))?;
        }
        each("people", MOST_PEOPLE, &battle.people, |it| self.human(it))?;
        each("zombies", MOST_ZOMBIES, &battle.zombies, |it| self.undead(it))?;
        self.turned()?;
        self.ground()?;
        each("vehicles", MOST_VEHICLES, &battle.vehicles, |it| self.machine(it))?;
        self.bodies()?;
        each("lying", MOST_LYING, &battle.lying, |it| self.lying(it))?;
        each("bouts", MOST_PEOPLE, &battle.bouts, |it| self.bout(it))?;
        each("feasts", MOST_PEOPLE, &battle.feasts, |it| self.feast(it))?;
        each("noises", MOST_NOISES, &battle.noises, |it| self.noise(it))?;
        self.turn()?;
        flaw::holds("in_sight", battle.in_sight.is_none(), "no In Sight is under way between two steps")?;
        within("result", battle.result.as_ref().map_or(Ok(()), |it| self.outcome(it)))
    }

    fn side_of_humans(self, at: usize, it: &Side) -> CheckResult {
        flaw::called("name", &it.name)?;
        // The last seat of all is that of those who watch.
        each("seats", 255, &it.seats, |it| number("", it.0, 0..=254))?;
        perhaps("die", it.die, 1..=6)?;
        flaw::count("stances", it.stances.len(), 0..=at)?;
        number("strength", it.strength, 0..=MOST_COUNTED)?;
        self.maybe_person("star_leader", it.star_leader)
    }

    /// What changes on the ground goes with the ground.
    fn ground(self) -> CheckResult {
        let Battle { openings, passages, buildings, vehicles, bodies, .. } = self.battle;
        let scene = &self.battle.scene;
        flaw::count("openings", openings.len(), exactly(scene.openings.len()))?;
        flaw::count("passages", passages.len(), exactly(scene.openings.len()))?;
        flaw::count("buildings", buildings.len(), exactly(scene.buildings.len()))?;
        let trailers = vehicles.iter().filter(|it| it.trailer.is_some()).count();
        flaw::count("bodies", bodies.len(), exactly(vehicles.len() + trailers))?;
        each("openings", openings.len(), openings, opening)?;
        each("buildings", buildings.len(), buildings, building)
    }

    /// The vehicles stand where they are said to.
    fn bodies(self) -> CheckResult {
        let Battle { vehicles, bodies, .. } = self.battle;
        let trailers = vehicles.iter().filter_map(Vehicle::trailer_body);
        let all = vehicles.iter().map(Vehicle::body).chain(trailers);
        for ((body, right), i) in bodies.iter().zip(all).zip(0_usize..) {
            let wrong = "it is not the outline of that vehicle where it stands";
            within("bodies", flaw::holds(&i.to_string(), *body == right, wrong))?;
        }
        Ok(())
    }

    fn machine(self, it: &Vehicle) -> CheckResult {
        flaw::called("name", &it.name)?;
        somewhere(it.at)?;
        degrees("facing", it.facing)?;
        if let Some(trailer) = it.trailer {
            within("trailer", somewhere(trailer.at).and_then(|()| degrees("facing", trailer.facing)))?;
        }
        it.of.map_or(Ok(()), |it| self.side("of", it))?;
        number("speed_mm", it.speed_mm, 0..=MOST_MM)?;
        number("active_mm", it.active_mm, -MOST_MM..=MOST_MM)?;
        number("gone_mm", it.gone_mm, 0..=MOST_MM)?;
        self.maybe_person("driver", it.driver)?;
        self.maybe_person("keys_of", it.keys_of)?;
        number("alarm", it.alarm, 0..=MOST_HAD)?;
        number("noisy", it.noisy, 0..=MOST_COUNTED)?;
        number("tried_in", it.tried_in, 0..=MOST_COUNTED)?;
        each("tried", MOST_PEOPLE, &it.tried, |it| self.person("", *it))
    }

    fn lying(self, it: &Lying) -> CheckResult {
        somewhere(it.at)?;
        stage::check::level(self.battle.scene.ground.table(), it.level)?;
        within("what", figures::arm(&it.what))
    }

    fn bout(self, it: &Bout) -> CheckResult {
        self.figure("one", it.one)?;
        self.figure("other", it.other)?;
        number("even", it.even, 0..=MOST_HAD)
    }

    fn feast(self, it: &Feast) -> CheckResult {
        self.person("body", it.body)?;
        perhaps("left", it.left, 0..=MOST_HAD)
    }

    fn noise(self, it: &Noise) -> CheckResult {
        somewhere(it.at)?;
        stage::check::level(self.battle.scene.ground.table(), it.level)?;
        number("shots", it.shots, 0..=MOST_COUNTED)
    }

    fn outcome(self, it: &EncounterResult) -> CheckResult {
        number("turn", it.turn, 0..=MOST_COUNTED)?;
        each("successes", MOST_SIDES, &it.successes, |it| self.side("", *it))
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

    fn zombie(self, name: &str, it: ZombieId) -> CheckResult {
        one_of(name, it.0, self.battle.zombies.len(), "zombies")
    }

    fn vehicle(self, name: &str, it: VehicleId) -> CheckResult {
        one_of(name, it.0, self.battle.vehicles.len(), "vehicles")
    }

    fn figure(self, name: &str, who: FigureId) -> CheckResult {
        match who {
            FigureId::Person(it) => self.person(name, it),
            FigureId::Zombie(it) => self.zombie(name, it),
        }
    }
}

fn opening(it: &OpeningState) -> CheckResult {
    number("dv", it.dv, 0..=MOST_HAD)?;
    number("worked", it.worked, 0..=MOST_HAD)?;
    number("since", it.since, 0..=MOST_COUNTED)
}

fn building(it: &BuildingState) -> CheckResult {
    number("alarm", it.alarm, 0..=MOST_HAD)?;
    each("burns", 100, &it.burns, |it| {
        number("from_mm", it.from_mm, -MOST_MM..=MOST_MM)?;
        number("to_mm", it.to_mm, -MOST_MM..=MOST_MM)
    })
}

fn degrees(name: &str, found: i16) -> CheckResult {
    number(name, found, -360..=360)
}

fn exactly(n: usize) -> std::ops::RangeInclusive<usize> {
    n..=n
}
