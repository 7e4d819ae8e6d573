/// All subcommands, in the order in which help shows them.
enum CommandTable {
  static let all: [Command] = [
    .run, .list, .explain, .show, .diff, .judge, .record, .accept, .certify, .selftest, .soak,
    .bench, .report,
  ]

  /// The one that is meant where none is named.
  static let standard = Command.run
}
