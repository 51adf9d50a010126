//! A whole firing: dice put on targets, hits, strays and what they do (p. 26 to 28).
use kernel::{
    Dice, Given, Need, fold,
    written::{FaultReason, Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Shooter, Shot, Target, ToHit};
use crate::{
    journal::Outcome,
    table::{
        damage::{Blow, Hits, Victim},
        dice::{check_rep, check_within},
        weapon::{Fired, Firing},
    },
};

/// A target and what was put on it before the dice were rolled.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["target", "shots", "burnt", "order"]))]
pub struct Aim {
    pub target: Target,
    #[schemars(range(min = 1, max = 10))]
    pub shots: u8,
    /// Shots burnt on the empty space before it.
    #[schemars(range(min = 0, max = 9))]
    pub burnt: u8,
    /// Which figure fired at it is; without it as the list has them. Those of a second weapon go on from those of the first.
    #[schemars(range(min = 1, max = 10))]
    pub order: Option<u8>,
}

impl Default for Aim {
    fn default() -> Self {
        Aim { target: Target::default(), shots: 1, burnt: 0, order: None }
    }
}

/// One weapon fired at one target or several.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Volley {
    pub firing: Firing,
    pub shooter: Shooter,
    /// In the declared order.
    #[schemars(length(min = 1, max = 10))]
    pub aims: Vec<Aim>,
}

impl Default for Volley {
    fn default() -> Self {
        let aims = vec![Aim { shots: 2, ..Aim::default() }];
        Volley { firing: Firing::default(), shooter: Shooter::default(), aims }
    }
}

/// What becomes of a target, the least severe first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    Missed,
    /// Hit without effect.
    Unaffected,
    KnockedDown,
    OutOfTheFight,
    ObviouslyDead,
}

impl From<Blow> for Fate {
    fn from(blow: Blow) -> Self {
        match blow {
            Blow::Unaffected => Fate::Unaffected,
            Blow::KnockedDown => Fate::KnockedDown,
            Blow::OutOfTheFight => Fate::OutOfTheFight,
            Blow::ObviouslyDead => Fate::ObviouslyDead,
        }
    }
}

/// Somebody beside a target who was hit instead, by their place among those beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct StrayHit {
    pub whom: u8,
    pub blow: Blow,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Struck {
    pub target: Fate,
    #[serde(skip_serializing_if = "SmallVec::is_empty")]
    pub strays: SmallVec<[StrayHit; 2]>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct VolleyResult {
    pub targets: SmallVec<[Struck; 2]>,
    pub out_of_ammo: bool,
}

/// What the dice on one target come to.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Landed {
    hits: u16,
    /// By the place of whoever is hit instead.
    strays: SmallVec<[u16; 4]>,
}

impl Volley {
    /// The dice, highest first.
    pub fn roll(&self, dice: &mut dyn Dice) -> Fired {
        dice.plus(&self.shooter.score());
        if let [aim] = self.aims.as_slice() {
            let shot = self.shot(aim, 0);
            let from = shot.hits_from() + self.shooter.score().total();
            dice.needs(rule!("ffo.shoot.assign-dice"), &[Need::at_least(from, Outcome::Hit).each()]);
        }
        self.firing.roll(dice)
    }

    /// The dice of one target, by its place in the declared order: burnt ones are used up on the way.
    pub fn dice_on<'a>(&self, at: usize, fired: &'a Fired, dice: &mut dyn Dice) -> &'a [u16] {
        dice.cite(rule!("ffo.shoot.declare"));
        let aim = &self.aims[at];
        if aim.burnt != 0 {
            dice.cite(rule!("ffo.weapon.swath-gap"));
        }
        let before = self.aims[..at].iter().map(|it| usize::from(it.shots + it.burnt)).sum::<usize>();
        let from = (before + usize::from(aim.burnt)).min(fired.faces.len());
        let to = (from + usize::from(aim.shots)).min(fired.faces.len());
        &fired.faces[from..to]
    }

    /// What these dice do to a target and those beside it.
    pub fn strike(&self, at: usize, faces: &[u16], dice: &mut dyn Dice) -> Struck {
        let aim = &self.aims[at];
        let shot = self.shot(aim, at);
        if self.shooter.two_weapons {
            dice.cite(rule!("ffo.ruling.or-two-weapons"));
        }
        dice.cite(rule!("ffo.ruling.empty-space-index"));
        let landed = land(&shot, faces, dice);
        let mut struck = Struck { target: Fate::Missed, strays: SmallVec::new() };
        if landed.hits != 0 {
            struck.target = self.damage(aim.target.victim(), landed.hits, dice).into();
        }
        for (whom, (victim, &hits)) in aim.target.beside().zip(&landed.strays).enumerate() {
            if hits != 0 {
                let blow = self.damage(victim, hits, dice);
                struck.strays.push(StrayHit { whom: whom as u8, blow });
            }
        }
        struck
    }

    fn damage(&self, victim: Victim, hits: u16, dice: &mut dyn Dice) -> Blow {
        let impact = self.firing.weapon.numbers().impact;
        let (shooter_rep, shooter_charged) = (self.shooter.rep, self.shooter.charged);
        Hits { victim, impact, hits, shooter_rep, shooter_charged }.roll(dice)
    }

    fn shot(&self, aim: &Aim, at: usize) -> Shot {
        let order = aim.order.unwrap_or(at as u8 + 1);
        Shot { shooter: self.shooter, target: aim.target.clone(), order }
    }
}

/// Hits and strays of these dice, highest first.
fn land(shot: &Shot, faces: &[u16], dice: &mut dyn Dice) -> Landed {
    let beside = shot.target.beside().count();
    let start = (0usize, Landed { hits: 0, strays: SmallVec::from_elem(0, beside) });
    fold(dice, faces.len() as u16, start, |(at, mut landed), dice| {
        match shot.look_up(faces[at].into(), dice) {
            ToHit::Miss => (),
            ToHit::Stray(whom) => landed.strays[usize::from(whom)] += 1,
            ToHit::Hit => landed.hits += 1,
        }
        (at + 1, landed)
    })
    .1
}

impl Given for Volley {
    const NAME: &'static str = "ffo.shoot.volley";
    const ABOUT: &'static str =
        "A weapon fired at its targets, with the damage: what becomes of each of them.";
    type Result = VolleyResult;

    fn check(&self) -> Result<(), ValueFault> {
        self.firing.check().within("firing")?;
        check_rep("rep", self.shooter.rep).within("shooter")?;
        if self.aims.is_empty() {
            return Err(ValueFault::at("aims", "takes a target or more"));
        }
        for (at, aim) in self.aims.iter().enumerate() {
            aim.check(at).within(at).within("aims")?;
        }
        let placed: usize = self.aims.iter().map(|it| usize::from(it.shots) + usize::from(it.burnt)).sum();
        let shots = usize::from(self.firing.one_shot_each.unwrap_or(self.firing.rating()));
        if placed != shots {
            let fault = format!("{placed} shots are put on targets or burnt, and {shots} are fired");
            return Err(ValueFault::at("aims", fault));
        }
        let alone = self.firing.one_shot_each.is_some();
        if alone && self.aims.iter().any(|it| it.shots != 1 || it.burnt != 0) {
            return Err(ValueFault::at("aims", "takes one shot at each"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> VolleyResult {
        let empty = Fired { faces: SmallVec::new(), out_of_ammo: false };
        let fired = fold(dice, 1, empty, |_, dice| self.roll(dice));
        let targets = (0..self.aims.len()).map(|at| {
            let faces = self.dice_on(at, &fired, dice);
            let missed = Struck { target: Fate::Missed, strays: SmallVec::new() };
            fold(dice, 1, missed, |_, dice| self.strike(at, faces, dice))
        });
        VolleyResult { targets: targets.collect(), out_of_ammo: fired.out_of_ammo }
    }
}

impl Aim {
    fn check(&self, at: usize) -> Result<(), ValueFault> {
        self.target.check().within("target")?;
        check_within("shots", self.shots.into(), 1, 10)?;
        check_within("burnt", self.burnt.into(), 0, 9)?;
        if at == 0 && self.burnt != 0 {
            return Err(ValueFault::at("burnt", "nothing is burnt before the first target"));
        }
        if self.order.is_some_and(|it| !(1..=10).contains(&it)) {
            return Err(ValueFault::at("order", FaultReason::takes(1..=10)));
        }
        Ok(())
    }
}
