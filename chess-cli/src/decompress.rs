//! Opening archives: a file or standard input in, the decompressed bytes of its games out. The first bytes
//! of an archive tell how it is compressed.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::interrupt::Interruptible;

/// The decompressed bytes of an archive. Any thread can read them.
pub(crate) type ArchiveReader = Box<dyn Read + Send>;

/// Opens a file. Counts the bytes that are read from disk in `read`. Once `stop` is set, a pipe with a name ends with an error.
pub(crate) fn open_file(
    path: &Path,
    read: &Arc<AtomicU64>,
    stop: Arc<AtomicBool>,
) -> io::Result<ArchiveReader> {
    let is_plain = std::fs::metadata(path)?.is_file();
    if is_plain {
        return decompress(Counted { source: File::open(path)?, read: read.clone() });
    }
    // Opening a pipe waits for its writer.
    let path = path.to_owned();
    let source = Interruptible::opening(move || File::open(path), stop);
    decompress(Counted { source, read: read.clone() })
}

/// Opens standard input. Counts the bytes that are read in `read`. Once `stop` is set, reading ends with an error.
pub(crate) fn open_stdin(read: &Arc<AtomicU64>, stop: Arc<AtomicBool>) -> io::Result<ArchiveReader> {
    decompress(Counted { source: Interruptible::new(io::stdin(), stop), read: read.clone() })
}

/// How an archive is compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compression {
    None,
    Gzip,
    Zstandard,
    Bzip2,
}

impl Compression {
    /// The compression of an archive with these first bytes.
    pub(crate) fn of(start: &[u8]) -> Compression {
        match start {
            [0x1F, 0x8B, ..] => Compression::Gzip,
            // The second is a skippable frame, as parallel compressors write.
            [0x28, 0xB5, 0x2F, 0xFD] | [0x50..=0x5F, 0x2A, 0x4D, 0x18] => Compression::Zstandard,
            [b'B', b'Z', b'h', b'1'..=b'9'] => Compression::Bzip2,
            _ => Compression::None,
        }
    }

    /// The usual name; `None` without compression.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Compression::None => None,
            Compression::Gzip => Some("gzip"),
            Compression::Zstandard => Some("zstd"),
            Compression::Bzip2 => Some("bzip2"),
        }
    }
}

/// The largest window that zstd may ask for, as a power of two. The zstd command allows the same by default;
/// with more, a small file could take all memory.
const LARGEST_WINDOW: u32 = 27;

/// Recognises the compression by the first bytes and decompresses all members, one after the other.
pub(crate) fn decompress(mut source: impl Read + Send + 'static) -> io::Result<ArchiveReader> {
    let mut start = Vec::with_capacity(4);
    // A source that fails at once, such as a directory, counts as one that cannot be opened.
    let first_bytes = (&mut source).take(4).read_to_end(&mut start);
    first_bytes?;
    let compression = Compression::of(&start);
    let whole = io::Cursor::new(start).chain(source);
    if compression == Compression::None {
        return Ok(Box::new(whole));
    }
    let whole = BufReader::with_capacity(1 << 16, whole);
    unpack(compression, whole)
}

fn unpack(compression: Compression, packed: impl BufRead + Send + 'static) -> io::Result<ArchiveReader> {
    Ok(match compression {
        Compression::None => Box::new(packed),
        Compression::Gzip => Box::new(flate2::bufread::MultiGzDecoder::new(packed)),
        Compression::Bzip2 => Box::new(bzip2::bufread::MultiBzDecoder::new(packed)),
        Compression::Zstandard => {
            let mut decoder = zstd::stream::read::Decoder::with_buffer(packed)?;
            decoder.window_log_max(LARGEST_WINDOW)?;
            Box::new(decoder)
        }
    })
}

/// Counts the bytes that are read.
struct Counted<R> {
    source: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(buffer)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::Compression;

    #[test]
    fn compression_is_seen_by_the_first_bytes() {
        assert_eq!(Compression::of(b"[Eve"), Compression::None);
        assert_eq!(Compression::of(b""), Compression::None);
        assert_eq!(Compression::of(b"BZ"), Compression::None);
        assert_eq!(Compression::of(b"BZh9"), Compression::Bzip2);
        assert_eq!(Compression::of(&[0x1F, 0x8B]), Compression::Gzip);
        assert_eq!(Compression::of(&[0x28, 0xB5, 0x2F, 0xFD]), Compression::Zstandard);
        assert_eq!(Compression::of(&[0x52, 0x2A, 0x4D, 0x18]), Compression::Zstandard);
    }
}
