public import TransitionParts
public import UIKit

/// Belongs to the controller that it presents, which keeps it, as its property for it does not.
public final class KeptDelegate: SlideDelegate {
  @MainActor private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  /// Gives a controller a delegate that lives as long as the controller does.
  @MainActor public static func install(on controller: UIViewController) {
    let delegate = KeptDelegate()
    objc_setAssociatedObject(controller, key, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    controller.transitioningDelegate = delegate
  }
}
