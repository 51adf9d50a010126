//! Where chance comes from. A rule asks for what it needs and names itself; it never knows the source.
use std::{collections::VecDeque, ops::RangeInclusive};

use smallvec::SmallVec;

use crate::{
    event::Need,
    note::Note,
    odds::Enumerating,
    play::Throw,
    rule::{self, RuleId},
    sum::Sum,
};

/// The faces of several dice, lowest first.
pub type Faces = SmallVec<[u16; 12]>;

/// A source of dice. Every roll names the rule that calls for it.
pub trait Dice {
    /// One die: 1 to `sides`.
    fn die(&mut self, why: RuleId, sides: u16) -> u16;

    /// `n` dice whose order does not matter, lowest first.
    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        let mut faces: Faces = (0..n).map(|_| self.die(why, sides)).collect();
        faces.sort_unstable();
        faces
    }

    /// The same in the order in which they fell, for whoever shows them.
    fn in_order(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        (0..n).map(|_| self.die(why, sides)).collect()
    }

    /// The `keep` highest of `n` dice, lowest first.
    fn highest(&mut self, why: RuleId, n: u16, sides: u16, keep: u16) -> Faces {
        let mut faces = self.pool(why, n, sides);
        faces.drain(..usize::from(n.saturating_sub(keep)));
        faces
    }

    /// The `keep` lowest of `n` dice, lowest first.
    fn lowest(&mut self, why: RuleId, n: u16, sides: u16, keep: u16) -> Faces {
        let mut faces = self.pool(why, n, sides);
        faces.truncate(keep.into());
        faces
    }

    /// Of `n` dice, how many show one of `scores`.
    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        (0..n).filter(|_| scores.contains(&self.die(why, sides))).count() as u16
    }

    /// What the modifiers come to; a source that explains itself keeps the parts.
    fn plus(&mut self, sum: &Sum) -> i32 {
        sum.total()
    }

    /// What the total of the next dice has to be, for whoever tells of them.
    fn needs(&mut self, why: RuleId, needs: &[Need]) {
        let _ = (why, needs);
    }

    /// What the dice have come to, for whoever tells of them: said of whoever rolled them last.
    fn came(&mut self, why: RuleId, to: &dyn Fn() -> Note) {
        let _ = (why, to);
    }

    /// A rule that was applied without a die or a modifier.
    fn cite(&mut self, why: RuleId) {
        rule::hit(why);
    }

    /// The enumerating source, where this is one: see [`crate::odds::fold`].
    fn enumerating(&mut self) -> Option<&mut Enumerating> {
        None
    }

    /// Whether faces had to be made up because the typed-in ones ran out or did not fit.
    fn ran_out(&self) -> bool {
        false
    }

    /// Whether people who roll their own dice left the last ones to the program.
    fn by_program(&self) -> bool {
        false
    }

    /// Whether people are asked for the faces, and so want to know whose dice they are.
    fn asks_people(&self) -> bool {
        false
    }

    /// Hears that the next dice are those of one of several who roll by turns, by its place among them.
    fn turn_of(&mut self, party: usize) {
        let _ = party;
    }

    /// Hears whose the next dice are; nothing more is known of those after them.
    fn hear(&mut self, throw: Option<&Throw>) {
        let _ = throw;
    }
}

/// What every source can do with those few primitives.
pub trait Roll: Dice {
    fn d6(&mut self, why: RuleId) -> i32 {
        i32::from(self.die(why, 6))
    }

    /// The sum of `n` six-sided dice.
    fn sum_of_d6(&mut self, why: RuleId, n: u16) -> i32 {
        self.pool(why, n, 6).iter().map(|&it| i32::from(it)).sum()
    }

    /// One of `n` things, all equally likely: 0 to n - 1. With a single one nothing is rolled.
    fn one_of(&mut self, why: RuleId, n: usize) -> usize {
        match u16::try_from(n) {
            Ok(0 | 1) => 0,
            Ok(sides) => usize::from(self.die(why, sides)) - 1,
            // More figures than a die has faces: two dice, a block and a place in it, drawn again past the end.
            Err(_) => loop {
                let block = usize::from(self.die(why, n.div_ceil(1 << 15) as u16)) - 1;
                let at = (block << 15) + usize::from(self.die(why, 1 << 15)) - 1;
                if at < n {
                    return at;
                }
            },
        }
    }
}

impl<D: Dice + ?Sized> Roll for D {}

/// Dice from a seed, addressed by position: the n-th roll is the same on every machine, whatever was rolled before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SeededDice {
    seed: u64,
    at: u64,
}

impl SeededDice {
    pub const fn new(seed: u64) -> Self {
        SeededDice { seed, at: 0 }
    }

    /// The stream as it stands after `at` rolls.
    pub const fn at(seed: u64, at: u64) -> Self {
        SeededDice { seed, at }
    }

    pub const fn position(&self) -> u64 {
        self.at
    }

    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The stream's 64 bits at the next position.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.at = self.at.wrapping_add(1);
        mix(mix(self.seed).wrapping_add(self.at.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
    }

    /// One die at the next position.
    #[inline]
    fn face(&mut self, sides: u16) -> u16 {
        // The high half of a 128-bit product: off from uniform by less than 2^-48, and without a division.
        ((u128::from(self.bits()) * u128::from(sides)) >> 64) as u16 + 1
    }
}

/// The finisher of SplitMix64 (Steele, Lea, Flood 2014): a bijection of 64 bits that passes the usual test batteries
/// when it is fed a counter, which is what makes a stream addressable by position.
#[inline]
const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Dice for SeededDice {
    #[inline]
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        rule::hit(why);
        self.face(sides)
    }
}

/// Dice as a test writes them down: one ordered list, and none may be left over.
#[derive(Debug)]
pub struct ScriptedDice(VecDeque<u16>);

pub fn scripted(faces: &[u16]) -> ScriptedDice {
    ScriptedDice(faces.iter().copied().collect())
}

impl Dice for ScriptedDice {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        rule::hit(why);
        let face =
            self.0.pop_front().unwrap_or_else(|| panic!("no die left for {why}, which wants a d{sides}"));
        assert!((1..=sides).contains(&face), "{face} is not on a d{sides} ({why})");
        face
    }
}

impl Drop for ScriptedDice {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.0.is_empty(), "dice never rolled: {:?}", self.0);
        }
    }
}

/// Dice that people rolled and typed in. When they run out the step goes on with made-up faces and is thrown away
/// afterwards; what was missing is asked for.
#[derive(Clone, Debug)]
pub struct TypedDice {
    faces: VecDeque<u16>,
    /// Of these, the last so many were rolled by the program.
    lent: usize,
    /// Whether one of the last dice was.
    by_program: bool,
    missing: Option<Missing>,
    made_up: SeededDice,
    /// What was said of the dice that are rolled now.
    heard: Box<Throw>,
}

/// The first die that people still have to roll.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
pub struct Missing {
    pub why: RuleId,
    pub sides: u16,
    /// How many of them, where the rule asks for several at once.
    pub n: u16,
    /// The face that was given and that such a die does not have.
    pub impossible: Option<u16>,
    /// Whose dice they are, and what their faces stand for.
    #[serde(flatten)]
    pub throw: Box<Throw>,
}

impl Missing {
    /// Faces for those who would rather not roll them, all equally likely.
    pub fn rolled(&self, seed: u64) -> Vec<u16> {
        let mut dice = SeededDice::new(seed);
        (0..self.n).map(|_| dice.face(self.sides)).collect()
    }
}

impl TypedDice {
    pub fn new(faces: impl IntoIterator<Item = u16>) -> Self {
        TypedDice {
            faces: faces.into_iter().collect(),
            lent: 0,
            by_program: false,
            missing: None,
            made_up: SeededDice::new(0),
            heard: Box::default(),
        }
    }

    pub fn missing(&self) -> Option<Missing> {
        self.missing.clone()
    }

    /// Forgets what was missing and takes more faces.
    pub fn add(&mut self, faces: impl IntoIterator<Item = u16>) {
        self.missing = None;
        self.faces.extend(faces);
    }

    /// The same with faces that the program has rolled.
    pub fn lend(&mut self, faces: impl IntoIterator<Item = u16>) {
        let before = self.faces.len();
        self.add(faces);
        self.lent += self.faces.len() - before;
    }

    /// So many faces are about to be taken.
    fn takes(&mut self, n: usize) {
        let typed = self.faces.len() - self.lent.min(self.faces.len());
        self.by_program = typed < n;
        self.lent -= n.saturating_sub(typed).min(self.lent);
    }

    pub fn left_over(&self) -> usize {
        self.faces.len()
    }

    fn fits(&mut self, why: RuleId, n: u16, sides: u16) -> bool {
        if self.missing.is_some() {
            return false;
        }
        let given = self.faces.iter().take(usize::from(n));
        let impossible = given.copied().find(|face| !(1..=sides).contains(face));
        if impossible.is_none() && usize::from(n) <= self.faces.len() {
            return true;
        }
        self.missing = Some(Missing { why, sides, n, impossible, throw: self.heard.clone() });
        if impossible.is_some() {
            self.faces.clear();
            self.lent = 0;
        }
        false
    }
}

impl Dice for TypedDice {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        rule::hit(why);
        if self.fits(why, 1, sides) {
            self.takes(1);
            if let Some(face) = self.faces.pop_front() {
                return face;
            }
        }
        self.made_up.die(why, sides)
    }

    fn pool(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        let mut faces = self.in_order(why, n, sides);
        faces.sort_unstable();
        faces
    }

    fn in_order(&mut self, why: RuleId, n: u16, sides: u16) -> Faces {
        rule::hit(why);
        if !self.fits(why, n, sides) {
            return self.made_up.pool(why, n, sides);
        }
        self.takes(usize::from(n));
        self.faces.drain(..usize::from(n)).collect()
    }

    fn count(&mut self, why: RuleId, n: u16, sides: u16, scores: RangeInclusive<u16>) -> u16 {
        self.pool(why, n, sides).iter().filter(|it| scores.contains(it)).count() as u16
    }

    fn ran_out(&self) -> bool {
        self.missing.is_some()
    }

    fn by_program(&self) -> bool {
        self.by_program
    }

    fn asks_people(&self) -> bool {
        true
    }

    fn hear(&mut self, throw: Option<&Throw>) {
        *self.heard = throw.cloned().unwrap_or_default();
    }
}
