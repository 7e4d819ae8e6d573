import AppearanceTrace

/// Finds out what a subject does that its declaration does not say: which finger it follows, which look its
/// presenter has for as long as something is presented, and whether what it presents decides the status bar.
///
/// It is told by what it does, and not by its sources.
@MainActor package struct SubjectTrial {
  let subject: Subject

  /// - Parameter subject: The subject, as it is declared.
  package init(of subject: Subject) {
    self.subject = subject
  }

  /// What trials find out.
  package struct Finding: Equatable, Sendable {
    /// The gesture that takes away what the subject shows, selects the next tab or child, or opens the first
    /// side; none where none does, or where it is declared.
    package var gesture: Gesture?
    /// The looks of the presenter that come with what is presented, and go with it.
    package var looks: [ViewProperty.Kind]
    /// Whether what is presented decides the status bar, though neither its style nor the request says so.
    package var coversStatusBar: Bool

    package init(
      gesture: Gesture? = nil, looks: [ViewProperty.Kind] = [], coversStatusBar: Bool = false
    ) {
      self.gesture = gesture
      self.looks = looks
      self.coversStatusBar = coversStatusBar
    }
  }

  /// What is found out.
  package var finding: Finding {
    Finding(gesture: gesture, looks: looks, coversStatusBar: coversStatusBar)
  }

  /// How many cases are played at most: one for each gesture, a way there and back for the looks, and a way there
  /// for the status bar.
  package static var utmostCases: Int { gestures.count + 3 }

  /// What a subject does in the first scenario of an action that applies to it; none where none does.
  ///
  /// - Parameter isSuitable: Whether a scenario shows what is to be found out.
  func trace(
    of subject: Subject, doing action: String, _ variant: Scenario.Variant = .finished,
    where isSuitable: (Scenario) -> Bool = { _ in true }
  ) -> Trace? {
    ScenarioCatalogue.all.first {
      $0.action == action && $0.variant == variant && isSuitable($0)
        && $0.applicability(to: subject) == .applies
    }?.run(subject)
  }
}

extension SubjectTrial.Finding {
  /// What stands before it in a process's answer.
  private static let head = "trial"
  /// The word that says that what is presented decides the status bar.
  private static let statusBar = "status-bar"

  /// The finding as a line, such as `trial .drag(.down) transform corner`.
  package var line: String {
    let words =
      [Self.head, gesture?.description ?? "none"] + looks.map(\.rawValue)
      + (coversStatusBar ? [Self.statusBar] : [])
    return words.joined(separator: " ")
  }

  /// Reads a line; none where it is another one.
  package init?(line: some StringProtocol) {
    let words = line.split { $0 == " " }.map { String($0) }
    guard words.count > 1, words[0] == Self.head else { return nil }
    let covers = words.dropFirst(2).last == Self.statusBar
    let looks = words.dropFirst(2).dropLast(covers ? 1 : 0).map(ViewProperty.Kind.init)
    let gesture = SubjectTrial.gesture(spelled: words[1])
    guard !looks.contains(nil), gesture != nil || words[1] == "none" else { return nil }
    self.init(gesture: gesture, looks: looks.compactMap(\.self), coversStatusBar: covers)
  }
}
