//! What is on the board of a scenario besides people: zombies, feasts, places, things, and what is left in the box.
use kernel::written::Fault;

use super::Builder;
use crate::{
    battle::{Encounter, PersonId, State, Zombie, ZombieId, place::Feast},
    printed::{CardId, CounterThing},
    setup::position::{FeastFile, PlaceFile, ZombieFile},
    table::card::Deck,
};

impl Builder<'_> {
    pub(super) fn things(&mut self) -> Result<(), Fault> {
        let file = self.file;
        self.battle.cups = self.people_taken();
        self.lying()?;
        for (i, feast) in file.feasts.iter().enumerate() {
            self.feast(&format!("/feasts/{i}"), feast)?;
        }
        for (i, zombie) in file.zombies.iter().enumerate() {
            self.zombie(&format!("/zombies/{i}"), zombie)?;
        }
        for (i, place) in file.places.iter().enumerate() {
            self.place(&format!("/places/{i}"), place)?;
        }
        self.cards()?;
        self.in_box()
    }

    fn lying(&mut self) -> Result<(), Fault> {
        for (i, it) in self.file.lying.iter().enumerate() {
            self.on_the_board(&format!("/lying/{i}/at"), it.at)?;
            self.battle.cups.take(it.item.thing);
        }
        for (i, &hex) in self.file.tanks.iter().enumerate() {
            self.on_the_board(&format!("/tanks/{i}"), hex)?;
            self.battle.cups.take(CounterThing::GasTank);
        }
        for (i, it) in self.file.noises.iter().enumerate() {
            self.on_the_board(&format!("/noises/{i}/at"), it.at)?;
        }
        for (i, it) in self.file.markers.iter().enumerate() {
            self.on_the_board(&format!("/markers/{i}/at"), it.at)?;
            if !matches!(self.file.encounter, Encounter::Defend {}) || 3 <= i {
                let expected = "at most 3 in a Defend, and none elsewhere";
                return Err(Fault::new("/markers", "markers", expected));
            }
        }
        let battle = &mut self.battle;
        battle.set_up().lying.clone_from(&self.file.lying);
        battle.set_up().tanks.clone_from(&self.file.tanks);
        battle.noises.clone_from(&self.file.noises);
        battle.set_up().markers.clone_from(&self.file.markers);
        Ok(())
    }

    fn feast(&mut self, path: &str, file: &FeastFile) -> Result<(), Fault> {
        let body = self.names.person(&format!("{path}/body"), &file.body)?;
        let at = file.at.unwrap_or(self.battle.person(body).at);
        self.on_the_board(&format!("{path}/at"), at)?;
        let lies = matches!(self.battle.person(body).state, State::ObviouslyDead { .. });
        let there = lies && self.battle.person(body).at == at;
        if !there && !file.over {
            let expected = format!("somebody `obviously-dead` at {at}");
            return Err(Fault::new(format!("{path}/body"), format!("`{}`", file.body), expected));
        }
        if self.battle.feasts.iter().any(|it| it.body == body) {
            let found = format!("`{}` again", file.body);
            return Err(Fault::new(format!("{path}/body"), found, "one feast for each body"));
        }
        if 6 < file.turns_left || (file.turns_left == 0 && !file.over) {
            let found = format!("{} turns", file.turns_left);
            return Err(Fault::new(format!("{path}/turns_left"), found, "1 to 6"));
        }
        let (began, turns_left, over) = (file.began, file.turns_left, file.over);
        self.battle.set_up().feasts.push(Feast { at, body, began, turns_left, over });
        Ok(())
    }

    fn zombie(&mut self, path: &str, file: &ZombieFile) -> Result<(), Fault> {
        let hexes = [("at", Some(file.at)), ("last_seen", file.last_seen), ("follows", file.follows)];
        for (field, hex) in hexes.into_iter().chain([("heard/at", file.heard.map(|it| it.at))]) {
            hex.map(|it| self.on_the_board(&format!("{path}/{field}"), it)).transpose()?;
        }
        let which = ZombieId(self.battle.zombies.len() as u16);
        let zombie = Zombie {
            frenzied: file.frenzied,
            last_seen: file.last_seen,
            follows: file.follows,
            heading: file.heading,
            heard: file.heard.map(|it| (it.at, it.turn)),
            feasts: self.feasts(path, file)?,
            was: self.was(path, file, which)?,
            out: file.out,
            ..Zombie::new(file.at, self.number(path, file)?, file.placed)
        };
        self.battle.set_up().zombies.push(zombie);
        Ok(())
    }

    /// The number of its counter, which is taken out of the cup unless it is back in it.
    fn number(&mut self, path: &str, file: &ZombieFile) -> Result<u8, Fault> {
        let left = self.battle.cups.zombies();
        let lowest = || left.iter().position(|it| *it != 0).map(|at| at as u8 + 1);
        let path = format!("{path}/number");
        if let Some(number) = file.number.filter(|it| !(1..=6).contains(it)) {
            return Err(Fault::new(path, number.to_string(), "a number from 1 to 6"));
        }
        if file.out {
            return Ok(file.number.unwrap_or(1));
        }
        let Some(number) = file.number.or_else(lowest) else {
            let all: u16 = self.box_of_zombies();
            return Err(Fault::new("/zombies", "more zombies", format!("at most {all}, as the box has")));
        };
        if !self.battle.cups.take_zombie(number) {
            let expected = "a number of which the box has a counter left";
            return Err(Fault::new(path, number.to_string(), expected));
        }
        Ok(number)
    }

    fn box_of_zombies(&self) -> u16 {
        self.battle.scene.printed.counters.zombies.copies.iter().map(|it| u16::from(*it)).sum()
    }

    /// The feast it takes part in, which is where it stands.
    fn feasts(&self, path: &str, file: &ZombieFile) -> Result<Option<u8>, Fault> {
        let Some(name) = &file.feasts else { return Ok(None) };
        let path = format!("{path}/feasts");
        let body = self.names.person(&path, name)?;
        let at = self.battle.feasts.iter().position(|it| it.body == body && (file.out || it.at == file.at));
        let expected = || format!("a body of `feasts` at {}", file.at);
        at.map(|it| Some(it as u8)).ok_or_else(|| Fault::new(path, format!("`{name}`"), expected()))
    }

    /// Who it was is a zombie now, and nothing else.
    fn was(&mut self, path: &str, file: &ZombieFile, which: ZombieId) -> Result<Option<PersonId>, Fault> {
        let Some(name) = &file.was else { return Ok(None) };
        let path = format!("{path}/was");
        let who = self.names.person(&path, name)?;
        let turned = matches!(self.battle.person(who).state, State::Turned { .. });
        if turned || self.names.people[usize::from(who.0)].file.state.is_some() {
            let found = format!("`{name}`, of whom something else is said");
            return Err(Fault::new(path, found, "somebody without a `state` of their own"));
        }
        self.battle.set_up().person(who).state = State::Turned { zombie: which };
        Ok(Some(who))
    }

    fn place(&mut self, path: &str, file: &PlaceFile) -> Result<(), Fault> {
        let board = &self.battle.scene.board;
        self.on_the_board(&format!("{path}/at"), file.at)?;
        let Some(entrance) = board.entrance(file.at) else {
            let expected = "a triangle hex or a building of one hex";
            return Err(Fault::new(format!("{path}/at"), format!("{}", file.at), expected));
        };
        if self.file.places.iter().take_while(|it| *it != file).any(|it| it.at == file.at) {
            return Err(Fault::new(format!("{path}/at"), format!("{} again", file.at), "each place once"));
        }
        let card = match &file.card {
            Some(name) => Some(self.card(&format!("{path}/card"), name)?.0),
            None => None,
        };
        let held_by = match &file.held_by {
            Some(name) => Some(self.names.side(&format!("{path}/held_by"), name)?),
            None => None,
        };
        let place = &mut self.battle.set_up().places[entrance];
        place.open = file.open.unwrap_or(place.open && !file.barricaded);
        place.draws = file.draws.unwrap_or(place.draws);
        (place.barricaded, place.search) = (file.barricaded, file.search);
        (place.card, place.held_by) = (card, held_by);
        if place.open && place.barricaded {
            return Err(Fault::new(path, "open and barricaded", "one of the two"));
        }
        Ok(())
    }

    fn card(&self, path: &str, name: &str) -> Result<CardId, Fault> {
        let cards = &self.battle.scene.printed.cards;
        let expected = || format!("an Event Card: {}", cards.names().join(", "));
        cards.find(name).ok_or_else(|| Fault::new(path, format!("`{name}`"), expected()))
    }

    fn cards(&mut self) -> Result<(), Fault> {
        let mut discards = Vec::new();
        for (i, name) in self.file.discards.iter().enumerate() {
            let path = format!("/discards/{i}");
            let card = self.card(&path, name)?;
            if discards.contains(&card) {
                return Err(Fault::new(path, format!("`{name}` again"), "each card once"));
            }
            discards.push(card);
        }
        self.battle.deck = Deck::with_discards(&self.battle.scene.printed.cards, discards);
        Ok(())
    }
}
