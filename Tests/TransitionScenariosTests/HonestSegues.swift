import TransitionScenarios

extension Subject {
  /// An honest segue that no finger pulls.
  static let plainSegue = segue("test/plain-segue") {
    PulledSegue(identifier: $0, source: $1, destination: $2)
  }

  /// An honest segue with a finger for either way.
  static let pulledSegue = segue("test/pulled-segue", dismissedBy: .drag(.down)) {
    PulledSegue(identifier: $0, source: $1, destination: $2)
  }
  .performed(by: .drag(.up)) { PulledSegue.watch($0, perform: $1) }
}

/// Presents under a delegate that outlives segues and screens.
final class PulledSegue: UIStoryboardSegue {
  private static let delegate = PulledDelegate()

  static func watch(_ source: UIViewController, perform: @escaping @MainActor () -> Void) {
    delegate.watch(source.view, upward: true, perform)
  }

  override func perform() {
    destination.transitioningDelegate = Self.delegate
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }
}

/// Hands out the driver of whichever finger pulls.
private final class PulledDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var fingers: [Finger] = []
  private weak var presented: UIViewController?

  func watch(_ view: UIView, upward: Bool, _ ask: @escaping @MainActor () -> Void) {
    fingers.append(Finger(over: view, upward: upward, ask))
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if self.presented !== presented {
      self.presented = presented
      watch(presented.view, upward: false) { [weak presented] in
        presented?.dismiss(animated: true)
      }
    }
    return SlideAnimator()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { fingers.lazy.compactMap(\.driver).first }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { fingers.lazy.compactMap(\.driver).first }
}

/// A finger over a view, with a driver as long as it pulls.
@MainActor private final class Finger: NSObject {
  private(set) var driver: PatientDriver?
  private let isUpward: Bool
  private let ask: @MainActor () -> Void

  init(over view: UIView, upward isUpward: Bool, _ ask: @escaping @MainActor () -> Void) {
    self.isUpward = isUpward
    self.ask = ask
    super.init()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pull(_:)", Finger.pull(_:))))
  }

  private func pull(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: nil).y / max(pan.view?.bounds.height ?? 1, 1)
    let fraction = isUpward ? -moved : moved
    switch pan.state {
    case .began:
      driver = PatientDriver()
      ask()
    case .changed:
      driver?.update(fraction)
    case .ended, .cancelled, .failed:
      driver?.conclude(through: pan.state == .ended && fraction > 0.5)
      driver = nil
    case .possible:
      break
    @unknown default:
      break
    }
  }
}
