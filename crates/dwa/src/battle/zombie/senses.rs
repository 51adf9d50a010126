//! What a zombie is after (15.1.3, 15.1.3.2): smell, sight, calls, sounds.
use ground::open::{Circle, Crowd, Far, measure};
use kernel::{Dice, Play, Point, Roll, Token};
use smallvec::SmallVec;

use super::place;
use crate::{
    battle::{
        Battle, FigureId, change,
        figure::{BASE_MM, Goal},
    },
    journal::Incident,
};

pub(crate) const SMELL_MM: i32 = 200;
pub(crate) const SIGHT_MM: i32 = 400;
const CALL_MM: i32 = 400;

/// A zombie this near to the source of a sound has found nobody there.
const ARRIVED_MM: i32 = 50;

/// Who and what there is to sense.
#[derive(Debug)]
pub(super) struct Senses {
    humans: Crowd,
    /// Where nobody senses any of them.
    far: Far,
    /// The human of each index of the crowd.
    ids: Vec<u16>,
    /// The sounds of the latest turn that had one.
    sounds: Crowd,
    first_sound: usize,
    found: Vec<usize>,
    /// The closest humans of the last look, all equally far.
    closest: Vec<u16>,
}

/// What a zombie is after, and how far that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aim {
    pub goal: Goal,
    /// Millimetres; zombies without a goal come after all others.
    pub gap: i32,
    by: By,
    /// Other humans are as close as this one.
    tied: bool,
}

impl Aim {
    /// A zombie without a goal goes on as it wandered.
    pub fn at_nothing(battle: &Battle, zombie: u32) -> Self {
        let goal = wandering(battle.zombies[zombie as usize].goal);
        Aim { goal, gap: i32::MAX, by: By::Nothing, tied: false }
    }

    pub fn is_at_nothing(&self) -> bool {
        self.by == By::Nothing
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Smell,
    Sight,
    /// By another zombie.
    Call(u32),
    Hearing,
    Nothing,
}

impl Senses {
    pub fn new(battle: &Battle) -> Self {
        let ids: Vec<u16> = battle.humans().map(|it| it.0).collect();
        let humans = Crowd::new(battle.humans().map(|it| it.1.base()));
        let places: Vec<Point> = battle.humans().map(|it| it.1.at).collect();
        let far = Far::from(&places, SIGHT_MM + BASE_MM + 1);
        let latest = battle.noises.last().map(|it| it.turn);
        let of_latest = battle.noises.iter().rev().take_while(|it| Some(it.turn) == latest).count();
        let first_sound = battle.noises.len() - of_latest;
        let sounds = Crowd::new(battle.noises[first_sound..].iter().map(|it| Circle::new(it.at, 0)));
        Senses { humans, far, ids, sounds, first_sound, found: Vec::new(), closest: Vec::new() }
    }

    /// Whether all that there is to sense is still where it was.
    pub fn is_current(&self, battle: &Battle) -> bool {
        let humans = battle.humans().zip(0..).all(|((id, human), index)| {
            self.ids.get(index) == Some(&id) && self.humans.base(index) == Some(human.base())
        });
        humans
            && battle.humans().count() == self.ids.len()
            && battle.noises.len() == self.first_sound + self.sounds.len()
    }

    /// What a zombie is after as it begins its move; `called` is what others call it to.
    pub fn aim(&mut self, battle: &Battle, zombie: u32, called: Option<Aim>) -> Aim {
        if let Some(aim) = self.human(battle, zombie, &[]) {
            return aim;
        }
        // A call to a human stands for the sight of him; a call to a sound is no more than that.
        if let Some(called) = called.filter(|it| matches!(it.goal, Goal::Human(_))) {
            return called;
        }
        self.sound(battle, zombie).or(called).unwrap_or_else(|| Aim::at_nothing(battle, zombie))
    }

    /// The closest human it smells, or else sees, of those not in `without`.
    pub fn human(&mut self, battle: &Battle, zombie: u32, without: &[u16]) -> Option<Aim> {
        let at = battle.zombies[zombie as usize].at;
        let smelled = self.look(at, SMELL_MM, without, |_, _| true);
        if let Some(gap) = smelled {
            return Some(self.aim_at_closest(By::Smell, gap));
        }
        let who = FigureId::Zombie(zombie);
        let seen = self.look(at, SIGHT_MM, without, |id, _| battle.sees(who, FigureId::Human(id)))?;
        Some(self.aim_at_closest(By::Sight, seen))
    }

    /// The closest humans within so many millimetres on the zombie's own level, out of vehicles.
    pub fn closest_beside(&mut self, battle: &Battle, zombie: u32, mm: i32) -> &[u16] {
        let figure = &battle.zombies[zombie as usize];
        self.look(figure.at, mm, &[], |id, _| {
            let human = &battle.humans[usize::from(id)];
            human.is_on_table() && human.level == figure.level
        });
        &self.closest
    }

    fn aim_at_closest(&self, by: By, gap: i32) -> Aim {
        Aim { goal: Goal::Human(self.closest[0]), gap, by, tied: 1 < self.closest.len() }
    }

    /// Fills `closest` with the nearest humans that are noticed, and says how far they are.
    fn look(
        &mut self,
        at: Point,
        mm: i32,
        without: &[u16],
        notices: impl Fn(u16, Circle) -> bool,
    ) -> Option<i32> {
        self.closest.clear();
        if self.far.holds(at) {
            return None;
        }
        self.humans.within(at, mm + BASE_MM + 1, &|_| false, &mut self.found);
        let mut nearest = None;
        for &index in &self.found {
            let (id, Some(base)) = (self.ids[index], self.humans.base(index)) else { continue };
            if nearest.is_some_and(|it| it != place::gap(at, base.at)) {
                break;
            }
            if !without.contains(&id) && place::within(at, base.at, mm) && notices(id, base) {
                nearest = Some(place::gap(at, base.at));
                self.closest.push(id);
            }
        }
        self.closest.sort_unstable();
        nearest
    }

    /// The latest sound that it has not gone after yet, of several the closest; or the one it is going after.
    fn sound(&self, battle: &Battle, zombie: u32) -> Option<Aim> {
        let figure = &battle.zombies[zombie as usize];
        let to = |at: Point| measure::gap(figure.base(), Circle::new(at, 0));
        let aim = |at: Point, heard: u32| {
            (ARRIVED_MM < to(at)).then_some(Aim {
                goal: Goal::Noise { at: (at.x, at.y), heard },
                gap: to(at),
                by: By::Hearing,
                tied: false,
            })
        };
        let known = |index: usize| self.first_sound + index < figure.heard as usize;
        if let Some(index) = self.sounds.nearest(figure.at, &known) {
            let number = self.first_sound + index;
            return aim(battle.noises[number].at, number as u32);
        }
        match figure.goal {
            Goal::Noise { at, heard } => aim(Point::new(at.0, at.1), heard),
            Goal::None | Goal::Human(_) | Goal::Wander(_) => None,
        }
    }

    /// Sets the goal of a zombie that begins its move; of humans equally close, those in `without` left out, one is drawn.
    pub fn settle(
        &mut self,
        battle: &mut Battle,
        play: &mut Play<'_>,
        zombie: u32,
        aim: Aim,
        without: &[u16],
    ) -> Goal {
        let mut goal = aim.goal;
        if aim.tied {
            let _ = self.human(battle, zombie, without);
            let these = || battle.called(self.closest.iter().map(|&it| FigureId::Human(it)));
            let mut dice = play.by(FigureId::Zombie(zombie).token()).faces(these);
            let drawn = dice.one_of(rule!("dwa.ruling.zombie-target-choice"), self.closest.len());
            goal = self.closest.get(drawn).map_or(goal, |&it| Goal::Human(it));
        }
        let noises = battle.noises.len() as u32;
        // Who follows a call to a sound has found nobody at those it knows.
        if matches!(aim.by, By::Hearing | By::Nothing) || matches!(goal, Goal::Noise { .. }) {
            change::hear(battle, zombie, noises);
        }
        if battle.zombies[zombie as usize].goal != goal {
            change::pursue(battle, zombie, goal);
            tell(battle, play, zombie, aim.by, goal);
        }
        goal
    }

    /// The humans that a zombie touches: in base contact, or in a vehicle that has been broken open.
    pub fn touching(&mut self, battle: &Battle, zombie: u32, touched: &mut Vec<u16>) {
        touched.clear();
        let figure = &battle.zombies[zombie as usize];
        if battle.vehicles.is_empty() && self.far.holds(figure.at) {
            return;
        }
        self.humans.within(figure.at, BASE_MM + 2, &|_| false, &mut self.found);
        for &index in &self.found {
            let id = self.ids[index];
            let on_table = battle.humans[usize::from(id)].is_on_table();
            if on_table && battle.in_contact(FigureId::Human(id), FigureId::Zombie(zombie)) {
                touched.push(id);
            }
        }
        for number in 0..battle.vehicles.len() as u8 {
            let inside = |it: &(u16, &crate::battle::Human)| it.1.vehicle == Some(number);
            if battle.reaches_into(FigureId::Zombie(zombie), number) {
                touched.extend(battle.humans().filter(inside).map(|it| it.0));
            }
        }
        touched.sort_unstable();
    }
}

/// A zombie that has lost its human, or found nobody where a sound was, has no direction yet.
const fn wandering(goal: Goal) -> Goal {
    match goal {
        Goal::Wander(degrees) => Goal::Wander(degrees),
        Goal::None | Goal::Human(_) | Goal::Noise { .. } => Goal::None,
    }
}

fn tell(battle: &Battle, play: &mut Play<'_>, zombie: u32, by: By, goal: Goal) {
    let own = battle.zombies[zombie as usize].base();
    let is_read = play.is_read();
    let away = |it: Circle| is_read.then(|| measure::gap(own, it));
    let human = |it: u16| battle.humans[usize::from(it)].base();
    let (rule, told) = match (by, goal) {
        (By::Smell, Goal::Human(whom)) => {
            (rule!("dwa.zombie.smell"), Incident::Smells { whom: token(whom), range: away(human(whom)) })
        }
        (By::Sight, Goal::Human(whom)) => {
            (rule!("dwa.zombie.sight"), Incident::Sees { whom: token(whom), range: away(human(whom)) })
        }
        (By::Call(caller), _) => {
            let range = away(battle.zombies[caller as usize].base());
            (
                rule!("dwa.zombie.moan"),
                Incident::FollowsMoan { of: Some(FigureId::Zombie(caller).token()), range },
            )
        }
        (By::Hearing, Goal::Noise { at, heard }) => {
            let by = battle.noises.get(heard as usize).and_then(|it| it.by).map(token);
            let at = Point::new(at.0, at.1);
            let range = away(Circle::new(at, 0));
            (rule!("dwa.zombie.hearing"), Incident::FollowsSound { at, by, range })
        }
        (By::Smell | By::Sight | By::Hearing | By::Nothing, _) => return,
    };
    play.cite(rule!("dwa.zombie.sense-order"));
    play.cite(rule!("dwa.ruling.senses"));
    play.note(rule, FigureId::Zombie(zombie).token(), told);
}

const fn token(human: u16) -> Token {
    FigureId::Human(human).token()
}

/// Who calls from where, and what to.
#[derive(Debug, Default)]
pub(super) struct Calls {
    callers: Crowd,
    /// The zombie of each index of the crowd.
    ids: Vec<u32>,
    aims: Vec<Aim>,
}

impl Calls {
    /// Every zombie that itself senses a human or goes after a sound.
    pub fn new(battle: &Battle, senses: &mut Senses, play: &mut Play<'_>) -> Self {
        if !battle.rules.moan {
            return Calls::default();
        }
        play.cite(rule!("dwa.ruling.moan"));
        let mut calls = Calls::default();
        let mut bases = Vec::new();
        for (id, zombie) in battle.zombies() {
            let aim = senses.aim(battle, id, None);
            if aim.by != By::Nothing {
                bases.push(zombie.base());
                calls.ids.push(id);
                calls.aims.push(aim);
            }
        }
        Calls { callers: Crowd::new(bases), ..calls }
    }

    /// The nearest human that others call a zombie to, or else the nearest sound.
    pub fn heard_by(&self, battle: &Battle, zombie: u32) -> Option<Aim> {
        if self.aims.is_empty() {
            return None;
        }
        let figure = &battle.zombies[zombie as usize];
        let mut best: Option<Aim> = None;
        let mut measured: SmallVec<[Goal; 8]> = SmallVec::new();
        self.callers.each_within(figure.at, CALL_MM + BASE_MM + 1, |caller| {
            let goal = self.aims[caller].goal;
            let near = self.ids[caller] != zombie
                && self.callers.base(caller).is_some_and(|it| place::within(figure.at, it.at, CALL_MM));
            // Many call to the same goal, which has to be measured once.
            if !near || measured.contains(&goal) {
                return;
            }
            measured.push(goal);
            let gap = distance(battle, figure.base(), goal);
            let order = |goal: Goal, gap: i32| {
                let (rank, number) = goal_order(goal);
                (rank, gap, number)
            };
            let nearer = |it: Aim| order(goal, gap) < order(it.goal, it.gap);
            if gap != i32::MAX && best.is_none_or(nearer) {
                best = Some(Aim { goal, gap, by: By::Call(self.ids[caller]), tied: false });
            }
        });
        best
    }
}

fn goal_order(goal: Goal) -> (u8, i32) {
    match goal {
        Goal::Human(id) => (0, i32::from(id)),
        Goal::Noise { heard, .. } => (1, heard as i32),
        Goal::Wander(_) | Goal::None => (2, 0),
    }
}

fn distance(battle: &Battle, base: Circle, goal: Goal) -> i32 {
    match goal {
        Goal::Human(id) => measure::gap(base, battle.humans[usize::from(id)].base()),
        Goal::Noise { at, .. } => {
            let gap = measure::gap(base, Circle::new(Point::new(at.0, at.1), 0));
            if gap <= ARRIVED_MM { i32::MAX } else { gap }
        }
        Goal::Wander(_) | Goal::None => i32::MAX,
    }
}
