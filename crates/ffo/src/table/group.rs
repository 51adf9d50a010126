//! Groups and their cohesion (p. 11): who is of one group at the moment.
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    dice::{check_each, check_len, check_within},
    weapon::INCH_MM,
};

/// How far apart two of a group may be.
const COHESION_MM: i32 = 4 * INCH_MM;

/// How one of a side is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    CarryingOn,
    DuckedBack,
    Prone,
    InMelee,
    RetrievingWounded,
    Stunned,
    OutOfTheFight,
    ObviouslyDead,
    Captive,
}

impl State {
    /// Whether they hold a group together, and may lead it.
    pub const fn carries_on(self) -> bool {
        match self {
            State::CarryingOn
            | State::DuckedBack
            | State::Prone
            | State::InMelee
            | State::RetrievingWounded => true,
            State::Stunned | State::OutOfTheFight | State::ObviouslyDead | State::Captive => false,
        }
    }

    /// Whether they are of any group at all.
    const fn is_of_a_group(self) -> bool {
        self.carries_on() || matches!(self, State::Stunned)
    }
}

/// Which of two sees the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    Neither,
    OneOfThem,
    Both,
}

/// How two stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["one", "other", "distance_mm", "sight"]))]
pub struct Between {
    #[schemars(range(min = 0, max = 19))]
    pub one: usize,
    #[schemars(range(min = 0, max = 19))]
    pub other: usize,
    #[schemars(range(min = 0, max = 5000))]
    pub distance_mm: i32,
    pub sight: Sight,
}

impl Default for Between {
    fn default() -> Self {
        Between { one: 0, other: 1, distance_mm: COHESION_MM, sight: Sight::Both }
    }
}

/// All of one side that could be of a group.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Cohesion {
    #[schemars(length(min = 1, max = 20))]
    pub figures: Vec<State>,
    /// Figures by their places; two that are not named are far from each other and out of sight.
    #[schemars(length(max = 190))]
    pub between: Vec<Between>,
}

impl Default for Cohesion {
    fn default() -> Self {
        Cohesion { figures: vec![State::CarryingOn; 2], between: vec![Between::default()] }
    }
}

/// Figures by their places, the lowest first.
pub type Members = SmallVec<[usize; 8]>;

impl Cohesion {
    pub fn groups(&self, dice: &mut dyn Dice) -> Vec<Members> {
        dice.cite(rule!("ffo.group.deploy"));
        dice.cite(rule!("ffo.group.cohesion"));
        dice.cite(rule!("ffo.group.break"));
        dice.cite(rule!("ffo.ruling.carry-on-status"));
        dice.cite(rule!("ffo.ruling.measurement"));
        let mut of: Vec<usize> = (0..self.figures.len()).collect();
        while let Some((one, other)) = self.first_linked(&of) {
            of.iter_mut().filter(|it| **it == other).for_each(|it| *it = one);
        }
        let led = |group: usize| {
            (0..of.len()).filter(|&at| self.figures[at].carries_on() && of[at] == group).collect()
        };
        let mut groups: Vec<Members> = (0..of.len()).map(led).filter(|it: &Members| !it.is_empty()).collect();
        self.add_stunned(&mut groups, dice);
        groups.iter_mut().for_each(|it| it.sort_unstable());
        groups.sort();
        groups
    }

    /// Two groups that are one: somebody is near, and somebody in sight, of the other; they need not be the same.
    fn first_linked(&self, of: &[usize]) -> Option<(usize, usize)> {
        let (mut near, mut seen) = (vec![0_u128; of.len()], vec![0_u128; of.len()]);
        for it in &self.between {
            let (one, other) = (of[it.one], of[it.other]);
            if one == other || ![it.one, it.other].iter().all(|&at| self.figures[at].carries_on()) {
                continue;
            }
            let (low, high) = (one.min(other), one.max(other));
            near[low] |= u128::from(it.distance_mm <= COHESION_MM) << high;
            seen[low] |= u128::from(it.sight != Sight::Neither) << high;
        }
        let both = |at: usize| near[at] & seen[at];
        (0..of.len()).find(|&at| both(at) != 0).map(|at| (at, both(at).trailing_zeros() as usize))
    }

    /// How near somebody is to a group they are linked with.
    fn nearest(&self, at: usize, group: &[usize]) -> Option<i32> {
        let links = |it: &&Between| {
            it.one == at && group.contains(&it.other) || it.other == at && group.contains(&it.one)
        };
        let seen = self.between.iter().filter(links).any(|it| it.sight != Sight::Neither);
        let nearest = self.between.iter().filter(links).map(|it| it.distance_mm).min()?;
        (seen && nearest <= COHESION_MM).then_some(nearest)
    }

    /// The Stunned are of the nearest group they are linked with, and link nobody to it.
    fn add_stunned(&self, groups: &mut Vec<Members>, dice: &mut dyn Dice) {
        let led = groups.clone();
        for (at, state) in self.figures.iter().enumerate() {
            if state.carries_on() || !state.is_of_a_group() {
                continue;
            }
            dice.cite(rule!("ffo.ruling.stunned-timing"));
            let each = led.iter().enumerate();
            let near = each.filter_map(|(group, it)| Some((self.nearest(at, it)?, group)));
            match near.min() {
                Some((_, group)) => groups[group].push(at),
                None => groups.push(Members::from_slice(&[at])),
            }
        }
    }
}

impl Given for Cohesion {
    const NAME: &'static str = "ffo.group";
    const ABOUT: &'static str = "Which figures of a side are one group.";
    type Result = Vec<Members>;

    fn check(&self) -> Result<(), ValueFault> {
        let n = self.figures.len();
        check_len("figures", n, 1, 20)?;
        check_len("between", self.between.len(), 0, 190)?;
        check_each("between", &self.between, |it| {
            check_within("distance_mm", it.distance_mm, 0, 5000)?;
            if it.one == it.other || n <= it.one || n <= it.other {
                return Err(ValueFault::of_all(&["one", "other"], "are two of the figures"));
            }
            Ok(())
        })
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Vec<Members> {
        self.groups(dice)
    }
}
