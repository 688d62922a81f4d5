//! In the editor, hovering a move shows the board after it. The test asks a real language server.
//!
//! The test is ignored by default, because it needs a `rust-analyzer`: `tools/editor` gets one and runs the test.
//! What the server answers is also the picture of the README, `docs/editor.svg`; the test holds the two equal, and
//! `EDITOR_PICTURE=overwrite` draws it anew.

#[path = "editor/picture.rs"]
mod picture;

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

use serde_json::{Value, json};

/// The program that the server analyses: moves as tokens, the last one wrong.
const PROGRAM: &str = "use chess_runtime::chess;

pub fn games() {
    let _ruy = chess! { 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O };
    let _broken = chess! { 1. d4 d5 2. c4 Ke6 };
}
";

/// How often a question is asked again, twice a second.
const TRIES: usize = 240;

/// A language server and the pipes to it.
struct Server {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    next_id: u64,
}

impl Server {
    fn start(program: &str, root: &Path) -> Server {
        let mut child = Command::new(program)
            .current_dir(root)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the language server starts");
        let input = child.stdin.take().expect("its input is a pipe");
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        Server { child, input, output, next_id: 0 }
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{text}", text.len()).expect("the server reads");
        self.input.flush().expect("the server reads");
    }

    fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// Sends a request and waits for the answer. Requests from the server meanwhile get an empty answer.
    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next_id += 1;
        let id = self.next_id;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.read();
            if message.get("method").is_none() && message["id"] == json!(id) {
                return message["result"].clone();
            }
            if message.get("method").is_some() && message.get("id").is_some() {
                self.send(&json!({ "jsonrpc": "2.0", "id": message["id"], "result": null }));
            }
        }
    }

    fn read(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            self.output.read_line(&mut line).expect("the server writes");
            match line.trim().split_once(": ") {
                Some(("Content-Length", number)) => length = number.parse().expect("a length is a number"),
                _ if line.trim().is_empty() => break,
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.output.read_exact(&mut body).expect("the server writes");
        serde_json::from_slice(&body).expect("the server writes JSON")
    }

    /// What hovering the first letter of a text in a line shows.
    fn hover(&mut self, file: &str, line: usize, text: &str) -> String {
        let row = PROGRAM.lines().nth(line).expect("the program has that line");
        let character = row.find(text).unwrap_or_else(|| panic!("{text} is not in {row}"));
        let position = json!({ "line": line, "character": character });
        let asked = json!({ "textDocument": { "uri": file }, "position": position });
        // The server compiles the macros first, and forgets questions while it does.
        for _ in 0..TRIES {
            let answer = self.ask("textDocument/hover", asked.clone());
            if let Some(shown) = answer["contents"]["value"].as_str() {
                return shown.to_string();
            }
            thread::sleep(Duration::from_millis(500));
        }
        String::new()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A crate that uses `chess!`, in a separate folder.
fn project() -> PathBuf {
    let root = env::temp_dir().join(format!("chess-editor-{}", std::process::id()));
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("chess-runtime");
    fs::create_dir_all(root.join("src")).expect("a folder can be made");
    let manifest = format!(
        "[package]\nname = \"hovered\"\nedition = \"2024\"\n\n[dependencies]\nchess-runtime = {{ path = {runtime:?} }}\n\n[workspace]\n"
    );
    fs::write(root.join("Cargo.toml"), manifest).expect("a file can be written");
    fs::write(root.join("src/lib.rs"), PROGRAM).expect("a file can be written");
    root
}

#[test]
#[ignore = "needs a rust-analyzer: run tools/editor"]
fn hovering_a_move_shows_the_board_after_it() {
    let program = env::var("RUST_ANALYZER").unwrap_or_else(|_| "rust-analyzer".to_string());
    let root = project();
    let uri = |path: &Path| format!("file://{}", path.display());
    let file = uri(&root.join("src/lib.rs"));
    let mut server = Server::start(&program, &root);
    let capabilities = json!({ "textDocument": { "hover": { "contentFormat": ["markdown"] } } });
    server
        .ask("initialize", json!({ "processId": null, "rootUri": uri(&root), "capabilities": capabilities }));
    server.notify("initialized", json!({}));
    let document = json!({ "uri": file, "languageId": "rust", "version": 1, "text": PROGRAM });
    server.notify("textDocument/didOpen", json!({ "textDocument": document }));

    let shown = server.hover(&file, 3, "Nf3");
    assert!(shown.contains("2. Nf3"), "{shown}");
    assert!(shown.contains("3 . . . . . N . ."), "{shown}");
    let castled = server.hover(&file, 3, "O-O");
    assert!(castled.contains("castles kingside"), "{castled}");
    // The legal moves before a wrong one keep their boards.
    let before_mistake = server.hover(&file, 4, "c4");
    assert!(before_mistake.contains("2. c4"), "{before_mistake}");
    let _ = fs::remove_dir_all(root);

    let code = PROGRAM.lines().nth(3).expect("the program has that line");
    let drawn = picture::svg(code.trim(), "Nf3", &shown);
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("docs").join("editor.svg");
    if env::var("EDITOR_PICTURE").is_ok_and(|wish| wish == "overwrite") {
        fs::write(&kept, &drawn).expect("the picture can be written");
    }
    let kept = fs::read_to_string(kept).expect("there is a picture");
    assert_eq!(kept, drawn, "docs/editor.svg: EDITOR_PICTURE=overwrite tools/editor draws it anew");
}
