import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of parents and children.
  static let containment: [BuiltInSubject] = []
}
