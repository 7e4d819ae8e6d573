public import UIKit

extension Subject {
  /// How a container of the subject's own is made and used.
  public struct ContainerPlan: Sendable {
    /// The places beside its main child; none where it shows nothing beside it.
    public let sides: [Side]
    /// Makes the container with the screens that it shows one at a time, and with what lies at its sides.
    public let make: @MainActor @Sendable ([UIViewController], SideScreens) -> UIViewController
    /// Shows the screen at an index; none where the container has one screen.
    public let select: Select?
    /// Puts another screen at an index.
    public let replace: Replace?
    /// Shows what lies at a side.
    public let open: Move?
    /// Hides what lies at a side.
    public let close: Move?
    /// Puts something else at a side.
    public let replaceSide: ReplaceSide?
    /// Lays a screen upon those that a stack has.
    public let push: Push?
    /// Takes the top of a stack away.
    public let pop: Pop?
    /// Hands the container an animator of the app's.
    public let adopt: Adopt?
    /// The drag that selects, or that takes the top of a stack away.
    public let drag: Gesture?
    /// The gesture that opens the first side.
    public let openingGesture: Gesture?

    /// Whether the container shows something beside its main child.
    package var opens: Bool { !sides.isEmpty && open != nil && close != nil }
    /// Whether the container is a stack.
    package var stacks: Bool { push != nil && pop != nil }

    /// Shows the screen at an index: container, index, animated.
    public typealias Select = @MainActor @Sendable (UIViewController, Int, Bool) -> Void
    /// Puts another screen at an index: container, index, screen, animated.
    public typealias Replace =
      @MainActor @Sendable (UIViewController, Int, UIViewController, Bool) -> Void
    /// Shows or hides what lies at a side: container, side, animated.
    public typealias Move = @MainActor @Sendable (UIViewController, Side, Bool) -> Void
    /// Puts something else at a side: container, side, screen, animated.
    public typealias ReplaceSide =
      @MainActor @Sendable (UIViewController, Side, UIViewController, Bool) -> Void
    /// Lays a screen upon a stack: container, screen, animated.
    public typealias Push = @MainActor @Sendable (UIViewController, UIViewController, Bool) -> Void
    /// Takes the top of a stack away: container, animated.
    public typealias Pop = @MainActor @Sendable (UIViewController, Bool) -> Void
    /// Hands over an animator: container, animator.
    public typealias Adopt =
      @MainActor @Sendable (UIViewController, any UIViewControllerAnimatedTransitioning) -> Void

    /// Forgets the container's class; what is meant for another controller does nothing.
    init<Controller: UIViewController>(
      sides: [Side] = [],
      make: @escaping @MainActor @Sendable ([UIViewController], SideScreens) -> Controller,
      select: (@MainActor @Sendable (Controller, Int, Bool) -> Void)? = nil,
      replace: (@MainActor @Sendable (Controller, Int, UIViewController, Bool) -> Void)? = nil,
      open: (@MainActor @Sendable (Controller, Side, Bool) -> Void)? = nil,
      close: (@MainActor @Sendable (Controller, Side, Bool) -> Void)? = nil,
      replaceSide: (@MainActor @Sendable (Controller, Side, UIViewController, Bool) -> Void)? = nil,
      push: (@MainActor @Sendable (Controller, UIViewController, Bool) -> Void)? = nil,
      pop: (@MainActor @Sendable (Controller, Bool) -> Void)? = nil,
      adopt: (
        @MainActor @Sendable (Controller, any UIViewControllerAnimatedTransitioning) -> Void
      )? = nil,
      drag: Gesture? = nil, openingGesture: Gesture? = nil
    ) {
      self.sides = sides
      self.make = { screens, sides in make(screens, sides) }
      self.select = select.map { Self.forget($0) }
      self.replace = replace.map { Self.forget($0) }
      self.open = open.map { Self.forget($0) }
      self.close = close.map { Self.forget($0) }
      self.replaceSide = replaceSide.map { Self.forget($0) }
      self.push = push.map { Self.forget($0) }
      self.pop = pop.map { Self.forget($0) }
      self.adopt = adopt.map { Self.forget($0) }
      self.drag = drag
      self.openingGesture = openingGesture
    }

    private static func forget<Controller: UIViewController, each Argument>(
      _ act: @escaping @MainActor @Sendable (Controller, repeat each Argument) -> Void
    ) -> @MainActor @Sendable (UIViewController, repeat each Argument) -> Void {
      { (container: UIViewController, arguments: repeat each Argument) in
        if let container = container as? Controller { act(container, repeat each arguments) }
      }
    }
  }
}
