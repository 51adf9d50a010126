//! Action points (9): what a figure has, what an action costs it.
use kernel::{Dice, Play, RuleId};

use super::{Battle, FigureId, change, figure::HumanTurn};
use crate::{
    journal::Count,
    table::{
        ap::{Action, HUMAN_AP, Price, PriceSkill},
        skill::Skill,
    },
};

/// Gives every figure its AP and wipes what belonged to the last turn; AP left over are lost.
pub fn begin_turn(battle: &mut Battle, play: &mut Play<'_>) {
    play.cite(rule!("dwa.ap.allowance"));
    play.cite(rule!("dwa.ap.no-saving"));
    for human in 0..battle.humans.len() as u16 {
        let figure = &battle.humans[usize::from(human)];
        let (radio_on, done) = (figure.turn.radio_on, !figure.is_alive());
        *battle.turn_of(human) = HumanTurn { ap: HUMAN_AP, radio_on, done, ..HumanTurn::default() };
    }
    change::begin_turn(battle);
}

/// What an action of the list costs this human now: skills that last the turn first, then fear.
pub fn price(battle: &Battle, human: u16, action: Action) -> u8 {
    quote(battle, human, action, None).ap()
}

/// The same with a skill that serves this one action.
pub fn price_with(battle: &Battle, human: u16, action: Action, skill: PriceSkill) -> u8 {
    quote(battle, human, action, Some(skill)).ap()
}

/// A price that stands outside the list, after fear.
pub fn doubled(battle: &Battle, human: u16, ap: u8) -> u8 {
    if battle.humans[usize::from(human)].turn.afraid { 2 * ap } else { ap }
}

/// The AP he can still spend, on movement or on anything else.
pub fn at_hand(battle: &Battle, human: u16, on_movement: bool) -> u8 {
    let turn = &battle.humans[usize::from(human)].turn;
    if on_movement { turn.ap } else { turn.ap + turn.ap_not_for_movement }
}

/// Whether he has the AP for something that is not movement.
pub fn can_pay(battle: &Battle, human: u16, ap: u8) -> bool {
    ap <= at_hand(battle, human, false)
}

/// Why an action of the list cannot be begun: it could not be finished.
pub fn unaffordable(battle: &Battle, human: u16, action: Action) -> Option<RuleId> {
    let ap = price(battle, human, action);
    (at_hand(battle, human, action.is_movement()) < ap).then_some(rule!("dwa.ap.complete-in-turn"))
}

/// The same for a price that is not movement.
pub fn unpayable(battle: &Battle, human: u16, ap: u8) -> Option<RuleId> {
    (!can_pay(battle, human, ap)).then_some(rule!("dwa.ap.complete-in-turn"))
}

/// Pays for an action of the list.
pub fn pay(battle: &mut Battle, play: &mut Play<'_>, human: u16, action: Action) {
    pay_times(battle, play, human, action, 1);
}

/// Pays for the same action several times at once.
pub fn pay_times(battle: &mut Battle, play: &mut Play<'_>, human: u16, action: Action, times: u8) {
    let price = quote(battle, human, action, None);
    pay_quoted(battle, play, human, price, times);
}

/// Pays for an action that a skill makes cheaper this once.
pub fn pay_with(battle: &mut Battle, play: &mut Play<'_>, human: u16, action: Action, skill: PriceSkill) {
    let price = quote(battle, human, action, Some(skill));
    pay_quoted(battle, play, human, price, 1);
}

/// Pays a price that stands outside the list, before fear doubles it.
pub fn spend(battle: &mut Battle, play: &mut Play<'_>, human: u16, ap: u8, rule: RuleId) {
    if battle.humans[usize::from(human)].turn.afraid {
        play.cite(rule!("dwa.fear.failure"));
        play.cite(rule!("dwa.ruling.fear-doubling"));
    }
    lose_paid_way(battle, play, human);
    take(battle, play, human, doubled(battle, human, ap), false, rule);
}

fn quote(battle: &Battle, human: u16, action: Action, skill: Option<PriceSkill>) -> Price {
    let turn = &battle.humans[usize::from(human)].turn;
    let skill = skill.or_else(|| turn.used.iter().find_map(|&it| lasting(it)));
    Price { action, skill, afraid: turn.afraid }
}

/// The skills in use that make things cheaper for the whole turn (ruling on AP skills).
fn lasting(skill: Skill) -> Option<PriceSkill> {
    const LASTING: [(Skill, PriceSkill); 3] = [
        (Skill::FancyMove, PriceSkill::FancyMove),
        (Skill::Agile, PriceSkill::Agile),
        (Skill::Unload, PriceSkill::Unload),
    ];
    LASTING.iter().find(|it| it.0 == skill).map(|it| it.1)
}

fn pay_quoted(battle: &mut Battle, play: &mut Play<'_>, human: u16, price: Price, times: u8) {
    if times == 0 {
        return;
    }
    let ap = price.explained(play) * times;
    let goes_on = matches!(price.action, Action::Move | Action::CrossObstacle | Action::FancyMove);
    if !goes_on {
        lose_paid_way(battle, play, human);
    }
    let movement = price.action.is_movement();
    if movement {
        let turn = battle.turn_of(human);
        turn.ap_on_movement += ap;
        turn.ap_on_plain_moves += if price.action == Action::Move { ap } else { 0 };
        play.cite(rule!("dwa.ruling.movement-ap"));
    }
    take(battle, play, human, ap, movement, rule!("dwa.ap.cost-table"));
}

/// What is left of a started 5 cm is lost when he does anything else than move or turn.
pub(super) fn lose_paid_way(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    let turn = battle.turn_of(human);
    if turn.paid_mm != 0 {
        turn.paid_mm = 0;
        play.cite(rule!("dwa.ruling.partial-move"));
    }
}

/// The AP that are not for movement go first.
fn take(battle: &mut Battle, play: &mut Play<'_>, human: u16, ap: u8, movement: bool, rule: RuleId) {
    let turn = battle.turn_of(human);
    let from_extra = if movement { 0 } else { ap.min(turn.ap_not_for_movement) };
    turn.ap_not_for_movement -= from_extra;
    debug_assert!(ap - from_extra <= turn.ap, "nobody pays what he does not have");
    turn.ap = turn.ap.saturating_sub(ap - from_extra);
    let left = i32::from(turn.ap + turn.ap_not_for_movement);
    play.counted(rule, FigureId::Human(human).token(), Count::Ap, left);
}
