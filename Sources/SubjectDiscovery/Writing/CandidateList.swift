/// What was found, for somebody who reads it before the verdicts.
package struct CandidateList {
  private let candidates: [Candidate]
  private let library: String
  private let spelling: (String) -> String

  /// - Parameters:
  ///   - candidates: what was found, with places in the author's own files.
  ///   - library: the library's name.
  ///   - spelling: how a line is told whose names and words are those of other people.
  package init(
    _ candidates: [Candidate], of library: String,
    spelling: @escaping (String) -> String = { $0 }
  ) {
    self.candidates = candidates
    self.library = library
    self.spelling = spelling
  }

  /// The listing, a type a few lines.
  package var text: String {
    let made = candidates.filter(\.isMade)
    let unmade = candidates.filter { !$0.isMade && $0.outcome != .noSubject }
    let others = candidates.filter { $0.outcome == .noSubject }
    var text = line(
      "found in \(library): \(count(made, "subject")), \(unmade.count) that cannot be made")
    for candidate in made {
      text += heading(candidate)
      if case .made(_, let way, _) = candidate.outcome {
        text += line("    \(candidate.reason)\(open(candidate)); made \(way)")
      }
    }
    if !unmade.isEmpty { text += "not made:\n" }
    for candidate in unmade {
      text += heading(candidate)
      if case .unmade(let reason, _) = candidate.outcome { text += line("    \(reason)") }
    }
    if !others.isEmpty { text += "no subjects of their own:\n" }
    for candidate in others { text += heading(candidate) + line("    \(candidate.reason)") }
    return text
  }

  /// That more than what is judged of a candidate is not.
  private func open(_ candidate: Candidate) -> String {
    let names = candidates.unjudgedHanders(of: candidate)
    return names.isEmpty
      ? "" : "; it is judged alone, since \(names.joined(separator: " and ")) cannot be made"
  }

  private func heading(_ candidate: Candidate) -> String {
    let what = candidate.kind == nil ? "" : "  \(candidate.noun)"
    let place = candidate.place.map { "  \($0.file):\($0.line)" } ?? ""
    return line("  \(candidate.id)\(what)\(place)")
  }

  private func line(_ words: String) -> String { spelling(words) + "\n" }

  private func count(_ candidates: [Candidate], _ noun: String) -> String {
    "\(candidates.count) \(noun)\(candidates.count == 1 ? "" : "s")"
  }
}
