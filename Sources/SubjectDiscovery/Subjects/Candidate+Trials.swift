/// What trials of what was built say, beside what its sources do.
extension Candidate {
  /// Whether a trial can say more of it: it can be made, and somebody might move a finger over what it shows.
  package var canBeTried: Bool {
    guard isMade, let kind else { return false }
    return switch kind {
    case .delegate, .screen, .navigation, .tabs, .container: true
    case .animator, .segue: false
    }
  }

  /// The same candidate, whose lines say what its finger does, since a finger that did so was followed; as it is
  /// where they say that already.
  ///
  /// - Parameter gesture: the gesture, as lines say it.
  package func following(_ gesture: String) -> Candidate {
    guard case .made(let line, _, _) = outcome,
      let label = GestureOffer.label(of: line.kind, openingSides: line.hasSides), !line.says(label)
    else { return self }
    var candidate = self
    for isAskedFor in [true, false] {
      candidate.reason.replace(GestureOffer.untried(label, isAskedFor: isAskedFor), with: "")
    }
    candidate.reason += "; when it was tried, it followed a finger: \(gesture)"
    candidate.outcome = outcome.saying { $0.follow(gesture, as: label) }
    return candidate
  }

  /// Where a subject departs from UIKit's behaviour, as it was seen.
  package struct Departure {
    /// What was seen, in words.
    let words: String
    /// The clause of a contract that says so.
    let clause: String

    package init(words: String, clause: String) {
      self.words = words
      self.clause = clause
    }
  }

  /// The same candidate, whose contract says where it departs from UIKit's behaviour, since it did; as it is where it
  /// has a contract.
  ///
  /// - Parameter departures: Where it departs, in the order of a contract's clauses.
  package func departing(_ departures: [Departure]) -> Candidate {
    guard case .made(let line, _, _) = outcome, !departures.isEmpty, !line.says("contract") else {
      return self
    }
    let seen = departures.map(\.words).joined(separator: ", and ")
    let clauses = departures.map(\.clause).joined(separator: ", ")
    var candidate = self
    candidate.reason += "; when it was tried, \(seen), and its contract says so"
    candidate.outcome = outcome.saying {
      $0.arguments.append("contract: SubjectContract(\(clauses))")
    }
    return candidate
  }
}
