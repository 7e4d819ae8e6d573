public import UIKit

/// Lets a finger over a controller's view drive whatever its action asks for: a dismissal, a pop, a
/// selection of a tab.
///
/// A finger that stops past the half finishes, and so does one that is fast; one that is fast the
/// other way gives up. It may be gone before the transition has begun: its verdict waits.
public final class TransitionInteractiveController: UIPercentDrivenInteractiveTransition,
  UIGestureRecognizerDelegate
{
  /// From how many points a second on a finger is fast.
  public static let fastSpeed: CGFloat = 500

  /// Whether a finger is driving, so that what is asked for now is to be driven.
  public private(set) var isInProgress = false
  /// Asks for the transition.
  public var navigationAction: () -> Void
  private weak var recognizer: UIGestureRecognizer?
  private weak var viewController: UIViewController?
  private var hasBegun = false
  private var verdict: Bool?

  /// Makes a controller.
  ///
  /// - Parameter navigationAction: asks for the transition.
  public init(navigationAction: @escaping () -> Void) {
    self.navigationAction = navigationAction
  }

  /// The view over which it watches for fingers; none once that is gone.
  var view: UIView? { recognizer?.view }

  /// Begins to watch for fingers over a controller's view; over a navigation controller's, the
  /// system's own gesture comes second.
  public func wire(to viewController: UIViewController, with pan: Pan) {
    unwire()
    let action = Selector("handle(_:)", TransitionInteractiveController.handle(_:))
    let recognizer: UIPanGestureRecognizer =
      switch pan {
      case .regular(let direction):
        TransitionPanGestureRecognizer(direction: direction, target: self, action: action)
      case .edge(let edge):
        TransitionEdgePanGestureRecognizer(edge: edge, target: self, action: action)
      }
    recognizer.delegate = self
    viewController.view.addGestureRecognizer(recognizer)
    let navigation = viewController as? UINavigationController
    navigation?.interactivePopGestureRecognizer?.require(toFail: recognizer)
    self.recognizer = recognizer
    self.viewController = viewController
  }

  /// Watches no more.
  func unwire() {
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasBegun = true
    if let verdict { conclude(through: verdict) }
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // What runs already comes to its end before a finger begins another transition.
    guard let gesture = gestureRecognizer as? any PanGesture,
      viewController?.transitionCoordinator == nil
    else { return false }
    return gesture.progress > 0
  }

  // MARK: - The finger

  private func handle(_ recognizer: UIPanGestureRecognizer) {
    guard let gesture = recognizer as? any PanGesture else { return }
    switch recognizer.state {
    case .began:
      isInProgress = true
      hasBegun = false
      verdict = nil
      navigationAction()
    case .changed: update(min(max(gesture.progress, 0), 1))
    case .ended: conclude(through: isThrough(gesture))
    case .cancelled, .failed: conclude(through: false)
    case .possible: break
    @unknown default: break
    }
  }

  private func isThrough(_ gesture: any PanGesture) -> Bool {
    if gesture.speed > Self.fastSpeed { return true }
    return gesture.speed >= -Self.fastSpeed && gesture.progress > 0.5
  }

  /// Gives the verdict, or keeps it until the transition has begun.
  private func conclude(through isThrough: Bool) {
    isInProgress = false
    guard hasBegun else {
      verdict = isThrough
      return
    }
    verdict = nil
    if isThrough { finish() } else { cancel() }
  }
}
