//! Quirks (16.6) on the board: they take effect whenever their situation arises, and are never a choice.
mod begin;

use kernel::{Dice, Menu, Play};

pub use self::begin::{begin, freeze, may_freeze};
use super::{
    Battle, FigureId,
    act::{self, Action},
    ap,
    change::{self, By},
    psychosis::deed,
};
use crate::{
    journal::Incident,
    table::{ap::Action as Priced, char::Sex, handling::Distraction, quirk::Quirk},
};

/// How far a distracting character is felt, a zombie frightens, a policeman provokes (16.6.1).
pub(super) const NEAR_MM: i32 = 100;

/// Whether somebody has this quirk, where quirks are played.
pub fn has(battle: &Battle, human: u16, quirk: Quirk) -> bool {
    battle.rules.quirks && battle.humans[usize::from(human)].quirks.contains(&quirk)
}

/// Clumsy: whether his next AP of movement depends on a die first.
pub fn may_stumble(battle: &Battle, human: u16) -> bool {
    has(battle, human, Quirk::Clumsy) && !battle.humans[usize::from(human)].turn.clumsy_rolled
}

/// Clumsy: whether his first AP of movement in the turn is spent on a fall.
pub fn stumbles(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> bool {
    if !may_stumble(battle, human) {
        return false;
    }
    battle.turn_of(human).clumsy_rolled = true;
    play.cite(rule!("dwa.ruling.quirk-details"));
    if !Quirk::Clumsy.takes_hold(&mut play.by(FigureId::Human(human).token())) {
        return false;
    }
    ap::pay(battle, play, human, Priced::Move);
    change::fall(battle, play, rule!("dwa.quirk.clumsy"), FigureId::Human(human), By::NOBODY);
    true
}

/// Relative: whether his next shot at a zombie depends on a die first.
pub fn may_recognise(battle: &Battle, human: u16) -> bool {
    has(battle, human, Quirk::Relative) && battle.humans[usize::from(human)].turn.recognised.is_none()
}

/// Relative: whether he recognises somebody before his first shot at a zombie this turn, and so does not fire.
pub fn recognises(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> bool {
    if !has(battle, human, Quirk::Relative) {
        return false;
    }
    if let Some(recognised) = battle.humans[usize::from(human)].turn.recognised {
        return recognised;
    }
    play.cite(rule!("dwa.ruling.quirk-details"));
    let recognised = Quirk::Relative.takes_hold(&mut play.by(FigureId::Human(human).token()));
    battle.turn_of(human).recognised = Some(recognised);
    if recognised {
        let token = FigureId::Human(human).token();
        play.note(rule!("dwa.quirk.relative"), token, Incident::RecognisesRelative);
    }
    recognised
}

/// Greys out what a quirk forbids.
pub fn restrict(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    if !battle.rules.quirks || battle.humans[usize::from(human)].quirks.is_empty() {
        return;
    }
    if has(battle, human, Quirk::Stupid) {
        act::close(menu, rule!("dwa.quirk.stupid"), |it| !deed::is_break(it));
    }
    if has(battle, human, Quirk::Relative) && battle.humans[usize::from(human)].turn.recognised == Some(true)
    {
        let attacks = |it: &Action| deed::is_fire(it) || deed::is_strike(it);
        act::close(menu, rule!("dwa.quirk.relative"), |it| !attacks(it));
    }
}

/// The others within 10 cm who distract somebody, in vehicles too.
pub fn distraction(battle: &Battle, human: u16) -> Distraction {
    let mut found = Distraction::default();
    if !battle.rules.quirks {
        return found;
    }
    let male = battle.humans[usize::from(human)].sex == Sex::Male;
    for (other, figure) in battle.humans().filter(|it| it.0 != human) {
        if NEAR_MM < battle.gap(FigureId::Human(human), FigureId::Human(other)) {
            continue;
        }
        found.psychos += u8::from(figure.quirks.contains(&Quirk::Psycho));
        found.sexy += u8::from(male && figure.quirks.contains(&Quirk::Sexy));
    }
    found
}
