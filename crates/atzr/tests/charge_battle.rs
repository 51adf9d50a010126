//! Charge into Melee on the map (11.2).

use crate::acting_in_words;
use crate::board::{at, board, p};
use crate::steps::Labels;
use crate::zombie_phases::{
    activate, charge, is_out, may_charge, may_go, menu, off, one, place_of, zombies_act,
};
use atzr::{
    battle::{
        Battle, FigureId, SideId, Stance, State, change,
        charge::ChargeAction,
        shoot::{self, Guns, Manner},
    },
    printed::{Class, CounterThing},
    rule,
};
use kernel::{
    Answer, Answers, LiveQuestion, Pause, Play, Proof,
    question::{AskedFor, OptionView},
};

/// Ray, active, with a Ganger so many hexes below him on the same street.
fn ray_and_bank(hex: &str) -> Battle {
    let mut battle = board().star("Ray", 5, "0912").enemies(Class::Ganger).enemy("Bank", 3, hex).done();
    activate(&mut battle, &[0]);
    battle
}

#[test]
fn a_charge_is_the_only_way_into_the_hex_of_an_enemy() {
    let _proof = Proof::of(rule!("atzr.charge.only-way")).facts([1]);
    let _proof = Proof::of(rule!("atzr.charge.test")).facts([4]);
    let _proof = Proof::of(rule!("atzr.melee.same-hex"));
    let mut battle = ray_and_bank("0913");
    assert!(may_go(&battle, 0, "0911") && !may_go(&battle, 0, "0913"));
    assert!(may_charge(&battle, 0, "0913"));
    let (tests, rounds, damage) = ([6, 6, 1, 1], [1, 1, 1, 1, 1, 6, 6, 6], [2]);
    charge(&mut battle, &[(0, "0913")], &[&tests[..], &rounds, &damage].concat(), []);
    assert_eq!(place_of(&battle, 0), "0913");
    assert!(is_out(&battle, 1));
    assert_eq!(battle.person(p(0)).turn.points, 2);
}

#[test]
fn a_charger_needs_to_see_his_target_and_to_have_the_movement_points() {
    let _proof = Proof::of(rule!("atzr.charge.requirements")).facts([1, 2]);
    assert!(may_charge(&ray_and_bank("0915"), 0, "0915"));
    let mut far = ray_and_bank("0916");
    assert!(!may_charge(&far, 0, "0916"));
    charge(&mut far, &[(0, "0916")], &[], []);
    assert_eq!(place_of(&far, 0), "0912");
    far.set_up().person(p(0)).turn.points += 1;
    assert!(may_charge(&far, 0, "0916"), "a Fast Move gave him what he needs");

    let hidden = board().star("Ray", 5, "0912").enemies(Class::Ganger).enemy("Bank", 3, "0914");
    let mut hidden = hidden.zombie("0913").done();
    activate(&mut hidden, &[0]);
    assert!(!may_charge(&hidden, 0, "0914") && may_charge(&hidden, 0, "0913"));
}

#[test]
fn somebody_who_has_fired_or_carries_somebody_does_not_charge() {
    let mut battle = ray_and_bank("0913");
    battle.set_up().person(p(0)).turn.fired = true;
    let closed = menu(&battle, 0).closed;
    assert!(closed.iter().any(|it| it.1 == rule!("atzr.action.list")));
    assert!(!may_charge(&battle, 0, "0913"));
    let carrier =
        board().star("Ray", 5, "0912").grunt("Lil", 3, "0912").last(|it| it.state = State::OutOfTheFight);
    let mut carrier = carrier.enemies(Class::Ganger).enemy("Bank", 3, "0913").done();
    carrier.set_up().person(p(0)).carries = Some(p(1));
    activate(&mut carrier, &[0]);
    assert!(!may_charge(&carrier, 0, "0913"));
}

/// Two Gangers beside a Survivor with a Pistol.
fn two_on_tonya() -> Battle {
    let battle = board().star("Tonya", 5, "0912").holds(&[CounterThing::Pistol]).enemies(Class::Ganger);
    battle.enemy("Bank", 3, "0911").enemy("Too Tall", 4, "0913").done()
}

#[test]
fn the_target_of_two_rolls_once_and_fires_no_more_dice_than_its_weapon_has() {
    let _proof = Proof::of(rule!("atzr.charge.target-fire-limit")).facts([1]);
    let _proof = Proof::of(rule!("atzr.melee.dice")).facts([2]);
    let _proof = Proof::of(rule!("atzr.charge.one-target-roll"));
    let mut battle = two_on_tonya();
    let tests = [1, 1, 1, 6, 1, 1];
    let (shot, noise, damage) = ([6], [1], [3]);
    let melee = [6, 6, 6, 6, 1, 1, 1, 1, 1, 2];
    let faces = [&tests[..], &shot, &noise, &damage, &melee].concat();
    // One die at Bank, one at Too Tall, or none: with a Pistol the first answer is the last.
    charge(&mut battle, &[(1, "0912"), (2, "0912")], &faces, one(0));
    assert!(is_out(&battle, 1) && is_out(&battle, 2));
    assert_eq!(place_of(&battle, 1), "0911", "he was stopped outside");
    assert_eq!(place_of(&battle, 2), "0912");
}

/// Tonya with a Pistol in each hand, charged by some of the two.
fn two_pistols() -> Battle {
    let mut battle = two_on_tonya();
    battle.set_up().person(p(0)).hands.push(CounterThing::Pistol.into());
    battle
}

#[test]
fn the_target_of_two_may_fire_two_weapons_at_once_and_is_rushed_with_both() {
    let _proof = Proof::of(rule!("atzr.charge.test")).facts([3]);
    let _proof = Proof::of(rule!("atzr.reaction.when")).facts([3]);
    let _proof = Proof::of_all(&[rule!("atzr.ranged.two-weapons"), rule!("atzr.charge.target-fire-limit")]);
    let tests = [1, 1, 1, 6, 1, 1];
    // Both at once, one at Bank and one at Too Tall, who is the second target.
    let answers = [Answer::One(2), Answer::One(0), Answer::One(1)];
    let mut battle = two_pistols();
    let faces = [&tests[..], &[6, 6], &[1, 1], &[3, 4]].concat();
    charge(&mut battle, &[(1, "0912"), (2, "0912")], &faces, answers.clone());
    assert!(is_out(&battle, 1) && is_out(&battle, 2));
    // 5 + 4 = 9 hits who charges, but not in a hurry.
    let mut battle = two_pistols();
    let (bank, too_tall) = ([6, 6, 6, 1, 1, 1, 1, 1, 2], [6, 6, 6, 6, 1, 1, 1, 1, 1, 2]);
    let faces = [&tests[..], &[4, 4], &[1, 1], &too_tall, &bank].concat();
    charge(&mut battle, &[(1, "0912"), (2, "0912")], &faces, answers);
    assert!(battle.person(p(0)).functions());
    // Whoever is missed otherwise tests for it.
    let mut missed = two_on_tonya();
    let guns = Guns::One { hand: 0, dice: None };
    let fires = vec![shoot::all_at(&missed, p(0), guns, FigureId::Person(p(1)), Manner::Active)];
    let (done, _) =
        acting_in_words::play(&[1, 3, 6, 6], &[], |play| shoot::firefight(&mut missed, play, fires));
    done.unwrap();
    assert_eq!(missed.person(p(1)).state, State::RanAway);
}

#[test]
fn equal_passes_allow_one_die_of_two_weapons_together() {
    let _proof = Proof::of(rule!("atzr.charge.target-fire-limit"));
    let mut battle = two_pistols();
    // Too Tall passes as many: the first Pistol takes the only die, and the second is not asked for.
    let faces = [&[1, 1, 1, 1][..], &[6], &[1], &[4]].concat();
    charge(&mut battle, &[(2, "0912")], &faces, [Answer::One(2), Answer::One(0)]);
    assert!(is_out(&battle, 2));
}

#[test]
fn a_target_may_hold_its_fire() {
    let mut battle = two_on_tonya();
    let melee = [1, 1, 1, 1, 6, 6, 6, 6, 6, 2];
    let faces = [&[1, 1, 1, 6, 1, 1][..], &melee].concat();
    charge(&mut battle, &[(1, "0912"), (2, "0912")], &faces, [Answer::One(2), Answer::One(1)]);
    assert!(is_out(&battle, 0) && !battle.shots_fired);
}

#[test]
fn equal_passes_allow_one_die_at_each_of_several_chargers() {
    let _proof = Proof::of(rule!("atzr.charge.target-fire-limit"));
    let battle = board().enemies(Class::Ganger).enemy("Bank", 4, "0912").holds(&[CounterThing::Smg]);
    let mut battle = battle.zombie("0914").zombie("0914").zombie("0914").zombie("0914").done();
    let (tests, shots, noise, damage) = ([1, 6], [6, 6, 6], [1, 1, 1], [3, 3, 3]);
    let melee = [1, 1, 1, 1, 1, 6, 6, 6];
    zombies_act(&mut battle, 4, &[&tests[..], &shots, &noise, &damage, &melee].concat());
    assert_eq!(battle.undead().count(), 0);
    assert_eq!(battle.person(p(0)).deeds.zombies, 4);
}

#[test]
fn who_charges_two_must_charge_both_and_chooses_whom_he_fights_first() {
    let _proof = Proof::of(rule!("atzr.charge.two-defenders")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.melee.multi-order")).facts([4]);
    let _proof = Proof::of(rule!("atzr.charge.test"));
    let battle = board().star("Ray", 5, "0912").enemies(Class::Ganger);
    let mut battle = battle.enemy("Bank", 3, "0913").enemy("Too Tall", 4, "0913").done();
    activate(&mut battle, &[0]);
    // Bank's dice, Ray's, which hold against both, and Too Tall's.
    let tests = [6, 6, 1, 1, 6, 6];
    // Too Tall, who was named first, has 4 dice; Bank has 3.
    let (tall, bank) = ([1, 1, 1, 1, 1, 6, 6, 6, 6, 2], [1, 1, 1, 1, 1, 6, 6, 6, 2]);
    let faces = [&tests[..], &tall, &bank].concat();
    charge(&mut battle, &[(0, "0913")], &faces, [Answer::Order(vec![1, 0])]);
    assert!(is_out(&battle, 1) && is_out(&battle, 2));
    assert_eq!(place_of(&battle, 0), "0913");
}

#[test]
fn charges_of_one_group_are_tested_before_any_of_them_is_fought() {
    let _proof = Proof::of(rule!("atzr.charge.simultaneous")).facts([1, 2]);
    let battle = board().enemies(Class::Ganger).enemy("Ray", 5, "0906").enemy("Lil", 2, "0917");
    let battle = battle.grunt("Bank", 3, "0905").grunt("Too Tall", 4, "0918");
    let mut battle = battle.done();
    // Each target and each charger rolls two dice; then five against three, then two against four.
    let tests = [6, 6, 1, 1, 6, 6, 1, 1];
    let first = [1, 1, 1, 1, 1, 6, 6, 6, 2];
    let second = [6, 6, 1, 1, 1, 1, 2];
    charge(&mut battle, &[(0, "0905"), (1, "0918")], &[&tests[..], &first, &second].concat(), []);
    assert!(is_out(&battle, 2) && is_out(&battle, 1));
}

#[test]
fn two_may_charge_one_hex_and_a_third_stops_beside_it() {
    let _proof = Proof::of(rule!("atzr.charge.test")).facts([6]);
    let _proof = Proof::of(rule!("atzr.melee.multi-limit")).facts([1, 2, 3]);
    let battle = board().enemies(Class::Ganger).enemy("Ray", 5, "0912").enemy("Lil", 4, "0914");
    let battle = battle.enemy("Jo", 3, &off("0913", 2, 2));
    let mut battle = battle.grunt("Bank", 3, "0913").done();
    // One roll of the target, one of each charger who gets in, one fight.
    let tests = [6, 6, 1, 1, 1, 1];
    let fight = [1, 1, 1, 1, 1, 6, 6, 6, 2];
    let charges = [(0, "0913"), (1, "0913"), (2, "0913")];
    charge(&mut battle, &charges, &[&tests[..], &fight].concat(), []);
    assert_eq!([0, 1].map(|it| place_of(&battle, it)), ["0913", "0913"]);
    assert_eq!(at(&place_of(&battle, 2)).distance(at("0913")), 1);
    assert_eq!(battle.standing_at(at("0913")).count(), 2);
}

/// Ray and Ines in one hex and active, with this many zombies beside them.
fn two_and_zombies(zombies: usize) -> Battle {
    let mut board = board().star("Ray", 5, "0912").grunt("Ines", 4, "0912");
    for _ in 0..zombies {
        board = board.zombie("0913");
    }
    let mut battle = board.done();
    acting_in_words::activate(&mut battle, p(0));
    battle
}

#[test]
fn two_of_an_active_group_may_charge_together_and_share_the_zombies() {
    let _proof = Proof::of_all(&[rule!("atzr.ruling.charge-together"), rule!("atzr.ruling.charge-zombies")]);
    let _limit = Proof::of(rule!("atzr.melee.multi-limit")).facts([4]);
    let mut battle = two_and_zombies(2);
    // Both test; then each fights one of the two, with a die more as a charger.
    let (tests, ray, ines) = ([1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 6, 6, 6], [1, 1, 1, 1, 1, 6, 6, 6]);
    let faces = [&tests[..], &ray, &ines].concat();
    acting_in_words::does(&mut battle, p(0), &faces, &["Charge zombie 1 and zombie 2", "Ines"]);
    assert_eq!([0, 1].map(|it| place_of(&battle, it)), ["0913", "0913"]);
    assert_eq!(battle.undead().count(), 0);
    assert!([0, 1].iter().all(|&it| battle.person(p(it)).turn.done), "it was the action of both");
}

#[test]
fn nobody_has_to_come_along_and_who_has_fired_is_not_asked() {
    let _proof = Proof::of(rule!("atzr.ruling.charge-together"));
    let faces = [1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6];
    let mut battle = two_and_zombies(1);
    acting_in_words::does(&mut battle, p(0), &faces, &["Charge zombie 1", ""]);
    assert_eq!([0, 1].map(|it| place_of(&battle, it)), ["0913", "0912"]);
    assert!(!battle.person(p(1)).turn.done);
    let mut fired = two_and_zombies(1);
    fired.set_up().person(p(1)).turn.fired = true;
    acting_in_words::does(&mut fired, p(0), &faces, &["Charge zombie 1"]);
    assert_eq!(place_of(&fired, 1), "0912");
}

#[test]
fn who_wins_a_charge_in_the_house_he_stands_in_draws_no_card_for_it() {
    let battle = board().star("Ray", 5, "0410").enemies(Class::Ganger);
    let mut battle = battle.enemy("Bank", 3, "0410").done();
    activate(&mut battle, &[0]);
    let (tests, rounds, damage) = ([6, 6, 1, 1], [1, 1, 1, 1, 1, 6, 6, 6], [2]);
    charge(&mut battle, &[(0, "0410")], &[&tests[..], &rounds, &damage].concat(), []);
    assert!(is_out(&battle, 1));
    let entrance = battle.scene.board.entrance(at("0410")).unwrap();
    assert!(battle.places[entrance].awaits_card());
}

#[test]
fn a_charger_who_is_driven_into_cover_does_not_get_in() {
    let _proof = Proof::of(rule!("atzr.charge.result-more")).facts([4]);
    let _proof = Proof::of(rule!("atzr.ruling.table-charge-into-melee"));
    let battle = board().enemies(Class::Ganger).enemy("Bank", 4, "0305").holds(&[CounterThing::Pistol]);
    let mut battle = battle.grunt("Ray", 5, "0205").done();
    assert_eq!(at("0305").distance(at("0205")), 1);
    // The target passes more, hits, and rolls less than the charger's Rep.
    charge(&mut battle, &[(1, "0305")], &[1, 1, 6, 6, 6, 1, 1], []);
    assert!(battle.person(p(1)).ducked && place_of(&battle, 1) == "0205");
    assert!(battle.person(p(0)).functions());
}

#[test]
fn a_target_behind_cover_comes_up_and_does_not_fire() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-hidden")).facts([4]);
    let _proof = Proof::of(rule!("atzr.ruling.duck-back-visibility"));
    let battle = board().star("Ray", 5, "0912").holds(&[CounterThing::Pistol]);
    let mut battle = battle.zombie("0913").done();
    acting_in_words::play(&[], &[], |play| change::duck(&mut battle, play, p(0)));
    // He passes two dice and is not asked at whom to fire.
    zombies_act(&mut battle, 3, &[1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6]);
    assert!(!battle.person(p(0)).ducked && !battle.shots_fired);
    assert_eq!(battle.undead().count(), 0);
}

#[test]
fn a_carrier_who_is_charged_drops_whom_he_carries() {
    let _proof = Proof::of(rule!("atzr.recovery.carrier-charged")).facts([1]);
    let _proof = Proof::of(rule!("atzr.ruling.carrier-reactions"));
    let battle =
        board().star("Ray", 5, "0912").grunt("Lil", 3, "0912").last(|it| it.state = State::OutOfTheFight);
    let mut battle = battle.zombie("0914").done();
    battle.set_up().person(p(0)).carries = Some(p(1));
    zombies_act(&mut battle, 3, &[6, 6, 1, 1, 1, 1, 1, 1, 6, 6, 6]);
    assert_eq!(battle.person(p(0)).carries, None);
    assert_eq!(place_of(&battle, 1), "0912");
}

#[test]
fn a_charge_into_a_closed_house_takes_an_entry_roll_once() {
    let _proof = Proof::of(rule!("atzr.charge.requirements")).facts([3]);
    let _proof = Proof::of(rule!("atzr.ruling.charge-into-building"));
    let battle = board().star("Ray", 5, "0505").enemies(Class::Ganger).enemy("Bank", 3, "0504");
    let mut battle = battle.done();
    activate(&mut battle, &[0]);
    assert!(may_charge(&battle, 0, "0504"));
    // A six does not open a green door, and the noise brings nobody.
    charge(&mut battle, &[(0, "0504")], &[6, 1], []);
    assert_eq!(place_of(&battle, 0), "0505");
    assert!(battle.person(p(1)).functions());
    assert!(!may_charge(&battle, 0, "0504"), "he has tried in this activation");
    assert_eq!(battle.noises.len(), 1);
}

#[test]
fn two_who_charge_zombies_share_them() {
    let _proof = Proof::of_all(&[rule!("atzr.ruling.charge-zombies"), rule!("atzr.surprise.divide")]);
    let battle = board().grunt("Ray", 5, "0912").grunt("Lil", 3, "0911");
    let mut battle = battle.zombie("0913").zombie("0913").zombie("0913").done();
    battle.set_up().person(p(1)).at = at("0914");
    battle.recount();
    // Two tests, the odd zombie to Ray, then six against four dice and four against three.
    let (tests, odd) = ([1, 1, 6, 6], [1]);
    let (ray, lil) = ([1, 1, 1, 1, 1, 1, 6, 6, 6, 6], [1, 1, 1, 1, 6, 6, 6]);
    charge(&mut battle, &[(0, "0913"), (1, "0913")], &[&tests[..], &odd, &ray, &lil].concat(), []);
    assert_eq!([0, 1].map(|it| battle.person(p(it)).deeds.zombies), [2, 1]);
}

/// What a charge at 0913 is offered with.
fn odds(battle: &Battle) -> Vec<(String, String)> {
    let offered = ChargeAction { hex: at("0913") }.offered(battle, p(0));
    offered.odds.into_iter().map(|it| (it.what, it.p.to_string())).collect()
}

/// Tess before a hex with Bank, who holds this, and Rex with an SMG.
fn tess_before_two(bank: &[CounterThing]) -> Battle {
    let battle = board().star("Tess", 5, "0912").enemies(Class::Ganger);
    battle.enemy("Bank", 3, "0913").holds(bank).enemy("Rex", 4, "0913").holds(&[CounterThing::Smg]).done()
}

#[test]
fn a_charge_at_two_is_offered_with_the_fire_of_both_against_one_roll_of_the_charger() {
    let both = odds(&tess_before_two(&[CounterThing::Pistol]));
    let p = |what: &str| both.iter().find(|it| it.0 == what).map(|it| it.1.as_str());
    assert_eq!(p("not fired at"), Some("385/1296"));
    // Rex passes as many as Tess, and Bank fewer.
    assert_eq!(p("1 die from Rex"), Some("85/324"));
    assert_eq!(p("all dice from Bank and all dice from Rex"), Some("4/81"));
    assert_eq!(both.len(), 9);
    // Who has no gun in hand does not hide who has one.
    let rex = odds(&tess_before_two(&[]));
    let of_rex = [("not fired at", "5/12"), ("1 die from Rex", "47/108"), ("all dice from Rex", "4/27")];
    assert_eq!(rex, of_rex.map(|it| (it.0.to_owned(), it.1.to_owned())));
}

#[test]
fn a_charge_is_offered_with_what_will_be_fired_at_the_charger() {
    let battle = board().star("Ray", 5, "0912").enemies(Class::Ganger).enemy("Bank", 3, "0913");
    let battle = battle.holds(&[CounterThing::Pistol]).done();
    let all = [("not fired at", "85/144"), ("1 die from Bank", "23/72"), ("all dice from Bank", "13/144")];
    assert_eq!(odds(&battle), all.map(|it| (it.0.to_owned(), it.1.to_owned())));
    let offered = ChargeAction { hex: at("0913") }.offered(&battle, p(0));
    assert_eq!(offered.label, "Charge Bank");
}

#[test]
fn nobody_charges_those_who_are_no_enemies_before_a_star_has_walked_the_walk() {
    let battle = board().star("Ray", 5, "0912").enemies(Class::Ganger).enemy("Bank", 3, "0913");
    let battle = battle.enemies(Class::Survivor).enemy("Beck", 3, "0913");
    let mut battle = battle.holds(&[CounterThing::Pistol]).at_peace().done();
    activate(&mut battle, &[0]);
    let in_reach = |battle: &Battle| atzr::battle::charge::in_reach(battle, p(0));
    assert_eq!(in_reach(&battle), []);
    // Beside an enemy a bystander is fallen on with him.
    battle.set_stance(SideId(0), SideId(1), Stance::Hostile);
    assert_eq!(in_reach(&battle), [at("0913")]);
    let offered = ChargeAction { hex: at("0913") }.offered(&battle, p(0));
    assert_eq!(offered.label, "Charge Bank and Beck");
}

#[test]
fn dice_at_those_who_come_are_offered_with_what_they_do() {
    let battle = board().star("Ray", 5, "0912").holds(&[CounterThing::Pistol]);
    let mut battle = battle.zombie("0913").done();
    battle.zombie_die = Some(3);
    let (mut dice, mut nobody) = (kernel::scripted(&[1, 1]), kernel::Nobody);
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut nobody);
    let pause = atzr::battle::zombie::activate(&mut battle, &mut play).unwrap_err();
    let kernel::question::Shape::One { options } = pause.question().unwrap().shape.clone() else { panic!() };
    let labels: Vec<&str> = options.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(labels, ["Fire 1 die at zombie 1", "Hold fire"]);
    // A charging zombie is hit from 9 on, and a 3 kills it: half of the dice times two thirds.
    let dead = options[0].odds.iter().find(|it| it.what == "dead").unwrap();
    assert_eq!(dead.p.to_string(), "1/3");
}

/// What somebody is asked whom the zombies charge, and how many Fire Dice he rolls; he says these labels in order, and his
/// test falls like this.
fn charged(battle: &mut Battle, test: [u16; 2], said: &[&str]) -> (Vec<Vec<String>>, u16) {
    struct Falls(Vec<u16>, kernel::dice::SeededDice);
    impl kernel::Dice for Falls {
        fn die(&mut self, why: kernel::RuleId, sides: u16) -> u16 {
            self.0.pop().unwrap_or_else(|| self.1.die(why, sides))
        }
    }
    battle.zombie_die = Some(3);
    let mut says = Labels::new(said);
    let mut dice = Falls(test.to_vec(), kernel::dice::SeededDice::new(2));
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut says);
    atzr::battle::zombie::activate(battle, &mut play).unwrap();
    drop(play);
    (says.shown, battle.noises.iter().map(|it| it.dice).sum())
}

/// Lil with this in her hands, and two zombies beside her.
fn lil(thing: CounterThing) -> Battle {
    board().grunt("Lil", 4, "0912").holds(&[thing]).zombie("0913").zombie("0913").done()
}

#[test]
fn who_is_charged_holds_all_of_his_fire_or_rolls_every_die_he_may() {
    let _proof = Proof::of(rule!("atzr.charge.target-fire-limit")).facts([3]);
    let _proof = Proof::of(rule!("atzr.charge.result-more"));
    // Two passes to one: all three dice of the gun, shared as she likes, or none.
    let all = ["Fire 3 dice at zombie 1", "Fire 2 dice at zombie 1", "Fire 1 die at zombie 1"];
    let (shown, dice) = charged(&mut lil(CounterThing::Smg), [1, 1], &["Fire 2 dice at zombie 1"]);
    assert_eq!((shown.len(), dice), (1, 3), "what is left goes at the other: {shown:?}");
    assert_eq!((&shown[0][..3], shown[0].len()), (&all.map(str::to_owned)[..], 7));
    assert_eq!(charged(&mut lil(CounterThing::Smg), [1, 1], &["Hold fire"]).1, 0);
    // One pass to one: a die at each of them, or none.
    let (shown, dice) = charged(&mut lil(CounterThing::Smg), [1, 6], &["Fire 1 die at zombie 2"]);
    assert_eq!(
        (shown, dice),
        (
            vec![vec![
                "Fire 1 die at zombie 1".to_owned(),
                "Fire 1 die at zombie 2".to_owned(),
                "Hold fire".to_owned()
            ]],
            2
        )
    );
    let _rifle = Proof::of(rule!("atzr.weapon.assault-rifle-star")).facts([4]);
    let (rifle, dice) = charged(&mut lil(CounterThing::AssaultRifle), [1, 1], &["Fire 1 die at zombie 1"]);
    let all = charged(&mut lil(CounterThing::Smg), [1, 1], &["Fire 1 die at zombie 1"]).0;
    assert_eq!((rifle, dice), (all, 3), "a Grunt has no choice of dice");
}

#[test]
fn a_star_who_is_charged_fires_one_or_three_dice_of_an_assault_rifle() {
    let _proof = Proof::of(rule!("atzr.charge.target-fire-limit"));
    let _rifle = Proof::of(rule!("atzr.weapon.assault-rifle-star")).facts([4]);
    let star = || {
        let mut battle = lil(CounterThing::AssaultRifle);
        battle.set_up().person(p(0)).star = true;
        battle
    };
    let (shown, dice) = charged(&mut star(), [1, 1], &[]);
    assert_eq!((shown[0].len(), dice), (2, 3), "{shown:?}");
    let one = shown[0][1].clone();
    assert_eq!(charged(&mut star(), [1, 1], &[&one]).1, 1);
    // Where one die is all the test allows there is no such choice.
    let mut alone = star();
    alone.set_up().zombies.pop();
    alone.recount();
    let (shown, dice) = charged(&mut alone, [1, 6], &[]);
    assert_eq!((shown, dice), (vec![vec!["Fire 1 die at zombie 1".to_owned(), "Hold fire".to_owned()]], 1));
}

#[test]
fn a_grenade_may_be_held_back_from_those_who_charge() {
    let _proof = Proof::of(rule!("atzr.charge.result-more"));
    let (shown, _) = charged(&mut lil(CounterThing::Grenade), [1, 1], &["Hold fire"]);
    assert_eq!(shown[0], ["At 0913: zombie 1, zombie 2", "Hold fire"]);
    let mut held = lil(CounterThing::Grenade);
    charged(&mut held, [1, 1], &["Hold fire"]);
    assert!(!held.shots_fired && held.person(p(0)).hands.iter().any(|it| it.thing == CounterThing::Grenade));
}

#[test]
fn with_a_gun_in_the_other_hand_no_grenade_is_thrown_at_those_who_charge() {
    let _proof = Proof::of(rule!("atzr.charge.target-fire-limit")).facts([2]);
    let both = |empty: bool| {
        let board = board().grunt("Lil", 4, "0912").holds(&[CounterThing::Pistol, CounterThing::Grenade]);
        board.last(|it| it.hands[0].empty = empty).zombie("0913").zombie("0913").done()
    };
    let (shown, _) = charged(&mut both(false), [1, 1], &[]);
    assert!(shown[0].iter().all(|it| it.starts_with("Fire 1 die at ") || it == "Hold fire"), "{shown:?}");
    // Even an empty one keeps her from arming it.
    let mut empty = both(true);
    assert_eq!(charged(&mut empty, [1, 1], &[]).0, Vec::<Vec<String>>::new());
    assert!(!empty.shots_fired);
}

#[test]
fn a_charge_names_the_zombies_it_goes_for() {
    let ray = || board().star("Ray", 5, "0912").zombie("0902");
    let label =
        |board: crate::board::Board| ChargeAction { hex: at("0913") }.offered(&board.done(), p(0)).label;
    assert_eq!(label(ray().zombie("0913")), "Charge zombie 2");
    assert_eq!(label(ray().zombie("0913").zombie("0913")), "Charge zombie 2 and zombie 3");
    let crowd = ray().zombie("0913").zombie("0913").zombie("0913").zombie("0913");
    assert_eq!(label(crowd), "Charge zombie 2, zombie 3, zombie 4 and zombie 5");
}

/// Says these labels in order and leaves the next question open; keeps every label with its chance of a kill.
struct Kills<'a> {
    said: &'a [&'a str],
    shown: Vec<Vec<(String, String)>>,
}

impl Answers for Kills<'_> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let AskedFor::One(of) = asked.shape else { return None };
        let options: Vec<OptionView> = (0..of.open()).map(|it| of.describe(it)).collect();
        let said = self.said.get(self.shown.len());
        let kill = |it: &OptionView| it.odds.iter().find(|it| it.what == "dead").map(|it| it.p.to_string());
        let shown = options.iter().map(|it| (it.label.clone(), kill(it).unwrap_or_default()));
        self.shown.push(shown.collect());
        let said = said?;
        options.iter().position(|it| it.label == *said).map(Answer::One)
    }
}

/// What is offered last with these dice, after these answers.
fn kills(
    said: &[&str],
    faces: &[u16],
    go: impl FnOnce(&mut Play<'_>) -> Result<(), Pause>,
) -> Vec<(String, String)> {
    let (mut dice, mut answers) = (kernel::scripted(faces), Kills { said, shown: Vec::new() });
    assert!(go(&mut Play::new(Vec::new(), &mut dice, &mut answers)).is_err(), "a question is open");
    answers.shown.pop().unwrap()
}

/// The same for somebody whom zombies charge and who passes both dice.
fn in_a_charge(mut battle: Battle, said: &[&str]) -> Vec<(String, String)> {
    battle.zombie_die = Some(4);
    kills(said, &[1, 1], |play| atzr::battle::zombie::activate(&mut battle, play))
}

/// The same for somebody in a Zombie Surprise.
fn in_a_surprise(mut battle: Battle, said: &[&str]) -> Vec<(String, String)> {
    let undead: Vec<FigureId> = battle.undead().map(|it| FigureId::Zombie(it.0)).collect();
    kills(said, &[], |play| atzr::battle::charge::fire_at_all(&mut battle, play, p(0), &undead).map(|_| ()))
}

fn kill(shown: &[(String, String)], label: &str) -> String {
    shown.iter().find(|it| it.0 == label).unwrap_or_else(|| panic!("{label}: {shown:?}")).1.clone()
}

#[test]
fn dice_split_among_chargers_are_offered_with_the_odds_of_all_dice_rolled() {
    let _proof = Proof::of(rule!("atzr.charge.target-fire-limit"));
    let three = || {
        let battle = board().grunt("Hal", 4, "0912").holds(&[CounterThing::AssaultRifle]);
        battle.zombie("0914").zombie("0914").zombie("0914").done()
    };
    // The highest of three dice, or the two highest, go at the first: with a 5 in a charge, with a 4 in a surprise; the
    // second is hit with a 5 in both.
    let (first, second) = (in_a_charge(three(), &[]), in_a_charge(three(), &["Fire 1 die at zombie 1"]));
    assert_eq!(kill(&first, "Fire 1 die at zombie 1"), "38/81");
    assert_eq!(kill(&first, "Fire 2 dice at zombie 1"), "128/243");
    assert_eq!(kill(&second, "Fire 1 die at zombie 2"), "14/81");
    let (first, second) = (in_a_surprise(three(), &[]), in_a_surprise(three(), &["Fire 1 die at zombie 1"]));
    assert_eq!(kill(&first, "Fire 1 die at zombie 1"), "7/12");
    assert_eq!(kill(&first, "Fire 2 dice at zombie 1"), "25/36");
    assert_eq!(kill(&second, "Fire 1 die at zombie 2"), "14/81");
    let battle = board().star("Ray", 5, "0912").holds(&[CounterThing::HuntingRifle]);
    let two = battle.zombie("0914").zombie("0914").done();
    assert_eq!(kill(&in_a_charge(two, &[]), "Fire 1 die at zombie 1"), "1/2");
}
