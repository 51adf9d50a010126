//! Wounds, fire, stun and death.
use kernel::{Gone, Play, RuleId, What};

use super::{By, Cause, carried::drop_everything};
use crate::{
    battle::{
        Battle, FigureId, Zombie, fear,
        figure::{Life, Posture},
    },
    journal::{Count, Incident, Mark},
    words::WORDS,
};

/// Gives a human wounds (12.5): they add up, and the next wound test is about them.
pub fn wound(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    human: u16,
    n: u8,
    cause: Cause,
    by: By,
) {
    let figure = &mut battle.humans.open()[usize::from(human)];
    if n == 0 || !figure.is_alive() {
        return;
    }
    figure.wounds = figure.wounds.saturating_add(n);
    figure.untested = figure.untested.saturating_add(n);
    figure.bitten |= cause == Cause::ZombieAttack;
    let (token, wounds) = (FigureId::Human(human).token(), i32::from(figure.wounds));
    play.note(rule, token, Incident::Wounded { by: by.token(), wounds: n });
    play.counted(rule!("dwa.wound.accumulate"), token, Count::Wounds, wounds);
}

/// Takes wounds off a human; with none left there is nothing to test for (ruling on healing).
pub fn heal(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16, n: u8) {
    let figure = &mut battle.humans.open()[usize::from(human)];
    figure.wounds = figure.wounds.saturating_sub(n);
    if figure.wounds == 0 {
        figure.untested = 0;
        figure.bitten = false;
    }
    play.counted(rule, FigureId::Human(human).token(), Count::Wounds, i32::from(figure.wounds));
}

/// Puts a figure out of action; a report says by what, in the words of the rule.
pub fn eliminate(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, by: By) {
    debug_assert!(WORDS.cause(rule).is_some(), "{rule} puts somebody out and has no `cause` in words.toml");
    match who {
        FigureId::Zombie(zombie) => eliminate_zombie(battle, play, rule, zombie, by),
        FigureId::Human(human) => eliminate_human(battle, play, rule, human, by),
    }
}

fn eliminate_zombie(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, zombie: u32, by: By) {
    let figure = &mut battle.zombies.open()[zombie as usize];
    if figure.out {
        return;
    }
    figure.out = true;
    play.removed(rule, FigureId::Zombie(zombie).token(), Gone::Out, by.token());
    let Some(killer) = by.whose() else { return };
    let deeds = &mut battle.humans.open()[usize::from(killer)].deeds;
    deeds.kills += 1;
    deeds.kills_in_close_combat += u16::from(by.close);
}

fn eliminate_human(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16, by: By) {
    let turn = battle.turn;
    let figure = &mut battle.humans.open()[usize::from(human)];
    if !figure.is_alive() {
        return;
    }
    figure.life = Life::Eliminated { turn };
    figure.posture = Posture::Fallen;
    figure.burning = 0;
    figure.turn.done = true;
    play.removed(rule, FigureId::Human(human).token(), Gone::Out, by.token());
    drop_everything(battle, human);
    fear::somebody_died(battle, play, human);
}

/// The wound tests of a turn are over: what they were about has been tested (12.5).
pub fn wounds_are_tested(battle: &mut Battle) {
    for human in battle.humans.open() {
        human.untested = 0;
        human.bitten = false;
    }
}

/// A body, or somebody about to be one, that will not turn.
pub fn keep_dead(battle: &mut Battle, human: u16) {
    battle.humans.open()[usize::from(human)].stays_dead = true;
}

/// A body gets up as a zombie, which costs its team nerve (12.7, 13.1).
pub fn turn_into(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16, risen: Zombie) {
    let (zombie, at) = (battle.zombies.len() as u32, risen.at);
    battle.humans.open()[usize::from(human)].life = Life::Turned { zombie };
    battle.zombies.open().push(risen);
    let (token, was) = (FigureId::Zombie(zombie).token(), Some(FigureId::Human(human).token()));
    play.tell(rule, What::Placed { token, at, was, called_by: None });
    fear::somebody_turned(battle, play, human);
}

/// No AP and no attack in its next activation.
pub fn stun(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId) {
    set_stunned(battle, who, true);
    play.mark(rule, who.token(), Mark::Stunned, true);
}

/// Itself again.
pub fn recover(battle: &mut Battle, who: FigureId) {
    set_stunned(battle, who, false);
}

fn set_stunned(battle: &mut Battle, who: FigureId, stunned: bool) {
    match who {
        FigureId::Human(it) => battle.humans.open()[usize::from(it)].stunned = stunned,
        FigureId::Zombie(it) => battle.zombies.open()[it as usize].stunned = stunned,
    }
}

/// So many turns on fire, and who lit it.
pub fn burn(battle: &mut Battle, who: FigureId, turns: u8, lit_by: Option<u16>) {
    match who {
        FigureId::Human(it) => {
            let figure = &mut battle.humans.open()[usize::from(it)];
            (figure.burning, figure.lit_by) = (turns, lit_by);
        }
        FigureId::Zombie(it) => {
            let figure = &mut battle.zombies.open()[it as usize];
            (figure.burning, figure.lit_by) = (turns, lit_by);
        }
    }
}

/// Puts a fire out.
pub fn put_out(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId) {
    match who {
        FigureId::Human(it) => battle.humans.open()[usize::from(it)].burning = 0,
        FigureId::Zombie(it) => battle.zombies.open()[it as usize].burning = 0,
    }
    play.mark(rule, who.token(), Mark::OnFire, false);
}
