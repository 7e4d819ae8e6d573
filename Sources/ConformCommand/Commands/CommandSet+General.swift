extension CommandSet {
  /// The subcommands that serve any subjects, and those of one command alone.
  ///
  /// - Parameter others: Those of one command alone; help shows them behind the rest.
  package static func general(and others: [Command] = []) -> CommandSet {
    CommandSet(
      shown: [
        .run, .list, .explain, .show, .diff, .judge, .record, .accept, .reject, .certify,
      ] + others,
      inner: [.worker], standard: .run)
  }
}
