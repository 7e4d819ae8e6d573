import UIKitSemantics

/// What a navigation controller keeps: the stack that was asked for, and how much of it is shown.
struct NavigationStack {
  /// One change that was asked for and is still to be shown.
  struct Edit {
    let old: [UIViewController]
    let new: [UIViewController]
    let operation: StackEdit<ObjectIdentifier>.Operation
    /// How observers name it: a replaced stack is neither pushed nor popped.
    let kind: SceneTransition.Kind
    let isAnimated: Bool
  }

  /// The stack that was asked for last.
  var controllers: [UIViewController] = []
  /// The controller whose view is in place.
  weak var shown: UIViewController?
  var edits: [Edit] = []
  /// The change that is being shown.
  var change: NavigationChange?
  var hasToldFirstShow = false
  /// The view that the top's view lies in (CX-10).
  var wrapper: UIView?
}
