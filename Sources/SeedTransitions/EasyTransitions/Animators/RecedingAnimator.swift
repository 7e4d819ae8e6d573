public import UIKit

/// Slides a new screen in from the right while the old one recedes a little, and back.
public final class RecedingAnimator: NavigationTransitionAnimator {
  public let duration: TimeInterval = 0.4
  public var auxAnimations: (Bool) -> [AuxAnimation]

  /// Makes an animator.
  ///
  /// - Parameter auxAnimations: what else is animated, by whether something new comes.
  public init(auxAnimations: @escaping (Bool) -> [AuxAnimation] = { _ in [] }) {
    self.auxAnimations = auxAnimations
  }

  public func layout(presenting: Bool, fromView: UIView, toView: UIView, in container: UIView) {
    toView.transform = presenting ? offstage(container) : Self.receded
  }

  public func animations(
    presenting: Bool, fromView: UIView, toView: UIView, in container: UIView
  ) {
    toView.transform = .identity
    fromView.transform = presenting ? Self.receded : offstage(container)
  }

  private static let receded = CGAffineTransform(scaleX: 0.92, y: 0.92)

  private func offstage(_ container: UIView) -> CGAffineTransform {
    CGAffineTransform(translationX: container.bounds.width, y: 0)
  }
}
