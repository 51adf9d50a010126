//! Which action: each is worth what it does, and what the AP it leaves can still do.
use kernel::{LiveQuestion, Point};
use smallvec::SmallVec;

use super::{
    drive, fight,
    fire::{self, Attack},
    gear,
    mission::Mission,
    place::{self, Outlook},
    threat::{self, Threats},
    way::Ways,
};
use crate::battle::{
    Battle, FigureId,
    act::{ActAction, Action},
    ap,
    figure::Posture,
    r#move::MoveAction,
    search::SearchAction,
    shoot::{self, ShootAction},
    skill::SkillAction,
};

/// An action, and the answers to what it will ask.
#[derive(Clone, Copy, Debug)]
pub struct ActionPlan {
    pub human: u16,
    /// The AP he had when he chose.
    pub ap: u8,
    pub option: usize,
    pub value: i32,
    pub bursts: u8,
    pub aim: u8,
    pub point: Option<Point>,
}

/// So many targets are looked at closely.
const CLOSELY: usize = 5;
const STAND_UP: i32 = 8_000;
const LEAVE: i32 = 60_000;
const SEARCH: i32 = 9_000;
const OPEN_DOOR: i32 = 6_000;
const CLOSE_DOOR: i32 = 2_500;
/// With so little danger about one may put both hands to something.
const SAFE: i32 = 2_500;
const COVER: i32 = 500;

/// The best of the actions that are offered.
pub fn choose(battle: &Battle, asked: &LiveQuestion<'_>, human: u16, ways: &mut Ways) -> ActionPlan {
    let held = battle.in_close_combat(human) && !battle.humans[usize::from(human)].turn.must_leave;
    if held && let Some(plan) = fight::choose(battle, asked, human) {
        return plan;
    }
    let actions = || (0..asked.len()).filter_map(|it| asked.item::<Action>(it).map(|action| (it, action)));
    let walks = actions().any(|it| *it.1 == Action::Move(MoveAction::Walk));
    let chooser = Chooser::new(battle, human, walks, ways);
    let mut best = chooser.plan(asked.len().saturating_sub(1), chooser.outlook.stay);
    let closely = chooser.targets(actions());
    for (option, action) in actions() {
        let distant = matches!(*action,
            Action::Shoot(ShootAction::Fire { target, .. } | ShootAction::FireAutomatic { target, .. } | ShootAction::FireBoth { target })
                if !closely.contains(&target));
        if distant {
            continue;
        }
        let Some(attack) = chooser.weigh(action) else { continue };
        if best.value < attack.value {
            let Attack { value, bursts, aim, point, .. } = attack;
            best = ActionPlan { bursts, aim, point, ..chooser.plan(option, value) };
        }
    }
    best
}

/// What he would answer to what this action will ask; nothing for one that he would not take or that asks nothing.
pub fn planned(
    battle: &Battle,
    asked: &LiveQuestion<'_>,
    human: u16,
    option: usize,
    ways: &mut Ways,
) -> Option<ActionPlan> {
    let action = asked.item::<Action>(option)?;
    let walks = match action {
        Action::Move(MoveAction::Walk) => true,
        Action::Shoot(_) => false,
        Action::Move(_)
        | Action::Act(_)
        | Action::Ammo(_)
        | Action::Cc(_)
        | Action::Search(_)
        | Action::Item(_)
        | Action::Vehicle(_)
        | Action::Skill(_)
        | Action::Done => return None,
    };
    let chooser = Chooser::new(battle, human, walks, ways);
    let Attack { value, bursts, aim, point, .. } = chooser.weigh(action)?;
    Some(ActionPlan { bursts, aim, point, ..chooser.plan(option, value) })
}

/// One human, and what he could do with his AP.
struct Chooser<'a> {
    battle: &'a Battle,
    human: u16,
    at_hand: u8,
    outlook: Outlook,
    threats: Threats<'a>,
}

impl<'a> Chooser<'a> {
    fn new(battle: &'a Battle, human: u16, walks: bool, ways: &mut Ways) -> Self {
        let outlook = place::outlook(battle, human, walks, ways);
        ways.memory.refresh(battle);
        let (at_hand, threats) = (ap::at_hand(battle, human, false), Threats::new(battle, &ways.memory));
        Chooser { battle, human, at_hand, outlook, threats }
    }

    fn plan(&self, option: usize, value: i32) -> ActionPlan {
        let ap = self.battle.humans[usize::from(self.human)].turn.ap;
        ActionPlan { human: self.human, ap, option, value, bursts: 1, aim: 0, point: None }
    }

    /// What the AP left after an action are worth.
    fn rest(&self, left: u8) -> i32 {
        self.outlook.best(left.min(ap::at_hand(self.battle, self.human, true)))
    }

    /// Something that is worth so much and costs so much.
    fn thing(&self, value: i32, ap: u8) -> Option<Attack> {
        let left = self.at_hand.checked_sub(ap)?;
        Some(Attack { value: value + self.rest(left), ap, bursts: 1, ..Attack::default() })
    }

    /// The targets that are worth most.
    fn targets<'b>(&self, actions: impl Iterator<Item = (usize, &'b Action)>) -> SmallVec<[FigureId; 8]> {
        let mut found: SmallVec<[(i32, FigureId); 32]> = SmallVec::new();
        for (_, action) in actions {
            if let Action::Shoot(
                ShootAction::Fire { target, .. }
                | ShootAction::FireAutomatic { target, .. }
                | ShootAction::FireBoth { target },
            ) = *action
                && let FigureId::Zombie(zombie) = target
            {
                let gap = self.battle.gap(FigureId::Human(self.human), target);
                found.push((gap - self.threats.worth(zombie).0, target));
            }
        }
        found.sort_unstable();
        found.dedup();
        found.iter().take(CLOSELY).map(|it| it.1).collect()
    }

    fn weigh(&self, action: &Action) -> Option<Attack> {
        match action {
            Action::Move(it) => self.weigh_move(it),
            Action::Act(it) => self.weigh_act(it),
            Action::Ammo(it) => self.weighed(gear::reload(self.battle, self.human, it, self.is_safe())),
            Action::Shoot(it) => self.weigh_shot(it),
            Action::Cc(it) => self.weighed(fight::strike(&self.threats, self.human, it)),
            Action::Search(it) => self.weigh_search(it),
            Action::Item(it) => self.weighed(gear::item(self.battle, self.human, it)),
            Action::Vehicle(it) => drive::weigh(self.battle, self.human, it)
                .map(|value| Attack { value: value + self.outlook.stay, ..Attack::default() }),
            Action::Skill(SkillAction::Cover) => self.weigh_cover(),
            Action::Done => None,
        }
    }

    fn weighed(&self, worth: Option<(i32, u8)>) -> Option<Attack> {
        let (value, ap) = worth?;
        self.thing(value, ap)
    }

    fn is_safe(&self) -> bool {
        let at = self.battle.at(FigureId::Human(self.human));
        threat::danger(self.battle, self.human, at) <= SAFE
    }

    fn weigh_move(&self, action: &MoveAction) -> Option<Attack> {
        match action {
            MoveAction::Walk => {
                let (point, value) = self.outlook.goes_to(ap::at_hand(self.battle, self.human, true))?;
                Some(Attack { value, point: Some(point), ..Attack::default() })
            }
            MoveAction::StandUp => self.thing(STAND_UP, 2),
            MoveAction::Leave => match self.outlook.mission {
                Mission::Leave(_) => self.thing(LEAVE, 0),
                _ => None,
            },
            MoveAction::Use(_)
            | MoveAction::Turn
            | MoveAction::Climb(_)
            | MoveAction::Jump(_)
            | MoveAction::Stunt(_)
            | MoveAction::LieDown => None,
        }
    }

    fn weigh_act(&self, action: &ActAction) -> Option<Attack> {
        match *action {
            ActAction::Open(id) if self.outlook.door == Some(id) => self.thing(OPEN_DOOR, 2),
            ActAction::Close(id) if self.outlook.way_mm == 0 && self.keeps_out(id) => {
                self.thing(CLOSE_DOOR, 2)
            }
            ActAction::Open(_) | ActAction::Close(_) => None,
            ActAction::PickUp(at) => {
                let wanted = self.outlook.mission == Mission::Take(at);
                self.weighed(gear::pick_up(self.battle, self.human, at, wanted))
            }
            ActAction::Switch { first, second } => {
                self.weighed(gear::switch(self.battle, self.human, first, second))
            }
            ActAction::Heal { whom, with } => {
                let value = gear::heal(self.battle, whom, with)?;
                if self.is_safe() { self.thing(value, 4) } else { None }
            }
            ActAction::Give { .. } | ActAction::Drop(_) => None,
        }
    }

    /// Whether a door stands between him and zombies that are about, and nobody of his own is outside near it.
    fn keeps_out(&self, id: ground::open::OpeningId) -> bool {
        use ground::open::{Segment, measure};
        let battle = self.battle;
        let opening = battle.scene.ground.opening(id);
        let line = Segment::new(opening.from, opening.to);
        let own = battle.at(FigureId::Human(self.human));
        let beyond = |it: Point| line.meets(Segment::new(own, it));
        let near = |it: Point, mm: i32| measure::distance(own, it) <= mm;
        let friends = battle.humans().filter(|it| it.1.is_on_table() && it.0 != self.human);
        battle.zombies().any(|it| near(it.1.at, 450) && beyond(it.1.at))
            && !friends.into_iter().any(|it| near(it.1.at, 300) && beyond(it.1.at))
    }

    fn weigh_shot(&self, action: &ShootAction) -> Option<Attack> {
        let (battle, human) = (self.battle, self.human);
        let rest = |left: u8| self.rest(left);
        let zombie = |it: FigureId| match it {
            FigureId::Zombie(it) => Some(it),
            FigureId::Human(_) => None,
        };
        let with_rest = |attack: Attack| {
            let left = self.at_hand.checked_sub(attack.ap)?;
            attack.point?;
            Some(Attack { value: attack.value + self.rest(left), ..attack })
        };
        match *action {
            ShootAction::Fire { place, target } => {
                Some(fire::single(&self.threats, human, place, zombie(target)?, &rest, self.at_hand))
            }
            ShootAction::FireBoth { target } => {
                let place = *battle.humans[usize::from(human)].in_hand.first()?;
                let one = fire::single(&self.threats, human, place, zombie(target)?, &rest, self.at_hand);
                Some(Attack { value: one.value + 400, ..one })
            }
            ShootAction::FireAutomatic { place, target } => {
                Some(fire::automatic(&self.threats, human, place, zombie(target)?, &rest, self.at_hand))
            }
            ShootAction::FireShotgun { place, shells } => {
                with_rest(fire::shotgun(&self.threats, human, place, shells))
            }
            ShootAction::FireMachineGun { place } | ShootAction::FireLikeMachineGun { place } => {
                with_rest(fire::machine_gun(&self.threats, human, shoot::held(battle, human, place).weapon))
            }
            ShootAction::Throw { place } | ShootAction::Launch { place } => {
                with_rest(fire::grenade(&self.threats, human, place))
            }
            ShootAction::Flame { place } => with_rest(fire::flame(&self.threats, human, place)),
            ShootAction::Finish { target, .. } => self.thing(self.threats.worth(zombie(target)?).0 + 500, 1),
            ShootAction::ClearJam { .. } => self.thing(5_000, 3),
            ShootAction::Brace { .. } => self.weighed(gear::brace(battle, human, self.is_safe())),
        }
    }

    fn weigh_search(&self, action: &SearchAction) -> Option<Attack> {
        let wanted = match *action {
            SearchAction::Room(room) => self.outlook.mission == Mission::Search(room),
            SearchAction::Vehicle(vehicle) => self.outlook.mission == Mission::SearchVehicle(vehicle),
        };
        if wanted && self.is_safe() { self.thing(SEARCH, 4) } else { None }
    }

    /// Kept AP are worth something where zombies will come into sight or closer, unless there is somewhere to go.
    fn weigh_cover(&self) -> Option<Attack> {
        let figure = &self.battle.humans[usize::from(self.human)];
        let comes = !fire::nearest(self.battle, self.human, 300, 1).is_empty();
        let ready = figure.posture == Posture::Standing
            && figure.in_hand.iter().any(|&it| shoot::unusable(self.battle, self.human, it).is_none());
        if !comes || !ready || self.outlook.way_mm != 0 {
            return None;
        }
        let kept = i32::from(self.at_hand.saturating_sub(1).min(3));
        Some(Attack { value: self.outlook.stay + COVER * kept, ..Attack::default() })
    }
}

/// The walk that he would choose now.
pub fn walk(battle: &Battle, human: u16) -> Option<Point> {
    let outlook = place::outlook(battle, human, true, &mut Ways::default());
    outlook.goes_to(ap::at_hand(battle, human, true)).map(|it| it.0)
}
