import UIKit

/// A scene in which a change runs, and an animator that asks its context for all frames.
@MainActor final class FrameScene {
  struct Seen {
    let from: (initial: CGRect, final: CGRect)
    let to: (initial: CGRect, final: CGRect)
    let stranger: CGRect
    let presented: CGRect
    let screen: CGRect
    let wasCancelled: Bool

    func frame(_ answer: FrameFacts.Answer) -> CGRect {
      switch answer {
      case .zero: .zero
      case .presented: presented
      case .screen: screen
      }
    }
  }

  /// Under whose hand the change begins, and by which it is given up.
  var driver: UIPercentDrivenInteractiveTransition?
  /// Whether a presentation moves the presenter aside, and the dismissal home again.
  var pushesAside = false
  /// What happens between a presentation and its dismissal.
  var meanwhile: () -> Void = {}
  private let scene: Scene
  private let animator = LoggedAnimator(CallbackLog())
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var seen: [Seen] = []
  private var kept: [AnyObject] = []

  init() {
    scene = Scene(idiom: .phone)
  }

  var presentersFrame: CGRect? { scene.window.rootViewController?.view.frame }

  /// What is answered when the last of the transitions that a change takes begins, and when it ends.
  func look(at change: FrameFacts.Change) -> [Seen] {
    animator.before = { [unowned self] in begin($0) }
    animator.aroundReport = ({ [unowned self] in context.map(note) }, {})
    switch change {
    case .present(let style, let custom): present(style, custom, isLast: true)
    case .dismiss(let style, let custom): dismiss(style, custom)
    case .push, .pop: changeStack(isPop: change == .pop)
    case .select: select()
    }
    Headless.settle()
    return seen
  }

  private func begin(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    seen = []
    note(context)
    guard pushesAside, let root = scene.window.rootViewController,
      let presented = root.presentedViewController
    else { return }
    let frame =
      presented.isBeingPresented
      ? root.view.frame.offsetBy(dx: -100, dy: 0) : context.finalFrame(for: root)
    UIView.animate(withDuration: 0.3) { root.view.frame = frame }
  }

  private func note(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    let presented = [from, to].first { $0.presentingViewController != nil }
    seen.append(
      Seen(
        from: (context.initialFrame(for: from), context.finalFrame(for: from)),
        to: (context.initialFrame(for: to), context.finalFrame(for: to)),
        stranger: context.finalFrame(for: UIViewController()),
        presented: presented?.presentationController?.frameOfPresentedViewInContainerView ?? .zero,
        screen: scene.window.bounds, wasCancelled: context.transitionWasCancelled))
  }

  /// Gives the change up, where somebody drives it.
  private func giveUp() {
    guard driver != nil else { return }
    Headless.turn()
    driver?.update(0.3)
    driver?.cancel()
  }

  @discardableResult
  private func present(
    _ style: UIModalPresentationStyle, _ custom: FrameFacts.Custom?, isLast: Bool
  ) -> (UIViewController, CardDelegate) {
    let (a, b) = scene.pair(style, [])
    a.definesPresentationContext = true
    let delegate = CardDelegate(animator, custom)
    b.transitioningDelegate = delegate
    b.popoverPresentationController?.delegate = delegate
    b.popoverPresentationController?.sourceView = a.view
    delegate.driver = isLast ? driver : nil
    kept.append(delegate)
    a.present(b, animated: true)
    if isLast { giveUp() }
    scene.rest()
    return (a, delegate)
  }

  private func dismiss(_ style: UIModalPresentationStyle, _ custom: FrameFacts.Custom?) {
    let (a, delegate) = present(style, custom, isLast: false)
    meanwhile()
    scene.rest()
    delegate.driver = driver
    a.dismiss(animated: true)
    giveUp()
  }

  private func changeStack(isPop: Bool) {
    let (nav, _, b) = scene.navigation([])
    let delegate = LoggedNavigationDelegate(CallbackLog())
    delegate.animator = animator
    nav.delegate = delegate
    kept.append(delegate)
    if !isPop { delegate.driver = driver }
    nav.pushViewController(b, animated: true)
    if !isPop { giveUp() }
    scene.rest()
    guard isPop else { return }
    delegate.driver = driver
    nav.popViewController(animated: true)
    giveUp()
  }

  private func select() {
    let tabs = UITabBarController()
    let delegate = LoggedTabDelegate(CallbackLog())
    delegate.animator = animator
    delegate.driver = driver
    tabs.delegate = delegate
    kept.append(delegate)
    tabs.viewControllers = [scene.controller("A", []), scene.controller("B", [])]
    scene.show(tabs)
    tabs.selectedIndex = 1
    giveUp()
  }
}

/// A delegate whose cards leave the upper half of the screen free, and whose styles stay what they are.
private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIPopoverPresentationControllerDelegate
{
  private let animator: LoggedAnimator
  private let custom: FrameFacts.Custom?
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ animator: LoggedAnimator, _ custom: FrameFacts.Custom?) {
    self.animator = animator
    self.custom = custom
  }

  private final class Card: UIPresentationController {
    var removes = false

    override var shouldRemovePresentersView: Bool { removes }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
    }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard case .card(let removes) = custom else { return nil }
    let card = Card(presentedViewController: presented, presenting: presenting)
    card.removes = removes
    return card
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
