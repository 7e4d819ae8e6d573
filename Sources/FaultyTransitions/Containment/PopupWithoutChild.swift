public import UIKit

/// Fills a popup with the view of another controller, and never makes that one a child of the popup's.
///
/// It is done before the popup is presented; the popup keeps the controller. Catalogue: F057.
@MainActor public enum PopupWithoutChild {
  private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// Takes a controller into a popup.
  public static func fill(_ popup: UIViewController) {
    let content = UIViewController()
    objc_setAssociatedObject(popup, key, content, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    content.view.frame = popup.view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    popup.view.addSubview(content.view)
  }
}
