public import TransitionParts
public import UIKit

/// Refuses each tap from when a selection begins until one has finished; what was given up finishes nothing.
///
/// Catalogue: F235.
public final class TabsDeafAfterCancel: SlideTabs {
  private let gate = Gate()

  /// Makes a delegate.
  public init() {
    let gate = gate
    super.init(animator: { GatedSlide(isForward: $0, gate: gate) })
  }

  public override func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { gate.isOpen }
}

/// Whether taps are taken.
@MainActor private final class Gate {
  var isOpen = true
}

/// Closes the gate when it begins, and opens it when it has finished.
private final class GatedSlide: SlideAnimator {
  private let gate: Gate

  init(isForward: Bool, gate: Gate) {
    self.gate = gate
    super.init(isForward: isForward)
  }

  override func begin(_ context: any UIViewControllerContextTransitioning) {
    gate.isOpen = false
    super.begin(context)
  }

  override func animationEnded(_ transitionCompleted: Bool) {
    if transitionCompleted { gate.isOpen = true }
  }
}
