/// Who carries a transition out: chosen before it begins.
@MainActor struct TransitionParticipants {
  /// Who animates; none where nothing is animated.
  var animator: (any UIViewControllerAnimatedTransitioning)? {
    didSet { isAnimatorHosts = Self.isHosts(animator) }
  }
  /// Whether the animator is one of the host's own, which is found out once: the runtime has to look it up.
  private(set) var isAnimatorHosts: Bool
  /// Who holds the transition, if anybody.
  var driver: (any UIViewControllerInteractiveTransitioning)?

  init(
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    isAnimatorHosts = Self.isHosts(animator)
    self.driver = driver
  }

  private static func isHosts(_ animator: (any UIViewControllerAnimatedTransitioning)?) -> Bool {
    // Most often nobody animates, which is no reason to ask the runtime.
    if let animator { animator is any HostOwned } else { false }
  }
}

extension TransitionParticipants {
  /// Those whom a delegate chooses, or none where it leaves the animation to the system.
  ///
  /// - Parameters:
  ///   - animator: The delegate's animator.
  ///   - driver: Asks the delegate for who drives its animator; it is not asked about another's.
  init?(
    chosen animator: (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )?
  ) {
    guard let animator else { return nil }
    self.init(animator: animator, driver: driver(animator))
  }
}
