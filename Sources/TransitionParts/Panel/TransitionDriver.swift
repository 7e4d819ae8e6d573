public import UIKit

/// Lets fingers show and hide a panel, take hold of it on its way, and send it back.
///
/// It is handed out for every transition, so that a finger can stop one that runs by itself; only what
/// a finger asked for begins under it. A finger may be gone before that has begun: its verdict waits.
open class TransitionDriver: UIPercentDrivenInteractiveTransition {
  /// The panel's next way. Whoever presents it says when one is complete: while nothing runs, no
  /// property of a controller tells which is possible.
  open var direction = TransitionDirection.present {
    didSet { forgetFinger() }
  }

  /// The panel.
  public private(set) weak var presentedController: UIViewController?
  private weak var panRecognizer: UIPanGestureRecognizer?
  private weak var screenEdgePanRecognizer: UIScreenEdgePanGestureRecognizer?
  private var show: (@MainActor () -> Void)?
  /// Whether a finger has asked for a transition that has not begun.
  private var isAwaited = false
  /// What the finger decided that was gone before the beginning.
  private var verdict: Bool?

  // MARK: - Gestures

  /// Begins to watch for fingers on a panel, which may hide it; once for each view.
  public func link(to controller: UIViewController) {
    presentedController = controller
    guard let view = controller.view, panRecognizer?.view !== view else { return }
    let recognizer = UIPanGestureRecognizer(
      target: self, action: Selector("handle(_:)", TransitionDriver.handle(_:)))
    view.addGestureRecognizer(recognizer)
    panRecognizer = recognizer
  }

  /// Begins to watch for fingers at the lower edge of a presenter, which show a panel.
  public func linkPresentationGesture(
    to presentedController: UIViewController, presentingController: UIViewController
  ) {
    self.presentedController = presentedController
    linkPresentationGesture(on: presentingController) {
      [weak presentedController, weak presentingController] in
      guard let presentedController else { return }
      presentingController?.present(presentedController, animated: true)
    }
  }

  /// Begins to watch for fingers at the lower edge of a presenter; once for each view.
  ///
  /// - Parameter show: presents the panel.
  public func linkPresentationGesture(
    on presentingController: UIViewController, show: @escaping @MainActor () -> Void
  ) {
    self.show = show
    guard let view = presentingController.view, screenEdgePanRecognizer?.view !== view else {
      return
    }
    let recognizer = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("handle(_:)", TransitionDriver.handle(_:)))
    recognizer.edges = .bottom
    view.addGestureRecognizer(recognizer)
    screenEdgePanRecognizer = recognizer
  }

  // MARK: - What UIKit asks for

  /// Whether a finger asked for what is about to begin.
  open override var wantsInteractiveStart: Bool {
    get {
      let recognizer = direction == .present ? screenEdgePanRecognizer : panRecognizer
      return verdict != nil || recognizer?.state == .began || recognizer?.state == .changed
    }
    set {}
  }

  open override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    isAwaited = false
    if let verdict { conclude(through: verdict) }
    verdict = nil
  }

  // MARK: - The finger

  private func handle(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: takeHold(recognizer)
    case .changed: follow(recognizer)
    case .ended: letGo(through: isProjectedThrough(recognizer))
    case .cancelled, .failed: letGo(through: false)
    case .possible: break
    @unknown default: break
    }
  }

  /// Stops what runs; where nothing does, asks for the panel's next way.
  private func takeHold(_ recognizer: UIPanGestureRecognizer) {
    forgetFinger()
    pause()
    guard !isRunning else { return }
    switch direction {
    case .present:
      guard recognizer === screenEdgePanRecognizer else { return }
      isAwaited = true
      show?()
    case .dismiss:
      guard recognizer === panRecognizer else { return }
      isAwaited = true
      presentedController?.dismiss(animated: true)
    }
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard !isAwaited else { return }
    let increment = recognizer.incrementToBottom(maxTranslation: maxTranslation)
    update(min(max(percentComplete + sign * increment, 0), 1))
  }

  private func letGo(through isThrough: Bool) {
    if isAwaited { verdict = isThrough } else { conclude(through: isThrough) }
  }

  private func conclude(through isThrough: Bool) {
    if isThrough { finish() } else { cancel() }
  }

  private func forgetFinger() {
    isAwaited = false
    verdict = nil
  }

  // MARK: - Measures

  /// A transition may be under way and not have moved yet.
  private var isRunning: Bool {
    percentComplete != 0 || presentedController?.isBeingPresented == true
      || presentedController?.isBeingDismissed == true
  }

  private var maxTranslation: CGFloat { presentedController?.view.bounds.height ?? 0 }

  /// Downward is forward where the panel goes, and backward where it comes.
  private var sign: CGFloat { direction == .present ? -1 : 1 }

  /// Whether the panel would come to rest past the half of its way.
  private func isProjectedThrough(_ recognizer: UIPanGestureRecognizer) -> Bool {
    let rest = recognizer.projectedIncrementToBottom(
      maxTranslation: maxTranslation, decelerationRate: .normal)
    return percentComplete + sign * rest > 0.5
  }
}
