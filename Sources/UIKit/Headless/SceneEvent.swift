package import Foundation
package import TransitionVocabulary

/// What happens in a headless scene, in terms of UIKit's own classes and values.
///
/// It is a plain type of this module: a generic one would ask for its metadata with each event.
package enum SceneEvent {
  /// An object gets a message.
  case call(Call)
  /// A transition begins.
  ///
  /// The final frame is where the coming side is announced to end, in the window's coordinates; none
  /// where the transition plays in no window.
  case began(Transition, finalFrame: CGRect?)
  /// The object by which animator and driver know the transition is made; it goes with the end.
  case engaged(Transition, context: AnyObject)
  /// A transition ends.
  case ended(Transition, finished: Bool)
  /// A transitioning delegate is assigned to a controller, or taken away.
  case delegated(UIViewController, isPresent: Bool)
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
  /// The status bar changes.
  case statusBar(StatusBar)
  /// An asked object gives an answer that cannot be seen otherwise.
  case answer(Call, Answer)
  /// Assistive technology is told of a change.
  case posted(UIAccessibility.Notification)
  /// The platform complains; the controller is the one that the complaint is about.
  case complaint(Complaint, UIViewController?)
}

/// What becomes of a window.
package enum WindowStep: Sendable {
  case shown, hidden, becameKey
}

extension SceneEvent {
  /// How the status bar looks, and who decides it.
  package struct StatusBar {
    /// The colour of the bar's content.
    package let style: UIStatusBarStyle
    /// Whether the bar is not seen.
    package let isHidden: Bool
    /// The controller that decides; none before the first window.
    package let owner: UIViewController?
    /// The controller that decides whether the bar is hidden; as a rule the same.
    package let hiddenOwner: UIViewController?

    package init(
      style: UIStatusBarStyle, isHidden: Bool, owner: UIViewController?,
      hiddenOwner: UIViewController?
    ) {
      self.style = style
      self.isHidden = isHidden
      self.owner = owner
      self.hiddenOwner = hiddenOwner
    }
  }

  /// An answer of an asked object.
  package enum Answer {
    /// How long the transition takes, in seconds.
    case duration(Double)
    /// The animator that can be interrupted; none where there is none.
    case interruptibleAnimator((any UIViewImplicitlyAnimating)?)
    /// The view that is presented, which is not the presented controller's own.
    case presentedView(UIView)
  }
}
