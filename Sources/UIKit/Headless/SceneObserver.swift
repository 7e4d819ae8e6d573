public import UIKitSemantics
public import VirtualTime

/// The release that this host behaves like.
public typealias Profile = UIKitSemantics.Profile
/// A misuse of UIKit, as UIKit answers it.
public typealias Fault = UIKitSemantics.Fault
/// Who is to answer for an event.
public typealias SceneCause = VirtualTime.Cause

/// What a headless scene tells whoever watches it, as it happens.
@MainActor public protocol SceneObserver: AnyObject {
  /// Receives an event at the moment when it happens, before the code that it announces runs.
  ///
  /// - Parameters:
  ///   - event: what happens; the objects in it are not to be kept.
  ///   - cause: who is to answer for it.
  func scene(_ event: SceneEvent, cause: SceneCause)
}

/// What happens in a headless scene.
public enum SceneEvent {
  /// A controller is told something, or something becomes true of it.
  case controller(UIViewController, ControllerEvent)
  /// Somebody asks a controller for a change.
  case request(UIViewController, SceneRequest)
  /// A transition makes a step.
  case transition(SceneTransition, TransitionStep)
  /// The host asks an object that is not its own.
  case crossing(SceneCrossing)
  /// A view enters another.
  case inserted(UIView, into: UIView)
  /// A view leaves another.
  case removed(UIView, from: UIView)
  /// A view gets another place among those in its superview.
  case reordered(UIView, in: UIView)
  /// Somebody other than the host is about to change a view; it is told whatever the new value is.
  case changing(UIView, ViewAspect)
  /// The first animation of others than the host is there on a view's layer, or the last is gone.
  case animated(UIView, isMoving: Bool)
  /// A window is shown, hidden, or made key.
  case window(UIWindow, WindowStep)
  /// The status bar changes; who decides whether it is hidden may be another than its style's owner.
  case statusBar(
    style: UIStatusBarStyle, isHidden: Bool, owner: UIViewController?,
    hiddenOwner: UIViewController?)
  /// Somebody asks the application for something that concerns all of it.
  case application(ApplicationRequest)
  /// An asked object gave an answer that observers cannot see otherwise.
  case answer(SceneCrossing, SceneAnswer)
  /// Assistive technology is told of a change.
  case accessibility(UIAccessibility.Notification, argument: Any?)
  /// UIKit complains; the controller is the one that the complaint is about.
  case fault(Fault, UIViewController?)
}

/// What a controller is told, or what becomes true of it.
public enum ControllerEvent {
  /// The four appearance callbacks, and the one between will and did.
  public enum Appearance: Sendable, CaseIterable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

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
  /// The view is about to have another size, in points.
  case viewWillTransition(to: CGSize)
}

/// What becomes of a window.
public enum WindowStep: Sendable {
  case shown, hidden, becameKey
}

/// What somebody asks of the application as a whole.
public enum ApplicationRequest: Sendable {
  case setStatusBarStyle(UIStatusBarStyle)
  case setStatusBarHidden(Bool)
  case beginIgnoringInteractionEvents
  case endIgnoringInteractionEvents
}

/// An answer of an asked object.
public enum SceneAnswer {
  /// How long the transition takes, in seconds.
  case duration(TimeInterval)
  /// The animator that can be interrupted; none where there is none.
  case interruptibleAnimator((any UIViewImplicitlyAnimating)?)
}

/// What is asked of a controller.
public enum SceneRequest {
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
public struct SceneTransition {
  /// What kind of change it makes.
  public enum Kind: Sendable { case present, dismiss, push, pop, set, select }

  /// Its number in this scene, from 1.
  public let number: Int
  public let kind: Kind
  public let from: UIViewController?
  public let to: UIViewController?
  public let container: UIView
  public let isAnimated: Bool
  public let isInteractive: Bool
  /// The style after adaptation; none outside of presentations.
  public let style: UIModalPresentationStyle?
  /// Whether the leaving or presenting controller's view is taken out of the window.
  public let removesFromView: Bool
}

/// A step of a transition.
public enum TransitionStep {
  /// - Parameter finalFrame: what is announced of the coming side, in the window's coordinates; none
  ///   where the transition plays in no window.
  case began(finalFrame: CGRect?)
  /// The object by which animator and driver know the transition is made; it goes with the end.
  case engaged(context: AnyObject)
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
public struct SceneCrossing {
  /// The part that the object plays.
  public enum Role: Sendable {
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

  public let object: AnyObject
  public let role: Role
  public let question: Question
  /// The number of the transition in which it is asked; none before it began.
  public let transition: Int?
  /// The controller that the question is about.
  public let controller: UIViewController?
}
