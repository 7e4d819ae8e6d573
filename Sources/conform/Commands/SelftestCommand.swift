import ConformCommand
import BuiltInSubjects
import ConformanceReports
import TransitionCertification

extension Command {
  /// Shows that each fault is caught by a rule that was named for it.
  static let selftest = Command(
    name: "selftest",
    abstract: "show that every built-in fault is caught, by the rule named for it",
    options: [.all, .json]
  ) { invocation throws(CommandFailure) in
    let subjects = SubjectRegistry.builtIn.all
    let recorders = CaseRecorders(
      for: subjects, try RunSettings(invocation.environment))
    let selftest = Selftest(
      CertifiedSubject.all(
        subjects, references: ReferenceBook(), on: .today,
        recorder: recorders.recorder))
    if invocation.has(.json) {
      invocation.console.writePlain(selftest.document.text)
    } else {
      invocation.console.write(
        selftest.text(invocation.console.style(isWhole: invocation.has(.all))))
    }
    if selftest.hasFailures { return .findings }
    return selftest.isIncomplete ? .incomplete : .holds
  }
}
