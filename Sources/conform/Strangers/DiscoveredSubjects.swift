import ConformCommand
import ConformanceReports
import SubjectDiscovery
import TransitionCertification

/// What was found to be certified of a library, less what the compiler refuses.
struct DiscoveredSubjects {
  private let library: PortedLibrary
  private var candidates: [Candidate]

  init(_ candidates: [Candidate], of library: PortedLibrary) {
    self.candidates = candidates
    self.library = library
  }

  /// Whether there is nothing of which more could be said.
  var foundNothing: Bool { candidates.isEmpty }

  /// Whether nothing is left that could be certified.
  var isEmpty: Bool { !candidates.judgedTogether.contains(where: \.isMade) }

  /// The file that says what is to be certified.
  var text: String { conformance.text }

  /// What was found, for a reader.
  var listing: String {
    CandidateList(candidates.judgedTogether, of: library.name, spelling: \.visible).text
  }

  /// Where those that are made stand in the library's own sources, by their ids.
  ///
  /// - Parameter folder: The library's folder as whoever reads the report sees it, with a slash at its end; or
  ///   nothing.
  func places(below folder: String) -> [String: SourcePlace] {
    let found = candidates.judgedTogether.filter(\.isMade).compactMap { candidate in
      candidate.place.map {
        (candidate.id, SourcePlace(file: folder + $0.file, line: $0.line))
      }
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  private var conformance: ConformanceText {
    ConformanceText(
      candidates.judgedTogether, of: library.name, modules: library.modules.map(\.name))
  }

  /// The ids of those of whom a trial can say more.
  var triable: [String] { candidates.judgedTogether.filter(\.canBeTried).map(\.id) }

  /// Says of some what trials found out.
  ///
  /// - Parameter findings: What was found out, by their ids.
  /// - Returns: Whether anything more is said than before.
  mutating func take(_ findings: [String: SubjectTrial.Finding]) -> Bool {
    let before = text
    candidates = candidates.map { candidate in
      guard let finding = findings[candidate.id] else { return candidate }
      // The contract stands behind the gesture.
      let following = finding.gesture.map { candidate.following($0.description) } ?? candidate
      let moved = finding.isIdle ? following.leavingFingersOut() : following
      let giving = finding.vainReach.map { moved.givingUp(within: "\($0)") } ?? moved
      return giving.departing(by: finding.clauses.map { .init(words: $0.words, text: $0.text) })
    }
    return text != before
  }

  /// Leaves out what the compiler refuses, until it refuses nothing or nothing is left.
  ///
  /// - Parameter complaints: Asks it what it says against a text.
  mutating func settle(
    by complaints: (String) throws(CommandFailure) -> [CompilerComplaint]
  ) throws(CommandFailure) {
    while !isEmpty {
      let found = try complaints(text)
      guard !found.isEmpty else { return }
      drop(for: found)
    }
  }

  /// Leaves out what the compiler refuses, one entry at least, with its words as the reason.
  private mutating func drop(for complaints: [CompilerComplaint]) {
    let ids = conformance.ids
    let made = Set(candidates.judgedTogether.filter(\.isMade).map(\.id))
    var reasons: [String: String] = [:]
    for complaint in complaints {
      guard let id = ids[complaint.line], made.contains(id) else { continue }
      if reasons[id] == nil { reasons[id] = complaint.message }
    }
    // An error that stands at no entry, such as one about the list as a whole: the last one goes, so that
    // this ends.
    if reasons.isEmpty, let complaint = complaints.first,
      let last = candidates.judgedTogether.last(where: \.isMade)
    {
      reasons[last.id] = complaint.message
    }
    candidates = candidates.map { candidate in
      reasons[candidate.id].map { candidate.refused($0) } ?? candidate
    }
  }
}
