use std::time::Instant;
fn main(){ for n in [8000,10000,11000,12000]{let t=Instant::now(); let g=chess_benches::compile::games::invent_long(n); println!("{n} {} {:?}",g.plies(),t.elapsed());}}
