//! Reaction Tests on the map (9.0).
use crate::acting_in_words::{activate, play, throws};
use crate::board::{Board, at, board, p};
use atzr::{
    battle::{
        Battle, PersonId, SideId, State,
        change::{self, By, Down},
        charge,
        reaction::{self, Missed},
        shoot::{self, Exchange, Fired, Guns, Manner},
    },
    printed::{Class, CounterThing},
    rule,
};
use kernel::{Proof, What};

/// Somebody was missed by a Pistol of somebody else.
fn missed(who: u16, by: u16) -> Missed {
    missed_by(who, &[by], CounterThing::Pistol)
}

fn missed_by(who: u16, by: &[u16], weapon: CounterThing) -> Missed {
    let by = by.iter().map(|&it| p(it)).collect();
    Missed { who: p(who), by, fired: Fired { weapon, with: None } }
}

fn react(battle: &mut Battle, faces: &[u16], answers: &[&str], missed: Vec<Missed>) -> Exchange {
    play(faces, answers, |play| reaction::react(battle, play, missed.into())).0.unwrap()
}

fn down(battle: &mut Battle, who: u16) {
    play(&[], &[], |play| {
        let rule = rule!("atzr.damage.types");
        change::go_down(battle, play, rule, p(who), Down::OutOfTheFight, By::Fate);
    });
}

/// Ray of Rep 5 in the open far away from gangers in column 8 of these Reps, two hexes from each other.
fn gangers(reps: &[u8]) -> Battle {
    let mut board = board().star("Ray", 5, "0802").holds(&[CounterThing::Pistol]).enemies(Class::Ganger);
    for (at, &rep) in reps.iter().enumerate() {
        let hex = format!("{:02}{:02}", 8 + at % 2, 6 + at);
        board = board.enemy(&format!("Ganger {at}"), rep, &hex).holds(&[CounterThing::Pistol]);
    }
    board.done()
}

fn fire_at(battle: &mut Battle, who: u16, whom: u16, faces: &[u16]) -> Vec<kernel::Event> {
    let guns = Guns::One { hand: 0, dice: None };
    let firing = shoot::all_at(battle, p(who), guns, atzr::battle::FigureId::Person(p(whom)), Manner::Active);
    let (done, told) = play(faces, &[], |play| shoot::firefight(battle, play, vec![firing]));
    done.unwrap();
    told
}

#[test]
fn who_is_shot_at_and_missed_tests_and_who_is_hit_does_not() {
    let _proof = Proof::of(rule!("atzr.reaction.received-fire")).facts([1]);
    let _proof = Proof::of(rule!("atzr.reaction.when")).facts([2]);
    let test = rule!("atzr.reaction.procedure");
    // A miss, the noise, and two dice of which none passes.
    let told = fire_at(&mut gangers(&[4]), 0, 1, &[1, 3, 5, 6]);
    assert_eq!(throws(&told, test), [2]);
    // A hit, the noise, and the damage: Out of the Fight, and there is nobody to see it.
    let mut battle = gangers(&[4]);
    let told = fire_at(&mut battle, 0, 1, &[6, 3, 5]);
    assert!(throws(&told, test).is_empty());
    assert_eq!(battle.person(p(1)).state, State::OutOfTheFight);
}

#[test]
fn however_many_fire_at_one_he_takes_a_single_test() {
    let _proof = Proof::of(rule!("atzr.reaction.received-fire")).facts([2]);
    let mut battle = board()
        .grunt("Ray", 4, "0802")
        .holds(&[CounterThing::Pistol])
        .grunt("Ines", 4, "0902")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0806")
        .holds(&[CounterThing::Smg])
        .done();
    let guns = Guns::One { hand: 0, dice: None };
    let whom = atzr::battle::FigureId::Person(p(2));
    let fires: Vec<_> = [0, 1].map(|it| shoot::all_at(&battle, p(it), guns, whom, Manner::Active)).to_vec();
    // Two misses, the noise of each, and one test that fails: he runs.
    let (done, told) = play(&[1, 1, 3, 3, 6, 6], &[], |play| shoot::firefight(&mut battle, play, fires));
    done.unwrap();
    assert_eq!(throws(&told, rule!("atzr.reaction.procedure")), [2]);
    assert_eq!(battle.person(p(2)).state, State::RanAway);
}

#[test]
fn there_are_two_occasions_to_test_and_no_third() {
    let _proof = Proof::of(rule!("atzr.reaction.man-down")).facts([5]);
    let _proof = Proof::of(rule!("atzr.reaction.when"));
    let mut battle = gangers(&[3, 3]);
    assert_eq!(react(&mut battle, &[], &[], vec![]), Exchange::default());
    // Shot at; grouped with the other, so that there is a Leader Die.
    react(&mut battle, &[6, 6, 6], &[], vec![missed(1, 0)]);
    assert_eq!(battle.person(p(1)).state, State::RanAway);
    // Running away is not going down.
    assert_eq!(react(&mut battle, &[], &[], vec![]), Exchange::default());
    let mut battle = gangers(&[3, 3]);
    down(&mut battle, 1);
    react(&mut battle, &[6, 6], &[], vec![]);
    assert_eq!(battle.person(p(2)).state, State::RanAway);
}

/// A friend of Rep 3 goes down in 0806; another of this Rep stands there. How many dice the other rolls.
fn sees_it(rep: u8, hex: &str, change: impl FnOnce(&mut Battle)) -> usize {
    let mut battle = board()
        .star("Ray", 5, "0802")
        .enemies(Class::Militia)
        .enemy("Beck", 3, "0806")
        .enemy("Marc", rep, hex)
        .done();
    change(&mut battle);
    down(&mut battle, 1);
    let (_, told) = play_any(|play| reaction::react(&mut battle, play, reaction::Aftermath::default()));
    throws(&told, rule!("atzr.reaction.procedure")).iter().sum()
}

/// Over dice that all show 1, and whatever stands if nobody cares.
fn play_any<R>(go: impl FnOnce(&mut kernel::Play<'_>) -> R) -> (R, Vec<kernel::Event>) {
    struct Ones;
    impl kernel::Dice for Ones {
        fn die(&mut self, _: kernel::RuleId, _: u16) -> u16 {
            1
        }
    }
    let (mut dice, mut answers) = (Ones, kernel::play::Defaults);
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut answers);
    let result = go(&mut play);
    (result, play.journal().to_vec())
}

#[test]
fn a_friend_who_goes_down_within_two_hexes_and_in_sight_is_a_man_down() {
    let _proof = Proof::of(rule!("atzr.reaction.man-down")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.man-down-sight"));
    assert_eq!(sees_it(3, "0807", |_| ()), 2);
    assert_eq!(sees_it(3, "0808", |_| ()), 2);
    assert_eq!(sees_it(3, "0809", |_| ()), 0);
    // Somebody stands in between.
    assert_eq!(
        sees_it(3, "0808", |battle| {
            battle.set_up().zombies.push(atzr::battle::Zombie::new(at("0807"), 1, 0));
            battle.recount();
        }),
        0
    );
    // Behind cover one sees the next hex alone.
    let duck = |battle: &mut Battle| {
        battle.set_up().person(p(2)).ducked = true;
        battle.recount();
    };
    assert_eq!((sees_it(3, "0808", duck), sees_it(3, "0807", duck)), (0, 2));
    // A friend is a friend, whatever his Class.
    assert_eq!(sees_it(3, "0807", |battle| battle.set_up().person(p(2)).class = Class::Ganger), 2);
    // Who lies there himself does not test, and other sides do not care.
    assert_eq!(sees_it(3, "0807", |battle| battle.set_up().person(p(2)).state = State::OutOfTheFight), 0);
    assert_eq!(sees_it(3, "0807", |battle| battle.set_up().person(p(2)).side = SideId(0)), 0);
}

#[test]
fn a_higher_rep_is_exempt_from_man_down_and_an_equal_one_is_not() {
    let _proof = Proof::of(rule!("atzr.reaction.man-down-exempt")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.reaction.man-down")).facts([4]);
    let _proof = Proof::of(rule!("atzr.ruling.man-down-sight"));
    assert_eq!([2, 3, 4].map(|rep| sees_it(rep, "0807", |_| ())), [2, 2, 0]);
    // Several at once are one test, and the highest of them counts.
    let mut battle = gangers(&[3, 5, 5]);
    battle.set_up().people[3].at = at("0807");
    battle.recount();
    down(&mut battle, 1);
    down(&mut battle, 2);
    let (_, told) =
        play(&[6, 6], &[], |play| reaction::react(&mut battle, play, reaction::Aftermath::default()));
    assert_eq!(throws(&told, rule!("atzr.reaction.procedure")), [2]);
    assert_eq!(battle.person(p(3)).state, State::RanAway);
}

#[test]
fn both_tests_at_once_are_one_roll_and_the_worse_result() {
    let _proof = Proof::of(rule!("atzr.reaction.man-down")).facts([7]);
    let _proof = Proof::of(rule!("atzr.reaction.multiple-tests")).facts([1, 2]);
    let mut battle = gangers(&[4, 4]);
    battle.set_up().people[2].at = at("0807");
    battle.side_mut(SideId(1)).strength = 2;
    battle.recount();
    down(&mut battle, 1);
    // One passed: a Rush Shot under fire; but of two friends one is down, so that nobody runs from Man Down.
    let next = react(&mut battle, &[4, 5], &[], vec![missed(2, 0)]);
    assert_eq!((next.fires.len(), next.fires[0].manner), (1, Manner::RushShot));
    // With two of three down he runs, whatever he would have fired.
    let mut battle = gangers(&[4, 4, 4]);
    battle.set_up().people[2].at = at("0806");
    battle.set_up().people[3].at = at("0807");
    battle.recount();
    down(&mut battle, 1);
    down(&mut battle, 2);
    let next = react(&mut battle, &[4, 5], &[], vec![missed(3, 0)]);
    assert_eq!(next, Exchange::default());
    assert_eq!(battle.person(p(3)).state, State::RanAway);
}

/// Tonya leads a Grunt of Rep 3 in her hex and one of Rep 4 beside it.
fn led() -> Battle {
    board()
        .star("Tonya", 5, "0809")
        .grunt("Three", 3, "0809")
        .holds(&[CounterThing::Pistol])
        .grunt("Four", 4, "0909")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0806")
        .holds(&[CounterThing::Pistol])
        .done()
}

#[test]
fn the_leader_die_is_rolled_though_the_leader_was_not_shot_at() {
    let _proof = Proof::of(rule!("atzr.leader.die-without-own-test")).facts([1]);
    let _proof = Proof::of(rule!("atzr.leader.die")).facts([3]);
    let mut battle = led();
    // The die, then two for each: it lifts 0 to 1, Duck Back, and 1 to 2, Fire.
    let next = react(&mut battle, &[3, 5, 4, 5, 3], &[], vec![missed(1, 3), missed(2, 3)]);
    let fires: Vec<PersonId> = next.fires.iter().map(|it| it.shooter).collect();
    assert_eq!(fires, [p(2)]);
    assert!(battle.person(p(1)).functions() && battle.person(p(1)).turn.done);
}

#[test]
fn every_one_of_a_group_rolls_for_himself() {
    let _proof = Proof::of(rule!("atzr.leader.individual-results"));
    let mut battle = led();
    // The die fails; one runs, the other fires.
    let next = react(&mut battle, &[6, 6, 6, 1, 2], &[], vec![missed(1, 3), missed(2, 3)]);
    assert_eq!(next.fires.len(), 1);
    assert_eq!(battle.person(p(1)).state, State::RanAway);
}

#[test]
fn a_leader_alone_has_no_die_and_neither_has_one_behind_cover() {
    let mut battle = gangers(&[4]);
    react(&mut battle, &[6, 6], &[], vec![missed(1, 0)]);
    let mut battle = led();
    battle.set_up().person(p(0)).ducked = true;
    battle.set_up().people[1].at = at("0812");
    battle.recount();
    // Only Four stands beside her, and she hides: two dice and no third.
    react(&mut battle, &[6, 6], &[], vec![missed(2, 3)]);
}

#[test]
fn a_star_picks_its_column_and_a_grunt_rolls() {
    let _proof = Proof::of(rule!("atzr.star.free-will")).facts([1, 3]);
    let star = || {
        board()
            .star("Ray", 3, "0806")
            .holds(&[CounterThing::Pistol])
            .enemies(Class::Ganger)
            .enemy("Bank", 3, "0803")
            .holds(&[CounterThing::Pistol])
            .done()
    };
    let mut battle = star();
    let next = react(&mut battle, &[], &["Fire (two passed)"], vec![missed(0, 1)]);
    assert_eq!(next.fires.len(), 1);
    let mut battle = star();
    react(&mut battle, &[], &["Runaway (none passed)"], vec![missed(0, 1)]);
    assert_eq!(battle.person(p(0)).state, State::RanAway);
    let mut battle = star();
    assert_eq!(react(&mut battle, &[3, 3], &["Roll the dice"], vec![missed(0, 1)]).fires.len(), 1);
    // One column for both tests: of the two results the worse, here Man Down's.
    let mut battle = star();
    let again = battle.people[0].clone();
    battle.set_up().people.push(again);
    battle.set_up().people[2].star = false;
    battle.side_mut(SideId(0)).strength = 2;
    battle.recount();
    down(&mut battle, 2);
    let next = react(&mut battle, &[], &["Fire (two passed)"], vec![missed(0, 1)]);
    assert_eq!(next.fires.len(), 1);
}

#[test]
fn two_weapons_in_hand_stand_up_to_two_and_one_does_not() {
    let _proof = Proof::of(rule!("atzr.ruling.outgunned-two-weapons"));
    let fires = |own: &[CounterThing]| {
        let ines = board().grunt("Ines", 4, "0602").holds(own);
        let mut battle = ines.enemies(Class::Ganger).enemy("Bank", 3, "0606").done();
        let fired = Fired { weapon: CounterThing::Pistol, with: Some(CounterThing::Pistol) };
        let missed = Missed { who: p(0), by: std::iter::once(p(1)).collect(), fired };
        // Two of three dice pass: she is in the wood.
        react(&mut battle, &[1, 2, 6], &[], vec![missed]).fires.len()
    };
    assert_eq!(fires(&[CounterThing::Pistol, CounterThing::Pistol]), 1);
    assert_eq!(fires(&[CounterThing::Pistol]), 0);
}

/// The odds that a Star of Rep 3 is shown with rolling, alone or beside somebody whom he leads.
fn odds_of_rolling(follower: bool) -> Vec<(String, String)> {
    let mut board = board().star("Ray", 3, "0806").holds(&[CounterThing::Pistol]);
    if follower {
        board = board.grunt("Ines", 2, "0807");
    }
    let mut battle = board.enemies(Class::Ganger).enemy("Bank", 3, "0803").done();
    let bank = battle.people.len() as u16 - 1;
    let (mut dice, mut nobody) = (kernel::scripted(&[]), kernel::Nobody);
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut nobody);
    let pause = reaction::react(&mut battle, &mut play, vec![missed(0, bank)].into()).unwrap_err();
    let question = pause.question().unwrap().clone();
    let kernel::question::Shape::One { options } = question.shape else { panic!() };
    options[0].odds.iter().map(|it| (it.what.clone(), it.p.to_string())).collect()
}

#[test]
fn rolling_is_offered_with_the_odds_of_the_test() {
    let want = |fire: &str, duck: &str, run: &str| {
        [("Fire", fire), ("Duck Back", duck), ("Runaway", run)].map(|it| (it.0.to_owned(), it.1.to_owned()))
    };
    assert_eq!(odds_of_rolling(false), want("1/4", "1/2", "1/4"));
    // A Leader Die that passes on half of its faces makes one pass of none and two of one.
    assert_eq!(odds_of_rolling(true), want("1/2", "3/8", "1/8"));
}

#[test]
fn tonya_takes_what_is_best_and_hides_before_she_charges() {
    let _proof = Proof::of(rule!("atzr.tonya.free-will"));
    let tonya = |things: &[CounterThing], hex: &str| {
        board()
            .grunt("Ray", 4, hex)
            .holds(&[CounterThing::Pistol])
            .enemies(Class::Survivor)
            .enemy("Tonya", 5, "0602")
            .last(|it| it.star = true)
            .holds(things)
            .done()
    };
    let mut armed = tonya(&[CounterThing::Pistol], "0606");
    assert_eq!(react(&mut armed, &[], &[], vec![missed(1, 0)]).fires.len(), 1);
    // Without a shot the first column has a charge and the second Duck Back.
    let mut bare = tonya(&[], "0604");
    assert!(charge::can_reach(&bare, p(1), at("0604")));
    let next = react(&mut bare, &[], &[], vec![missed(1, 0)]);
    assert!(next.charges.is_empty() && bare.person(p(1)).ducked);
    // As a guest of players she decides for herself as well.
    let mut guest = tonya(&[CounterThing::Pistol], "0606");
    guest.set_up().person(p(1)).seat = Some(kernel::Seat(0));
    guest.set_up().person(p(1)).deeds.leaves_after = true;
    assert_eq!(react(&mut guest, &[], &[], vec![missed(1, 0)]).fires.len(), 1);
}

#[test]
fn cover_is_a_die_more() {
    let _proof = Proof::of(rule!("atzr.cover.meaning"));
    let in_rough = |hex: &str| {
        let board: Board = board().star("Ray", 5, "0606").enemies(Class::Ganger);
        let mut battle = board.enemy("Bank", 3, hex).holds(&[CounterThing::Pistol]).done();
        let (_, told) = play_any(|play| reaction::react(&mut battle, play, vec![missed(1, 0)].into()));
        throws(&told, rule!("atzr.reaction.procedure"))
    };
    assert_eq!((in_rough("0602"), in_rough("0603")), (vec![3], vec![2]));
}

#[test]
fn an_outgunned_target_can_do_no_better_than_duck_back() {
    let _proof = Proof::of(rule!("atzr.outgunned.rule")).facts([1, 2, 3, 6]);
    let by = |weapon: CounterThing, own: &[CounterThing]| {
        let mut battle =
            board().star("Ray", 5, "0606").enemies(Class::Ganger).enemy("Bank", 3, "0602").holds(own).done();
        let next = react(&mut battle, &[1, 1, 1], &[], vec![missed_by(1, &[0], weapon)]);
        assert_eq!(next.fires.is_empty(), battle.person(p(1)).ducked);
        battle.person(p(1)).ducked
    };
    // More dice outgun, as many do not.
    assert!(by(CounterThing::HuntingRifle, &[CounterThing::Pistol]));
    assert!(!by(CounterThing::Pistol, &[CounterThing::Pistol]));
    assert!(!by(CounterThing::Shotgun, &[CounterThing::Smg]));
    assert!(by(CounterThing::Grenade, &[CounterThing::AssaultRifle]));
    // Nothing in hand, nothing loaded, nothing that reaches.
    assert!(by(CounterThing::Pistol, &[]));
    // What is stowed does not count.
    let mut stowed = board()
        .star("Ray", 5, "0606")
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0602")
        .holds(&[CounterThing::Pistol])
        .last(|it| it.gear.push(CounterThing::Smg.into()))
        .done();
    let next = react(&mut stowed, &[1, 1, 1], &[], vec![missed_by(1, &[0], CounterThing::Shotgun)]);
    assert!(next.fires.is_empty() && stowed.person(p(1)).ducked);
    let unloaded = |own: CounterThing, empty: bool, hex: &str| {
        let mut battle =
            board().star("Ray", 5, hex).enemies(Class::Ganger).enemy("Bank", 3, "0802").holds(&[own]).done();
        battle.set_up().person(p(1)).hands[0].empty = empty;
        react(&mut battle, &[1, 1], &[], vec![missed(1, 0)]).fires.is_empty()
    };
    assert!(
        unloaded(CounterThing::AssaultRifle, true, "0806")
            && !unloaded(CounterThing::AssaultRifle, false, "0806")
    );
    assert!(!unloaded(CounterThing::Pistol, false, "0808") && unloaded(CounterThing::Pistol, false, "0809"));
    // Of several who fired the greatest weapon counts.
    let mut battle = board()
        .grunt("Ray", 5, "0606")
        .grunt("Ines", 5, "0605")
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0602")
        .holds(&[CounterThing::Smg])
        .done();
    let next = react(&mut battle, &[1, 1, 1], &[], vec![missed_by(2, &[0, 1], CounterThing::Smg)]);
    assert_eq!(next.fires.len(), 1);
}

#[test]
fn a_star_is_never_outgunned() {
    let _proof = Proof::of(rule!("atzr.outgunned.never")).facts([1]);
    let mut battle = board()
        .star("Ray", 5, "0602")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0606")
        .holds(&[CounterThing::AssaultRifle])
        .done();
    let next =
        react(&mut battle, &[], &["Fire (two passed)"], vec![missed_by(0, &[1], CounterThing::AssaultRifle)]);
    assert_eq!(next.fires.len(), 1);
}

#[test]
fn who_fires_back_fires_at_the_nearest_who_fired_at_him() {
    let _proof = Proof::of(rule!("atzr.reaction.received-fire")).facts([5]);
    let _proof = Proof::of(rule!("atzr.ruling.received-fire-target"));
    let mut battle = board()
        .grunt("Far", 5, "0602")
        .grunt("Near", 5, "0807")
        .grunt("Nearer", 5, "0806")
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0805")
        .holds(&[CounterThing::Smg])
        .done();
    // Whoever has not fired at him is left alone, though he is the nearest.
    battle.set_up().people[2].at = at("0705");
    battle.recount();
    let next = react(&mut battle, &[1, 1], &[], vec![missed_by(3, &[0, 1], CounterThing::Pistol)]);
    let shoot::Shot::Guns { targets, .. } = &next.fires[0].shot else { panic!() };
    assert_eq!(targets.len(), 1);
    assert_eq!((targets[0].whom, targets[0].dice.to_vec()), (atzr::battle::FigureId::Person(p(1)), vec![3]));
}

#[test]
fn those_who_fight_in_a_melee_do_not_test_and_others_do_when_it_is_over() {
    let _proof = Proof::of(rule!("atzr.reaction.man-down")).facts([10, 11]);
    let _proof = Proof::of(rule!("atzr.ruling.man-down-in-charge"));
    let mut battle = board()
        .star("Ray", 6, "0805")
        .enemies(Class::Militia)
        .enemy("Beck", 3, "0806")
        .enemy("Marc", 3, "0806")
        .enemy("Jo", 3, "0808")
        .done();
    activate(&mut battle, p(0));
    // Enough ones for everything; a damage die of 1 would kill, and does.
    let (done, told) = play_any(|play| charge::by_people(&mut battle, play, &[(p(0), at("0806"))]));
    done.unwrap();
    let tests = throws(&told, rule!("atzr.reaction.procedure"));
    let fell = told.iter().filter(|it| matches!(it.what, What::Fell { .. })).count();
    assert!(0 < fell, "somebody went down");
    let rolled = |it: &&kernel::Event| matches!(it.what, What::Rolled { .. });
    let dice: Vec<&str> = told.iter().filter(rolled).map(|it| it.rule.as_str()).collect();
    let first_test = dice.iter().position(|it| *it == "atzr.reaction.procedure").unwrap();
    let blows = dice[..first_test].iter().filter(|it| **it == "atzr.melee.damage");
    assert_eq!(blows.count(), 2, "both were fought before anybody tested: {dice:?}");
    // Jo alone tests, once.
    assert_eq!(tests.len(), 1);
    assert!(!battle.people.iter().any(|it| it.state == State::RanAway));
}

#[test]
fn a_reaction_charge_goes_at_whoever_caused_it() {
    let _proof = Proof::of(rule!("atzr.react.charge")).facts([1, 2]);
    let mut battle = board()
        .grunt("Ray", 3, "0806")
        .enemies(Class::Ganger)
        .enemy("Bank", 4, "0809")
        .holds(&[CounterThing::BaseballBat])
        .done();
    // Outgunned for he cannot shoot back: Duck Back before any charge.
    let next = react(&mut battle, &[1, 1], &[], vec![missed(1, 0)]);
    assert!(next.charges.is_empty());
    // A Star is never outgunned.
    battle.set_up().person(p(1)).star = true;
    battle.set_up().person(p(1)).seat = Some(kernel::Seat(0));
    battle.set_up().person(p(1)).turn = Default::default();
    battle.set_up().people[1].at = at("0809");
    battle.set_up().people[1].ducked = false;
    battle.recount();
    let next = react(&mut battle, &[], &["Charge into Melee (two passed)"], vec![missed(1, 0)]);
    assert_eq!(next.charges, [(p(1), at("0806"))]);
    // Whoever is too far off to be charged makes him duck.
    battle.set_up().people[0].at = at("0803");
    battle.recount();
    let next = react(&mut battle, &[], &["Duck Back (two passed)"], vec![missed(1, 0)]);
    assert!(next.charges.is_empty() && battle.person(p(1)).ducked);
}

#[test]
fn who_ducks_from_a_man_down_ducks_from_whoever_did_it() {
    let mut battle = board()
        .grunt("Ray", 5, "1004")
        .enemies(Class::Militia)
        .enemy("Beck", 3, "1008")
        .enemy("Marc", 3, "1007")
        .done();
    battle.side_mut(SideId(1)).strength = 3;
    let gone = atzr::battle::Person { state: State::TakenOff, ..battle.people[1].clone() };
    battle.set_up().people.push(gone);
    battle.recount();
    play(&[], &[], |play| {
        let by = By::Person(p(0));
        change::go_down(&mut battle, play, rule!("atzr.damage.types"), p(1), Down::OutOfTheFight, by);
    });
    // One passed with two of three down: Duck Back; there is no cover, and a Fast Move of 3 takes him away from Ray.
    react(&mut battle, &[3, 6, 6, 6], &[], vec![]);
    let marc = battle.person(p(2));
    assert!(!marc.ducked && 3 < marc.at.distance(at("1004")), "he ran to {}", marc.at);
}

#[test]
fn militia_duck_only_when_twice_as_many_are_down_as_stand() {
    let _proof = Proof::of(rule!("atzr.reaction.man-down")).facts([8]);
    let stays = |gone: usize, strength: u8| {
        let two = board().grunt("Ray", 5, "1004").enemies(Class::Militia).enemy("Beck", 3, "1008");
        let mut battle = two.enemy("Marc", 3, "1007").done();
        battle.side_mut(SideId(1)).strength = strength.into();
        for _ in 0..gone {
            let gone = atzr::battle::Person { state: State::TakenOff, ..battle.people[1].clone() };
            battle.set_up().people.push(gone);
        }
        battle.recount();
        down(&mut battle, 1);
        let faces: &[u16] = if strength == 3 { &[3, 6, 6, 6] } else { &[3, 6] };
        react(&mut battle, faces, &[], vec![]);
        battle.person(p(2)).at == at("1007")
    };
    // Of three two are down; of five three, more than half and not twice as many.
    assert_eq!([stays(1, 3), stays(2, 5)], [false, true]);
}

#[test]
fn who_carries_somebody_tests_as_such_whatever_is_fired_at_him() {
    let _proof = Proof::of(rule!("atzr.recovery.carrier-tests")).facts([1, 3]);
    let missed_him = |carries: bool, faces: &[u16]| {
        let two = board().grunt("Ray", 4, "0903").holds(&[CounterThing::Pistol]).grunt("Lil", 3, "0903");
        let two = two.last(|it| it.state = State::OutOfTheFight).enemies(Class::Ganger);
        let mut battle = two.enemy("Bank", 3, "0907").holds(&[CounterThing::AssaultRifle]).done();
        battle.set_up().person(p(0)).carries = carries.then_some(p(1));
        battle.set_up().places.iter_mut().for_each(|it| it.card = Some(0));
        battle.recount();
        let next = react(&mut battle, faces, &[], vec![missed_by(0, &[2], CounterThing::AssaultRifle)]);
        assert!(next.fires.is_empty() && next.charges.is_empty());
        let ray = battle.person(p(0));
        (ray.state, ray.at == at("0903") && !ray.turn.done, ray.carries)
    };
    // Whom he carries is cover, and a die more; with two passed or one he goes on, and nobody outguns him.
    for faces in [[1, 1, 6], [1, 6, 6]] {
        assert_eq!(missed_him(true, &faces), (State::Functioning, true, Some(p(1))));
    }
    // With none he runs, and leaves her there.
    assert_eq!(missed_him(true, &[6, 6, 6]), (State::RanAway, false, None));
    // With nobody to carry he is outgunned, and ducks.
    let (state, stays, _) = missed_him(false, &[1, 1]);
    assert_eq!((state, stays), (State::Functioning, false));
}
