public import UIKit

/// A coordinator that a container makes for a switch: runs what others hand in beside it and after it.
public final class SwitchCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: SwitchContext
  private let duration: TimeInterval
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var changes: [Block] = []

  init(_ context: SwitchContext, duration: TimeInterval) {
    self.context = context
    self.duration = duration
    initiallyInteractive = context.isInteractive
  }

  /// Runs what was handed in beside the animation, as a part of it.
  public func runAlongside() {
    let blocks = alongside
    alongside = []
    UIView.animate(withDuration: duration) { for block in blocks { block(self) } }
  }

  /// Tells that the finger is gone.
  func tellChange() {
    for block in changes { block(self) }
  }

  /// Runs what was handed in for the end.
  func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  // MARK: - What others hand in

  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changes.append(handler) }

  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changes.append(handler) }

  // MARK: - What it tells

  public let initiallyInteractive: Bool
  public var isAnimated: Bool { context.isAnimated }
  public var presentationStyle: UIModalPresentationStyle { .none }
  public var isInterruptible: Bool { false }
  public var isInteractive: Bool { context.isInteractive }
  public var isCancelled: Bool { context.transitionWasCancelled }
  public var transitionDuration: TimeInterval { duration }
  public var percentComplete: CGFloat { 0 }
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .linear }
  public var containerView: UIView { context.containerView }
  public var targetTransform: CGAffineTransform { .identity }

  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { context.viewController(forKey: key) }

  public func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
}
