//! What an option would come to, shown before it is chosen.

use crate::board::{Board, at, board, p};
use atzr::{
    battle::{Atzr, Battle, FigureId, Phase, SideId, ZombieId, place::Group},
    journal::{self, Ending},
    printed::{Class, CounterThing, people::Mercy},
    rule,
};
use ground::hex::centre;
use kernel::{Answer, Book, Nobody, Proof, Session, Status, Viewer, dice::SeededDice, question::Shape};
use view::{Outline, OverlayKind, Preview};

/// The first of the players is asked what he does.
fn asked(board: Board) -> Session<Atzr> {
    let mut battle: Battle = board.done();
    battle.set_up().person(p(0)).turn.points = 4;
    battle.groups = vec![Group { leader: p(0), members: [p(0)].into_iter().collect() }];
    battle.phase = Phase::Active { side: SideId(0), leader: p(0), acting: Some(p(0)) };
    let mut session = Session::new(battle);
    match session.advance(&mut SeededDice::new(3), &mut Nobody) {
        Status::Asking { .. } => session,
        other => panic!("{other:?}"),
    }
}

/// What the option that says this would come to.
fn of(session: &Session<Atzr>, label: &str) -> Preview {
    let question = session.question().unwrap();
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    let labels: Vec<&str> = options.iter().map(|it| it.label.as_str()).collect();
    let at = labels.iter().position(|it| *it == label).unwrap_or_else(|| panic!("{label}: {labels:?}"));
    session.preview(Some(&Answer::One(at))).unwrap()
}

fn value<'a>(preview: &'a Preview, name: &str) -> Option<&'a str> {
    preview.lines.iter().find(|it| it.name == name).map(|it| it.value.as_str())
}

fn kinds(preview: &Preview) -> Vec<OverlayKind> {
    preview.overlays.iter().map(|it| it.kind).collect()
}

fn ray() -> Board {
    board().star("Ray", 5, "0803").holds(&[CounterThing::HuntingRifle])
}

#[test]
fn the_question_shows_how_far_he_can_go_point_by_point() {
    let preview = asked(ray()).preview(None).unwrap();
    assert_eq!(kinds(&preview).iter().filter(|it| **it == OverlayKind::Reach).count(), 1);
    assert!(kinds(&preview).contains(&OverlayKind::Step));
    assert_eq!(preview.overlays.last().unwrap().label.as_deref(), Some("4 MP"));
}

#[test]
fn a_walk_shows_its_way_its_cost_and_that_nobody_sees_it() {
    let preview = of(&asked(ray()), "Go to 0805");
    assert_eq!(value(&preview, "costs"), Some("2 of 4 MP"));
    assert_eq!(value(&preview, "on the way"), Some("no enemy comes into sight"));
    let way = preview.overlays.iter().find(|it| it.kind == OverlayKind::Route).unwrap();
    let Outline::Line { points, .. } = &way.outline else { panic!("a line") };
    assert_eq!(points[..], [at("0803"), at("0804"), at("0805")].map(centre));
}

/// Every way that leads into somebody's sight: its option, and what it would come to.
fn into_sight(session: &Session<Atzr>) -> Vec<(kernel::OptionView, Preview)> {
    let question = session.question().unwrap();
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    let walks = options.iter().filter(|it| it.label.contains("into sight of"));
    walks.map(|it| (it.clone(), of(session, &it.label))).collect()
}

/// A ganger of this Rep round the corner from Ray.
fn round_the_corner(rep: u8) -> Board {
    ray().enemies(Class::Ganger).enemy("Spike", rep, "0211").holds(&[CounterThing::Pistol])
}

#[test]
fn a_step_into_sight_of_somebody_known_says_who_would_act_first() {
    // Dot sees Spike already, so his Rep is open to her side.
    let board = ray().grunt("Dot", 4, "0311").enemies(Class::Ganger).enemy("Spike", 4, "0211");
    let session = asked(board.holds(&[CounterThing::Pistol]));
    let seen = into_sight(&session);
    for (option, preview) in &seen {
        assert!(kinds(preview).contains(&OverlayKind::Sight));
        assert_eq!(preview.under[0].id, p(2).token());
        assert!(value(preview, "your dice").is_some() && value(preview, "their dice").is_some());
        let first = option.odds.iter().find(|it| it.what == "you act first").unwrap();
        assert!(value(preview, "you act first").unwrap().ends_with(&format!("({})", first.p)));
    }
    assert!(!seen.is_empty(), "some step brings him into sight");
}

#[test]
fn what_nobody_has_seen_yet_is_in_no_preview_and_no_option() {
    let _proof = Proof::of(rule!("atzr.ruling.hidden-in-multiplayer"));
    let (weak, strong) = (asked(round_the_corner(3)), asked(round_the_corner(5)));
    assert_eq!(weak.question(), strong.question());
    let (first, second) = (into_sight(&weak), into_sight(&strong));
    assert!(!first.is_empty(), "some step brings him into sight");
    assert_eq!(first, second);
    for (option, preview) in &first {
        assert!(option.odds.is_empty(), "{option:?}");
        assert_eq!(value(preview, "their dice"), Some("their Rep, once you see them"));
        assert!(
            [3, 4, 5].iter().all(|rep| value(preview, &format!("you act first against Rep {rep}")).is_some())
        );
    }
}

#[test]
fn what_somebody_sees_is_all_that_nothing_blocks() {
    let battle = round_the_corner(4).zombie("0806").done();
    let seen = Atzr::sees(&battle, kernel::Seat(0).into(), p(0).token());
    assert!(kinds(&seen).iter().all(|it| *it == OverlayKind::Vision) && !seen.overlays.is_empty());
    let hexes = battle.scene.board.grid().hexes().filter(|&it| battle.sees_hex(p(0), it)).count();
    assert_eq!(value(&seen, "Ray sees"), Some(format!("{hexes} hexes").as_str()));
    let spike = Atzr::sees(&battle, kernel::Seat(0).into(), p(1).token());
    assert!(!serde_json::to_string(&spike).unwrap().contains("Pistol"));
    assert_eq!(Atzr::sees(&battle, kernel::Seat(0).into(), kernel::Token(9999)), Preview::default());
}

#[test]
fn a_shot_shows_everybody_it_can_be_aimed_at_with_the_odds_of_each() {
    let session = asked(ray().zombie("0806").zombie("0807"));
    let preview = of(&session, "Fire the Hunting Rifle");
    assert_eq!(preview.under[0].letter.as_deref(), Some("A"));
    let sum = preview.under[0].odds.iter().fold(kernel::Ratio::new(0, 1), |sum, it| sum.plus(&it.p));
    assert_eq!(sum, kernel::Ratio::new(1, 1));
    assert!(kinds(&preview).contains(&OverlayKind::Sight));
}

#[test]
fn a_charge_shows_what_meets_it_and_how_the_melee_may_end() {
    let session = asked(ray().zombie("0805"));
    let preview = of(&session, "Charge zombie 1");
    assert!(value(&preview, "wins the melee").is_some() && value(&preview, "goes down").is_some());
    let session =
        asked(ray().enemies(Class::Ganger).enemy("Spike", 3, "0805").holds(&[CounterThing::Pistol]));
    let preview = of(&session, "Charge Spike");
    assert!(preview.lines.iter().any(|it| it.name == "Spike fires all dice"));
    assert!(preview.under[0].odds.iter().any(|it| it.what == "wins the melee"));
}

#[test]
fn a_door_says_how_often_it_opens() {
    let session = asked(board().star("Ray", 5, "1107"));
    let preview = of(&session, "Go to 1108, into a building");
    assert_eq!(value(&preview, "gets in"), Some("83.3 % (5/6)"));
}

#[test]
fn who_a_zombie_is_has_its_rep_how_far_it_gets_and_the_side_it_came_by() {
    let of = |battle: &Battle| Atzr::about(battle, Viewer::Watcher, FigureId::Zombie(ZombieId(0)).token());
    let mut battle = ray().zombie("0808").done();
    battle.set_up().zombies[0].number = 4;
    let told = of(&battle);
    let all = ["Rep", "moves", "came by side"].map(|it| value(&told, it).map(str::to_owned));
    assert_eq!(all, ["3", "3 MP", "4"].map(|it| Some(it.to_owned())));
    let reach = told.overlays.iter().find(|it| it.kind == OverlayKind::Reach).expect("how far it gets");
    assert_eq!(reach.label.as_deref(), Some("3 MP"));
    battle.set_up().zombies[0].frenzied = true;
    assert_eq!(value(&of(&battle), "Rep"), Some("3, 4 when it acts"));
}

#[test]
fn being_killed_or_fired_at_is_bad_and_nothing_to_fear_is_not() {
    let is_bad = |end: Ending| journal::is_bad(&end.into());
    assert!(is_bad(Ending::Judged { mercy: Mercy::Kills }));
    assert!(!is_bad(Ending::Judged { mercy: Mercy::LetsGo }));
    let nobody = Vec::new;
    assert!(is_bad(Ending::FiredAt { one: nobody(), all: vec![p(1).token()] }));
    assert!(!is_bad(Ending::FiredAt { one: nobody(), all: nobody() }));
}
