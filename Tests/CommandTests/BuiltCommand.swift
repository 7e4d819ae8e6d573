import Foundation
import Testing

/// The built command, beside the tests that were built with it.
struct BuiltCommand {
  /// What a call printed, and how it ended.
  struct Outcome {
    let status: Int32
    let output: String
    let problems: String

    /// The output read as JSON.
    func json<Value>(as type: Value.Type = Value.self) throws -> Value {
      let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
      return try #require(value as? Value)
    }
  }

  /// The folder in which it is called.
  let directory: String
  /// What its environment holds beside the path to programs.
  var environment: [String: String] = [:]
  /// What it reads from its standard input; nothing where none is given.
  var input: String?
  /// The file that takes what it prints; one of its own where none is named.
  var outputPath: String?
  /// The name of its executable.
  var name = "conform"
  /// Another program that is called in its place; none for the command itself.
  var executable: URL?
  /// Whether it waits for most of its time: then it takes no room from others.
  var isIdle = false

  /// Calls the command and waits for its end.
  func callAsFunction(_ arguments: String...) async throws -> Outcome {
    try await run(arguments)
  }

  /// Calls the command and waits for its end.
  func run(_ arguments: [String]) async throws -> Outcome {
    try await gate.pass { try await outcome(of: arguments) }
  }

  /// Calls the command and waits for its end.
  ///
  /// - Parameter deed: What is done from its beginning on; it is cancelled at its end, and waited for.
  /// - Returns: What came of both.
  func run<Value: Sendable>(
    _ arguments: [String], meanwhile deed: @escaping @Sendable () async -> Value
  ) async throws -> (outcome: Outcome, done: Value) {
    try await gate.pass {
      let other = Task.detached { await deed() }
      let outcome = try await outcome(of: arguments)
      other.cancel()
      return (outcome, await other.value)
    }
  }

  private var gate: ProcessGate { isIdle ? .open : .shared }

  /// Calls the command so often at the same moment, and waits until all have ended.
  func run(_ count: Int, _ arguments: [String]) async throws -> [Outcome] {
    try await ProcessGate.shared.pass {
      try await withThrowingTaskGroup { group in
        for _ in 0..<count { group.addTask { try await outcome(of: arguments) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
  }

  private func outcome(of arguments: [String]) async throws -> Outcome {
    let process = Process()
    process.executableURL = location
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    // What a busy machine has to say meanwhile is not what is tested.
    let usual = ["PATH": "/usr/bin:/bin", "CONFORM_PROGRESS": "none"]
    process.environment = environment.merging(usual.merging(Self.ofSanitizers) { $1 }) { own, _ in
      own
    }
    let (output, problems) = (TextFile(), TextFile())
    // Processes stay when they have ended, and what they hold with them: beyond a thousand files that are open,
    // Foundation reads past its list of them.
    var files: [FileHandle] = []
    defer { for file in files { try? file.close() } }
    files.append(
      try outputPath.map { path in
        try #require(FileHandle(forWritingAtPath: path))
      } ?? output.open())
    files.append(try problems.open())
    process.standardOutput = files[0]
    process.standardError = files[1]
    if let input {
      files.append(try TextFile().reading(input))
      process.standardInput = files[2]
    }
    try await process.runToEnd()
    return Outcome(
      status: process.terminationStatus, output: outputPath == nil ? try output.take() : "",
      problems: try problems.take())
  }

  /// What sanitizers are told, who watch the command as they do the tests.
  private static let ofSanitizers = ProcessInfo.processInfo.environment.filter { name, _ in
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains(name)
  }

  /// The path of the executable.
  var location: URL {
    if let executable { return executable }
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = bundle.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: ".build/debug/\(name)")
  }
}

extension Process {
  /// Runs the process, and holds no thread while it runs.
  fileprivate func runToEnd() async throws {
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in end.resume() }
      do {
        try run()
      } catch {
        end.resume(throwing: error)
      }
    }
  }
}

/// A file that takes what a process prints; unlike a pipe it is never full.
private struct TextFile {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("conform-\(UUID().uuidString)")

  func open() throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  /// The file open for reading, with a text in it; its name is gone.
  func reading(_ text: String) throws -> FileHandle {
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FileHandle(forReadingFrom: url)
  }

  func take() throws -> String {
    defer { try? FileManager.default.removeItem(at: url) }
    return try String(contentsOf: url, encoding: .utf8)
  }
}
