//! The turn (5.0, 5.1).

use crate::board::{at, board, p};
use crate::dice_by_rule::cast;
use crate::steps::Labels;
use crate::turn_in_words::{activate, begin, can, can_begin, play_on, say, step};
use atzr::{
    battle::{
        Atzr, Battle, Mover, Phase, SideId, State, card,
        group::{self, Purpose},
        insight,
        person::Less,
        turn::{Turns, can_act},
    },
    journal::Choosing,
    printed::{Attribute, Class, CounterThing, DayPart},
    rule,
};
use kernel::{Book, Choice, Proof, Seat, What};

const PLAYERS: Mover = Mover::Side(SideId(0));

#[test]
fn both_sides_roll_each_turn_and_the_higher_die_acts_first() {
    let _proof = Proof::of(rule!("atzr.turn.order")).facts([1]);
    let _proof = Proof::of(rule!("atzr.turn.two-phases")).facts([1]);
    let _proof = Proof::of(rule!("atzr.turn.activation-roll"));
    for (dice, order) in [
        ([5, 4], [PLAYERS, Mover::Zombies]),
        ([2, 4], [Mover::Zombies, PLAYERS]),
        ([1, 6], [Mover::Zombies, PLAYERS]),
    ] {
        let mut battle = board().star("Ray", 5, "0506").done();
        step(&mut battle, &dice, &[]);
        assert_eq!((battle.order.as_slice(), battle.phase, battle.turn), (&order[..], Phase::Next, 2));
    }
}

#[test]
fn on_doubles_nobody_acts_and_one_card_is_carried_out() {
    let _proof = Proof::of(rule!("atzr.turn.doubles")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.turn.end")).facts([1]);
    let _proof = Proof::of(rule!("atzr.turn.activation-roll")).facts([1]);
    let _proof = Proof::of(rule!("atzr.ruling.doubles-nobody"));
    let _proof = Proof::of(rule!("atzr.card.draw-on-doubles")).facts([1]);
    let mut battle = board().star("Ray", 5, "0513").done();
    step(&mut battle, &[4, 4], &[]);
    assert_eq!((battle.phase, battle.order.len()), (Phase::Doubles, 0));
    // The fifth card brings nobody.
    step(&mut battle, &[5], &[]);
    assert_eq!((battle.phase, battle.deck.left().len()), (Phase::End, 53));
    step(&mut battle, &[], &[]);
    assert_eq!(battle.phase, Phase::Dice, "and the dice are rolled again");
    step(&mut battle, &[5, 4], &[]);
    assert_eq!((battle.turn, battle.phase), (3, Phase::Next));
}

#[test]
fn what_a_doubles_card_brings_stands_six_hexes_from_the_star() {
    let _proof = Proof::of(rule!("atzr.turn.doubles-placement")).facts([1, 3, 4]);
    // The third card has one zombie in the suburbs, and the first counter the number 1: straight up.
    let mut battle = board().star("Ray", 5, "0813").done();
    say(&[3, 1], &[], |play| card::doubles(&mut battle, play)).unwrap();
    assert_eq!(battle.zombies[0].at, at("0807"));
    // The twelfth has a Ganger; at Night nobody sees him at six hexes. The dice showed fours: straight down.
    let mut battle = board().day(DayPart::Night).star("Ray", 5, "0813").done();
    battle.zombie_die = Some(4);
    say(&[12, 1, 1], &[], |play| card::doubles(&mut battle, play)).unwrap();
    assert_eq!((battle.people[1].at, battle.people[1].class), (at("0819"), Class::Ganger));
}

#[test]
fn humans_of_a_doubles_card_go_clockwise_past_the_edge_of_the_map() {
    let _proof = Proof::of(rule!("atzr.turn.doubles-placement")).facts([5]);
    let _proof = Proof::of(rule!("atzr.ruling.doubles-reference"));
    // Nobody is a Star: the die after the card names the first of two.
    let mut battle = board().day(DayPart::Night).grunt("Ines", 4, "0803").grunt("Dot", 4, "0822").done();
    battle.zombie_die = Some(1);
    say(&[1, 12, 1, 1], &[], |play| card::doubles(&mut battle, play)).unwrap();
    let ganger = &battle.people[2];
    assert_eq!(
        (ganger.at.distance(at("0803")), ganger.at.col),
        (6, at("1401").col),
        "through the second side"
    );
}

#[test]
fn a_lone_character_acts_up_to_his_own_rep() {
    let _proof = Proof::of(rule!("atzr.turn.eligible")).facts([1, 3, 4, 5]);
    let _proof = Proof::of(rule!("atzr.ruling.activation-six"));
    let _proof = Proof::of(rule!("atzr.rep.meaning")).facts([2]);
    for (die, acts) in [(2, true), (3, true), (4, true), (5, false), (6, false)] {
        let mut battle = board().star("Ray", 4, "0506").done();
        begin(&mut battle, die);
        assert_eq!(can_act(&battle, p(0)), acts, "a {die}");
    }
    let less = |less: Less, die| {
        let mut battle = board().star("Ray", 4, "0506").last(|it| it.less = less).done();
        begin(&mut battle, die);
        can_act(&battle, p(0))
    };
    let hungry = Less { hunger: true, ..Less::default() };
    let wounded = Less { wound: true, ..Less::default() };
    let infected = Less { infection: 1, ..Less::default() };
    for it in [hungry, wounded, infected] {
        assert_eq!((less(it, 3), less(it, 4)), (true, false), "what is off a Rep counts at once: {it:?}");
    }
    let acts = |rep: u8, die: u16| {
        let mut battle = board().star("Ray", rep, "0506").done();
        begin(&mut battle, die);
        can_act(&battle, p(0))
    };
    // The zombies' die shows another number, so that none of these are doubles.
    assert!((2..=6).all(|die| acts(6, die)), "a Rep of 6 always acts");
    assert_eq!([acts(5, 5), acts(5, 6)], [true, false]);
    assert_eq!([acts(2, 2), acts(2, 3), acts(1, 2), acts(0, 2)], [true, false, false, false]);
}

#[test]
fn initiative_helps_only_those_who_are_alone() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let quick = |hex: &str| {
        let board = board().star("Ray", 3, "0506").grunt("Ines", 4, hex);
        let mut battle = board.last(|it| it.attributes.push(Attribute::Initiative)).done();
        begin(&mut battle, 5);
        can_act(&battle, p(1))
    };
    assert_eq!((quick("0509"), quick("0507")), (true, false));
}

#[test]
fn a_leader_takes_those_beside_him_along_and_nobody_farther_off() {
    let _proof = Proof::of(rule!("atzr.turn.eligible")).facts([2]);
    let _proof = Proof::of(rule!("atzr.leader.activation"));
    let _proof = Proof::of(rule!("atzr.leader.group-range"));
    let board = board().star("Ray", 5, "0506").grunt("Ines", 3, "0506").grunt("Dot", 3, "0507");
    // Coop is beside Dot, who is no Leader.
    let mut battle = board.grunt("Coop", 3, "0508").done();
    begin(&mut battle, 5);
    let able = [0, 1, 2, 3].map(|it| can_act(&battle, p(it)));
    assert_eq!(able, [true, true, true, false]);
}

#[test]
fn whoever_meets_the_leader_on_the_way_does_not_act_with_him_in_this_activation() {
    let _proof = Proof::of(rule!("atzr.leader.activation")).facts([2]);
    let board = || {
        let board = board().star("Ray", 5, "0506").grunt("Dot", 3, "0506");
        board.grunt("Ines", 3, "0509").done()
    };
    let walk = |battle: &mut Battle, chosen: &[&str]| {
        step(battle, &[], chosen);
        // The Leader goes first, unless somebody else is let go.
        step(battle, &[], &[]);
        play_on(battle, &[], &["Go to 0507", "Go to 0508"]);
        assert_eq!(group::group_of(battle, p(2), Purpose::Activation).leader, p(0), "she is beside Ray now");
        assert_eq!(group::group_of(battle, p(1), Purpose::Activation).leader, p(1), "and Dot is not");
    };
    // On a 5 Dot acts on Ray's Rep, who has left her behind; Ines does not, to whom he has come.
    let mut battle = board();
    begin(&mut battle, 5);
    walk(&mut battle, &[]);
    assert!(can(&battle, "Let Dot go on first") && !can_begin(&battle, "Let Ines"));
    assert!(can_act(&battle, p(1)) && !can_act(&battle, p(2)));
    // On a 3 Ines can act, and does so by herself when Ray and Dot are through.
    let mut battle = board();
    begin(&mut battle, 3);
    walk(&mut battle, &["Activate Ray"]);
    assert!(can(&battle, "Let Dot go on first") && !can_begin(&battle, "Let Ines"));
    play_on(&mut battle, &[], &["Ray is done"]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["Dot is done"]);
    step(&mut battle, &[], &[]);
    step(&mut battle, &[], &[]);
    assert_eq!(battle.phase, Phase::Active { side: SideId(0), leader: p(2), acting: None });
}

#[test]
fn somebody_better_than_his_leader_acts_on_his_own_rep() {
    let _proof = Proof::of(rule!("atzr.turn.eligible"));
    let mut battle = board().star("Ray", 3, "0506").grunt("Ines", 5, "0507").grunt("Dot", 2, "0505").done();
    begin(&mut battle, 4);
    assert_eq!([0, 1, 2].map(|it| can_act(&battle, p(it))), [false, true, false]);
    begin(&mut battle, 3);
    assert_eq!([0, 1, 2].map(|it| can_act(&battle, p(it))), [true, true, true]);
}

#[test]
fn groups_act_from_the_highest_leader_down_and_may_be_left_inactive() {
    let _proof = Proof::of(rule!("atzr.turn.group-order")).facts([1, 2, 4]);
    let _proof = Proof::of(rule!("atzr.turn.end")).facts([2]);
    let board = board().grunt("Ines", 4, "0206").star("Ray", 5, "0706").grunt("Dot", 4, "1206");
    let mut battle = board.grunt("Mae", 3, "0706").done();
    begin(&mut battle, 3);
    // The answers name all that is offered: of the others nobody can come before Ray.
    play_on(&mut battle, &[], &["Leave inactive: Ray"]);
    assert!(!can_act(&battle, p(1)) && !can_act(&battle, p(3)) && can_act(&battle, p(0)));
    // Of equals the player takes whom he likes.
    play_on(&mut battle, &[], &["Activate Dot"]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["Dot is done"]);
    step(&mut battle, &[], &[]);
    // The last one is not asked for.
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["Ines is done"]);
    step(&mut battle, &[], &[]);
    step(&mut battle, &[], &[]);
    assert_eq!(battle.phase, Phase::Next, "nobody is left");
    // Nor is anybody asked again before the dice are rolled anew.
    while battle.phase != Phase::Dice {
        step(&mut battle, &[], &[]);
    }
}

#[test]
fn only_those_of_a_group_who_can_act_are_named() {
    let board = board().star("Ray", 5, "0506").grunt("Ines", 3, "0506").grunt("Dot", 4, "0507");
    let mut battle = board.done();
    begin(&mut battle, 3);
    let group = battle.groups[0].clone();
    let labels = |battle: &Battle| {
        [Turns::Activate(group.clone()), Turns::Leave(group.clone())].map(|it| it.offered(battle).label)
    };
    assert_eq!(labels(&battle), ["Activate Ray, Ines, Dot", "Leave inactive: Ray, Ines, Dot"]);
    battle.set_up().person(p(1)).state = State::OutOfTheFight;
    battle.recount();
    assert_eq!(labels(&battle), ["Activate Ray, Dot", "Leave inactive: Ray, Dot"]);
    let whom = vec![p(0).token(), p(2).token()];
    let deed = Turns::Activate(group.clone()).deed(&battle).unwrap();
    assert_eq!(deed, Choosing::Activates { whom }.into());
    battle.set_up().person(p(0)).turn.done = true;
    assert_eq!(labels(&battle)[0], "Activate Dot");
}

#[test]
fn a_lower_group_cannot_go_first() {
    let _proof = Proof::of(rule!("atzr.turn.group-order")).facts([1]);
    let offered = |ines: u8| {
        let board = board().grunt("Ines", ines, "0206").star("Ray", 5, "0706");
        let mut battle = board.grunt("Mae", 3, "0706").done();
        begin(&mut battle, 3);
        let (mut dice, mut says) = (kernel::scripted(&[]), Labels::new(&[]));
        Atzr::step(&mut battle, &mut kernel::Play::new(Vec::new(), &mut dice, &mut says)).unwrap();
        says.shown.remove(0)
    };
    assert_eq!(offered(4), ["Activate Ray, Mae", "Leave inactive: Ray, Mae"]);
    assert!(offered(5).contains(&"Activate Ines".to_owned()), "of equals either may");
}

#[test]
fn a_group_finishes_before_the_next_one_begins() {
    let _proof = Proof::of(rule!("atzr.turn.group-order")).facts([3]);
    let board = board().star("Ray", 5, "0506").grunt("Ines", 3, "0507").grunt("Dot", 4, "1206");
    let mut battle = board.done();
    begin(&mut battle, 3);
    play_on(&mut battle, &[], &["Activate Ray"]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["Let Ines go on first", "Let Ray go on first", "Ray is done"]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["Ines is done"]);
    step(&mut battle, &[], &[]);
    assert_eq!(battle.phase, Phase::Groups { side: SideId(0) });
    step(&mut battle, &[], &[]);
    assert_eq!(battle.phase, Phase::Active { side: SideId(0), leader: p(2), acting: None });
}

#[test]
fn who_moved_stands_still_when_his_activation_is_over() {
    let mut battle = board().star("Ray", 5, "0506").done();
    begin(&mut battle, 3);
    step(&mut battle, &[], &[]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[4, 4], &["Go to 0507", "Move fast"]);
    assert!(battle.people[0].turn.moving);
    play_on(&mut battle, &[], &["Ray is done"]);
    assert!(!battle.people[0].turn.moving);
    assert!(battle.people[0].turn.fast, "a Fast Move counts until the end of the turn");
    begin(&mut battle, 3);
    assert!(!battle.people[0].turn.fast);
}

#[test]
fn whoever_is_alone_is_not_asked_whether_he_acts() {
    let mut battle = board().star("Ray", 5, "0706").grunt("Ines", 4, "0206").done();
    begin(&mut battle, 3);
    step(&mut battle, &[], &[]);
    assert_eq!(battle.phase, Phase::Active { side: SideId(0), leader: p(0), acting: None });
}

#[test]
fn each_player_speaks_for_his_own_group() {
    let _proof = Proof::of(rule!("atzr.game.modes"));
    let board = || board().star("Ray", 5, "0506").star("Lil", 5, "1206").of_seat(1);
    let mut battle = board().done();
    begin(&mut battle, 3);
    play_on(&mut battle, &[], &["0> Activate Ray"]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["0> Ray is done"]);
    step(&mut battle, &[], &[]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["1> Lil is done"]);
    // With equal Leaders the first player may let the second go first.
    let mut battle = board().done();
    begin(&mut battle, 3);
    step(&mut battle, &[], &["0> Let player 2 go first"]);
    step(&mut battle, &[], &[]);
    play_on(&mut battle, &[], &["1> Lil is done"]);
}

#[test]
fn several_human_sides_have_a_die_each_and_act_by_it() {
    let _proof = Proof::of(rule!("atzr.turn.multi-human-dice")).facts([1, 2]);
    let three = || {
        board()
            .star("Ray", 5, "0206")
            .players(Class::Ganger, 1)
            .other_star("Bank", 5, "1506")
            .at_peace()
            .done()
    };
    let other = Mover::Side(SideId(1));
    for (dice, order) in [
        ([3, 2, 5], [Mover::Zombies, PLAYERS, other]),
        ([2, 4, 1], [other, PLAYERS, Mover::Zombies]),
        ([6, 2, 4], [PLAYERS, Mover::Zombies, other]),
    ] {
        let mut battle = three();
        step(&mut battle, &dice, &[]);
        assert_eq!(battle.order, order);
        assert_eq!(
            battle.sides.iter().map(|it| it.die).collect::<Vec<_>>(),
            [Some(dice[0] as u8), Some(dice[1] as u8)]
        );
    }
}

#[test]
fn a_side_with_nobody_on_the_map_has_no_die() {
    let _proof = Proof::of(rule!("atzr.turn.activation-roll"));
    let board = board().star("Ray", 5, "0206").enemies(Class::Ganger).enemy("Bank", 3, "1506");
    let mut battle = board.last(|it| it.state = State::OutOfTheFight).done();
    step(&mut battle, &[3, 2], &[]);
    assert_eq!((battle.order.len(), battle.sides[1].die), (2, None));
}

#[test]
fn equal_human_dice_are_rolled_off_until_one_is_higher_and_humans_come_before_zombies() {
    let _proof = Proof::of(rule!("atzr.turn.multi-human-tie")).facts([1, 2]);
    let three = || {
        board()
            .star("Ray", 5, "0206")
            .players(Class::Ganger, 1)
            .other_star("Bank", 5, "1506")
            .at_peace()
            .done()
    };
    let other = Mover::Side(SideId(1));
    let order = |dice: &[u16]| {
        let mut battle = three();
        step(&mut battle, dice, &[]);
        battle.order
    };
    assert_eq!(order(&[5, 5, 2, 2, 4]), [other, PLAYERS, Mover::Zombies]);
    assert_eq!(order(&[5, 5, 2, 3, 3, 6, 1]), [PLAYERS, other, Mover::Zombies], "and again");
    assert_eq!(order(&[3, 4, 4]), [other, Mover::Zombies, PLAYERS], "the die that is not compared");
}

#[test]
fn only_the_chosen_die_makes_doubles_and_then_no_other_side_acts_either() {
    let _proof = Proof::of(rule!("atzr.turn.multi-human-doubles")).facts([1, 2, 3]);
    let _card = Proof::of(rule!("atzr.card.draw-on-doubles")).facts([1]);
    let three = || {
        board()
            .star("Ray", 5, "0206")
            .players(Class::Ganger, 1)
            .other_star("Bank", 5, "1506")
            .at_peace()
            .done()
    };
    let mut battle = three();
    step(&mut battle, &[4, 5, 4], &[]);
    assert_eq!((battle.phase, battle.order.len()), (Phase::Doubles, 0));
    step(&mut battle, &[5], &[]);
    assert_eq!((battle.phase, battle.deck.left().len()), (Phase::End, 53), "one card and not one a side");
    let mut battle = three();
    step(&mut battle, &[5, 4, 4], &[]);
    assert_eq!(battle.phase, Phase::Next);
    // Nor does that of people whom nobody plays.
    let strangers = board().star("Ray", 5, "0206").enemies(Class::Ganger).enemy("Bank", 3, "1506");
    let mut battle = strangers.done();
    step(&mut battle, &[5, 4, 4], &[]);
    assert_eq!(battle.phase, Phase::Next);
    // When the chosen player has nobody left the other's die is compared.
    let mut battle = three();
    battle.set_up().people[0].state = State::Left;
    step(&mut battle, &[4, 4], &[]);
    assert_eq!(battle.phase, Phase::Doubles);
}

#[test]
fn who_cannot_act_still_takes_the_test_and_acts_through_it() {
    let _proof = Proof::of(rule!("atzr.turn.inactive-react")).facts([1]);
    let board = board().star("Ray", 3, "0506").enemies(Class::Ganger).enemy("Bank", 3, "0510");
    let mut battle = board.done();
    step(&mut battle, &[6, 2, 1], &[]);
    step(&mut battle, &[], &[]);
    assert!(!can_act(&battle, p(0)));
    battle.seen.clear();
    // Bank moves and has a die less; Ray scores three, Bank none.
    let test = |play: &mut kernel::Play<'_>| insight::come_into_sight(&mut battle, play, p(1)).unwrap();
    let taken = say(&[1, 1, 1, 6, 6], &["0> Do nothing"], test);
    assert!(taken);
}

#[test]
fn nobody_is_asked_about_strangers() {
    let _proof = Proof::of(rule!("atzr.game.modes")).facts([3]);
    let ray = board().star("Ray", 5, "0206").enemies(Class::Ganger).enemy("Bank", 5, "1508");
    let mut battle = ray.last(|it| it.seat = None).done();
    step(&mut battle, &[2, 5, 1], &[]);
    step(&mut battle, &[], &[]);
    assert_eq!(battle.phase, Phase::Strangers { side: SideId(1) });
    // One die on the table for strangers, no question.
    step(&mut battle, &[6], &[]);
    step(&mut battle, &[], &[]);
    assert_eq!(battle.phase, Phase::Next);
    // Nor about whom they or the dead go for, of two who are equally near.
    let two = || board().grunt("Ines", 4, "0506").grunt("Dot", 4, "0906");
    let dead = two().zombie("0706").done();
    let armed = two().enemies(Class::Ganger).enemy("Bank", 4, "0706").holds(&[CounterThing::Pistol]).done();
    for (mut battle, mover) in [(dead, Mover::Zombies), (armed, Mover::Side(SideId(1)))] {
        battle.zombie_die = Some(1);
        battle.sides.iter_mut().for_each(|it| it.die = Some(1));
        (battle.phase, battle.order) = (Phase::Next, vec![mover]);
        let (_, told) = cast(&[], &[], |play| {
            Atzr::step(&mut battle, play).unwrap();
            Atzr::step(&mut battle, play).unwrap();
        });
        assert!(
            told.iter().any(|it| matches!(it.what, What::Rolled { .. } | What::Moved { .. })),
            "{told:?}"
        );
        assert!(!told.iter().any(|it| matches!(it.what, What::Asked { .. })), "{told:?}");
    }
}

#[test]
fn two_sides_of_players_are_enemies_only_if_one_of_them_says_so() {
    let _proof = Proof::of(rule!("atzr.game.modes"));
    let board = || board().star("Ray", 5, "0506").players(Class::Ganger, 1).other_star("Bank", 3, "0510");
    let meet = |said: &[&str]| {
        let mut battle = board().done();
        activate(&mut battle, p(0));
        // Once enemies they take the In Sight Test: four dice for Ray, who is active, three for Bank, who wins and waits.
        let faces: &[u16] = if said.len() == 2 { &[] } else { &[6, 6, 6, 6, 1, 1, 1] };
        let mut all = said.to_vec();
        if !faces.is_empty() {
            all.push("1> Do nothing");
        }
        let go = |play: &mut kernel::Play<'_>| atzr::battle::meet::at_first_sight(&mut battle, play, p(0));
        say(faces, &all, go).unwrap();
        battle.hostile(SideId(0), SideId(1))
    };
    assert!(!meet(&["0> no", "1> no"]));
    assert!(meet(&["0> yes"]));
    assert_eq!(Seat(1), board().done().seat_for(p(1)));
}

#[test]
fn there_is_always_another_turn() {
    let _proof = Proof::of(rule!("atzr.turn.two-phases")).facts([2]);
    let mut battle = board().star("Ray", 5, "0506").done();
    battle.turn = 20_000;
    begin(&mut battle, 3);
    play_on(&mut battle, &[], &["Ray is done"]);
    while battle.phase != Phase::Dice {
        step(&mut battle, &[], &[]);
    }
    assert_eq!((battle.turn, &battle.result), (20_001, &None));
}
