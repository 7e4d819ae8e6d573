import UIKit

// Controllers that are delegates of what they present, and look-alikes.

final class ShowsCard: UIViewController, UIViewControllerTransitioningDelegate {
  func show() {
    let card = UIViewController()
    card.transitioningDelegate = self
    card.modalPresentationStyle = .overFullScreen
    present(card, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardRise() }
}

final class CardRise: Timed {}

/// What it presents is a property of its own, and it wants content.
final class ShowsKept: UIViewController, UIViewControllerTransitioningDelegate {
  private let kept = UIViewController()

  init(content: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    self.kept
      .transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardRise() }
}

/// It presents others as it is presented itself.
final class ShowsAsShown: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ other: UIViewController) { other.transitioningDelegate = self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardRise() }
}

/// Its tabs come from it as well.
final class ShowsFromTabs: UITabBarController, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  func show(_ other: UIViewController) { (other as UIViewController).transitioningDelegate = self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardRise() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardRise() }
}

/// It conforms, and answers nothing by that.
final class IdleStack: UINavigationController, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    transitioningDelegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? CardRise() : nil }
}

/// A variable has the same name.
final class NamesAnother: UIViewController {
  func show(_ other: UIViewController) {
    let transitioningDelegate = OfPresentations()
    other.transitioningDelegate = transitioningDelegate
  }
}

/// Whoever presents it makes it its own delegate.
final class MadeItsOwn: UIViewController, UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardRise() }
}

/// Whoever presents another one asks it.
final class Lends: UIViewController, UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardRise() }
}

/// Nobody says whose delegate it is.
final class LeftOpen: UIViewController, UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardRise() }
}

enum PresentersAtWork {
  @MainActor static func show(over host: UIViewController) {
    guard let screen = made(named: "own", count: 1) as? MadeItsOwn else { return }
    screen.transitioningDelegate = screen
    host.present(screen, animated: true)
  }

  @MainActor private static func made(named name: String, count: Int) -> UIViewController {
    UIViewController()
  }

  @MainActor static func show(_ other: UIViewController, for lender: Lends) {
    other.transitioningDelegate = lender
  }
}
