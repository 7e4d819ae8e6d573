import TransitionParts
import UIKit

// The screens, the window and the verbs of the examples' libraries.

/// A screen that slides in of itself, and that a finger pulls away.
class SlidingScreen: UIViewController {
  private let slide = SlideDelegate()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = slide
  }

  required init?(coder: NSCoder) { nil }
}

/// A sheet that asks what is to be done.
final class ActionSheet: SlidingScreen {
  init(title: String) {
    super.init()
    self.title = title
  }

  required init?(coder: NSCoder) { nil }
}

/// A light on something in another screen's view.
final class Spotlight: SlidingScreen {
  private weak var target: UIView?

  init(over target: UIView) {
    super.init()
    self.target = target
  }

  required init?(coder: NSCoder) { nil }
}

/// A message that is put away by a method of its own.
final class Alert: SlidingScreen {
  func hide(completion: (@MainActor () -> Void)?) {
    dismiss(animated: true, completion: completion)
  }
}

/// A message in a window of its own.
final class Banner: BannerWindow {
  let text: String

  init(text: String) {
    self.text = text
    super.init()
  }
}

extension UINavigationController {
  /// Pushes a screen that grows.
  func zoomPush(_ screen: UIViewController) { pushViewController(screen, animated: true) }

  /// Lets the top shrink away.
  func zoomPop(animated: Bool) { _ = popViewController(animated: animated) }
}

extension UITabBarController {
  /// Shows another tab, as one turns a page.
  func turn(to index: Int) { selectedIndex = index }
}
