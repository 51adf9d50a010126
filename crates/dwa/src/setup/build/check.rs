//! What no scenario may have: bases on each other or in walls, more weapons than may be carried.
use ground::open::{Circle, Crowd, Ground, PieceId, measure, walk::Walk};
use kernel::Point;

use super::{Builder, NOWHERE};
use crate::{
    battle::{Battle, FigureId, figure::BASE_MM},
    setup::{begin::blocks_move, forces::HumanFile, scenario::Fault},
    table::{ammo::Loadout, weapons::Weapon},
};

impl Builder<'_> {
    /// Nobody stands on another or in a wall.
    pub(super) fn crowd(&self) -> Result<(), Fault> {
        let figures: Vec<(FigureId, Circle)> = self.bases().collect();
        let crowd = Crowd::new(figures.iter().map(|it| it.1));
        for (i, (who, base)) in figures.iter().enumerate() {
            let path = self.path_of(*who);
            let name = self.name_of(*who);
            if !self.is_free(base.at, self.battle.level(*who)) {
                let found = format!("{name} off the table, in a wall or on something in the way");
                return Err(Fault::new(path, found, "a free place"));
            }
            let other_level = |it: usize| self.battle.level(figures[it].0) != self.battle.level(*who);
            if crowd.any_overlapping(*base, &|it| it <= i || other_level(it)) {
                let other = figures[i + 1..].iter().find(|it| measure::overlap(it.1, *base));
                let (path, other) = match other {
                    Some((other, _)) => (self.path_of(*other), self.name_of(*other)),
                    None => (path, "another".to_owned()),
                };
                let found = format!("{other} on the base of {name}");
                return Err(Fault::new(path, found, "bases (25 mm) that do not overlap"));
            }
        }
        Ok(())
    }

    /// The bases that take up room: not those of the dead, of those in vehicles, of those still to be placed.
    pub(super) fn bases(&self) -> impl Iterator<Item = (FigureId, Circle)> {
        let battle = &self.battle;
        battle.figures().map(|it| (it, battle.base(it))).filter(|it| it.1.at != NOWHERE)
    }

    pub(super) fn is_free(&self, at: Point, level: Option<PieceId>) -> bool {
        is_free(&self.battle, &self.battle.scene.ground, at, level)
    }

    pub(super) fn path_of(&self, who: FigureId) -> String {
        match who {
            FigureId::Human(id) => format!("/humans/{id}/at"),
            FigureId::Zombie(id) => {
                let mut before = 0;
                for (i, zombie) in self.file.zombies.iter().enumerate() {
                    before += u32::from(zombie.count.unwrap_or(1));
                    if id < before {
                        return format!("/zombies/{i}/at");
                    }
                }
                "/zombies".to_owned()
            }
        }
    }

    pub(super) fn name_of(&self, who: FigureId) -> String {
        match who {
            FigureId::Human(id) => format!("`{}`", self.battle.humans[usize::from(id)].name),
            FigureId::Zombie(id) => format!("zombie {}", id + 1),
        }
    }
}

/// Whether a base fits here, other figures aside.
pub fn is_free(battle: &Battle, ground: &Ground, at: Point, level: Option<PieceId>) -> bool {
    let walk = Walk {
        ground,
        state: battle.state(),
        diameter: BASE_MM,
        level,
        stays_on_table: true,
        crowd: &Crowd::default(),
        passes: &|_| false,
        blocks: &blocks_move,
    };
    walk.free_at(at)
}

/// What is carried is within the limits in some order: two weapons and one more (11.1.1).
pub(super) fn check_carried(path: &str, file: &HumanFile) -> Result<(), Fault> {
    let weapons: Vec<Weapon> = file.weapons.iter().map(|it| it.weapon).collect();
    let Some(by) = forbidden(&weapons) else { return Ok(()) };
    kernel::rule::hit(by);
    kernel::rule::hit(rule!("dwa.ruling.carry"));
    let names: Vec<&str> = weapons.iter().map(|it| it.profile().name).collect();
    let last = weapons.len() - 1;
    let expected =
        "at most two weapons of different ammunition and one more handgun or one-handed melee weapon";
    let found = format!("{} ({by})", names.join(", "));
    Err(Fault::new(format!("{path}/weapons/{last}"), found, expected))
}

/// The rule that forbids to carry these, whichever of them is the extra one.
pub fn forbidden(weapons: &[Weapon]) -> Option<kernel::RuleId> {
    let all = Loadout { weapons: weapons.iter().copied().collect(), extra: None };
    let first = all.forbidden()?;
    let mut refused = first;
    for extra in 0..weapons.len() {
        let mut rest = weapons.to_vec();
        let extra = rest.remove(extra);
        let loadout = Loadout { weapons: rest.into_iter().collect(), extra: Some(extra) };
        match loadout.forbidden() {
            None => return None,
            Some(by) if weapons.len() == 3 => refused = by,
            Some(_) => (),
        }
    }
    Some(if 3 < weapons.len() { first } else { refused })
}

pub(super) fn check_state(path: &str, file: &HumanFile) -> Result<(), Fault> {
    if file.wounds < file.untested {
        let found = format!("{} untested wounds of {}", file.untested, file.wounds);
        return Err(Fault::new(format!("{path}/untested"), found, "no more than there are wounds"));
    }
    if 2 < file.quirks.len() {
        let found = format!("{} quirks", file.quirks.len());
        return Err(Fault::new(format!("{path}/quirks"), found, "at most 2"));
    }
    if !(-100..=100).contains(&file.moral) || !(-100..=100).contains(&file.full_moral) {
        return Err(Fault::new(format!("{path}/moral"), format!("{}", file.moral), "-100 to 100"));
    }
    Ok(())
}
