import Foundation
import Testing

/// A temporary folder with a manifest and goldens, and the command called in it.
struct Workshop {
  let path: String
  var conform: BuiltCommand

  /// The folder of the package whose command is tried.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A golden that the tests change.
  static let golden = "modal/full-screen/present.trace"

  /// The id of a scenario in which the fade does what the reference does.
  static let shared = "modal/full-screen/present~unanimated"

  /// Makes a folder that exists as long as the closure runs.
  ///
  /// - Parameter recorded: What goldens lie in it.
  /// - Returns: What the closure returns.
  static func open<Value>(
    recorded: Recorded = .nothing, _ body: (Workshop) async throws -> Value
  ) async throws -> Value {
    let path = FileManager.default.temporaryDirectory.path + "/workshop-\(UUID().uuidString)"
    let workshop = Workshop(path: path, conform: BuiltCommand(directory: path))
    try FileManager.default.createDirectory(
      atPath: path + "/traces", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try workshop.write("", to: "../Package.swift")
    try await workshop.record(recorded)
    return try await body(workshop)
  }

  /// What goldens lie in a folder.
  enum Recorded {
    case nothing
    /// Those of one scenario.
    case oneScenario
    /// Those of one scenario in which a subject does what the reference does.
    case sharedScenario
    /// Those that lie in the repository.
    case everything
  }

  /// Puts goldens into the folder.
  private func record(_ recorded: Recorded) async throws {
    let scenario: String
    switch recorded {
    case .nothing: return
    case .oneScenario: scenario = "modal/full-screen/present"
    case .sharedScenario: scenario = Self.shared
    case .everything:
      try FileManager.default.removeItem(atPath: path + "/traces")
      try FileManager.default.copyItem(
        atPath: Self.repository + "/traces", toPath: path + "/traces")
      return
    }
    for (file, content) in try await RecordedGoldens.shared.files(of: scenario) {
      let url = URL(fileURLWithPath: "\(path)/traces/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: url)
    }
  }

  /// The text of a file among the goldens; none if it is not there.
  func text(of file: String) -> String? {
    try? String(contentsOfFile: "\(path)/traces/\(file)", encoding: .utf8)
  }

  /// Writes a file among the goldens.
  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/traces/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// Changes a file among the goldens.
  func change(_ file: String, _ old: String, _ new: String) throws {
    let text = try #require(self.text(of: file))
    try #require(text.contains(old))
    try write(text.replacing(old, with: new), to: file)
  }

  /// Deletes a file among the goldens.
  func delete(_ file: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/traces/\(file)")
  }

  /// The paths of all files among the goldens, in order.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path + "/traces").filter { file in
      [".trace", ".traces", ".new", ".part"].contains(where: file.hasSuffix)
    }
    .sorted()
  }
}
