//! Moral value, trauma and the deeds that count.
use kernel::{Play, RuleId};

use crate::{
    battle::{Battle, FigureId},
    journal::{Count, Mark},
    table::psychosis::Psychosis,
};

/// Sets somebody's moral value for good.
pub fn set_moral(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16, moral: i16) {
    battle.humans.open()[usize::from(human)].moral = moral;
    play.counted(rule, FigureId::Human(human).token(), Count::MoralValue, i32::from(moral));
}

/// The only one left of his team loses no moral value any more (13.2).
pub fn survive_alone(battle: &mut Battle, human: u16) {
    battle.humans.open()[usize::from(human)].last_survivor = true;
}

/// One fear test more has been taken.
pub fn count_fear_test(battle: &mut Battle, human: u16) {
    battle.humans.open()[usize::from(human)].fear_tests += 1;
}

/// A fear test was failed: everything costs double this turn.
pub fn be_afraid(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16) {
    let figure = &mut battle.humans.open()[usize::from(human)];
    figure.turn.afraid = true;
    figure.deeds.failed_fear_tests += 1;
    play.mark(rule, FigureId::Human(human).token(), Mark::Afraid, true);
}

/// So many trauma points now.
pub fn set_trauma(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16, points: u8) {
    battle.humans.open()[usize::from(human)].trauma = points;
    play.counted(rule, FigureId::Human(human).token(), Count::TraumaPoints, i32::from(points));
}

/// A new psychosis.
pub fn develop(battle: &mut Battle, play: &mut Play<'_>, human: u16, psychosis: Psychosis) {
    battle.humans.open()[usize::from(human)].psychoses.push(psychosis);
    play.mark(psychosis.rule(), FigureId::Human(human).token(), Mark::from(psychosis), true);
}
