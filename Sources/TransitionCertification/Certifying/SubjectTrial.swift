import AppearanceTrace

/// Finds out what a subject does that its declaration does not say: which finger it follows, and which look its
/// presenter has for as long as something is presented.
///
/// It is told by what it does, and not by its sources.
@MainActor package struct SubjectTrial {
  private let subject: Subject

  /// - Parameter subject: The subject, as it is declared.
  package init(of subject: Subject) {
    self.subject = subject
  }

  /// What trials find out.
  package struct Finding: Equatable, Sendable {
    /// The gesture that takes away what the subject shows; none where none does, or where it is declared.
    package var gesture: Gesture?
    /// The looks of the presenter that come with what is presented, and go with it.
    package var looks: [ViewProperty.Kind]

    package init(gesture: Gesture? = nil, looks: [ViewProperty.Kind] = []) {
      self.gesture = gesture
      self.looks = looks
    }
  }

  /// What is found out.
  package var finding: Finding { Finding(gesture: gesture, looks: looks) }

  /// How many cases are played at most: one for each gesture, and a way there and back for the looks.
  package static var utmostCases: Int { gestures.count + 2 }

  // MARK: - Fingers

  /// The gestures that may be one's, those first that say least of where a finger begins.
  nonisolated private static let gestures: [Gesture] =
    [.down, .right, .up, .left].map(Gesture.drag)
    + [.left, .right, .top, .bottom].map(Gesture.edge)

  /// Those of the top of a stack.
  nonisolated private static let pops: [Gesture] = [.drag(.right), .edgeSwipe]

  /// What takes something away; whatever else a finger begins is another matter.
  private static let takingAway: [TransitionSpan.Kind] = [.dismiss, .pop]

  /// The gesture that is spelled so; none where none is.
  nonisolated fileprivate static func gesture(spelled words: String) -> Gesture? {
    (gestures + pops).first { $0.description == words }
  }

  /// The gesture: the finger is moved each way over a screen that is up, and what begins a transition under a
  /// driver, and ends it, is the subject's.
  private var gesture: Gesture? {
    guard subject.gesture == nil, !subject.takesDriver else { return nil }
    let gestures = subject.kind == .navigation ? Self.pops : Self.gestures
    return gestures.first(where: isFollowed)
  }

  private func isFollowed(_ gesture: Gesture) -> Bool {
    guard let trace = trace(of: subject.trying(gesture), doing: "drag-out") else { return false }
    var driven: Set<String> = []
    for event in trace.events {
      if case .begin(let span) = event.action, span.isInteractive,
        Self.takingAway.contains(span.kind)
      {
        driven.insert(span.transition)
      }
      if case .end(let transition, .finished) = event.action, driven.contains(transition) {
        return true
      }
    }
    return false
  }

  // MARK: - Looks

  /// The presenter's view, as the stage's scenarios call it.
  private static let presenter = "host.view"
  /// The looks of a presenter that a library may mean to last.
  private static let lasting: [ViewProperty.Kind] = [.transform, .alpha, .corner, .clips]

  /// The looks: the presenter's view has another one while something is up, and its own when that is gone.
  private var looks: [ViewProperty.Kind] {
    guard [.delegate, .screen].contains(subject.kind), subject.contract == SubjectContract(),
      let there = trace(of: subject, doing: "present"), let meanwhile = there.ending.checkpoint,
      let after = trace(of: subject, doing: "dismiss")?.ending.checkpoint
    else { return [] }
    // A presenter that cannot be seen any more has no look that is meant to last.
    guard Self.holdsPresenter(meanwhile.tree) else { return [] }
    let looks = [there.baseline, meanwhile, after].map(looks)
    guard looks[1][.alpha]?.values != ["0"] else { return [] }
    return Self.lasting.filter { kind in
      looks[1][kind] != looks[0][kind] && looks[2][kind] == looks[0][kind]
    }
  }

  private static func holdsPresenter(_ views: [Checkpoint.ViewNode]) -> Bool {
    views.contains { $0.name == presenter || holdsPresenter($0.children) }
  }

  /// How the presenter's view looks.
  private func looks(in checkpoint: Checkpoint) -> [ViewProperty.Kind: ViewProperty] {
    var looks: [ViewProperty.Kind: ViewProperty] = [:]
    for found in checkpoint.properties where found.view == Self.presenter {
      looks[found.property.kind] = found.property
    }
    return looks
  }

  // MARK: - Playing

  /// What a subject does in the first scenario of an action that applies to it; none where none does.
  private func trace(of subject: Subject, doing action: String) -> Trace? {
    ScenarioCatalogue.all.first {
      $0.action == action && $0.variant == .finished && $0.applicability(to: subject) == .applies
    }?.run(subject)
  }
}

extension SubjectTrial.Finding {
  /// What stands before it in a process's answer.
  private static let head = "trial"

  /// The finding as a line, such as `trial .drag(.down) transform corner`.
  package var line: String {
    ([Self.head, gesture?.description ?? "none"] + looks.map(\.rawValue)).joined(separator: " ")
  }

  /// Reads a line; none where it is another one.
  package init?(line: some StringProtocol) {
    let words = line.split { $0 == " " }.map { String($0) }
    guard words.count > 1, words[0] == Self.head else { return nil }
    let looks = words.dropFirst(2).map(ViewProperty.Kind.init)
    let gesture = SubjectTrial.gesture(spelled: words[1])
    guard !looks.contains(nil), gesture != nil || words[1] == "none" else { return nil }
    self.init(gesture: gesture, looks: looks.compactMap(\.self))
  }
}
