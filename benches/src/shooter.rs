//! A cheap player, so that the rules are measured and not a bot: it stands and fires at whoever is nearest.
use dwa::battle::{Battle, FigureId, act::Action, cc::CcAction, r#move::MoveAction, shoot::ShootAction};
use ground::open::measure::dist2;
use kernel::{
    Answer, Answers, LiveQuestion,
    question::{AskedFor, Options},
};

/// Fires at the nearest, in contact too; else reloads or stands up; else is done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shooter {
    pub decisions: u64,
}

impl Answers for Shooter {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.decisions += 1;
        if let (AskedFor::One(of), Some(battle)) = (asked.shape, asked.table::<Battle>())
            && let Some(best) = best(battle, asked, of)
        {
            return Some(Answer::One(best));
        }
        Some(asked.default())
    }
}

/// The best of a menu of actions; nothing if the menu is of something else.
fn best(battle: &Battle, asked: &LiveQuestion<'_>, of: &dyn Options) -> Option<usize> {
    let from = battle.at(FigureId::from_token(asked.ask.about?));
    let worth = |at: usize| {
        let (rank, target) = rank(of.item(at).downcast_ref::<Action>()?)?;
        Some((rank, target.map_or(0, |it| dist2(from, battle.at(it))), at))
    };
    (0..of.open()).filter_map(worth).min().map(|it| it.2)
}

/// Which kind of action comes first, and at whom.
fn rank(action: &Action) -> Option<(u8, Option<FigureId>)> {
    match *action {
        Action::Cc(CcAction::Fire { zombie, .. }) => Some((0, Some(FigureId::Zombie(zombie)))),
        Action::Shoot(ShootAction::Finish { target, .. }) => Some((1, Some(target))),
        Action::Shoot(ShootAction::Fire { target, .. }) => Some((2, Some(target))),
        Action::Cc(CcAction::Strike { zombie, .. }) => Some((3, Some(FigureId::Zombie(zombie)))),
        Action::Shoot(ShootAction::ClearJam { .. }) => Some((4, None)),
        Action::Ammo(_) => Some((5, None)),
        Action::Move(MoveAction::StandUp) => Some((6, None)),
        Action::Done => Some((7, None)),
        Action::Move(_)
        | Action::Act(_)
        | Action::Shoot(_)
        | Action::Cc(_)
        | Action::Search(_)
        | Action::Item(_)
        | Action::Vehicle(_)
        | Action::Skill(_) => None,
    }
}
