//! The machine gun (11.2.7.2) on the board.
use std::{any::Any, cell::RefCell, collections::BTreeMap};

use ground::open::{
    Circle,
    measure::{dist2, distance, edge_towards, gap, polar, towards},
    sight::passes_base,
};
use kernel::{
    Choice, Dice, Field, OptionView, Pause, Play, Point, RuleId, fold, merged, odds,
    odds::OddsCache,
    question::{Anchor, Ask, Chance},
};
use smallvec::SmallVec;

use super::{
    Battle, FigureId, change,
    figure::Malfunction,
    jam,
    outlook::{self, Count},
    rolls::{Rolls, Stake},
    shoot::{
        Blow, Limits, Pot, asking, blow, candidates, choose, distinct, endings, handling, held,
        is_behind_solid_cover, name, offer_use, shots, still_at, strike_down, tell_attack, use_up,
    },
    skill, whereabouts,
    zombie::{self, LoudKind},
};
use crate::journal::{self, Ending};
use crate::{
    journal::{Incident, Mark},
    table::{
        ap::Action,
        mg::{BRACED_SHIFT_MM, CIRCLE_DIAMETER_MM, MgBurst, MgSkill},
        shoot::{Hit, Tally},
        skill::Skill,
        weapons::Weapon,
    },
};

/// Never more bursts than this in a turn (ruling on bracing).
pub(crate) const MOST_BURSTS: u8 = 2;

/// Whether his gun is braced and has been since an earlier turn.
pub fn is_braced(battle: &Battle, human: u16) -> bool {
    let figure = &battle.humans[usize::from(human)];
    figure.braced.is_some_and(|turn| turn < battle.turn)
        && figure.held().is_some_and(|it| it.weapon == Weapon::MachineGun)
        && !battle.in_close_combat(human)
}

/// Braces the gun, which takes the AP of a whole turn.
pub(crate) fn brace(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    super::ap::pay(battle, play, human, Action::BraceMachineGun);
    change::brace(battle, human, Some(battle.turn));
    play.mark(rule!("dwa.mg.brace"), FigureId::Human(human).token(), Mark::Braced, true);
    play.cite(rule!("dwa.ruling.brace"));
}

/// A gun is no longer braced when its gunner moves or falls, or when somebody comes into contact with him.
pub(crate) fn disturb(battle: &mut Battle, who: FigureId) {
    match who {
        FigureId::Human(it) => change::brace(battle, it, None),
        FigureId::Zombie(zombie) => {
            (0..battle.humans.len() as u16).for_each(|human| disturb_by(battle, zombie, human));
        }
    }
}

/// A zombie has come to where it may touch somebody behind a braced gun.
pub(crate) fn disturb_by(battle: &mut Battle, zombie: u32, human: u16) {
    let held = battle.humans[usize::from(human)].braced.is_some();
    if held && battle.in_contact(FigureId::Human(human), FigureId::Zombie(zombie)) {
        change::brace(battle, human, None);
    }
}

/// Everybody whom a burst into this circle can hit.
pub fn in_circle(battle: &Battle, human: u16, at: Point) -> SmallVec<[FigureId; 8]> {
    let gunner = FigureId::Human(human);
    caught(battle, gunner, at, |it| is_behind_solid_cover(battle, gunner, it))
}

fn caught(
    battle: &Battle,
    gunner: FigureId,
    at: Point,
    is_covered: impl Fn(FigureId) -> bool,
) -> SmallVec<[FigureId; 8]> {
    let circle = Circle::new(at, CIRCLE_DIAMETER_MM);
    let can_be_hit = |it: &FigureId| *it != gunner && circle.contains(battle.at(*it)) && !is_covered(*it);
    let mut found: SmallVec<[FigureId; 8]> = battle.figures().filter(can_be_hit).collect();
    found.sort_by_key(|&it| (battle.is_fallen(it), battle.gap(gunner, it)));
    found
}

/// The burst as the board has it now.
pub fn measure(battle: &Battle, human: u16, weapon: Weapon) -> MgBurst {
    MgBurst { weapon, handling: handling(battle, human), skill: None }
}

/// One announced attack: a burst, and a second one with a braced gun.
pub fn fire(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (human, place): (u16, u8),
    on: Option<Bound>,
    limits: Limits,
) -> Result<(), Pause> {
    let (bursts, mg_skill) = announce(battle, play, (human, place), on, limits)?;
    let laid = CircleFire { on, skill: mg_skill, bursts, ..CircleFire::one(human, Weapon::MachineGun) };
    let first = ask_centre(battle, play, laid)?;
    limits.pot.pay(battle, play, human, Action::Fire(Weapon::MachineGun), 1);
    play.cite(rule!("dwa.mg.fire-cost"));
    let plan = MgBurst { skill: mg_skill, ..measure(battle, human, Weapon::MachineGun) };
    one_burst(battle, play, (human, place), 1, first, plan)?;
    if 1 < bursts
        && let Some(place) = still_at(battle, human, place, Weapon::MachineGun)
        && held(battle, human, place).trouble == Malfunction::None
    {
        let second = match mg_skill {
            Some(MgSkill::DoubleTap) => first,
            Some(MgSkill::Gunner) | None => {
                play.cite(rule!("dwa.mg.brace"));
                // Whoever is not under the first circle any more, as he is gone, binds the second no longer.
                let on = on.filter(|it| in_circle(battle, human, first).contains(&it.target));
                ask_centre(battle, play, CircleFire { first: Some(first), bursts: 1, on, ..laid })?
            }
        };
        one_burst(battle, play, (human, place), 1, second, plan)?;
    }
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, Weapon::MachineGun, LoudKind::Shot);
    Ok(())
}

/// The bursts that are left to him this turn and in the belt.
fn most_bursts(battle: &Battle, human: u16, place: u8) -> u8 {
    let left = MOST_BURSTS.saturating_sub(battle.humans[usize::from(human)].turn.mg_bursts);
    shots(held(battle, human, place)).min(left)
}

/// How many bursts there will be, and which skill changes their dice.
fn announce(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (human, place): (u16, u8),
    on: Option<Bound>,
    limits: Limits,
) -> Result<(u8, Option<MgSkill>), Pause> {
    let most = most_bursts(battle, human, place).min(limits.bursts.unwrap_or(MOST_BURSTS));
    let braced = is_braced(battle, human);
    if !limits.choices {
        return Ok((if braced { most } else { 1 }, None));
    }
    let mut skills: SmallVec<[Skill; 3]> = SmallVec::from_slice(&[Skill::Gunner]);
    if 1 < most {
        skills.push(Skill::DoubleTap);
        if !braced {
            skills.push(Skill::Brace);
        }
    }
    let unbraced = if braced { most } else { 1 };
    let circle = |skill, bursts| {
        Rolls::Circle(CircleFire { on, skill, bursts, ..CircleFire::one(human, Weapon::MachineGun) })
    };
    let with = |skill: Option<Skill>| match skill {
        Some(Skill::Gunner) => circle(Some(MgSkill::Gunner), unbraced),
        Some(Skill::DoubleTap) => circle(Some(MgSkill::DoubleTap), most),
        Some(Skill::Brace) => circle(None, most),
        Some(_) | None => circle(None, unbraced),
    };
    let both = circle(Some(MgSkill::Gunner), most);
    match choose(battle, play, human, &skills, &with)? {
        Some(Skill::Brace) => {
            play.cite(rule!("dwa.ruling.brace"));
            let stake = |_: &Battle| Stake { yes: both.clone(), no: circle(None, most) };
            let used = offer_use(battle, play, human, Skill::Gunner, rule!("dwa.skill.gunner"), &stake)?;
            Ok((most, used.then_some(MgSkill::Gunner)))
        }
        Some(Skill::DoubleTap) => Ok((most, Some(MgSkill::DoubleTap))),
        Some(Skill::Gunner) if skills.contains(&Skill::Brace) => {
            let stake = |_: &Battle| Stake { yes: both.clone(), no: circle(Some(MgSkill::Gunner), unbraced) };
            let used = offer_use(battle, play, human, Skill::Brace, rule!("dwa.skill.brace"), &stake)?;
            if used {
                play.cite(rule!("dwa.ruling.brace"));
            }
            Ok((if used { most } else { unbraced }, Some(MgSkill::Gunner)))
        }
        Some(Skill::Gunner) => Ok((unbraced, Some(MgSkill::Gunner))),
        Some(_) | None => Ok((unbraced, None)),
    }
}

/// A sub machine gun or assault rifle emptied like a machine gun (Killer).
pub fn fire_like(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) -> Result<(), Pause> {
    skill::use_skill(battle, play, human, Skill::Killer);
    play.cite(rule!("dwa.skill.killer"));
    let weapon = held(battle, human, place).weapon;
    let at = ask_centre(battle, play, CircleFire::one(human, weapon))?;
    Pot::Own.pay(battle, play, human, Action::Fire(Weapon::MachineGun), 1);
    let plan = measure(battle, human, weapon);
    let mag = weapon.profile().mag.unwrap_or(0);
    one_burst(battle, play, (human, place), mag, at, plan)?;
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, weapon, LoudKind::Shot);
    Ok(())
}

fn one_burst(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (human, place): (u16, u8),
    uses: u8,
    at: Point,
    plan: MgBurst,
) -> Result<(), Pause> {
    play.cite(rule!("dwa.mg.template"));
    play.cite(rule!("dwa.mg.targets"));
    play.cite(rule!("dwa.ruling.template-coverage"));
    change::turn_to(battle, FigureId::Human(human), at);
    let turn = battle.turn_of(human);
    turn.fired = true;
    turn.mg_bursts += 1;
    use_up(battle, play, human, place, uses);
    let targets = in_circle(battle, human, at);
    tell_attack(battle, play, human, plan.weapon, &targets, (1, 0));
    let tally = plan.fire(&mut play.by(FigureId::Human(human).token()));
    jam::check(battle, play, human, place, tally.ones);
    divide(battle, play, human, &targets, tally)
}

/// The player divides the hits (ruling on the division): with each a die, nobody a second one before all have one.
fn divide(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    targets: &[FigureId],
    tally: Tally,
) -> Result<(), Pause> {
    let enemies: SmallVec<[Hittable; 8]> =
        targets.iter().filter(|it| it.is_zombie()).map(|&it| Hittable(it)).collect();
    let all = targets.iter().map(|&it| Hittable(it)).collect();
    let mut left: SmallVec<[Hittable; 8]> = if enemies.is_empty() { all } else { enemies };
    if left.is_empty() || tally.scored() == 0 {
        hits_nobody(play, human, left.is_empty());
        return Ok(());
    }
    play.cite(rule!("dwa.ruling.mg-division"));
    let mut hits: SmallVec<[(FigureId, Hit, Blow); 10]> = SmallVec::new();
    for (n, hit) in [(tally.elims, Hit::Elim), (tally.falls, Hit::Fall)] {
        let n = usize::from(n).min(left.len());
        let rule = if hit == Hit::Elim { rule!("dwa.mg.roll") } else { rule!("dwa.ruling.mg-division") };
        let these = which(battle, play, asking(battle, human, rule), &left, n)?;
        left.retain(|it| !these.contains(it));
        hits.extend(these.into_iter().map(|it| (it.0, hit, blow(battle, human, it.0))));
    }
    let whom = |wanted: Hit| {
        let these: Vec<FigureId> = hits.iter().filter(|it| it.1 == wanted).map(|it| it.0).collect();
        journal::tokens(&these)
    };
    let shares = Incident::SharesOut { kills: whom(Hit::Elim), knockdowns: whom(Hit::Fall) };
    play.note(rule!("dwa.ruling.mg-division"), FigureId::Human(human).token(), shares);
    for (who, hit, blow) in hits {
        strike_down(battle, play, who, hit, blow);
    }
    Ok(())
}

/// Tells why a burst hits nobody: the circle is empty, or no die scored.
fn hits_nobody(play: &mut Play<'_>, human: u16, empty: bool) {
    let (rule, nobody) = match empty {
        true => (rule!("dwa.mg.targets"), Incident::NobodyInCircle),
        false => (rule!("dwa.mg.roll"), Incident::NoDieScores),
    };
    play.note(rule, FigureId::Human(human).token(), nobody);
}

/// Asks for `n` of these, unless there is no choice.
fn which(
    battle: &Battle,
    play: &mut Play<'_>,
    asking: Ask,
    of: &[Hittable],
    n: usize,
) -> Result<Vec<Hittable>, Pause> {
    if n == 0 || n == of.len() {
        return Ok(of[..n].to_vec());
    }
    play.some(battle, asking, of, n..=n)
}

/// Somebody who can be given a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hittable(FigureId);

impl Choice for Hittable {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        OptionView::new(name(battle, self.0)).at(Anchor::Token(self.0.token()))
    }
}

fn ask_centre(battle: &Battle, play: &mut Play<'_>, laid: CircleFire) -> Result<Point, Pause> {
    let rule = if laid.first.is_some() { rule!("dwa.mg.brace") } else { rule!("dwa.mg.template") };
    play.point(battle, asking(battle, laid.human, rule), &Centres::new(battle, laid))
}

/// A circle that is being laid down: by whom, with what, and how often he fires into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CircleFire {
    pub human: u16,
    pub weapon: Weapon,
    /// The circle of the first burst.
    pub first: Option<Point>,
    /// Whom it must catch.
    pub on: Option<Bound>,
    pub skill: Option<MgSkill>,
    /// The bursts into this circle; the second one of a braced gun may be moved when the first is done.
    pub bursts: u8,
}

/// Somebody whom a rule makes the gunner fire at: a compulsion, Berserk, Cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    pub target: FigureId,
    pub by: RuleId,
}

/// Whether some circle that may be laid catches this figure.
pub(crate) fn can_lay_on(battle: &Battle, human: u16, target: FigureId) -> bool {
    let on = Bound { target, by: rule!("dwa.ruling.mg-placement") };
    let laid = CircleFire { on: Some(on), ..CircleFire::one(human, Weapon::MachineGun) };
    let centres = Centres::new(battle, laid);
    around(battle, human, target).any(|it| centres.stands(it).is_ok())
}

/// Middles of circles that may catch a figure, the ones that it stands at the near edge of first.
fn around(battle: &Battle, human: u16, target: FigureId) -> impl Iterator<Item = Point> {
    let (own, at) = (battle.at(FigureId::Human(human)), battle.at(target));
    let radius = CIRCLE_DIAMETER_MM / 2 - 1;
    let rings = [radius, radius / 2].into_iter();
    let rings = rings.flat_map(move |mm| (0..12).map(move |n| polar(at, 30 * n, mm)));
    [before_edge(own, at), at].into_iter().chain(rings)
}

/// The middle of a circle whose nearest edge is just before this place, so that who stands there does not hide it.
fn before_edge(own: Point, at: Point) -> Point {
    towards(own, at, distance(own, at) + CIRCLE_DIAMETER_MM / 2 - 13)
}

impl CircleFire {
    /// One burst anywhere, without a skill.
    pub(crate) fn one(human: u16, weapon: Weapon) -> Self {
        CircleFire { human, weapon, first: None, on: None, skill: None, bursts: 1 }
    }

    /// What he fires without a skill: two bursts with a braced gun, else one.
    pub(crate) fn plain(battle: &Battle, human: u16, place: u8) -> Self {
        let weapon = held(battle, human, place).weapon;
        let braced = weapon == Weapon::MachineGun && is_braced(battle, human);
        let bursts = if braced { most_bursts(battle, human, place).max(1) } else { 1 };
        CircleFire { bursts, ..CircleFire::one(human, weapon) }
    }

    pub(crate) fn burst(self, battle: &Battle) -> MgBurst {
        MgBurst { skill: self.skill, ..measure(battle, self.human, self.weapon) }
    }
}

/// Weapon, skill, modifiers, jams, bursts, enemies, and whether friends are with them.
type Circled = (Weapon, Option<MgSkill>, i32, bool, u8, u8, bool);

/// How many bursts into a circle put out, worked out once.
static COUNTS: OddsCache<Circled, Count> = OddsCache::new();

/// What the bursts into this circle may come to.
pub(crate) fn chances_at(battle: &Battle, laid: CircleFire, at: Point) -> Vec<Chance> {
    let under = in_circle(battle, laid.human, at);
    let enemies = u8::try_from(under.iter().filter(|it| it.is_zombie()).count()).unwrap_or(u8::MAX);
    let friends = under.iter().any(|it| !it.is_zombie());
    if under.is_empty() {
        return Vec::new();
    }
    let (burst, jams) = (laid.burst(battle), battle.rules.jams);
    if enemies == 0 {
        let most = u8::try_from(under.len()).unwrap_or(u8::MAX);
        let hits = odds(|dice| hits_on_friends(&burst, (laid.bursts, jams), most, dice));
        return endings(&hits, |&n| Ending::HitsOnFriends { n });
    }
    let total = burst.modifiers().total();
    let key = (laid.weapon, laid.skill, total, jams, laid.bursts, enemies, friends);
    outlook::counted(&COUNTS.odds(key, |dice| put_out(&burst, (laid.bursts, jams), (enemies, friends), dice)))
}

/// How many of the enemies in a circle are put out; where none is left the friends take the hits.
fn put_out(
    burst: &MgBurst,
    (bursts, jams): (u8, bool),
    (enemies, friends): (u8, bool),
    dice: &mut dyn Dice,
) -> Count {
    let (out, spared, _) = fold(dice, u16::from(bursts), (0, true, false), |(out, spared, jammed), dice| {
        if jammed {
            return (out, spared, jammed);
        }
        let (elims, scored, jammed) = merged(dice, *burst, |burst, dice| {
            let tally = burst.fire(dice);
            (tally.elims, 0 < tally.scored(), jam::after(burst.weapon, tally.ones, dice))
        });
        let struck = friends && out == enemies && scored;
        ((out + elims).min(enemies), spared && !struck, jams && jammed)
    });
    Count { safe: true, out, spared }
}

/// How many hits the friends in a circle take who are alone in it, in all bursts; each of them one a burst.
fn hits_on_friends(burst: &MgBurst, (bursts, jams): (u8, bool), friends: u8, dice: &mut dyn Dice) -> u8 {
    let (hits, _) = fold(dice, u16::from(bursts), (0, false), |(hits, jammed), dice| {
        if jammed {
            return (hits, jammed);
        }
        let (scored, jammed) = merged(dice, (*burst, friends), |(burst, friends), dice| {
            let tally = burst.fire(dice);
            (tally.scored().min(friends), jam::after(burst.weapon, tally.ones, dice))
        });
        (hits + scored, jams && jammed)
    });
    hits
}

/// What they may come to at the place that is proposed first.
pub(crate) fn first_chances(battle: &Battle, laid: CircleFire) -> Vec<Chance> {
    let first = Centres::new(battle, laid).propose().first().copied();
    first.map_or_else(Vec::new, |at| chances_at(battle, laid, at))
}

/// Where the middle of the circle may be put (ruling on its placement).
pub(crate) struct Centres<'a> {
    battle: &'a Battle,
    laid: CircleFire,
    /// Who was found behind solid cover or not: many circles catch the same figures.
    covered: RefCell<BTreeMap<FigureId, bool>>,
}

impl<'a> Centres<'a> {
    pub fn new(battle: &'a Battle, laid: CircleFire) -> Self {
        Centres { battle, laid, covered: RefCell::default() }
    }

    /// Who is caught in a circle there.
    pub fn caught(&self, at: Point) -> SmallVec<[FigureId; 8]> {
        let gunner = FigureId::Human(self.laid.human);
        let is_covered = |it: FigureId| {
            let known = self.covered.borrow().get(&it).copied();
            known.unwrap_or_else(|| {
                let covered = is_behind_solid_cover(self.battle, gunner, it);
                self.covered.borrow_mut().insert(it, covered);
                covered
            })
        };
        caught(self.battle, gunner, at, is_covered)
    }

    /// Circles with an enemy near their edge and no friend, for where one is in the way of those over the middle.
    fn beside_enemies(&self) -> Vec<Point> {
        let battle = self.battle;
        let ring =
            |it: FigureId| (0..12).map(move |n| polar(battle.at(it), 30 * n, CIRCLE_DIAMETER_MM / 2 - 1));
        let enemies = battle.zombies().map(|it| FigureId::Zombie(it.0));
        let open = { enemies }.flat_map(ring).filter(|&it| self.stands(it).is_ok());
        let open = open.filter(|&it| {
            let caught = self.caught(it);
            !caught.is_empty() && caught.iter().all(|it| it.is_zombie())
        });
        distinct(battle, open.collect(), |it| self.caught(it), dist2)
    }

    fn stands(&self, at: Point) -> Result<(), RuleId> {
        let Centres { battle, laid: CircleFire { human, weapon, first, on, .. }, .. } = *self;
        let gunner = FigureId::Human(human);
        let (circle, own) = (Circle::new(at, CIRCLE_DIAMETER_MM), battle.base(gunner));
        if circle.contains(own.at) {
            return Err(rule!("dwa.ruling.mg-placement"));
        }
        if first.is_some_and(|it| BRACED_SHIFT_MM < distance(it, at)) {
            return Err(rule!("dwa.mg.brace"));
        }
        let front = edge_towards(circle, own.at);
        if weapon.range_mm() < gap(own, Circle::new(front, 0)) {
            return Err(rule!("dwa.ruling.mg-placement"));
        }
        let crosses = |it: FigureId| {
            it != gunner && battle.is_standing(it) && passes_base(own.at, front, battle.base(it))
        };
        if !battle.sees_point(gunner, front) || battle.figures().any(crosses) {
            return Err(rule!("dwa.mg.template"));
        }
        match on {
            Some(on) if !self.caught(at).contains(&on.target) => Err(on.by),
            Some(_) | None => Ok(()),
        }
    }
}

impl Field for Centres<'_> {
    fn check(&self, at: Point) -> Result<(), RuleId> {
        self.stands(at).inspect_err(|&by| kernel::rule::hit(by))
    }

    fn reason(&self, at: Point, by: RuleId) -> Option<String> {
        let own = self.battle.base(FigureId::Human(self.laid.human));
        if let Some(on) = self.laid.on.filter(|it| it.by == by) {
            return Some(format!("The circle must be laid on {}.", name(self.battle, on.target)));
        }
        if by == rule!("dwa.mg.brace") {
            return Some(format!("A braced gun shifts by at most {}.", whereabouts::cm(BRACED_SHIFT_MM)));
        }
        if by == rule!("dwa.mg.template") {
            return Some("Something or somebody is in the way of the line to it.".to_owned());
        }
        if Circle::new(at, CIRCLE_DIAMETER_MM).contains(own.at) {
            return Some(format!(
                "{} would stand in the circle too.",
                self.battle.humans[usize::from(self.laid.human)].name
            ));
        }
        Some(format!("It is out of range: at most {}.", whereabouts::cm(self.laid.weapon.range_mm())))
    }

    fn propose(&self) -> Vec<Point> {
        let Centres { battle, laid: CircleFire { human, weapon, first, on, .. }, .. } = *self;
        let own = battle.at(FigureId::Human(human));
        let behind = |it: Point| before_edge(own, it);
        let near = candidates(
            battle,
            human,
            weapon.range_mm(),
            |it| self.caught(behind(it)),
            |it, at| dist2(behind(it), at),
        );
        let open = near.into_iter().flat_map(|it| [behind(it), it]).filter(|&it| self.check(it).is_ok());
        let mut points = distinct(battle, open.collect(), |it| self.caught(it), dist2);
        if !points.iter().any(|&it| self.caught(it).iter().any(|it| it.is_zombie())) {
            points.splice(0..0, self.beside_enemies());
        }
        points.extend(first);
        if points.is_empty()
            && let Some(on) = on
        {
            points.extend(around(battle, human, on.target).find(|&it| self.check(it).is_ok()));
        }
        if points.is_empty() {
            // Nobody can be caught: anywhere.
            let anywhere = (0..36).map(|it| polar(own, 10 * it, 120));
            points.extend({ anywhere }.find(|&it| self.check(it).is_ok()));
        }
        points
    }

    fn what(&self) -> Option<&dyn Any> {
        Some(&self.laid)
    }

    fn odds(&self, at: Point) -> Vec<Chance> {
        chances_at(self.battle, self.laid, at)
    }

    fn label(&self, at: Point) -> String {
        let n = self.caught(at).len();
        let from = self.battle.base(FigureId::Human(self.laid.human));
        // Its range counts to the near edge.
        let front = edge_towards(Circle::new(at, CIRCLE_DIAMETER_MM), from.at);
        let both = if 1 < self.laid.bursts { ", both bursts" } else { "" };
        whereabouts::template(from, front, n, "circle") + both
    }
}
