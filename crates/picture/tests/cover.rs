//! Covers: each motif as it is drawn, well formed and without ids, so that a shelf can hold many.
use std::{fs, path::PathBuf};

use picture::cover;
use roxmltree::Document;
use view::cover::{BookCover, Motif};

const MOTIFS: [(Motif, &str); 6] = [
    (Motif::Crowd, "crowd"),
    (Motif::Hexes, "hexes"),
    (Motif::Road, "road"),
    (Motif::City, "city"),
    (Motif::Print, "print"),
    (Motif::Cloth, "plain"),
];

fn book(motif: Motif) -> BookCover {
    BookCover { motif, title: &["THE LONG", "WALK <HOME>"], band: Some("at the printer’s") }
}

/// Compares with the picture on file; `UPDATE=1` draws it anew.
fn check(name: &str, drawn: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(name);
    if std::env::vars().any(|it| it == ("UPDATE".to_owned(), "1".to_owned())) {
        fs::write(&file, drawn).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept == drawn, "{name} is drawn otherwise; see with UPDATE=1 and git diff");
}

#[test]
fn every_motif_is_drawn_as_it_is_on_file() {
    for (motif, name) in MOTIFS {
        check(&format!("cover-{name}.svg"), &cover(&book(motif)));
    }
}

#[test]
fn a_cover_is_well_formed_has_no_ids_and_names_its_book() {
    for (motif, name) in MOTIFS {
        let drawn = cover(&book(motif));
        let read = Document::parse(&drawn).unwrap();
        assert!(read.descendants().all(|it| it.attribute("id").is_none()), "{name}");
        let title = read.descendants().find(|it| it.has_tag_name("title")).unwrap();
        assert_eq!(title.text(), Some("Cover of THE LONG WALK <HOME>"));
        assert!(!drawn.contains("style="), "{name}");
    }
}

#[test]
fn a_band_is_there_only_if_something_is_said_on_it() {
    let bare = BookCover { band: None, ..book(Motif::Crowd) };
    assert!(!cover(&bare).contains("cv-band") && cover(&book(Motif::Crowd)).contains("at the printer’s"));
}

#[test]
fn every_class_of_a_cover_is_in_the_style_sheet() {
    for (motif, name) in MOTIFS {
        let drawn = cover(&book(motif));
        for class in drawn.split("class=\"").skip(1).filter_map(|it| it.split('"').next()) {
            let own = class.split(' ').filter(|it| it.starts_with("cv-"));
            own.for_each(|it| assert!(picture::style().contains(&format!(".{it}")), "{name}: {it}"));
        }
    }
}
