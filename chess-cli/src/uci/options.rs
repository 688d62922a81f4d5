//! The options of the protocol: their declaration, and how a name and a value change the [`Settings`].

use std::time::Duration;

use chess_runtime::engine::{ELO_RANGE, Engine, Options};

/// The current values of what a chess program can set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Settings {
    pub(super) hash_megabytes: usize,
    pub(super) threads: usize,
    pub(super) multi_pv: usize,
    pub(super) move_overhead: Duration,
    pub(super) chess960: bool,
    pub(super) show_chances: bool,
    pub(super) limit_strength: bool,
    pub(super) elo: u16,
}

impl Default for Settings {
    fn default() -> Settings {
        let Options { hash_megabytes, threads, multi_pv, .. } = Options::default();
        Settings {
            hash_megabytes,
            threads,
            multi_pv,
            // The time that the engine keeps in reserve. A busy machine easily takes 40 ms to wake a
            // process: at 1+0.01, on two cores with ten busy processes, 30 ms were not enough.
            move_overhead: Duration::from_millis(50),
            chess960: false,
            show_chances: false,
            limit_strength: false,
            elo: *ELO_RANGE.end(),
        }
    }
}

/// What setting an option did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// A setting has a new value.
    Setting,
    /// The button `Clear Hash`.
    ClearHash,
}

const HASH: (u64, u64) = (1, 65_536);
const THREADS: (u64, u64) = (1, 256);
const MULTI_PV: (u64, u64) = (1, 218);
const OVERHEAD: (u64, u64) = (0, 5000);

impl Settings {
    /// The lines that answer `uci`, with the defaults.
    pub(super) fn declaration() -> String {
        let defaults = Settings::default();
        let spin = |name: &str, default: u128, (min, max): (u64, u64)| {
            format!("option name {name} type spin default {default} min {min} max {max}\n")
        };
        let check = |name: &str| format!("option name {name} type check default false\n");
        [
            spin("Hash", defaults.hash_megabytes as u128, HASH),
            "option name Clear Hash type button\n".into(),
            spin("Threads", defaults.threads as u128, THREADS),
            spin("MultiPV", defaults.multi_pv as u128, MULTI_PV),
            spin("Move Overhead", defaults.move_overhead.as_millis(), OVERHEAD),
            check("Ponder"),
            check("UCI_Chess960"),
            check("UCI_ShowWDL"),
            check("UCI_LimitStrength"),
            spin("UCI_Elo", defaults.elo.into(), elo_range()),
        ]
        .concat()
    }

    /// Sets an option. The case of names is ignored, as the protocol requires.
    ///
    /// # Errors
    /// A sentence: there is no such option, or it cannot have that value.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Change, String> {
        let spin = |range| read_number(name, value, range);
        let check = || read_switch(name, value);
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.hash_megabytes = spin(HASH)? as usize,
            "clear hash" => return Ok(Change::ClearHash),
            "threads" => self.threads = spin(THREADS)? as usize,
            "multipv" => self.multi_pv = spin(MULTI_PV)? as usize,
            "move overhead" => self.move_overhead = Duration::from_millis(spin(OVERHEAD)?),
            // Programs set this so that engines can plan their time. Ours needs only `go ponder`.
            "ponder" => {
                check()?;
            }
            "uci_chess960" => self.chess960 = check()?,
            "uci_showwdl" => self.show_chances = check()?,
            "uci_limitstrength" => self.limit_strength = check()?,
            "uci_elo" => self.elo = spin(elo_range())? as u16,
            _ => return Err(format!("there is no option `{name}`")),
        }
        Ok(Change::Setting)
    }

    /// The settings that the engine itself knows.
    pub(super) fn engine_options(&self) -> Options {
        Options {
            hash_megabytes: self.hash_megabytes,
            threads: self.threads,
            multi_pv: self.multi_pv,
            strength: self.limit_strength.then_some(self.elo),
            ..Options::default()
        }
    }

    /// Changes only the options that differ, because setting the table size empties the table.
    pub(super) fn apply_to(&self, engine: &mut Engine) {
        let wanted = self.engine_options();
        let present = *engine.options();
        if wanted.hash_megabytes != present.hash_megabytes {
            engine.set_hash(wanted.hash_megabytes);
        }
        if wanted.threads != present.threads {
            engine.set_threads(wanted.threads);
        }
        if wanted.multi_pv != present.multi_pv {
            engine.set_multi_pv(wanted.multi_pv);
        }
        if wanted.strength != present.strength {
            engine.set_strength(wanted.strength);
        }
    }
}

fn elo_range() -> (u64, u64) {
    (u64::from(*ELO_RANGE.start()), u64::from(*ELO_RANGE.end()))
}

fn read_number(name: &str, value: &str, (min, max): (u64, u64)) -> Result<u64, String> {
    let number = value.parse().ok().filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| format!("{name} is a number from {min} to {max}, not `{value}`"))
}

fn read_switch(name: &str, value: &str) -> Result<bool, String> {
    match value.to_ascii_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(format!("{name} is true or false, not `{value}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_declared_option_can_be_set() {
        for line in Settings::declaration().lines() {
            let (name, kind) = line.strip_prefix("option name ").unwrap().split_once(" type ").unwrap();
            let value = kind.split_once("default ").map_or("", |(_, rest)| rest.split(' ').next().unwrap());
            let mut settings = Settings::default();
            assert!(settings.set(name, value).is_ok(), "{line}");
            assert_eq!(settings, Settings::default(), "{line}");
        }
    }

    #[test]
    fn values_out_of_range_change_nothing() {
        let mut settings = Settings::default();
        for (name, value) in
            [("Hash", "0"), ("Hash", "-1"), ("Threads", "many"), ("Ponder", "1"), ("SyzygyPath", "/")]
        {
            assert!(settings.set(name, value).is_err(), "{name} {value}");
        }
        assert_eq!(settings, Settings::default());
        assert_eq!(settings.set("Hash", "0").unwrap_err(), "Hash is a number from 1 to 65536, not `0`");
    }

    #[test]
    fn strength_is_limited_only_when_asked() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("uci_elo", "1500"), Ok(Change::Setting));
        assert_eq!(settings.engine_options().strength, None);
        assert_eq!(settings.set("UCI_LimitStrength", "true"), Ok(Change::Setting));
        assert_eq!(settings.engine_options().strength, Some(1500));
    }
}
