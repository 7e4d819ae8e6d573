public import UIKit

extension UIView {
  /// A picture of the view as its layers are now.
  public var agbSnapshotImage: UIImage? {
    UIGraphicsBeginImageContext(bounds.size)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    layer.render(in: context)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
