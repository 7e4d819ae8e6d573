import CoreGraphics
import Foundation

/// The system's own animation of a controller that grows out of a view, and shrinks into it again.
///
/// It is fluid: fingers may take hold of what it moves at any time (NI-06). How long it takes, and
/// that its pace is the same from both ends, is inferred.
final class SystemZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning, HostOwned {
  /// In seconds.
  private static let duration = 0.5
  private let zoom: ZoomLook
  private let isComing: Bool

  init(_ zoom: ZoomLook, isComing: Bool) {
    self.zoom = zoom
    self.isComing = isComing
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    if isComing { grow(to, from, context) } else { shrink(from, to, context) }
  }

  private func grow(
    _ zoomed: UIViewController, _ source: UIViewController,
    _ context: any UIViewControllerContextTransitioning
  ) {
    guard let view = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    view.frame = context.finalFrame(for: zoomed)
    container.addSubview(view)
    view.transform = zoom.small(view, of: zoomed, from: source, in: container)
    animate(view, context) { view.transform = .identity }
  }

  private func shrink(
    _ zoomed: UIViewController, _ source: UIViewController,
    _ context: any UIViewControllerContextTransitioning
  ) {
    guard let view = context.view(forKey: .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    if let revealed = context.view(forKey: .to) { container.insertSubview(revealed, at: 0) }
    let small = zoom.small(view, of: zoomed, from: source, in: container)
    animate(view, context) { view.transform = small }
  }

  /// Animates, leaves the view at its full size, and reports.
  private func animate(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    _ changes: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: Self.duration, animations: changes,
      completion: { _ in
        view.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

extension ActiveTransition {
  /// Whether fingers may take hold of it though nobody drives it.
  var isFluid: Bool { animator is SystemZoomAnimator }

  /// Lets all of its animations be where they end, and with them the transition.
  func endAtOnce() {
    for run in timeline.allRuns { timeline.interrupt(run) }
  }
}
