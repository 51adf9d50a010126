//! The sides of a scenario and their people: who they are, what they carry, where they stand.
use ground::open::measure;
use kernel::{Point, Seat};

use super::Builder;
use crate::{
    battle::{
        Person, SideId, Stance, State, VehicleId, change,
        person::{ArmKind, SeatPlace, Seated},
        side::Side,
    },
    rules::AttributesFor,
    setup::{
        forces::{PersonFile, SideFile},
        scenario::Fault,
    },
    table::{
        attribute::Attribute,
        figure::{self, Figure, Role},
        skill::{Skill, Skills},
        star::StarDice,
        weapon::Weapon,
    },
};

/// People are numbered in 16 bits, and a table has room for so many bases.
const MOST_PEOPLE: usize = 500;
const MOST_ARMS: usize = 12;
const MOST_REP: u8 = 10;

impl Builder<'_> {
    pub(super) fn sides(&mut self) -> Result<(), Fault> {
        for (i, file) in self.file.sides.iter().enumerate() {
            let path = format!("/sides/{i}");
            let side = self.side(&path, i, file)?;
            self.battle.sides.push(side);
            for (j, person) in file.people.iter().enumerate() {
                self.add(&format!("{path}/people/{j}"), SideId(i as u8), person)?;
            }
            self.appoint(&path, SideId(i as u8), file)?;
        }
        Ok(())
    }

    fn side(&self, path: &str, at: usize, file: &SideFile) -> Result<Side, Fault> {
        if file.seats.is_empty() {
            let expected = "at least one chair: every side is played by somebody, or by a bot";
            return Err(Fault::new(format!("{path}/seats"), "nobody", expected));
        }
        if self.battle.sides.iter().any(|it| it.name == file.name) {
            let found = format!("a second `{}`", file.name);
            return Err(Fault::new(format!("{path}/name"), found, "a different name for each side"));
        }
        let taken = |seat: &u8| self.battle.sides.iter().any(|it| it.seats.contains(&Seat(*seat)));
        if let Some(seat) = file.seats.iter().find(|it| taken(it)) {
            let found = format!("seat {seat} a second time");
            return Err(Fault::new(format!("{path}/seats"), found, "a chair at one side only"));
        }
        if at < file.stances.len() {
            let found = format!("{} stances", file.stances.len());
            return Err(Fault::new(
                format!("{path}/stances"),
                found,
                format!("at most {at}, to those before"),
            ));
        }
        if file.stances.iter().any(|it| *it != Stance::Hostile) {
            kernel::rule::hit(rule!("ffo.class.working-together"));
        }
        let seats: Vec<Seat> = file.seats.iter().copied().map(Seat).collect();
        Ok(Side { stances: file.stances.iter().copied().collect(), ..Side::new(file.name.clone(), &seats) })
    }

    /// Whoever leads a side that has no Star.
    fn appoint(&mut self, path: &str, side: SideId, file: &SideFile) -> Result<(), Fault> {
        let Some(name) = &file.leader else { return Ok(()) };
        let is = |it: &Person| it.side == side && it.name == *name;
        let who = self.battle.person_ids().find(|&it| is(self.battle.person(it)));
        let unknown = || Fault::new(format!("{path}/leader"), format!("`{name}`"), "the name of one of them");
        self.battle.side_mut(side).star_leader = Some(who.ok_or_else(unknown)?);
        Ok(())
    }

    fn add(&mut self, path: &str, side: SideId, file: &PersonFile) -> Result<(), Fault> {
        if self.battle.people.iter().any(|it| it.name == file.name) {
            let found = format!("a second `{}`", file.name);
            return Err(Fault::new(format!("{path}/name"), found, "a different name for each of them"));
        }
        if MOST_PEOPLE <= self.battle.people.len() {
            return Err(Fault::new(path, "too many people", format!("at most {MOST_PEOPLE}")));
        }
        let person = self.person(path, side, file)?;
        let seated = person.seated;
        let who = change::add(&mut self.battle, person);
        self.battle.side_mut(side).strength += 1;
        if let Some(Seated { vehicle, place }) = seated {
            change::board(&mut self.battle, who, vehicle, place);
        }
        Ok(())
    }

    fn person(&self, path: &str, side: SideId, file: &PersonFile) -> Result<Person, Fault> {
        check(path, file)?;
        let seats = &self.battle.side(side).seats;
        if let Some(seat) = file.seat.filter(|it| !seats.contains(&Seat(*it))) {
            return Err(Fault::new(format!("{path}/seat"), format!("seat {seat}"), "a chair of this side"));
        }
        kernel::rule::hit(rule!("ffo.star.optional"));
        let star = file.star && self.file.rules.stars;
        let seated = self.seated(path, file)?;
        let (at, facing) = self.place(path, file, seated)?;
        let power = StarDice { star, rep: file.rep.into(), given: 0 };
        let rolled = power.at_start(&mut crate::battle::looking::Looking);
        let blank = Person::new(file.name.clone(), side, file.seat.map(Seat), file.class, file.rep);
        let mut person = Person {
            pronoun: file.pronoun,
            star,
            people: file.people.unwrap_or(blank.people),
            savvy: file.savvy.unwrap_or(blank.savvy),
            age: file.age,
            sex: file.sex,
            medic: file.medic,
            ambidextrous: file.ambidextrous,
            body_armor: file.body_armor,
            swat: file.swat,
            tools: file.tools.iter().copied().collect(),
            at,
            facing,
            level: self.layout.level(&format!("{path}/on"), file.on.as_ref())?,
            seated,
            state: file.state,
            prone: file.prone || !matches!(file.state, State::Functioning),
            star_power: match (star, file.star) {
                (true, _) => file.star_power.unwrap_or(rolled),
                (false, true) => 0,
                (false, false) => file.star_power.map_or(0, |it| {
                    kernel::rule::hit(rule!("ffo.star.power-pool"));
                    it
                }),
            },
            infected: file.infected,
            ..blank
        };
        person.attributes = self.attributes(side, file).collect();
        arm(path, file, self.file.rules.custom_weapons, &mut person)?;
        Ok(person)
    }

    /// Those of their Attributes that the players use.
    fn attributes(&self, side: SideId, file: &PersonFile) -> impl Iterator<Item = Attribute> {
        kernel::rule::hit(rule!("ffo.attribute.use"));
        let with_star = self.file.sides[usize::from(side.0)].people.iter().any(|it| it.star);
        let uses = match self.file.rules.attributes {
            AttributesFor::None => false,
            AttributesFor::Star => file.star,
            AttributesFor::StarsGroup => with_star,
            AttributesFor::All => true,
        };
        file.attributes.iter().copied().filter(move |_| uses)
    }

    fn seated(&self, path: &str, file: &PersonFile) -> Result<Option<Seated>, Fault> {
        let Some(in_it) = &file.vehicle else { return Ok(None) };
        let at = self.battle.vehicles.iter().position(|it| it.name == in_it.name);
        let unknown = || {
            Fault::new(format!("{path}/vehicle/name"), format!("`{}`", in_it.name), "the name of a vehicle")
        };
        let vehicle = VehicleId(at.ok_or_else(unknown)? as u8);
        if in_it.place == SeatPlace::Wheel && self.battle.vehicle(vehicle).driver.is_some() {
            let path = format!("{path}/vehicle/place");
            return Err(Fault::new(path, "a second one at the wheel", "another place"));
        }
        Ok(Some(Seated { vehicle, place: in_it.place }))
    }

    fn place(&self, path: &str, file: &PersonFile, seated: Option<Seated>) -> Result<(Point, i16), Fault> {
        let at = match (file.at, seated) {
            (_, Some(seated)) => self.battle.vehicle(seated.vehicle).at,
            (Some(at), None) => self.ruler.point(&format!("{path}/at"), at)?,
            (None, None) => return Err(Fault::new(path, "no `at`", "a place")),
        };
        Ok((at, self.facing(path, file.facing, at)?))
    }

    /// As given, or towards the middle of the table.
    pub(super) fn facing(&self, path: &str, given: Option<i16>, at: Point) -> Result<i16, Fault> {
        let middle = Point::new(self.layout.table.width / 2, self.layout.table.height / 2);
        match given {
            Some(degrees) => self.ruler.degrees(&format!("{path}/facing"), degrees),
            None => Ok(measure::bearing(at, middle).unwrap_or(0) as i16),
        }
    }
}

/// What speaks against somebody: by the eight traits, and by what a table can count.
fn check(path: &str, file: &PersonFile) -> Result<(), Fault> {
    if !(1..=MOST_REP).contains(&file.rep) {
        return Err(Fault::new(format!("{path}/rep"), format!("{}", file.rep), format!("1 to {MOST_REP}")));
    }
    let rep = i32::from(file.rep);
    let looking = &mut crate::battle::looking::Looking;
    let sheet = Figure {
        role: if file.star { Role::Star } else { Role::Grunt },
        rep,
        skills: Skills::of_new(rep, Skill::People, looking),
        attributes: file.attributes.clone(),
        class: file.class,
        age: file.age,
        ..Figure::default()
    };
    for fault in sheet.faults(looking) {
        let (field, found, expected) = match fault {
            figure::Fault::Skills => continue,
            figure::Fault::TooManyAttributes => {
                ("attributes", "too many of them", "at most 1, or 2 for a Star")
            }
            figure::Fault::Class => ("class", "a Star of the military or the police", "another Class"),
            figure::Fault::Child => ("age", "a child", "somebody who takes part"),
        };
        return Err(Fault::new(format!("{path}/{field}"), found, expected));
    }
    match file.state {
        State::Functioning | State::Stunned(_) | State::OutOfTheFight | State::ObviouslyDead { .. } => Ok(()),
        State::Waiting | State::Captive { .. } | State::RanAway | State::Left | State::Turned { .. } => {
            let expected = "`functioning`, `stunned`, `out-of-the-fight` or `obviously-dead`";
            Err(Fault::new(format!("{path}/state"), "a state that no Encounter begins with", expected))
        }
    }
}

/// What they carry, and what of it is in hand.
fn arm(path: &str, file: &PersonFile, custom: bool, person: &mut Person) -> Result<(), Fault> {
    if MOST_ARMS < file.arms.len() {
        return Err(Fault::new(format!("{path}/arms"), "too many of them", format!("at most {MOST_ARMS}")));
    }
    for (i, arm) in file.arms.iter().enumerate() {
        let ArmKind::Gun(gun) = arm.what else { continue };
        let path = format!("{path}/arms/{i}/what/gun");
        gun.check().map_err(|fault| Fault::new(&path, "a weapon that there cannot be", fault.to_string()))?;
        let made = match gun {
            Weapon::Listed(it) => it.is_made(),
            Weapon::Own(_) => true,
        };
        if made && !custom {
            let expected = "one of the table, unless `custom_weapons` are allowed";
            return Err(Fault::new(path, "a weapon of the players' own making", expected));
        }
    }
    person.arms = file.arms.iter().copied().collect();
    let first: &[u8] = if file.arms.is_empty() { &[] } else { &[0] };
    for (i, &it) in file.in_hand.as_deref().unwrap_or(first).iter().enumerate() {
        if file.arms.len() <= usize::from(it) || person.held.contains(&it) || 2 <= i {
            let path = format!("{path}/in_hand/{i}");
            return Err(Fault::new(path, format!("{it}"), "the place of a weapon carried"));
        }
        person.held.push(it);
    }
    Ok(())
}
