import UIKit

/// A window with one view in it, and a delegate that writes when animations begin and end.
@MainActor final class Sheet {
  let window = UIWindow()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let delegate = AnimationLog()

  init() {
    Headless.reset()
    window.isHidden = false
    window.addSubview(view)
    Headless.settle()
  }

  var layer: CALayer { view.layer }
  var log: [String] { delegate.lines }

  /// A fade to nothing that the delegate hears of.
  func fade(_ duration: Double = 1, name: String = "fade") -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = duration
    fade.delegate = delegate
    fade.setValue(name, forKey: "name")
    return fade
  }

  var seenOpacity: Double { Double(layer.presentation()?.opacity ?? -1) }
}

/// A delegate that writes when animations begin and end.
final class AnimationLog: NSObject, CAAnimationDelegate {
  private(set) var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    lines.append("\(anim.name) begins at \(Headless.now)")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("\(anim.name) \(flag ? "ends" : "is ended") at \(Headless.now)")
  }
}

extension CAAnimation {
  fileprivate var name: String { value(forKey: "name") as? String ?? "?" }
}
