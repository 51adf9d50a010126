//! What a test makes people do on the map (7.3).
use crate::acting_in_words::{activate, came_into_sight, does, menu, notes, offers, play};
use crate::board::{at, board, p};
use crate::turn_in_words;
use atzr::{
    battle::{
        Battle, State,
        change::{self, By, Down},
        react,
        shoot::{self, Guns, Manner},
    },
    journal::Happened,
    printed::{Class, CounterThing},
    rule,
};
use kernel::Proof;

/// Ray alone in a hex, and Bank far away whom he ducks from.
fn ray(hex: &str) -> Battle {
    board()
        .star("Ray", 5, hex)
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0812")
        .holds(&[CounterThing::Pistol])
        .done()
}

fn duck(battle: &mut Battle, from: &str, faces: &[u16], answers: &[&str]) {
    play(faces, answers, |play| react::duck_back(battle, play, p(0), at(from))).0.unwrap();
}

#[test]
fn duck_back_goes_to_the_nearest_cover_even_towards_the_enemy() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-move")).facts([2]);
    // The wood in 0609 is the next hex, and the enemy is behind it.
    let mut battle = ray("0608");
    duck(&mut battle, "0611", &[], &[]);
    assert_eq!((battle.person(p(0)).at, battle.person(p(0)).ducked), (at("0609"), true));
}

#[test]
fn three_hexes_are_near_enough_and_four_are_not() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-move")).facts([1, 4]);
    let _proof = Proof::of(rule!("atzr.react.duck-back-no-cover")).facts([1, 2, 3]);
    let mut near = ray("0908");
    assert_eq!(at("0908").distance(at("0609")), 3);
    duck(&mut near, "0904", &[], &[]);
    assert_eq!((near.person(p(0)).at, near.person(p(0)).ducked), (at("0609"), true));
    // The school beside him is shut, and the wood is 4 hexes away: a Fast Move of 3 and a passed die in hexes, away from the
    // cause and in plain view.
    let mut far = ray("1008");
    duck(&mut far, "1007", &[1, 6], &[]);
    let ray = far.person(p(0));
    assert!(!ray.ducked && ray.turn.fast && ray.turn.done);
    assert!(far.sees_hex(p(0), at("1007")));
    assert!(3 < ray.at.distance(at("1007")), "he ran to {}", ray.at);
}

#[test]
fn who_stands_in_cover_ducks_where_he_is() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-move")).facts([3]);
    let _proof = Proof::of(rule!("atzr.ruling.duck-back-destination"));
    for hex in ["0602", "1208"] {
        let mut battle = ray(hex);
        duck(&mut battle, "0812", &[], &[]);
        assert_eq!((battle.person(p(0)).at, battle.person(p(0)).ducked), (at(hex), true));
    }
}

#[test]
fn who_ducks_in_the_house_he_stands_in_has_not_entered_it_and_draws_no_card() {
    let _proof = Proof::of(rule!("atzr.ruling.duck-back-destination"));
    let mut battle = ray("0410");
    let entrance = battle.scene.board.entrance(at("0410")).unwrap();
    assert!(battle.places[entrance].awaits_card());
    duck(&mut battle, "0812", &[], &[]);
    assert_eq!((battle.person(p(0)).at, battle.person(p(0)).ducked), (at("0410"), true));
    assert!(battle.places[entrance].awaits_card(), "whoever comes in first will draw it");
}

#[test]
fn nobody_ducks_into_a_full_hex_or_through_a_shut_door() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-move")).facts([5, 6, 7]);
    let beside = |people: usize| {
        let mut board = board().star("Ray", 5, "0608").enemies(Class::Ganger).enemy("Bank", 3, "0612");
        for _ in 0..people {
            board = board.grunt("Friend", 3, "0609");
        }
        let mut battle = board.done();
        for place in battle.set_up().places {
            place.card = Some(0);
        }
        duck(&mut battle, "0605", &[], &[]);
        battle.person(p(0)).at
    };
    assert_eq!((beside(0), beside(1)), (at("0609"), at("0609")));
    // The hall beside the wood is shut; 7 Maple Lane and Mrs. Abbott's have no door to be forced, and hers is farther away
    // from what he flees.
    assert_eq!(beside(2), at("0410"));
}

#[test]
fn a_ducked_character_is_hidden_until_its_next_activation() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-hidden")).facts([1]);
    let mut battle = ray("0602");
    battle.set_up().people[1].at = at("0606");
    battle.recount();
    activate(&mut battle, p(0));
    assert!(battle.sees(p(0), p(1)));
    duck(&mut battle, "0606", &[], &[]);
    assert!(!battle.sees(p(0), p(1)) && !battle.sees(p(1), p(0)));
    // Two hexes away as well, and beside him no more.
    for (hex, seen) in [("0604", false), ("0603", true)] {
        battle.set_up().people[1].at = at(hex);
        battle.recount();
        assert_eq!((battle.sees(p(0), p(1)), battle.sees(p(1), p(0))), (seen, seen), "{hex}");
    }
    // What is left of this activation is lost.
    assert!(battle.person(p(0)).turn.done);
}

#[test]
fn popping_up_is_news_to_everybody_and_stays_in_cover() {
    let _proof = Proof::of(rule!("atzr.react.popping-up")).facts([2, 3]);
    let mut battle = ray("0602");
    battle.set_up().people[1].at = at("0606");
    battle.recount();
    duck(&mut battle, "0606", &[], &[]);
    activate(&mut battle, p(0));
    assert!(offers(&battle, p(0), "Pop up"));
    assert!(menu(&battle, p(0)).0.iter().any(|it| it.starts_with("Go to 0603")));
    assert!(!menu(&battle, p(0)).0.iter().any(|it| it.starts_with("Fire")));
    // In Sight: Ray 5 - 1 dice, Bank 3 - 1 as Ray is concealed. Bank wins and fires; Ray is in cover, so that 3 + 6 misses;
    // the shot is pitiful and misses for good, and Ray picks Duck Back.
    let told = does(
        &mut battle,
        p(0),
        &[4, 4, 4, 4, 1, 1, 6, 4, 3],
        &["Pop up", "Stay here", "Duck Back (one passed)"],
    );
    assert!(came_into_sight(&told));
    assert_eq!((battle.person(p(0)).at, battle.person(p(0)).ducked), (at("0602"), true));
}

#[test]
fn moving_out_of_the_hex_ends_duck_back_as_well() {
    let mut battle = ray("0602");
    battle.set_up().people[1].at = at("1612");
    battle.recount();
    duck(&mut battle, "0606", &[], &[]);
    activate(&mut battle, p(0));
    does(&mut battle, p(0), &[], &["Go to 0603"]);
    assert!(!battle.person(p(0)).ducked);
}

#[test]
fn runaway_takes_him_off_the_map_and_leaves_whom_he_carried() {
    let _proof = Proof::of(rule!("atzr.react.runaway")).facts([1]);
    let mut battle = board().star("Ray", 5, "0805").grunt("Ines", 3, "0805").done();
    battle.set_up().people[1].state = State::OutOfTheFight;
    battle.set_up().people[0].carries = Some(p(1));
    battle.recount();
    let (_, told) = play(&[], &[], |play| react::run_away(&mut battle, play, p(0)));
    let dropped = Happened::DropsCarried { whom: p(1).token() };
    assert!(notes(&told).contains(&dropped), "and it is told");
    assert_eq!(battle.person(p(0)).state, State::RanAway);
    assert!(battle.person(p(0)).deeds.ran_away);
    assert_eq!((battle.person(p(1)).state, battle.person(p(1)).at), (State::OutOfTheFight, at("0805")));
    assert!(!battle.sees_hex(p(0), at("0806")));
}

#[test]
fn whom_a_carrier_drops_as_he_goes_down_is_told() {
    let mut battle = board().star("Ray", 5, "0805").grunt("Ines", 3, "0805").done();
    battle.set_up().people[1].state = State::OutOfTheFight;
    battle.set_up().people[0].carries = Some(p(1));
    battle.recount();
    let rule = rule!("atzr.damage.types");
    let (_, told) = play(&[], &[], |play| {
        change::go_down(&mut battle, play, rule, p(0), Down::OutOfTheFight, By::Fate);
    });
    assert!(notes(&told).contains(&Happened::DropsCarried { whom: p(1).token() }));
    assert_eq!(battle.person(p(0)).carries, None);
}

#[test]
fn a_carrier_takes_along_whom_he_carries_behind_cover() {
    let mut battle = board().star("Ray", 5, "0608").grunt("Ines", 3, "0608").done();
    battle.set_up().people[1].state = State::OutOfTheFight;
    battle.set_up().people[0].carries = Some(p(1));
    battle.recount();
    duck(&mut battle, "0605", &[], &[]);
    assert_eq!((battle.person(p(0)).carries, battle.person(p(1)).at), (Some(p(1)), at("0609")));
}

#[test]
fn carry_on_lets_the_active_go_on_and_others_wait() {
    let _proof = Proof::of(rule!("atzr.react.carry-on")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.carry-on-act"));
    let mut battle = ray("0805");
    activate(&mut battle, p(0));
    let before = battle.clone();
    let ((), told) = play(&[], &[], |play| react::carry_on(play, p(0)));
    assert!(notes(&told).contains(&Happened::CarriesOn));
    assert_eq!(battle, before);
    assert!(offers(&battle, p(0), "Go to 0806"));
}

#[test]
fn who_is_out_of_the_fight_can_do_nothing_and_lies_where_he_fell() {
    let _proof = Proof::of(rule!("atzr.react.out-of-the-fight")).facts([1]);
    let mut battle = ray("0805");
    activate(&mut battle, p(0));
    play(&[], &[], |play| {
        change::go_down(&mut battle, play, rule!("atzr.damage.types"), p(0), Down::OutOfTheFight, By::Fate);
    });
    let ray = battle.person(p(0));
    assert!(!ray.functions() && ray.lies() && ray.turn.done && ray.deeds.out_of_the_fight);
    assert!(!battle.sees(p(0), p(1)));
    assert_eq!(shoot::targets(&battle, p(1), Guns::One { hand: 0, dice: None }).count(), 0);
}

#[test]
fn who_is_obviously_dead_is_dead() {
    let _proof = Proof::of(rule!("atzr.react.obviously-dead"));
    let mut battle = ray("0805");
    play(&[], &[], |play| {
        change::go_down(&mut battle, play, rule!("atzr.damage.types"), p(0), Down::ObviouslyDead, By::Fate);
    });
    assert_eq!(battle.person(p(0)).state, State::ObviouslyDead { turn: 1, fresh: false });
}

#[test]
fn a_rush_shot_is_fired_back_at_once_and_with_its_penalty() {
    let _proof = Proof::of(rule!("atzr.react.rush-shot")).facts([1, 2]);
    let fires = |face: u16| {
        let mut battle = board()
            .grunt("Ray", 4, "0806")
            .holds(&[CounterThing::Pistol])
            .enemies(Class::Ganger)
            .enemy("Bank", 4, "0809")
            .holds(&[CounterThing::Pistol])
            .done();
        let firing = shoot::all_at(
            &battle,
            p(0),
            Guns::One { hand: 0, dice: None },
            atzr::battle::FigureId::Person(p(1)),
            Manner::Active,
        );
        // Ray misses; Bank passes one die, and his own total decides what comes of it: a hit kills with a 6.
        let mut faces = vec![1, 3, 4, 5, face, 3];
        faces.extend(if face == 6 { vec![6] } else { vec![6, 6] });
        play(&faces, &[], |play| shoot::firefight(&mut battle, play, vec![firing])).0.unwrap();
        battle.person(p(0)).state
    };
    // 4 + 5 = 9 misses in a hurry, and Ray runs; 4 + 6 = 10 hits.
    assert_eq!(fires(5), State::RanAway);
    assert_eq!(fires(6), State::ObviouslyDead { turn: 1, fresh: false });
}

#[test]
fn who_is_behind_cover_stays_there_until_he_is_active_and_comes_up_for_nothing() {
    let _proof = Proof::of(rule!("atzr.react.popping-up")).facts([1, 5]);
    let mut battle = board().star("Ray", 5, "0602").done();
    duck(&mut battle, "0606", &[], &[]);
    // On a 6 he cannot act: the turn goes by.
    turn_in_words::begin(&mut battle, 6);
    while battle.phase != atzr::battle::Phase::Dice {
        turn_in_words::step(&mut battle, &[], &[]);
    }
    assert!(battle.person(p(0)).ducked);
    turn_in_words::begin(&mut battle, 5);
    assert!(battle.person(p(0)).ducked);
    activate(&mut battle, p(0));
    does(&mut battle, p(0), &[], &["Pop up"]);
    let ray = battle.person(p(0));
    assert_eq!((ray.ducked, ray.turn.points), (false, ray.movement));
}
