//! Exchanges between players' characters (15.6.1): nobody is shown what the other has stowed before he offers it.
use kernel::{Choice, Offered, Pause, Play, What, ask};

use super::barter::{Goods, for_trade, words};
use crate::{
    battle::{
        Battle, PersonId,
        change::{self, Slot},
        item,
    },
    printed::Thing,
    table,
};

/// What a player puts into an exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Puts {
    In(Slot, Thing),
    Nothing,
    NoDeal,
}

/// One offers something, the other something for it, and the first agrees or does not.
pub fn agree(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: PersonId) -> Result<(), Pause> {
    let Some(gives) = put(battle, play, who, None)? else { return Ok(()) };
    note(play, who, format!("offers {}", given(&gives)));
    let stars = battle.person(who).star && battle.person(with).star;
    let Some(gets) = put(battle, play, with, (!stars).then_some(&gives))? else { return Ok(()) };
    note(play, with, format!("wants to give {}", given(&gets)));
    let asking = ask(rule!("atzr.barter.exchange"), battle.seat_for(who)).about(with.token());
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

fn note(play: &mut Play<'_>, who: PersonId, text: String) {
    play.tell(rule!("atzr.barter.exchange"), What::Noted { token: Some(who.token()), text: text.into() });
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
    note(play, one.0, format!("gives {} for {}", given(one.1), given(other.1)));
}

fn given(goods: &Goods) -> String {
    if goods.is_empty() { "nothing".to_owned() } else { words(goods) }
}

impl Choice for Puts {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> Offered {
        match self {
            Puts::In(_, thing) => Offered::new(format!("Offer the {}", thing.name())),
            Puts::Nothing => Offered::new("Offer nothing"),
            Puts::NoDeal => Offered::new("No deal"),
        }
    }
}
