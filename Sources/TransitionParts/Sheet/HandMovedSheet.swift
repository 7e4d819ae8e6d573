public import UIKit

/// Presents a screen over the lower half of its container, which a finger moves by hand.
///
/// No transition runs while the finger is down. Let go far out, the sheet is dismissed; else it goes back, and the
/// shade behind it is as dark as before. A subclass may replace where it belongs, and how dark it is.
open class HandMovedSheet: UIPresentationController {
  /// How dark the shade is while no finger pulls.
  private static let darkness: CGFloat = 0.4

  private let shade = UIView()
  private var pan: UIPanGestureRecognizer?
  /// How far the finger has pulled the sheet down.
  private var pulled: CGFloat = 0

  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let height = (bounds.height / 2).rounded()
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    shade.backgroundColor = .black
    shade.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(shade, at: 0)
    fadeAlongside(from: 0, to: Self.darkness)
    guard pan == nil else { return }
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("follow(_:)", HandMovedSheet.follow(_:)))
    presentedView?.addGestureRecognizer(pan)
    self.pan = pan
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    fadeAlongside(from: shade.alpha, to: 0)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return shade.alpha = Self.darkness }
    shade.removeFromSuperview()
    guard let pan else { return }
    presentedView?.removeGestureRecognizer(pan)
    self.pan = nil
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    shade.frame = containerView?.bounds ?? .zero
    layOut()
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      takeHold()
      move(pan)
    case .changed: move(pan)
    case .ended:
      if pulled > home.height / 2 {
        presentedViewController.dismiss(animated: true)
      } else {
        goBack()
      }
    case .cancelled, .failed: goBack()
    case .possible: break
    @unknown default: break
    }
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    pulled = max(0, pan.translation(in: nil).y)
    layOut()
    fade(pulled: pulled / max(1, home.height))
  }

  private func fadeAlongside(from start: CGFloat, to end: CGFloat) {
    shade.alpha = start
    let coordinator = presentedViewController.transitionCoordinator
    guard let coordinator else { return shade.alpha = end }
    coordinator.animate(alongsideTransition: { [shade] _ in shade.alpha = end })
  }

  private func goBack() {
    pulled = 0
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: {
        self.layOut()
        self.fade(pulled: 0)
      })
  }

  // MARK: - What a subclass may replace

  /// A finger begins to move the sheet.
  open func takeHold() {}

  /// Makes the shade as dark as suits a sheet that is pulled out by a part of its height.
  open func fade(pulled: CGFloat) { shade.alpha = Self.darkness * (1 - min(1, pulled)) }

  /// Where the sheet lies when no finger moves it.
  open var home: CGRect { frameOfPresentedViewInContainerView }

  /// Puts the sheet where it belongs, as far down as a finger has pulled it.
  private func layOut() {
    let frame = home.offsetBy(dx: 0, dy: pulled)
    presentedView?.bounds = CGRect(origin: .zero, size: frame.size)
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
