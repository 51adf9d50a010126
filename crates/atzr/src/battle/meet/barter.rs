//! Bartering on the map (15.6): one of yours for one of his.
use kernel::{Choice, Dice, Offered, Pause, Play, What, ask};

use crate::{
    battle::{
        Battle, PersonId, SideId,
        change::{self, Slot},
        item::{self, Item},
    },
    printed::Thing,
    table,
};

/// Those beside him who will barter: strangers who were talked into it, and other players' characters.
pub fn partners(battle: &Battle, who: PersonId) -> Vec<PersonId> {
    let person = battle.person(who);
    let willing = |it: &crate::battle::Person| {
        let side = battle.side(it.side);
        !battle.hostile(person.side, it.side) && (side.talks.barters || side.is_players())
    };
    let near = |it: &(PersonId, &crate::battle::Person)| {
        it.1.side != person.side && it.1.at.distance(person.at) <= 1 && willing(it.1)
    };
    battle.functioning().filter(near).map(|it| it.0).collect()
}

/// What goes one way and what comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Deal {
    Swap { give: Slot, gives: Thing, get: Slot, gets: Thing },
    NoDeal,
}

/// An NPC with nothing stowed offers what a card has for him; what is in his hands he keeps (15.6.1).
pub fn barter(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: PersonId) -> Result<(), Pause> {
    play.cite(rule!("atzr.barter.when"));
    play.cite(rule!("atzr.barter.hands"));
    if battle.person(with).gear.is_empty() && !battle.person(with).deeds.offered {
        battle.person_mut(with).deeds.offered = true;
        let printed = battle.scene.printed.clone();
        let finds = table::barter::offer(&printed, &mut battle.deck, &battle.cups, play);
        if let Some(&thing) = finds.first() {
            battle.cups.take(thing);
            battle.person_mut(with).gear.push(thing.into());
        }
    }
    let deals = deals(battle, play, who, with);
    if deals.len() == 1 {
        let text = "has nothing to trade".into();
        play.tell(rule!("atzr.barter.offer"), What::Noted { token: Some(with.token()), text });
        return Ok(());
    }
    let asking = ask(rule!("atzr.barter.exchange"), battle.seat_for(who)).about(who.token());
    if let Deal::Swap { give, get, .. } = play.pick(&*battle, asking, &deals)? {
        let (mine, his) = (change::take(battle, who, give), change::take(battle, with, get));
        hand_over(battle, with, mine);
        hand_over(battle, who, his);
    }
    Ok(())
}

fn hand_over(battle: &mut Battle, to: PersonId, item: Option<Item>) {
    if let Some(item) = item {
        item::receive(battle, to, item);
    }
}

/// With everybody of a side who will, one after the other.
pub fn trade(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, side: SideId) -> Result<(), Pause> {
    for with in partners(battle, who) {
        if battle.person(with).side == side {
            barter(battle, play, who, with)?;
        }
    }
    Ok(())
}

/// Exchanges that are even: Supplies B count as two items.
fn deals(battle: &Battle, play: &mut Play<'_>, who: PersonId, with: PersonId) -> Vec<Deal> {
    let printed = battle.scene.printed.clone();
    let mut deals = vec![Deal::NoDeal];
    let his: Vec<(Slot, Item)> =
        item::slots(battle.person(with)).filter(|it| matches!(it.0, Slot::Gear(_))).collect();
    for (give, mine) in item::slots(battle.person(who)) {
        for &(get, other) in &his {
            let exchange = table::barter::Exchange { gives: vec![mine.thing], gets: vec![other.thing] };
            let worth = |thing: Thing, play: &mut Play<'_>| table::barter::worth(&printed, thing, play);
            if worth(other.thing, play) <= worth(mine.thing, play) || exchange.is_even(&printed, play) {
                deals.push(Deal::Swap { give, gives: mine.thing, get, gets: other.thing });
            }
        }
    }
    deals
}

impl Choice for Deal {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> Offered {
        match self {
            Deal::NoDeal => Offered::new("No deal"),
            Deal::Swap { gives, gets, .. } => {
                Offered::new(format!("Give the {} for the {}", gives.name(), gets.name()))
            }
        }
    }
}
