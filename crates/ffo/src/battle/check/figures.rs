//! The people and the dead of a position.
use kernel::flaw::{self, CheckResult, Flaw, count, each, number, one_of, perhaps, within};
use stage::check::{level, on_table, somewhere};

use super::{Check, MOST_COUNTED, MOST_HAD, MOST_MM, MOST_PEOPLE, degrees};
use crate::{
    battle::{
        Person, PersonId, State, Zombie,
        person::{Arm, ArmKind, Deeds, Turn},
    },
    table::weapon::Weapon,
};

const MOST_ARMS: usize = 30;
const MOST_TRAITS: usize = 100;

impl Check<'_> {
    pub(super) fn human(self, it: &Person) -> CheckResult {
        let table = self.battle.scene.ground.table();
        flaw::called("name", &it.name)?;
        self.side("side", it.side)?;
        it.seat.map_or(Ok(()), |it| number("seat", it.0, 0..=254))?;
        for (name, n) in [
            ("rep", it.rep),
            ("people", it.people),
            ("savvy", it.savvy),
            ("medic", it.medic),
            ("body_armor", it.body_armor),
            ("barred", it.barred),
            ("appalled", it.appalled),
        ] {
            number(name, n, 0..=MOST_HAD)?;
        }
        count("attributes", it.attributes.len(), 0..=MOST_TRAITS)?;
        count("tools", it.tools.len(), 0..=MOST_TRAITS)?;
        if it.is_on_table() { on_table(table, it.at) } else { somewhere(it.at) }?;
        degrees("facing", it.facing)?;
        level(table, it.level)?;
        it.seated.map_or(Ok(()), |it| self.vehicle("seated/vehicle", it.vehicle))?;
        self.state(it.state)?;
        hands(it)?;
        if let Some(duck) = &it.ducked {
            each("ducked/from", MOST_PEOPLE, &duck.from, |it| self.figure("", *it))?;
        }
        number("star_power", it.star_power, 0..=MOST_COUNTED)?;
        self.maybe_person("carries", it.carries)?;
        perhaps("infected", it.infected, 0..=MOST_HAD)?;
        within("turn", self.doings(it))?;
        within("deeds", self.deeds(&it.deeds))
    }

    fn state(self, state: State) -> CheckResult {
        match state {
            State::Waiting | State::Functioning | State::OutOfTheFight | State::RanAway | State::Left => {
                Ok(())
            }
            State::Stunned(stun) => number("state/stunned/left", stun.left, 0..=MOST_HAD),
            State::ObviouslyDead { turn, .. } => number("state/obviously-dead/turn", turn, 0..=MOST_COUNTED),
            State::Captive { of, .. } => self.side("state/captive/of", of),
            State::Turned { zombie } => self.zombie("state/turned/zombie", zombie),
        }
    }

    fn doings(self, person: &Person) -> CheckResult {
        let it: &Turn = &person.turn;
        it.reloads.map_or(Ok(()), |slot| one_of("reloads", slot, person.arms.len(), "weapons of theirs"))?;
        number("granted_mm", it.granted_mm, 0..=MOST_MM)?;
        number("spent_mm", it.spent_mm, 0..=MOST_MM)?;
        within("began_at", somewhere(it.began_at))?;
        let openings = self.battle.scene.openings.len();
        each("tried", openings, &it.tried, |it| one_of("", it.0, openings, "openings"))
    }

    fn deeds(self, it: &Deeds) -> CheckResult {
        for (name, n) in
            [("humans", it.humans), ("zombies", it.zombies), ("downed_by_zombies", it.downed_by_zombies)]
        {
            number(name, n, 0..=MOST_COUNTED)?;
        }
        let buildings = self.battle.scene.buildings.len();
        each("looted", buildings, &it.looted, |it| one_of("", *it, buildings, "buildings"))?;
        each("robbed", MOST_PEOPLE, &it.robbed, |it| self.person("", *it))?;
        each("challenges", MOST_PEOPLE, &it.challenges, |it| self.person("with", it.with))
    }

    pub(super) fn undead(self, it: &Zombie) -> CheckResult {
        let table = self.battle.scene.ground.table();
        if it.out { somewhere(it.at) } else { on_table(table, it.at) }?;
        degrees("facing", it.facing)?;
        level(table, it.level)?;
        number("placed", it.placed, 0..=MOST_COUNTED)?;
        it.last_seen.map_or(Ok(()), |it| within("last_seen", somewhere(it)))?;
        within("seen_on", level(table, it.seen_on))?;
        it.heard.map_or(Ok(()), |it| within("heard", somewhere(it)))?;
        let feasts = self.battle.feasts.len();
        it.feasts.map_or(Ok(()), |it| one_of("feasts", it, feasts, "feasts"))?;
        it.clings.map_or(Ok(()), |it| self.vehicle("clings", it))?;
        self.maybe_person("was", it.was)
    }

    /// A human and the zombie that they have become name each other.
    pub(super) fn turned(self) -> CheckResult {
        for (id, person) in self.battle.person_ids().zip(self.battle.people.iter()) {
            let State::Turned { zombie } = person.state else { continue };
            if self.battle.zombie(zombie).was != Some(id) {
                let PersonId(id) = id;
                let wrong = format!("zombie {} is not the one they have become", zombie.0);
                return Err(Flaw::new(format!("people/{id}/state/turned/zombie"), wrong));
            }
        }
        Ok(())
    }
}

fn hands(it: &Person) -> CheckResult {
    each("arms", MOST_ARMS, &it.arms, arm)?;
    each("held", 2, &it.held, |slot| one_of("", *slot, it.arms.len(), "weapons of theirs"))?;
    let twice = it.held.len() == 2 && it.held[0] == it.held[1];
    flaw::holds("held", !twice, "one weapon is in both hands; two hands have two weapons")
}

/// A weapon whose numbers a table procedure takes.
pub(super) fn arm(it: &Arm) -> CheckResult {
    match it.what {
        ArmKind::Gun(Weapon::Own(line)) => {
            Weapon::Own(line).check().map_err(|fault| Flaw::new("what/gun", fault.to_string()))
        }
        ArmKind::Gun(Weapon::Listed(_)) | ArmKind::Melee(_) | ArmKind::Chainsaw(_) => Ok(()),
    }
}
