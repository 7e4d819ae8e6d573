public import TransitionParts
public import UIKit

/// Shows the bottom bar when a pop should be over, and does not ask whether it was given up.
///
/// Catalogue: F094.
public final class BottomBarShownForPop: SlideNavigation {
  /// In seconds; a little longer than a pop under a finger takes.
  private static let delay = 0.5

  public override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard !viewController.hidesBottomBarWhenPushed,
      let bar = navigationController.tabBarController?.tabBar
    else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
      MainActor.assumeIsolated { bar.isHidden = false }
    }
  }
}
