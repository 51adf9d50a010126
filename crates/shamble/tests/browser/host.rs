//! The program as it is shipped, serving a folder of its own.
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
};

use assert_cmd::cargo::cargo_bin;
use serde_json::{Value, json};

#[derive(Debug)]
pub struct Host {
    child: Child,
    pub at: SocketAddr,
    folder: tempfile::TempDir,
}

impl Host {
    pub fn start() -> Host {
        let folder = tempfile::tempdir().unwrap();
        let (child, at) = started(&folder, 0);
        Host { child, at, folder }
    }

    /// Ends it as a power cut does.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again where it was.
    pub fn start_again(&mut self) {
        (self.child, self.at) = started(&self.folder, self.at.port());
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.at)
    }

    /// Asks the API, as a program does.
    pub fn api(&self, path: &str, body: Option<&Value>) -> Value {
        let body = body.map(Value::to_string);
        let verb = if body.is_some() { "POST" } else { "GET" };
        let body = body.unwrap_or_default();
        let at = self.at;
        let mut stream = TcpStream::connect(at).unwrap();
        let head = format!(
            "{verb} {path} HTTP/1.1\r\nhost: {at}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
            body.len()
        );
        stream.write_all(&[head.as_bytes(), body.as_bytes()].concat()).unwrap();
        let mut told = String::new();
        stream.read_to_string(&mut told).unwrap();
        let (head, text) = told.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {told}");
        serde_json::from_str(text).unwrap()
    }

    /// Sets a table; gives the keys to its chairs and the watchers' key.
    pub fn set(&self, order: &Value) -> (Vec<String>, String) {
        let chairs = self.api("/api/games", Some(order))["chairs"].clone();
        let keys = chairs["seats"].as_array().unwrap().iter().filter_map(|it| it["key"].as_str());
        (keys.map(str::to_owned).collect(), chairs["watch"].as_str().unwrap().to_owned())
    }

    /// The street, with dice that fall the same each time.
    pub fn street(&self) -> String {
        self.set(&json!({ "scenario": "street", "seed": 7 })).0.remove(0)
    }
}

fn started(folder: &tempfile::TempDir, port: u16) -> (Child, SocketAddr) {
    let mut child = Command::new(cargo_bin("shamble"))
        .args(["serve", "--no-open", "--port", &port.to_string(), "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let line = lines.find_map(|it| it.unwrap().split_once("http://").map(|it| it.1.to_owned())).unwrap();
    let at = line.split('/').next().unwrap().parse().unwrap();
    // Whatever else it says has to go somewhere.
    std::thread::spawn(move || lines.for_each(drop));
    (child, at)
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
