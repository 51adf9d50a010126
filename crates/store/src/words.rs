//! What a reader of JSON says, in plain words.

/// The most letters of what was found; a text may be as long as the file.
const MOST_LETTERS: usize = 200;

/// Where a text is not what it should be, and what stands there; the types of the program mean nothing to anybody else.
pub fn plain(error: &serde_json::Error) -> String {
    let whole = error.to_string();
    let said = whole.rsplit_once(" at line ").map_or(whole.as_str(), |it| it.0);
    if !error.is_data() {
        return format!("it is not whole: its JSON breaks off or is garbled at letter {}", error.column());
    }
    let found = said.split_once(", expected ").map(|it| it.0);
    let found =
        found.and_then(|it| it.split_once(": ").map(|it| it.1).or_else(|| it.strip_prefix("unknown ")));
    let words = match (found, said.strip_prefix("missing field ")) {
        (Some(found), _) => format!("{found} does not belong there"),
        (None, Some(field)) => format!("{field} is missing"),
        (None, None) => said.to_owned(),
    };
    let words: String = words.chars().take(MOST_LETTERS).collect();
    if error.column() == 0 { words } else { format!("at letter {}: {words}", error.column()) }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only what is wrong with it is looked at")]
    struct Sheet {
        wounds: u8,
        posture: Posture,
    }

    #[derive(Debug, Deserialize)]
    enum Posture {
        Standing,
    }

    #[test]
    fn nothing_of_the_program_shows() {
        for (json, words) in [
            (r#"{"wounds":-5}"#, "at letter 12: integer `-5` does not belong there"),
            (r#"{"wounds":"x"}"#, "at letter 13: string \"x\" does not belong there"),
            (r#"{"wounds":1,"posture":"Lying"}"#, "at letter 29: variant `Lying` does not belong there"),
            (r#"{"wounds":1}"#, "at letter 12: `posture` is missing"),
            (r#"{"wounds":1,"#, "it is not whole: its JSON breaks off or is garbled at letter 12"),
        ] {
            let error = serde_json::from_str::<Sheet>(json).unwrap_err();
            assert_eq!(plain(&error), words);
        }
    }

    #[test]
    fn a_text_of_any_length_is_said_in_a_line() {
        let json = format!(r#"{{"wounds":"{}"}}"#, "x".repeat(100_000));
        let error = serde_json::from_str::<Sheet>(&json).unwrap_err();
        assert!(plain(&error).len() < 300);
    }
}
