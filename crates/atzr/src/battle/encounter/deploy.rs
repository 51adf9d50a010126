//! Coming onto the map (13.2.1): by one edge, with one full move each.
use ground::hex::{self, Edge, Hex};
use kernel::{Choice, Dice, Note, OptionView, Pause, Play, ask, question::Anchor};

use super::players;
use crate::{
    battle::{Battle, PersonId, State, change, r#move, turn::can_act},
    journal::Choosing,
    printed::Terrain,
};

/// The players name an edge; then everybody makes a normal or a Fast Move from it.
pub fn by_an_edge(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let sides: Vec<super::super::SideId> = {
        let all = (0..battle.sides.len() as u8).map(super::super::SideId);
        all.filter(|&it| battle.side(it).is_players()).collect()
    };
    for side in sides {
        let seat = battle.side(side).seats[0];
        let edges: Vec<By> = Edge::ALL.into_iter().map(By).collect();
        let edge = play.pick(&*battle, ask(rule!("atzr.zombie.start-move-on"), seat), &edges)?.0;
        battle.progress.edge.get_or_insert(edge);
        play.cite(rule!("atzr.ruling.deployment-start"));
        let waiting = players(battle).filter(|it| it.1.side == side && it.1.state == State::Waiting);
        let waiting: Vec<PersonId> = waiting.map(|it| it.0).collect();
        for who in waiting {
            come_on(battle, play, who, edge)?;
        }
    }
    Ok(())
}

/// One of them: an edge hex of the player's choice, then a full move from there.
fn come_on(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, edge: Edge) -> Result<(), Pause> {
    let open =
        |it: &Hex| battle.scene.board.terrain(*it) != Terrain::Building && !r#move::is_full(battle, who, *it);
    let pays = |it: &Hex| r#move::cost(battle, who, *it).total() <= battle.person(who).movement.into();
    let first: Vec<DeployHex> =
        battle.scene.board.entries(edge).filter(|it| open(it) && pays(it)).map(DeployHex).collect();
    if first.is_empty() {
        return Ok(());
    }
    let asking = ask(rule!("atzr.zombie.start-move-on"), battle.seat_for(who)).about(who.token());
    let hex = play.pick(&*battle, asking.or(likely(battle, who, &first)), &first)?.0;
    full_move(battle, play, who, hex)
}

/// A normal or a Fast Move that begins in this hex: all of it, in any direction (ruling on the first move).
pub fn full_move(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, first: Hex) -> Result<(), Pause> {
    battle.turn_mut(who).points = battle.person(who).movement;
    change::place(battle, play, rule!("atzr.zombie.start-move-on"), who, first);
    r#move::pay(battle, play, who, first);
    // Whoever goes down, or has to duck, on the way goes no farther.
    while can_act(battle, who) {
        let ways = onward(battle, who);
        if ways == [On::Stop] {
            break;
        }
        let asking = ask(rule!("atzr.zombie.start-move-on"), battle.seat_for(who)).about(who.token());
        match play.pick(&*battle, asking.or(farthest(battle, who, &ways)), &ways)? {
            On::Stop => break,
            On::Fast => r#move::run(battle, play, who),
            On::Go(to) => r#move::go(battle, play, who, to)?,
        }
    }
    *battle.turn_mut(who) = Default::default();
    Ok(())
}

/// How his first move may go on. He stops only when he can pay for no hex out of doors any more: nobody has to go into a
/// building.
fn onward(battle: &Battle, who: PersonId) -> Vec<On> {
    let board = &battle.scene.board;
    let turn = &battle.person(who).turn;
    let free: Vec<Hex> =
        r#move::free(battle, who).into_iter().filter(|it| !turn.tried.contains(it)).collect();
    let goes_on = free.iter().any(|&it| board.building_at(it).is_none());
    let mut ways: Vec<On> = (!goes_on).then_some(On::Stop).into_iter().collect();
    ways.extend(free.into_iter().map(On::Go));
    if !turn.fast && r#move::fast_move(battle, who).refused().is_none() {
        ways.push(On::Fast);
    }
    ways
}

/// Which of these ways most would take: out of doors, and as far from the edge as it goes.
fn farthest(battle: &Battle, who: PersonId, ways: &[On]) -> usize {
    let (board, reach) = (&battle.scene.board, r#move::reach(battle, who));
    let far = |way: &On| match *way {
        On::Go(hex) if board.building_at(hex).is_none() => Some((board.grid().to_edge(hex), reach.cost(hex))),
        On::Go(_) | On::Stop | On::Fast => None,
    };
    let worth = |at: &usize| (far(&ways[*at]), std::cmp::Reverse(*at));
    (0..ways.len()).max_by_key(worth).unwrap_or(0)
}

/// Which of these hexes most would take: beside those who have come before, or else in the middle.
fn likely(battle: &Battle, who: PersonId, first: &[DeployHex]) -> usize {
    let side = battle.person(who).side;
    let before: Vec<Hex> = battle.functioning().filter(|it| it.1.side == side).map(|it| it.1.at).collect();
    let Some(nearest) = before.iter().copied().next() else { return first.len() / 2 };
    (0..first.len()).min_by_key(|&at| first[at].0.distance(nearest)).unwrap_or(0)
}

/// An edge of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct By(Edge);

impl Choice for By {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let offered = OptionView::new(match self.0 {
            Edge::North => "Enter from the top edge",
            Edge::East => "Enter from the right edge",
            Edge::South => "Enter from the bottom edge",
            Edge::West => "Enter from the left edge",
        });
        let hexes: Vec<Hex> = battle.scene.board.entries(self.0).collect();
        match hexes.get(hexes.len() / 2) {
            Some(&middle) => offered.at(Anchor::Place(ground::hex::centre(middle))),
            None => offered,
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::EntersBy { edge: self.0.into() }.into())
    }
}

/// A hex to stand in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeployHex(pub Hex);

impl Choice for DeployHex {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> OptionView {
        OptionView::new(format!("Begin at {}", self.0)).at(Anchor::Place(hex::centre(self.0)))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::BeginsAt { hex: hex::centre(self.0) }.into())
    }
}

/// How the first move goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum On {
    Stop,
    Go(Hex),
    Fast,
}

impl Choice for On {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> OptionView {
        match *self {
            On::Stop => OptionView::new("Stop here"),
            On::Go(hex) => {
                OptionView::new(format!("Go to {hex}")).at(Anchor::Place(ground::hex::centre(hex)))
            }
            On::Fast => OptionView::new("Move fast"),
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match *self {
            On::Stop => Choosing::Stops,
            On::Go(hex) => Choosing::goes(hex),
            On::Fast => Choosing::MovesFast,
        };
        Some(deed.into())
    }
}
