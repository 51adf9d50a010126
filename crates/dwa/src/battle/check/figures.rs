//! The figures of a position.
use kernel::flaw::{self, CheckResult, count, each, number, one_of, perhaps_one_of, within};
use stage::check::{level, on_table, somewhere};

use super::{Check, MOST_COUNTED, MOST_HAD, MOST_NOISES, degrees, turn, weapon};
use crate::{
    battle::{
        Human, Zombie,
        figure::{Deeds, Forced, Goal, HumanTurn, Life},
    },
    setup::build::NOWHERE,
};

/// Somebody carries three weapons; there is room for those of a sheet made by hand.
const MOST_WEAPONS: usize = 8;
/// Items, skills, quirks and psychoses of one human; a campaign allows for 255 items.
const MOST_TRAITS: usize = 500;
/// More than the limit of one turn, with everything that adds to it.
const MOST_AP: u8 = 40;
const MOST_MORAL: i16 = 2_000;

impl Check<'_> {
    pub(super) fn human(self, it: &Human) -> CheckResult {
        flaw::called("name", &it.name)?;
        // The last seat of all is that of those who watch.
        number("seat", it.seat.0, 0..=254)?;
        self.human_place(it)?;
        self.human_life(it)?;
        number("moral", it.moral, -MOST_MORAL..=MOST_MORAL)?;
        number("full_moral", it.full_moral, -MOST_MORAL..=MOST_MORAL)?;
        arms(it)?;
        for (name, n) in [
            ("items", it.items.len()),
            ("skills", it.skills.len()),
            ("quirks", it.quirks.len()),
            ("psychoses", it.psychoses.len()),
        ] {
            count(name, n, 0..=MOST_TRAITS)?;
        }
        number("trauma", it.trauma, 0..=MOST_HAD)?;
        number("fear_tests", it.fear_tests, 0..=MOST_COUNTED)?;
        within("turn", self.human_turn(&it.turn, it.weapons.len()))?;
        within("deeds", deeds(&it.deeds))
    }

    fn human_place(self, it: &Human) -> CheckResult {
        let (table, vehicles) = (self.battle.scene.ground.table(), &self.battle.vehicles);
        let waits = it.at == NOWHERE && self.battle.phase == crate::battle::Phase::Setup;
        if it.is_on_table() && !waits { on_table(table, it.at) } else { somewhere(it.at) }?;
        degrees("facing", it.facing)?;
        level(table, it.level)?;
        perhaps_one_of("vehicle", it.vehicle, vehicles.len(), "vehicles")
    }

    fn human_life(self, it: &Human) -> CheckResult {
        let (humans, zombies) = (self.battle.humans.len(), self.battle.zombies.len());
        match it.life {
            Life::Alive | Life::Left => Ok(()),
            Life::Eliminated { turn } => number("life/eliminated/turn", turn, 0..=MOST_COUNTED),
            Life::Turned { zombie } => one_of("life/turned/zombie", zombie, zombies, "zombies"),
        }?;
        number("wounds", it.wounds, 0..=MOST_HAD)?;
        number("untested", it.untested, 0..=MOST_HAD)?;
        number("burning", it.burning, 0..=MOST_HAD)?;
        perhaps_one_of("lit_by", it.lit_by, humans, "humans")?;
        turn("braced", it.braced)
    }

    fn human_turn(self, it: &HumanTurn, weapons: usize) -> CheckResult {
        number("ap", it.ap, 0..=MOST_AP)?;
        number("ap_not_for_movement", it.ap_not_for_movement, 0..=MOST_AP)?;
        for (name, n) in [
            ("ap_on_movement", it.ap_on_movement),
            ("ap_on_plain_moves", it.ap_on_plain_moves),
            ("cover_ap", it.cover_ap),
            ("mg_bursts", it.mg_bursts),
            ("pump_shots", it.pump_shots),
        ] {
            number(name, n, 0..=MOST_HAD)?;
        }
        // A step, and the one that Quick adds.
        number("paid_mm", it.paid_mm, 0..=100)?;
        let figures = self.battle.humans.len() + self.battle.zombies.len();
        each("fired_at", figures, &it.fired_at, |it| self.figure("", *it))?;
        each("fired_guns", weapons, &it.fired_guns, |it| one_of("", *it, weapons, "weapons of that human"))?;
        count("used", it.used.len(), 0..=MOST_TRAITS)
    }

    pub(super) fn zombie(self, it: &Zombie) -> CheckResult {
        let (table, humans) = (self.battle.scene.ground.table(), self.battle.humans.len());
        if it.out { somewhere(it.at) } else { on_table(table, it.at) }?;
        level(table, it.level)?;
        degrees("facing", it.facing)?;
        number("burning", it.burning, 0..=MOST_HAD)?;
        perhaps_one_of("lit_by", it.lit_by, humans, "humans")?;
        perhaps_one_of("was", it.was, humans, "humans")?;
        perhaps_one_of("prey", it.prey, humans, "humans")?;
        within("goal", self.goal(it.goal))?;
        heard(it.heard)?;
        within("forcing", it.forcing.map_or(Ok(()), |it| self.forced(it)))
    }

    fn goal(self, goal: Goal) -> CheckResult {
        match goal {
            Goal::None => Ok(()),
            Goal::Human(it) => one_of("human", it, self.battle.humans.len(), "humans"),
            Goal::Noise { at: (x, y), heard } => {
                within("noise", somewhere(kernel::Point::new(x, y)).and_then(|()| self::heard(heard)))
            }
            Goal::Wander(facing) => degrees("wander", facing),
        }
    }

    fn forced(self, it: Forced) -> CheckResult {
        match it {
            Forced::Opening(it) => one_of("opening", it, self.battle.openings.len(), "openings"),
            Forced::Vehicle(it) => one_of("vehicle", it, self.battle.vehicles.len(), "vehicles"),
        }
    }
}

fn arms(it: &Human) -> CheckResult {
    each("weapons", MOST_WEAPONS, &it.weapons, weapon)?;
    each("in_hand", 2, &it.in_hand, |slot| one_of("", *slot, it.weapons.len(), "weapons of that human"))?;
    let twice = it.in_hand.len() == 2 && it.in_hand[0] == it.in_hand[1];
    flaw::holds("in_hand", !twice, "one weapon is in both hands; two hands have two weapons")
}

/// A number of a noise: it is compared with others and looks nothing up.
fn heard(n: u32) -> CheckResult {
    number("heard", n, 0..=MOST_NOISES as u32)
}

fn deeds(it: &Deeds) -> CheckResult {
    number("kills", it.kills, 0..=MOST_COUNTED)?;
    number("kills_in_close_combat", it.kills_in_close_combat, 0..=MOST_COUNTED)?;
    number("failed_fear_tests", it.failed_fear_tests, 0..=MOST_COUNTED)
}
