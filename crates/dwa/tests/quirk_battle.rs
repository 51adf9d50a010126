//! Quirks (16.6) on the board.
use crate::board;
use crate::board::{
    acting::{acts, can_walk, chooses, offers, refused, says},
    board, human,
};
use dwa::{
    battle::{
        Battle,
        figure::{CarriedWeapon, Malfunction, Posture},
        quirk,
    },
    rule,
    table::{
        char::{Archetype, Sex},
        psychosis::Psychosis,
        quirk::Quirk,
        skill::Skill,
        weapons::Weapon,
    },
};
use kernel::{Play, Point, Proof, scripted};

/// Ann in the middle with this weapon and this quirk.
fn ann(weapon: Option<Weapon>, quirk: Quirk) -> board::Board {
    let mut ann = human("Ann", 600, 600);
    if let Some(weapon) = weapon {
        ann.weapons.push(CarriedWeapon {
            weapon,
            loaded: 6,
            pieces: 0,
            trouble: Malfunction::None,
            grenade: None,
        });
        ann.in_hand.push(0);
    }
    ann.quirks.push(quirk);
    board().add(ann).rules(|it| it.quirks = true)
}

fn begun(mut battle: Battle, dice: &[u16]) -> Battle {
    let (mut dice, mut said) = (scripted(dice), says(&[]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    quirk::freeze(&mut battle, &mut play, 0);
    quirk::begin(&mut battle, &mut play, 0).unwrap();
    battle
}

#[test]
fn a_criminal_shoots_the_nearest_policeman_within_ten_centimetres() {
    let _proof = Proof::of(rule!("dwa.quirk.criminal")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.compulsions"));
    let with = |x: i32| {
        let mut nearer = human("Cal", 650, 600);
        nearer.archetype = Archetype::Military;
        let board = ann(Some(Weapon::Pistol), Quirk::Criminal).add(nearer).human("Dan", 600, x);
        board.rules(|it| it.archetypes = true)
    };
    let battle = begun(with(725).done(), &[5]);
    assert!(battle.humans[1].is_alive() && !battle.humans[2].is_alive());
    assert_eq!(battle.humans[0].turn.ap, 3);
    begun(with(726).done(), &[]);
    begun(with(725).rules(|it| it.archetypes = false).done(), &[]);
    begun(with(725).rules(|it| it.quirks = false).done(), &[]);
    begun(with(725).zombie(575, 600).done(), &[]);
}

#[test]
fn a_macho_attacks_the_nearest_zombie_he_can_fire_at() {
    let _proof = Proof::of(rule!("dwa.quirk.macho")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.quirk.always-on")).facts([1]);
    let with = |x: i32| ann(Some(Weapon::Pistol), Quirk::Macho).zombie(600, 200).zombie(x, 600);
    let battle = begun(with(825).done(), &[6]);
    assert!(battle.zombies[1].fallen && battle.humans[0].turn.ap == 3, "one burst at 20 cm, 6 - 1");
    begun(with(826).done(), &[]);
    begun(with(825).rules(|it| it.quirks = false).done(), &[]);
    begun(with(825).with(|it| it.arrange().humans[0].weapons[0].loaded = 0).done(), &[]);
    begun(with(825).zombie(600, 625).done(), &[]);
    // Of two in range it is the nearer, whichever was there first.
    for places in [[780, 480], [780, 720]] {
        let two = ann(Some(Weapon::Pistol), Quirk::Macho).zombie(places[0], 600).zombie(600, places[1]);
        let two = begun(two.done(), &[6]);
        assert_eq!([0, 1].map(|it| two.zombies[it].fallen || two.zombies[it].out), [false, true]);
    }
}

#[test]
fn the_stupid_stand_up_to_engage_and_do_not_dodge() {
    let _proof = Proof::of(rule!("dwa.quirk.stupid")).facts([2, 4]);
    let lies = |x: i32, ap: u8, dice: &[u16]| {
        let down = |it: &mut Battle| {
            it.arrange().humans[0].posture = Posture::Fallen;
            it.arrange().humans[0].turn.ap = ap;
        };
        begun(ann(Some(Weapon::BaseballBat), Quirk::Stupid).zombie(x, 600).with(down).done(), dice)
    };
    let near = lies(725, 4, &[]);
    assert!(near.in_contact(board::h(0), board::z(0)) && near.humans[0].turn.ap == 0);
    assert_eq!(lies(725, 3, &[]).humans[0].posture, Posture::Fallen, "the AP are not enough for both");
    assert!(lies(625, 4, &[5]).zombies[0].fallen, "2 AP to stand up, and a strike");
    let board = ann(None, Quirk::Stupid).zombie(625, 600).rules(|it| it.skills = true);
    let mut met = board.with(|it| it.arrange().humans[0].skills.push(Skill::Dodge)).done();
    let (mut dice, mut said) = (scripted(&[]), says(&[]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    dwa::battle::skill::entered_contact(&mut met, &mut play, 0, 0).expect("no dodge is offered");
    assert!(met.in_contact(board::h(0), board::z(0)));
    met.rules.quirks = false;
    let mut said = says(&["do nothing"]);
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    dwa::battle::skill::entered_contact(&mut met, &mut play, 0, 0).unwrap();
    assert!(said.left().is_empty(), "others are asked");
}

#[test]
fn the_stupid_engage_and_never_break() {
    let _proof = Proof::of(rule!("dwa.quirk.stupid")).facts([2, 3]);
    let with = |x: i32| ann(Some(Weapon::BaseballBat), Quirk::Stupid).zombie(x, 600);
    let battle = begun(with(725).done(), &[4]);
    assert!(battle.in_contact(board::h(0), board::z(0)));
    assert_eq!(battle.humans[0].turn.ap, 0, "2 AP there, 2 AP for a strike");
    assert_eq!(begun(with(726).done(), &[]).humans[0].turn.ap, 4);
    let off = begun(with(725).rules(|it| it.quirks = false).done(), &[]);
    assert_eq!(off.humans[0].at, Point::new(600, 600));
    let fights = begun(with(625).done(), &[4, 5]);
    assert!(fights.zombies[0].fallen && fights.humans[0].turn.ap == 0, "strikes with all AP");
    let fresh = with(625).done();
    assert_eq!(refused(&fresh, 0, "break away from close combat"), Some(rule!("dwa.quirk.stupid")));
    let off = with(625).rules(|it| it.quirks = false).done();
    assert!(offers(&off, 0).contains(&"break away from close combat".to_owned()));
}

#[test]
fn scary_pants_freeze_near_a_zombie_and_keep_away_from_others() {
    let _proof = Proof::of(rule!("dwa.quirk.scary-pants")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.quirk-details"));
    let with = |x: i32| ann(None, Quirk::ScaryPants).zombie(x, 600);
    let frozen = begun(with(725).done(), &[3]);
    assert!(frozen.humans[0].turn.done && frozen.humans[0].turn.ap == 0);
    let brave = begun(with(725).done(), &[4]);
    assert!(!brave.humans[0].turn.done && brave.humans[0].turn.ap == 4);
    begun(with(726).done(), &[]);
    begun(with(725).rules(|it| it.quirks = false).done(), &[]);
    let away = with(800).done();
    assert!(can_walk(&away, 0, 674, 600) && !can_walk(&away, 0, 675, 600));
    assert!(can_walk(&with(800).rules(|it| it.quirks = false).done(), 0, 675, 600));
}

#[test]
fn who_recognises_a_relative_attacks_nobody_that_turn() {
    let _proof = Proof::of(rule!("dwa.quirk.relative")).facts([2, 3]);
    let battle = ann(Some(Weapon::Pistol), Quirk::Relative).zombie(700, 600).zombie(600, 700).done();
    let mut moved = battle.clone();
    acts(&mut moved, 0, &[2], &["fire the pistol at zombie 1"]);
    assert_eq!((moved.humans[0].turn.ap, moved.humans[0].weapons[0].loaded), (4, 6), "nothing is spent");
    assert_eq!(refused(&moved, 0, "fire the pistol at zombie 2"), Some(rule!("dwa.quirk.relative")));
    let mut hard = battle.clone();
    acts(&mut hard, 0, &[3, 6], &["fire the pistol at zombie 1", "1", "0"]);
    acts(&mut hard, 0, &[6], &["fire the pistol at zombie 2", "1", "0"]);
    assert!(hard.zombies.iter().all(|it| it.out), "one roll a turn");
    let mut off = board::Board(battle).rules(|it| it.quirks = false).done();
    acts(&mut off, 0, &[6], &["fire the pistol at zombie 1", "1", "0"]);
    assert!(off.zombies[0].out);
}

#[test]
fn the_clumsy_fall_over_their_first_step_once_a_turn() {
    let _proof = Proof::of(rule!("dwa.quirk.clumsy")).facts([1, 2, 3]);
    let mut falls = ann(None, Quirk::Clumsy).done();
    acts(&mut falls, 0, &[2], &["walk", "600,500"]);
    let ann_fallen = &falls.humans[0];
    assert!(!ann_fallen.stands() && ann_fallen.at == Point::new(600, 600) && ann_fallen.turn.ap == 3);
    let mut walks = ann(None, Quirk::Clumsy).done();
    acts(&mut walks, 0, &[3], &["walk", "600,550", "walk", "600,500"]);
    assert_eq!(walks.humans[0].at, Point::new(600, 500));
    let mut off = ann(None, Quirk::Clumsy).rules(|it| it.quirks = false).done();
    acts(&mut off, 0, &[], &["walk", "600,550"]);
    assert_eq!(off.humans[0].at, Point::new(600, 550));
}

#[test]
fn the_indecisive_and_the_thick_begin_with_fewer_ap() {
    let _proof = Proof::of(rule!("dwa.quirk.indecisive")).facts([5]);
    let _proof = Proof::of(rule!("dwa.quirk.thick")).facts([2]);
    let ap = |quirk, dice: &[u16], afraid: bool| {
        let mut battle = ann(None, quirk).with(|it| it.arrange().humans[0].turn.afraid = afraid).done();
        chooses(&mut battle, dice, &[]);
        (battle.humans[0].turn.ap, battle.humans[0].turn.afraid)
    };
    assert_eq!(
        [ap(Quirk::Indecisive, &[1], false), ap(Quirk::Indecisive, &[2], false)],
        [(2, false), (4, false)]
    );
    assert_eq!(ap(Quirk::Indecisive, &[1], true), (1, false), "1 AP at normal cost");
    assert_eq!([ap(Quirk::Thick, &[2], false), ap(Quirk::Thick, &[3], false)], [(3, false), (4, false)]);
    let mut off = ann(None, Quirk::Thick).rules(|it| it.quirks = false).done();
    chooses(&mut off, &[], &[]);
    assert_eq!(off.humans[0].turn.ap, 4);
}

#[test]
fn psychos_distract_everybody_and_the_sexy_only_men() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho")).facts([3]);
    let _proof = Proof::of(rule!("dwa.quirk.sexy")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.distraction"));
    let with = |x: i32, sex: Sex| {
        let mut battle = ann(Some(Weapon::Pistol), Quirk::Psycho).human("Bob", x, 600).done();
        battle.arrange().humans[0].quirks.push(Quirk::Sexy);
        battle.arrange().humans[1].sex = sex;
        battle
    };
    let felt = |battle: &Battle, human| {
        let it = quirk::distraction(battle, human);
        (it.psychos, it.sexy)
    };
    assert_eq!(felt(&with(725, Sex::Male), 1), (1, 1));
    assert_eq!(felt(&with(725, Sex::Female), 1), (1, 0));
    assert_eq!(felt(&with(726, Sex::Male), 1), (0, 0));
    assert_eq!(felt(&with(725, Sex::Male), 0), (0, 0), "never themselves");
    let mut shot = with(725, Sex::Male);
    shot.arrange().humans[1].weapons.push(CarriedWeapon {
        weapon: Weapon::Pistol,
        loaded: 6,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    });
    shot.arrange().humans[1].in_hand.push(0);
    shot.arrange().zombies.push(dwa::battle::Zombie::new(Point::new(875, 600)));
    let mut calm = shot.clone();
    acts(&mut shot, 1, &[5], &["fire the pistol at zombie 1", "1", "0"]);
    assert!(!shot.zombies[0].fallen, "5 - 2 misses");
    calm.rules.quirks = false;
    acts(&mut calm, 1, &[5], &["fire the pistol at zombie 1", "1", "0"]);
    assert!(calm.zombies[0].fallen);
}

#[test]
fn scary_pants_look_round_when_they_are_activated_and_not_after_what_they_must_do() {
    let _proof = Proof::of(rule!("dwa.quirk.scary-pants")).facts([5]);
    let _proof = Proof::of(rule!("dwa.ruling.quirk-details"));
    let with = |x: i32| {
        let mut battle = ann(None, Quirk::ScaryPants).zombie(x, 600).rules(|it| it.trauma = true).done();
        battle.arrange().humans[0].psychoses.push(Psychosis::Charge);
        battle
    };
    let mut charges = with(760);
    chooses(&mut charges, &[], &[]);
    assert!(
        charges.zombies[0].fallen && !charges.humans[0].turn.done,
        "no choice of his, and no roll after it"
    );
    let mut frozen = with(725);
    chooses(&mut frozen, &[3], &[]);
    assert_eq!((frozen.humans[0].at, frozen.humans[0].turn.ap), (Point::new(600, 600), 0));
    assert!(!frozen.zombies[0].fallen, "who has no AP does not charge");
}

#[test]
fn the_stupid_strike_at_one_who_lies_too_with_all_their_ap() {
    let _proof = Proof::of(rule!("dwa.quirk.stupid"));
    let with = |x: i32| ann(Some(Weapon::BaseballBat), Quirk::Stupid).fallen_zombie(x, 600).done();
    let battle = begun(with(625), &[1, 2]);
    assert!(battle.zombies[0].out && battle.humans[0].turn.ap == 0, "a 1 fails, and he strikes again");
    assert!(begun(with(725), &[2]).zombies[0].out, "2 AP there and one strike");
    assert_eq!(begun(with(726), &[]).humans[0].turn.ap, 4);
}

#[test]
fn a_psycho_in_a_vehicle_distracts_as_well() {
    let mut bob = human("Bob", 725, 600);
    bob.vehicle = Some(0);
    bob.quirks.push(Quirk::Psycho);
    let mut battle = ann(None, Quirk::Flinch).add(bob).done();
    assert_eq!(quirk::distraction(&battle, 0).psychos, 1);
    battle.arrange().humans[1].at = Point::new(726, 600);
    assert_eq!(quirk::distraction(&battle, 0).psychos, 0);
}

#[test]
fn who_recognised_a_relative_may_still_clear_a_jam() {
    let mut battle = ann(Some(Weapon::Pistol), Quirk::Relative).zombie(700, 600).done();
    battle.arrange().humans[0].turn.recognised = Some(true);
    battle.arrange().humans[0].weapons[0].trouble = Malfunction::Jammed;
    assert!(offers(&battle, 0).contains(&"clear the pistol".to_owned()));
}
