//! What a search finds, put into somebody's hands (16.2).
use ground::open::{Body, Circle, Shape, measure};
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, Point, Seat, Text, ask};

use super::SearchAction;
use crate::{
    battle::{
        Battle, FigureId, Human,
        act::{Source, called, receive},
        ammo,
        board::LooseThing,
        change,
        figure::{Ammo, CarriedWeapon, HumanTurn, Malfunction},
        item,
        r#move::nearest_room,
        zombie::place::nearest_free,
    },
    journal::{Decision, Incident, Interruption},
    table::{
        ammo::Unit,
        char::Sex,
        search::{ArmedSurvivor, Find, Item, SearchItem, SearchSurvivor, SearchWeapon, Survivor, WeaponFind},
        skill::Skill,
        weapons::{Category, Weapon},
    },
};

/// Base Moral Value of level 1 (ruling on survivors).
const SURVIVOR_MORAL: i16 = 10;

pub fn apply(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &SearchAction,
    find: Find,
) -> Result<(), Pause> {
    match find {
        Find::Nothing => {
            let who = FigureId::Human(human).token();
            play.note(rule!("dwa.search.find-table"), who, Incident::FindsNothing);
            Ok(())
        }
        Find::Survivor => {
            let survivor = SearchSurvivor {}.roll(&mut play.by(FigureId::Human(human).token()));
            join(battle, play, human, &survivor);
            Ok(())
        }
        Find::Item => {
            let found = SearchItem {}.roll(&mut play.by(FigureId::Human(human).token()));
            receive(
                battle,
                play,
                rule!("dwa.search.item-table"),
                human,
                LooseThing::Item(found),
                Source::Search,
            );
            if found == Item::CarKeys {
                fit_keys(battle, play, human, action);
            }
            Ok(())
        }
        Find::Weapon => {
            let found = SearchWeapon {}.roll(&mut play.by(FigureId::Human(human).token()));
            take(battle, play, human, found)
        }
    }
}

/// The finder takes what he may carry and wants; the rest lies where he stands.
fn take(battle: &mut Battle, play: &mut Play<'_>, human: u16, found: WeaponFind) -> Result<(), Pause> {
    let (held, ammo) = load(found);
    let Some(held) = held else {
        receive(
            battle,
            play,
            rule!("dwa.search.weapon-table"),
            human,
            LooseThing::Ammo(ammo),
            Source::Search,
        );
        return Ok(());
    };
    let who = FigureId::Human(human).token();
    play.note(rule!("dwa.search.weapon-table"), who, Incident::Finds { things: all_found(held, found) });
    change::give(battle, human, LooseThing::Ammo(ammo));
    let figure = &battle.humans[usize::from(human)];
    let forbidden = ammo::carry(figure, held.weapon);
    if let Some(rule) = forbidden {
        play.cite(rule);
    }
    let asking = ask(rule!("dwa.ruling.search-scope"), figure.seat).about(who);
    let asking = asking.because(Interrupt::new(Interruption::Finds).by(who));
    let options = [WithFind::Take(held.weapon), WithFind::Leave(held.weapon)];
    if forbidden.is_none() && matches!(play.pick(&*battle, asking, &options)?, WithFind::Take(_)) {
        receive(
            battle,
            play,
            rule!("dwa.ruling.search-scope"),
            human,
            LooseThing::Weapon(held),
            Source::Ground,
        );
        return Ok(());
    }
    let at = battle.at(FigureId::Human(human));
    change::lay_down(battle, at, LooseThing::Weapon(held));
    let thing = held.weapon.profile().name.into();
    play.note(rule!("dwa.ruling.search-scope"), who, Incident::LeavesLying { thing });
    Ok(())
}

/// A weapon with all that came with it, in it or beside it.
fn all_found(held: CarriedWeapon, found: WeaponFind) -> Vec<Text> {
    let pieces = found.stock.map_or(0, |it| u8::try_from(it.pieces).unwrap_or(u8::MAX));
    let ammo = spare(found.stock.map(|it| it.category), pieces);
    [called(LooseThing::Weapon(held)), called(LooseThing::Ammo(ammo))].concat()
}

/// What to do with a weapon that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
enum WithFind {
    Take(Weapon),
    Leave(Weapon),
}

impl Choice for WithFind {
    type Table = Battle;

    fn offered(&self, _: &Battle) -> OptionView {
        OptionView::new(match self {
            WithFind::Take(it) => format!("take the {}", it.profile().name),
            WithFind::Leave(it) => format!("leave the {}", it.profile().name),
        })
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let takes = matches!(self, WithFind::Take(_));
        Some(Decision::KeepsFind { takes }.into())
    }
}

/// The weapon with its first clip in it, and what is left over (ruling on clips).
fn load(found: WeaponFind) -> (Option<CarriedWeapon>, Ammo) {
    let pieces = found.stock.map_or(0, |it| u8::try_from(it.pieces).unwrap_or(u8::MAX));
    let category = found.stock.map(|it| it.category);
    let Some(weapon) = found.weapon else { return (None, spare(category, pieces)) };
    let mag = weapon.profile().mag.unwrap_or(0);
    let plain = CarriedWeapon { weapon, loaded: 0, pieces: 0, trouble: Malfunction::None, grenade: None };
    match weapon.unit() {
        Unit::Clip => {
            (Some(CarriedWeapon { loaded: mag, ..plain }), spare(category, pieces.saturating_sub(1)))
        }
        Unit::Single => {
            let loaded = mag.min(pieces);
            let left = pieces - loaded;
            if weapon == Weapon::GrenadeLauncher {
                return (Some(CarriedWeapon { loaded, pieces: left, ..plain }), Ammo::default());
            }
            (Some(CarriedWeapon { loaded, ..plain }), spare(category, left))
        }
        Unit::Piece => (Some(CarriedWeapon { pieces, ..plain }), Ammo::default()),
        Unit::Tank => (Some(CarriedWeapon { loaded: 1, ..plain }), Ammo::default()),
        Unit::None => (Some(plain), Ammo::default()),
    }
}

fn spare(category: Option<Category>, n: u8) -> Ammo {
    match category {
        Some(Category::Bullets) => Ammo { clips: n, ..Ammo::default() },
        Some(Category::Shells) => Ammo { shells: n, ..Ammo::default() },
        Some(Category::Belt) => Ammo { belts: n, ..Ammo::default() },
        Some(Category::Arrows) => Ammo { arrows: n, ..Ammo::default() },
        Some(Category::Grenades | Category::HandThrown | Category::Fuel | Category::Melee) | None => {
            Ammo::default()
        }
    }
}

fn fit_keys(battle: &mut Battle, play: &mut Play<'_>, human: u16, action: &SearchAction) {
    match *action {
        SearchAction::Vehicle(vehicle) => {
            let at = battle.vehicles[usize::from(vehicle)].at;
            item::find_keys(battle, play, human, &|car| car.gap(Circle::new(at, 0)));
        }
        SearchAction::Room(room) => {
            let area = battle.scene.ground.table().rooms[room.0 as usize].area.clone();
            let gap = |car: &Body| match &car.piece().shape {
                Shape::Polygon(outline) => {
                    outline.corners.iter().map(|&it| area.gap(Circle::new(it, 0))).min().unwrap_or(0)
                }
                Shape::Wall { .. } | Shape::Circle(_) => 0,
            };
            item::find_keys(battle, play, human, &gap);
        }
    }
}

/// A survivor joins as a non-player character next to the finder; he acts from the next turn on.
fn join(battle: &mut Battle, play: &mut Play<'_>, finder: u16, survivor: &ArmedSurvivor) {
    play.cite(rule!("dwa.ruling.survivors"));
    let figure = &battle.humans[usize::from(finder)];
    let (seat, level) = (figure.seat, figure.level);
    let beside = nearest_room(battle, figure.at, level);
    let at = beside.unwrap_or_else(|| nearest_free(battle, level, figure.at));
    let number = 1 + battle.humans.iter().filter(|it| !it.member).count();
    let mut human = stranger(format!("Survivor {number}"), seat, at, survivor);
    human.level = level;
    let table = battle.scene.ground.table();
    let centre = Point::new(table.width / 2, table.height / 2);
    human.facing = measure::bearing(at, centre).unwrap_or(0) as i16;
    let (held, ammo) = load(survivor.carries);
    let improvised = CarriedWeapon {
        weapon: Weapon::BaseballBat,
        loaded: 0,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    let held = held.unwrap_or(improvised);
    human.skills.extend(Skill::needed_for(held.weapon));
    human.weapons.push(held);
    human.in_hand.push(0);
    human.ammo = ammo;
    change::join(battle, play, rule!("dwa.search.survivor-table"), human, finder);
    let who = FigureId::Human(battle.humans.len() as u16 - 1).token();
    play.note(rule!("dwa.search.survivor-weapon"), who, introduced(survivor, held));
}

/// Who a survivor is, in the order of the table.
fn introduced(armed: &ArmedSurvivor, held: CarriedWeapon) -> Incident {
    let Survivor { archetype, sex, teenager } = armed.survivor;
    let carries = all_found(held, armed.carries);
    Incident::Survivor { archetype: archetype.id().into(), female: sex == Sex::Female, teenager, carries }
}

fn stranger(name: String, seat: Seat, at: Point, survivor: &ArmedSurvivor) -> Human {
    Human {
        member: false,
        archetype: survivor.survivor.archetype,
        sex: survivor.survivor.sex,
        moral: SURVIVOR_MORAL,
        full_moral: SURVIVOR_MORAL,
        turn: HumanTurn { done: true, ..HumanTurn::default() },
        ..Human::new(name, seat, at)
    }
}
