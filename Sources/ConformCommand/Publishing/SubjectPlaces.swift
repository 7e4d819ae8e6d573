package import ConformanceReports
import Foundation
package import TransitionCertification

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

  /// The places that this process was told of; none where it was told of none.
  ///
  /// They only help to find a subject: what cannot be read is said, and ends nothing.
  ///
  /// - Parameter advise: Says that places were told of and cannot be read.
  init(_ environment: [String: String], advise: (String) -> Void) {
    guard let path = environment[Self.variable] else {
      places = [:]
      return
    }
    do {
      let bytes = try FileBytes.read(path)
      places = try JSONDecoder().decode([String: SourcePlace].self, from: Data(bytes))
    } catch {
      advise("where subjects stand in their sources cannot be read: \(error)\n")
      places = [:]
    }
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
  ///
  /// - Throws: Why they cannot be left.
  package func write(to path: String) throws(FileTrouble) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Texts and numbers alone: there is nothing that could not be encoded.
    let data = (try? encoder.encode(places)) ?? Data()
    try FileBytes.write(Array(data), to: path)
  }
}
