//! The Class sheets: a row for each test, a column for each number of passed dice.
mod citizen;
mod ganger;
mod military;
mod police;
mod survivor;

use kernel::RuleId;

use super::Reaction;
use crate::table::{class::Class, dice::Passed, status::Status};

/// The circumstance of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Outgunned,
    Retrieving,
    /// In range and able to fire.
    AbleToFire,
    /// Out of range or unloaded, and in reach of a charge.
    EnemyInReach,
    MoreFriendsDown,
    TwiceMoreFriendsDown,
    Protected,
}

/// The lines of a column, of which the first that fits applies, and what stands there for all others.
#[derive(Clone, Copy, Debug)]
pub struct Column<R: 'static> {
    pub lines: &'static [(When, R)],
    pub otherwise: R,
}

impl<R: Copy> Column<R> {
    pub fn first(&self, fits: impl Fn(When) -> bool) -> R {
        self.lines.iter().find(|it| fits(it.0)).map_or(self.otherwise, |it| it.1)
    }
}

/// A test with what is printed beside its name.
#[derive(Clone, Copy, Debug)]
pub struct Row<R: 'static> {
    pub rule: RuleId,
    /// (LDR).
    pub leader_die: bool,
    /// A Star may choose.
    pub asterisk: bool,
    /// +1d6 if in cover.
    pub cover_die: bool,
    pub pass_2: Column<R>,
    pub pass_1: Column<R>,
    pub pass_0: Column<R>,
}

impl<R> Row<R> {
    pub const fn under(&self, passed: Passed) -> &Column<R> {
        match passed {
            Passed::Two => &self.pass_2,
            Passed::One => &self.pass_1,
            Passed::None => &self.pass_0,
        }
    }
}

/// All that is printed for a Class.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    pub received_fire: Row<Reaction>,
    pub man_down: Row<Reaction>,
    pub recover_knock_down: Row<Status>,
    /// All of the Class are Protected after this day, whatever they wear.
    pub all_protected_after: Option<u16>,
    pub recover_duck_back: Row<Reaction>,
}

impl Sheet {
    pub const fn of(class: Class) -> &'static Sheet {
        match class {
            Class::Citizen => &citizen::SHEET,
            Class::Ganger => &ganger::SHEET,
            Class::Survivor => &survivor::SHEET,
            Class::Police => &police::SHEET,
            Class::NationalGuard | Class::Army => &military::SHEET,
        }
    }
}

const fn all<R: Copy>(otherwise: R) -> Column<R> {
    Column { lines: &[], otherwise }
}

const fn first<R: Copy>(lines: &'static [(When, R)], otherwise: R) -> Column<R> {
    Column { lines, otherwise }
}

/// Recover From Knock Down, of which every sheet says the same.
const fn knocked_down(rule: RuleId) -> Row<Status> {
    Row {
        rule,
        leader_die: false,
        asterisk: false,
        cover_die: false,
        pass_2: first(&[(When::Protected, Status::CarryOn)], Status::Stunned),
        pass_1: all(Status::OutOfTheFight),
        pass_0: all(Status::ObviouslyDead),
    }
}
