//! Searching (16.2) on the board: zombies first, then the find.
mod found;
mod hidden;

use ground::open::RoomId;
use kernel::{
    Choice, Dice, Given, Menu, Note, OptionView, Pause, Play, Ratio, Text, ask, odds,
    question::{Anchor, Chance},
};

use super::{
    Battle, FigureId,
    act::Action,
    ap,
    board::{Stock, VehicleKind},
    change, item,
    shoot::endings,
    skill,
};
use crate::journal::{Decision, Incident};
use crate::table::{
    ap::Action as Priced,
    search::{Nudge, SearchFind, SearchPlace, SearchZombies, Searched},
    skill::Skill,
};

/// What a human can do by this chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum SearchAction {
    /// The room he is in.
    Room(RoomId),
    /// A vehicle that he touches or sits in.
    Vehicle(u8),
}

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    if !battle.rules.search {
        return;
    }
    let unaffordable = ap::unaffordable(battle, human, Priced::Search);
    let figure = &battle.humans[usize::from(human)];
    if figure.is_on_table()
        && figure.level.is_none()
        && let Some(room) = battle.room_at(figure.at)
        && battle.scene.rooms.get(room.0 as usize).is_some_and(|it| it.searchable)
    {
        let searched = battle.rooms[room.0 as usize].searched.then_some(rule!("dwa.ruling.search-scope"));
        menu.offer_unless(searched.or(unaffordable), Action::Search(SearchAction::Room(room)));
    }
    for vehicle in item::vehicles_in_contact(battle, human).chain(figure.vehicle) {
        let searched = battle.vehicles[usize::from(vehicle)].searched;
        let searched = searched.then_some(rule!("dwa.ruling.search-scope"));
        menu.offer_unless(searched.or(unaffordable), Action::Search(SearchAction::Vehicle(vehicle)));
    }
}

/// Does it.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &SearchAction,
) -> Result<(), Pause> {
    ap::pay(battle, play, human, Priced::Search);
    play.cite(rule!("dwa.search.cost"));
    play.cite(rule!("dwa.ruling.search-scope"));
    look_for_zombies(battle, play, human, action)?;
    let mut find = SearchFind { place: place(battle, action), lucky: None };
    let who = FigureId::Human(human).token();
    let die = find.die(&mut play.by(who));
    find.lucky = nudge(battle, play, human)?;
    let found = find.find(die, play);
    found::apply(battle, play, human, action, found)?;
    match *action {
        SearchAction::Room(room) => change::search_room(battle, room),
        SearchAction::Vehicle(vehicle) => change::search_vehicle(battle, vehicle),
    }
    Ok(())
}

fn look_for_zombies(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &SearchAction,
) -> Result<(), Pause> {
    let Some(searched) = searched(battle, action) else {
        play.cite(rule!("dwa.ruling.room-check-once"));
        return Ok(());
    };
    let mut zombies = SearchZombies { searched, lucky: None };
    let who = FigureId::Human(human).token();
    let Some(die) = zombies.die(&mut play.by(who)) else { return Ok(()) };
    zombies.lucky = nudge(battle, play, human)?;
    let how_many = || "how many of the dead wait".to_owned();
    let halved = searched == Searched::TruckOrBus;
    let reads = || if halved { "half of it, rounded up" } else { "that many" }.to_owned();
    let mut dice = play.by(who).with(how_many).reads(reads);
    let number = zombies.number(die, &mut dice);
    let place = named(battle, play, action);
    play.note(rule!("dwa.search.zombies"), who, Incident::Lurk { n: number, place });
    hidden::appear(battle, play, human, action, number);
    Ok(())
}

/// What is searched, by name, if anybody reads it.
fn named(battle: &Battle, play: &Play<'_>, action: &SearchAction) -> Text {
    if play.is_read() { place_name(battle, action).to_owned().into() } else { Text::default() }
}

pub(crate) fn place_name<'a>(battle: &'a Battle, action: &SearchAction) -> &'a str {
    match *action {
        SearchAction::Room(room) => &battle.scene.ground.table().rooms[room.0 as usize].name,
        SearchAction::Vehicle(vehicle) => &battle.vehicles[usize::from(vehicle)].name,
    }
}

/// What is looked through for zombies; nothing if that was done before.
fn searched(battle: &Battle, action: &SearchAction) -> Option<Searched> {
    match *action {
        SearchAction::Room(room) if battle.rooms[room.0 as usize].rolled => None,
        SearchAction::Room(_) => Some(Searched::Building),
        SearchAction::Vehicle(vehicle) => Some(match battle.vehicles[usize::from(vehicle)].kind {
            VehicleKind::Car => Searched::Car,
            VehicleKind::Truck | VehicleKind::Bus => Searched::TruckOrBus,
        }),
    }
}

/// How likely it is that zombies come out.
pub(crate) fn zombies_come(battle: &Battle, action: &SearchAction) -> Option<Ratio> {
    let zombies = SearchZombies { searched: searched(battle, action)?, lucky: None };
    Some(odds(|dice| 0 < zombies.resolve(dice)).of(&true))
}

fn place(battle: &Battle, action: &SearchAction) -> SearchPlace {
    match *action {
        SearchAction::Room(room) => match battle.scene.rooms[room.0 as usize].stock {
            Stock::Ordinary => SearchPlace::Ordinary,
            Stock::Weapons => SearchPlace::Armoury,
            Stock::Medical => SearchPlace::Hospital,
        },
        SearchAction::Vehicle(_) => SearchPlace::Ordinary,
    }
}

/// What a Lucky searcher makes of the die he has just seen.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Luck(Option<Nudge>);

impl Choice for Luck {
    type Table = Battle;

    fn offered(&self, _: &Battle) -> OptionView {
        OptionView::new(match self.0 {
            None => "leave the die as it is",
            Some(Nudge::Up) => "Lucky: +1 on the die",
            Some(Nudge::Down) => "Lucky: -1 on the die",
        })
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let by = match self.0 {
            None => 0,
            Some(Nudge::Up) => 1,
            Some(Nudge::Down) => -1,
        };
        Some(Decision::Nudges { by }.into())
    }
}

fn nudge(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<Option<Nudge>, Pause> {
    if !skill::may_use(battle, human, Skill::Lucky) {
        return Ok(None);
    }
    let asking = ask(rule!("dwa.skill.lucky"), battle.humans[usize::from(human)].seat);
    let options = [Luck(None), Luck(Some(Nudge::Up)), Luck(Some(Nudge::Down))];
    let Luck(chosen) = play.pick(&*battle, asking.about(FigureId::Human(human).token()), &options)?;
    if chosen.is_some() {
        skill::use_skill(battle, play, human, Skill::Lucky);
    }
    Ok(chosen)
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &SearchAction) -> OptionView {
    let cost = i32::from(ap::price(battle, human, Priced::Search));
    let zombies = zombies_come(battle, action).filter(|it| !it.is_zero());
    let note = zombies.map_or_else(String::new, |it| format!("zombies wait there: {it}"));
    let offered = match *action {
        SearchAction::Room(room) => {
            let name = &battle.scene.ground.table().rooms[room.0 as usize].name;
            OptionView::new(format!("search the {name}")).cost(cost).odds(find_odds(battle, action))
        }
        SearchAction::Vehicle(vehicle) => {
            let vehicle = &battle.vehicles[usize::from(vehicle)];
            let label = OptionView::new(format!("search the {}", vehicle.name)).at(Anchor::Place(vehicle.at));
            label.cost(cost).odds(find_odds(battle, action))
        }
    };
    offered.note(note)
}

/// What is found, whatever else is there.
fn find_odds(battle: &Battle, action: &SearchAction) -> Vec<Chance> {
    let find = SearchFind { place: place(battle, action), lucky: None };
    endings(&odds(|dice| find.resolve(dice)), |it| (*it).into())
}
