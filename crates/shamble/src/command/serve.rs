//! `shamble serve`: the table in the browser.
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use clap::Args;
use server::Settings;

use crate::{failure::Failure, folder, say};

#[derive(Debug, Args)]
pub struct Serve {
    /// The port to listen on; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = 7428)]
    port: u16,
    /// The address to listen on: 0.0.0.0 lets friends on the same network in by their links
    #[arg(long, value_name = "ADDR", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    /// The folder for games
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Does not open the browser
    #[arg(long)]
    no_open: bool,
}

impl Serve {
    pub fn run(self) -> Result<(), Failure> {
        let at = SocketAddr::new(self.bind, self.port);
        let settings = Settings { at, games: folder::games(self.data.as_deref())? };
        let done = server::serve(&settings, |at| self.ready(at));
        done.map_err(|it| Failure::trouble(format!("{at}: {it}; --port takes another port")))
    }

    fn ready(&self, at: SocketAddr) {
        // Tables are set on this machine only, so this is the address to begin with whatever was bound.
        let own = if at.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { at.ip() };
        let url = format!("http://{}/", SocketAddr::new(own, at.port()));
        say::line(format!("The table is at {url} (Ctrl-C ends it; every answer is kept)"));
        if !at.ip().is_loopback() {
            say::line("Others on your network can reach it; they need the link to a chair.");
        }
        if !self.no_open && open::that_detached(&url).is_err() {
            say::line("No browser could be opened; open that address yourself.");
        }
    }
}
