//! The coverage of a book as a table.

use super::coverage::{Coverage, Share};

pub fn table(name: &str, coverage: &Coverage) -> String {
    let mut out = format!("{name}\n");
    for said in &coverage.unreliable {
        out += &format!("  ! {said}\n");
    }
    out += &format!(
        "  {:<14}{:^37}   {:^15}  {:^8}  {:^9}  {:^9}\n",
        "", "rules", "rulings", "examples", "facts", "pressing"
    );
    out += &format!(
        "  {:<14} {:>3} {:>5} {:>6}{:<21}{:>3} {:>5} {:>6}  {:>8}  {:>9}  {:>9}\n",
        "chapter", "all", "cited", "proved", "", "all", "cited", "proved", "tested", "proved", "proved"
    );
    for chapter in &coverage.chapters {
        out += &row(&chapter.chapter, &chapter.share);
    }
    out += &row("all", &coverage.all);
    let cited_unproved: Vec<String> =
        coverage.unproved.iter().filter(|id| !coverage.uncited.contains(id)).cloned().collect();
    out += &list("uncited", &coverage.uncited);
    out += &list("cited, unproved", &cited_unproved);
    out += &list("rulings uncited", &coverage.rulings_uncited);
    out += &list("rulings unproved", &coverage.rulings_unproved);
    out += &list("examples untested", &coverage.examples_untested);
    out += &list("applied by most tests, so a proof must name their facts", &coverage.everywhere);
    if coverage.programs.iter().all(|it| it.state != crate::ran::State::Missing) {
        out += &list("tests that have not run and passed", &coverage.not_run);
    }
    out
}

fn row(chapter: &str, share: &Share) -> String {
    let of = |n: usize, all: usize| if all == 0 { "-".to_owned() } else { format!("{n}/{all}") };
    let Share { rules, cited, proved, rulings, rulings_cited, rulings_proved, .. } = share;
    format!(
        "  {chapter:<14} {rules:>3} {cited:>5} {proved:>6} {} {rulings:>3} {rulings_cited:>5} {rulings_proved:>6}  {:>8}  {:>9}  {:>9}\n",
        bar(*rules, *cited, *proved),
        of(share.examples_tested, share.examples),
        of(share.facts_proved, share.facts),
        of(share.pressing_proved, share.pressing),
    )
}

/// Twenty places: proved `#`, cited and not proved `+`, neither `.`; full only when all are proved.
fn bar(rules: usize, cited: usize, proved: usize) -> String {
    let places = |count: usize| (20 * count).checked_div(rules).unwrap_or(0);
    let (proved, cited) = (places(proved), places(cited.max(proved)));
    format!("{}{}{}", "#".repeat(proved), "+".repeat(cited - proved), ".".repeat(20 - cited))
}

fn list(heading: &str, ids: &[String]) -> String {
    if ids.is_empty() {
        return String::new();
    }
    format!("\n  {heading} ({})\n    {}\n", ids.len(), ids.join("\n    "))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_bar_is_full_only_when_all_is_proved() {
        assert_eq!(super::bar(298, 298, 298), "#".repeat(20));
        assert_eq!(super::bar(298, 298, 297), format!("{}+", "#".repeat(19)));
        assert_eq!(super::bar(4, 2, 1), "#####+++++..........");
        assert_eq!(super::bar(0, 0, 0), ".".repeat(20));
    }
}
