import Foundation

/// Another command, run to its end, with a folder for what it needs meanwhile, which goes with it.
enum ChildProcess {
  /// What it left.
  struct Outcome: Sendable {
    let status: Int32
    /// The signal that ended it; none where it ended by itself.
    let signal: Int32?
    let output: String
    let problems: String
  }

  /// Runs a command that the path leads to.
  ///
  /// - Parameters:
  ///   - arguments: the command and what it is given.
  ///   - folder: where it runs; where this process does, if none is given.
  ///   - environment: its variables, but for the folder; those of this process, if none are given.
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let manager = FileManager.default
    let scratch = manager.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)")
    try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: scratch) }
    // Compiler and package manager leave folders and locks in theirs.
    process.environment = (environment ?? ProcessInfo.processInfo.environment)
      .merging(["TMPDIR": scratch.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Into files: a pipe that nobody empties would hold the command up.
    let places = ["out", "err"].map(scratch.appendingPathComponent)
    for place in places { try Data().write(to: place) }
    process.standardOutput = try FileHandle(forWritingTo: places[0])
    process.standardError = try FileHandle(forWritingTo: places[1])
    try process.run()
    process.waitUntilExit()
    let texts = places.map { place in
      String(decoding: manager.contents(atPath: place.path) ?? Data(), as: UTF8.self)
    }
    let isKilled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus, signal: isKilled ? process.terminationStatus : nil,
      output: texts[0], problems: texts[1])
  }
}
