extension CommandSet {
  /// The subcommands of this command.
  static let builtIn = CommandSet(
    shown: [
      .run, .list, .explain, .show, .diff, .judge, .record, .accept, .reject, .certify, .port,
      .selftest, .soak, .bench, .report,
    ],
    inner: [.worker],
    standard: .run)
}
