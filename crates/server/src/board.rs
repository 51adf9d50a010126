//! The board as a plain drawing of outlines and circles, until the pictures come.
use ground::open::Polygon;
use kernel::{Point, Token};
use maud::{Markup, html};
use view::{Ground, Outline, Piece, Terrain, View};

/// The board as SVG, with the figure that acts marked; one unit is a millimetre.
pub fn board(view: &View, acts: Option<Token>) -> Markup {
    let Ground::Open { width, height, terrain } = &view.ground;
    let label = format!("{}: {} figures", view.title, view.tokens.len());
    html! {
        svg #board .board viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(label) {
            rect .sheet width=(width) height=(height) {}
            g #terrain { @for it in terrain { (piece(it)) } }
            g #overlays { @for it in &view.overlays { (outline(&it.outline, &format!("over {}", it.kind), "")) } }
            g #tokens { @for it in &view.tokens { (token(it, Some(it.id) == acts)) } }
        }
    }
}

fn piece(it: &Terrain) -> Markup {
    let class = format!("ground k-{} {}", it.kind, it.marks.join(" "));
    outline(&it.outline, &class, &it.name)
}

fn outline(it: &Outline, class: &str, name: &str) -> Markup {
    html! {
        @match it {
            Outline::Area(polygon) => polygon class=(class) points=(corners(polygon)) { title { (name) } },
            Outline::Line { points: way, thickness } => {
                polyline class={ (class) " way" } points=(points(way)) stroke-width=((*thickness).max(6)) { title { (name) } }
            },
            Outline::Circle { at, diameter } => {
                circle class=(class) cx=(at.x) cy=(at.y) r=(diameter / 2) { title { (name) } }
            },
        }
    }
}

fn token(it: &Piece, acts: bool) -> Markup {
    let r = (it.diameter / 2).max(1);
    let words =
        if it.badges.is_empty() { it.name.clone() } else { format!("{}: {}", it.name, it.badges.join(", ")) };
    html! {
        g #{ "f-" (it.id.0) } .token .lies[it.lies] .acts[acts] data-side=(it.side)
            transform={ "translate(" (it.at.x) " " (it.at.y) ")" } {
            title { (words) }
            circle .base r=(r) {}
            @if let Some(facing) = it.facing {
                path .nose transform={ "rotate(" (facing) ")" } d={ "M-4 " (1 - r) "L0 " (-r - 5) "L4 " (1 - r) "Z" } {}
            }
            text y="4" { (it.name.chars().next().unwrap_or('?')) }
        }
    }
}

fn corners(polygon: &Polygon) -> String {
    points(&polygon.edges().map(|it| it.a).collect::<Vec<_>>())
}

fn points(of: &[Point]) -> String {
    of.iter().map(|it| format!("{},{}", it.x, it.y)).collect::<Vec<_>>().join(" ")
}

/// How the plain drawing looks.
pub fn style() -> &'static str {
    include_str!("../assets/board.css")
}
