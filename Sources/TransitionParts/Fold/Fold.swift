public import UIKit

/// Layers with halves of two pictures, one of which turns over about the middle of a view.
///
/// Forward the upper half of the old picture turns down, with the lower half of the new one on its
/// back; backward the lower half of the old one turns up. The half that is still old lies flat
/// meanwhile, and the other shows the view itself.
@MainActor open class Fold {
  private static let key = "fold"
  private static let rotation = "transform.rotation.x"

  /// The view above which it turns.
  public let view: UIView
  private let isForward: Bool
  private let size: CGSize
  private let front: CALayer
  private let back: CALayer
  private let flat: CALayer
  private var tookInput = true

  /// Makes a fold.
  ///
  /// - Parameters:
  ///   - view: the view above which it turns.
  ///   - old: what it showed.
  ///   - new: what it shows now.
  ///   - isForward: whether the upper half turns, rather than the lower.
  public init(of view: UIView, from old: UIImage?, to new: UIImage?, isForward: Bool) {
    self.view = view
    self.isForward = isForward
    size = view.bounds.size
    let upper = CGRect(x: 0, y: 0, width: size.width, height: size.height / 2)
    let lower = upper.offsetBy(dx: 0, dy: size.height / 2)
    let (turning, resting) = isForward ? (upper, lower) : (lower, upper)
    front = Self.leaf(old, turning, hinge: isForward ? 1 : 0, size)
    back = Self.leaf(new, resting, hinge: isForward ? 0 : 1, size)
    flat = Self.layer(old, resting)
  }

  /// A layer that turns about the middle of the whole, and is seen from its front alone.
  private static func leaf(
    _ picture: UIImage?, _ part: CGRect, hinge: CGFloat, _ size: CGSize
  ) -> CALayer {
    let leaf = layer(picture, part)
    leaf.anchorPoint = CGPoint(x: 0.5, y: hinge)
    leaf.position = CGPoint(x: size.width / 2, y: size.height / 2)
    leaf.isDoubleSided = false
    return leaf
  }

  private static func layer(_ picture: UIImage?, _ part: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = part
    layer.contents = picture?.cgImage?.cropping(to: part)
    return layer
  }

  // MARK: - Turning

  /// Turns over, and leaves the view as it was.
  ///
  /// - Parameter duration: the length in seconds.
  public func run(for duration: TimeInterval) {
    let perspective = view.layer.sublayerTransform
    for layer in [flat, back, front] { view.layer.addSublayer(layer) }
    view.layer.sublayerTransform = Self.perspective
    switchInputOff()
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    CATransaction.setCompletionBlock { [self] in
      for layer in [front, back] { layer.removeAnimation(forKey: Self.key) }
      for layer in [front, back, flat] { layer.removeFromSuperlayer() }
      view.layer.sublayerTransform = perspective
      switchInputOn()
    }
    let half = isForward ? -CGFloat.pi : CGFloat.pi
    front.add(Self.turn(from: 0, to: half, duration), forKey: Self.key)
    back.add(Self.turn(from: -half, to: 0, duration), forKey: Self.key)
    CATransaction.commit()
  }

  /// Keeps fingers away for as long as it turns.
  open func switchInputOff() {
    tookInput = view.isUserInteractionEnabled
    view.isUserInteractionEnabled = false
  }

  /// Lets fingers through again, if they were before.
  open func switchInputOn() {
    view.isUserInteractionEnabled = tookInput
  }

  private static func turn(
    from start: CGFloat, to end: CGFloat, _ duration: TimeInterval
  ) -> CABasicAnimation {
    let turn = CABasicAnimation(keyPath: rotation)
    turn.fromValue = start
    turn.toValue = end
    turn.duration = duration
    turn.fillMode = .forwards
    turn.isRemovedOnCompletion = false
    return turn
  }

  private static var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 1000
    return transform
  }
}
