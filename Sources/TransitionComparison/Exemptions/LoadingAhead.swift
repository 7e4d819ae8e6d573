extension Exemption {
  /// A view that is loaded earlier among what its controller is told before it appears.
  static let loadingAhead = Exemption(
    "loading-ahead",
    statement: "The view of a controller may be loaded earlier than the system loads it.",
    reason:
      "UIKit loads a view when anybody asks for it, and who attaches a recognizer to a screen asks"
      + " before the screen is pushed or presented.",
    evidence: .inferred,
    letsOff:
      "The order of loading among what the controller is told before it is told that it appears."
      + " That the view is loaded, once, and before that, is compared.",
    effect: .observations { sides in
      let controllers = Observations.controllersTold(in: sides.trace)
      sides.editAll { observations in
        for controller in controllers { observations[.controller(controller)].putLoadingFirst() }
      }
    })
}

extension [Observation] {
  /// Puts the loading of a view before all else, where the controller has not been told that it appears yet.
  fileprivate mutating func putLoadingFirst() {
    let beforeAppearing = prefix { !$0.isAppearance }
    let loading = beforeAppearing.filter { $0.kind == .loading }
    let rest = beforeAppearing.filter { $0.kind != .loading }
    replaceSubrange(..<beforeAppearing.endIndex, with: loading + rest)
  }
}
