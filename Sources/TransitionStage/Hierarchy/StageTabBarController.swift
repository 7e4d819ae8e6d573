package import UIKit

/// A tab bar controller of the cast: as a careful one does, it lets the selected child decide the
/// status bar (SB-03).
package final class StageTabBarController: UITabBarController {
  package override var childForStatusBarStyle: UIViewController? { selectedViewController }
  package override var childForStatusBarHidden: UIViewController? { selectedViewController }
}
