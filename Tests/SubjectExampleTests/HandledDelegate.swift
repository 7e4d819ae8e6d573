import UIKit

/// Presents as the system does; what it presents follows a finger without a driver, and is dismissed when that lifts,
/// each as far as its habits go.
final class HandledDelegate: NSObject, UIViewControllerTransitioningDelegate {
  struct Habits: OptionSet {
    let rawValue: Int
    /// A finger moves what is presented.
    static let follows = Habits(rawValue: 1)
    /// It is dismissed when the finger lifts.
    static let dismisses = Habits(rawValue: 2)
    /// It is dismissed a second after the finger has lifted.
    static let dismissesLate = Habits(rawValue: 4)
    /// It moves out when the finger lifts, and is dismissed without an animation when it is out.
    static let movesOut = Habits(rawValue: 32)
    /// Fingers alone count that go down.
    static let isPicky = Habits(rawValue: 8)
    /// No finger counts.
    static let isIdle = Habits(rawValue: 16)
  }

  private let habits: Habits
  private let threshold: CGFloat

  /// - Parameter threshold: How many points a finger has to go, at least.
  init(_ habits: Habits, beyond threshold: CGFloat = 200) {
    self.habits = habits
    self.threshold = threshold
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = HandledPresentation(
      presentedViewController: presented, presenting: presenting)
    presentation.habits = habits
    presentation.threshold = threshold
    return presentation
  }
}

private final class HandledPresentation: UIPresentationController, UIGestureRecognizerDelegate {
  var habits: HandledDelegate.Habits = []
  var threshold: CGFloat = 0

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("pulled", HandledPresentation.pulled))
    pan.delegate = self
    presentedView?.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: containerView)
    return !habits.contains(.isIdle)
      && (!habits.contains(.isPicky) || velocity.y > abs(velocity.x))
  }

  private func pulled(_ pan: UIPanGestureRecognizer) {
    let way = max(0, pan.translation(in: containerView).y)
    if pan.state == .changed, habits.contains(.follows) {
      presentedView?.transform = CGAffineTransform(translationX: 0, y: way)
    }
    guard pan.state == .ended, way > threshold else { return }
    if habits.contains(.dismisses) { presentedViewController.dismiss(animated: true) }
    if habits.contains(.movesOut), let view = presentedView {
      UIView.animate(withDuration: 0.3) {
        view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
      } completion: { _ in
        self.presentedViewController.dismiss(animated: false)
      }
    }
    if habits.contains(.dismissesLate) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        self.presentedViewController.dismiss(animated: true)
      }
    }
  }
}
