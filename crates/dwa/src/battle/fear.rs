//! Fear and morale (13) on the board.
use ground::open::{Crowd, measure};
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, ask};

use super::{
    Battle, FigureId, change,
    figure::{BASE_MM, Human, Life},
    rolls::{Rolls, Stake},
    skill, trauma,
    zombie::place::within,
};
use crate::{
    journal::{Decision, Incident, Interruption},
    table::{
        fear::{Fear, FearTest, Loss},
        quirk::Quirk,
        skill::Skill,
    },
};

/// Zombies frighten, and the team encourages, at most this far.
const NEAR_MM: i32 = 100;

/// The fear step of phase 1: everybody tests from the same positions.
pub fn test_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let mut tests = measure_all(battle);
    if tests.is_empty() {
        return Ok(());
    }
    play.cite(rule!("dwa.ruling.fear-who-counts"));
    play.cite(rule!("dwa.ruling.measuring"));
    motivate(battle, play, &mut tests)?;
    for (human, test) in tests {
        play.cite(rule!("dwa.fear.trigger"));
        tell_what_frightens(battle, play, human, &test);
        let passed = take(battle, play, human, test)?;
        change::count_fear_test(battle, human);
        match passed {
            Fear::Failed => fail(battle, play, human)?,
            Fear::Passed => {
                let token = FigureId::Human(human).token();
                play.note(rule!("dwa.fear.test"), token, Incident::NotAfraid);
            }
        }
    }
    Ok(())
}

/// Which of the dead is nearest: nobody but a reader asks.
fn tell_what_frightens(battle: &Battle, play: &mut Play<'_>, human: u16, test: &FearTest) {
    if !play.is_read() {
        return;
    }
    let own = battle.humans[usize::from(human)].base();
    let each = battle.zombies().map(|(id, it)| (measure::gap(own, it.base()), id));
    if let Some((range, nearest)) = each.min() {
        let (by, zombies) = (FigureId::Zombie(nearest).token(), test.zombies_within_10cm);
        let told = Incident::Frightened { by, range, zombies };
        play.note(rule!("dwa.fear.trigger"), FigureId::Human(human).token(), told);
    }
}

/// The tests that the positions call for, by the humans' ids.
pub fn measure_all(battle: &Battle) -> Vec<(u16, FearTest)> {
    let zombies = Crowd::new(battle.zombies().map(|it| it.1.base()));
    let humans = Crowd::new(battle.humans().map(|it| it.1.base()));
    let ids: Vec<u16> = battle.humans().map(|it| it.0).collect();
    let mut near = Vec::new();
    let mut tests = Vec::new();
    for (id, human) in battle.humans() {
        let frightens = within_reach(&zombies, human, &mut near);
        if frightens == 0 {
            continue;
        }
        within_reach(&humans, human, &mut near);
        let others = near.iter().map(|&it| ids[it]).filter(|&it| it != id);
        let others = others.map(|it| &battle.humans[usize::from(it)]);
        let mut test = FearTest {
            base_moral_value: i32::from(human.moral),
            zombies_within_10cm: u16::try_from(frightens).unwrap_or(u16::MAX),
            wounds: human.wounds,
            archetype: battle.rules.archetypes.then_some(human.archetype),
            ..FearTest::default()
        };
        for other in others {
            test.team_within_10cm += u16::from(human.member && other.member);
            test.psychos += u8::from(battle.rules.quirks && other.quirks.contains(&Quirk::Psycho));
        }
        tests.push((id, test));
    }
    tests
}

/// Who of a crowd is within 10 cm of a human, and how many they are.
fn within_reach(crowd: &Crowd, human: &Human, near: &mut Vec<usize>) -> usize {
    let far = |it: usize| crowd.base(it).is_none_or(|base| !within(human.at, base.at, NEAR_MM));
    crowd.within(human.at, NEAR_MM + BASE_MM + 1, &far, near);
    near.len()
}

/// Motivate: whoever has it may encourage the others round him before the dice are rolled.
fn motivate(battle: &mut Battle, play: &mut Play<'_>, tests: &mut [(u16, FearTest)]) -> Result<(), Pause> {
    if !battle.rules.skills {
        return Ok(());
    }
    for motivator in 0..battle.humans.len() as u16 {
        if !skill::may_use(battle, motivator, Skill::Motivate) {
            continue;
        }
        let (own, at) = (motivator, battle.humans[usize::from(motivator)].at);
        let helps = |human: u16| human != own && within(at, battle.humans[usize::from(human)].at, NEAR_MM);
        let helped: Vec<usize> = (0..tests.len()).filter(|&it| helps(tests[it].0)).collect();
        if helped.is_empty() {
            continue;
        }
        let friends = helped.iter().map(|&it| FigureId::Human(tests[it].0).token());
        let because = Interrupt::new(Interruption::FriendsAreFrightened);
        let because =
            because.by_all(std::iter::once(FigureId::Human(own).token()).chain(friends.clone().skip(1)));
        let because = friends.take(1).fold(because, Interrupt::befalls);
        if asks(battle, play, motivator, Skill::Motivate, because, &motivated(tests, &helped))? {
            skill::use_skill(battle, play, motivator, Skill::Motivate);
            helped.into_iter().for_each(|it| tests[it].1.motivators += 1);
        }
    }
    Ok(())
}

/// The tests of those who are helped, with one more who motivates and without.
fn motivated(tests: &[(u16, FearTest)], helped: &[usize]) -> Stake {
    let now = helped.iter().map(|&it| tests[it].clone());
    let more = now.clone().map(|(human, it)| (human, FearTest { motivators: it.motivators + 1, ..it }));
    Stake { yes: Rolls::Fears(more.collect()), no: Rolls::Fears(now.collect()) }
}

/// One test, with the skills that its human may use on it.
fn take(battle: &mut Battle, play: &mut Play<'_>, human: u16, mut test: FearTest) -> Result<Fear, Pause> {
    let first = battle.humans[usize::from(human)].fear_tests == 0;
    let nerves = first && skill::may_use(battle, human, Skill::NervesOfSteel);
    let stake = || Stake { yes: Rolls::Nothing, no: Rolls::Fear(test.clone()) };
    if nerves && asks(battle, play, human, Skill::NervesOfSteel, frightened(battle, human), &stake())? {
        skill::use_skill(battle, play, human, Skill::NervesOfSteel);
        return Ok(Fear::Passed);
    }
    test = choose_skill(battle, play, human, test)?;
    let who = FigureId::Human(human).token();
    let calm = |test: &FearTest| {
        format!("{} or less in all is not afraid", test.value().total() - test.modifiers().total())
    };
    let rolled = test.roll(&mut play.by(who).reads(|| calm(&test)));
    let again = || Rolls::Fear(test.clone());
    if rolled == Fear::Failed
        && battle.rules.skills
        && skill::inspired(battle, play, human, Interruption::FailsFearTest, &again)?
    {
        play.cite(rule!("dwa.ruling.reroll-skills"));
        return Ok(test.roll(&mut play.by(who).reads(|| calm(&test))));
    }
    Ok(rolled)
}

fn asks(
    battle: &Battle,
    play: &mut Play<'_>,
    human: u16,
    skill: Skill,
    because: Interrupt,
    stake: &Stake,
) -> Result<bool, Pause> {
    let seat = battle.humans[usize::from(human)].seat;
    let question = ask(skill.rule(), seat).about(FigureId::Human(human).token());
    play.yes_no_on(battle, question.because(because), stake)
}

/// The dead who are near enough to frighten him, the nearest first.
fn frightened(battle: &Battle, human: u16) -> Interrupt {
    let figure = &battle.humans[usize::from(human)];
    let near =
        battle.zombies().filter(|it| within(figure.at, it.1.at, NEAR_MM)).map(|it| FigureId::Zombie(it.0));
    let mut near: Vec<FigureId> = near.collect();
    near.sort_by_key(|&it| (battle.gap(FigureId::Human(human), it), it));
    Interrupt::new(Interruption::IsFrightened).by_all(near.into_iter().map(FigureId::token))
}

/// What a human sets against his fear, and the test with it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Nerve {
    uses: Option<Skill>,
    test: FearTest,
}

impl Choice for Nerve {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let label = match self.uses {
            Some(Skill::Cool) => "use Cool: +1 Moral Value for this test",
            Some(Skill::Fearless) => "use Fearless: -2 on the dice",
            Some(_) | None => "roll without a skill",
        };
        OptionView::new(label).odds(Rolls::Fear(self.test.clone()).chances(battle))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Decision::Uses { skill: self.uses.map(|it| it.name().into()) }.into())
    }
}

/// The test with the skill that he uses on it, if any.
fn choose_skill(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    test: FearTest,
) -> Result<FearTest, Pause> {
    let may = |skill: Skill| skill::may_use(battle, human, skill);
    let (cool, fearless) = (may(Skill::Cool), may(Skill::Fearless));
    if !cool && !fearless {
        return Ok(test);
    }
    let with = |uses: Skill| Nerve {
        uses: Some(uses),
        test: FearTest { cool: uses == Skill::Cool, fearless: uses == Skill::Fearless, ..test.clone() },
    };
    let mut options = vec![Nerve { uses: None, test: test.clone() }];
    options.extend(cool.then(|| with(Skill::Cool)));
    options.extend(fearless.then(|| with(Skill::Fearless)));
    let seat = battle.humans[usize::from(human)].seat;
    let question = ask(rule!("dwa.ruling.skill-use"), seat).about(FigureId::Human(human).token());
    let question = question.because(frightened(battle, human));
    let Nerve { uses, test } = play.pick(&*battle, question, &options)?;
    if let Some(skill) = uses {
        skill::use_skill(battle, play, human, skill);
    }
    Ok(test)
}

fn fail(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    change::be_afraid(battle, play, rule!("dwa.fear.failure"), human);
    trauma::gain(battle, play, human)
}

/// What a death costs the others (13.1, 13.2).
pub fn somebody_died(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    let member = battle.humans[usize::from(human)].member;
    lose(battle, play, human, if member { Loss::TeamKilled } else { Loss::NpcKilled });
    restore_last_survivor(battle, play);
}

/// What it costs the others that one of them is now a zombie.
pub fn somebody_turned(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    if battle.rules.team_zombified && battle.humans[usize::from(human)].member {
        lose(battle, play, human, Loss::TeamTurned);
    }
}

/// Every other living member of the team loses moral value for good.
fn lose(battle: &mut Battle, play: &mut Play<'_>, lost: u16, loss: Loss) {
    let rule = match loss {
        Loss::TeamKilled => rule!("dwa.fear.team-losses"),
        Loss::TeamTurned => rule!("dwa.fear.team-zombified"),
        Loss::NpcKilled => rule!("dwa.fear.npc-killed"),
    };
    for human in 0..battle.humans.len() as u16 {
        let figure = &battle.humans[usize::from(human)];
        if human != lost && figure.member && lives(figure) && !figure.last_survivor {
            let moral = loss.taken_from(i32::from(figure.moral), &battle.rules, play) as i16;
            change::set_moral(battle, play, rule, human, moral);
        }
    }
}

/// The only living member of a team that had more is restored to his full value, once and for all.
fn restore_last_survivor(battle: &mut Battle, play: &mut Play<'_>) {
    let members = battle.humans.iter().filter(|it| it.member).count();
    let mut living = (0..battle.humans.len()).filter(|&it| {
        let figure = &battle.humans[it];
        figure.member && lives(figure)
    });
    let (Some(last), None) = (living.next(), living.next()) else { return };
    let (figure, human) = (&battle.humans[last], last as u16);
    if members < 2 || figure.last_survivor {
        return;
    }
    let full = figure.full_moral;
    change::survive_alone(battle, human);
    play.cite(rule!("dwa.ruling.last-survivor"));
    play.cite(rule!("dwa.ruling.moral-value"));
    change::set_moral(battle, play, rule!("dwa.fear.last-survivor"), human, full);
}

fn lives(human: &Human) -> bool {
    match human.life {
        Life::Alive | Life::Left => true,
        Life::Eliminated { .. } | Life::Turned { .. } => false,
    }
}
