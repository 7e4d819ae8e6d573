public import UIKit

extension StageEvent {
  /// A call that crosses from the host to an object that is not its own.
  public struct Crossing {
    /// The object that is asked.
    public let object: AnyObject
    /// The part that it plays.
    public let role: Role
    /// What it is asked.
    public let question: Question
    /// The number of the transition in which it is asked; none before it began.
    public let transition: Int?
    /// The controller that the question is about.
    public let controller: UIViewController?
  }

  /// The part that an asked object plays.
  public enum Role: Sendable, CaseIterable {
    case transitioningDelegate, navigationDelegate, tabBarDelegate, adaptiveDelegate
    case animator, driver, presentationController, segue
  }

  /// What is asked.
  public enum Question: Sendable {
    case animatorForPresented, animatorForDismissed, animatorForOperation, animatorForSelection
    case driverForPresentation, driverForDismissal, driverForOperation, driverForSelection
    case presentationController
    case duration, interruptibleAnimator, animate, animationEnded(Bool)
    case startInteractively
    case presentationWillBegin, presentationDidEnd(Bool)
    case dismissalWillBegin, dismissalDidEnd(Bool)
    case containerWillLayout, containerDidLayout
    case willShow, didShow
    case shouldSelect, didSelect
    case performSegue
    case adaptiveStyle, adaptiveController, willPresentAdaptively
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    case prepareForPopover
  }

  /// An answer of an asked object.
  public enum Answer {
    /// How long the transition takes, in seconds.
    case duration(TimeInterval)
    /// The animator that can be interrupted; none where there is none.
    case interruptibleAnimator((any UIViewImplicitlyAnimating)?)
  }
}
