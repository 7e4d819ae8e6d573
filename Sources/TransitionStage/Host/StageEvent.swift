public import AppearanceTrace
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
  /// A view gets another place among those in its superview.
  case reordered(UIView, in: UIView)
  /// Somebody other than the host is about to change a view.
  case changing(UIView, ViewProperty.Kind)
  /// The first animation of others than the host is there on a view's layer, or the last is gone.
  case animated(UIView, isMoving: Bool)
  /// A window is shown, hidden, or made key.
  case window(UIWindow, WindowStep)
  /// The status bar changes.
  case statusBar(StatusBar)
  /// Somebody asks the application for something that concerns all of it.
  case application(ApplicationRequest)
  /// Assistive technology is told of a change.
  case posted(UIAccessibility.Notification)
  /// An asked object gave an answer that cannot be seen otherwise.
  case answer(Crossing, Answer)
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
    /// The view is about to have another size, in points.
    case viewWillTransition(to: CGSize)
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
    /// With where the coming side is announced to end, in the window; none where that is not known.
    case began(finalFrame: CGRect?)
    /// The transition got the object by which animator and driver know it.
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

  /// How the status bar looks, and who decides it.
  public struct StatusBar {
    /// The colour of the bar's content.
    public let style: UIStatusBarStyle
    /// Whether the bar is not seen.
    public let isHidden: Bool
    /// The controller that decides; none before the first window.
    public let owner: UIViewController?
    /// The controller that decides whether the bar is hidden; as a rule the same.
    public let hiddenOwner: UIViewController?
  }
}
