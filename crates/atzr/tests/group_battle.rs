//! Groups and Leaders (4.3), and who is who (3.0).
use crate::board;
use crate::board::{board, p};
use crate::turn_in_words::{begin, step};
use atzr::{
    battle::{
        Battle, Counter, Person, PersonId, Role, Side, SideId, State,
        group::{self, Purpose, group_of},
        turn::can_act,
    },
    printed::{Class, CounterThing},
    rule,
    rules::Rules,
};
use kernel::{Proof, Seat};

fn leader(battle: &Battle, who: u16, purpose: Purpose) -> PersonId {
    group_of(battle, p(who), purpose).leader
}

#[test]
fn a_star_leads_even_those_of_higher_rep_and_without_one_the_highest_rep_does() {
    let _proof = Proof::of(rule!("atzr.leader.who"));
    let mut battle = board().grunt("Ines", 5, "0506").star("Ray", 4, "0507").grunt("Dot", 3, "0507").done();
    begin(&mut battle, 4);
    assert_eq!(leader(&battle, 0, Purpose::Activation), p(1));
    battle.set_up().people[1].state = State::OutOfTheFight;
    assert_eq!(leader(&battle, 2, Purpose::Activation), p(0), "who is down leads nobody");
}

#[test]
fn groups_are_no_chains() {
    let _proof = Proof::of(rule!("atzr.leader.group-range")).facts([2]);
    let board = board().star("Ray", 5, "0506").grunt("Ines", 4, "0507").grunt("Dot", 3, "0508");
    let mut battle = board.grunt("Coop", 2, "0509").done();
    begin(&mut battle, 2);
    let members: Vec<Vec<u16>> =
        battle.groups.iter().map(|it| it.members.iter().map(|it| it.0).collect()).collect();
    assert_eq!(members, [vec![0, 1], vec![2, 3]], "Dot is beside Ines, who is with Ray, and leads Coop");
}

#[test]
fn who_has_ducked_back_acts_with_his_group_and_does_not_count_in_its_tests() {
    let _proof = Proof::of(rule!("atzr.leader.group-range")).facts([5]);
    let board = board().grunt("Ines", 5, "0308").last(|it| it.ducked = true).grunt("Dot", 3, "0307");
    let mut battle = board.done();
    begin(&mut battle, 5);
    assert!(can_act(&battle, p(0)) && can_act(&battle, p(1)), "on Ines' Rep");
    assert_eq!(leader(&battle, 1, Purpose::Activation), p(0));
    assert_eq!(leader(&battle, 1, Purpose::Test), p(1));
    // Nor does somebody behind cover make a group of a Leader who is not.
    battle.set_up().people[0].ducked = false;
    battle.set_up().people[1].ducked = true;
    let members = |purpose| group_of(&battle, p(0), purpose).members.len();
    assert_eq!((members(Purpose::Activation), members(Purpose::Test)), (2, 1));
}

#[test]
fn those_who_are_down_neither_lead_nor_count() {
    let _proof = Proof::of(rule!("atzr.leader.group-range")).facts([4]);
    for state in [State::OutOfTheFight, State::ObviouslyDead { turn: 1, fresh: false }] {
        let three = board().star("Ray", 5, "0506").grunt("Ines", 4, "0506").grunt("Dot", 3, "0507").done();
        // A Star who is down does not lend those beside him his Rep; the next in Rep leads.
        let mut battle = three.clone();
        battle.set_up().people[0].state = state;
        begin(&mut battle, 5);
        assert!(!can_act(&battle, p(1)) && !can_act(&battle, p(2)), "{state:?}");
        begin(&mut battle, 4);
        assert!(can_act(&battle, p(2)), "{state:?}");
        for purpose in [Purpose::Activation, Purpose::Test] {
            assert_eq!(group_of(&battle, p(2), purpose).members.as_slice(), [p(1), p(2)], "{state:?}");
        }
        // Nor is a Leader less alone for those who lie about.
        let mut battle = three;
        (battle.set_up().people[1].state, battle.set_up().people[2].state) = (state, state);
        begin(&mut battle, 5);
        for purpose in [Purpose::Activation, Purpose::Test] {
            assert_eq!(group_of(&battle, p(0), purpose).members.as_slice(), [p(0)], "{state:?}");
        }
    }
}

#[test]
fn of_equals_the_player_names_the_leader_and_is_not_asked_again() {
    let _proof = Proof::of(rule!("atzr.ruling.leader-ties"));
    let mut battle = board().grunt("Ines", 4, "0506").grunt("Dot", 4, "0507").grunt("Coop", 2, "0508").done();
    step(&mut battle, &[4, 1], &[]);
    step(&mut battle, &[], &["0> Dot"]);
    assert_eq!((battle.groups.len(), battle.groups[0].leader), (1, p(1)), "Dot is beside both others");
    assert!(can_act(&battle, p(2)));
    begin(&mut battle, 4);
    assert_eq!(battle.groups[0].leader, p(1));
}

#[test]
fn strangers_are_led_by_the_first_of_equals_without_a_question() {
    let _proof = Proof::of(rule!("atzr.leader.who"));
    let board = board().star("Ray", 5, "0206").enemies(Class::Ganger);
    let mut battle = board.enemy("Bank", 4, "1507").enemy("Moe", 4, "1508").done();
    step(&mut battle, &[2, 5, 1], &[]);
    step(&mut battle, &[], &[]);
    assert_eq!(battle.groups[0].leader, p(1));
}

#[test]
fn who_is_near_two_stars_follows_the_one_his_own_player_names() {
    let _proof = Proof::of(rule!("atzr.ruling.group-geometry"));
    let board = || {
        let board = board().star("Ray", 5, "0506").star("Lil", 3, "0508").of_seat(1);
        board.grunt("Dot", 2, "0507").of_seat(1)
    };
    let followed = |star: &str| {
        let mut battle = board().done();
        step(&mut battle, &[4, 1], &[]);
        step(&mut battle, &[], &[star]);
        can_act(&battle, p(2))
    };
    assert!(followed("1> Ray"), "on Ray's Rep");
    assert!(!followed("1> Lil"));
    assert_eq!(leader(&board().done(), 2, Purpose::Test), p(1), "unasked, with his own player's Star");
}

#[test]
fn two_stars_lead_two_groups_even_in_one_hex() {
    let _proof = Proof::of(rule!("atzr.leader.who"));
    let mut battle = board().star("Ray", 5, "0506").star("Lil", 3, "0506").of_seat(1).done();
    begin(&mut battle, 4);
    assert_eq!([0, 1].map(|it| can_act(&battle, p(it))), [true, false]);
}

#[test]
fn tonya_follows_the_star_she_has_joined() {
    let _proof = Proof::of(rule!("atzr.leader.who"));
    let board = board().star("Ray", 4, "0506").grunt("Tonya", 5, "0507").last(|it| it.star = true);
    let mut battle = board.last(|it| it.deeds.leaves_after = true).done();
    begin(&mut battle, 4);
    assert_eq!((battle.groups.len(), battle.groups[0].leader), (1, p(0)));
}

#[test]
fn groups_of_the_side_are_found_anew_for_each_test() {
    let mut battle = board().star("Ray", 5, "0506").grunt("Ines", 3, "0507").done();
    begin(&mut battle, 3);
    battle.set_up().people[1].at = board::at("0509");
    assert_eq!(leader(&battle, 1, Purpose::Test), p(1));
    assert!(battle.groups[0].members.contains(&p(1)), "for activation they are fixed");
    let groups = group::groups(&battle, battle.people[0].side, Purpose::Test);
    assert_eq!(groups.len(), 2);
}

#[test]
fn a_character_is_his_rep_class_attributes_and_what_he_has_and_all_of_it_is_out_of_the_box() {
    let _proof = Proof::of(rule!("atzr.basics.character-profile"));
    let scene = (*board().done().scene).clone();
    let named = scene.printed.characters.find("Tonya").unwrap();
    let side = Side::new("the players", Class::Survivor, Role::Players, &[Seat(0)]);
    let mut tonya = Person::new("Tonya", SideId(0), Some(Seat(0)), Class::Survivor, 5);
    tonya.counter = Counter::Named(named.0);
    tonya.hands.push(CounterThing::Pistol.into());
    let box_of = Battle::new(scene.clone(), Rules::default(), vec![side.clone()], Vec::new()).cups;
    let battle = Battle::new(scene, Rules::default(), vec![side], vec![tonya]);
    assert_eq!(battle.cups.left(CounterThing::Pistol) + 1, box_of.left(CounterThing::Pistol));
    assert!(box_of.unused().has(named.0) && !battle.cups.unused().has(named.0));
    assert_eq!((battle.people[0].rep(), battle.sides[0].strength), (5, 1));
}

#[test]
fn without_a_star_only_those_beside_the_leader_are_with_him() {
    let near = board().grunt("Ines", 4, "0506").grunt("Dot", 3, "0507").done();
    assert_eq!(leader(&near, 1, Purpose::Activation), p(0));
    let far = board().grunt("Ines", 4, "0506").grunt("Dot", 3, "0508").done();
    assert_eq!(leader(&far, 1, Purpose::Activation), p(1));
}
