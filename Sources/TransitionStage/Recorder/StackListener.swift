import UIKit

/// The app's own delegate of a navigation: it hears of what is shown, and animates nothing.
final class StackListener: NSObject, UINavigationControllerDelegate, StageOwned {
  @Unkept private(set) var navigation: UINavigationController?
  @Unkept private var shown: UIViewController?
  /// Whether it was displaced when the scene came to rest last.
  var wasDisplaced = false

  /// Becomes the delegate of a navigation, which has shown something already.
  init(to navigation: UINavigationController) {
    self.navigation = navigation
    shown = navigation.topViewController
    super.init()
    navigation.delegate = self
  }

  /// Whether it has lost its place, and was not told of what is shown.
  var isDisplaced: Bool {
    guard let navigation else { return false }
    return navigation.delegate !== self && navigation.topViewController !== shown
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown = viewController
  }
}
