//! The team after a game, and what is done before the next one (16.4, 16.5).

use crate::home::{ana, campaign, changed, over, plain_yard, settled, started, yard};
use crate::steps::roll;
use dwa::{
    battle::{
        Battle, Dwa, FigureId, Phase, Zombie,
        change::{self, By, Cause},
        figure::{Ammo, CarriedWeapon, Human, Life, Malfunction},
        turn, zombification,
    },
    campaign::{
        CampaignFile, What,
        file::read_new,
        muster,
        roster::{Arm, Fate},
        settle_all,
        xp::ScenarioResult,
    },
    rule,
    setup::Scenario,
    table::{
        psychosis::Psychosis,
        search::{Item, Stock},
        skill::Skill,
        weapons::{Category, Weapon},
    },
};
use kernel::{Book, Flow, Play, Point, Proof, Whim, dice::SeededDice, scripted};
use serde_json::{Value, json};

/// Ana's figure after a game that spared her nothing.
fn worn(human: &mut Human) {
    human.weapons[0] = CarriedWeapon {
        weapon: Weapon::Pistol,
        loaded: 3,
        pieces: 0,
        trouble: Malfunction::Jammed,
        grenade: None,
    };
    human.weapons.push(CarriedWeapon {
        weapon: Weapon::Molotov,
        loaded: 0,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    });
    human.weapons.push(CarriedWeapon {
        weapon: Weapon::Hammer,
        loaded: 0,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    });
    human.ammo = Ammo { clips: 0, shells: 3, ..Ammo::default() };
    human.items.push(Item::GasCan);
    human.stunned = true;
    human.burning = 1;
    human.moral = 7;
    human.trauma = 1;
    human.psychoses.push(Psychosis::Charge);
}

#[test]
fn what_is_left_after_the_game_is_carried_over_and_wounds_stun_and_fire_are_not() {
    let _accumulate = Proof::of(rule!("dwa.wound.accumulate")).facts([3, 4]);
    let _trauma = Proof::of(rule!("dwa.trauma.gain")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.between-games"));
    let mut campaign = campaign(&["Ana", "Bo"]);
    let mut battle = started(&mut campaign);
    worn(&mut battle.arrange().humans[0]);
    let by = (rule!("dwa.zombie.attack-roll"), Cause::ZombieAttack, By::NOBODY);
    roll(&[], |play| change::wound(&mut battle, play, by.0, 0, 2, by.1, by.2));
    assert_eq!(battle.humans[0].wounds, 2);
    let told = settled(&mut campaign, &over(battle, true));
    let ana = ana(&campaign);
    assert_eq!(
        ana.weapons,
        [Arm::new(Weapon::Pistol, 3), Arm { loaded: None, ..Arm::new(Weapon::Hammer, 0) }]
    );
    assert_eq!(ana.ammunition, [Stock { category: Category::Shells, pieces: 3 }]);
    assert_eq!(ana.items, [Item::GasCan]);
    assert_eq!((ana.moral_value, ana.trauma, ana.wounds, ana.xp), (7, 1, 0, 2));
    assert_eq!(ana.psychoses, [Psychosis::Charge]);
    let expected = [
        What::MoralValue { from: 10, to: 7 },
        What::Trauma { from: 0, to: 1 },
        What::Psychosis { psychosis: Psychosis::Charge },
        What::Loaded { weapon: Weapon::Pistol, to: 3 },
        What::WeaponGained { weapon: Weapon::Hammer },
        What::Ammunition { category: Category::Bullets, from: 2, to: 0 },
        What::Ammunition { category: Category::Shells, from: 0, to: 3 },
        What::ItemGained { item: Item::GasCan },
        What::Xp { gained: 2 },
        What::WoundsHealed { wounds: 2 },
    ];
    assert_eq!(changed(&told, "Ana"), expected);
    assert_eq!(changed(&told, "Bo"), [What::Xp { gained: 2 }]);
    let next = muster(&campaign, &plain_yard()).unwrap().battle().humans[0].clone();
    assert_eq!((next.wounds, next.stunned, next.burning), (0, false, 0));
    assert_eq!((next.moral, next.weapons.len(), next.items.as_slice()), (7, 2, &[Item::GasCan][..]));
    assert_eq!((next.weapons[0].loaded, next.ammo.shells), (3, 3));
}

#[test]
fn how_the_nerves_of_the_dead_were_is_not_told() {
    let mut campaign = campaign(&["Ana", "Bo"]);
    let mut battle = started(&mut campaign);
    worn(&mut battle.arrange().humans[0]);
    let who = FigureId::Human(0);
    roll(&[], |play| change::eliminate(&mut battle, play, rule!("dwa.wound.test"), who, By::NOBODY));
    let told = settled(&mut campaign, &over(battle, true));
    let nerves =
        |it: &What| matches!(it, What::MoralValue { .. } | What::Trauma { .. } | What::Psychosis { .. });
    assert!(!changed(&told, "Ana").iter().any(nerves), "{:?}", changed(&told, "Ana"));
    assert_eq!(ana(&campaign).fate, Fate::Dead);
}

#[test]
fn what_was_given_away_or_used_up_is_gone() {
    let mut campaign = campaign(&["Ana"]);
    campaign.team[0].items = vec![Item::Radio, Item::Radio];
    let mut battle = started(&mut campaign);
    battle.arrange().humans[0].weapons.clear();
    battle.arrange().humans[0].items.truncate(1);
    let told = settled(&mut campaign, &over(battle, false));
    let lost = [What::WeaponLost { weapon: Weapon::Pistol }, What::ItemLost { item: Item::Radio }];
    assert_eq!(changed(&told, "Ana")[..2], lost);
    assert!(ana(&campaign).weapons.is_empty());
}

#[test]
fn losses_of_morale_stay_and_kills_bring_it_back_up_to_the_full_value() {
    let _proof = Proof::of_all(&[rule!("dwa.ruling.moral-value"), rule!("dwa.ruling.kill-remainder")]);
    let after = |moral, kills, close| {
        let mut campaign = campaign(&["Ana", "Bo"]);
        let mut battle = started(&mut campaign);
        battle.arrange().humans[0].moral = moral;
        battle.arrange().humans[0].deeds.kills = kills;
        battle.arrange().humans[0].deeds.kills_in_close_combat = close;
        settled(&mut campaign, &over(battle, true));
        (ana(&campaign).moral_value, ana(&campaign).xp)
    };
    assert_eq!(after(7, 4, 0), (7, 2));
    assert_eq!(after(7, 5, 0), (8, 3));
    assert_eq!(after(7, 4, 1), (7, 3), "the kill in close combat counts double for XP only");
    assert_eq!(after(7, 9, 0), (8, 3));
    assert_eq!(after(9, 14, 1), (10, 5));
    assert_eq!(after(-3, 0, 0), (-3, 2));
}

#[test]
fn what_a_death_costs_the_others_is_lost_for_good() {
    let _team_losses = Proof::of(rule!("dwa.fear.team-losses")).facts([2]);
    let _team_zombified = Proof::of(rule!("dwa.fear.team-zombified")).facts([3]);
    let _npc_killed = Proof::of(rule!("dwa.fear.npc-killed")).facts([2]);
    let three = json!({"humans": [
        {"name": "First", "at": [300, 300]}, {"name": "Second", "at": [400, 300]},
        {"name": "Third", "at": [500, 300]}, {"name": "Guide", "member": false, "at": [700, 700]},
    ]});
    let mut campaign = campaign(&["Ana", "Bo", "Cy"]);
    let mut battle = campaign.begin(&yard(three), "home-1.shamble").unwrap().battle();
    let dies = |battle: &mut Battle, human: u16| {
        let who = FigureId::Human(human);
        roll(&[], |play| change::eliminate(battle, play, rule!("dwa.wound.test"), who, By::NOBODY));
    };
    battle.rules = dwa::rules::Rules { zombification: true, team_zombified: true, ..battle.rules };
    battle.arrange().humans[2].wounds = 6;
    (battle.turn, battle.phase) = (1, Phase::End);
    dies(&mut battle, 2);
    dies(&mut battle, 3);
    roll(&[], |play| turn::step(&mut battle, play).unwrap());
    assert_eq!((battle.turn, battle.humans[0].moral), (2, 6), "the turn is another, the loss the same");
    roll(&[1, 6], |play| zombification::test_all(&mut battle, play).unwrap());
    assert_eq!(battle.humans[0].moral, 5, "2 for Cy, 2 for the guide, 1 for what Cy has become");
    settled(&mut campaign, &over(battle, true));
    assert_eq!(ana(&campaign).moral_value, 5);
    let next = muster(&campaign, &plain_yard()).unwrap().battle();
    assert_eq!(next.humans[0].moral, 5, "in the next game too");
}

#[test]
fn the_rest_of_the_kills_does_not_count_in_the_next_game() {
    let _regain = Proof::of(rule!("dwa.fear.regain")).facts([3]);
    let _proof = Proof::of(rule!("dwa.ruling.kill-remainder"));
    let mut campaign = campaign(&["Ana", "Bo"]);
    for (game, xp) in [("home-1.shamble", 2), ("home-2.shamble", 4)] {
        let mut battle = campaign.begin(&plain_yard(), game).unwrap().battle();
        assert_eq!(battle.humans[0].deeds.kills, 0);
        battle.arrange().humans[0].moral = 6;
        battle.arrange().humans[0].deeds.kills = 4;
        settled(&mut campaign, &over(battle, true));
        assert_eq!((ana(&campaign).xp, ana(&campaign).moral_value), (xp, 6), "4 and 4 are no 5");
    }
    let mut battle = campaign.begin(&plain_yard(), "home-3.shamble").unwrap().battle();
    battle.arrange().humans[0].deeds.kills = 5;
    settled(&mut campaign, &over(battle, true));
    assert_eq!(ana(&campaign).moral_value, 8, "one for the five, one for her level");
}

#[test]
fn experience_brings_levels_and_skills_and_is_not_spent_on_them() {
    let _proof = Proof::of(rule!("dwa.ruling.xp-not-spent"));
    let mut campaign = campaign(&["Ana", "Bo"]);
    let mut battle = started(&mut campaign);
    battle.arrange().humans[0].deeds.kills = 20;
    settled(&mut campaign, &over(battle, true));
    assert_eq!((ana(&campaign).xp, ana(&campaign).level, ana(&campaign).skills_to_learn), (6, 2, 1));
    assert_eq!((ana(&campaign).moral_value, ana(&campaign).full_moral_value()), (11, 11));
    campaign.learn("ana", "fearless", &mut scripted(&[])).unwrap();
    assert_eq!((ana(&campaign).xp, ana(&campaign).skills_to_learn), (6, 0));
    let refused = campaign.learn("Ana", "Agile", &mut scripted(&[])).unwrap_err();
    assert_eq!(refused.rule, Some(rule!("dwa.level.skill-gain")));
    let next = campaign.begin(&plain_yard(), "home-2.shamble").unwrap().battle();
    assert_eq!(next.humans[0].full_moral, 11);
    assert!(next.humans[0].has(Skill::Fearless));
}

/// What became of Ana when her figure ended like this, with a zombie that was her.
fn fate_of(life: Life, spoil: impl Fn(&mut Zombie)) -> CampaignFile {
    let mut campaign = campaign(&["Ana", "Bo"]);
    let mut battle = started(&mut campaign);
    let mut zombie = Zombie { was: Some(0), ..Zombie::new(Point::new(300, 300)) };
    spoil(&mut zombie);
    battle.arrange().zombies.push(zombie);
    battle.arrange().humans[0].life = life;
    battle.arrange().humans[0].deeds.kills = 50;
    settled(&mut campaign, &over(battle, false));
    campaign
}

#[test]
fn the_living_and_those_who_left_live_on_and_the_dead_have_nothing() {
    assert_eq!(ana(&fate_of(Life::Alive, |_| ())).fate, Fate::Alive);
    assert_eq!(ana(&fate_of(Life::Left, |_| ())).fate, Fate::Alive);
    let dead = fate_of(Life::Eliminated { turn: 2 }, |_| ());
    assert_eq!((ana(&dead).fate, ana(&dead).xp, ana(&dead).weapons.len()), (Fate::Dead, 0, 0));
    let turned = Life::Turned { zombie: 1 };
    assert_eq!(ana(&fate_of(turned, |_| ())).fate, Fate::Turned);
    assert_eq!(ana(&fate_of(turned, |it| it.out = true)).fate, Fate::Dead);
    assert_eq!(ana(&fate_of(turned, |it| (it.out, it.left) = (true, true))).fate, Fate::Turned);
}

#[test]
fn the_last_of_a_team_of_two_is_a_lone_survivor_and_a_lone_starter_is_not() {
    let _proof = Proof::of(rule!("dwa.xp.lone-survivor")).facts([1, 2, 4]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.last-survivor"), rule!("dwa.fear.last-survivor")]);
    let mut two = campaign(&["Ana", "Bo"]);
    two.team[0].moral_value = 6;
    let mut battle = started(&mut two);
    battle.arrange().humans[1].life = Life::Eliminated { turn: 1 };
    battle.arrange().humans[0].moral = 10;
    assert!(battle.humans.iter().any(|it| !it.member && it.is_alive()), "the guide lives, too");
    let told = settled(&mut two, &over(battle, true));
    let expected = [What::MoralValue { from: 6, to: 10 }, What::Xp { gained: 2 }, What::Xp { gained: 2 }];
    assert_eq!(changed(&told, "Ana"), expected);
    assert_eq!(two.played[0].outcome, ScenarioResult::MajorHero);
    let mut one = campaign(&["Ana"]);
    let battle = started(&mut one);
    let told = settled(&mut one, &over(battle, true));
    assert_eq!(changed(&told, "Ana"), [What::Xp { gained: 2 }]);
}

#[test]
fn a_medic_has_one_try_after_the_game_for_one_who_turned_in_it() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.medic"), rule!("dwa.ruling.skill-misc")]);
    let mut campaign = fate_of(Life::Turned { zombie: 1 }, |_| ());
    let refused = campaign.treat("Bo", "Ana", &mut scripted(&[])).unwrap_err();
    assert_eq!(refused.rule, Some(rule!("dwa.skill.medic")));
    campaign.team[1].skills.push(Skill::Medic);
    let told = campaign.treat("Bo", "Ana", &mut scripted(&[5])).unwrap();
    assert_eq!(changed(&told, "Ana"), [What::NotCured]);
    let again = campaign.treat("Bo", "Ana", &mut scripted(&[])).unwrap_err();
    assert_eq!(again.to_string(), "Bo has already tried after this game (dwa.ruling.skill-misc)");
    campaign.aftermath.tried.clear();
    campaign.team[1].moral_value = 8;
    let told = campaign.treat("Bo", "Ana", &mut scripted(&[6])).unwrap();
    assert_eq!(changed(&told, "Ana"), [What::Fate { fate: Fate::Alive }]);
    assert_eq!(campaign.team[1].moral_value, 9);
    let mut late = fate_of(Life::Turned { zombie: 1 }, |_| ());
    late.team[1].skills.push(Skill::Medic);
    let battle = late.begin(&plain_yard(), "home-2.shamble").unwrap().battle();
    settled(&mut late, &over(battle, true));
    let refused = late.treat("Bo", "Ana", &mut scripted(&[])).unwrap_err();
    assert!(refused.why.contains("did not turn in the last game"), "{refused}");
}

#[test]
fn a_survivor_that_was_found_may_join_until_the_next_game_begins() {
    let _proof = Proof::of(rule!("dwa.ruling.survivors"));
    let mut campaign = campaign(&["Ana"]);
    let mut battle = started(&mut campaign);
    let mut survivor = Human { name: "Survivor 1".to_owned(), member: false, ..battle.humans[0].clone() };
    survivor.skills = [Skill::Handguns].into_iter().collect();
    survivor.deeds.kills = 40;
    battle.arrange().humans.push(survivor.clone());
    battle.arrange().humans.push(Human {
        name: "Survivor 2".to_owned(),
        life: Life::Eliminated { turn: 1 },
        ..survivor
    });
    settled(&mut campaign, &over(battle, true));
    let names: Vec<&str> = campaign.aftermath.survivors.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Survivor 1"]);
    let mut later = campaign.clone();
    assert!(campaign.take_in("Survivor 1", Some("ana"), &mut scripted(&[])).is_err());
    let told = campaign.take_in("survivor 1", Some("Rosa"), &mut scripted(&[])).unwrap();
    assert_eq!(changed(&told, "Rosa"), [What::Joined]);
    let rosa = &campaign.team[1];
    assert_eq!((rosa.level, rosa.xp, rosa.moral_value, rosa.skills_to_learn), (1, 0, 10, 0));
    assert_eq!((&rosa.free_skills[..], rosa.weapons[0].weapon), (&[Skill::Handguns][..], Weapon::Pistol));
    assert_eq!(rosa.quirks, []);
    later.begin(&plain_yard(), "home-2.shamble").unwrap();
    assert!(later.aftermath.survivors.is_empty());
}

#[test]
fn a_game_is_settled_once_and_only_when_it_is_over() {
    let mut campaign = campaign(&["Ana"]);
    let battle = started(&mut campaign);
    let settle = |campaign: &mut CampaignFile, battle: &Battle| {
        settle_all(campaign, battle, &mut scripted(&[])).map(|_| ()).map_err(|it| it.why)
    };
    let before = campaign.clone();
    assert_eq!(settle(&mut campaign, &battle), Err("the game is not over yet".to_owned()));
    assert_eq!(campaign, before);
    let battle = over(battle, true);
    assert_eq!(settle(&mut campaign, &battle), Ok(()));
    assert_eq!(settle(&mut campaign, &battle), Err("no game is under way".to_owned()));
    campaign.under_way = before.under_way;
    assert_eq!(settle(&mut campaign, &battle), Err("home-1.shamble has been settled before".to_owned()));
    assert_eq!((ana(&campaign).xp, campaign.played.len()), (2, 1));
}

#[test]
fn nothing_changes_on_the_sheets_while_a_game_is_under_way() {
    let _proof = Proof::of(rule!("dwa.level.between-scenarios"));
    let mut campaign = campaign(&["Ana", "Bo"]);
    campaign.team[0].skills_to_learn = 1;
    started(&mut campaign);
    let before = campaign.clone();
    let dice = &mut scripted(&[]);
    let refused = campaign.learn("Ana", "Lucky", dice).unwrap_err();
    assert_eq!(refused.rule, Some(rule!("dwa.level.between-scenarios")));
    assert!(campaign.dismiss("Bo", dice).is_err());
    assert!(campaign.treat("Ana", "Bo", dice).is_err());
    assert!(campaign.begin(&plain_yard(), "home-2.shamble").is_err());
    assert_eq!(campaign, before);
    campaign.abandon().unwrap();
    assert_eq!(campaign.abandon().unwrap_err().why, "no game is under way");
    campaign.dismiss("bo", dice).unwrap();
    assert_eq!(campaign.team.len(), 1);
}

#[test]
fn a_new_character_is_held_to_the_rules_and_to_a_name_of_her_own() {
    let mut campaign = campaign(&["Ana"]);
    let mut add = |more: Value| {
        let mut given = json!({"name": "Bo", "archetype": "civilian", "sex": "male", "quirks": 0});
        given.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        campaign.add(&read_new(&given.to_string()).unwrap(), &mut scripted(&[]))
    };
    assert_eq!(add(json!({"name": "ANA"})).unwrap_err().why, "somebody in the team is called ANA already");
    assert!(add(json!({"name": "A\nB"})).is_err());
    assert_eq!(add(json!({"skill": "medic"})).unwrap_err().rule, Some(rule!("dwa.skill.level-limit")));
    assert_eq!(add(json!({"quirks": 3})).unwrap_err().rule, Some(rule!("dwa.quirk.creation")));
    let many = json!([{"weapon": "rifle"}, {"weapon": "pistol"}, {"weapon": "carbine"}]);
    let refused = add(json!({"weapons": many})).unwrap_err();
    assert!(refused.why.contains("at most two weapons"), "{refused}");
    let told = add(json!({"weapons": [{"weapon": "bow"}]})).unwrap();
    assert_eq!(changed(&told, "Bo"), [What::Joined, What::Learned { skill: Skill::Bows }]);
    let wrong = read_new("{\"name\": \"Bo\", \"archetype\": \"wizard\"}").unwrap_err().to_string();
    assert!(wrong.starts_with("line 1, column") && wrong.contains("`wizard`"), "{wrong}");
}

/// Whatever the bots do to the team, the next command can read its file and muster it.
#[test]
fn after_any_game_the_file_reads_and_the_living_can_go_on() {
    let mut games = 0;
    for (_, text) in dwa::setup::scenarios() {
        let scenario = Scenario::read(text).unwrap();
        let mut campaign = campaign(&["Ana", "Bo", "Cy"]);
        for n in 0..2 {
            let Ok(mustered) = campaign.begin(&scenario, &format!("home-{n}.shamble")) else { break };
            let mut battle = mustered.battle();
            let (mut dice, mut bot) = (SeededDice::new(n), Whim::new(n));
            while Dwa::step(&mut battle, &mut Play::bulk(&mut dice, &mut bot)).unwrap() == Flow::Goes {}
            settled(&mut campaign, &battle);
            assert_eq!(CampaignFile::read(&campaign.text()).as_ref(), Ok(&campaign));
            games += 1;
        }
    }
    assert!(5 <= games);
}

#[test]
fn one_who_died_learns_nothing_more_and_the_answer_says_so() {
    for (life, words) in
        [(Life::Eliminated { turn: 1 }, "Ana is dead"), (Life::Turned { zombie: 0 }, "Ana is turned")]
    {
        let mut campaign = fate_of(life, |_| ());
        let at = campaign.find("Ana").unwrap();
        campaign.team[at].skills_to_learn = 1;
        let refused = campaign.learn("Ana", "Lucky", &mut scripted(&[])).unwrap_err();
        assert_eq!(refused.rule, Some(rule!("dwa.level.skill-gain")));
        assert!(
            refused.why.starts_with(words) && refused.why.ends_with("and learns nothing more"),
            "{refused}"
        );
        assert!(!campaign.team[at].knows(Skill::Lucky));
    }
}
