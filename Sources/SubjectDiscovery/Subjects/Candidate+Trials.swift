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

  /// The same candidate, whose contract says which looks of a presenter last, since they came with what was
  /// presented and went with it, and that what is presented decides the status bar, since it did; as it is where it
  /// has a contract.
  ///
  /// - Parameters:
  ///   - looks: the looks, as a contract says them.
  ///   - coversStatusBar: whether what was presented decided the status bar.
  package func keeping(
    looks: [String], coveringStatusBar coversStatusBar: Bool = false
  ) -> Candidate {
    guard case .made(let line, _, _) = outcome, !looks.isEmpty || coversStatusBar,
      !line.says("contract")
    else { return self }
    var (seen, clauses): ([String], [String]) = ([], [])
    if coversStatusBar {
      seen.append("what it presented decided the status bar")
      clauses.append("coversStatusBar: true")
    }
    if !looks.isEmpty {
      seen.append(
        "the presenter had another \(looks.joined(separator: ", ")) for as long as something was"
          + " presented")
      clauses.append("restingLook: [\(looks.map { ".\($0)" }.joined(separator: ", "))]")
    }
    var candidate = self
    candidate.reason +=
      "; when it was tried, \(seen.joined(separator: ", and ")), and its contract says so"
    candidate.outcome = outcome.saying {
      $0.arguments.append("contract: SubjectContract(\(clauses.joined(separator: ", ")))")
    }
    return candidate
  }
}
