//! [`Lazy`]: arguments that clap is told about only when their command is used.
//!
//! Building the arguments of all twelve commands takes longer than checking a small file.

use clap::{ArgMatches, Args, Command, Error, FromArgMatches};

/// The arguments of a command, built when clap needs them.
pub(crate) struct Lazy<A>(pub(crate) A);

impl<A: Args> Args for Lazy<A> {
    fn augment_args(command: Command) -> Command {
        command.defer(A::augment_args)
    }

    fn augment_args_for_update(command: Command) -> Command {
        command.defer(A::augment_args_for_update)
    }
}

impl<A: FromArgMatches> FromArgMatches for Lazy<A> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Lazy<A>, Error> {
        A::from_arg_matches(matches).map(Lazy)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.0.update_from_arg_matches(matches)
    }
}
