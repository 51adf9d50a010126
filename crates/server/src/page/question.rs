//! The question in its one place: what is asked, the options, and the button that acts.
use kernel::{
    Answer, Question,
    dice::Missing,
    question::{OptionView, Shape},
};
use maud::{Markup, html};
use serde_json::Value;
use shelf::{Rulebook, TableState};
use view::{NamedValue, Role, roll, story, words};

use super::{
    advice,
    field::{self, Field, FilledForm},
    journal::quoted,
    list::{self, listed},
    meter,
    obvious::{ending, obvious},
    odds::Key,
    option::{self, capital, told},
    rule_link, slip,
    table::TablePage,
    together, tray, why_link,
};
use crate::{form::FormData, look::TableView, seat::Who};

/// From so many options on, the obvious one has a button of its own.
const MANY: usize = 4;

/// So many numbers are buttons.
const FEW_NUMBERS: i32 = 12;

/// Longer words on what faces stand for are put away until somebody wants them.
const LONG: usize = 240;

/// Lines of a sheet that are told with the question.
const OF_THE_SHEET: usize = 3;

/// What the table waits for.
pub fn panel(it: &TablePage<'_>) -> Markup {
    let (look, here) = (it.look, it.here);
    let seen = it.table.desk.look(&look.number);
    html! {
        section #ask .paper .ask .interrupt[look.slip.is_some()] aria-labelledby="q" data-number=(look.number) data-shape=(shape(look)) {
            (slip::cause(it))
            h2 #q tabindex="-1" { (headline(look)) }
            @match &look.now {
                TableState::Asking(question) => {
                    (asked(question, it))
                    (slip::then(it))
                    (back(it))
                    @if !look.is_campaign { (advice::slip(question, seen.as_ref(), here, &look.number, it.table.book.units.length)) }
                },
                TableState::Waiting => p .lead { "This page updates by itself." },
                TableState::NeedsDice(missing) => (dice(missing, look, it)),
                TableState::Over => (over(look.result.as_ref(), it)),
                TableState::Broken(report) => {
                    p .lead { "The program has a bug here: " (report.message) ". Nothing is lost; use Undo to go on." }
                },
            }
        }
    }
}

/// What is asked; of a game that is over, how it ended.
fn headline(look: &TableView) -> String {
    let ending = || view::of_role(&look.view.clock, Role::Result).map(|it| format!("{}.", capital(it)));
    match look.now {
        TableState::Over => ending().unwrap_or_else(|| look.prompt.clone()),
        TableState::Asking(_) | TableState::Waiting | TableState::NeedsDice(_) | TableState::Broken(_) => {
            look.prompt.clone()
        }
    }
}

/// One question back, where nothing came of the last answer but this question.
fn back(it: &TablePage<'_>) -> Markup {
    html! {
        @if it.look.steps_back {
            form .back-one method="post" action={ (it.here) "/undo" } {
                input type="hidden" name="question" value=(it.look.number);
                button #back .lnk type="submit" { "Go back one question " kbd .scripted { "Esc" } }
            }
        }
    }
}

/// What kind of answer is wanted, for the script and for what is taught.
pub fn shape(look: &TableView) -> &'static str {
    match &look.now {
        TableState::Asking(question) => match question.shape {
            Shape::One { .. } => "one",
            Shape::Some { .. } => "some",
            Shape::YesNo => "yes-no",
            Shape::Number { .. } => "number",
            Shape::Point { .. } => "place",
            Shape::Order { .. } => "order",
            Shape::Form { .. } => "form",
            Shape::Game { .. } => "game",
        },
        TableState::Waiting => "waiting",
        TableState::NeedsDice(_) => "dice",
        TableState::Over => "over",
        TableState::Broken(_) => "stuck",
    }
}

fn asked(question: &Question, it: &TablePage<'_>) -> Markup {
    let (look, here) = (it.look, it.here);
    let key = Key::of(it.table.book.fates, option::all(question).iter().flat_map(option::odds));
    html! {
        (about(question, look, &key))
        form .answer method="post" action={ (here) "/answer" } {
            input type="hidden" name="question" value=(look.number);
            @let said = it.said.filter(|it| it.field("question") == Some(look.number.as_str()));
            (answers(question, said, &key, it.table.book))
        }
        (together::panel(look, here))
    }
}

/// Everything that can be answered, by the shape of the question; with what was said and refused.
fn answers(question: &Question, said: Option<&FormData>, key: &Key, book: &Rulebook) -> Markup {
    match &question.shape {
        Shape::One { options } => html! { (listed(options, "one", key)) (one_foot(options, key)) },
        Shape::Some { options, least, most } => {
            several(options, (*least, *most), &ticks(question, said, *least), key)
        }
        Shape::YesNo => yes_no(question, book),
        Shape::Number { least, most } => number(*least, *most, question, book),
        Shape::Point { proposed } => place(question, proposed, key, book),
        Shape::Order { options } => order(options, key),
        Shape::Form { schema } => form(schema, question, book),
        Shape::Game { title, .. } => game(title),
    }
}

/// How the figure in question fares, what the paints of the odds mean, and the rule that asks.
fn about(question: &Question, look: &TableView, key: &Key) -> Markup {
    let sheet = look.view.panels.iter().find(|it| it.about.is_some() && it.about == question.about);
    let effort = look.view.units.effort;
    let fares = |it: &NamedValue| meter::in_a_line(it, effort);
    html! {
        div .lead .two-ends {
            @if let Some(sheet) = sheet {
                span { (sheet.lines.iter().take(OF_THE_SHEET).map(fares).collect::<Vec<_>>().join(" · ")) }
            }
            (key.legend())
        }
        details #asks .asks {
            summary .rule { "The rule" }
            @if let Some(text) = quoted(question.why.as_str()) { q { (text) } }
            (rule_link(question.why.as_str()))
        }
    }
}

/// What an option comes to, filled by the script, and the buttons that never scroll away: what is obvious, and what ends it.
fn one_foot(options: &[OptionView], key: &Key) -> Markup {
    let obvious = obvious(options, key.fates()).filter(|&at| options[at].confirm.is_empty());
    let button = obvious.or_else(|| ending(options)).filter(|_| MANY <= options.len());
    html! {
        div .foot {
            div #note .note aria-live="polite" {}
            div .acts {
                button #go .btn .go type="button" hidden { "Choose" }
                @if let Some(at) = button {
                    @let (it, ends) = (&options[at], Some(at) == ending(options));
                    button #default .btn .go[obvious.is_some()] type="submit" name="one" value=(option::plain(at, it)) data-key=[ends.then_some("e")] {
                        (capital(&it.label)) " " kbd { @if ends { "E" } @else { (list::numbers(options)[at]) } }
                    }
                }
            }
        }
    }
}

/// The boxes that are ticked already: those that were, or where none has to be, those of the default.
fn ticks(question: &Question, said: Option<&FormData>, least: usize) -> Vec<usize> {
    match (said, &question.default) {
        (Some(said), _) => said.all("some").filter_map(|it| it.parse().ok()).collect(),
        (None, Answer::Some(these)) if least == 0 => these.clone(),
        (None, _) => Vec::new(),
    }
}

/// Boxes to tick.
fn several(options: &[OptionView], (least, most): (usize, usize), ticked: &[usize], key: &Key) -> Markup {
    let numbers = list::numbers(options);
    html! {
        p .lead { (how_many(options.len(), least, most)) }
        ol .opts .ticks data-least=(least) data-most=(most) { @for (at, it) in options.iter().enumerate() {
            li { @match it.refused {
                None => label .opt data-option=(at) data-anchor=[option::anchor(it)] data-spot=[option::spot(it)] {
                    input type="checkbox" name="some" value=(at) data-key=(numbers[at]) checked[ticked.contains(&at)];
                    @if it.at.is_some() { span .n { (numbers[at]) } }
                    (told(it, key))
                },
                Some(rule) => (option::refused(at, it, rule, key)),
            } }
        } }
        div .foot { div #note .note aria-live="polite" {} div .acts {
            button .btn .go .these type="submit" {
                span .some { (if most == 1 { "Confirm" } else { "Confirm these" }) }
                @if least == 0 { span .none { "None" } }
            }
        } }
    }
}

/// How many may be ticked, in words.
pub fn how_many(of: usize, least: usize, most: usize) -> String {
    match (least, most) {
        (0, 1) if of == 1 => "Tick the box to say yes.".to_owned(),
        (0, 1) => "Choose one, or none.".to_owned(),
        (0, most) if most == of => "Choose any number, or none.".to_owned(),
        (0, most) => format!("Choose up to {most}, or none."),
        (least, most) if least == most => format!("Choose {least}."),
        (least, most) => format!("Choose {least} to {most}."),
    }
}

/// Two buttons that say what they do.
fn yes_no(question: &Question, book: &Rulebook) -> Markup {
    let yes = question.default == Answer::YesNo(true);
    let words = |yes: bool| book.phrases.rules.yes_no(question.why, yes);
    let (does, does_not) = (words(true).unwrap_or("Yes"), words(false).unwrap_or("No"));
    html! {
        div .foot {
            div #note .note aria-live="polite" {}
            div .acts {
                button .btn .go[yes] type="submit" name="yes" value="true" data-key="y" { (does) " " kbd { "Y" } }
                button .btn .go[!yes] type="submit" name="yes" value="false" data-key="n" { (does_not) " " kbd { "N" } }
            }
        }
    }
}

/// A number, and what it counts: buttons where there are few to choose from.
fn number(least: i32, most: i32, question: &Question, book: &Rulebook) -> Markup {
    let counts = book.phrases.rules.counts(question.why);
    let value = match question.default {
        Answer::Number(n) => n,
        _ => least,
    };
    let label = match counts {
        Some(counts) => format!("{}, {least} to {most}", capital(counts)),
        None => format!("From {least} to {most}"),
    };
    html! {
        div .foot {
            div #note .note aria-live="polite" {}
            @if most.saturating_sub(least) < FEW_NUMBERS {
                div .acts .numbers role="group" aria-label=(label) {
                    span .lead { (label) }
                    @for n in least..=most {
                        button .btn type="submit" name="number" value=(n) data-key=[(1..=9).contains(&n).then_some(n)] { (n) }
                    }
                }
            } @else {
                div .acts {
                    label for="number" { (label) }
                    input #number type="number" inputmode="numeric" name="number" min=(least) max=(most) value=(value) required;
                    button .btn .go type="submit" { "Confirm" }
                }
            }
        }
    }
}

/// Fields for whatever the schema describes; they begin with what the rule proposes.
fn form(schema: &Value, question: &Question, book: &Rulebook) -> Markup {
    let mut schema = schema.clone();
    if let Answer::Form(proposed) = &question.default {
        schema["examples"] = Value::Array(vec![proposed.clone()]);
    }
    let filled = FilledForm { form: &FormData::default(), wrong: &[], again: "" };
    html! {
        fieldset { (field::drawn(&Field::of(&schema, book.units.length), field::START, &filled)) }
        div .foot { div #note .note aria-live="polite" {} div .acts { button .btn .go type="submit" { "Confirm" } } }
    }
}

/// A game that has to be played first; what leads to its table stands on the page of its campaign.
fn game(title: &str) -> Markup {
    html! {
        p .lead { "Play " (title) " first, or abandon it." }
        details .risky {
            summary .btn { "Abandon this game" }
            div .sure {
                p { "Nothing that happened in this game will count." }
                button .btn .go type="submit" name="abandon" value="yes" { "Abandon this game" }
            }
        }
    }
}

/// On open ground: a click on the board, one of the places proposed, or two numbers.
fn place(question: &Question, proposed: &[OptionView], key: &Key, book: &Rulebook) -> Markup {
    let deed = book.phrases.rules.place(question.why).unwrap_or("Choose this place");
    html! {
        p .lead .scripted {
            span .by-mouse { "Point to preview. Click to choose, click again to confirm. Arrow keys and Enter work too." }
            span .by-touch { "Tap to choose, tap again to confirm." }
        }
        p .lead .plain { "Choose a place, or enter distances." }
        (listed(proposed, "place", key))
        div .foot {
            div #note .note aria-live="polite" {}
            div .acts .scripted { button #go .btn .go type="button" disabled { (deed) " " kbd { "Enter" } } }
            details .exact {
                summary { "Enter a distance" }
                div .acts .point {
                    label for="west" { (book.units.length.short()) " from the west" }
                    input #west name="west" inputmode="decimal" autocomplete="off" size="5";
                    label for="north" { "from the north" }
                    input #north name="north" inputmode="decimal" autocomplete="off" size="5";
                    button .btn type="submit" { (deed) }
                }
            }
        }
    }
}

fn order(options: &[OptionView], key: &Key) -> Markup {
    html! {
        p .lead .plain { "Number them in the order you want." }
        p .lead .scripted { "Drag them into order, or tap them one after the other. With a keyboard: Alt and the arrow keys." }
        ol .opts .order { @for (at, it) in options.iter().enumerate() {
            li { label .opt data-anchor=[option::anchor(it)] {
                input type="number" name={ "order." (at) } min="1" max=(options.len()) value=(at + 1) required;
                (told(it, key))
            } }
        } }
        p #placed .vh role="status" {}
        div .foot { div .acts { button .btn .go type="submit" { "Confirm this order" } } }
    }
}

/// People roll: which dice, what their faces stand for, and a key for every face; or the program rolls for them.
fn dice(missing: &Missing, look: &TableView, it: &TablePage<'_>) -> Markup {
    let at_hand = roll::is_at_hand(missing.sides);
    html! {
        div .wanted {
            @for _ in 0..missing.n.min(12) { (tray::blank(missing.sides)) }
            p { b { (missing.n) " × d" (missing.sides) } " " (why_link(missing.why.as_str())) }
            (meaning(missing, it))
            @if let Some(text) = quoted(missing.why.as_str()) { q { (text) } }
        }
        @if let Some(face) = missing.impossible {
            p .said { (face) " is not on a d" (missing.sides) "." }
        }
        @if !at_hand { (rolls(look, it.here, true)) }
        form .answer method="post" action={ (it.here) "/dice" } data-dice=(missing.n) {
            input type="hidden" name="question" value=(look.number);
            @if missing.sides <= 20 {
                div .faces .scripted role="group" aria-label="What was rolled" {
                    @for face in 1..=missing.sides { (face_key(missing, face)) }
                }
            }
            div .acts {
                label for="dice" { "Rolled" }
                input #dice name="dice" inputmode="numeric" autocomplete="off" placeholder=(example(missing)) required;
                button .btn .go[at_hand] type="submit" { "Use this roll" }
            }
        }
        @if at_hand { (rolls(look, it.here, false)) }
    }
}

/// The button by which the program rolls; a form of its own, so that Enter takes what was typed.
fn rolls(look: &TableView, here: &str, first: bool) -> Markup {
    html! {
        form .answer .rolls method="post" action={ (here) "/dice" } {
            input type="hidden" name="question" value=(look.number);
            div .acts {
                button .btn .go[first] type="submit" name="roll" value="yes" data-key="r" { "Roll for me " kbd { "R" } }
            }
        }
    }
}

/// A face to tap, with what it stands for.
fn face_key(missing: &Missing, face: u16) -> Markup {
    let faces = &missing.throw.faces;
    let stands = faces.get(usize::from(face - 1)).filter(|_| faces.len() == usize::from(missing.sides));
    html! {
        button .face type="button" data-face=(face) data-key=(face) {
            (tray::die(missing.sides, face))
            @if let Some(it) = stands { span { (it) } }
        }
    }
}

/// What the faces stand for, and how a die that few people have is read off another.
fn meaning(missing: &Missing, it: &TablePage<'_>) -> Markup {
    let reads = roll::reads(missing, &it.table.book.phrases);
    // Faces that are keys say it themselves.
    let told = missing.throw.faces.len() == usize::from(missing.sides) && missing.sides <= 20;
    html! {
        @match reads {
            Some(reads) if reads.chars().count() <= LONG => p .reads .plain[told] { (capital(&reads)) "." },
            Some(reads) => details .reads { summary { "What each number means" } p { (capital(&reads)) "." } },
            None => {},
        }
        @if let Some(hint) = roll::stands_in(missing.sides) { p .reads { (hint) } }
    }
}

/// What somebody may have rolled.
fn example(missing: &Missing) -> String {
    let most = missing.sides;
    let faces = [3, 6, 1, 4, 2].iter().map(|&it| if it <= most { it } else { most }.to_string());
    faces.cycle().take(usize::from(missing.n).min(12)).collect::<Vec<_>>().join(" ")
}

fn over(result: Option<&Value>, it: &TablePage<'_>) -> Markup {
    let named = view::of_role(&it.look.view.clock, Role::Result).is_some();
    let sits = it.who != Who::Watches;
    html! {
        @if named { p .ending { (it.look.prompt) "." } }
        @if let Some(result) = result { (ended(result, it)) }
        @let goes_on = sits && it.table.campaign().is_some();
        div .acts .ends {
            @if goes_on {
                form method="post" action={ (it.here) "/again" } data-leaves { button .btn .go type="submit" { "Continue the campaign" } }
            }
            a .btn .go[!goes_on] href={ (it.here) "/report" } { "Read the report" }
            a .btn href={ (it.here) "/replay?at=0" } { "Replay" }
            @if sits && !goes_on { a .btn href={ (it.here) "/again" } { "Play again" } }
        }
    }
}

/// What it was about and how far that came, how each fared; whatever the result says if the book tells neither.
fn ended(result: &Value, it: &TablePage<'_>) -> Markup {
    let (names, book) = (story::Names::of(&it.look.view), it.table.book);
    let each = (book.account.fared)(result);
    let aims: Vec<NamedValue> =
        it.look.view.panels.iter().filter(|it| it.about.is_none()).flat_map(|it| it.shown()).collect();
    html! {
        dl .result {
            @for line in &aims { div { dt { (line.name) } dd { (line.value) } } }
            @for (token, words) in &each { div { dt { (names.name(*token)) } dd { (words) } } }
            @if let (true, true, Value::Object(result)) = (each.is_empty(), aims.is_empty(), result) {
                @for (name, value) in result {
                    div { dt { (name.replace('_', " ")) } dd { (words::of(value, &book.phrases, book.units.length)) } }
                }
            }
        }
    }
}
