public import UIKit

extension Subject {
  /// A container of the subject's own, which shows one child at a time.
  ///
  /// ```swift
  /// let subject = Subject.container(
  ///   "PagerKit.Pager", make: { screens in Pager(screens) },
  ///   select: { pager, index, animated in pager.show(index, animated: animated) },
  ///   replace: { pager, index, screen, animated in
  ///     pager.replace(index, by: screen, animated: animated)
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the subject; its cases, goldens and waivers are named after it.
  ///   - contract: where it departs from UIKit's own behaviour on purpose.
  ///   - make: makes the container with its children: three, or one where it selects none.
  ///   - select: shows the child at an index; none where the container has one child.
  ///   - replace: puts another child at an index.
  ///   - adopt: hands the container an animator of the app's, to run between its children.
  ///   - drag: the drag that selects the next child.
  public static func container<Controller: UIViewController>(
    _ id: String, contract: SubjectContract = SubjectContract(),
    make: @escaping @MainActor @Sendable (_ screens: [UIViewController]) -> Controller,
    select: (@MainActor @Sendable (Controller, Int, Bool) -> Void)? = nil,
    replace: (@MainActor @Sendable (Controller, Int, UIViewController, Bool) -> Void)? = nil,
    adopt: (@MainActor @Sendable (Controller, any UIViewControllerAnimatedTransitioning) -> Void)? =
      nil,
    drag: Gesture? = nil
  ) -> Subject {
    let plan = ContainerPlan(
      make: { screens, _ in make(screens) }, select: select, replace: replace, adopt: adopt,
      drag: drag)
    return Subject(id, contract: contract, definition: ContainerSubject(plan: plan))
  }

  /// A container of the subject's own, which shows something at its sides while it is open there, such as a
  /// drawer.
  ///
  /// What lies at a side is a child while it can be seen, or for life, as the contract's `keepsSides` says.
  ///
  /// ```swift
  /// let subject = Subject.container(
  ///   "MenuKit.SlideMenu", sides: [.left, .right], contract: SubjectContract(keepsSides: true),
  ///   make: { screens, sides in
  ///     SlideMenu(main: screens[0], left: sides[.left], right: sides[.right])
  ///   },
  ///   replace: { menu, _, screen, animated in menu.changeMain(to: screen, animated: animated) },
  ///   open: { menu, side, animated in
  ///     if side == .left { menu.openLeft(animated: animated) }
  ///     if side == .right { menu.openRight(animated: animated) }
  ///   },
  ///   close: { menu, _, animated in menu.closeMenu(animated: animated) },
  ///   replaceSide: { menu, side, screen, animated in
  ///     menu.replaceSide(at: side == .left ? 0 : 1, by: screen, animated: animated)
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the subject; its cases, goldens and waivers are named after it.
  ///   - sides: the places beside the main child; the first is the one that most scenarios open.
  ///   - contract: where it departs from UIKit's own behaviour on purpose.
  ///   - make: makes the container with its main children, three, or one where it selects none; and with
  ///     what lies at its sides.
  ///   - select: shows the main child at an index; none where the container has one.
  ///   - replace: puts another main child at an index.
  ///   - open: shows what lies at a side.
  ///   - close: hides it again.
  ///   - replaceSide: puts something else at a side.
  ///   - adopt: hands the container an animator of the app's, to run between its main children.
  ///   - drag: the drag that selects the next main child.
  ///   - gesture: the gesture over the container that opens the first side; its opposite closes it.
  public static func container<Controller: UIViewController>(
    _ id: String, sides: [Side], contract: SubjectContract = SubjectContract(),
    make:
      @escaping @MainActor @Sendable (_ screens: [UIViewController], _ sides: SideScreens) ->
      Controller,
    select: (@MainActor @Sendable (Controller, Int, Bool) -> Void)? = nil,
    replace: (@MainActor @Sendable (Controller, Int, UIViewController, Bool) -> Void)? = nil,
    open: @escaping @MainActor @Sendable (Controller, Side, Bool) -> Void,
    close: @escaping @MainActor @Sendable (Controller, Side, Bool) -> Void,
    replaceSide: (@MainActor @Sendable (Controller, Side, UIViewController, Bool) -> Void)? = nil,
    adopt: (@MainActor @Sendable (Controller, any UIViewControllerAnimatedTransitioning) -> Void)? =
      nil,
    drag: Gesture? = nil, openedBy gesture: Gesture? = nil
  ) -> Subject {
    let plan = ContainerPlan(
      sides: sides, make: make, select: select, replace: replace, open: open, close: close,
      replaceSide: replaceSide, adopt: adopt, drag: drag, openingGesture: gesture)
    return Subject(id, contract: contract, definition: ContainerSubject(plan: plan))
  }

  /// A container of the subject's own that is a stack: it shows what was pushed last, until that is popped.
  ///
  /// What is popped is its child no more. What lies below stays one where the contract says `keepsChildren`, as in
  /// UIKit's own stack, and is one again when it is shown where it does not.
  ///
  /// ```swift
  /// let subject = Subject.container(
  ///   "CardKit.CardStack", contract: SubjectContract(keepsChildren: true),
  ///   make: { root in CardStack(root: root) },
  ///   push: { stack, screen, animated in stack.push(screen, animated: animated) },
  ///   pop: { stack, animated in stack.pop(animated: animated) }, drag: .edge(.left))
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the subject; its cases, goldens and waivers are named after it.
  ///   - contract: where it departs from UIKit's own behaviour on purpose.
  ///   - make: makes the container with the screen at the bottom.
  ///   - push: lays a screen upon those that it has.
  ///   - pop: takes the top away.
  ///   - drag: the drag that takes the top away.
  public static func container<Controller: UIViewController>(
    _ id: String, contract: SubjectContract = SubjectContract(),
    make: @escaping @MainActor @Sendable (_ root: UIViewController) -> Controller,
    push: @escaping @MainActor @Sendable (Controller, UIViewController, Bool) -> Void,
    pop: @escaping @MainActor @Sendable (Controller, Bool) -> Void, drag: Gesture? = nil
  ) -> Subject {
    let plan = ContainerPlan(
      make: { screens, _ in make(screens[0]) }, push: push, pop: pop, drag: drag)
    return Subject(id, contract: contract, definition: ContainerSubject(plan: plan))
  }
}

/// A container of the subject's own, which `StagedContainer` makes and moves.
private struct ContainerSubject: ContainerParticipant {
  let plan: Subject.ContainerPlan
  let name = Subject.Kind.container
  let noun = "a container"

  var gesture: Gesture? { plan.drag }

  func plan(sides: Int, for subject: Subject) -> Subject.ContainerPlan { plan }
}
