import TransitionStage

/// How a scenario's segue shows its destination: a column of the catalogue.
///
/// A subject's segue takes part in the scenarios of the styles that belong to its `Subject.SegueRoute`.
/// What a driver or a finger begins and cancels is tried in all but those without an animation, which
/// are over too soon.
enum SegueStyle: String, Sendable, CaseIterable {
  case fullScreen = "full-screen"
  case overFullScreen = "over-full-screen"
  case pageSheet = "page-sheet"
  case custom
  /// A presentation without the system's animation, as by a segue that animates pictures.
  case presentUnanimated = "present-at-once"
  case push
  /// A push without the system's animation, as by a segue that animates pictures.
  case pushUnanimated = "push-at-once"

  /// The way that a segue takes.
  var route: Subject.SegueRoute {
    switch self {
    case .fullScreen, .overFullScreen, .pageSheet, .custom: .present
    case .presentUnanimated: .presentUnanimated
    case .push: .push
    case .pushUnanimated: .pushUnanimated
    }
  }

  /// The animated presentation under a style; none where no segue is tried with it.
  init?(presenting style: ModalStyle) {
    switch style {
    case .fullScreen: self = .fullScreen
    case .overFullScreen: self = .overFullScreen
    case .pageSheet: self = .pageSheet
    case .custom: self = .custom
    case .formSheet, .automatic, .currentContext,
      .overCurrentContext, .customRemoval, .popover, .nameless:
      return nil
    }
  }

  /// The style of the presentation; none for a push.
  var presentation: ModalStyle? {
    switch self {
    case .fullScreen, .presentUnanimated: .fullScreen
    case .overFullScreen: .overFullScreen
    case .pageSheet: .pageSheet
    case .custom: .custom
    case .push, .pushUnanimated: nil
    }
  }

  /// Whether such a change can be pulled; one without an animation is over too soon (NV-04).
  var isPullable: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .pageSheet, .custom, .push: true
    case .presentUnanimated, .pushUnanimated: false
    }
  }
}
