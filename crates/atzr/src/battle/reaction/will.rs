//! Free Will (3.2.2): a Star picks the column of a Reaction Test instead of rolling.
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, ask, odds, question::Chance, scripted};

use super::{Battle, LeaderDie, Passed, PersonId, Reaction, ReactionTest, led};
use crate::{
    journal::{Choosing, Ending},
    phrases,
};

/// The column that a Star picks; nothing for those who roll.
pub fn choose(
    battle: &Battle,
    play: &mut Play<'_>,
    who: PersonId,
    test: &ReactionTest,
    because: Interrupt,
) -> Result<Option<Passed>, Pause> {
    let person = battle.person(who);
    kernel::rule::hit(rule!("atzr.star.advantages"));
    if !person.star {
        return Ok(None);
    }
    play.cite(rule!("atzr.ruling.free-will-scope"));
    let table = battle.scene.printed.tables.reaction.of(test.class);
    let under = |column: Passed| test.look_up(table, column, &mut scripted(&[]));
    if !person.is_players_star() {
        play.cite(rule!("atzr.tonya.free-will"));
        play.cite(rule!("atzr.ruling.tonya-details"));
        return Ok(Passed::ALL.into_iter().rev().min_by_key(|&it| rank(under(it))));
    }
    let leader_rep = led(battle, who).map(|it| battle.person(it.leader).rep().into());
    let roll = Will::Roll(ReactionTest { leader_rep, ..test.clone() });
    let columns = Passed::ALL.into_iter().rev().map(|it| Will::Column(it, under(it)));
    let options: Vec<Will> = std::iter::once(roll).chain(columns).collect();
    let asking = ask(rule!("atzr.star.free-will"), battle.seat_for(who)).about(who.token()).because(because);
    Ok(match play.pick(battle, asking, &options)? {
        Will::Roll(_) => None,
        Will::Column(column, _) => Some(column),
    })
}

/// Best to worst (9.4), but Tonya would rather hide than charge (ruling on Tonya).
const fn rank(result: Reaction) -> u8 {
    match result {
        Reaction::CarryOn => 0,
        Reaction::Fire => 1,
        Reaction::RushShot => 2,
        Reaction::DuckBack => 3,
        Reaction::ChargeIntoMelee => 4,
        Reaction::Runaway => 5,
    }
}

/// What a Star may do: roll like everybody, or pick a column and what stands in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Will {
    Roll(ReactionTest),
    Column(Passed, Reaction),
}

impl Choice for Will {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match self {
            Will::Roll(test) => OptionView::new("Roll the dice").odds(chances(battle, test)),
            Will::Column(column, result) => {
                let passed = match column {
                    Passed::TwoOrMore => "two passed",
                    Passed::One => "one passed",
                    Passed::None => "none passed",
                };
                OptionView::new(format!("{} ({passed})", word(*result)))
            }
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self {
            Will::Roll(_) => Choosing::RollsForReaction,
            Will::Column(_, result) => Choosing::PicksReaction { result: *result },
        };
        Some(deed.into())
    }
}

/// What the dice would come to, by the test that is taken.
fn chances(battle: &Battle, test: &ReactionTest) -> Vec<Chance> {
    let tables = &battle.scene.printed.tables.reaction;
    let all = odds(|dice| {
        let leader = test.leader_rep.is_some_and(|rep| LeaderDie { rep }.roll(dice));
        test.take(tables, leader, dice)
    });
    let ending = |result: &Reaction| Ending::Reacts { result: *result };
    all.outcomes.iter().map(|(result, p)| phrases::chance(battle, ending(result), p)).collect()
}

/// What a result of the test is called.
pub const fn word(result: Reaction) -> &'static str {
    match result {
        Reaction::CarryOn => "Carry On",
        Reaction::Fire => "Fire",
        Reaction::RushShot => "Rush Shot",
        Reaction::ChargeIntoMelee => "Charge into Melee",
        Reaction::DuckBack => "Duck Back",
        Reaction::Runaway => "Runaway",
    }
}
