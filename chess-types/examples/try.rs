use chess_types::notation::*;
fn main() {
    for text in std::env::args().skip(1) {
        println!("== {text}");
        for v in judge_all(text.as_bytes()) {
            for d in &v.diagnostics { println!("  [{}] {}\n      help: {}", d.rule(), d.title(text.as_bytes()), d.help.as_deref().unwrap_or("-")); }
            println!("  moves {} lines {} outcome {:?}", v.record.moves().len(), v.record.lines.len(), v.record.outcome);
        }
    }
}
