//! `chess check` and `chess merge` as they are run: arguments and files in; output, messages and exit code
//! out. What the formats look like is in `tests/cmd/check`.

mod baseline;
mod compression;
mod formats;
mod hostile;
mod inputs;
#[cfg(unix)]
mod interruption;
mod rules;
mod sandbox;
mod settings;
mod shards;

/// The output of each format. `TRYCMD=overwrite` replaces it by the current output.
#[test]
fn snapshots() {
    trycmd::TestCases::new()
        .register_bin("chess", std::path::PathBuf::from(env!("CARGO_BIN_EXE_chess")))
        .env("NO_COLOR", "1")
        .case("tests/cmd/check/*.trycmd");
}
