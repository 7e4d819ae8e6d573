/// What trials of what was built say, beside what its sources do.
extension Candidate {
  /// Whether a trial can say more of it: it can be made, and somebody might move a finger over what it shows.
  package var canBeTried: Bool {
    guard isMade, let kind else { return false }
    return [.delegate, .screen, .navigation].contains(kind)
  }

  /// The same candidate, whose lines say what its finger does, since a finger that did so was followed; as it is
  /// where they say that already.
  ///
  /// - Parameter gesture: the gesture, as lines say it.
  package func following(_ gesture: String) -> Candidate {
    guard let kind, let label = GestureOffer.label(of: kind) else { return self }
    var candidate = self
    for isAskedFor in [true, false] {
      candidate.reason.replace(GestureOffer.untried(label, isAskedFor: isAskedFor), with: "")
    }
    return candidate.saying(
      "\(label): \(gesture)", unless: "\(label):",
      since: "when it was tried, it followed a finger: \(gesture)") ?? self
  }

  /// The same candidate, whose contract says which looks of a presenter last, since they came with what was
  /// presented and went with it; as it is where it has a contract.
  ///
  /// - Parameter looks: the looks, as a contract says them.
  package func keeping(looks: [String]) -> Candidate {
    guard !looks.isEmpty else { return self }
    let list = looks.map { ".\($0)" }.joined(separator: ", ")
    let words = looks.joined(separator: ", ")
    return saying(
      "contract: SubjectContract(restingLook: [\(list)])", unless: "contract:",
      since:
        "when it was tried, the presenter had another \(words) for as long as something was presented, and "
        + "its contract says so") ?? self
  }

  /// - Parameters:
  ///   - argument: what is said behind its id.
  ///   - word: what stands in lines that say it already.
  ///   - reason: what says so: a sentence without a full stop.
  /// - Returns: None where they say it already, or there are none.
  private func saying(_ argument: String, unless word: String, since reason: String) -> Candidate? {
    guard let kind, case .made(let line, let way, let isDirected) = outcome,
      // What makes it may have a label of the same name.
      !line.prefix(while: { $0 != "{" }).contains(word)
    else { return nil }
    var candidate = self
    candidate.outcome = .made(
      line: SubjectLine.text(line, saying: argument, of: kind, id), way: way,
      isDirected: isDirected)
    candidate.reason += "; \(reason)"
    return candidate
  }
}
