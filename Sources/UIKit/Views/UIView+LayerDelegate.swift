import Foundation
public import QuartzCore

/// A view is the delegate of its layer, which it lays out and animates.
extension UIView: @preconcurrency CALayerDelegate {
  /// A view's layer does nothing by itself when it changes, and is animated inside of an animation.
  final func actionNow(forKey event: String) -> any CAAction {
    let length = UIView.inheritedAnimationDuration
    guard UIView.areAnimationsEnabled, length > 0 else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = length
    return animation
  }
}
