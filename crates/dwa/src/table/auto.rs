//! Automatic fire (11.2.6): which target each hit falls on.
use kernel::{Dice, Given, Roll, RuleId, Sum, fold};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::table::{
    handling::Handling,
    shoot::{
        Hit, Scores, ShotSkill, Tally, Target, add_target_modifiers, check_skill, cite_target_rulings,
        misses_hit_friend,
    },
    weapons::Weapon,
};

/// The most targets of one burst: as many as the dice of an automatic weapon (11.2.6).
pub const MOST_TARGETS: usize = 5;

/// One burst of an automatic weapon at the declared target and those about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Burst {
    pub weapon: Weapon,
    /// The declared target first.
    #[schemars(with = "Vec<Target>")]
    pub targets: SmallVec<[Target; MOST_TARGETS]>,
    #[serde(default)]
    pub handling: Handling,
    /// How often 2 AP were spent on aiming; in sustained fire only the first burst has it.
    #[serde(default)]
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
    /// Natural 1s, for the jam roll.
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
        let tally = self.roll(dice);
        let fights_friend = self.targets.iter().any(|it| it.fights_friend);
        let hits_friend = fights_friend && misses_hit_friend(tally.scored() != 0, dice);
        BurstHits { hits: allot(tally, self.targets.len(), dice), hits_friend, ones: tally.ones }
    }

    /// The dice of the burst before they are allotted, the aimed one first.
    fn roll(&self, dice: &mut dyn Dice) -> Tally {
        let why = rule!("dwa.shoot.rof-dice");
        let rof = self.weapon.profile().rof;
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
        if self.aim == 0 {
            return Tally::roll(why, rof, plus, scores, dice);
        }
        let mut aimed = Sum::default();
        aimed.add(rule!("dwa.shoot.aim-automatic"), i32::from(self.aim));
        dice.cite(rule!("dwa.ruling.aim-details"));
        let plus_aimed = plus + dice.plus(&aimed);
        let first = Tally::roll(why, 1, plus_aimed, scores, dice);
        first.and_also(Tally::roll(why, rof - 1, plus, scores, dice))
    }
}

/// Each scoring die falls on one of the targets at random; of several on one the best counts. The order in which they
/// are drawn is that of their scores, which changes no chance.
pub(crate) fn allot(tally: Tally, targets: usize, dice: &mut dyn Dice) -> SmallVec<[Hit; MOST_TARGETS]> {
    if tally.scored() != 0 {
        dice.cite(rule!("dwa.auto.random-hits"));
        dice.cite(rule!("dwa.ruling.auto-allocation"));
    }
    let mut hits: SmallVec<[Hit; MOST_TARGETS]> = smallvec![Hit::Miss; targets];
    for (n, hit) in [(tally.falls, Hit::Fall), (tally.elims, Hit::Elim)] {
        hits = fold(dice, u16::from(n), hits, |mut hits, dice| {
            let at = dice.one_of(rule!("dwa.auto.random-hits"), targets);
            hits[at] = hits[at].max(hit);
            hits
        });
    }
    hits
}

impl Given for Burst {
    const NAME: &'static str = "dwa.auto";
    const ABOUT: &'static str = "A burst of an automatic weapon, each hit allotted at random";
    const RULES: &'static [RuleId] = &[
        rule!("dwa.auto.random-hits"),
        rule!("dwa.auto.max-targets"),
        rule!("dwa.auto.no-single-shots"),
        rule!("dwa.shoot.weapon-table"),
        rule!("dwa.shoot.rof-dice"),
        rule!("dwa.shoot.modified-score"),
        rule!("dwa.shoot.range-modifier"),
        rule!("dwa.shoot.range-auto-worst"),
        rule!("dwa.shoot.aim-automatic"),
        rule!("dwa.shoot.cover"),
        rule!("dwa.shoot.move-and-fire"),
        rule!("dwa.shoot.into-close-combat"),
        rule!("dwa.shoot.into-close-combat-hit"),
        rule!("dwa.shoot.into-close-combat-miss"),
        rule!("dwa.shoot.fallen-near"),
        rule!("dwa.skill.eagle-eye"),
        rule!("dwa.skill.sharpshooter"),
        rule!("dwa.skill.sniper"),
        rule!("dwa.skill.double-tap"),
        rule!("dwa.ruling.aim-details"),
        rule!("dwa.ruling.worst-modifier"),
        rule!("dwa.ruling.auto-allocation"),
    ];
    type Result = BurstHits;

    fn check(&self) -> Result<(), String> {
        if !self.weapon.is_automatic() {
            return Err("weapon: takes assault-rifle or sub-machine-gun".to_owned());
        }
        if !(1..=MOST_TARGETS).contains(&self.targets.len()) {
            return Err(format!("targets: takes 1 to {MOST_TARGETS} of them, as many as the burst has dice"));
        }
        self.targets.iter().try_for_each(|it| it.check(self.weapon))?;
        check_skill(self.skill, self.weapon)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> BurstHits {
        self.fire(dice)
    }
}
