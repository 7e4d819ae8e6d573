import UIKit

// Animators that users could make, and the library hands out itself.

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
