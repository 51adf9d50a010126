//! What is to be played and by whom, as it stands on the command line of everything that plays many games.
use clap::Args;
use lab::Setting;

use crate::{
    command::{self, own::Own},
    failure::Failure,
    find,
};

#[derive(Debug, Args)]
pub struct Chosen {
    /// A scenario (see `shamble scenarios`), a scenario file, a campaign that comes with the program (see `shamble campaign list`), or
    /// values for the generator: '{"zombies":20}'
    #[arg(required = true)]
    scenario: Option<String>,
    #[command(flatten)]
    pub changed: ScenarioChanges,
    /// The bot that plays; name one for each seat to mix them: steady,random
    #[arg(long, default_value = "steady")]
    pub bot: String,
    /// How many threads to use, 0 for all there are; the results are the same for any number
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
}

/// What is changed in a scenario.
#[derive(Debug, Args)]
pub struct ScenarioChanges {
    /// The book of a scenario file or of generator values, if it is not clear
    #[arg(long)]
    book: Option<String>,
    /// Sets a parameter of the scenario: zombies=20
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,
    /// Sets an optional rule: moan=off
    #[arg(long, value_name = "NAME=VALUE")]
    switch: Vec<String>,
    #[command(flatten)]
    own: Own,
}

impl Chosen {
    pub fn setting(&self) -> Result<Setting, Failure> {
        self.changed.setting(self.name())
    }

    fn name(&self) -> &str {
        self.scenario.as_deref().unwrap_or_default()
    }

    /// What is wrong with the setting, with its name before it.
    pub fn wrong(&self, error: &str) -> Failure {
        wrong(self.name(), error)
    }
}

/// What is wrong with a setting, with its name before it.
pub fn wrong(name: &str, error: &str) -> Failure {
    Failure::usage(format!("{name}: {}", error))
}

impl ScenarioChanges {
    /// A scenario by its id, its file or the values of a generator, with what is changed in it.
    pub fn setting(&self, name: &str) -> Result<Setting, Failure> {
        let tables = self.own.take()?;
        let mut setting = self.plain(name)?.by_tables(tables);
        self.own.fits(setting.book)?;
        for (option, prefix, all) in [("--set", "", &self.set), ("--switch", "switch:", &self.switch)] {
            for it in all {
                let (name, value) = it
                    .split_once('=')
                    .ok_or_else(|| Failure::usage(format!("{option} {it}: takes NAME=VALUE")))?;
                setting = setting.with(&format!("{prefix}{}", name.trim()), value.trim());
            }
        }
        setting.lay().map_err(|it| wrong(name, &it))?;
        Ok(setting)
    }

    /// The same on a command line.
    pub fn words(&self) -> String {
        let mut text = String::new();
        let book = self.book.iter();
        let all = book.map(|it| ("--book", it)).chain(self.set.iter().map(|it| ("--set", it)));
        for (option, it) in all.chain(self.switch.iter().map(|it| ("--switch", it))) {
            text.push_str(&format!(" {option} {}", lab::origin::quoted(it)));
        }
        text.push_str(&self.own.words());
        text
    }

    fn plain(&self, name: &str) -> Result<Setting, Failure> {
        let named = match &self.book {
            Some(id) => Some(command::book(id)?),
            None => None,
        };
        if name.trim_start().starts_with('{') {
            let book = named.map_or_else(command::first_book, Ok)?;
            return Setting::made(book, name).map_err(|it| wrong(name, &it));
        }
        if let Some((book, ready)) = shelf::ready().find(|it| it.1.id == name) {
            let text = (ready.new)(&(ready.told)().0).map_err(|it| wrong(name, &it))?;
            return Ok(Setting::campaign(book, name, &text));
        }
        let (known, text) = find::text(name)?;
        let book = known.or(named).map_or_else(|| find::book_of(name, &text), Ok)?;
        Ok(Setting::written(book, name, &text))
    }
}
