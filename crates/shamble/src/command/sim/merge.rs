//! `shamble sim merge`: shards put together.
use std::path::PathBuf;

use clap::Args;

use super::{told, work};
use crate::{failure::Failure, say};

#[derive(Debug, Args)]
pub struct Merge {
    /// The files: the same setting, other seeds
    #[arg(required = true, num_args = 2..)]
    files: Vec<PathBuf>,
    /// The file with all of them (.parquet, .csv or .json)
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Merge {
    pub fn run(self) -> Result<(), Failure> {
        work::format(&self.out)?;
        let mut all = None;
        for path in &self.files {
            let next = work::read(path)?;
            all = Some(match all {
                None => next,
                Some(before) => lab::file::Results::merge(before, next).map_err(|it| {
                    Failure::usage(format!("{} does not match the files before it: {it}", path.display()))
                })?,
            });
        }
        let Some(all) = all else { return Ok(()) };
        work::write(&self.out, &all)?;
        say::line(format!("{}: {}", self.out.display(), told::origin(&all.origin)));
        Ok(())
    }
}
