import UIKit

// Drags that take away what is presented, and what leaves a doubt about them.

/// A finger that pulls the container down takes it away.
final class SunkDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SunkPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class SunkPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    let pan = UIPanGestureRecognizer()
    containerView?.addGestureRecognizer(pan)
  }

  func pulled(_ pan: UIPanGestureRecognizer) {
    guard let view = presentedView else { return }
    let way = pan.translation(in: view)
    view.transform = CGAffineTransform(translationX: 0, y: max(0, way.y))
    if pan.state == .ended, way.y > view.bounds.height / 3 {
      presentedViewController.dismiss(animated: true)
    }
  }
}

/// A finger that pushes it up takes it away.
final class FlungNotice: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func pulled(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: view).y
    if -distance / view.bounds.height > 0.5 { dismiss(animated: true) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// It goes either way.
final class TossedNotice: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func pulled(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: view).y
    if distance > 100 || distance < -100 { dismiss(animated: true) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// It is held by a handle.
final class GrippedNotice: UIViewController, UIViewControllerTransitioningDelegate {
  private let handle = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addSubview(handle)
    handle.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func pulled(_ pan: UIPanGestureRecognizer) {
    if pan.translation(in: view).y > 100 { dismiss(animated: true) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// It chooses among fingers.
final class PickyNotice: UIViewController, UIViewControllerTransitioningDelegate,
  UIGestureRecognizerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  func pulled(_ pan: UIPanGestureRecognizer) {
    if pan.translation(in: view).y > 100 { dismiss(animated: true) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// It rests at the nearest of two heights, unless it is pulled away.
final class RestingNotice: UIViewController, UIViewControllerTransitioningDelegate {
  private let heights: [CGFloat] = [200, 400]

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func pulled(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view).y
    if way > 100 { return dismiss(animated: true) }
    let height = view.bounds.height
    view.bounds.size.height = heights.min { abs($0 - height) < abs($1 - height) } ?? height
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// It goes as far as a finger has moved it, whichever way that was.
final class ShovedNotice: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func pulled(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view).y
    view.transform = CGAffineTransform(translationX: 0, y: max(0, way))
    if abs(way) > 100 { dismiss(animated: true) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
