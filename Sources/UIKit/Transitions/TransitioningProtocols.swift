public import CoreGraphics
public import Foundation

/// An object that animates a transition between two controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates, and says by `completeTransition` when it is over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Hands out the animator that can be interrupted; optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Told that the transition is over; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for an animator that does not implement the method, which is optional in Apple's protocol.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition, as a finger does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning:
  NSObjectProtocol
{
  /// Begins to drive the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs when the driver lets go; optional.
  var completionSpeed: CGFloat { get }
  /// The pace of the rest; optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the driver; optional.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// The key of a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible at the beginning, or at the end of a cancelled transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end of a completed transition (CX-01).
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator and a driver may know of a transition, and what they report.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition plays.
  var containerView: UIView { get }
  /// Whether the transition is animated, which it is wherever UIKit asks an animator (CU-09).
  ///
  /// Apple's header says that animators of custom presentations are asked in any case; on devices they were
  /// seen not to be. Contexts of an app's own containers may say otherwise.
  var isAnimated: Bool { get }
  /// Whether a driver holds the transition now.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Reports that the transition is over, and whether it came to its end.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to animate; none where that side's view is to be left alone (CX-02, CX-03).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame at the beginning; zero for who comes (CX-05).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame at the end; zero for who goes, but in a dismissal (CX-05, CX-12).
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that chooses how a controller is presented and dismissed; all of it is optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.handOn(self, "animationControllerForPresented:presenting:source:") {
      (next: any UIViewControllerTransitioningDelegate) in
      next.animationController(forPresented: presented, presenting: presenting, source: source)
    } ?? nil
  }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.handOn(self, "animationControllerForDismissed:") {
      (next: any UIViewControllerTransitioningDelegate) in
      next.animationController(forDismissed: dismissed)
    } ?? nil
  }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.handOn(self, "interactionControllerForPresentationUsing:") {
      (next: any UIViewControllerTransitioningDelegate) in
      next.interactionControllerForPresentation(using: animator)
    } ?? nil
  }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.handOn(self, "interactionControllerForDismissalUsing:") {
      (next: any UIViewControllerTransitioningDelegate) in
      next.interactionControllerForDismissal(using: animator)
    } ?? nil
  }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    OptionalMethod.handOn(self, "presentationControllerForPresented:presenting:source:") {
      (next: any UIViewControllerTransitioningDelegate) in
      next.presentationController(forPresented: presented, presenting: presenting, source: source)
    } ?? nil
  }
}
