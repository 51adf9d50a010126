//! The command line. With no arguments it opens the table in the browser.
mod argument;
mod command;
mod failure;
mod find;
mod folder;
mod play;
mod say;
mod seed;

#[cfg(unix)]
use std::sync::{Arc, atomic::AtomicBool};
use std::{process::ExitCode, thread};

use clap::error::ErrorKind;
use failure::Failure;

/// A server plays for days: what its games needed goes back to the system when they are over.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// How a program ends that broke; what broke has been said.
const BROKEN: u8 = 101;

/// A file that grows past a limit of the system is an error like any other, and no reason to be ended.
#[cfg(unix)]
fn outlive_limits() {
    let reached = Arc::<AtomicBool>::default();
    // Where it cannot be had, the system ends the program as it always did.
    drop(signal_hook::flag::register(signal_hook::consts::SIGXFSZ, reached));
}

#[cfg(not(unix))]
fn outlive_limits() {}

/// Everything is done on a thread with room for deep steps, whatever room the system gives to the first one.
fn main() -> ExitCode {
    books::stock();
    outlive_limits();
    let room = thread::Builder::new().stack_size(kernel::STACK);
    match room.spawn(answered) {
        Ok(thread) => thread.join().unwrap_or(ExitCode::from(BROKEN)),
        Err(_) => answered(),
    }
}

fn answered() -> ExitCode {
    let done = match command::Cli::read() {
        Ok(cli) => cli.run(),
        Err(error) => refused(error),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            say::trouble(&failure.message);
            ExitCode::from(failure.code)
        }
    }
}

/// Help goes out whole; what is wrong with an argument is said in one line.
fn refused(error: clap::Error) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print();
            Ok(())
        }
        _ => {
            let text = error.render().to_string();
            let said = text.split("\n\nUsage").next().unwrap_or(&text);
            let said = said.split("\n\nFor more").next().unwrap_or(said);
            Err(Failure::usage(argument::plain(said.strip_prefix("error: ").unwrap_or(said), &error)))
        }
    }
}
