import UIKit

extension UIView {
  /// The controller in whose root view this one lies, or whose root view it is.
  var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// The controller whose root view this is.
  var rootController: UIViewController? {
    guard let controller = next as? UIViewController, controller.viewIfLoaded === self else {
      return nil
    }
    return controller
  }

  /// The frame in the window; that in the superview where there is no window.
  var frameInWindow: CGRect {
    if let window { return convert(bounds, to: window) }
    return superview == nil ? frame : convert(bounds, to: nil)
  }

  /// Whether the frame, as printed, is all of the window.
  var fillsWindow: Bool {
    let (frame, whole) = (frameInWindow, window?.bounds ?? UIScreen.main.bounds)
    return frame == whole || frame.texts == whole.texts
  }

  /// The number of recognizers; a navigation's own way back is the host's machinery.
  var ownRecognizerCount: Int {
    guard let gestureRecognizers, !gestureRecognizers.isEmpty else { return 0 }
    let navigation = rootController as? UINavigationController
    let own = navigation?.interactivePopGestureRecognizer
    var count = 0
    for recognizer in gestureRecognizers where recognizer !== own { count += 1 }
    return count
  }

  /// The number of active constraints between this view, or one in it, and something outside.
  var outwardConstraintCount: Int {
    var count = 0
    var holder = superview
    while let current = holder {
      count += current.constraints.filter { $0.isActive && $0.leads(out: self) }.count
      holder = current.superview
    }
    return count
  }
}

extension NSLayoutConstraint {
  /// Whether one end is a view, and the other neither this view nor one in it.
  fileprivate func leads(out view: UIView) -> Bool {
    let ends = [firstItem, secondItem].compactMap { item in
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    return ends.contains { $0 === view } && ends.contains { !$0.isDescendant(of: view) }
  }
}

extension CGAffineTransform {
  /// The six numbers as traces print them.
  var texts: [String] { [a, b, c, d, tx, ty].texts }
}

extension UIColor {
  /// The colour's red, green, blue and opacity in a word, such as `0/0/0/0.4`.
  var word: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "pattern" }
    return [red, green, blue, alpha].texts.joined(separator: "/")
  }
}

extension UIView {
  /// What the controller whose root view this is adds to the safe area; nothing for any other view.
  var addedInsets: UIEdgeInsets {
    (next as? UIViewController)?.additionalSafeAreaInsets ?? .zero
  }
}
