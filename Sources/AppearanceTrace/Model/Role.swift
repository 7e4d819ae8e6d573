/// What an object of a trace is, and to what; names are those of the objects that it belongs to.
public enum Role: Sendable, Hashable {
  /// The application as a whole.
  case application
  /// What tells assistive technology of changes.
  case accessibility
  /// A window.
  case window
  /// A view controller, one that contains others included.
  case controller
  /// The root view of a controller.
  case rootView(of: String)
  /// The view of the host's in which a transition plays, or in which a container's children lie.
  case container(of: String)
  /// The bar of one of the host's containers.
  case bar(of: String)
  /// The bar at the bottom of a navigation controller.
  case toolbar(of: String)
  /// A view in a controller's root view that the scenario did not name.
  case element(of: String)
  /// A view that the scenario named.
  case view
  /// A view that the subject added, in a transition if one is named.
  case chrome(of: String?)
  /// A view of the subject's around the root view of a controller, or around another view.
  case wrapper(of: String)
  /// A transition.
  case transition
  /// The context of a transition.
  case context(of: String)
  /// The coordinator that a container of the subject's own hands out.
  case coordinator(of: String)
  /// The interruptible animator that runs a transition.
  case runner(of: String)
  /// Who hands out the animators of presentations.
  case transitioningDelegate
  /// The delegate of a navigation controller.
  case navigationDelegate
  /// The delegate of a tab bar controller.
  case tabBarDelegate
  /// The delegate of a presentation controller.
  case adaptiveDelegate
  /// Who animates transitions.
  case animator
  /// Who drives transitions.
  case driver
  /// The presentation controller of a presented controller.
  case presentation(of: String?)
  /// A segue.
  case segue
  /// An animator of the stage's that tells what a container of the subject's does with it.
  case observer
  /// An object of the subject's that reports dismissals.
  case library
  /// An object of the subject's that says of itself whether it is busy, and no more.
  case engine
}
