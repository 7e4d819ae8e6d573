import TransitionScenarios

/// An honest animator that slides what comes in, and what goes out.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What else is done at the moments that a fault needs.
  struct Misdeeds {
    var atStart: @MainActor (any UIViewControllerContextTransitioning) -> Void = { _ in }
    var afterCompletion: @MainActor (any UIViewControllerContextTransitioning) -> Void = { _ in }
  }

  private let misdeeds: Misdeeds

  init(_ misdeeds: Misdeeds = Misdeeds()) {
    self.misdeeds = misdeeds
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    misdeeds.atStart(context)
    if let view = context.view(forKey: .to) { show(view, context) }
    guard context.isAnimated else { return finish(context) }
    let container = context.containerView
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    let moving = incoming ?? outgoing
    let shift = CGAffineTransform(translationX: container.bounds.width, y: 0)
    if incoming != nil { moving?.transform = shift }
    UIView.animate(
      withDuration: 0.3,
      animations: { moving?.transform = incoming == nil ? shift : .identity },
      completion: { _ in
        moving?.transform = .identity
        self.finish(context)
      })
  }

  private func show(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    if let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
    }
    context.containerView.addSubview(view)
  }

  private func finish(_ context: any UIViewControllerContextTransitioning) {
    if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
    misdeeds.afterCompletion(context)
  }
}

/// An honest delegate with a dimmed presentation of its own, which a finger pulls away.
final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var driver: PatientDriver?
  private weak var card: UIViewController?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard card !== presented else { return SlideAnimator() }
    card = presented
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("pull(_:)", CardDelegate.pull(_:)))
    presented.view.addGestureRecognizer(pan)
    return SlideAnimator()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    let height = max(pan.view?.bounds.height ?? 1, 1)
    let fraction = pan.translation(in: nil).y / height
    switch pan.state {
    case .began where card?.isBeingDismissed == false:
      driver = PatientDriver()
      card?.dismiss(animated: true)
    case .changed:
      driver?.update(fraction)
    case .ended where fraction > 0.5:
      driver?.conclude(through: true)
      driver = nil
    case .ended, .cancelled, .failed:
      driver?.conclude(through: false)
      driver = nil
    case .began, .possible:
      break
    @unknown default:
      break
    }
  }
}

/// A driver that keeps a verdict in mind which falls before the transition begins.
final class PatientDriver: UIPercentDrivenInteractiveTransition {
  private var hasBegun = false
  private var verdict: Bool?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasBegun = true
    if let verdict { conclude(through: verdict) }
  }

  func conclude(through isThrough: Bool) {
    guard hasBegun else {
      verdict = isThrough
      return
    }
    if isThrough { finish() } else { cancel() }
  }
}

/// A presentation with a dimming view behind the card.
final class CardPresentation: UIPresentationController {
  private let dimming = UIView(frame: .zero)

  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}

/// An honest navigation delegate.
final class SlideNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }
}

extension Subject {
  static let slide = Subject.animator("test/slide") { SlideAnimator() }
  static let card = Subject.delegate("test/card", dismissedBy: .drag(.down)) { CardDelegate() }
  static let slideNavigation = Subject.navigation("test/slide-navigation") {
    SlideNavigationDelegate()
  }
}

/// An honest container: children come and go by hand, told of each step.
final class PagesController: UIViewController {
  private var pages: [UIViewController] = []
  private var selected: UIViewController?
  private var isMoving = false

  convenience init(_ pages: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    self.pages = pages
  }

  override var childForStatusBarStyle: UIViewController? { selected }
  override var childForStatusBarHidden: UIViewController? { selected }

  override func viewDidLoad() {
    super.viewDidLoad()
    if selected == nil, let first = pages.first { place(first) }
  }

  func show(_ index: Int, animated: Bool) {
    guard pages.indices.contains(index), pages[index] !== selected, !isMoving else { return }
    let page = pages[index]
    guard isViewLoaded, let old = selected else {
      if isViewLoaded { place(page) } else { pages.swapAt(0, index) }
      return
    }
    exchange(old, for: page, animated: animated)
  }

  func put(_ page: UIViewController, at index: Int, animated: Bool) {
    guard pages.indices.contains(index), !isMoving else { return }
    let old = pages[index]
    pages[index] = page
    if old === selected { exchange(old, for: page, animated: animated) }
  }

  private func place(_ page: UIViewController) {
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
    selected = page
  }

  private func exchange(_ old: UIViewController, for page: UIViewController, animated: Bool) {
    isMoving = true
    selected = page
    addChild(page)
    old.willMove(toParent: nil)
    page.beginAppearanceTransition(true, animated: animated)
    old.beginAppearanceTransition(false, animated: animated)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    setNeedsStatusBarAppearanceUpdate()
    let conclude = {
      old.view.removeFromSuperview()
      old.endAppearanceTransition()
      page.endAppearanceTransition()
      old.removeFromParent()
      page.didMove(toParent: self)
      self.isMoving = false
    }
    guard animated else { return conclude() }
    page.view.alpha = 0
    UIView.animate(
      withDuration: 0.3, animations: { page.view.alpha = 1 }, completion: { _ in conclude() })
  }
}

extension Subject {
  static let pages = Subject.container(
    "test/pages", make: { PagesController($0) },
    select: { pages, index, animated in pages.show(index, animated: animated) },
    replace: { pages, index, page, animated in pages.put(page, at: index, animated: animated) })
}
