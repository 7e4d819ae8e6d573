package import ConformanceReports
import Foundation
import TransitionCertification

/// The file by which the process that built a library tells the one that certifies it where its subjects stand
/// in its sources.
package struct SubjectPlaces {
  /// The variable that holds the file's path.
  package static let variable = "CONFORM_SUBJECT_PLACES"

  /// The places by the ids of subjects.
  package let places: [String: SourcePlace]

  package init(_ places: [String: SourcePlace]) {
    self.places = places
  }

  /// The places that this process was told of. Where none were, or they cannot be read, there are none: they
  /// only help to find a subject.
  init(_ environment: [String: String]) {
    let bytes = environment[Self.variable].flatMap { try? FileBytes.read($0) } ?? []
    places = (try? JSONDecoder().decode([String: SourcePlace].self, from: Data(bytes))) ?? [:]
  }

  /// Finds subjects in a text that declares them: each id between quotation marks, at its line.
  ///
  /// - Parameters:
  ///   - text: The text, in Swift.
  ///   - file: The path of its file, from the root of the sources.
  package init(declaredIn text: String, of file: String) {
    var places: [String: SourcePlace] = [:]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      for part in parts.enumerated().filter({ $0.offset % 2 == 1 }).map({ String($0.element) })
      where places[part] == nil {
        places[part] = SourcePlace(file: file, line: place + 1)
      }
    }
    self.places = places
  }

  /// Leaves the places for the process that certifies.
  package func write(to path: String) {
    guard let data = try? JSONEncoder().encode(places) else { return }
    try? FileBytes.write(Array(data), to: path)
  }
}
