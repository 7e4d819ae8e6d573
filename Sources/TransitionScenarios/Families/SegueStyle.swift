import TransitionStage

/// How a scenario's segue shows its destination.
///
/// A subject's segue takes part in the scenarios of the ways that its route names. What a hand begins and
/// gives up is tried in all but what is done at once, which is over too soon.
enum SegueStyle: String, Sendable, CaseIterable {
  case fullScreen = "full-screen"
  case custom
  /// A presentation without the system's animation, as by a segue that animates pictures.
  case presentAtOnce = "present-at-once"
  case push
  /// A push without the system's animation, as by a segue that animates pictures.
  case pushAtOnce = "push-at-once"

  /// The way that a segue takes.
  var route: Subject.SegueRoute {
    switch self {
    case .fullScreen, .custom: .present
    case .presentAtOnce: .presentAtOnce
    case .push: .push
    case .pushAtOnce: .pushAtOnce
    }
  }

  /// The animated presentation under a style; none where no segue is tried with it.
  init?(presenting style: ModalStyle) {
    switch style {
    case .fullScreen: self = .fullScreen
    case .custom: self = .custom
    case .overFullScreen, .pageSheet, .formSheet, .automatic, .currentContext,
      .overCurrentContext, .customRemoval, .popover, .nameless:
      return nil
    }
  }

  /// The style of the presentation; none for a push.
  var presentation: ModalStyle? {
    switch self {
    case .fullScreen, .presentAtOnce: .fullScreen
    case .custom: .custom
    case .push, .pushAtOnce: nil
    }
  }

  /// Whether a hand can pull such a change; what is done at once is over before it could (NV-04).
  var isPullable: Bool {
    switch self {
    case .fullScreen, .custom, .push: true
    case .presentAtOnce, .pushAtOnce: false
    }
  }

  /// The facts about what the same request by code leads to.
  var performing: [String] {
    if self == .presentAtOnce { return performingAtOnce }
    if let presentation { return StyleFacts(presentation).presenting + statusBar }
    return (self == .push ? ["NV-01", "NV-02", "NV-09"] : ["NV-04", "NV-09"]) + statusBar
  }

  /// The facts about what the same request leads to without an animation.
  var performingAtOnce: [String] {
    if let presentation { return StyleFacts(presentation).presentingAtOnce + statusBar }
    return ["NV-04", "NV-09"] + statusBar
  }

  /// The facts about what the way back leads to.
  var unwinding: [String] {
    if let presentation {
      let facts = StyleFacts(presentation)
      return (self == .presentAtOnce ? facts.dismissingAtOnce : facts.dismissing) + statusBar
    }
    return ["NV-05", "NV-09"] + statusBar
  }

  /// The facts about what comes of the request if a hand gives it up.
  var performingGivenUp: [String] {
    (presentation == nil ? ["NI-02", "BE-14"] : performing + ["CO-11", "BE-14"]) + statusBar
  }

  /// The facts about what comes of the way back if a hand gives it up.
  var unwindingGivenUp: [String] {
    (presentation == nil ? ["NI-02", "NI-05", "NI-07", "LY-04"] : ["SH-08", "LY-04", "CO-11"])
      + statusBar
  }

  private var statusBar: [String] { [presentation.map { StyleFacts($0).statusBar } ?? "SB-02"] }
}
