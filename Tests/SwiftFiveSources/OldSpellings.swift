import UIKit

// Names of Swift 4.0 and 4.1, as libraries that were never touched again have them.

final class OldContainer: UIViewController {
  var options: UIViewAnimationOptions = [.curveEaseOut]
  var keyframes: UIViewKeyframeAnimationOptions = []
  var mask: UIViewAutoresizing = [.flexibleWidth]
  var mode: UIViewContentMode = .scaleAspectFit
  var curve: UIViewAnimationCurve = .easeIn
  var operation: UINavigationControllerOperation = .push
  var state: UIGestureRecognizerState = .possible
  var level: UIWindowLevel = .normal
  var control: UIControlState = .normal
  var fill = kCAFillModeForwards
  var timing = kCAMediaTimingFunctionEaseInEaseOut
  var swipe: UISwipeGestureRecognizerDirection = .left
  var edges: UIEdgeInsets = UIEdgeInsetsMake(1, 2, 3, 4)

  func adopt(_ child: UIViewController) {
    addChildViewController(child)
    child.didMove(toParentViewController: self)
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    view.bringSubview(toFront: child.view)
    view.sendSubview(toBack: child.view)
    _ = childViewControllers
    _ = childViewControllerForStatusBarStyle
    _ = UIEdgeInsetsInsetRect(view.bounds, edges)
  }
}
