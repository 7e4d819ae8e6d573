public import UIKit

/// Puts a controller's view into a screen that is to be presented, and makes nobody its parent.
///
/// The content hears that it did appear as soon as the view comes in, long before the transition is
/// over. Catalogue: F011.
@MainActor public enum ContentWithoutParent {
  /// Wraps content into a screen.
  public static func wrap(_ shell: UIViewController) {
    let content = UIViewController()
    content.view.frame = shell.view.bounds
    shell.view.addSubview(content.view)
  }
}
