//! Those who are down (10.14, 12.0, 15.0.2).
use crate::acting_in_words::throws;
use crate::board;
use crate::board::{at, board, p};
use crate::dice_by_rule::cast;
use crate::steps::roll;
use crate::turn_in_words;
use crate::zombie_phases::{activate, is_dead, is_out, menu, place_of};
use atzr::{
    battle::{
        Battle, Counter, State,
        act::Action,
        change,
        recovery::{self, RecoveryAction},
    },
    printed::{Attribute, Class, CounterThing},
    rule,
};
use kernel::Proof;

fn may(battle: &Battle, action: RecoveryAction) -> bool {
    menu(battle, 0).open.contains(&Action::Recovery(action))
}

/// The rule that greys an action out.
fn refused(battle: &Battle, action: RecoveryAction) -> Option<kernel::RuleId> {
    menu(battle, 0).closed.iter().find(|it| it.0 == Action::Recovery(action)).map(|it| it.1)
}

fn act(battle: &mut Battle, action: RecoveryAction, faces: &[u16]) {
    roll(faces, |play| recovery::perform(battle, play, p(0), &action).unwrap());
}

fn down(all: board::Board) -> board::Board {
    all.last(|it| it.state = State::OutOfTheFight)
}

/// Ray stands where two of his friends lie.
fn ray_and_two(things: &[CounterThing]) -> Battle {
    let all = board().star("Ray", 5, "0912").holds(things).grunt("Too Tall", 4, "0912");
    let mut battle = down(down(all).grunt("Beck", 4, "0912")).done();
    activate(&mut battle, &[0]);
    battle
}

/// Ray stands where an enemy lies.
fn ray_and_an_enemy(things: &[CounterThing]) -> Battle {
    let all = board().star("Ray", 5, "0912").holds(things).enemies(Class::Ganger);
    let mut battle = down(all.enemy("Bank", 3, "0912")).done();
    activate(&mut battle, &[0]);
    battle
}

#[test]
fn taking_somebody_up_costs_a_point_and_he_comes_along() {
    let _proof = Proof::of(rule!("atzr.recovery.pick-up")).facts([2, 4]);
    let mut battle = ray_and_two(&[]);
    act(&mut battle, RecoveryAction::PickUp { whom: p(1) }, &[]);
    assert_eq!(battle.person(p(0)).turn.points, 2);
    assert!(battle.person(p(0)).turn.moving, "it is a part of a move");
    roll(&[], |play| {
        atzr::battle::r#move::go(&mut battle, play, p(0), at("0910")).unwrap();
    });
    assert_eq!([0, 1].map(|it| place_of(&battle, it)), ["0910", "0910"]);
    assert!(!may(&battle, RecoveryAction::PickUp { whom: p(2) }));
    let mut weak = ray_and_two(&[]);
    weak.set_up().person(p(0)).turn.points = 0;
    assert_eq!(refused(&weak, RecoveryAction::PickUp { whom: p(1) }), Some(rule!("atzr.recovery.pick-up")));
}

#[test]
fn a_medikit_in_the_hands_lets_those_in_the_hex_recover_at_once() {
    let _proof = Proof::of_all(&[rule!("atzr.item.medikit-during"), rule!("atzr.ruling.medikit-details")]);
    let mut battle = ray_and_two(&[CounterThing::Medikit]);
    let (tall, beck) = (RecoveryAction::Medikit { whom: p(1) }, RecoveryAction::Medikit { whom: p(2) });
    act(&mut battle, tall, &[1, 4]);
    assert!(battle.person(p(1)).functions() && battle.person(p(1)).rep() == 4);
    assert!(battle.person(p(1)).turn.done, "he acts from his next activation on");
    assert!(may(&battle, beck), "several patients in one activation");
    act(&mut battle, beck, &[1, 5]);
    assert!(battle.person(p(2)).functions() && battle.person(p(2)).rep() == 3);
    // Out of the gear it is of no use, and who has done something else cannot treat any more.
    let mut stowed = ray_and_two(&[]);
    stowed.set_up().person(p(0)).gear.push(CounterThing::Medikit.into());
    assert!(!may(&stowed, tall) && refused(&stowed, tall).is_none());
    let mut fired = ray_and_two(&[CounterThing::Medikit]);
    fired.set_up().person(p(0)).turn.fired = true;
    assert_eq!(refused(&fired, tall), Some(rule!("atzr.action.list")));
}

/// The hexes round Ray's.
const AROUND: [&str; 6] = ["0911", "1011", "1012", "0913", "0812", "0811"];

/// Ray with a Medikit and a friend on their feet where Too Tall lies.
fn two_over_tall() -> board::Board {
    let two = board().star("Ray", 5, "0912").holds(&[CounterThing::Medikit]);
    down(two.grunt("Too Tall", 4, "0912")).grunt("Lil", 4, "0912")
}

#[test]
fn who_gets_up_as_a_third_does_so_in_the_nearest_hex_with_room() {
    let _proof = Proof::of_all(&[rule!("atzr.stack.humans"), rule!("atzr.ruling.medikit-details")]);
    let tall = RecoveryAction::Medikit { whom: p(1) };
    let far = |board: board::Board| {
        let mut battle = board.done();
        activate(&mut battle, &[0]);
        act(&mut battle, tall, &[1, 4]);
        assert!(battle.person(p(1)).functions());
        battle.person(p(1)).at.distance(at("0912"))
    };
    assert_eq!(far(two_over_tall()), 1);
    // Two in each hex beside them.
    let crowd = |board: board::Board, hex: &&str| board.grunt("A", 3, hex).grunt("B", 3, hex);
    assert_eq!(far(AROUND.iter().fold(two_over_tall(), crowd)), 2);
}

#[test]
fn who_has_no_room_to_get_up_in_stays_down() {
    let _proof = Proof::of(rule!("atzr.stack.humans"));
    let mut battle = AROUND.iter().fold(two_over_tall(), |board, hex| board.zombie(hex)).done();
    activate(&mut battle, &[0]);
    act(&mut battle, RecoveryAction::Medikit { whom: p(1) }, &[1, 4]);
    assert!(is_out(&battle, 1) && place_of(&battle, 1) == "0912");
}

/// The dice that a patient rolls who is helped in this way while the Encounter goes on.
fn dice_of_a_patient(how: RecoveryAction, spared: bool) -> Vec<usize> {
    let mut battle = ray_and_two(&[CounterThing::Medikit]);
    battle.set_up().person(p(0)).attributes.push(Attribute::MedicalKnowledge);
    battle.set_up().person(p(1)).deeds.spared = spared;
    let (_, told) = cast(&[], &[], |play| recovery::perform(&mut battle, play, p(0), &how).unwrap());
    throws(&told, rule!("atzr.recovery.after-encounter"))
}

#[test]
fn help_during_the_encounter_adds_no_die_to_the_patients_two() {
    let _proof = Proof::of(rule!("atzr.item.medikit-during")).facts([2]);
    let (kit, doctor) = (RecoveryAction::Medikit { whom: p(1) }, RecoveryAction::Doctor { whom: p(1) });
    assert_eq!([kit, doctor].map(|it| dice_of_a_patient(it, false)), [[2], [2]]);
    // A die more is for whom no weapon was meant to kill, whoever helps.
    assert_eq!([kit, doctor].map(|it| dice_of_a_patient(it, true)), [[3], [3]]);
}

#[test]
fn a_medikit_is_not_used_twice_in_a_row_on_the_same_character() {
    let _proof = Proof::of_all(&[rule!("atzr.item.medikit-during"), rule!("atzr.item.medikit-reuse")]);
    let mut battle = ray_and_two(&[CounterThing::Medikit]);
    let (tall, beck) = (RecoveryAction::Medikit { whom: p(1) }, RecoveryAction::Medikit { whom: p(2) });
    act(&mut battle, tall, &[5, 6]);
    assert!(is_out(&battle, 1));
    assert_eq!(refused(&battle, tall), Some(rule!("atzr.item.medikit-reuse")));
    let carry = RecoveryAction::PickUp { whom: p(2) };
    assert_eq!(refused(&battle, carry), Some(rule!("atzr.action.list")), "nobody moves after it");
    battle.set_up().person(p(0)).turn = Default::default();
    activate(&mut battle, &[0]);
    assert_eq!(refused(&battle, tall), Some(rule!("atzr.item.medikit-reuse")), "nor in the next activation");
    act(&mut battle, beck, &[5, 6]);
    assert!(may(&battle, tall), "it was used on somebody else in between");
    act(&mut battle, tall, &[5, 6]);
    assert_eq!(refused(&battle, beck), Some(rule!("atzr.item.medikit-reuse")), "each once in an activation");
    assert!(
        battle.person(p(0)).hands.iter().any(|it| it.thing == CounterThing::Medikit),
        "it is not used up"
    );
}

#[test]
fn an_enemy_who_is_out_of_the_fight_is_dispatched_by_a_shot_or_a_blow() {
    let _proof = Proof::of_all(&[rule!("atzr.ranged.auto-kill"), rule!("atzr.ruling.auto-kill-details")]);
    let (shoot, strike) = (RecoveryAction::Shoot { whom: p(1) }, RecoveryAction::Strike { whom: p(1) });
    let mut shot = ray_and_an_enemy(&[CounterThing::Pistol]);
    // The Fire Die counts for ones and noise alone.
    act(&mut shot, shoot, &[2, 1]);
    assert!(is_dead(&shot, 1) && shot.person(p(0)).turn.fired && shot.noises.len() == 1);
    assert!(!may(&ray_and_an_enemy(&[]), shoot), "with nothing to fire");
    let mut missed = ray_and_an_enemy(&[]);
    act(&mut missed, strike, &[4, 4, 4, 4, 4]);
    assert!(is_out(&missed, 1));
    assert_eq!(refused(&missed, strike), Some(rule!("atzr.action.list")), "again next activation");
    let mut struck = ray_and_an_enemy(&[]);
    act(&mut struck, strike, &[4, 4, 4, 4, 3]);
    assert!(is_dead(&struck, 1));
}

#[test]
fn a_captive_needs_somebody_armed_to_guard_him_and_one_guards_three() {
    let _proof = Proof::of(rule!("atzr.ranged.capture")).facts([2, 3]);
    let capture = |whom: u16| RecoveryAction::Capture { whom: p(whom) };
    assert_eq!(refused(&ray_and_an_enemy(&[]), capture(1)), Some(rule!("atzr.ranged.capture")));
    let mut battle = ray_and_an_enemy(&[CounterThing::Pistol]);
    for name in ["Nick", "Billy", "Jimmy"] {
        let other = battle.person(p(1)).clone();
        battle.set_up().people.push(atzr::battle::Person { name: name.to_owned(), ..other });
    }
    for whom in 1..=3 {
        assert!(may(&battle, capture(whom)));
        act(&mut battle, capture(whom), &[]);
    }
    assert_eq!(refused(&battle, capture(4)), Some(rule!("atzr.ranged.capture")));
    let of = battle.person(p(0)).side;
    assert_eq!(battle.person(p(1)).state, State::Captive { of });
    assert!(may(&battle, RecoveryAction::Release { whom: p(1) }));
    // Guarded they stay captives; when the guard goes they are not.
    roll(&[], |play| recovery::end_turn(&mut battle, play));
    assert_eq!(battle.person(p(1)).state, State::Captive { of });
    battle.set_up().person(p(0)).at = at("0910");
    roll(&[], |play| recovery::end_turn(&mut battle, play));
    assert!([1, 2, 3].iter().all(|&it| is_out(&battle, it)));
    act(&mut battle, RecoveryAction::Release { whom: p(1) }, &[]);
    assert_eq!(battle.person(p(1)).state, State::LetGo);
}

#[test]
fn a_counter_without_a_name_that_goes_down_is_gone_and_nobodys_captive() {
    let _proof = Proof::of(rule!("atzr.ranged.capture")).facts([4]);
    let two = board().star("Ray", 5, "0912").holds(&[CounterThing::Pistol]).enemies(Class::Ganger);
    let two = two.enemy("Bank", 3, "0912").enemy("Ganger 2", 3, "0912");
    let mut battle = two.last(|it| it.counter = Counter::Generic(1)).done();
    roll(&[], |play| {
        let (rule, how) = (rule!("atzr.damage.types"), change::Down::OutOfTheFight);
        for it in [p(1), p(2)] {
            change::go_down(&mut battle, play, rule, it, how, change::By::Fate);
        }
    });
    battle.fallen.clear();
    activate(&mut battle, &[0]);
    let ways = |whom: u16| {
        let whom = p(whom);
        use RecoveryAction::{Capture, Shoot, Strike};
        [Capture { whom }, Shoot { whom }, Strike { whom }].map(|it| may(&battle, it))
    };
    assert_eq!((ways(1), ways(2)), ([true; 3], [false; 3]));
    let open = menu(&battle, 0).closed;
    assert!(!open.iter().any(|it| it.0 == Action::Recovery(RecoveryAction::Capture { whom: p(2) })));
    act(&mut battle, RecoveryAction::Capture { whom: p(1) }, &[]);
    assert_eq!(battle.person(p(2)).state, State::TakenOff);
}

#[test]
fn who_knows_medicine_treats_a_patient_in_his_hex_once() {
    let _proof = Proof::of(rule!("atzr.react.out-of-the-fight")).facts([6]);
    let hal = board().star("Hal", 5, "0805").last(|it| it.attributes.push(Attribute::MedicalKnowledge));
    let mut battle = hal.grunt("Lou", 4, "0805").grunt("Dot", 4, "0806").done();
    roll(&[], |play| {
        for who in [p(1), p(2)] {
            let (rule, how) = (rule!("atzr.damage.types"), change::Down::OutOfTheFight);
            change::go_down(&mut battle, play, rule, who, how, change::By::Fate);
        }
    });
    battle.fallen.clear();
    turn_in_words::activate(&mut battle, p(0));
    let may = |battle: &Battle, who: &str| turn_in_words::can(battle, &format!("Treat {who}"));
    assert!(may(&battle, "Lou") && !may(&battle, "Dot"));
    // Two dice, and none passes; he has done enough for this activation, and for Lou.
    turn_in_words::play_on(&mut battle, &[5, 6], &["Treat Lou"]);
    assert!(is_out(&battle, 1) && !turn_in_words::can(&battle, "Move fast"));
    turn_in_words::activate(&mut battle, p(0));
    assert!(!may(&battle, "Lou"));
    battle.set_up().person(p(2)).at = at("0805");
    battle.recount();
    assert!(may(&battle, "Dot"));
}
