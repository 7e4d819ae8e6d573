public import UIKit

extension Subject {
  /// A segue, which the stage makes and performs as a storyboard does.
  ///
  /// A library that presents by a verb of its own is entered by a segue as well: the segue's `perform` calls
  /// the verb, and what the verb then does is the subject's.
  ///
  /// ```swift
  /// final class CardSegue: UIStoryboardSegue {
  ///   override func perform() { source.presentCard(destination) }
  /// }
  ///
  /// let subject = Subject.segue("CardKit.Segue") { identifier, source, destination in
  ///   CardSegue(identifier: identifier, source: source, destination: destination)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the subject; its cases, goldens and waivers are named after it.
  ///   - route: how it shows its destination: it presents it (`.present`), pushes it (`.push`), or does so
  ///     without an animation of the system's (`.presentUnanimated`, `.pushUnanimated`), as one does that
  ///     shows it at once and lets a picture move.
  ///   - isOfSystemsKind: whether a storyboard uses it for the system's kind that presents, or pushes, so that
  ///     this is what `super.perform()` does; for the kind "custom" that is nothing.
  ///   - unwind: makes the segue that leads back; without one, the way back is the system's.
  ///   - prepare: what the source does when it prepares for the segue.
  ///   - unwindAction: what the destination does in its unwind action, before the way back.
  ///   - gesture: the gesture that leads back.
  ///   - contract: where it departs from UIKit's own behaviour on purpose.
  ///   - make: makes a segue of an identifier, a source and a destination.
  public static func segue(
    _ id: String, route: SegueRoute = .present, isOfSystemsKind: Bool = false,
    unwind: MakeSegue? = nil, prepare: SegueHandler? = nil, unwindAction: SegueHandler? = nil,
    dismissedBy gesture: Gesture? = nil, contract: SubjectContract = SubjectContract(),
    _ make: @escaping MakeSegue
  ) -> Subject {
    let plan = SeguePlan(
      route: route, isOfSystemsKind: isOfSystemsKind, make: make, unwind: unwind,
      prepare: prepare, unwindAction: unwindAction, gesture: gesture)
    return Subject(id, contract: contract, definition: SegueSubject(plan: plan))
  }

  /// The subject, with a gesture of its own that performs its segue; only a segue can have one.
  ///
  /// ```swift
  /// let subject = Subject.segue("PullKit.Segue") { identifier, source, destination in
  ///   PullSegue(identifier: identifier, source: source, destination: destination)
  /// }
  /// .performed(by: .drag(.up)) { source, perform in PullSegue.watch(source, perform: perform) }
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: what the finger does over the source.
  ///   - watch: watches the source. It is called once for each source, before a segue is made;
  ///     `perform` makes the segue, lets the source prepare it, and performs it.
  public func performed(by gesture: Gesture, _ watch: @escaping Entrance.WatchSource) -> Subject {
    precondition(definition is SegueSubject, "performed(by:) needs a segue, '\(id)' is none")
    return entered(by: gesture) { installer, source, perform in
      installer.watchOnce(source) { watch(source, perform) }
      return true
    }
  }
}

extension Subject.Entrance {
  /// Watches a segue's source, and calls `perform` when the gesture begins.
  public typealias WatchSource =
    @MainActor @Sendable (
      _ source: UIViewController, _ perform: @escaping @MainActor () -> Void
    ) -> Void
}

/// A segue, which takes one of the ways to show its destination.
private struct SegueSubject: SegueParticipant {
  let plan: Subject.SeguePlan
  let name = Subject.Kind.segue
  let noun = "a segue"

  var segues: Subject.SeguePlan? { plan }
  var gesture: Gesture? { plan.gesture }

  func obstacle(
    toPerforming route: Subject.SegueRoute, presentingAs style: ModalStyle?,
    madeFor styles: Set<UIModalPresentationStyle>
  ) -> String? {
    guard plan.route == route else { return "its segue goes another way" }
    guard let style else { return nil }
    return styles.contains(style.uiKitStyle) ? nil : "it is not made for this style"
  }
}
