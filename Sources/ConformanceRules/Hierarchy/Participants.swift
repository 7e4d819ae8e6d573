import AppearanceTrace

/// Who takes part in a transition, as far as lines name them.
struct Participants: Sendable {
  /// The animator that was asked for its duration or told to animate.
  var animator: Name?
  /// The driver that took the transition into its hand.
  var driver: Name?
  /// The delegate that was asked for animator, driver or presentation controller.
  var delegate: Name?
  /// The presentation controller that was told of it last.
  var presentation: Name?
  /// Whether others were told of it before.
  var hasSeveralPresentations = false
  /// The interruptible animator that was given last.
  var runner: Name?
  /// The duration that was announced last.
  var duration: TraceTime?

  /// Whether somebody of the subject's has a hand in it.
  var isCausedBySubject: Bool {
    animator != nil || driver != nil || delegate != nil || presentation != nil
  }
}
