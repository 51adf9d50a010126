//! What is fired at whom, said before any die is rolled (p. 26).
use kernel::{Choice, Dice, Note, OptionView, Pause, Play, ask, question::Anchor};
use smallvec::{SmallVec, smallvec};

use super::{AimAt, Firing, Manner, Target, aim};
use crate::{
    battle::{Battle, FigureId, PersonId, item, looking::Looking},
    journal::Choosing,
    table::weapon::{Ratings, Weapon, burnt},
};

/// Asks what somebody fires at whom; nothing if there is nobody to fire at.
pub fn declare(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    manner: Manner,
) -> Result<Option<Firing>, Pause> {
    declare_at(battle, play, who, manner, &[])
}

/// The same where the first target has to be one of these; with none of them it may be any.
pub fn declare_at(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    manner: Manner,
    first: &[FigureId],
) -> Result<Option<Firing>, Pause> {
    let person = battle.person(who);
    if manner == Manner::InSight && !person.star && !battle.side(person.side).is_players() {
        play.cite(rule!("ffo.ruling.insight-grunt-shots"));
        play.cite(rule!("ffo.insight.targeting"));
        let all = battle.figures().filter(|it| first.is_empty() || first.contains(it));
        return Ok(mechanical(battle, who, &all.collect::<Vec<_>>(), manner));
    }
    let ways = ways(battle, who, manner, first);
    let way = match ways.as_slice() {
        [] => return Ok(None),
        [only] => only.clone(),
        [one, ..] => {
            let same = ways.iter().all(|it| it.arms == one.arms);
            let rule = if same { rule!("ffo.weapon.two-ratings") } else { rule!("ffo.shoot.two-weapons") };
            play.pick(&*battle, ask(rule, battle.seat_for(who)).about(who.token()), &ways)?
        }
    };
    let mut aims = SmallVec::new();
    for of in 0..way.arms.len() as u8 {
        name(battle, play, &way, first, of, &mut aims)?;
    }
    cite(battle, play, &way, &aims);
    Ok(Some(Firing { who, arms: way.arms, manner, aims }))
}

/// The rules by which a declaration came about.
fn cite(battle: &Battle, play: &mut Play<'_>, way: &Way, aims: &[AimAt]) {
    play.cite(rule!("ffo.shoot.declare"));
    play.cite(rule!("ffo.insight.targeting"));
    match way.manner {
        Manner::InSight => play.cite(rule!("ffo.ruling.insight-grunt-shots")),
        Manner::Answer | Manner::RushShot => play.cite(rule!("ffo.ruling.return-fire-target")),
        Manner::Active | Manner::ChargedAt | Manner::Surprise | Manner::OneShot | Manner::Leaving => (),
    }
    play.cite(rule!("ffo.weapon.swath"));
    play.cite(rule!("ffo.weapon.two-ratings"));
    play.cite(rule!("ffo.ruling.one-shot"));
    for it in aims {
        let (Target::Figure(whom), Some(weapon)) = (it.at, way.weapon(battle, it.of)) else { continue };
        weapon.numbers().reaches(battle.distance(way.who.into(), whom), play);
        burnt(0, play);
    }
}

/// The targets of one of the arms.
fn name(
    battle: &mut Battle,
    play: &mut Play<'_>,
    way: &Way,
    first: &[FigureId],
    of: u8,
    aims: &mut SmallVec<[AimAt; 2]>,
) -> Result<(), Pause> {
    loop {
        let naming = Naming { battle, way, first, of, so_far: aims };
        let puts = naming.puts();
        let put = match puts.as_slice() {
            [] => return Ok(()),
            [only] => *only,
            [..] => {
                let asking = ask(rule!("ffo.shoot.declare"), battle.seat_for(way.who));
                play.pick(&*battle, asking.about(way.who.token()), &puts)?
            }
        };
        aims.push(AimAt { at: Target::Figure(put.whom), of, shots: put.shots });
    }
}

/// Every way in which somebody can fire what they have in hand at anybody.
fn ways(battle: &Battle, who: PersonId, manner: Manner, first: &[FigureId]) -> Vec<Way> {
    let star = battle.person(who).star;
    let first = first_targets(battle, who, manner, first);
    let reaches =
        |it: &(u8, Weapon, Vec<FigureId>)| it.2.iter().any(|whom| first.is_empty() || first.contains(whom));
    let all = aim::ready(battle, who).map(|it| (it.0, it.1, aim::targets(battle, who, it.1, manner)));
    let ready: SmallVec<[_; 2]> = all.filter(reaches).collect();
    let ratings = |it: &Weapon| ratings(it.numbers().ratings, manner, star);
    let one = |arm: u8, rating: u8| Way { who, arms: smallvec![arm], ratings: smallvec![rating], manner };
    let mut ways: Vec<Way> =
        ready.iter().flat_map(|it| ratings(&it.1).into_iter().map(move |rating| one(it.0, rating))).collect();
    if let ([first, second], false) = (ready.as_slice(), manner.is_one_shot()) {
        for rating in ratings(&first.1) {
            let pair = |other: u8| Way {
                who,
                arms: smallvec![first.0, second.0],
                ratings: smallvec![rating, other],
                manner,
            };
            ways.extend(ratings(&second.1).into_iter().map(pair));
        }
    }
    ways
}

/// The ratings that may be fired: of two either one in active fire and by a Star, else the higher.
fn ratings(printed: Ratings, manner: Manner, star: bool) -> SmallVec<[u8; 2]> {
    if manner.is_one_shot() {
        return smallvec![1];
    }
    match printed {
        Ratings::Two([low, high]) if star || manner == Manner::Active => smallvec![high, low],
        Ratings::One(high) | Ratings::Two([_, high]) => smallvec![high],
    }
}

/// Whom the first shot has to be fired at: in an In Sight a Grunt's closest enemy.
fn first_targets(
    battle: &Battle,
    who: PersonId,
    manner: Manner,
    first: &[FigureId],
) -> SmallVec<[FigureId; 4]> {
    if manner != Manner::InSight || battle.person(who).star {
        return SmallVec::from_slice(first);
    }
    let suits = |it: &FigureId| first.is_empty() || first.contains(it);
    let seen = aim::ready(battle, who).flat_map(|it| aim::targets(battle, who, it.1, manner));
    nearest(battle, who, seen.filter(suits))
}

/// The nearest of these, all that are equally near.
fn nearest(battle: &Battle, who: PersonId, of: impl Iterator<Item = FigureId>) -> SmallVec<[FigureId; 4]> {
    let mut all: SmallVec<[FigureId; 4]> = of.collect();
    let far = |it: FigureId| battle.distance(who.into(), it);
    let least = all.iter().map(|&it| far(it)).min();
    all.retain(|it| Some(far(*it)) == least);
    all.sort_unstable();
    all.dedup();
    all
}

/// What a Grunt fires whom nobody asks: all they have, at the closest of these.
pub fn mechanical(battle: &Battle, who: PersonId, at: &[FigureId], manner: Manner) -> Option<Firing> {
    if !aim::can_fire(battle, who) {
        return None;
    }
    let rating = |it: Weapon| it.numbers().ratings.highest();
    let reached = |weapon: Weapon| {
        let there = aim::targets(battle, who, weapon, manner).into_iter();
        nearest(battle, who, there.filter(|it| at.contains(it))).first().copied()
    };
    let able = aim::ready(battle, who).filter_map(|it| Some((it.0, it.1, reached(it.1)?)));
    // With the most shots; of two such weapons with the one in the primary hand.
    let best = able.reduce(|best, it| if rating(best.1) < rating(it.1) { it } else { best });
    let (arm, weapon, whom) = best?;
    let shots = if manner.is_one_shot() { 1 } else { rating(weapon) };
    let aims = smallvec![AimAt { at: Target::Figure(whom), of: 0, shots }];
    Some(Firing { who, arms: smallvec![arm], manner, aims })
}

/// Arms that are fired, each with the rating in use.
#[derive(Clone, Debug, PartialEq)]
struct Way {
    who: PersonId,
    arms: SmallVec<[u8; 2]>,
    ratings: SmallVec<[u8; 2]>,
    manner: Manner,
}

impl Way {
    fn weapon(&self, battle: &Battle, of: u8) -> Option<Weapon> {
        let arm = *self.arms.get(usize::from(of))?;
        aim::weapon(battle, battle.person(self.who).arms.get(usize::from(arm))?)
    }
}

/// An arm whose shots are being shared out.
struct Naming<'a> {
    battle: &'a Battle,
    way: &'a Way,
    first: &'a [FigureId],
    of: u8,
    so_far: &'a [AimAt],
}

/// So many shots at somebody, of those that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Put {
    whom: FigureId,
    shots: u8,
    of: u8,
}

impl Naming<'_> {
    /// All that can come next: no shot is held back, so fewer than all only where the rest can go on others.
    fn puts(&self) -> Vec<Put> {
        let Some(left) = self.left() else { return Vec::new() };
        let free = self.free();
        let mut puts = Vec::new();
        for &(whom, burnt) in free.iter().filter(|it| it.1 < left) {
            let most = left - burnt;
            let then = |shots: u8| {
                let at = Target::Figure(whom);
                let with: SmallVec<[AimAt; 4]> =
                    self.so_far.iter().copied().chain([AimAt { at, of: self.of, shots }]).collect();
                let rest = Naming { so_far: &with, ..*self };
                shots == most || rest.free().iter().any(|it| it.1 < most - shots)
            };
            puts.extend((1..=most).rev().filter(|&it| then(it)).map(|shots| Put { whom, shots, of: left }));
        }
        puts
    }

    /// Those at whom nothing of this arm goes yet and who can be next, each with the shots that are burnt on the way.
    fn free(&self) -> Vec<(FigureId, u8)> {
        let named: SmallVec<[FigureId; 4]> = self.named().collect();
        let Some(weapon) = self.way.weapon(self.battle, self.of) else { return Vec::new() };
        let all = aim::targets(self.battle, self.way.who, weapon, self.way.manner);
        let is_first = self.so_far.is_empty();
        let first = if is_first {
            first_targets(self.battle, self.way.who, self.way.manner, self.first)
        } else {
            SmallVec::new()
        };
        let suits = |it: &FigureId| (first.is_empty() || first.contains(it)) && !named.contains(it);
        all.into_iter().filter(suits).filter_map(|it| Some((it, self.burns(&named, it)?))).collect()
    }

    /// What the gap to them burns; nothing if they are not on the side to which the sweep goes.
    fn burns(&self, named: &[FigureId], whom: FigureId) -> Option<u8> {
        let Some(&last) = named.last() else { return Some(0) };
        let line: SmallVec<[FigureId; 4]> = named.iter().copied().chain([whom]).collect();
        let turns = || line.windows(2).map(|it| self.turn(it[0], it[1]));
        let one_way = turns().all(|it| 0 <= it) || turns().all(|it| it <= 0);
        one_way.then(|| burnt(self.battle.distance(last, whom), &mut Looking))
    }

    /// To which side the sweep turns from one to the other: its sign.
    fn turn(&self, from: FigureId, to: FigureId) -> i64 {
        let me = self.battle.person(self.way.who).at;
        let (from, to) = (self.battle.at(from), self.battle.at(to));
        let (ax, ay) = (i64::from(from.x - me.x), i64::from(from.y - me.y));
        let (bx, by) = (i64::from(to.x - me.x), i64::from(to.y - me.y));
        ax * by - ay * bx
    }

    fn named(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.so_far.iter().filter(|it| it.of == self.of).filter_map(|it| match it.at {
            Target::Figure(it) => Some(it),
            Target::Vehicle(_) => None,
        })
    }

    /// The shots that are neither put on anybody nor burnt; nothing if all are gone.
    fn left(&self) -> Option<u8> {
        let rating = *self.way.ratings.get(usize::from(self.of))?;
        let named: SmallVec<[FigureId; 4]> = self.named().collect();
        let gaps = named.windows(2).map(|it| burnt(self.battle.distance(it[0], it[1]), &mut Looking));
        let put = self.so_far.iter().filter(|it| it.of == self.of).map(|it| it.shots);
        rating.checked_sub(gaps.chain(put).sum()).filter(|it| *it != 0)
    }
}

fn in_words(shots: u8) -> String {
    if shots == 1 { "1 shot".to_owned() } else { format!("{shots} shots") }
}

impl Choice for Way {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let each = self.arms.iter().zip(&self.ratings);
        let each = each.map(|(&arm, &shots)| {
            format!("the {}, {}", item::called(battle, self.who, arm), in_words(shots))
        });
        OptionView::new(format!("Fire {}", each.collect::<Vec<_>>().join(" and ")))
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let things = self.arms.iter().map(|&it| item::called(battle, self.who, it).into()).collect();
        Some(Choosing::Takes { things, shots: self.ratings.iter().sum() }.into())
    }
}

impl Choice for Put {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let shots = match (self.shots, self.of) {
            (_, 1) => String::new(),
            (shots, of) if shots == of => format!(", all {of} shots"),
            (shots, _) => format!(", {}", in_words(shots)),
        };
        let anchor = Anchor::Token(self.whom.token());
        OptionView::new(format!("Fire at {}{shots}", battle.name(self.whom))).at(anchor)
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::AimsAt { whom: self.whom.token(), shots: self.shots }.into())
    }
}
