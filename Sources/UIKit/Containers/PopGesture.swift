import CoreGraphics
import Foundation

/// The system's own way back: a finger from the left edge drives the pop (NI-01, NI-02).
@MainActor final class PopGesture: NSObject {
  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  private weak var navigation: UINavigationController?
  /// What drives the pop that a finger began; none for a pop by code.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.addTarget(self, action: Selector("follow(_:)", PopGesture.follow(_:)))
  }

  /// Whether a finger may begin a pop: there is somewhere to go, and nothing else is under way.
  var mayBegin: Bool {
    guard let navigation else { return false }
    return navigation.viewControllers.count > 1 && navigation.stack.change == nil
      && navigation.stack.queue.isEmpty
  }

  private func follow(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: driver?.update(progress(recognizer))
    case .ended: end(finishes: progress(recognizer) > 0.5 || recognizer.velocity(in: nil).x > 300)
    case .cancelled, .failed: end(finishes: false)
    case .possible: break
    }
  }

  private func begin() {
    guard mayBegin else { return }
    driver = PopDriver()
    navigation?.popViewController(animated: true)
  }

  private func progress(_ recognizer: UIPanGestureRecognizer) -> CGFloat {
    let width = max(navigation?.viewIfLoaded?.bounds.width ?? 0, 1)
    return min(max(recognizer.translation(in: nil).x / width, 0), 1)
  }

  private func end(finishes: Bool) {
    if finishes { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}

/// The system's own driver of a pop.
private final class PopDriver: UIPercentDrivenInteractiveTransition, HostOwned {}
