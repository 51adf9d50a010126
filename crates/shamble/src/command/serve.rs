//! `shamble serve`, and `shamble` alone: the table in the browser.
mod other;

use std::{
    io::ErrorKind,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use clap::Args;
use server::Settings;
use store::Library;

use super::own::Own;
use crate::{failure::Failure, folder::Data, say};

/// The port that is tried if none is named.
const PORT: u16 = 7428;

#[derive(Debug, Args)]
pub struct Serve {
    /// The port to listen on; 0 takes any that is free [default: 7428, or a free one if that is taken]
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// The address to listen on: 0.0.0.0 lets friends on the same network in by their links
    #[arg(long, value_name = "ADDR", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    #[command(flatten)]
    data: Data,
    /// Does not open the browser
    #[arg(long)]
    no_open: bool,
    #[command(flatten)]
    own: Own,
}

impl Default for Serve {
    fn default() -> Self {
        let (data, own) = (Data::default(), Own::default());
        Serve { port: None, bind: Ipv4Addr::LOCALHOST.into(), data, no_open: false, own }
    }
}

impl Serve {
    pub fn run(self) -> Result<(), Failure> {
        self.own.take()?;
        let library = self.data.library()?;
        let at = SocketAddr::new(self.bind, self.port.unwrap_or(PORT));
        match self.serve(at, &library) {
            Err(it) if it.kind() == ErrorKind::AddrInUse && other::is_there(at, &library) => {
                say::notice("The table is open already; this is the same one.");
                self.show(at);
                Ok(())
            }
            Err(it) if it.kind() == ErrorKind::AddrInUse && self.port.is_none() => {
                self.serve(SocketAddr::new(self.bind, 0), &library).map_err(|it| failed(at, &it))
            }
            done => done.map_err(|it| failed(at, &it)),
        }
    }

    fn serve(&self, at: SocketAddr, library: &Library) -> std::io::Result<()> {
        server::serve(&Settings { at, library: library.clone() }, |at| {
            self.ready(at);
            look_through(library.clone());
        })
    }

    fn ready(&self, at: SocketAddr) {
        self.show(at);
        say::notice("Press Ctrl-C to stop; every answer is saved.");
        if !at.ip().is_loopback() {
            say::notice("Others on your network can reach it; each needs the link to a seat.");
        }
    }

    /// Says the address and opens it.
    fn show(&self, at: SocketAddr) {
        let url = format!("http://{}/", other::from_here(at));
        say::notice(format!("The table is at {url}"));
        if !self.no_open && open::that_detached(&url).is_err() {
            say::notice("No browser could be opened; open that address yourself.");
        }
    }
}

/// Looks through a large library while the first page is drawn already.
fn look_through(library: Library) {
    let look = move || library.look_through().into_iter().for_each(say::trouble);
    // Where there is no room for a thread, damage is told when it is met.
    drop(std::thread::Builder::new().spawn(look));
}

fn failed(at: SocketAddr, why: &std::io::Error) -> Failure {
    match why.kind() {
        ErrorKind::AddrInUse | ErrorKind::PermissionDenied => {
            Failure::trouble(format!("{at}: {}; name another port with --port", store::of_system(why)))
        }
        ErrorKind::AddrNotAvailable => {
            let ip = at.ip();
            Failure::trouble(format!("{ip}: {}; name another address with --bind", store::of_system(why)))
        }
        // Not the address but the library.
        _ => Failure::trouble(store::of_system(why)),
    }
}
