public import UIKit

/// Shows one child at a time, and tells each child by hand when it comes and goes.
///
/// It has switched automatic forwarding off, so it passes its own coming and going on as well. A switch
/// asked for while another runs waits for its end; one that runs when the container goes ends at once.
public final class SwitchingContainer: UIViewController {
  private let screens: [UIViewController]
  private var shown = 0
  private var waiting: (index: Int, isAnimated: Bool)?
  /// Ends the switch that runs; what comes is not told that it has come if the container goes.
  private var finishSwitch: ((_ isLeaving: Bool) -> Void)?
  private let duration: TimeInterval = 0.3

  /// Makes a container that shows the first of its screens.
  public init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  public override var childForStatusBarStyle: UIViewController? { current }
  public override var childForStatusBarHidden: UIViewController? { current }

  private var current: UIViewController { screens[shown] }

  // MARK: - Its own coming and going

  public override func viewDidLoad() {
    super.viewDidLoad()
    take(current)
    place(current)
    current.didMove(toParent: self)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current.beginAppearanceTransition(true, animated: animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current.endAppearanceTransition()
    showWaiting()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishSwitch?(true)
    current.beginAppearanceTransition(false, animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    current.endAppearanceTransition()
  }

  // MARK: - Switching

  /// Shows the screen at an index.
  public func show(_ index: Int, animated: Bool) {
    guard finishSwitch == nil else {
      waiting = (index, animated)
      return
    }
    guard index != shown, screens.indices.contains(index) else { return }
    guard isViewLoaded else {
      shown = index
      return
    }
    change(to: index, isAnimated: animated && view.window != nil)
  }

  private func change(to index: Int, isAnimated: Bool) {
    let old = current
    let new = screens[index]
    let isSeen = view.window != nil
    shown = index
    old.willMove(toParent: nil)
    take(new)
    if isSeen {
      old.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    place(new)
    setNeedsStatusBarAppearanceUpdate()
    let finish = { [self] (isLeaving: Bool) in
      finishSwitch = nil
      old.view.alpha = 1
      old.view.removeFromSuperview()
      if isSeen {
        old.endAppearanceTransition()
        if !isLeaving { new.endAppearanceTransition() }
      }
      old.removeFromParent()
      new.didMove(toParent: self)
      if !isLeaving { showWaiting() }
    }
    guard isAnimated else { return finish(false) }
    finishSwitch = finish
    view.bringSubviewToFront(old.view)
    UIView.animate(
      withDuration: duration, animations: { old.view.alpha = 0 },
      completion: { [weak self] _ in self?.finishSwitch?(false) })
  }

  private func showWaiting() {
    guard let next = waiting else { return }
    waiting = nil
    show(next.index, animated: next.isAnimated)
  }

  private func take(_ screen: UIViewController) {
    addChild(screen)
  }

  private func place(_ screen: UIViewController) {
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen.view)
  }
}
