//! What changes on the map of a position: doors, what lies about, noises, feasts, markers.
use kernel::flaw::{CheckResult, count, each, number, one_of};

use super::{Check, MOST_COUNTED, MOST_HAD, MOST_MARKERS, MOST_THINGS};
use crate::battle::{
    Battle,
    place::{BuildingHex, Feast, Noise},
};

impl Check<'_> {
    pub(super) fn map(self) -> CheckResult {
        let Battle { scene, places, crowd, markers, lying, tanks, noises, feasts, .. } = self.battle;
        let (doors, hexes) = (scene.board.entrances().len(), scene.board.grid().len());
        count("places", places.len(), doors..=doors)?;
        each("places", doors, places, |it| self.place(it))?;
        count("crowd", crowd.len(), hexes..=hexes)?;
        each("markers", MOST_MARKERS, markers, |it| self.hex("at", it.at))?;
        each("lying", MOST_THINGS, lying, |it| self.hex("at", it.at))?;
        each("tanks", MOST_THINGS, tanks, |it| self.hex("", *it))?;
        each("noises", MOST_THINGS, noises, |it| self.noise(it))?;
        // Zombies name their feast in 8 bits.
        each("feasts", 255, feasts, |it| self.feast(it))
    }

    fn place(self, it: &BuildingHex) -> CheckResult {
        let cards = self.battle.scene.printed.cards.deck.len();
        it.card.map_or(Ok(()), |it| one_of("card", it, cards, "cards"))?;
        it.held_by.map_or(Ok(()), |it| self.side("held_by", it))
    }

    fn noise(self, it: &Noise) -> CheckResult {
        self.hex("at", it.at)?;
        number("turn", it.turn, 0..=MOST_COUNTED)?;
        number("dice", it.dice, 0..=1_000)
    }

    fn feast(self, it: &Feast) -> CheckResult {
        self.hex("at", it.at)?;
        self.person("body", it.body)?;
        number("began", it.began, 0..=MOST_COUNTED)?;
        number("turns_left", it.turns_left, 0..=MOST_HAD)
    }
}
