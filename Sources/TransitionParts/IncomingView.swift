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

  /// Reports that all is done, and whether the change holds.
  @MainActor public func completeHonestly() {
    completeTransition(!transitionWasCancelled)
  }
}
