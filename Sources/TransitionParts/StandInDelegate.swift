public import UIKit

/// Stands in for a navigation's delegate, to slide in what is pushed; a subclass may replace a step.
///
/// It gives the place back when the screen is there that it was made for.
open class StandInDelegate: NSObject, UINavigationControllerDelegate {
  private static let kept = KeptValue<StandInDelegate>()
  /// Who was there before.
  public private(set) weak var former: (any UINavigationControllerDelegate)?
  private weak var pushed: UIViewController?

  /// Makes a stand-in.
  ///
  /// - Parameters:
  ///   - former: who was there before.
  ///   - pushed: the screen that it slides in.
  public required init(
    for former: (any UINavigationControllerDelegate)?, pushing pushed: UIViewController
  ) {
    self.former = former
    self.pushed = pushed
  }

  /// Takes the delegate's place, and pushes; without animation the delegate is left alone.
  public static func push(_ screen: UIViewController, onto navigation: UINavigationController) {
    let isAnimated = UIView.areAnimationsEnabled && navigation.transitionCoordinator == nil
    if isAnimated {
      let standIn = Self(for: navigation.delegate, pushing: screen)
      kept[navigation] = standIn
      navigation.delegate = standIn
    }
    navigation.pushViewController(screen, animated: UIView.areAnimationsEnabled)
  }

  /// Gives the place back.
  open func leave(_ navigation: UINavigationController) {
    if navigation.delegate === self { navigation.delegate = former }
    Self.kept[navigation] = nil
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push && toVC === pushed ? SlideAnimator(isForward: true) : nil
  }

  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    former?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    former?.navigationController(navigationController, didShow: viewController, animated: animated)
    leave(navigationController)
  }
}
