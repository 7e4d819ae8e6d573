import UIKit

// Animators that users could make, and the library hands out itself; and those of one way alone.

/// It hands out one that it keeps, and another one on the way back.
public final class Giver: NSObject, UIViewControllerTransitioningDelegate {
  private lazy var kept: any UIViewControllerAnimatedTransitioning = GivenThere()

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { kept }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeBack() }

  private func makeBack() -> Timed { GivenBack() }

  /// It is for users, and no answer has it.
  public func makeAnother() -> Timed { GivenToUsers() }
}

public final class GivenThere: Timed {}

public final class GivenBack: Timed {}

public final class GivenToUsers: Timed {}

/// One of several is played, and nobody knows which.
public final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
  public var isBold = false

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { isBold ? BoldChoice() : PlainChoice() }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { isBold ? BoldChoice() : PlainChoice() }
}

public final class BoldChoice: Timed {}

public final class PlainChoice: Timed {}

// MARK: - One way alone

/// Nobody knows what to make it of.
final class Attached: NSObject, UIViewControllerTransitioningDelegate {
  init(to view: UIView) {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ComesOnly() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let told = ToldToGo()
    told.isPresenting = false
    return dismissed.isViewLoaded ? GoesOnly() : told
  }
}

final class ComesOnly: Timed {}

public final class GoesOnly: Timed {}

final class ToldToGo: Timed {
  var isPresenting = true
}

/// It is for its presentation controller too.
final class AttachedSheet: NSObject, UIViewControllerTransitioningDelegate {
  init(to view: UIView) {}

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SinksOnly() }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Dimming(presentedViewController: presented, presenting: presenting)
  }
}

final class SinksOnly: Timed {}

final class AttachedStack: NSObject, UINavigationControllerDelegate {
  init(to view: UIView) {}

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push: return PushesOnly()
    case .pop: return PopsOnly()
    default: return nil
    }
  }
}

final class PushesOnly: Timed {}

final class PopsOnly: Timed {}

/// It is asked by conditions.
final class AskedStack: NSObject, UINavigationControllerDelegate {
  init(to view: UIView) {}

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard operation == .pop else { return nil }
    return AskedToPop()
  }
}

final class AskedToPop: Timed {}

/// The same one, whichever way.
final class SameBothWays: NSObject, UIViewControllerTransitioningDelegate {
  init(to view: UIView) {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { GoesAndComes() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { GoesAndComes() }
}

final class GoesAndComes: Timed {}

// MARK: - For a screen of the library's

final class Bubble: UIViewController {}

final class Balloon: UIViewController {
  init(colors: [Int]) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

final class ForBubbles: NSObject, UIViewControllerTransitioningDelegate {
  init(to view: UIView) {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { WidensBubble() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissed is Balloon ? PopsBalloon() : WidensBubble()
  }
}

/// It looks for what is presented, whichever way it goes.
final class WidensBubble: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = context.viewController(forKey: .to)
    if to?.isBeingPresented == true {
      guard let bubble = to as? Bubble else { return }
      bubble.view.alpha = 0
    }
    context.completeTransition(true)
  }
}

final class PopsBalloon: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let balloon = context.viewController(forKey: .from) as? Balloon else {
      fatalError("It is for balloons")
    }
    balloon.view.alpha = 0
    context.completeTransition(true)
  }
}

final class ForAll: NSObject, UIViewControllerTransitioningDelegate {
  init(to view: UIView) {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LikesBubbles() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LikesBubbles() }
}

/// It is for whatever comes, and better for one of its own.
final class LikesBubbles: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let bubble = context.viewController(forKey: .to) as? Bubble { bubble.view.alpha = 0 }
    context.completeTransition(true)
  }
}
