//! Searching (15.4) and the Cure (19.1).

use crate::board::{Board, at, board, p};
use crate::turn_in_words::{activate, can, play_on, refused, say};
use atzr::{
    battle::{Battle, Counter, SideId, Stance, State, change, meet, place::Searched},
    printed::{Attribute, Class, CounterThing},
    rule,
};
use kernel::Proof;

const SEARCH: &str = "Search this place";

fn place(battle: &Battle, hex: &str) -> usize {
    battle.scene.board.entrance(at(hex)).unwrap()
}

/// The first of them is active; the card with this number was drawn for the hex.
fn drawn(board: Board, hex: &str, card: u8) -> Battle {
    let mut battle = board.done();
    let door = place(&battle, hex);
    (battle.set_up().places[door].open, battle.set_up().places[door].card) = (true, Some(card - 1));
    activate(&mut battle, p(0));
    battle
}

fn gear(battle: &Battle, who: usize) -> Vec<CounterThing> {
    battle.people[who].gear.iter().map(|it| it.thing).collect()
}

#[test]
fn a_hex_is_searched_once_for_the_item_of_its_row_and_for_free() {
    let _proof = Proof::of(rule!("atzr.search.building")).facts([1, 2, 3]);
    let _search_action = Proof::of(rule!("atzr.ruling.search-action"));
    // E01: red Hunting Rifle, yellow Supplies A, green Ammo, dash Supplies A.
    let find = |hex: &str| {
        let mut battle = drawn(board().star("Ray", 5, hex).holds(&[CounterThing::Pistol]), hex, 1);
        play_on(&mut battle, &[], &[SEARCH]);
        assert!(!can(&battle, SEARCH) && can(&battle, "Move fast") && can(&battle, "Stow the Pistol"));
        gear(&battle, 0)
    };
    assert_eq!(find("1309"), [CounterThing::HuntingRifle]);
    assert_eq!(find("1304"), [CounterThing::SuppliesA]);
    assert_eq!(find("1108"), [CounterThing::Ammo]);
    assert_eq!(find("0705"), [CounterThing::SuppliesA]);
}

#[test]
fn there_is_nothing_to_search_before_a_card_was_drawn_or_without_a_triangle() {
    let _proof = Proof::of(rule!("atzr.search.building"));
    let mut battle = drawn(board().star("Ray", 5, "1309"), "1309", 1);
    assert!(can(&battle, SEARCH));
    battle.set_up().people[0].at = at("1209");
    assert!(!can(&battle, SEARCH) && refused(&battle, SEARCH).is_none());
    battle.set_up().people[0].at = at("1108");
    assert!(!can(&battle, SEARCH) && refused(&battle, SEARCH).is_none());
    battle.set_up().people[0].at = at("1309");
    play_on(&mut battle, &[], &[SEARCH]);
}

#[test]
fn an_empty_row_uses_the_search_up() {
    let _proof = Proof::of(rule!("atzr.ruling.search-action"));
    let _building = Proof::of(rule!("atzr.search.building")).facts([4]);
    // E18 has nothing in the green row.
    let mut battle = drawn(board().star("Ray", 5, "1108"), "1108", 18);
    play_on(&mut battle, &[], &[SEARCH]);
    assert_eq!((gear(&battle, 0).len(), battle.places[place(&battle, "1108")].search), (0, Searched::Done));
    assert!(!can(&battle, SEARCH));
}

#[test]
fn zombies_and_strangers_of_the_card_must_be_gone_first() {
    let _proof = Proof::of(rule!("atzr.search.must-clear")).facts([1]);
    let mut battle = drawn(board().star("Ray", 5, "1309").zombie("1309"), "1309", 1);
    assert_eq!(refused(&battle, SEARCH), Some(rule!("atzr.search.must-clear")));
    battle.set_up().zombies[0].out = true;
    assert!(can(&battle, SEARCH));
    let strangers = board().star("Ray", 5, "1309").enemies(Class::Militia).enemy("Nick", 4, "1209");
    let mut battle = drawn(strangers, "1309", 1);
    battle.set_stance(SideId(0), SideId(1), Stance::Neutral);
    let door = place(&battle, "1309");
    battle.set_up().places[door].held_by = Some(SideId(1));
    assert_eq!(refused(&battle, SEARCH), Some(rule!("atzr.search.must-clear")), "friendly or not");
    battle.set_up().people[1].state = State::OutOfTheFight;
    assert!(can(&battle, SEARCH));
}

#[test]
fn nobody_searches_with_an_enemy_in_the_hex() {
    let _proof = Proof::of(rule!("atzr.search.must-clear")).facts([1]);
    let enemies = |hex: &str| {
        let board = board().star("Ray", 5, "1309").enemies(Class::Ganger).enemy("Bank", 3, hex);
        drawn(board, "1309", 1)
    };
    let mut battle = enemies("1309");
    assert_eq!(refused(&battle, SEARCH), Some(rule!("atzr.search.must-clear")));
    battle.set_stance(SideId(0), SideId(1), Stance::Friends);
    assert!(can(&battle, SEARCH), "a friend is in nobody's way");
    battle.set_stance(SideId(0), SideId(1), Stance::Hostile);
    battle.set_up().people[1].state = State::OutOfTheFight;
    assert!(can(&battle, SEARCH), "who lies there is no opponent");
    assert!(can(&enemies("1409"), SEARCH), "one hex away is not in the hex");
}

#[test]
fn what_strangers_leave_in_peace_is_never_searched_and_what_enemies_leave_is() {
    let _proof = Proof::of(rule!("atzr.ruling.search-action"));
    let left = |stance: Stance| {
        let strangers = board().star("Ray", 5, "1309").enemies(Class::Militia).enemy("Nick", 4, "1612");
        let mut battle = drawn(strangers, "1309", 1);
        battle.set_stance(SideId(0), SideId(1), stance);
        let door = place(&battle, "1309");
        battle.set_up().places[door].held_by = Some(SideId(1));
        let leaves = rule!("atzr.ruling.leave-map");
        say(&[], &[], |play| {
            change::remove(&mut battle, play, leaves, p(1), State::Left);
            meet::settle_places(&mut battle, play);
        });
        (can(&battle, SEARCH), refused(&battle, SEARCH))
    };
    assert_eq!(left(Stance::Neutral), (false, Some(rule!("atzr.ruling.search-action"))));
    assert_eq!(left(Stance::Hostile), (true, None));
}

#[test]
fn when_no_counter_is_left_the_finder_chooses_from_the_rows_below() {
    let _proof = Proof::of(rule!("atzr.search.counter-exhausted")).facts([1, 2]);
    // E07: red Pistol, yellow Gas Tank, green Assault Rifle.
    let mut battle = drawn(board().star("Ray", 5, "1309").holds(&[CounterThing::BaseballBat]), "1309", 7);
    while battle.cups.take(CounterThing::Pistol) {}
    let left = battle.cups.left(CounterThing::AssaultRifle);
    play_on(&mut battle, &[], &[SEARCH, "0> Assault Rifle"]);
    assert_eq!(gear(&battle, 0), [CounterThing::AssaultRifle]);
    assert_eq!(battle.cups.left(CounterThing::AssaultRifle), left - 1);
}

#[test]
fn a_scrounger_chooses_between_his_row_and_the_next() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let scrounger = board().star("Ray", 5, "1309").last(|it| it.attributes.push(Attribute::Scrounger));
    let mut battle = drawn(scrounger.holds(&[CounterThing::BaseballBat]), "1309", 1);
    play_on(&mut battle, &[], &[SEARCH, "Supplies A"]);
    assert_eq!(gear(&battle, 0), [CounterThing::SuppliesA]);
}

#[test]
fn a_medikit_of_a_red_hex_may_be_the_cure_when_the_professor_is_near() {
    let _proof = Proof::of(rule!("atzr.cure.find")).facts([1, 3, 4]);
    let _cure_professor = Proof::of(rule!("atzr.ruling.cure-professor"));
    // E17: red Medikit.
    let with = |professor: &str, hex: &str| {
        let board = board().star("Ray", 5, hex).grunt("the Professor", 3, professor);
        drawn(board.last(|it| it.knows_the_cure = true), hex, 17)
    };
    let mut battle = with("1310", "1309");
    play_on(&mut battle, &[3, 4, 5], &[SEARCH]);
    assert_eq!((battle.people[0].doses, gear(&battle, 0).len()), (5, 0));
    let mut battle = with("1310", "1309");
    play_on(&mut battle, &[3, 5], &[SEARCH]);
    assert_eq!((battle.people[0].doses, gear(&battle, 0)), (0, vec![CounterThing::Medikit]));
    let mut battle = with("1311", "1309");
    play_on(&mut battle, &[], &[SEARCH]);
    assert_eq!(gear(&battle, 0), [CounterThing::Medikit], "two hexes off he sees nothing");
    // E32 has a Medikit in the green row: an ordinary one.
    let mut battle = with("1108", "1108");
    let door = place(&battle, "1108");
    battle.set_up().places[door].card = Some(31);
    play_on(&mut battle, &[], &[SEARCH]);
    assert_eq!(gear(&battle, 0), [CounterThing::Medikit]);
}

#[test]
fn a_dose_is_given_for_free_in_the_same_hex_and_lasts() {
    let _proof = Proof::of(rule!("atzr.cure.doses"));
    let _proof = Proof::of(rule!("atzr.ruling.infection-encounter"));
    let board = board().star("Ray", 5, "0806").last(|it| it.doses = 2).grunt("Ines", 4, "0806");
    let board = board.last(|it| {
        it.infected = true;
        it.less.infection = 2;
    });
    let mut battle = drawn(board.grunt("Dot", 4, "0807"), "1309", 1);
    assert!(!can(&battle, "Give Dot a dose of the Cure"));
    play_on(&mut battle, &[], &["Give Ines a dose of the Cure"]);
    let ines = &battle.people[1];
    assert_eq!((ines.infected, ines.immune, ines.rep()), (false, true, 4));
    assert!(!can(&battle, "Give Ines a dose of the Cure") && can(&battle, "Move fast"));
    assert_eq!(battle.people[0].doses, 1);
}

/// Where a stranger has joined nobody searches, then or later, and a Take Back has dealt with it.
#[test]
fn where_a_stranger_joined_nobody_ever_searches() {
    let _proof = Proof::of(rule!("atzr.ruling.search-action"));
    for reps in [&[3][..], &[3, 6]] {
        let mut strangers = board().star("Ray", 5, "1309").enemies(Class::Survivor);
        for &rep in reps {
            strangers = strangers.enemy("Nick", rep, "1209").last(|it| it.counter = Counter::Named(6));
        }
        let mut battle = drawn(strangers, "1309", 1);
        battle.set_stance(SideId(0), SideId(1), Stance::ToTalk);
        let door = place(&battle, "1309");
        battle.set_up().places[door].held_by = Some(SideId(1));
        // Ray's dice all pass and theirs do not; the one of no higher Rep joins.
        let (ours, theirs) = if reps.len() == 1 { (5, 3) } else { (4, 6) };
        let faces = [&[1; 5][..ours], &[4; 6][..theirs]].concat();
        say(&faces, &["Nick"], |play| meet::talk(&mut battle, play, p(0), SideId(1)).unwrap());
        assert_eq!(battle.places[door].search, Searched::Never, "{reps:?}");
        assert_eq!(refused(&battle, SEARCH), Some(rule!("atzr.ruling.search-action")));
        // The other is killed later on, or there is none.
        battle.set_stance(SideId(0), SideId(1), Stance::Hostile);
        battle.set_up().people.iter_mut().skip(2).for_each(|it| it.state = State::OutOfTheFight);
        battle.recount();
        say(&[], &[], |play| meet::settle_places(&mut battle, play));
        assert_eq!((battle.places[door].held_by, battle.places[door].search), (None, Searched::Never));
        assert_eq!(refused(&battle, SEARCH), Some(rule!("atzr.ruling.search-action")));
    }
}
