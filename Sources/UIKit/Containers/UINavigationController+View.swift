import CoreGraphics

/// The view in which a navigation's transitions play (CX-10).
final class NavigationTransitionView: UIView {}

/// The view that the top's view lies in (CX-10).
final class ControllerWrapperView: UIView {}

extension UINavigationController {
  /// Builds the views that lie between this controller's and the top's (CX-10).
  final func buildView() {
    let view = UIView(frame: UIScreen.main.bounds)
    let fill: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let transitionView = NavigationTransitionView(frame: view.bounds)
    let wrapper = ControllerWrapperView(frame: view.bounds)
    for filling in [view, transitionView, wrapper] { filling.autoresizingMask = fill }
    view.addSubview(transitionView)
    transitionView.addSubview(wrapper)
    navigationBar.frame = CGRect(
      x: 0, y: UIScreen.statusBarHeight, width: view.bounds.width, height: 44)
    navigationBar.autoresizingMask = .flexibleWidth
    view.addSubview(navigationBar)
    stack.wrapper = wrapper
    view.addGestureRecognizer(popGesture.recognizer)
    self.view = view
  }

  final func layOutStack() {
    guard view.window != nil else { return }
    World.current.acting(as: .host) {
      showEdits()
      if stack.change == nil { showTopIfNeeded() }
    }
  }

  /// Puts the top's view in place where no transition did.
  final func showTopIfNeeded() {
    guard stack.change == nil, stack.edits.isEmpty, let wrapper = stack.wrapper else { return }
    guard stack.shown !== topViewController else { return }
    let old = stack.shown
    stack.shown = topViewController
    if let top = topViewController, let view = top.view {
      view.frame = wrapper.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(view)
    }
    if let view = old?.viewIfLoaded, view.superview === wrapper { view.removeFromSuperview() }
  }

  /// Tells the delegate of the first controller that is shown (ND-01).
  final func tellFirstShow(animated: Bool) {
    guard !stack.hasToldFirstShow, let top = topViewController else { return }
    stack.hasToldFirstShow = true
    tellDelegate(.didShow, of: top, transition: nil, animated: animated)
  }

  final func tellDelegate(
    _ question: SceneCrossing.Question, of controller: UIViewController, transition: Int?,
    animated: Bool
  ) {
    guard let delegate else { return }
    World.current.cross(
      to: delegate, as: .navigationDelegate, question, transition: transition, about: controller
    ) {
      if case .willShow = question {
        delegate.navigationController(self, willShow: controller, animated: animated)
      } else {
        delegate.navigationController(self, didShow: controller, animated: animated)
      }
    }
  }
}
