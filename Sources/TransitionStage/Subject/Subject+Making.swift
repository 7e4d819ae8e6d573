public import UIKit

extension Subject {
  /// UIKit's own transitions: the reference for all others.
  public static let system = Subject("system", contract: SubjectContract(), plan: .system)

  /// The reference for containers that keep children whose views are out.
  package static let systemKeepingChildren = Subject(
    "system", contract: SubjectContract(keepsChildren: true), plan: .system)

  /// An animator, which the stage hands out for modal, navigation and tab changes alike.
  ///
  /// - Parameters:
  ///   - id: the subject's id, such as `FadeKit.Fade`.
  ///   - contract: where the subject differs from UIKit's behaviour.
  ///   - make: makes a fresh animator.
  public static func animator(
    _ id: String, contract: SubjectContract = SubjectContract(),
    _ make: @escaping Make<any UIViewControllerAnimatedTransitioning>
  ) -> Subject {
    Subject(id, contract: contract, plan: .animator(make))
  }

  /// A transitioning delegate, which the stage assigns to what it presents, and keeps.
  ///
  /// - Parameter dismissedBy: the gesture that ends the presentation.
  public static func delegate(
    _ id: String, dismissedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(),
    _ make: @escaping Make<any UIViewControllerTransitioningDelegate>
  ) -> Subject {
    Subject(id, contract: contract, plan: .delegate(make, dismissedBy: gesture))
  }

  /// A navigation delegate, which the stage assigns to the navigation controller, and keeps.
  ///
  /// - Parameter poppedBy: the gesture that takes the top off.
  public static func navigation(
    _ id: String, poppedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(),
    _ make: @escaping Make<any UINavigationControllerDelegate>
  ) -> Subject {
    Subject(id, contract: contract, plan: .navigation(make, poppedBy: gesture))
  }

  /// A tab bar controller's delegate, which the stage assigns, and keeps.
  ///
  /// - Parameter selectedBy: the gesture that selects the next tab.
  public static func tabs(
    _ id: String, selectedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(),
    _ make: @escaping Make<any UITabBarControllerDelegate>
  ) -> Subject {
    Subject(id, contract: contract, plan: .tabs(make, selectedBy: gesture))
  }

  /// A segue, which the stage makes and performs as a storyboard does.
  ///
  /// - Parameters:
  ///   - route: how it shows its destination.
  ///   - unwind: makes the segue that leads back; without one, the way back is the system's.
  ///   - prepare: what the source does when it prepares for the segue.
  ///   - unwindAction: what the destination does in its unwind action, before the way back.
  ///   - gesture: the gesture that leads back.
  ///   - make: makes a segue of an identifier, a source and a destination.
  public static func segue(
    _ id: String, route: SegueRoute = .present, unwind: MakeSegue? = nil,
    prepare: PrepareSegue? = nil, unwindAction: PrepareSegue? = nil,
    dismissedBy gesture: Gesture? = nil, contract: SubjectContract = SubjectContract(),
    _ make: @escaping MakeSegue
  ) -> Subject {
    let plan = SeguePlan(
      route: route, make: make, unwind: unwind, prepare: prepare, unwindAction: unwindAction,
      gesture: gesture)
    return Subject(id, contract: contract, plan: .segue(plan))
  }

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
    return Subject(id, contract: contract, plan: .container(plan))
  }

  /// Something that is installed on a controller and then looks after itself; the stage keeps nothing.
  ///
  /// - Parameters:
  ///   - places: what the installation changes.
  ///   - gesture: the gesture that ends the presentation, takes the top off, or selects the next tab.
  ///   - install: installs it on a controller that is to be shown.
  public static func installed(
    _ id: String, on places: Set<Place>, dismissedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(),
    _ install: @escaping Preparation
  ) -> Subject {
    Subject(
      id, contract: contract, plan: .installed(places, dismissedBy: gesture, install: install))
  }
}
