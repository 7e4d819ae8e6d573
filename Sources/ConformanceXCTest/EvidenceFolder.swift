import Foundation

/// Where the files go that show what a failing test is about.
struct EvidenceFolder {
  /// The variable of the environment that names the folder.
  static let variable = "CONFORM_OUTPUT"

  /// The folder's path; none where nobody names one.
  private let path: String?

  /// - Parameter environment: The variables of the process.
  init(environment: [String: String]) {
    path = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes files, each whole or not at all, over those of an earlier run.
  ///
  /// - Returns: Where each one lies or why it does not, a line each.
  func notes(writing files: [EvidenceFile]) -> [String] {
    guard let path else {
      let names = files.map(\.name).joined(separator: ", ")
      return ["  not written: \(names), for \(Self.variable) names no folder"]
    }
    return files.map { file in
      let place = path.hasSuffix("/") ? path + file.name : "\(path)/\(file.name)"
      do throws(FileTrouble) {
        try FileBytes.write(Array(file.text.utf8), to: place)
        return "  written  \(place)"
      } catch {
        return "  not written: \(error)"
      }
    }
  }
}
