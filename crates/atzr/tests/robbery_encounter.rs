//! Robbery (24.0).
use crate::board;
use crate::board::p;
use crate::dice_by_rule;
use crate::dice_by_rule::{added, cast};
use crate::turn_in_words::{activate, can, can_begin, may, play_on, refused, why_not};
use atzr::{
    battle::{Battle, Encounter, Phase, Role, SideId, Stance, State, encounter, insight, zombie},
    printed::{Class, CounterThing},
    rule,
    setup::layout::MapLayout,
};
use kernel::{Answer, Event, Proof, RuleId, dice::SeededDice};

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

/// A Star or only Grunts, each with a Pistol, waiting to be robbed.
pub fn victims(star: bool, after_chillin: bool, suspicious: bool) -> Battle {
    let robbery = Encounter::Robbery { after_chillin, suspicious };
    let board = board::encounter(MapLayout::single("market-square"), robbery);
    let board = board.star("Ray", 5, "0101").holds(&[CounterThing::Pistol]).last(|it| it.star = star);
    let mut battle =
        board.grunt("Ines", 4, "0101").holds(&[CounterThing::Pistol, CounterThing::Medikit]).done();
    for person in battle.set_up().people {
        person.state = State::Waiting;
    }
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
    battle
}

/// Plays the beginning: both come, two robbers, this score, and what the Star says.
fn robbed(battle: &mut Battle, talk: &[u16], fights: Option<bool>) -> Vec<Event> {
    let star = battle.people[0].star;
    let come: (RuleId, &[u16]) = (rule!("atzr.availability.roll"), if star { &[4] } else { &[5, 4] });
    let number: (RuleId, &[u16]) = (rule!("atzr.robbery.robbers"), &[3, 1]);
    let after = matches!(battle.scene.encounter, Encounter::Robbery { after_chillin: true, .. });
    let mut dice = vec![number, (rule!("atzr.talk.roll"), talk)];
    dice.extend((!after).then_some(come));
    let more = talk.first() == Some(&1);
    let why = if more { rule!("atzr.robbery.victim-more") } else { rule!("atzr.robbery.robbers-more") };
    let says: Vec<_> = fights.map(|it| (why, Answer::One(usize::from(it)))).into_iter().collect();
    cast(&dice, &says, |play| encounter::begin(battle, play).unwrap()).1
}

/// More successes than the robbers, or fewer.
const MORE: &[u16] = &[1, 1, 1, 1, 1];
const NONE: &[u16] = &[4, 4, 4, 4, 4];

#[test]
fn they_stand_beside_a_building_with_the_robbers_beside_them_and_no_zombies() {
    let _proof = Proof::of(rule!("atzr.robbery.setup")).facts([2, 3]);
    let mut battle = victims(true, true, false);
    robbed(&mut battle, NONE, Some(false));
    let mall = battle.scene.board.largest().unwrap();
    let near = |who| battle.scene.board.building(mall).distance(battle.person(who).at);
    assert_eq!([near(p(0)), near(p(1))], [1, 1]);
    let beside: Vec<_> = battle.everybody().filter(|it| it.1.side == THEM).collect();
    assert!(beside.iter().all(|it| it.1.at.distance(battle.person(p(0)).at) == 1));
    assert_eq!((beside.len(), battle.undead().count()), (2, 0));
    assert_eq!(battle.side(THEM).class, Class::Ganger, "the first of the two other Classes");
}

#[test]
fn who_scores_no_more_hands_everything_over_and_the_robbers_leave() {
    let _proof = Proof::of(rule!("atzr.robbery.robbers-more")).facts([1, 4]);
    let _robbery_details = Proof::of(rule!("atzr.ruling.robbery-details"));
    let mut battle = victims(true, false, false);
    robbed(&mut battle, NONE, Some(false));
    for who in [p(0), p(1)] {
        assert!(battle.person(who).hands.is_empty() && battle.person(who).gear.is_empty());
    }
    assert_eq!((battle.side(THEM).role, battle.stance(US, THEM)), (Role::Leaving, Stance::Neutral));
    assert_eq!(battle.progress.robbed, [p(0), p(1)]);
    let loot: usize = battle.everybody().filter(|it| it.1.side == THEM).map(|it| it.1.gear.len()).sum();
    assert!(3 <= loot);
}

#[test]
fn a_star_may_fight_instead_and_then_only_the_victims_are_active() {
    let _proof = Proof::of(rule!("atzr.robbery.robbers-more")).facts([2]);
    let mut battle = victims(true, false, false);
    let told = robbed(&mut battle, NONE, Some(true));
    assert!(battle.hostile(US, THEM));
    assert_eq!(added(&told, rule!("atzr.insight.active-modifier")), rounds(&told));
}

/// How often the victims tested.
fn rounds(told: &[Event]) -> usize {
    dice_by_rule::rolled(told, rule!("atzr.insight.leader-rolls")) / 2
}

#[test]
fn who_scores_more_chooses_and_in_a_fight_both_sides_are_active() {
    let _proof = Proof::of(rule!("atzr.robbery.victim-more")).facts([1, 2]);
    let mut battle = victims(true, false, false);
    let told = robbed(&mut battle, MORE, Some(true));
    assert!(battle.hostile(US, THEM));
    assert_eq!(added(&told, rule!("atzr.insight.active-modifier")), 2 * rounds(&told));
    let mut peaceful = victims(true, false, false);
    robbed(&mut peaceful, MORE, Some(false));
    assert_eq!(peaceful.progress.robbed.len(), 2);
}

#[test]
fn the_suspicious_have_one_die_more() {
    let _proof = Proof::of(rule!("atzr.robbery.suspicious")).facts([1]);
    let told = robbed(&mut victims(true, true, true), NONE, Some(true));
    assert_eq!(added(&told, rule!("atzr.robbery.suspicious")), rounds(&told));
    let told = robbed(&mut victims(true, true, false), NONE, Some(true));
    assert_eq!(added(&told, rule!("atzr.robbery.suspicious")), 0);
}

#[test]
fn grunts_alone_always_hand_over_and_nobody_is_asked() {
    let _proof = Proof::of(rule!("atzr.robbery.robbers-more")).facts([3]);
    let _robbery_details = Proof::of(rule!("atzr.ruling.robbery-details"));
    let mut battle = victims(false, false, false);
    let told = robbed(&mut battle, MORE, None);
    assert_eq!(battle.progress.robbed.len(), 2);
    assert!(!told.iter().any(|it| matches!(it.what, kernel::What::Asked { .. })));
}

#[test]
fn with_the_robbers_gone_it_goes_on_until_it_is_ended_and_is_a_success_only_if_nothing_was_taken() {
    let _proof = Proof::of(rule!("atzr.robbery.setup")).facts([1]);
    let _format = Proof::of(rule!("atzr.encounter.format")).facts([5]);
    let _per_character = Proof::of(rule!("atzr.after.per-character"));
    let end = |robbed_: bool| {
        let mut battle = victims(true, false, false);
        robbed(&mut battle, NONE, Some(false));
        battle.turn = 1;
        if !robbed_ {
            battle.progress.robbed.clear();
        }
        let there: Vec<_> = battle.everybody().filter(|it| it.1.side == THEM).map(|it| it.0).collect();
        for who in there {
            battle.set_up().person(who).state = State::Left;
        }
        battle.recount();
        cast(&[], &[], |play| encounter::check(&mut battle, play).unwrap());
        assert_eq!(battle.result, None, "the winners may loot first");
        battle.progress.called = true;
        cast(&[], &[], |play| encounter::check(&mut battle, play).unwrap());
        battle.result.unwrap().success
    };
    assert_eq!([end(true), end(false)], [false, true]);
}

#[test]
fn if_nobody_is_available_nothing_happens() {
    let _proof = Proof::of(rule!("atzr.availability.roll")).facts([1]);
    let mut battle = victims(false, false, false);
    cast(&[(rule!("atzr.availability.roll"), &[6, 5])], &[], |play| {
        encounter::begin(&mut battle, play).unwrap()
    });
    assert_eq!((battle.progress.absent.len(), battle.sides.len()), (2, 1));
    battle.turn = 1;
    cast(&[], &[], |play| encounter::check(&mut battle, play).unwrap());
    assert_eq!(battle.result.unwrap().each, []);
}

#[test]
fn robbers_for_whom_no_counter_is_left_are_zombies() {
    let _proof = Proof::of(rule!("atzr.ruling.table-generic-counters"));
    let mut battle = victims(true, true, false);
    for class in Class::ALL {
        while battle
            .cups
            .draw_generic(class, rule!("atzr.robbery.robbers"), &mut SeededDice::new(1))
            .is_some()
        {}
    }
    cast(&[(rule!("atzr.robbery.robbers"), &[3, 1])], &[], |play| {
        encounter::begin(&mut battle, play).unwrap()
    });
    assert_eq!(battle.undead().count(), 2);
    assert!(battle.everybody().all(|it| it.1.side == US));
}

#[test]
fn the_victims_are_told_what_is_at_stake_and_how_a_fight_would_begin() {
    let _proof = Proof::of(rule!("atzr.robbery.robbers-more"));
    let mut battle = victims(true, true, false);
    let mut shown = Vec::new();
    let mut keep = |asked: &kernel::LiveQuestion<'_>| {
        if let kernel::question::Shape::One { options } = asked.question().shape {
            shown.push(options);
        }
        Some(asked.default())
    };
    let mut dice = SeededDice::new(3);
    encounter::begin(&mut battle, &mut kernel::Play::new(Vec::new(), &mut dice, &mut keep)).unwrap();
    let [give, fight] = &shown[0][..] else { panic!("{shown:?}") };
    assert!(give.note.ends_with("this is gone: Pistol, Pistol, Medikit"), "{}", give.note);
    let words: Vec<&str> = fight.odds.iter().map(|it| it.what.as_str()).collect();
    assert_eq!(words, ["you act first", "they act first"]);
}

const SUCCESS: &str = "End the Encounter: success";
const FAILURE: &str = "Give up";

const ROBBERY: Encounter = Encounter::Robbery { after_chillin: false, suspicious: false };

/// Ray, active, with one of those who attacked him at his feet and another of them far off, on his feet or not.
fn fought_off(encounter: Encounter, role: Role, other: State) -> Battle {
    let board = board::encounter(MapLayout::side_by_side("maple-heights", "route-nine"), encounter);
    let board = board.star("Ray", 5, "0806").enemies(Class::Ganger);
    let board = board.enemy("Bank", 3, "0806").holds(&[CounterThing::HuntingRifle]);
    let board = board.last(|it| it.state = State::OutOfTheFight);
    let mut board = board.enemy("Spike", 3, "1522").last(|it| it.state = other);
    board.0.side_mut(THEM).role = role;
    board.0.progress.raiders = (role == Role::Raiders).then_some(THEM);
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

#[test]
fn whoever_beats_his_attackers_may_loot_before_he_ends_it() {
    let _proof = Proof::of(rule!("atzr.encounter.format")).facts([5]);
    let _others = Proof::of_all(&[rule!("atzr.take.seen-items"), rule!("atzr.ruling.leave-map")]);
    let all = [
        (ROBBERY, Role::Robbers),
        (Encounter::Bushwhack {}, Role::Bushwhackers),
        (Encounter::Defend {}, Role::Raiders),
    ];
    for (encounter, role) in all {
        let mut battle = fought_off(encounter, role, State::RanAway);
        play_on(&mut battle, &[], &["Take the Hunting Rifle from Bank"]);
        assert_eq!(battle.result, None, "{encounter:?}");
        assert_eq!(battle.people[0].hands[0].thing, CounterThing::HuntingRifle);
        play_on(&mut battle, &[], &[SUCCESS]);
        assert!(battle.result.is_some_and(|it| it.success), "{encounter:?}");
    }
}

#[test]
fn nobody_goes_home_from_an_attack_while_a_hostile_attacker_is_about_seen_or_not() {
    let _leave_map = Proof::of(rule!("atzr.ruling.leave-map"));
    let _format = Proof::of(rule!("atzr.encounter.format")).facts([4]);
    for (encounter, role) in [(ROBBERY, Role::Robbers), (Encounter::Bushwhack {}, Role::Bushwhackers)] {
        let mut battle = fought_off(encounter, role, State::Functioning);
        assert!(!battle.sees(p(0), p(2)), "he is out of sight");
        assert_eq!(refused(&battle, SUCCESS), Some(rule!("atzr.ruling.leave-map")), "{encounter:?}");
        assert!(why_not(&battle, SUCCESS).starts_with("Those who attacked you are still about"));
        battle.set_stance(US, THEM, Stance::Neutral);
        assert!(can(&battle, SUCCESS), "who has got what he wanted keeps nobody");
        play_on(&mut battle, &[], &[SUCCESS]);
        assert!(battle.result.is_some_and(|it| it.success));
    }
    // Raiders out of sight keep nobody: who goes leaves his home to them.
    assert!(can(&fought_off(Encounter::Defend {}, Role::Raiders, State::Functioning), FAILURE));
    let mut hurt = fought_off(ROBBERY, Role::Robbers, State::RanAway);
    hurt.set_up().person(p(0)).deeds.out_of_the_fight = true;
    assert!(can(&hurt, FAILURE), "beaten off, but not unharmed");
}

#[test]
fn no_zombie_is_there_at_the_start_and_noise_brings_them_as_ever() {
    let _proof = Proof::of(rule!("atzr.robbery.setup")).facts([5]);
    for after_chillin in [false, true] {
        let mut battle = victims(true, after_chillin, false);
        let told = robbed(&mut battle, NONE, Some(false));
        assert_eq!(dice_by_rule::rolled(&told, rule!("atzr.zombie.start-cards")), 0);
        assert_eq!(battle.undead().count(), 0);
        cast(&[(rule!("atzr.zombie.noise"), &[6, 6])], &[], |play| {
            zombie::noise(&mut battle, play, p(0), 2).unwrap();
        });
        assert_eq!(battle.undead().count(), 2);
    }
}

/// What was asked while they were robbed.
fn questions(told: &[Event]) -> Vec<RuleId> {
    told.iter().filter(|it| matches!(it.what, kernel::What::Asked { .. })).map(|it| it.rule).collect()
}

#[test]
fn robbers_neither_trade_nor_join_nor_take_gifts_nor_talk_again() {
    let _proof = Proof::of(rule!("atzr.robbery.victim-more")).facts([3]);
    let mut battle = victims(true, false, false);
    let told = robbed(&mut battle, MORE, Some(false));
    assert_eq!(
        questions(&told),
        [rule!("atzr.robbery.victim-more")],
        "no gift, no barter, nobody to take along"
    );
    assert!(!battle.side(THEM).talks.barters);
    assert!(battle.everybody().all(|it| it.1.seat.is_some() == (it.1.side == US)));
    // They have what they wanted: not even the Star has a word with them, or something to give.
    battle.set_up().person(p(0)).gear.push(CounterThing::SuppliesA.into());
    (battle.turn, battle.phase) = (1, Phase::Dice);
    activate(&mut battle, p(0));
    for begins in ["Talk to", "Barter"] {
        assert!(!can_begin(&battle, begins), "{begins}");
    }
    assert!(!may(&battle).iter().any(|it| it.starts_with("Give ") && it.ends_with("the Supplies A")));
    assert!(can_begin(&battle, "Start a fight"));
}

#[test]
fn suspicion_counts_in_the_first_in_sight_test_alone() {
    let _proof = Proof::of(rule!("atzr.robbery.suspicious")).facts([2]);
    let mut battle = victims(true, true, true);
    let told = robbed(&mut battle, NONE, Some(true));
    assert!(0 < added(&told, rule!("atzr.robbery.suspicious")));
    for who in [p(0), p(1)] {
        battle.set_up().person(who).state = State::Functioning;
        battle.set_up().person(who).ducked = false;
    }
    let mut board = board::Board(battle).enemy("Spike", 3, "0806");
    board.0.set_up().people[0].at = board::at("0805");
    let mut battle = board.done();
    let (_, told) = cast(&[], &[], |play| {
        insight::test(&mut battle, play, &insight::Occasion { active: vec![US], ..Default::default() })
            .unwrap();
    });
    assert!(0 < dice_by_rule::rolled(&told, rule!("atzr.insight.leader-rolls")));
    assert_eq!(added(&told, rule!("atzr.robbery.suspicious")), 0);
}
