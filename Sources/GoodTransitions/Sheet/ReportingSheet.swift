public import TransitionParts
public import UIKit

/// Reports once that its screen is gone, however it went: when the screen's view has left the window,
/// and nobody presents it any more.
public final class ReportingDelegate: SlideDelegate {
  /// Is told when the screen is gone.
  public var didDismiss: () -> Void = {}

  /// Lets a screen tell its delegate that it is gone.
  @MainActor public static func prepare(_ presented: UIViewController) {
    guard !presented.view.subviews.contains(where: { $0 is DismissalSentinel }) else { return }
    let sentinel = DismissalSentinel(frame: .zero)
    sentinel.isHidden = true
    sentinel.screen = presented
    presented.view.addSubview(sentinel)
  }
}

/// Sees its screen leave the window: that may be covered, or not have come at all.
///
/// An animated dismissal is all but over by then, and an unanimated one has just begun; so it looks
/// in the next turn, and when the dismissal is over.
public final class DismissalSentinel: UIView {
  weak var screen: UIViewController?
  private var wasIn = false
  private var hasReported = false

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    let isLeaving = wasIn && window == nil
    wasIn = window != nil
    if wasIn { hasReported = false }
    guard isLeaving, let screen, !screen.isBeingPresented,
      let delegate = screen.transitioningDelegate as? ReportingDelegate
    else { return }
    let look = { @MainActor [self, weak screen] in
      guard !hasReported, screen?.presentingViewController == nil else { return }
      hasReported = true
      delegate.didDismiss()
    }
    DispatchQueue.main.async { MainActor.assumeIsolated(look) }
    screen.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      DispatchQueue.main.async { MainActor.assumeIsolated(look) }
    }
  }
}
