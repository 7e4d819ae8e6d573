/// The system's own driver of a dismissal; the finger may be gone before the change begins.
final class FingerDriver: UIPercentDrivenInteractiveTransition, HostOwned {
  private var outcome: Bool?

  /// Lets the change run to its end or back, as soon as it has begun.
  func letGo(finishes: Bool) {
    outcome = finishes
    if finishes { finish() } else { cancel() }
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    if let outcome { letGo(finishes: outcome) }
  }
}
