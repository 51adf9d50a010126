//! The program as it is shipped, from the same folder as this one.
use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// The program, which ends with this, and its games with it.
#[derive(Debug)]
pub struct Program {
    child: Child,
    pub at: SocketAddr,
    folder: PathBuf,
}

pub fn path() -> PathBuf {
    let path = std::env::current_exe().expect("this program").with_file_name("shamble");
    assert!(path.is_file(), "build it first, with the same profile: cargo build --profile dist -p shamble");
    path
}

/// A folder on the disk where the program is.
pub fn beside(name: &str) -> PathBuf {
    path().with_file_name(name)
}

impl Program {
    /// Starts it over an empty folder.
    pub fn start(folder: &Path) -> Program {
        let _ = std::fs::remove_dir_all(folder);
        let mut child = Command::new(path())
            .args(["serve", "--no-open", "--port", "0", "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let out = child.stdout.take().expect("its output");
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        let at = lines.find_map(|line| line.split_once("http://")?.1.split('/').next()?.parse().ok());
        // Whatever else it says has to go somewhere.
        std::thread::spawn(move || lines.for_each(drop));
        Program { child, at: at.expect("its address"), folder: folder.to_owned() }
    }
}

impl Program {
    /// How much of the machine's memory it has, in KB; 0 where the system does not say.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
        line.and_then(|it| it.trim().strip_suffix(" kB")?.parse().ok()).unwrap_or(0)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
