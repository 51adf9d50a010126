//! Talk the Talk and Walk the Walk on the map (16.3, 16.4).

use crate::acting_in_words::notes;
use crate::board::{Board, at, board, p};
use crate::dice_by_rule::{added, cast};
use crate::steps::{roll, roll_and_answer};
use atzr::{
    battle::{
        Battle, Counter, Phase, Role, Side, SideId, Stance,
        act::{self, Action},
        change::Slot,
        meet::{self, MeetAction},
        npcmove,
    },
    journal::Happened,
    printed::{Class, CounterThing},
    rule,
    table::talk::Talked,
};
use kernel::{Answer, Event, Proof, RuleId, What, question::Shape};

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

fn strangers(mut board: Board, class: Class) -> Board {
    board.0.sides.push(Side::new("strangers", class, Role::Strangers, &[]));
    board
}

/// A Star and a Grunt, and strangers beside them who want to talk.
fn beside(class: Class, reps: &[u8]) -> Battle {
    let mut all = strangers(board().star("Ray", 5, "0306").grunt("Ines", 4, "0307"), class);
    for (n, &rep) in reps.iter().enumerate() {
        all = all
            .enemy("stranger", rep, ["0406", "0406", "0405", "0405"][n])
            .last(|it| it.counter = Counter::Named(6));
    }
    let mut battle = all.done();
    battle.set_stance(US, THEM, Stance::ToTalk);
    act_now(&mut battle);
    battle
}

/// Ray's group is active.
fn act_now(battle: &mut Battle) {
    battle.phase = Phase::Active { side: US, leader: p(0), acting: Some(p(0)) };
    battle.groups =
        atzr::battle::group::groups(battle, US, atzr::battle::group::Purpose::Activation).into_vec();
}

fn offers(battle: &Battle, who: u16, action: MeetAction) -> bool {
    act::menu(battle, p(0), p(who)).open.contains(&Action::Meet(action))
}

fn refuses(battle: &Battle, who: u16, action: MeetAction) -> Option<RuleId> {
    let menu = act::menu(battle, p(0), p(who));
    menu.closed.iter().find(|it| it.0 == Action::Meet(action)).map(|it| it.1)
}

#[test]
fn one_talks_to_a_group_beside_him_once_and_again_after_a_gift() {
    let _proof = Proof::of(rule!("atzr.talk.gifts")).facts([2]);
    let _roll = Proof::of(rule!("atzr.talk.roll")).facts([8]);
    let mut battle = beside(Class::Militia, &[4]);
    battle.set_up().person(p(0)).gear.push(CounterThing::SuppliesA.into());
    assert!(offers(&battle, 0, MeetAction::Talk { with: THEM }));
    // Five dice with one success against three with none, one less for being alone: Militia barter with Survivors.
    roll(&[1, 4, 4, 4, 4, /* theirs */ 4, 4, 4], |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
    assert!(battle.side(THEM).talks.barters);
    let again = MeetAction::Talk { with: THEM };
    assert_eq!(refuses(&battle, 0, again), Some(rule!("atzr.ruling.table-talk-the-talk")));
    let gift = MeetAction::Gift { slot: Slot::Gear(0), to: THEM };
    assert!(offers(&battle, 0, gift));
    roll(&[], |play| meet::perform(&mut battle, play, p(0), &gift).unwrap());
    assert!(
        battle.person(p(0)).gear.is_empty() && battle.person(p(2)).gear[0].thing == CounterThing::SuppliesA
    );
    assert!(offers(&battle, 0, again));
    assert_eq!(meet::measure_talk(&battle, p(0), THEM).unwrap().ours.gifts, 1);
    // A talk that leads to nothing gives nothing back, and the gift has had its one talk.
    let mut lost = battle.clone();
    let dice: (_, &[u16]) = (rule!("atzr.talk.roll"), &[4, 4, 4, 4, 4, 4, 1, 1, 1]);
    let no_fight: (_, &[u16]) = (rule!("atzr.ruling.table-talk-the-talk"), &[6]);
    cast(&[dice, no_fight], &[], |play| meet::talk(&mut lost, play, p(0), THEM).unwrap());
    assert!(!lost.side(THEM).talks.barters && lost.person(p(0)).gear.is_empty());
    assert_eq!(lost.person(p(2)).gear[0].thing, CounterThing::SuppliesA);
    assert_eq!(refuses(&lost, 0, again), Some(rule!("atzr.ruling.table-talk-the-talk")));
    battle.set_up().person(p(2)).at = at("0706");
    battle.recount();
    assert!(!offers(&battle, 0, again));
}

#[test]
fn those_who_talk_are_the_leaders_whoever_stands_nearest() {
    let mut battle = beside(Class::Militia, &[3, 5]);
    // Ines opens her mouth; Ray speaks, and the second of the strangers.
    let dice: (_, &[u16]) = (rule!("atzr.talk.roll"), &[1, 1, 1, 1, 1, 4, 4, 4, 4, 4]);
    let (_, told) = cast(&[dice], &[], |play| meet::talk(&mut battle, play, p(1), THEM).unwrap());
    let read = |it: &Event| match &it.what {
        What::Noted { token, note } => match Happened::read(note) {
            Some(Happened::Talks { with, .. }) => Some((*token, with)),
            _ => None,
        },
        _ => None,
    };
    let talked: Vec<_> = told.iter().filter_map(read).collect();
    assert_eq!(talked, [(Some(p(0).token()), p(3).token())]);
}

#[test]
fn those_of_our_class_and_no_higher_rep_join_as_many_as_there_is_room_for() {
    let _proof = Proof::of(rule!("atzr.talk.recruit")).facts([3, 4, 5]);
    let _join_limit = Proof::of(rule!("atzr.ruling.join-limit"));
    let mut battle = beside(Class::Survivor, &[3, 6, 4, 4]);
    battle.set_up().person(p(5)).counter = Counter::Generic(0);
    // Two of ours and a Star of Rep 5: fewer than five in all, so two may join; Rep 6 and the generic one are not asked.
    let dice = [1, 1, 1, 1, /* theirs */ 4, 4, 4, 4, 4, 4];
    roll_and_answer(&dice, [Answer::Some(vec![0, 1])], |play| {
        meet::talk(&mut battle, play, p(0), THEM).unwrap()
    });
    let sides = [2, 3, 4, 5].map(|it| battle.person(p(it)).side);
    assert_eq!(sides, [US, THEM, US, THEM]);
    let joined = battle.person(p(2));
    assert!(joined.seat.is_some() && joined.turn.done);
    assert_eq!(battle.progress.recruits.of(SideId(0)), 2);
    assert_eq!(battle.stance(US, THEM), Stance::Neutral, "with those who stay behind there is peace");
}

#[test]
fn a_full_group_takes_nobody() {
    let _proof = Proof::of(rule!("atzr.ruling.join-limit"));
    let mut battle = beside(Class::Survivor, &[3]);
    battle.set_up().person(p(0)).rep = 3;
    // Somebody who stayed at home belongs to the group as well.
    let mut absent = battle.person(p(1)).clone();
    absent.state = atzr::battle::State::Left;
    battle.set_up().people.push(absent);
    // Nor is it promised before or after.
    assert!(!promises_joining(&battle));
    let (_, told) = cast(&[(rule!("atzr.talk.roll"), &[1, 1, 1, 4, 4])], &[], |play| {
        meet::talk(&mut battle, play, p(0), THEM).unwrap();
    });
    assert_eq!(battle.person(p(2)).side, THEM);
    let result = notes(&told).into_iter().find_map(|it| match it {
        Happened::Talks { result, .. } => Some(result),
        _ => None,
    });
    assert_eq!(result, Some(Talked::Barter));
}

#[test]
fn joining_is_promised_where_somebody_can_join_and_nowhere_else() {
    let _proof = Proof::of(rule!("atzr.talk.recruit"));
    assert!(promises_joining(&beside(Class::Survivor, &[3])));
    // Nobody follows a Star of a lower Rep, and no generic counter joins at all.
    assert!(!promises_joining(&beside(Class::Survivor, &[6])));
    let mut battle = beside(Class::Survivor, &[3]);
    battle.set_up().person(p(2)).counter = Counter::Generic(0);
    assert!(!promises_joining(&battle));
}

/// Whether the odds of a talk speak of joining; that they trade they all say.
fn promises_joining(battle: &Battle) -> bool {
    let odds = MeetAction::Talk { with: THEM }.offered(battle, p(0)).odds;
    assert!(odds.iter().any(|it| it.what.contains("barter")), "{odds:?}");
    odds.iter().any(|it| it.what.contains("join"))
}

#[test]
fn nobody_of_another_class_ever_joins() {
    let _proof = Proof::of(rule!("atzr.class.cooperation")).facts([2]);
    let mut battle = beside(Class::Ganger, &[3]);
    roll(&[1, 1, 1, 1, 1, /* theirs */ 4, 4], |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
    assert!(battle.side(THEM).talks.barters && battle.person(p(2)).side == THEM);
    assert_eq!(battle.stance(US, THEM), Stance::Neutral);
}

#[test]
fn a_lost_talk_with_gangers_is_a_fight_in_which_both_sides_are_active() {
    let _proof = Proof::of(rule!("atzr.walk.insight")).facts([1]);
    let mut battle = beside(Class::Ganger, &[3]);
    let (_, told) = cast(&[(rule!("atzr.talk.roll"), &[4, 4, 4, 4, 4, 1, 4])], &[], |play| {
        meet::talk(&mut battle, play, p(0), THEM).unwrap();
    });
    assert!(battle.hostile(US, THEM));
    assert_eq!(added(&told, rule!("atzr.insight.active-modifier")), 2);
    assert_eq!((battle.progress.talks_won.of(US), battle.progress.talks_lost.of(US)), (0, 1));
}

#[test]
fn only_a_star_walks_and_may_do_so_even_after_bartering() {
    let _proof = Proof::of(rule!("atzr.walk.who")).facts([1]);
    let mut battle = beside(Class::Ganger, &[3]);
    battle.set_stance(US, THEM, Stance::Neutral);
    battle.side_mut(THEM).talks.barters = true;
    let walk = MeetAction::Walk { with: THEM };
    assert!(offers(&battle, 0, walk) && !offers(&battle, 1, walk));
    let (_, told) = cast(&[], &[], |play| meet::perform(&mut battle, play, p(0), &walk).unwrap());
    assert!(battle.hostile(US, THEM));
    assert_eq!(added(&told, rule!("atzr.insight.active-modifier")), 2);
    assert!(!offers(&battle, 0, walk));
}

/// Strangers five hexes down the road who want to talk, active.
fn down_the_road() -> Battle {
    let ours = board().star("Ray", 5, "0306").last(|it| it.gear.push(CounterThing::Medikit.into()));
    let mut battle = strangers(ours, Class::Militia).enemy("A", 4, "0806").enemy("B", 3, "0807").done();
    battle.set_stance(US, THEM, Stance::ToTalk);
    strangers_act(&mut battle);
    battle
}

fn strangers_act(battle: &mut Battle) {
    battle.phase = Phase::Strangers { side: THEM };
    battle.groups =
        atzr::battle::group::groups(battle, THEM, atzr::battle::group::Purpose::Activation).into_vec();
    for person in battle.set_up().people {
        (person.turn.points, person.turn.done) = (3, false);
    }
}

#[test]
fn strangers_who_are_to_talk_walk_up_and_talk_as_soon_as_they_are_beside_us() {
    let _proof = Proof::of(rule!("atzr.talk.gifts"));
    let mut battle = down_the_road();
    roll(&[], |play| npcmove::act(&mut battle, play, THEM).unwrap());
    assert_eq!(battle.person(p(2)).at.distance(at("0306")), 2);
    assert!(!battle.side(THEM).talks.done);
    strangers_act(&mut battle);
    // Ray gives his Medikit first, which makes up for being outnumbered, and then he talks.
    let dice = [1, 4, 4, 4, 4, /* theirs, who are two to one */ 4, 4, 4, 4];
    roll_and_answer(&dice, [Answer::One(1), Answer::One(0)], |play| {
        npcmove::act(&mut battle, play, THEM).unwrap()
    });
    assert!(battle.side(THEM).talks.done && battle.side(THEM).talks.barters);
    assert!(battle.person(p(0)).gear.is_empty());
}

/// The options of the question of this rule, with the default, while something is played with these dice.
fn asked(
    rule: RuleId,
    dice: &[u16],
    go: impl FnOnce(&mut kernel::Play<'_>),
) -> (Vec<kernel::OptionView>, Answer) {
    let mut shown = None;
    let mut keep = |question: &kernel::LiveQuestion<'_>| {
        if question.ask.why == rule {
            shown = Some(question.question());
        }
        Some(question.default())
    };
    let mut dice = kernel::scripted(dice);
    go(&mut kernel::Play::new(Vec::new(), &mut dice, &mut keep));
    let question = shown.unwrap();
    match question.shape {
        Shape::One { options } | Shape::Some { options, .. } => (options, question.default),
        other => panic!("{other:?}"),
    }
}

#[test]
fn whoever_would_join_comes_along_unless_he_is_turned_down_the_best_first() {
    let _proof = Proof::of(rule!("atzr.talk.recruit"));
    let mut battle = beside(Class::Survivor, &[3, 4, 4]);
    battle.set_up().person(p(3)).hands.push(CounterThing::Shotgun.into());
    let dice = [1, 1, 1, 1, /* theirs */ 4, 4, 4, 4, 4];
    let (options, default) = asked(rule!("atzr.talk.recruit"), &dice, |play| {
        meet::talk(&mut battle, play, p(0), THEM).unwrap();
    });
    let notes: Vec<&str> = options.iter().map(|it| it.note.as_str()).collect();
    assert_eq!(
        notes,
        ["Rep 4, Shotgun; eats every month", "Rep 4; eats every month", "Rep 3; eats every month"]
    );
    assert_eq!(default, Answer::Some(vec![0, 1]), "there is room for two");
    let sides = [2, 3, 4].map(|it| battle.person(p(it)).side);
    assert_eq!(sides, [THEM, US, US]);
}

#[test]
fn a_star_who_would_join_says_that_he_leaves_after_the_encounter() {
    let _proof = Proof::of(rule!("atzr.tonya.joins-survivors"));
    let mut battle = beside(Class::Survivor, &[4]);
    battle.set_up().person(p(2)).star = true;
    let (options, _) = asked(rule!("atzr.talk.recruit"), &[1, 1, 1, 1, /* theirs */ 4, 4, 4, 4], |play| {
        meet::talk(&mut battle, play, p(0), THEM).unwrap();
    });
    assert_eq!(options.len(), 1);
    assert!(options[0].note.ends_with("; leaves after this Encounter"), "{}", options[0].note);
}

#[test]
fn a_fight_and_a_gift_say_what_they_would_come_to() {
    let _proof = Proof::of(rule!("atzr.talk.gifts"));
    let mut battle = beside(Class::Militia, &[4]);
    battle.set_up().person(p(0)).gear.push(CounterThing::SuppliesA.into());
    let (options, _) = asked(rule!("atzr.talk.gifts"), &[1, 4, 4, 4, 4, 4, 4, 4], |play| {
        meet::parley(&mut battle, play, p(0), THEM).unwrap();
    });
    let chance = |at: usize, what: &str| {
        let found = options[at].odds.iter().find(|it| it.what == what);
        found.map(|it| it.p.value()).unwrap_or_default()
    };
    let labels: Vec<&str> = options.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(labels, ["Talk", "Give them the Supplies A first", "Start a fight"]);
    assert!(chance(0, "they barter") < chance(1, "they barter"), "a gift helps");
    let first = chance(2, "you act first");
    assert!(0.5 < first && first < 1.0, "Rep 5 against Rep 4, both active: {first}");
}

#[test]
fn strangers_who_have_exchanged_pleasantries_start_nothing() {
    let _proof = Proof::of(rule!("atzr.walk.who")).facts([1, 2]);
    let mut battle = beside(Class::Militia, &[3]);
    battle.set_up().person(p(2)).hands.push(CounterThing::Pistol.into());
    roll(&[4, 4, 4, 4, 4, 4, 4], |play| meet::talk(&mut battle, play, p(0), THEM).unwrap());
    assert_eq!(battle.stance(US, THEM), Stance::Neutral);
    for die in 1..=6 {
        let mut battle = battle.clone();
        strangers_act(&mut battle);
        let (_, told) = cast(&[(rule!("atzr.npcmove.roll"), &[die])], &[], |play| {
            npcmove::act(&mut battle, play, THEM).unwrap();
        });
        assert!(!battle.hostile(US, THEM) && !battle.shots_fired, "{die}: {told:?}");
    }
    // The Star may, for all that.
    let walk = MeetAction::Walk { with: THEM };
    cast(&[], &[], |play| meet::perform(&mut battle, play, p(0), &walk).unwrap());
    assert!(battle.hostile(US, THEM));
}
