import ConformCommand

extension CommandSet {
  /// The subcommands of the command that comes with the package.
  static let builtIn = CommandSet.general(
    and: [.certifyAnything, .showAnything, .port, .selftest, .soak, .bench, .report],
    inner: [.workloads, .memoryOfJudging])
}
