extension CommandSet {
  /// The subcommands that serve any subjects, and those of one command alone.
  ///
  /// - Parameters:
  ///   - others: Those of one command alone, which help shows behind the rest. One that is called as a general
  ///     one takes its place.
  ///   - inner: Those that one command alone calls itself.
  package static func general(
    and others: [Command] = [], inner: [Command] = []
  ) -> CommandSet {
    let general: [Command] = [
      .run, .list, .explain, .show, .diff, .judge, .record, .review, .accept, .reject, .certify,
      .verify, .completions, .manual,
    ]
    let shown = general.map { command in others.first { $0.name == command.name } ?? command }
    return CommandSet(
      shown: shown + others.filter { other in !general.contains { $0.name == other.name } },
      inner: [.worker, .trial] + inner, standard: .run)
  }
}
