import UIKit

// Screens that animators cannot do without.

final class Grove: UIViewController {}
final class Leaf: UIViewController {}

final class Thorn: UIViewController {
  init(length: Int) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

/// It wants one screen on either side.
final class LeafFalls: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? Grove,
      let to = context.viewController(forKey: .to) as? Leaf
    else { return }
    from.view.addSubview(to.view)
  }
}

final class ForLeaves: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LeafFalls() }
}

/// It wants them the other way round on the way back.
final class LeafTurns: Timed {
  var isPresenting = true

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting {
      guard let grove = context.viewController(forKey: .from) as? Grove,
        let leaf = context.viewController(forKey: .to) as? Leaf
      else { return }
      grove.view.addSubview(leaf.view)
    }
    if !isPresenting {
      guard let leaf = context.viewController(forKey: .from) as? Leaf else { return }
      leaf.view.alpha = 0
    }
  }
}

final class ForTurningLeaves: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LeafTurns() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LeafTurns() }
}

/// It hands itself out for both ways.
final class LeafDances: Timed, UIViewControllerTransitioningDelegate {
  private var isComing = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isComing = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isComing = false
    return self
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    isComing ? come(context) : go(context)
  }

  private func come(_ context: any UIViewControllerContextTransitioning) {
    guard let grove = context.viewController(forKey: .from) as? Grove,
      let leaf = context.viewController(forKey: .to) as? Leaf
    else { return }
    grove.view.addSubview(leaf.view)
  }

  private func go(_ context: any UIViewControllerContextTransitioning) {
    guard let grove = context.viewController(forKey: .to) as? Grove,
      let leaf = context.viewController(forKey: .from) as? Leaf
    else { return }
    grove.view.addSubview(leaf.view)
  }
}

/// It is the animator of its own answer, which says no more than that.
final class LeafSinks: Timed, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let leaf = context.viewController(forKey: .to) as? Leaf else { return }
    context.containerView.addSubview(leaf.view)
  }
}

final class LeafRests: Timed {}

/// It looks for a screen of its own where it plays what others hand out, and hands out another one.
final class LeafStays: Timed, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self.other }

  private let other = LeafRests()

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let leaf = context.viewController(forKey: .to) as? Leaf else { return }
    context.containerView.addSubview(leaf.view)
  }
}

/// It says first what it wants on the way back.
final class LeafReturns: Timed {
  var isPresenting = true

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if !isPresenting {
      guard let leaf = context.viewController(forKey: .from) as? Leaf else { return }
      leaf.view.alpha = 0
    }
    if isPresenting {
      guard let grove = context.viewController(forKey: .from) as? Grove,
        let leaf = context.viewController(forKey: .to) as? Leaf
      else { return }
      grove.view.addSubview(leaf.view)
    }
  }
}

final class ForReturns: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LeafReturns() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LeafReturns() }
}

/// One of them cannot be made.
final class ThornGrows: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? Grove,
      let to = context.viewController(forKey: .to) as? Thorn
    else { return }
    from.view.addSubview(to.view)
  }
}

final class ForThorns: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ThornGrows() }
}

/// In a stack, nobody knows which is which.
final class LeafDrifts: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? Grove,
      let to = context.viewController(forKey: .to) as? Leaf
    else { return }
    from.view.addSubview(to.view)
  }
}

final class ForDrifts: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { LeafDrifts() }
}

// MARK: - Protocols

protocol Weighing {}

struct Feather: Weighing {}

protocol Weighed: AnyObject {
  var weight: any Weighing { get }
}

typealias AnyWeighed = Weighed & UIViewController

/// It asks for what is made without a word, by an alias.
final class WantsWeight: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) as? AnyWeighed else { return }
    _ = to.weight
  }
}

protocol Priced {
  var price: Int { get }
}

/// It asks for what an author alone can say.
final class WantsPrice: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) as? Priced else { return }
    _ = to.price
  }
}

protocol Dated {
  var year: Int { get }
}

final class Calendar: UIViewController, Dated {
  let year = 2000
}

/// It asks for what a screen of the library's own has.
final class WantsYear: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) as? Dated else { return }
    _ = to.year
  }
}

/// What is presented has to say what an author alone can.
final class PricedPresentation: UIPresentationController {
  var price: Int { (presentedViewController as? Priced)?.price ?? 0 }
}

final class ForPriced: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PricedPresentation(presentedViewController: presented, presenting: presenting)
  }
}
