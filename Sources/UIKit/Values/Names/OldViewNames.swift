// Names from before Swift 4.2 that sources still use.

/// The old name of how an animation runs.
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The old name of how an animation with key frames runs.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// The old name of the pace of an animation.
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// The old name of how a view follows its superview's size.
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// The old name of how content fills a view.
public typealias UIViewContentMode = UIView.ContentMode

/// The old name of how far in front a window is.
public typealias UIWindowLevel = UIWindow.Level

extension UIView {
  /// The old name of moving a view in front of its siblings.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The old name of moving a view behind its siblings.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
