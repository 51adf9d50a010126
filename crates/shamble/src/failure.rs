//! What is said when something cannot be done: one line, and an exit code.
use std::fmt::Display;

#[derive(Debug)]
pub struct Failure {
    pub message: String,
    pub code: u8,
}

impl Failure {
    /// What was asked for is wrong: exit code 2.
    pub fn usage(message: impl Display) -> Self {
        Failure { message: one_line(&message.to_string()), code: 2 }
    }

    /// What was asked for is right but could not be done: exit code 1.
    pub fn trouble(message: impl Display) -> Self {
        Failure { message: one_line(&message.to_string()), code: 1 }
    }
}

fn one_line(text: &str) -> String {
    // The system's number for what is wrong helps nobody.
    store::bounded(&store::without_number(&text.split_whitespace().collect::<Vec<_>>().join(" ")))
}
