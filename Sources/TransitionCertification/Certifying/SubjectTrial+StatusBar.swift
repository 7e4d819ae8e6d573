import AppearanceTrace

/// Whether what a subject presents takes the status bar after it was asked for.
extension SubjectTrial {
  /// Whether what is presented decides the status bar in the end, though it does not fill the screen by its style and
  /// did not ask for that before it was presented: the subject has asked for it since.
  var coversStatusBar: Bool {
    guard [.delegate, .screen].contains(subject.kind), !subject.contract.coversStatusBar,
      let there = trace(of: subject, doing: "present", where: { $0.isUnderCustomStyle }),
      let rest = there.ending.checkpoint, let presented = rest.presentations.first?.presented,
      rest.statusBar?.owner == presented
    else { return false }
    return !there.events.contains(where: \.asksForStatusBar)
  }
}

extension Scenario {
  /// Whether one screen presents another in the style under which the presenter goes on deciding.
  fileprivate var isUnderCustomStyle: Bool {
    guard let presentation else { return false }
    return presentation.style == .custom && presentation.look == nil
      && presentation.wrapper == .none
  }
}

extension Event {
  /// Whether a request to present says that the status bar is to be captured.
  fileprivate var asksForStatusBar: Bool {
    guard case .call(let call) = action, call.method == .present else { return false }
    return call.flag("capturesStatusBar") == true
  }
}
