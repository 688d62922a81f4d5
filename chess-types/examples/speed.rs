use chess_types::notation::*;
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let text = std::fs::read(path).unwrap();
    let t = std::time::Instant::now();
    let n = Lexer::new(&text).count();
    println!("lex {n} tokens {:?}", t.elapsed());
    let t = std::time::Instant::now();
    let games: Vec<_> = GameReader::new(&text).collect();
    println!("read {} games {:?}", games.len(), t.elapsed());
    let t = std::time::Instant::now();
    let mut plies = 0; let mut bad = 0;
    for g in &games { let v = judge(g, &text, chess_types::Position::default()); plies += v.record.moves().len(); bad += v.diagnostics.len();
      if bad < 12 { for d in &v.diagnostics { println!("{:?} {}", line_and_column(&text, d.span.start), d.title(&text)); } } }
    println!("judge {plies} plies {bad} bad {:?}", t.elapsed());
}
