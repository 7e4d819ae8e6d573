import UIKitSemantics

/// A dismissal that the user brings about: it carries out what his attempt leads to.
@MainActor final class UserDismissal {
  @ZeroingWeak private var presentation: ActivePresentation?
  private var attempt = DismissalAttempt()
  private var driver: FingerDriver?
  /// The dismissal that is ready to begin.
  private var change: DismissingChange?
  /// Told that a dismissal that began is over, finished or not.
  var whenOver: ((Bool) -> Void)?

  init(_ presentation: ActivePresentation) {
    self.presentation = presentation
  }

  /// How far the attempt is.
  var phase: DismissalAttempt.Phase { attempt.phase }

  /// Whether the user may try: nothing moves, and nothing is presented above.
  var mayBegin: Bool { attempt.phase == .idle && isAtRest }

  private var isAtRest: Bool {
    guard let presentation, !World.current.isHalted else { return false }
    return presentation.phase == .presented && presentation.presented.presentation == nil
  }

  /// Begins an attempt; a driver holds the change, and none lets it run by itself.
  func begin(with driver: FingerDriver?) {
    self.driver = driver
    handle(.began(isModal: presentation?.isModal ?? false))
  }

  /// Moves to a fraction of the way.
  func update(_ fraction: CGFloat) { driver?.update(fraction) }

  /// Ends the user's part.
  func letGo(isFarEnough: Bool) { handle(.letGo(isFarEnough: isFarEnough)) }

  private func handle(_ event: DismissalAttempt.Event) {
    for action in attempt.handle(event) { perform(action) }
  }

  private func perform(_ action: DismissalAttempt.Action) {
    guard let controller = presentation?.controller else { return }
    switch action {
    case .askWhetherItMay:
      let answer = controller.askDelegate(.presentationControllerShouldDismiss) {
        $0.presentationControllerShouldDismiss($1)
      }
      handle(.answered(answer ?? true))
    case .prepareDismissal: prepareDismissal()
    case .tellWillDismiss:
      controller.tellDelegate(.presentationControllerWillDismiss) {
        $0.presentationControllerWillDismiss($1)
      }
    case .beginDismissal: beginDismissal()
    case .finishDismissal: driver?.letGo(finishes: true)
    case .cancelDismissal: driver?.letGo(finishes: false)
    case .tellDidDismiss:
      controller.tellDelegate(.presentationControllerDidDismiss) {
        $0.presentationControllerDidDismiss($1)
      }
    case .tellAttempt:
      controller.tellDelegate(.presentationControllerDidAttemptToDismiss) {
        $0.presentationControllerDidAttemptToDismiss($1)
      }
    }
  }

  /// Makes the change, and with it the coordinator that the delegate finds (SS-04).
  ///
  /// The delegate's answer may have changed everything: then there is nothing to dismiss. (Inferred.)
  private func prepareDismissal() {
    guard let presentation, isAtRest,
      let change = DismissingChange(presentation, isAnimated: true, completion: nil)
    else { return }
    change.finger = driver
    change.whenOver = { self.end(finished: $0) }
    World.acting(as: .host) { _ = change.engage() }
    self.change = change
  }

  private func end(finished: Bool) {
    handle(.ended(finished: finished))
    whenOver?(finished)
  }

  private func beginDismissal() {
    guard let change else { return end(finished: false) }
    self.change = nil
    World.acting(as: .host) { change.schedule() }
  }
}
