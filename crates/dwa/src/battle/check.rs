//! A position that came from outside, gone through as a whole: whatever the rules index, add or measure is what they can be in. The
//! limits are far beyond any game that was played; within them no sum overflows.
mod figures;
mod scene;

pub(crate) use self::scene::MOST_PER_HUMAN;
use kernel::flaw::{self, CheckResult, Flaw, each, number, one_of, perhaps, perhaps_one_of, within};
use stage::check::somewhere;

use super::{
    Battle, FigureId, Lying, Noise, Phase, Vehicle,
    board::{LooseThing, OpeningState},
    figure::CarriedWeapon,
};
use crate::table::{
    ammo::Unit,
    weapons::{Grenade, Weapon},
};

/// Ids of humans are kept in 16 bits, and a table has room for so many bases.
const MOST_HUMANS: usize = 2_000;
/// They are never used again, so a long game has had many more zombies than stand on the table.
const MOST_ZOMBIES: usize = 60_000;
const MOST_VEHICLES: usize = 100;
const MOST_LYING: usize = 10_000;
const MOST_NOISES: usize = 200_000;
/// Turns, kills and whatever else a game counts in 16 bits.
const MOST_COUNTED: u16 = 50_000;
/// What a human has of anything but ammunition: wounds, bursts fired, turns on fire.
const MOST_HAD: u8 = 200;

/// What is wrong with a position, if anything is.
pub fn check(battle: &Battle) -> CheckResult {
    within("scene", scene::check(battle))?;
    scene::rules(&battle.rules)?;
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
        number("turn", battle.turn, 0..=MOST_COUNTED)?;
        number("humans_at_start", battle.humans_at_start, 0..=MOST_HUMANS as u16)?;
        flaw::count("humans", battle.humans.len(), 1..=MOST_HUMANS)?;
        each("humans", MOST_HUMANS, &battle.humans, |it| self.human(it))?;
        each("zombies", MOST_ZOMBIES, &battle.zombies, |it| self.zombie(it))?;
        self.turned()?;
        self.ground()?;
        each("vehicles", MOST_VEHICLES, &battle.vehicles, |it| self.vehicle(it))?;
        self.bodies()?;
        each("lying", MOST_LYING, &battle.lying, |it| self.lying(it))?;
        each("noises", MOST_NOISES, &battle.noises, |it| self.noise(it))?;
        self.phase()
    }

    /// What changes on the ground goes with the ground.
    fn ground(self) -> CheckResult {
        let Battle { openings, passages, rooms, vehicles, bodies, .. } = self.battle;
        let scene = &self.battle.scene;
        flaw::count("openings", openings.len(), exactly(scene.openings.len()))?;
        flaw::count("passages", passages.len(), exactly(scene.openings.len()))?;
        flaw::count("rooms", rooms.len(), exactly(scene.rooms.len()))?;
        flaw::count("bodies", bodies.len(), exactly(vehicles.len()))?;
        let attacked = |it: &OpeningState| number("attacked_turns", it.attacked_turns, 0..=MOST_COUNTED);
        each("openings", openings.len(), openings, attacked)
    }

    fn vehicle(self, it: &Vehicle) -> CheckResult {
        let humans = self.battle.humans.len();
        flaw::called("name", &it.name)?;
        somewhere(it.at)?;
        degrees("facing", it.facing)?;
        number("speed_cm", it.speed_cm, 0..=MOST_HAD)?;
        number("attacked_turns", it.attacked_turns, 0..=MOST_COUNTED)?;
        perhaps_one_of("keys_of", it.keys_of, humans, "humans")?;
        perhaps_one_of("driver", it.driver, humans, "humans")
    }

    /// The vehicles stand where they are said to.
    fn bodies(self) -> CheckResult {
        let Battle { vehicles, bodies, .. } = self.battle;
        for ((body, vehicle), i) in bodies.iter().zip(vehicles.iter()).zip(0_usize..) {
            let wrong = "it is not the outline of that vehicle where it stands";
            within("bodies", flaw::holds(&i.to_string(), *body == vehicle.body(), wrong))?;
        }
        Ok(())
    }

    fn lying(self, it: &Lying) -> CheckResult {
        somewhere(it.at)?;
        within(
            "what",
            match &it.what {
                LooseThing::Weapon(held) => within("weapon", weapon(held)),
                // Spare ammunition is counted up to what 8 bits hold and no further.
                LooseThing::Ammo(_) | LooseThing::Item(_) | LooseThing::RunningRadio => Ok(()),
            },
        )
    }

    fn noise(self, it: &Noise) -> CheckResult {
        somewhere(it.at)?;
        if let Some(by) = it.by {
            one_of("by", by, self.battle.humans.len(), "humans")?;
        }
        number("turn", it.turn, 0..=MOST_COUNTED)
    }

    fn phase(self) -> CheckResult {
        let Battle { phase, humans, scene, .. } = self.battle;
        if let Phase::Humans { acting: Some(acting) } = *phase {
            one_of("phase/humans/acting", acting, humans.len(), "humans")?;
            let acts = humans[usize::from(acting)].is_alive();
            flaw::holds("phase/humans/acting", acts, "whoever acts must be alive and on the table")?;
        }
        let start = &scene.start;
        each("scene/start/unplaced", humans.len(), &start.unplaced, |it| {
            one_of("", *it, humans.len(), "humans")
        })?;
        // What he has dropped since need not be among his weapons any more.
        each("scene/start/clips", MOST_HUMANS, &start.clips, |it| one_of("0", it.0, humans.len(), "humans"))
    }

    /// A human and the zombie that he has become name each other.
    fn turned(self) -> CheckResult {
        let zombies = &self.battle.zombies;
        let ids = self.battle.humans.iter().zip(0_u16..);
        for (human, id) in ids {
            let super::figure::Life::Turned { zombie } = human.life else { continue };
            let was = zombies.get(zombie as usize).and_then(|it| it.was);
            if was != Some(id) {
                let wrong = format!("zombie {zombie} is not the one they have become");
                return Err(Flaw::new(format!("humans/{id}/life/turned/zombie"), wrong));
            }
        }
        Ok(())
    }

    fn figure(self, name: &str, who: FigureId) -> CheckResult {
        match who {
            FigureId::Human(it) => one_of(name, it, self.battle.humans.len(), "humans"),
            FigureId::Zombie(it) => one_of(name, it, self.battle.zombies.len(), "zombies"),
        }
    }
}

fn degrees(name: &str, found: i16) -> CheckResult {
    number(name, found, -360..=360)
}

fn exactly(n: usize) -> std::ops::RangeInclusive<usize> {
    n..=n
}

fn weapon(held: &CarriedWeapon) -> CheckResult {
    let mag = held.weapon.profile().mag.unwrap_or(0);
    let most = if held.weapon.unit() == Unit::Tank { 1 } else { mag };
    number("loaded", held.loaded, 0..=most)?;
    let launched = |it: Grenade| {
        held.weapon == Weapon::GrenadeLauncher && matches!(it, Grenade::Incendiary | Grenade::FlashBang)
    };
    let fits = held.grenade.is_none_or(launched);
    flaw::holds("grenade", fits, "only a grenade launcher has incendiary or flash-bang grenades in it")
}

/// The turn in which something was.
fn turn(name: &str, found: Option<u16>) -> CheckResult {
    perhaps(name, found, 0..=MOST_COUNTED)
}
