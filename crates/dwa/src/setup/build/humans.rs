//! The humans of a scenario: their sheets, what they carry, what they have done so far.
use std::sync::Arc;

use ground::open::measure;
use kernel::{Point, Seat};

use super::{
    Builder, NOWHERE,
    check::{check_carried, check_state},
};
use crate::{
    battle::figure::{CarriedWeapon, Deeds, Human, HumanTurn, Life, Malfunction},
    setup::{
        forces::{HumanFile, LifeFile, TurnFile, WeaponFile},
        scenario::Fault,
    },
    table::{
        ammo::Unit,
        char::Sex,
        weapons::{Grenade, Weapon},
    },
};

const MOST_AP: u8 = 12;

impl Builder<'_> {
    pub(super) fn humans(&mut self) -> Result<(), Fault> {
        for (i, human) in self.file.humans.iter().enumerate() {
            let path = format!("/humans/{i}");
            if self.file.humans[..i].iter().any(|it| it.name == human.name) {
                let found = format!("a second `{}`", human.name);
                return Err(Fault::new(format!("{path}/name"), found, "a different name for each human"));
            }
            if self.file.seats <= human.seat {
                let found = format!("seat {}", human.seat);
                let expected = format!("a seat below {}", self.file.seats);
                return Err(Fault::new(format!("{path}/seat"), found, expected));
            }
            let human = self.human(&path, i, human)?;
            self.battle.arrange().humans.push(human);
        }
        Ok(())
    }

    pub(super) fn human(&mut self, path: &str, id: usize, file: &HumanFile) -> Result<Human, Fault> {
        check_carried(path, file)?;
        check_state(path, file)?;
        let level = self.layout.level(&format!("{path}/on"), file.on.as_ref())?;
        let vehicle = self.vehicle(path, file)?;
        let (at, facing) = self.human_place(path, id, file, vehicle)?;
        let mut human = blank(file, at);
        human.level = level;
        human.facing = facing;
        human.vehicle = vehicle;
        self.give_weapons(path, id, file, &mut human)?;
        if self.in_the_middle() {
            human.turn = turn(path, &file.turn)?;
            if human.turn.fired {
                let is_gun = |it: &u8| human.weapons[usize::from(*it)].weapon.is_gun();
                human.turn.fired_guns = human.in_hand.iter().copied().filter(is_gun).collect();
            }
        } else if file.turn != TurnFile::default() {
            let path = format!("{path}/turn");
            return Err(Fault::new(path, "what was done this turn", "it only together with `begin`"));
        }
        Ok(human)
    }

    pub(super) fn vehicle(&self, path: &str, file: &HumanFile) -> Result<Option<u8>, Fault> {
        let Some(name) = &file.vehicle else { return Ok(None) };
        match self.battle.vehicles.iter().position(|it| it.name == *name) {
            Some(at) => Ok(Some(at as u8)),
            None => Err(Fault::new(format!("{path}/vehicle"), format!("`{name}`"), "the name of a vehicle")),
        }
    }

    pub(super) fn human_place(
        &mut self,
        path: &str,
        id: usize,
        file: &HumanFile,
        vehicle: Option<u8>,
    ) -> Result<(Point, i16), Fault> {
        let aboard = vehicle.map(|it| self.battle.vehicles[usize::from(it)].at);
        let at = match (file.at, aboard) {
            (Some(at), _) => self.ruler.point(&format!("{path}/at"), at)?,
            (None, Some(at)) => at,
            (None, None) if self.in_the_middle() => {
                return Err(Fault::new(path, "no `at`", "a place, as the game has begun"));
            }
            (None, None) => {
                Arc::make_mut(&mut self.battle.scene).start.unplaced.push(id as u16);
                NOWHERE
            }
        };
        Ok((at, self.facing(path, file.facing, at)?))
    }

    /// As given, or towards the middle of the table.
    pub(super) fn facing(&self, path: &str, given: Option<i16>, at: Point) -> Result<i16, Fault> {
        match given {
            Some(degrees) => self.ruler.degrees(&format!("{path}/facing"), degrees),
            None => Ok(measure::bearing(at, self.middle()).unwrap_or(0) as i16),
        }
    }

    pub(super) fn middle(&self) -> Point {
        Point::new(self.layout.table.width / 2, self.layout.table.height / 2)
    }

    pub(super) fn give_weapons(
        &mut self,
        path: &str,
        id: usize,
        file: &HumanFile,
        human: &mut Human,
    ) -> Result<(), Fault> {
        for (i, weapon) in file.weapons.iter().enumerate() {
            let path = format!("{path}/weapons/{i}");
            let (held, rolled) = held(&path, weapon, self.in_the_middle())?;
            human.weapons.push(held);
            if rolled {
                Arc::make_mut(&mut self.battle.scene).start.clips.push((id as u16, i as u8));
            }
        }
        match &file.in_hand {
            None if human.weapons.is_empty() => (),
            None => human.in_hand.push(0),
            Some(these) => {
                for (i, &it) in these.iter().enumerate() {
                    if human.weapons.len() <= usize::from(it) || these[..i].contains(&it) || 2 <= i {
                        let path = format!("{path}/in_hand/{i}");
                        return Err(Fault::new(path, format!("{it}"), "the place of a weapon carried"));
                    }
                    human.in_hand.push(it);
                }
            }
        }
        Ok(())
    }
}

fn blank(file: &HumanFile, at: Point) -> Human {
    Human {
        member: file.member,
        archetype: file.archetype,
        sex: file.sex.unwrap_or(Sex::Male),
        pronoun: file.pronoun.or(file.sex.filter(|it| *it == Sex::Male).map(Sex::pronoun)),
        posture: file.posture,
        life: match file.life {
            LifeFile::Alive => Life::Alive,
            LifeFile::Eliminated { turn } => Life::Eliminated { turn },
            LifeFile::Left => Life::Left,
        },
        wounds: file.wounds,
        untested: file.untested,
        bitten: file.bitten,
        moral: file.moral,
        full_moral: file.full_moral,
        last_survivor: file.last_survivor,
        stunned: file.stunned,
        burning: file.burning,
        braced: file.braced,
        stays_dead: file.stays_dead,
        ammo: file.ammo,
        items: file.items.iter().copied().collect(),
        skills: file.skills.iter().copied().collect(),
        quirks: file.quirks.iter().copied().collect(),
        psychoses: file.psychoses.iter().copied().collect(),
        trauma: file.trauma,
        fear_tests: file.fear_tests,
        deeds: Deeds {
            kills: file.kills,
            kills_in_close_combat: file.kills_in_close_combat,
            failed_fear_tests: file.failed_fear_tests,
        },
        ..Human::new(file.name.clone(), Seat(file.seat), at)
    }
}

fn turn(path: &str, file: &TurnFile) -> Result<HumanTurn, Fault> {
    let ap = file.ap.unwrap_or(4);
    if MOST_AP < ap {
        return Err(Fault::new(format!("{path}/turn/ap"), format!("{ap} AP"), format!("0 to {MOST_AP}")));
    }
    if !(0..50).contains(&file.paid_mm) {
        let found = format!("{}", file.paid_mm);
        return Err(Fault::new(format!("{path}/turn/paid_mm"), found, "0 to 49, less than a step"));
    }
    Ok(HumanTurn {
        ap,
        ap_not_for_movement: file.ap_not_for_movement.min(ap),
        ap_on_movement: file.ap_on_movement,
        ap_on_plain_moves: file.ap_on_plain_moves,
        paid_mm: file.paid_mm,
        afraid: file.afraid,
        activated: file.activated,
        done: file.done,
        begun: file.begun,
        must_leave: file.must_leave,
        fired_at: Default::default(),
        fired_guns: Default::default(),
        used: file.used.iter().copied().collect(),
        cover_ap: file.cover_ap,
        mg_bursts: file.mg_bursts,
        pump_shots: file.pump_shots,
        fired: file.fired,
        moved: file.moved,
        reloaded: file.reloaded,
        chainsawed: file.chainsawed,
        recognised: file.recognised,
        clumsy_rolled: file.clumsy_rolled,
        compelled: file.compelled,
        radio_on: file.radio_on,
    })
}

/// The weapon, and whether its ammunition is still to be rolled.
fn held(path: &str, file: &WeaponFile, in_the_middle: bool) -> Result<(CarriedWeapon, bool), Fault> {
    let profile = file.weapon.profile();
    let (mag, has_pieces) = (profile.mag.unwrap_or(0), takes_pieces(file.weapon));
    let most = if file.weapon.unit() == Unit::Tank { 1 } else { mag };
    let loaded = file.loaded.unwrap_or(0);
    if most < loaded {
        let expected = format!("0 to {most} for a {}", profile.name);
        return Err(Fault::new(format!("{path}/loaded"), format!("{loaded}"), expected));
    }
    if file.pieces.is_some() && !has_pieces {
        let expected = format!("no pieces for a {}", profile.name);
        return Err(Fault::new(format!("{path}/pieces"), "pieces", expected));
    }
    let launched = |it: Grenade| matches!(it, Grenade::Incendiary | Grenade::FlashBang);
    if file.grenade.is_some_and(|it| file.weapon != Weapon::GrenadeLauncher || !launched(it)) {
        let expected = "incendiary or flash-bang, for a grenade launcher";
        return Err(Fault::new(format!("{path}/grenade"), "a kind of grenade", expected));
    }
    let given = file.loaded.is_some() || file.pieces.is_some();
    let rolled = !given && file.weapon.unit() != Unit::None;
    let full = rolled && in_the_middle;
    let held = CarriedWeapon {
        weapon: file.weapon,
        loaded: if full { most } else { loaded },
        pieces: if full && has_pieces { 1 } else { file.pieces.unwrap_or(0) },
        trouble: file.trouble,
        grenade: file.grenade,
    };
    Ok((held, rolled && !in_the_middle))
}

fn takes_pieces(weapon: Weapon) -> bool {
    weapon.unit() == Unit::Piece || weapon == Weapon::GrenadeLauncher
}

/// A weapon without trouble; for those who make files.
pub fn weapon(weapon: Weapon) -> WeaponFile {
    WeaponFile { weapon, loaded: None, pieces: None, trouble: Malfunction::None, grenade: None }
}
