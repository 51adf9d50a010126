//! Range combat (11.2): dice fired at one target.
mod harm;
mod lookup;
mod scores;

use std::slice::from_ref;

use kernel::{
    Dice, Given, Roll, RuleId, Sum,
    written::{FaultReason, Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    harm::{Harm, HumanHit, HumanTarget},
    lookup::Lookup,
    scores::{Hit, Scores, Tally},
};
use crate::table::{
    handling::Handling,
    weapons::{Category, Fire, Weapon},
};

/// One die fired at one target, as the firer, the target and the ground between them have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "weapon": "pistol", "target": { "range_mm": 150 } }))]
pub struct Shot {
    #[schemars(extend("enum" = Weapon::able(Weapon::finishes_fallen)))]
    pub weapon: Weapon,
    pub target: Target,
    #[serde(default)]
    pub handling: Handling,
    /// How often 2 AP were spent on aiming at this target this turn.
    #[serde(default)]
    #[schemars(range(min = 0, max = 9))]
    pub aim: u8,
    /// The skill that the firer uses for it.
    #[serde(default)]
    pub skill: Option<ShotSkill>,
}

/// A figure fired at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("x-order" = ["range_mm", "cover", "posture", "fights_friend"]))]
pub struct Target {
    /// From base edge to base edge.
    #[schemars(range(min = 0, max = crate::table::r#move::FARTHEST_MM))]
    pub range_mm: i32,
    #[serde(default)]
    pub cover: Cover,
    #[serde(default)]
    pub posture: Posture,
    /// It is in close combat with a friend of the firer, and not with the firer (11.2.5).
    #[serde(default)]
    pub fights_friend: bool,
}

impl Target {
    /// A standing target in the open.
    pub const fn at_mm(range_mm: i32) -> Self {
        Target { range_mm, cover: Cover::Open, posture: Posture::Standing, fights_friend: false }
    }
}

/// What hides more than half of the target (11.2.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    #[default]
    Open,
    /// Hedges, fences, furniture, glass, other figures.
    Soft,
    /// Walls, vehicles, trunks, sandbags.
    Solid,
    /// Lying down by its own action.
    Prone,
}

/// How the target is found (12.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Posture {
    #[default]
    Standing,
    Fallen,
    /// Fallen, and touching the firer's base.
    FallenInContact,
}

/// The skills that change dice fired at figures (16.5); one character uses one in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ShotSkill {
    EagleEye,
    Sharpshooter,
    Sniper,
    DoubleTap,
}

/// What one shot came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fired {
    pub hit: Hit,
    /// A friend in contact with the target takes a plain hit instead.
    pub hits_friend: bool,
    /// Natural 1s, for the jam roll; nobody asks for their odds.
    #[serde(skip)]
    pub ones: u8,
}

impl Shot {
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        add_target_modifiers(from_ref(&self.target), self.skill, &mut sum);
        self.handling.add_to(self.weapon, &mut sum);
        if self.aim != 0 {
            sum.add(rule!("dwa.shoot.aim"), i32::from(self.aim));
        }
        sum
    }

    pub fn fire(&self, dice: &mut dyn Dice) -> Fired {
        if self.target.posture == Posture::FallenInContact {
            dice.cite(rule!("dwa.shoot.fallen-contact"));
            dice.cite(rule!("dwa.ruling.fallen-contact"));
            return Fired { hit: Hit::Elim, hits_friend: false, ones: 0 };
        }
        if self.aim != 0 {
            dice.cite(rule!("dwa.shoot.aim-same-target"));
        }
        let scores = Scores::of(self.weapon, self.skill, dice);
        let plus = self.plus(dice);
        scores.tell(rule!("dwa.shoot.rof-dice"), dice);
        let face = dice.d6(rule!("dwa.shoot.rof-dice"));
        let hit = scores.read(face + plus, dice);
        let hits_friend = self.target.fights_friend && misses_hit_friend(hit != Hit::Miss, dice);
        Fired { hit, hits_friend, ones: u8::from(face == 1) }
    }

    fn plus(&self, dice: &mut dyn Dice) -> i32 {
        if self.target.range_mm == self.weapon.range_mm() {
            dice.cite(rule!("dwa.shoot.max-range"));
        }
        if self.weapon.profile().category == Category::HandThrown {
            dice.cite(rule!("dwa.ruling.thrown-weapons"));
        }
        self.handling.cite(self.weapon, dice);
        cite_target_rulings(from_ref(&self.target), dice);
        dice.plus(&self.modifiers())
    }
}

/// The modifiers that the targets of one burst give to all its dice: of each kind the worst among them.
pub(crate) fn add_target_modifiers(targets: &[Target], skill: Option<ShotSkill>, sum: &mut Sum) {
    let farthest = targets.iter().map(|it| it.range_mm).max().unwrap_or(0);
    if farthest <= 100 {
        sum.add(rule!("dwa.shoot.range-modifier"), 1);
    }
    if 200 <= farthest {
        let ignored = skill == Some(ShotSkill::EagleEye);
        let (rule, value) =
            if ignored { (rule!("dwa.skill.eagle-eye"), 0) } else { (rule!("dwa.shoot.range-modifier"), -1) };
        sum.add(rule, value);
    }
    match targets.iter().map(|it| it.cover).max().unwrap_or_default() {
        Cover::Open => (),
        Cover::Soft if skill == Some(ShotSkill::Sharpshooter) => sum.add(rule!("dwa.skill.sharpshooter"), 0),
        Cover::Soft | Cover::Solid | Cover::Prone => sum.add(rule!("dwa.shoot.cover"), -1),
    }
    if targets.iter().any(|it| it.fights_friend) {
        sum.add(rule!("dwa.shoot.into-close-combat"), -2);
    }
    if targets.iter().all(|it| it.posture != Posture::Standing && it.range_mm <= 200) {
        sum.add(rule!("dwa.shoot.fallen-near"), 1);
    }
}

/// The rulings that decided one of those modifiers.
pub(crate) fn cite_target_rulings(targets: &[Target], dice: &mut dyn Dice) {
    if targets.iter().any(|it| matches!(it.range_mm, 100 | 200)) {
        dice.cite(rule!("dwa.ruling.measuring"));
    }
    if targets.iter().any(|it| it.cover == Cover::Prone) {
        dice.cite(rule!("dwa.ruling.prone"));
    }
    if targets.iter().any(|it| it.posture != Posture::Standing) {
        dice.cite(rule!("dwa.ruling.fallen-modifier-stack"));
    }
}

/// Fire into close combat that scores spares the friend; otherwise he is hit (11.2.5).
pub(crate) fn misses_hit_friend(scored: bool, dice: &mut dyn Dice) -> bool {
    if scored {
        dice.cite(rule!("dwa.shoot.into-close-combat-hit"));
        return false;
    }
    dice.cite(rule!("dwa.shoot.into-close-combat-miss"));
    dice.cite(rule!("dwa.ruling.into-close-combat"));
    true
}

/// The rule that keeps AP from being spent on aiming this weapon.
pub fn aim_refused(weapon: Weapon) -> Option<RuleId> {
    match weapon.profile().fire {
        Fire::Single | Fire::Automatic | Fire::None => None,
        Fire::Shotgun(_) => Some(rule!("dwa.shotgun.no-aim")),
        Fire::MachineGun | Fire::Throw(_) | Fire::Launch | Fire::Flame => {
            Some(rule!("dwa.shoot.aim-template"))
        }
    }
}

impl ShotSkill {
    /// Whether the skill does anything for this weapon.
    pub fn fits(self, weapon: Weapon) -> bool {
        use Weapon::{AssaultRifle, Bow, Carbine, Crossbow, Rifle, SniperRifle};
        match self {
            ShotSkill::EagleEye | ShotSkill::Sharpshooter => true,
            ShotSkill::Sniper => matches!(weapon, Rifle | Carbine | SniperRifle | AssaultRifle),
            // What must be reloaded between two shots is not fired twice.
            ShotSkill::DoubleTap => !matches!(weapon, Bow | Crossbow) && !weapon.is_shotgun(),
        }
    }
}

impl Given for Shot {
    const NAME: &'static str = "dwa.shoot";
    const ABOUT: &'static str = "One die fired at one target.";
    type Result = Fired;

    fn check(&self) -> Result<(), ValueFault> {
        let serves = match self.target.posture {
            Posture::Standing | Posture::Fallen => self.weapon.profile().fire == Fire::Single,
            Posture::FallenInContact => self.weapon.finishes_fallen(),
        };
        if !serves {
            return Err(ValueFault::at("weapon", "takes one that fires at single targets"));
        }
        self.target.check(self.weapon).within("target")?;
        check_skill(self.skill, self.weapon)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Fired {
        self.fire(dice)
    }
}

impl Target {
    pub(crate) fn check(&self, weapon: Weapon) -> Result<(), ValueFault> {
        let range_mm = weapon.range_mm();
        if !(0..=range_mm).contains(&self.range_mm) {
            return Err(ValueFault::at(
                "range_mm",
                FaultReason::takes_mm(0..=range_mm).after(format!("with a {}", weapon.profile().name)),
            ));
        }
        if self.posture == Posture::FallenInContact && 1 < self.range_mm {
            return Err(ValueFault::at(
                "range_mm",
                FaultReason::takes_mm(0..=1).after("with a target in contact"),
            ));
        }
        if self.posture == Posture::FallenInContact && self.fights_friend {
            return Err(ValueFault::at(
                "fights_friend",
                "takes false with a target in contact with the firer",
            ));
        }
        Ok(())
    }
}

pub(crate) fn check_skill(skill: Option<ShotSkill>, weapon: Weapon) -> Result<(), ValueFault> {
    match skill {
        Some(skill) if !skill.fits(weapon) => {
            Err(ValueFault::at("skill", format!("takes one that works with a {}", weapon.profile().name)))
        }
        Some(_) | None => Ok(()),
    }
}
