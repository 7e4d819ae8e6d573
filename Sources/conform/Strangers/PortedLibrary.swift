import Foundation

/// What the porter says of a library, as far as its certification needs it.
struct PortedLibrary: Decodable {
  let name: String
  let modules: [Module]
  let edits: [Edits]
  let obstacles: [Obstacle]
  let dropped: [Obstacle]
  let compiler: Compiler

  struct Module: Decodable {
    let name: String
    /// The folder of the library that its files come from.
    let root: String
    let files: Int
    let lines: Int
  }

  struct Edits: Decodable {
    let count: Int
  }

  struct Obstacle: Decodable {
    let file: String
    let line: Int?
    let reason: String
  }

  struct Compiler: Decodable {
    let verdict: Verdict
    let errors: [Problem]

    enum Verdict: String, Decodable {
      case accepts, refuses, notAsked
    }

    /// An error, at a line of the library's own file.
    struct Problem: Decodable {
      let file: String
      let line: Int
      let column: Int
      let message: String
    }
  }

  /// How much was changed, in a line.
  var summary: String {
    let files = modules.reduce(0) { $0 + $1.files }
    let lines = modules.reduce(0) { $0 + $1.lines }
    let edits = edits.reduce(0) { $0 + $1.count }
    let counts = [(files, "file"), (lines, "line"), (edits, "edit")]
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return "\(name): \(counts.joined(separator: ", "))".visible
  }

  /// Where a file of the ported package comes from, by path from the library's folder; none where it is in no module.
  func origin(of file: String) -> String? {
    for module in modules {
      let lead = "Sources/\(module.name)/"
      if file.hasPrefix(lead) { return module.root + file.dropFirst(lead.count) }
    }
    return nil
  }

  /// The errors that a build found in the library's files, at their own lines: lines of the ported ones keep their
  /// numbers, or say which they had.
  ///
  /// - Parameters:
  ///   - complaints: All errors of the build.
  ///   - ported: The folder of the ported package, from which those name their files that moved.
  ///   - folder: The library's own folder.
  func problems(
    among complaints: [CompilerComplaint], portedTo ported: URL, from folder: URL
  ) -> [Compiler.Problem] {
    complaints.compactMap { complaint in
      let lead = ported.path + "/"
      let file =
        complaint.file.hasPrefix(lead) ? complaint.file.dropFirst(lead.count) : complaint.file[...]
      // What the port added is in no folder of the library's.
      guard let origin = origin(of: String(file)),
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(origin).path)
      else { return nil }
      return Compiler.Problem(
        file: origin, line: complaint.line, column: complaint.column, message: complaint.message)
    }
  }
}

extension [PortedLibrary.Compiler.Problem] {
  /// The errors, a line each.
  ///
  /// - Parameter folder: The library's own folder.
  func text(in folder: URL) -> String {
    map { error in
      let place = folder.appendingPathComponent(error.file).path
      return "\(place):\(error.line):\(error.column): error: \(error.message)".visible + "\n"
    }
    .joined()
  }

  /// How many there are.
  var number: String { "\(count) \(count == 1 ? "error" : "errors")" }
}
