public import UIKit

extension Subject {
  /// A container of the subject's own.
  ///
  /// - Parameters:
  ///   - make: makes the container with its children; where it opens, the last is what lies beside.
  ///   - select: shows the child at an index.
  ///   - replace: puts another child at an index; where it opens, the last is what lies beside.
  ///   - open: shows what lies beside the main child.
  ///   - close: hides it again.
  ///   - adopt: hands the container an animator of the app's, to run between its children.
  ///   - drag: the drag that selects or opens.
  public static func container<Controller: UIViewController>(
    _ id: String, contract: SubjectContract = SubjectContract(),
    make: @escaping @MainActor @Sendable ([UIViewController]) -> Controller,
    select: @escaping @MainActor @Sendable (Controller, Int, Bool) -> Void,
    replace: (@MainActor @Sendable (Controller, Int, UIViewController, Bool) -> Void)? = nil,
    open: (@MainActor @Sendable (Controller, Bool) -> Void)? = nil,
    close: (@MainActor @Sendable (Controller, Bool) -> Void)? = nil,
    adopt: (@MainActor @Sendable (Controller, any UIViewControllerAnimatedTransitioning) -> Void)? =
      nil,
    drag: Gesture? = nil
  ) -> Subject {
    let plan = ContainerPlan(
      make: make, select: select, replace: replace, open: open, close: close, adopt: adopt,
      drag: drag)
    return Subject(id, contract: contract, definition: ContainerSubject(plan: plan))
  }
}

/// A container of the subject's own, which `StagedContainer` makes and moves.
private struct ContainerSubject: ContainerParticipant {
  let plan: Subject.ContainerPlan
  let name = Subject.Kind.container
  let noun = "a container"

  var gesture: Gesture? { plan.drag }

  func plan(hasSide: Bool, for subject: Subject) -> Subject.ContainerPlan { plan }
}
