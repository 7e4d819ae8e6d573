import ConformCommand
import BuiltInSubjects
import ConformanceReports
import TransitionCertification

extension Command {
  /// Shows that each fault is caught by a rule that was named for it.
  static let selftest = Command(
    name: "selftest",
    abstract: "show that every built-in fault is caught, by the rule named for it",
    options: [.json]
  ) { invocation throws(CommandFailure) in
    let selftest = Selftest(
      CertifiedSubject.all(
        SubjectRegistry.builtIn.all, references: ReferenceBook(), on: .today,
        recordFaulty: WorkerPool().record))
    if invocation.has(.json) {
      invocation.console.writePlain(selftest.document.text)
    } else {
      invocation.console.write(selftest.text)
    }
    if selftest.hasFailures { return .findings }
    return selftest.isIncomplete ? .incomplete : .holds
  }
}
