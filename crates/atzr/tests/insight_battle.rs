//! In Sight on the map (8.0).
use crate::acting_in_words::{Says, activate, came_into_sight, does, notes, play, refused, says, throws};
use crate::board::{at, board, p};
use atzr::{
    battle::{
        Battle, SideId, Stance, State, Zombie, act, change,
        insight::{self, Occasion},
        r#move,
    },
    journal::{Happened, Interruption},
    printed::{Class, CounterThing, DayPart},
    rule,
};
use ground::hex::Hex;
use kernel::{Answer, Answers, LiveQuestion, Play, Proof, Token, What};

/// Ray behind the wood in 0602, Bank on the other side of it where the column is open.
fn wood() -> Battle {
    let mut battle = board()
        .star("Ray", 5, "0601")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0605")
        .holds(&[CounterThing::Pistol])
        .done();
    activate(&mut battle, p(0));
    battle
}

fn throw_dice(told: &[kernel::Event]) -> Vec<usize> {
    throws(told, rule!("atzr.insight.leader-rolls"))
}

fn came(told: &[kernel::Event]) -> bool {
    came_into_sight(told)
}

#[test]
fn coming_into_sight_is_a_test_for_both() {
    let _proof = Proof::of(rule!("atzr.insight.in-sight")).facts([2]);
    let _proof = Proof::of(rule!("atzr.insight.trigger")).facts([3, 4]);
    let mut battle = wood();
    assert!(!battle.sees(p(0), p(1)));
    // Ray in the wood: he rolls 5 - 1 dice, Bank 3 - 1 as Ray is concealed. Ray wins and does nothing.
    let told = does(&mut battle, p(0), &[1, 6, 6, 6, 6, 6], &["Go to 0602", "Stay here", "Do nothing"]);
    assert!(came(&told));
    assert_eq!(throw_dice(&told), [4, 2]);
    // Going on in sight of the same enemy is no news.
    let told = does(&mut battle, p(0), &[], &["Go to 0603"]);
    assert!(!came(&told));
}

/// Answers in words, and of whom the question about the winner of an In Sight says that they caused it.
struct Hears(Says, Vec<Token>);

impl Answers for Hears {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let because =
            asked.ask.interrupt.filter(|it| Interruption::read(it.kind) == Some(Interruption::WinsInSight));
        self.1.extend(because.and_then(|it| it.by));
        self.0.answer(asked)
    }
}

#[test]
fn a_winner_is_told_of_whoever_came_into_sight_and_not_of_the_nearest() {
    let mut battle = wood();
    // Cole is nearer than Bank, and in sight from the beginning.
    let bank = battle.person(p(1)).clone();
    battle.set_up().people.push(bank);
    let cole = &mut battle.set_up().people[2];
    (cole.name, cole.at) = ("Cole".to_owned(), at("0502"));
    battle.recount();
    activate(&mut battle, p(0));
    assert!(battle.sees(p(0), p(2)) && !battle.sees(p(0), p(1)));
    let mut dice = kernel::scripted(&[1, 1, 1, 1, 6, 6, 6, 6]);
    let mut hears = Hears(says(&["Go to 0602", "Stay here", "Do nothing"]), Vec::new());
    act::act(&mut battle, &mut Play::new(Vec::new(), &mut dice, &mut hears), p(0), p(0)).unwrap();
    assert_eq!(insight::nearest_enemy(&battle, p(0)), Some(p(2)));
    assert_eq!(hears.1, [p(1).token()], "Bank, whom Ray came to see");
}

#[test]
fn nobody_is_in_sight_behind_terrain_in_the_dark_behind_others_or_behind_cover() {
    let _proof = Proof::of(rule!("atzr.insight.not-in-sight")).facts([1, 2, 3, 4]);
    // One step into the wood: whom he would see, and what becomes of it.
    let step = |change: &dyn Fn(&mut Battle)| {
        let mut battle = wood();
        change(&mut battle);
        battle.recount();
        activate(&mut battle, p(0));
        insight::foreseen(&battle, p(0), at("0602")).is_some()
    };
    assert!(step(&|_| ()));
    assert!(!step(&|it| it.vision = Some(2)) && step(&|it| it.vision = Some(3)));
    assert!(!step(&|it| it.set_up().zombies.push(Zombie::new(at("0604"), 1, 0))));
    assert!(!step(&|it| it.set_up().people[1].ducked = true));
    // Bank is behind a house.
    assert!(!step(&|it| it.set_up().people[1].at = at("0308")));
    let mut battle = wood();
    let why = |battle: &Battle| refused(battle, p(0), "Fire the Pistol");
    assert_eq!(why(&battle), Some(rule!("atzr.los.rough")));
    battle.vision = Some(3);
    assert_eq!(why(&battle), Some(rule!("atzr.insight.not-in-sight")));
}

#[test]
fn what_was_in_sight_when_the_phase_began_is_no_news_even_after_it_was_lost() {
    let _proof = Proof::of(rule!("atzr.insight.trigger")).facts([2, 4, 6]);
    let _proof = Proof::of(rule!("atzr.ruling.insight-once"));
    let mut battle = wood();
    battle.set_up().people[0].at = at("0603");
    battle.set_up().people[0].turn.points = 9;
    battle.set_up().people[0].movement = 9;
    battle.recount();
    activate(&mut battle, p(0));
    for to in ["0602", "0601", "0602"] {
        assert!(!came(&does(&mut battle, p(0), &[], &[&format!("Go to {to}")])));
    }
    // In the next phase of anybody it is.
    battle.set_up().people[0].at = at("0601");
    battle.recount();
    activate(&mut battle, p(0));
    let told = does(&mut battle, p(0), &[1, 6, 6, 6, 6, 6], &["Go to 0602", "Stay here", "Do nothing"]);
    assert!(came(&told));
}

#[test]
fn a_line_that_opens_by_itself_is_no_news() {
    let mut battle = wood();
    battle.set_up().people[0].at = at("0603");
    battle.set_up().zombies.push(Zombie::new(at("0604"), 1, 0));
    battle.recount();
    activate(&mut battle, p(0));
    assert!(!battle.sees(p(0), p(1)));
    battle.set_up().zombies[0].out = true;
    battle.recount();
    assert!(battle.sees(p(0), p(1)));
    assert!(!came(&does(&mut battle, p(0), &[], &["Go to 0703"])));
}

#[test]
fn everybody_of_the_moving_group_may_make_one_more_step() {
    let _proof = Proof::of(rule!("atzr.insight.extra-step")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.insight-move-left"));
    let mut battle = board()
        .star("Ray", 5, "0601")
        .grunt("Ines", 4, "0601")
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0605")
        .done();
    battle.set_up().people[0].movement = 4;
    activate(&mut battle, p(0));
    // Ray steps back out of sight and Ines stays where nobody sees her: nobody tests.
    assert!(!battle.sees(p(1), p(2)));
    let told = does(&mut battle, p(0), &[], &["Go to 0602", "Step to 0601", "Stay here"]);
    assert!(came(&told) && throw_dice(&told).is_empty());
    assert_eq!((battle.person(p(0)).at, battle.person(p(0)).turn.points), (at("0601"), 1));
    // With no point left there is no step, and nobody is asked.
    let mut battle = wood();
    battle.set_up().people[0].movement = 2;
    activate(&mut battle, p(0));
    does(&mut battle, p(0), &[1, 6, 6, 6, 6, 6], &["Go to 0602", "Do nothing"]);
}

#[test]
fn a_step_into_contact_is_a_charge_and_nobody_takes_the_in_sight() {
    let _proof = Proof::of(rule!("atzr.insight.contact-replaces")).facts([1]);
    let mut battle = wood();
    battle.set_up().people[1].at = at("0603");
    battle.set_up().people[1].hands.clear();
    battle.recount();
    activate(&mut battle, p(0));
    let faces = [
        1, 2, 6, 6, // The charge.
        1, 1, 1, 1, 6, 6, 6, 6, // Ray wins the melee by 4 ...
        2, // ... and Bank is Out of the Fight.
    ];
    let told = does(&mut battle, p(0), &faces, &["Go to 0602", "Charge Bank"]);
    assert!(came(&told) && throw_dice(&told).is_empty());
    assert_eq!((battle.person(p(0)).at, battle.person(p(1)).state), (at("0603"), State::OutOfTheFight));
}

#[test]
fn only_leaders_roll_and_every_group_for_itself() {
    let _proof = Proof::of(rule!("atzr.insight.active-modifier")).facts([3]);
    let _proof = Proof::of(rule!("atzr.insight.several-groups")).facts([2]);
    let mut battle = board()
        .star("Ray", 5, "0803")
        .grunt("Ines", 3, "0803")
        .grunt("Coop", 4, "0703")
        .grunt("Dot", 4, "0903")
        .grunt("Alone", 4, "0806")
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0810")
        .enemy("Too Tall", 4, "0811")
        .done();
    battle.set_up().people[4].at = at("0907");
    battle.recount();
    let all = insight::contenders(&battle);
    let names: Vec<(&str, usize)> =
        all.iter().map(|it| (battle.person(it.group.leader).name.as_str(), it.group.members.len())).collect();
    assert_eq!(names, [("Ray", 4), ("Alone", 1), ("Too Tall", 2)]);
    let test = insight::measure(&battle, &Occasion::of_movers(&battle, p(4)), &all);
    // Only the group that moves is active.
    assert_eq!(test.groups.iter().map(|it| it.active).collect::<Vec<_>>(), [false, true, false]);
    let table = &battle.scene.printed.tables.in_sight;
    assert_eq!(test.groups.iter().map(|it| it.dice(table).total()).collect::<Vec<_>>(), [5, 3, 4]);
    // Both groups of the players beat the gangers: both act.
    let mut dice = kernel::scripted(&[]);
    assert_eq!(test.winners(&[3, 2, 1], &mut dice).to_vec(), [0, 1]);
    assert_eq!(test.winners(&[3, 1, 1], &mut dice).to_vec(), [0]);
}

#[test]
fn a_group_has_to_beat_those_alone_who_are_in_sight_of_it() {
    let _proof = Proof::of(rule!("atzr.insight.several-groups"));
    let _scope = Proof::of(rule!("atzr.ruling.insight-scope"));
    // At night nobody sees farther than three hexes.
    let battle = board()
        .day(DayPart::Night)
        .star("Ray", 5, "0906")
        .grunt("Ines", 4, "0914")
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0909")
        .enemy("Too Tall", 4, "0911")
        .done();
    let all = insight::contenders(&battle);
    let place = |name: &str| all.iter().position(|it| battle.person(it.group.leader).name == name).unwrap();
    let test = insight::measure(&battle, &Occasion::default(), &all);
    let acting = |ray: u16, bank: u16, ines: u16, too_tall: u16| {
        let mut scores = [0; 4];
        for (name, score) in [("Ray", ray), ("Bank", bank), ("Ines", ines), ("Too Tall", too_tall)] {
            scores[place(name)] = score;
        }
        let winners = test.winners(&scores, &mut kernel::scripted(&[]));
        let mut names: Vec<&str> =
            winners.iter().map(|&it| battle.person(all[it].group.leader).name.as_str()).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(acting(2, 1, 1, 3), ["Ray", "Too Tall"], "Ray does not see Too Tall, who has more");
    assert_eq!(acting(1, 2, 2, 1), ["Bank", "Ines"]);
}

/// Too Tall and Bank see Ray and Ines; who wins acts.
fn fight(things: &[CounterThing]) -> Battle {
    board()
        .grunt("Ray", 4, "0803")
        .holds(things)
        .grunt("Ines", 3, "0903")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0807")
        .enemy("Too Tall", 4, "0808")
        .done()
}

fn test(battle: &mut Battle, faces: &[u16], answers: &[&str]) -> Vec<kernel::Event> {
    let occasion = Occasion { active: vec![SideId(1)], ..Occasion::default() };
    let (done, told) = play(faces, answers, |play| insight::test(battle, play, &occasion));
    done.unwrap();
    told
}

#[test]
fn all_of_the_winning_group_who_see_an_enemy_act_at_once_and_the_losers_do_not() {
    let _proof = Proof::of(rule!("atzr.insight.leader-rolls")).facts([1]);
    let _proof = Proof::of(rule!("atzr.insight.winner")).facts([1]);
    let _proof = Proof::of(rule!("atzr.insight.who-acts")).facts([1, 2]);
    let mut battle = fight(&[CounterThing::Pistol]);
    // Ray 4 dice, Too Tall 4 - 1: Ray wins. Ray and Ines both fire at Bank, miss, make noise; Bank runs, and Too Tall
    // tests for nothing.
    let told = test(&mut battle, &[1, 6, 6, 6, 6, 6, 6, 1, 1, 3, 3, 6, 6, 6], &[]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [1, 1]);
    assert_eq!(battle.person(p(2)).state, State::RanAway);
    // Somebody of the group who sees nobody does nothing.
    let mut battle = fight(&[CounterThing::Pistol]);
    battle.set_up().people[1].at = at("0802");
    battle.recount();
    assert!(!battle.sees(p(1), p(2)) && !battle.sees(p(1), p(3)));
    let told = test(&mut battle, &[1, 6, 6, 6, 6, 6, 6, 1, 3, 6, 6, 6], &[]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [1]);
}

#[test]
fn a_winner_fires_and_who_cannot_charges_and_who_cannot_reach_ducks_back() {
    let _proof = Proof::of(rule!("atzr.insight.actions")).facts([1, 2]);
    let alone = |things: &[CounterThing], from: &str, empty: bool, faces: &[u16]| {
        let mut battle = fight(things);
        battle.set_up().people[1].state = State::Left;
        battle.set_up().people[3].state = State::Left;
        battle.set_up().people[0].at = at(from);
        if empty {
            battle.set_up().people[0].hands[0].empty = true;
        }
        for place in battle.set_up().places {
            place.card = Some(0);
        }
        battle.recount();
        let told = test(&mut battle, faces, &[]);
        (battle, told)
    };
    // Ray 4 dice, Bank 2.
    let won = [1, 6, 6, 6, 6, 6];
    let fire = [&won[..], &[1, 3, 6, 6]].concat();
    let (_, told) = alone(&[CounterThing::Pistol], "0803", false, &fire);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [1]);
    // Unloaded and too far to charge: 4 hexes.
    let (battle, _) = alone(&[CounterThing::Pistol], "0803", true, &won);
    assert!(battle.person(p(0)).ducked);
    // Out of range and too far.
    let (battle, _) = alone(&[CounterThing::Pistol], "0801", false, &[&won[..], &[1, 3, 6, 6]].concat());
    assert!(!battle.person(p(0)).ducked, "6 hexes are in range");
    // In reach: the charge, and a melee that Ray wins by 3 and a damage of 2.
    let charge = [&won[..], &[1, 1, 6, 6, 1, 1, 1, 6, 6, 6, 6, 2]].concat();
    let (battle, _) = alone(&[CounterThing::Pistol], "0804", true, &charge);
    assert_eq!((battle.person(p(0)).at, battle.person(p(2)).state), (at("0807"), State::OutOfTheFight));
}

#[test]
fn a_grunt_fires_at_the_closest_enemy_and_a_star_at_whom_it_likes() {
    let _proof = Proof::of(rule!("atzr.ranged.target-choice")).facts([2]);
    let _proof = Proof::of(rule!("atzr.insight.targeting")).facts([1, 3]);
    let _proof = Proof::of(rule!("atzr.star.advantages")).facts([2]);
    // Ray 4 dice, Too Tall 3 and Bank 2: they are too far apart for a group.
    let won = [1, 6, 6, 6, 6, 6, 6, 6, 6];
    let setting = |star: bool| {
        let mut battle = fight(&[CounterThing::Pistol]);
        battle.set_up().people[1].state = State::Left;
        battle.set_up().people[0].star = star;
        battle.set_up().people[3].at = at("0909");
        battle.recount();
        battle
    };
    let mut grunt = setting(false);
    test(&mut grunt, &[&won[..], &[1, 3, 6, 6]].concat(), &[]);
    assert!(!grunt.person(p(2)).functions() && grunt.person(p(3)).functions());
    let mut star = setting(true);
    assert!(star.sees(p(0), p(3)));
    test(&mut star, &[&won[..], &[1, 3, 6, 6]].concat(), &["Fire", "Fire at Too Tall"]);
    assert!(star.person(p(2)).functions() && !star.person(p(3)).functions());
}

#[test]
fn a_star_may_do_something_else_and_a_grunt_may_charge_with_it() {
    let _proof = Proof::of(rule!("atzr.ruling.insight-star-actions"));
    let mut battle = fight(&[CounterThing::Pistol]);
    battle.set_up().people[0].star = true;
    (battle.set_up().people[0].at, battle.set_up().people[1].at) = (at("0805"), at("0805"));
    battle.set_up().people[3].state = State::Left;
    battle.recount();
    let won = [1, 6, 6, 6, 6, 6];
    // Both charge: one test of Bank and one of each, and Ray, who is asked for the order, fights first.
    let (mut dice, mut said) = (
        kernel::scripted(&[&won[..], &[6, 6, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 2]].concat()),
        Pick(vec!["Charge Bank", "Charge Bank"]),
    );
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut said);
    insight::test(&mut battle, &mut play, &Occasion { active: vec![SideId(1)], ..Occasion::default() })
        .unwrap();
    assert_eq!((battle.person(p(0)).at, battle.person(p(1)).at), (at("0807"), at("0807")));
    // Nobody has to: she fires as she would have.
    let mut battle = fight(&[CounterThing::Pistol]);
    battle.set_up().people[0].star = true;
    battle.set_up().people[3].state = State::Left;
    battle.recount();
    test(&mut battle, &[&won[..], &[1, 3, 6, 6]].concat(), &["Do nothing"]);
    assert_eq!(battle.person(p(2)).state, State::RanAway);
}

/// Labels for one of a list, the order as it stands for everything else.
struct Pick(Vec<&'static str>);

impl kernel::Answers for Pick {
    fn answer(&mut self, asked: &kernel::LiveQuestion<'_>) -> Option<kernel::Answer> {
        let kernel::question::AskedFor::One(of) = asked.shape else { return Some(asked.default()) };
        let said = self.0.remove(0);
        let at = (0..of.open()).find(|&it| of.describe(it).label == said);
        Some(kernel::Answer::One(at.unwrap_or_else(|| panic!("no `{said}` in {asked:?}"))))
    }
}

#[test]
fn who_carries_somebody_goes_on_instead_of_fighting() {
    let mut battle = fight(&[CounterThing::Pistol]);
    battle.set_up().people[1].state = State::OutOfTheFight;
    battle.set_up().people[1].at = at("0803");
    battle.set_up().people[0].carries = Some(p(1));
    battle.set_up().people[3].state = State::Left;
    battle.recount();
    test(&mut battle, &[1, 6, 6, 6, 6, 6], &[]);
    assert_eq!(battle.person(p(0)).carries, Some(p(1)));
}

#[test]
fn after_the_winners_come_tests_then_moves_then_fire() {
    let _proof = Proof::of(rule!("atzr.insight.after")).facts([1]);
    // Ray and Ines win and miss; Beck ducks, Marc fires back. Nobody is grouped with anybody.
    let mut battle = board()
        .grunt("Ray", 4, "0803")
        .holds(&[CounterThing::Pistol])
        .grunt("Ines", 4, "1003")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Militia)
        .enemy("Beck", 4, "0807")
        .holds(&[CounterThing::Pistol])
        .enemy("Marc", 4, "1007")
        .holds(&[CounterThing::Pistol])
        .done();
    for place in battle.set_up().places {
        place.card = Some(0);
    }
    let faces = [
        1, 1, 6, 6, 1, 1, 6, 6, // Ray and Ines, ...
        6, 6, 6, 6, 6, 6, // ... Beck and Marc, who are active.
        1, 1, 3, 3, // Ray fires at Beck, Ines at Marc, and the noise of both.
        6, 6, 1, 2, // Beck ducks back, Marc returns fire ...
        1, 3, // ... at Ines and misses;
        6, 6, // she runs.
    ];
    let told = test(&mut battle, &faces, &[]);
    let place = |wanted: &dyn Fn(&kernel::Event) -> bool| told.iter().position(wanted).unwrap();
    let duck = place(&|it| it.rule == rule!("atzr.react.duck-back-hidden"));
    let shots: Vec<usize> = told
        .iter()
        .enumerate()
        .filter(|it| it.1.rule == rule!("atzr.ranged.to-hit") && matches!(it.1.what, What::Rolled { .. }))
        .map(|it| it.0)
        .collect();
    assert_eq!(shots.len(), 3);
    assert!(shots[1] < duck && duck < shots[2]);
    assert!(battle.person(p(2)).ducked && battle.person(p(1)).state == State::RanAway);
}

#[test]
fn the_moving_group_may_go_on_and_meet_others() {
    let _proof = Proof::of(rule!("atzr.insight.continue-move")).facts([1, 2]);
    let mut battle = wood();
    battle.set_up().people[0].movement = 6;
    // Somebody whom he will see from 0703 alone.
    let grid = battle.scene.board.grid();
    let far = |hex: &Hex| 6 < hex.distance(at("0605"));
    let only = |hex: &Hex| {
        battle.line(at("0703"), *hex) && !battle.line(at("0602"), *hex) && !battle.line(at("0601"), *hex)
    };
    let hex = grid.hexes().filter(far).find(only).unwrap();
    let late = atzr::battle::Person { name: "Late".to_owned(), at: hex, ..battle.people[1].clone() };
    battle.set_up().people.push(late);
    battle.recount();
    activate(&mut battle, p(0));
    let told = does(&mut battle, p(0), &[1, 6, 6, 6, 6, 6], &["Go to 0602", "Stay here", "Do nothing"]);
    assert!(came(&told));
    assert_eq!((battle.person(p(0)).turn.points, battle.person(p(0)).turn.done), (4, false));
    // Late is news: all who see each other test again, Ray in the open now.
    let faces = [1, 1, 6, 6, 6, 6, 6, 6, 6, 6];
    let told = does(&mut battle, p(0), &faces, &["Go to 0703", "Stay here", "Do nothing"]);
    assert!(came(&told));
    assert_eq!(throw_dice(&told), [4, 3, 3]);
}

#[test]
fn whoever_is_startled_behind_cover_counts_and_does_not_act() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-hidden")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.duck-back-visibility"));
    let mut battle = board()
        .grunt("Ray", 3, "0605")
        .last(|it| it.movement = 4)
        .enemies(Class::Ganger)
        .enemy("Bank", 5, "0602")
        .holds(&[CounterThing::Pistol])
        .done();
    play(&[], &[], |play| change::duck(&mut battle, play, p(1)));
    activate(&mut battle, p(0));
    // Two hexes away nothing happens; beside him Bank is up, rolls 5 dice and wins, and does nothing.
    assert!(!came(&does(&mut battle, p(0), &[], &["Go to 0604"])));
    let told = does(&mut battle, p(0), &[6, 1, 1, 1, 1, 1], &["Go to 0603", "Stay here"]);
    assert!(came(&told) && !battle.person(p(1)).ducked);
    assert_eq!(throw_dice(&told), [1, 5]);
    assert!(throws(&told, rule!("atzr.ranged.to-hit")).is_empty());
    assert!(notes(&told).contains(&Happened::Startled), "and it is told why");
}

#[test]
fn strangers_who_move_into_sight_are_asked_nothing() {
    let mut battle = board()
        .star("Ray", 5, "0605")
        .holds(&[CounterThing::Pistol])
        .enemies(Class::Ganger)
        .enemy("Bank", 3, "0601")
        .done();
    activate(&mut battle, p(1));
    // Bank is concealed and active: Ray 5 - 1 against 3 - 1.
    let (done, told) =
        play(&[1, 6, 6, 6, 6, 6], &["Do nothing"], |play| r#move::go(&mut battle, play, p(1), at("0602")));
    done.unwrap();
    assert!(came(&told));
    assert_eq!(throw_dice(&told), [4, 2]);
}

#[test]
fn sides_that_are_not_enemies_do_not_test() {
    let _proof = Proof::of(rule!("atzr.insight.trigger")).facts([5]);
    let mut battle = wood();
    battle.set_stance(SideId(0), SideId(1), Stance::Neutral);
    assert!(!came(&does(&mut battle, p(0), &[], &["Go to 0602"])));
    assert!(insight::contenders(&battle).is_empty());
    let mut enemies = wood();
    assert!(came(&does(&mut enemies, p(0), &[1, 6, 6, 6, 6, 6], &["Go to 0602", "Stay here", "Do nothing"])));
}

#[test]
fn whoever_comes_into_the_sight_of_zombies_takes_no_test() {
    let _proof = Proof::of(rule!("atzr.zombie.no-insight")).facts([1, 2]);
    let mut battle = board().star("Ray", 5, "0601").zombie("0605").done();
    activate(&mut battle, p(0));
    assert!(!came(&does(&mut battle, p(0), &[], &["Go to 0602"])));
    assert!(battle.zombie_sees(atzr::battle::ZombieId(0), p(0)));
    crate::zombie_phases::zombies_act(&mut battle, 4, &[]);
}

#[test]
fn the_test_is_due_in_the_middle_of_a_move() {
    let _proof = Proof::of(rule!("atzr.insight.trigger")).facts([1]);
    let mut battle = board().star("Ray", 5, "0801").enemies(Class::Ganger).enemy("Bank", 3, "1612").done();
    let ground = &battle.scene.board;
    let clear =
        |hex: &Hex| ground.grid().contains(*hex) && ground.terrain(*hex) == atzr::printed::Terrain::Clear;
    let down = ground::hex::Side::numbered(4).unwrap();
    // Whom one sees from the hex between the two ends of a way, and from neither of them.
    let unseen_at_the_ends = |from: Hex| {
        let way = [0, 1, 2].map(|it| from.steps(down, it));
        let only = |hex: &Hex| {
            way.map(|it| battle.line(it, *hex)) == [false, true, false] && 3 < hex.distance(way[1])
        };
        let all = way.iter().all(clear).then(|| ground.grid().hexes().filter(clear).find(only));
        all.flatten().map(|it| (way, it))
    };
    let (way, hex) = ground.grid().hexes().find_map(unseen_at_the_ends).unwrap();
    (battle.set_up().people[0].at, battle.set_up().people[1].at) = (way[0], hex);
    battle.recount();
    activate(&mut battle, p(0));
    let faces = [1, 6, 6, 6, 6, 6, 6];
    let go = format!("Go to {}", way[2]);
    let told = does(&mut battle, p(0), &faces, &[&go, "Stay here", "Do nothing"]);
    assert!(came(&told));
    assert_eq!(throw_dice(&told), [4, 3]);
}

#[test]
fn those_beside_whoever_is_startled_act_for_him() {
    let _proof = Proof::of(rule!("atzr.react.duck-back-hidden")).facts([5]);
    let two = board().grunt("Ray", 3, "0604").enemies(Class::Ganger).enemy("Bank", 5, "0602");
    let mut battle =
        two.holds(&[CounterThing::Pistol]).enemy("Sid", 3, "1612").holds(&[CounterThing::Pistol]).done();
    let grid = battle.scene.board.grid();
    let beside = |it: &Hex| {
        let clear = battle.scene.board.terrain(*it) == atzr::printed::Terrain::Clear;
        clear && battle.line(*it, at("0603")) && *it != at("0603")
    };
    let hex = grid.neighbours(at("0602")).find(beside).unwrap();
    battle.set_up().people[2].at = hex;
    battle.recount();
    play(&[], &[], |play| change::duck(&mut battle, play, p(1)));
    activate(&mut battle, p(0));
    // Two dice against the five of Bank, who leads; Sid fires and misses, and Ray runs.
    let faces = [6, 6, 1, 1, 1, 1, 1, 1, 3, 6, 6];
    let told = does(&mut battle, p(0), &faces, &["Go to 0603", "Stay here"]);
    assert_eq!(throw_dice(&told), [2, 5]);
    assert_eq!(throws(&told, rule!("atzr.ranged.to-hit")), [1]);
    assert!(battle.person(p(0)).state == State::RanAway);
}

#[test]
fn cover_alone_hides_nobody_from_a_leader() {
    let _proof = Proof::of(rule!("atzr.cover.meaning")).facts([2]);
    let dice = |marc: &str, carries: bool| {
        let battle = board().grunt("Ray", 5, "0606").enemies(Class::Militia).enemy("Marc", 4, marc);
        let mut battle = battle.enemy("Beck", 3, marc).last(|it| it.state = State::OutOfTheFight).done();
        battle.set_up().people[1].carries = carries.then_some(p(2));
        battle.recount();
        let all = insight::contenders(&battle);
        let test = insight::measure(&battle, &Occasion::default(), &all);
        let table = &battle.scene.printed.tables.in_sight;
        test.groups.iter().map(|it| it.dice(table).total()).collect::<Vec<_>>()
    };
    // Whom one carries is cover and no concealment; a wood is both.
    assert_eq!(dice("0603", true), [5, 4]);
    assert_eq!(dice("0602", false), [4, 4]);
}
