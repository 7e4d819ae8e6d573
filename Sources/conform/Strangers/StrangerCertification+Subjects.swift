import ConformCommand
import Foundation

/// What is to be certified: as the author says, or as it is found.
extension StrangerCertification {
  /// Builds what the author declares.
  ///
  /// - Throws: That the compiler refuses the author's text, with its errors.
  func build(
    _ library: PortedLibrary, declaring text: String, in file: URL
  ) throws(CommandFailure) {
    let complaints = try complaints(building: library, certifying: text, from: file)
    guard complaints.isEmpty else {
      console.advise(complaints.map { $0.text + "\n" }.joined())
      if let advice = CompilerComplaint.advice(on: complaints) { console.note(advice) }
      throw .incomplete("\(file.path) does not build")
    }
  }

  /// Finds what can be certified, says what that is, and builds it.
  ///
  /// - Parameter isListedAside: Whether standard output is for something else than a reader.
  /// - Returns: Where what was found stands in sources.
  /// - Throws: That nothing can be made.
  func buildDiscovered(
    _ library: PortedLibrary, isListedAside: Bool
  ) throws(CommandFailure) -> SubjectPlaces {
    var subjects = try discover(library)
    try subjects.settle { (text) throws(CommandFailure) in
      try complaints(building: library, certifying: text, from: workplace.generated)
    }
    if isListedAside {
      console.advise(subjects.listing)
    } else {
      console.write(subjects.listing + "\n")
    }
    guard !subjects.foundNothing else {
      throw .incomplete(
        "\(library.name) has no animator, delegate, segue, container or screen that could be certified"
      )
    }
    guard !subjects.isEmpty else {
      throw .incomplete(
        "nothing of \(library.name) can be made without its author: 'conform certify --init "
          + "\(workplace.source.path)' writes a \(Workplace.declaration) to complete")
    }
    return SubjectPlaces(subjects.places(below: shownFolder))
  }

  /// The library's folder as whoever reads a report of it sees it: below the checkout, where a build server
  /// says which that is; else the library's own folder is the root.
  var shownFolder: String {
    guard let root = environment["GITHUB_WORKSPACE"], !root.isEmpty else { return "" }
    let folder = root.hasSuffix("/") ? root : root + "/"
    let path = workplace.source.path
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) + "/" : ""
  }

  /// Writes what is found into the library's folder, for its author to complete.
  ///
  /// - Throws: That there is such a file already.
  func start() throws(CommandFailure) -> ExitStatus {
    let file = workplace.declared
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw .writingRefused("\(file.path) is there already")
    }
    let library = try port()
    let subjects = try discover(library)
    console.write(subjects.listing)
    do {
      try Data(subjects.text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw .writingRefused("\(file.path): \(error.localizedDescription)")
    }
    console.write(
      """
      \(file.path) is written. Complete what stands behind '//' in it, and then:
        swift run conform certify \(workplace.source.path)

      """)
    return .holds
  }

  /// Finds what can be certified of the library, and leaves out what the compiler refuses.
  private func discover(_ library: PortedLibrary) throws(CommandFailure) -> DiscoveredSubjects {
    console.advise("discovering \(library.name)\n")
    guard library.compiler.verdict == .accepts else {
      throw .incomplete("nothing can be found: the headless UIKit is not built")
    }
    let search = SubjectSearch(workplace: workplace, house: house, environment: environment)
    var subjects = DiscoveredSubjects(try search.candidates(in: library), of: library)
    try subjects.settle { (text) throws(CommandFailure) in
      try workplace.write(text, to: workplace.generated)
      return try search.complaints(about: workplace.generated)
    }
    return subjects
  }
}
