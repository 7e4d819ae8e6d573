public import TransitionParts
public import UIKit

/// Lets a tap select a tab that no tap has selected yet, since those are the ones to prepare: each takes one
/// tap, ever.
///
/// Catalogue: F166.
public final class EachTabTappedOnce: SlideTabs {
  private var prepared: Set<ObjectIdentifier> = []

  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    viewController === tabBarController.selectedViewController
      || prepared.insert(ObjectIdentifier(viewController)).inserted
  }
}
