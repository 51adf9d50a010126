//! Inputs in a few bytes each: rules by number, faces as digits.
use std::{collections::BTreeMap, fmt::Write};

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};
use kernel::{Answer, Input, Point, RuleId, TakenBack, dice::Faces, written::short_name};
use serde::de::DeserializeOwned;

/// One word of a line of inputs.
#[derive(Clone, Debug, PartialEq)]
pub enum LogWord {
    /// All before is only to be read; the game goes on from its last keyframe.
    Rebased,
    /// Everything after so many steps, and so many inputs of the next, was taken back.
    Cut {
        steps: usize,
        inputs: usize,
    },
    Input(Input),
    /// A step ended.
    End,
    /// Advice was asked before the decision with this number, counted from 0.
    Advised(usize),
    /// Decisions from this one on were taken back, and the advice on those after it with them.
    Unadvised(usize),
    /// Decisions were taken back, and it is told.
    TookBack(TakenBack),
    /// Where the stream of dice stands, if not where the dice on file leave it.
    Dice(u64),
}

/// Rules by the number they got when they were first used; a die's sides belong to it.
#[derive(Clone, Debug, Default)]
pub struct Words {
    keys: Vec<Key>,
    numbers: BTreeMap<Key, usize>,
}

type Key = (RuleId, Option<u16>);

impl Words {
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Forgets numbers given since, where the line that gave them was not written.
    pub fn truncate(&mut self, len: usize) {
        self.keys.truncate(len);
        self.numbers.retain(|_, number| *number < len);
    }

    fn add(&mut self, key: Key) -> usize {
        self.keys.push(key);
        self.numbers.insert(key, self.keys.len() - 1);
        self.keys.len() - 1
    }

    /// The number of a key, introduced in `out` if it is new.
    fn number(&mut self, out: &mut String, key: Key) -> usize {
        if let Some(&number) = self.numbers.get(&key) {
            return number;
        }
        let _ = match key.1 {
            Some(sides) => write!(out, " !{}/{sides}", key.0),
            None => write!(out, " !{}", key.0),
        };
        self.add(key)
    }

    /// Adds one word to a line.
    pub fn write(&mut self, out: &mut String, word: &LogWord) {
        let _ = match word {
            LogWord::Rebased => write!(out, " r"),
            LogWord::Cut { steps, inputs } => write!(out, " u{steps}.{inputs}"),
            LogWord::Advised(decision) => write!(out, " a{decision}"),
            LogWord::Unadvised(decision) => write!(out, " b{decision}"),
            LogWord::TookBack(it) => write!(out, " t{}", took_back(it)),
            LogWord::End => write!(out, ";"),
            LogWord::Dice(at) => write!(out, " p{at}"),
            LogWord::Input(Input::Rolled { why, sides, faces, by_program }) => {
                let number = self.number(out, (*why, Some(*sides)));
                let apart = if *sides < 10 { "" } else { "," };
                let faces: Vec<String> = faces.iter().map(u16::to_string).collect();
                let kind = if *by_program { '%' } else { ':' };
                write!(out, " {number}{kind}{}", faces.join(apart))
            }
            LogWord::Input(Input::Answered { why, answer }) => {
                let number = self.number(out, (*why, None));
                write!(out, " {number}{}", answered(answer))
            }
        };
    }

    /// The words of a line, or what was expected instead.
    pub fn read(&mut self, line: &str) -> Result<Vec<LogWord>, String> {
        let mut words = Vec::new();
        for token in line.split(' ').filter(|it| !it.is_empty()) {
            let bare = token.trim_end_matches(';');
            if !bare.is_empty() {
                words.extend(self.word(bare).ok_or_else(|| format!("an input, not {}", short_name(token)))?);
            }
            words.extend((bare.len()..token.len()).map(|_| LogWord::End));
        }
        Ok(words)
    }

    /// One word; a new rule number is none.
    fn word(&mut self, token: &str) -> Option<Option<LogWord>> {
        if let Some(id) = token.strip_prefix('!') {
            let (id, sides) = id.split_once('/').map_or((id, None), |it| (it.0, Some(it.1)));
            let sides = sides.map(str::parse).transpose().ok()?;
            self.add((RuleId::read(id)?, sides));
            return Some(None);
        }
        if let Some(cut) = token.strip_prefix('u') {
            let (steps, inputs) = cut.split_once('.')?;
            return Some(Some(LogWord::Cut { steps: steps.parse().ok()?, inputs: inputs.parse().ok()? }));
        }
        if let Some(at) = token.strip_prefix('a') {
            return Some(Some(LogWord::Advised(at.parse().ok()?)));
        }
        if let Some(at) = token.strip_prefix('b') {
            return Some(Some(LogWord::Unadvised(at.parse().ok()?)));
        }
        if let Some(told) = token.strip_prefix('t') {
            let json = STANDARD_NO_PAD.decode(told).ok()?;
            return Some(Some(LogWord::TookBack(serde_json::from_slice(&json).ok()?)));
        }
        if let Some(at) = token.strip_prefix('p') {
            return Some(Some(LogWord::Dice(at.parse().ok()?)));
        }
        if token == "r" {
            return Some(Some(LogWord::Rebased));
        }
        self.input(token).map(|it| Some(LogWord::Input(it)))
    }

    fn input(&self, token: &str) -> Option<Input> {
        let kind = token.find(|it: char| !it.is_ascii_digit())?;
        let (why, sides) = *self.keys.get(token[..kind].parse::<usize>().ok()?)?;
        let rest = token.get(kind + 1..)?;
        match (token.as_bytes()[kind], sides) {
            (kind @ (b':' | b'%'), Some(sides)) => {
                Some(Input::Rolled { why, sides, faces: faces(rest, sides)?, by_program: kind == b'%' })
            }
            (kind, None) => Some(Input::Answered { why, answer: answer(kind, rest)? }),
            _ => None,
        }
    }
}

fn faces(text: &str, sides: u16) -> Option<Faces> {
    if text.is_empty() {
        return Some(Faces::new());
    }
    if 10 <= sides {
        return text.split(',').map(|it| it.parse().ok()).collect();
    }
    text.chars().map(|it| it.to_digit(10).map(|it| it as u16)).collect()
}

/// As JSON without a space, for words are split at spaces.
fn took_back(it: &TakenBack) -> String {
    STANDARD_NO_PAD.encode(serde_json::to_string(it).unwrap_or_default())
}

fn answered(answer: &Answer) -> String {
    let list = |these: &[usize]| these.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
    match answer {
        Answer::One(at) => format!("={at}"),
        Answer::Some(these) => format!("+{}", list(these)),
        Answer::YesNo(yes) => if *yes { "y" } else { "n" }.to_owned(),
        Answer::Number(n) => format!("#{n}"),
        Answer::Point(point) => format!("@{},{}", point.x, point.y),
        Answer::Order(these) => format!(">{}", list(these)),
        Answer::Form(value) => format!("f{}", STANDARD_NO_PAD.encode(value.to_string())),
        Answer::Game(end) => {
            format!("g{}", STANDARD_NO_PAD.encode(serde_json::to_string(end).unwrap_or_default()))
        }
    }
}

fn answer(kind: u8, rest: &str) -> Option<Answer> {
    Some(match kind {
        b'=' => Answer::One(rest.parse().ok()?),
        b'+' => Answer::Some(list(rest)?),
        b'y' if rest.is_empty() => Answer::YesNo(true),
        b'n' if rest.is_empty() => Answer::YesNo(false),
        b'#' => Answer::Number(rest.parse().ok()?),
        b'@' => {
            let (x, y) = rest.split_once(',')?;
            Answer::Point(Point::new(x.parse().ok()?, y.parse().ok()?))
        }
        b'>' => Answer::Order(list(rest)?),
        b'f' => Answer::Form(encoded(rest)?),
        b'g' => Answer::Game(encoded(rest)?),
        _ => return None,
    })
}

/// JSON without a space, for words are split at spaces.
fn encoded<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_slice(&STANDARD_NO_PAD.decode(text).ok()?).ok()
}

fn list(text: &str) -> Option<Vec<usize>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    text.split(',').map(|it| it.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use kernel::{GameEnd, Pick, Seat, Token};
    use serde_json::json;

    use super::*;

    fn rolled(sides: u16, faces: &[u16]) -> LogWord {
        let why = RuleId::in_ledger("toy.night.noise");
        LogWord::Input(Input::Rolled { why, sides, faces: faces.into(), by_program: false })
    }

    fn lent(faces: &[u16]) -> LogWord {
        let why = RuleId::in_ledger("toy.night.noise");
        LogWord::Input(Input::Rolled { why, sides: 6, faces: faces.into(), by_program: true })
    }

    fn answered(answer: Answer) -> LogWord {
        LogWord::Input(Input::Answered { why: RuleId::in_ledger("toy.act.deed"), answer })
    }

    #[test]
    fn every_word_reads_as_it_was_written() {
        let words = [
            LogWord::Rebased,
            LogWord::Cut { steps: 3, inputs: 0 },
            LogWord::Advised(11),
            LogWord::Unadvised(3),
            LogWord::End,
            LogWord::End,
            rolled(6, &[4]),
            lent(&[2, 5]),
            rolled(6, &[1, 1, 6]),
            rolled(6, &[]),
            LogWord::End,
            rolled(20, &[3, 17]),
            rolled(10, &[10]),
            answered(Answer::One(3)),
            answered(Answer::Some(vec![])),
            answered(Answer::Some(vec![0, 12])),
            answered(Answer::YesNo(true)),
            answered(Answer::YesNo(false)),
            LogWord::End,
            answered(Answer::Number(i32::MIN)),
            answered(Answer::Point(Point::new(-5, 1200))),
            answered(Answer::Order(vec![2, 0, 1])),
            answered(Answer::Form(json!({ "name": "Ruth \"Ace\" é", "quirks": [1, null] }))),
            answered(GameEnd::Abandoned.into()),
            answered(GameEnd::Over { game: "home-1".to_owned(), outcome: json!({ "won": true }) }.into()),
            LogWord::Dice(u64::MAX),
            LogWord::TookBack(TakenBack {
                seat: Seat(1),
                asked: 3,
                decisions: 2,
                why: RuleId::in_ledger("toy.act.deed"),
                about: Some(Token(4)),
                chose: "Fire; then \"run\" é".into(),
                pick: Pick::Number(2),
                allowed: vec![Seat(0), Seat(2)],
            }),
        ];
        let (mut written, mut line) = (Words::default(), String::new());
        words.iter().for_each(|it| written.write(&mut line, it));
        assert_eq!(Words::default().read(&line), Ok(words.to_vec()), "{line}");
        assert_eq!(written.len(), 4);
    }

    #[test]
    fn nonsense_is_named_and_does_not_panic() {
        for line in [
            "0:1",
            "x",
            "!nonsense",
            "!toy.a/x",
            "u1",
            "u-1.0",
            "a",
            "bx",
            "p",
            "t",
            "te30",
            "!toy.a 0:1",
            "!toy.a/6 0=1",
            "é",
            "0é",
            "!toy.a 0f",
            "!toy.a 0fe30x",
            "!toy.a 0ge30",
        ] {
            assert!(Words::default().read(line).is_err(), "{line}");
        }
    }
}
