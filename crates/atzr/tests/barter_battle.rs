//! Bartering (15.6), and what nobody is told (what others have stowed).
use crate::board;
use crate::board::{Board, board, p};
use crate::steps::Labels;
use crate::turn_in_words::{Said, activate, can, can_begin, play_on};
use atzr::{
    battle::{
        Battle, SideId, Stance,
        meet::{self, MeetAction},
    },
    printed::{Class, CounterThing, cards::Humans},
    rule,
};
use kernel::{Play, Proof, Seat, What, event, scripted};

fn things(items: &[atzr::battle::item::Item]) -> Vec<CounterThing> {
    items.iter().map(|it| it.thing).collect()
}

/// Ray beside Jimmy, whose people will barter.
fn with_jimmy(ray: &[CounterThing], jimmy: &[CounterThing]) -> Battle {
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).stows(ray);
    let board =
        board.enemies(Class::Survivor).enemy("Jimmy", 4, "0807").holds(&[CounterThing::Shotgun]).stows(jimmy);
    friendly(board)
}

fn friendly(board: Board) -> Battle {
    let mut battle = board.done();
    battle.set_stance(SideId(0), SideId(1), Stance::Neutral);
    battle.sides[1].talks.barters = true;
    activate(&mut battle, p(0));
    battle
}

#[test]
fn those_who_were_talked_into_it_barter_beside_one_another() {
    let _proof = Proof::of(rule!("atzr.barter.when")).facts([1, 2]);
    let mut battle = with_jimmy(&[CounterThing::Ammo], &[CounterThing::Medikit]);
    assert!(can(&battle, "Barter with Jimmy"));
    battle.set_up().people[1].at = board::at("0808");
    assert!(!can(&battle, "Barter with Jimmy"), "two hexes off");
    battle.set_up().people[1].at = board::at("0807");
    battle.sides[1].talks.barters = false;
    assert!(!can(&battle, "Barter with Jimmy"), "the talk did not lead to it");
    battle.sides[1].talks.barters = true;
    play_on(&mut battle, &[], &["Barter with Jimmy", "Give the Ammo for the Medikit"]);
    assert_eq!(
        (things(&battle.people[0].gear), things(&battle.people[1].gear)),
        (vec![CounterThing::Medikit], vec![CounterThing::Ammo])
    );
}

#[test]
fn a_grunt_keeps_what_is_in_his_hands_and_a_star_gives_what_he_likes() {
    let _proof = Proof::of(rule!("atzr.barter.hands")).facts([1]);
    let mut battle = with_jimmy(&[], &[CounterThing::Medikit]);
    // Nobody can have the Shotgun; Ray's Pistol is his to give.
    play_on(&mut battle, &[], &["Barter with Jimmy", "Give the Pistol for the Medikit"]);
    assert_eq!(things(&battle.people[1].hands), [CounterThing::Shotgun]);
    let mut battle = with_jimmy(&[], &[CounterThing::Medikit]);
    battle.set_up().people[0].star = false;
    play_on(&mut battle, &[], &["Barter with Jimmy"]);
    assert_eq!(things(&battle.people[0].hands), [CounterThing::Pistol], "a Grunt has nothing to give");
}

#[test]
fn supplies_b_are_two_items() {
    let _proof = Proof::of(rule!("atzr.barter.exchange")).facts([2]);
    let mut battle = with_jimmy(&[CounterThing::Ammo, CounterThing::Medikit], &[CounterThing::SuppliesB]);
    play_on(&mut battle, &[], &["Barter with Jimmy", "Give the Ammo and the Medikit for the Supplies B"]);
    assert_eq!(things(&battle.people[0].gear), [CounterThing::SuppliesB]);
    let mut battle = with_jimmy(&[CounterThing::SuppliesB], &[CounterThing::Ammo, CounterThing::Medikit]);
    play_on(&mut battle, &[], &["Barter with Jimmy", "Give the Supplies B for the Ammo and the Medikit"]);
    assert_eq!(things(&battle.people[1].gear), [CounterThing::SuppliesB]);
}

/// What is offered, question by question, when Ray barters with whoever is beside him, and these are the answers.
fn offered(mut battle: Battle, said: &[&str]) -> Vec<Vec<String>> {
    let (mut dice, mut says) = (scripted(&[]), Labels::new(said));
    let mut play = Play::new(Vec::new(), &mut dice, &mut says);
    meet::perform(&mut battle, &mut play, p(0), &MeetAction::Barter { with: p(1) }).unwrap();
    drop(play);
    says.shown
}

#[test]
fn one_item_does_not_buy_supplies_b() {
    let _proof = Proof::of(rule!("atzr.barter.exchange")).facts([2]);
    let jimmy = |ray: &[CounterThing]| with_jimmy(ray, &[CounterThing::SuppliesB]);
    let two = "Give the Pistol and the Ammo for the Supplies B";
    assert_eq!(offered(jimmy(&[CounterThing::Ammo]), &[]), [["No deal", two]]);
    assert_eq!(offered(jimmy(&[]), &[]), Vec::<Vec<String>>::new(), "nothing to choose, and no deal");
}

#[test]
fn who_has_nothing_stowed_offers_what_a_card_has_for_him_once() {
    let _proof = Proof::of(rule!("atzr.barter.offer")).facts([3]);
    let mut battle = with_jimmy(&[CounterThing::Ammo], &[]);
    // E01, and a 5 for the yellow row: Supplies A.
    play_on(&mut battle, &[1, 5], &["Barter with Jimmy", "Give the Ammo for the Supplies A"]);
    assert_eq!(things(&battle.people[0].gear), [CounterThing::SuppliesA]);
    let mut battle = with_jimmy(&[CounterThing::Ammo], &[]);
    // E02 has nothing in the dash row; he is not drawn for again.
    play_on(&mut battle, &[2, 1], &["Barter with Jimmy"]);
    play_on(&mut battle, &[], &["Barter with Jimmy"]);
    assert_eq!(things(&battle.people[0].gear), [CounterThing::Ammo]);
}

/// Ray and another player's Lil, who are no enemies.
fn with_lil(star: bool) -> Battle {
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).stows(&[CounterThing::Ammo]);
    let board = board.players(Class::Survivor, 1).other_star("Lil", 4, "0807").holds(&[CounterThing::Smg]);
    friendly(board.stows(&[CounterThing::Grenade, CounterThing::SuppliesB]).last(|it| it.star = star))
}

#[test]
fn stars_of_two_players_exchange_as_both_agree() {
    let _proof = Proof::of(rule!("atzr.barter.exchange"));
    let mut battle = with_lil(true);
    play_on(&mut battle, &[], &["0> Barter with Lil", "0> Offer nothing", "1> Offer the SMG", "0> yes"]);
    assert_eq!(
        (things(&battle.people[0].gear), battle.people[1].hands.len()),
        (vec![CounterThing::Ammo, CounterThing::Smg], 0)
    );
    let mut battle = with_lil(true);
    play_on(&mut battle, &[], &["0> Barter with Lil", "0> Offer the Ammo", "1> No deal"]);
    play_on(
        &mut battle,
        &[],
        &["0> Barter with Lil", "0> Offer the Pistol", "1> Offer the Grenade", "0> no"],
    );
    assert_eq!(battle, with_lil(true));
}

#[test]
fn with_a_grunt_it_is_item_for_item() {
    let _proof = Proof::of(rule!("atzr.barter.exchange"));
    let ammo = |star: bool| offered(with_lil(star), &["Offer the Ammo"])[1].clone();
    assert_eq!(ammo(false), ["No deal", "Offer the Grenade"], "not the Supplies B, which count as two");
    assert!(ammo(true).contains(&"Offer the Supplies B".to_owned()), "two Stars agree on what they like");
}

/// Everything that a seat is asked or told while seat 1 has this stowed.
fn told(seat: Seat, stowed: CounterThing) -> String {
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).stows(&[CounterThing::Ammo]);
    let board = board.players(Class::Ganger, 1).other_star("Lil", 4, "0808").stows(&[stowed]);
    let mut battle = board
        .grunt("Dot", 4, "1206")
        .enemies(Class::Militia)
        .enemy("Nick", 4, "1608")
        .stows(&[stowed])
        .done();
    battle.set_stance(SideId(0), SideId(1), Stance::Neutral);
    battle.set_stance(SideId(0), SideId(2), Stance::Hostile);
    activate(&mut battle, p(0));
    let mut told = String::new();
    let mut dice = scripted(&[4, 4]);
    let mut said = Said::new(&[
        "Go to 0807",
        "Move fast",
        "Barter with Lil",
        "Offer the Ammo",
        "No deal",
        "Ray is done",
    ]);
    let mut asked = |question: &kernel::LiveQuestion<'_>| {
        if question.ask.seat == seat {
            told += &format!("{:?}\n", question.question());
        }
        kernel::Answers::answer(&mut said, question)
    };
    let mut journal = Vec::new();
    for _ in 0..4 {
        let mut play = Play::new(Vec::new(), &mut dice, &mut asked);
        <atzr::battle::Atzr as kernel::Book>::step(&mut battle, &mut play).unwrap();
        journal.extend(play.journal().iter().cloned());
    }
    let heard: Vec<_> = event::heard(&journal, seat).collect();
    format!("{told}\n{heard:?}")
}

#[test]
fn nobody_is_asked_or_told_anything_of_what_others_have_stowed() {
    let [rays, lils] = [Seat(0), Seat(1)]
        .map(|seat| [CounterThing::Grenade, CounterThing::FryingPan].map(|it| told(seat, it)));
    assert_eq!(rays[0], rays[1], "all that Ray's player learns is the same");
    assert_ne!(lils[0], lils[1], "Lil's player is asked what she offers");
}

#[test]
fn the_dice_of_what_strangers_bring_are_for_nobody() {
    let _proof = Proof::of(rule!("atzr.ruling.hidden-in-multiplayer"));
    let mut battle = board().star("Ray", 5, "0806").done();
    let (mut dice, mut said) = (kernel::dice::SeededDice::new(3), Said::new(&[]));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    let humans = Humans { number: 3, class: Class::Survivor };
    meet::appear(&mut battle, &mut play, humans, atzr::battle::Role::Strangers);
    let rolled = |it: &&kernel::Event| matches!(it.what, What::Rolled { .. });
    assert!(play.journal().iter().any(|it| rolled(&it)));
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(event::heard(play.journal(), seat).filter(rolled).count(), 0);
    }
    assert!(!can_begin(&with_jimmy(&[], &[]), "Take the"));
}

/// What a barter offers: the words of each deal, and what is said of it.
fn deals(battle: &mut Battle) -> Vec<(String, String)> {
    let mut shown = Vec::new();
    let mut said = Said::new(&["Barter with Jimmy", "No deal"]);
    let mut asked = |question: &kernel::LiveQuestion<'_>| {
        if question.ask.why == rule!("atzr.barter.exchange")
            && let kernel::question::Shape::One { options } = question.question().shape
        {
            shown.extend(options.into_iter().map(|it| (it.label, it.note)));
        }
        kernel::Answers::answer(&mut said, question)
    };
    let mut dice = scripted(&[]);
    let mut play = Play::new(Vec::new(), &mut dice, &mut asked);
    <atzr::battle::Atzr as kernel::Book>::step(battle, &mut play).unwrap();
    shown
}

#[test]
fn a_deal_says_what_both_get_and_is_offered_once() {
    let _proof = Proof::of(rule!("atzr.barter.exchange"));
    let mut battle = with_jimmy(
        &[CounterThing::Ammo, CounterThing::Ammo],
        &[CounterThing::SuppliesA, CounterThing::SuppliesA],
    );
    battle.set_up().people[0].hands[0].empty = true;
    let shown = deals(&mut battle);
    let labels: Vec<&str> = shown.iter().map(|it| it.0.as_str()).collect();
    let once = ["No deal", "Give the Pistol for the Supplies A", "Give the Ammo for the Supplies A"];
    assert_eq!(labels, once);
    let pistol = "Jimmy's: food for one, for a month. Yours: 1 Fire Die, range 6, one hand, out of ammo.";
    assert_eq!(shown[1].1, pistol);
}
