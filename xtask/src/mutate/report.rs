//! What became of the mutants, and those that change nothing that could be noticed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::Mutant;
use super::suite::End;
use crate::{Error, Verdict, source};

/// A mutant that does what the rule does; lines may move.
#[derive(Deserialize)]
struct Equivalent {
    file: PathBuf,
    /// The line as it stands there.
    text: String,
    original: String,
    mutated: String,
    /// For whoever reads the list; one without it is refused.
    reason: String,
}

#[derive(Deserialize, Default)]
struct Equivalents {
    #[serde(default)]
    equivalent: Vec<Equivalent>,
}

/// Takes out those that `xtask/equivalent.toml` names, and says how many these are.
pub fn without_equivalents(root: &Path, mut mutants: Vec<Mutant>) -> Result<(Vec<Mutant>, usize), Error> {
    let file = root.join("xtask/equivalent.toml");
    let known: Equivalents = if file.exists() {
        toml::from_str(&source::read(root, &file)?)
            .map_err(|error| format!("xtask/equivalent.toml: {error}"))?
    } else {
        Equivalents::default()
    };
    if let Some(it) = known.equivalent.iter().find(|it| it.reason.trim().is_empty()) {
        return Err(format!("xtask/equivalent.toml: `{}` has no reason", it.text));
    }
    let is = |it: &Equivalent, mutant: &Mutant| {
        it.file == mutant.file
            && it.text == mutant.text
            && (&it.original, &it.mutated) == (&mutant.original, &mutant.mutated)
    };
    let before = mutants.len();
    mutants.retain(|mutant| !known.equivalent.iter().any(|it| is(it, mutant)));
    let left_out = before - mutants.len();
    Ok((mutants, left_out))
}

fn joined(rules: &BTreeSet<String>) -> String {
    if rules.is_empty() {
        return "none in particular".to_owned();
    }
    rules.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// How many rules a proof of which would count: the fewer, the more it says.
pub fn widths(mutants: &[Mutant]) -> String {
    let mut widths: Vec<usize> = mutants.iter().map(|it| it.rules.len()).collect();
    widths.sort_unstable();
    let at = |percent: usize| widths.get(widths.len() * percent / 100).copied().unwrap_or_default();
    let none = widths.iter().filter(|it| **it == 0).count();
    format!(
        "a place is about {} rules (median), nine in ten about {} at most, {none} about none",
        at(50),
        at(90)
    )
}

/// One mutant and its end on a line.
pub fn line(mutant: &Mutant, end: &End) -> String {
    let Mutant { file, line, kind, original, mutated, .. } = mutant;
    let end = match end {
        End::KilledByProof { test } => format!("killed by a proof, {test}"),
        End::KilledByOther { test, .. } => format!("killed by {test}"),
        End::TimedOut => "killed: the tests hang".to_owned(),
        End::Survived => "SURVIVED".to_owned(),
        End::Unreached => "SURVIVED, no test comes to it".to_owned(),
    };
    let mutated = if mutated.is_empty() { "(nothing)" } else { mutated };
    format!("{}:{line} {kind:?}: {original} => {mutated}: {end}", file.display())
}

pub fn write(
    root: &Path,
    book: &str,
    command: &str,
    (places, refused): (usize, usize),
    chances: &[f64],
    tried: &[(Mutant, End)],
) -> Result<Verdict, Error> {
    let count = |is: fn(&End) -> bool| tried.iter().filter(|it| is(&it.1)).count();
    let survived = count(|it| matches!(it, End::Survived | End::Unreached));
    let by_proof = count(|it| matches!(it, End::KilledByProof { .. }));
    let hung = count(|it| *it == End::TimedOut);
    let killed = tried.len() - survived;
    let by_chance = 100.0 * chances.iter().sum::<f64>() / chances.len().max(1) as f64;
    let no_rule = tried.iter().filter(|it| it.0.rules.is_empty()).count();
    let mutants: Vec<_> =
        tried.iter().map(|it| serde_json::json!({ "mutant": it.0, "result": it.1 })).collect();
    let json = serde_json::json!({
        "book": book, "command": command, "places": places, "not_compiling": refused, "tried": tried.len(),
        "killed": killed, "about_no_rule": no_rule, "by_chance": by_chance, "killed_by_proof": by_proof, "timed_out": hung, "survived": survived, "mutants": mutants,
    });
    let file = root.join("target/mutate").join(format!("{book}.json"));
    let text = serde_json::to_string_pretty(&json).map_err(|it| it.to_string())?;
    std::fs::write(&file, text + "\n").map_err(|it| format!("{}: {it}", file.display()))?;
    let mut out = format!("{command}\n");
    for (mutant, end) in tried.iter().filter(|it| matches!(it.1, End::Survived | End::Unreached)) {
        out += &format!("{}\n    {}\n    rules: {}\n", line(mutant, end), mutant.text, joined(&mutant.rules));
    }
    let percent = |part: usize| 100.0 * part as f64 / tried.len().max(1) as f64;
    out += &format!(
        "{} of {places} places tried ({refused} more do not compile): killed {killed} ({:.1} %), by a proof of the rule {by_proof} ({:.1} %; {no_rule} are about no rule in particular, and of the proofs that come to a place {by_chance:.0} % are of its rules), by hanging {hung}; survived {survived}\n",
        tried.len(),
        percent(killed),
        percent(by_proof),
    );
    crate::print(&out)?;
    Ok(Verdict::Fine)
}
