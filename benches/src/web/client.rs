//! As little of HTTP as a measurement needs: one connection, one request after the other.
use std::{
    io::{Read, Write},
    net::SocketAddr,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

#[derive(Debug)]
pub struct Client {
    stream: TcpStream,
    at: SocketAddr,
    heard: Vec<u8>,
}

impl Client {
    pub async fn connect(at: SocketAddr) -> Client {
        let stream = TcpStream::connect(at).await.expect("a server");
        stream.set_nodelay(true).expect("a socket");
        Client { stream, at, heard: Vec::with_capacity(64 * 1024) }
    }

    /// What is answered, if it went well.
    pub async fn post(&mut self, path: &str, body: &str) -> &[u8] {
        self.send(path, "", body).await
    }

    /// The same as the script of a page does it.
    pub async fn post_form(&mut self, path: &str, body: &str) -> &[u8] {
        let kind = "accept: application/json\r\ncontent-type: application/x-www-form-urlencoded\r\n";
        self.send(path, kind, body).await
    }

    async fn send(&mut self, path: &str, headers: &str, body: &str) -> &[u8] {
        let (at, length) = (self.at, body.len());
        let request =
            format!("POST {path} HTTP/1.1\r\nhost: {at}\r\n{headers}content-length: {length}\r\n\r\n{body}");
        self.stream.write_all(request.as_bytes()).await.expect("a server that listens");
        self.heard.clear();
        loop {
            if let Some((from, to)) = whole(&self.heard) {
                assert!(self.heard.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&self.heard));
                return &self.heard[from..to];
            }
            let n = self.stream.read_buf(&mut self.heard).await.expect("an answer");
            assert_ne!(n, 0, "the server hung up");
        }
    }
}

/// Where the body begins and ends, once all of it is here.
fn whole(heard: &[u8]) -> Option<(usize, usize)> {
    let head = heard.windows(4).position(|it| it == b"\r\n\r\n")?;
    let text = std::str::from_utf8(&heard[..head]).ok()?;
    let length = text.lines().find_map(|it| it.strip_prefix("content-length: "))?;
    let to = head + 4 + length.parse::<usize>().ok()?;
    (to <= heard.len()).then_some((head + 4, to))
}

/// One page, whole.
pub fn get(at: SocketAddr, path: &str) -> String {
    let mut stream = std::net::TcpStream::connect(at).expect("a server");
    let request = format!("GET {path} HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("a server that listens");
    let mut heard = String::new();
    stream.read_to_string(&mut heard).expect("a page");
    heard
}
