package import UIKit

/// A navigation controller of the cast whose top decides the status bar though its own bar is shown.
package final class StageNavigationController: UINavigationController {
  package override var childForStatusBarStyle: UIViewController? { topViewController }
  package override var childForStatusBarHidden: UIViewController? { topViewController }
}
