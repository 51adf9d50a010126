//! Tonya, where no player plays her (3.1.3).

use crate::board::{Board, at, board, p};
use crate::dice_by_rule::cast;
use crate::steps::{roll, roll_and_answer};
use atzr::{
    battle::{
        Battle, Counter, Person, Phase, Role, Side, SideId, Stance, State,
        act::{self, Action},
        change,
        group::{self, Purpose},
        meet::{self, MeetAction},
        reaction, shoot,
    },
    printed::{Class, Printed, cards::Humans},
    rule,
    setup::scenario::Scenario,
    table::{
        damage::Harm,
        npc::{Who, generate},
    },
};
use kernel::{Answer, Proof, dice::SeededDice};

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

/// Ray, and Tonya beside him with nobody to tell her what to do.
fn with_tonya(class: Class, stance: Stance) -> Battle {
    let mut board: Board = board().star("Ray", 5, "0306");
    board.0.side_mut(US).class = class;
    board.0.set_up().person(p(0)).class = class;
    board.0.sides.push(Side::new("strangers", Class::Survivor, Role::Strangers, &[]));
    let board = board.enemy("Tonya", 5, "0406").last(|it| {
        (it.star, it.star_power, it.counter) = (true, 5, Counter::Named(0));
    });
    let mut battle = board.done();
    battle.set_stance(US, THEM, stance);
    battle
}

#[test]
fn drawn_as_a_stranger_she_is_a_star_of_rep_five_with_two_attributes() {
    let _proof = Proof::of(rule!("atzr.tonya.npc-star")).facts([1, 2]);
    let mut battle = board().star("Ray", 5, "0806").done();
    (battle.zombie_die, battle.phase) = (Some(4), Phase::Doubles);
    let humans = Humans { number: 1, class: Class::Survivor };
    cast(&[(rule!("atzr.npc.generate-same-class"), &[1])], &[], |play| {
        meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
    });
    let tonya = battle.person(p(1));
    assert_eq!(tonya.name, "Tonya");
    assert_eq!((tonya.rep, tonya.star_power, tonya.attributes.len()), (5, 5, 2));
    assert!(tonya.star && tonya.seat.is_none() && tonya.class == Class::Survivor);
    // Nobody else who is drawn is a Star, and what her counter says of Rep 5 holds without the optional rule as well.
    let others = |n: u16| {
        let mut battle = board().star("Ray", 5, "0806").done();
        (battle.zombie_die, battle.phase) = (Some(4), Phase::Doubles);
        battle.rules.star_rep_five = false;
        let humans = Humans { number: 1, class: Class::Survivor };
        cast(&[(rule!("atzr.npc.generate-same-class"), &[n])], &[], |play| {
            meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
        });
        let drawn = battle.person(p(1));
        (drawn.name == "Tonya", drawn.star, drawn.star_power, drawn.rep)
    };
    assert_eq!(others(1), (true, true, 5, 5));
    for n in 2..=6 {
        let (tonya, star, power, _) = others(n);
        assert_eq!((tonya, star, power), (false, false, 0), "{n}");
    }
    // A hit that would put a Grunt down is taken on Star Power.
    let harms = std::iter::once(Harm::OutOfTheFight).collect();
    cast(&[(rule!("atzr.star-power.roll"), &[1])], &[], |play| {
        shoot::harm(&mut battle, play, p(1), harms, change::By::Fate).unwrap();
    });
    assert!(battle.person(p(1)).functions());
}

#[test]
fn she_is_a_friend_whatever_the_dice() {
    let _proof = Proof::of(rule!("atzr.tonya.friend")).facts([1]);
    let mut battle = with_tonya(Class::Ganger, Stance::Unmet);
    roll(&[1, 6], |play| assert!(!meet::at_first_sight(&mut battle, play, p(0)).unwrap()));
    assert_eq!(battle.stance(US, THEM), Stance::ToTalk);
}

#[test]
fn she_never_walks_after_a_lost_talk_but_others_may() {
    let _proof = Proof::of(rule!("atzr.tonya.never-walks")).facts([1]);
    // A Ganger who scores fewer has a fight with any other Survivor.
    let lost = [4, 4, 4, 4, 4, 1, 1, 1, 1, 1];
    let mut battle = with_tonya(Class::Ganger, Stance::ToTalk);
    roll(&lost, |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
    assert_eq!(battle.stance(US, THEM), Stance::Neutral);
    let mut other = with_tonya(Class::Ganger, Stance::ToTalk);
    other.set_up().person(p(1)).star = false;
    cast(&[(rule!("atzr.talk.roll"), &lost)], &[], |play| meet::talk(&mut other, play, p(0), THEM).unwrap());
    assert_eq!(other.stance(US, THEM), Stance::Hostile);
}

#[test]
fn she_joins_survivors_until_the_end_of_the_encounter_and_leads_nobody() {
    let _proof = Proof::of(rule!("atzr.tonya.joins-survivors")).facts([1]);
    let _tonya_details = Proof::of(rule!("atzr.ruling.tonya-details"));
    let won = [1, 1, 1, 1, 1, 4, 4, 4, 4, 4];
    let mut battle = with_tonya(Class::Survivor, Stance::ToTalk);
    roll_and_answer(&won, [Answer::Some(vec![0])], |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
    let tonya = battle.person(p(1));
    assert!(tonya.side == US && tonya.deeds.leaves_after);
    let groups = group::groups(&battle, US, Purpose::Activation);
    assert_eq!((groups.len(), groups[0].leader), (1, p(0)));
    // She starts no fight, though Ray may.
    battle.sides.push(Side::new("others", Class::Militia, Role::Strangers, &[]));
    let mut battle = Board(battle).enemy("A", 4, "0303").done();
    battle.set_stance(US, SideId(2), Stance::Neutral);
    battle.groups = groups.into_vec();
    let walks = |who| {
        let walk = Action::Meet(MeetAction::Walk { with: SideId(2) });
        act::menu(&battle, p(0), who).open.contains(&walk)
    };
    assert!(walks(p(0)) && !walks(p(1)));
    // And she uses Star Power without being told.
    let harms = std::iter::once(Harm::OutOfTheFight).collect();
    roll(&[1, 1, 1, 6, 6], |play| {
        shoot::harm(&mut battle, play, p(1), harms, change::By::Fate).unwrap();
    });
    assert!(battle.person(p(1)).functions() && battle.person(p(1)).star_power == 3);
}

/// The first whom a card with one human of this Class brings, where she stands beside Ray.
fn drawn(like: &mut Battle, class: Class) -> Person {
    let mut battle = board().star("Ray", 5, "0806").done();
    battle.side_mut(US).class = class;
    battle.set_up().person(p(0)).class = class;
    (battle.zombie_die, battle.phase) = (Some(4), Phase::Doubles);
    let humans = Humans { number: 1, class };
    cast(&[(rule!("atzr.npc.generate-same-class"), &[1])], &[], |play| {
        meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
    });
    Person { at: like.person(p(1)).at, side: THEM, ..battle.person(p(1)).clone() }
}

#[test]
fn she_barters_with_others_and_does_not_join_them() {
    let _proof = Proof::of(rule!("atzr.ruling.table-talk-the-talk"));
    let _tonya = Proof::of(rule!("atzr.tonya.npc-star")).facts([6]);
    let won = [1, 1, 1, 1, 1, 4, 4, 4, 4, 4];
    for class in [Class::Ganger, Class::Militia] {
        // Of a card with people of the player's Class, who would all join.
        let mut battle = with_tonya(class, Stance::ToTalk);
        let drawn = drawn(&mut battle, class);
        assert_eq!(drawn.class, Class::Survivor);
        battle.set_up().people[1] = drawn;
        let (_, told) = cast(&[(rule!("atzr.talk.roll"), &won)], &[], |play| {
            meet::talk(&mut battle, play, p(0), THEM).unwrap();
        });
        assert!(battle.side(THEM).talks.barters && battle.person(p(1)).side == THEM, "{class:?}");
        let recruits = told.iter().filter(|it| it.rule == rule!("atzr.talk.recruit"));
        assert!(!recruits.into_iter().any(|it| matches!(it.what, kernel::What::Asked { .. })));
    }
    let mut battle = with_tonya(Class::Militia, Stance::ToTalk);
    roll(&won, |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
    assert!(battle.side(THEM).talks.barters && battle.person(p(1)).side == THEM);
}

#[test]
fn she_takes_a_place_in_the_group_and_needs_one() {
    let _proof = Proof::of(rule!("atzr.tonya.joins-survivors")).facts([3]);
    // A Star of Rep 5 leads three.
    let others = |grunts: usize| {
        let names = ["Ines", "Dot", "Lil"].into_iter().take(grunts);
        let mut battle = names
            .fold(Board(with_tonya(Class::Survivor, Stance::ToTalk)), |board, it| board.grunt(it, 4, "1012"));
        battle.0.sides.push(Side::new("others", Class::Survivor, Role::Strangers, &[]));
        let mut battle = battle.enemy("Nick", 4, "0405").last(|it| it.counter = Counter::Named(3)).done();
        battle.set_stance(US, SideId(2), Stance::ToTalk);
        battle
    };
    let nick = |battle: &Battle| p(battle.people.len() as u16 - 1);
    let won: (_, &[u16]) = (rule!("atzr.talk.roll"), &[1, 1, 1, 1, 1, 4, 4, 4, 4, 4]);
    let mut room = others(2);
    cast(&[won], &[(rule!("atzr.talk.recruit"), Answer::Some(vec![0]))], |play| {
        meet::talk(&mut room, play, p(0), THEM).unwrap();
    });
    assert_eq!(room.person(p(1)).side, US);
    // With her they are four, and Nick has to stay where he is, for all that the two outnumber him.
    let mut without = others(2);
    for (battle, theirs, joins) in [(&mut room, 3, false), (&mut without, 4, true)] {
        let faces = [vec![1; 5], vec![4; theirs]].concat();
        cast(&[(rule!("atzr.talk.roll"), &faces)], &[], |play| {
            meet::talk(battle, play, p(0), SideId(2)).unwrap();
        });
        let who = nick(battle);
        assert_eq!(battle.person(who).side == US, joins);
    }
    // Where four are already she only barters.
    let mut full = others(3);
    cast(&[won], &[], |play| meet::talk(&mut full, play, p(0), THEM).unwrap());
    assert_eq!((full.person(p(1)).side, full.side(THEM).talks.barters), (THEM, true));
}

/// A Search in the suburbs with this Star.
fn search_of(star: &str) -> Battle {
    let maps = r#"{"across": 1, "maps": [{"map": "maple-heights"}, {"map": "route-nine"}]}"#;
    let team = format!(
        r#"{{"name": "us", "class": "survivor", "die": 4, "people": [{{"name": "{star}", "star": true, "at": "0806"}}]}}"#
    );
    let text = format!(
        r#"{{"book": "atzr", "title": "a test", "encounter": {{"search": {{}}}}, "maps": {maps}, "day": "daytime",
            "teams": [{team}], "begin": {{"turn": 2, "phase": "doubles", "zombie_die": 4}}}}"#
    );
    Scenario::read(&text).unwrap_or_else(|it| panic!("{it}\n{text}")).battle()
}

#[test]
fn she_comes_as_a_stranger_only_where_nobody_plays_her() {
    let _proof = Proof::of(rule!("atzr.tonya.npc-star")).facts([5]);
    let first = |star: &str| {
        let mut battle = search_of(star);
        let humans = Humans { number: 1, class: Class::Survivor };
        cast(&[(rule!("atzr.npc.generate-same-class"), &[1])], &[], |play| {
            meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
        });
        (battle.person(p(1)).name.clone(), battle.person(p(1)).star)
    };
    assert_eq!(first("Beck"), ("Tonya".to_owned(), true));
    assert_eq!(first("Tonya"), ("Too Tall".to_owned(), false));
    // Nor is she among all the others who could come.
    let mut battle = search_of("Tonya");
    let humans = Humans { number: 15, class: Class::Survivor };
    let (met, printed) = (&mut battle.cups, Printed::book());
    let met = generate(humans, Class::Survivor, printed, met, &mut SeededDice::new(1));
    assert_eq!(met.people.len(), 15);
    assert!(met.people.iter().all(|it| it.who != Who::Named(printed.characters.find("Tonya").unwrap())));
}

/// Ray's own people are Survivors, and a rival's are Gangers like those whom a card of Gangers brings.
#[test]
fn a_generic_counter_never_joins_whoever_wins_the_talk() {
    let _proof = Proof::of(rule!("atzr.npc.generate-different-class")).facts([3]);
    for class in [Class::Survivor, Class::Ganger] {
        let mut battle = board().star("Ray", 5, "0806").done();
        (battle.zombie_die, battle.phase) = (Some(4), Phase::Doubles);
        let humans = Humans { number: 1, class: Class::Ganger };
        cast(&[(rule!("atzr.npc.generate-different-class"), &[1])], &[], |play| {
            meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
        });
        assert_eq!(battle.person(p(1)).counter, Counter::Generic(0));
        battle.set_up().person(p(0)).class = class;
        battle.side_mut(US).class = class;
        battle.set_up().person(p(1)).at = at("0807");
        battle.set_up().person(p(1)).state = State::Functioning;
        battle.recount();
        battle.set_stance(US, THEM, Stance::ToTalk);
        let won: (_, &[u16]) = (rule!("atzr.talk.roll"), &[1, 1, 1, 1, 1, 4, 4, 4]);
        let (_, told) = cast(&[won], &[], |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
        assert_eq!((battle.person(p(1)).side, battle.side(THEM).talks.barters), (THEM, true), "{class:?}");
        let recruit = |it: &kernel::Event| it.rule == rule!("atzr.talk.recruit");
        assert!(!told.iter().any(|it| recruit(it) && matches!(it.what, kernel::What::Asked { .. })));
    }
}

#[test]
fn her_free_will_is_what_is_best_for_her() {
    let _proof = Proof::of(rule!("atzr.tonya.free-will"));
    let battle = with_tonya(Class::Militia, Stance::Hostile);
    let mut battle = Board(battle).enemy("Nick", 6, "0407").done();
    // Whatever she rolls when Nick goes down beside her, she keeps her head.
    let (_, told) = cast(&[], &[], |play| {
        let (rule, down) = (rule!("atzr.damage.types"), change::Down::OutOfTheFight);
        change::go_down(&mut battle, play, rule, p(2), down, change::By::Fate);
        reaction::man_down(&mut battle, play).unwrap();
    });
    let tonya = battle.person(p(1));
    assert!(tonya.functions() && !tonya.ducked);
    assert!(!told.iter().any(|it| matches!(it.what, kernel::What::Asked { .. })));
}
