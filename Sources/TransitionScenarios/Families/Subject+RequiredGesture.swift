import TransitionStage

extension Subject {
  /// The gesture of its own by which a scenario pulls, which lets nobody take part who has none.
  ///
  /// Without this a script whose scenario forgets to ask for a gesture would do nothing, and pass.
  var requiredGesture: Gesture { .required(gesture, of: self) }

  /// The gesture by which a scenario pops; the system's navigation has one of its own.
  var requiredPopGesture: Gesture { .required(popGesture, of: self) }

  /// The gesture by which a scenario opens the side of a container.
  var requiredOpeningGesture: Gesture { .required(openingGesture, of: self) }

  /// The gesture that pops; none where there is none.
  var popGesture: Gesture? { parts.navigations.flatMap { triedGesture ?? $0.popGesture } }
}

extension Gesture {
  fileprivate static func required(_ gesture: Gesture?, of subject: Subject) -> Gesture {
    guard let gesture else {
      preconditionFailure(
        "the scenario pulls by a gesture, '\(subject.id)' has none: declare the pull .byGesture")
    }
    return gesture
  }
}
