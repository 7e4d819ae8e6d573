import AppearanceTrace

/// How far a finger goes in vain, where a subject goes through with a change that a fifth of the way is not meant for.
extension SubjectTrial {
  /// The fractions of the way that are tried, the longest first.
  nonisolated static let vainReaches: [Double] = [0.12, 0.08]

  /// The longest way after which the subject gives up; none where it does so after a fifth of the way, or where it
  /// goes through with the change however little a finger has gone.
  ///
  /// - Parameter gesture: the finger that it follows; none where its declaration says which, or nothing does.
  func vainReach(following gesture: Gesture?) -> Double? {
    guard let gesture = gesture ?? subject.gesture ?? subject.openingGesture,
      !subject.takesDriver, subject.vainReach == Subject.usualVainReach
    else { return nil }
    let subject = subject.trying(gesture)
    guard goesThrough(subject) else { return nil }
    return Self.vainReaches.first { !goesThrough(subject.givingUp(within: $0)) }
  }

  /// Whether a pull that is to be given up changes what is shown.
  private func goesThrough(_ subject: Subject) -> Bool {
    switch subject.kind {
    case .navigation: trace(of: subject, doing: "pop", .cancelled)?.takesAway == true
    case .tabs: trace(of: subject, doing: "drag", .cancelled)?.takesAway == true
    case .container:
      subject.containerPlan().flatMap { isFollowed(by: subject, as: $0, .cancelled) } ?? false
    case .system, .animator, .delegate, .segue, .installed, .screen, .window:
      trace(of: subject, doing: "dismiss", .cancelled).map { $0.takesAway || $0.isDismissedByHand }
        ?? false
    }
  }
}
