import Foundation

/// The command over everything that is built in, called once for all tests that look at it.
enum WholeRuns {
  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The self-test as a document for machines.
  static let selftest = outcome("selftest", "--json")

  private static func outcome(_ arguments: String...) -> Task<BuiltCommand.Outcome, any Error> {
    Task { try await BuiltCommand(directory: root).run(arguments) }
  }
}
