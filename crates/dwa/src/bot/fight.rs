//! Close combat: fire, strike or break away.
use kernel::LiveQuestion;

use super::{
    choose::ActionPlan,
    fire::{SURE, chance, once_in},
    threat::{self, Threats},
};
use crate::{
    battle::{
        Battle, FigureId,
        act::Action,
        ap,
        cc::{self, CcAction},
        r#move::MoveAction,
        shoot::{self, ShootAction},
    },
    table::{ap::Action as Priced, shoot::Hit},
};

/// What a broken contact still costs: they come after him.
const PURSUIT: i32 = 2_500;
/// Fire goes on until so few thousandths of a chance are left that he still stands.
const ENOUGH: i32 = 60;

/// A blow or burst: what it downs, in hundredths of an enemy, and what it costs.
#[derive(Clone, Copy, Debug)]
struct Blow {
    option: usize,
    downs: i32,
    ap: u8,
    bursts: u8,
}

/// What to do in contact with standing enemies; none if nothing of it is offered.
pub fn choose(battle: &Battle, asked: &LiveQuestion<'_>, human: u16) -> Option<ActionPlan> {
    let enemies = 100 * battle.opponents(human).count() as i32;
    let at_hand = ap::at_hand(battle, human, false);
    let (mut best, mut way_out, mut up) = (None::<Blow>, None, None);
    for option in 0..asked.len() {
        let blow = match asked.item::<Action>(option)? {
            Action::Cc(CcAction::Break) => {
                way_out = Some(option);
                None
            }
            Action::Move(MoveAction::StandUp) => {
                up = Some(option);
                None
            }
            Action::Cc(it) => self::blow(battle, human, option, it),
            Action::Shoot(ShootAction::Finish { .. }) => Some(Blow { option, downs: 45, ap: 1, bursts: 1 }),
            _ => None,
        };
        let better = |a: &Blow, b: &Blow| i32::from(b.ap) * a.downs < i32::from(a.ap) * b.downs;
        if let Some(blow) = blow.filter(|it| 0 < it.downs)
            && best.as_ref().is_none_or(|it| better(it, &blow))
        {
            best = Some(blow);
        }
    }
    if let Some(up) = up {
        return Some(plan(battle, human, up, 1));
    }
    let stay = held(enemies);
    let fought = best.map_or(stay, |it| {
        let times = i32::from(at_hand / it.ap.max(1)).max(1);
        held((enemies - times * it.downs).max(0))
    });
    if let Some(out) = way_out {
        let held_fast = (enemies / 100).min(6);
        let broken = (stay * held_fast + PURSUIT * (6 - held_fast)) / 6;
        if broken < fought {
            return Some(plan(battle, human, out, 1));
        }
    }
    best.map(|it| plan(battle, human, it.option, it.bursts))
}

fn plan(battle: &Battle, human: u16, option: usize, bursts: u8) -> ActionPlan {
    let ap = battle.humans[usize::from(human)].turn.ap;
    ActionPlan { human, ap, option, value: 0, bursts, aim: 0, point: None }
}

/// What so many hundredths of enemies do to somebody they hold: two attacks each.
fn held(enemies: i32) -> i32 {
    threat::of_attackers(enemies) * 2
}

fn blow(battle: &Battle, human: u16, option: usize, action: &CcAction) -> Option<Blow> {
    let blow = |downs: i32, ap: u8, bursts: u8| Some(Blow { option, downs, ap, bursts });
    match *action {
        CcAction::Strike { place, zombie } => {
            let strike = cc::measure_strike(battle, human, place, zombie);
            let fallen = battle.zombies[zombie as usize].fallen;
            let downs: i32 = (1..=6).map(|face| value(strike.hit(face), fallen)).sum();
            blow(downs / 6, ap::price(battle, human, Priced::Strike), 1)
        }
        CcAction::Fire { place, shells, .. } => {
            let cqm = cc::measure_cqm(battle, human, place, shells);
            let hit = chance(cqm.weapon.profile().cqm, cqm.modifiers().total());
            let price = ap::price(battle, human, Priced::Fire(cqm.weapon)).max(1);
            if cqm.weapon.is_shotgun() {
                return blow(once_in(hit, i32::from(shells)) / 10, price, 1);
            }
            if cqm.weapon.is_automatic() {
                let share = i32::from(cqm.enemies.max(1));
                return blow(share * once_in(hit / share, 5) / 10, price, 0);
            }
            let bursts = bursts(battle, human, place, hit, price);
            blow(once_in(hit, i32::from(bursts)) / 10, price * bursts, bursts)
        }
        CcAction::Break => None,
        CcAction::RestartChainsaw { .. } => blow(30, 3, 1),
    }
}

/// How many shots at one enemy: enough for him, but some for each.
fn bursts(battle: &Battle, human: u16, place: u8, hit: i32, price: u8) -> u8 {
    let enemies = battle.opponents(human).count().max(1) as u8;
    let payable = ap::at_hand(battle, human, false) / price;
    let most = payable.min(shoot::shots(shoot::held(battle, human, place))).max(1);
    let share = most.div_ceil(enemies);
    (1..=share).find(|&it| SURE - once_in(hit, i32::from(it)) <= ENOUGH).unwrap_or(share)
}

fn value(hit: Hit, fallen: bool) -> i32 {
    match hit {
        Hit::Miss => 0,
        Hit::Fall if fallen => 0,
        Hit::Fall => 60,
        Hit::Elim if fallen => 45,
        Hit::Elim => 100,
    }
}

/// What a strike at somebody who lies at his feet is worth.
pub fn strike(threats: &Threats<'_>, human: u16, action: &CcAction) -> Option<(i32, u8)> {
    let battle = threats.battle;
    match *action {
        CcAction::Strike { place, zombie } => {
            let strike = cc::measure_strike(battle, human, place, zombie);
            let kills = (1..=6).filter(|&it| strike.hit(it) == Hit::Elim).count() as i32;
            let worth = threats.worth(zombie).0 + 500;
            Some((worth * kills / 6, ap::price(battle, human, Priced::Strike)))
        }
        CcAction::Fire { .. } | CcAction::Break => None,
        CcAction::RestartChainsaw { .. } => {
            let quiet = !battle.in_close_combat(human);
            let who = battle.at(FigureId::Human(human));
            (quiet && threat::danger(battle, human, who) < 2_000).then_some((2_000, 3))
        }
    }
}
