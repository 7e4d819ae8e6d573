import TransitionParts
public import UIKit

/// Fills a popup with the view of another controller, and never makes that one a child of the popup's.
///
/// It is done before the popup is presented; the popup keeps the controller. Catalogue: F057.
@MainActor public enum PopupWithoutChild {
  private static let kept = KeptValue<UIViewController>()

  /// Takes a controller into a popup.
  public static func fill(_ popup: UIViewController) {
    let content = UIViewController()
    kept[popup] = content
    content.view.frame = popup.view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    popup.view.addSubview(content.view)
  }
}
