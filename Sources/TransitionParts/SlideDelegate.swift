public import UIKit

/// Animates presentations and dismissals, with a driver that follows a finger for the way back.
open class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// Makes an animator for a direction.
  public typealias MakeAnimator =
    @MainActor (_ isForward: Bool) -> any UIViewControllerAnimatedTransitioning
  /// Makes a driver from what it is to ask for when the finger begins to pull.
  public typealias MakeDriver = @MainActor (_ begin: @escaping @MainActor () -> Void) -> PanDriver

  /// Makes what manages a presentation; none for the system's own.
  public typealias MakePresentation =
    @MainActor (_ presented: UIViewController, _ presenting: UIViewController?) ->
    UIPresentationController?

  /// The driver of the screen that is presented.
  public private(set) var driver: PanDriver?
  /// The driver of a screen that is pulled in.
  public private(set) var entranceDriver: PanDriver?
  private let makeAnimator: MakeAnimator
  private let makeDriver: MakeDriver
  private let makePresentation: MakePresentation

  /// Makes a delegate.
  public init(
    animator: @escaping MakeAnimator = { SlideAnimator(isForward: $0) },
    driver: @escaping MakeDriver = { PanDriver(.down, begin: $0) },
    presentation: @escaping MakePresentation = { _, _ in nil }
  ) {
    makeAnimator = animator
    makeDriver = driver
    makePresentation = presentation
  }

  /// Begins to watch for fingers on a presenter that pull the screen in.
  public func watch(
    _ presenter: UIViewController, present: @escaping @MainActor () -> Void
  ) {
    let driver = PanDriver(.up, begin: present)
    driver.watch(presenter.view)
    entranceDriver = driver
  }

  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if driver?.watches(presented.view) != true {
      driver = makeDriver { [weak presented] in presented?.dismiss(animated: true) }
      driver?.watch(presented.view)
    }
    return makeAnimator(true)
  }

  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(false) }

  open func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    entranceDriver?.isPulling == true ? entranceDriver : nil
  }

  open func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver?.isPulling == true ? driver : nil
  }

  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentation(presented, presenting) }
}
