import CoreGraphics
import Foundation
import QuartzCore

/// The system's own animation of a presentation, in the four looks that a controller may ask for.
///
/// A turning card is one view that turns, and a curling page one that moves up: the looks differ in
/// what they animate, and in nothing that anybody is told. (Inferred.)
final class SystemModalAnimator: NSObject, UIViewControllerAnimatedTransitioning, HostOwned {
  /// In seconds.
  private static let duration = 0.404
  private let look: UIModalTransitionStyle
  private let isPresenting: Bool

  init(_ look: UIModalTransitionStyle, isPresenting: Bool) {
    self.look = look
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting { present(context) } else { dismiss(context) }
  }

  private func present(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    guard look == .partialCurl, let page = context.view(forKey: .from) else {
      hide(view, context)
      return animate(view, context) { self.show(view, context) }
    }
    context.containerView.bringSubviewToFront(page)
    animate(page, context) { page.frame.origin.y -= context.containerView.bounds.height }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    guard let revealed = context.view(forKey: .to) else {
      return animate(view, context) { self.hide(view, context) }
    }
    guard look == .partialCurl else {
      context.containerView.insertSubview(revealed, at: 0)
      return animate(view, context) { self.hide(view, context) }
    }
    let height = context.containerView.bounds.height
    context.containerView.addSubview(revealed)
    revealed.frame.origin.y -= height
    animate(revealed, context) { revealed.frame.origin.y += height }
  }

  /// Makes a view look as it does at its way's far end.
  private func hide(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    switch look {
    case .coverVertical, .partialCurl:
      view.frame.origin.y += context.containerView.bounds.height
    case .flipHorizontal: view.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    case .crossDissolve: view.alpha = 0
    }
  }

  /// Undoes what `hide` did.
  private func show(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    switch look {
    case .coverVertical, .partialCurl:
      view.frame.origin.y -= context.containerView.bounds.height
    case .flipHorizontal: view.layer.transform = CATransform3DIdentity
    case .crossDissolve: view.alpha = 1
    }
  }

  /// Animates, restores the look that a view is left with, and reports.
  private func animate(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    _ changes: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: Self.duration, animations: changes,
      completion: { _ in
        switch self.look {
        case .coverVertical: break
        case .partialCurl: view.frame.origin.y = 0
        case .flipHorizontal: view.layer.transform = CATransform3DIdentity
        case .crossDissolve: view.alpha = 1
        }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}
