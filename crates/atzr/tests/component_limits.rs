//! What counters and cards do and what they do not (2.2, 2.3): weapons, what need not be in the hands, Special Attributes, the dead.

use crate::acting_in_words::{activate, does, offers, throws};
use crate::board::{Board, at, board, p};
use crate::steps::roll;
use crate::turn_in_words;
use atzr::{
    battle::{
        Battle, FigureId, Role, Side, SideId, Stance, Zombie, ZombieId, act,
        change::Slot,
        item,
        meet::MeetAction,
        melee,
        shoot::{self, Manner},
        turn::can_act,
    },
    campaign::{Campaign, Mode, Parts, begin::NewStar},
    printed::{Attribute, Class, CounterThing, Printed},
    rule,
    rules::Rules,
    view::view,
};
use kernel::{Answer, Play, Proof, Seat, script, scripted};

fn active(board: Board) -> Battle {
    let mut battle = board.done();
    activate(&mut battle, p(0));
    battle
}

#[test]
fn a_dead_zombie_is_off_the_map_at_once() {
    let _proof = Proof::of(rule!("atzr.components.zombie-counter")).facts([4]);
    let board = board().star("Ray", 5, "0806").holds(&[CounterThing::Pistol]).zombie("0807");
    let mut battle = active(board.grunt("Ines", 4, "0808"));
    let left = battle.cups.zombies_left();
    assert!(!battle.line(at("0806"), at("0808")) && !offers(&battle, p(0), "Go to 0807"));
    // A 6 hits, nothing hears it, and a 5 kills.
    does(&mut battle, p(0), &[6, 3, 5], &["Fire the Pistol"]);
    assert!(battle.line(at("0806"), at("0808")), "nobody is in the way any more");
    assert!(offers(&battle, p(0), "Go to 0807"));
    assert_eq!((battle.undead().count(), battle.zombies_at(at("0807")).count()), (0, 0));
    assert_eq!(view(&battle, Seat(0)).tokens.len(), 2, "Ray, Ines and no body");
    assert_eq!(battle.cups.zombies_left(), left + 1);
}

/// From the middle of the street, with somebody to fire at in every hex on the limit and one beyond it.
#[test]
fn a_gun_reaches_the_last_hex_of_its_range_and_not_one_more() {
    let _proof = Proof::of(rule!("atzr.components.weapon-counter")).facts([1]);
    for (thing, range, fire_dice) in [
        (CounterThing::Pistol, 6, 1),
        (CounterThing::Shotgun, 6, 6),
        (CounterThing::Crossbow, 12, 1),
        (CounterThing::Smg, 12, 3),
    ] {
        let empty = active(board().star("Ray", 5, "0812").holds(&[thing]));
        let here = at("0812");
        let mut seen = [0; 2];
        for hex in empty.scene.board.grid().hexes() {
            let beyond = match hex.distance(here).checked_sub(range) {
                Some(beyond @ 0..=1) if empty.line(here, hex) => usize::from(beyond),
                _ => continue,
            };
            let mut battle = empty.clone();
            battle.set_up().zombies.push(Zombie::new(hex, 1, 0));
            battle.recount();
            let fires = offers(&battle, p(0), &format!("Fire the {}", thing.name()));
            assert_eq!(fires, beyond == 0, "{thing:?} at {hex}");
            if fires && seen[0] == 0 {
                let guns = shoot::best(&battle, p(0), |_| true).unwrap();
                let firing =
                    shoot::all_at(&battle, p(0), guns, FigureId::Zombie(ZombieId(0)), Manner::Active);
                let mut dice = kernel::dice::SeededDice::new(2);
                let mut nobody = kernel::Nobody;
                let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
                shoot::firefight(&mut battle, &mut play, vec![firing]).unwrap();
                assert_eq!(throws(play.journal(), rule!("atzr.ranged.to-hit")), [fire_dice], "{thing:?}");
            }
            seen[beyond] += 1;
        }
        assert!(seen.iter().all(|it| 0 < *it), "{thing:?}: {seen:?}");
    }
}

#[test]
fn a_bat_helps_against_whoever_is_in_the_hex_and_does_nothing_to_the_next_one() {
    let _proof = Proof::of(rule!("atzr.components.weapon-counter")).facts([4, 5]);
    let armed = |thing: Option<CounterThing>, hex: &str| {
        let board = board().grunt("Lil", 3, "0806");
        let board = thing.into_iter().fold(board, |board, it| board.holds(&[it]));
        active(board.enemies(Class::Ganger).enemy("Bank", 4, hex))
    };
    for thing in [CounterThing::BaseballBat, CounterThing::FryingPan] {
        let beside = armed(Some(thing), "0807");
        assert!(shoot::guns(&beside, p(0)).is_empty() && !shoot::can_fire_at(&beside, p(0), p(1)));
        let menu = crate::acting_in_words::menu(&beside, p(0)).0;
        let name = thing.name();
        assert!(
            !menu.iter().any(|it| it.contains(name) && !it.contains("Stow") && !it.contains("Drop")),
            "{menu:?}"
        );
    }
    // Three dice for Lil, four for Bank, and as many more as the weapon has: all sixes, and again until one is hurt.
    let dice = |thing| {
        let mut battle = armed(thing, "0806");
        let more = match thing {
            Some(CounterThing::BaseballBat) => 2,
            Some(_) => 1,
            None => 0,
        };
        let faces = [vec![1; 3 + more], vec![6; 4], vec![2]].concat();
        roll(&faces, |play| melee::fight(&mut battle, play, &[p(0)], &[p(1)]).unwrap());
        assert!(!battle.person(p(1)).functions());
    };
    [None, Some(CounterThing::FryingPan), Some(CounterThing::BaseballBat)].into_iter().for_each(dice);
}

#[test]
fn ammo_a_vest_a_scope_and_supplies_do_their_work_outside_the_hands() {
    let _proof = Proof::of(rule!("atzr.components.hands-and-gear")).facts([3]);
    let full = || {
        board().grunt("Ines", 4, "0806").holds(&[CounterThing::Pistol, CounterThing::BaseballBat]).last(
            |it| {
                let stowed = [CounterThing::Ammo, CounterThing::SuppliesA];
                it.gear.extend(stowed.map(item::Item::from));
            },
        )
    };
    // The counter that is stowed loads the weapon in the hand.
    let mut battle = active(full().last(|it| it.hands[0].empty = true));
    let spends = item::ItemAction::SpendAmmo { ammo: Slot::Gear(0), hand: 0 };
    assert!(act::menu(&battle, p(0), p(0)).open.contains(&act::Action::Item(spends)));
    roll(&[], |play| item::reload_at_once(&mut battle, play, p(0), 0).unwrap());
    assert!(!battle.person(p(0)).hands[0].empty);
    let left: Vec<CounterThing> = battle.person(p(0)).gear.iter().map(|it| it.thing).collect();
    assert_eq!((left, battle.person(p(0)).hands.len()), (vec![CounterThing::SuppliesA], 2));
    // Supplies are given away out of the gear.
    let mut host = full().star("Ray", 5, "0807");
    host.0.sides.push(Side::new("strangers", Class::Militia, Role::Strangers, &[]));
    let mut host = host.enemy("Nick", 4, "0805").done();
    host.set_stance(SideId(0), SideId(1), Stance::ToTalk);
    activate(&mut host, p(0));
    let gift = MeetAction::Gift { slot: Slot::Gear(1), to: SideId(1) };
    let menu = act::menu(&host, p(1), p(0));
    assert!(menu.open.contains(&act::Action::Meet(gift)), "{:?}", menu.open);
    // A Vest that is worn gives its die in melee with both hands full: four of Rep, one of the Bat and that one.
    let melee = |vest: bool| {
        let mut battle =
            full().last(|it| it.wears_vest = vest).enemies(Class::Ganger).enemy("Bank", 4, "0806").done();
        let faces = [vec![1; 5 + usize::from(vest)], vec![6; 4], vec![2]].concat();
        roll(&faces, |play| melee::fight(&mut battle, play, &[p(0)], &[p(1)]).unwrap());
        assert!(!battle.person(p(1)).functions());
    };
    [false, true].into_iter().for_each(melee);
    // And a Scope on the gun gives the shot its second die.
    for (scope, dice) in [(false, &[6, 3, 1][..]), (true, &[6, 6, 3, 1])] {
        let mut battle = active(full().last(|it| it.hands[0].scope = scope).zombie("0803"));
        does(&mut battle, p(0), dice, &["Fire the Pistol"]);
        assert!(battle.zombie(ZombieId(0)).out);
    }
}

/// The Special Attributes of whoever begins a campaign with this card.
fn of_the_card(name: &str) -> Vec<Attribute> {
    let mut campaign = Campaign::new(Mode::Solo, Parts::default(), Rules::default());
    let counter = Printed::book().characters.find(name).unwrap();
    let star =
        [NewStar { seat: Seat(0), counter, class: Class::Survivor, own: None, alone: true, pronoun: None }];
    let (mut dice, mut answers) = (scripted(&[]), script(vec![Answer::One(0); 5]));
    campaign.begin(&star, Printed::book(), &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
    campaign.groups[0].members[0].attributes.clone()
}

#[test]
fn initiative_lets_somebody_act_sooner_who_is_alone_and_helps_in_nothing_else() {
    let _proof = Proof::of(rule!("atzr.components.special-attribute-card")).facts([3]);
    let initiative = of_the_card("Carlos");
    let carlos = |beside: &str| {
        let board = board().star("Ray", 3, beside).grunt("Carlos", 4, "0506");
        board.last(|it| it.attributes.extend(initiative.iter().copied())).done()
    };
    let acts = |beside: &str, die: u16| {
        let mut battle = carlos(beside);
        turn_in_words::begin(&mut battle, die);
        can_act(&battle, p(1))
    };
    assert_eq!([acts("0509", 4), acts("0509", 5), acts("0509", 6)], [true, true, false]);
    assert_eq!([acts("0507", 4), acts("0507", 5)], [true, false], "in a group it is nothing");
    assert_eq!(carlos("0509").person(p(1)).rep(), 4, "nor in any test");
}

#[test]
fn two_guns_take_the_hurry_out_of_two_small_weapons_alone() {
    let _proof = Proof::of(rule!("atzr.components.special-attribute-card")).facts([2, 4]);
    let tonya = of_the_card("Tonya");
    assert_eq!(tonya, [Attribute::Initiative, Attribute::TwoGuns]);
    // Rep 5: a 3 makes 8, which hits unless the shot is rushed; the first weapon's die is a 1, a miss.
    let hits = |attributes: &[Attribute], hands: [CounterThing; 2], dice: &[u16]| {
        let board = board().star("Tonya", 5, "0803").holds(&hands).zombie("0806");
        let mut battle = active(board.last(|it| it.attributes.extend(attributes.iter().copied())));
        let label = format!("Fire the {} and {}", hands[0].name(), hands[1].name());
        does(&mut battle, p(0), dice, &[&label]);
        battle.zombie(ZombieId(0)).out
    };
    let small = [CounterThing::Pistol, CounterThing::Pistol];
    assert!(hits(&tonya, small, &[2, 3, 3, 3, 5]) && !hits(&[], small, &[2, 3, 3, 3]));
    let large = [CounterThing::Crossbow, CounterThing::Pistol];
    assert_eq!(Printed::book().counters.of(CounterThing::Crossbow).hands, 2);
    // A Crossbow makes no noise.
    assert!(!hits(&tonya, large, &[2, 4, 3]) && !hits(&[], large, &[2, 4, 3]));
    assert!(hits(&tonya, large, &[2, 5, 3, 5]));
}
