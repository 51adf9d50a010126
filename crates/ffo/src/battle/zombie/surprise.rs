//! Zombie Surprise (p. 47): those who wait on a floor that nobody has been on.
use ground::open::{measure, ring};
use kernel::{Choice, Dice, Note, OptionView, Pause, Play, Point, Throw, ask, question::Anchor};
use smallvec::SmallVec;

use super::{
    charge,
    floor::{Floor, PACE, Past, is_inside},
    noise::thrown,
    walk,
};
use crate::{
    battle::{
        Battle, FigureId, PersonId, Zombie, ZombieId, change,
        charge::untested,
        melee,
        r#move::{self, MoveAction},
        reaction,
        shoot::{self, Manner},
    },
    journal::Choosing,
    table::{
        charge::{Allowed, Met},
        weapon::INCH_MM,
        zombie::{Entrant, Matching, Meeting, Noise, Source, StarChoice, Surprise},
    },
};

/// So far from their human they stand.
const APART_MM: i32 = 2 * INCH_MM;

/// How many people a procedure of the table takes at once.
const MOST: usize = 8;

/// The zombies that each human has to do with.
type Upon = SmallVec<[ZombieId; 4]>;

/// What waits on a floor for those who enter it first.
pub fn surprise(
    battle: &mut Battle,
    play: &mut Play<'_>,
    _: (u16, u8),
    entrants: &[PersonId],
) -> Result<(), Pause> {
    let fit = entrants.iter().copied().filter(|&it| battle.person(it).carries_on());
    let humans: SmallVec<[PersonId; MOST]> = fit.take(MOST).collect();
    let Some(first) = humans.first() else { return Ok(()) };
    play.cite(rule!("ffo.ruling.building-interior"));
    play.cite(rule!("ffo.zombie.gen-ways"));
    let noise = Noise::of(battle.scene.area, Source::EnteringBuilding);
    let zombies = noise.generate(&mut thrown(play, Some(first.token())));
    let parties = || humans.iter().map(|it| Throw::by(it.token())).collect();
    let matching = Matching { zombies: zombies as u8, humans: humans.len() as u8 };
    let Some(shares) = matching.share(&mut play.thrown().parties(parties)) else { return Ok(()) };
    let mut upon: Vec<Upon> = Vec::with_capacity(humans.len());
    for (&who, n) in humans.iter().zip(shares) {
        upon.push((0..n).map(|nth| wait_for(battle, play, who, nth)).collect());
    }
    let met = meet(battle, play, &humans, zombies.into());
    let mut order: SmallVec<[usize; MOST]> = (0..humans.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(battle.person(humans[at]).rep));
    for at in order {
        resolve(battle, play, humans[at], &upon[at], &met[at])?;
    }
    Ok(())
}

/// One more zombie 2 inches from somebody, whom it faces.
fn wait_for(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, nth: u8) -> ZombieId {
    let person = battle.person(who);
    let (from, level, degrees) = (person.at, person.level, i32::from(person.facing) + 60 * i32::from(nth));
    let at = Floor::new(battle, level).walk(None, Past::Nobody, |walk| {
        let fits = |it: &Point| walk.free_at(*it) && is_inside(battle, *it, level);
        ring::clockwise(from, degrees, APART_MM).find(fits).unwrap_or_else(|| walk.nearest_free(from))
    });
    let facing = measure::bearing(at, from).unwrap_or(0) as i16;
    let zombie = Zombie { facing, level, ..Zombie::new(at, battle.turn) };
    change::place_zombie(battle, play, rule!("ffo.zombie.building-check"), zombie, None)
}

/// The surprise totals, and what they make of everybody. Whoever has not met a zombie before has now.
fn meet(battle: &mut Battle, play: &mut Play<'_>, humans: &[PersonId], zombies: i32) -> Vec<Meeting> {
    let entrant = |&who: &PersonId| {
        let person = battle.person(who);
        let (loaded, knows_zombies) = (shoot::can_fire(battle, who), person.zed_proof);
        Entrant { rep: person.rep(), star: person.star, loaded, knows_zombies }
    };
    let surprise = Surprise { zombies, entrants: humans.iter().map(entrant).collect() };
    let dead = Throw::default().with("the zombies");
    let parties = || std::iter::once(dead).chain(humans.iter().map(|it| Throw::by(it.token()))).collect();
    let met = surprise.resolve_all(&mut play.thrown().parties(parties));
    for &who in humans {
        change::harden_against_zombies(battle, who);
    }
    met.into_vec()
}

fn resolve(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    upon: &Upon,
    met: &Meeting,
) -> Result<(), Pause> {
    let Some(&nearest) = upon.first() else { return Ok(()) };
    match met {
        Meeting::Melee => set_upon(battle, play, who, upon),
        Meeting::Fires => fire(battle, play, who, upon),
        Meeting::MovesAway => move_away(battle, play, who, upon),
        Meeting::FirstSight(seen) => {
            untested(battle, play, nearest, who, seen.shots().unwrap_or(0))?;
            set_upon(battle, play, who, upon)
        }
        Meeting::Chooses(choices) => {
            let options: Vec<Surprised> = choices.iter().map(|&it| Surprised(it, nearest)).collect();
            let rule = rule!("ffo.zombie.surprise-human-wins");
            let asking = ask(rule, battle.seat_for(who)).about(who.token());
            match play.pick(&*battle, asking, &options)?.0 {
                StarChoice::Fire => fire(battle, play, who, upon),
                StarChoice::MoveAway => move_away(battle, play, who, upon),
                StarChoice::Melee => set_upon(battle, play, who, upon),
            }
        }
    }
}

/// They fire once at those who are upon them; those who are left fight.
fn fire(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, upon: &Upon) -> Result<(), Pause> {
    let at: SmallVec<[FigureId; 4]> = upon.iter().map(|&it| it.into()).collect();
    let firing = match battle.person(who).star {
        true => shoot::declare(battle, play, who, Manner::Surprise)?,
        false => shoot::mechanical(battle, who, &at, Manner::Surprise),
    };
    if let Some(firing) = firing {
        shoot::volley(battle, play, &[firing])?;
        reaction::man_down(battle, play)?;
    }
    set_upon(battle, play, who, upon)
}

/// Those who can come into contact and fight.
fn set_upon(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, upon: &Upon) -> Result<(), Pause> {
    let mut attackers: SmallVec<[(FigureId, Met); 4]> = SmallVec::new();
    for &which in upon {
        let able = walk::is_free(battle, which) && battle.person(who).carries_on();
        if able && let Some(path) = charge::contact_way(battle, which, who.into()) {
            change::enter(battle, play, rule!("ffo.zombie.building-match"), which.into(), path.end());
            let at = battle.person(who).at;
            change::turn_to(battle, which.into(), at);
            attackers.push((which.into(), Met::Same(Allowed::Nothing)));
        }
    }
    match attackers.is_empty() {
        true => Ok(()),
        false => melee::begin(battle, play, &attackers, who.into()),
    }
}

/// They go as far as what is left of their move takes them, facing the zombies, who come after them at once.
fn move_away(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, upon: &Upon) -> Result<(), Pause> {
    play.cite(rule!("ffo.zombie.surprise-move-away"));
    if 0 < r#move::left_mm(battle, who) {
        r#move::choose_gait(battle, play, rule!("ffo.zombie.surprise-move-away"), who)?;
        r#move::perform(battle, play, who, &MoveAction::Walk)?;
    }
    if let Some(&which) = upon.first() {
        let at = battle.zombie(which).at;
        change::turn_to(battle, who.into(), at);
    }
    for &which in upon {
        let to = battle.person(who).at;
        if walk::is_free(battle, which) {
            let path = walk::plan(battle, which, to, &|at| measure::at_most(at, to, walk::SHORT_MM));
            let floor = Floor::new(battle, battle.zombie(which).level);
            let path = floor.bare(|walk| walk.follow(&path, PACE, walk::SLOW_MM));
            walk::go(battle, play, rule!("ffo.zombie.surprise-move-away"), which, &path)?;
        }
    }
    Ok(())
}

/// What a Star does who is not surprised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Surprised(StarChoice, ZombieId);

impl Choice for Surprised {
    type Table = Battle;

    fn offered(&self, _: &Battle) -> OptionView {
        let words = match self.0 {
            StarChoice::Fire => "Fire once",
            StarChoice::MoveAway => "Move away",
            StarChoice::Melee => "Fight hand to hand",
        };
        OptionView::new(words).at(Anchor::Token(self.1.token()))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self.0 {
            StarChoice::Fire => Choosing::OpensFire,
            StarChoice::MoveAway => Choosing::Walks,
            StarChoice::Melee => Choosing::FightsOn { whom: self.1.token() },
        };
        Some(deed.into())
    }
}
