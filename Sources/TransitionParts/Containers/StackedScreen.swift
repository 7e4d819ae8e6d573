public import UIKit

/// Holds one screen in a stack of UIKit's, whose bar lies where the status bar is and decides its style.
open class StackedScreen: UINavigationController {
  /// Makes a container of a screen.
  public init(_ screen: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [screen]
  }

  public required init?(coder: NSCoder) { nil }
}
