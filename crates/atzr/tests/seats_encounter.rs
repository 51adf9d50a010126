//! Whole Encounters: who is asked, and what a seat hears.
use crate::board;
use crate::dice_by_rule::{cast, rolled};
use std::{cell::RefCell, rc::Rc};

use atzr::{
    battle::{
        Atzr, Battle, Encounter, FigureId, Phase, SideId, State,
        encounter::{self, Purpose},
    },
    printed::{Class, CounterThing},
    rule,
    setup::layout::MapLayout,
};
use kernel::{
    Answer, Book, Flow, LiveQuestion, Play, Proof, Seat, Whim, dice::SeededDice, event::heard, play::Answers,
};

/// Who was asked, about whom, and in which words.
type Heard = Rc<RefCell<Vec<(Seat, Option<FigureId>, String)>>>;

/// Answers as it pleases, and writes down whom it was asked about and what the options said.
struct Listening {
    whim: Whim,
    asked: Heard,
}

impl Answers for Listening {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let about = asked.ask.about.map(FigureId::from_token);
        let words = format!("{:?}", asked.question());
        self.asked.borrow_mut().push((asked.ask.seat, about, words));
        self.whim.answer(asked)
    }
}

fn start(encounter: Encounter, layout: MapLayout) -> Battle {
    let mut board = board::encounter(layout, encounter).star("Ray", 5, "0101").holds(&[CounterThing::Pistol]);
    for name in ["Ines", "Dot", "Coop"] {
        board = board.grunt(name, 4, "0101").holds(&[CounterThing::Shotgun]);
    }
    let mut battle = board.done();
    for person in battle.set_up().people {
        person.state = State::Waiting;
    }
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
    battle
}

fn encounters() -> Vec<(Encounter, MapLayout)> {
    let two = || MapLayout::side_by_side("maple-heights", "route-nine");
    vec![
        (Encounter::Search {}, two()),
        (Encounter::Raid { class: Class::Ganger, purpose: Purpose::Hostage }, two()),
        (Encounter::TakeBack {}, MapLayout::single("maple-heights")),
        (Encounter::Chillin {}, MapLayout::single("market-square")),
        (Encounter::Defend {}, two()),
        (Encounter::Robbery { after_chillin: false, suspicious: false }, two()),
        (Encounter::Bushwhack {}, two()),
    ]
}

/// Every seat that is asked sits at the table, and is asked about its own people only.
fn is_asked_rightly(battle: &Battle, seat: Seat, about: Option<FigureId>) -> bool {
    let own = match about {
        Some(FigureId::Person(who)) => battle.person(who).side == SideId(0),
        Some(FigureId::Zombie(_) | FigureId::Marker(_)) => false,
        None => true,
    };
    own && seat == Seat(0)
}

#[test]
fn only_players_are_asked_and_what_strangers_have_stowed_reaches_no_seat() {
    let _proof = Proof::of(rule!("atzr.ruling.hidden-in-multiplayer"));
    for (encounter, layout) in encounters() {
        for seed in 0..3 {
            let mut battle = start(encounter, layout.clone());
            let asked = Heard::default();
            let mut answers = Listening { whim: Whim::new(seed), asked: asked.clone() };
            let mut dice = SeededDice::new(seed);
            for _ in 0..5000 {
                let mut play = Play::new(Vec::new(), &mut dice, &mut answers);
                let ends = Atzr::step(&mut battle, &mut play).unwrap() == Flow::Ends;
                let secret = [rule!("atzr.npc.starting-items"), rule!("atzr.npc.generate-same-class")];
                assert!(heard(play.journal(), Seat(0)).all(|it| !secret.contains(&it.rule)), "{encounter:?}");
                for (seat, about, words) in asked.borrow_mut().drain(..) {
                    assert!(
                        is_asked_rightly(&battle, seat, about),
                        "{encounter:?} {seed}: {about:?} {words}"
                    );
                    assert!(!words.contains("card E"), "{words}");
                }
                if ends {
                    break;
                }
            }
            assert!(battle.result.is_some(), "{encounter:?} {seed}");
        }
    }
}

#[test]
fn who_can_come_is_rolled_for_chillin_and_attacks_alone_and_not_again_on_the_way_home() {
    let _proof = Proof::of(rule!("atzr.availability.roll")).facts([2, 4]);
    let chillin =
        (Encounter::Robbery { after_chillin: true, suspicious: false }, MapLayout::single("market-square"));
    for (encounter, layout) in encounters().into_iter().chain([chillin]) {
        let mut battle = start(encounter, layout);
        let rolls = match encounter {
            Encounter::Search {} | Encounter::Raid { .. } | Encounter::TakeBack {} => 0,
            Encounter::Robbery { after_chillin, .. } => {
                if after_chillin {
                    0
                } else {
                    3
                }
            }
            Encounter::Chillin {} | Encounter::Defend {} | Encounter::Bushwhack {} => 3,
        };
        // None of the three Grunts of Rep 4 would come on a 5.
        let faces: &[u16] = &[5, 5, 5][..rolls];
        let (_, told) = cast(&[(rule!("atzr.availability.roll"), faces)], &[], |play| {
            encounter::begin(&mut battle, play).unwrap()
        });
        assert_eq!(rolled(&told, rule!("atzr.availability.roll")), rolls, "{encounter:?}");
        assert_eq!(battle.progress.absent.len(), rolls, "{encounter:?}");
    }
}
