//! A game in the terminal: numbered choices with their odds, a small board, and a word about every rule.
use std::io::{self, BufRead, IsTerminal, Write};

use kernel::{
    Question, RuleId, Seat,
    question::{Offered, Shape},
};
use serde_json::Value;
use shelf::{Game, State};
use view::{View, story, text};

use super::reading;
use crate::{command::why, failure::Failure, say};

const HELP: &str = "\
  NUMBER            choose                    y, n              answer a yes or no
  60 42.5           a place, in centimetres   1 3               several, or an order
  why               the rule that asks        why NUMBER        the rule that forbids that choice
  why RULE          any rule                  undo              take the last decision back
  board             the board again           sheet [NAME]      who has what
  journal [N]       the last N lines          save FILE         a copy of the game
  help              this                      quit              stop; the game is kept";

/// Plays until the game ends or the person leaves. With scripted dice, running out of them ends it too.
pub fn play(game: &mut dyn Game, scripted: bool) -> Result<(), Failure> {
    let mut table = Terminal { told: 0, names: story::Names::default(), shown: None };
    loop {
        let state = game.advance().map_err(Failure::trouble)?;
        table.tell(game);
        match state {
            State::Over => {
                table.over(game);
                return Ok(());
            }
            State::Refused(refusal) => say::line(format!("  That cannot be: {refusal}.")),
            State::Broken(report) => {
                say::line(format!(
                    "  A bug in the rules: {}. Nothing is lost; `undo` leads out of it.",
                    report.message
                ));
            }
            State::NeedsDice(missing) if scripted => return Err(reading::too_few(&missing)),
            State::NeedsDice(missing) => {
                let n = if missing.n == 1 { "a".to_owned() } else { missing.n.to_string() };
                let about = story::about(missing.why);
                say::line(format!("\nRoll {n} d{} for {about} ({}).", missing.sides, missing.why));
            }
            State::Asking(question) => table.ask(game, &question),
        }
        if !table.listen(game)? {
            return Ok(());
        }
    }
}

struct Terminal {
    /// How much of the journal has been shown.
    told: usize,
    names: story::Names,
    /// The last board shown.
    shown: Option<String>,
}

impl Terminal {
    /// Tells what has happened since the last time.
    fn tell(&mut self, game: &dyn Game) {
        self.names.learn(&game.view(Seat(0)));
        let journal = game.journal();
        self.told = self.told.min(journal.len());
        for event in &journal[self.told..] {
            if let Some(line) = story::line(event, &self.names) {
                say::line(format!("  {line}"));
            }
        }
        self.told = journal.len();
    }

    fn ask(&mut self, game: &dyn Game, question: &Question) {
        let view = game.view(question.seat);
        self.names.learn(&view);
        self.board(&view);
        let clock: Vec<String> = view.clock.iter().map(|it| format!("{} {}", it.name, it.value)).collect();
        let who = question
            .about
            .map_or_else(|| format!("Player {}", question.seat.0 + 1), |it| self.names.name(it).to_owned());
        say::line(format!("\n{} — {who}: {}?", clock.join(", "), story::about(question.why)));
        match &question.shape {
            Shape::One { options } => list(options),
            Shape::Some { options, least, most } => {
                list(options);
                say::line(format!("  ({least} to {most} of them)"));
            }
            Shape::Order { options } => {
                list(options);
                say::line("  (all of them, in the order you want)");
            }
            Shape::YesNo => say::line("  y or n"),
            Shape::Number { least, most } => say::line(format!("  a number from {least} to {most}")),
            Shape::Point { proposed } => {
                list(proposed);
                say::line("  or any place, as two numbers of centimetres");
            }
        }
    }

    /// Shows the board if it has changed.
    fn board(&mut self, view: &View) {
        let board = text::board(view, 72);
        if self.shown.as_ref() != Some(&board) {
            say::line(format!("\n{board}"));
            self.shown = Some(board);
        }
    }

    fn over(&mut self, game: &dyn Game) {
        say::line("\nThe game is over.");
        if let Some(Value::Object(result)) = game.result() {
            for (name, value) in result {
                say::line(format!("  {:<20} {}", name.replace('_', " "), crate::command::words(&value)));
            }
        }
    }

    /// Listens until the game can go on; whether it does.
    fn listen(&mut self, game: &mut dyn Game) -> Result<bool, Failure> {
        loop {
            if io::stdin().is_terminal() {
                print!("> ");
                let _ = io::stdout().flush();
            }
            let mut line = String::new();
            if io::stdin().lock().read_line(&mut line).map_err(Failure::trouble)? == 0 {
                game.put_away().map_err(Failure::trouble)?;
                return Ok(false);
            }
            let line = line.trim();
            let (word, rest) = line.split_once(' ').map_or((line, ""), |it| (it.0, it.1.trim()));
            match word {
                "" => (),
                "quit" | "exit" | "q" => {
                    game.put_away().map_err(Failure::trouble)?;
                    say::line("Until next time: `shamble` goes on where you were.");
                    return Ok(false);
                }
                "help" | "?" => say::line(HELP),
                "undo" => match game.undo() {
                    Ok(()) => {
                        self.told = 0;
                        self.told = game.journal().len();
                        say::line("  The last decision is taken back.");
                        return Ok(true);
                    }
                    Err(trouble) => say::line(format!("  {trouble}")),
                },
                "board" => {
                    self.shown = None;
                    self.board(&game.view(Seat(0)));
                }
                "sheet" => sheets(&game.view(Seat(0)), rest),
                "journal" => self.journal(game, rest.parse().unwrap_or(20)),
                "why" => explain(game.question(), rest),
                "save" => save(game, rest),
                _ => match self.answered(game, line) {
                    Ok(()) => return Ok(true),
                    Err(message) => say::line(format!("  {message}")),
                },
            }
        }
    }

    fn answered(&self, game: &mut dyn Game, line: &str) -> Result<(), String> {
        let Some(question) = game.question().cloned() else {
            game.give_dice(reading::dice(line)?);
            return Ok(());
        };
        let answer = reading::answer(&question, line)?;
        game.answer(question.seat, answer).map_err(|it| format!("That cannot be: {it}."))
    }

    fn journal(&self, game: &dyn Game, lines: usize) {
        let journal = game.journal();
        let told: Vec<String> = journal.iter().filter_map(|it| story::line(it, &self.names)).collect();
        for line in &told[told.len().saturating_sub(lines)..] {
            say::line(format!("  {line}"));
        }
    }
}

fn list(options: &[Offered]) {
    for (at, option) in options.iter().enumerate() {
        let cost = option.cost.map_or(String::new(), |it| format!("  {it} AP"));
        let odds: Vec<String> =
            option.odds.iter().map(|it| format!("{} {:.0} %", it.what, it.p.value() * 100.0)).collect();
        let odds = if odds.is_empty() { String::new() } else { format!("  [{}]", odds.join(", ")) };
        match option.refused {
            None => say::line(format!("  {:>2}. {}{cost}{odds}", at + 1, option.label)),
            Some(rule) => say::line(format!("   –  {} (not now: {})", option.label, story::about(rule))),
        }
    }
}

fn explain(question: Option<&Question>, what: &str) {
    if what.contains('.') {
        return why::print(what);
    }
    let Some(question) = question else { return say::line("  Nothing is being asked.") };
    match what.parse::<usize>() {
        Ok(n) => match forbidden(question, n) {
            Some(rule) => why::print(rule.as_str()),
            None => say::line("  Nothing forbids that choice."),
        },
        Err(_) => why::print(question.why.as_str()),
    }
}

fn forbidden(question: &Question, n: usize) -> Option<RuleId> {
    match &question.shape {
        Shape::One { options } | Shape::Some { options, .. } | Shape::Order { options } => {
            options.get(n.checked_sub(1)?)?.refused
        }
        Shape::YesNo | Shape::Number { .. } | Shape::Point { .. } => None,
    }
}

fn sheets(view: &View, name: &str) {
    let name = name.to_lowercase();
    for panel in view.panels.iter().filter(|it| it.title.to_lowercase().contains(&name)) {
        say::line(format!("\n{}", panel.title));
        for line in &panel.lines {
            say::line(format!("  {:<20} {}", line.name, line.value));
        }
    }
}

fn save(game: &mut dyn Game, path: &str) {
    if path.is_empty() {
        return say::line("  Say where to: save FILE");
    }
    let path = std::path::Path::new(path).with_extension("shamble");
    match game.copy_to(&path) {
        Ok(()) => say::line(format!("  A copy is in {}; go on with it by `shamble play`.", path.display())),
        Err(trouble) => say::line(format!("  {trouble}")),
    }
}
