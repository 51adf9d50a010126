//! Situations of the book's chapters, written down as scenario files: each begins as it stands there and plays on by its rule.

use crate::board::{at, p};
use crate::turn_in_words::{can, can_begin, may, play_on, refused, step};
use atzr::{
    battle::{
        Battle, Mover, Phase, Role, SideId, Stance, State, r#move::MoveAction, place::Draws, turn::can_act,
    },
    journal::Choosing,
    printed::{Class, CounterThing},
    rule,
    setup::scenario::Scenario,
};
use kernel::Proof;

/// A Search on two maps by day, with this between its braces.
fn search(rest: &str) -> Battle {
    encounter(r#""search": {}"#, r#""day": "daytime","#, rest)
}

fn encounter(what: &str, day: &str, rest: &str) -> Battle {
    let maps = r#"{"across": 1, "maps": [{"map": "maple-heights"}, {"map": "route-nine"}]}"#;
    let text = format!(
        r#"{{"book": "atzr", "title": "a test", "encounter": {{{what}}}, "maps": {maps}, {day} {rest}}}"#
    );
    Scenario::read(&text).unwrap_or_else(|it| panic!("{it}\n{text}")).battle()
}

/// Ray acts on a 3, and is as it says here; others of his side stand after him.
fn ray_acts(ray: &str, others: &str, rest: &str) -> Battle {
    search(&format!(
        r#""teams": [{{"name": "us", "class": "survivor", "die": 3, "people": [
            {{"name": "Ray", "star": true, "rep": 5, "movement": 3, {ray}}} {others}]}}],
           "begin": {{"turn": 2, "phase": "active", "leader": "Ray", "acting": "Ray", "zombie_die": 1}} {rest}"#
    ))
}

#[test]
fn a_gun_out_of_ammo_is_reloaded_before_it_fires() {
    let _proof = Proof::of(rule!("atzr.ammo.reload-active"));
    let zombie = r#", "zombies": [{"at": "0802"}]"#;
    let empty = r#""at": "0806", "hands": [{"thing": "pistol", "empty": true}]"#;
    let mut battle = ray_acts(empty, "", zombie);
    assert!(!can_begin(&battle, "Fire the Pistol"));
    play_on(&mut battle, &[], &["Reload the Pistol"]);
    assert!(!battle.people[0].hands[0].empty);
    let loaded = ray_acts(r#""at": "0806", "hands": [{"thing": "pistol"}]"#, "", zombie);
    assert!(can(&loaded, "Fire the Pistol") && !can(&loaded, "Reload the Pistol"));
}

#[test]
fn the_one_active_fire_may_be_spent_already() {
    let zombie = r#", "zombies": [{"at": "0802"}]"#;
    let fired = r#""at": "0806", "hands": [{"thing": "pistol"}], "turn": {"fired": true, "points": 1}"#;
    let battle = ray_acts(fired, "", zombie);
    assert!(!can_begin(&battle, "Fire the Pistol") && can_begin(&battle, "Go to 0805"));
    assert!(!can_begin(&battle, "Go to 0804"), "one Movement Point is left");
}

const INES_LIES: &str = r#", {"name": "Ines", "rep": 4, "at": "0806", "state": "out-of-the-fight""#;

#[test]
fn somebody_out_of_the_fight_recovers_by_a_medikit_that_was_not_used_on_them_last() {
    let _proof = Proof::of_all(&[rule!("atzr.item.medikit-during"), rule!("atzr.item.medikit-reuse")]);
    let ray = r#""at": "0806", "hands": [{"thing": "medikit"}]"#;
    let mut battle = ray_acts(ray, &format!("{INES_LIES}}}"), "");
    assert!(battle.people[1].state == State::OutOfTheFight);
    play_on(&mut battle, &[1, 4], &["Use the Medikit on Ines"]);
    assert!(battle.people[1].functions());
    let again = ray_acts(ray, &format!(r#"{INES_LIES}, "deeds": {{"last_medikit": "Ray"}}}}"#), "");
    assert_eq!(refused(&again, "Use the Medikit on Ines"), Some(rule!("atzr.item.medikit-reuse")));
}

#[test]
fn whoever_is_carried_comes_along() {
    let _proof = Proof::of(rule!("atzr.recovery.pick-up"));
    let ray = r#""at": "0806", "carries": "Ines""#;
    let mut battle = ray_acts(ray, &format!("{INES_LIES}}}"), "");
    assert!(can(&battle, "Put down the person you carry"));
    play_on(&mut battle, &[], &["Go to 0804"]);
    assert_eq!([0, 1].map(|it| battle.people[it].at), [at("0804"); 2]);
    let mut taken = ray_acts(r#""at": "0806""#, &format!("{INES_LIES}}}"), "");
    play_on(&mut taken, &[], &["Pick up Ines"]);
    assert_eq!(taken.people[0].turn.points, 2);
}

#[test]
fn behind_cover_nobody_is_seen_from_two_hexes_off() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-hidden"));
    let them = |ducked: bool| {
        let enemies = format!(
            r#", "strangers": [{{"class": "ganger", "stances": {{"us": "hostile"}}, "people": [
                {{"name": "Bank", "rep": 3, "at": "0101", "ducked": {ducked}}}]}}]"#
        );
        ray_acts(r#""at": "0301", "hands": [{"thing": "pistol"}]"#, "", &enemies)
    };
    assert!(them(false).sees(p(0), p(1)) && can(&them(false), "Fire the Pistol"));
    assert!(!them(true).sees(p(0), p(1)) && !can(&them(true), "Fire the Pistol"));
    assert_eq!(
        them(true).unseen(p(0), atzr::battle::FigureId::Person(p(1))),
        Some(rule!("atzr.react.duck-back-hidden"))
    );
}

#[test]
fn a_second_turn_goes_by_the_dice_that_were_rolled() {
    let _proof = Proof::of(rule!("atzr.turn.eligible"));
    let turn = |us: u8, zombies: u8| {
        search(&format!(
            r#""teams": [{{"name": "us", "class": "survivor", "die": {us}, "people": [
                {{"name": "Ray", "star": true, "rep": 5, "at": "0506"}},
                {{"name": "Ines", "rep": 4, "at": "0509"}}]}}],
               "zombies": [{{"at": "1412"}}],
               "begin": {{"turn": 2, "phase": "next", "zombie_die": {zombies}}}"#
        ))
    };
    let mut battle = turn(5, 3);
    assert_eq!(battle.order, [Mover::Side(SideId(0)), Mover::Zombies]);
    step(&mut battle, &[], &[]);
    assert_eq!((battle.turn, battle.phase), (2, Phase::Groups { side: SideId(0) }));
    assert_eq!([0, 1].map(|it| can_act(&battle, p(it))), [true, false], "a 5 is above her Rep");
    let zombies_first = turn(2, 4);
    assert_eq!(zombies_first.order, [Mover::Zombies, Mover::Side(SideId(0))]);
    assert_eq!(turn(3, 4).zombie_die, Some(4));
}

#[test]
fn a_zombie_acts_up_to_its_rep_and_not_in_the_turn_it_came_in() {
    let _proof = Proof::of(rule!("atzr.zombie.activation"));
    let moved = |die: u8, zombie: &str| {
        let mut battle = search(&format!(
            r#""teams": [{{"name": "us", "class": "survivor", "people": [{{"name": "Ray", "at": "0912", "state": "out-of-the-fight"}},
                {{"name": "Ines", "at": "0101"}}]}}],
               "zombies": [{{"at": "0918" {zombie}}}],
               "begin": {{"turn": 2, "phase": "zombies", "zombie_die": {die}}}"#
        ));
        step(&mut battle, &[], &[]);
        battle.zombies[0].at.to_string()
    };
    assert_eq!(moved(3, ""), "0915", "drawn by a body in sight");
    assert_eq!(moved(4, ""), "0918", "a 4 is above its Rep");
    assert_eq!(moved(3, r#", "placed": 2"#), "0918", "it was placed in this turn");
}

/// Lil is being eaten, for so many turns more.
fn feast(turns_left: u8, phase: &str) -> Battle {
    search(&format!(
        r#""teams": [{{"name": "us", "class": "survivor", "people": [
            {{"name": "Lil", "at": "0912", "state": {{"obviously-dead": {{"turn": 1, "fresh": true}}}}, "deeds": {{"eaten": true}}}},
            {{"name": "Ines", "rep": 4, "at": "0101"}}]}}],
           "feasts": [{{"body": "Lil", "began": 1, "turns_left": {turns_left}}}],
           "zombies": [{{"at": "0912", "feasts": "Lil"}}, {{"at": "0912", "feasts": "Lil", "number": 4}}],
           "begin": {{"turn": 2, "phase": "{phase}", "zombie_die": 3}}"#
    ))
}

#[test]
fn a_feast_goes_on_as_long_as_its_die_says() {
    let _proof = Proof::of_all(&[rule!("atzr.zombie.action-feast"), rule!("atzr.ruling.feast-victim")]);
    let mut battle = feast(2, "zombies");
    step(&mut battle, &[], &[]);
    assert!(battle.zombies.iter().all(|it| it.at == at("0912")), "they stay");
    let mut last = feast(1, "end");
    step(&mut last, &[], &[]);
    assert!(last.feasts[0].over);
    assert_eq!(last.people[0].state, State::ObviouslyDead { turn: 1, fresh: false });
    let mut more = feast(2, "end");
    step(&mut more, &[], &[]);
    assert_eq!((more.feasts[0].turns_left, more.feasts[0].over), (1, false));
}

#[test]
fn zombies_walk_to_a_noise_of_this_turn() {
    let _proof = Proof::of(rule!("atzr.zombie.action-noise"));
    let walked = |rest: &str, drift: &[u16]| {
        let mut battle = search(&format!(
            r#""teams": [{{"name": "us", "class": "survivor", "people": [{{"name": "Ray", "rep": 5, "at": "0101"}}]}}],
               "zombies": [{{"at": "0918", "number": 4}}], {rest}
               "begin": {{"turn": 2, "phase": "zombies", "zombie_die": 3}}"#
        ));
        step(&mut battle, drift, &[]);
        battle.zombies[0].at.to_string()
    };
    assert_eq!(walked(r#""noises": [{"at": "0912", "turn": 2, "dice": 4}],"#, &[]), "0915");
    assert_eq!(walked("", &[4]), "0921", "it drifts as the die says");
}

#[test]
fn doubles_cost_the_infected_the_last_point_and_she_turns() {
    let _proof = Proof::of_all(&[rule!("atzr.infection.turn"), rule!("atzr.turn.doubles-placement")]);
    let mut battle = search(
        r#""teams": [{"name": "us", "class": "survivor", "die": 4, "people": [
            {"name": "Ray", "star": true, "rep": 5, "at": "0809"},
            {"name": "Buffy", "rep": 4, "at": "0312", "infected": true, "less": {"infection": 1}}]}],
           "begin": {"turn": 3, "phase": "doubles", "zombie_die": 4}"#,
    );
    assert_eq!(battle.people[1].rep(), 3);
    let left = battle.cups.zombies_left();
    // Her counter; the first card, which shows zombies, and theirs.
    let zombies = 2;
    step(&mut battle, &[1, 1, 1, 1], &[]);
    assert!(matches!(battle.people[1].state, State::Turned { .. }));
    assert_eq!(battle.zombies[0].was, Some(p(1)));
    assert_eq!((battle.cups.zombies_left(), battle.phase), (left - 1 - zombies, Phase::End));
}

#[test]
fn in_the_dark_nobody_sees_farther_than_the_day_part_lets_them() {
    let at_distance = |day: &str, vision: &str| {
        let battle = encounter(
            r#""search": {}"#,
            &format!(r#""day": "{day}","#),
            &format!(
                r#""teams": [{{"name": "us", "class": "survivor", "people": [{{"name": "Ray", "rep": 5, "at": "0906"}}]}}],
                   "strangers": [{{"class": "ganger", "stances": {{"us": "hostile"}}, "people": [
                       {{"name": "Bank", "at": "0909"}}, {{"name": "Moss", "at": "1306"}}, {{"name": "Vic", "at": "0206"}}]}}],
                   "begin": {{"turn": 1, "phase": "dice" {vision}}}"#
            ),
        );
        [1, 2, 3].map(|it| battle.sees(p(0), p(it)))
    };
    assert_eq!(at_distance("daytime", ""), [true, true, true]);
    assert_eq!(at_distance("evening", ""), [true, true, false]);
    assert_eq!(at_distance("night", ""), [true, false, false]);
    assert_eq!(at_distance("night", r#", "vision": 6"#), [true, true, false], "a full moon");
}

#[test]
fn a_place_whose_card_was_drawn_is_searched_once_and_not_while_strangers_hold_it() {
    let _proof = Proof::of(rule!("atzr.search.building"));
    let inside = |place: &str, rest: &str| {
        let place = format!(
            r#", "discards": ["E01"], "places": [{{"at": "1309", "open": true, "card": "E01" {place}}}] {rest}"#
        );
        ray_acts(r#""at": "1309", "hands": [{"thing": "pistol"}]"#, "", &place)
    };
    let mut battle = inside("", "");
    assert_eq!(battle.deck.discards().len(), 1);
    play_on(&mut battle, &[], &["Search this place"]);
    assert_eq!(battle.people[0].gear[0].thing, CounterThing::HuntingRifle, "the red row of E01");
    assert!(!can(&inside(r#", "search": "done""#, ""), "Search this place"));
    let strangers = r#", "strangers": [{"name": "them", "class": "militia", "stances": {"us": "neutral"},
        "people": [{"name": "Nick", "at": "1209"}]}]"#;
    assert_eq!(
        refused(&inside(r#", "held_by": "them""#, strangers), "Search this place"),
        Some(rule!("atzr.search.must-clear"))
    );
}

#[test]
fn an_open_door_needs_no_roll_and_a_shut_one_does() {
    let _proof = Proof::of_all(&[rule!("atzr.building.entry-once"), rule!("atzr.building.entry-roll")]);
    let ray = r#""at": "1107""#;
    let open = r#", "places": [{"at": "1108", "open": true, "card": "E01"}]"#;
    let mut battle = ray_acts(ray, "", open);
    play_on(&mut battle, &[], &["Go to 1108, into a building"]);
    assert_eq!((battle.people[0].at, battle.deck.left().len()), (at("1108"), 54), "no card is drawn again");
    let mut shut = ray_acts(ray, "", r#", "places": [{"at": "1108", "barricaded": true, "card": "E01"}]"#);
    let goes_in = MoveAction::Go { to: at("1108") };
    assert!(matches!(goes_in.deed(&battle, p(0)), Choosing::Goes { .. }));
    let tries = goes_in.deed(&shut, p(0));
    assert!(matches!(tries, Choosing::TriesDoor { .. }), "the roll says whether anybody gets in: {tries:?}");
    play_on(&mut shut, &[1], &["Go to 1108, into a building"]);
    assert_eq!(shut.people[0].at, at("1108"), "a 1 opens it");
    assert!(!shut.places[shut.scene.board.entrance(at("1108")).unwrap()].barricaded);
}

#[test]
fn a_person_in_a_building_faces_the_hostile_strangers_inside() {
    let _proof = Proof::of(rule!("atzr.npcmove.die"));
    let rest = r#", "places": [{"at": "1108", "open": true, "card": "E04", "held_by": "them"}],
        "strangers": [{"name": "them", "class": "ganger", "stances": {"us": "hostile"}, "strength": 2, "people": [
            {"name": "Ganger 2", "generic": 1, "at": "1208", "hands": [{"thing": "baseball-bat"}]},
            {"name": "Ganger 3", "generic": 2, "at": "1209", "state": "ran-away"}]}]"#;
    let mut battle = ray_acts(r#""at": "1108", "hands": [{"thing": "pistol"}]"#, "", rest);
    assert!(battle.hostile(SideId(0), SideId(1)) && battle.sees(p(0), p(1)));
    assert_eq!((battle.side(SideId(1)).role, battle.side(SideId(1)).strength), (Role::Strangers, 2));
    assert_eq!(battle.seen, [(p(0), p(1))], "they are no news to each other");
    assert!(battle.people[1].is_generic() && battle.people[1].seat.is_none());
    assert!(!battle.cups.generic_left(Class::Ganger).has(0));
    assert!(can(&battle, "Fire the Pistol") && can_begin(&battle, "Charge Ganger 2"), "{:?}", may(&battle));
    battle.phase = Phase::Dice;
    step(&mut battle, &[2, 5, 3], &[]);
    assert_eq!(battle.order[0], Mover::Side(SideId(1)), "the strangers have a die of their own");
}

#[test]
fn strangers_who_want_to_talk_are_talked_to() {
    let rest = r#", "strangers": [{"name": "them", "class": "survivor", "stances": {"us": "to-talk"}, "people": [
        {"name": "Nick", "rep": 4, "at": "0805"}]}]"#;
    let battle = ray_acts(r#""at": "0806""#, "", rest);
    assert_eq!(battle.stance(SideId(0), SideId(1)), Stance::ToTalk);
    assert!(can_begin(&battle, "Talk"), "{:?}", may(&battle));
    let done = rest.replace(r#""people""#, r#""talks": {"done": true}, "people""#);
    assert!(!can_begin(&ray_acts(r#""at": "0806""#, "", &done), "Talk"));
}

#[test]
fn a_captive_whom_nobody_armed_guards_is_one_no_longer() {
    let _proof = Proof::of(rule!("atzr.ranged.capture"));
    let after = |hands: &str| {
        let mut battle = search(&format!(
            r#""teams": [{{"name": "us", "class": "survivor", "people": [{{"name": "Ray", "rep": 5, "at": "0806", "hands": [{hands}]}}]}}],
               "strangers": [{{"name": "them", "class": "ganger", "stances": {{"us": "hostile"}}, "people": [
                   {{"name": "Bank", "rep": 3, "at": "0806", "state": {{"captive": {{"of": "us"}}}}}}]}}],
               "begin": {{"turn": 2, "phase": "end"}}"#
        ));
        step(&mut battle, &[], &[]);
        battle.people[1].state
    };
    assert_eq!(after(r#"{"thing": "pistol"}"#), State::Captive { of: SideId(0) });
    assert_eq!(after(""), State::OutOfTheFight);
}

#[test]
fn whoever_failed_a_challenge_forfeits_the_next_activation() {
    let _proof = Proof::of(rule!("atzr.challenge.define"));
    let mut battle = search(
        r#""teams": [{"name": "us", "class": "survivor", "die": 2, "people": [
            {"name": "Ray", "star": true, "rep": 5, "at": "0506", "deeds": {"forfeits": true}},
            {"name": "Ines", "rep": 4, "at": "0906"}]}],
           "begin": {"turn": 2, "phase": "next", "zombie_die": 1}"#,
    );
    step(&mut battle, &[], &[]);
    assert_eq!([0, 1].map(|it| can_act(&battle, p(it))), [false, true]);
    assert!(!battle.people[0].deeds.forfeits);
}

#[test]
fn supplies_that_were_found_make_a_search_a_success() {
    let _proof = Proof::of(rule!("atzr.encounter.format"));
    let ends = |supplies: u16| {
        let mut battle = search(&format!(
            r#""teams": [{{"name": "us", "class": "survivor", "die": 2, "supplies": {supplies}, "people": [{{"name": "Ray", "star": true, "rep": 5, "at": "0806"}}]}}],
               "begin": {{"turn": 4, "phase": "active", "leader": "Ray", "acting": "Ray"}}"#
        ));
        let label = match supplies {
            0 => "Give up",
            _ => "End the Encounter: success",
        };
        play_on(&mut battle, &[], &[label]);
        battle.result.unwrap().success
    };
    assert_eq!([0, 1].map(ends), [false, true]);
}

#[test]
fn in_a_chillin_every_step_inside_draws_a_card_and_a_talk_was_won() {
    let battle = encounter(
        r#""chillin": {}"#,
        r#""day": "morning","#,
        r#""teams": [{"name": "us", "class": "survivor", "die": 2, "talks_won": 1, "people": [{"name": "Ray", "star": true, "rep": 5, "at": "1107"}]}],
           "begin": {"turn": 4, "phase": "active", "leader": "Ray", "acting": "Ray", "progress": {"been_inside": true}}"#,
    );
    let school = |hex: &str| battle.places[battle.scene.board.entrance(at(hex)).unwrap()].draws;
    assert_eq!([school("1108"), school("1309"), school("1304")], [Draws::Always, Draws::Always, Draws::Once]);
    assert!(can(&battle, "End the Encounter: success"));
}

#[test]
fn the_markers_of_a_defend_come_nearer_to_the_home() {
    let _proof = Proof::of(rule!("atzr.defend.marker-move"));
    let mut battle = encounter(
        r#""defend": {}"#,
        r#""day": "night","#,
        r#""teams": [{"name": "us", "class": "survivor", "people": [{"name": "Ray", "star": true, "rep": 5}]}],
           "strangers": [{"name": "them", "class": "ganger", "role": "raiders", "stances": {"us": "hostile"}, "people": [{"name": "Bank", "rep": 3, "state": "waiting"}]}],
           "markers": [{"at": "0718"}, {"at": "0705", "revealed": true}],
           "begin": {"turn": 1, "phase": "markers", "marker_die": 4, "zombie_die": 5, "progress": {"homes": ["0610"]}}"#,
    );
    assert_eq!((battle.progress.raiders, battle.people[0].state), (Some(SideId(1)), State::Waiting));
    let door = battle.scene.board.entrance(at("0711")).unwrap();
    assert!(battle.places[door].open && battle.places[door].draws == Draws::Never, "at home");
    step(&mut battle, &[], &[]);
    let home = battle.scene.board.building(battle.progress.homes[0]);
    assert_eq!(home.distance(battle.markers[0].at), 4, "3 hexes nearer, and out of sight by night");
    assert_eq!(battle.markers[1].at, at("0705"), "that one was nothing");
}

#[test]
fn robbers_who_are_gone_leave_it_to_what_was_handed_over() {
    let ends = |robbed: &str| {
        let mut battle = encounter(
            r#""robbery": {}"#,
            r#""day": "daytime","#,
            &format!(
                r#""teams": [{{"name": "us", "class": "survivor", "people": [{{"name": "Ray", "star": true, "rep": 5, "at": "0806"}}]}}],
                   "strangers": [{{"name": "them", "class": "ganger", "role": "leaving", "stances": {{"us": "neutral"}}, "people": [{{"name": "Bank", "state": "left"}}]}}],
                   "begin": {{"turn": 3, "phase": "end", "progress": {{"robbed": [{robbed}]}}}}"#
            ),
        );
        step(&mut battle, &[], &[]);
        assert_eq!(battle.result, None, "whoever was robbed, or was not, still decides when to go");
        atzr::battle::encounter::is_success(&battle, SideId(0))
    };
    assert!(ends("") && !ends(r#""Ray""#));
}

#[test]
fn zombies_and_open_doors_may_be_there_before_an_encounter_begins() {
    let battle = search(
        r#""teams": [{"class": "survivor", "people": [{"name": "Ray", "star": true}]}],
           "zombies": [{"at": "0806"}, {"at": "0806"}], "lying": [{"at": "0507", "item": {"thing": "smg", "empty": true}}],
           "tanks": ["0508"], "places": [{"at": "1108", "open": true}]"#,
    );
    assert_eq!((battle.phase, battle.people[0].state), (Phase::Begin, State::Waiting));
    assert_eq!(battle.zombies_at(at("0806")).count(), 2);
    let all: u16 = battle.scene.printed.counters.zombies.copies.iter().map(|it| u16::from(*it)).sum();
    assert_eq!(battle.cups.zombies_left(), all - 2, "their counters are out of the cup");
    assert!(battle.lying[0].item.empty && *battle.tanks == [at("0508")]);
}

#[test]
fn what_a_star_has_left_and_what_is_off_a_rep_counts() {
    let battle =
        ray_acts(r#""at": "0806", "star_power": 2, "less": {"hunger": true, "wound": true}"#, "", "");
    assert_eq!((battle.people[0].star_power, battle.people[0].rep()), (2, 3));
    let fresh = ray_acts(r#""at": "0806", "less": {"hunger": true}"#, "", "");
    assert_eq!(fresh.people[0].star_power, 4, "as many dice as Rep");
}

#[test]
fn the_example_of_the_documentation_begins_and_is_played_to_its_end() {
    use kernel::{Book, Flow, Play, Whim, dice::SeededDice};
    let page = include_str!("../../../docs/scenario-files.md");
    let text = page.split("```json").nth(1).unwrap().split("```").next().unwrap();
    let mut battle = Scenario::read(text).unwrap().battle();
    assert_eq!((battle.turn, battle.phase, battle.vision), (2, Phase::Groups { side: SideId(0) }, Some(6)));
    assert_eq!(battle.order, [Mover::Side(SideId(1))], "the zombies were quicker");
    assert!(can_act(&battle, p(0)) && battle.people[1].is_down() && !battle.sees(p(0), p(2)));
    let (mut dice, mut whim) = (SeededDice::new(3), Whim::new(3));
    while atzr::battle::Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut whim)).unwrap() == Flow::Goes
    {
    }
    assert!(battle.result.is_some());
}

#[test]
fn doubles_are_those_of_the_first_players_who_have_anybody_left() {
    let two = |ray: &str, phase: &str| {
        search(&format!(
            r#""teams": [{{"name": "us", "class": "survivor", "people": [{{"name": "Ray", "rep": 5 {ray}}}]}},
                {{"name": "you", "class": "militia", "die": 4, "people": [{{"name": "Nick", "seat": 1, "rep": 5, "at": "0306"}}]}}],
               "begin": {{"turn": 2, "phase": "{phase}", "zombie_die": 4}}"#
        ))
    };
    let gone = two(r#", "state": "left""#, "doubles");
    assert_eq!(atzr::battle::turn::doubles_side(&gone), SideId(1));
    let there = two(r#", "at": "0806""#, "next");
    assert_eq!(there.order, [Mover::Side(SideId(1)), Mover::Zombies], "the others' die makes no doubles");
}
