/// The presentation that a controller has made, and the one that shows it.
@MainActor struct PresentationTies {
  var above: ActivePresentation?
  @ZeroingWeak var own: ActivePresentation?
}

/// What a controller is told to be when it is presented.
struct PresentationSettings {
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var preferredTransition: UIViewController.Transition?
  var capturesStatusBar = false
  /// Whether presentations in a context play here, where somebody said so.
  var definesContext: Bool?
  var providesTransitionStyle = false
  var isModal = false
  /// Whether the controller comes or goes at this moment.
  var motion = Motion.resting
  /// A presentation controller that was asked for before the presentation, which will use it.
  var prepared: (controller: UIPresentationController, style: UIModalPresentationStyle)?

  /// Whether a controller comes or goes.
  enum Motion {
    case resting, arriving, leaving
  }
}
