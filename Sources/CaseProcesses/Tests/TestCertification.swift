import Foundation
package import TransitionCertification

/// Certifies a subject in a test, so that the worst subject ends nothing but its case.
///
/// The cases are played in another process of the same tests, which runs the same test up to the same call. What
/// ends or detains that process is told of the case that it was at, and the others are played in the next.
@MainActor package struct TestCertification {
  private let subject: Subject
  private let waivers: [Waiver]
  private let call: TestCall?
  private let environment: [String: String]

  /// The variable that has cases played in the process of the tests itself, where a debugger sees them.
  package static let variable = "CONFORM_IN_PROCESS"

  /// What came of a certification.
  package struct Outcome {
    /// The report.
    package let report: Report
    /// What the test fails for.
    package let issues: [ReportIssue]
    /// What is wrong with how the tests were called, a line each.
    package let misuses: [String]
  }

  /// What the calls of this process came to, by their tests and their names.
  private static var verdicts: [String: [String: String]] = [:]

  /// - Parameters:
  ///   - subject: Whom to certify.
  ///   - waivers: What is borne with.
  ///   - call: Where in which test that is asked for; none where nobody knows.
  ///   - environment: The variables of the process.
  package init(
    of subject: Subject, waivers: [Waiver], call: TestCall?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.subject = subject
    self.waivers = waivers
    self.call = call
    self.environment = environment
  }

  /// Certifies.
  package func run() -> Outcome {
    var misuses: [String] = []
    var limits = CaseLimits()
    do throws(RunVariable.Misfit) {
      limits = try CaseLimits(environment)
    } catch {
      misuses.append(error.description)
    }
    guard let call else {
      let report = certify(CaseGuard.watching(Recording.inProcess))
      return Outcome(report: report, issues: report.issues, misuses: misuses)
    }
    let name = CallNames.ofThisProcess.name(of: call, for: subject.id)
    if let order = CallOrder.ofThisProcess {
      guard order.call != name else { CallShift(order, subject).run() }
      return Outcome(report: standIn(order.verdicts[name]), issues: [], misuses: [])
    }
    let report = certify(
      recorder(call, name, limits) ?? CaseGuard.watching(Recording.inProcess))
    Self.verdicts[call.test, default: [:]][name] = report.verdict.rawValue
    return Outcome(report: report, issues: report.issues, misuses: misuses)
  }

  private func recorder(_ call: TestCall, _ name: String, _ limits: CaseLimits) -> CaseRecorder? {
    let isSwitchedOff = !(environment[Self.variable] ?? "").isEmpty
    guard !isSwitchedOff, TestExecutable.path != nil else { return nil }
    var run = CallRun(
      of: subject, call, named: name, limits, verdicts: Self.verdicts[call.test] ?? [:])
    return run.run()
  }

  private func certify(_ record: @escaping CaseRecorder) -> Report {
    Certification(
      of: subject, waivers: waivers, references: Certification.references(.iOS18), record: record
    ).run()
  }

  /// What a call says that another one is waited for: the verdict that it came to before.
  private func standIn(_ verdict: String?) -> Report {
    .known(verdict.flatMap(Verdict.init) ?? .certified, of: subject)
  }
}
