public import UIKit

/// A context that a container makes for the switch from one of its children to another.
public final class SwitchContext: NSObject, UIViewControllerContextTransitioning {
  public let containerView: UIView
  public let isAnimated: Bool
  /// Whether a finger moves the switch now.
  public internal(set) var isInteractive: Bool
  public internal(set) var transitionWasCancelled = false
  /// The child that is shown.
  public let from: UIViewController
  /// The child that comes.
  public let to: UIViewController
  /// What is done at the end, once.
  private var end: ((Bool) -> Void)?

  init(
    in container: UIView, from: UIViewController, to: UIViewController, isAnimated: Bool,
    isInteractive: Bool, end: @escaping (Bool) -> Void
  ) {
    containerView = container
    (self.from, self.to) = (from, to)
    (self.isAnimated, self.isInteractive) = (isAnimated, isInteractive)
    self.end = end
  }

  public var presentationStyle: UIModalPresentationStyle { .none }
  public var targetTransform: CGAffineTransform { .identity }
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  public func pauseInteractiveTransition() { isInteractive = true }
  public func finishInteractiveTransition() { isInteractive = false }

  public func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  public func completeTransition(_ didComplete: Bool) {
    let end = end
    self.end = nil
    end?(didComplete)
  }

  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  public func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : .zero
  }

  public func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }
}
