public import UIKit

extension UIViewControllerContextTransitioning {
  /// Puts the view that comes into the container, at the frame that it is to end at.
  ///
  /// - Parameter isBehind: whether it lies behind all else, as what is revealed does.
  /// - Returns: the view; none where that side stays in its place (CX-03).
  @MainActor @discardableResult
  public func placeIncomingView(behind isBehind: Bool) -> UIView? {
    guard let view = view(forKey: .to) else { return nil }
    if let controller = viewController(forKey: .to) {
      let frame = finalFrame(for: controller)
      if frame != .zero { view.frame = frame }
    }
    if isBehind {
      containerView.insertSubview(view, at: 0)
    } else {
      containerView.addSubview(view)
    }
    return view
  }

  /// Takes the incoming view out again where the change is given up, and reports how it ended.
  ///
  /// A container view goes with its presentation, but a dismissal that is given up leaves its own where
  /// it is, with all that an animator put in. (Inferred from libraries that forgot it.)
  @MainActor public func completeHonestly() {
    if transitionWasCancelled { view(forKey: .to)?.removeFromSuperview() }
    completeTransition(!transitionWasCancelled)
  }
}
