public import UIKit

extension Subject {
  /// How a container of the subject's own is made and used.
  public struct ContainerPlan: Sendable {
    /// Makes the container with its children; where it opens, the last is what lies beside.
    public let make: @MainActor @Sendable ([UIViewController]) -> UIViewController
    /// Shows the child at an index.
    public let select: @MainActor @Sendable (UIViewController, Int, Bool) -> Void
    /// Puts another child at an index.
    public let replace: Replace?
    /// Shows what lies beside the main child.
    public let open: Move?
    /// Hides what lies beside the main child.
    public let close: Move?
    /// Hands the container an animator of the app's.
    public let adopt: Adopt?
    /// The drag that selects or opens.
    public let drag: Gesture?

    /// Whether the container shows something beside its main child.
    package var opens: Bool { open != nil }

    /// Puts another child at an index: container, index, child, animated.
    public typealias Replace =
      @MainActor @Sendable (UIViewController, Int, UIViewController, Bool) -> Void
    /// Shows or hides what lies beside the main child: container, animated.
    public typealias Move = @MainActor @Sendable (UIViewController, Bool) -> Void

    /// Hands over an animator: container, animator.
    public typealias Adopt =
      @MainActor @Sendable (UIViewController, any UIViewControllerAnimatedTransitioning) -> Void

    /// Forgets the container's class; what is meant for another controller does nothing.
    init<Controller: UIViewController>(
      make: @escaping @MainActor @Sendable ([UIViewController]) -> Controller,
      select: @escaping @MainActor @Sendable (Controller, Int, Bool) -> Void,
      replace: (@MainActor @Sendable (Controller, Int, UIViewController, Bool) -> Void)?,
      open: (@MainActor @Sendable (Controller, Bool) -> Void)?,
      close: (@MainActor @Sendable (Controller, Bool) -> Void)?,
      adopt: (
        @MainActor @Sendable (Controller, any UIViewControllerAnimatedTransitioning) -> Void
      )?,
      drag: Gesture?
    ) {
      self.make = { children in make(children) }
      self.select = { container, index, animated in
        if let container = container as? Controller { select(container, index, animated) }
      }
      self.replace = replace.map { replace in Self.forget(replace) }
      self.open = open.map { open in Self.forget(open) }
      self.close = close.map { close in Self.forget(close) }
      self.adopt = adopt.map { adopt in Self.forget(adopt) }
      self.drag = drag
    }

    private static func forget<Controller: UIViewController>(
      _ adopt:
        @escaping @MainActor @Sendable (
          Controller, any UIViewControllerAnimatedTransitioning
        ) -> Void
    ) -> Adopt {
      { container, animator in
        if let container = container as? Controller { adopt(container, animator) }
      }
    }

    private static func forget<Controller: UIViewController>(
      _ replace: @escaping @MainActor @Sendable (Controller, Int, UIViewController, Bool) -> Void
    ) -> Replace {
      { container, index, child, animated in
        if let container = container as? Controller { replace(container, index, child, animated) }
      }
    }

    private static func forget<Controller: UIViewController>(
      _ move: @escaping @MainActor @Sendable (Controller, Bool) -> Void
    ) -> Move {
      { container, animated in
        if let container = container as? Controller { move(container, animated) }
      }
    }
  }
}
