import TransitionStage

/// A container with transitions of its own, which runs one animator of the app's.
final class Drawer: UIViewController {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  private let screens: [UIViewController]
  private var current: DrawerCoordinator?

  init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    screens = []
    super.init(coder: coder)
  }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { current }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let first = screens.first else { return }
    addChild(first)
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  /// Shows the screen at an index, with the animator where there is one.
  func show(_ index: Int) {
    guard let animator, let old = children.first else { return }
    let new = screens[index]
    let context = DrawerContext(view, old, new)
    let coordinator = DrawerCoordinator(context)
    current = coordinator
    context.completion = { finished in
      old.view.removeFromSuperview()
      old.endAppearanceTransition()
      new.endAppearanceTransition()
      old.removeFromParent()
      new.didMove(toParent: self)
      animator.animationEnded(finished)
      coordinator.end()
      self.current = nil
    }
    old.willMove(toParent: nil)
    addChild(new)
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    animator.animateTransition(using: context)
    coordinator.runAlongside()
  }
}

/// A home-made context.
final class DrawerContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  var completion: (Bool) -> Void = { _ in }
  private let from: UIViewController
  private let to: UIViewController

  init(_ container: UIView, _ from: UIViewController, _ to: UIViewController) {
    containerView = container
    self.from = from
    self.to = to
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { completion(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : to.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}

/// A home-made coordinator, which runs blocks beside the animation and after it.
final class DrawerCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private let context: DrawerContext
  private var alongside: [Block] = []
  private var completions: [Block] = []

  init(_ context: DrawerContext) {
    self.context = context
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0.25 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .linear }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}

  func runAlongside() { for block in alongside { block(self) } }
  func end() { for block in completions { block(self) } }
}
