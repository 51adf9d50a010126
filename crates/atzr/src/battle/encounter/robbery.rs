//! Robbery (24.0): talk, hand over, or fight.
use ground::hex::Hex;
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, Roll, ask};

use super::{Encounter, beside, players};
use crate::{
    battle::{
        Battle, PersonId, SideId, State, change, insight, item, meet, r#move,
        side::{Role, Stance},
        zombie,
    },
    journal::{Choosing, Happened, Interruption},
    printed::people::Scored,
    table::{self, robbery::Robbers},
};

/// The victims stand beside a building, the robbers beside them; then somebody opens his mouth.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.robbery.setup"));
    play.cite(rule!("atzr.ruling.robbery-details"));
    let victims = stand_beside_a_building(battle, play);
    let Some(leader) = star_of(battle, &victims) else { return Ok(()) };
    let side = battle.person(leader).side;
    let class = battle.side(side).class;
    let classes = || table::robbery::others(class).map(|it| format!("{it:?}")).to_vec();
    let mut dice = play.by(leader.token()).faces(classes);
    let robbers = Robbers { group: victims.len() as i32, class }.roll(&mut dice);
    let (them, zombies) = meet::crowd_in(battle, play, robbers.number, robbers.class, Role::Robbers);
    battle.set_stance(side, them, Stance::ToTalk);
    let around = around(battle, battle.person(leader).at);
    meet::put(battle, play, rule!("atzr.robbery.setup"), them, &around);
    let here = battle.person(leader).at;
    zombie::place_card(battle, play, here, zombies);
    hands_up(battle, play, leader, them)
}

/// Who speaks for the victims: their Star, else the highest Rep.
pub fn star_of(battle: &Battle, victims: &[PersonId]) -> Option<PersonId> {
    let rank = |it: &&PersonId| (battle.person(**it).star, battle.person(**it).rep());
    victims.iter().rev().max_by_key(rank).copied()
}

/// Empty hexes beside somebody, out of doors; where there is none, his own, for whoever has to stand as near as can be.
fn around(battle: &Battle, here: Hex) -> Vec<Hex> {
    let board = &battle.scene.board;
    let empty = |it: &Hex| board.building_at(*it).is_none() && battle.standing_at(*it).next().is_none();
    let beside: Vec<Hex> = board.grid().neighbours(here).filter(empty).collect();
    if beside.is_empty() { vec![here] } else { beside }
}

/// Puts everybody who came beside a building: the one people went to, or one by lot.
pub fn stand_beside_a_building(battle: &mut Battle, play: &mut Play<'_>) -> Vec<PersonId> {
    let board = battle.scene.board.clone();
    let after_chillin = matches!(battle.scene.encounter, Encounter::Robbery { after_chillin: true, .. });
    let largest = board.largest().filter(|_| after_chillin);
    let lot = |play: &mut Play<'_>| {
        let names = || board.buildings().iter().map(|it| it.name.clone()).collect();
        let at = play.thrown().faces(names).one_of(rule!("atzr.robbery.setup"), board.buildings().len());
        board.buildings().get(at).map(|it| it.id)
    };
    let waiting: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::Waiting).map(|it| it.0).collect();
    if waiting.is_empty() {
        return waiting;
    }
    let Some(building) = largest.or_else(|| lot(play)) else { return Vec::new() };
    let hexes = beside(battle, building);
    let first = hexes.first().copied().unwrap_or_default();
    for &who in &waiting {
        let free = |it: &&Hex| !r#move::is_full(battle, who, **it);
        let near = hexes.iter().filter(free).min_by_key(|it| it.distance(first)).copied();
        if let Some(hex) = near {
            change::place(battle, play, rule!("atzr.robbery.setup"), who, hex);
        }
    }
    waiting
}

/// What a Star says to robbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Says {
    pub answer: Reply,
    leader: PersonId,
    them: SideId,
    better: Better,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    TakeIt,
    Never,
}

/// Who has talked better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Better {
    Victims,
    Robbers,
}

impl Choice for Says {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match self.answer {
            Reply::TakeIt => OptionView::new("Hand everything over").note(at_stake(battle, self.leader)),
            Reply::Never => OptionView::new("Fight").odds(insight::outbreak(
                battle,
                self.leader,
                self.them,
                &self.better.occasion(battle, self.leader, self.them),
            )),
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self.answer {
            Reply::TakeIt => Choosing::HandsEverythingOver,
            Reply::Never => Choosing::Fights,
        };
        Some(deed.into())
    }
}

impl Better {
    /// The In Sight Test if it comes to a fight: whoever talked badly counts as Active alone (24.0).
    fn occasion(self, battle: &Battle, leader: PersonId, them: SideId) -> insight::Occasion {
        let side = battle.person(leader).side;
        let active = match self {
            Better::Victims => vec![side, them],
            Better::Robbers => vec![side],
        };
        let suspicious = matches!(battle.scene.encounter, Encounter::Robbery { suspicious: true, .. });
        insight::Occasion { active, suspicious: suspicious.then_some(side), ..Default::default() }
    }
}

/// What would be handed over.
fn at_stake(battle: &Battle, leader: PersonId) -> String {
    let side = battle.person(leader).side;
    let all = battle.functioning().filter(|it| it.1.side == side);
    let things: Vec<&str> = all.flat_map(|it| item::slots(it.1)).map(|it| it.1.thing.name()).collect();
    if things.is_empty() {
        return "you have nothing; they leave".to_owned();
    }
    format!("the Encounter fails, they leave, and this is gone: {}", things.join(", "))
}

/// Talk the Talk, of which only the comparison counts; then the victims' Star decides for all, and Grunts alone hand over.
fn hands_up(battle: &mut Battle, play: &mut Play<'_>, leader: PersonId, them: SideId) -> Result<(), Pause> {
    let Some(talk) = meet::measure_talk(battle, leader, them) else { return Ok(()) };
    let printed = battle.scene.printed.clone();
    let side = battle.person(leader).side;
    let both = || meet::talkers(battle, leader, them);
    let (rule, better) = match talk.score(&printed.people.talk, &mut play.thrown().parties(both)) {
        Scored::More => (rule!("atzr.robbery.victim-more"), Better::Victims),
        Scored::Same | Scored::Fewer => (rule!("atzr.robbery.robbers-more"), Better::Robbers),
    };
    play.cite(rule);
    let says = match battle.person(leader).star {
        true => {
            let robbers = battle.functioning().filter(|it| it.1.side == them);
            let because = Interrupt::new(Interruption::IsHeldUp).by_all(robbers.map(|it| it.0.token()));
            let asking = ask(rule, battle.seat_for(leader)).about(leader.token()).because(because);
            let options = [Reply::TakeIt, Reply::Never].map(|answer| Says { answer, leader, them, better });
            play.pick(&*battle, asking, &options)?.answer
        }
        false => Reply::TakeIt,
    };
    if says == Reply::TakeIt {
        hand_over(battle, play, side, them);
        return Ok(());
    }
    battle.set_stance(side, them, Stance::Hostile);
    let occasion = better.occasion(battle, leader, them);
    insight::forget(battle);
    insight::test(battle, play, &occasion)
}

/// Everything that everybody there carries; the robbers make off with it.
fn hand_over(battle: &mut Battle, play: &mut Play<'_>, side: SideId, them: SideId) {
    let victims: Vec<PersonId> = battle.functioning().filter(|it| it.1.side == side).map(|it| it.0).collect();
    let robber = battle.functioning().find(|it| it.1.side == them).map(|it| it.0);
    for who in victims {
        let mut slots: Vec<change::Slot> = item::slots(battle.person(who)).map(|it| it.0).collect();
        slots.reverse();
        if slots.is_empty() {
            continue;
        }
        battle.progress.robbed.push(who);
        for slot in slots {
            if let (Some(item), Some(robber)) = (change::take(battle, who, slot), robber) {
                change::stow(battle, robber, item);
            }
        }
        let note = Happened::HandsEverythingOver { to: robber.map(PersonId::token) };
        play.note(rule!("atzr.robbery.robbers-more"), who.token(), note);
    }
    battle.side_mut(them).role = Role::Leaving;
    battle.set_stance(side, them, Stance::Neutral);
}
