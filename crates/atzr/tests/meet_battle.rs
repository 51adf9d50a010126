//! Meeting humans on the map (16).
use crate::board;
use crate::board::{Board, at, board, p};
use crate::dice_by_rule::{added, cast, rolled};
use crate::steps::roll;
use atzr::{
    battle::{
        Battle, Encounter, FigureId, Phase, Role, Side, SideId, Stance, State,
        encounter::{self, Purpose},
        insight, meet,
        place::Searched,
    },
    printed::{Class, CounterThing, cards::Humans},
    rule,
    setup::layout::MapLayout,
    table::npc,
};
use ground::hex::Side as HexSide;
use kernel::{Proof, What, dice::SeededDice};

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

/// A side of people nobody has met.
fn strangers(mut board: Board, class: Class, role: Role) -> Board {
    board.0.sides.push(Side::new("strangers", class, role, &[]));
    board
}

/// Two of ours and two Militia along Heights Road.
fn street() -> Battle {
    let ours = board().star("Ray", 5, "0306").grunt("Ines", 4, "0307");
    strangers(ours, Class::Militia, Role::Strangers).enemy("A", 4, "0906").enemy("B", 3, "0907").done()
}

#[test]
fn friend_or_foe_is_taken_at_first_sight_and_never_again() {
    let _proof = Proof::of(rule!("atzr.meet.friend-or-foe-when")).facts([1, 2]);
    let _friend_or_foe_scope = Proof::of(rule!("atzr.ruling.friend-or-foe-scope"));
    let mut battle = street();
    // 1 + 2 against 3 + 2: less than twice as much.
    roll(&[1, 3], |play| assert!(!meet::at_first_sight(&mut battle, play, p(0)).unwrap()));
    assert_eq!(battle.stance(US, THEM), Stance::ToTalk);
    roll(&[], |play| assert!(!meet::at_first_sight(&mut battle, play, p(1)).unwrap()));
}

#[test]
fn each_group_rolls_its_own_die_for_friend_or_foe() {
    let _proof = Proof::of(rule!("atzr.meet.friend-or-foe"));
    let (mut battle, mut dice) = (street(), kernel::conformance::Listener::new(1));
    let mut nobody = kernel::Nobody;
    let mut play = kernel::Play::bulk(&mut dice, &mut nobody);
    // What comes of it, a fight perhaps, is of no interest here.
    let _ = meet::at_first_sight(&mut battle, &mut play, p(0));
    let own = dice.heard.iter().filter(|it| it.why == rule!("atzr.meet.friend-or-foe"));
    let who: Vec<_> = own.map(|it| (it.throw.who, it.throw.whom)).collect();
    let [ray, a] = [p(0), p(2)].map(|it| Some(it.token()));
    assert_eq!(who, [(ray, a), (a, ray)]);
}

#[test]
fn nobody_is_met_who_is_not_seen() {
    let mut battle = street();
    battle.set_up().person(p(2)).at = at("1412");
    battle.set_up().person(p(3)).at = at("1412");
    battle.recount();
    roll(&[], |play| assert!(!meet::at_first_sight(&mut battle, play, p(0)).unwrap()));
    assert_eq!(battle.stance(US, THEM), Stance::Unmet);
}

#[test]
fn a_line_that_opens_because_somebody_else_is_gone_is_a_first_sight_too() {
    let _proof = Proof::of(rule!("atzr.meet.friend-or-foe-when"));
    let mut battle = street();
    roll(&[4, 1], |play| encounter::check(&mut battle, play).unwrap());
    assert_eq!(battle.stance(US, THEM), Stance::ToTalk);
}

#[test]
fn twice_our_total_is_a_fight_in_which_only_the_active_side_counts_as_active() {
    let _proof = Proof::of(rule!("atzr.ruling.friend-or-foe-scope"));
    let mut battle = street();
    battle.phase = Phase::Active { side: US, leader: p(0), acting: Some(p(0)) };
    let foe = rule!("atzr.meet.friend-or-foe");
    // 1 + 2 against 4 + 2.
    let (fights, told) =
        cast(&[(foe, &[1, 4])], &[], |play| meet::at_first_sight(&mut battle, play, p(0)).unwrap());
    assert!(fights && battle.hostile(US, THEM));
    assert_eq!(added(&told, rule!("atzr.insight.active-modifier")), 1);
}

#[test]
fn whoever_fires_at_strangers_makes_enemies_of_all_of_them() {
    let _proof = Proof::of(rule!("atzr.walk.who"));
    let mut battle = street();
    battle.set_stance(US, THEM, Stance::Neutral);
    roll(&[], |play| meet::turn_on(&mut battle, play, p(1), p(3)));
    assert!(battle.hostile(US, THEM));
}

#[test]
fn gangers_are_everybodys_enemies_and_militia_and_survivors_ignore_each_other() {
    let _proof = Proof::of(rule!("atzr.class.attitudes")).facts([1, 2]);
    let _npc_versus_npc = Proof::of(rule!("atzr.ruling.npc-versus-npc"));
    let stance = |one: Class, other: Class| {
        let two = strangers(board(), one, Role::Strangers).enemy("A", 4, "0306");
        let mut battle = strangers(two, other, Role::Strangers).enemy("B", 4, "0906").done();
        cast(&[], &[], |play| meet::at_first_sight(&mut battle, play, p(0)).unwrap());
        battle.stance(SideId(1), SideId(2))
    };
    use Class::{Ganger, Militia, Survivor};
    for (one, other) in [(Ganger, Militia), (Militia, Ganger), (Ganger, Survivor), (Survivor, Ganger)] {
        assert_eq!(stance(one, other), Stance::Hostile, "{one:?} {other:?}");
    }
    for (one, other) in [(Militia, Survivor), (Ganger, Ganger), (Militia, Militia), (Survivor, Survivor)] {
        assert_eq!(stance(one, other), Stance::Neutral, "{one:?} {other:?}");
    }
}

#[test]
fn hostile_strangers_who_see_each_other_take_the_in_sight_test_and_nobody_is_asked() {
    let _proof = Proof::of(rule!("atzr.ruling.npc-versus-npc"));
    let two = strangers(board(), Class::Ganger, Role::Strangers)
        .enemy("A", 4, "0306")
        .holds(&[CounterThing::Pistol]);
    let two = strangers(two, Class::Militia, Role::Strangers).enemy("B", 4, "0906");
    let mut battle = two.holds(&[CounterThing::Pistol]).done();
    let (fights, told) = cast(&[], &[], |play| meet::at_first_sight(&mut battle, play, p(0)).unwrap());
    assert!(fights && 2 <= rolled(&told, rule!("atzr.insight.leader-rolls")));
    assert!(!told.iter().any(|it| matches!(it.what, kernel::What::Asked { .. })));
}

#[test]
fn the_raided_class_fails_friend_or_foe_and_both_sides_are_active() {
    let _proof = Proof::of(rule!("atzr.raid.hostile-class")).facts([1, 2, 3]);
    let raid = Encounter::Raid { class: Class::Militia, purpose: Purpose::Items };
    let layout = MapLayout::side_by_side("maple-heights", "route-nine");
    let ours = board::encounter(layout, raid).star("Ray", 5, "0306");
    assert_eq!(encounter::role_of(&ours.0, Class::Militia), Role::Raided);
    assert_eq!(encounter::role_of(&ours.0, Class::Ganger), Role::Strangers);
    let mut battle = strangers(ours, Class::Militia, Role::Raided).enemy("A", 4, "0906").done();
    let (fights, told) = cast(&[], &[], |play| meet::at_first_sight(&mut battle, play, p(0)).unwrap());
    assert!(fights && battle.hostile(US, THEM));
    assert_eq!(rolled(&told, rule!("atzr.meet.friend-or-foe")), 0);
    assert_eq!(added(&told, rule!("atzr.insight.active-modifier")), 2);
}

#[test]
fn those_of_another_class_are_met_in_a_raid_as_anywhere() {
    let _proof = Proof::of(rule!("atzr.raid.hostile-class")).facts([1, 2]);
    // E12 is a Ganger's; the raid is made on Militia, and on Gangers.
    for (class, dice) in [(Class::Militia, 2), (Class::Ganger, 0)] {
        let raid = Encounter::Raid { class, purpose: Purpose::Items };
        let layout = MapLayout::side_by_side("maple-heights", "route-nine");
        let mut battle = board::encounter(layout, raid).star("Ray", 5, "0806").done();
        (battle.zombie_die, battle.phase) = (Some(4), Phase::Doubles);
        let humans = Humans { number: 1, class: Class::Ganger };
        // One of them against one of us: a 6 to a 1 is no fight.
        let faces: &[u16] = &[6, 1][..dice];
        let (_, told) = cast(&[(rule!("atzr.meet.friend-or-foe"), faces)], &[], |play| {
            meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
        });
        // What a fight leads to may bring others into sight.
        let fight = told.iter().position(|it| it.rule == rule!("atzr.insight.leader-rolls"));
        let before = &told[..fight.unwrap_or(told.len())];
        assert_eq!(rolled(before, rule!("atzr.meet.friend-or-foe")), dice, "{class:?}");
        assert_eq!(battle.stance(US, THEM) == Stance::Hostile, class == Class::Ganger, "{class:?}");
    }
}

#[test]
fn once_fire_dice_have_been_rolled_those_who_are_raided_are_on_the_alert() {
    let _proof = Proof::of(rule!("atzr.raid.alert")).facts([1, 2]);
    let ours = board().star("Ray", 5, "0306");
    let mut battle = strangers(ours, Class::Militia, Role::Raided).enemy("A", 4, "0906").done();
    battle.set_stance(US, THEM, Stance::Hostile);
    let alert = |battle: &Battle| {
        let test = insight::measure(battle, &insight::Occasion::default(), &insight::contenders(battle));
        test.groups.iter().map(|it| it.alert).collect::<Vec<_>>()
    };
    assert_eq!(alert(&battle), [false, false]);
    battle.shots_fired = true;
    assert_eq!(alert(&battle), [false, true]);
    // It lasts for the Encounter, test after test, and those of another Class who are there have nothing of it.
    for _ in 0..2 {
        let mut again = battle.clone();
        let (_, told) = cast(&[], &[], |play| {
            insight::test(&mut again, play, &insight::Occasion::default()).unwrap();
        });
        assert_eq!(added(&told, rule!("atzr.raid.alert")), rounds(&told));
        battle.shots_fired = again.shots_fired;
        battle.turn += 1;
    }
    let mut battle = strangers(Board(battle), Class::Ganger, Role::Strangers).enemy("B", 4, "0303").done();
    battle.set_stance(US, SideId(2), Stance::Hostile);
    assert_eq!(alert(&battle), [false, true, false]);
    // It is the shots on the map that alert them.
    let ours = board().star("Ray", 5, "0306").holds(&[CounterThing::Pistol]).zombie("0308");
    let mut fires = strangers(ours, Class::Militia, Role::Raided).enemy("A", 4, "0906").done();
    fires.set_stance(US, THEM, Stance::Hostile);
    let guns = atzr::battle::shoot::best(&fires, p(0), |_| true).unwrap();
    let target = atzr::battle::FigureId::Zombie(atzr::battle::ZombieId(0));
    let shot = atzr::battle::shoot::all_at(&fires, p(0), guns, target, atzr::battle::shoot::Manner::Active);
    cast(&[], &[], |play| atzr::battle::shoot::fire_now(&mut fires, play, &[shot]).unwrap());
    assert!(fires.shots_fired && alert(&fires)[1]);
}

/// How often both sides of a test rolled.
fn rounds(told: &[kernel::Event]) -> usize {
    rolled(told, rule!("atzr.insight.leader-rolls")) / 2
}

#[test]
fn humans_of_a_building_card_stand_in_an_adjacent_hex_of_the_building() {
    let _proof = Proof::of(rule!("atzr.meet.in-building")).facts([1]);
    let _zombies = Proof::of(rule!("atzr.zombie.in-building")).facts([1]);
    let mut battle = board().star("Ray", 5, "1309").grunt("Ines", 4, "1309").done();
    let entrance = battle.scene.board.entrance(at("1309")).unwrap();
    let humans = Humans { number: 2, class: Class::Ganger };
    cast(&[(rule!("atzr.meet.friend-or-foe"), &[6, 1])], &[], |play| {
        meet::in_building(&mut battle, play, entrance, &[p(0), p(1)], humans).unwrap();
    });
    assert_eq!(battle.undead().count(), 0, "nobody else waits there");
    let school = battle.scene.board.building_at(at("1309"));
    for who in [p(2), p(3)] {
        let hex = battle.person(who).at;
        assert_eq!((hex.distance(at("1309")), battle.scene.board.building_at(hex)), (1, school));
    }
    assert_eq!([battle.person(p(0)).at, battle.person(p(1)).at], [at("1309"); 2]);
    assert_eq!(battle.places[entrance].held_by, Some(THEM));
}

#[test]
fn in_a_building_of_one_hex_they_hold_it_and_who_came_in_is_outside_again() {
    let _proof = Proof::of(rule!("atzr.meet.in-building")).facts([2]);
    let mut battle = board().star("Ray", 5, "0302").grunt("Ines", 4, "0302").done();
    battle.set_up().person(p(0)).turn.came_from = Some(at("0303"));
    let entrance = battle.scene.board.entrance(at("0302")).unwrap();
    let humans = Humans { number: 1, class: Class::Ganger };
    cast(&[(rule!("atzr.meet.friend-or-foe"), &[6, 1])], &[], |play| {
        meet::in_building(&mut battle, play, entrance, &[p(0), p(1)], humans).unwrap();
    });
    assert_eq!(battle.person(p(2)).at, at("0302"));
    assert_eq!(battle.person(p(0)).at, at("0303"));
    let ines = battle.person(p(1)).at;
    assert!(ines.distance(at("0302")) == 1 && battle.scene.board.building_at(ines).is_none());
}

#[test]
fn who_stood_outside_goes_back_there_and_who_only_came_through_stands_beside() {
    let _proof = Proof::of(rule!("atzr.ruling.entering-group"));
    // Nick came in through the hex in which Beck and Lil stood, as a third, and took Beck along.
    let board = board().star("Nick", 5, "0302").grunt("Beck", 4, "0302").grunt("Lil", 3, "0303");
    let mut battle = board.done();
    for who in [p(0), p(1)] {
        battle.set_up().person(who).turn.came_from = Some(at("0303"));
    }
    let entrance = battle.scene.board.entrance(at("0302")).unwrap();
    let humans = Humans { number: 1, class: Class::Ganger };
    cast(&[(rule!("atzr.meet.friend-or-foe"), &[6, 1])], &[], |play| {
        meet::in_building(&mut battle, play, entrance, &[p(0), p(1)], humans).unwrap();
    });
    assert_eq!(battle.person(p(1)).at, at("0303"), "with Lil, as before");
    let nick = battle.person(p(0)).at;
    assert_eq!((nick.distance(at("0303")), nick.distance(at("0302"))), (1, 1), "{nick}");
    assert_eq!(battle.scene.board.building_at(nick), None);
}

#[test]
fn humans_of_a_doubles_card_stand_six_hexes_off_through_the_side_of_the_doubled_number() {
    let _proof = Proof::of(rule!("atzr.meet.doubles")).facts([1, 2, 3]);
    for (number, side) in [(4, HexSide::ALL[3]), (1, HexSide::ALL[2])] {
        // From 0803 nothing lies six hexes to the north, nor to the north-east: the next side clockwise takes its place.
        let mut battle = board().star("Ray", 5, "0803").done();
        (battle.zombie_die, battle.phase) = (Some(number), Phase::Doubles);
        let humans = Humans { number: 3, class: Class::Ganger };
        cast(&[(rule!("atzr.meet.friend-or-foe"), &[6, 1])], &[], |play| {
            meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
        });
        let hex = at("0803").steps(side, 6);
        let there: Vec<u8> = [1, 2, 3].map(|it| battle.person(p(it)).at.distance(hex)).to_vec();
        assert_eq!(there, [0, 0, 1], "side {number}");
    }
}

#[test]
fn on_doubles_nobody_is_active_in_the_fight() {
    let _proof = Proof::of(rule!("atzr.meet.doubles"));
    let mut battle = board().star("Ray", 5, "0806").done();
    (battle.zombie_die, battle.phase) = (Some(4), Phase::Doubles);
    let humans = Humans { number: 3, class: Class::Ganger };
    let (_, told) = cast(&[(rule!("atzr.meet.friend-or-foe"), &[1, 6])], &[], |play| {
        meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
    });
    assert!(battle.hostile(US, THEM));
    assert_eq!(added(&told, rule!("atzr.insight.active-modifier")), 0);
}

/// A place whose strangers have gone, and what can be searched there then.
fn after(stance: Stance, state: State) -> Searched {
    let ours = board().star("Ray", 5, "0306");
    let mut battle = strangers(ours, Class::Militia, Role::Strangers).enemy("A", 4, "1408").done();
    battle.set_stance(US, THEM, stance);
    battle.set_up().person(p(1)).state = state;
    battle.recount();
    battle.set_up().places[0].held_by = Some(THEM);
    battle.set_up().places[0].card = Some(11);
    roll(&[], |play| encounter::check(&mut battle, play).unwrap());
    battle.places[0].search
}

#[test]
fn where_strangers_left_in_peace_nobody_ever_searches() {
    assert_eq!(after(Stance::Neutral, State::Functioning), Searched::NotYet);
    assert_eq!(after(Stance::Neutral, State::Left), Searched::Never);
    assert_eq!(after(Stance::Hostile, State::Left), Searched::NotYet);
    assert_eq!(after(Stance::Neutral, State::TakenOff), Searched::NotYet);
}

#[test]
fn one_who_left_in_peace_is_enough_whatever_becomes_of_the_others() {
    let _proof = Proof::of(rule!("atzr.ruling.search-action"));
    let ours = board().star("Ray", 5, "0306");
    let both = strangers(ours, Class::Militia, Role::Strangers).enemy("A", 4, "1408").enemy("B", 4, "1408");
    let mut battle = both.done();
    battle.set_stance(US, THEM, Stance::Neutral);
    (battle.set_up().places[0].held_by, battle.set_up().places[0].card) = (Some(THEM), Some(11));
    battle.set_up().person(p(1)).state = State::Left;
    battle.recount();
    roll(&[], |play| encounter::check(&mut battle, play).unwrap());
    assert_eq!(battle.places[0].held_by, Some(THEM), "one of them is still there");
    // It comes to blows with the other, and he is put down.
    battle.set_stance(US, THEM, Stance::Hostile);
    battle.set_up().person(p(2)).state = State::OutOfTheFight;
    battle.recount();
    roll(&[], |play| encounter::check(&mut battle, play).unwrap());
    assert_eq!((battle.places[0].held_by, battle.places[0].search), (None, Searched::Never));
}

/// Three of a card in a house of one hex, with our people alone in so many of the hexes around it; where the three stand.
fn three_at_a_barn(around: usize) -> Vec<String> {
    let mut ours = board().star("Ray", 5, "0302");
    let grid = ours.0.scene.board.grid();
    let hexes: Vec<_> = grid.neighbours(at("0302")).filter(|it| *it != at("0303")).take(around).collect();
    for hex in hexes {
        ours = ours.grunt("Ines", 4, &hex.to_string());
    }
    let mut battle = ours.done();
    battle.set_up().person(p(0)).turn.came_from = Some(at("0303"));
    let entrance = battle.scene.board.entrance(at("0302")).unwrap();
    let humans = Humans { number: 3, class: Class::Ganger };
    cast(&[(rule!("atzr.meet.friend-or-foe"), &[6, 1])], &[], |play| {
        meet::in_building(&mut battle, play, entrance, &[p(0)], humans).unwrap();
    });
    let of = |side: SideId| battle.functioning().filter(move |it| it.1.side == side).map(|it| it.1.at);
    assert_eq!(battle.person(p(0)).at, at("0303"));
    assert!(of(THEM).all(|it| !of(US).any(|ours| ours == it)), "nobody is put among others");
    of(THEM).map(|it| it.to_string()).collect()
}

#[test]
fn two_strangers_hold_a_house_of_one_hex_and_the_third_stands_in_the_nearest_hex_free_of_our_people() {
    let _proof = Proof::of(rule!("atzr.meet.in-building")).facts([5]);
    for around in 0..=5 {
        let hexes = three_at_a_barn(around);
        assert_eq!(hexes[..2], ["0302", "0302"]);
        let far = at(&hexes[2]).distance(at("0302"));
        assert_eq!(far, if around < 5 { 1 } else { 2 }, "{around} hexes around it are taken");
        assert_eq!(board().done().scene.board.building_at(at(&hexes[2])), None);
    }
}

/// Two of a card in a house of one hex, for whom so many counters are left; what was told.
fn short_of_counters(left: usize) -> (Battle, Vec<kernel::Event>) {
    let mut battle = board().star("Ray", 9, "0302").done();
    battle.set_up().person(p(0)).turn.came_from = Some(at("0303"));
    let printed = battle.scene.printed.clone();
    while left < battle.cups.generic_left(Class::Ganger).iter().count() {
        npc::generic(Class::Ganger, &printed, &mut battle.cups, &mut SeededDice::new(1));
    }
    let entrance = battle.scene.board.entrance(at("0302")).unwrap();
    let humans = Humans { number: 2, class: Class::Ganger };
    let ((), told) =
        cast(&[], &[], |play| meet::in_building(&mut battle, play, entrance, &[p(0)], humans).unwrap());
    (battle, told)
}

/// Where zombies were placed, and where Ray went, in order.
fn places(told: &[kernel::Event]) -> Vec<String> {
    let hexes = board().0.scene.board.grid();
    let name =
        |at: kernel::Point| hexes.hexes().find(|&it| ground::hex::centre(it) == at).unwrap().to_string();
    let place = |it: &kernel::Event| match it.what {
        What::Placed { token, at, .. } if matches!(FigureId::from_token(token), FigureId::Zombie(_)) => {
            Some(format!("zombie at {}", name(at)))
        }
        What::Moved { token, to, .. } if token == p(0).token() => Some(format!("Ray to {}", name(to))),
        _ => None,
    };
    told.iter().filter_map(place).collect()
}

#[test]
fn zombies_for_whom_no_counter_is_left_spring_their_surprise_in_the_house() {
    let _proof = Proof::of_all(&[rule!("atzr.npc.out-of-counters"), rule!("atzr.surprise.replaces-charge")]);
    let (battle, told) = short_of_counters(0);
    assert_eq!(places(&told), ["zombie at 0302", "zombie at 0302"], "nobody is there to put Ray outside");
    assert_eq!((battle.person(p(0)).at, battle.people.len()), (at("0302"), 1));
    // One stranger is left: he holds the house as soon as the zombie beside him is dealt with.
    let (battle, told) = short_of_counters(1);
    assert_eq!(places(&told), ["zombie at 0302", "Ray to 0303"]);
    assert_eq!((battle.person(p(1)).at, battle.undead().count()), (at("0302"), 0));
}

#[test]
fn neither_zombies_nor_people_of_another_side_share_a_hex_with_those_who_are_put() {
    let mut board = strangers(board().star("Ray", 5, "0806").zombie("0807"), Class::Militia, Role::Strangers);
    for _ in 0..3 {
        board = board.enemy("A", 4, "0101").last(|it| it.state = State::Waiting);
    }
    let mut battle = board.done();
    let rule = rule!("atzr.meet.doubles");
    roll(&[], |play| meet::put(&mut battle, play, rule, THEM, &[at("0806"), at("0807"), at("0805")]));
    let there: Vec<String> = [1, 2, 3].map(|it| battle.person(p(it)).at.to_string()).to_vec();
    assert_eq!(there[..2], ["0805", "0805"]);
    assert!(!["0805", "0806", "0807"].contains(&there[2].as_str()), "{there:?}");
}

#[test]
fn with_every_side_taken_they_stand_as_near_to_six_hexes_off_as_can_be() {
    let _proof = Proof::of(rule!("atzr.meet.doubles"));
    let mut board = board().star("Ray", 5, "0912");
    for side in HexSide::ALL {
        let hex = at("0912").steps(side, 6);
        if board.0.scene.board.grid().contains(hex) {
            board = board.zombie(&hex.to_string());
        }
    }
    let mut battle = board.done();
    (battle.zombie_die, battle.phase) = (Some(1), Phase::Doubles);
    cast(&[(rule!("atzr.meet.friend-or-foe"), &[6, 1])], &[], |play| {
        meet::on_doubles(&mut battle, play, p(0), Humans { number: 1, class: Class::Ganger }).unwrap();
    });
    assert_eq!(battle.person(p(1)).at.distance(at("0912")), 6);
}

#[test]
fn a_crowd_stands_two_to_a_hex_and_past_the_nearest_ones_farther_off() {
    let mut board = strangers(board().star("Ray", 5, "0124"), Class::Militia, Role::Strangers);
    for _ in 0..15 {
        board = board.enemy("A", 4, "0101").last(|it| it.state = State::Waiting);
    }
    let mut battle = board.done();
    let rule = rule!("atzr.meet.doubles");
    roll(&[], |play| meet::put(&mut battle, play, rule, THEM, &[at("0806")]));
    let far = |it: &&atzr::battle::Person| it.side == THEM && it.functions();
    let mut far: Vec<u8> = battle.people.iter().filter(far).map(|it| it.at.distance(at("0806"))).collect();
    far.sort_unstable();
    assert_eq!(far, [&[0; 2][..], &[1; 12], &[2]].concat());
}
