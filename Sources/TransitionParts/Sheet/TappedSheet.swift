public import UIKit

/// Presents a screen over the lower half of its container, dims the rest, and closes by a tap there.
open class TappedSheet: HalfSheet {
  private let dimming = UIView()
  /// Hears of taps.
  public private(set) lazy var tap = UITapGestureRecognizer(
    target: self, action: Selector("close(_:)", TappedSheet.close(_:)))

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    listen(on: dimming)
    alongside { [dimming] in dimming.alpha = 1 }
  }

  open override func dismissalTransitionWillBegin() {
    alongside { [dimming] in dimming.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
  }

  /// Begins to hear of taps, on the dimming unless a subclass says where else.
  open func listen(on dimming: UIView) { dimming.addGestureRecognizer(tap) }

  private func close(_ tap: UITapGestureRecognizer) {
    presentedViewController.dismiss(animated: true)
  }
}
