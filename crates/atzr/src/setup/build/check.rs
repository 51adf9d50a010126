//! What no scenario may have: a position without its turn, more figures in a hex than the rules allow.
use kernel::written::{Fault, is_default};

use super::Builder;
use crate::{
    battle::{Person, PersonId, State, r#move, zombie::STACK},
    printed::Terrain,
    setup::{
        forces::{PersonFile, TeamFile},
        scenario::ScenarioFile,
    },
};

/// What belongs to an Encounter that is under way needs to be told where in it that is.
pub fn needs_begin(file: &ScenarioFile) -> Result<(), Fault> {
    let first = match (&file.begin, file.day) {
        (Some(_), None) => {
            let expected = "morning, daytime, evening or night, for it is rolled before the Encounter only";
            return Err(Fault::new("/day", "no `day`", expected));
        }
        (Some(_), Some(_)) => None,
        (None, _) => under_way(file),
    };
    match first {
        Some(path) => {
            let expected = "`begin`, for the Encounter has not begun without it";
            Err(Fault::new(path, "something of an Encounter under way", expected))
        }
        None => Ok(()),
    }
}

/// The first field that is for an Encounter under way.
fn under_way(file: &ScenarioFile) -> Option<String> {
    let whole = [
        ("strangers", file.strangers.is_empty()),
        ("feasts", file.feasts.is_empty()),
        ("noises", file.noises.is_empty()),
        ("markers", file.markers.is_empty()),
    ];
    if let Some((field, _)) = whole.into_iter().find(|it| !it.1) {
        return Some(format!("/{field}"));
    }
    file.teams.iter().enumerate().find_map(|(i, team)| {
        let of_side = side_under_way(team).map(|it| format!("/teams/{i}/{it}"));
        let mut people = team.people.iter().enumerate();
        let of = |(j, it): (usize, &PersonFile)| {
            person_under_way(it).map(|field| format!("/teams/{i}/people/{j}/{field}"))
        };
        of_side.or_else(|| people.find_map(of))
    })
}

fn side_under_way(file: &TeamFile) -> Option<&'static str> {
    let fields = [
        ("stances", file.stances.is_empty()),
        ("die", file.die.is_none()),
        ("talks", is_default(&file.talks)),
        ("strength", file.strength.is_none()),
        ("supplies", file.supplies == 0),
        ("recruits", file.recruits == 0),
        ("talks_won", file.talks_won == 0),
        ("talks_lost", file.talks_lost == 0),
    ];
    fields.into_iter().find(|it| !it.1).map(|it| it.0)
}

fn person_under_way(file: &PersonFile) -> Option<&'static str> {
    let fields = [
        ("at", file.at.is_none()),
        ("state", file.state.is_none()),
        ("ducked", !file.ducked),
        ("star_power", file.star_power.is_none()),
        ("carries", file.carries.is_none()),
        ("follows", file.follows.is_none()),
        ("turn", file.turn.is_none()),
        ("deeds", is_default(&file.deeds)),
    ];
    fields.into_iter().find(|it| !it.1).map(|it| it.0)
}

/// More than any count of an Encounter comes to, and than any turn of it.
const MOST: u16 = 1_000;

impl Builder<'_> {
    /// No count is so high that it could not go on.
    pub(super) fn counts(&self) -> Result<(), Fault> {
        let sides = self.names.sides.iter().flat_map(|it| {
            let TeamFile { strength, supplies, recruits, talks_won, talks_lost, talks, .. } = it.file;
            let counts = [
                ("strength", strength.unwrap_or(0)),
                ("supplies", *supplies),
                ("recruits", *recruits),
                ("talks_won", *talks_won),
                ("talks_lost", *talks_lost),
                ("talks/gifts", talks.gifts.into()),
            ];
            counts.map(|(field, count)| (format!("{}/{field}", it.path), count, 100))
        });
        let people = self.names.people.iter().flat_map(|it| {
            let (file, turn) = (it.file, it.file.turn.as_ref());
            let counts = [
                ("doses", file.doses.into(), 100),
                ("star_power", file.star_power.unwrap_or(0).into(), 20),
                ("turn/points", turn.and_then(|it| it.points).unwrap_or(0).into(), 24),
                ("deeds/humans", file.deeds.humans, MOST),
                ("deeds/zombies", file.deeds.zombies, MOST),
            ];
            counts.map(|(field, count, most)| (format!("{}/{field}", it.path), count, most))
        });
        let noises = self.file.noises.iter().enumerate();
        let noises = noises.map(|(i, it)| (format!("/noises/{i}/dice"), it.dice, MOST));
        let begin = self.file.begin.iter().flat_map(|it| {
            let undead = ("/begin/progress/undead_raiders".to_owned(), it.progress.undead_raiders, 100);
            [("/begin/turn".to_owned(), it.turn, MOST), undead]
        });
        match sides.chain(people).chain(noises).chain(begin).find(|it| it.2 < it.1) {
            Some((path, count, most)) => {
                Err(Fault::new(path, count.to_string(), format!("a number from 0 to {most}")))
            }
            None => Ok(()),
        }
    }

    /// Two to a hex (6.1), four zombies (13.5.1); behind cover only where there is some, and carried only by one who is there.
    pub(super) fn crowd(&self) -> Result<(), Fault> {
        for (who, person) in self.battle.functioning() {
            let path = &self.names.people[usize::from(who.0)].path;
            let full = r#move::is_full(&self.battle, who, person.at);
            if full && !r#move::is_passed(&self.battle, person.at) {
                let found = format!("{}, where two stand already", person.at);
                return Err(Fault::new(
                    format!("{path}/at"),
                    found,
                    "a hex with room: at most two stand in it",
                ));
            }
        }
        for (i, zombie) in self.file.zombies.iter().enumerate() {
            if STACK < self.battle.zombies_at(zombie.at).count() {
                let found = format!("{} zombies at {}", self.battle.zombies_at(zombie.at).count(), zombie.at);
                return Err(Fault::new(
                    format!("/zombies/{i}/at"),
                    found,
                    format!("at most {STACK} in a hex"),
                ));
            }
        }
        self.battle.everybody().try_for_each(|(who, person)| self.is_possible(who, person))
    }

    fn is_possible(&self, who: PersonId, person: &Person) -> Result<(), Fault> {
        let path = &self.names.people[usize::from(who.0)].path;
        let open = self.battle.scene.board.terrain(person.at) == Terrain::Clear;
        if person.ducked && (open || !person.functions()) {
            let found = format!("`{}` behind no cover at {}", person.name, person.at);
            let expected = "somebody who stands in a rough or building hex";
            return Err(Fault::new(format!("{path}/ducked"), found, expected));
        }
        let Some(whom) = person.carries else { return Ok(()) };
        let path = format!("{path}/carries");
        let carried = self.battle.person(whom);
        let lies = carried.lies() || matches!(carried.state, State::Captive { .. });
        if !person.functions() || !lies || carried.at != person.at {
            let found = format!("`{}`", carried.name);
            let expected = format!("somebody down in the same hex, {}", person.at);
            return Err(Fault::new(path, found, expected));
        }
        if self.battle.everybody().any(|it| it.0 != who && it.1.carries == Some(whom)) {
            let found = format!("`{}`, whom another carries", carried.name);
            return Err(Fault::new(path, found, "somebody whom nobody carries"));
        }
        Ok(())
    }
}
