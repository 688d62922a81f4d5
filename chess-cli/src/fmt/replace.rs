//! [`replace`]: replaces the content of a file, completely or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use super::formatter::Formatted;
use crate::decompress::Compression;

/// Writes the new content to a file beside the old one and, if it differs, renames it. Other programs see
/// either the old content or the new content and never a part of it, even if the power fails.
pub(super) fn replace(
    path: &Path,
    format: impl FnOnce(&mut dyn Write) -> anyhow::Result<Formatted>,
) -> anyhow::Result<Formatted> {
    let mut beginning = [0; 4];
    let read = std::io::Read::read(&mut File::open(path)?, &mut beginning)?;
    if let Some(name) = Compression::of(&beginning[..read]).name() {
        anyhow::bail!("it is compressed with {name}: decompress it first, or use `-`");
    }
    // Replace the file behind a link, not the link.
    let path = fs::canonicalize(path)?;
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(name);
    let formatted = write(&path, &beside, format);
    if !matches!(formatted, Ok(Formatted { is_changed: true, .. })) {
        // If it cannot be removed either, report the first error.
        let _ = fs::remove_file(&beside);
    }
    formatted
}

fn write(
    path: &Path,
    beside: &Path,
    format: impl FnOnce(&mut dyn Write) -> anyhow::Result<Formatted>,
) -> anyhow::Result<Formatted> {
    let mut out = BufWriter::new(File::create_new(beside)?);
    let formatted = format(&mut out)?;
    let file = out.into_inner()?;
    if formatted.is_changed {
        file.set_permissions(fs::metadata(path)?.permissions())?;
        file.sync_all()?;
        fs::rename(beside, path)?;
    }
    Ok(formatted)
}
