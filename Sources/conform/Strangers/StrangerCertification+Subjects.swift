import ConformCommand
import Foundation
import TransitionCertification

/// What is to be certified: as the author says, or as it is found.
extension StrangerCertification {
  /// A library that is built with what is to be certified of it.
  struct Prepared {
    let library: PortedLibrary
    /// What was found to be certified; none where its author says what is.
    let listing: String?
    /// Where what is certified stands in its sources.
    let places: SubjectPlaces
  }

  /// Ports the library, and builds it with what its author declares, or else with what is found.
  ///
  /// - Parameter declared: The file in which the author declares it; the library's own where none is named.
  func prepare(_ declared: URL?) throws(CommandFailure) -> Prepared {
    let file = declared ?? workplace.declared
    guard declared != nil || FileManager.default.fileExists(atPath: file.path) else {
      let library = try port()
      let found = try buildDiscovered(library)
      return Prepared(
        library: library, listing: found.listing,
        places: SubjectPlaces(found.places(below: shownFolder)))
    }
    let text = String(decoding: try InputFile.bytes(file.path), as: UTF8.self)
    let library = try port()
    try build(library, declaring: text, in: file)
    return Prepared(
      library: library, listing: nil,
      places: SubjectPlaces(declaredIn: text, of: shownFolder + file.lastPathComponent))
  }

  /// Builds what the author declares.
  ///
  /// - Throws: That the compiler refuses the author's text, with its errors.
  private func build(
    _ library: PortedLibrary, declaring text: String, in file: URL
  ) throws(CommandFailure) {
    let complaints = try complaints(building: library, certifying: text, from: file)
    guard complaints.isEmpty else {
      console.advise(complaints.map { $0.text.visible + "\n" }.joined())
      if let advice = CompilerComplaint.advice(on: complaints) { console.note(advice) }
      throw .incomplete("\(file.path) does not build")
    }
  }

  /// Finds what can be certified, and builds it.
  ///
  /// - Throws: That there is nothing, as for a folder without sources; or that nothing can be made of what there
  ///   is, after it is said what was found.
  private func buildDiscovered(
    _ library: PortedLibrary
  ) throws(CommandFailure) -> DiscoveredSubjects {
    let subjects = try discoverAndTry(library)
    guard subjects.isEmpty else { return subjects }
    console.advise(subjects.listing)
    guard !subjects.foundNothing else {
      throw .misuse(
        "\(library.name) has no animator, delegate, segue, container or screen that could be certified"
      )
    }
    throw .incomplete(
      "nothing of \(library.name) can be made without its author: 'conform certify --init "
        + "\(workplace.source.path)' writes a \(Workplace.declaration) to complete")
  }

  /// Finds what can be certified, builds what can be made, and says of it what trials find out.
  private func discoverAndTry(
    _ library: PortedLibrary
  ) throws(CommandFailure) -> DiscoveredSubjects {
    var subjects = try discover(library)
    try settle(&subjects, of: library)
    var tried = subjects
    guard tried.take(try findings(about: subjects, in: library)) else { return subjects }
    try settle(&tried, of: library)
    // What a trial adds is not to cost a subject.
    guard tried.triable != subjects.triable else { return tried }
    try settle(&subjects, of: library)
    return subjects
  }

  /// Builds what was found, and leaves out what the compiler refuses.
  private func settle(
    _ subjects: inout DiscoveredSubjects, of library: PortedLibrary
  ) throws(CommandFailure) {
    try subjects.settle { (text) throws(CommandFailure) in
      try complaints(building: library, certifying: text, from: workplace.generated)
    }
  }

  /// Tries what was built, as far as its lines do not say what it does.
  ///
  /// - Returns: What was found out, by the ids of the subjects. Of one that brings its process down nothing is: what
  ///   it does is told of its cases.
  private func findings(
    about subjects: DiscoveredSubjects, in library: PortedLibrary
  ) throws(CommandFailure) -> [String: SubjectTrial.Finding] {
    var findings: [String: SubjectTrial.Finding] = [:]
    for id in subjects.triable {
      console.advise("trying \(id.visible)\n")
      let (status, output) = try answer(of: library, to: [Command.trial.name, id])
      guard ![SIGINT, SIGTERM, SIGHUP].contains(status - 128) else {
        throw .interrupted("trying \(id)")
      }
      findings[id] = SubjectTrial.Finding(line: String(decoding: output, as: UTF8.self))
      if findings[id] == nil { console.note("\(id) could not be tried by itself") }
    }
    return findings
  }

  /// The library's folder as whoever reads a report of it sees it: below the checkout, where a build server
  /// says which that is; else the library's own folder is the root.
  private var shownFolder: String {
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
    let subjects = try discoverAndTry(library)
    console.write(subjects.listing)
    do {
      try Data(subjects.text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw .writingRefused("\(file.path): \(error.localizedDescription)")
    }
    console.write(
      """
      \(file.path.visible) is written. Complete what stands behind '//' in it, and then:
        swift run conform certify \(workplace.source.path.visible)

      """)
    return .holds
  }

  /// Finds what can be certified of the library, and leaves out what the compiler refuses.
  private func discover(_ library: PortedLibrary) throws(CommandFailure) -> DiscoveredSubjects {
    console.advise("discovering \(library.name.visible)\n")
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
