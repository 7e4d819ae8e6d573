import Foundation

/// A program of the system's, where it is installed.
struct Tool {
  private let path: String

  /// - Returns: The program; none where it is not installed.
  init?(_ name: String) {
    let folders = ["/usr/bin", "/bin", "/usr/local/bin"]
    let found = folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    path = found
  }

  /// Calls the program and waits for its end.
  ///
  /// - Parameter input: What it reads on standard input.
  func run(_ arguments: [String], input: String) async throws -> BuiltCommand.Outcome {
    var command = BuiltCommand(directory: Workshop.repository)
    command.executable = URL(fileURLWithPath: path)
    command.input = input
    return try await command.run(arguments)
  }
}
