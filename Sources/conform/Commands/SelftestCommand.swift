import ConformCommand
import BuiltInSubjects
import ConformanceReports
import TransitionCertification

extension Command {
  /// Shows that each fault is caught by a rule that was named for it.
  static let selftest = Command(
    name: "selftest",
    abstract: "show that every built-in fault is caught, by the rule named for it",
    options: [.all, .json, .format(of: .selftest), .output, .workers]
  ) { invocation throws(CommandFailure) in
    let request = try FormatRequest(invocation, of: .selftest)
    let subjects = SubjectRegistry.builtIn.all
    let recorders = CaseRecorders(
      for: subjects, try RunSettings(invocation), noting: invocation.lost)
    invocation.lost.areNamedByResult()
    let selftest = Selftest(
      CertifiedSubject.all(
        subjects, references: ReferenceBook(), on: .today,
        recorder: recorders.recorder))
    try Publisher(request, invocation).publish(
      Publication(selftest), text: { selftest.text($0) }, json: { _ in selftest.document.text })
    if selftest.hasFailures { return .findings }
    return selftest.isIncomplete ? .incomplete : .holds
  }
}
