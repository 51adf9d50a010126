//! What a step would set off, before it is made.
use ground::hex::Hex;
use kernel::{Dice, Nobody, Play, odds, question::Chance, rule::hit, scripted};

use super::{
    super::{Battle, PersonId, SideId, Stance, change},
    Contender, Occasion, contenders, measure, newly_seen, startle,
};
use crate::{journal::Ending, phrases, table::insight::InSightTest, view::is_open};

/// An In Sight Test that is to be expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// Where it would be taken.
    pub hex: Hex,
    /// Who would see him there for the first time.
    pub watchers: Vec<PersonId>,
    /// Those who would roll, group by group: the best of each leads it.
    pub groups: Vec<Vec<PersonId>>,
    pub test: InSightTest,
}

/// Who would see somebody for the first time if he stood in that hex, and the In Sight Test that would then be taken if nobody made
/// an extra step; nothing if nobody would. The battle stays as it is.
pub fn foreseen(battle: &Battle, who: PersonId, hex: Hex) -> Option<(Vec<PersonId>, InSightTest)> {
    foresee(battle, who, hex).map(|it| (it.watchers, it.test))
}

/// The first test on a way, if there is one.
pub fn on_the_way(battle: &Battle, who: PersonId, way: &[Hex]) -> Option<Foreseen> {
    let side = battle.person(who).side;
    if !battle.functioning().any(|it| battle.hostile(side, it.1.side)) {
        return None;
    }
    way.iter().find_map(|&hex| foresee(battle, who, hex))
}

fn foresee(battle: &Battle, who: PersonId, hex: Hex) -> Option<Foreseen> {
    if !battle.person(who).functions() || !battle.scene.board.grid().contains(hex) {
        return None;
    }
    let mut then = battle.clone();
    let (mut dice, mut answers) = (scripted(&[]), Nobody);
    let play = &mut Play::bulk(&mut dice, &mut answers);
    super::keep_in_mind(&mut then, who);
    if hex != then.person(who).at {
        then.turn_mut(who).moving = true;
        change::enter(&mut then, play, rule!("atzr.move.points"), who, hex);
    }
    let startled = startle(&mut then, play, who);
    let watchers = newly_seen(&then, who);
    if watchers.is_empty() {
        return None;
    }
    let all = contenders(&then);
    let occasion = Occasion { startled, ..Occasion::of_movers(&then, who) };
    let test = measure(&then, &occasion, &all);
    Some(Foreseen { hex, watchers, groups: members(&all), test })
}

/// Whether his side would act first if it came to a fight with another now, as far as that is open to him.
pub fn outbreak(battle: &Battle, who: PersonId, with: SideId, occasion: &Occasion) -> Vec<Chance> {
    let mut then = battle.clone();
    then.set_stance(battle.person(who).side, with, Stance::Hostile);
    let all = contenders(&then);
    if all.len() < 2 {
        return Vec::new();
    }
    let (hex, test) = (battle.person(who).at, measure(&then, occasion, &all));
    Foreseen { hex, watchers: Vec::new(), groups: members(&all), test }.chances(&then, who)
}

fn members(all: &[Contender]) -> Vec<Vec<PersonId>> {
    all.iter().map(|it| it.group.members.iter().copied().chain([it.group.leader]).collect()).collect()
}

impl Foreseen {
    /// His own group among those who test: the active one of his side.
    pub fn own(&self, battle: &Battle, who: PersonId) -> Option<usize> {
        let side = battle.person(who).side.0;
        let all = || (0..self.test.groups.len()).filter(|&at| self.test.groups[at].side == side);
        all().find(|&at| self.test.groups[at].active).or_else(|| all().next())
    }

    /// The groups of whom nobody of his side has everybody in sight yet: who leads them, and with which Rep, is not open.
    pub fn unknown(&self, battle: &Battle, who: PersonId) -> Vec<usize> {
        hit(rule!("atzr.ruling.hidden-in-multiplayer"));
        let seat = battle.seat_for(who);
        let open = |it: &PersonId| is_open(battle, seat.into(), *it);
        let hidden = |at: &usize| self.groups.get(*at).is_some_and(|it| !it.iter().all(open));
        (0..self.test.groups.len()).filter(hidden).collect()
    }

    /// The same test if every Leader who is not known had this Rep and nothing special about him.
    pub fn against(&self, unknown: &[usize], rep: i32) -> InSightTest {
        let mut test = self.test.clone();
        for &at in unknown {
            (test.groups[at].rep, test.groups[at].sharp_eyes) = (rep, false);
        }
        test
    }

    /// Whether his side acts first, as far as everything it depends on is open to him.
    pub fn chances(&self, battle: &Battle, who: PersonId) -> Vec<Chance> {
        if !self.unknown(battle, who).is_empty() {
            return Vec::new();
        }
        let all = odds(|dice| acts_first(battle, who, &self.test, dice));
        let ending = |first: bool| if first { Ending::YouActFirst } else { Ending::TheyActFirst };
        all.outcomes.iter().rev().map(|(first, p)| phrases::chance(battle, ending(*first), p)).collect()
    }

    /// Who would see him, in words.
    pub fn seen_by(&self, battle: &Battle) -> String {
        match self.watchers.as_slice() {
            [] => "nobody".to_owned(),
            [one] => battle.person(*one).name.clone(),
            [first, rest @ ..] => format!("{} and {} more", battle.person(*first).name, rest.len()),
        }
    }
}

/// Whether one of the groups of his side is among those who act first.
pub fn acts_first(battle: &Battle, who: PersonId, test: &InSightTest, dice: &mut dyn Dice) -> bool {
    let side = battle.person(who).side.0;
    let first = test.take(&battle.scene.printed.tables.in_sight, dice);
    first.iter().any(|&at| test.groups[at].side == side)
}
