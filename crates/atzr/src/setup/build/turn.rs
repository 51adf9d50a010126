//! Where in the turn a scenario is taken up: dice, order, phase, groups, and who may still act.
use kernel::written::Fault;

use super::Builder;
use crate::{
    battle::{
        PersonId, Phase, SideId,
        group::{self, Purpose},
        insight,
        place::Group,
        turn::can_act,
    },
    printed::DayPart,
    setup::position::{PhaseFile, PositionFile},
};

/// How far one sees in the Evening and by a full moon, and by less of it (18.4.2).
const EVENING: u8 = 6;
const DARK: u8 = 3;

impl Builder<'_> {
    pub(super) fn turn(&mut self) -> Result<(), Fault> {
        let file = self.file;
        let Some(begin) = &file.begin else { return Ok(()) };
        self.dice(begin)?;
        let side = self.active_side(begin)?;
        self.battle.turn = begin.turn;
        self.battle.vision = self.vision(begin)?;
        self.battle.shots_fired = begin.shots_fired;
        self.battle.order = self.order(begin, side)?;
        self.battle.groups = self.groups(begin, side)?;
        self.battle.phase = self.phase(begin, side)?;
        if let Some(side) = side {
            self.ready(side);
        }
        self.battle.seen = self.seen(begin)?;
        self.acting_can_act(begin)
    }

    /// Whose phase it is, where it is one of a side.
    fn active_side(&self, begin: &PositionFile) -> Result<Option<SideId>, Fault> {
        let plays = match begin.phase {
            PhaseFile::Groups | PhaseFile::Active => true,
            PhaseFile::Strangers => false,
            PhaseFile::Dice
            | PhaseFile::Doubles
            | PhaseFile::Next
            | PhaseFile::Markers
            | PhaseFile::Zombies
            | PhaseFile::End => {
                return nobody_acts(begin).map(|()| None);
            }
        };
        let path = "/begin/side";
        let side = match (&begin.side, &begin.leader) {
            (Some(name), _) => self.names.side(path, name)?,
            (None, Some(leader)) => self.battle.person(self.names.person("/begin/leader", leader)?).side,
            (None, None) => self.only_side(plays)?,
        };
        if self.battle.side(side).is_players() != plays {
            let expected = if plays { "a side of players" } else { "a side of strangers" };
            return Err(Fault::new(path, format!("`{}`", self.battle.side(side).name), expected));
        }
        Ok(Some(side))
    }

    /// The side that need not be named.
    fn only_side(&self, plays: bool) -> Result<SideId, Fault> {
        let mut sides = (0..self.names.sides.len()).filter(|it| self.names.sides[*it].plays == plays);
        match (sides.next(), sides.next()) {
            (Some(only), None) => Ok(SideId(only as u8)),
            _ => Err(Fault::new("/begin", "no `side`", "the side that is active")),
        }
    }

    /// How far one sees; at Night the moon was rolled for.
    fn vision(&self, begin: &PositionFile) -> Result<Option<u8>, Fault> {
        let night = match self.battle.scene.day {
            DayPart::Morning | DayPart::Daytime => None,
            DayPart::Evening => Some(EVENING),
            DayPart::Night => Some(begin.vision.unwrap_or(DARK)),
        };
        let by_the_book = match self.battle.scene.day {
            DayPart::Night => matches!(night, Some(EVENING | DARK)),
            DayPart::Morning | DayPart::Daytime | DayPart::Evening => {
                begin.vision.is_none() || begin.vision == night
            }
        };
        if !by_the_book {
            let found = format!("{} hexes", begin.vision.unwrap_or_default());
            return Err(Fault::new("/begin/vision", found, "3 or 6 at Night, and nothing otherwise"));
        }
        Ok(night)
    }

    fn groups(&self, begin: &PositionFile, side: Option<SideId>) -> Result<Vec<Group>, Fault> {
        let Some(groups) = &begin.groups else {
            let as_they_stand = |it| group::groups(&self.battle, it, Purpose::Activation).into_vec();
            return Ok(side.map(as_they_stand).unwrap_or_default());
        };
        let each = groups.iter().enumerate().map(|(i, names)| {
            let path = format!("/begin/groups/{i}");
            let members = self.names.everyone(&path, names)?;
            let Some(&leader) = members.first() else {
                return Err(Fault::new(path, "nobody", "a group with its Leader first"));
            };
            Ok(Group { leader, members: members.into_iter().collect() })
        });
        each.collect()
    }

    fn phase(&self, begin: &PositionFile, side: Option<SideId>) -> Result<Phase, Fault> {
        let side = side.unwrap_or_default();
        Ok(match begin.phase {
            PhaseFile::Dice => Phase::Dice,
            PhaseFile::Doubles => Phase::Doubles,
            PhaseFile::Next => Phase::Next,
            PhaseFile::Groups => Phase::Groups { side },
            PhaseFile::Active => self.acts(begin, side)?,
            PhaseFile::Strangers => Phase::Strangers { side },
            PhaseFile::Markers => Phase::Markers,
            PhaseFile::Zombies => Phase::Zombies,
            PhaseFile::End => Phase::End,
        })
    }

    /// The group that acts, by its Leader.
    fn acts(&self, begin: &PositionFile, side: SideId) -> Result<Phase, Fault> {
        let leaders = || {
            let all =
                self.battle.groups.iter().map(|it| self.names.people[usize::from(it.leader.0)].file.key());
            all.map(|it| format!("`{it}`")).collect::<Vec<_>>().join(", ")
        };
        let expected = || format!("the Leader of a group: {}", leaders());
        let path = "/begin/leader";
        let Some(name) = &begin.leader else { return Err(Fault::new("/begin", "no `leader`", expected())) };
        let leader = self.names.person(path, name)?;
        let Some(group) = self.battle.groups.iter().find(|it| it.leader == leader) else {
            return Err(Fault::new(path, format!("`{name}`"), expected()));
        };
        let acting = match &begin.acting {
            Some(name) => Some(self.names.person("/begin/acting", name)?),
            None => None,
        };
        if acting.is_some_and(|it| !group.members.contains(&it)) {
            let found = format!("`{}`", begin.acting.as_deref().unwrap_or_default());
            return Err(Fault::new("/begin/acting", found, format!("somebody of the group of `{name}`")));
        }
        Ok(Phase::Active { side, leader, acting })
    }

    /// Whoever the die lets act has all Movement Points, unless the file says otherwise (5.0).
    fn ready(&mut self, side: SideId) {
        let Some(die) = self.battle.side(side).die else { return };
        for group in self.battle.groups.clone() {
            for &who in &group.members {
                let (rep, _) = group::activation_rep(&self.battle, &group, who);
                let said = self.names.people[usize::from(who.0)].file.turn.as_ref();
                let (points, done) = said.map_or((None, None), |it| (it.points, it.done));
                let points = points.unwrap_or(self.battle.person(who).movement);
                let turn = self.battle.turn_mut(who);
                (turn.points, turn.done) = (points, done.unwrap_or(rep < die));
            }
        }
    }

    fn seen(&mut self, begin: &PositionFile) -> Result<Vec<(PersonId, PersonId)>, Fault> {
        let Some(seen) = &begin.seen else {
            insight::forget(&mut self.battle);
            return Ok(std::mem::take(&mut self.battle.seen));
        };
        let each = seen.iter().enumerate().map(|(i, pair)| {
            let both = self.names.everyone(&format!("/begin/seen/{i}"), pair)?;
            let (one, other) = (both[0], both[1]);
            Ok((one.min(other), one.max(other)))
        });
        each.collect()
    }

    /// Who acts must be able to.
    fn acting_can_act(&self, begin: &PositionFile) -> Result<(), Fault> {
        let Phase::Active { acting: Some(who), .. } = self.battle.phase else { return Ok(()) };
        if can_act(&self.battle, who) {
            return Ok(());
        }
        let found = format!("`{}`", begin.acting.as_deref().unwrap_or_default());
        let expected = "somebody who stands and is not through (`turn.done`, or a die above their Rep)";
        Err(Fault::new("/begin/acting", found, expected))
    }
}

/// Nobody is named as acting in a phase of no side.
fn nobody_acts(begin: &PositionFile) -> Result<(), Fault> {
    let named = [("side", &begin.side), ("leader", &begin.leader), ("acting", &begin.acting)];
    match named.into_iter().find(|it| it.1.is_some()) {
        Some((field, _)) => {
            let expected = "the phase `groups`, `active` or `strangers`";
            Err(Fault::new(format!("/begin/{field}"), "somebody who acts", expected))
        }
        None => Ok(()),
    }
}
