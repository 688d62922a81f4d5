//! The picture of an editor: a line of code, the word under the cursor and the answer of a language server in, an SVG out.

use std::fmt::Write as _;

/// The height of a line of text and the width of a letter, in pixels.
const LINE: usize = 20;
const LETTER: usize = 8;
/// The space around the text.
const MARGIN: usize = 16;

/// How a line of the answer is written.
enum Style {
    Code,
    Text,
    Rule,
}

/// The line of code, the word under the cursor, and the Markdown that the server answered.
pub(crate) fn svg(code: &str, word: &str, answer: &str) -> String {
    let answer = lines(answer);
    let column = code.find(word).expect("the word is in the code");
    let popup_left = MARGIN + column * LETTER - LETTER;
    let popup_top = MARGIN + LINE + 6;
    let popup_width = answer.iter().map(|(_, line)| line.chars().count()).max().unwrap_or(0) * LETTER + 24;
    let popup_height = answer.len() * LINE + 16;
    let width = (popup_left + popup_width).max(MARGIN + code.len() * LETTER) + MARGIN;
    let height = popup_top + popup_height + MARGIN;

    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"13.29\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"#1f2430\"/>\n"
    );
    writeln!(
        text,
        "<rect x=\"{}\" y=\"{MARGIN}\" width=\"{}\" height=\"{LINE}\" rx=\"2\" fill=\"#3d4966\"/>",
        MARGIN + column * LETTER,
        word.len() * LETTER,
    )
    .expect("a string takes everything");
    write(&mut text, MARGIN, MARGIN, "#d9d7ce", code);
    writeln!(
        text,
        "<rect x=\"{popup_left}\" y=\"{popup_top}\" width=\"{popup_width}\" height=\"{popup_height}\" rx=\"4\" \
         fill=\"#262c3b\" stroke=\"#5b6684\"/>"
    )
    .expect("a string takes everything");
    for (row, (style, line)) in answer.iter().enumerate() {
        let top = popup_top + 8 + row * LINE;
        match style {
            Style::Code => write(&mut text, popup_left + 12, top, "#bae0a5", line),
            Style::Text => write(&mut text, popup_left + 12, top, "#d9d7ce", line),
            Style::Rule => writeln!(
                text,
                "<path d=\"M{popup_left} {y}h{popup_width}\" stroke=\"#5b6684\"/>",
                y = top + LINE / 2
            )
            .expect("a string takes everything"),
        }
    }
    text.push_str("</svg>\n");
    text
}

/// The Markdown line by line, as an editor shows it: fences and stars are not text.
fn lines(answer: &str) -> Vec<(Style, String)> {
    let mut is_code = false;
    let mut lines: Vec<(Style, String)> = Vec::new();
    for line in answer.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
        } else if is_code {
            lines.push((Style::Code, line.to_string()));
        } else if line == "---" {
            lines.push((Style::Rule, String::new()));
        } else if !line.is_empty() {
            lines.push((Style::Text, line.replace("**", "")));
        }
    }
    lines
}

/// A line of text. Every letter has its place, so that boards stay square in any font.
fn write(text: &mut String, left: usize, top: usize, color: &str, line: &str) {
    let indent = line.len() - line.trim_start().len();
    let line = line.trim();
    if line.is_empty() {
        return;
    }
    let escaped = line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    writeln!(
        text,
        "<text x=\"{}\" y=\"{}\" fill=\"{color}\" xml:space=\"preserve\" textLength=\"{}\">{escaped}</text>",
        left + indent * LETTER,
        top + 14,
        line.chars().count() * LETTER,
    )
    .expect("a string takes everything");
}
