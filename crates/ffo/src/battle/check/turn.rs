//! Whose turn it is, and who acts in it.
use kernel::flaw::{self, CheckResult, each, number, perhaps, within};

use super::{Check, MOST_MM, MOST_PEOPLE, MOST_SIDES};
use crate::battle::{Group, Mover, Phase};

/// No Leader is as good.
const MOST_REP: i32 = 201;

impl Check<'_> {
    pub(super) fn turn(self) -> CheckResult {
        let battle = self.battle;
        within("phase", self.phase())?;
        perhaps("dead_die", battle.dead_die, 1..=6)?;
        each("order", MOST_SIDES + 1, &battle.order, |it| match *it {
            Mover::Side(side) => self.side("side", side),
            Mover::Zombies => Ok(()),
        })?;
        each("groups", MOST_PEOPLE, &battle.groups, |it| self.group(it))?;
        each("seen", MOST_PEOPLE * MOST_PEOPLE, &battle.seen, |it| {
            self.person("0", it.0).and_then(|()| self.person("1", it.1))
        })?;
        each("fallen", MOST_PEOPLE, &battle.fallen, |it| {
            self.person("who", it.who)?;
            each("seen_by", MOST_PEOPLE, &it.seen_by, |it| {
                self.person("who", it.who)?;
                number("distance_mm", it.distance_mm, 0..=MOST_MM)
            })
        })
    }

    fn phase(self) -> CheckResult {
        match self.battle.phase {
            Phase::InactiveVehicles { of: side } | Phase::Vehicles { side } | Phase::Groups { side } => {
                self.side("side", side)
            }
            Phase::Active { side, leader, acting } => {
                self.side("side", side)?;
                self.person("leader", leader)?;
                self.maybe_person("acting", acting)
            }
            Phase::Begin
            | Phase::Morning
            | Phase::Dice
            | Phase::Doubles
            | Phase::Next
            | Phase::Zombies
            | Phase::End
            | Phase::Over => Ok(()),
        }
    }

    fn group(self, it: &Group) -> CheckResult {
        self.side("side", it.side)?;
        self.person("leader", it.leader)?;
        each("members", MOST_PEOPLE, &it.members, |it| self.person("", *it))?;
        number("rep", it.rep, 0..=MOST_REP)?;
        let leads = it.members.contains(&it.leader);
        flaw::holds("leader", leads, "a Leader is one of the group")
    }
}
