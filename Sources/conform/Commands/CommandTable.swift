/// All subcommands, in the order in which help shows them.
enum CommandTable {
  static let all: [Command] = [
    .run, .list, .explain, .show, .diff, .judge, .record, .accept, .reject, .certify,
    .port, .selftest, .soak, .bench, .report,
  ]

  /// Those that the command calls itself, and no help shows.
  static let inner: [Command] = [.worker]

  /// The one that is meant where none is named.
  static let standard = Command.run

  /// All of them together.
  static let commands = CommandSet(shown: all, inner: inner, standard: standard)
}
