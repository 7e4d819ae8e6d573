public import TransitionParts
public import UIKit

/// Takes the top off that a finger has pulled away, though UIKit has done so already. Pitfall: L05.
public final class OneTooManyPopped: SlideNavigation {
  /// How many screens are to be left; none where no finger has pulled.
  private var rest: Int?

  public override func change(_ navigation: UINavigationController) {
    rest = navigation.viewControllers.count - 1
    super.change(navigation)
  }

  public override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard rest == navigationController.viewControllers.count else { return }
    rest = nil
    navigationController.popViewController(animated: false)
  }
}
