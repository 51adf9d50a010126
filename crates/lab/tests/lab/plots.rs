//! Plots look the same on every machine: both forms bring the program's own letters along.
use std::collections::BTreeSet;

use lab::plot::{self, Plot};
use picture::letters::{PLOT_TEXT, PLOT_TITLE};
use ttf_parser::{Face, name_id};

/// A plot with words in each place that has any.
fn plot() -> Plot {
    Plot {
        title: "Down the street: how often the goal is reached".to_owned(),
        under: "At each point 20 games.".to_owned(),
        along: "zombies".to_owned(),
        values: vec!["5".to_owned(), "10".to_owned()],
        wanted: Some(0.5),
        ..Plot::default()
    }
}

#[test]
fn letters_of_a_vector_plot_are_those_it_brings() {
    let drawn = plot::svg(&plot());
    let brought: BTreeSet<&str> = drawn
        .split("@font-face { font-family: \"")
        .skip(1)
        .filter(|it| it.contains("src: url(data:font/woff2;base64,"))
        .filter_map(|it| it.split('"').next())
        .collect();
    let asked: BTreeSet<&str> =
        drawn.split(" font-family=\"").skip(1).filter_map(|it| it.split([',', '"']).next()).collect();
    assert_eq!(brought, BTreeSet::from(["Shamble Sans", "Shamble Serif"]));
    assert_eq!(asked, brought);
}

#[test]
fn letters_of_a_plot_in_pixels_are_of_the_same_families() {
    for (bytes, family) in [(PLOT_TITLE, "Shamble Serif"), (PLOT_TEXT, "Shamble Sans")] {
        let face = Face::parse(bytes, 0).unwrap();
        let name = face.names().into_iter().find(|it| it.name_id == name_id::FAMILY).unwrap();
        assert_eq!(name.to_string().as_deref(), Some(family));
        // What a face does not have is left out, so that it has to have all that names are written with.
        let unknown: Vec<char> = (' '..='~')
            .chain("ÄÖÜäöüßéèêçñåøłčžőůıœ–—‘’“”„…×½°€−″".chars())
            .filter(|it| face.glyph_index(*it).is_none())
            .collect();
        assert_eq!(unknown, Vec::<char>::new(), "{family}");
    }
}
