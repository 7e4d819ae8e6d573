import UIKit

/// Follows a finger that pulls a screen down again.
class PeekabooPull: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
  fileprivate weak var screen: UIViewController?
  private(set) var isPulling = false

  func attach(to screen: UIViewController) {
    guard self.screen !== screen else { return }
    self.screen = screen
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pull(_:)))
    pan.delegate = self
    screen.view.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return velocity.y > abs(velocity.x)
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    guard let window = pan.view?.window else { return }
    let progress = max(pan.translation(in: window).y / window.bounds.height, 0)
    switch pan.state {
    case .began:
      isPulling = true
      screen?.dismiss(animated: true)
    case .changed:
      update(progress)
    case .ended where progress + pan.velocity(in: window).y / 2000 > 0.5:
      isPulling = false
      finish()
    default:
      isPulling = false
      cancel()
    }
  }
}
