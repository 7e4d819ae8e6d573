public import CoreGraphics
public import Foundation

/// What behaviours move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle.
  var center: CGPoint { get set }
  /// The rectangle in the item's own coordinates.
  var bounds: CGRect { get }
  /// How the item is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
