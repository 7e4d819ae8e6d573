/// What trials of what was built say, beside what its sources do.
extension Candidate {
  /// Whether a trial can say more of it: it can be made, and somebody might move a finger over what it shows.
  package var canBeTried: Bool {
    guard isMade, let kind else { return false }
    return switch kind {
    case .delegate, .screen, .navigation, .tabs, .container: true
    case .animator, .segue, .roots: false
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
    return candidate.tried("it followed a finger: \(gesture)") { $0.follow(gesture, as: label) }
  }

  /// The same candidate, whose lines say nothing of its finger any more, since nothing came of one that did as they
  /// said.
  package func leavingFingersOut() -> Candidate {
    guard case .made(let line, _, _) = outcome,
      let label = GestureOffer.label(of: line.kind, openingSides: line.hasSides), line.says(label)
    else { return self }
    return tried("nothing came of that finger, so that none is tried: say '\(label):' what it does")
    {
      $0.unsay(label)
    }
  }

  /// The same candidate, whose lines say how far a finger goes in vain, since it went through with a change where one had
  /// gone a fifth of the way; as it is where they say that already.
  ///
  /// - Parameter fraction: how far a finger may go, as lines say it.
  package func givingUp(within fraction: String) -> Candidate {
    let modifier = ".givingUp(within: \(fraction))"
    guard case .made(let line, _, _) = outcome, !line.modifiers.contains(modifier) else {
      return self
    }
    return tried(
      "it went through where a finger had gone a fifth of the way, and gave up after \(fraction) of it"
    ) { $0.modifiers.append(modifier) }
  }

  /// A clause of a contract, and what was seen that it says.
  package struct Clause {
    let words: String
    let text: String

    package init(words: String, text: String) {
      self.words = words
      self.text = text
    }
  }

  /// The same candidate, whose contract says where it departs from UIKit's behaviour, since it did; as it is where it
  /// has a contract.
  ///
  /// - Parameter clauses: The clauses that say so, in the order of a contract.
  package func departing(by clauses: [Clause]) -> Candidate {
    guard case .made(let line, _, _) = outcome, !clauses.isEmpty, !line.says("contract") else {
      return self
    }
    let seen = clauses.map(\.words).joined(separator: ", and ")
    let texts = clauses.map(\.text).joined(separator: ", ")
    return tried("\(seen), and its contract says so") {
      $0.arguments.append("contract: SubjectContract(\(texts))")
    }
  }

  /// The same candidate, whose reason tells what was seen, and whose lines say so.
  private func tried(_ seen: String, saying more: (inout SubjectLine) -> Void) -> Candidate {
    var candidate = self
    candidate.reason += "; when it was tried, \(seen)"
    candidate.outcome = outcome.saying(more)
    return candidate
  }
}
