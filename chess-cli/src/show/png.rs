//! Pictures as PNG: SVG in, the bytes of a file out; several pictures make an animation.

use anyhow::Context as _;
use resvg::{tiny_skia, usvg};

/// How much larger than its SVG a single picture is, so that it is sharp on any screen.
const SCALE: f32 = 2.0;

/// How long a position of an animation stands, and the last one, in milliseconds.
const STANDS: u16 = 1000;
const LAST_STANDS: u16 = 4000;

/// The file with these pictures, all of one size.
pub(super) fn encode(pictures: &[String]) -> anyhow::Result<Vec<u8>> {
    let scale = if pictures.len() == 1 { SCALE } else { 1.0 };
    let count = u32::try_from(pictures.len()).context("too many pictures")?;
    let mut pixels = pictures.iter().map(|svg| pixels(svg, scale));
    let (first, width, height) = pixels.next().context("there is nothing to draw")??;
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    if count > 1 {
        encoder.set_animated(count, 0)?;
        encoder.set_frame_delay(STANDS, 1000)?;
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&first)?;
    for (index, next) in pixels.enumerate() {
        if index + 2 == pictures.len() {
            writer.set_frame_delay(LAST_STANDS, 1000)?;
        }
        writer.write_image_data(&next?.0)?;
    }
    writer.finish()?;
    Ok(file)
}

/// Red, green, blue and opacity of each pixel; width and height.
fn pixels(svg: &str, scale: f32) -> anyhow::Result<(Vec<u8>, u32, u32)> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).context("the picture cannot be drawn")?;
    let size = tree.size().to_int_size().scale_by(scale).context("the picture has no size")?;
    let mut map = tiny_skia::Pixmap::new(size.width(), size.height()).context("the picture is too large")?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut map.as_mut());
    let colors = map.pixels().iter().map(|pixel| pixel.demultiply());
    let bytes = colors.flat_map(|color| [color.red(), color.green(), color.blue(), color.alpha()]).collect();
    Ok((bytes, size.width(), size.height()))
}
