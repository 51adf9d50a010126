//! `shamble serve` as a process of its own, and as little of HTTP as talks to it.
use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};

use serde_json::Value;

/// `shamble serve` as a process of its own.
pub struct Server {
    pub child: Child,
    pub address: SocketAddr,
    _stdout: BufReader<ChildStdout>,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        Server::of(super::shamble().args(["serve", "--port", "0", "--no-open", "--data"]).arg(data))
    }

    /// The server that a command starts; its first line says where it is.
    pub fn of(command: &mut Command) -> Server {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("The table is at http://").unwrap().trim_end_matches('/');
        Server { child, address: address.parse().unwrap(), _stdout: stdout }
    }

    /// kill -9.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn send(&self, method: &str, path: &str, body: &str) -> io::Result<TcpStream> {
        let mut stream = TcpStream::connect(self.address)?;
        stream.set_nodelay(true)?;
        let (host, length) = (self.address, body.len());
        let head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        stream.write_all(format!("{head}Content-Length: {length}\r\n\r\n{body}").as_bytes())?;
        Ok(stream)
    }

    /// Asks and waits for the whole answer.
    pub fn ask(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut said = Vec::new();
        self.send(method, path, &body).unwrap().read_to_end(&mut said).unwrap();
        whole(&said).unwrap_or_else(|| panic!("{path}: {}", String::from_utf8_lossy(&said)))
    }

    pub fn get(&self, path: &str) -> Value {
        let (status, said) = self.ask("GET", path, &Value::Null);
        assert_eq!(status, 200, "{path}: {said}");
        said
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer of the server, if it is whole.
pub fn whole(said: &[u8]) -> Option<(u16, Value)> {
    let text = std::str::from_utf8(said).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let head_line =
        |it: &str| it.to_ascii_lowercase().strip_prefix("content-length: ")?.parse::<usize>().ok();
    let length = head.lines().find_map(head_line)?;
    let status: u16 = head.split(' ').nth(1)?.parse().ok()?;
    (body.len() == length).then(|| (status, serde_json::from_str(body).unwrap()))
}
