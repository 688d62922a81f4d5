//! A [`Survey`] for people and for programs.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::count::{Count, Counts};
use super::survey::{Record, Survey};
use crate::numbers::{count, grouped, share};

const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// Tables in columns.
pub(super) fn for_people(survey: &Survey, top: usize) -> String {
    let mut out = String::new();
    let games = survey.games;
    let files = count(survey.files, "file", "files");
    let _ = writeln!(out, "{} in {files}", count(games, "game", "games"));
    if games == 0 {
        return out;
    }
    write_lengths(&mut out, survey);
    out += "\nResults\n";
    for (name, count) in RESULTS.into_iter().zip(survey.results) {
        write_share(&mut out, name, count, games);
    }
    out += "\nEndings\n";
    let mut endings: Vec<_> = survey.endings.iter().collect();
    endings.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    endings.into_iter().for_each(|(name, count)| write_share(&mut out, name, *count, games));
    write_share(&mut out, "not on the board", games - survey.endings.values().sum::<u64>(), games);
    write_years(&mut out, survey);
    write_names(&mut out, "Openings", &survey.openings, games, top);
    write_names(&mut out, "Players", &survey.players, games, top);
    out
}

fn write_lengths(out: &mut String, survey: &Survey) {
    let average = survey.plies as f64 / survey.games as f64;
    let _ = writeln!(out, "{} plies, {average:.1} a game", grouped(survey.plies));
    if survey.side_plies > 0 {
        let _ = writeln!(out, "{} plies in variations", grouped(survey.side_plies));
    }
    if survey.set_up > 0 {
        let _ = writeln!(out, "from a position of their own: {}", grouped(survey.set_up));
    }
    if survey.broken > 0 {
        let _ = writeln!(out, "broken and counted up to there: {} (see chess check)", grouped(survey.broken));
    }
    for (name, record) in [("longest game", &survey.longest), ("shortest mate", &survey.shortest_mate)] {
        if let Some(Record { plies, players, file, line, game }) = record {
            let _ = writeln!(out, "{name}: {plies} plies, {players}, {file}:{line} (game {game})");
        }
    }
}

fn write_share(out: &mut String, name: &str, count: u64, all: u64) {
    if count > 0 {
        let _ = writeln!(out, "  {name:<22} {:>11} {}", grouped(count), share(count, all));
    }
}

/// Years, or decades if there are many years.
fn write_years(out: &mut String, survey: &Survey) {
    const MANY: usize = 12;
    if survey.years.is_empty() {
        return;
    }
    let span = if survey.years.len() > MANY { 10 } else { 1 };
    let mut spans: Vec<(u16, u64)> = Vec::new();
    for (year, count) in &survey.years {
        let first = year - year % span;
        match spans.last_mut() {
            Some((last, sum)) if *last == first => *sum += count,
            _ => spans.push((first, *count)),
        }
    }
    out.push_str("\nYears\n");
    for (first, count) in spans {
        let name = if span == 1 { first.to_string() } else { format!("{first}-{}", first + span - 1) };
        write_share(out, &name, count, survey.games);
    }
}

/// The names with the most games, and how these ended. For an opening, the results are White's.
fn write_names(out: &mut String, title: &str, counts: &Counts, games: u64, top: usize) {
    let names = counts.top(top);
    if names.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n{title} ({} of {})", names.len(), grouped(counts.len() as u64));
    let width = names.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).clamp(22, 50);
    for (name, Count { games: count, wins, draws, losses }) in names {
        let shown: String = name.chars().take(width).collect();
        let (count, share) = (grouped(count), share(count, games));
        let _ = writeln!(out, "  {shown:<width$} {count:>9} {share}   +{wins} ={draws} -{losses}");
    }
    if counts.others > 0 {
        let _ = writeln!(out, "  {} more under names that were not kept", grouped(counts.others));
    }
}

/// One JSON object.
pub(super) fn for_programs(survey: &Survey, top: usize) -> Value {
    let results: serde_json::Map<String, Value> = RESULTS
        .into_iter()
        .zip(survey.results)
        .map(|(name, count)| (name.to_string(), json!(count)))
        .collect();
    let years: serde_json::Map<String, Value> =
        survey.years.iter().map(|(year, count)| (year.to_string(), json!(count))).collect();
    let average = if survey.games == 0 { 0.0 } else { survey.plies as f64 / survey.games as f64 };
    json!({
        "files": survey.files,
        "games": survey.games,
        "broken_games": survey.broken,
        "set_up_games": survey.set_up,
        "plies": survey.plies,
        "variation_plies": survey.side_plies,
        "average_plies": average,
        "results": results,
        "endings": survey.endings,
        "years": years,
        "openings": names(&survey.openings, top),
        "players": names(&survey.players, top),
        "longest_game": survey.longest.as_ref().map(record),
        "shortest_mate": survey.shortest_mate.as_ref().map(record),
    })
}

fn names(counts: &Counts, top: usize) -> Value {
    let top: Vec<Value> = counts
        .top(top)
        .into_iter()
        .map(|(name, count)| {
            json!({
                "name": name, "games": count.games,
                "wins": count.wins, "draws": count.draws, "losses": count.losses,
            })
        })
        .collect();
    json!({ "top": top, "different": counts.len(), "not_kept": counts.others })
}

fn record(record: &Record) -> Value {
    json!({
        "plies": record.plies, "players": record.players,
        "file": record.file, "line": record.line, "game": record.game,
    })
}
