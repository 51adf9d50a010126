//! Covers: each motif as it is drawn, well formed and without ids, so that a shelf can hold many.
use std::{fs, path::PathBuf};

use picture::cover;
use roxmltree::Document;
use view::cover::Cover;

const MOTIFS: [&str; 5] = ["crowd", "hexes", "road", "city", "print"];

fn book(motif: &'static str) -> Cover {
    Cover { motif, title: &["THE LONG", "WALK <HOME>"], band: Some("at the printer’s") }
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
    for motif in MOTIFS {
        check(&format!("cover-{motif}.svg"), &cover(&book(motif)));
    }
    check("cover-plain.svg", &cover(&book("nothing that is known")));
}

#[test]
fn a_cover_is_well_formed_has_no_ids_and_names_its_book() {
    for motif in MOTIFS.into_iter().chain(["anything"]) {
        let drawn = cover(&book(motif));
        let read = Document::parse(&drawn).unwrap();
        assert!(read.descendants().all(|it| it.attribute("id").is_none()), "{motif}");
        let title = read.descendants().find(|it| it.has_tag_name("title")).unwrap();
        assert_eq!(title.text(), Some("Cover of THE LONG WALK <HOME>"));
        assert!(!drawn.contains("style="), "{motif}");
    }
}

#[test]
fn a_band_is_there_only_if_something_is_said_on_it() {
    let bare = Cover { band: None, ..book("crowd") };
    assert!(!cover(&bare).contains("cv-band") && cover(&book("crowd")).contains("at the printer’s"));
}

#[test]
fn every_class_of_a_cover_is_in_the_style_sheet() {
    for motif in MOTIFS.into_iter().chain(["anything"]) {
        let drawn = cover(&book(motif));
        for class in drawn.split("class=\"").skip(1).filter_map(|it| it.split('"').next()) {
            let own = class.split(' ').filter(|it| it.starts_with("cv-"));
            own.for_each(|it| assert!(picture::style().contains(&format!(".{it}")), "{motif}: {it}"));
        }
    }
}
