//! Compressed archives: recognised by their content, read to their last member, reported if they break off.

use std::io::Write as _;

use crate::sandbox::{BAD, GOOD, Sandbox, rules};

fn gzip(text: &str) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap()
}

fn zstandard(text: &str) -> Vec<u8> {
    zstd::encode_all(text.as_bytes(), 3).unwrap()
}

fn bzip2(text: &str) -> Vec<u8> {
    let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap()
}

type Compressor = (&'static str, fn(&str) -> Vec<u8>);

/// The compressors, each with the extension of its files.
const COMPRESSORS: [Compressor; 3] = [("gz", gzip), ("zst", zstandard), ("bz2", bzip2)];

#[test]
fn all_members_are_read() {
    for (ending, compress) in COMPRESSORS {
        let members = [compress(GOOD), compress(BAD), compress(GOOD)].concat();
        let sandbox = Sandbox::new(&[(&format!("games/a.pgn.{ending}"), &members)]);
        let report = sandbox.report("games");
        assert_eq!(report["totals"]["games"], 3, "{ending}");
        assert_eq!(rules(&report), ["blocked"], "{ending}");
        assert_eq!(report["findings"][0]["line"], 5 + GOOD.lines().count(), "{ending}");
    }
}

#[test]
fn compression_is_seen_by_content_in_files_and_pipes() {
    for (ending, compress) in COMPRESSORS {
        let packed = compress(&[GOOD, BAD].concat());
        let sandbox = Sandbox::new(&[("games.txt", &packed)]);
        assert_eq!(sandbox.report("games.txt")["totals"]["games"], 2, "{ending}");
        let ran = sandbox.run_with("check - --format concise", &packed);
        assert!(ran.out.contains("[blocked]"), "{ending}: {}", ran.out);
    }
    // The name says gzip, but the content is not compressed.
    let sandbox = Sandbox::new(&[("plain.pgn.gz", BAD.as_bytes())]);
    assert_eq!(rules(&sandbox.report("plain.pgn.gz")), ["blocked"]);
}

/// Games that do not compress too well.
fn many_games() -> String {
    let game = |i: u32| {
        let (white, black) = (i.wrapping_mul(2_654_435_761), i.wrapping_mul(2_246_822_519));
        GOOD.replace("Lea", &format!("{white:x}")).replace("Tom", &format!("{black:x}"))
    };
    (0..6_000).map(game).collect()
}

#[test]
fn a_stream_that_breaks_off_is_a_finding_after_the_games_before_it() {
    for (ending, compress) in COMPRESSORS {
        let packed = compress(&many_games());
        let name = format!("cut.pgn.{ending}");
        let sandbox = Sandbox::new(&[(&name, &packed[..packed.len() / 2])]);
        let ran = sandbox.run(&format!("check {name} --format json"));
        assert_eq!(ran.code, Some(1), "{ending}: {}", ran.err);
        let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        let games = report["totals"]["games"].as_u64().unwrap();
        assert!((500..6_000).contains(&games), "{ending}: {games}");
        assert_eq!(rules(&report).last(), Some(&"truncated"), "{ending}");
        assert!(report["findings"].as_array().unwrap().last().unwrap()["game"].is_null());
    }
}
