//! WebDriver as far as these tests need it: a driver process, sessions, and JSON over one connection a request.
use std::{
    io::{BufRead, BufReader, Write},
    net::{SocketAddr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};

/// No single request to the driver takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where the browser and its driver are, if this machine has both.
pub fn found() -> Option<(PathBuf, PathBuf)> {
    let browser = ["chromium", "chromium-browser", "google-chrome"].iter().find_map(|it| on_path(it))?;
    let driver = on_path("chromedriver")?;
    Some((browser, driver))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let usual = std::env::var_os("PATH").unwrap_or_default();
    let folders =
        std::env::split_paths(&usual).chain([PathBuf::from("/usr/bin"), PathBuf::from("/usr/lib/chromium")]);
    folders.map(|it| it.join(name)).find(|it| it.is_file())
}

/// A driver process, which ends with this.
#[derive(Debug)]
pub struct Driver {
    child: Child,
    at: SocketAddr,
}

impl Driver {
    pub fn start(program: &Path) -> Driver {
        let mut child = Command::new(program)
            .args(["--port=0", "--log-level=SEVERE"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            line.split_once("started successfully on port ")?.1.trim_end_matches('.').parse().ok()
        });
        let port: u16 = port.expect("the driver says which port it listens on");
        Driver { child, at: SocketAddr::from(([127, 0, 0, 1], port)) }
    }

    /// One command; the error is what the driver says of it.
    pub fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let mut stream = TcpStream::connect(self.at).map_err(|it| it.to_string())?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(|it| it.to_string())?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
            self.at,
            body.len()
        );
        stream.write_all(&[head.as_bytes(), body.as_bytes()].concat()).map_err(|it| it.to_string())?;
        let told = answered(&mut BufReader::new(stream)).map_err(|it| format!("{method} {path}: {it}"))?;
        let told: Value = serde_json::from_slice(&told).map_err(|it| format!("{method} {path}: {it}"))?;
        match told["value"]["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", told["value"]["message"].as_str().unwrap_or_default())),
            None => Ok(told["value"].clone()),
        }
    }

    /// A new window with these properties; gives the name of its session.
    pub fn open(&self, options: &Value) -> Result<String, String> {
        let wanted = json!({
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let told = self.ask("POST", "/session", &json!({ "capabilities": { "alwaysMatch": wanted } }))?;
        Ok(told["sessionId"].as_str().unwrap_or_default().to_owned())
    }
}

/// The body of an answer; the driver leaves the connection open behind it.
fn answered(from: &mut impl BufRead) -> std::io::Result<Vec<u8>> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        from.read_line(&mut line)?;
        let line = line.trim().to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(n) = line.strip_prefix("content-length:") {
            length = n.trim().parse().unwrap_or(0);
        }
    }
    let mut bytes = vec![0; length];
    from.read_exact(&mut bytes)?;
    Ok(bytes)
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
