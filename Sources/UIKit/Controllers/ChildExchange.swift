import Foundation
import UIKitSemantics

extension UIViewController {
  /// Replaces one child's view by another's, with an animation (CC-13).
  ///
  /// The outgoing will and the incoming did come first. Children of a parent that is not on the
  /// screen are told nothing. (Inferred.)
  final func exchange(
    _ from: UIViewController, for to: UIViewController, during duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      let names = ComplaintNames(subject: describe(from), other: describe(to))
      return World.current.complain(.noCommonParent, .raised, names, about: self)
    }
    let isSeen = isShownOrComing
    World.acting(as: .host) {
      if isSeen { beginExchange(from, for: to, isAnimated: duration > 0) }
      from.viewIfLoaded?.superview?.addSubview(to.viewToShow)
    }
    UIView.transition(
      with: to.viewToShow, duration: duration, options: options, animations: animations,
      completion: { finished in
        World.acting(as: .host) {
          if from.viewIfLoaded !== to.viewToShow { from.viewIfLoaded?.removeFromSuperview() }
          guard isSeen else { return }
          self.endExchange([to], isOptional: to.appearancePhase == .gone)
          self.endExchange([from])
        }
        completion?(finished)
      })
  }

  private func beginExchange(
    _ from: UIViewController, for to: UIViewController, isAnimated: Bool
  ) {
    appearance.exchange = AppearanceDriver.Exchange(leaving: [from], coming: [to])
    from.beginAppearance(false, animated: isAnimated)
    // Who is told first may have sent the container away: then nobody comes. (Inferred.)
    if isShownOrComing { to.beginAppearance(true, animated: isAnimated) }
  }
}
