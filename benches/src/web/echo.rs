//! A bare axum echo in a process of its own: it reads what is sent and answers with so many bytes. One kind keeps what it
//! is sent in a file, synced before it answers.
mod keep;

use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    sync::Arc,
};

use axum::{Router, body::Bytes, routing::post};

use self::keep::Keeper;

/// The echo, which ends with this.
#[derive(Debug)]
pub struct Echo {
    child: Child,
    pub at: SocketAddr,
}

impl Echo {
    /// One that answers with this many bytes.
    pub fn start(bytes: usize) -> Echo {
        Echo::with(&["echo", &bytes.to_string()])
    }

    /// One that also keeps what it is sent in this file.
    pub fn that_keeps(bytes: usize, path: &Path) -> Echo {
        Echo::with(&["echo", &bytes.to_string(), &path.to_string_lossy()])
    }

    fn with(args: &[&str]) -> Echo {
        let own = std::env::current_exe().expect("this program");
        let mut child =
            Command::new(own).args(args).stdout(Stdio::piped()).spawn().expect("this program once more");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("its address");
        Echo { child, at: line.trim().parse().expect("its address") }
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Serves until it is killed.
pub fn serve() {
    let bytes = std::env::args().nth(2).and_then(|it| it.parse().ok()).unwrap_or(64);
    let answer = Bytes::from("x".repeat(bytes));
    let keeper = std::env::args().nth(3).map(|it| Arc::new(Keeper::new(Path::new(&it))));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let echo = move |said: Bytes| {
            let (answer, keeper) = (answer.clone(), keeper.clone());
            async move {
                if let Some(keeper) = keeper {
                    keeper.keep(said).await;
                }
                answer
            }
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        println!("{}", listener.local_addr().expect("an address"));
        axum::serve(listener, Router::new().route("/echo", post(echo))).await.expect("an echo");
    });
}
