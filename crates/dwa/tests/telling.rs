//! Dice in the journal have an owner and a result.
use crate::board::{acting::acts, board};
use dwa::{
    battle::{Battle, FigureId, Phase, turn},
    phrases,
    table::weapons::Weapon,
};
use kernel::{Event, Play, Token, play::Defaults, scripted};
use view::{
    Panel, View,
    story::Names,
    telling::{Phrases, tell},
};

const WORDS: Phrases = Phrases {
    prompt: phrases::prompt,
    modifier: phrases::modifier,
    dice: phrases::dice,
    event: phrases::event,
    befalls: phrases::befalls,
    figure: phrases::figure,
    ..Phrases::NONE
};

/// The lines of the journal that show dice.
fn rolls(battle: &Battle, events: &[Event]) -> Vec<String> {
    let panel = |id: Token, name: &str| Panel { title: name.to_owned(), about: Some(id), ..Panel::default() };
    let humans = battle.humans.iter().zip(0..).map(|(it, id)| panel(FigureId::Human(id).token(), &it.name));
    let mut names = Names::of(&View { panels: humans.collect(), ..View::default() });
    names.recall(events, phrases::figure);
    let told = tell(events, &names, &WORDS);
    told.iter().filter(|it| it.roll.is_some()).map(|it| it.text.clone()).collect()
}

/// One step of the turn sequence.
fn step(battle: &mut Battle, phase: Phase, dice: &[u16]) -> Vec<Event> {
    battle.phase = phase;
    let (mut dice, mut answers) = (scripted(dice), Defaults);
    let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
    turn::step(battle, &mut play).unwrap();
    play.journal().to_vec()
}

#[test]
fn the_dice_of_every_burst_are_those_of_whoever_fires() {
    let board =
        board().armed("Lawless", 600, 600, Weapon::SubMachineGun, 4).zombie(775, 600).zombie(800, 640);
    let mut battle = board.with(|it| it.humans[0].turn.ap = 3).done();
    let fire = ["fire the sub machine gun at zombie 1", "1"];
    let told = acts(&mut battle, 0, &[3, 3, 3, 3, 3, 3, 3, 3, 3, 3], &fire);
    let rolls = rolls(&battle, &told);
    assert_eq!(rolls.len(), 2, "{rolls:?}");
    assert!(rolls.iter().all(|it| it.starts_with("Lawless rolls 3, 3, 3, 3 and 3")), "{rolls:?}");
}

#[test]
fn a_jam_roll_has_its_own_result() {
    let fires = |second: u16| {
        let mut battle = board().armed("Lawless", 600, 600, Weapon::Pistol, 6).zombie(775, 600).done();
        battle.rules.jams = true;
        battle.humans[0].turn.ap = 1;
        let told = acts(&mut battle, 0, &[1, second], &["fire the pistol at zombie 1"]);
        rolls(&battle, &told).remove(1)
    };
    assert_eq!(fires(3), "Lawless rolls 3, jams on 2 or less: has no jam");
    assert_eq!(fires(2), "Lawless rolls 2, jams on 2 or less: jams the pistol");
}

#[test]
fn a_break_tells_whether_it_worked() {
    let breaks = |die: u16| {
        let mut battle = board().human("Lawless", 600, 600).zombie(625, 600).done();
        let told = acts(&mut battle, 0, &[die], &["break from close combat"]);
        rolls(&battle, &told)
    };
    assert_eq!(breaks(6)[0], "Lawless rolls 6, needs 2 or more: breaks away from zombie 1");
    assert_eq!(breaks(1)[0], "Lawless rolls 1, needs 2 or more: does not get away from zombie 1");
}

#[test]
fn arrivals_and_lurches_tell_what_came_of_them() {
    let arrive = |dice: &[u16]| {
        let mut battle = board().human("Lawless", 600, 600).scene(|it| it.entry.b = true).done();
        let told = step(&mut battle, Phase::Arrivals, dice);
        rolls(&battle, &told).remove(0)
    };
    assert_eq!(arrive(&[5, 5]), "New arrivals: 5 and 5, needs 6: no zombie comes");
    assert_eq!(arrive(&[6, 2, 1, 300]), "New arrivals: 2 and 6, needs 6: one zombie comes");
    let lurch = |dice: &[u16]| {
        let mut battle =
            board().human("Lawless", 600, 600).zombie(425, 600).rules(|it| it.lurch = true).done();
        let told = step(&mut battle, Phase::ZombiesMove, dice);
        rolls(&battle, &told).remove(0)
    };
    assert_eq!(lurch(&[4]), "Zombie 1: lurch 4, needs 5 or more: does not lurch at Lawless");
    assert_eq!(lurch(&[5]), "Zombie 1: lurch 5, needs 5 or more: lurches at Lawless");
}
