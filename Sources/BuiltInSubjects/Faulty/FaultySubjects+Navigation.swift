import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of stacks, tabs and ways back.
  static let navigation: [BuiltInSubject] = []
}
