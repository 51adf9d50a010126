//! How something may end, as odds tell it.
use kernel::{Ratio, Token, question::Chance};

use super::note::mercy;
use crate::{
    battle::{Battle, FigureId, reaction_word},
    journal::Ending,
    table::{ranged::TargetFate, talk::Talked},
};

/// One end of odds with its words.
pub fn chance(battle: &Battle, ending: Ending, p: &Ratio) -> Chance {
    let what = words(&ending, &|it| battle.name(FigureId::from_token(it)));
    Chance::new(ending, what, p.clone())
}

fn words(ending: &Ending, named: &dyn Fn(Token) -> String) -> String {
    let plain = match ending {
        Ending::Fares { fate, whom: None } => fate_word(*fate),
        Ending::Fares { fate, whom: Some(whom) } => {
            return format!("{}: {}", named(*whom), fate_word(*fate));
        }
        Ending::IsLeftWith { fate: TargetFate::CarryOn } => "Carry On",
        Ending::IsLeftWith { fate } => fate_word(*fate),
        Ending::Reacts { result } => reaction_word(*result),
        Ending::Talks { result } => talked(*result),
        Ending::Judged { mercy: result } => return mercy(*result).result().to_owned(),
        Ending::FiredAt { one, all } => return fired_at(one, all, named),
        Ending::MorePoints { n: 0 } => "no extra MP",
        Ending::MorePoints { n } => return format!("{n} extra MP"),
        Ending::YouActFirst => "you act first",
        Ending::TheyActFirst => "they act first",
        Ending::WinsMelee => "wins the melee",
        Ending::GoesDown => "goes down",
        Ending::NeitherHurt => "neither hurts the other",
        Ending::TankExplodes => "explodes",
        Ending::TankMissed => "missed",
        Ending::GetsIn => "gets in",
        Ending::StaysOutside => "stays outside and makes noise",
        Ending::Succeeds => "succeeds, trying again if need be",
        Ending::Fails => "fails",
        Ending::NobodyWaits => "nobody waits",
        Ending::Robbery => "a Robbery",
        Ending::SuspectedRobbery => "a Robbery that you see coming",
    };
    plain.to_owned()
}

const fn fate_word(fate: TargetFate) -> &'static str {
    match fate {
        TargetFate::Missed => "missed",
        TargetFate::CarryOn => "no effect",
        TargetFate::DuckBack => "Duck Back",
        TargetFate::OutOfTheFight => "Out of the Fight",
        TargetFate::ObviouslyDead => "dead",
    }
}

const fn talked(result: Talked) -> &'static str {
    match result {
        Talked::WalkTheWalk => "a fight",
        Talked::Pleasantries => "pleasantries",
        Talked::Barter => "they barter",
        Talked::BarterAndJoin => "they barter and may join",
    }
}

/// Who may fire with how much at a charger.
fn fired_at(one: &[Token], all: &[Token], named: &dyn Fn(Token) -> String) -> String {
    let dice = |these: &[Token], dice: &'static str| -> Vec<(Token, &'static str)> {
        these.iter().map(|&it| (it, dice)).collect()
    };
    let mut each = [dice(one, "1 die"), dice(all, "all dice")].concat();
    each.sort_unstable();
    let each: Vec<String> = each.iter().map(|(who, dice)| format!("{dice} from {}", named(*who))).collect();
    match each.as_slice() {
        [] => "not fired at".to_owned(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
