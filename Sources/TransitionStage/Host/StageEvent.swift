public import UIKit
public import UIKitSemantics

/// Who is to answer for an event.
public enum StageCause: Sendable, Hashable {
  /// UIKit itself.
  case host
  /// The scenario's script.
  case script
  /// The subject, in the transition of this number.
  case subject(transition: Int?)
}

/// What happens on the stage, in terms of UIKit's own API.
public enum StageEvent {
  /// A controller is told something, or something becomes true of it.
  case controller(UIViewController, Controller)
  /// Somebody asks a controller for a change.
  case request(UIViewController, Request)
  /// A transition makes a step.
  case transition(Transition, Step)
  /// The host asks an object that is not its own.
  case crossing(Crossing)
  /// A view enters another.
  case inserted(UIView, into: UIView)
  /// A view leaves another.
  case removed(UIView, from: UIView)
  /// The status bar changes.
  case statusBar(StatusBar)
  /// UIKit complains; the controller is the one that the complaint is about.
  case fault(Fault, UIViewController?)
}

extension StageEvent {
  /// What a controller is told, or what becomes true of it.
  public enum Controller {
    case loadView
    case viewDidLoad
    case willLayoutSubviews
    case didLayoutSubviews
    case appearance(Appearance, animated: Bool)
    /// An appearance method was called by somebody other than UIKit.
    case directCall(Appearance, animated: Bool)
    /// Somebody announced an appearance change by hand.
    case began(isAppearing: Bool, animated: Bool)
    /// Somebody declared an appearance change over by hand.
    case ended
    case addedChild(UIViewController)
    case removedFromParent
    case willMove(toParent: UIViewController?)
    case didMove(toParent: UIViewController?)
    /// A transitioning delegate was assigned, or taken away.
    case assignedTransitioningDelegate(isPresent: Bool)
    case needsStatusBarUpdate
  }

  /// The four appearance callbacks, and the one between will and did.
  public enum Appearance: Sendable, CaseIterable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  /// What is asked of a controller.
  public enum Request {
    case present(UIViewController, animated: Bool)
    case dismiss(animated: Bool)
    case push(UIViewController, animated: Bool)
    case pop(animated: Bool)
    case popTo(UIViewController, animated: Bool)
    case popToRoot(animated: Bool)
    case setStack([UIViewController], animated: Bool)
    case select(UIViewController, index: Int)
    /// The closure that was handed to `present` runs.
    case presentCompletion
    /// The closure that was handed to `dismiss` runs.
    case dismissCompletion
  }

  /// A transition, as observers see it.
  public struct Transition {
    /// Its number in this scene, from 1.
    public let number: Int
    /// What changes.
    public let kind: TransitionSpan.Kind
    /// The controller that leaves or is covered; none where nothing does.
    public let from: UIViewController?
    /// The controller that comes or is uncovered; none where nothing does.
    public let to: UIViewController?
    /// The view in which it plays.
    public let container: UIView
    /// Whether it takes time.
    public let isAnimated: Bool
    /// Whether it began under a driver.
    public let isInteractive: Bool
    /// The style after adaptation; none outside of presentations.
    public let style: UIModalPresentationStyle?
    /// Whether the leaving or presenting controller's view is taken out of the window.
    public let removesFromView: Bool
  }

  /// A step of a transition.
  public enum Step {
    case began
    case ended(finished: Bool)
    case completed(Bool)
    case updated(CGFloat)
    case paused
    case finished
    case cancelled
    /// The blocks that run beside the animation.
    case alongside
    case alongsideCompletion(isCancelled: Bool)
    case interactionChanged(isCancelled: Bool)
  }

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
    case animator, driver, presentationController
  }

  /// What is asked.
  public enum Question: Sendable {
    case animatorForPresented, animatorForDismissed, animatorForOperation, animatorForSelection
    case driverForPresentation, driverForDismissal, driverForOperation, driverForSelection
    case presentationController
    case duration, animate, animationEnded(Bool)
    case startInteractively
    case presentationWillBegin, presentationDidEnd(Bool)
    case dismissalWillBegin, dismissalDidEnd(Bool)
    case containerWillLayout, containerDidLayout
    case willShow, didShow
    case shouldSelect, didSelect
    case adaptiveStyle, adaptiveController, willPresentAdaptively
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    case prepareForPopover
  }

  /// How the status bar looks, and who decides it.
  public struct StatusBar {
    /// The colour of the bar's content.
    public let style: UIStatusBarStyle
    /// Whether the bar is not seen.
    public let isHidden: Bool
    /// The controller that decides; none before the first window.
    public let owner: UIViewController?
  }
}
