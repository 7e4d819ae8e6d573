import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of how a transition ends.
  static let completion: [BuiltInSubject] = []
}
