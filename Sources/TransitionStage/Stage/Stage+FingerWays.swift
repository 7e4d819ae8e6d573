import AppearanceTrace
import UIKit

extension Stage {
  /// Where a view is seen in the window, as far as it is.
  func place(of view: UIView) -> CGRect {
    guard let seen = view.layer.presentation(), let outer = window.layer.presentation() else {
      return view.convert(view.bounds, to: window)
    }
    let place = seen.convert(seen.bounds, to: outer)
    let visible = place.intersection(window.bounds)
    return visible.isEmpty ? place : visible
  }

  /// A controller's name, and the way of a finger over its view; none before that is loaded.
  func way(
    of gesture: Gesture, over controller: UIViewController?
  ) -> (name: String, path: FingerPath)? {
    guard let controller, let view = controller.viewIfLoaded else { return nil }
    return (recorder.name(controller), way(of: gesture, over: view))
  }

  /// The way of a finger over a view. One that drags comes down on what the view shows: where a bar or
  /// something else lies over its beginning, it begins where the view is free of bars. And it comes down where
  /// something follows it: on a card in the view, where nothing beside that heeds fingers.
  private func way(of gesture: Gesture, over view: UIView) -> FingerPath {
    let area = place(of: view)
    let path = FingerPath(gesture, over: area, on: window.bounds)
    guard case .drag = gesture else { return path }
    guard isTouched(view, at: path) else {
      let free = path.beginning(in: area.inset(by: view.safeAreaInsets))
      return isTouched(view, at: free) ? free : path
    }
    guard !isFollowed(from: path) else { return path }
    return Self.beginnings.lazy.map(path.begun).first { later in
      isTouched(view, at: later) && isFollowed(from: later)
    } ?? path
  }

  /// How far on a finger begins that finds nothing to follow it, in fractions of its way: up to the handle of a sheet
  /// that fills the lower half of the screen.
  private static let beginnings: [CGFloat] = [
    0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5,
  ]

  /// Whether a finger that comes down where a way begins touches a view, or something in it.
  func isTouched(_ view: UIView, at path: FingerPath) -> Bool {
    window.hitTest(path.point(at: 0), with: nil)?.isDescendant(of: view) == true
  }

  /// Whether something follows a finger that comes down where a way begins: a recognizer of what it touches, or
  /// of what that lies in.
  private func isFollowed(from path: FingerPath) -> Bool {
    var view = window.hitTest(path.point(at: 0), with: nil)
    while let touched = view {
      if touched.gestureRecognizers?.contains(where: \.mayFollow) == true { return true }
      view = touched.superview
    }
    return false
  }
}

extension UIGestureRecognizer {
  /// Whether it may follow a finger; one of taps and presses, or of two fingers, does not.
  fileprivate var mayFollow: Bool {
    switch self {
    case is UITapGestureRecognizer, is UILongPressGestureRecognizer, is UIPinchGestureRecognizer,
      is UIRotationGestureRecognizer:
      false
    default: isEnabled
    }
  }
}
