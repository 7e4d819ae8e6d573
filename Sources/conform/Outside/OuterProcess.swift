import CaseProcesses
import ConformCommand
import Foundation

/// Another program, run to its end.
struct OuterProcess {
  let arguments: [String]
  /// All variables that it gets.
  let environment: [String: String]
  /// The folder that it runs in.
  var directory: URL?

  /// Runs it; what it writes goes where it is told.
  ///
  /// - Returns: Its exit status; for a signal 128 and the signal's number, as a shell says.
  func run(output: FileHandle, problems: FileHandle = .standardError) throws(CommandFailure)
    -> Int32
  {
    let process = try started(output: output, problems: problems)
    return Self.waiting(for: process) {}.status
  }

  /// Runs it, and takes what it writes to its standard output.
  func capture(
    problems: FileHandle = .standardError
  ) throws(CommandFailure) -> (status: Int32, output: Data) {
    let pipe = Pipe()
    return Self.reading(pipe, of: try started(output: pipe, problems: problems))
  }

  /// Runs it, and takes what it writes to both of its streams, in the order in which it comes.
  ///
  /// - Parameter tell: Is told each line as it comes.
  func captureAll(
    telling tell: (Substring) -> Void = { _ in }
  ) throws(CommandFailure) -> (status: Int32, output: Data) {
    let pipe = Pipe()
    return Self.reading(pipe, of: try started(output: pipe, problems: pipe)) { data in
      // A line that comes in two parts is told in two, which nobody minds who looks at it in passing.
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        tell(line)
      }
    }
  }

  private static func reading(
    _ pipe: Pipe, of process: Process, telling tell: (Data) -> Void = { _ in }
  ) -> (status: Int32, output: Data) {
    waiting(for: process) {
      ProcessOutput(of: process.processIdentifier, from: pipe.fileHandleForReading).read(tell)
    }
  }

  /// Reads what a process writes, and waits for its end; what asks this process to end is handed on to it.
  private static func waiting<Output>(
    for process: Process, reading read: () -> Output
  ) -> (status: Int32, output: Output) {
    let id = process.processIdentifier
    SignalForwarding.begin(to: id)
    defer { SignalForwarding.end() }
    let output = read()
    // Foundation's own answer waits for all that the process has started.
    if case .known(let status) = ProcessEnding(of: id, waiting: true) { return (status, output) }
    return (process.shellStatus, output)
  }

  private func started(output: Any, problems: Any) throws(CommandFailure) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = directory
    process.standardOutput = output
    process.standardError = problems
    do {
      try process.run()
    } catch {
      throw .incomplete("cannot start \(arguments[0]): \(error.localizedDescription)")
    }
    return process
  }
}

extension OuterProcess {
  /// The signal that ended a program, or something that it had started, as far as it says so.
  ///
  /// - Parameters:
  ///   - status: How it ended, as `run` returns it.
  ///   - words: What it wrote.
  /// - Returns: The signal's number; none where it ended by itself.
  static func signal(behind status: Int32, _ words: String = "") -> Int32? {
    if status > 128 { return status - 128 }
    return words.range(of: " failed due to signal ").flatMap { mark in
      Int32(words[mark.upperBound...].prefix(while: \.isNumber))
    }
  }
}

extension Process {
  /// How it ended, where that was noticed before it could be asked for.
  fileprivate var shellStatus: Int32 {
    waitUntilExit()
    return terminationReason == .uncaughtSignal ? 128 + terminationStatus : terminationStatus
  }
}
