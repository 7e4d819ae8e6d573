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

  /// The compiler's errors, a line each.
  ///
  /// - Parameter folder: The library's own folder.
  func problems(in folder: URL) -> String {
    compiler.errors.map { error in
      let place = folder.appendingPathComponent(error.file).path
      return "\(place):\(error.line):\(error.column): error: \(error.message)".visible + "\n"
    }
    .joined()
  }
}
