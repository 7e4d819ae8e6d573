package import UIKit

/// A tab bar controller of the cast: as a careful one does, it lets the selected child decide the
/// status bar (SB-03), unless it stands for one that does not.
package final class StageTabBarController: UITabBarController {
  private let statusBarDecider: StatusBarDecider

  /// Makes a tab bar controller without tabs.
  ///
  /// - Parameter decider: who decides the status bar.
  package init(decidedBy decider: StatusBarDecider) {
    statusBarDecider = decider
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override var childForStatusBarStyle: UIViewController? { decider }
  package override var childForStatusBarHidden: UIViewController? { decider }

  private var decider: UIViewController? {
    switch statusBarDecider {
    case .child, .side, .top: selectedViewController
    case .container: nil
    }
  }
}
