import AppearanceTrace

/// Finds out what a subject does that its declaration does not say: which finger it follows, which look its
/// presenter has for as long as something is presented, and where it departs from UIKit's behaviour.
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
    /// Whether it does nothing with the finger that its declaration says.
    package var isIdle: Bool
    /// How far a finger goes in vain, as a fraction of its way, where that is less than usual; none where it is not.
    package var vainReach: Double?
    /// The looks of the presenter that come with what is presented, and go with it.
    package var looks: [ViewProperty.Kind]
    /// Where it departs from UIKit's behaviour.
    package var departures: [Departure]

    package init(
      gesture: Gesture? = nil, isIdle: Bool = false, vainReach: Double? = nil,
      looks: [ViewProperty.Kind] = [], departures: [Departure] = []
    ) {
      self.gesture = gesture
      self.isIdle = isIdle
      self.vainReach = vainReach
      self.looks = looks
      self.departures = departures
    }
  }

  /// What a contract has to say of a subject, besides looks, in its order.
  package enum Departure: String, CaseIterable, Sendable {
    /// What is presented decides the status bar, though neither its style nor the request says so.
    case statusBar = "status-bar"
    /// What lies below the top of a stack stays its child.
    case keptChildren = "keeps-children"
    /// Touches beside what is presented are handed on to what lies behind it.
    case touchesBehind = "touches-behind"
  }

  /// What is found out.
  package var finding: Finding {
    let gesture = gesture
    return Finding(
      gesture: gesture, isIdle: isIdle, vainReach: vainReach(following: gesture), looks: looks,
      departures: Departure.allCases.filter(isSeen))
  }

  private func isSeen(_ departure: Departure) -> Bool {
    switch departure {
    case .statusBar: coversStatusBar
    case .keptChildren: keepsChildren
    case .touchesBehind: handsTouchesOn
    }
  }

  /// How many cases are played at most: one for each gesture, a fifth of the way and each
  /// shorter one in vain, one with what is
  /// declared, a way there and back for the looks, and a way there for each departure.
  package static var utmostCases: Int {
    gestures.count + 1 + vainReaches.count + 1 + 2 + Departure.allCases.count
  }

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

  /// What stands in the place of a gesture that is declared, and does nothing.
  private static let idle = "idle"

  /// What stands before how far a finger goes in vain.
  private static let reach = "within:"

  /// The finding as a line, such as `trial .drag(.down) within:0.12 transform corner`.
  package var line: String {
    var words: [String] = [Self.head, gesture?.description ?? (isIdle ? Self.idle : "none")]
    if let vainReach { words.append("\(Self.reach)\(vainReach)") }
    words += looks.map(\.rawValue)
    words += departures.map(\.rawValue)
    return words.joined(separator: " ")
  }

  /// Reads a line; none where it is another one.
  package init?(line: some StringProtocol) {
    var words = line.split { $0 == " " }.map { String($0) }
    guard words.count > 1, words[0] == Self.head else { return nil }
    let reach = words.dropFirst(2).first.flatMap { word in
      SubjectTrial.vainReaches.first { "\(Self.reach)\($0)" == word }
    }
    if reach != nil { words.remove(at: 2) }
    let departures = words.dropFirst(2).compactMap(SubjectTrial.Departure.init)
    let looks = words.dropFirst(2).dropLast(departures.count).map(ViewProperty.Kind.init)
    let gesture = SubjectTrial.gesture(spelled: words[1])
    guard !looks.contains(nil), gesture != nil || ["none", Self.idle].contains(words[1]) else {
      return nil
    }
    self.init(
      gesture: gesture, isIdle: words[1] == Self.idle, vainReach: reach,
      looks: looks.compactMap(\.self), departures: departures)
  }
}
