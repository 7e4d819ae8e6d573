/// Recognizers that a subject put on views, though nobody has said what a finger does: whatever follows one was
/// not tried in any case, and the verdict says nothing of it.
public struct UntriedGestures: Sendable, Equatable {
  /// The view that has such in most cases, as traces call it.
  public let view: String
  /// In how many cases it has some.
  public let count: Int
  /// The words by which such a subject says what its finger does.
  let labels: [String]

  /// None where a finger is said, or where no recognizer is left at rest.
  init?(of subject: Subject, in cases: [CaseResult]) {
    guard !subject.saysFinger, let labels = subject.kind.fingerLabels else { return nil }
    var counts: [String: Int] = [:]
    for result in cases {
      for view in result.judged.viewsWithRecognizers { counts[view, default: 0] += 1 }
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    view = most.key
    count = most.value
    self.labels = labels
  }
}

extension UntriedGestures: CustomStringConvertible {
  public var description: String {
    let words = labels.map { "'\($0)'" }.joined(separator: " or ")
    return
      "\(view) has recognizers in \(count) \(count == 1 ? "case" : "cases"), and no finger is moved "
      + "over it: if one of them follows a finger, say \(words) what that does"
  }
}

extension Subject {
  /// Whether it is said what a finger does, or the stage's own driver stands in for one.
  fileprivate var saysFinger: Bool {
    isReference || takesDriver || gesture != nil || entrance != nil || restacking != nil
      || openingGesture != nil
  }
}

extension Subject.Kind {
  /// The words by which a subject of the kind says what its finger does; none where it cannot.
  fileprivate var fingerLabels: [String]? {
    switch self {
    case .delegate, .screen, .segue, .installed: ["dismissedBy:"]
    case .navigation: ["poppedBy:"]
    case .tabs: ["selectedBy:"]
    case .container: ["drag:", "openedBy:"]
    case .animator, .system, .window: nil
    }
  }
}
