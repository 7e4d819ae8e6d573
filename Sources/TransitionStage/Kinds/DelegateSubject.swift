public import UIKit

extension Subject {
  /// A transitioning delegate, which the stage assigns to what it presents, and keeps.
  ///
  /// One that is a controller is shown as the presenter, by the function of the same name that takes such
  /// a one; whoever hides its class from the compiler has it kept like any other object.
  ///
  /// ```swift
  /// let subject = Subject.delegate("CardKit.Card", dismissedBy: .drag(.down)) { CardDelegate() }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the subject; its cases, goldens and waivers are named after it.
  ///   - gesture: the gesture that ends the presentation.
  ///   - contract: where it departs from UIKit's own behaviour on purpose.
  ///   - make: makes a delegate for each presentation.
  @_disfavoredOverload
  public static func delegate(
    _ id: String, dismissedBy gesture: Gesture? = nil,
    contract: SubjectContract = SubjectContract(),
    _ make: @escaping Make<any UIViewControllerTransitioningDelegate>
  ) -> Subject {
    Subject(id, contract: contract, definition: DelegateSubject(make: make, gesture: gesture))
  }

  /// The subject, with a gesture of its own that presents; only a transitioning delegate can have one.
  ///
  /// ```swift
  /// let subject = Subject.delegate("CardKit.Card", dismissedBy: .drag(.down)) { CardDelegate() }
  ///   .presented(by: .drag(.up)) { delegate, presenter, present in
  ///     (delegate as? CardDelegate)?.watch(presenter, present: present)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: what the finger does over the presenter.
  ///   - watch: lets the delegate watch the presenter. It is called once for each presenter, before
  ///     anything is presented; `present` presents the screen to which that delegate belongs.
  public func presented(by gesture: Gesture, _ watch: @escaping Entrance.Watch) -> Subject {
    guard let delegates = definition as? DelegateSubject else {
      preconditionFailure("presented(by:) needs a transitioning delegate, '\(id)' is none")
    }
    return entered(by: gesture) { installer, presenter, present in
      let delegate = installer.keepAhead(delegates.make)
      installer.watchOnce(delegate, presenter) { watch(delegate, presenter, present) }
      return true
    }
  }
}

extension Subject.Entrance {
  /// Lets a delegate watch a presenter, and call `present` when its gesture begins.
  public typealias Watch =
    @MainActor @Sendable (
      _ delegate: any UIViewControllerTransitioningDelegate, _ presenter: UIViewController,
      _ present: @escaping @MainActor () -> Void
    ) -> Void
}

/// A transitioning delegate, which brings its animators and its presentation controller.
private struct DelegateSubject: PresentationParticipant {
  let make: Subject.Make<any UIViewControllerTransitioningDelegate>
  let gesture: Gesture?
  let name = Subject.Kind.delegate
  let noun = "a transitioning delegate"

  func obstacle(
    toPresentingAs style: ModalStyle, madeFor styles: Set<UIModalPresentationStyle>
  ) -> String? { style.obstacle(toOwnPresentationMadeFor: styles) }

  func install(
    on presented: UIViewController, as style: ModalStyle, by installer: SubjectInstaller
  ) {
    let delegate = installer.keepNext(make)
    presented.transitioningDelegate = delegate
    installer.listen(to: delegate, about: presented)
  }
}
