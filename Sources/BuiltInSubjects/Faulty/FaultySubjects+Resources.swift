import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of what lives too long, or not long enough.
  static let resources: [BuiltInSubject] = [
    BuiltInSubject(
      .installed("faulty/delegate-nobody-keeps", on: [.present]) {
        DelegateNobodyKeeps.install(on: $0)
      },
      "gives a controller a transitioning delegate that nobody keeps",
      fault: "F089", expects: ["resources-delegate-alive", "navigation-symmetric-animator"])
  ]
}
