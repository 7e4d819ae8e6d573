import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of frames and layers.
  static let geometry: [BuiltInSubject] = []
}
