//! Action points (9) on the board, and the skills, quirks and fears that change them.
use crate::board::{
    acting::{acts, can_walk, chooses, cost, offers, refused},
    board, human,
};
use dwa::{
    battle::{Battle, Phase, ap, figure::Posture, turn},
    rule,
    table::{ap::Action, quirk::Quirk, search::Item, skill::Skill, weapons::Weapon},
};
use kernel::{Play, Proof, play::Defaults, scripted};

fn skilled(skill: Skill) -> Battle {
    let mut figure = human("Dawson", 600, 600);
    figure.skills.push(skill);
    board().add(figure).rules(|it| it.skills = true).done()
}

fn quirky(quirks: &[Quirk]) -> Battle {
    let mut figure = human("Dawson", 600, 600);
    figure.quirks.extend(quirks.iter().copied());
    board().add(figure).rules(|it| it.quirks = true).done()
}

fn next_turn(battle: &mut Battle) {
    battle.phase = Phase::End;
    let (mut dice, mut answers) = (scripted(&[]), Defaults);
    turn::step(battle, &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
}

#[test]
fn every_human_is_activated_with_four_ap() {
    let _proof = Proof::of(rule!("dwa.ap.allowance")).facts([1]);
    let mut battle = board().human("Dawson", 600, 600).done();
    battle.arrange().humans[0].turn.ap = 0;
    next_turn(&mut battle);
    assert_eq!(battle.humans[0].turn.ap, 4);
    assert_eq!(chooses(&mut battle, &[], &[]), Some(0));
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.ap_not_for_movement), (4, 0));
}

#[test]
fn what_is_not_used_is_lost() {
    let _proof = Proof::of(rule!("dwa.ap.no-saving")).facts([1, 2, 3]);
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 625, 600).done();
    assert_eq!(offers(&battle, 0), ["turn", "walk", "lie down", "done"], "nobody gives AP away");
    acts(&mut battle, 0, &[], &["lie down", "done"]);
    assert_eq!([battle.humans[0].turn.ap, battle.humans[1].turn.ap], [0, 4]);
    next_turn(&mut battle);
    assert_eq!((battle.turn, battle.humans[0].turn.ap, battle.humans[1].turn.ap), (2, 4, 4));
}

#[test]
fn nothing_is_begun_that_cannot_be_finished() {
    let _proof = Proof::of(rule!("dwa.ap.complete-in-turn")).facts([1, 2, 3]);
    let mut battle = board().human("Dawson", 600, 600).done();
    battle.arrange().humans[0].posture = Posture::Fallen;
    battle.arrange().humans[0].turn.ap = 1;
    assert_eq!(refused(&battle, 0, "stand up"), Some(rule!("dwa.ap.complete-in-turn")));
    battle.arrange().humans[0].turn.ap = 2;
    assert!(offers(&battle, 0).contains(&"stand up".to_owned()));
    let mut walks = board().human("Dawson", 600, 600).done();
    walks.arrange().humans[0].turn.ap = 1;
    assert!(can_walk(&walks, 0, 650, 600) && !can_walk(&walks, 0, 651, 600));
    acts(&mut walks, 0, &[], &["walk", "610,600"]);
    assert_eq!(walks.humans[0].turn.ap, 0, "1 cm of the 5 is paid as all of them");
}

#[test]
fn a_new_turn_forgets_what_was_done_but_not_that_a_radio_plays() {
    let mut battle = board().human("Dawson", 600, 600).zombie(900, 900).done();
    let turn = &mut battle.arrange().humans[0].turn;
    (turn.afraid, turn.done, turn.activated, turn.radio_on) = (true, true, true, true);
    turn.used.push(Skill::Cool);
    (battle.arrange().zombies[0].waits, battle.arrange().zombies[0].was_in_contact) = (true, true);
    next_turn(&mut battle);
    let turn = &battle.humans[0].turn;
    assert!(!turn.afraid && !turn.done && !turn.activated && turn.used.is_empty() && turn.radio_on);
    assert!(!battle.zombies[0].waits && !battle.zombies[0].was_in_contact);
}

#[test]
fn fear_doubles_every_price_and_what_is_free_stays_free() {
    let _failure = Proof::of(rule!("dwa.fear.failure")).facts([5, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.fear-doubling"));
    let mut battle = board().armed("Dawson", 600, 600, Weapon::SniperRifle, 5).done();
    battle.arrange().humans[0].turn.afraid = true;
    assert_eq!(cost(&battle, 0, "lie down"), Some(2));
    assert_eq!(cost(&battle, 0, "turn"), Some(0));
    assert_eq!(ap::price(&battle, 0, Action::Fire(Weapon::SniperRifle)), 8);
    assert!(!ap::can_pay(&battle, 0, ap::price(&battle, 0, Action::Search)));
    acts(&mut battle, 0, &[], &["lie down"]);
    assert_eq!(battle.humans[0].turn.ap, 2);
    assert_eq!(refused(&battle, 0, "stand up"), Some(rule!("dwa.ap.complete-in-turn")), "4 AP");
}

#[test]
fn a_price_lowered_by_a_skill_is_doubled_afterwards() {
    let mut battle = skilled(Skill::FastReload);
    battle.arrange().humans[0].turn.afraid = true;
    let fast = dwa::table::ap::PriceSkill::FastReload;
    assert_eq!(ap::price_with(&battle, 0, Action::Reload(Weapon::Pistol), fast), 2);
    assert_eq!(ap::price(&battle, 0, Action::Reload(Weapon::Pistol)), 4);
}

#[test]
fn only_moving_counts_as_movement() {
    let _proof = Proof::of(rule!("dwa.ruling.movement-ap"));
    let mut battle = board().human("Dawson", 600, 600).done();
    acts(&mut battle, 0, &[], &["walk", "600,650", "turn", "0,0", "lie down", "stand up"]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.ap_on_movement), (0, 1));
}

#[test]
fn a_hero_has_five_ap_if_he_says_so_when_he_is_activated() {
    let _proof = Proof::of(rule!("dwa.skill.hero")).facts([1]);
    let mut battle = skilled(Skill::Hero);
    let mut modest = battle.clone();
    chooses(&mut modest, &[], &["use no skill"]);
    assert_eq!((modest.humans[0].turn.ap, modest.humans[0].turn.used.len()), (4, 0));
    chooses(&mut battle, &[], &["use Hero: 1 AP more"]);
    assert_eq!(battle.humans[0].turn.ap, 5);
    assert_eq!(battle.humans[0].turn.used[..], [Skill::Hero]);
    assert!(can_walk(&battle, 0, 850, 600));
    battle.arrange().humans[0].turn.activated = false;
    battle.rules.skills = false;
    chooses(&mut battle, &[], &[]);
    assert_eq!(battle.humans[0].turn.ap, 4, "skills are not in use");
}

#[test]
fn the_snappy_point_is_for_anything_but_movement_and_goes_first() {
    let _proof = Proof::of(rule!("dwa.skill.snappy")).facts([1, 2]);
    let mut battle = skilled(Skill::Snappy);
    chooses(&mut battle, &[], &["use Snappy: 1 AP more, not for movement"]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.ap_not_for_movement), (4, 1));
    assert!(!can_walk(&battle, 0, 801, 600));
    acts(&mut battle, 0, &[], &["lie down"]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.ap_not_for_movement), (4, 0));
}

#[test]
fn thick_leaves_three_indecisive_two_and_the_lower_counts() {
    let ap = |quirks: &[Quirk], dice: &[u16]| {
        let mut battle = quirky(quirks);
        chooses(&mut battle, dice, &[]);
        battle.humans[0].turn.ap
    };
    assert_eq!(ap(&[Quirk::Thick], &[2]), 3);
    assert_eq!(ap(&[Quirk::Thick], &[3]), 4);
    assert_eq!(ap(&[Quirk::Indecisive], &[1]), 2);
    assert_eq!(ap(&[Quirk::Indecisive, Quirk::Thick], &[1, 1]), 2);
}

#[test]
fn the_indecisive_who_is_afraid_has_one_ap_at_normal_prices() {
    let _failure = Proof::of(rule!("dwa.fear.failure")).facts([8]);
    let _proof = Proof::of(rule!("dwa.ruling.indecisive-fear"));
    let mut battle = quirky(&[Quirk::Indecisive]);
    battle.arrange().humans[0].turn.afraid = true;
    let mut decided = battle.clone();
    chooses(&mut battle, &[1], &[]);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.afraid), (1, false));
    chooses(&mut decided, &[2], &[]);
    assert_eq!((decided.humans[0].turn.ap, decided.humans[0].turn.afraid), (4, true));
    acts(&mut battle, 0, &[], &["lie down"]);
    acts(&mut decided, 0, &[], &["lie down"]);
    assert_eq!([battle.humans[0].turn.ap, decided.humans[0].turn.ap], [0, 2]);
}

#[test]
fn the_price_outside_the_list_is_doubled_too() {
    let mut figure = human("Dawson", 600, 600);
    figure.items.push(Item::Radio);
    figure.turn.afraid = true;
    let mut battle = board().add(figure).rules(|it| it.items = true).done();
    acts(&mut battle, 0, &[], &["turn the radio on"]);
    assert_eq!(battle.humans[0].turn.ap, 0);
}

#[test]
fn whoever_leaves_the_table_pays_for_a_step_unless_one_is_paid_already() {
    let _proof = Proof::of(rule!("dwa.setup.victory-conditions"));
    let edge = || {
        let goal = dwa::battle::victory::Goal::Leave { humans: 2, edge: None };
        board().human("Dawson", 13, 600).human("Lawless", 600, 600).scene(|it| it.goal = goal).done()
    };
    let left = |paid_mm: i16| {
        let mut battle = edge();
        battle.arrange().humans[0].turn.paid_mm = paid_mm;
        let price = cost(&battle, 0, "leave the table");
        acts(&mut battle, 0, &[], &["leave the table"]);
        assert_eq!(battle.humans[0].life, dwa::battle::figure::Life::Left);
        (price, battle.humans[0].turn.ap_on_movement)
    };
    assert_eq!([left(0), left(1), left(50)], [(Some(1), 1), (Some(0), 0), (Some(0), 0)]);
}
