import Foundation
import Testing

/// A temporary folder with a manifest and goldens, and the command called in it.
struct Workshop {
  let path: String
  var conform: BuiltCommand

  /// A golden that the tests change.
  static let golden = "modal/full-screen/present.trace"

  /// Makes a folder that exists as long as the closure runs.
  ///
  /// - Parameter recorded: Whether all goldens are recorded and accepted.
  static func open(
    recorded: Bool = false, _ body: (Workshop) throws -> Void
  ) throws {
    let path = FileManager.default.temporaryDirectory.path + "/workshop-\(UUID().uuidString)"
    let workshop = Workshop(path: path, conform: BuiltCommand(directory: path))
    try FileManager.default.createDirectory(
      atPath: path + "/traces", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try workshop.write("", to: "../Package.swift")
    if recorded { try workshop.record() }
    try body(workshop)
  }

  /// Records and accepts the goldens of the scenarios that the tests look at.
  func record() throws {
    try #require(try conform("record").status != 3)
    try #require(try conform("accept").status == 0)
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
      file.hasSuffix(".trace") || file.hasSuffix(".new") || file.contains(".part")
    }
    .sorted()
  }
}
