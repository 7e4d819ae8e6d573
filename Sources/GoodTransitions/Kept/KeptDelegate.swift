public import TransitionParts
public import UIKit

/// Belongs to the controller that it presents, which keeps it, as its property for it does not.
public final class KeptDelegate: SlideDelegate {
  @MainActor private static let kept = KeptValue<KeptDelegate>()

  /// Gives a controller a delegate that lives as long as the controller does.
  @MainActor public static func install(on controller: UIViewController) {
    let delegate = KeptDelegate()
    kept[controller] = delegate
    controller.transitioningDelegate = delegate
  }
}
