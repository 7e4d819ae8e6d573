public import UIKit

/// Says how what is presented looks at the ends of its way, and nothing about the transition.
///
/// `layout` puts it where an animation begins, `animate` where it ends; both are called for each way.
@MainActor public protocol ModalTransitionAnimator {
  /// The length in seconds.
  var duration: TimeInterval { get }
  /// Called when the view is gone for good.
  var onDismissed: (() -> Void)? { get set }
  /// Called when the view is there for good.
  var onPresented: (() -> Void)? { get set }

  /// Makes the view ready to be animated; it stands at its final frame before.
  func layout(presenting: Bool, modalView: UIView, in container: UIView)
  /// Changes the view to how it looks at the end; called within an animation.
  func animate(presenting: Bool, modalView: UIView, in container: UIView)
}
