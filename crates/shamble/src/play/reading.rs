//! What a person typed, as an answer to the open question.
use kernel::{
    Answer, GameEnd, Point, Question,
    dice::Missing,
    question::{Anchor, OptionView, Shape},
    written,
};
use view::Length;

use crate::failure::Failure;

/// Reads an answer; the error says what would be one.
pub fn answer(question: &Question, text: &str, length: Length) -> Result<Answer, String> {
    let text = text.trim();
    match &question.shape {
        Shape::One { options } => Ok(Answer::One(number(text, options.len())?)),
        Shape::Some { options, least, most } => {
            let these = numbers(text, options.len())?;
            if !(*least..=*most).contains(&these.len()) {
                return Err(format!("choose {least} to {most} of them, their numbers with spaces between"));
            }
            Ok(Answer::Some(these))
        }
        Shape::YesNo => match text.to_ascii_lowercase().as_str() {
            "y" | "yes" => Ok(Answer::YesNo(true)),
            "n" | "no" => Ok(Answer::YesNo(false)),
            _ => Err("Type y or n.".to_owned()),
        },
        Shape::Number { least, most } => match text.parse() {
            Ok(n) if (*least..=*most).contains(&n) => Ok(Answer::Number(n)),
            _ => Err(format!("Enter a number from {least} to {most}.")),
        },
        Shape::Point { proposed } => point(proposed, text, length),
        Shape::Order { options } => {
            let these = numbers(text, options.len())?;
            if these.len() != options.len() {
                return Err(format!("Type all {} numbers in the order you want.", options.len()));
            }
            Ok(Answer::Order(these))
        }
        Shape::Form { .. } if text == "as it is" => Ok(question.default.clone()),
        Shape::Form { .. } => match written::json(text, "form") {
            Ok(value) => Ok(Answer::Form(value)),
            Err(wrong) => Err(format!("Type it as JSON, or `as it is`: {wrong}")),
        },
        Shape::Game { title, .. } => match text {
            "abandon" => Ok(GameEnd::Abandoned.into()),
            _ => Err(format!("Play {title} first, or type `abandon`.")),
        },
    }
}

/// A proposed place by its number, or any place as two lengths.
fn point(proposed: &[OptionView], text: &str, length: Length) -> Result<Answer, String> {
    let mm = |it: &str| i32::try_from(length.read(it)?).ok();
    let parts: Vec<&str> = text.split([' ', ',']).filter(|it| !it.is_empty()).collect();
    match parts[..] {
        [one] => {
            let at = number(one, proposed.len())?;
            match proposed[at].at {
                Some(Anchor::Place(point)) => Ok(Answer::Point(point)),
                Some(Anchor::Token(_)) | None => Err("that is no place".to_owned()),
            }
        }
        [x, y] => match (mm(x), mm(y)) {
            (Some(x), Some(y)) => Ok(Answer::Point(Point::new(x, y))),
            _ => Err(format!("Type a place as two distances in {}: 60 42.5", length.name())),
        },
        _ => Err(format!("say the number of a place, or two numbers of {}: 60 42.5", length.name())),
    }
}

/// The number of an option as people count, from 1.
fn number(text: &str, options: usize) -> Result<usize, String> {
    match text.parse::<usize>() {
        Ok(n) if (1..=options).contains(&n) => Ok(n - 1),
        _ => Err(format!("Enter a number from 1 to {options}, or help.")),
    }
}

fn numbers(text: &str, options: usize) -> Result<Vec<usize>, String> {
    text.split([' ', ',']).filter(|it| !it.is_empty()).map(|it| number(it, options)).collect()
}

/// Dice as people type them.
pub fn dice(text: &str) -> Result<Vec<u16>, String> {
    let each = |it: &str| {
        it.parse::<u16>().map_err(|_| format!("`{it}` is not a die roll; type what you rolled, such as 3 6"))
    };
    text.split([' ', ',']).filter(|it| !it.is_empty()).map(each).collect()
}

/// What is missing when scripted dice run out.
pub fn too_few(missing: &Missing) -> Failure {
    let Missing { why, sides, n, impossible, .. } = missing;
    match impossible {
        Some(face) => {
            Failure::usage(format!("--dice: {face} is not on the d{sides} that {why} rolls (1 to {sides})"))
        }
        None => Failure::usage(format!("--dice: no dice are left; {why} needs {n}d{sides} next")),
    }
}
