//! Automatic fire (11.2.6): which target each hit falls on.
use kernel::{
    Dice, Given, Roll, Sum, fold, merged,
    written::{FaultReason, Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};
use std::ops::RangeInclusive;

use crate::journal::Incident;
use crate::table::{
    handling::Handling,
    shoot::{
        Hit, Scores, ShotSkill, Target, add_target_modifiers, check_skill, cite_target_rulings,
        misses_hit_friend,
    },
    weapons::Weapon,
};

/// The most targets of one burst: as many as the dice of an automatic weapon (11.2.6).
pub const MOST_TARGETS: usize = 5;

/// One burst of an automatic weapon at the declared target and those about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "weapon": "assault-rifle", "targets": [{ "range_mm": 150 }] }))]
pub struct Burst {
    #[schemars(extend("enum" = Weapon::able(Weapon::is_automatic)))]
    pub weapon: Weapon,
    /// The declared target first.
    #[schemars(with = "Vec<Target>", length(min = 1, max = MOST_TARGETS))]
    pub targets: SmallVec<[Target; MOST_TARGETS]>,
    #[serde(default)]
    pub handling: Handling,
    /// How often 2 AP were spent on aiming; in sustained fire only the first burst has it.
    #[serde(default)]
    #[schemars(range(min = 0, max = 9))]
    pub aim: u8,
    #[serde(default)]
    pub skill: Option<ShotSkill>,
}

/// What a burst came to, once all its hits are allotted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct BurstHits {
    /// The best hit on each target, in their order.
    pub hits: SmallVec<[Hit; MOST_TARGETS]>,
    /// A friend in contact with a target takes a plain hit.
    pub hits_friend: bool,
    /// Natural 1s, for the jam roll; nobody asks for their odds.
    #[serde(skip)]
    pub ones: u8,
}

impl Burst {
    /// What every die of the burst gets.
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        add_target_modifiers(&self.targets, self.skill, &mut sum);
        self.handling.add_to(self.weapon, &mut sum);
        sum
    }

    pub fn fire(&self, dice: &mut dyn Dice) -> BurstHits {
        let fights_friend = self.targets.iter().any(|it| it.fights_friend);
        self.roll(dice).hits(self.targets.len(), fights_friend, dice)
    }

    /// What the burst does to the declared target, and whether it hits any of so many friends among the others: these need not be
    /// told apart.
    pub fn at_declared(&self, friends: usize, dice: &mut dyn Dice) -> (Hit, bool) {
        self.at_first(1..=friends, dice)
    }

    /// Whether the burst hits any of so many friends among its targets.
    pub fn hits_any(&self, friends: usize, dice: &mut dyn Dice) -> bool {
        match friends.checked_sub(1) {
            Some(last) => self.at_first(0..=last, dice).1,
            None => self.at_declared(0, dice).1,
        }
    }

    /// The best hit on the first target, and whether a friend is hit: one of those at these places, or one who fights a target.
    fn at_first(&self, friends: RangeInclusive<usize>, dice: &mut dyn Dice) -> (Hit, bool) {
        let scored = self.roll(dice).scored;
        let fights_friend = self.targets.iter().any(|it| it.fights_friend);
        let passed_on = fights_friend && misses_hit_friend(!scored.is_empty(), dice);
        let none = (Hit::Miss, passed_on, 0);
        let (best, friend, _) = fold(dice, scored.len() as u16, none, |(best, friend, next), dice| {
            let at = dice.one_of(rule!("dwa.auto.random-hits"), self.targets.len());
            (if at == 0 { best.max(scored[next]) } else { best }, friend || friends.contains(&at), next + 1)
        });
        (best, friend)
    }

    /// The dice of the burst before they are allotted, the aimed one first.
    fn roll(&self, dice: &mut dyn Dice) -> Volley {
        let scores = Scores::of(self.weapon, self.skill, dice);
        dice.cite(rule!("dwa.auto.no-single-shots"));
        if self.targets.len() == MOST_TARGETS {
            dice.cite(rule!("dwa.auto.max-targets"));
        }
        cite_target_rulings(&self.targets, dice);
        self.handling.cite(self.weapon, dice);
        if 1 < self.targets.len() {
            dice.cite(rule!("dwa.shoot.range-auto-worst"));
            dice.cite(rule!("dwa.ruling.worst-modifier"));
        }
        let plus = dice.plus(&self.modifiers());
        let plus_aimed = plus + self.aimed(dice);
        Volley::rolled(self.weapon, scores, (plus, plus_aimed), dice)
    }

    /// All that its dice depend on.
    pub(crate) fn pull(&self) -> Pull {
        Pull {
            weapon: self.weapon,
            skill: self.skill,
            plus: self.modifiers().total(),
            aim: self.aim,
            targets: self.targets.len(),
            fights_friend: self.targets.iter().any(|it| it.fights_friend),
        }
    }

    /// What aiming gives the first die.
    fn aimed(&self, dice: &mut dyn Dice) -> i32 {
        if self.aim == 0 {
            return 0;
        }
        let mut aimed = Sum::default();
        aimed.add(rule!("dwa.shoot.aim-automatic"), i32::from(self.aim));
        dice.cite(rule!("dwa.ruling.aim-details"));
        dice.plus(&aimed)
    }
}

/// A pull of the trigger: bursts that are alike in this have the same odds, whoever their targets are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Pull {
    pub weapon: Weapon,
    skill: Option<ShotSkill>,
    plus: i32,
    aim: u8,
    targets: usize,
    fights_friend: bool,
}

impl Pull {
    /// What [`Burst::fire`] comes to.
    pub(crate) fn fire(self, dice: &mut dyn Dice) -> BurstHits {
        let scores = Scores::of(self.weapon, self.skill, dice);
        let plus = (self.plus, self.plus + i32::from(self.aim));
        let volley = Volley::rolled(self.weapon, scores, plus, dice);
        volley.hits(self.targets, self.fights_friend, dice)
    }
}

/// Dice of a burst, and those of them that scored, in the order rolled.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Volley {
    dice: u8,
    scored: SmallVec<[Hit; MOST_TARGETS]>,
    ones: u8,
}

impl Volley {
    /// All dice of a burst with what is added to each, and to the aimed first one.
    fn rolled(weapon: Weapon, scores: Scores, (plus, plus_aimed): (i32, i32), dice: &mut dyn Dice) -> Volley {
        let rof = u16::from(weapon.profile().rof);
        scores.tell(rule!("dwa.shoot.rof-dice"), dice);
        let volley = fold(dice, rof, Volley::default(), |volley, dice| {
            let plus = if volley.dice == 0 { plus_aimed } else { plus };
            dice.turn_of(usize::from(volley.dice));
            volley.and_one_more(plus, scores, dice)
        });
        dice.turn_of(usize::from(rof));
        volley
    }

    /// What they do to so many targets.
    fn hits(self, targets: usize, fights_friend: bool, dice: &mut dyn Dice) -> BurstHits {
        if 1 < targets {
            let of = |hit: Hit| self.scored.iter().filter(|it| **it == hit).count() as u8;
            let note = || Incident::Scores { eliminates: of(Hit::Elim), fells: of(Hit::Fall) }.into();
            dice.came(rule!("dwa.shoot.rof-dice"), &note);
        }
        let hits_friend = fights_friend && misses_hit_friend(!self.scored.is_empty(), dice);
        BurstHits { hits: allot(&self.scored, targets, dice), hits_friend, ones: self.ones }
    }

    fn and_one_more(mut self, plus: i32, scores: Scores, dice: &mut dyn Dice) -> Volley {
        let face = dice.d6(rule!("dwa.shoot.rof-dice"));
        self.dice += 1;
        self.ones += u8::from(face == 1);
        let hit = scores.read(face + plus, dice);
        if hit != Hit::Miss {
            self.scored.push(hit);
        }
        if dice.enumerating().is_some() {
            // The order changes no chance, and equal states are merged.
            self.scored.sort_unstable();
        }
        self
    }
}

/// Each scoring die, in the order rolled, falls on one of the targets at random; of several on one the best counts.
pub(crate) fn allot(scored: &[Hit], targets: usize, dice: &mut dyn Dice) -> SmallVec<[Hit; MOST_TARGETS]> {
    let none: SmallVec<[Hit; MOST_TARGETS]> = smallvec![Hit::Miss; targets];
    if scored.is_empty() {
        return none;
    }
    dice.cite(rule!("dwa.auto.random-hits"));
    dice.cite(rule!("dwa.ruling.auto-allocation"));
    merged(dice, (SmallVec::<[Hit; MOST_TARGETS]>::from_slice(scored), none), |(scored, none), dice| {
        let (hits, _) = fold(dice, scored.len() as u16, (none, 0), |(mut hits, next), dice| {
            let at = dice.one_of(rule!("dwa.auto.random-hits"), hits.len());
            hits[at] = hits[at].max(scored[next]);
            (hits, next + 1)
        });
        hits
    })
}

impl Given for Burst {
    const NAME: &'static str = "dwa.auto";
    const ABOUT: &'static str = "A burst of an automatic weapon, each hit allotted at random.";
    type Result = BurstHits;

    fn check(&self) -> Result<(), ValueFault> {
        if !self.weapon.is_automatic() {
            return Err(ValueFault::at("weapon", "takes assault-rifle or sub-machine-gun"));
        }
        if !(1..=MOST_TARGETS).contains(&self.targets.len()) {
            return Err(ValueFault::at(
                "targets",
                FaultReason::takes(1..=MOST_TARGETS as i64).after("of them, as many as the burst has dice"),
            ));
        }
        for (at, target) in self.targets.iter().enumerate() {
            target.check(self.weapon).within(at).within("targets")?;
        }
        check_skill(self.skill, self.weapon)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> BurstHits {
        self.fire(dice)
    }
}
