//! A book's words as `words.toml` holds them: what the program says of each rule.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use toml::Spanned;

use crate::Error;
use crate::book::{self, Ledger};

/// All that a book says of its rules, in the ledger's order.
#[derive(Default)]
pub struct Words {
    /// Dice that are told alike whichever rule rolls them.
    pub any: Vec<(Which, Roll)>,
    pub rules: Vec<(String, RuleWords)>,
}

/// What is said of one rule; CONTRIBUTING.md tells what each key is for.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Entry {
    prompt: Option<Sentences>,
    lesson: Option<String>,
    place: Option<String>,
    deed: Option<String>,
    yes: Option<String>,
    no: Option<String>,
    counts: Option<String>,
    refusal: Option<String>,
    modifier: Option<String>,
    bonus: Option<String>,
    penalty: Option<String>,
    #[serde(default)]
    modifier_of: BTreeMap<String, String>,
    dice: Option<String>,
    told: Option<Told>,
    success: Option<u16>,
    #[serde(default)]
    alone: bool,
    #[serde(default)]
    befalls: bool,
    noun: Option<Noun>,
    throw: Option<Sentences>,
    reads: Option<String>,
    #[serde(default)]
    rolls: BTreeMap<String, Roll>,
    brings: Option<String>,
    removed: Option<String>,
    cause: Option<String>,
    because: Option<Sentences>,
}

/// What is said of dice.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    pub dice: Option<String>,
    pub told: Option<Told>,
    pub success: Option<u16>,
    #[serde(default)]
    pub alone: bool,
    #[serde(default)]
    pub befalls: bool,
    pub noun: Option<Noun>,
    #[serde(default)]
    pub throw: Sentences,
    pub reads: Option<String>,
}

/// How dice are read.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Told {
    Plain,
    Sum,
    Pool,
    Draw,
    Lot,
    Quiet,
}

/// What the name of dice is a word for, where that is the throw itself.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Noun {
    Test,
    Roll,
}

impl Noun {
    /// The word that such a name ends with.
    const fn word(self) -> &'static str {
        match self {
            Noun::Test => "test",
            Noun::Roll => "roll",
        }
    }
}

/// One sentence, or several of which the first that can be filled is said.
#[derive(Deserialize, Clone)]
#[serde(untagged)]
pub enum Sentences {
    One(String),
    Several(Vec<String>),
}

impl Default for Sentences {
    fn default() -> Self {
        Sentences::Several(Vec::new())
    }
}

impl Sentences {
    pub fn all(&self) -> &[String] {
        match self {
            Sentences::One(it) => std::slice::from_ref(it),
            Sentences::Several(all) => all,
        }
    }
}

/// The dice of a rule that an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Which {
    Exactly(u16, u16),
    Sides(u16),
    Other,
    All,
}

impl Which {
    /// As it is written: `2d6`, `d4` or `other`.
    fn read(text: &str) -> Option<Which> {
        match text.split_once('d') {
            _ if text == "other" => Some(Which::Other),
            Some(("", sides)) => Some(Which::Sides(sides.parse().ok()?)),
            Some((n, sides)) => Some(Which::Exactly(n.parse().ok()?, sides.parse().ok()?)),
            None => None,
        }
    }
}

impl std::fmt::Display for Which {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Which::Exactly(n, sides) => write!(f, "{n}d{sides}"),
            Which::Sides(sides) => write!(f, "d{sides}"),
            Which::Other => write!(f, "other"),
            Which::All => write!(f, "all"),
        }
    }
}

/// The same, sorted out and found sound.
pub struct RuleWords {
    pub prompt: Vec<String>,
    /// Why what happens by it does: the first that can be filled.
    pub because: Vec<String>,
    /// The kinds of words of which there is one at most, by their keys.
    pub single: Vec<(&'static str, String)>,
    /// What modifiers from one value to another are called.
    pub modifiers: Vec<(i32, i32, String)>,
    /// The most particular first.
    pub dice: Vec<(Which, Roll)>,
}

impl RuleWords {
    pub fn has(&self, key: &str) -> bool {
        self.single.iter().any(|it| it.0 == key)
    }

    /// Each kind of words with what it says.
    pub fn lines(&self) -> Vec<(String, String)> {
        let mut lines: Vec<(String, String)> =
            self.prompt.iter().map(|it| ("prompt".to_owned(), it.clone())).collect();
        lines.extend(self.single.iter().map(|it| (it.0.to_owned(), it.1.clone())));
        lines.extend(self.because.iter().map(|it| ("because".to_owned(), it.clone())));
        lines.extend(self.modifiers.iter().map(|(least, most, name)| {
            let key = match (*least, *most) {
                (i32::MIN, i32::MAX) => "modifier".to_owned(),
                (1, i32::MAX) => "bonus".to_owned(),
                (i32::MIN, -1) => "penalty".to_owned(),
                (least, _) => format!("modifier of {least}"),
            };
            (key, name.clone())
        }));
        for (which, roll) in &self.dice {
            let of = if *which == Which::All { String::new() } else { format!(" ({which})") };
            lines.extend(roll.dice.iter().map(|it| (format!("dice{of}"), it.clone())));
            lines.extend(roll.throw.all().iter().map(|it| (format!("throw{of}"), it.clone())));
            lines.extend(roll.reads.iter().map(|it| (format!("reads{of}"), it.clone())));
        }
        lines
    }
}

/// Reads a book's `words.toml`; a book that has none says nothing.
pub fn read(folder: &Path, ledger: &Ledger) -> Result<Words, Error> {
    let file = folder.join("words.toml");
    if !file.is_file() {
        return Ok(Words::default());
    }
    let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    parse(&text, ledger).map_err(|(at, what)| format!("{}:{}: {what}", file.display(), book::line(&text, at)))
}

/// What is wrong, and the offset of the entry it is in.
type Wrong = (usize, String);

fn parse(text: &str, ledger: &Ledger) -> Result<Words, Wrong> {
    let entries: BTreeMap<Spanned<String>, Entry> = toml::from_str(text)
        .map_err(|error| (error.span().map_or(0, |span| span.start), error.message().to_owned()))?;
    let mut entries: Vec<(usize, String, Entry)> =
        entries.into_iter().map(|(id, entry)| (id.span().start, id.into_inner(), entry)).collect();
    entries.sort_by_key(|it| it.0);
    let mut words = Words::default();
    let mut last = None;
    for (at, id, entry) in entries {
        let words_of = sorted_out(entry).and_then(|it| check(&it).map(|()| it));
        let words_of = words_of.map_err(|what| (at, format!("`{id}`: {what}")))?;
        if id == "any" {
            if !words_of.lines().iter().all(|it| it.0.contains('(')) {
                return Err((at, "`any` has words for dice alone, by their sides".to_owned()));
            }
            words.any = words_of.dice;
            continue;
        }
        let place = ledger.ids().position(|known| known == id);
        let place = place.ok_or_else(|| (at, format!("`{id}` is not in the ledger")))?;
        if last.is_some_and(|last| place <= last) {
            return Err((at, format!("`{id}` does not stand in the ledger's order")));
        }
        last = Some(place);
        words.rules.push((id, words_of));
    }
    Ok(words)
}

fn sorted_out(entry: Entry) -> Result<RuleWords, String> {
    let Entry { modifier, bonus, penalty, modifier_of, .. } = &entry;
    if modifier.is_some() && (bonus.is_some() || penalty.is_some()) {
        return Err("a modifier is called one thing, or one as a bonus and another as a penalty".to_owned());
    }
    let mut modifiers = Vec::new();
    for (value, name) in modifier_of {
        let value = value.parse().map_err(|_| format!("modifier_of: `{value}` is not a number"))?;
        modifiers.push((value, value, name.clone()));
    }
    modifiers.extend(modifier.iter().map(|it| (i32::MIN, i32::MAX, it.clone())));
    modifiers.extend(bonus.iter().map(|it| (1, i32::MAX, it.clone())));
    modifiers.extend(penalty.iter().map(|it| (i32::MIN, -1, it.clone())));
    let mut dice = Vec::new();
    for (which, roll) in entry.rolls {
        let known = Which::read(&which);
        dice.push((
            known.ok_or_else(|| format!("rolls: `{which}` is not like `d4`, `2d6` or `other`"))?,
            roll,
        ));
    }
    let Entry { dice: name, told, success, alone, befalls, noun, reads, .. } = entry;
    let throw = entry.throw.unwrap_or_default();
    if name.is_some()
        || told.is_some()
        || success.is_some()
        || alone
        || befalls
        || noun.is_some()
        || reads.is_some()
        || !throw.all().is_empty()
    {
        dice.push((Which::All, Roll { dice: name, told, success, alone, befalls, noun, throw, reads }));
    }
    dice.sort_by_key(|it| it.0);
    let single = [
        ("lesson", entry.lesson),
        ("place", entry.place),
        ("deed", entry.deed),
        ("yes", entry.yes),
        ("no", entry.no),
        ("counts", entry.counts),
        ("refusal", entry.refusal),
        ("brings", entry.brings),
        ("removed", entry.removed),
        ("cause", entry.cause),
    ];
    let single = single.into_iter().filter_map(|(key, words)| Some((key, words?))).collect();
    let prompt = entry.prompt.map_or_else(Vec::new, |it| it.all().to_vec());
    let because = entry.because.map_or_else(Vec::new, |it| it.all().to_vec());
    Ok(RuleWords { prompt, because, single, modifiers, dice })
}

/// What the words of each kind get to be filled with, and how they end.
fn form(key: &str) -> (&'static [&'static str], &'static [char]) {
    match key {
        "prompt" => (&["who"], &['?']),
        "lesson" => (&[], &['.']),
        "because" => (&["who", "whom"], &['.']),
        "refusal" => (&["who"], &['.']),
        _ if key.starts_with("throw") => (&["who", "whom", "what"], &[]),
        _ => (&[], &[]),
    }
}

/// Nobody is of unknown sex and a "he".
const GENDERED: [&str; 5] = ["he", "him", "his", "himself", "she"];

fn check(words: &RuleWords) -> Result<(), String> {
    let lines = words.lines();
    if lines.is_empty() && words.dice.is_empty() {
        return Err("nothing is said of it".to_owned());
    }
    for (key, said) in &lines {
        let (holes, ends) = form(key);
        sound(said, holes).map_err(|what| format!("{key}: {what}"))?;
        if !ends.is_empty() && !said.ends_with(ends) {
            return Err(format!("{key}: ends with `{}`", ends.iter().collect::<String>()));
        }
        let words = said.split(|it: char| !it.is_alphanumeric());
        if let Some(word) =
            words.into_iter().find(|word| GENDERED.iter().any(|it| word.eq_ignore_ascii_case(it)))
        {
            return Err(format!("{key}: a name or \"they\" instead of `{word}`"));
        }
    }
    if words.has("yes") != words.has("no") || words.prompt.is_empty() && words.has("yes") {
        return Err("yes and no go together, and with a prompt".to_owned());
    }
    if words.prompt.is_empty() == words.has("lesson") {
        return Err("whoever is asked is taught: a prompt and a lesson go together".to_owned());
    }
    words.dice.iter().try_for_each(|it| told(&it.1))
}

/// A text that says something, with no holes but these.
fn sound(said: &str, holes: &[&str]) -> Result<(), String> {
    if said.trim().is_empty() || said.trim() != said {
        return Err("is empty, or begins or ends with a space".to_owned());
    }
    let mut rest = said;
    while let Some(at) = rest.find(['{', '}']) {
        let hole = rest[at..].strip_prefix('{').and_then(|it| it.split_once('}'));
        let Some((name, after)) = hole else { return Err("a bracket too many or too few".to_owned()) };
        if !holes.contains(&name) {
            return Err(format!("there is nothing to fill {{{name}}} with"));
        }
        rest = after;
    }
    Ok(())
}

fn told(roll: &Roll) -> Result<(), String> {
    let named = roll.alone || roll.befalls || roll.noun.is_some() || roll.success.is_some();
    if roll.dice.is_none() && (roll.told.is_some() || named) && roll.told != Some(Told::Quiet) {
        return Err("told, alone, befalls, noun and success are for dice that have a name".to_owned());
    }
    let name = roll.dice.as_deref().unwrap_or_default().to_lowercase();
    let ends = [Noun::Test, Noun::Roll].into_iter().find(|it| name.ends_with(it.word()));
    if let Some(noun) = ends.filter(|it| roll.noun != Some(*it)) {
        return Err(format!("a {0} says so: noun = \"{0}\"", noun.word()));
    }
    if roll.success.is_some() && roll.told != Some(Told::Pool) {
        return Err("success is for dice that are told as a pool".to_owned());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "
[chapters]
shoot = 'Shooting'
[[rule]]
id = 'toy.shoot.aim'
ref = '1'
layer = 'table'
text = 'Aim.'
[[rule]]
id = 'toy.shoot.roll'
ref = '2'
layer = 'table'
text = 'Roll.'
";

    fn wrong(text: &str) -> String {
        let ledger: Ledger = toml::from_str(LEDGER).unwrap();
        parse(text, &ledger).err().map_or_else(String::new, |it| it.1)
    }

    #[test]
    fn what_is_sound_is_sorted_out() {
        let ledger: Ledger = toml::from_str(LEDGER).unwrap();
        let text = "
['toy.shoot.aim']
prompt = ['Does {who} aim?', 'Who aims?']
lesson = 'Aim when it is far.'
bonus = 'aimed'
modifier_of.2 = 'aimed twice'
['toy.shoot.roll']
dice = 'The shot'
told = 'pool'
success = 3
rolls.d4.throw = 'Which edge?'
rolls.2d6.throw = 'How far does {who} slide?'
";
        let words = parse(text, &ledger).map_err(|it| it.1).unwrap();
        let [(_, aim), (_, roll)] = words.rules.as_slice() else { panic!("two rules") };
        assert_eq!(aim.modifiers, [(2, 2, "aimed twice".to_owned()), (1, i32::MAX, "aimed".to_owned())]);
        assert_eq!(aim.prompt.len(), 2);
        let which: Vec<Which> = roll.dice.iter().map(|it| it.0).collect();
        assert_eq!(which, [Which::Exactly(2, 6), Which::Sides(4), Which::All]);
    }

    #[test]
    fn what_is_not_says_why() {
        let of = |words: &str| wrong(&format!("['toy.shoot.aim']\n{words}"));
        assert!(wrong("['toy.shoot.gone']\ndeed = 'shot'").contains("not in the ledger"));
        assert!(wrong("['toy.shoot.roll']\ndeed = 'a'\n['toy.shoot.aim']\ndeed = 'b'").contains("order"));
        assert!(of("dede = 'shot'").contains("unknown field"));
        assert!(of("").contains("nothing is said"));
        assert!(of("deed = ' '").contains("empty"));
        assert!(of("throw = '{whose} shot'").contains("nothing to fill {whose} with"));
        assert!(of("deed = '{who} shot'").contains("nothing to fill {who} with"));
        assert!(of("throw = '{who shoots'").contains("bracket"));
        assert!(of("prompt = 'Does {who} aim?'").contains("a lesson"));
        assert!(of("prompt = 'Aim'\nlesson = 'Aim.'").contains("ends with `?`"));
        assert!(of("refusal = 'He has aimed.'").contains("instead of `He`"));
        assert!(of("modifier = 'a'\nbonus = 'b'").contains("one thing"));
        assert!(of("rolls.six.throw = 'a'").contains("`2d6`"));
        assert!(of("told = 'sum'").contains("have a name"));
        assert!(of("dice = 'a'\nsuccess = 3").contains("pool"));
        assert!(of("dice = 'Fear Test'").contains("noun = \"test\""));
        assert!(of("dice = 'jam roll'\nnoun = 'test'").contains("noun = \"roll\""));
        assert!(wrong("[any]\ndeed = 'a'").contains("dice alone"));
    }
}
