//! Defend (23.0): markers come nearer; one of them is the raiders.
mod markers;

use ground::hex::{self, Hex};
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, Roll, ask, question::Anchor};

pub use self::markers::move_markers;
use super::{beside, players};
use crate::{
    battle::{
        Battle, PersonId, State, card, change, insight, meet, r#move,
        place::Draws,
        side::{Role, SideId, Stance},
        zombie,
    },
    journal::{Choosing, Happened, Interruption},
    printed::cards::Column,
    setup::layout::BuildingId,
    table::{
        self,
        defend::{Raiders, class},
    },
};

/// Homes, raiders off the map, and three markers around the home.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.defend.setup"));
    let side = battle.scene.doubles;
    let homes: Vec<Home> = battle.scene.board.buildings().iter().map(|it| Home(it.id)).collect();
    if let Some(&seat) = battle.side(side).seats.first() {
        let chosen = play.some(&*battle, ask(rule!("atzr.defend.setup"), seat), &homes, 1..=2)?;
        battle.progress.homes = chosen.into_iter().map(|it| it.0).collect();
    }
    move_in(battle);
    let present = players(battle).filter(|it| it.1.state == State::Waiting).count() as i32;
    let number = Raiders { group: present }.number(play);
    let own = battle.side(side).class;
    let classes = || table::robbery::others(own).map(|it| format!("{it:?}")).to_vec();
    let foes = class(own, &mut play.thrown().faces(classes));
    play.cite(rule!("atzr.ruling.defend-end"));
    let (raiders, zombies) = meet::crowd_in(battle, play, number, foes, Role::Raiders);
    (battle.progress.raiders, battle.progress.undead_raiders) = (Some(raiders), zombies);
    battle.set_stance(side, raiders, Stance::Hostile);
    markers::place(battle, play);
    Ok(())
}

/// At home no door is shut and no card is drawn.
pub fn move_in(battle: &mut Battle) {
    let board = battle.scene.board.clone();
    for (at, entrance) in board.entrances().iter().enumerate() {
        if board.building_at(entrance.hex).is_some_and(|it| battle.progress.homes.contains(&it)) {
            change::door::unlock(battle, at);
            change::door::draw_as(battle, at, Draws::Never);
        }
    }
}

/// A card with humans on it, or the last marker: the raiders are here; otherwise it was nothing.
fn reveal(battle: &mut Battle, play: &mut Play<'_>, at: usize) -> Result<(), Pause> {
    change::reveal_marker(battle, at);
    let last = battle.markers.iter().all(|it| it.revealed);
    let found = last || shows_humans(battle, play);
    change::take_off_marker(play, at);
    let Some(raiders) = battle.progress.raiders.filter(|_| found) else { return Ok(()) };
    let here = battle.markers[at].at;
    take_off_others(battle, play);
    let around: Vec<Hex> = std::iter::once(here).chain(battle.scene.board.grid().neighbours(here)).collect();
    meet::put(battle, play, rule!("atzr.defend.reveal"), raiders, &around);
    let zombies = std::mem::take(&mut battle.progress.undead_raiders);
    zombie::place_card(battle, play, here, zombies);
    place_defenders(battle, play, here, raiders)?;
    insight::forget(battle);
    insight::test(battle, play, &insight::Occasion { active: vec![raiders], ..Default::default() })
}

fn shows_humans(battle: &mut Battle, play: &mut Play<'_>) -> bool {
    let Some(drawn) = card::draw(battle, play, rule!("atzr.defend.reveal")) else { return false };
    matches!(card::column(battle, play, drawn), Column::Humans(_))
}

/// The raiders have been found: the other markers were nothing.
fn take_off_others(battle: &mut Battle, play: &mut Play<'_>) {
    for at in 0..battle.markers.len() {
        if !battle.markers[at].revealed {
            change::reveal_marker(battle, at);
            change::take_off_marker(play, at);
        }
    }
}

/// Even: inside the home; odd: beside it, on the side of the raiders.
fn place_defenders(
    battle: &mut Battle,
    play: &mut Play<'_>,
    here: Hex,
    raiders: SideId,
) -> Result<(), Pause> {
    let waiting: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::Waiting).map(|it| it.0).collect();
    for who in waiting {
        let inside = play.by(who.token()).d6(rule!("atzr.defend.place-defenders")) % 2 == 0;
        play.note(rule!("atzr.defend.place-defenders"), who.token(), Happened::Waits { inside });
        let home = home_of(battle, play, who, raiders)?;
        let rooms = battle.scene.board.building(home).hexes.clone();
        let outside = beside(battle, home);
        let wanted = if inside { [&rooms, &outside] } else { [&outside, &rooms] };
        let hex = wanted.into_iter().find_map(|it| nearest(battle, who, it, here));
        if let Some(hex) = hex {
            change::place(battle, play, rule!("atzr.defend.place-defenders"), who, hex);
        }
    }
    Ok(())
}

/// The home that somebody was at, where there are two.
fn home_of(
    battle: &Battle,
    play: &mut Play<'_>,
    who: PersonId,
    raiders: SideId,
) -> Result<BuildingId, Pause> {
    let homes: Vec<Home> = battle.progress.homes.iter().map(|&it| Home(it)).collect();
    match homes.as_slice() {
        [only] => Ok(only.0),
        [] | [_, ..] => {
            let all = battle.functioning().filter(|it| it.1.side == raiders).map(|it| it.0.token());
            let because = Interrupt::new(Interruption::RaidersCome).by_all(all).befalls(who.token());
            let asking = ask(rule!("atzr.defend.place-defenders"), battle.seat_for(who));
            Ok(play.pick(battle, asking.about(who.token()).because(because), &homes)?.0)
        }
    }
}

/// Of these hexes the one nearest to the raiders that has room.
fn nearest(battle: &Battle, who: PersonId, hexes: &[Hex], raiders: Hex) -> Option<Hex> {
    let free = |it: &&Hex| {
        !r#move::is_full(battle, who, **it)
            && !r#move::is_held(battle, who, **it)
            && battle.zombies_at(**it).next().is_none()
    };
    hexes.iter().filter(free).min_by_key(|it| it.distance(raiders)).copied()
}

/// A building to live in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Home(BuildingId);

impl Choice for Home {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let building = battle.scene.board.building(self.0);
        let note = match (building.hexes.len(), building.triangles.len()) {
            (1, _) => "1 hex, open all round".to_owned(),
            (hexes, 1) => format!("{hexes} hexes, 1 door"),
            (hexes, doors) => format!("{hexes} hexes, {doors} doors"),
        };
        OptionView::new(building.name.clone()).at(Anchor::Place(hex::centre(building.hexes[0]))).note(note)
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let building = battle.scene.board.building(self.0).name.clone().into();
        Some(Choosing::LivesIn { building }.into())
    }
}
