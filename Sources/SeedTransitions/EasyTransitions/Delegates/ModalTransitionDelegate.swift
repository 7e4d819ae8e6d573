public import UIKit

/// Presents and dismisses by a modal animator, with fingers that are wired to controllers.
///
/// UIKit does not keep it: the controller that presents must.
public final class ModalTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var animator: (any ModalTransitionAnimator)?
  private let wiring = TransitionWiring()
  private var makePresentation: MakePresentation?

  /// Makes who arranges a presentation, of what is presented and, where it is known, by whom.
  public typealias MakePresentation =
    @MainActor (_ presented: UIViewController, _ presenting: UIViewController?) ->
    UIPresentationController?

  /// Makes a delegate; without an animator, UIKit's own animations run.
  public override init() {}

  /// Says how what is presented comes and goes.
  public func set(animator: any ModalTransitionAnimator) {
    self.animator = animator
  }

  /// Says who arranges the next presentation; none for UIKit's own arrangement.
  ///
  /// It is kept until it is handed out, or another is set, and what it presents with it.
  public func set(presentationController: UIPresentationController?) {
    var next = presentationController
    makePresentation = { presented, _ in
      defer { next = nil }
      return next?.presentedViewController === presented ? next : nil
    }
  }

  /// Says how whoever arranges a presentation is made, each time that there is one; nothing is kept
  /// meanwhile.
  public func set(presentationController make: @escaping MakePresentation) {
    makePresentation = make
  }

  /// Lets a finger over a controller's view drive what an action asks for.
  public func wire(
    viewController: UIViewController, with pan: Pan, navigationAction: @escaping () -> Void
  ) {
    wiring.wire(viewController, with: pan, navigationAction: navigationAction)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { configurator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { configurator(isPresenting: false) }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { wiring.driver }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { wiring.driver }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentation?(presented, presenting) }

  private func configurator(isPresenting: Bool) -> ModalTransitionConfigurator? {
    animator.map { ModalTransitionConfigurator($0, isPresenting: isPresenting) }
  }
}
