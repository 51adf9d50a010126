//! Where experience, levels and what stands on a sheet end (16.4, 16.5).
use crate::board::{acting::acts, board, human};
use crate::home::{ana, campaign, over, plain_yard, settled, started};
use crate::steps::{roll, zombies_move};
use dwa::{
    battle::{
        Battle, Phase, Zombie, fear,
        figure::{CarriedWeapon, HumanTurn, Malfunction},
        psychosis, turn,
    },
    campaign::{
        CampaignFile,
        roster::{Character, Fate},
        settle,
        xp::{Deeds, ScenarioResult},
    },
    rule,
    rules::Rules,
    table::{psychosis::Psychosis, quirk::Quirk, skill::Skill, weapons::Weapon},
};
use kernel::{Given, Play, Point, Proof, play::Nobody, scripted};

fn deeds(kills: u16, fate: Fate) -> Deeds {
    Deeds { outcome: ScenarioResult::MinorHero, kills, close_combat_kills: 0, fate, lone_survivor: false }
}

fn xp(deeds: &Deeds) -> i32 {
    deeds.resolve(&mut scripted(&[]))
}

/// Somebody's sheet of this level with as much XP as it takes.
fn of_level(level: u16) -> Character {
    let it = ana(&campaign(&["Ana"])).clone();
    let xp = dwa::campaign::level::xp_for(level);
    Character { level, xp, skills: Vec::new(), ..it }
}

#[test]
fn quirks_psychoses_and_free_weapon_skills_leave_room_for_five_and_learned_ones_do_not() {
    let _proof = Proof::of(rule!("dwa.skill.maximum")).facts([1, 2, 3]);
    let mut it = Character {
        archetype: dwa::table::char::Archetype::Military,
        skills: vec![Skill::Cool, Skill::Lucky, Skill::Agile, Skill::Rifle],
        free_skills: vec![Skill::Handguns, Skill::Shotgun],
        quirks: vec![Quirk::Psycho, Quirk::Thick],
        psychoses: vec![Psychosis::Rage, Psychosis::Scared],
        skills_to_learn: 2,
        ..of_level(9)
    };
    assert_eq!(it.learn(Skill::Bows, &Rules::CAMPAIGN), Ok(()), "the fifth");
    let sixth = [Skill::Quick, Skill::MachineGun].map(|skill| it.may_learn(skill, &Rules::CAMPAIGN));
    assert_eq!(sixth, [Err(rule!("dwa.skill.maximum")); 2]);
}

#[test]
fn experience_buys_no_skill() {
    let _proof = Proof::of(rule!("dwa.level.skill-gain")).facts([4]);
    let mut it = Character { xp: 14, skills_to_learn: 0, ..of_level(2) };
    assert_eq!(it.learn(Skill::Agile, &Rules::CAMPAIGN), Err(rule!("dwa.level.skill-gain")));
    it.skills_to_learn = 1;
    assert_eq!(it.learn(Skill::Agile, &Rules::CAMPAIGN), Ok(()));
    assert_eq!(it.learn(Skill::Lucky, &Rules::CAMPAIGN), Err(rule!("dwa.level.skill-gain")));
    assert_eq!((it.xp, it.skills.len()), (14, 1));
}

#[test]
fn a_kill_in_the_middle_of_a_game_raises_nobody_before_it_is_settled() {
    let _proof = Proof::of(rule!("dwa.level.between-scenarios")).facts([1, 3]);
    let mut campaign = campaign(&["Ana", "Bo"]);
    let mut battle = started(&mut campaign);
    let at = battle.humans[0].at;
    battle.arrange().zombies[0].at = Point::new(at.x, at.y - 175);
    battle.arrange().humans[0].turn = HumanTurn { ap: 1, ..HumanTurn::default() };
    battle.arrange().humans[0].deeds.kills = 19;
    acts(&mut battle, 0, &[6], &["fire the pistol at zombie 1"]);
    let figure = &battle.humans[0];
    assert_eq!((figure.deeds.kills, figure.moral, figure.full_moral), (20, 10, 10));
    assert_eq!((ana(&campaign).level, ana(&campaign).xp, ana(&campaign).skills_to_learn), (1, 0, 0));
    let refused = campaign.learn("Ana", "Lucky", &mut scripted(&[])).unwrap_err();
    assert_eq!(refused.rule, Some(rule!("dwa.level.between-scenarios")));
    settled(&mut campaign, &over(battle, true));
    assert_eq!((ana(&campaign).level, ana(&campaign).xp), (2, 6));
}

#[test]
fn kills_are_each_ones_own_and_what_is_left_of_them_is_dropped() {
    let _proof = Proof::of(rule!("dwa.xp.kills")).facts([1, 2, 5]);
    let after = |ana_kills: u16, bo_kills: u16, games: usize| {
        let mut campaign = campaign(&["Ana", "Bo"]);
        for game in 0..games {
            let mut battle = campaign.begin(&plain_yard(), &format!("home-{game}.shamble")).unwrap().battle();
            assert_eq!(battle.humans[0].deeds.kills, 0);
            battle.arrange().humans[0].deeds.kills = ana_kills;
            let bo = battle.humans.iter().position(|it| it.name == "Bo").unwrap();
            battle.arrange().humans[bo].deeds.kills = bo_kills;
            settled(&mut campaign, &over(battle, true));
        }
        (campaign.team[0].xp, campaign.team[1].xp)
    };
    // 2 XP for each major victory.
    assert_eq!(after(4, 4, 1), (2, 2), "eight of the team are nobody's five");
    assert_eq!(after(9, 1, 1), (3, 2));
    assert_eq!(after(4, 6, 2), (4, 6), "nothing is kept for the next game");
}

#[test]
fn the_dead_and_the_turned_are_paid_for_no_kill() {
    let _proof = Proof::of(rule!("dwa.xp.kills")).facts([3]);
    assert_eq!([Fate::Alive, Fate::Dead, Fate::Turned].map(|it| xp(&deeds(20, it))), [5, 0, 0]);
}

#[test]
fn who_dies_of_the_last_wounds_has_not_survived() {
    let _proof = Proof::of(rule!("dwa.xp.scenario")).facts([3]);
    let ends = |die: u16| {
        let mut campaign = campaign(&["Ana", "Bo"]);
        let mut battle = started(&mut campaign);
        (battle.turn, battle.phase) = (3, Phase::End);
        let ana_figure = &mut battle.arrange().humans[0];
        (ana_figure.wounds, ana_figure.untested, ana_figure.deeds.kills) = (3, 3, 5);
        let (mut dice, mut nobody) = (scripted(&[die]), Nobody);
        turn::step(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut nobody)).unwrap();
        assert!(battle.result.is_some());
        settled(&mut campaign, &battle);
        (ana(&campaign).fate, ana(&campaign).xp)
    };
    assert_eq!(ends(6), (Fate::Alive, 3));
    assert_eq!(ends(1), (Fate::Dead, 0));
}

#[test]
fn a_zombie_that_wandered_off_is_nobodys_kill() {
    let _proof = Proof::of(rule!("dwa.xp.kills")).facts([6]);
    let mut battle = board().armed("Ann", 1100, 600, Weapon::Pistol, 6).zombie(50, 600).done();
    battle.arrange().humans[0].deeds.kills = 4;
    zombies_move(&mut battle, &[270]);
    assert!(battle.zombies[0].out && battle.zombies[0].left);
    let earned = |it: &Battle| xp(&deeds(it.humans[0].deeds.kills, Fate::Alive)) - 1;
    assert_eq!(earned(&battle), 0);
    battle.arrange().zombies.push(Zombie::new(Point::new(925, 600)));
    battle.arrange().humans[0].turn = HumanTurn { ap: 1, ..HumanTurn::default() };
    acts(&mut battle, 0, &[6], &["fire the pistol at zombie 2"]);
    assert_eq!(earned(&battle), 1, "one that was shot is");
}

#[test]
fn a_zombie_felled_by_a_charge_counts_when_it_is_killed_and_then_twice() {
    let _proof = Proof::of(rule!("dwa.xp.close-combat-double")).facts([1, 4]);
    let mut ann = human("Ann", 600, 600);
    let bat = CarriedWeapon {
        weapon: Weapon::BaseballBat,
        loaded: 0,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    ann.weapons.push(bat);
    ann.in_hand.push(0);
    ann.psychoses.push(Psychosis::Charge);
    let mut battle = board().add(ann).zombie(725, 600).rules(|it| it.trauma = true).done();
    roll(&[], |play| psychosis::compel(&mut battle, play, 0).unwrap());
    let counted = |it: &Battle| (it.humans[0].deeds.kills, it.humans[0].deeds.kills_in_close_combat);
    assert_eq!((battle.zombies[0].fallen, counted(&battle)), (true, (0, 0)));
    acts(&mut battle, 0, &[2], &["strike zombie 1 with the baseball bat"]);
    assert_eq!(counted(&battle), (1, 1));
    let close_combat_kills = battle.humans[0].deeds.kills_in_close_combat;
    assert_eq!(xp(&Deeds { close_combat_kills, ..deeds(3, Fate::Alive) }), 2, "3 and twice 1");
}

#[test]
fn a_level_brings_no_quirk() {
    let _proof = Proof::of(rule!("dwa.quirk.creation")).facts([1]);
    let given = dwa::campaign::file::read_new(
        r#"{"name": "Bo", "archetype": "civilian", "sex": "male", "quirks": 1}"#,
    );
    let mut campaign = CampaignFile::new("The long way home");
    campaign.add(&given.unwrap(), &mut scripted(&[1, 1])).unwrap();
    let bo = &mut campaign.team[0];
    assert_eq!(bo.quirks, [Quirk::Clumsy], "two dice, and never a 1 on one");
    settle(bo, &deeds(60, Fate::Alive), &Rules::CAMPAIGN, &mut scripted(&[]));
    assert_eq!((bo.level, &bo.quirks[..]), (2, &[Quirk::Clumsy][..]));
    let third = dwa::campaign::file::read_new(
        r#"{"name": "Cy", "archetype": "civilian", "sex": "male", "quirks": 3}"#,
    );
    let refused = campaign.add(&third.unwrap(), &mut scripted(&[])).unwrap_err();
    assert_eq!(refused.rule, Some(rule!("dwa.quirk.creation")));
}

#[test]
fn a_psychosis_comes_on_top_of_two_quirks_and_uses_no_skill() {
    let _proof = Proof::of(rule!("dwa.psychosis.as-quirk")).facts([1, 2]);
    let mut ann = human("Ann", 600, 600);
    ann.quirks.extend([Quirk::Flinch, Quirk::Sexy]);
    ann.trauma = 5;
    ann.skills.push(Skill::Dodge);
    let board = board().add(ann).zombie(700, 600);
    let mut battle = board.rules(|it| (it.trauma, it.quirks, it.skills) = (true, true, true)).done();
    roll(&[6, 6, 1, 2], |play| fear::test_all(&mut battle, play).unwrap());
    assert_eq!(battle.humans[0].psychoses[..], [Psychosis::Charge], "a third affliction");
    assert_eq!(battle.humans[0].quirks.len(), 2);
    // Nobody is asked whether he charges.
    roll(&[], |play| psychosis::compel(&mut battle, play, 0).unwrap());
    assert!(battle.zombies[0].fallen && battle.humans[0].turn.used.is_empty());
}

#[test]
fn a_medic_has_one_try_for_one_who_turned_when_the_game_is_over() {
    let _proof = Proof::of(rule!("dwa.skill.medic")).facts([1, 2]);
    let mut campaign = campaign(&["Ana", "Bo", "Cy"]);
    campaign.team[0].skills.push(Skill::Medic);
    let mut under_way = campaign.clone();
    started(&mut under_way);
    under_way.team[1].fate = Fate::Turned;
    under_way.aftermath.turned = vec!["Bo".to_owned()];
    assert!(under_way.treat("Ana", "Bo", &mut scripted(&[])).is_err(), "not during the game");
    campaign.aftermath.turned = vec!["Bo".to_owned(), "Cy".to_owned()];
    campaign.team[1].fate = Fate::Turned;
    campaign.team[2].fate = Fate::Turned;
    let mut destroyed = campaign.clone();
    destroyed.team[1].fate = Fate::Dead;
    assert!(destroyed.treat("Ana", "Bo", &mut scripted(&[])).is_err(), "a destroyed zombie stays dead");
    let mut cured = campaign.clone();
    cured.treat("Ana", "Cy", &mut scripted(&[6])).unwrap();
    assert_eq!(cured.team[2].fate, Fate::Alive);
    campaign.treat("Ana", "Bo", &mut scripted(&[5])).unwrap();
    assert_eq!(campaign.team[1].fate, Fate::Turned);
    assert!(campaign.treat("Ana", "Cy", &mut scripted(&[])).is_err(), "nor a second try for another");
}

#[test]
fn base_contact_decides_whether_a_kill_counts_twice() {
    let _proof = Proof::of(rule!("dwa.xp.close-combat-double")).facts([2, 3]);
    let kills = |x: i32, fallen: bool, dice: &[u16], label: &str| {
        let mut battle = board().armed("Ann", 600, 600, Weapon::Pistol, 6).zombie(x, 600).done();
        battle.arrange().zombies[0].fallen = fallen;
        battle.arrange().humans[0].turn = HumanTurn { ap: 2, ..HumanTurn::default() };
        let answers: &[&str] = if fallen { &[label] } else { &[label, "1"] };
        acts(&mut battle, 0, dice, answers);
        assert!(battle.zombies[0].out, "{label}");
        let it = battle.humans[0].deeds;
        let deeds = Deeds {
            close_combat_kills: it.kills_in_close_combat,
            ..deeds(3 + it.kills - it.kills_in_close_combat, Fate::Alive)
        };
        (it.kills_in_close_combat, xp(&deeds) - 1)
    };
    assert_eq!(kills(625, false, &[3], "fire the pistol in close combat at zombie 1"), (1, 1));
    assert_eq!(kills(625, true, &[], "finish with the pistol: zombie 1"), (1, 1));
    assert_eq!(kills(775, false, &[6], "fire the pistol at zombie 1"), (0, 0), "3 and 1 are no five");
}

#[test]
fn the_last_one_alive_is_paid_for_it_when_the_game_is_over() {
    let _proof = Proof::of(rule!("dwa.xp.lone-survivor")).facts([3]);
    let ends = |also: bool| {
        let mut campaign = campaign(&["Ana", "Bo"]);
        let mut battle = started(&mut campaign);
        let dead = dwa::battle::figure::Life::Eliminated { turn: 1 };
        let bo = battle.humans.iter().position(|it| it.name == "Bo").unwrap();
        battle.arrange().humans[bo].life = dead;
        assert_eq!(ana(&campaign).xp, 0, "nothing is booked during the game");
        if also {
            battle.arrange().humans[0].life = dead;
        }
        settled(&mut campaign, &over(battle, true));
        ana(&campaign).xp
    };
    assert_eq!([ends(false), ends(true)], [4, 0]);
}
