public import UIKit

/// Switches screens as `ScreenSwitcher` does, and lets the new one slide in by an animation of its own.
open class SlidingNewcomer: ScreenSwitcher {
  /// The length of the slide in seconds, which is that of the switch here.
  open var slideDuration: TimeInterval { 0.3 }

  open override func show(_ index: Int, animated: Bool) {
    let old = current
    super.show(index, animated: animated)
    let new = current
    guard new !== old, animated, view.window != nil else { return }
    new.view.transform = CGAffineTransform(translationX: view.bounds.width, y: 0)
    UIView.animate(withDuration: slideDuration) { new.view.transform = .identity }
  }
}
