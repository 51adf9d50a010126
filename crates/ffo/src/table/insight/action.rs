//! What somebody does whose time to act has come (p. 17 and 18).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::table::{
    class::Class,
    dice::{MOST_REP, check_each, check_len, check_rep, check_within, passes_one},
    status::Status,
    weapon::INCH_MM,
};

/// The greatest distance that a procedure takes.
const MOST_MM: i32 = 4000;

/// How an enemy in view stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    Functioning,
    /// Stunned, or knocked down and still prone.
    Down,
    /// Out of the Fight or Obviously Dead.
    OutOfIt,
}

/// An enemy in view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["zombie", "distance_mm", "condition", "in_charge_reach"]))]
pub struct Enemy {
    pub zombie: bool,
    #[schemars(range(min = 0, max = MOST_MM))]
    pub distance_mm: i32,
    pub condition: Condition,
    pub in_charge_reach: bool,
}

impl Default for Enemy {
    fn default() -> Self {
        Enemy { zombie: false, distance_mm: 300, condition: Condition::Functioning, in_charge_reach: false }
    }
}

/// What they are about that keeps them from acting freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bound {
    DuckedBack,
    LeavingTheTable,
}

/// Somebody whose time to act in an In Sight has come, as things are at that moment.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SightAction {
    pub class: Class,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub star: bool,
    /// Those of the test.
    #[schemars(range(min = 0, max = 20))]
    pub successes: u16,
    /// Where a hit in an earlier step of this In Sight has left them, if there was one.
    pub hit: Option<Status>,
    pub bound: Option<Bound>,
    /// They are in contact in an Evenly Matched melee.
    pub in_melee: bool,
    /// They carry somebody who is Out of the Fight.
    pub retrieving_wounded: bool,
    /// Somebody has fired at them in an earlier step of this In Sight.
    pub fired_at: bool,
    /// The weapon that was or could be fired at them is a greater one.
    pub outgunned: bool,
    /// Of the loaded weapon in hand; none if there is none.
    #[schemars(range(min = 1, max = 72))]
    pub range_in: Option<i32>,
    /// An enemy sees them.
    pub seen: bool,
    /// Whom they see, after turning to face whoever has fired at or charged them.
    #[schemars(length(max = 20))]
    pub enemies: Vec<Enemy>,
}

impl Default for SightAction {
    fn default() -> Self {
        SightAction {
            class: Class::Survivor,
            rep: 4,
            star: false,
            successes: 2,
            hit: None,
            bound: None,
            in_melee: false,
            retrieving_wounded: false,
            fired_at: false,
            outgunned: false,
            range_in: Some(12),
            seen: true,
            enemies: vec![Enemy::default()],
        }
    }
}

/// What a Star may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StarChoice {
    Fire,
    DuckBack,
    ChargeIntoMelee,
    Move,
    Runaway,
    /// Of those alone who see nobody.
    Nothing,
}

/// Enemies by their places in the list.
pub type Places = SmallVec<[usize; 2]>;

/// What somebody does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Acts {
    Nothing,
    /// A Citizen Ducks Back at once, and is out of the In Sight.
    LosesNerve,
    /// They go on with the wounded.
    ContinuesMove,
    KeepsLeaving,
    DucksBack,
    /// At the closest; at one of several that are as close.
    Fires(Places),
    /// The closest.
    Charges(Places),
    /// A round against somebody in contact, and nothing else.
    FightsOn,
    Chooses(SmallVec<[StarChoice; 5]>),
}

impl SightAction {
    pub fn act(&self, dice: &mut dyn Dice) -> Acts {
        if self.successes == 0 {
            dice.cite(rule!("ffo.insight.zero"));
            return Acts::Nothing;
        }
        if self.has_lost_action(dice) {
            return Acts::Nothing;
        }
        if self.in_melee {
            dice.cite(rule!("ffo.ruling.insight-in-melee"));
            return Acts::FightsOn;
        }
        if !self.dares(dice) {
            return Acts::LosesNerve;
        }
        if let Some(bound) = self.bound {
            return self.act_bound(bound, dice);
        }
        if self.star { Acts::Chooses(self.choices(dice)) } else { self.act_as_grunt(dice) }
    }

    /// Damage costs the action; to be knocked down and Carry On does not.
    fn has_lost_action(&self, dice: &mut dyn Dice) -> bool {
        let Some(hit) = self.hit else { return false };
        dice.cite(rule!("ffo.insight.loss-of-action"));
        if self.star {
            dice.cite(rule!("ffo.insight.star-power-keeps-action"));
        }
        if !hit.is_down() {
            dice.cite(rule!("ffo.ruling.insight-protected"));
        }
        hit.is_down()
    }

    fn dares(&self, dice: &mut dyn Dice) -> bool {
        if self.class != Class::Citizen {
            return true;
        }
        if self.star {
            dice.cite(rule!("ffo.ruling.brown-pants-scope"));
            dice.cite(rule!("ffo.ruling.free-will-asterisk"));
        }
        passes_one(rule!("ffo.insight.brown-pants"), self.rep, dice)
    }

    fn act_bound(&self, bound: Bound, dice: &mut dyn Dice) -> Acts {
        dice.cite(rule!("ffo.insight.mod-cannot-fire"));
        dice.cite(rule!("ffo.ruling.insight-ducked"));
        match bound {
            Bound::LeavingTheTable => Acts::KeepsLeaving,
            Bound::DuckedBack if self.seen => Acts::DucksBack,
            Bound::DuckedBack => Acts::Nothing,
        }
    }

    fn choices(&self, dice: &mut dyn Dice) -> SmallVec<[StarChoice; 5]> {
        dice.cite(rule!("ffo.insight.star-action"));
        if self.enemies.is_empty() {
            dice.cite(rule!("ffo.ruling.insight-one-way"));
            return SmallVec::from_slice(&[StarChoice::Nothing, StarChoice::Move, StarChoice::Runaway]);
        }
        dice.cite(rule!("ffo.insight.targeting"));
        let mut res = SmallVec::new();
        if self.enemies.iter().any(|it| self.reaches(it)) {
            res.push(StarChoice::Fire);
        }
        res.push(StarChoice::DuckBack);
        if self.enemies.iter().any(|it| it.in_charge_reach) {
            res.push(StarChoice::ChargeIntoMelee);
        }
        res.extend([StarChoice::Move, StarChoice::Runaway]);
        res
    }

    /// The first line that applies.
    fn act_as_grunt(&self, dice: &mut dyn Dice) -> Acts {
        dice.cite(rule!("ffo.insight.grunt-action"));
        if self.retrieving_wounded {
            return Acts::ContinuesMove;
        }
        if self.enemies.iter().any(|it| it.zombie) {
            dice.cite(rule!("ffo.ruling.zombies-in-insight"));
        }
        if !self.enemies.iter().any(|it| it.concerns() && it.condition != Condition::OutOfIt) {
            dice.cite(if self.enemies.is_empty() {
                rule!("ffo.ruling.insight-one-way")
            } else {
                rule!("ffo.ruling.insight-target-gone")
            });
            return Acts::Nothing;
        }
        if self.fired_at && self.outgunned {
            return Acts::DucksBack;
        }
        dice.cite(rule!("ffo.ruling.range-limit"));
        let targets = self.closest(|it| self.reaches(it));
        if !targets.is_empty() {
            dice.cite(rule!("ffo.insight.targeting"));
            dice.cite(rule!("ffo.ruling.insight-target-gone"));
            return Acts::Fires(targets);
        }
        dice.cite(rule!("ffo.ruling.cannot-shoot-back"));
        let targets = self.closest(|it| it.in_charge_reach);
        if targets.is_empty() { Acts::DucksBack } else { Acts::Charges(targets) }
    }

    fn reaches(&self, enemy: &Enemy) -> bool {
        self.range_in.is_some_and(|it| enemy.distance_mm <= it * INCH_MM)
    }

    /// Those who are closest of whom it is true: of the functioning, or if there are none, of those who are down.
    fn closest(&self, is: impl Fn(&Enemy) -> bool) -> Places {
        let of = |condition| {
            let fits = |it: &Enemy| it.concerns() && it.condition == condition && is(it);
            let least = self.enemies.iter().filter(|it| fits(it)).map(|it| it.distance_mm).min();
            let each = self.enemies.iter().enumerate();
            let closest = each.filter(|(_, it)| fits(it) && Some(it.distance_mm) == least);
            closest.map(|it| it.0).collect::<Places>()
        };
        let functioning = of(Condition::Functioning);
        if functioning.is_empty() { of(Condition::Down) } else { functioning }
    }
}

impl Enemy {
    /// Zombies are nobody whom an In Sight of humans is about.
    const fn concerns(&self) -> bool {
        !self.zombie
    }
}

/// Whether somebody who took no action may still make active fire when the In Sight is over.
pub fn may_fire_afterwards(
    active: bool,
    fired_in_it: bool,
    targets_in_sight: bool,
    dice: &mut dyn Dice,
) -> bool {
    dice.cite(rule!("ffo.insight.zero"));
    active && !fired_in_it && targets_in_sight
}

impl Given for SightAction {
    const NAME: &'static str = "ffo.insight.action";
    const ABOUT: &'static str = "What somebody does in an In Sight whose time to act has come.";
    type Result = Acts;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("successes", self.successes.into(), 0, 20)?;
        check_within("range_in", self.range_in.unwrap_or(1), 1, 72)?;
        check_len("enemies", self.enemies.len(), 0, 20)?;
        check_each("enemies", &self.enemies, |it| check_within("distance_mm", it.distance_mm, 0, MOST_MM))?;
        if self.bound.is_some() && self.in_melee {
            return Err(ValueFault::at("in_melee", "not for somebody who has Ducked Back or is leaving"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Acts {
        self.act(dice)
    }
}
