//! Event Cards on the map (2.3.2): when one is drawn, and what it brings.
use kernel::{Dice, Pause, Play, RuleId, What};

use super::{
    Battle, FigureId, PersonId, change, meet, surprise,
    turn::doubles_side,
    zombie::{self, infected},
};
use crate::{
    journal::Card,
    printed::{CardId, Cards, cards::Column},
    table::{
        card::{self, Deck},
        daypart::StartCards,
    },
};

/// Draws a card, which lies open from now on.
pub fn draw(battle: &mut Battle, play: &mut Play<'_>, why: RuleId) -> Option<CardId> {
    let printed = battle.scene.printed.clone();
    let names = card_names(&battle.deck, &printed.cards);
    let card = battle.deck.reveal(&printed.cards, why, &mut play.thrown().faces(names))?;
    tell(battle, play, why, card);
    Some(card)
}

/// What the cards are called of which one is drawn.
fn card_names(deck: &Deck, cards: &Cards) -> impl FnOnce() -> Vec<String> {
    let left = deck.left();
    move || left.iter().map(|it| format!("card {}", cards.card(CardId(it)).id)).collect()
}

fn tell(battle: &Battle, play: &mut Play<'_>, why: RuleId, card: CardId) {
    if play.is_read() {
        play.tell(why, What::Drew { card: shown(battle, card).into() });
    }
}

/// A card as the journal has it.
pub fn shown(battle: &Battle, card: CardId) -> Card {
    let printed = battle.scene.printed.cards.card(card);
    let card = printed.id.clone().into();
    match printed.column(battle.scene.area) {
        Some(Column::Zombies(number)) => Card::Zombies { number, card },
        Some(Column::Humans(it)) => Card::Humans { number: it.number, class: it.class, card },
        None => Card::Reshuffle { card },
    }
}

/// What a card shows for this Encounter.
pub fn column(battle: &Battle, play: &mut Play<'_>, card: CardId) -> Column {
    card::column(&battle.scene.printed.cards, card, battle.scene.area, play)
}

/// The first entry of a triangle hex or a one-hex building (7.1.3): zombies surprise, humans are met.
pub fn building(
    battle: &mut Battle,
    play: &mut Play<'_>,
    entrance: usize,
    entrants: &[PersonId],
) -> Result<(), Pause> {
    play.cite(rule!("atzr.building.draw-after-entry"));
    play.cite(rule!("atzr.ruling.cards-inside"));
    let hex = battle.scene.board.entrances()[entrance].hex;
    let why = match battle.scene.board.triangle(hex) {
        Some(_) => rule!("atzr.card.draw-on-triangle"),
        None => rule!("atzr.card.draw-on-one-hex-building"),
    };
    let Some(card) = draw(battle, play, why) else { return Ok(()) };
    change::door::draw(battle, entrance, card);
    match column(battle, play, card) {
        Column::Zombies(0) => Ok(()),
        Column::Zombies(n) => surprise::surprise(battle, play, entrants, n.into()),
        Column::Humans(humans) => meet::in_building(battle, play, entrance, entrants, humans),
    }
}

/// Doubles (5.0): the infected get worse, and one card is carried out six hexes from the Star.
pub fn doubles(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    infected::doubles(battle, play);
    let Some(from) = reference(battle, play) else { return Ok(()) };
    let Some(card) = draw(battle, play, rule!("atzr.card.draw-on-doubles")) else { return Ok(()) };
    play.cite(rule!("atzr.turn.doubles-placement"));
    match column(battle, play, card) {
        Column::Zombies(n) => {
            let hex = battle.person(from).at;
            zombie::place_card(battle, play, hex, n.into());
            Ok(())
        }
        Column::Humans(humans) => meet::on_doubles(battle, play, from, humans),
    }
}

/// From whom what a doubles card brings is counted: the Star whose die it was, else somebody of that side by lot (ruling).
fn reference(battle: &Battle, play: &mut Play<'_>) -> Option<PersonId> {
    use kernel::Roll;
    let side = doubles_side(battle);
    let all: Vec<PersonId> = battle.functioning().filter(|it| it.1.side == side).map(|it| it.0).collect();
    if let Some(star) = all.iter().copied().find(|&it| battle.person(it).star) {
        return Some(star);
    }
    let (why, n) = (rule!("atzr.ruling.doubles-reference"), all.len());
    let names = || battle.names(all.iter().copied().map(FigureId::Person));
    (0 < n).then(|| all[play.thrown().faces(names).one_of(why, n)])
}

/// At the start one card for each human, two in the dark; zombies are placed, humans ignored, and all cards go back (13.2.1).
pub fn start(battle: &mut Battle, play: &mut Play<'_>) {
    let people: Vec<PersonId> = battle.functioning().map(|it| it.0).collect();
    let each = StartCards { part: battle.scene.day, characters: 1 }.number(play);
    let printed = battle.scene.printed.clone();
    let mut drawn = Vec::new();
    play.cite(rule!("atzr.ruling.deployment-start"));
    for who in people {
        for _ in 0..each {
            let why = rule!("atzr.zombie.start-cards");
            let names = card_names(&battle.deck, &printed.cards);
            let mut dice = play.by(who.token()).faces(names);
            let Some(card) = battle.deck.draw(&printed.cards, why, &mut dice) else { break };
            drawn.push(card);
            tell(battle, play, rule!("atzr.zombie.start-cards"), card);
            if let Column::Zombies(n) = column(battle, play, card) {
                let hex = battle.person(who).at;
                zombie::place_card(battle, play, hex, n.into());
            }
        }
    }
    for card in drawn {
        battle.deck.put_back(card);
    }
}
