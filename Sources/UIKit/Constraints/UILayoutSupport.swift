public import CoreGraphics

/// A strip at the top or at the bottom of a controller's view that bars cover.
///
/// Differs from UIKit: it is what the safe area leaves of the view, which is the same wherever bars or
/// the screen's edges cover it.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How high the strip is.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the guide's rectangle.
  public var length: CGFloat { layoutFrame.height }
}
