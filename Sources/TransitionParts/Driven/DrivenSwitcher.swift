public import UIKit

/// Shows one child at a time, by an animator that it was given, or by a finger that pulls the next one
/// in.
///
/// Each switch has a context and a coordinator of its own. A switch that is given up is told to the
/// children as one that turns round. A subclass may replace one of the steps.
open class DrivenSwitcher: UIViewController {
  /// The screens that it may show.
  public let screens: [UIViewController]
  /// The place of the screen that is shown.
  public private(set) var shown = 0
  /// What animates switches that no finger moves; without one they slide.
  public var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The switch that runs.
  public private(set) var run: Run?
  private var waiting: Int?
  /// Whether a switch is being ended because the container itself goes.
  private var isLeaving = false

  /// How long a switch takes, in seconds.
  public static let duration: TimeInterval = 0.3

  /// A switch that runs.
  public struct Run {
    public let context: SwitchContext
    public let coordinator: SwitchCoordinator
    let index: Int
    /// What moves the views where no animator does.
    public internal(set) var performance: UIViewPropertyAnimator?
    /// Whether its outcome is known.
    var isOver = false
  }

  /// Makes a container that shows the first of its screens.
  public init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override var childForStatusBarStyle: UIViewController? { current }
  open override var childForStatusBarHidden: UIViewController? { current }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    pending?.coordinator ?? super.transitionCoordinator
  }

  /// The switch whose outcome is open.
  private var pending: Run? { run.flatMap { $0.isOver ? nil : $0 } }

  /// The screen that is shown, or comes.
  public var current: UIViewController { pending?.context.to ?? screens[shown] }

  // MARK: - Its own coming and going

  open override func viewDidLoad() {
    super.viewDidLoad()
    let first = screens[shown]
    addChild(first)
    place(first)
    first.didMove(toParent: self)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("follow(_:)", DrivenSwitcher.follow(_:))))
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    screens[shown].beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    screens[shown].endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endAtOnce()
    screens[shown].beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    screens[shown].endAppearanceTransition()
  }

  private func place(_ screen: UIViewController) {
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen.view)
  }

  // MARK: - Switching

  /// Shows the screen at an index; while another one comes, it waits.
  open func show(_ index: Int, animated: Bool) {
    guard run == nil || !waitsForItsEnd else { return waiting = index }
    guard index != shown, screens.indices.contains(index) else { return }
    guard isViewLoaded, view.window != nil else { return exchangeUnseen(index) }
    begin(index, isAnimated: animated, isInteractive: false)
    animate()
  }

  private func exchangeUnseen(_ index: Int) {
    let (old, new) = (screens[shown], screens[index])
    shown = index
    guard isViewLoaded else { return }
    old.willMove(toParent: nil)
    addChild(new)
    place(new)
    old.viewIfLoaded?.removeFromSuperview()
    old.removeFromParent()
    new.didMove(toParent: self)
  }

  private func begin(_ index: Int, isAnimated: Bool, isInteractive: Bool) {
    let (old, new) = (screens[shown], screens[index])
    let context = SwitchContext(
      in: view, from: old, to: new, isAnimated: isAnimated, isInteractive: isInteractive
    ) { [weak self] finished in self?.conclude(finished: finished) }
    run = Run(
      context: context, coordinator: SwitchCoordinator(context, duration: Self.duration),
      index: index)
    old.willMove(toParent: nil)
    addChild(new)
    old.beginAppearanceTransition(false, animated: isAnimated)
    new.beginAppearanceTransition(true, animated: isAnimated)
    setNeedsStatusBarAppearanceUpdate()
  }

  private func animate() {
    guard let run else { return }
    guard run.context.isAnimated else {
      place(run.context.to)
      run.coordinator.runAlongside()
      return run.context.completeTransition(true)
    }
    guard let animator else {
      makePerformance()
      self.run?.performance?.startAnimation()
      return run.coordinator.runAlongside()
    }
    animator.animateTransition(using: run.context)
    runAlongside(run.coordinator)
  }

  /// Slides the next screen in over the one that is shown.
  private func makePerformance() {
    guard let context = run?.context else { return }
    place(context.to)
    let width = view.bounds.width
    context.to.view.transform = CGAffineTransform(translationX: width, y: 0)
    let performance = UIViewPropertyAnimator(duration: Self.duration, curve: .linear) {
      context.to.view.transform = .identity
    }
    performance.addCompletion { position in
      context.to.view.transform = .identity
      context.completeTransition(position == .end)
    }
    run?.performance = performance
  }

  private func conclude(finished: Bool) {
    run?.isOver = true
    guard let run else { return }
    let (old, new) = (run.context.from, run.context.to)
    if finished {
      shown = run.index
      arrive(new, from: old)
    } else {
      retreat(to: old, from: new)
    }
    setNeedsStatusBarAppearanceUpdate()
    if run.performance == nil { relayEnd(finished) }
    self.run = nil
    run.coordinator.runCompletions()
    if let next = waiting {
      waiting = nil
      show(next, animated: true)
    }
  }

  /// Brings a switch to its end at once, where the container itself goes; what comes is not told that it
  /// has come.
  private func endAtOnce() {
    waiting = nil
    guard let run else { return }
    isLeaving = true
    run.performance?.stopAnimation(true)
    run.context.to.view.transform = .identity
    run.context.completeTransition(true)
    isLeaving = false
  }

  // MARK: - The finger

  private func follow(_ pan: UIPanGestureRecognizer) {
    let way = -pan.translation(in: view).x / max(view.bounds.width, 1)
    switch pan.state {
    case .began: pullBegan()
    case .changed: pulled(to: min(max(way, 0), 1))
    case .ended: letGo(through: way > 0.5)
    case .cancelled, .failed: lost()
    case .possible: break
    @unknown default: break
    }
  }

  /// The finger begins to pull the next screen in.
  open func pullBegan() {
    guard run == nil, shown + 1 < screens.count else { return }
    begin(shown + 1, isAnimated: true, isInteractive: true)
    makePerformance()
    run?.performance?.pauseAnimation()
    run?.coordinator.runAlongside()
  }

  /// The finger has pulled it so far, from 0 to 1.
  open func pulled(to fraction: CGFloat) {
    guard let run, run.context.isInteractive else { return }
    run.performance?.fractionComplete = fraction
    run.context.updateInteractiveTransition(fraction)
  }

  /// The finger is gone; the switch is finished, or given up.
  open func letGo(through isThrough: Bool) {
    guard let run, run.context.isInteractive else { return }
    if isThrough {
      run.context.finishInteractiveTransition()
    } else {
      run.context.cancelInteractiveTransition()
      run.performance?.isReversed = true
    }
    run.coordinator.tellChange()
    run.performance?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// The system has taken the finger away.
  open func lost() { letGo(through: false) }

  // MARK: - The steps

  /// Whether a switch that is asked for while another runs waits for its end.
  open var waitsForItsEnd: Bool { true }

  /// Runs what others handed in beside the animator.
  open func runAlongside(_ coordinator: SwitchCoordinator) {
    coordinator.runAlongside()
  }

  /// Tells the animator that the switch is over.
  open func relayEnd(_ finished: Bool) {
    animator?.animationEnded(finished)
  }

  /// Ends a switch that went through.
  open func arrive(_ new: UIViewController, from old: UIViewController) {
    old.view.removeFromSuperview()
    old.endAppearanceTransition()
    if !isLeaving { new.endAppearanceTransition() }
    old.removeFromParent()
    new.didMove(toParent: self)
  }

  /// Ends a switch that was given up: both children turn round.
  open func retreat(to old: UIViewController, from new: UIViewController) {
    turnBack(to: old, from: new)
    takeOut(new)
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    forget(new, keeping: old)
  }

  /// Takes out the view of the one that did not come.
  public func takeOut(_ new: UIViewController) {
    new.view.removeFromSuperview()
  }

  /// Tells both children that they turn round.
  open func turnBack(to old: UIViewController, from new: UIViewController) {
    new.beginAppearanceTransition(false, animated: true)
    old.beginAppearanceTransition(true, animated: true)
  }

  /// Takes the parent of the one that did not come away, and tells the other that it stays.
  open func forget(_ new: UIViewController, keeping old: UIViewController) {
    new.willMove(toParent: nil)
    new.removeFromParent()
    old.didMove(toParent: self)
  }
}
