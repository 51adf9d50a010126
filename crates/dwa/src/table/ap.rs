//! What actions cost (9.1).
use kernel::{Dice, Given, RuleId, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::weapons::Weapon;

/// AP of a human and of a zombie in a turn (9).
pub const HUMAN_AP: u8 = 4;
pub const ZOMBIE_AP: u8 = 2;

/// Everything that has a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Each started 5 cm.
    Move,
    /// Each obstacle crossed, on top of the distance.
    CrossObstacle,
    /// Each started 5 cm of height.
    Climb,
    /// Up to 5 cm.
    JumpShort,
    /// More than 5 up to 10 cm.
    JumpLong,
    LieDown,
    StandUp,
    /// On top of the move.
    FancyMove,
    OpenDoor,
    PickUpOrGive,
    SwitchWeapons,
    Heal,
    Search,
    Hotwire,
    /// One burst, or both barrels with the same cone.
    Fire(#[schemars(extend("enum" = Weapon::able(|it| it.profile().cost != 0)))] Weapon),
    /// Each further burst of sustained fire (11.2.6).
    SustainedBurst,
    /// Each +1, on top of the burst.
    Aim,
    Reload(#[schemars(extend("enum" = Weapon::able(|it| it.profile().mag.is_some())))] Weapon),
    BraceMachineGun,
    ClearJam,
    Strike,
    PrimeGrenade,
    /// A hand grenade once it is primed, or a Molotov cocktail.
    ThrowGrenade,
    /// An attempt to break from close combat (12.4).
    Break,
    /// A chainsaw that has stalled (12.3).
    RestartChainsaw,
    /// What the Cover skill asks for (16.5.3).
    Cover,
}

/// What an action costs this figure this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "action": "move" }))]
pub struct Price {
    pub action: Action,
    /// A skill in use that makes it cheaper.
    #[serde(default)]
    pub skill: Option<PriceSkill>,
    /// The fear test of the turn was failed (13).
    #[serde(default)]
    pub afraid: bool,
}

/// The skills that change prices (16.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PriceSkill {
    FancyMove,
    Agile,
    Mechanics,
    FastReload,
    Unload,
}

impl Action {
    /// The printed price.
    pub fn cost(self) -> u8 {
        self.listed().1
    }

    /// Where the price stands, and the price.
    fn listed(self) -> (RuleId, u8) {
        let list = rule!("dwa.ap.cost-table");
        match self {
            Action::Move => (list, 1),
            Action::CrossObstacle => (list, 1),
            Action::Climb => (list, 2),
            Action::JumpShort => (list, 3),
            Action::JumpLong => (list, 4),
            Action::LieDown => (list, 1),
            Action::StandUp => (list, 2),
            Action::FancyMove => (list, 1),
            Action::OpenDoor => (list, 2),
            Action::PickUpOrGive => (list, 2),
            Action::SwitchWeapons => (list, 2),
            Action::Heal => (list, 4),
            Action::Search => (list, 4),
            Action::Hotwire => (list, 4),
            Action::Fire(weapon) => (list, weapon.profile().cost),
            Action::Aim => (list, 2),
            Action::Reload(Weapon::MachineGun) => (list, 4),
            Action::Reload(_) => (list, 2),
            Action::BraceMachineGun => (list, 4),
            Action::ClearJam => (list, 3),
            Action::Strike => (list, 2),
            Action::PrimeGrenade => (list, 1),
            Action::ThrowGrenade => (list, 2),
            Action::SustainedBurst => (rule!("dwa.auto.sustained"), 1),
            Action::Break => (rule!("dwa.ap.break-cost"), 1),
            Action::RestartChainsaw => (rule!("dwa.ap.restart-chainsaw-cost"), 3),
            Action::Cover => (rule!("dwa.skill.cover"), 1),
        }
    }

    /// It is movement for the -1 of moving and firing and for the quirks and psychoses that ask (11.2.4).
    pub fn is_movement(self) -> bool {
        use Action::{Climb, CrossObstacle, FancyMove, JumpLong, JumpShort, Move};
        matches!(self, Move | CrossObstacle | Climb | JumpShort | JumpLong | FancyMove)
    }
}

impl Price {
    pub const fn of(action: Action, afraid: bool) -> Self {
        Price { action, skill: None, afraid }
    }

    /// First the skill, then the fear; what is free stays free.
    pub fn ap(self) -> u8 {
        let reduced = match self.reduction() {
            Some((_, ap)) => ap,
            None => self.action.cost(),
        };
        if self.afraid { 2 * reduced } else { reduced }
    }

    /// What the skill makes of this price, if it touches it.
    fn reduction(self) -> Option<(RuleId, u8)> {
        use Action::{Climb, CrossObstacle, Fire, Hotwire, JumpLong, JumpShort, Reload};
        let (rule, touched, ap) = match self.skill? {
            PriceSkill::FancyMove => (rule!("dwa.skill.fancy-move"), self.action == CrossObstacle, 0),
            PriceSkill::Agile => {
                (rule!("dwa.skill.agile"), matches!(self.action, Climb | JumpShort | JumpLong), 0)
            }
            PriceSkill::Mechanics => (rule!("dwa.skill.mechanics"), self.action == Hotwire, 2),
            PriceSkill::FastReload => {
                (rule!("dwa.skill.fast-reload"), matches!(self.action, Reload(_)), self.action.cost() / 2)
            }
            PriceSkill::Unload => (rule!("dwa.skill.unload"), self.action == Fire(Weapon::PumpShotgun), 1),
        };
        touched.then_some((rule, ap))
    }

    /// The price and the rules that made it.
    pub fn explained(self, dice: &mut dyn Dice) -> u8 {
        dice.cite(self.action.listed().0);
        if self.action == Action::SustainedBurst {
            dice.cite(rule!("dwa.ruling.sustained"));
        }
        if self.action == Action::PrimeGrenade {
            dice.cite(rule!("dwa.ruling.prime"));
        }
        if let Some((rule, _)) = self.reduction() {
            dice.cite(rule);
        }
        if self.afraid {
            dice.cite(rule!("dwa.fear.failure"));
            dice.cite(rule!("dwa.ruling.fear-doubling"));
        }
        self.ap()
    }
}

impl Given for Price {
    const NAME: &'static str = "dwa.ap";
    const ABOUT: &'static str = "What an action costs in AP.";
    type Result = u8;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("AP", "AP"));

    fn check(&self) -> Result<(), ValueFault> {
        if let Action::Fire(weapon) = self.action
            && weapon.profile().cost == 0
        {
            return Err(ValueFault::at(
                "fire",
                format!("takes a weapon that fires, not a {}", weapon.profile().name),
            )
            .within("action"));
        }
        if let Action::Reload(weapon) = self.action
            && weapon.profile().mag.is_none()
        {
            return Err(ValueFault::at(
                "reload",
                format!("takes a weapon with a magazine, not a {}", weapon.profile().name),
            )
            .within("action"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u8 {
        self.explained(dice)
    }
}
