/// What a subject is: how it is made and installed on a stage, and what it takes part in.
///
/// A kind conforms to one protocol for each change that it takes part in: `PresentationParticipant`,
/// `NavigationParticipant` and so on. It has no part in any other change. A further kind is one file in
/// `Kinds`, with the function that makes such subjects, and one case of `Subject.Kind`.
package protocol SubjectKind: Sendable {
  /// What reports call the kind.
  var name: Subject.Kind { get }
  /// What a sentence calls a subject of the kind, such as `a segue`.
  var noun: String { get }
  /// The gesture that takes away what is presented, or the top of a navigation, or selects a tab.
  var gesture: Gesture? { get }
}

extension Subject {
  /// What the subject is.
  public var kind: Kind { definition.name }

  /// The gesture that takes away what is presented, or the top of a navigation, or selects a tab.
  public var gesture: Gesture? { triedGesture ?? definition.gesture }

  /// The gesture that opens the first side of a container; none where none does, or it is no container.
  package var openingGesture: Gesture? {
    guard let plan = containerPlan(), plan.opens else { return nil }
    return triedGesture ?? plan.openingGesture
  }

  /// The same subject, of which is said what its finger does, to find out whether it follows one.
  package func trying(_ gesture: Gesture) -> Subject {
    var subject = self
    subject.triedGesture = gesture
    return subject
  }

  /// Whether the subject is UIKit's own transitions, with which all others are compared.
  package var isReference: Bool { kind == .system }

  /// Whether the stage hands out animators for the subject, which a driver of the stage's can then drive.
  package var takesDriver: Bool { parts.animators != nil }

  /// How the subject's own container is made and used, or the reference for it; none where it is neither.
  ///
  /// - Parameter sides: At how many sides the reference shows something beside its main child; a container
  ///   of the subject's own decides that itself.
  package func containerPlan(sides: Int = 0) -> ContainerPlan? {
    parts.containers?.plan(sides: sides, for: self)
  }
}
