import AppearanceTrace

extension Exemption {
  /// Screens that are not the stage's, and have a look of their own for the status bar.
  static let ownScreensStatusBar = Exemption(
    "own-screens-status-bar",
    statement: "A screen that the subject brings may let the status bar look as it likes while it"
      + " decides it.",
    reason: "The look is the screen's own choice (preferredStatusBarStyle, prefersStatusBarHidden),"
      + " and the screens of the reference have another one.",
    evidence: .inferred,
    letsOff: "The style of the bar, and whether it is hidden, while such a screen decides. Who"
      + " decides, and when that changes, is compared.",
    judgedBy: ["status-bar-owner-after-present", "status-bar-restored-after-dismiss"],
    effect: .observations { sides in
      let screens = sides.broughtScreens
      guard !screens.isEmpty else { return }
      sides.editAll { observations in
        for index in observations[.statusBar].indices {
          observations[.statusBar][index].leaveOutLook { screens.contains($0) }
        }
      }
    })
}

extension Sides {
  /// The controllers that are of another class than the reference's of the same name; no containers, which
  /// decide by their children.
  fileprivate var broughtScreens: Set<String> {
    let plain = change.reference.compared.cast.filter { $0.role == .controller }
    let classes = Dictionary(
      plain.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let brought = trace.cast.filter { member in
      guard member.role == .controller, let type = classes[member.name] else { return false }
      return type != member.type
    }
    return Set(brought.map(\.name)).subtracting(containers.names)
  }
}
