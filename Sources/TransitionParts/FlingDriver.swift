public import UIKit

/// Decides by where the finger would come to rest: by its place, and by its speed when it lifts.
open class FlingDriver: PanDriver {
  /// For how long a finger that has lifted is thought to go on, in seconds.
  private static let glide: CGFloat = 0.2

  open override func ended(_ pan: UIPanGestureRecognizer) {
    isPulling = false
    conclude(through: destination(of: pan) > 0.5)
  }

  /// Where the finger would come to rest, as a fraction of the way; it may lie beyond.
  public func destination(of pan: UIPanGestureRecognizer) -> CGFloat {
    fraction(of: pan) + speed(of: pan) * Self.glide
  }
}
