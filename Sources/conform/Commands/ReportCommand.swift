import BuiltInSubjects
import ConformanceReports
import TransitionCertification

extension Command {
  /// Prints the conformance document.
  static let report = Command(
    name: "report",
    abstract: "print CONFORMANCE.md: rules, scenarios, coverage and evidence",
    discussion: ["It runs everything, good and faulty, to say what each scenario covers."]
  ) { invocation throws(CommandFailure) in
    let document = ConformanceDocument(
      reports: CertifiedSubject.all(
        SubjectRegistry.all, references: ReferenceBook(), on: .today,
        recordFaulty: WorkerPool().record))
    invocation.console.writePlain(document.text)
    return .holds
  }
}
