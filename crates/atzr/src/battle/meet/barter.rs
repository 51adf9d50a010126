//! Bartering on the map (15.6): yours for his, item for item.
use kernel::{Choice, Dice, Note, OptionView, Pause, Play, ask, question::Anchor};
use smallvec::SmallVec;

use super::exchange;
use crate::{
    battle::{
        Battle, Person, PersonId, SideId,
        change::{self, Slot},
        item::{self, Item},
    },
    journal::{Choosing, Happened},
    printed::CounterThing,
    table,
};

/// What one side of an exchange gives: an item, or two for Supplies B.
pub type Goods = SmallVec<[(Slot, CounterThing); 2]>;

/// Those beside him who will barter: strangers who were talked into it, and other players' characters.
pub fn partners(battle: &Battle, who: PersonId) -> Vec<PersonId> {
    let person = battle.person(who);
    let willing = |it: &Person| {
        let side = battle.side(it.side);
        !battle.hostile(person.side, it.side) && (side.talks.barters || side.is_players())
    };
    let near = |it: &(PersonId, &Person)| {
        it.1.side != person.side && it.1.at.distance(person.at) <= 1 && willing(it.1)
    };
    battle.functioning().filter(near).map(|it| it.0).collect()
}

/// With a stranger by the rules of haggling, with another player's character as both players agree.
pub fn barter(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, with: PersonId) -> Result<(), Pause> {
    play.cite(rule!("atzr.barter.when"));
    if battle.person(with).seat.is_some() {
        return exchange::agree(battle, play, who, with);
    }
    offer(battle, play, with);
    let deals = deals(battle, play, who, with);
    if deals.len() == 1 {
        let note = Happened::NothingToTrade { with: who.token() };
        play.note(rule!("atzr.barter.offer"), with.token(), note);
        return Ok(());
    }
    let asking = ask(rule!("atzr.barter.exchange"), battle.seat_for(who)).about(who.token());
    if let Deal::Swap { gives, gets, .. } = play.pick(&*battle, asking, &deals)? {
        exchange::swap(battle, play, (who, &gives), (with, &gets));
    }
    Ok(())
}

/// An NPC with nothing stowed offers what a card has for him, once (15.6.1).
fn offer(battle: &mut Battle, play: &mut Play<'_>, with: PersonId) {
    if !battle.person(with).gear.is_empty() || battle.person(with).deeds.offered {
        return;
    }
    battle.deeds_mut(with).offered = true;
    let printed = battle.scene.printed.clone();
    let finds = table::barter::offer(&printed, &mut battle.deck, &battle.cups, &mut play.by(with.token()));
    if let Some(&thing) = finds.first() {
        battle.cups.take(thing);
        change::stow(battle, with, thing.into());
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

/// What somebody would part with: a Star with anything, a Grunt never with what is in his hands (15.6.1).
pub fn for_trade(battle: &Battle, play: &mut Play<'_>, who: PersonId) -> Vec<(Slot, Item)> {
    let person = battle.person(who);
    play.cite(rule!("atzr.barter.hands"));
    item::slots(person).filter(|it| person.star || matches!(it.0, Slot::Gear(_))).collect()
}

/// What goes one way and what comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Deal {
    Swap { who: PersonId, with: PersonId, gives: Goods, gets: Goods },
    NoDeal,
}

/// Every exchange of as many items each way, Supplies B counting as two; counters that are the same are offered once.
fn deals(battle: &Battle, play: &mut Play<'_>, who: PersonId, with: PersonId) -> Vec<Deal> {
    let stowed = |it: &(Slot, Item)| matches!(it.0, Slot::Gear(_));
    let ours = lots(&for_trade(battle, play, who));
    let theirs = lots(&item::slots(battle.person(with)).filter(stowed).collect::<Vec<_>>());
    let mut deals = vec![Deal::NoDeal];
    for gives in &ours {
        for gets in &theirs {
            if is_fair(battle, play, gives, gets) {
                deals.push(Deal::Swap { who, with, gives: gives.clone(), gets: gets.clone() });
            }
        }
    }
    deals
}

/// Single items, and pairs of them for a counter that is worth two; what is just like another lot is left out.
fn lots(things: &[(Slot, Item)]) -> Vec<Goods> {
    let single = (0..things.len()).map(|one| vec![one]);
    let pairs = (0..things.len()).flat_map(|one| (one + 1..things.len()).map(move |other| vec![one, other]));
    let mut seen: Vec<Vec<Item>> = Vec::new();
    let mut lots = Vec::new();
    for lot in single.chain(pairs) {
        let items: Vec<Item> = lot.iter().map(|&it| things[it].1).collect();
        if !seen.contains(&items) {
            seen.push(items);
            lots.push(lot.iter().map(|&it| (things[it].0, things[it].1.thing)).collect());
        }
    }
    lots
}

/// One for one, or two for Supplies B.
fn is_fair(battle: &Battle, play: &mut Play<'_>, gives: &Goods, gets: &Goods) -> bool {
    if gives.len() == 2 && gets.len() == 2 {
        return false;
    }
    let things = |goods: &Goods| goods.iter().map(|it| it.1).collect();
    let exchange = table::barter::Exchange { gives: things(gives), gets: things(gets) };
    exchange.is_even(&battle.scene.printed, play)
}

/// Goods in words.
pub fn words(goods: &Goods) -> String {
    let names: Vec<&str> = goods.iter().map(|it| it.1.name()).collect();
    names.join(" and the ")
}

impl Choice for Deal {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match self {
            Deal::NoDeal => OptionView::new("No deal").note("everybody keeps what they have"),
            Deal::Swap { who, with, gives, gets } => {
                let (who, with) = (battle.person(*who), battle.person(*with));
                let note = format!(
                    "{}'s: {}. Yours: {}.",
                    with.name,
                    worth(battle, with, gets),
                    worth(battle, who, gives)
                );
                OptionView::new(format!("Give the {} for the {}", words(gives), words(gets))).note(note)
            }
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self {
            Deal::NoDeal => Choosing::NoDeal,
            Deal::Swap { gives, gets, .. } => {
                Choosing::Trades { gives: exchange::given(gives), gets: exchange::given(gets) }
            }
        };
        Some(deed.into())
    }
}

/// What goods are good for in the hands of whoever gets them.
fn worth(battle: &Battle, of: &Person, goods: &Goods) -> String {
    let printed = &battle.scene.printed;
    let one = |&(slot, thing): &(Slot, CounterThing)| {
        let empty = item::slots(of).any(|it| it.0 == slot && it.1.empty);
        let state = if empty { ", out of ammo" } else { "" };
        format!("{}{state}", printed.good_for(thing))
    };
    goods.iter().map(one).collect::<Vec<_>>().join(", and ")
}

/// Somebody to barter with, as an option shows him.
pub fn at(battle: &Battle, with: PersonId) -> OptionView {
    OptionView::new(format!("Barter with {}", battle.person(with).name)).at(Anchor::Token(with.token()))
}
