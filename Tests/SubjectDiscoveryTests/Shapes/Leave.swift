import UIKit

// What code takes instead where a screen does not adopt the protocol by which it asks for something.

enum Haste { case slow, quick }

protocol Consulted {
  var isHeavy: Bool { get }
  var haste: Haste { get }
  func allowsPull(by distance: CGFloat) -> Bool
  func allowsPush() -> Bool
  func allowsTurn() -> Bool
}

/// It goes on where nobody says no, and takes it twice for granted in different ways whether it may turn.
final class AsksForLeave: Timed {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let toVC = context.viewController(forKey: .to)
    let distance: CGFloat = 1
    guard distance > 0 && (toVC as? Consulted)?.allowsPull(by: max(distance, 2)) ?? true,
      !((toVC as? any Consulted)?.isHeavy ?? false)
    else { return context.completeTransition(false) }
    let consulted = toVC as? Consulted
    if consulted?.allowsPush() ?? true, (toVC as? Consulted)?.allowsTurn() ?? true {
      context.completeTransition(consulted?.allowsTurn() ?? false)
    }
    _ = consulted?.haste ?? .quick
  }
}
