//! Exchanges between players' characters (15.6.1): nobody is shown what the other has stowed before he offers it.
use kernel::{Choice, Note, OptionView, Pause, Play, Text, ask};

use super::barter::{Goods, for_trade};
use crate::{
    battle::{
        Battle, PersonId,
        change::{self, Slot},
        item,
    },
    journal::{Choosing, Happened, things},
    printed::CounterThing,
    table,
};

/// What a player puts into an exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Puts {
    In(Slot, CounterThing),
    Nothing,
    NoDeal,
}

/// One offers something, the other something for it, and the first agrees or does not.
pub fn agree(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: PersonId) -> Result<(), Pause> {
    let Some(gives) = put(battle, play, who, None)? else { return Ok(()) };
    let offered = Happened::Offers { things: given(&gives), to: with.token() };
    play.note(rule!("atzr.barter.exchange"), who.token(), offered);
    let stars = battle.person(who).star && battle.person(with).star;
    let Some(gets) = put(battle, play, with, (!stars).then_some(&gives))? else { return Ok(()) };
    let wanted = Happened::WantsToGive { things: given(&gets), to: who.token() };
    play.note(rule!("atzr.barter.exchange"), with.token(), wanted);
    let asking = ask(rule!("atzr.barter.when"), battle.seat_for(who)).about(who.token());
    if play.yes_no(&*battle, asking)? {
        swap(battle, play, (who, &gives), (with, &gets));
    }
    Ok(())
}

/// What a player's character puts in: of as much worth as what the other gives, unless both are Stars.
fn put(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    against: Option<&Goods>,
) -> Result<Option<Goods>, Pause> {
    let printed = battle.scene.printed.clone();
    let mut options = vec![Puts::NoDeal];
    for (slot, item) in for_trade(battle, play, who) {
        let given = against.map(|it| it.iter().map(|it| it.1).collect());
        let even = given.is_none_or(|gives| {
            table::barter::Exchange { gives, gets: vec![item.thing] }.is_even(&printed, play)
        });
        if even {
            options.push(Puts::In(slot, item.thing));
        }
    }
    if against.is_none() && battle.person(who).star {
        options.push(Puts::Nothing);
    }
    let asking = ask(rule!("atzr.barter.exchange"), battle.seat_for(who)).about(who.token());
    Ok(match play.pick(&*battle, asking, &options)? {
        Puts::In(slot, thing) => Some(Goods::from_slice(&[(slot, thing)])),
        Puts::Nothing => Some(Goods::new()),
        Puts::NoDeal => None,
    })
}

/// Both hand over what they give.
pub fn swap(battle: &mut Battle, play: &mut Play<'_>, one: (PersonId, &Goods), other: (PersonId, &Goods)) {
    let gone = [one, other].map(|(who, goods)| {
        // From the last place to the first, so that the places of the others stay what they are.
        let mut slots: Vec<Slot> = goods.iter().map(|it| it.0).collect();
        slots.sort_unstable_by(|a, b| b.cmp(a));
        slots.into_iter().filter_map(|it| change::take(battle, who, it)).collect::<Vec<_>>()
    });
    let [mine, his] = gone;
    for (to, items) in [(other.0, mine), (one.0, his)] {
        for it in items {
            item::receive(battle, to, it);
        }
    }
    let note = Happened::Trades { gives: given(one.1), gets: given(other.1), with: other.0.token() };
    play.note(rule!("atzr.barter.exchange"), one.0.token(), note);
}

pub fn given(goods: &Goods) -> Vec<Text> {
    things(goods.iter().map(|it| it.1))
}

impl Choice for Puts {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> OptionView {
        match self {
            Puts::In(_, thing) => OptionView::new(format!("Offer the {}", thing.name())),
            Puts::Nothing => OptionView::new("Offer nothing"),
            Puts::NoDeal => OptionView::new("No deal"),
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self {
            Puts::In(_, thing) => Choosing::Offers { thing: Some(thing.name().into()) },
            Puts::Nothing => Choosing::Offers { thing: None },
            Puts::NoDeal => Choosing::NoDeal,
        };
        Some(deed.into())
    }
}
