//! Where zombies come from (13.2, 13.3).

use crate::board::{at, board, p};
use crate::steps::{roll, roll_and_answer};
use crate::turn_in_words;
use crate::zombie_phases::{off, z, zombie_at};
use atzr::{
    battle::{Battle, FigureId, Phase, State, card, change, shoot, turn, zombie},
    printed::{Area, CardId, CounterThing, DayPart, Printed, cards::Column},
    rule,
    table::card::Deck,
};
use kernel::{Answer, Proof, dice::SeededDice};

/// The die that draws the n-th counter with this number from the full cup.
fn counter(number: u8) -> u16 {
    let printed = Printed::book();
    let before: u16 = (1..number).map(|it| copies(printed, it)).sum();
    before + 1
}

fn copies(printed: &Printed, number: u8) -> u16 {
    let mut cups = atzr::table::cup::Cups::new(printed);
    let all = cups.zombies_left();
    let mut seen = 0;
    for _ in 0..all {
        // Always the first that is left: the numbers come in order.
        let drawn = cups.draw_zombie(
            rule!("atzr.zombie.place"),
            &mut kernel::scripted(&[1][..usize::from(cups.zombies_left() != 1)]),
        );
        seen += u16::from(drawn == Some(number));
    }
    seen
}

fn noise(battle: &mut Battle, dice: u16, faces: &[u16]) {
    roll(faces, |play| zombie::noise(battle, play, p(0), dice).unwrap());
}

#[test]
fn a_zombie_of_noise_comes_six_hexes_off_through_the_side_of_its_number() {
    let _proof = Proof::of(rule!("atzr.zombie.place")).facts([1, 2, 4]);
    let _proof = Proof::of(rule!("atzr.zombie.place-hex-side-one")).facts([1]);
    let _proof = Proof::of_all(&[
        rule!("atzr.ruling.grid-sides"),
        rule!("atzr.zombie.generate-when"),
        rule!("atzr.components.zombie-counter"),
    ]);
    for number in 1..=6 {
        let mut battle = board().grunt("Ray", 5, "0912").done();
        noise(&mut battle, 1, &[6, counter(number)]);
        assert_eq!(zombie_at(&battle, 0), off("0912", number, 6));
        assert_eq!((battle.zombie(z(0)).number, battle.zombie(z(0)).placed), (number, 1));
    }
    assert_eq!(off("0912", 1, 6), "0906", "side 1 is the top of the map");
}

#[test]
fn off_the_map_the_next_side_clockwise_is_taken() {
    let _proof = Proof::of(rule!("atzr.zombie.place-off-map")).facts([1]);
    let mut battle = board().grunt("Ray", 5, "0904").done();
    noise(&mut battle, 1, &[6, counter(1)]);
    // Side 1 leads off the map, and so does side 2.
    assert!(
        !battle.scene.board.grid().contains(at("0904").steps(ground::hex::Side::numbered(1).unwrap(), 6))
    );
    let to = (2..=6).map(|it| off_or_none(&battle, "0904", it)).find_map(|it| it).unwrap();
    assert_eq!(zombie_at(&battle, 0), to);
}

fn off_or_none(battle: &Battle, hex: &str, side: u8) -> Option<String> {
    let to = at(hex).steps(ground::hex::Side::numbered(side).unwrap(), 6);
    battle.scene.board.grid().contains(to).then(|| to.to_string())
}

#[test]
fn a_full_hex_or_one_with_a_human_sends_it_on_clockwise_too() {
    let _proof = Proof::of(rule!("atzr.zombie.place-off-map")).facts([2]);
    let _proof = Proof::of(rule!("atzr.ruling.placement-details"));
    let mut human = board().grunt("Ray", 5, "0912").grunt("Lil", 3, "0906").done();
    noise(&mut human, 1, &[6, counter(1)]);
    assert_eq!(zombie_at(&human, 0), off("0912", 2, 6));
    let mut full = board().grunt("Ray", 5, "0912");
    for _ in 0..4 {
        full = full.zombie("0906");
    }
    let mut full = full.done();
    noise(&mut full, 1, &[6, counter(1)]);
    assert_eq!(zombie_at(&full, 4), off("0912", 2, 6));
    // At the top of the map side 1 leads nowhere, and somebody stands where side 2 leads.
    let second = off("0904", 2, 6);
    let mut edge = board().grunt("Ray", 5, "0904").grunt("Lil", 3, &second).done();
    assert_eq!(off_or_none(&edge, "0904", 1), None);
    noise(&mut edge, 1, &[6, counter(1)]);
    assert_eq!(zombie_at(&edge, 0), off("0904", 3, 6));
}

#[test]
fn in_a_building_hex_it_is_placed_inside() {
    let _proof = Proof::of(rule!("atzr.zombie.place-building")).facts([1, 2]);
    // 0404 belongs to the Ramsey place and has no door.
    let mut battle = board().grunt("Ray", 5, "0410").done();
    noise(&mut battle, 1, &[6, counter(1)]);
    assert_eq!(zombie_at(&battle, 0), "0404");
    assert!(battle.scene.board.building_at(at("0404")).is_some());
}

#[test]
fn noise_is_rolled_after_the_shots_and_before_what_they_do() {
    let _proof = Proof::of(rule!("atzr.zombie.noise-timing")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.noise-timing"));
    let mut battle = board().star("Ray", 5, "0912").holds(&[CounterThing::Pistol]).zombie("0915").done();
    let guns = shoot::best(&battle, p(0), |_| true).unwrap();
    let firing = shoot::all_at(&battle, p(0), guns, FigureId::Zombie(z(0)), shoot::Manner::Active);
    // The Fire Die, the noise, the counter, and only then the damage.
    roll(&[6, 5, counter(4), 1], |play| shoot::firefight(&mut battle, play, vec![firing]).unwrap());
    assert!(battle.zombie(z(0)).out);
    assert_eq!(zombie_at(&battle, 1), "0918");
    assert_eq!((battle.noises[0].at, battle.noises[0].dice), (at("0912"), 1));
}

#[test]
fn the_area_and_the_dark_say_how_far_noise_carries_over_the_dead() {
    let placed = |area: Area, day: DayPart, face: u16| {
        let mut battle = board().area(area).day(day).grunt("Ray", 5, "0912").done();
        let counters: &[u16] = &[face, 1];
        let fits = atzr::table::zombie::Noise { area, day_part: day, fire_dice: 1 }
            .roll(&mut kernel::scripted(&[face]));
        noise(&mut battle, 1, &counters[..1 + usize::from(fits)]);
        battle.undead().count()
    };
    assert_eq!([4, 5, 6].map(|it| placed(Area::Suburbs, DayPart::Daytime, it)), [0, 1, 1]);
    assert_eq!([4, 5, 6].map(|it| placed(Area::Rural, DayPart::Daytime, it)), [0, 0, 1]);
    assert_eq!([3, 4].map(|it| placed(Area::Suburbs, DayPart::Night, it)), [0, 1]);
}

#[test]
fn zombies_of_one_card_are_one_stack_and_those_past_four_stand_beside_it() {
    let _proof = Proof::of(rule!("atzr.zombie.stack-card")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.zombie.stack-limit"));
    let mut battle = board().grunt("Ray", 5, "0912").zombie("0906").zombie("0906").done();
    // The first counter shows side 1; two fit there, the third goes beside the stack through the side of its own number.
    roll(&[1, 1, 1], |play| {
        zombie::place_card(&mut battle, play, at("0912"), 3);
    });
    assert_eq!([2, 3].map(|it| zombie_at(&battle, it)), ["0906", "0906"]);
    assert_eq!(zombie_at(&battle, 4), off("0906", battle.zombie(z(4)).number, 1));
}

#[test]
fn dead_zombies_go_back_into_the_cup_and_an_empty_cup_brings_nobody() {
    let _proof = Proof::of(rule!("atzr.ruling.zombie-cup"));
    let mut battle = board().grunt("Ray", 5, "0912").done();
    let all = battle.cups.zombies_left();
    let mut dice = SeededDice::new(7);
    let mut answers = kernel::play::script([]);
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut answers);
    while let Some(number) = zombie::draw(&mut battle, &mut play) {
        change::place_zombie(
            &mut battle,
            &mut play,
            rule!("atzr.zombie.place"),
            at("0901"),
            number,
            change::ZombieOrigin::Card,
        );
    }
    assert_eq!((battle.cups.zombies_left(), battle.undead().count()), (0, usize::from(all)));
    zombie::come(&mut battle, &mut play, p(0), 1, 1).unwrap();
    assert_eq!(battle.undead().count(), usize::from(all));
    change::kill_zombie(&mut battle, &mut play, rule!("atzr.damage.roll"), z(0), Some(p(0)));
    assert_eq!((battle.cups.zombies_left(), battle.undead().count()), (1, usize::from(all) - 1));
    assert_eq!(battle.person(p(0)).deeds.zombies, 1);
}

/// Dice that show one face after the other, and remember which.
struct Counting(Vec<u16>, u16);

impl kernel::Dice for Counting {
    fn die(&mut self, _why: kernel::RuleId, sides: u16) -> u16 {
        self.0.push(self.1.min(sides));
        self.1 += 1;
        self.0[self.0.len() - 1]
    }
}

/// Draws a card of the suburbs that will do, and tells the die that draws it.
fn draw_one(deck: &mut Deck, does: impl Fn(Column) -> bool) -> (u16, CardId) {
    let cards = &Printed::book().cards;
    for face in 1.. {
        let (mut tried, mut dice) = (deck.clone(), Counting(Vec::new(), face));
        let card = tried.draw(cards, rule!("atzr.zombie.start-cards"), &mut dice).unwrap();
        if dice.0 == [face] && cards.card(card).column(Area::Suburbs).is_some_and(&does) {
            *deck = tried;
            return (face, card);
        }
    }
    unreachable!()
}

#[test]
fn at_the_start_a_card_for_each_human_brings_zombies_and_nobody_else() {
    let _proof = Proof::of(rule!("atzr.zombie.start-cards")).facts([3, 4]);
    let _proof = Proof::of(rule!("atzr.ruling.deployment-start"));
    let three = board().grunt("Ray", 5, "0912").grunt("Lil", 3, "0913").grunt("Jo", 3, "0914");
    let mut battle = three.done();
    let mut deck = battle.deck.clone();
    let two = draw_one(&mut deck, |it| it == Column::Zombies(2));
    let none = draw_one(&mut deck, |it| it == Column::Zombies(0));
    let human = draw_one(&mut deck, |it| matches!(it, Column::Humans(_)));
    let faces = [two.0, counter(1), counter(1), none.0, human.0];
    let before = battle.deck.clone();
    roll(&faces, |play| card::start(&mut battle, play));
    assert_eq!([0, 1].map(|it| zombie_at(&battle, it)), ["0906", "0906"]);
    assert_eq!((battle.people.len(), battle.undead().count()), (3, 2));
    assert_eq!(battle.deck, before, "all cards go back");
}

#[test]
fn nobody_who_waits_beside_the_map_draws_a_card() {
    let mut battle = board().grunt("Ray", 5, "0912").last(|it| it.state = State::Waiting).done();
    roll(&[], |play| card::start(&mut battle, play));
    assert_eq!(battle.undead().count(), 0);
}

#[test]
fn everybody_makes_one_full_move_onto_the_map_before_the_cards_are_drawn() {
    let _proof = Proof::of(rule!("atzr.zombie.start-cards")).facts([1]);
    let _proof = Proof::of(rule!("atzr.zombie.start-move-on"));
    let start = |answers: &[usize]| {
        let mut battle = board().grunt("Ray", 5, "0912").last(|it| it.state = State::Waiting).done();
        battle.phase = Phase::Begin;
        let mut deck = battle.deck.clone();
        let none = draw_one(&mut deck, |it| it == Column::Zombies(0));
        let answers = answers.iter().map(|&it| Answer::One(it));
        roll_and_answer(&[none.0], answers, |play| turn::step(&mut battle, play).unwrap());
        assert!(battle.person(p(0)).functions());
        battle.person(p(0)).at
    };
    // The top edge, its ninth open hex, and on from there with what is left of three points: the hex costs one of them.
    let there = start(&[0, 8, 0, 0, 0]);
    let edge = board().done().scene.board.entries(ground::hex::Edge::North).nth(8).unwrap();
    assert!((1..=2).contains(&edge.distance(there)));
}

#[test]
fn with_every_side_full_it_is_placed_as_near_to_six_hexes_off_as_can_be() {
    let _proof = Proof::of(rule!("atzr.ruling.placement-details"));
    let mut board = board().grunt("Ray", 5, "0912");
    let mut full = 0;
    for side in 1..=6 {
        let hex = off("0912", side, 6);
        if board.0.scene.board.grid().contains(at(&hex)) {
            board = board.zombie(&hex).zombie(&hex).zombie(&hex).zombie(&hex);
            full += 4;
        }
    }
    let mut battle = board.done();
    noise(&mut battle, 1, &[6, counter(1)]);
    assert_eq!(at(&zombie_at(&battle, full)).distance(at("0912")), 6);
}

#[test]
fn turns_that_go_by_bring_nobody_and_noise_does() {
    let _proof = Proof::of(rule!("atzr.zombie.generate-when")).facts([1]);
    let mut battle = board().star("Ray", 5, "0912").done();
    for die in [5, 4, 3] {
        turn_in_words::begin(&mut battle, die);
        turn_in_words::play_on(&mut battle, &[], &["Ray is done"]);
        while battle.phase != Phase::Dice {
            turn_in_words::step(&mut battle, &[], &[]);
        }
        assert_eq!(battle.undead().count(), 0);
    }
    noise(&mut battle, 1, &[6, counter(1)]);
    assert_eq!(battle.undead().count(), 1);
}
