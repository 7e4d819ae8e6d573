import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of what assistive technology reaches.
  static let accessibility: [BuiltInSubject] = []
}
