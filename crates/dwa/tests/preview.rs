//! What an option would come to, shown before it is chosen.
use crate::board::{Board, board, board_on, z};
use dwa::{
    battle::{
        Dwa, FigureId, Phase,
        board::{RoomKind, Stock},
        shoot,
    },
    rule,
    table::{skill::Skill, weapons::Weapon},
};
use ground::open::{Piece, Polygon, Shape, Table, measure::distance};
use kernel::{
    Answer, Nobody, Point, Refusal, RuleId, Session, Status,
    dice::SeededDice,
    question::{Question, Shape as Asks},
};
use view::{Outline, Overlay, OverlayKind, Preview};

/// The first human is asked what he does.
fn asked(board: Board) -> Session<Dwa> {
    let mut battle = board.done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let mut session = Session::new(battle);
    go_on(&mut session);
    session
}

fn go_on(session: &mut Session<Dwa>) -> Question {
    match session.advance(&mut SeededDice::new(3), &mut Nobody) {
        Status::Asking { question, .. } => std::sync::Arc::unwrap_or_clone(question),
        other => panic!("{other:?}"),
    }
}

/// The number of the option that says this.
fn option(session: &Session<Dwa>, label: &str) -> Answer {
    let question = session.question().unwrap();
    let Asks::One { options } = &question.shape else { panic!("{question:?}") };
    let labels: Vec<&str> = options.iter().map(|it| it.label.as_str()).collect();
    Answer::One(labels.iter().position(|it| *it == label).unwrap_or_else(|| panic!("{label}: {labels:?}")))
}

fn choose(session: &mut Session<Dwa>, label: &str) -> Question {
    let (seat, answer) = (session.question().unwrap().seat, option(session, label));
    session.answer(seat, answer).unwrap();
    go_on(session)
}

fn of_option(session: &Session<Dwa>, label: &str) -> Preview {
    session.preview(Some(&option(session, label))).unwrap()
}

fn at(session: &Session<Dwa>, x: i32, y: i32) -> Preview {
    session.preview(Some(&Answer::Point(Point::new(x, y)))).unwrap()
}

fn of_kind(preview: &Preview, kind: OverlayKind) -> impl Iterator<Item = &Overlay> {
    preview.overlays.iter().filter(move |it| it.kind == kind)
}

fn value<'a>(preview: &'a Preview, name: &str) -> Option<&'a str> {
    preview.lines.iter().find(|it| it.name == name).map(|it| it.value.as_str())
}

/// Those with a letter, and those who are hidden.
fn under(preview: &Preview) -> (Vec<(FigureId, &str)>, Vec<FigureId>) {
    let who = |it: &view::Under| FigureId::from_token(it.id);
    let letters = preview.under.iter().filter_map(|it| Some((who(it), it.letter.as_deref()?)));
    (letters.collect(), preview.under.iter().filter(|it| it.hidden).map(who).collect())
}

fn corners(overlay: &Overlay) -> &[Point] {
    match &overlay.outline {
        Outline::Area(it) => &it.corners,
        Outline::Line { points, .. } => points,
        Outline::Circle { .. } => panic!("a circle has no corners"),
    }
}

fn wall(line: &[(i32, i32)]) -> Board {
    let line = line.iter().map(|it| Point::new(it.0, it.1)).collect();
    let wall = Piece {
        name: "wall".to_owned(),
        shape: Shape::Wall { line, thickness: 4 },
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    board_on(Table { width: 1200, height: 1200, pieces: vec![wall], ..Table::default() })
}

#[test]
fn a_reach_has_a_ring_for_each_ap() {
    let session = asked(board().human("Dawson", 600, 600));
    let preview = session.preview(None).unwrap();
    let rings: Vec<&Overlay> = preview.overlays.iter().collect();
    let labels: Vec<&str> = rings.iter().map(|it| it.label.as_deref().unwrap()).collect();
    assert_eq!(labels, ["1 AP", "2 AP", "3 AP", "4 AP"]);
    let kinds: Vec<OverlayKind> = rings.iter().map(|it| it.kind).collect();
    assert_eq!(kinds, [OverlayKind::Step, OverlayKind::Step, OverlayKind::Step, OverlayKind::Reach]);
    for (ring, mm) in rings.iter().zip([50, 100, 150, 200]) {
        for corner in corners(ring) {
            assert!((mm - 5..=mm + 1).contains(&distance(Point::new(600, 600), *corner)), "{mm}: {corner:?}");
        }
    }
    assert_eq!(preview, of_option(&session, "walk").without_lines(), "the option walk shows the same");
}

trait WithoutLines {
    fn without_lines(self) -> Self;
}

impl WithoutLines for Preview {
    fn without_lines(self) -> Self {
        Preview { lines: Vec::new(), ..self }
    }
}

#[test]
fn a_way_leads_round_a_corner_and_tells_its_cost() {
    let mut session = asked(wall(&[(400, 500), (640, 500)]).human("Dawson", 600, 540));
    choose(&mut session, "walk");
    let preview = at(&session, 600, 460);
    assert_eq!(preview.refused, None);
    let route = of_kind(&preview, OverlayKind::Route).next().unwrap();
    assert!(2 < corners(route).len(), "{route:?}");
    assert_eq!(value(&preview, "costs"), Some("3 of 4 AP"));
    assert_eq!(of_kind(&preview, OverlayKind::Route).last().unwrap().label.as_deref(), Some("3 AP"));
    let plain = at(&session, 600, 600);
    assert_eq!(value(&plain, "costs"), Some("2 of 4 AP"), "a started 5 cm is paid whole");
    assert_eq!(value(&plain, "way"), Some("6 cm"));
    session.answer(session.question().unwrap().seat, Answer::Point(Point::new(600, 460))).unwrap();
    session.advance(&mut SeededDice::new(3), &mut Nobody);
    assert_eq!(session.checkpoint().humans[0].at, Point::new(600, 460));
    assert_eq!(session.checkpoint().humans[0].turn.ap, 1);
}

#[test]
fn a_place_that_is_refused_says_by_which_rule() {
    let mut session = asked(board().human("Dawson", 600, 600).human("Lawless", 650, 600));
    choose(&mut session, "walk");
    let cases = [(900, 600, rule!("dwa.move.distance")), (650, 605, rule!("dwa.ruling.passing-figures"))];
    for (x, y, by) in cases {
        assert_eq!(at(&session, x, y).refused, Some(by));
        session.answer(session.question().unwrap().seat, Answer::Point(Point::new(x, y))).unwrap();
        let status = session.advance(&mut SeededDice::new(3), &mut Nobody);
        assert!(
            matches!(status, Status::Refused(Refusal::Forbidden { by: rule, .. }) if rule == by),
            "{status:?}"
        );
    }
}

#[test]
fn a_walk_into_contact_shows_whom_it_leads_to() {
    let mut session = asked(board().human("Dawson", 600, 600).zombie(680, 600));
    choose(&mut session, "walk");
    assert_eq!(under(&at(&session, 655, 600)).0, [(z(0), "A")]);
    assert_eq!(under(&at(&session, 640, 600)).0, []);
}

#[test]
fn a_shot_shows_distance_share_and_modifiers() {
    // The wall hides the western three quarters of the zombie, as seen from the south.
    let board = wall(&[(400, 500), (604, 500)]).armed("Dawson", 600, 660, Weapon::Pistol, 6).zombie(600, 470);
    let battle = Board(board.0.clone()).done();
    let share = shoot::share(&battle, FigureId::Human(0), z(0));
    assert!(share.more_than_half() && !share.all());
    let session = asked(board);
    let preview = of_option(&session, "fire the pistol at zombie 1");
    let percent = format!("{}%", (100 * share.hidden + share.of / 2) / share.of);
    assert_eq!(value(&preview, "hidden"), Some(percent.as_str()));
    assert_eq!(value(&preview, "range"), Some("16.5 cm"));
    assert_eq!(value(&preview, "cover"), Some("−1"));
    let rules: Vec<RuleId> = preview.lines.iter().filter_map(|it| it.rule).collect();
    assert!(rules.contains(&rule!("dwa.shoot.cover")));
    let (clear, cut) =
        (of_kind(&preview, OverlayKind::Sight).count(), of_kind(&preview, OverlayKind::SightCut).count());
    assert_eq!((clear, cut), (1, 1));
    let label = preview.overlays.iter().find_map(|it| it.label.clone()).unwrap();
    assert_eq!(label, format!("16.5 cm, {percent} hidden, −1"));
    assert_eq!(under(&preview), (vec![(z(0), "A")], vec![]));
    assert_eq!(value(&preview, "costs"), Some("1 of 4 AP"));
}

#[test]
fn a_cone_has_letters_for_those_it_hits_and_hides_the_rest() {
    let board = board()
        .armed("Dawson", 600, 600, Weapon::SawnOffShotgun, 2)
        .zombie(700, 602)
        .zombie(660, 600)
        .zombie(695, 635)
        .zombie(600, 700);
    let mut session = asked(board);
    assert_eq!(
        of_kind(&of_option(&session, "fire the sawn off shotgun"), OverlayKind::TemplateNear).count(),
        1
    );
    choose(&mut session, "fire the sawn off shotgun");
    assert_eq!(of_kind(&session.preview(None).unwrap(), OverlayKind::Range).count(), 1);
    let preview = at(&session, 900, 600);
    assert_eq!(under(&preview), (vec![(z(1), "A"), (z(2), "B")], vec![z(0)]));
    let bands: Vec<OverlayKind> = preview.overlays.iter().map(|it| it.kind).collect();
    assert_eq!(bands, [OverlayKind::TemplateNear, OverlayKind::Template]);
    let odds = &preview.under[0].odds;
    assert_eq!(odds[0].what, "eliminated");
    assert_eq!(odds[0].p.to_string(), "1/2", "up to 5 cm a 4 kills");
}

#[test]
fn a_target_has_the_same_letter_in_the_question_and_under_a_burst() {
    let board = board()
        .armed("Dawson", 600, 600, Weapon::SubMachineGun, 6)
        .zombie(600, 300)
        .zombie(750, 600)
        .zombie(760, 640);
    let session = asked(board);
    let question = session.preview(None).unwrap();
    assert_eq!(under(&question).0, [(z(0), "A"), (z(1), "B"), (z(2), "C")]);
    let burst = of_option(&session, "fire the sub machine gun at zombie 2");
    assert_eq!(under(&burst).0, [(z(1), "B"), (z(2), "C")]);
}

/// How likely two shots with a rifle put the zombie out that stands so far off, with so much aim.
fn two_rifle_shots(mm: i32, skill: &str, aim: i32) -> String {
    let board = board().armed("Dawson", 600, 600, Weapon::Rifle, 6).zombie(625 + mm, 600);
    let board = board.rules(|it| it.skills = true);
    let board = board.with(|it| it.arrange().humans[0].skills.push(Skill::EagleEye));
    let mut session = asked(board);
    let mut question = choose(&mut session, "fire the rifle at zombie 1");
    if let Asks::One { .. } = question.shape {
        question = choose(&mut session, skill);
    }
    assert_eq!(question.why, rule!("dwa.shoot.declare-repeat"));
    session.answer(question.seat, Answer::Number(2)).unwrap();
    assert_eq!(go_on(&mut session).why, rule!("dwa.shoot.aim"));
    let preview = session.preview(Some(&Answer::Number(aim))).unwrap();
    preview.under[0].odds.iter().find(|it| it.what == "eliminated").unwrap().p.to_string()
}

#[test]
fn two_shots_show_what_becomes_of_whom_the_first_fells() {
    // Killed by 5 and more, felled by 4; whoever has fallen so near is killed by 4 and more: 1/3 + 1/6 x 1/2 + 1/2 x 1/3.
    assert_eq!(two_rifle_shots(150, "use no skill", 0), "7/12");
    // With one step of aim each of these is one less: 1/2 + 1/6 x 2/3 + 1/3 x 1/2.
    assert_eq!(two_rifle_shots(150, "use no skill", 1), "7/9");
    // 30 cm off it takes a 6 each time, and an Eagle eye a 5, fallen or not.
    assert_eq!(two_rifle_shots(300, "use no skill", 0), "11/36");
    assert_eq!(two_rifle_shots(300, "use Eagle eye", 0), "5/9");
}

#[test]
fn aiming_shows_what_it_adds() {
    let mut session = asked(board().armed("Dawson", 600, 600, Weapon::Rifle, 1).zombie(600, 450));
    let question = choose(&mut session, "fire the rifle at zombie 1");
    assert_eq!(question.why, rule!("dwa.shoot.aim"));
    let aimed = session.preview(Some(&Answer::Number(1))).unwrap();
    assert_eq!((value(&aimed, "aimed"), value(&aimed, "costs")), (Some("+1"), Some("2 of 4 AP")));
    let plain = session.preview(Some(&Answer::Number(0))).unwrap();
    assert_eq!(value(&plain, "aimed"), None);
    assert_eq!(of_kind(&plain, OverlayKind::Sight).count(), 1, "the line of sight stays while he is asked");
}

#[test]
fn a_forbidden_target_is_shown_with_its_rule() {
    let session = asked(board().armed("Dawson", 600, 600, Weapon::Pistol, 6).zombie(600, 100));
    let preview = of_option(&session, "fire the pistol at zombie 1");
    assert_eq!(preview.refused, Some(rule!("dwa.shoot.max-range")));
    assert_eq!(value(&preview, "range"), Some("47.5 cm"));
}

#[test]
fn a_grenade_shows_its_blast_and_what_a_wall_keeps_from_it() {
    let mut session = asked(
        wall(&[(500, 500), (700, 500)])
            .armed("Dawson", 600, 650, Weapon::FragmentationGrenade, 2)
            .zombie(600, 530)
            .zombie(600, 480),
    );
    choose(&mut session, "throw a fragmentation grenade");
    let preview = at(&session, 600, 520);
    assert_eq!(under(&preview), (vec![(z(0), "A")], vec![z(1)]));
    let blast = of_kind(&preview, OverlayKind::Template).next().unwrap();
    assert_eq!(blast.outline, Outline::Circle { at: Point::new(600, 520), diameter: 100 });
    assert_eq!(value(&preview, "lands there"), Some("1/6"));
}

#[test]
fn a_room_to_search_is_marked() {
    let room = ground::open::Room {
        name: "kitchen".to_owned(),
        area: Polygon::rectangle(500, 500, 200, 200),
        confined: true,
    };
    let table = Table { width: 1200, height: 1200, rooms: vec![room], ..Table::default() };
    let board = board_on(table).rules(|it| it.search = true).human("Dawson", 600, 600);
    let kind = RoomKind { stock: Stock::Ordinary, building: 0, searchable: true };
    let board = board.scene(|it| it.rooms = vec![kind]);
    let preview = of_option(&asked(board), "search the kitchen");
    assert_eq!(value(&preview, "zombies come"), Some("1/2"));
    let mark = of_kind(&preview, OverlayKind::Mark).next().unwrap();
    assert_eq!(mark.outline, Outline::Area(Polygon::rectangle(500, 500, 200, 200)));
}
