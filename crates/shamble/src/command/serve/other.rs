//! Another shamble that has the port already.
use std::{
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    time::Duration,
};

use serde_json::Value;
use store::Library;

/// How long another program may take to say who it is.
const PATIENCE: Duration = Duration::from_secs(2);

/// No more than this of what it says is read.
const MOST_SAID: u64 = 64 * 1024;

/// Whether whoever listens at this address is a shamble with this very library.
pub fn is_there(at: SocketAddr, library: &Library) -> bool {
    let mark = library.mark().ok();
    mark.is_some() && mark == ask(from_here(at))
}

/// The address by which this machine reaches what listens at another.
pub fn from_here(at: SocketAddr) -> SocketAddr {
    let own = if at.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { at.ip() };
    SocketAddr::new(own, at.port())
}

/// The mark of the library that the program at this address has open.
fn ask(at: SocketAddr) -> Option<String> {
    let mut stream = TcpStream::connect_timeout(&at, PATIENCE).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    write!(stream, "GET /api/library HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n").ok()?;
    let mut said = String::new();
    stream.take(MOST_SAID).read_to_string(&mut said).ok()?;
    let (_, body) = said.split_once("\r\n\r\n")?;
    let told: Value = serde_json::from_str(body).ok()?;
    told.get("library")?.as_str().map(str::to_owned)
}
