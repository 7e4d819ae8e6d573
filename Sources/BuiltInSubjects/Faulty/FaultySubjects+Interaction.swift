import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of fingers and drivers.
  static let interaction: [BuiltInSubject] = []
}
