import AppearanceTrace

extension History {
  /// The calls by which a script asks for another screen to be shown.
  static let requests: [Call.Method] = [
    .present, .dismiss, .pushViewController, .popViewController, .popToViewController,
    .popToRootViewController, .setViewControllers, .setRootViewController, .setSelectedIndex,
    .performSegue, .unwind, .select, .replace, .open, .close, .accessibilityPerformEscape,
  ]

  /// Whether the script has asked for anything.
  func hasRequest(before place: Int) -> Bool {
    (0..<place).contains { events[$0].mark == .script && isCall($0, Self.requests) }
  }
}
