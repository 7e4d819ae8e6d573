public import UIKit

/// Shows one child at a time, and tells each child by hand when it comes and goes.
///
/// It has switched automatic forwarding off, so it passes its own coming and going on as well. A switch
/// asked for while another runs waits for its end; one that runs when the container goes ends at once.
/// A subclass may replace one of the steps.
open class ScreenSwitcher: UIViewController {
  /// The screens that it may show.
  public private(set) var screens: [UIViewController]
  /// The place of the screen that is shown, or comes.
  public private(set) var shown = 0
  private var waiting: (@MainActor () -> Void)?
  /// Ends the switch that runs; what comes is not told that it has come if the container goes.
  private var finishSwitch: ((_ isLeaving: Bool) -> Void)?
  private let duration: TimeInterval = 0.3

  /// Makes a container that shows the first of its screens.
  public init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override var childForStatusBarStyle: UIViewController? { current }
  open override var childForStatusBarHidden: UIViewController? { current }

  /// The screen that is shown, or comes.
  public var current: UIViewController { screens[shown] }

  // MARK: - Its own coming and going

  open override func viewDidLoad() {
    super.viewDidLoad()
    start(current)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    passOnStart(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    passOnEnd(true)
    showWaiting()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishSwitch?(true)
    passOnStart(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    passOnEnd(false)
  }

  // MARK: - Switching

  /// Shows the screen at an index.
  open func show(_ index: Int, animated: Bool) {
    guard finishSwitch == nil else {
      waiting = { [weak self] in self?.show(index, animated: animated) }
      return
    }
    guard index != shown, screens.indices.contains(index) else { return }
    guard isViewLoaded else {
      shown = index
      return
    }
    change(from: current, to: index, isAnimated: animated && view.window != nil)
  }

  /// Puts another screen at an index, and shows it if that index is shown.
  open func replace(_ index: Int, by screen: UIViewController, animated: Bool) {
    guard screens.indices.contains(index) else { return }
    guard index != shown || finishSwitch == nil else {
      waiting = { [weak self] in self?.replace(index, by: screen, animated: animated) }
      return
    }
    let old = screens[index]
    screens[index] = screen
    guard index == shown, isViewLoaded else { return }
    change(from: old, to: index, isAnimated: animated && view.window != nil)
  }

  /// Runs a switch from its first step to its last.
  public func change(from old: UIViewController, to index: Int, isAnimated: Bool) {
    let new = screens[index]
    let isSeen = view.window != nil
    shown = index
    warn(old)
    take(new)
    if isSeen { tellStart(from: old, to: new, animated: isAnimated) }
    place(new)
    updateStatusBar()
    let finish = { [self] (isLeaving: Bool) in
      finishSwitch = nil
      tidyUp(old)
      pull(old)
      if isSeen { tellEnd(from: old, to: isLeaving ? nil : new) }
      release(old)
      settle(new)
      if !isLeaving { showWaiting() }
    }
    guard isAnimated else { return finish(false) }
    if waitsForItsEnd { finishSwitch = finish }
    raise(old)
    UIView.animate(
      withDuration: duration, animations: { [self] in move(from: old, to: index) },
      completion: { [weak self] hasRun in
        guard let self, endsSwitch(hasRun: hasRun) else { return }
        if waitsForItsEnd { finishSwitch?(false) } else { finish(false) }
      })
  }

  private func showWaiting() {
    guard let next = waiting else { return }
    waiting = nil
    next()
  }

  // MARK: - The steps

  /// Whether a switch is over whose animation has run, or was dropped.
  open func endsSwitch(hasRun: Bool) -> Bool { true }

  /// Whether a switch that is asked for while another runs waits for its end.
  open var waitsForItsEnd: Bool { true }

  /// Brings in the first screen.
  open func start(_ screen: UIViewController) {
    take(screen)
    place(screen)
    settle(screen)
  }

  /// Tells the screen that is shown that it comes or goes with the container.
  open func passOnStart(_ isAppearing: Bool, animated: Bool) {
    current.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Tells the screen that is shown that it has come or gone with the container.
  open func passOnEnd(_ isAppearing: Bool) {
    current.endAppearanceTransition()
  }

  /// Makes a screen a child.
  open func take(_ screen: UIViewController) {
    addChild(screen)
  }

  /// Tells a new child that it has moved.
  open func settle(_ screen: UIViewController) {
    screen.didMove(toParent: self)
  }

  /// Tells a child that it will lose its parent.
  open func warn(_ screen: UIViewController) {
    screen.willMove(toParent: nil)
  }

  /// Takes the parent of a child away.
  open func release(_ screen: UIViewController) {
    screen.removeFromParent()
  }

  /// Puts a child's view in.
  open func place(_ screen: UIViewController) {
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen.view)
  }

  /// Puts the view of the child that goes on top, so that it can be seen going.
  open func raise(_ screen: UIViewController) {
    view.bringSubviewToFront(screen.view)
  }

  /// Moves the views; runs in the animation's block.
  open func move(from old: UIViewController, to index: Int) {
    old.view.alpha = 0
  }

  /// Takes back what was changed for the animation alone, and leaves all as it is to stay.
  open func tidyUp(_ old: UIViewController) {
    old.viewIfLoaded?.alpha = 1
  }

  /// Takes a child's view out.
  open func pull(_ screen: UIViewController) {
    screen.view.removeFromSuperview()
  }

  /// Tells both children that one goes and the other comes.
  open func tellStart(from old: UIViewController, to new: UIViewController, animated: Bool) {
    old.beginAppearanceTransition(false, animated: animated)
    new.beginAppearanceTransition(true, animated: animated)
  }

  /// Tells the children that they have gone and come; what comes is none where the container goes.
  open func tellEnd(from old: UIViewController, to new: UIViewController?) {
    old.endAppearanceTransition()
    new?.endAppearanceTransition()
  }

  /// Lets the status bar follow the screen that is shown.
  open func updateStatusBar() {
    setNeedsStatusBarAppearanceUpdate()
  }
}
