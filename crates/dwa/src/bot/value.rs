//! What a position promises, for whoever looks ahead. It decides no rule.
use kernel::{Seat, search::Worth};

use crate::battle::{Battle, Human, figure::Life, victory};

/// The chance of reaching the goal and the shape the team is in; both are known once the game is over.
pub fn worth(battle: &Battle, _: Seat) -> Worth {
    let well = wellbeing(battle);
    if let Some(result) = &battle.result {
        return Worth::new(if result.reached { 1_000 } else { 0 }, well);
    }
    let chance = match victory::decided(battle) {
        Some(met) => {
            if met {
                950
            } else {
                50
            }
        }
        None => (400 + 300 * done(battle, &battle.scene.goal) / 1_000) * well / 1_000,
    };
    Worth::new(chance, well)
}

/// The team's share that is alive, less what its wounds are off.
fn wellbeing(battle: &Battle) -> u32 {
    let team = battle.humans.iter().take(usize::from(battle.humans_at_start)).filter(|it| it.member);
    let (mut all, mut many) = (0, 0);
    for human in team {
        all += shape(human);
        many += 1;
    }
    all.checked_div(many).unwrap_or(0)
}

fn shape(human: &Human) -> u32 {
    match human.life {
        Life::Alive => 1_000 - 150 * u32::from(human.wounds).min(3),
        Life::Left => 1_000,
        Life::Eliminated { .. } | Life::Turned { .. } => 0,
    }
}

/// How much of a goal is done, in thousandths: of several, their mean.
fn done(battle: &Battle, goal: &victory::Goal) -> u32 {
    match goal {
        victory::Goal::All(goals) | victory::Goal::Any(goals) => {
            goals.iter().map(|it| done(battle, it)).sum::<u32>() / goals.len().max(1) as u32
        }
        victory::Goal::Kill { zombies } => {
            let out = battle.zombies.iter().filter(|it| it.out && !it.left).count() as u32;
            (1_000 * out / u32::from(*zombies).max(1)).min(1_000)
        }
        victory::Goal::Survive
        | victory::Goal::Leave { .. }
        | victory::Goal::Reach { .. }
        | victory::Goal::Hold { .. }
        | victory::Goal::CarryOut { .. }
        | victory::Goal::DriveOff { .. } => u32::from(goal.is_met(battle, true)) * 1_000,
    }
}
