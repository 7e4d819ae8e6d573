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
    /// Why the cases were played in the process of the tests; none where they were not, or somebody asked for it.
    package var fallback: Fallback?
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
      let fallback = isSwitchedOff ? nil : Fallback.noTest
      let report = certifyHere(fallback)
      return Outcome(report: report, issues: report.issues, misuses: misuses, fallback: fallback)
    }
    let name = CallNames.ofThisProcess.name(of: call, for: subject.id)
    if let order = CallOrder.ofThisProcess {
      guard order.call != name else { CallShift(order, subject).run() }
      return Outcome(report: standIn(order.verdicts[name]), issues: [], misuses: [])
    }
    var fallback: Fallback?
    let report: Report
    if isSwitchedOff {
      report = certifyHere(nil)
    } else {
      do throws(Fallback) {
        report = certify(try recorder(call, name, limits))
      } catch {
        fallback = error
        report = certifyHere(error)
      }
    }
    Self.verdicts[call.test, default: [:]][name] = report.verdict.rawValue
    return Outcome(report: report, issues: report.issues, misuses: misuses, fallback: fallback)
  }

  /// Whether somebody asked for all to be played in the process of the tests.
  private var isSwitchedOff: Bool { !(environment[Self.variable] ?? "").isEmpty }

  private func recorder(
    _ call: TestCall, _ name: String, _ limits: CaseLimits
  ) throws(Fallback) -> CaseRecorder {
    guard TestExecutable.path != nil else { throw .noTests }
    var run = CallRun(
      of: subject, call, named: name, limits, verdicts: Self.verdicts[call.test] ?? [:])
    return try run.run()
  }

  /// Plays the cases in the process of the tests, and says why where nobody asked for it.
  private func certifyHere(_ fallback: Fallback?) -> Report {
    fallback?.tell(of: subject.id)
    return certify(CaseGuard.watching(Recording.inProcess))
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
