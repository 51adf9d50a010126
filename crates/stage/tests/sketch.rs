//! What previews of a table draw, and places in words: in the unit of the book.
use ground::open::{Circle, Cone, Polygon, measure};
use kernel::{Event, Point, Token, What};
use stage::{sketch, whereabouts};
use view::{
    Ground, Length, OpenTable, Outline, Overlay, OverlayKind, Panel, Units, View,
    sketch::Sketch,
    story::{Names, sentence},
    text,
};

const IN: Length = Length::Inches;

fn overlays(draw: impl FnOnce(&mut Sketch)) -> Vec<Overlay> {
    let mut made = Sketch::new(Vec::new());
    draw(&mut made);
    made.done().overlays
}

#[test]
fn only_the_last_step_of_a_reach_shows_what_cannot_be_reached_within_it() {
    let ring = |side: i32| Polygon::rectangle(0, 0, side, side);
    let steps = [(200, "8 in"), (400, "16 in")];
    let steps = steps.map(|(side, costs)| (vec![ring(side), ring(side / 4)], costs.to_owned()));
    let drawn = overlays(|it| sketch::reach(it, steps.to_vec()));
    let told: Vec<_> = drawn.iter().map(|it| (it.kind, it.label.as_deref())).collect();
    assert_eq!(
        told,
        [(OverlayKind::Step, Some("8 in")), (OverlayKind::Reach, Some("16 in")), (OverlayKind::Reach, None)]
    );
    assert_eq!(overlays(|it| sketch::reach(it, Vec::new())), []);
}

#[test]
fn a_way_ends_in_a_base_and_a_look_is_short() {
    let (from, to) = (Point::new(0, 0), Point::new(0, 600));
    let drawn = overlays(|it| sketch::route(it, vec![from, to], 25, Some("6 in".to_owned())));
    assert_eq!(drawn[1].outline, Outline::Circle { at: to, diameter: 25 });
    assert_eq!((drawn.len(), drawn[1].label.as_deref()), (2, Some("6 in")));
    assert_eq!(overlays(|it| sketch::route(it, Vec::new(), 25, None)), []);
    let drawn = overlays(|it| sketch::facing(it, from, to));
    let Outline::Line { points, .. } = &drawn[0].outline else { panic!("{drawn:?}") };
    assert_eq!(measure::distance(points[0], points[1]), 40);
}

#[test]
fn a_range_counts_from_the_edge_of_the_base() {
    let base = Circle::new(Point::new(500, 500), 25);
    let drawn = overlays(|it| sketch::ring(it, base, 300, IN));
    assert_eq!(drawn[0].outline, Outline::Circle { at: base.at, diameter: 625 });
    assert_eq!(drawn[0].label.as_deref(), Some("12 in"));
}

#[test]
fn the_bands_of_a_cone_lie_one_behind_the_other_and_end_where_it_ends() {
    let cone =
        |length: i32| Cone { tip: Point::new(0, 0), through: Point::new(0, 100), length, half_width: 50 };
    let kinds = |length: i32| -> Vec<OverlayKind> {
        overlays(|it| sketch::bands(it, cone(length), [50, 100])).iter().map(|it| it.kind).collect()
    };
    use OverlayKind::{Template, TemplateFar, TemplateNear};
    assert_eq!(kinds(200), [TemplateNear, Template, TemplateFar]);
    assert_eq!(kinds(100), [TemplateNear, Template]);
    assert_eq!(kinds(40), [TemplateNear]);
    let drawn = overlays(|it| sketch::bands(it, cone(200), [50, 100]));
    let area = |it: &Overlay| {
        let Outline::Area(area) = &it.outline else { panic!("{it:?}") };
        area.doubled_area().abs()
    };
    let whole = cone(200).outline().doubled_area().abs();
    let sum: i64 = drawn.iter().map(area).sum();
    assert!((whole - sum).abs() * 20 < whole, "{sum} of {whole}");
}

#[test]
fn no_length_of_a_table_in_inches_is_told_in_centimetres() {
    let view = View {
        units: Units { length: IN, effort: "" },
        ground: Ground::Open(OpenTable { width: 1200, height: 900, ..OpenTable::default() }),
        panels: vec![Panel { title: "Ann".to_owned(), about: Some(Token(1)), ..Panel::default() }],
        ..View::default()
    };
    let (from, to) = (Point::new(100, 100), Point::new(250, 100));
    let moved = Event {
        rule: kernel::RuleId::in_ledger("toy.move.walk"),
        audience: kernel::Audience::All,
        what: What::Moved { token: Token(1), from, to },
    };
    let board = view.ground.board().unwrap();
    let told = [
        text::board(&view, 80),
        sentence(&moved, &Names::of(&view)).unwrap(),
        board.places(IN),
        board.place(to, IN),
        whereabouts::way(from, to, IN),
        whereabouts::spot(to, IN),
        whereabouts::template(Circle::new(from, 25), to, 2, "blast", IN),
    ];
    assert!(told.iter().all(|it| !it.contains("cm") && !it.contains("mm")), "{told:#?}");
    assert_eq!(told[1], "Ann moves 6 in");
    assert_eq!(told[4..], ["6 in east", "10 in, 4 in", "5.5 in east: 2 in the blast"]);
}
