import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of who decides the status bar.
  static let statusBar: [BuiltInSubject] = [
    BuiltInSubject(
      .delegate(
        "faulty/status-bar-not-captured",
        contract: SubjectContract(presenter: .emulated, coversStatusBar: true)
      ) { StatusBarNotCaptured() }
      .presented(as: [.custom]),
      "covers the status bar and never asks to decide it",
      fault: "F045", expects: ["status-bar-owner-after-present"])
  ]
}
