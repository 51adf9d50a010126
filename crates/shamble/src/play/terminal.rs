//! A game in the terminal: numbered choices with their odds, a small board, and a word about every rule.
use kernel::{
    Question, RuleId, Seat, Token,
    dice::Missing,
    question::{Refusal, Shape},
};
use shelf::{Game, Reply, ReplyRefusal, TableState};
use view::{
    Length, Role, Units, View, roll, story,
    telling::{self, JournalLine, JournalLineKind, Phrases},
    text::{self, BoardText},
};

use super::{
    Left,
    form::{Filling, FormProgress},
    news::{self, News},
    page, places, reading,
};
use crate::{command::why, failure::Failure, say, seed};

/// What can be typed; `{cm}` is the unit of the book.
const HELP: &str = "  \
  NUMBER        choose one                    1 3            several of them, or an order
  y, n          answer a yes or no            60 42.5        a place on open ground, in {cm}
  why           the rule that asks            why NUMBER     the rule that forbids a choice
  why last      what just happened            why RULE       any rule
  undo          undo the last decision        journal [N]    the last N lines
  board         the board, its signs, places  sheet [NAME]   who has what
  save FILE     a copy of the game            quit           stop; the game is kept
  roll          have your dice rolled         Enter          the question again";

/// How much is told again to somebody who comes back to a game.
const TOLD_AGAIN: usize = 8;

/// What is quoted of rules at once.
const MOST_QUOTED: usize = 8;

/// Plays until the game ends or the person leaves. With scripted dice, running out of them ends it too.
pub fn play(game: &mut dyn Game, scripted: bool) -> Result<Left, Failure> {
    let book = shelf::book(game.book());
    let phrases = book.map_or(Phrases::NONE, |it| it.phrases);
    let mut table = Terminal::new(phrases, book.map_or_else(Units::default, |it| it.units));
    table.come_back(game);
    loop {
        let state = match game.advance() {
            Ok(state) => state,
            Err(trouble) => match table.try_again(&trouble.to_string())? {
                true => continue,
                false => return Err(Failure::trouble(trouble)),
            },
        };
        table.tell(game);
        match state {
            TableState::Over => {
                page::over(game, &table.names);
                return super::spare_dice(game, scripted).map(|()| Left::Over);
            }
            TableState::Waiting => (),
            TableState::Broken(report) => {
                let message = &report.message;
                say::paragraph(&format!(
                    "A bug in the rules: {message}. Nothing is lost; use `undo` to go on."
                ));
            }
            TableState::NeedsDice(missing) if scripted => return Err(reading::too_few(&missing)),
            TableState::NeedsDice(missing) => table.want(game, &missing),
            TableState::Asking(question) => table.ask(game, &question),
        }
        if let Some(left) = table.listen(game)? {
            return Ok(left);
        }
    }
}

struct Terminal {
    phrases: Phrases,
    units: Units,
    news: News,
    /// Where the last stretch of it begins.
    last: usize,
    /// What comes next has been told before.
    again: bool,
    names: story::Names,
    /// The last board shown.
    shown: Option<BoardText>,
    /// The form that is being filled in.
    form: Option<Filling>,
}

impl Terminal {
    fn new(phrases: Phrases, units: Units) -> Self {
        // Everybody who plays at this keyboard reads the same lines.
        let names = story::Names::default().read_by((0..=u8::MAX).map(Seat));
        Terminal {
            phrases,
            units,
            news: News::default(),
            last: 0,
            again: false,
            names,
            shown: None,
            form: None,
        }
    }

    /// Says whose tables it is played by, and reminds somebody who goes on with a game how it stood.
    fn come_back(&mut self, game: &dyn Game) {
        if let Some(own) = game.own_tables() {
            say::line(format!("This game plays by your own tables: {}.", own.name));
        }
        if game.people_hear().is_empty() {
            return;
        }
        self.names.learn(&game.view(Seat(0).into()));
        let lines = self.lines(game, 0);
        say::line(say::bold("Where you were:"));
        lines[lines.len().saturating_sub(TOLD_AGAIN)..]
            .iter()
            .for_each(|it| page::told(it, game.own_tables()));
        self.news.skip(game);
        self.last = self.news.from();
    }

    fn lines(&self, game: &dyn Game, from: usize) -> Vec<JournalLine> {
        let journal = game.people_hear_from(from);
        // Whoever has only just come may get a better name from the next view.
        let mut names = self.names.clone();
        names.recall(&journal, self.phrases.figure);
        news::told(game, &journal, &names, &self.phrases)
    }

    /// Tells what has happened since the last time.
    fn tell(&mut self, game: &dyn Game) {
        self.names.learn(&game.view(Seat(0).into()));
        if std::mem::take(&mut self.again) {
            self.news.skip(game);
            self.last = self.news.from();
            return;
        }
        self.last = self.news.from().min(game.journal_len());
        let lines = self.news.lines(game, &mut self.names, &self.phrases);
        lines.iter().for_each(|it| page::told(it, game.own_tables()));
    }

    fn ask(&mut self, game: &dyn Game, question: &Question) {
        let view = game.view(question.seat.into());
        self.names.learn(&view);
        self.board(&view, false);
        self.interrupt(question);
        say::line(format!("\n{}", say::bold(self.prompt(question, &view))));
        match &question.shape {
            Shape::One { options } => page::list(options, self.units.effort),
            Shape::Some { options, least, most } => {
                page::list(options, self.units.effort);
                let n = if least == most { least.to_string() } else { format!("{least} to {most}") };
                say::line(format!("  ({n} of them, their numbers with spaces between)"));
            }
            Shape::Order { options } => {
                page::list(options, self.units.effort);
                say::line("  (all of them, in the order you want)");
            }
            Shape::YesNo => say::line("  y or n"),
            Shape::Number { least, most } => say::line(format!("  a number from {least} to {most}")),
            Shape::Form { .. } => {
                say::line(
                    "  Press Enter to keep a value; or type `back`, `help`, `as it is`, or everything as JSON on one line",
                );
                self.form = Filling::of(question, self.units.length);
                self.form.iter().for_each(Filling::ask);
            }
            Shape::Game { title, .. } => {
                say::line(format!("  Next: {title}. `play` starts it, `abandon` abandons it"));
            }
            Shape::Point { proposed } => {
                page::places(proposed, self.units.effort);
                let unit = self.units.length.name();
                say::line(format!("  or any place, in {unit} from the west and the north edge: 60 42.5"));
            }
        }
    }

    /// What the question interrupts, and what waits.
    fn interrupt(&self, question: &Question) {
        let named = |it: Token| {
            let known = self.names.known(it).map(str::to_owned);
            known.or_else(|| (self.phrases.figure)(it)).unwrap_or_else(|| "somebody".to_owned())
        };
        let Some(slip) = telling::slip(question, &self.phrases, &named) else { return };
        let why = slip.why.map_or_else(String::new, |it| format!(" {it}"));
        let then = slip.then.map_or_else(String::new, |it| format!(" Then: {it}."));
        say::line("");
        say::paragraph(&format!("! {}.{why}{then}", slip.what));
    }

    /// The question as a sentence, with the points that are left.
    fn prompt(&self, question: &Question, view: &View) -> String {
        let asked = telling::prompt(question, &self.phrases, |it| self.names.name(it).to_owned());
        let Some(token) = question.about else {
            let who = format!("Player {}: ", question.seat.0 + 1);
            return if question.seat == Seat(0) { asked } else { who + &asked };
        };
        let points = self.units.effort;
        let left = left(view, token).map_or(String::new(), |it| format!(" ({it} {points})"));
        format!("{asked}{left}")
    }

    /// Shows the board if it has changed, or all of it if it is asked for.
    fn board(&mut self, view: &View, whole: bool) {
        if !view.ground.is_board() {
            if whole {
                view.clock.iter().for_each(|it| say::line(format!("  {:<20} {}", it.name, it.value)));
            }
            return;
        }
        let drawn = text::draw(view, say::width().min(92));
        let before = self.shown.as_ref();
        let changed = before.is_none_or(|it| it.map != drawn.map || it.figures != drawn.figures);
        if whole || changed {
            say::line(format!("\n{}\n{}", drawn.head.trim_end(), drawn.map.trim_end()));
            if whole || before.is_none() {
                say::line(say::muted(drawn.legend.trim_end()));
            }
            let listed = whole || view.tokens.len() <= places::MOST_UNASKED;
            let places = if listed { places::places(view) } else { String::new() };
            for part in [drawn.figures.trim_end().to_owned(), say::muted(say::filled(&places, "", "  "))] {
                if !part.is_empty() {
                    say::line(part);
                }
            }
        }
        self.shown = Some(drawn);
    }

    /// Asks people for dice: what for, for whom, and what the faces stand for.
    fn want(&mut self, game: &dyn Game, missing: &Missing) {
        let called = |it: Token| {
            let known = game.called(Seat(0).into(), it).or_else(|| self.names.known(it).map(str::to_owned));
            known.or_else(|| (self.phrases.figure)(it)).unwrap_or_else(|| "somebody".to_owned())
        };
        let wanted = roll::wanted(missing, &self.phrases, &called);
        say::line(format!("\n{} ({}).", say::bold(wanted), missing.why));
        if let Some(reads) = roll::reads(missing, &self.phrases) {
            say::paragraph(&format!("{reads}."));
        }
        let hint = roll::stands_in(missing.sides).unwrap_or_default();
        say::paragraph(
            format!("Enter what you rolled, or `roll` to have it rolled for you. {hint}").trim_end(),
        );
    }

    /// Says what is wrong with the file; whether to try again.
    fn try_again(&mut self, trouble: &str) -> Result<bool, Failure> {
        say::paragraph(&format!("{trouble}. Press Enter to try again; quit leaves the game as last saved."));
        let line = say::listen("> ").map_err(Failure::trouble)?;
        Ok(line.is_some_and(|it| it.trim().is_empty()))
    }

    /// Listens until the game can go on; how they leave, if they do.
    fn listen(&mut self, game: &mut dyn Game) -> Result<Option<Left>, Failure> {
        loop {
            let Some(line) = say::listen("> ").map_err(Failure::trouble)? else {
                game.put_away().map_err(Failure::trouble)?;
                return Ok(Some(Left::Quit));
            };
            let line = line.trim();
            let (word, rest) = line.split_once(' ').map_or((line, ""), |it| (it.0, it.1.trim()));
            if let Some(done) = self.filled(game, line) {
                match done {
                    true => return Ok(None),
                    false => continue,
                }
            }
            match word {
                // The question again, after a look at something else.
                "" => return Ok(None),
                "play" if is_game(game.question()) => return Ok(Some(Left::ForGame)),
                "quit" | "exit" | "q" => {
                    game.put_away().map_err(Failure::trouble)?;
                    say::line("Until next time: `shamble play` picks up where you left off.");
                    return Ok(Some(Left::Quit));
                }
                "help" | "?" => say::line(HELP.replace("{cm}", self.units.length.short())),
                "undo" => match game.undo(None) {
                    Ok(()) => {
                        self.again = true;
                        say::line("  The last decision is undone. Its dice will be rolled again.");
                        return Ok(None);
                    }
                    Err(trouble) => say::line(format!("  {trouble}.")),
                },
                "board" => self.board(&game.view(Seat(0).into()), true),
                "sheet" => sheets(&game.view(Seat(0).into()), rest),
                "journal" => {
                    let lines = self.lines(game, 0);
                    let n = rest.parse().unwrap_or(20);
                    lines[lines.len().saturating_sub(n)..]
                        .iter()
                        .for_each(|it| page::told(it, game.own_tables()));
                }
                "why" if rest == "last" => self.why_last(game),
                "why" => explain(game, rest),
                "save" => save(game, rest),
                _ => match answered(game, line, self.units.length) {
                    Ok(()) => return Ok(None),
                    Err(message) => say::line(message),
                },
            }
        }
    }

    /// Takes what was typed for a form: whether it has been answered with that. Nothing if it is a word for something else.
    fn filled(&mut self, game: &mut dyn Game, line: &str) -> Option<bool> {
        let form = self.form.as_mut()?;
        let word = line.split_once(' ').map_or(line, |it| it.0);
        match word {
            "help" | "?" => form.help(),
            "back" => form.back(),
            "undo" | "quit" | "exit" | "q" => {
                self.form = None;
                return None;
            }
            "board" | "sheet" | "journal" | "why" | "save" => return None,
            _ => match form.take(line) {
                Ok(FormProgress::Goes) => (),
                Ok(FormProgress::Done(answer)) => {
                    let filled = self.form.take()?;
                    return Some(self.hand_over(game, filled, answer));
                }
                Err(wrong) => say::line(format!("  {wrong}")),
            },
        }
        self.form.iter().for_each(Filling::ask);
        Some(false)
    }

    /// Answers with a whole form; one that is refused is asked for again from its beginning, with the reason.
    fn hand_over(&mut self, game: &mut dyn Game, filled: Filling, answer: kernel::Answer) -> bool {
        let seat = game.question().map_or(Seat(0), |it| it.seat);
        let refused = taken(game, seat, Reply::Answer(answer)).err();
        if let Some(message) = &refused {
            say::line(message);
            self.form.insert(filled.begun_again()).ask();
        }
        refused.is_none()
    }

    /// What just happened, line by line, and the rules behind it.
    fn why_last(&mut self, game: &dyn Game) {
        let lines = self.lines(game, self.last);
        if lines.is_empty() {
            return say::line("  Nothing has happened since the last decision.");
        }
        let mut rules: Vec<RuleId> = Vec::new();
        for line in &lines {
            page::told(line, game.own_tables());
            page::because(line);
        }
        // The dice first: they are what is asked about.
        let (dice, others): (Vec<&JournalLine>, Vec<&JournalLine>) =
            lines.iter().partition(|it| it.kind == JournalLineKind::Under);
        for line in dice.into_iter().chain(others) {
            let new: Vec<RuleId> = line.rules.iter().copied().filter(|it| !rules.contains(it)).collect();
            rules.extend(new);
        }
        say::line("");
        for rule in rules.iter().take(MOST_QUOTED) {
            why::short(rule.as_str(), game.own_tables());
        }
        if let Some(rest) = rules.get(MOST_QUOTED..).filter(|it| !it.is_empty()) {
            let rest: Vec<&str> = rest.iter().map(|it| it.as_str()).collect();
            say::paragraph(&format!("Also: {}. `why RULE` quotes one.", rest.join(", ")));
        }
    }
}

/// Whether a game has to be played first.
fn is_game(question: Option<&Question>) -> bool {
    question.is_some_and(|it| matches!(it.shape, Shape::Game { .. }))
}

fn answered(game: &mut dyn Game, line: &str, length: Length) -> Result<(), String> {
    let (seat, reply) = match game.question() {
        Some(question) => {
            let answer = reading::answer(question, line, length).map_err(|it| format!("  {it}"))?;
            (question.seat, Reply::Answer(answer))
        }
        None if line == "roll" => (Seat(0), Reply::Roll { seed: seed::fresh() }),
        None => (Seat(0), Reply::Dice(reading::dice(line).map_err(|it| format!("  {it}"))?)),
    };
    taken(game, seat, reply)
}

fn taken(game: &mut dyn Game, seat: Seat, reply: Reply) -> Result<(), String> {
    match game.take(game.number(), seat, reply) {
        // What could not be written is tried again when the game is played on.
        Ok(()) | Err(ReplyRefusal::Trouble(_)) => Ok(()),
        Err(ReplyRefusal::Unfit(refusal) | ReplyRefusal::Refused(refusal)) => Err(refused(&refusal)),
        Err(other) => Err(format!("  {other}.")),
    }
}

/// Why an answer was not taken, with the words of the rule that forbids it.
fn refused(refusal: &Refusal) -> String {
    let Refusal::Forbidden { by, reason } = refusal else {
        return format!("  That is not possible: {refusal}.");
    };
    let text = if reason.is_empty() { why::text(by.as_str()).unwrap_or_default() } else { reason };
    say::filled(&format!("Not now, by {by}: {text}"), "  ", "  ")
}

/// The points that a figure has left, where its sheet has them.
fn left(view: &View, token: Token) -> Option<&str> {
    let sheet = view.panels.iter().find(|it| it.about == Some(token))?;
    view::of_role(&sheet.lines, Role::Effort)
}

fn explain(game: &dyn Game, what: &str) {
    let own = game.own_tables();
    if what.contains('.') {
        return why::print(what, own);
    }
    let Some(question) = game.question() else { return say::line("  Nothing is being asked.") };
    match (what, what.parse::<usize>()) {
        ("", _) => why::print(question.why.as_str(), own),
        (_, Ok(n)) => match forbidden(question, n) {
            Some(rule) => why::print(rule.as_str(), own),
            None => say::line("  Nothing forbids that choice."),
        },
        (_, Err(_)) => say::line("  why, why last, why NUMBER, or why RULE (BOOK.CHAPTER.NAME)"),
    }
}

fn forbidden(question: &Question, n: usize) -> Option<RuleId> {
    match &question.shape {
        Shape::One { options } | Shape::Some { options, .. } | Shape::Order { options } => {
            options.get(n.checked_sub(1)?)?.refused
        }
        Shape::YesNo
        | Shape::Number { .. }
        | Shape::Point { .. }
        | Shape::Form { .. }
        | Shape::Game { .. } => None,
    }
}

fn sheets(view: &View, name: &str) {
    let name = name.to_lowercase();
    let found: Vec<_> = view.panels.iter().filter(|it| it.title.to_lowercase().contains(&name)).collect();
    if found.is_empty() {
        let all: Vec<&str> = view.panels.iter().map(|it| it.title.as_str()).collect();
        return say::paragraph(&format!(
            "There is no sheet of that name; the sheets are {}.",
            all.join(", ")
        ));
    }
    for panel in found {
        say::line(format!("\n{}", say::bold(&panel.title)));
        for line in panel.shown() {
            say::line(format!("  {:<20} {}", line.name, line.value));
        }
    }
}

fn save(game: &mut dyn Game, path: &str) {
    if path.is_empty() {
        return say::line("  Which file? save FILE");
    }
    let path = std::path::Path::new(path).with_extension("shamble");
    match game.copy_to(&path) {
        Ok(()) => {
            let path = path.display();
            say::line(format!("  Saved a copy to {path}; continue it with `shamble play {path}`."));
        }
        Err(trouble) => say::line(format!("  {trouble}.")),
    }
}
