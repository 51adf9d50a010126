//! Dice in the journal have an owner and a result.
use crate::board::{acting::acts, board};
use dwa::{
    battle::{Battle, FigureId, Phase, figure::Life, flame::burn, turn},
    journal::Incident,
    phrases, rule,
    rules::Rules,
    table::{char::Archetype, skill::Skill, weapons::Weapon},
};
use kernel::{Event, Play, Token, play::Defaults, scripted};
use view::{
    Panel, View,
    story::Names,
    telling::{JournalLine, Phrases, tell},
};

const WORDS: Phrases = Phrases {
    outcome: phrases::outcome,
    rules: &dwa::words::WORDS,
    event: phrases::event,
    again: phrases::again,
    many: phrases::many,
    reached: phrases::reached,
    befalls: phrases::befalls,
    figure: phrases::figure,
    ..Phrases::NONE
};

/// The lines of the journal that show dice.
fn rolls(battle: &Battle, events: &[Event]) -> Vec<String> {
    let told = told(battle, events);
    told.iter().filter(|it| it.roll.is_some()).map(|it| it.text.clone()).collect()
}

/// The lines of the journal.
pub fn told(battle: &Battle, events: &[Event]) -> Vec<JournalLine> {
    let panel = |id: Token, name: &str| Panel { title: name.to_owned(), about: Some(id), ..Panel::default() };
    let humans = battle.humans.iter().zip(0..).map(|(it, id)| panel(FigureId::Human(id).token(), &it.name));
    let mut names = Names::of(&View { panels: humans.collect(), ..View::default() });
    names.recall(events, phrases::figure);
    tell(events, &names, &WORDS)
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
    let mut battle = board.with(|it| it.arrange().humans[0].turn.ap = 3).done();
    let fire = ["fire the sub machine gun at zombie 1", "1"];
    let told = acts(&mut battle, 0, &[3, 3, 3, 3, 3, 3, 3, 3, 3, 3], &fire);
    let rolls = rolls(&battle, &told);
    assert_eq!(rolls.len(), 2, "{rolls:?}");
    assert!(rolls.iter().all(|it| it.starts_with("Lawless rolls 3, 3, 3, 3 and 3")), "{rolls:?}");
}

#[test]
fn who_lies_down_by_their_own_will_is_not_told_to_fall() {
    let mut battle = board().human("Lawless", 600, 600).done();
    let events = acts(&mut battle, 0, &[], &["lie down"]);
    let lines: Vec<String> = told(&battle, &events).into_iter().map(|it| it.text).collect();
    assert!(!lines.iter().any(|it| it.contains("fall")), "{lines:?}");
    assert_eq!(lines.iter().filter(|it| it.contains("Lawless lies down")).count(), 1, "{lines:?}");
}

#[test]
fn a_blow_tells_its_modifiers_with_its_die_though_a_question_comes_between() {
    let mut battle = board().armed("Ann", 600, 600, Weapon::Machete, 0).zombie(625, 600).done();
    battle.rules.skills = true;
    battle.arrange().humans[0].skills.push(Skill::Aggressive);
    // From behind a 2 is a 3: not enough, and the second die, a 3, is a 4.
    battle.arrange().zombies[0].facing = 90;
    let told = acts(&mut battle, 0, &[2, 3], &["strike zombie 1 with the machete", "yes"]);
    assert!(battle.zombies[0].fallen);
    let rolls = rolls(&battle, &told);
    assert!(rolls[0].contains("rolls 2 + 1 (from behind) = 3") || rolls[0].contains("2 +1"), "{rolls:?}");
    assert!(rolls[1].contains("falls"), "{rolls:?}");
}

#[test]
fn what_a_blast_does_to_one_is_not_told_with_the_die_of_another() {
    let board = board().armed("Ann", 600, 600, Weapon::FlashBang, 1).human("Bob", 720, 600).zombie(740, 620);
    let mut battle = board.done();
    let told = acts(&mut battle, 0, &[6, 5, 2], &["throw a flash-bang", "740,600"]);
    let rolls = rolls(&battle, &told);
    assert!(battle.humans[1].stunned, "{rolls:?}");
    assert!(!rolls.last().unwrap().contains("Bob"), "{rolls:?}");
}

#[test]
fn a_landing_die_that_may_misfire_is_not_told_as_a_place_where_it_lands() {
    let mut battle = board().armed("Ann", 600, 600, Weapon::GrenadeLauncher, 1).zombie(775, 600).done();
    battle.rules.jams = true;
    let told = acts(&mut battle, 0, &[1, 1, 4], &["fire the grenade launcher", "775,600"]);
    let rolls = rolls(&battle, &told);
    assert!(rolls[0].ends_with("risks a misfire"), "{rolls:?}");
}

#[test]
fn a_jam_roll_has_its_own_result() {
    let fires = |second: u16| {
        let mut battle = board().armed("Lawless", 600, 600, Weapon::Pistol, 6).zombie(775, 600).done();
        battle.rules.jams = true;
        battle.arrange().humans[0].turn.ap = 1;
        let told = acts(&mut battle, 0, &[1, second], &["fire the pistol at zombie 1"]);
        rolls(&battle, &told).remove(1)
    };
    assert_eq!(fires(3), "Lawless: jam roll 3, jams on 2 or less: the pistol does not jam");
    assert_eq!(fires(2), "Lawless: jam roll 2, jams on 2 or less: the pistol jams");
}

/// A burst of these dice at somebody on the ground or on their feet, as its lines are told.
fn burst(dice: &[u16]) -> Vec<String> {
    let board = board().armed("Lawless", 600, 600, Weapon::SubMachineGun, 4).zombie(775, 600);
    let mut battle = board.with(|it| it.arrange().humans[0].turn.ap = 3).done();
    let events = acts(&mut battle, 0, dice, &["fire the sub machine gun at zombie 1", "0"]);
    told(&battle, &events).into_iter().map(|it| it.text).collect()
}

#[test]
fn what_several_dice_do_to_one_target_stands_on_their_line() {
    for dice in [[1, 1, 1, 4, 6], [1, 1, 1, 6, 4], [1, 1, 6, 6, 6]] {
        let lines = burst(&dice);
        let rolled = lines.iter().find(|it| it.contains("rolls 1, ")).unwrap();
        assert!(rolled.ends_with(": zombie 1 is eliminated"), "{lines:?}");
        assert!(!lines.iter().any(|it| it.ends_with("falls") || it.ends_with("missed")), "{lines:?}");
    }
}

#[test]
fn hits_that_a_lot_shares_out_are_told_of_those_whom_it_falls_on() {
    let board =
        board().armed("Lawless", 600, 600, Weapon::SubMachineGun, 4).zombie(775, 600).zombie(775, 630);
    let mut battle = board.with(|it| it.arrange().humans[0].turn.ap = 3).done();
    let fire = ["fire the sub machine gun at zombie 1", "0"];
    let events = acts(&mut battle, 0, &[1, 1, 1, 1, 4, 2], &fire);
    let lines: Vec<String> = told(&battle, &events).into_iter().map(|it| it.text).collect();
    let rolled = "Lawless rolls 1, 1, 1, 1 and 4, falls on 4 or more, eliminated on 5 or more";
    assert!(lines.contains(&format!("{rolled}: 1 knockdown, shared out by lot")), "{lines:?}");
    assert!(lines.contains(&"Drawn by lot: zombie 2 falls".to_owned()), "{lines:?}");
    assert!(!lines.iter().any(|it| it.contains("missed")), "{lines:?}");
}

#[test]
fn a_knockdown_of_somebody_on_the_ground_is_told_of_them() {
    let board = board().armed("Lawless", 600, 600, Weapon::Pistol, 6).fallen_zombie(750, 600);
    let mut battle = board.with(|it| it.arrange().humans[0].turn.ap = 2).done();
    let told = acts(&mut battle, 0, &[4, 6], &["fire the pistol at zombie 1", "2"]);
    let rolled = "Lawless rolls 4 +1 (fallen and near) = 5, falls on 4 or more, eliminated on 6 or more";
    assert_eq!(rolls(&battle, &told)[0], format!("{rolled}: zombie 1 falls"));
}

#[test]
fn every_burn_roll_has_its_own_turns_and_its_own_end() {
    let mut battle = board().human("Lawless", 100, 100).zombie(700, 600).zombie(900, 600).done();
    for it in battle.arrange().zombies.iter_mut() {
        it.burning = 1;
    }
    let (mut dice, mut answers) = (scripted(&[1, 4]), Defaults);
    let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
    burn(&mut battle, &mut play).unwrap();
    let told = rolls(&battle, play.journal());
    let [first, second] = told.as_slice() else { panic!("{told:?}") };
    let sum = "+2 (turns on fire) =";
    assert!(first.ends_with(&format!("burn roll 1 {sum} 3, eliminated on 5 or more: no effect")), "{first}");
    assert!(
        second.ends_with(&format!("burn roll 4 {sum} 6, eliminated on 5 or more: eliminated")),
        "{second}"
    );
}

#[test]
fn hits_that_wait_for_a_reroll_are_told_as_hits_and_the_death_by_itself() {
    let board = board()
        .rules(|it| it.skills = true)
        .armed("Lawless", 600, 600, Weapon::SubMachineGun, 4)
        .zombie(625, 600);
    let mut battle = board.with(|it| it.arrange().humans[0].skills.push(Skill::Aggressive)).done();
    let fire = ["fire the sub machine gun in close combat at zombie 1", "0", "yes"];
    let events = acts(&mut battle, 0, &[1, 2, 3, 6, 6, 1], &fire);
    let lines: Vec<String> = told(&battle, &events).into_iter().map(|it| it.text).collect();
    let line = |end: &str| lines.iter().position(|it| it.ends_with(end));
    assert!(line(": 2 hits").is_some(), "{lines:?}");
    assert!(line(": no effect") < line("Zombie 1 is eliminated"), "{lines:?}");
}

#[test]
fn a_break_tells_whether_it_worked() {
    let breaks = |die: u16| {
        let mut battle = board().human("Lawless", 600, 600).zombie(625, 600).done();
        let told = acts(&mut battle, 0, &[die], &["break away from close combat"]);
        rolls(&battle, &told)
    };
    assert_eq!(breaks(6)[0], "Lawless rolls 6, needs 2 or more: breaks away from zombie 1");
    assert_eq!(breaks(1)[0], "Lawless rolls 1, needs 2 or more: does not break away from zombie 1");
}

#[test]
fn arrivals_and_lurches_tell_what_came_of_them() {
    let arrive = |dice: &[u16]| {
        let mut battle = board().human("Lawless", 600, 600).scene(|it| it.entry.b = true).done();
        let told = step(&mut battle, Phase::Arrivals, dice);
        rolls(&battle, &told).remove(0)
    };
    assert_eq!(arrive(&[5, 5]), "New arrivals: 5 and 5, needs 6: no zombies arrive");
    assert_eq!(arrive(&[6, 2, 1, 300]), "New arrivals: 2 and 6, needs 6: one zombie comes");
    let lurch = |dice: &[u16]| {
        let mut battle =
            board().human("Lawless", 600, 600).zombie(425, 600).rules(|it| it.lurch = true).done();
        let told = step(&mut battle, Phase::ZombiesMove, dice);
        rolls(&battle, &told).remove(0)
    };
    assert_eq!(lurch(&[4]), "Zombie 1: lurch roll 4, needs 5 or more: does not lurch at Lawless");
    assert_eq!(lurch(&[5]), "Zombie 1: lurch roll 5, needs 5 or more: lurches at Lawless");
}

#[test]
fn a_body_that_may_rise_is_told_with_the_number_it_rises_on_and_why() {
    let rises = |die: u16| {
        let mut battle = board().human("Lawless", 600, 600).human("Dawson", 300, 300).done();
        battle.arrange().humans[0].life = Life::Eliminated { turn: 1 };
        (battle.arrange().humans[0].wounds, battle.turn) = (2, 2);
        let told = step(&mut battle, Phase::Zombification, &[die]);
        rolls(&battle, &told)
    };
    let rolled = |die: u16| {
        let why = "2 wounds, +1 turns since death, −1 as equal is not enough";
        format!("Lawless: zombification test {die}, rises as a zombie on 2 or less ({why}): ")
    };
    assert_eq!(rises(3), [rolled(3) + "lies still"]);
    assert_eq!(rises(2), [rolled(2) + "zombie 1 rises: it was Lawless"]);
}

#[test]
fn a_fear_test_names_each_of_its_modifiers_and_none_that_is_nothing() {
    let afraid = |wounds: u8| {
        let mut battle = board().human("Lawless", 600, 600).zombie(650, 600).done();
        battle.rules.archetypes = true;
        let lawless = &mut battle.arrange().humans[0];
        (lawless.wounds, lawless.archetype) = (wounds, Archetype::LawEnforcement);
        let told = step(&mut battle, Phase::Fear, &[2, 2]);
        rolls(&battle, &told).remove(0)
    };
    let line = afraid(0);
    assert!(line.contains("−1 zombies near") && !line.contains("wounds"), "{line}");
    assert!(!line.contains("law enforcement"), "{line}");
    let line = afraid(2);
    assert!(line.contains("−1 zombies near") && line.contains("−2 wounds"), "{line}");
}

#[test]
fn what_is_thrown_is_told_as_thrown_and_a_grenade_by_its_one_name() {
    let mut battle = board().armed("Lawless", 600, 600, Weapon::ThrowingKnife, 2).zombie(680, 600).done();
    battle.arrange().humans[0].turn.ap = 2;
    let events = acts(&mut battle, 0, &[1], &["throw the throwing knife at zombie 1"]);
    let lines: Vec<String> = told(&battle, &events).into_iter().map(|it| it.text).collect();
    assert!(lines[0].contains("throws the throwing knife at zombie 1"), "{lines:?}");
    for weapon in [Weapon::Molotov, Weapon::FlashBang] {
        assert_eq!(weapon.grenade().map(|it| it.name()), Some(weapon.profile().name));
    }
    let grenade = board().armed("Lawless", 600, 600, Weapon::FragmentationGrenade, 1).zombie(725, 600);
    let mut battle = grenade.done();
    let answers = ["throw a fragmentation grenade", "725,600"];
    let events = acts(&mut battle, 0, &[6, 1], &answers);
    let lines: Vec<String> = told(&battle, &events).into_iter().map(|it| it.text).collect();
    assert!(lines.iter().any(|it| it.contains("ragmentation grenade explodes")), "{lines:?}");
    assert!(!lines.iter().any(|it| it.contains("explodes at")), "{lines:?}");
}

#[test]
fn the_opening_names_the_optional_rules_in_use() {
    let opening = |rules: Rules| {
        let mut battle = board().human("Lawless", 600, 600).rules(|it| *it = rules).done();
        let told = step(&mut battle, Phase::Setup, &[]);
        let told = tell(&told, &Names::default(), &WORDS);
        told.iter().map(|it| it.text.clone()).collect::<Vec<_>>().join("\n")
    };
    let plain = opening(Rules::SINGLE_GAME);
    assert!(plain.contains("optional rules in use: The fallen rise, Lurch, One of ours;"), "{plain}");
    let none = Rules { zombification: false, team_zombified: false, lurch: false, ..Rules::SINGLE_GAME };
    assert!(opening(none).contains("no optional rules;"), "{}", opening(none));
    let campaign = opening(Rules::CAMPAIGN);
    assert!(campaign.contains("The fallen rise, Lurch, One of ours, Moan, Jams;"), "{campaign}");
}

#[test]
fn a_survivor_is_told_by_what_they_were() {
    let told_of = |archetype: Archetype, teenager: bool| {
        let battle = board().human("Ann", 600, 600).done();
        let events = crate::steps::roll(&[], |play| {
            let carries = Vec::new();
            let found =
                Incident::Survivor { archetype: archetype.id().into(), female: true, teenager, carries };
            play.note(rule!("dwa.search.survivor-weapon"), FigureId::Human(0).token(), found);
            play.journal().to_vec()
        });
        told(&battle, &events).remove(0).text
    };
    let found = [(Archetype::Military, "a soldier"), (Archetype::LawEnforcement, "a police officer")];
    for (archetype, words) in found.into_iter().chain([(Archetype::Civilian, "a civilian")]) {
        assert!(told_of(archetype, false).contains(words), "{archetype:?}: {}", told_of(archetype, false));
    }
    assert!(told_of(Archetype::Civilian, true).contains("a teenager"));
}
