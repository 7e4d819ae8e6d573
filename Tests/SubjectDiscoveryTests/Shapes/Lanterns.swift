import UIKit

// Delegates whose animators move a screen of the library's alone.

/// It presents itself, and no other screen.
final class Lantern: UIViewController {
  private let delegate = ForLanterns()

  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = delegate
  }

  required init?(coder: NSCoder) { nil }
}

/// It hands out what moves lanterns alone, and nobody but them makes it.
final class ForLanterns: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FloatsLantern(presenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FloatsLantern(presenting: false) }
}

/// The same for users, who make it themselves.
public final class ForAnyLantern: NSObject, UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { RaisesLantern(mode: .present) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { RaisesLantern(mode: .dismiss) }
}

/// It looks for the lantern at the side where it is.
final class FloatsLantern: Timed {
  private let presenting: Bool

  init(presenting: Bool) { self.presenting = presenting }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let lantern = context.viewController(forKey: presenting ? .to : .from) as? Lantern else {
      return context.completeTransition(true)
    }
    lantern.view.alpha = 0
    context.completeTransition(true)
  }
}

/// It names the side at which it looks.
final class RaisesLantern: Timed {
  enum Mode { case present, dismiss }

  private let mode: Mode

  init(mode: Mode) { self.mode = mode }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = mode == .dismiss ? .from : .to
    guard let from = context.viewController(forKey: .from),
      let shown = context.viewController(forKey: key),
      let lantern = shown as? Lantern
    else { return context.completeTransition(true) }
    lantern.view.alpha = from === lantern ? 0 : 1
    context.completeTransition(true)
  }
}
