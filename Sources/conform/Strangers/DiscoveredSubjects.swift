import SubjectDiscovery

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
  var listing: String { CandidateList(candidates.judgedTogether, of: library.name).text }

  private var conformance: ConformanceText {
    ConformanceText(
      candidates.judgedTogether, of: library.name, modules: library.modules.map(\.name))
  }

  /// Leaves out what the compiler refuses, with its words as the reason.
  ///
  /// - Parameter complaints: What it says against the text as it is.
  /// - Returns: Whether anything was left out.
  mutating func drop(for complaints: [CompilerComplaint]) -> Bool {
    let ids = conformance.ids
    var reasons: [String: String] = [:]
    for complaint in complaints {
      if let id = ids[complaint.line], reasons[id] == nil { reasons[id] = complaint.message }
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
    return !reasons.isEmpty
  }
}
